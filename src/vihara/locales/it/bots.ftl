# Avversari e suggerimenti.

bot-random-name = Caso
bot-random-character = Gioca quello che capita.
bot-greedy-name = Avido
bot-greedy-character = Prende sempre ciò che sembra meglio al momento.
bot-search-name = Ricerca
bot-search-character = Guarda in tanti mondi quanti gliene chiedi.
bot-level1-name = Principiante
bot-level1-character = Conosce le regole da un minuto; a volte ha fortuna.
bot-level2-name = Allievo
bot-level2-character = Sa che cosa è bene, e spesso si accontenta di poco meno.
bot-level3-name = Novizio
bot-level3-character = Prende sempre ciò che sembra meglio al momento.
bot-level4-name = Abate
bot-level4-character = Pensa qualche mossa avanti, e in fretta.
bot-level5-name = Saggio
bot-level5-character = Immagina migliaia di mondi prima di toccare un pezzo.

## Perché una mossa è suggerita
bot-hint-only = Non c’è altro da fare.
bot-hint-rest = Nessun’altra mossa sembra migliore.
bot-hint-more = Su 100 partite ne vince { $more } in più { $looks }.
bot-hint-even = Vince altrettanto, con { $gain } punti in più { $looks }.
bot-hint-hardly = Appena meglio { $looks }.
bot-hint-sure = La più provata, quindi la più sicura.
bot-hint-next = della seconda scelta
bot-hint-sight = della mossa migliore a prima vista
bot-hint-fewer = Su 100 partite ne vince { $fewer } in meno della mossa migliore.
bot-hint-close = Buona quasi quanto la migliore.
bot-hint-unsure = Sembra buona, ma è stata provata meno spesso.
bot-hint-looks = A prima vista sembra la mossa migliore.
bot-hint-none = questa partita si gioca senza suggerimenti
bot-hint-row = { $points } punti
bot-hint-worlds = Tocca a { $name }, esplorati { $worlds } mondi
