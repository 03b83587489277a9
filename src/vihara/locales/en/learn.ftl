# The learn pages: words of all games

## Pages
learn-title = Learn
learn-lead = Four games, four short lessons. Play a guided first game, or look up a rule.
learn-guided = Guided first game
learn-minutes = about three minutes
learn-rules = Rules
learn-lesson-title = { $game }: guided first game
learn-rules-title = { $game }: the rules

## The guided game
learn-you = You
learn-note = Note
learn-progress = Step { $number } of { $total }
learn-back = Back
learn-next = Next
learn-your-move = Your move: { $move }
learn-show = Play it for me
learn-other-move = A fine idea for a game of your own. Here the lesson goes on with: { $move }.
learn-board = The board of the lesson
learn-done = You know enough for a first game. Good luck!
learn-play = Play against a bot
learn-again = Once more
learn-failed = The lesson couldn’t be loaded.
learn-unknown = There is no such game.

## The rules
learn-contents = Contents
learn-goal = How to win
learn-own-words = The rules in our own words. Every paragraph has a number, so that you can point at it.
learn-ruling-note = Where printed rules leave something open, we have settled it here.
learn-clause = Rule { $id }
learn-top = To the top

## Help for the current phase
learn-help = What matters now
learn-all-rules = All rules
learn-close = Close
