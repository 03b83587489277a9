# The board of Tajuto in the browser.
tajuto-board-label = The garden of Tajuto. Arrow keys choose a pagoda, Enter builds or offers there, A to F choose an action tile, P looks from above.
tajuto-board-letter-red = R
tajuto-board-letter-orange = O
tajuto-board-letter-yellow = Y
tajuto-board-letter-green = G
tajuto-board-letter-blue = B
tajuto-board-letter-violet = V
tajuto-board-letter-black = K
tajuto-board-letter-white = W

## What is to be done
tajuto-board-now = What to do now
tajuto-board-round = Round { $round } · { $finished } of { $end } pagodas finished
tajuto-board-phase-use = Use an action tile: draw, offer or buy
tajuto-board-phase-more = Use another action tile, or end your turn
tajuto-board-phase-build = A floor before you fits: build it this turn
tajuto-board-wait = { $name } is playing
tajuto-board-over = The game is over
tajuto-board-do = Do it
tajuto-board-tiles = Your action tiles
tajuto-board-tile-auto = The cheapest action tile is used; click one to choose it.
tajuto-board-tile-chosen = Action tile { $tile } is used next.
tajuto-board-front = Floors before you
tajuto-board-waits = waits
tajuto-board-pagoda = The { $color } pagoda, { $height } of 6 floors

## Bag, village and goals
tajuto-board-bag = Draw a floor
tajuto-board-bag-help = How many floors of a size fit now, and the MP they bring on average.
tajuto-board-size = Feel for a floor of size { $size }
tajuto-board-village = Buy a tile
tajuto-board-discount = your markets take off { $mp } MP
tajuto-board-neutral = Tile { $tile }: { $use }
tajuto-board-left = { $left } of { $copies }
tajuto-board-sold = sold
tajuto-board-inaugurations = Inaugurations
tajuto-board-inauguration-price = { $mp } MP each, 4 EP once finished
tajuto-board-goals = Goals, 1 EP each
tajuto-board-claim = Claim
tajuto-board-taken = taken
tajuto-board-missed = out of reach
tajuto-board-at-end = at the end

## What a move would bring
tajuto-board-sum = { $before } meditation points become { $after }
tajuto-board-term-mp = MP
tajuto-board-term-ep = EP
tajuto-board-term-tile = tile { $tile }
tajuto-board-term-price = price
tajuto-board-term-floors = floors
tajuto-board-term-offering = offering
tajuto-board-term-stone = stone
tajuto-board-note-discount = price { $full } − { $discount } by your markets
tajuto-board-note-ep = worth { $ep } EP
tajuto-board-note-bet = { $ep } EP if the pagoda is finished
tajuto-board-note-shrine = adds { $ep } EP with the tiles you have now
tajuto-board-note-market = all later purchases cost { $mp } MP less
tajuto-board-note-draw = { $fit } of { $number } floors would fit ({ $share } %)
tajuto-board-note-finishes = finishes the pagoda
tajuto-board-note-inaugurated-own = its inauguration tile is yours
tajuto-board-note-inaugurated = its inauguration tile belongs to { $name }
tajuto-board-note-ends = this ends the game
tajuto-board-note-returned = back into the bag: { $floors }
tajuto-board-note-kept = stays: { $floors }
tajuto-board-note-goal = then you can claim: { $goal }

## Players
tajuto-board-players = Players
tajuto-board-mp = { $mp } MP
tajuto-board-ep = { $ep } EP
tajuto-board-action-tiles = Action tiles { $tiles }
tajuto-board-stones =
    { $number ->
        [one] One stone
       *[other] { $number } stones
    }
tajuto-board-down =
    { $number ->
        [one] one tile face down
       *[other] { $number } tiles face down
    }
tajuto-board-floor = { $color } { $size }

## Moves in words
tajuto-board-move-draw = { $tile }: draw a floor of size { $size }
tajuto-board-move-draw-blind = { $tile }: draw a floor
tajuto-board-move-offer = { $tile }: offering on the { $color } pagoda
tajuto-board-move-buy = { $tile }: buy { $what }
tajuto-board-move-build = Build on the { $color } pagoda
tajuto-board-move-goal = Claim the goal: { $goal }
tajuto-board-move-end = End the turn
tajuto-board-move-keep = End the turn, keep { $floor }
tajuto-board-move-keep-none = End the turn, keep none
tajuto-board-group-draw = Draw a floor
tajuto-board-group-offer = Make an offering
tajuto-board-group-buy = Buy a tile
tajuto-board-group-build = Build
tajuto-board-group-goal = Claim a goal
tajuto-board-group-end = End the turn

