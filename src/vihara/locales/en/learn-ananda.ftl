# Learn Ananda: guided first game, rules by clause, drawings

## Learn page
learn-ananda-tagline = Build a temple of two-colored tiles, settle where it grows, and trade space for karma.
learn-ananda-goal = Whoever has the most karma points wins. They come from cards you play in the color of your area: the larger the area, the more you may play. The game ends when the supply is empty and somebody has laid their last tile.

## Notes of the guided first game
learn-ananda-note-welcome = Welcome! In Ananda you and Mira build one temple together, but each for their own karma. Whoever has the most karma points at the end wins.
learn-ananda-note-table = A start tile of two spaces, red and blue, lies in the middle. You have six building tiles on your rack and six meditation cards in hand, each with a color and a value. Both are hidden from Mira.
learn-ananda-note-monk = Phase 1: place your monk on a space; its color is yours for this turn. You have good red tiles and red cards, so go to the red space e5.
learn-ananda-note-tile = Phase 2: build. Lay as many tiles as you like, but the red half of each must border your red area. Put the red-green tile below your monk, red half first.
learn-ananda-note-double = Your area has two spaces now. A double tile with two red halves adds two at once: lay it to the left.
learn-ananda-note-more = And the second double right beside it. Diagonals do not count: spaces join only along their edges.
learn-ananda-note-stop = Six red spaces: your area value is 6. Keep the other tiles for later and stop building.
learn-ananda-note-meditate = Phase 3: meditate. Play red cards with a sum of at most 6; they are karma. Every point not spent on karma brings a new tile instead. Play the red 1 and 3.
learn-ananda-note-refill = 4 karma, so phase 4 brought 6 − 4 = 2 new tiles. That made five tiles but only four cards, so phase 5 drew you one card: it balances cards with tiles, never the other way.
learn-ananda-note-mira = Mira settled on blue, laid two tiles and meditated for 2. Her monk stays where it is, and so does yours: nobody may build over a monk.
learn-ananda-note-again = Your second turn. You may not choose the area you stand on, nor one with another monk. Green is free and you have green tiles and cards: move to e3.
learn-ananda-note-raise = The temple grows upward, too: a tile may lie on two different tiles of equal height. Lay green-blue on e4 and d4. Seen from above only the top counts: red disappears there, and you gain green.
learn-ananda-note-level = Height does not matter for an area: e3 below and e4 above belong together. Lay the green double on f3 and f4.
learn-ananda-note-choice = You stopped at area value 4. You could play 3 and get a tile, 2 and get two, or nothing and get four. Without tiles nobody builds, without karma nobody wins. Play the green 3.
learn-ananda-note-forfeit = Who lays no tile at all takes the monk off the board, gets one tile, and has no meditation that turn. That is also what happens, with the monk beside the board, when no area is free.
learn-ananda-note-late = We skip to the end. The supply is empty, and you have one last tile, red and violet. The red area around g2 is free: go there.
learn-ananda-note-last = Lay your last tile with red on i2: it joins red to red. With the supply and a rack empty, the game ends after this turn.
learn-ananda-note-final = The last turn is still played to its end. Your area is worth 7: play the red 4.
learn-ananda-note-score = Karma is added up: you have 53 points, Mira has 48. You win! In a tie, fewer tiles on the rack would have won.

## Headings of the rules
learn-ananda-heading-components = What is in the box
learn-ananda-heading-setup = Set-up
learn-ananda-heading-monk = Phase 1: place the monk
learn-ananda-heading-build = Phase 2: build
learn-ananda-heading-meditate = Phase 3: meditate
learn-ananda-heading-refill = Phases 4 and 5: refill and balance
learn-ananda-heading-end = End
learn-ananda-heading-example = An example
learn-ananda-heading-rulings = Rulings

## The rules, clause by clause
learn-ananda-rule-a-c1 = There are 63 building tiles of two spaces each, in red, orange, yellow, green, blue and violet, every color with a symbol of its own. Every pair of colors, doubles included, occurs three times.
learn-ananda-rule-a-c2 = Of the 108 meditation cards everyone has a deck of their own in all six colors: values 1 to 5 with two players, 1 to 4 with more.
learn-ananda-rule-a-c3 = The board is the foundation: a grid of spaces.
learn-ananda-rule-a-c4 = Everyone has a monk and a rack with room for eight tiles.
learn-ananda-rule-a-s1 = All tiles are shuffled face down: they are the supply.
learn-ananda-rule-a-s2 = A random tile with two different colors is laid face up in the middle of the board; doubles are drawn again.
learn-ananda-rule-a-s3 = Everyone takes six tiles onto their rack.
learn-ananda-rule-a-s4 = With two players everyone plays with 30 cards; with three or four the fives are taken out, which leaves 24 cards each.
learn-ananda-rule-a-s5 = Everyone shuffles their own deck and draws six cards.
learn-ananda-rule-a-s6 = Whoever meditated longest today begins; at our tables that is an option.
learn-ananda-rule-a-1a = Choose a color and put your monk on a space of it. All spaces of one color that are joined along their edges, seen from above and at any height, form an area.
learn-ananda-rule-a-1b = An area on which another monk stands is taken.
learn-ananda-rule-a-1c = You must leave: the area on which your monk began the turn is not allowed.
learn-ananda-rule-a-1d = If no area is free for you, the monk goes beside the board, you take one tile from the supply, and your turn is over.
learn-ananda-rule-a-2a = Lay as many tiles as you like, one after the other. The half of the chosen color must border your area each time, at any height.
learn-ananda-rule-a-2b = A tile lies on the foundation, or bridges exactly two tiles of equal height, one half on each; these may have been laid in this very turn.
learn-ananda-rule-a-2c = A space with a monk on it, anyone’s, may not be built over.
learn-ananda-rule-a-2d = Building may join your area with one on which another monk stands.
learn-ananda-rule-a-2e = When you stop, count the spaces of your area: that is its area value.
learn-ananda-rule-a-2f = If you lay no tile, because you cannot or do not want to, take your monk off the board and one tile from the supply; your turn is over without phases 3 to 5.
learn-ananda-rule-a-3a = Play any number of hand cards of your area’s color. Their sum, the meditation value, may not exceed the area value.
learn-ananda-rule-a-3b = They go to your karma pile. You may also play none: then the meditation value is 0.
learn-ananda-rule-a-4a = Take as many tiles from the supply as area value minus meditation value.
learn-ananda-rule-a-4b = A rack holds eight tiles at most; with eight you take no more.
learn-ananda-rule-a-4c = Once the supply is used up, draw a card from your own pile for each tile you miss, up to eight cards in hand.
learn-ananda-rule-a-5a = If you have more tiles than cards, draw cards until the numbers are equal. Otherwise draw none.
learn-ananda-rule-a-5b = An empty draw pile gives nothing; karma cards never come back.
learn-ananda-rule-a-e1 = The game ends when someone has laid their last tile and the supply is empty.
learn-ananda-rule-a-e2 = Add up your karma cards. The highest sum wins; in a tie, fewer tiles on the rack; still tied, you share the victory.
learn-ananda-rule-a-x1 = Yellow and a large violet area are occupied, red is where the monk began. It may go to a small violet area, and a tile that joins small and large makes the area value 8.
learn-ananda-rule-a-x2 = Of three violet cards the two lowest are played, sum 5: that leaves 8 − 5 = 3 new tiles.
learn-ananda-rule-a-x3 = That makes six tiles but only four cards, so two cards are drawn.
learn-ananda-rule-a-u1 = Our board has 10 × 10 spaces; the option “board” offers a tight 8 × 8. The start tile covers two of the four spaces in the center, side by side.
learn-ananda-rule-a-u2 = Bordering is judged once the tile lies: its chosen half must belong to the area with your monk. You may build over your own area, which may shrink or split it; yours is always the part with the monk.
learn-ananda-rule-a-u3 = The two spaces under a raised tile belong to two different tiles of equal height: never one tile exactly on another, and nothing hollow below.
learn-ananda-rule-a-u4 = Whoever lays their last tile with the supply empty still plays phases 3 to 5. In general the game ends after a turn at whose end the supply and some rack are empty.
learn-ananda-rule-a-u5 = The limit of eight tiles also holds for the tile of a turn without building. If the supply is empty, take a card instead (at most eight in hand); a full rack takes nothing at all.
learn-ananda-rule-a-u6 = In phase 4 you never take more than your rack has room for; of that number, what the supply cannot give comes as cards.
learn-ananda-rule-a-u7 = A turn without action is idle if the supply was already empty before it, or if a full rack took nothing. Two full rounds of nothing but idle turns end the game.
learn-ananda-rule-a-u8 = Racks and hands are hidden, their sizes are not. Karma, board, supply and draw piles are there for everybody to see or count. An option shows the racks.
learn-ananda-rule-a-u9 = Between turns a monk stays on its space: until its owner moves it, nobody builds there or enters its area.

## Phases
learn-ananda-phase-monk = Phase 1: place the monk
learn-ananda-phase-build = Phase 2: build
learn-ananda-phase-meditate = Phase 3: meditate
learn-ananda-phase-refill = Refill and balance
learn-ananda-phase-over = The count

## Drawings
learn-ananda-drawing-setup = The start tile lies in the middle of the board; a monk has entered its red half.
learn-ananda-drawing-area = The spaces joined along their edges form one red area of value 5; the red space that touches only at a corner does not belong to it.
learn-ananda-drawing-raise = From the side: a raised tile rests on two different tiles of equal height. Exactly on top of a single tile is not allowed.
learn-ananda-drawing-trade = The trade: area value 6; the cards 1 and 3 make 4 karma, the other 2 points bring two tiles.
