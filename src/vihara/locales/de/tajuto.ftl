# Tajuto: Namen, Optionen, Ablehnungen, Protokoll, Enden.

tajuto-name = Tajuto
tajuto-tagline = Baue acht Pagoden, und finde Erleuchtung, bevor die vierte fertig ist.
tajuto-description = Zwei bis vier Mönche bauen acht Pagoden, Stockwerk für Stockwerk, aus einem Beutel, in dem man nach der richtigen Größe tastet. Bauen und Opfern bringt Meditationspunkte; dafür gibt es Weisheit, Märkte, Schreine und weitere Aktionen. Ist die vierte Pagode fertig, gewinnen die meisten Erleuchtungspunkte.

## Material und Orte
tajuto-color-red = Rot
tajuto-color-orange = Orange
tajuto-color-yellow = Gelb
tajuto-color-green = Grün
tajuto-color-blue = Blau
tajuto-color-violet = Violett
tajuto-color-black = Schwarz
tajuto-color-white = Weiß
tajuto-bought-wisdom = Weisheit { $number }
tajuto-bought-market = Markt
tajuto-bought-shrine = Schrein
tajuto-bought-inauguration = Einweihung
tajuto-use-draw = ziehen
tajuto-use-offer = opfern
tajuto-use-buy = kaufen
tajuto-goal-wisdom5 = Weisheit im Wert von 5 EP
tajuto-goal-wisdom10 = Weisheit im Wert von 10 EP
tajuto-goal-offerings4 = vier Opfer
tajuto-goal-offerings8 = alle acht Opfer
tajuto-goal-30mp = 30 MP
tajuto-goal-first = erste Pagode
tajuto-goal-fourth = vierte Pagode
tajuto-goal-most = meiste MP

## Optionen
tajuto-option-first = Wer beginnt
tajuto-option-first-help = Der Platz, der beginnt
tajuto-option-first-1 = Platz 1
tajuto-option-first-2 = Platz 2
tajuto-option-first-3 = Platz 3
tajuto-option-first-4 = Platz 4
tajuto-option-first-random = zufällig
tajuto-option-touch = Tastsinn
tajuto-option-touch-help = Wie gut man im Beutel nach einer Größe tastet
tajuto-option-touch-sure = sicher
tajuto-option-touch-fumbling = tastend (3 bis 6 kann danebengehen)
tajuto-option-touch-blind = blind
tajuto-option-open-scores = Offene Wertung
tajuto-option-open-scores-help = Die Erleuchtungspunkte aller sind jederzeit zu sehen
tajuto-option-prices = Preise
tajuto-option-prices-help = Einträge der Preistabelle ersetzen

## Phasen
tajuto-phase-drawing = Ein Stockwerk wird aus dem Beutel gezogen

## Welche Texte Züge sind
tajuto-expected = A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp oder end keep red 4
tajuto-expected-floor = ein Stockwerk wie ! floor red 3

## Warum ein Zug abgelehnt wird
tajuto-refusal-bag = Stockwerke kommen nur aus dem Beutel, wenn gezogen wird
tajuto-refusal-no-tile = Du hast kein Aktionsplättchen { $tile }
tajuto-refusal-used = Aktionsplättchen { $tile } hast du in diesem Zug schon genutzt
tajuto-refusal-same = Nutz zuerst dein anderes { $tile }: Es kann dasselbe
tajuto-refusal-use = Mit Aktionsplättchen { $tile } kann man nicht { $use }
tajuto-refusal-cost = { $tile } zu nutzen kostet { $cost } MP, und du hast { $mp }
tajuto-refusal-empty = Der Beutel ist leer
tajuto-refusal-blind = Du ziehst blind: Eine Größe lässt sich nicht wählen
tajuto-refusal-size = Wähl eine Größe von 1 bis 6
tajuto-refusal-no-size = Im Beutel ist kein Stockwerk der Größe { $size } mehr
tajuto-refusal-no-floor = Die Pagode in { $color } hat noch kein Stockwerk
tajuto-refusal-sixth = Auf einem sechsten Stockwerk opfert niemand
tajuto-refusal-offered = Deinen Stein in { $color } hast du schon geopfert
tajuto-refusal-stone = Auf Stockwerk { $floor } der Pagode in { $color } liegt schon ein Stein
tajuto-refusal-finished = Die Pagode in { $color } ist schon fertig
tajuto-refusal-inaugurated = Die Einweihung in { $color } ist verkauft
tajuto-refusal-sold = Ausverkauft: { $bought }
tajuto-refusal-price = Das kostet { $price } MP, und dir bleiben dafür { $mp }
tajuto-refusal-front = Du hast kein Stockwerk in { $color }
tajuto-refusal-order = Die Pagode in { $color } braucht erst ihr Stockwerk { $floor }
tajuto-refusal-goal = Dieses Ziel ist schon vergeben: { $goal }
tajuto-refusal-wisdom = Deine Weisheit ist { $ep } EP wert, nötig sind { $needed }
tajuto-refusal-offerings = Du hast { $made } von { $stones } Opfern gebracht
tajuto-refusal-mp = Du hast { $mp } MP, nötig sind { $needed }
tajuto-refusal-first = Die erste Pagode hast nicht du vollendet
tajuto-refusal-must-build = Du hast ein Stockwerk, das passt: Bau es zuerst
tajuto-refusal-use-first = Nutze zuerst ein Aktionsplättchen
tajuto-refusal-which = Wähl, welches Stockwerk du behältst, oder keines
tajuto-refusal-several = Es gibt nichts zu wählen: Du hast kein zweites Stockwerk
tajuto-refusal-must-keep = In dieser Partie musst du eines der Stockwerke behalten
tajuto-refusal-not-there = Du hast kein Stockwerk { $color } { $size }

## Was geschah
tajuto-event-draw = { $name } zieht { $size ->
    [0] ein Stockwerk
   *[other] ein Stockwerk der Größe { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost } MP
 } ({ $tile }).
tajuto-event-floor = { $name } bekommt { $color } { $size }.
tajuto-event-offer = { $name } opfert auf der Pagode in { $color }, Stockwerk { $floors }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost } MP
 } ({ $tile }): +{ $mp } MP.
tajuto-event-buy = { $name } kauft { $bought ->
    [Markt] einen Markt
    [Schrein] einen Schrein
    [Einweihung] die Einweihung { $color }
    [D] Plättchen D
    [E] Plättchen E
    [F] Plättchen F
   *[other] { $bought }
 } für { $price } MP ({ $tile }{ $cost ->
    [0] { "" }
   *[other] : { $cost } MP
 }).
tajuto-event-build = { $name } baut Stockwerk { $floors } der Pagode in { $color }{ $covered ->
    [1] { " " }über einem Opfer
   *[other] { "" }
 }: +{ $mp } MP.
tajuto-event-finished = Die Pagode in { $color } ist fertig: { $number } von 4.
tajuto-event-goal = { $name } nimmt ein Ziel: { $goal }.
tajuto-event-end = { $name } beendet den Zug{ $kept ->
    [nichts] { "" }
   *[other] { " " }und behält { $kept }
 }{ $returned ->
    [nichts] { "" }
   *[other] ; zurück in den Beutel: { $returned }
 }.
tajuto-event-end-none = { $name } beendet den Zug.
tajuto-event-over = Das Spiel ist zu Ende.

## Warum es endete
tajuto-ending-pagodas = die vierte Pagode ist fertig
tajuto-ending-turns = alle hatten { $turns } Züge

## Die Wertung, Zeile für Zeile
tajuto-score-wisdom = Weisheitsplättchen
tajuto-score-goals = Ziele
tajuto-score-inaugurations = Einweihungen
tajuto-score-shrines = Schreine
