# Ananda: Namen, Optionen, Ablehnungen, Protokoll, Enden.

ananda-name = Ananda
ananda-tagline = Lass einen Tempel aus farbigem Stein wachsen, und meditiere dort, wo deine Fläche am größten ist.
ananda-description = Zwei bis vier Spielende bauen einen Tempel aus zweifarbigen Bausteinen, nebeneinander und übereinander. Deine Mönchsfigur wählt eine Farbe; die Fläche um sie herum, die du erweiterst, erlaubt dir, Karten dieser Farbe für Karma zu spielen. Was du nicht meditierst, kommt als Bausteine zurück. Das meiste Karma gewinnt.

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
ananda-option-board = Spielplan
ananda-option-board-help = Spalten und Reihen des Spielplans
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Offene Bänke
ananda-option-open-racks-help = Alle sehen alle Bänke

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
ananda-refusal-nobody = Darüber entscheidet kein Platz
ananda-refusal-monk-first = Phase 1: Zuerst wird die Mönchsfigur gesetzt
ananda-refusal-building = Phase 2: Du legst Bausteine, bis du aufhörst
ananda-refusal-meditating = Phase 3: Das Bauen ist vorbei, jetzt werden Karten gespielt
ananda-refusal-pass = Es gibt eine freie Fläche für deine Mönchsfigur
ananda-refusal-board = { $cell } gehört nicht zu diesem Spielplan
ananda-refusal-bare = { $cell } ist blankes Fundament: Eine Mönchsfigur steht auf einem Baustein
ananda-refusal-your-area = { $cell } gehört zur Fläche in { $color }, auf der deine Mönchsfigur seit deinem letzten Zug steht, auf { $monk }
ananda-refusal-their-area = { $cell } gehört zur Fläche in { $color }, auf der die Mönchsfigur von Platz { $seat } steht, auf { $monk }
ananda-refusal-not-free = { $cell } ist nicht frei
ananda-refusal-rack = Auf deiner Bank liegt kein Baustein { $tile }
ananda-refusal-color = { $tile } hat kein { $color }, die Farbe, auf der deine Mönchsfigur steht
ananda-refusal-your-monk = Auf { $cell } steht deine Mönchsfigur
ananda-refusal-their-monk = Auf { $cell } steht die Mönchsfigur von Platz { $seat }
ananda-refusal-one-bare = { $bare } ist blankes Fundament, aber auf { $raised } liegen die Bausteine { $height } hoch
ananda-refusal-uneven = Auf { $first } liegen die Bausteine { $height } hoch, auf { $second } aber { $other } hoch
ananda-refusal-same-tile = { $first } und { $second } zeigen ein und denselben Baustein; erst zwei tragen einen weiteren
ananda-refusal-border = { $color } auf { $here } würde nicht an deine Fläche grenzen
ananda-refusal-link = { $there } zu überbauen ließe { $color } auf { $here } ohne Verbindung zu deiner Mönchsfigur
ananda-refusal-hand = Du hast keine { $color } { $value } auf der Hand
ananda-refusal-sum = Die Summe der Karten ist { $total }, mehr als der Flächenwert { $area }

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
ananda-event-tile = { $name } legt { $tile } auf { $cells }, in Höhe { $height }.
ananda-event-stop = { $name } hört auf zu bauen: Flächenwert { $area }.
ananda-event-forfeit = { $name } legt keinen Baustein und nimmt die Mönchsfigur vom Spielplan.
ananda-event-play = { $name } meditiert mit { $color }: { $meditation } von { $area }, { $take ->
    [0] also kommt kein Baustein
    [one] also kommt ein Baustein
   *[other] also kommen { $take } Bausteine
 } zurück.
ananda-event-pass = { $name } findet keine freie Fläche und passt.
ananda-event-over = Das Spiel ist zu Ende.

## Warum es endete
ananda-ending-idle = zwei Runden ohne Aktion
ananda-ending-empty = der Vorrat und eine Bank sind leer

## Die Wertung, Zeile für Zeile
ananda-score-color = { $color }: { $points } Karma
ananda-score-total = Karma: { $points }
ananda-score-tiles = Übrige Bausteine auf der Bank: { $number }
