# Tajuto im Terminal.

tajuto-picture-seat = Platz { $seat }
tajuto-picture-mp = { $mp } MP
tajuto-picture-ep = { $ep } EP
tajuto-picture-nothing = nichts

## Was geschieht
tajuto-picture-turn = Runde { $turn }
tajuto-picture-to-act = Platz { $seat } ist am Zug
tajuto-picture-feels = Platz { $seat } tastet im Beutel
tajuto-picture-feels-for = Platz { $seat } tastet im Beutel nach Größe { $size }
tajuto-picture-over = das Spiel ist zu Ende
tajuto-picture-done = { $finished } von { $end } Pagoden fertig

## Der Garten
tajuto-picture-garden = Garten
tajuto-picture-color = { $color }
tajuto-picture-floors = Stockwerke
tajuto-picture-next = nächstes
tajuto-picture-offering = Opfer
tajuto-picture-inaugurations = Einweihung
tajuto-picture-finished = fertig
tajuto-picture-late = zu spät
tajuto-picture-bare = kein Stockwerk
tajuto-picture-gone = Stein ist weg
tajuto-picture-there = Stein liegt da
tajuto-picture-somebody = verdeckt bei jemandem
tajuto-picture-earned = Platz { $seat }, { $ep } EP
tajuto-picture-out = aus dem Spiel
tajuto-picture-bet = { $mp } MP, fertig { $ep } EP

## Das Dorf
tajuto-picture-village = Dorf
tajuto-picture-prices = Preise in MP
tajuto-picture-prices-market = Preise in MP, dein Markt ist abgezogen
tajuto-picture-prices-markets = Preise in MP, deine Märkte sind abgezogen
tajuto-picture-wisdom = Weisheit, { $ep } EP
tajuto-picture-market = Markt: spätere Preise −{ $mp } MP
tajuto-picture-shrine = Schrein: +1 EP je Weisheit und fertiger Einweihung
tajuto-picture-action = Aktionsplättchen: { $use } für { $cost } MP
tajuto-picture-use-any = alle
tajuto-picture-use-draw = ziehen
tajuto-picture-use-offer = opfern
tajuto-picture-use-buy = kaufen
tajuto-picture-left = noch { $left }
tajuto-picture-sold = verkauft

## Ziele, wie man sie nimmt, und wie weit man ist
tajuto-picture-goals = Ziele
tajuto-picture-each = je 1 EP:
tajuto-picture-progress-wisdom = { $key } (Weisheit { $ep }/{ $needed } EP)
tajuto-picture-progress-offerings = { $key } (Opfer { $made }/{ $needed })
tajuto-picture-progress-mp = { $key } ({ $mp }/{ $needed } MP)
tajuto-picture-progress-first = { $key } (erste Pagode: Platz { $seat })
tajuto-picture-progress-nobody = { $key } (erste Pagode: noch niemand)
tajuto-picture-taken = { $goal }: vergeben
tajuto-picture-owned = { $goal }: Platz { $seat }
tajuto-picture-goal-wisdom5 = Weisheit 5
tajuto-picture-goal-wisdom10 = Weisheit 10
tajuto-picture-goal-offerings4 = Opfer 4
tajuto-picture-goal-offerings8 = Opfer 8
tajuto-picture-goal-30mp = 30 MP
tajuto-picture-goal-first = erste Pagode
tajuto-picture-goal-fourth = vierte Pagode
tajuto-picture-goal-most = meiste MP

## Der Pfad und die Spieler
tajuto-picture-path = Pfad
tajuto-picture-monk = Platz { $seat }: { $mp } MP
tajuto-picture-tiles = Aktionen, MP: { $tiles }
tajuto-picture-front = vor sich: { $floors }
tajuto-picture-stones = Steine: { $stones }
tajuto-picture-no-stones = keine
tajuto-picture-owns = hat: { $owned }
tajuto-picture-bought = { $bought }
tajuto-picture-inauguration = Einweihung { $sign }
tajuto-picture-goal = Ziel { $goal }
tajuto-picture-down = ▒×{ $number } verdeckt

## Der Beutel
tajuto-picture-bag = Beutel
tajuto-picture-bag-sizes = passende Stockwerke jeder Größe und MP im Schnitt (draw SIZE)
tajuto-picture-bag-blind = passende Stockwerke jeder Größe und MP im Schnitt (jedes kann kommen)
tajuto-picture-fit = { $size }: { $fit }/{ $number }
tajuto-picture-average = ⌀+{ NUMBER($mp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
