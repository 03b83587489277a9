# Luck or skill: the review of a finished match.

review-game = { $game } has no seats that compete: there is nothing to review
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
review-errors = A move that was not forced cost { $error } points of winning chance on average (± { $margin }); there were { $number }. Accuracy: { $accuracy } %.
review-marks = Marks:
review-phases = Cost of a move:
review-phase-early = early
review-phase-middle = in the middle
review-phase-late = late
review-lucky = Luckiest draws:
review-unlucky = Unluckiest draws:
review-turning = Turning points
review-point = Move { $number }, { $name }: { $move } wins { $win } % – better { $best }, { $better } %.
review-line = Then perhaps { $line }

## Why a move would have been better
review-why-trap = What was played looks best at first sight, but { $best } wins { $more } more of 100 games.
review-why-seen = { $best } looks best at first sight already, and wins { $more } more of 100 games.
review-why-further = Thinking further ahead, { $best } wins { $more } more of 100 games, and is { $gain } points better.
review-why-wins = Thinking further ahead, { $best } wins { $more } more of 100 games.
