# Ananda w terminalu.

ananda-picture-beside = obok planszy
ananda-picture-on = { $cell }
ananda-picture-karma = karma
ananda-picture-rack = stojak
ananda-picture-hand = ręka
ananda-picture-pile = stos { $number }
ananda-picture-empty = pusto
ananda-picture-supply = { $number ->
    [one] { $number } kafelek
    [few] { $number } kafelki
   *[many] { $number } kafelków
 } w zapasie
ananda-picture-monk = miejsce { $seat } stawia mnicha
ananda-picture-build = miejsce { $seat } buduje
ananda-picture-meditate = miejsce { $seat } medytuje
ananda-picture-area = { $doing }: { $sign } wartość obszaru { $value }
ananda-picture-over = koniec gry
