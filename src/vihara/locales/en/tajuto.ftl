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
tajuto-bought-inauguration = inauguration
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
tajuto-refusal-bag = floors come out of the bag only when you draw
tajuto-refusal-no-tile = you have no action tile { $tile }
tajuto-refusal-used = you have used action tile { $tile } this turn
tajuto-refusal-same = use your other { $tile } first: it does the same
tajuto-refusal-use = action tile { $tile } cannot { $use }
tajuto-refusal-cost = using { $tile } costs { $cost } MP, and you have { $mp }
tajuto-refusal-empty = the bag is empty
tajuto-refusal-blind = you draw blindly: no size can be chosen
tajuto-refusal-size = choose a size from 1 to 6
tajuto-refusal-no-size = the bag has no floor of size { $size } left
tajuto-refusal-no-floor = the { $color } pagoda has no floor yet
tajuto-refusal-sixth = nobody makes offerings on a sixth floor
tajuto-refusal-offered = you have already offered your { $color } stone
tajuto-refusal-stone = floor { $floor } of the { $color } pagoda already has a stone
tajuto-refusal-finished = the { $color } pagoda is already finished
tajuto-refusal-inaugurated = the { $color } inauguration is sold
tajuto-refusal-sold = sold out: { $bought }
tajuto-refusal-price = it costs { $price } MP, and you have { $mp } left for it
tajuto-refusal-front = you have no { $color } floor
tajuto-refusal-order = the { $color } pagoda needs its floor { $floor } first
tajuto-refusal-goal = this goal has been taken: { $goal }
tajuto-refusal-wisdom = your wisdom is worth { $ep } EP, and it takes { $needed }
tajuto-refusal-offerings = you have made { $made } of { $stones } offerings
tajuto-refusal-mp = you have { $mp } MP, and it takes { $needed }
tajuto-refusal-first = you did not finish the first pagoda
tajuto-refusal-must-build = you have a floor that fits: build it first
tajuto-refusal-use-first = use an action tile first
tajuto-refusal-which = choose which floor you keep, or none
tajuto-refusal-several = there is nothing to choose: you have no second floor
tajuto-refusal-must-keep = in this match you must keep one of the floors
tajuto-refusal-not-there = you have no floor { $color } { $size }

## What happened
tajuto-event-draw = { $name } draws { $size ->
    [0] a floor
   *[other] a size { $size } floor
 }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } MP
 } ({ $tile }).
tajuto-event-floor = { $name } gets { $color } { $size }.
tajuto-event-offer = { $name } offers on the { $color } pagoda, floor { $floors }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } MP
 } ({ $tile }): +{ $mp } MP.
tajuto-event-buy = { $name } buys { $bought ->
    [market] a market
    [shrine] a shrine
    [inauguration] the { $color } inauguration
    [D] tile D
    [E] tile E
    [F] tile F
   *[other] { $bought }
 } for { $price } MP ({ $tile }{ $cost ->
    [0] { "" }
   *[other] : { $cost } MP
 }).
tajuto-event-build = { $name } builds floor { $floors } of the { $color } pagoda{ $covered ->
    [1] { " " }over an offering
   *[other] { "" }
 }: +{ $mp } MP.
tajuto-event-finished = The { $color } pagoda is finished: { $number } of 4.
tajuto-event-goal = { $name } claims a goal: { $goal }.
tajuto-event-end = { $name } ends the turn{ $kept ->
    [nothing] { "" }
   *[other] { " " }and keeps { $kept }
 }{ $returned ->
    [nothing] { "" }
   *[other] ; back into the bag: { $returned }
 }.
tajuto-event-end-none = { $name } ends the turn.
tajuto-event-over = The game is over.

## Why it ended
tajuto-ending-pagodas = the fourth pagoda is finished
tajuto-ending-turns = everybody has had { $turns } turns

## The score, line by line
tajuto-score-wisdom = Wisdom tiles
tajuto-score-goals = Goals
tajuto-score-inaugurations = Inaugurations
tajuto-score-shrines = Shrines
