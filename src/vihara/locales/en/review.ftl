# Luck or skill: the review of a finished match.

review-game = luck and skill cannot be told apart in { $game }
review-running = a match is reviewed once it is over; next comes { $next }
review-progress = looking at every move
review-start = start
review-luck = luck
review-skill = skill
review-unknown = unknown
review-result = result
review-adjusted = without luck
review-chance = { $name }, chance to win in %
review-points = { $name }, lead in points
review-player = { $name }
review-errors = A move that was not forced cost { $error } points of winning chance on average (± { $margin }); there were { $number }. Accuracy: { $accuracy } %.
review-marks = Marks:
review-phases = Cost of a move:
review-phase-early = early
review-phase-middle = in the middle
review-phase-late = late
review-lucky = Luckiest draws:
review-unlucky = Unluckiest draws:
review-turning = Turning points
review-point = Move { $number }, { $name }: { $move } wins { $win } % – better { $best }, { $better } %.
review-line = Then perhaps { $line }

## The page
review-page-wait = Every move is being looked at. The first time this takes a minute or two.
review-page-graph = Chance to win over the match, with all cards open
review-page-graph-text = Each line is a seat; a mark is a move that cost at least 5 points. The table below has the same.
review-page-all = All moves
review-page-move = Move
review-page-win = Chance to win
review-page-better = Better
review-page-lost = Lost
review-page-look = Look at it
review-page-marked = Only marked moves
review-page-sum-text = In points of winning chance. Start, luck, skill and what nobody could know add up to the result.
review-page-no-turning = No move cost enough to be a turning point.
review-page-after = After move { $number }

## Why a move would have been better
review-why-trap = What was played looks best at first sight, but { $best } wins { $more } more of 100 games.
review-why-seen = { $best } looks best at first sight already, and wins { $more } more of 100 games.
review-why-further = Thinking further ahead, { $best } wins { $more } more of 100 games, and is { $gain } points better.
review-why-wins = Thinking further ahead, { $best } wins { $more } more of 100 games.

## Where all win or lose together
review-lost = Lost in turn { $number }, { $name }: it began with a chance of { $win } %.
review-hope = Chance to win at the beginning of each turn, in %: { $chances }
review-tasks = Cards failed: { $failed } of { $number }. With the pieces at hand could have been done: { $able }.
review-task-yes = could have been done
review-task-maybe = could have been done with luck
review-task-no = could not be done
review-risky = Placements that could have been safer
review-safer = { $name }: { $move } survives a tilt of { $margin }°, { $safer } one of { $then }°
