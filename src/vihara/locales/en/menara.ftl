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
menara-card-place = place { $number ->
    [one] 1 column
   *[other] { $number } columns
 } (rim { $rest })
menara-card-floor = place { $number } columns on one floor (rim { $rest })
menara-card-move = move { $number ->
    [one] 1 column
   *[other] { $number } columns
 } up (rim { $rest })
menara-card-fill = fill a floor (rim { $rest })
menara-card-shift = move a floor (rim { $rest })
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
menara-phase-camp = Exchange columns at the camp, or leave them
menara-phase-plan = Reveal a plan card
menara-phase-build = Carry out the plan card
menara-phase-practice = Place one column or more, then end your turn
menara-phase-floor = Place the new floor
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
menara-refusal-base-first = the temple base is laid first
menara-refusal-camp-first = the turn begins with the camp
menara-refusal-plan-now = a plan card is revealed now
menara-refusal-build-now = the plan card is carried out now
menara-refusal-floor-first = a new floor must be placed first
menara-refusal-swap-now = the camp may be exchanged now
menara-refusal-nobody = nobody decides now
menara-refusal-no-move = there is no such move
menara-refusal-pile = the { $glyph } pile is empty
menara-refusal-bag = fewer than six columns are in the bag
menara-refusal-practice-build = you place columns now, without plan cards
menara-refusal-no-card = there is no plan card to give up
menara-refusal-stop = the plan card must be carried out or given up
menara-refusal-first-column = place one column at least
menara-refusal-exchange = as many columns go back as are taken
menara-refusal-hand-none = you have no { $color }
menara-refusal-hand-few = you have { $held } { $color }
menara-refusal-camp-none = the camp has no { $color }
menara-refusal-camp-few = the camp has { $held } { $color }
menara-refusal-card = the card says { $card }
menara-refusal-no-base = there is no base { $base } in the tower
menara-refusal-taken = a column stands on { $base } already
menara-refusal-base-color = the base { $base } is { $color }
menara-refusal-no-column = you have no { $color } column
menara-refusal-target = the card goes on on floor { $floor }
menara-refusal-bare = no column stands on { $base }
menara-refusal-moved = the column on { $base } was moved this turn
menara-refusal-higher = floor { $to } is not on a higher level than floor { $floor }
menara-refusal-on-nothing = rests on no column
menara-refusal-overlaps = overlaps floor { $floor } by { $length } mm
menara-refusal-apart = does not touch floor { $floor }: { $length } mm apart
menara-refusal-apart-all = does not touch the temple base: { $length } mm apart
menara-refusal-one-point = touches the temple base at one point only, at floor { $floor }
menara-refusal-beyond = stands { $length } mm beyond the outline of its base on floor { $floor }
menara-refusal-in-the-way = runs { $length } mm into a column on floor { $floor }
menara-refusal-no-such-base = has no such base on floor { $floor }
menara-refusal-not-to-lay = floor { $floor } is not one of the floors to lay
menara-refusal-rim = the card's rim is { $side }: that side must face up
menara-refusal-not-in-tower = floor { $floor } is not in the tower
menara-refusal-part = floor { $floor } is part of the temple base
menara-refusal-same-level = floor { $floor } is on level { $level } already
menara-refusal-on-columns = it must rest on columns
menara-refusal-carries = its columns carry floor { $floor }
menara-refusal-no-column-below = rests on no column of level { $level }

## What happened
menara-event-quarry = Floor { $floor } comes from the quarry.
menara-event-camp = A { $color } column comes to the camp.
menara-event-bag = { $name } draws a { $color } column from the bag.
menara-event-base = { $name } lays floor { $floor } of the temple base, { $side } side up.
menara-event-exchange = { $name } gives { $given } to the camp and takes { $taken }.
menara-event-exchange-none = { $name } exchanges nothing at the camp.
menara-event-reveal = { $name } turns to the { $glyph } pile.
menara-event-plan = { $name } reveals: { $card }.
menara-event-column = { $name } sets a { $color } column on base { $base }.
menara-event-move = { $name } moves the column on { $base } to { $to }.
menara-event-floor = { $name } lays floor { $floor } on level { $level }, { $side } side up.
menara-event-extend = { $name } extends the temple base with floor { $floor }, { $side } side up.
menara-event-shift = { $name } moves floor { $floor } to level { $level }.
menara-event-give-up = { $name } cannot fulfill the card.
menara-event-stop = { $name } ends the turn.
menara-event-swap-camp = { $name } has the whole camp exchanged.
menara-event-keep-camp = { $name } keeps the camp as it is.
menara-event-hand = The hand is off by { $x } and { $y } mm and { $angle }°.
menara-event-nudge = The hand nudges floor { $floor } with { $newton } N.
menara-event-quiet = The hand stays calm.
menara-event-stands = The tower stands.
menara-event-fallen = Fallen: { $piece }.
menara-event-collapse = Down go floors ({ $floors }) and columns ({ $columns }); levels still standing: { $levels }.
menara-event-interrupted = A floor is full: { $name } must place a new one.
menara-event-level-card = One more level is required: { $required } now.
menara-event-fulfilled = { $name } has fulfilled the card: { $card }.
menara-event-camp-exchanged = The old columns of the camp go back into the bag.
menara-event-turn = It is the turn of { $name }.
menara-event-over = { $required ->
    [0] The game is over, height in levels: { $levels }.
   *[other] The game is over: { $levels } of { $required } levels.
 }

## Why it ended
menara-ending-collapsed = the tower fell; { $levels } of { $required } levels
menara-ending-stuck = columns fell and cannot be set up again; { $levels } of { $required } levels
menara-ending-columns = the bag ran out of columns; { $levels } of { $required } levels
menara-ending-cards = the last plan card was dealt with; { $levels } of { $required } levels
menara-ending-floors = the last floor was built in; { $levels } of { $required } levels
menara-ending-place = no column fits any more; levels: { $levels }
menara-practice-collapsed = the tower fell; levels still standing: { $levels }
menara-practice-stuck = columns fell and cannot be set up again; levels: { $levels }
menara-practice-columns = the bag ran out of columns; levels: { $levels }
menara-practice-floors = the last floor is built; levels: { $levels }

## The score, line by line
menara-score-levels = Levels: { $levels }
menara-score-required = Required: { $required }
menara-score-won = The temple is high enough: won together.
menara-score-lost = The temple is too low: lost together.

## Why the partner does it
menara-hint-base = { $move } keeps the temple base compact, so that floors can span it; bases facing up: { $free }.
menara-hint-camp-none = { $move }: columns of yours that fit on a safe base: { $fit }; no swap would help much.
menara-hint-camp-fill = { $move }: then you could fill floor { $floor }, which brings a new one.
menara-hint-camp-fit = { $move }: columns of yours that fit on a safe base: { $fit } then, { $was } now.
menara-hint-camp-floor = { $move }: columns of yours that fit on one floor: { $most } then, { $was } now.
menara-hint-camp-high = { $move }: your columns would suit higher floors.
menara-hint-plan = { $move }: of the cards still to come there you could fulfill { $good } of { $cards } now.
menara-hint-plan-early = { $move }: of the cards still to come there you could fulfill { $good } of { $cards } now, and hard cards are best drawn early.
menara-hint-column-fill = { $move } fills floor { $floor }, which brings a new one; the tower then survives a tilt of { $margin }° ({ $was }° now).
menara-hint-column = { $move }: on level { $level }, and the tower then survives a tilt of { $margin }° ({ $was }° now); bases left on that floor: { $free }.
menara-hint-column-base = { $move }: on the temple base, which carries anything; bases left on that floor: { $free }.
menara-hint-move = { $move }: up to level { $level }; the tower survives a tilt of { $out }° while the column is out and { $margin }° then ({ $was }° now).
menara-hint-shift = { $move }: levels of the temple then: { $levels }; the tower survives a tilt of { $out }° while the floor is out and { $margin }° then ({ $was }° now).
menara-hint-floor = { $move }: on level { $level }, on { $columns } columns; the tower then survives a tilt of { $margin }° ({ $was }° now), and of the { $free } bases it opens { $safe } can safely carry a column.
menara-hint-extend = { $move }: no place was found on columns where the tower would survive a tilt of { $careful }°; this costs a level and opens bases on the ground: { $free }.
menara-hint-extend-cost = { $move }: this costs a level and opens bases on the ground: { $free }.
menara-hint-give-up-none = { $move }: nothing can be done that the card asks for.
menara-hint-give-up = { $move }: whatever the card asks for, the tower would not survive a tilt of { $careful }° afterwards.
menara-hint-give-up-cost = { $move }: one more level will be required.
menara-hint-stop = { $move }: then you draw, and have more to choose from.
menara-hint-swap = { $move }: columns of the camp that fit on free bases: only { $fit }.
menara-hint-keep = { $move }: columns of the camp that fit on free bases: { $fit }.
