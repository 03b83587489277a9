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
tajuto-refusal-used = Aktionsplättchen { $tile } wurde in diesem Zug schon genutzt
tajuto-refusal-same = { $tile } ist ungenutzt und kann dasselbe
tajuto-refusal-use = Mit Aktionsplättchen { $tile } kann man nicht { $use }
tajuto-refusal-cost = { $tile } zu nutzen kostet { $cost } MP, und du hast { $mp }
tajuto-refusal-empty = Der Beutel ist leer
tajuto-refusal-blind = Mit blindem Tastsinn wird keine Größe genannt
tajuto-refusal-size = Nenne eine Größe von 1 bis 6
tajuto-refusal-no-size = Im Beutel ist kein Stockwerk der Größe { $size }
tajuto-refusal-no-floor = Die Pagode in { $color } hat noch kein Stockwerk
tajuto-refusal-sixth = Auf dem 6. Stockwerk wird nicht geopfert
tajuto-refusal-offered = Dein Stein in { $color } ist schon geopfert
tajuto-refusal-stone = Auf Stockwerk { $floor } der Pagode in { $color } liegt schon ein Stein
tajuto-refusal-finished = Die Pagode in { $color } ist fertig
tajuto-refusal-inaugurated = Das Einweihungsplättchen in { $color } ist verkauft
tajuto-refusal-sold = Alle Plättchen dieser Art sind verkauft: { $bought }
tajuto-refusal-price = Es kostet { $price } MP, und dir bleiben dafür { $mp }
tajuto-refusal-front = Vor dir liegt kein Stockwerk in { $color }
tajuto-refusal-order = Die Pagode in { $color } braucht erst ihr Stockwerk { $floor }
tajuto-refusal-goal = Das Ziel ist schon vergeben: { $goal }
tajuto-refusal-wisdom = Deine Weisheitsplättchen sind { $ep } EP wert, nicht { $needed }
tajuto-refusal-offerings = Du hast { $made } von { $stones } Opfern gebracht
tajuto-refusal-mp = Du hast { $mp } MP, nicht { $needed }
tajuto-refusal-first = Die erste Pagode des Spiels hast nicht du vollendet
tajuto-refusal-must-build = Das Stockwerk { $floor } vor dir kann gebaut werden, also muss es das
tajuto-refusal-use-first = Nutze zuerst ein Aktionsplättchen
tajuto-refusal-which = Vor dir liegen { $number } Stockwerke: Sag, welches bleibt, oder dass keines bleibt
tajuto-refusal-several = Ein Stockwerk wird nur gewählt, wenn mehrere vor dir liegen
tajuto-refusal-must-keep = nach den Regeln dieser Partie bleibt eines der Stockwerke liegen
tajuto-refusal-not-there = Vor dir liegt kein Stockwerk { $color } { $size }

## Was geschah
tajuto-event-draw = { $name } zieht mit Aktionsplättchen { $tile } { $size ->
    [0] ein Stockwerk
   *[other] ein Stockwerk der Größe { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }für { $cost } MP
 }.
tajuto-event-floor = { $name } bekommt das Stockwerk { $color } { $size }.
tajuto-event-offer = { $name } opfert auf Stockwerk { $floors } der Pagode in { $color } (Aktionsplättchen { $tile }, Kosten { $cost } MP): + { $mp } MP.
tajuto-event-buy = { $name } kauft { $bought } { $color } für { $price } MP (Aktionsplättchen { $tile }, Kosten { $cost } MP).
tajuto-event-build = { $name } baut Stockwerk { $floors } der Pagode in { $color }{ $covered ->
    [1] { " " }über einem Opfer
   *[other] { "" }
 }: + { $mp } MP.
tajuto-event-finished = Die Pagode in { $color } ist fertig, die { $number }. von 4.
tajuto-event-goal = { $name } erreicht das Ziel: { $goal }.
tajuto-event-end = { $name } beendet den Zug, behält { $kept } und gibt { $returned } zurück.
tajuto-event-end-none = { $name } beendet den Zug.
tajuto-event-over = Das Spiel ist zu Ende.

## Warum es endete
tajuto-ending-pagodas = die vierte Pagode ist fertig
tajuto-ending-turns = alle hatten { $turns } Züge

## Die Wertung, Zeile für Zeile
tajuto-score-wisdom = Weisheitsplättchen: { $points } EP
tajuto-score-goals = { $number ->
    [one] 1 Ziel
   *[other] { $number } Ziele
 }: { $points } EP
tajuto-score-inaugurations = { $number ->
    [one] 1 Einweihung
   *[other] { $number } Einweihungen
 } × 4 = { $points } EP
tajuto-score-shrines = { $number ->
    [one] 1 Schrein
   *[other] { $number } Schreine
 }: { $points } EP
tajuto-score-total = Erleuchtungspunkte: { $points }
