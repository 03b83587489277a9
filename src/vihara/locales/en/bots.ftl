# Opponents and hints.

bot-random-name = Random
bot-random-character = Plays whatever comes to hand.
bot-greedy-name = Greedy
bot-greedy-character = Always takes what looks best right now.
bot-search-name = Search
bot-search-character = Looks into as many worlds as it is told.
bot-level1-name = Beginner
bot-level1-character = Heard the rules a minute ago; sometimes lucky.
bot-level2-name = Pupil
bot-level2-character = Knows what is good, and forgets it every fourth time.
bot-level3-name = Novice
bot-level3-character = Always takes what looks best right now.
bot-level4-name = Abbot
bot-level4-character = Thinks a few moves ahead, and quickly.
bot-level5-name = Sage
bot-level5-character = Imagines thousands of worlds before touching a piece.

## Why a move is hinted at
bot-hint-ahead = { $move } wins { $wins } of 100 such games and ends { $points } points ahead
bot-hint-behind = { $move } wins { $wins } of 100 such games and ends { $points } points behind
bot-hint-only = { $promise }; there is nothing else to do.
bot-hint-more = { $promise }: { $more } more than { $rival }, { $looks }.
bot-hint-even = { $promise }: as many, with { $gain } points more than { $rival }, { $looks }.
bot-hint-hardly = { $promise }: hardly more than { $rival }, { $looks }.
bot-hint-next = the next best
bot-hint-sight = what looks best at first sight
bot-hint-fewer = { $promise }: { $fewer } fewer than { $rival }, { $looks }.
bot-hint-close = { $promise }: about as many as { $rival }, { $looks }.
bot-hint-best = the best move
bot-hint-looks = { $move } looks best at first sight.
bot-hint-none = this match is played without hints
bot-hint-row = { $points } points
bot-hint-worlds = { $name } to act, { $worlds } worlds looked into
