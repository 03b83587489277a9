# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = R
mandala-board-letter-orange = O
mandala-board-letter-yellow = G
mandala-board-letter-green = N
mandala-board-letter-purple = V
mandala-board-letter-black = S

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Berg { $mandala }
mandala-board-field-of = Feld von { $name }
mandala-board-field-own = Dein Feld
mandala-board-river-own = Dein Fluss
mandala-board-river = Fluss von { $name }
mandala-board-place = Platz { $place }: { $color }, { $cards } in der Schale, { $points } Punkte
mandala-board-place-closed = Platz { $place }: { $color }
mandala-board-place-empty = Platz { $place }: leer
mandala-board-cup =
    Schale: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-worthless = noch wertlos: { $cards }
mandala-board-hand =
    Deine Hand: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-hand-of =
    Hand von { $name }: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-deck =
    Stapel: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-discard =
    Ablage: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-cards = { $number } × { $color }
mandala-board-empty = leer
mandala-board-lacks = Es fehlen: { $colors }
mandala-board-complete = Vollendet
mandala-board-ending = Das nächste vollendete Mandala ist das letzte.

## What one may do
mandala-board-help-choose = Wähle Karten einer Farbe oder zieh eine auf den Tisch.
mandala-board-help-target = Wähle nun einen Berg, dein Feld oder die Ablage.
mandala-board-swap = Tauschen
mandala-board-completes = vollendet das Mandala
mandala-board-draws =
    { $cards ->
        [one] { $cards } Karte ziehen
        *[other] { $cards } Karten ziehen
    }
mandala-board-claim-new = Fluss { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = wird abgelegt
mandala-board-phase-turn = Baue einen Berg, erweitere dein Feld oder tausche Karten.
mandala-board-phase-claim = Wähle eine Farbe aus Berg { $mandala }.

## Moves
mandala-board-move-build = { $color } in Berg { $mandala }
mandala-board-move-grow = { $number } × { $color } in dein Feld von Mandala { $mandala }
mandala-board-move-redraw = { $number } × { $color } ablegen und ebenso viele ziehen
mandala-board-move-claim = { $color } nehmen
mandala-board-move-pass = Passen
mandala-board-group-build = Einen Berg bauen
mandala-board-group-grow = Dein Feld erweitern
mandala-board-group-redraw = Ablegen und neu ziehen
mandala-board-group-claim = Vom Berg nehmen
mandala-board-group-pass = Passen

## Scores
mandala-board-score-place = { $cards } × Platz { $place }
mandala-board-score-none = { $cards } × nicht im Fluss
mandala-board-score-hidden =
    { $cards ->
        [one] { $cards } Karte, die nur kennt, wem sie gehört
        *[other] { $cards } Karten, die nur kennt, wem sie gehören
    }
