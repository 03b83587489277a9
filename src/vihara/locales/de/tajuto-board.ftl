# Das Spielbrett von Tajuto im Browser.
tajuto-board-label = Der Garten von Tajuto. Pfeiltasten wählen eine Pagode, Enter baut oder opfert dort, A bis F wählen ein Aktionsplättchen, P schaut von oben.
tajuto-board-letter-red = R
tajuto-board-letter-orange = O
tajuto-board-letter-yellow = Ge
tajuto-board-letter-green = Gr
tajuto-board-letter-blue = B
tajuto-board-letter-violet = V
tajuto-board-letter-black = S
tajuto-board-letter-white = W

## Was zu tun ist
tajuto-board-now = Was jetzt zu tun ist
tajuto-board-round = Runde { $round } · { $finished } von { $end } Pagoden fertig
tajuto-board-phase-use = Zieh, opfere oder kaufe: tippe es auf dem Brett an
tajuto-board-phase-more = Nutze noch ein Aktionsplättchen oder beende deinen Zug
tajuto-board-phase-build = Du hast ein Stockwerk, das passt. Bau es in diesem Zug
tajuto-board-tiles = Deine Aktionsplättchen
tajuto-board-tile-auto = Nutzt dein billigstes Aktionsplättchen. Tippe ein anderes an, um das zu nutzen.
tajuto-board-tile-chosen = Als Nächstes wird Aktionsplättchen { $tile } genutzt.
tajuto-board-front = Deine Stockwerke
tajuto-board-waits = wartet
tajuto-board-pagoda = Pagode in { $color }: { $height } von 6 Stockwerken

## Beutel, Dorf und Ziele
tajuto-board-bag = Ein Stockwerk ziehen
tajuto-board-village = Ein Plättchen kaufen
tajuto-board-neutral = Plättchen { $tile } ({ $use })
tajuto-board-left = { $left } von { $copies }
tajuto-board-sold = verkauft
tajuto-board-inaugurations = Einweihungen
tajuto-board-goals = Ziele, je 1 EP
tajuto-board-claim = Nehmen
tajuto-board-taken = vergeben
tajuto-board-missed = nicht mehr möglich
tajuto-board-at-end = am Ende

## Was ein Zug bringen würde
tajuto-board-sum = MP: { $before }, danach { $after }
tajuto-board-term-mp = MP
tajuto-board-term-ep = EP
tajuto-board-note-discount = Preis { $full } − { $discount } durch deine Märkte
tajuto-board-note-ep = { $ep } EP wert
tajuto-board-note-bet = { $ep } EP, wenn die Pagode fertig wird
tajuto-board-note-shrine = bringt mit deinen jetzigen Plättchen { $ep } EP
tajuto-board-note-market = alle späteren Käufe kosten { $mp } MP weniger
tajuto-board-note-draw = { $fit } von { $number } würden passen ({ $share } %)
tajuto-board-note-finishes = vollendet die Pagode
tajuto-board-note-inaugurated-own = ihr Einweihungsplättchen gehört dir
tajuto-board-note-inaugurated = ihr Einweihungsplättchen gehört { $name }
tajuto-board-note-ends = damit endet das Spiel
tajuto-board-note-returned = zurück in den Beutel: { $floors }
tajuto-board-note-kept = bleibt liegen: { $floors }
tajuto-board-note-goal = danach kannst du nehmen: { $goal }

## Spieler
tajuto-board-mp = { $mp } MP
tajuto-board-action-tiles = Aktionsplättchen { $tiles }
tajuto-board-stones =
    { $number ->
        [one] Ein Opferstein
       *[other] { $number } Opfersteine
    }
tajuto-board-down =
    { $number ->
        [one] ein verdecktes Plättchen
       *[other] { $number } verdeckte Plättchen
    }
tajuto-board-floor = { $color } { $size }

## Züge in Worten
tajuto-board-move-draw = Mit { $tile } ein Stockwerk der Größe { $size } ziehen
tajuto-board-move-draw-blind = Mit { $tile } ein Stockwerk ziehen
tajuto-board-move-offer = Mit { $tile } auf der Pagode in { $color } opfern
tajuto-board-move-buy = { $what } mit { $tile } kaufen
tajuto-board-move-build = Auf der Pagode in { $color } bauen
tajuto-board-move-goal = Ziel nehmen: { $goal }
tajuto-board-move-end = Zug beenden
tajuto-board-move-keep = Zug beenden, { $floor } behalten
tajuto-board-move-keep-none = Zug beenden, keines behalten
tajuto-board-group-draw = Ein Stockwerk ziehen
tajuto-board-group-offer = Ein Opfer bringen
tajuto-board-group-buy = Ein Plättchen kaufen
tajuto-board-group-build = Bauen
tajuto-board-group-goal = Ein Ziel nehmen
tajuto-board-group-end = Zug beenden

## Das Brett, wie man darauf spielt
tajuto-board-inauguration = Einweihung { $color }
tajuto-board-act = Was du tust
tajuto-board-act-draw = Ein Stockwerk der Größe { $size } ziehen
tajuto-board-act-draw-blind = Ein Stockwerk ziehen
tajuto-board-act-offer = Auf { $color } opfern{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } MP
 }
tajuto-board-act-build = Auf { $color } bauen{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } MP
 }
tajuto-board-act-buy = { $what } kaufen, { $price } MP
tajuto-board-act-goal = „{ $goal }“ nehmen, +{ $ep } EP
tajuto-board-odds = Ein Stockwerk der Größe { $size } ziehen: { $fit } von { $number } passen, im Schnitt { $mp } MP
tajuto-board-odds-fit = { $percent } % passen
tajuto-board-gain = +{ $mp } MP
tajuto-board-note-neutral = eine Aktion mehr in jedem Zug: { $use }, für { $mp } MP
tajuto-board-height = { $height } von 6 Stockwerken
tajuto-board-tile-used = in diesem Zug genutzt
tajuto-board-tile-dear = kostet { $mp } MP
tajuto-board-tray = Beutel, Dorf und Ziele
tajuto-board-tab-draw = Ziehen
tajuto-board-tab-shop = Kaufen
tajuto-board-tab-goals = Ziele
tajuto-board-keep = Welches Stockwerk behältst du?
tajuto-board-keep-none = Keines
