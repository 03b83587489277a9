# Ananda in the terminal.

ananda-picture-beside = beside the board
ananda-picture-on = on { $cell }
ananda-picture-karma = karma
ananda-picture-rack = rack
ananda-picture-hand = hand
ananda-picture-pile = draw pile { $number }
ananda-picture-empty = empty
ananda-picture-supply = supply { $number } tiles
ananda-picture-monk = seat { $seat } places the monk
ananda-picture-build = seat { $seat } builds
ananda-picture-meditate = seat { $seat } meditates
ananda-picture-area = { $doing }: { $sign } area value { $value }
ananda-picture-over = the game is over
