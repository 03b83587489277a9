# Ananda: names, options, refusals, log, endings.

ananda-name = Ananda
ananda-tagline = Grow a temple of colored stone, and meditate where your area is largest.
ananda-description = Two to four players build a temple of two-colored tiles, side by side and on top of each other. Your monk chooses a color; the area around it that you extend lets you play cards of that color for karma. What you do not meditate comes back as tiles. The most karma wins.

## Pieces and places
ananda-color-red = red
ananda-color-orange = orange
ananda-color-yellow = yellow
ananda-color-green = green
ananda-color-blue = blue
ananda-color-violet = violet

## Options
ananda-option-first = Who begins
ananda-option-first-help = The seat that begins
ananda-option-first-1 = Seat 1
ananda-option-first-2 = Seat 2
ananda-option-first-3 = Seat 3
ananda-option-first-4 = Seat 4
ananda-option-first-random = at random
ananda-option-board = Board
ananda-option-board-help = Columns and rows of the board
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Open racks
ananda-option-open-racks-help = Everybody sees all racks

## What texts are moves
ananda-expected = monk c4, tile red-blue c4 d4, stop, play 2 3, play or pass
ananda-expected-number = the number of an action
ananda-expected-neighbors = two neighboring spaces, and { $first } and { $second } are none
ananda-expected-smaller = the smaller space of a double first: { $move }
ananda-expected-values = each value once, ascending: play 2 3
ananda-expected-spaces = spaces from a1 to { $last }, and { $cell } is none
ananda-expected-decision = a decision, as chance gives nothing now: { $moves }
ananda-expected-piece = { $line }, with the piece that was drawn

## Why a move is refused
ananda-refusal-nobody = nobody decides this now
ananda-refusal-monk-first = place your monk first
ananda-refusal-building = lay a tile now, or stop building
ananda-refusal-meditating = building is over: now play cards
ananda-refusal-pass = there is a free area for your monk
ananda-refusal-board = that space is not on this board
ananda-refusal-bare = that space is empty: a monk stands on a tile
ananda-refusal-your-area = your monk has been on this { $color } area since your last turn: choose another one
ananda-refusal-their-area = another monk stands on this { $color } area
ananda-refusal-not-free = that space is not free
ananda-refusal-rack = there is no { $tile } tile on your rack
ananda-refusal-color = this tile has no { $color }, the color of your area
ananda-refusal-your-monk = your monk stands there
ananda-refusal-their-monk = another monk stands there
ananda-refusal-one-bare = one half would lie on the board, the other on tiles
ananda-refusal-uneven = the tiles below are not equally high: { $height } and { $other }
ananda-refusal-same-tile = both halves would lie on the same tile: it takes two
ananda-refusal-border = { $color } would not border your area there
ananda-refusal-link = that would cut { $color } off from your monk
ananda-refusal-hand = you have no { $color } { $value }
ananda-refusal-sum = the cards add up to { $total }, more than your area value { $area }

## What happened
ananda-event-start = The start tile { $tile } lies on { $cells }.
ananda-event-rack = { $name } takes { $number ->
    [one] a tile
   *[other] { $number } tiles
 }.
ananda-event-rack-seen = { $name } takes { $tiles }.
ananda-event-open-rack = { $name } takes { $tiles }.
ananda-event-hand = { $name } draws { $number ->
    [one] a card
   *[other] { $number } cards
 }.
ananda-event-hand-seen = { $name } draws { $cards }.
ananda-event-monk = { $name } places the monk on { $cell }: { $color }.
ananda-event-tile = { $name } lays { $tile } on { $cells }, on level { $height }.
ananda-event-stop = { $name } stops building: area value { $area }.
ananda-event-forfeit = { $name } lays no tile and takes the monk off the board.
ananda-event-play = { $name } meditates on { $color }: { $meditation } of { $area }, { $take ->
    [0] no tiles
    [one] one tile
   *[other] { $take } tiles
 } back.
ananda-event-pass = { $name } finds no free area and passes.
ananda-event-over = The game is over.

## Why it ended
ananda-ending-idle = two rounds without action
ananda-ending-empty = the supply and a rack are empty

## The score, line by line
ananda-score-total = Karma: { $points }
ananda-score-tiles = Tiles left on the rack: { $number }
