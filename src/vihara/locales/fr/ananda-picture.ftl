# Ananda dans le terminal.

ananda-picture-beside = hors du plateau
ananda-picture-on = en { $cell }
ananda-picture-karma = karma
ananda-picture-rack = chevalet
ananda-picture-hand = main
ananda-picture-pile = pioche { $number }
ananda-picture-empty = vide
ananda-picture-supply = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
 } dans la réserve
ananda-picture-monk = la place { $seat } pose son moine
ananda-picture-build = la place { $seat } construit
ananda-picture-meditate = la place { $seat } médite
ananda-picture-area = { $doing } : { $sign } valeur de la zone { $value }
ananda-picture-over = la partie est terminée
