# Menara: names, options, refusals, log, endings.

menara-name = Menara
menara-tagline = Build one tower together, floor by floor, and do not let it fall.
menara-description = One to four players build a temple tower together. Plan cards say what is to be done: set columns, move them up, fill a floor. Whenever a floor is full, a new one is laid on columns of your choice. The higher the tower, the better, and everything obeys gravity: what falls, falls for everybody.

## Pieces and places
menara-color-yellow = yellow
menara-color-red = red
menara-color-black = black
menara-color-white = white
menara-color-blue = blue
menara-glyph-blue = blue
menara-glyph-yellow = yellow
menara-glyph-red = red
menara-side-light = light
menara-side-dark = dark
menara-side-free = free
menara-piece-whole = Floor { $number }
menara-piece-part = A column on floor { $number }
menara-card-place = place { $number ->
    [one] 1 column
   *[other] { $number } columns
 } ({ $rest ->
    [light] light side up
    [dark] dark side up
   *[other] either side up
 })
menara-card-floor = place { $number } columns on one floor ({ $rest ->
    [light] light side up
    [dark] dark side up
   *[other] either side up
 })
menara-card-move = move { $number ->
    [one] 1 column
   *[other] { $number } columns
 } up ({ $rest ->
    [light] light side up
    [dark] dark side up
   *[other] either side up
 })
menara-card-fill = fill a floor ({ $rest ->
    [light] light side up
    [dark] dark side up
   *[other] either side up
 })
menara-card-shift = move a floor ({ $rest ->
    [light] light side up
    [dark] dark side up
   *[other] either side up
 })
menara-card-light = light
menara-card-dark = dark
menara-card-free = free

## Options
menara-option-difficulty = Difficulty
menara-option-difficulty-help = How many levels are required, with how many columns
menara-option-difficulty-easy = easy
menara-option-difficulty-medium = medium
menara-option-difficulty-hard = hard
menara-option-hand = Hand
menara-option-hand-help = How much the hand that builds trembles
menara-option-hand-steady = steady
menara-option-hand-calm = calm
menara-option-hand-shaky = shaky
menara-option-gauge = Margins
menara-option-gauge-help = Whether you are told how safely the tower stands before you let go
menara-option-gauge-shown = shown
menara-option-gauge-hidden = hidden
menara-option-practice = Practice
menara-option-practice-help = Build without plan cards, one column or more a turn, as high as you can
menara-option-practice-no = no
menara-option-practice-yes = yes, without plan cards
menara-option-first = Who begins
menara-option-first-help = The seat that begins and lays the temple base
menara-option-first-1 = Seat 1
menara-option-first-2 = Seat 2
menara-option-first-3 = Seat 3
menara-option-first-4 = Seat 4
menara-option-first-random = at random
menara-option-floors = Temple floors
menara-option-floors-help = A table of temple floors in place of our own
menara-option-cards = Plan cards
menara-option-cards-help = A table of plan cards in place of our own
menara-preset-learn = To learn
menara-preset-learn-help = A steady hand, and you see how safely the tower stands.
menara-preset-table = As at a real table
menara-preset-table-help = Your hand trembles a little, and nobody tells you whether it holds. No hints either.

## Phases
menara-phase-base = Lay the temple base
menara-phase-camp = Swap columns with the camp, or leave it
menara-phase-plan = Reveal a plan
menara-phase-build = Carry out the plan
menara-phase-practice = Place one column or more, then end your turn
menara-phase-floor = Lay the new floor
menara-phase-swap = Exchange the whole camp, or keep it

## What texts are moves
menara-expected = base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp or stop
menara-expected-level = a level from 1 to { $most }
menara-expected-floor = a floor from 1 to { $most }
menara-expected-base = a base from 1 to { $most }
menara-expected-angle = an angle from 0 to 359
menara-expected-order = colors in the order { $colors }
menara-expected-sides = no color on both sides of 'for'
menara-expected-columns = no more columns than you have
menara-expected-column = ! { $target } and one of { $colors }
menara-expected-quarry = ! quarry and a floor
menara-expected-plan = ! plan and a card, as in ! plan place 2 dark
menara-expected-error = the hand's error, as in ! hand 0.3 -0.6 0
menara-expected-nudge = a nudge, as in ! nudge 9 0.2 135
menara-expected-fallen = what fell, as in ! fallen 9 or ! fallen 3.1
menara-expected-fallen-out = what fell, as in ! fallen out 9 or ! fallen out 3.1
menara-expected-tables = tables of components of a match that is being played here
menara-expected-move = a move, not chance
menara-expected-table = a table of components as in data/{ $file }

## Why a move is refused
menara-refusal-allowed = it is allowed
menara-refusal-base-first = lay the temple base first
menara-refusal-camp-first = first comes the camp: swap columns, or leave them
menara-refusal-plan-now = now reveal a plan
menara-refusal-build-now = now carry out the plan
menara-refusal-floor-first = lay the new floor first
menara-refusal-swap-now = first say whether the camp is exchanged
menara-refusal-nobody = nobody decides now
menara-refusal-no-move = that cannot be done now
menara-refusal-pile = the { $glyph } pile is empty
menara-refusal-bag = the bag holds fewer than six columns
menara-refusal-practice-build = just place columns: practice has no plans
menara-refusal-no-card = there is no plan to give up
menara-refusal-stop = carry out the plan, or give it up
menara-refusal-first-column = place one column at least
menara-refusal-exchange = give back as many columns as you take
menara-refusal-hand-none = you have no { $color } column
menara-refusal-hand-few = you have only { $held } { $color }
menara-refusal-camp-none = the camp has no { $color } column
menara-refusal-camp-few = the camp has only { $held } { $color }
menara-refusal-card = the card says: { $card }
menara-refusal-no-base = there is no such base in the tower
menara-refusal-taken = a column already stands there
menara-refusal-base-color = this base is for { $color } columns
menara-refusal-no-column = you have no { $color } column
menara-refusal-target = this card goes on on floor { $floor }
menara-refusal-bare = no column stands there
menara-refusal-moved = this column was already moved this turn
menara-refusal-higher = floor { $to } is not higher than floor { $floor }
menara-refusal-on-nothing = the floor rests on no column
menara-refusal-overlaps = the floor overlaps floor { $floor } by { $length } mm
menara-refusal-apart = the floor does not touch floor { $floor }: { $length } mm apart
menara-refusal-apart-all = the floor does not touch the temple base: { $length } mm apart
menara-refusal-one-point = the floor touches the temple base at one point only, at floor { $floor }
menara-refusal-beyond = the column stands { $length } mm beyond its base on floor { $floor }
menara-refusal-in-the-way = the column runs { $length } mm into another one on floor { $floor }
menara-refusal-no-such-base = floor { $floor } has no such base
menara-refusal-not-to-lay = floor { $floor } is not one of the floors to lay
menara-refusal-rim = the { $side } side must face up
menara-refusal-not-in-tower = floor { $floor } is not in the tower
menara-refusal-part = floor { $floor } is part of the temple base
menara-refusal-same-level = floor { $floor } is already on level { $level }
menara-refusal-on-columns = the floor must rest on columns
menara-refusal-carries = the columns on it carry floor { $floor }
menara-refusal-no-column-below = the floor rests on no column of level { $level }

## What happened
menara-event-quarry = Floors from the quarry: { $floor }.
menara-event-camp = { $number ->
    [one] A { $color } column comes to the camp.
   *[other] { $number } columns come to the camp: { $color }.
}
menara-event-bag = { $number ->
    [one] { $name } draws a { $color } column from the bag.
   *[other] { $name } draws { $number } columns from the bag: { $color }.
}
menara-event-base = { $name } lays floor { $floor } of the temple base, { $side } side up.
menara-event-exchange = { $name } gives { $given } to the camp and takes { $taken }.
menara-event-exchange-none = { $name } exchanges nothing at the camp.
menara-event-reveal = { $name } draws a { $glyph } plan.
menara-event-plan = The plan: { $card }.
menara-event-column = { $name } sets a { $color } column on floor { $base }.
menara-event-move = { $name } moves a column from floor { $base } up to floor { $to }.
menara-event-floor = { $name } lays floor { $floor } on level { $level }, { $side } side up.
menara-event-extend = { $name } extends the temple base with floor { $floor }, { $side } side up.
menara-event-shift = { $name } moves floor { $floor } to level { $level }.
menara-event-give-up = { $name } gives up the card.
menara-event-stop = { $name } ends the turn.
menara-event-swap-camp = { $name } exchanges the whole camp.
menara-event-keep-camp = { $name } keeps the camp as it is.
menara-event-hand = The hand trembled: { $off } mm off{ $angle ->
    [0] { "" }
   *[other] , turned by { $angle }°
 }.
menara-event-nudge = The hand brushes against floor { $floor }.
menara-event-quiet = The hand stays calm.
menara-event-stands = The tower stands.
menara-event-fallen = { $piece } fell.
menara-event-collapse = { $again ->
    [1] What fell is set up again.
   *[other] The tower falls. Levels still standing: { $levels }.
 }
menara-event-interrupted = Floor full: { $name } lays a new one.
menara-event-level-card = One more level is required: { $required } now.
menara-event-fulfilled = { $name } has fulfilled the card: { $card }.
menara-event-camp-exchanged = The old columns of the camp go back into the bag.
menara-event-turn = { $name }’s turn.
menara-event-over = { $required ->
    [0] The game is over, height in levels: { $levels }.
   *[other] The game is over: { $levels } of { $required } levels.
 }

## Why it ended
menara-ending-collapsed = the tower fell; { $levels } of { $required } levels
menara-ending-stuck = columns fell and cannot be set up again; { $levels } of { $required } levels
menara-ending-columns = the bag ran out of columns; { $levels } of { $required } levels
menara-ending-cards = the last plan is done; { $levels } of { $required } levels
menara-ending-floors = the last floor is built; { $levels } of { $required } levels
menara-ending-place = no column fits any more; levels: { $levels }
menara-practice-collapsed = the tower fell; levels still standing: { $levels }
menara-practice-stuck = columns fell and cannot be set up again; levels: { $levels }
menara-practice-columns = the bag ran out of columns; levels: { $levels }
menara-practice-floors = the last floor is built; levels: { $levels }

## The score, line by line
menara-score-levels = Levels
menara-score-required = Required

## Why the partner does it
menara-hint-base = Keeps the temple base compact, so that floors can span it; bases facing up: { $free }.
menara-hint-camp-none = Your columns that fit on a safe base: { $fit }. No swap would help much.
menara-hint-camp-fill = Then you can fill floor { $floor }, which brings a new one.
menara-hint-camp-fit = Your columns that fit on a safe base: { $fit } then, { $was } now.
menara-hint-camp-floor = Your columns that fit on one floor: { $most } then, { $was } now.
menara-hint-camp-high = Your columns will suit higher floors.
menara-hint-plan = Of the cards still to come there, you can do { $good } of { $cards } now.
menara-hint-plan-early = Of the cards still to come there, you can do { $good } of { $cards } now, and hard cards are best drawn early.
menara-hint-column-fill = Fills floor { $floor }, which brings a new one; the tower then survives a tilt of { $margin }° ({ $was }° now).
menara-hint-column = On level { $level }; the tower then survives a tilt of { $margin }° ({ $was }° now). Bases left on that floor: { $free }.
menara-hint-column-base = On the temple base, which carries anything. Bases left on that floor: { $free }.
menara-hint-move = Up to level { $level }; the tower survives a tilt of { $out }° while the column is out and { $margin }° then ({ $was }° now).
menara-hint-shift = Levels of the temple then: { $levels }; the tower survives a tilt of { $out }° while the floor is out and { $margin }° then ({ $was }° now).
menara-hint-floor = On level { $level }, carried by columns: { $columns }; the tower then survives a tilt of { $margin }° ({ $was }° now). Of its { $free } bases { $safe } can safely carry a column.
menara-hint-extend = No place on columns was found where the tower would survive a tilt of { $careful }°. This costs a level and opens bases on the ground: { $free }.
menara-hint-extend-cost = Costs a level and opens bases on the ground: { $free }.
menara-hint-give-up-none = Nothing that the card asks for can be done.
menara-hint-give-up = Whatever the card asks for, the tower would not survive a tilt of { $careful }° afterwards.
menara-hint-give-up-cost = One more level will be required.
menara-hint-stop = Then you draw, and have more to choose from.
menara-hint-swap = Columns of the camp that fit on free bases: only { $fit }.
menara-hint-keep = Columns of the camp that fit on free bases: { $fit }.
