# Tajuto: nomi, opzioni, rifiuti, cronaca, finali.

tajuto-name = Tajuto
tajuto-tagline = Costruisci otto pagode, e trova l’illuminazione prima che la quarta sia finita.
tajuto-description = Da due a quattro monaci costruiscono otto pagode, piano per piano, da un sacchetto in cui si cerca al tatto la misura giusta. Costruire e fare offerte porta punti meditazione; con essi si comprano saggezza, mercati, santuari e altre azioni. Quando la quarta pagoda è finita, vince chi ha più punti illuminazione.

## Materiale e luoghi
tajuto-color-red = rossa
tajuto-color-orange = arancione
tajuto-color-yellow = gialla
tajuto-color-green = verde
tajuto-color-blue = blu
tajuto-color-violet = viola
tajuto-color-black = nera
tajuto-color-white = bianca
tajuto-bought-wisdom = saggezza { $number }
tajuto-bought-market = mercato
tajuto-bought-shrine = santuario
tajuto-bought-inauguration = inaugurazione
tajuto-use-draw = pescare
tajuto-use-offer = fare un’offerta
tajuto-use-buy = comprare
tajuto-goal-wisdom5 = saggezza da 5 PI
tajuto-goal-wisdom10 = saggezza da 10 PI
tajuto-goal-offerings4 = quattro offerte
tajuto-goal-offerings8 = tutte e otto le offerte
tajuto-goal-30mp = 30 PM
tajuto-goal-first = prima pagoda
tajuto-goal-fourth = quarta pagoda
tajuto-goal-most = più PM

## Opzioni
tajuto-option-first = Chi comincia
tajuto-option-first-help = Il posto che comincia
tajuto-option-first-1 = Posto 1
tajuto-option-first-2 = Posto 2
tajuto-option-first-3 = Posto 3
tajuto-option-first-4 = Posto 4
tajuto-option-first-random = a caso
tajuto-option-touch = Tatto
tajuto-option-touch-help = Con quanta precisione si cerca una misura nel sacchetto
tajuto-option-touch-sure = sicuro
tajuto-option-touch-fumbling = incerto (da 3 a 6 si può sbagliare)
tajuto-option-touch-blind = alla cieca
tajuto-option-open-scores = Punteggi scoperti
tajuto-option-open-scores-help = Mostra in ogni momento i punti illuminazione di tutti
tajuto-option-prices = Prezzi
tajuto-option-prices-help = Sostituisci voci della tabella dei prezzi

## Fasi
tajuto-phase-drawing = Si pesca un piano dal sacchetto

## Quali testi sono mosse
tajuto-expected = A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp oppure end keep red 4
tajuto-expected-floor = un piano come ! floor red 3

## Perché una mossa è rifiutata
tajuto-refusal-bag = i piani escono dal sacchetto solo quando si pesca
tajuto-refusal-no-tile = non hai la tessera azione { $tile }
tajuto-refusal-used = hai già usato la tessera azione { $tile } in questo turno
tajuto-refusal-same = usa prima l’altra { $tile }: fa la stessa cosa
tajuto-refusal-use = con la tessera azione { $tile } non si può { $use }
tajuto-refusal-cost = usare { $tile } costa { $cost } PM, e tu ne hai { $mp }
tajuto-refusal-empty = il sacchetto è vuoto
tajuto-refusal-blind = si pesca alla cieca: non si sceglie la misura
tajuto-refusal-size = scegli una misura da 1 a 6
tajuto-refusal-no-size = nel sacchetto non ci sono più piani di misura { $size }
tajuto-refusal-no-floor = la pagoda { $color } non ha ancora piani
tajuto-refusal-sixth = su un sesto piano non si fanno offerte
tajuto-refusal-offered = hai già offerto la tua pietra { $color }
tajuto-refusal-stone = sul piano { $floor } della pagoda { $color } c’è già una pietra
tajuto-refusal-finished = la pagoda { $color } è già finita
tajuto-refusal-inaugurated = l’inaugurazione { $color } è venduta
tajuto-refusal-sold = esaurito: { $bought }
tajuto-refusal-price = costa { $price } PM, e te ne restano { $mp }
tajuto-refusal-front = non hai piani della pagoda { $color }
tajuto-refusal-order = alla pagoda { $color } serve prima il suo piano { $floor }
tajuto-refusal-goal = questo obiettivo è già preso: { $goal }
tajuto-refusal-wisdom = la tua saggezza vale { $ep } PI, ne servono { $needed }
tajuto-refusal-offerings = { $made ->
    [one] hai fatto { $made } offerta su { $stones }
   *[other] hai fatto { $made } offerte su { $stones }
 }
tajuto-refusal-mp = hai { $mp } PM, ne servono { $needed }
tajuto-refusal-first = la prima pagoda non l’hai finita tu
tajuto-refusal-must-build = hai un piano adatto: prima costruiscilo
tajuto-refusal-use-first = usa prima una tessera azione
tajuto-refusal-which = scegli quale piano tieni, o nessuno
tajuto-refusal-several = non c’è da scegliere: non hai un altro piano
tajuto-refusal-must-keep = in questa partita devi tenere uno dei piani
tajuto-refusal-not-there = non hai il piano { $color } { $size }

## Che cosa è successo
tajuto-event-draw = { $name } pesca { $size ->
    [0] un piano
   *[other] un piano di misura { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }per { $cost } PM
 } ({ $tile }).
tajuto-event-floor = { $name } riceve il piano { $color } { $size }.
tajuto-event-offer = { $name } fa un’offerta sulla pagoda { $color }, piano { $floors }{ $cost ->
    [0] { "" }
   *[other] { " " }per { $cost } PM
 } ({ $tile }): +{ $mp } PM.
tajuto-event-buy = { $name } compra { $bought ->
    [mercato] un mercato
    [santuario] un santuario
    [inaugurazione] l’inaugurazione { $color }
    [D] la tessera D
    [E] la tessera E
    [F] la tessera F
   *[other] { $bought }
 } per { $price } PM ({ $tile }{ $cost ->
    [0] { "" }
   *[other] : { $cost } PM
 }).
tajuto-event-build = { $name } costruisce il piano { $floors } della pagoda { $color }{ $covered ->
    [1] , sopra un’offerta
   *[other] { "" }
 }: +{ $mp } PM.
tajuto-event-finished = La pagoda { $color } è finita: { $number } su 4.
tajuto-event-goal = { $name } prende un obiettivo: { $goal }.
tajuto-event-end = { $name } termina il turno{ $kept ->
    [nulla] { "" }
   *[other] { " " }e tiene { $kept }
 }{ $returned ->
    [nulla] { "" }
   *[other] ; tornano nel sacchetto: { $returned }
 }.
tajuto-event-end-none = { $name } termina il turno.
tajuto-event-over = La partita è finita.

## Perché è finita
tajuto-ending-pagodas = la quarta pagoda è finita
tajuto-ending-turns = tutti hanno giocato { $turns } turni

## Il punteggio, riga per riga
tajuto-score-wisdom = Tessere saggezza
tajuto-score-goals = Obiettivi
tajuto-score-inaugurations = Inaugurazioni
tajuto-score-shrines = Santuari
