# Ananda: Namen, Optionen, Ablehnungen, Protokoll, Enden.

ananda-name = Ananda
ananda-tagline = Lass einen Tempel aus farbigem Stein wachsen und meditiere, wo deine Fläche am größten ist.
ananda-description = Zu zweit bis viert baut ihr einen Tempel aus zweifarbigen Bausteinen, nebeneinander und übereinander. Deine Mönchsfigur wählt eine Farbe; die Fläche um sie herum, die du erweiterst, erlaubt dir, Karten dieser Farbe für Karma zu spielen. Was du nicht meditierst, kommt als Bausteine zurück. Wer das meiste Karma hat, gewinnt.

## Material und Orte
ananda-color-red = Rot
ananda-color-orange = Orange
ananda-color-yellow = Gelb
ananda-color-green = Grün
ananda-color-blue = Blau
ananda-color-violet = Violett

## Optionen
ananda-option-first = Wer beginnt
ananda-option-first-help = Der Platz, der beginnt
ananda-option-first-1 = Platz 1
ananda-option-first-2 = Platz 2
ananda-option-first-3 = Platz 3
ananda-option-first-4 = Platz 4
ananda-option-first-random = zufällig
ananda-option-board = Brett
ananda-option-board-help = Spalten und Reihen des Bretts
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Offene Bänkchen
ananda-option-open-racks-help = Alle sehen alle Bänkchen

## Welche Texte Züge sind
ananda-expected = monk c4, tile red-blue c4 d4, stop, play 2 3, play oder pass
ananda-expected-number = die Nummer eines Zuges
ananda-expected-neighbors = zwei benachbarte Felder, und { $first } und { $second } sind keine
ananda-expected-smaller = das kleinere Feld eines Doppelsteins zuerst: { $move }
ananda-expected-values = jeder Wert einmal, aufsteigend: play 2 3
ananda-expected-spaces = Felder von a1 bis { $last }, und { $cell } ist keines
ananda-expected-decision = eine Entscheidung, denn der Zufall gibt jetzt nichts: { $moves }
ananda-expected-piece = { $line }, mit dem gezogenen Stück

## Warum ein Zug abgelehnt wird
ananda-refusal-nobody = Darüber entscheidet jetzt niemand
ananda-refusal-monk-first = Setz zuerst deine Mönchsfigur
ananda-refusal-building = Leg jetzt einen Baustein oder beende das Bauen
ananda-refusal-meditating = Das Bauen ist vorbei: Spiel jetzt Karten
ananda-refusal-pass = Es gibt eine freie Fläche für deine Mönchsfigur
ananda-refusal-board = Dieses Feld gehört nicht zum Brett
ananda-refusal-bare = Dieses Feld ist leer: Eine Mönchsfigur steht auf einem Baustein
ananda-refusal-your-area = Auf dieser Fläche in { $color } steht deine Mönchsfigur seit deinem letzten Zug: Wähl eine andere
ananda-refusal-their-area = Auf dieser Fläche in { $color } steht eine andere Mönchsfigur
ananda-refusal-not-free = Dieses Feld ist nicht frei
ananda-refusal-rack = Auf deinem Bänkchen steht kein Baustein { $tile }
ananda-refusal-color = Dieser Baustein hat kein { $color }, die Farbe deiner Fläche
ananda-refusal-your-monk = Dort steht deine Mönchsfigur
ananda-refusal-their-monk = Dort steht eine andere Mönchsfigur
ananda-refusal-one-bare = Eine Hälfte läge auf dem Brett, die andere auf Bausteinen
ananda-refusal-uneven = Die Bausteine darunter sind nicht gleich hoch: { $height } und { $other }
ananda-refusal-same-tile = Beide Hälften lägen auf demselben Baustein: Es braucht zwei
ananda-refusal-border = { $color } würde dort nicht an deine Fläche grenzen
ananda-refusal-link = Das würde { $color } von deiner Mönchsfigur trennen
ananda-refusal-hand = Du hast keine { $color } { $value } auf der Hand
ananda-refusal-sum = Die Karten ergeben { $total }, mehr als dein Flächenwert { $area }

## Was geschah
ananda-event-start = Der Startstein { $tile } liegt auf { $cells }.
ananda-event-rack = { $name } nimmt { $number ->
    [one] einen Baustein
   *[other] { $number } Bausteine
 }.
ananda-event-rack-seen = { $name } nimmt { $tiles }.
ananda-event-open-rack = { $name } nimmt { $tiles }.
ananda-event-hand = { $name } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }.
ananda-event-hand-seen = { $name } zieht { $cards }.
ananda-event-monk = { $name } setzt die Mönchsfigur auf { $cell }: { $color }.
ananda-event-tile = { $name } legt { $tile } auf { $cells }, auf Ebene { $height }.
ananda-event-stop = { $name } hört auf zu bauen: Flächenwert { $area }.
ananda-event-forfeit = { $name } legt keinen Baustein und nimmt die Mönchsfigur vom Brett.
ananda-event-play = { $name } meditiert mit { $color }: { $meditation } von { $area }, { $take ->
    [0] kein Baustein
    [one] ein Baustein
   *[other] { $take } Bausteine
 } zurück.
ananda-event-pass = { $name } findet keine freie Fläche und passt.
ananda-event-over = Das Spiel ist zu Ende.

## Warum es endete
ananda-ending-idle = zwei Runden ohne Aktion
ananda-ending-empty = der Vorrat und ein Bänkchen sind leer

## Die Wertung, Zeile für Zeile
ananda-score-total = Karma: { $points }
ananda-score-tiles = Übrige Bausteine auf dem Bänkchen: { $number }
