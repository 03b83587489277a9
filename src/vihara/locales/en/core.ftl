# What the engine says about errors, seats and early ends.

and-list = { $first } and { $last }
list-none = nothing
seat-name = Seat { $seat }

ending-resign = by resignation
ending-timeout = on time
ending-agreed = by agreement

error-unknown-game = unknown game { $found }; expected one of: { $known }
error-unknown-bot = unknown bot { $found }; expected one of: { $known }
error-unknown-rules = { $game }: found rules { $found }, expected one of: { $known }
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

## Match files
file-bracket = a header that ends with ']'
file-first = [vihara { $format }] as the first line
file-headers = a header named { $names }
file-once = each header once (line { $line } has it)
file-no-header = no such header
file-header = a line [{ $header } …] before the first move
file-games = one of: { $known }
file-rules = the rules of { $game } that this program plays: { $known }
file-seats = a number of seats from { $least } to { $most }
file-json = a JSON object
file-options = options of { $game }: { $why }
file-seat = a seat from 1 to { $seats }
file-date = a date like [date 2026-11-15]
file-digits = 64 hexadecimal digits
file-seed = 64 hexadecimal digits, or fast- and 16
file-nothing = nothing more: the match is over
file-move = a move of seat { $seat }
file-chance = a chance line like { $found }
file-impossible = { $expected }; { $found } cannot happen here
file-because = { $expected } ({ $why })
file-line = { $expected }: a seat number and a move, or '!' and what chance gave
file-late = headers before the first move only
file-half = a whole header; the file is cut off here
file-after = nothing after the end of the match
file-cut = { $expected }; the file is cut off in this line
file-unfinished = { $expected }, as line { $line } says [result { $result }]
file-end = the end of the file
file-result = [result { $result }], as the moves give it
file-no-seed = the file has no [seed …] line; the seed is written once the match is over
file-no-hash = the file has no [seed-hash …] line to hold the seed against
file-hash = [seed-hash { $hash }], the hash of the seed
file-given = { $found }, as the seed gives it
file-given-nothing = no such chance line, as the seed gives it
file-share = { $digits }, or bot, absent or withheld
file-shares = a line [share SEAT …] for each of the { $seats } seats
file-from = the number of chance outcomes that came from other dice
file-drawn = [drawn first]
file-first-drawn = seat { $seat } to begin, as the seed gives it

## What a match file proves
verify-keyed = verified: the seed matches its hash, and all { $draws } chance outcomes came from it
verify-shared = verified: the seed matches its hash, and all { $draws } chance outcomes came from it and from what the seats added
verify-fast = verified: all { $draws } chance outcomes came from the seed (fast dice, as simulations use them)
verify-skipped = the first { $number } chance outcomes came from other dice: they were not checked
verify-first = seat { $seat } was drawn to begin, from the same dice
verify-compare = the hash to compare with the one that was shown: { $hash }
verify-share = seat { $seat } added a share; its hash to compare: { $hash }
verify-bot = seat { $seat } is a bot: its share follows from the hash
verify-absent = seat { $seat } promised no share in time: its share follows from the hash
verify-withheld = seat { $seat } did not open the share it had promised: it may have chosen between two deals
verify-alone = one side alone chose the seed: it could have tried several
verify-unfinished = the match is not over in this file: its end may have been cut off
verify-early = the match was ended early: nothing proves that this was meant, or by whom
verify-nothing = not proven: names, dates, who made which move, and that nothing is missing at the end
