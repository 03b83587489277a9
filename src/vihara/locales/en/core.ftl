# What the engine says about errors, seats and early ends.

and-list = { $first } and { $last }
list-none = nothing
seat-name = Seat { $seat }

ending-resign = by resignation
ending-timeout = on time
ending-agreed = by agreement

error-unknown-game = unknown game { $found }; expected one of: { $known }
error-unknown-bot = unknown bot { $found }; expected one of: { $known }
error-invalid-option = option '{ $name }': found { $found }, expected { $expected }
error-option-choices = one of { $choices }
error-option-names = an option of this game: { $names }
error-option-none = an option of this game: it has none
error-seats-number = { $game } takes { $span } seats, not { $seats }
error-seats-span = { $least } to { $most }
error-seats-random = a random first seat needs dice
error-seats-first = option 'first': found { $found }, but there are only { $seats } seats
error-seats-none = there is no seat { $seat }: seats are 1 to { $seats }
error-invalid-move = cannot read the move { $found }; expected { $expected }
error-move-chance = a move; what follows '!' is for chance to say
error-move-number = an action number from 0 to { $most }
error-illegal-move = { $found } is not allowed: { $reason } ({ $clause })
error-not-your-turn = seat { $seat } cannot move now: seat { $to_act } is to act
error-match-over = { $found } came after the end: the match is over
error-stale-version = the move was made at step { $seen }, the match is at step { $current }
error-undo-refused = seat { $seat } has nothing to take back: only one's own steps, before chance was drawn or another seat acted
error-invalid-position = cannot read the position at { $found }; expected { $expected }
error-invalid-file = line { $line }: found { $found }, expected { $expected }
