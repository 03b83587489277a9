# Mandala: names, options, refusals, log, endings.

mandala-name = Mandala
mandala-tagline = Build sand pictures together, and take the right colors when they are swept away.
mandala-description = Two players lay colored sand into two mandalas that they share. As soon as all six colors lie in one, it is destroyed, and the colors of its mountain are divided between them. What the sand in your cup is worth is decided by your river: the sooner you took a color, the less each of its cards counts.

## Pieces and places
mandala-color-red = red
mandala-color-orange = orange
mandala-color-yellow = yellow
mandala-color-green = green
mandala-color-purple = purple
mandala-color-black = black

## Options
mandala-option-first = Who begins
mandala-option-first-help = The seat that begins
mandala-option-first-1 = Seat 1
mandala-option-first-2 = Seat 2
mandala-option-first-random = at random
mandala-option-cups = Cups
mandala-option-cups-help = What the others see of a cup
mandala-option-cups-closed = closed: only how many cards it has
mandala-option-cups-open = open: what was claimed into it


## What texts are moves
mandala-expected = M1 red, F2 purple 3, X green 2, C red or pass
mandala-expected-card = ! { $target } and one of { $colors }

## Why a move is refused
mandala-refusal-claim-first = a mandala is being destroyed: claim a color of its mountain
mandala-refusal-claimed = mountain { $mandala } has no { $color } left
mandala-refusal-no-claim = no mandala is being destroyed
mandala-refusal-pass = you may pass only if you can do nothing else
mandala-refusal-hand-none = you have no { $color } card
mandala-refusal-hand-few = you have only { $held } { $color }
mandala-refusal-turn = cards can be discarded only on your own turn
mandala-refusal-mountain = { $color } already lies in mountain { $mandala }
mandala-refusal-their-field = { $color } already lies in your opponent's field of mandala { $mandala }
mandala-refusal-your-field = { $color } already lies in your field of mandala { $mandala }
mandala-refusal-last-card = one card at least must stay in your hand
mandala-refusal-nothing-to-draw = this is your last card, and there is nothing to draw

## What happened
mandala-event-mountain = { $number ->
    [one] A card is laid
   *[other] { $number } cards are laid
 } into mountain { $mandala }: { $cards }.
mandala-event-hand = { $name } draws { $number ->
    [one] a card
   *[other] { $number } cards
 }.
mandala-event-hand-seen = { $name } draws { $cards }.
mandala-event-cup = { $name } puts { $number ->
    [one] a card
   *[other] { $number } cards
 } face down into the cup.
mandala-event-cup-seen = { $name } puts { $cards } face down into the cup.
mandala-event-reshuffle = The draw deck is used up: { $number ->
    [one] one discarded card becomes
   *[other] { $number } discarded cards become
 } the new one.
mandala-event-build = { $name } lays { $color } into mountain { $mandala }.
mandala-event-grow = { $name } adds { $number } { $color } to the field of mandala { $mandala }.
mandala-event-redraw = { $name } discards { $number } { $color } and draws as many.
mandala-event-claim = { $name } claims { $color } from mountain { $mandala }: { $discarded ->
    [0] { $place ->
        [0] { $cup } into the cup
       *[other] one to river place { $place }{ $cup ->
            [0] { "" }
           *[other] , { $cup } into the cup
         }
     }
   *[other] { $discarded } discarded
 }.
mandala-event-pass = { $name } can do nothing and passes.
mandala-event-ending = The next mandala to be destroyed is the last one.
mandala-event-complete = Mandala { $mandala } is complete; { $chooses } chooses first.
mandala-event-destroyed = Mandala { $mandala } is destroyed.
mandala-event-over = The game is over.

## Why it ended
mandala-ending-river = a river has all six colors
mandala-ending-deck = the deck ran out
mandala-ending-deck-twice = the deck ran out twice
