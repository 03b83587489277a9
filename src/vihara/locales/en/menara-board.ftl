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
menara-board-columns =
    { $number ->
        [one] { $number } column
       *[other] { $number } columns
    }
menara-board-floors =
    { $number ->
        [one] { $number } floor
       *[other] { $number } floors
    }
menara-board-base-free = Base { $base }, { $color }, free
menara-board-base-taken = Base { $base }, { $color }, with a column

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
menara-board-cards-left = Plan cards still in the piles
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
menara-board-reached = High enough
menara-board-missing =
    { $missing ->
        [one] { $missing } level to go
       *[other] { $missing } levels to go
    }
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
menara-board-asking = Weighing …
menara-board-gauge-hidden = Nobody tells you whether it holds: trust your eye.

# Around the tower.
menara-board-hand = Your columns
menara-board-hand-of = { $name }
menara-board-camp = Camp
menara-board-bag = Bag
menara-board-quarry = Quarry
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
menara-board-lower = One level lower
menara-board-higher = One level higher
menara-board-spread = Apart

# Decisions.
menara-board-decision = Your decision
menara-board-tip-base = Lay three floors as the temple base; each touches the others.
menara-board-tip-floor = Put the new floor onto columns: drag it, or take one of the best spots.
menara-board-tip-extend = Put the new floor against the temple base. That costs a level.
menara-board-tip-extend-free = Put the new floor against the temple base.
menara-board-tip-swap = A card became a level card. The whole camp may be exchanged for six new columns.
menara-board-tip-plan = Choose a pile; its top card says what to build.
menara-board-tip-place = Choose a lit base, then confirm.
menara-board-tip-practice = Practice without plan cards: place one column or more, as high as you can, then end your turn.
menara-board-tip-from = Choose the column to be moved.
menara-board-tip-to = Choose the base it goes to.
menara-board-tip-shift = Choose a floor, then where it goes: up or down, always onto columns. The temple base stays, and so does a floor whose columns carry another one.
menara-board-give = Give to the camp
menara-board-take = Take from the camp
menara-board-giving = Give
menara-board-taking = Take
menara-board-camp-help = Take what you like, and give as many of yours.
menara-board-camp-uneven = Give as many as you take.
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
menara-board-side = Side up
menara-board-side-light = light side
menara-board-side-dark = dark side
menara-board-side-forced = The card says: { $side } up.
menara-board-level-choice = To which level
menara-board-turn = Turn
menara-board-turn-by = Turn by { $by }°
menara-board-angle = Angle
menara-board-exact = To the millimeter
menara-board-keys = Keys on the tower: arrows shift, R and Shift+R turn, S lays it against what is near, N next spot, Enter confirms.
menara-board-spots = Best spots
menara-board-spots-hidden = Possible spots
menara-board-spots-none = No good spot is known: try where you like.
menara-board-spot = level { $level }, { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-spot-level = level { $level }
menara-board-confirm = Place it
menara-board-cancel = Cancel
menara-board-next = Next possibility (N)
menara-board-give-up = Give up the card
menara-board-give-up-sure = The card becomes a level card: one level more is required. What was built stays.

# The hand.
menara-board-tremor-calm = A calm hand: pieces come down a little beside the mark, and sometimes the tower gets a slight nudge. Leave a degree or two in reserve.
menara-board-tremor-shaky = A shaky hand: pieces come down beside the mark, and about every fourth time the tower gets a nudge, harder the higher you build. Leave several degrees in reserve.
menara-board-hand-off = The hand was { $off } mm off.
menara-board-nudge = It nudged floor { $floor } with { $newton } newtons.

# Moves in words.
menara-board-move-base = Floor { $floor }, { $side } up, at { $x }, { $y }, turned { $angle }°
menara-board-move-floor = New floor, { $side } up, on columns at { $x }, { $y }, turned { $angle }°
menara-board-move-extend = New floor, { $side } up, as part of the base at { $x }, { $y }, turned { $angle }°
menara-board-move-shift = Floor { $floor } to level { $level } at { $x }, { $y }, turned { $angle }°
menara-board-move-camp = Give { $given }, take { $taken }
menara-board-move-camp-none = No exchange
menara-board-move-plan = Reveal a card: { $pile }
menara-board-move-column = { $column } onto base { $base }
menara-board-move-move = Column from { $base } to { $to }
menara-board-move-give-up = Give up the card
menara-board-move-swap-camp = Exchange the whole camp
menara-board-move-keep-camp = Keep the camp
menara-board-move-stop = End the turn
menara-board-group-floor = Onto columns
menara-board-group-extend = Extend the temple base
menara-board-group-from = Column on { $base }
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
