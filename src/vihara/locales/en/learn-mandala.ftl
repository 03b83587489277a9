# Learn Mandala: guided first game, rules by clause, drawings

## Learn page
learn-mandala-tagline = Lay sand, let a mandala come to an end, and take its colors home in the right order.
learn-mandala-goal = Whoever has the most points in their cup wins. Every card there counts as much as the place of its color in your river: 1 for the first color you took, up to 6 for the last. The game ends when a river has all six colors, or with the next mandala once the deck has run out.

## Notes of the guided first game
learn-mandala-note-welcome = Welcome! Mandala is for two: you and Mira. Six colors of sand go into two mandalas; what you take from them wins or loses the game.
learn-mandala-note-table = Each mandala has a mountain in the middle, which belongs to both, and a field on either side. Below lie your hand, your river with six places, and your cup. The cup already holds two secret cards.
learn-mandala-note-build = A turn is one action. First: build the mountain. Play one red card into mountain 1, where red lies already.
learn-mandala-note-limit = Building the mountain lets you draw up to three cards. But nobody ever holds more than eight, and eight is what you have now. This is the only action that fills your hand.
learn-mandala-note-grow = Mira grew her field of mandala 1 with two orange cards: any number of cards of one color, but no card is drawn. From now on orange has its place there: in this mandala it may go nowhere else.
learn-mandala-note-field = Now grow your own field of mandala 1 with three purple cards. Whoever has more cards in their field will choose first when the mandala is complete. One card at least must always stay in hand.
learn-mandala-note-color = Mira added a green card to mountain 1. Remember the color rule: within a mandala each color lies in one area only. Yellow lies in none yet, so you may put it into the mountain. Do it: more colors there mean more to share out.
learn-mandala-note-redraw = Mira used the third action: discard cards of one color and draw as many. It helps when the hand does not fit, and it changes no mandala.
learn-mandala-note-complete = Five colors lie in mandala 1; only black is missing. You lead in the fields by three cards to two, so complete it now: play black into mountain 1.
learn-mandala-note-first = All six colors are there: the mandala will be destroyed. First you drew cards, then the claiming begins, with you. Choose a color of the mountain and take all its cards. Take red.
learn-mandala-note-river = Red is new to you: one card went to place 1 of your river, the rest into your cup. From now on each red card in your cup is worth 1 point. Later colors are worth 2, 3, … up to 6, so the order matters.
learn-mandala-note-second = You alternate: Mira took green. Black and yellow are left. Take yellow: a yellow card lies secretly in your cup, and it will be worth 2.
learn-mandala-note-after = The mountain is empty. The cards of both fields were discarded, two new cards lie in the mountain, and Mira is next. Field cards never score: they only buy the first choice.
learn-mandala-note-later = We skip to the end of this game. Your river has five colors, and mandala 2 is complete. Green is still missing: take it. The sixth color ends the game.
learn-mandala-note-last = The mountain is still shared out to the end. Purple lies at place 4 of your river: the card goes into your cup and counts 4.
learn-mandala-note-score = Now the cups are counted, each card by the place of its color in its owner’s river: you have 2×1 + 2×2 + 3×3 + 4×4 + 1×5 + 1×6 = 42 points, Mira has 26. You win!
learn-mandala-note-advice = A last tip: colors you hope to collect in numbers should come late into your river, and single cards early. The game also ends when the deck runs out: then the next mandala completed is the last.

## Headings of the rules
learn-mandala-heading-components = What is in the box
learn-mandala-heading-setup = Set-up
learn-mandala-heading-turn = Your turn
learn-mandala-heading-color = The color rule
learn-mandala-heading-destroy = Completing and destroying a mandala
learn-mandala-heading-end = End and score
learn-mandala-heading-rulings = Rulings

## The rules, clause by clause
learn-mandala-rule-m-c1 = There are 108 sand cards: 18 in each of red, orange, yellow, green, purple and black.
learn-mandala-rule-m-c2 = Two mandalas lie between you. Each consists of a mountain shared by both and a field for each player.
learn-mandala-rule-m-c3 = Everyone has a cup, a face-down pile only its owner may look at, and a river with places 1 to 6 from the left.
learn-mandala-rule-m-c4 = Cards are drawn from one face-down deck and discarded onto one face-up pile.
learn-mandala-rule-m-s1 = Two cards from the deck go face up into each mountain; they may share a color.
learn-mandala-rule-m-s2 = Everyone gets six cards into the hand and two face down into the cup.
learn-mandala-rule-m-s3 = Agree on who begins; at our tables chance decides, or whoever opens the table.
learn-mandala-rule-m-a1 = Build the mountain: put exactly one hand card face up into either mountain, as far as the color rule allows.
learn-mandala-rule-m-a2 = Then draw: three cards, or as many as bring you to eight. With seven in hand that is one, with six it is two.
learn-mandala-rule-m-a3 = Eight is a hard limit: you never draw more and throw the excess away.
learn-mandala-rule-m-a4 = Only after the draw is it checked whether this mandala is complete.
learn-mandala-rule-m-b1 = Grow a field: put one or more hand cards of one color into your own field of one mandala, as far as the color rule allows.
learn-mandala-rule-m-b2 = At least one card must stay in your hand, even if all of them have the same color.
learn-mandala-rule-m-b3 = You draw nothing.
learn-mandala-rule-m-b4 = Then it is checked whether this mandala is complete.
learn-mandala-rule-m-d1 = Discard and redraw: put one or more hand cards of one color onto the discard pile. The color rule does not matter here.
learn-mandala-rule-m-d2 = Draw just as many. No mandala has changed, so none is checked.
learn-mandala-rule-m-r1 = Within one mandala a color lies in only one of its three areas. What lies in a field may not enter the mountain; what lies in the mountain or in the other field may not enter yours.
learn-mandala-rule-m-r2 = More cards of a color may always join those already lying there.
learn-mandala-rule-m-r3 = What lies in one mandala does not matter for the other.
learn-mandala-rule-m-x1 = A mandala is complete once mountain and fields together show all six colors. It is destroyed at the end of that turn.
learn-mandala-rule-m-x2 = Whoever has more cards in their field there chooses first. If the numbers are equal, it is the one who did not play the last card into it.
learn-mandala-rule-m-x3 = Then you alternate: choose one color still lying in the mountain and claim all its cards.
learn-mandala-rule-m-x4 = A color new to your river: exactly one card goes face up to the first free place from the left, the others face down into the cup. River cards never move.
learn-mandala-rule-m-x5 = A color already in your river: all its cards go into the cup.
learn-mandala-rule-m-x6 = Whoever has no card in their field of this mandala still chooses in turn, but what they take is discarded.
learn-mandala-rule-m-x7 = With both fields empty nobody chooses, and the whole mountain is discarded. Otherwise you go on until it is empty; then the cards of both fields are discarded.
learn-mandala-rule-m-x8 = If the game goes on, two cards from the deck form a new mountain.
learn-mandala-rule-m-x9 = Whoever completed the mandala has had their turn: the other player is next.
learn-mandala-rule-m-e1 = When the deck is used up, the discard pile becomes a new deck, and the next mandala completed is the last: the game ends once its mountain is shared out.
learn-mandala-rule-m-e2 = When a river gets its sixth color, the game ends too, but the mountain being claimed is first shared out to the end.
learn-mandala-rule-m-e3 = Hand cards and the cards of the other mandala are discarded; they reach no river and no cup.
learn-mandala-rule-m-e4 = Each card in your cup counts as many points as the place of its color in your river; nothing if the color is not there. River cards themselves count nothing.
learn-mandala-rule-m-e5 = Most points win. In a tie, fewer cards in the cup; if these are equal too, you share the victory.
learn-mandala-rule-m-e6 = An example: 4, 5, 6, 0, 3 and 1 cards of the colors at places 1 to 6 make 4 + 10 + 18 + 0 + 15 + 6 = 53 points.
learn-mandala-rule-m-u1 = The end is set off the moment the last card leaves the deck, also while a mountain is refilled. The discard pile is shuffled at once and a draw under way goes on. A mandala completed by that very turn is then the last. If nothing is discarded yet, the shuffling waits until a draw finds cards there.
learn-mandala-rule-m-u2 = No turn may end with an empty hand: with one card left and nothing to draw you may not build. Where deck and discard pile are empty, you draw what there is. Without any possible action you pass.
learn-mandala-rule-m-u3 = If the deck runs out a second time, the game ends with that turn: no more shuffling, the draw stops short, and a mandala completed in that turn is still claimed.
learn-mandala-rule-m-u4 = Everybody sees mountains, fields, rivers, the discard pile, every claim as it is made, and how many cards are in hands, cups and deck. Hidden are hands, cups and what the deck holds. Who remembers the claims knows more; with the option “open cups” claimed cards stay visible.

## Phases
learn-mandala-phase-turn = Your turn: one of three actions
learn-mandala-phase-claim = Claiming the mountain
learn-mandala-phase-over = The count

## Drawings
learn-mandala-drawing-setup = A mandala: the mountain in the middle, a field on either side, two cards of the start in the mountain.
learn-mandala-drawing-turn = The three actions: one card into a mountain and draw; cards of one color into your field; or discard and redraw.
learn-mandala-drawing-color = The color rule: red lies in the mountain, so no red card may enter a field of this mandala; another red one may join the mountain.
learn-mandala-drawing-claim = Three red cards are claimed: one goes to the first free place of the river, two go into the cup.
learn-mandala-drawing-score = The count: the cards in the cup times the place of their color; here 4, 5, 6, 0, 3 and 1 cards make 53 points.
