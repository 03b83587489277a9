# Ananda im Terminal.

ananda-picture-beside = neben dem Plan
ananda-picture-on = auf { $cell }
ananda-picture-karma = Karma
ananda-picture-rack = Bänkchen
ananda-picture-hand = Hand
ananda-picture-pile = Nachziehstapel { $number }
ananda-picture-empty = leer
ananda-picture-supply = { $number ->
    [one] { $number } Baustein
   *[other] { $number } Bausteine
 } im Vorrat
ananda-picture-monk = Platz { $seat } setzt die Mönchsfigur
ananda-picture-build = Platz { $seat } baut
ananda-picture-meditate = Platz { $seat } meditiert
ananda-picture-area = { $doing }: { $sign } Flächenwert { $value }
ananda-picture-over = das Spiel ist zu Ende
