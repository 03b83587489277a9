# Learn Menara: guided first game, rules by clause, drawings

## Learn page
learn-menara-tagline = Together you raise a temple of columns and floors, as high as the plan demands, before it falls.
learn-menara-goal = You win or lose together: when the game ends, the temple must have at least as many levels as there are level cards. It ends when the tower falls, the last floor is built, the last plan is done, or the bag cannot refill a player.

## Notes of the guided first game
learn-menara-note-welcome = Welcome! In Menara you and Mira build one temple together. You win or lose together: at the end it must have as many levels as there are level cards. Now that is three.
learn-menara-note-base = Three temple floors touch each other on the table: the temple base, which is no level yet. The colored rings are bases; on each stands one column of its color. You have seven columns, Mira too, and all see them.
learn-menara-note-camp = Your turn begins at the camp: swap any number of columns one for one, or none. Floor 2, the long slab, has three yellow bases and a red one. Give black for yellow.
learn-menara-note-plan = Now reveal a construction plan from one of three piles: blue is mostly easy, yellow medium, red mostly hard. Take blue.
learn-menara-note-column = “Place 2 columns”, anywhere. Put a yellow one onto base 1 of floor 2.
learn-menara-note-spread = And the second onto base 2 of the same floor. Columns far apart will carry the next floor better.
learn-menara-note-refill = The card is fulfilled, and you drew two columns from the bag, back to seven. If the bag could not refill you, the game would end.
learn-menara-note-keep = Mira placed one column on floor 2 as well. Only its red base is still free, and you have red. Nothing is needed from the camp: exchange none.
learn-menara-note-rim = Take blue again. Watch the rim of the card: light, dark or free. It says which side of a new floor must face up.
learn-menara-note-fill = Place two, light rim. Put red onto the last base of floor 2: filling a floor interrupts the card at once, and a new floor must be laid.
learn-menara-note-floor = Here is the top floor of the quarry, light side up. Lay it onto the columns so that its weight rests well between them. The margin tells how far the table could tilt before the temple falls.
learn-menara-note-upper = Then the card goes on: one column is still due. New floors offer new bases; put yellow onto base 1 of floor 8.
learn-menara-note-level = The temple has its first level: 1 of 3. A level may consist of several floors; what counts is the level of the highest one.
learn-menara-note-fail = Mira took a red plan: move three columns to higher levels. That cannot be done yet, so she gave up. The card became a level card: four levels are needed now. As a consolation she exchanged the whole camp.
learn-menara-note-kinds = There are five kinds of plans: place columns anywhere, place some on one floor, move columns up, fill a floor, or shift a whole floor with its columns. Early on that is easy; later everything trembles.
learn-menara-note-late = We skip far ahead: five levels of five stand, and two floors are left. This one must lie dark side up. Lay it on the three columns of the highest floor: that makes six.
learn-menara-note-extend = Mira filled a floor, and the last floor of the quarry found no safe place above. She used it to extend the temple base, which costs a level: six of six. The last floor ends the game, and you have won together!
learn-menara-note-collapse = And if floors fall? Then the game ends at once, and what still stands is counted. So build wide, keep weight in the middle, and give up a card rather than the temple.

## Headings of the rules
learn-menara-heading-components = What is in the box
learn-menara-heading-setup = Set-up
learn-menara-heading-turn = The turn
learn-menara-heading-floor = A new floor
learn-menara-heading-fail = Failing
learn-menara-heading-end = Levels, collapse, end
learn-menara-heading-example = An example
learn-menara-heading-rulings = Rulings

## The rules, clause by clause
learn-menara-rule-e-c1 = The bag holds 76 columns: 30 yellow, 20 red, 12 black, 8 white and 6 blue.
learn-menara-rule-e-c2 = There are 18 temple floors with a light and a dark side, each side with three to six colored bases.
learn-menara-rule-e-c3 = Of the 35 plan cards 9 have a blue glyph (mostly easy), 12 a yellow (medium) and 14 a red one (mostly hard). The rim is light, dark, or free to choose.
learn-menara-rule-e-c4 = Five level cards, and a camp for six columns.
learn-menara-rule-e-c5 = The shapes of the floors and the list of plans are of our own design.
learn-menara-rule-e-s1 = All columns go into the bag; six random ones come into the camp.
learn-menara-rule-e-s2 = The floors in random order are the quarry. Its top three form the temple base: each touches the other two, none overlap, and you choose the side of each.
learn-menara-rule-e-s3 = Level cards: three on easy, four on medium, five on hard. That is how many levels the temple needs at the end; the base does not count.
learn-menara-rule-e-s4 = The plans are shuffled into three piles by the color of their glyph.
learn-menara-rule-e-s5 = Columns for each player, with 1/2/3/4 players: easy 8/7/6/5, medium 7/6/5/4, hard 6/5/4/4.
learn-menara-rule-e-s6 = Whoever was last on the top storey of a building begins; here you choose a seat or leave it to chance. Whoever begins also lays the temple base.
learn-menara-rule-e-1 = Camp: take any number of its columns and put back as many of yours.
learn-menara-rule-e-2 = Reveal the top card of one pile of your choice.
learn-menara-rule-e-3 = Build what it says. Columns stand on free bases of their own color, never beyond the base’s outline. There are five kinds of plans:
learn-menara-rule-e-3a = Place one to four columns on any floors.
learn-menara-rule-e-3b = Place two or three columns on one floor.
learn-menara-rule-e-3c = Move one to three columns out of the tower to matching free bases on a higher level, also load-bearing ones. No column is moved twice in a turn. The tower must stand while the column is out.
learn-menara-rule-e-3d = Fill one floor completely; this always brings a new floor.
learn-menara-rule-e-3e = Move one built-in floor with the columns on it up or down by one level or more. If they fall, the card is not fulfilled. The tower must stand while the floor is lifted.
learn-menara-rule-e-3f = Columns may also stand on free bases that already lie under another floor: they are slid in between.
learn-menara-rule-e-3g = Fulfilled cards go to a discard pile that everyone may look through.
learn-menara-rule-e-4 = Draw as many columns from the bag as you placed, back to your full number.
learn-menara-rule-e-f1 = Filling the last free base of a floor interrupts the card at once: a new floor must be laid, several times a turn if need be. Then the card goes on.
learn-menara-rule-e-f2 = It is the top floor of the quarry. A light rim means light side up, a dark rim dark side up; with a free rim you choose.
learn-menara-rule-e-f3 = Lay it onto columns of your choice (three free ones or more are advisable), or extend the temple base with it, touching it at two points or more without overlap.
learn-menara-rule-e-f4 = Extending the base costs a level: at the end of the turn the plan joins the level cards, though it was fulfilled.
learn-menara-rule-e-f5 = Columns still due may stand on the new floor.
learn-menara-rule-e-n1 = A plan that is not completely fulfilled joins the level cards face down: one more level is needed.
learn-menara-rule-e-n2 = That includes noticing, while placing a column, that it cannot be done without a collapse: the column goes back to you.
learn-menara-rule-e-n3 = Whenever a plan joins the level cards, the whole camp may be exchanged: six new columns are drawn first, then the old six go back into the bag.
learn-menara-rule-e-n4 = The turn then ends. What was placed or moved stays; columns that merely fell over are set up again where they stood.
learn-menara-rule-e-l1 = Only floors standing on columns count as levels. A level may have several floors; the highest floor’s level is the temple’s height.
learn-menara-rule-e-l2 = If floors fall, the game ends at once; also if fallen columns cannot be put back where they stood.
learn-menara-rule-e-l3 = It also ends when someone cannot refill their columns at the end of a turn, after the last plan, or when the last floor is built. Being high enough does not end it.
learn-menara-rule-e-l4 = You have won if there are then at least as many levels as level cards, also after a collapse, counting what still stands.
learn-menara-rule-e-x1 = Two yellow columns go to the camp for a red and a blue one. The plan: place three. Red, yellow and blue are placed, three are drawn.
learn-menara-rule-e-x2 = Next, a red plan: three on one floor. It is impossible, so four level cards become five, and the camp is exchanged.
learn-menara-rule-e-x3 = Then a blue plan: place two, dark rim. The first fills the top floor, so a new floor comes dark side up; the second goes onto it; two are drawn.
learn-menara-rule-e-x4 = Finally, after an exchange, two on one floor: they fill the top floor, and the new floor makes five levels.
learn-menara-rule-e-u1 = Floors and plans come from tables of our own, which can be replaced. Every color has exactly twice as many bases as columns.
learn-menara-rule-e-u2 = Whoever failed after placing some columns still refills.
learn-menara-rule-e-u3 = A column’s exact spot is the center of its base plus the error of the hand. Beyond the base’s outline it is a failed placement, not a collapse.
learn-menara-rule-e-u4 = All columns have the same height, so a floor rests on columns of one level, and its own level is the next.
learn-menara-rule-e-u5 = Nothing is hidden from anyone; only the order of bag, quarry and piles is unknown.
learn-menara-rule-e-u6 = At set-up each base floor touches each of the other two; an extension touches the base at two points or more. Touching means at most 1 mm apart without overlap.
learn-menara-rule-e-u7 = A temple that would survive a tilt of 0.5° and was not nudged stands. Otherwise the simulation decides, and what fell is written down with the match.
learn-menara-rule-e-u8 = Moved columns that fill a floor bring a new floor, too. Failing and extending the base in one turn costs one level card only. With fewer than six columns in the bag the camp cannot be exchanged.
learn-menara-rule-e-u9 = Taking out a column or a floor is judged first, with the piece out of the tower; then its new place is. What falls then, falls as after any other move.
learn-menara-rule-e-u10 = Columns are set one after another.
learn-menara-rule-e-u11 = A floor may be moved unless it lies on the table as part of the temple base, or a column on it carries another floor. It never moves down onto the table.
learn-menara-rule-e-u12 = What has been let go stays: a piece placed or moved, a card revealed, a card given up. Until you let go, you may turn and shift a piece as you like.
learn-menara-rule-e-u13 = A match that is resigned or ended by agreement is lost, however high the temple is.
learn-menara-rule-e-u14 = Margins may be hidden, as at a real table: then nobody is told how safely the tower stands, and there are no hints. For a first try you may practice without plan cards: one column or more a turn, as high as you can.

## Phases
learn-menara-phase-base = Laying the temple base
learn-menara-phase-camp = At the camp
learn-menara-phase-plan = Choosing a plan
learn-menara-phase-build = Building
learn-menara-phase-floor = Laying a new floor
learn-menara-phase-swap = After a card joined the level cards
learn-menara-phase-over = The end

## Drawings
learn-menara-drawing-setup = Seen from above: three floors touch each other and form the temple base; rings are bases, one for a column of that color.
learn-menara-drawing-turn = A turn in four steps: swap with the camp, reveal a plan, build, draw columns from the bag.
learn-menara-drawing-levels = From the side: the base is level 0; floors on columns count, and the highest here is level 2.
learn-menara-drawing-balance = Left, the weight of the floor rests between its columns: it stands. Right, it hangs beyond them: it falls.
