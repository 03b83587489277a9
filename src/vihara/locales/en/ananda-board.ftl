# The board of Ananda in the browser.
ananda-board-label = The temple of Ananda. Arrow keys choose a space, Enter takes it, R turns the tile, P looks from above.
ananda-board-letter-red = R
ananda-board-letter-orange = O
ananda-board-letter-yellow = Y
ananda-board-letter-green = G
ananda-board-letter-blue = B
ananda-board-letter-violet = V

## What is to be done
ananda-board-now = What to do now
ananda-board-step-monk = Monk
ananda-board-step-build = Build
ananda-board-step-meditate = Meditate
ananda-board-phase-monk = Choose a space for your monk
ananda-board-phase-build-first = Lay a tile that borders your area with its color
ananda-board-phase-build = Lay another tile, or stop
ananda-board-phase-meditate = Choose cards of your area’s color, or none
ananda-board-place = Place the monk here
ananda-board-lay = Lay the tile
ananda-board-rotate = Turn
ananda-board-rotate-help = Turn the tile (R)
ananda-board-stop = Stop building with { $area }
ananda-board-forfeit = Lay nothing and take one tile
ananda-board-meditate = Meditate with { $sum }
ananda-board-meditate-none = Play no card
ananda-board-too-much = The cards add up to { $total }, more than your area value { $area }.

## What a move would bring
ananda-board-area = Your area: { $color }, value { $value }
ananda-board-told-monk =
    { $area ->
        [one] An area of one space ({ $color });
       *[other] An area of { $area } spaces ({ $color });
    } { $tiles ->
        [0] none of your tiles fits.
        [one] one of your tiles fits.
       *[other] { $tiles } of your tiles fit.
    }
ananda-board-told-cards = Cards of this color: { $cards }.
ananda-board-told-no-cards = You hold no card of this color.
ananda-board-told-tile = Area { $before } → { $area }, on level { $level }.
ananda-board-told-joined = You would share the area with { $names }.
ananda-board-equation = { $left ->
    [one] Area { $area } minus meditation { $meditation } makes { $left } tile
   *[other] Area { $area } minus meditation { $meditation } makes { $left } tiles
 }
ananda-board-term-area = area
ananda-board-term-meditation = meditation
ananda-board-term-tiles = tiles
ananda-board-karma = karma { $karma }
ananda-board-note-room =
    { $room ->
        [0] the rack is full
        [one] the rack has room for one
       *[other] the rack has room for { $room }
    }
ananda-board-note-instead =
    { $number ->
        [one] one of them as a card
       *[other] { $number } of them as cards
    }
ananda-board-note-cards =
    { $number ->
        [one] then draw one card
       *[other] then draw { $number } cards
    }
ananda-board-note-ends = this ends the game

## Spaces and pieces
ananda-board-cell = { $cell }: { $color }, level { $level }, area of { $size }
ananda-board-cell-bare = { $cell }: empty
ananda-board-mine = Your tiles and cards
ananda-board-rack = Your rack: { $number } of { $limit }
ananda-board-rack-empty = No tiles
ananda-board-hidden-tile = A hidden tile
ananda-board-hand = Your hand: { $number }, draw pile: { $pile }
ananda-board-hand-empty = No cards
ananda-board-supply =
    { $number ->
        [0] The supply is empty
        [one] One tile in the supply
       *[other] { $number } tiles in the supply
    }
ananda-board-monk-on = monk on { $cell }
ananda-board-tiles =
    { $number ->
        [one] one tile
       *[other] { $number } tiles
    }
ananda-board-cards =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
ananda-board-pile = draw pile { $number }

## Moves in words
ananda-board-move-monk = Monk to { $cell }
ananda-board-move-tile = { $first } on { $one }, { $second } on { $other }
ananda-board-move-play = Play { $cards } (sum { $sum })
ananda-board-move-play-none = Play no card
ananda-board-move-stop = Stop building
ananda-board-move-pass = No area is free: take one tile
ananda-board-group-monk = Place the monk
ananda-board-group-tile = Lay { $tile }
ananda-board-group-play = Meditate
ananda-board-group-other = End building

## The score, line by line
ananda-board-score-rack-help = in a tie, fewer win
