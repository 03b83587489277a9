# Il tabellone di Tajuto nel browser.
tajuto-board-label = Il giardino di Tajuto. Le frecce scelgono una pagoda, Invio vi costruisce o vi fa un’offerta, da A a F si sceglie una tessera azione, P guarda dall’alto.
tajuto-board-letter-red = R
tajuto-board-letter-orange = A
tajuto-board-letter-yellow = G
tajuto-board-letter-green = Ve
tajuto-board-letter-blue = Bl
tajuto-board-letter-violet = Vi
tajuto-board-letter-black = N
tajuto-board-letter-white = Bi

## Che cosa c'è da fare
tajuto-board-now = Che cosa fare adesso
tajuto-board-round = Giro { $round } · { $finished } pagode finite su { $end }
tajuto-board-phase-use = Pesca, offri o compra: tocca il tabellone
tajuto-board-phase-more = Usa un’altra tessera azione, oppure termina il turno
tajuto-board-phase-build = Hai un piano adatto: costruiscilo in questo turno
tajuto-board-tiles = Le tue tessere azione
tajuto-board-tile-auto = Usa la tua tessera azione meno cara. Toccane un’altra per usare quella.
tajuto-board-tile-chosen = Sarà usata la tessera azione { $tile }.
tajuto-board-front = I tuoi piani
tajuto-board-waits = attende
tajuto-board-pagoda = Pagoda { $color }: { $height } su 6

## Sacchetto, villaggio e obiettivi
tajuto-board-bag = Pesca un piano
tajuto-board-village = Compra una tessera
tajuto-board-neutral = Tessera { $tile } ({ $use })
tajuto-board-left = { $left } su { $copies }
tajuto-board-sold = venduto
tajuto-board-inaugurations = Inaugurazioni
tajuto-board-goals = Obiettivi, 1 PI ciascuno
tajuto-board-claim = Prendi
tajuto-board-taken = preso
tajuto-board-missed = fuori portata
tajuto-board-at-end = alla fine

## Che cosa porterebbe una mossa
tajuto-board-sum = PM: { $before }, poi { $after }
tajuto-board-term-mp = PM
tajuto-board-term-ep = PI
tajuto-board-note-discount = prezzo { $full } − { $discount } grazie ai tuoi mercati
tajuto-board-note-ep = vale { $ep } PI
tajuto-board-note-bet = { $ep } PI se la pagoda viene finita
tajuto-board-note-shrine = aggiunge { $ep } PI con le tessere che hai ora
tajuto-board-note-market = tutti gli acquisti successivi costano { $mp } PM in meno
tajuto-board-note-draw = { $fit } su { $number } sarebbero adatti ({ $share } %)
tajuto-board-note-finishes = completa la pagoda
tajuto-board-note-inaugurated-own = la sua tessera inaugurazione è tua
tajuto-board-note-inaugurated = la sua tessera inaugurazione è di { $name }
tajuto-board-note-ends = così finisce la partita
tajuto-board-note-returned = tornano nel sacchetto: { $floors }
tajuto-board-note-kept = resta: { $floors }
tajuto-board-note-goal = poi puoi prendere: { $goal }

## Giocatori
tajuto-board-mp = { $mp } PM
tajuto-board-action-tiles = Tessere azione { $tiles }
tajuto-board-stones =
    { $number ->
        [one] Una pietra
       *[other] { $number } pietre
    }
tajuto-board-down =
    { $number ->
        [one] una tessera coperta
       *[other] { $number } tessere coperte
    }
tajuto-board-floor = { $color } { $size }

## Le mosse in parole
tajuto-board-move-draw = Pesca un piano di misura { $size } con { $tile }
tajuto-board-move-draw-blind = Pesca un piano con { $tile }
tajuto-board-move-offer = Offerta sulla pagoda { $color } con { $tile }
tajuto-board-move-buy = Compra { $what } con { $tile }
tajuto-board-move-build = Costruisci sulla pagoda { $color }
tajuto-board-move-goal = Prendi l’obiettivo: { $goal }
tajuto-board-move-end = Termina il turno
tajuto-board-move-keep = Termina il turno, tieni { $floor }
tajuto-board-move-keep-none = Termina il turno, non tenere nulla
tajuto-board-group-draw = Pesca un piano
tajuto-board-group-offer = Fai un’offerta
tajuto-board-group-buy = Compra una tessera
tajuto-board-group-build = Costruisci
tajuto-board-group-goal = Prendi un obiettivo
tajuto-board-group-end = Termina il turno

## Il tabellone di gioco
tajuto-board-inauguration = l’inaugurazione ({ $color })
tajuto-board-act = Che cosa fai
tajuto-board-act-draw = Pesca un piano di misura { $size }
tajuto-board-act-draw-blind = Pesca un piano
tajuto-board-act-offer = Offerta: { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-build = Costruisci: { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-buy = Compra { $what }, { $price } PM
tajuto-board-act-goal = Prendi «{ $goal }», +{ $ep } PI
tajuto-board-odds = Pesca un piano di misura { $size }: adatti { $fit } su { $number }, in media { $mp } PM
tajuto-board-odds-fit = { $percent } % adatti
tajuto-board-gain = +{ $mp } PM
tajuto-board-note-neutral = un’azione in più a ogni turno: { $use }, per { $mp } PM
tajuto-board-height = { $height } su 6
tajuto-board-tile-used = già usata in questo turno
tajuto-board-tile-dear = costa { $mp } PM
tajuto-board-tray = Sacchetto, villaggio e obiettivi
tajuto-board-tab-draw = Pesca
tajuto-board-tab-shop = Compra
tajuto-board-tab-goals = Obiettivi
tajuto-board-keep = Quale piano tieni?
tajuto-board-keep-none = Nessuno
