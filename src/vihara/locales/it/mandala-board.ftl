# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = R
mandala-board-letter-orange = A
mandala-board-letter-yellow = G
mandala-board-letter-green = V
mandala-board-letter-purple = P
mandala-board-letter-black = N

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Montagna { $mandala }
mandala-board-field-of = Campo: { $name }
mandala-board-field-own = Il tuo campo
mandala-board-river-own = Il tuo fiume
mandala-board-river = Fiume: { $name }
mandala-board-place = Posto { $place }: { $color }, nella coppa: { $cards }, punti: { $points }
mandala-board-place-closed = Posto { $place }: { $color }
mandala-board-place-empty = Posto { $place }: vuoto
mandala-board-cup =
    Coppa: { $cards ->
        [one] { $cards } carta
        *[other] { $cards } carte
    }
mandala-board-worthless = ancora senza valore: { $cards }
mandala-board-hand =
    La tua mano: { $cards ->
        [one] { $cards } carta
        *[other] { $cards } carte
    }
mandala-board-hand-of =
    { $name }, mano: { $cards ->
        [one] { $cards } carta
        *[other] { $cards } carte
    }
mandala-board-deck =
    Mazzo: { $cards ->
        [one] { $cards } carta
        *[other] { $cards } carte
    }
mandala-board-discard =
    Scarti: { $cards ->
        [one] { $cards } carta
        *[other] { $cards } carte
    }
mandala-board-cards = { $number } × { $color }
mandala-board-empty = vuoto
mandala-board-lacks = Mancano: { $colors }
mandala-board-complete = Completato
mandala-board-ending = Il prossimo mandala completato sarà l’ultimo.

## What one may do
mandala-board-help-choose = Scegli carte di un colore, o trascinane una
mandala-board-help-target = Montagna, il tuo campo o gli scarti?
mandala-board-swap = Scambia
mandala-board-completes = completa il mandala
mandala-board-draws =
    { $cards ->
        [one] pesca { $cards } carta
        *[other] pesca { $cards } carte
    }
mandala-board-claim-new = fiume { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = scartate
mandala-board-phase-turn = Costruisci una montagna, amplia il tuo campo o scambia carte
mandala-board-phase-claim = Scegli un colore dalla montagna { $mandala }

## Moves
mandala-board-move-build = Posa { $color } nella montagna { $mandala }
mandala-board-move-grow = { $number } × { $color } nel tuo campo del mandala { $mandala }
mandala-board-move-redraw = Scarta { $number } × { $color } e pescane altrettante
mandala-board-move-claim = Prendi { $color }
mandala-board-move-pass = Passa
mandala-board-group-build = Costruire una montagna
mandala-board-group-grow = Ampliare il campo
mandala-board-group-redraw = Scartare e ripescare
mandala-board-group-claim = Prendere dalla montagna
mandala-board-group-pass = Passare

## Scores
mandala-board-score-place = { $cards } × posto { $place }
mandala-board-score-none = { $cards } × assente dal fiume
mandala-board-score-hidden =
    { $cards ->
        [one] { $cards } carta vista solo da chi la possiede
        *[other] { $cards } carte viste solo da chi le possiede
    }
