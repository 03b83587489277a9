# Ananda nel terminale.

ananda-picture-beside = fuori tabellone
ananda-picture-on = in { $cell }
ananda-picture-karma = karma
ananda-picture-rack = leggio
ananda-picture-hand = mano
ananda-picture-pile = mazzo { $number }
ananda-picture-empty = vuoto
ananda-picture-supply = { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
 } nella riserva
ananda-picture-monk = il posto { $seat } colloca il monaco
ananda-picture-build = il posto { $seat } costruisce
ananda-picture-meditate = il posto { $seat } medita
ananda-picture-area = { $doing }: { $sign } valore area { $value }
ananda-picture-over = la partita è finita
