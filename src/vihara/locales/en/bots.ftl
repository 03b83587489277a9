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
bot-level2-character = Knows what is good, and often settles for the next best.
bot-level3-name = Novice
bot-level3-character = Always takes what looks best right now.
bot-level4-name = Abbot
bot-level4-character = Thinks a few moves ahead, and quickly.
bot-level5-name = Sage
bot-level5-character = Imagines thousands of worlds before touching a piece.

## Why a move is hinted at
bot-hint-only = There is nothing else to do.
bot-hint-rest = No other move looks better.
bot-hint-more = Wins { $more } more of 100 games than { $looks }.
bot-hint-even = Wins as often as { $looks }, and by { $gain } points more.
bot-hint-hardly = Hardly better than { $looks }.
bot-hint-sure = Tried out most often, so the surest of these.
bot-hint-next = the next best
bot-hint-sight = what looks best at first sight
bot-hint-fewer = Wins { $fewer } fewer of 100 games than the best.
bot-hint-close = About as good as the best.
bot-hint-unsure = Looks good, but was tried out less often.
bot-hint-looks = Looks best at first sight.
bot-hint-none = this match is played without hints
bot-hint-row = { $points } points
bot-hint-worlds = { $name } to act, { $worlds } worlds looked into
