# Tajuto w terminalu.

tajuto-picture-seat = miejsce { $seat }
tajuto-picture-mp = { $mp } PM
tajuto-picture-ep = { $ep } PO
tajuto-picture-nothing = nic

## Co się dzieje
tajuto-picture-turn = runda { $turn }
tajuto-picture-to-act = kolej na miejsce { $seat }
tajuto-picture-feels = miejsce { $seat } szuka w woreczku
tajuto-picture-feels-for = miejsce { $seat } szuka w woreczku wielkości { $size }
tajuto-picture-over = koniec gry
tajuto-picture-done = ukończone pagody: { $finished } z { $end }

## Ogród
tajuto-picture-garden = ogród
tajuto-picture-color = { $color }
tajuto-picture-floors = piętra
tajuto-picture-next = następne
tajuto-picture-offering = ofiara
tajuto-picture-inaugurations = inauguracja
tajuto-picture-finished = ukończona
tajuto-picture-late = za późno
tajuto-picture-bare = brak pięter
tajuto-picture-gone = kamień oddany
tajuto-picture-there = leży kamień
tajuto-picture-somebody = zakryta u kogoś
tajuto-picture-earned = miejsce { $seat }, { $ep } PO
tajuto-picture-out = poza grą
tajuto-picture-bet = { $mp } PM, ukończona { $ep } PO

## Wioska
tajuto-picture-village = wioska
tajuto-picture-prices = ceny w PM
tajuto-picture-prices-market = ceny w PM, ze zniżką za twój targ
tajuto-picture-prices-markets = ceny w PM, ze zniżką za twoje targi
tajuto-picture-wisdom = mądrość, { $ep } PO
tajuto-picture-market = targ: późniejsze ceny −{ $mp } PM
tajuto-picture-shrine = kapliczka: +1 PO za mądrość i ukończoną inaugurację
tajuto-picture-action = płytka akcji: { $use } za { $cost } PM
tajuto-picture-use-any = każda
tajuto-picture-use-draw = losuj
tajuto-picture-use-offer = ofiaruj
tajuto-picture-use-buy = kup
tajuto-picture-left = { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[many] zostało { $left }
 }
tajuto-picture-sold = sprzedane

## Cele, jak się je bierze, i co już osiągnięto
tajuto-picture-goals = cele
tajuto-picture-each = po 1 PO:
tajuto-picture-progress-wisdom = { $key } (mądrość { $ep }/{ $needed } PO)
tajuto-picture-progress-offerings = { $key } (ofiary { $made }/{ $needed })
tajuto-picture-progress-mp = { $key } ({ $mp }/{ $needed } PM)
tajuto-picture-progress-first = { $key } (pierwsza pagoda: miejsce { $seat })
tajuto-picture-progress-nobody = { $key } (pierwsza pagoda: jeszcze nikt)
tajuto-picture-taken = { $goal }: zajęty
tajuto-picture-owned = { $goal }: miejsce { $seat }
tajuto-picture-goal-wisdom5 = mądrość 5
tajuto-picture-goal-wisdom10 = mądrość 10
tajuto-picture-goal-offerings4 = ofiary 4
tajuto-picture-goal-offerings8 = ofiary 8
tajuto-picture-goal-30mp = 30 PM
tajuto-picture-goal-first = pierwsza pagoda
tajuto-picture-goal-fourth = czwarta pagoda
tajuto-picture-goal-most = najwięcej PM

## Ścieżka i gracze
tajuto-picture-path = ścieżka
tajuto-picture-monk = miejsce { $seat }: { $mp } PM
tajuto-picture-tiles = akcje, PM: { $tiles }
tajuto-picture-front = przed sobą: { $floors }
tajuto-picture-stones = kamienie: { $stones }
tajuto-picture-no-stones = brak
tajuto-picture-owns = ma: { $owned }
tajuto-picture-bought = { $bought }
tajuto-picture-inauguration = inauguracja { $sign }
tajuto-picture-goal = cel { $goal }
tajuto-picture-down = { $number ->
    [one] ▒×{ $number } zakryta
    [few] ▒×{ $number } zakryte
   *[many] ▒×{ $number } zakrytych
 }

## Woreczek
tajuto-picture-bag = woreczek
tajuto-picture-bag-sizes = pasujące piętra każdej wielkości i średnie PM (draw SIZE)
tajuto-picture-bag-blind = pasujące piętra każdej wielkości i średnie PM (może trafić się każde)
tajuto-picture-fit = { $size }: { $fit }/{ $number }
tajuto-picture-average = ⌀+{ NUMBER($mp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
