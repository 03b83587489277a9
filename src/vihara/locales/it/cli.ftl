# Il gioco nel terminale: `vihara play`, `vihara replay`.

cli-you = Umano
cli-you-number = Umano { $number }
cli-ready = preparo le regole; solo la prima volta ci vuole un po’
cli-dice = dadi: l’impronta della chiave è { $hash }
cli-cover = { $name }, premi Invio quando nessun altro guarda:
cli-prompt = { $name } («help» per aiuto):
cli-confirm = Invio per proseguire, «undo» per ritirarla:
cli-allowed = questa mossa è permessa
cli-saved = salvato in { $file }
cli-verify = «vihara verify FILE» dimostra i dadi di una partita salvata
cli-more = … e altre { $number }: «moves PAROLA» elenca quelle che cominciano con PAROLA
cli-won = { $number ->
    [0] Non ha vinto nessuno
    [one] Vince { $winners }
   *[other] Vincono { $winners }
 }: { $reason }
cli-score = { $name }: { $score }
cli-not-over = partita non finita: segue { $next }
cli-seat = --seat: trovato { $found }, atteso da 1 a { $seats }, oppure 0 per chi guarda
cli-number = trovato { $found }, atteso un numero da 1 a { $most }
cli-save-what = save: nessun nome di file trovato, atteso «save FILE»
cli-help = Scrivi una mossa o il suo numero. Inoltre:
cli-help-moves = elenca le mosse permesse (che cominciano con WORD)
cli-help-why = perché una mossa non è permessa, o che cosa porta
cli-help-undo = ritira il tuo ultimo passo, finché è possibile
cli-help-log = che cosa è successo finora, nella notazione, come l’hai visto
cli-help-board = mostra di nuovo la posizione
cli-help-save = scrivi il file della partita
cli-help-resign = abbandona la partita
cli-help-quit = esci (con --save la partita viene scritta e si riprende con --load)
