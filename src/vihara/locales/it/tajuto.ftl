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
tajuto-bought-inauguration = tessera inaugurazione
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
tajuto-refusal-used = la tessera azione { $tile } è già stata usata in questo turno
tajuto-refusal-same = { $tile } non è ancora usata e fa la stessa cosa
tajuto-refusal-use = con la tessera azione { $tile } non si può { $use }
tajuto-refusal-cost = usare { $tile } costa { $cost } PM e tu ne hai { $mp }
tajuto-refusal-empty = il sacchetto è vuoto
tajuto-refusal-blind = alla cieca non si nomina una misura
tajuto-refusal-size = nomina una misura da 1 a 6
tajuto-refusal-no-size = nel sacchetto non c’è un piano di misura { $size }
tajuto-refusal-no-floor = la pagoda { $color } non ha ancora piani
tajuto-refusal-sixth = nessuna offerta su un 6º piano
tajuto-refusal-offered = la tua pietra per la pagoda { $color } è già offerta
tajuto-refusal-stone = sul piano { $floor } della pagoda { $color } c’è già una pietra
tajuto-refusal-finished = la pagoda { $color } è finita
tajuto-refusal-inaugurated = la tessera inaugurazione { $color } è venduta
tajuto-refusal-sold = tutte le tessere di questo tipo sono vendute: { $bought }
tajuto-refusal-price = costa { $price } PM e te ne restano { $mp }
tajuto-refusal-front = davanti a te non c’è nessun piano della pagoda { $color }
tajuto-refusal-order = alla pagoda { $color } serve prima il suo piano { $floor }
tajuto-refusal-goal = l’obiettivo è già preso: { $goal }
tajuto-refusal-wisdom = le tue tessere saggezza valgono { $ep } PI, non { $needed }
tajuto-refusal-offerings = hai fatto { $made } offerte su { $stones }
tajuto-refusal-mp = hai { $mp } PM, non { $needed }
tajuto-refusal-first = la prima pagoda della partita non l’hai finita tu
tajuto-refusal-must-build = il piano { $floor } davanti a te si può costruire, quindi si deve
tajuto-refusal-use-first = usa prima una tessera azione
tajuto-refusal-which = davanti a te ci sono { $number } piani: di’ quale resta, o che non ne resta nessuno
tajuto-refusal-several = un piano si sceglie solo se davanti a te ce ne sono più d’uno
tajuto-refusal-must-keep = secondo le regole di questa partita uno dei piani resta
tajuto-refusal-not-there = il piano { $color } { $size } non è davanti a te

## Che cosa è successo
tajuto-event-draw = { $name } usa la tessera azione { $tile } per pescare { $size ->
    [0] un piano
   *[other] un piano di misura { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }per { $cost } PM
 }.
tajuto-event-floor = { $name } riceve il piano { $color } { $size }.
tajuto-event-offer = { $name } fa un’offerta sul piano { $floors } della pagoda { $color } (tessera azione { $tile }, costo { $cost } PM): + { $mp } PM.
tajuto-event-buy = { $name } compra { $bought } { $color } per { $price } PM (tessera azione { $tile }, costo { $cost } PM).
tajuto-event-build = { $name } costruisce il piano { $floors } della pagoda { $color }{ $covered ->
    [1] , sopra un’offerta
   *[other] { "" }
 }: + { $mp } PM.
tajuto-event-finished = La pagoda { $color } è finita, { $number } su 4.
tajuto-event-goal = { $name } raggiunge l’obiettivo: { $goal }.
tajuto-event-end = { $name } termina il turno, tiene { $kept } e restituisce { $returned }.
tajuto-event-end-none = { $name } termina il turno.
tajuto-event-over = La partita è finita.

## Perché è finita
tajuto-ending-pagodas = la quarta pagoda è finita
tajuto-ending-turns = tutti hanno giocato { $turns } turni

## Il punteggio, riga per riga
tajuto-score-wisdom = Tessere saggezza: { $points } PI
tajuto-score-goals = { $number ->
    [one] 1 obiettivo
   *[other] { $number } obiettivi
 }: { $points } PI
tajuto-score-inaugurations = { $number ->
    [one] 1 inaugurazione
   *[other] { $number } inaugurazioni
 } × 4 = { $points } PI
tajuto-score-shrines = { $number ->
    [one] 1 santuario
   *[other] { $number } santuari
 }: { $points } PI
tajuto-score-total = Punti illuminazione: { $points }
