# The start page, and the page of one's own games

## Start page
start-waits = Your turn: { $game } against { $names }
start-waits-together = Your turn: { $game } with { $names }
start-waits-alone = Your turn: { $game }
start-runs = Still running: { $game } against { $names }
start-runs-together = Still running: { $game } with { $names }
start-runs-alone = Still running: { $game }
start-more =
    { $number ->
        [one] one more is waiting
        *[other] { $number } more are waiting
    }
start-minutes = { $minutes } min
start-results = Recent results
start-results-none = Your finished games will be here.

## One's own games
games-nav = My games
games-record = Your record
games-against = won : lost against { $bot }
games-opponent = Opponent
games-people = People
games-last = Last five
games-best = Best
games-running = Running
games-finished = Finished
games-further = Show earlier games
games-file = Open a match file

## Replay
replay-all-hands = All hands
