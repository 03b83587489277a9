# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = R
mandala-board-letter-orange = O
mandala-board-letter-yellow = Y
mandala-board-letter-green = G
mandala-board-letter-purple = P
mandala-board-letter-black = B

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Mountain { $mandala }
mandala-board-field-of = { $name }’s field
mandala-board-field-own = Your field
mandala-board-river-own = Your river
mandala-board-river = { $name }’s river
mandala-board-place = Place { $place }: { $color }, in the cup: { $cards }, points: { $points }
mandala-board-place-closed = Place { $place }: { $color }
mandala-board-place-empty = Place { $place }: empty
mandala-board-cup =
    Cup: { $cards ->
        [one] { $cards } card
        *[other] { $cards } cards
    }
mandala-board-worthless = worth nothing yet: { $cards }
mandala-board-hand =
    Your hand: { $cards ->
        [one] { $cards } card
        *[other] { $cards } cards
    }
mandala-board-hand-of =
    { $name }’s hand: { $cards ->
        [one] { $cards } card
        *[other] { $cards } cards
    }
mandala-board-deck =
    Deck: { $cards ->
        [one] { $cards } card
        *[other] { $cards } cards
    }
mandala-board-discard =
    Discard pile: { $cards ->
        [one] { $cards } card
        *[other] { $cards } cards
    }
mandala-board-cards = { $number } { $color }
mandala-board-empty = empty
mandala-board-lacks = Missing: { $colors }
mandala-board-complete = Complete
mandala-board-ending = The next complete mandala is the last.

## What one may do
mandala-board-help-choose = Choose cards of one color, or drag one
mandala-board-help-target = Mountain, your field or the discard pile?
mandala-board-swap = Swap
mandala-board-completes = completes the mandala
mandala-board-draws =
    { $cards ->
        [one] draw { $cards } card
        *[other] draw { $cards } cards
    }
mandala-board-claim-new = river { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = discarded
mandala-board-phase-turn = Build a mountain, grow your field, or swap cards
mandala-board-phase-claim = Choose a color from mountain { $mandala }

## Moves
mandala-board-move-build = Lay { $color } into mountain { $mandala }
mandala-board-move-grow = { $number } { $color } into your field of mandala { $mandala }
mandala-board-move-redraw = Discard { $number } { $color } and draw as many
mandala-board-move-claim = Claim { $color }
mandala-board-move-pass = Pass
mandala-board-group-build = Build a mountain
mandala-board-group-grow = Grow your field
mandala-board-group-redraw = Discard and redraw
mandala-board-group-claim = Claim from the mountain
mandala-board-group-pass = Pass

## Scores
mandala-board-score-place = { $cards } × place { $place }
mandala-board-score-none = { $cards } × not in the river
mandala-board-score-hidden =
    { $cards ->
        [one] { $cards } card only its owner has seen
        *[other] { $cards } cards only their owner has seen
    }
