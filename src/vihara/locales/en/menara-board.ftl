# Menara's board: the tower, what is to be decided, moves in words.

# Columns and bases: names, one letter each (all different), columns as a phrase.
menara-board-letter-yellow = Y
menara-board-letter-red = R
menara-board-letter-black = K
menara-board-letter-white = W
menara-board-letter-blue = B
menara-board-column-yellow = Yellow column
menara-board-column-red = Red column
menara-board-column-black = Black column
menara-board-column-white = White column
menara-board-column-blue = Blue column
menara-board-count = { $number } { $color }
menara-board-none = none
menara-board-base-free = Floor { $floor }, base { $base }, { $color }, free
menara-board-base-taken = Floor { $floor }, base { $base }, { $color }, with a column

# Plan cards.
menara-board-task-place =
    { $count ->
        [one] Place a column
       *[other] Place { $count } columns
    }
menara-board-task-floor = Place { $count } columns on one floor
menara-board-task-move =
    { $count ->
        [one] Move a column to a higher level
       *[other] Move { $count } columns to higher levels
    }
menara-board-task-fill = Fill a floor completely
menara-board-task-shift = Move a floor with its columns to another level
menara-board-rim-free = New floors: either side up
menara-board-rim-light = New floors: light side up
menara-board-rim-dark = New floors: dark side up
menara-board-pile-blue = Blue pile
menara-board-pile-yellow = Yellow pile
menara-board-pile-red = Red pile
menara-board-pile-blue-help = mostly easy
menara-board-pile-yellow-help = medium
menara-board-pile-red-help = mostly hard
menara-board-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
menara-board-joined =
    { $number ->
        [one] { $number } became a level card
       *[other] { $number } became level cards
    }
menara-board-progress = { $done } of { $count } done

# Height and balance.
menara-board-tower = The tower
menara-board-levels =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
menara-board-required = { $required } required
menara-board-verdict-stands = Stands well
menara-board-verdict-doubtful = Doubtful
menara-board-verdict-falls = Falls
menara-board-margin = survives a tilt of { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-degrees = { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-toward-0 = weakest to the right
menara-board-toward-1 = weakest to the back right
menara-board-toward-2 = weakest to the back
menara-board-toward-3 = weakest to the back left
menara-board-toward-4 = weakest to the left
menara-board-toward-5 = weakest to the front left
menara-board-toward-6 = weakest to the front
menara-board-toward-7 = weakest to the front right
menara-board-fills = This fills floor { $floor }: a new floor follows at once.
menara-board-out-stands = While it is out, the tower stands well ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-doubtful = While it is out, the tower is in doubt ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-falls = The tower falls as soon as you take it out.
menara-board-foreseen =
    Then { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, { $required } required.
menara-board-fits = It fits.
menara-board-asking = Weighing…
menara-board-gauge-hidden = Nobody tells you whether it holds: trust your eye.

# Around the tower.
menara-board-hand = Your columns
menara-board-camp = Camp
menara-board-bag = Bag
menara-board-by-level = The tower level by level
menara-board-ground = Temple base
menara-board-level = Level { $level }
menara-board-level-holds = { $floors } × floor, { $columns } × column; free bases: { $free }
menara-board-floor-number = Floor { $floor }
menara-board-floor-picture = Floor { $floor }, { $side }, with { $bases } bases

# Views.
menara-board-stage =
    The tower: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, { $required } required
menara-board-plan-label = The tower as a plan
menara-board-views = What is shown of the tower
menara-board-all-levels = All
menara-board-work-level = Show up to level
menara-board-spread = Apart

# Decisions.
menara-board-decision = Your decision
menara-board-tip-base = Lay three floors as the temple base; each touches the others.
menara-board-tip-floor = Lay the new floor onto columns.
menara-board-tip-extend = Lay it against the temple base: costs a level.
menara-board-tip-extend-free = Lay it against the temple base.
menara-board-tip-swap = A card became a level card. Exchange the whole camp?
menara-board-tip-plan = Choose a pile; its top card says what to build.
menara-board-tip-place = Tap a lit base, or drag a column there.
menara-board-tip-practice = Place one column or more, then end your turn.
menara-board-tip-from = Choose the column to be moved.
menara-board-tip-to = Choose the base it goes to.
menara-board-tip-shift = Choose a floor, then the columns it goes to.
menara-board-camp-help = Swap any of your columns with the camp.
menara-board-exchange = Exchange
menara-board-camp-none = No exchange
menara-board-swap = Exchange the camp
menara-board-keep = Keep it
menara-board-stop = End the turn
menara-board-which-floor = Which floor
menara-board-where = Where to
menara-board-on-columns = Onto columns
menara-board-at-base = Extend the base (+1 level)
menara-board-at-base-free = Extend the base
menara-board-side-light = light side
menara-board-side-dark = dark side
menara-board-turn-by = Turn by { $by }°
menara-board-angle = Angle
menara-board-exact = Exact position
menara-board-keys = Keys on the tower: arrows shift, R and Shift+R turn, S lays it against what is near, N next spot, Enter confirms.
menara-board-confirm = Place it
menara-board-cancel = Cancel
menara-board-next = Next possibility (N)
menara-board-give-up = Give up the card
menara-board-give-up-sure = The card becomes a level card: one level more is required. What was built stays.

# The hand.
menara-board-tremor-calm = A calm hand: pieces come down a little beside the mark, and sometimes the tower gets a slight nudge. Leave a degree or two in reserve.
menara-board-tremor-shaky = A shaky hand: pieces come down beside the mark, and about every fourth time the tower gets a nudge, harder the higher you build. Leave several degrees in reserve.
menara-board-hand-off = Your hand trembled: { $off } mm off.
menara-board-nudge = It brushed against floor { $floor }.

# Moves in words.
menara-board-move-base = Floor { $floor }, { $side } up
menara-board-move-floor = New floor on columns, { $side } up
menara-board-move-extend = New floor at the temple base, { $side } up
menara-board-move-shift = Floor { $floor } to level { $level }
menara-board-move-camp = Give { $given }, take { $taken }
menara-board-move-camp-none = No exchange
menara-board-move-plan = Reveal a card: { $pile }
menara-board-move-column = { $column } onto floor { $floor }, base { $base }
menara-board-move-move = Column from floor { $from } to floor { $floor }, base { $base }
menara-board-move-give-up = Give up the card
menara-board-move-swap-camp = Exchange the whole camp
menara-board-move-keep-camp = Keep the camp
menara-board-move-stop = End the turn
menara-board-group-floor = Onto columns
menara-board-group-extend = Extend the temple base
menara-board-group-from = Column on floor { $floor }, base { $base }
menara-board-group-camp =
    { $number ->
        [one] Exchange { $number } column
       *[other] Exchange { $number } columns
    }

# The end.
menara-board-score-floors = Floors in the temple
menara-board-score-columns = Columns in the temple

# The steadiness of the hand.
menara-board-steady-title = A steady hand
menara-board-steady-text = Keep the point in the ring for two seconds: push against its sway with the pointer or the arrow keys.
menara-board-steady-hold = Hold the button for two seconds, then let go. Nothing moves: count for yourself.
menara-board-steady-begin = Begin
menara-board-steady-press = Hold
menara-board-steady-skip = Let chance decide
menara-board-steady-exact = You let go exactly where it was meant.
menara-board-steady-off = You let go { NUMBER($off, maximumFractionDigits: 1) } mm and { $turn }° beside the aim.

# On one screen: the card's outlook, piles, what is left, the piece in hand.
menara-board-outlook-yes = You can do this.
menara-board-outlook-maybe = Only with a new floor: fill one first.
menara-board-outlook-fill = Floor { $floor } needs { $missing }.
menara-board-outlook-lack = { $needs } { $color } (you have { $has })
menara-board-outlook-no-place = Columns that fit: { $needs } needed, you have { $can }.
menara-board-outlook-no-floor = On one floor you can place only { $can } of { $needs }.
menara-board-outlook-no-move = Only { $can } of { $needs } can move up.
menara-board-outlook-no-fill = No floor has a free base.
menara-board-outlook-no-shift = No floor can be moved.
menara-board-pile-able = { $able } of { $cards } doable
menara-board-pile-blue-why = Good when the tower is high: save some for later.
menara-board-pile-yellow-why = Good while bases are free.
menara-board-pile-red-why = Red cards are easiest while the tower is low; the blue ones do not last.
menara-board-reveal = Reveal
menara-board-piles = Piles of plan cards
menara-board-quarry-left = Quarry: { $floors }
menara-board-columns-of = Columns
menara-board-camp-given =
    { $number ->
        [one] One column swapped.
       *[other] { $number } columns swapped.
    }
menara-board-tip-camp-now = Now tap the one you want from the camp
menara-board-tip-own-now = Now tap the one you give for it
menara-board-tip-hopeless = This card cannot be fulfilled: give it up
menara-board-tip-again = Tap it again to let go
menara-board-in-hand = The piece in your hand
menara-board-confirm-move = Move it
menara-board-flip = Turn it over
menara-board-ends = What ends the game
menara-board-ends-text = The game ends when the tower falls, the last floor is built, the last card is done, or the bag cannot fill a hand.
menara-board-left-floors =
    { $left ->
        [one] { $left } floor left
       *[other] { $left } floors left
    }
menara-board-left-columns = { $left } in the bag
menara-board-left-cards =
    { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
menara-board-fulfilled = { $number } fulfilled
menara-board-partner = You build together: watch what the others do.
