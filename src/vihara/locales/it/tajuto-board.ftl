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
tajuto-board-phase-use = Usa una tessera azione: pesca, offri o compra
tajuto-board-phase-more = Usa un’altra tessera azione, oppure termina il turno
tajuto-board-phase-build = Un piano davanti a te è adatto: costruiscilo in questo turno
tajuto-board-wait = Sta giocando { $name }
tajuto-board-over = La partita è finita
tajuto-board-do = Esegui
tajuto-board-tiles = Le tue tessere azione
tajuto-board-tile-auto = Viene usata la tessera azione meno cara; fai clic su una per sceglierla.
tajuto-board-tile-chosen = Sarà usata la tessera azione { $tile }.
tajuto-board-front = Piani davanti a te
tajuto-board-waits = attende
tajuto-board-pagoda = Pagoda { $color }, { $height } piani su 6

## Sacchetto, villaggio e obiettivi
tajuto-board-bag = Pesca un piano
tajuto-board-bag-help = Quanti piani di ogni grandezza sono adatti ora, e i PM che portano in media.
tajuto-board-size = Cerca a tentoni un piano di grandezza { $size }
tajuto-board-village = Compra una tessera
tajuto-board-discount = i tuoi mercati fanno risparmiare { $mp } PM
tajuto-board-neutral = Tessera { $tile }: { $use }
tajuto-board-left = { $left } su { $copies }
tajuto-board-sold = venduto
tajuto-board-inaugurations = Inaugurazioni
tajuto-board-inauguration-price = { $mp } PM ciascuna, 4 PI a pagoda finita
tajuto-board-goals = Obiettivi, 1 PI ciascuno
tajuto-board-claim = Prendi
tajuto-board-taken = preso
tajuto-board-missed = fuori portata
tajuto-board-at-end = alla fine

## Che cosa porterebbe una mossa
tajuto-board-sum = { $before } punti meditazione diventano { $after }
tajuto-board-term-mp = PM
tajuto-board-term-ep = PI
tajuto-board-term-tile = tessera { $tile }
tajuto-board-term-price = prezzo
tajuto-board-term-floors = piani
tajuto-board-term-offering = offerta
tajuto-board-term-stone = pietra
tajuto-board-note-discount = prezzo { $full } − { $discount } grazie ai tuoi mercati
tajuto-board-note-ep = vale { $ep } PI
tajuto-board-note-bet = { $ep } PI se la pagoda viene finita
tajuto-board-note-shrine = aggiunge { $ep } PI con le tessere che hai ora
tajuto-board-note-market = tutti gli acquisti successivi costano { $mp } PM in meno
tajuto-board-note-draw = sarebbero adatti { $fit } piani su { $number } ({ $share } %)
tajuto-board-note-finishes = completa la pagoda
tajuto-board-note-inaugurated-own = la sua tessera inaugurazione è tua
tajuto-board-note-inaugurated = la sua tessera inaugurazione è di { $name }
tajuto-board-note-ends = così finisce la partita
tajuto-board-note-returned = tornano nel sacchetto: { $floors }
tajuto-board-note-kept = resta: { $floors }
tajuto-board-note-goal = poi puoi prendere: { $goal }

## Giocatori
tajuto-board-players = Giocatori
tajuto-board-mp = { $mp } PM
tajuto-board-ep = { $ep } PI
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
tajuto-board-move-draw = { $tile }: pesca un piano di grandezza { $size }
tajuto-board-move-draw-blind = { $tile }: pesca un piano
tajuto-board-move-offer = { $tile }: offerta sulla pagoda { $color }
tajuto-board-move-buy = { $tile }: compra { $what }
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

