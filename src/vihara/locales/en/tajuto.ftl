# Tajuto: names, options, refusals, log, endings.

tajuto-name = Tajuto
tajuto-tagline = Build eight pagodas, and find enlightenment before the fourth one is finished.
tajuto-description = Two to four monks build eight pagodas, floor by floor, from a bag one feels in for the right size. Building and offerings bring meditation points; they buy wisdom, markets, shrines and further actions. When the fourth pagoda is finished, the most enlightenment points win.

## Pieces and places
tajuto-color-red = red
tajuto-color-orange = orange
tajuto-color-yellow = yellow
tajuto-color-green = green
tajuto-color-blue = blue
tajuto-color-violet = violet
tajuto-color-black = black
tajuto-color-white = white
tajuto-bought-wisdom = wisdom { $number }
tajuto-bought-market = market
tajuto-bought-shrine = shrine
tajuto-bought-inauguration = inauguration tile
tajuto-use-draw = draw
tajuto-use-offer = offer
tajuto-use-buy = buy
tajuto-goal-wisdom5 = wisdom worth 5 EP
tajuto-goal-wisdom10 = wisdom worth 10 EP
tajuto-goal-offerings4 = four offerings
tajuto-goal-offerings8 = all eight offerings
tajuto-goal-30mp = 30 MP
tajuto-goal-first = first pagoda
tajuto-goal-fourth = fourth pagoda
tajuto-goal-most = most MP

## Options
tajuto-option-first = Who begins
tajuto-option-first-help = The seat that begins
tajuto-option-first-1 = Seat 1
tajuto-option-first-2 = Seat 2
tajuto-option-first-3 = Seat 3
tajuto-option-first-4 = Seat 4
tajuto-option-first-random = at random
tajuto-option-touch = Touch
tajuto-option-touch-help = How well one feels for a size in the bag
tajuto-option-touch-sure = sure
tajuto-option-touch-fumbling = fumbling (3 to 6 may be missed)
tajuto-option-touch-blind = blind
tajuto-option-open-scores = Open scores
tajuto-option-open-scores-help = Show everybody’s enlightenment points as they stand
tajuto-option-prices = Prices
tajuto-option-prices-help = Replace entries of the price table

## Phases
tajuto-phase-drawing = A floor is drawn from the bag

## What texts are moves
tajuto-expected = A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp or end keep red 4
tajuto-expected-floor = a floor like ! floor red 3

## Why a move is refused
tajuto-refusal-bag = floors come out of the bag only when one is drawn
tajuto-refusal-no-tile = you have no action tile { $tile }
tajuto-refusal-used = action tile { $tile } was used this turn
tajuto-refusal-same = { $tile } is unused and does the same
tajuto-refusal-use = action tile { $tile } cannot { $use }
tajuto-refusal-cost = using { $tile } costs { $cost } MP and you have { $mp }
tajuto-refusal-empty = the bag is empty
tajuto-refusal-blind = with touch blind no size is named
tajuto-refusal-size = name a size from 1 to 6
tajuto-refusal-no-size = no floor of size { $size } is in the bag
tajuto-refusal-no-floor = the { $color } pagoda has no floor yet
tajuto-refusal-sixth = no offering on a 6th floor
tajuto-refusal-offered = your { $color } stone has been offered
tajuto-refusal-stone = a stone lies on floor { $floor } of the { $color } pagoda already
tajuto-refusal-finished = the { $color } pagoda is finished
tajuto-refusal-inaugurated = the { $color } inauguration tile is sold
tajuto-refusal-sold = all tiles of { $bought } are sold
tajuto-refusal-price = it costs { $price } MP and you have { $mp } left for it
tajuto-refusal-front = no { $color } floor lies in front of you
tajuto-refusal-order = the { $color } pagoda needs its floor { $floor } first
tajuto-refusal-goal = the goal { $goal } has been taken
tajuto-refusal-wisdom = your wisdom tiles are worth { $ep } EP, not { $needed }
tajuto-refusal-offerings = you have made { $made } of { $stones } offerings
tajuto-refusal-mp = you have { $mp } MP, not { $needed }
tajuto-refusal-first = you did not finish the first pagoda of the game
tajuto-refusal-must-build = the floor { $floor } in front of you can be built, so it must be
tajuto-refusal-use-first = use an action tile first
tajuto-refusal-which = { $number } floors lie in front of you: say which one stays, or that none does
tajuto-refusal-several = a floor is chosen only if several lie in front of you
tajuto-refusal-must-keep = by the rules of this match one of the floors stays
tajuto-refusal-not-there = no floor { $color } { $size } lies in front of you

## What happened
tajuto-event-draw = { $name } uses action tile { $tile } to draw { $size ->
    [0] a floor
   *[other] a floor of size { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } MP
 }.
tajuto-event-floor = { $name } gets the floor { $color } { $size }.
tajuto-event-offer = { $name } makes an offering on floor { $floors } of the { $color } pagoda (action tile { $tile }, cost { $cost } MP): + { $mp } MP.
tajuto-event-buy = { $name } buys { $bought } { $color } for { $price } MP (action tile { $tile }, cost { $cost } MP).
tajuto-event-build = { $name } builds floor { $floors } of the { $color } pagoda{ $covered ->
    [1] , covering an offering
   *[other] { "" }
 }: + { $mp } MP.
tajuto-event-finished = The { $color } pagoda is finished, { $number } of 4.
tajuto-event-goal = { $name } claims the goal: { $goal }.
tajuto-event-end = { $name } ends the turn, keeps { $kept } and returns { $returned }.
tajuto-event-end-none = { $name } ends the turn.
tajuto-event-over = The game is over.

## Why it ended
tajuto-ending-pagodas = the fourth pagoda is finished
tajuto-ending-turns = every player has had { $turns } turns

## The score, line by line
tajuto-score-wisdom = Wisdom tiles: { $points } EP
tajuto-score-goals = { $number ->
    [one] 1 goal
   *[other] { $number } goals
 }: { $points } EP
tajuto-score-inaugurations = { $number ->
    [one] 1 inauguration
   *[other] { $number } inaugurations
 } × 4 = { $points } EP
tajuto-score-shrines = { $number ->
    [one] 1 shrine
   *[other] { $number } shrines
 }: { $points } EP
tajuto-score-total = Enlightenment points: { $points }
