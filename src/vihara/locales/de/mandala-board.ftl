# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = R
mandala-board-letter-orange = O
mandala-board-letter-yellow = Ge
mandala-board-letter-green = Gr
mandala-board-letter-purple = V
mandala-board-letter-black = S

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Berg { $mandala }
mandala-board-field-of = Feld: { $name }
mandala-board-field-own = Dein Feld
mandala-board-river-own = Dein Fluss
mandala-board-river = Fluss: { $name }
mandala-board-place = Platz { $place }: { $color }, in der Schale: { $cards }, Punkte: { $points }
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
    { $name }, Hand: { $cards ->
        [one] { $cards } Karte
        *[other] { $cards } Karten
    }
mandala-board-deck =
    Nachziehstapel: { $cards ->
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
mandala-board-complete = Vollständig
mandala-board-ending = Das nächste vollständige Mandala ist das letzte.

## What one may do
mandala-board-help-choose = Wähl oder schieb Karten einer Farbe
mandala-board-help-target = Berg, dein Feld oder Ablagestapel?
mandala-board-swap = Tauschen
mandala-board-completes = vervollständigt das Mandala
mandala-board-draws =
    { $cards ->
        [one] { $cards } Karte ziehen
        *[other] { $cards } Karten ziehen
    }
mandala-board-claim-new = Fluss { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = abgeworfen
mandala-board-phase-turn = Bau einen Berg, erweitere dein Feld oder tausch Karten
mandala-board-phase-claim = Wähl eine Farbe aus Berg { $mandala }

## Moves
mandala-board-move-build = { $color } in Berg { $mandala }
mandala-board-move-grow = { $number } × { $color } in dein Feld von Mandala { $mandala }
mandala-board-move-redraw = { $number } × { $color } abwerfen und ebenso viele ziehen
mandala-board-move-claim = { $color } nehmen
mandala-board-move-pass = Passen
mandala-board-group-build = Einen Berg bauen
mandala-board-group-grow = Dein Feld erweitern
mandala-board-group-redraw = Abwerfen und nachziehen
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
