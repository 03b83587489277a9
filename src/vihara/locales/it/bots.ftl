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
bot-level2-character = Sa che cosa è bene, e una volta su quattro se lo dimentica.
bot-level3-name = Novizio
bot-level3-character = Prende sempre ciò che sembra meglio al momento.
bot-level4-name = Abate
bot-level4-character = Pensa qualche mossa avanti, e in fretta.
bot-level5-name = Saggio
bot-level5-character = Immagina migliaia di mondi prima di toccare un pezzo.

## Perché una mossa è suggerita
bot-hint-ahead = { $move } vince { $wins } partite simili su 100 e finisce con { $points } punti di vantaggio
bot-hint-behind = { $move } vince { $wins } partite simili su 100 e finisce con { $points } punti di svantaggio
bot-hint-only = { $promise }; non c’è altro da fare.
bot-hint-more = { $promise }: { $more } più di { $rival }, { $looks }.
bot-hint-even = { $promise }: altrettante, con { $gain } punti più di { $rival }, { $looks }.
bot-hint-hardly = { $promise }: appena più di { $rival }, { $looks }.
bot-hint-next = la mossa migliore dopo questa
bot-hint-sight = la mossa migliore a prima vista
bot-hint-fewer = { $promise }: { $fewer } meno di { $rival }, { $looks }.
bot-hint-close = { $promise }: più o meno quante { $rival }, { $looks }.
bot-hint-best = la mossa migliore
bot-hint-looks = { $move } sembra la mossa migliore a prima vista.
bot-hint-none = questa partita si gioca senza suggerimenti
bot-hint-row = { $points } punti
bot-hint-worlds = Tocca a { $name }, esplorati { $worlds } mondi
