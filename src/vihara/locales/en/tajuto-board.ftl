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
tajuto-board-phase-use = Draw, offer or buy: tap it on the board
tajuto-board-phase-more = Use another action tile, or end your turn
tajuto-board-phase-build = You have a floor that fits. Build it this turn
tajuto-board-tiles = Your action tiles
tajuto-board-tile-auto = Uses your cheapest action tile. Tap another to use that one.
tajuto-board-tile-chosen = Action tile { $tile } is used next.
tajuto-board-front = Your floors
tajuto-board-waits = waits
tajuto-board-pagoda = The { $color } pagoda: { $height } of 6 floors

## Bag, village and goals
tajuto-board-bag = Draw a floor
tajuto-board-village = Buy a tile
tajuto-board-neutral = the { $use } tile ({ $tile })
tajuto-board-left = { $left } of { $copies }
tajuto-board-sold = sold
tajuto-board-inaugurations = Inaugurations
tajuto-board-goals = Goals, 1 EP each
tajuto-board-claim = Claim
tajuto-board-taken = taken
tajuto-board-missed = out of reach
tajuto-board-at-end = at the end

## What a move would bring
tajuto-board-sum = MP: { $before }, then { $after }
tajuto-board-term-mp = MP
tajuto-board-term-ep = EP
tajuto-board-note-discount = price { $full } − { $discount } by your markets
tajuto-board-note-ep = worth { $ep } EP
tajuto-board-note-bet = { $ep } EP if the pagoda is finished
tajuto-board-note-shrine = adds { $ep } EP with the tiles you have now
tajuto-board-note-market = all later purchases cost { $mp } MP less
tajuto-board-note-draw = { $fit } of { $number } would fit ({ $share } %)
tajuto-board-note-finishes = finishes the pagoda
tajuto-board-note-inaugurated-own = its inauguration tile is yours
tajuto-board-note-inaugurated = its inauguration tile belongs to { $name }
tajuto-board-note-ends = this ends the game
tajuto-board-note-returned = back into the bag: { $floors }
tajuto-board-note-kept = stays: { $floors }
tajuto-board-note-goal = then you can claim: { $goal }

## Players
tajuto-board-mp = { $mp } MP
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
tajuto-board-move-draw = Draw a size { $size } floor with { $tile }
tajuto-board-move-draw-blind = Draw a floor with { $tile }
tajuto-board-move-offer = Offer on the { $color } pagoda with { $tile }
tajuto-board-move-buy = Buy { $what } with { $tile }
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

## The board as it is played
tajuto-board-inauguration = the { $color } inauguration
tajuto-board-act = What you do
tajuto-board-act-draw = Draw a size { $size } floor
tajuto-board-act-draw-blind = Draw a floor
tajuto-board-act-offer = Offer on { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } MP
 }
tajuto-board-act-build = Build on { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } MP
 }
tajuto-board-act-buy = Buy { $what }, { $price } MP
tajuto-board-act-goal = Claim “{ $goal }”, +{ $ep } EP
tajuto-board-odds = Draw a size { $size } floor: { $fit } of { $number } fit, { $mp } MP on average
tajuto-board-odds-fit = { $percent } % fit
tajuto-board-gain = +{ $mp } MP
tajuto-board-note-neutral = one more action every turn: { $use }, for { $mp } MP
tajuto-board-height = { $height } of 6 floors
tajuto-board-tile-used = used this turn
tajuto-board-tile-dear = costs { $mp } MP
tajuto-board-tray = Bag, village and goals
tajuto-board-tab-draw = Draw
tajuto-board-tab-shop = Shop
tajuto-board-tab-goals = Goals
tajuto-board-keep = Which floor do you keep?
tajuto-board-keep-none = None
