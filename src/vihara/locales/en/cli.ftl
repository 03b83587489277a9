# The game in the terminal: `vihara play`, `vihara replay`.

cli-you = Human
cli-you-number = Human { $number }
cli-ready = getting the rules ready; only the first time takes a while
cli-dice = dice: the hash of the key is { $hash }
cli-cover = { $name }, press Enter when nobody else looks:
cli-prompt = { $name } (help for help):
cli-confirm = Enter to go on, 'undo' to take it back:
cli-allowed = that move is allowed
cli-saved = saved to { $file }
cli-verify = 'vihara verify FILE' proves the dice of a saved match
cli-more = … and { $number } more: 'moves WORD' lists those that begin with WORD
cli-won = { $number ->
    [0] Nobody won
   *[other] { $winners } won
 }: { $reason }
cli-score = { $name }: { $score }
cli-not-over = not over: next comes { $next }
cli-seat = --seat: found { $found }, expected 1 to { $seats }, or 0 for a spectator
cli-number = found { $found }, expected a number from 1 to { $most }
cli-save-what = save: found no file name, expected 'save FILE'
cli-help = Type a move or its number. Also:
cli-help-moves = list the legal moves (that begin with WORD)
cli-help-why = why a move is not allowed, or what it brings
cli-help-undo = take back your last step, while that is still possible
cli-help-log = what happened so far in the notation, as you saw it
cli-help-board = show the position again
cli-help-save = write the match file
cli-help-resign = give up the match
cli-help-quit = leave (with --save the match is written and can be gone on with --load)
