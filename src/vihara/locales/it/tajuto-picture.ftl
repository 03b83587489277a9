# Tajuto nel terminale.

tajuto-picture-seat = posto { $seat }
tajuto-picture-mp = { $mp } PM
tajuto-picture-ep = { $ep } PI
tajuto-picture-nothing = nulla

## Che cosa accade
tajuto-picture-turn = giro { $turn }
tajuto-picture-to-act = tocca al posto { $seat }
tajuto-picture-feels = il posto { $seat } fruga nel sacchetto
tajuto-picture-feels-for = il posto { $seat } cerca nel sacchetto la grandezza { $size }
tajuto-picture-over = la partita è finita
tajuto-picture-done = { $finished ->
    [one] { $finished } pagoda finita
   *[other] { $finished } pagode finite
 } su { $end }

## Il giardino
tajuto-picture-garden = giardino
tajuto-picture-color = { $color }
tajuto-picture-floors = piani
tajuto-picture-next = prossimo piano
tajuto-picture-offering = offerta
tajuto-picture-inaugurations = inaugurazione
tajuto-picture-finished = finita
tajuto-picture-late = troppo tardi
tajuto-picture-bare = nessun piano
tajuto-picture-gone = pietra data
tajuto-picture-there = pietra posata
tajuto-picture-somebody = coperta presso altri
tajuto-picture-earned = posto { $seat }, { $ep } PI
tajuto-picture-out = fuori gioco
tajuto-picture-bet = { $mp } PM, finita { $ep } PI

## Il villaggio
tajuto-picture-village = villaggio
tajuto-picture-prices = prezzi in PM
tajuto-picture-prices-market = prezzi in PM, il tuo mercato già detratto
tajuto-picture-prices-markets = prezzi in PM, i tuoi mercati già detratti
tajuto-picture-wisdom = saggezza, { $ep } PI
tajuto-picture-market = mercato: prezzi successivi −{ $mp } PM
tajuto-picture-shrine = santuario: +1 PI per saggezza e inaugurazione finita
tajuto-picture-action = tessera azione: { $use } per { $cost } PM
tajuto-picture-use-any = tutto
tajuto-picture-use-draw = pesca
tajuto-picture-use-offer = offri
tajuto-picture-use-buy = compra
tajuto-picture-left = { $left ->
    [one] resta { $left }
   *[other] restano { $left }
 }
tajuto-picture-sold = venduto

## Gli obiettivi, come si prendono, e a che punto si è
tajuto-picture-goals = obiettivi
tajuto-picture-each = 1 PI ciascuno:
tajuto-picture-progress-wisdom = { $key } (saggezza { $ep }/{ $needed } PI)
tajuto-picture-progress-offerings = { $key } (offerte { $made }/{ $needed })
tajuto-picture-progress-mp = { $key } ({ $mp }/{ $needed } PM)
tajuto-picture-progress-first = { $key } (prima pagoda: posto { $seat })
tajuto-picture-progress-nobody = { $key } (prima pagoda: ancora nessuno)
tajuto-picture-taken = { $goal }: preso
tajuto-picture-owned = { $goal }: posto { $seat }
tajuto-picture-goal-wisdom5 = saggezza 5
tajuto-picture-goal-wisdom10 = saggezza 10
tajuto-picture-goal-offerings4 = offerte 4
tajuto-picture-goal-offerings8 = offerte 8
tajuto-picture-goal-30mp = 30 PM
tajuto-picture-goal-first = prima pagoda
tajuto-picture-goal-fourth = quarta pagoda
tajuto-picture-goal-most = più PM

## Il sentiero e i giocatori
tajuto-picture-path = sentiero
tajuto-picture-monk = posto { $seat }: { $mp } PM
tajuto-picture-tiles = azioni, PM: { $tiles }
tajuto-picture-front = davanti: { $floors }
tajuto-picture-stones = pietre: { $stones }
tajuto-picture-no-stones = nessuna
tajuto-picture-owns = ha: { $owned }
tajuto-picture-bought = { $bought }
tajuto-picture-inauguration = inaugurazione { $sign }
tajuto-picture-goal = obiettivo { $goal }
tajuto-picture-down = { $number ->
    [one] ▒×{ $number } coperta
   *[other] ▒×{ $number } coperte
 }

## Il sacchetto
tajuto-picture-bag = sacchetto
tajuto-picture-bag-sizes = piani adatti di ogni grandezza, e PM in media (draw SIZE)
tajuto-picture-bag-blind = piani adatti di ogni grandezza, e PM in media (esce uno qualsiasi)
tajuto-picture-fit = { $size }: { $fit }/{ $number }
tajuto-picture-average = ⌀+{ NUMBER($mp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
