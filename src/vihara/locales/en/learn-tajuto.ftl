# Learn Tajuto: guided first game, rules by clause, drawings

## Learn page
learn-tajuto-tagline = Draw floors, raise eight pagodas together, and turn meditation into enlightenment.
learn-tajuto-goal = Whoever has the most enlightenment points (EP) when the fourth pagoda is finished wins. They come from wisdom, goals, shrines and the inaugurations of finished pagodas. Meditation points (MP) are the money that buys them.

## Notes of the guided first game
learn-tajuto-note-welcome = Welcome! In Tajuto you and Mira raise eight pagodas. Meditation points (MP) are your money; enlightenment points (EP) decide the game. It ends when the fourth pagoda is finished.
learn-tajuto-note-tiles = Your action tiles A, B and C each allow one action per turn: draw a floor, make an offering, or buy a tile. A is free, B costs 4 MP, C costs 6. You begin with 0 MP, so for now there is only A.
learn-tajuto-note-draw = Use A to draw a floor. You may feel for its size, the color is chance. Every pagoda starts with its largest floor, size 1, so feel for that one.
learn-tajuto-note-build = Red! Building is free, and what can be built must be built in your turn. A first floor earns 1 MP: the number of floors the pagoda has then. Build it.
learn-tajuto-note-end = With 1 MP neither B nor C can be used. End your turn; A is ready again next time.
learn-tajuto-note-offer = Mira started the blue pagoda. Now make an offering with A: a red stone on the red pagoda brings its number of floors plus 2, so 3 MP. You have one stone for each color.
learn-tajuto-note-pay = Now you have 4 MP: enough for tile B. Pay it and feel for a floor of size 2; only red and blue would fit, but luck is kind today.
learn-tajuto-note-cover = The red floor 2 covers an offering stone: that adds 2 to the MP for building, whosever stone it is. 2 + 2 = 4 MP. Build it.
learn-tajuto-note-done = 4 MP again, but A and B are used and C costs 6. End your turn.
learn-tajuto-note-keep = Mira drew the green floor 3, which fits nowhere yet. One such floor stays in front of her; with more she would keep one or none, and the others would go back into the bag.
learn-tajuto-note-third = Go on with the red pagoda: feel for size 3.
learn-tajuto-note-three = Red again, worth 3 MP. Higher floors pay more and more.
learn-tajuto-note-save = You have 7 MP. Do not spend them on B: end your turn, and buy with the free tile A in the next.
learn-tajuto-note-buy = Mira made an offering on your pagoda; all pagodas are open to all. Now buy with A: wisdom tile 2 costs 7 MP and is worth 2 EP. The next copy of each tile is dearer.
learn-tajuto-note-goals = Wisdom lies face down, but opponents saw you buy it. Goals are free: whoever first meets a condition in their turn, such as 30 MP or four offerings made, may take the tile for 1 EP. End your turn.
learn-tajuto-note-shop = Mira built the red floor 4 over her own stone: 4 + 2 MP. What else can be bought? Markets lower your later prices, neutral action tiles bring more actions, shrines raise your EP, and an inauguration tile brings 4 EP if its pagoda is finished in the end.
learn-tajuto-note-late = We skip to the end: three pagodas are finished, and four need only their sixth floor. You hold the inauguration tile of white. Draw size 6!
learn-tajuto-note-finish = White! Build it: the fourth finished pagoda ends the game at once, and whoever builds it gets a goal tile.
learn-tajuto-note-score = You: wisdom 6, four inaugurations of finished pagodas 16, your shrine adds 1 to each of these six tiles, and one goal: 6 + 16 + 6 + 1 = 29 EP. Mira has 21. You win! MP are equal, so nobody gets the goal for the most.

## Headings of the rules
learn-tajuto-heading-components = What is in the box
learn-tajuto-heading-setup = Set-up
learn-tajuto-heading-turn = The turn
learn-tajuto-heading-draw = Draw a floor
learn-tajuto-heading-offer = Make an offering
learn-tajuto-heading-buy = Buy a tile
learn-tajuto-heading-build = Build (free)
learn-tajuto-heading-goals = Goals (free)
learn-tajuto-heading-end = End and score
learn-tajuto-heading-rulings = Rulings

## The rules, clause by clause
learn-tajuto-rule-t-c1 = Eight pagodas, one per color (red, orange, yellow, green, blue, violet, black, white), each of six floors from large to small: 48 floors in a cloth bag.
learn-tajuto-rule-t-c2 = Everyone has a monk for the meditation path, three action tiles costing 0, 4 and 6 MP to use, and eight offering stones, one per color.
learn-tajuto-rule-t-c3 = There are 15 wisdom tiles worth 1 to 5 EP, three of each value, each copy dearer than the one before.
learn-tajuto-rule-t-c4 = Two markets cost 10 and 12 MP; there are two shrines.
learn-tajuto-rule-t-c5 = Six neutral action tiles, two of each: D draws for 2 MP, E offers and F buys for free.
learn-tajuto-rule-t-c6 = Eight goal tiles are worth 1 EP each: six are claimed during play, two are given at the end.
learn-tajuto-rule-t-c7 = There is one inauguration tile per pagoda color.
learn-tajuto-rule-t-s1 = All floors go into the bag, every monk starts on 0, everyone has three action tiles and eight stones.
learn-tajuto-rule-t-s2 = Tiles of one kind form a stack with the cheapest on top: five of wisdom, one of markets, one of shrines, one each of D, E and F.
learn-tajuto-rule-t-s3 = Goal and inauguration tiles lie singly. The oldest player begins; at our tables that is an option.
learn-tajuto-rule-t-1 = Use one or more action tiles, each at most once. Building and claiming goals is free and possible before, between and after.
learn-tajuto-rule-t-2 = Using a tile is paid first. MP never fall below 0: what you cannot pay, you cannot use or buy.
learn-tajuto-rule-t-3 = Each of your own three tiles allows any one of draw, offer and buy; a neutral tile only its own action.
learn-tajuto-rule-t-4 = In your next turn all tiles are ready again.
learn-tajuto-rule-t-d1 = Draw one floor from the bag and lay it in front of you. You may feel for its size; the color is chance.
learn-tajuto-rule-t-o1 = Put a stone on the top floor of the pagoda of its color. A floor takes one stone only; if there is one, the pagoda must grow first. A pagoda without floors takes none.
learn-tajuto-rule-t-o2 = You gain as many MP as the pagoda has floors, plus 2.
learn-tajuto-rule-t-o3 = Nobody makes offerings on a sixth floor; stones of that color left over are useless then.
learn-tajuto-rule-t-b1 = Buy the top tile of a stack, or an inauguration tile whose pagoda is not finished, for its price in MP.
learn-tajuto-rule-t-b2 = Each market you own makes your later purchases 2 MP cheaper, never below 0. It does not make using tiles cheaper.
learn-tajuto-rule-t-b3 = Tiles worth EP lie face down once bought: wisdom, goals, shrines and inaugurations of finished pagodas. Markets, action tiles and inaugurations of unfinished pagodas stay open.
learn-tajuto-rule-t-f1 = A pagoda grows from floor 1 upward, one floor of its color after the other, none skipped.
learn-tajuto-rule-t-f2 = Building earns as many MP as the pagoda then has floors, plus 2 if it covers an offering stone on the floor right below.
learn-tajuto-rule-t-f3 = A floor in front of you that fits must be built this turn, at a moment of your choice.
learn-tajuto-rule-t-f4 = At the end of the turn, of several floors that do not fit you keep one of your choice or none; all others go back into the bag. A single one stays.
learn-tajuto-rule-t-f5 = An example: a third and a fourth floor in one turn, on the same pagoda or on two, bring 3 + 4 = 7 MP.
learn-tajuto-rule-t-f6 = When a pagoda is finished, the owner of its inauguration tile turns it face down. If nobody owns it, it leaves the game.
learn-tajuto-rule-t-g1 = At any time in your turn you may take a goal whose condition you meet at that moment: wisdom worth 5 EP or more, or 10 or more; four offerings made, or all eight; 30 MP or more; the first finished pagoda. Each exists once.
learn-tajuto-rule-t-e1 = The sixth floor of a fourth pagoda ends the game at once. Whoever built it still gets the MP, and the goal for the fourth pagoda.
learn-tajuto-rule-t-e2 = Whoever has the most MP gets the goal for it; in a tie nobody does.
learn-tajuto-rule-t-e3 = EP are the values of wisdom tiles, 1 for each goal, and 4 for each inauguration tile of a finished pagoda; unfinished ones bring nothing.
learn-tajuto-rule-t-e4 = Each shrine adds 1 EP to every wisdom tile of its owner, and to every inauguration tile of a finished pagoda; two shrines add 2.
learn-tajuto-rule-t-e5 = Most EP win; tied players share the victory.
learn-tajuto-rule-t-u1 = Prices we chose where the rulebook prints none, in MP: inauguration 8; F 10 and 12; wisdom 1 EP 3/5/7, 2 EP 7/9/11, 3 EP 11/13/15, 4 EP 15/17/19, 5 EP 19/21/23; D 6 and 8; E 8 and 10; shrine 12 and 14.
learn-tajuto-rule-t-u2 = The meditation path has no end: the board shows 0 to 50 and counts on.
learn-tajuto-rule-t-u3 = Feeling: you name a size still in the bag and get a random floor of it. Option “touch”: “fumbling” errs with 20 % to a neighboring size when naming 3 to 6, “blind” draws any floor of the bag.
learn-tajuto-rule-t-u4 = A tile bought this turn works this turn, though a market does not lower its own price. You may own several of a kind.
learn-tajuto-rule-t-u5 = You may not end the turn while a floor that fits lies in front of you, nor before using an action tile, unless none can be used at all.
learn-tajuto-rule-t-u6 = The two last goals are given after the final build, and no other goal may be claimed then. “First pagoda” goes only to the player who finished the first one of the game.
learn-tajuto-rule-t-u7 = Tiles worth EP are hidden from opponents, though everyone saw them bought; an option shows running totals. Which floors are in the bag is known to all; the draw is chance.
learn-tajuto-rule-t-u8 = After 150 turns of every player the game ends and is scored; a sensible game takes 20 to 40.

## Phases
learn-tajuto-phase-begin = Your turn: what can be done
learn-tajuto-phase-more = Going on, building, ending the turn
learn-tajuto-phase-over = The count

## Drawings
learn-tajuto-drawing-pagoda = A pagoda has six floors that get smaller toward the top: 1 at the bottom, 6 at the top.
learn-tajuto-drawing-turn = The three actions, draw, offer and buy: with tile A for free, with B for 4 MP, with C for 6 MP.
learn-tajuto-drawing-offer = A stone on a pagoda of three floors brings 3 + 2 = 5 MP; the fourth floor that covers it brings 4 + 2 = 6 MP.
learn-tajuto-drawing-score = The count: wisdom 2 and 4, one finished inauguration 4, one goal 1; a shrine adds 1 to wisdom and inauguration: 14 EP.
