# Das Spielbrett von Ananda im Browser.
ananda-board-label = Der Tempel von Ananda. Pfeiltasten wählen ein Feld, Enter nimmt es, R dreht den Baustein, P schaut von oben.
ananda-board-letter-red = R
ananda-board-letter-orange = O
ananda-board-letter-yellow = Ge
ananda-board-letter-green = Gr
ananda-board-letter-blue = B
ananda-board-letter-violet = V

## Was zu tun ist
ananda-board-now = Was jetzt zu tun ist
ananda-board-step-monk = Mönch
ananda-board-step-build = Bauen
ananda-board-step-meditate = Meditieren
ananda-board-phase-monk = Wähl ein Feld für deine Mönchsfigur
ananda-board-phase-build-first = Leg einen Baustein so, dass er mit der Farbe an deine Fläche grenzt
ananda-board-phase-build = Leg noch einen Baustein oder hör auf
ananda-board-phase-meditate = Wähl Karten in der Farbe deiner Fläche oder keine
ananda-board-place = Mönchsfigur hierher stellen
ananda-board-lay = Baustein legen
ananda-board-rotate = Drehen
ananda-board-rotate-help = Den Baustein drehen (R)
ananda-board-stop = Bauen beenden mit { $area }
ananda-board-forfeit = Nichts legen und einen Baustein nehmen
ananda-board-meditate = Mit { $sum } meditieren
ananda-board-meditate-none = Keine Karte spielen
ananda-board-too-much = Die Karten ergeben { $total }, mehr als dein Flächenwert { $area }.

## Was ein Zug bringen würde
ananda-board-area = Deine Fläche: { $color }, Wert { $value }
ananda-board-told-monk =
    { $area ->
        [one] Eine Fläche aus einem Feld ({ $color });
       *[other] Eine Fläche aus { $area } Feldern ({ $color });
    } { $tiles ->
        [0] keiner deiner Bausteine passt.
        [one] einer deiner Bausteine passt.
       *[other] { $tiles } deiner Bausteine passen.
    }
ananda-board-told-cards = Karten dieser Farbe: { $cards }.
ananda-board-told-no-cards = Du hast keine Karte dieser Farbe.
ananda-board-told-tile = Fläche { $before } → { $area }, auf Ebene { $level }.
ananda-board-told-joined = Du würdest die Fläche teilen mit: { $names }.
ananda-board-equation = { $left ->
    [one] Fläche { $area } minus Meditation { $meditation } ergibt { $left } Baustein
   *[other] Fläche { $area } minus Meditation { $meditation } ergibt { $left } Bausteine
 }
ananda-board-term-area = Fläche
ananda-board-term-meditation = Meditation
ananda-board-term-tiles = Bausteine
ananda-board-karma = Karma { $karma }
ananda-board-note-room =
    { $room ->
        [0] das Bänkchen ist voll
        [one] auf dem Bänkchen ist Platz für einen
       *[other] auf dem Bänkchen ist Platz für { $room }
    }
ananda-board-note-instead =
    { $number ->
        [one] davon einer als Karte
       *[other] davon { $number } als Karten
    }
ananda-board-note-cards =
    { $number ->
        [one] dann eine Karte nachziehen
       *[other] dann { $number } Karten nachziehen
    }
ananda-board-note-ends = damit endet das Spiel

## Felder und Spielsteine
ananda-board-cell = { $cell }: { $color }, Ebene { $level }, Fläche aus { $size }
ananda-board-cell-bare = { $cell }: leer
ananda-board-mine = Deine Bausteine und Karten
ananda-board-rack = Dein Bänkchen: { $number } von { $limit }
ananda-board-rack-empty = Keine Bausteine
ananda-board-hidden-tile = Ein verdeckter Baustein
ananda-board-hand = Deine Hand: { $number }, Nachziehstapel: { $pile }
ananda-board-hand-empty = Keine Karten
ananda-board-supply =
    { $number ->
        [0] Der Vorrat ist leer
        [one] Ein Baustein im Vorrat
       *[other] { $number } Bausteine im Vorrat
    }
ananda-board-monk-on = Mönchsfigur auf { $cell }
ananda-board-tiles =
    { $number ->
        [one] ein Baustein
       *[other] { $number } Bausteine
    }
ananda-board-cards =
    { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
ananda-board-pile = Nachziehstapel { $number }

## Züge in Worten
ananda-board-move-monk = Mönchsfigur auf { $cell }
ananda-board-move-tile = { $first } auf { $one }, { $second } auf { $other }
ananda-board-move-play = { $cards } spielen (Summe { $sum })
ananda-board-move-play-none = Keine Karte spielen
ananda-board-move-stop = Bauen beenden
ananda-board-move-pass = Keine Fläche ist frei: einen Baustein nehmen
ananda-board-group-monk = Mönchsfigur setzen
ananda-board-group-tile = { $tile } legen
ananda-board-group-play = Meditieren
ananda-board-group-other = Bauen beenden

## Die Wertung, Zeile für Zeile
ananda-board-score-rack-help = bei Gleichstand gewinnt, wer weniger hat
