# Tajuto in the terminal.

tajuto-picture-seat = seat { $seat }
tajuto-picture-mp = { $mp } MP
tajuto-picture-ep = { $ep } EP
tajuto-picture-nothing = nothing

## What goes on
tajuto-picture-turn = turn { $turn }
tajuto-picture-to-act = seat { $seat }'s turn
tajuto-picture-feels = seat { $seat } feels in the bag
tajuto-picture-feels-for = seat { $seat } feels in the bag for size { $size }
tajuto-picture-over = the game is over
tajuto-picture-done = { $finished } of { $end } pagodas finished

## The garden
tajuto-picture-garden = garden
tajuto-picture-color = { $color }
tajuto-picture-floors = floors
tajuto-picture-next = next floor
tajuto-picture-offering = offering
tajuto-picture-inaugurations = inauguration
tajuto-picture-finished = finished
tajuto-picture-late = too late
tajuto-picture-bare = no floor
tajuto-picture-gone = stone gone
tajuto-picture-there = stone there
tajuto-picture-somebody = face down with somebody
tajuto-picture-earned = seat { $seat }, { $ep } EP
tajuto-picture-out = out of the game
tajuto-picture-bet = { $mp } MP for { $ep } EP if finished

## The village
tajuto-picture-village = village
tajuto-picture-prices = prices in MP
tajuto-picture-prices-market = prices in MP, your market taken off
tajuto-picture-prices-markets = prices in MP, your markets taken off
tajuto-picture-wisdom = { $ep } EP
tajuto-picture-market = later prices −{ $mp } MP
tajuto-picture-shrine = +1 EP per wisdom tile and finished inauguration
tajuto-picture-action = action tile: { $use } for { $cost } MP
tajuto-picture-use-any = any
tajuto-picture-use-draw = draw
tajuto-picture-use-offer = offer
tajuto-picture-use-buy = buy
tajuto-picture-left = { $left } left
tajuto-picture-sold = sold

## Goals, as one claims them, and how far one is
tajuto-picture-goals = goals
tajuto-picture-each = 1 EP each:
tajuto-picture-progress-wisdom = { $key } ({ $ep }/{ $needed } EP)
tajuto-picture-progress-offerings = { $key } ({ $made }/{ $needed })
tajuto-picture-progress-mp = { $key } ({ $mp }/{ $needed } MP)
tajuto-picture-progress-first = { $key } (seat { $seat })
tajuto-picture-progress-nobody = { $key } (nobody yet)
tajuto-picture-taken = { $goal }: taken
tajuto-picture-owned = { $goal }: seat { $seat }
tajuto-picture-goal-wisdom5 = wisdom5
tajuto-picture-goal-wisdom10 = wisdom10
tajuto-picture-goal-offerings4 = offerings4
tajuto-picture-goal-offerings8 = offerings8
tajuto-picture-goal-30mp = 30mp
tajuto-picture-goal-first = first
tajuto-picture-goal-fourth = fourth
tajuto-picture-goal-most = most

## The path and the players
tajuto-picture-path = path
tajuto-picture-monk = seat { $seat }: { $mp } MP
tajuto-picture-tiles = tiles, MP to use: { $tiles }
tajuto-picture-front = in front: { $floors }
tajuto-picture-stones = stones: { $stones }
tajuto-picture-no-stones = none
tajuto-picture-owns = owns: { $owned }
tajuto-picture-bought = { $bought }
tajuto-picture-inauguration = inauguration { $sign }
tajuto-picture-goal = goal { $goal }
tajuto-picture-down = ▒×{ $number } face down

## The bag
tajuto-picture-bag = bag
tajuto-picture-bag-sizes = floors that fit of each size, and MP on average (draw SIZE)
tajuto-picture-bag-blind = floors that fit of each size, and MP on average (any may come)
tajuto-picture-fit = { $size }: { $fit } of { $number }
tajuto-picture-average = ⌀+{ NUMBER($mp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
