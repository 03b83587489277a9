# Mandala : noms, options, refus, journal, fins.

mandala-name = Mandala
mandala-tagline = Composez ensemble des images de sable, et prenez les bonnes couleurs quand elles s’effacent.
mandala-description = À deux, on dépose du sable coloré dans deux mandalas communs. Dès que les six couleurs s’y trouvent, le mandala est détruit et les couleurs de sa montagne sont partagées. La valeur du sable de la coupe dépend de la rivière : plus une couleur a été prise tôt, moins chacune de ses cartes rapporte.

## Matériel et lieux
mandala-color-red = rouge
mandala-color-orange = orange
mandala-color-yellow = jaune
mandala-color-green = verte
mandala-color-purple = violette
mandala-color-black = noire

## Options
mandala-option-first = Qui commence
mandala-option-first-help = La place qui commence
mandala-option-first-1 = Place 1
mandala-option-first-2 = Place 2
mandala-option-first-random = au hasard
mandala-option-cups = Coupes
mandala-option-cups-help = Ce que les autres voient d’une coupe
mandala-option-cups-closed = fermées : seulement le nombre de cartes
mandala-option-cups-open = ouvertes : tout ce qui y a été pris


## Quels textes sont des coups
mandala-expected = M1 red, F2 purple 3, X green 2, C red ou pass
mandala-expected-card = ! { $target } et l’un de { $colors }

## Pourquoi un coup est refusé
mandala-refusal-claim-first = un mandala est détruit : prenez une couleur de sa montagne
mandala-refusal-claimed = la montagne { $mandala } n’a plus de carte { $color }
mandala-refusal-no-claim = aucun mandala n’est détruit en ce moment
mandala-refusal-pass = on ne passe que si rien d’autre n’est possible
mandala-refusal-hand-none = vous n’avez pas de carte { $color }
mandala-refusal-hand-few = { $held ->
    [one] vous n’avez qu’une carte { $color }
   *[other] vous n’avez que { $held } cartes de couleur { $color }
 }
mandala-refusal-turn = on ne défausse qu’à son tour
mandala-refusal-mountain = la couleur { $color } est déjà dans la montagne { $mandala }
mandala-refusal-their-field = la couleur { $color } est déjà dans le champ adverse du mandala { $mandala }
mandala-refusal-your-field = la couleur { $color } est déjà dans votre champ du mandala { $mandala }
mandala-refusal-last-card = il doit vous rester au moins une carte en main
mandala-refusal-nothing-to-draw = c’est votre dernière carte, et il n’y a rien à piocher

## Ce qui s’est passé
mandala-event-mountain = { $number ->
    [one] Une carte rejoint
   *[other] { $number } cartes rejoignent
 } la montagne { $mandala } : { $cards }.
mandala-event-hand = { $name } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
mandala-event-hand-seen = { $name } pioche : { $cards }.
mandala-event-cup = { $name } met { $number ->
    [one] une carte
   *[other] { $number } cartes
 } face cachée dans sa coupe.
mandala-event-cup-seen = { $name } met face cachée dans sa coupe : { $cards }.
mandala-event-reshuffle = La pioche est épuisée : { $number ->
    [one] une carte défaussée forme
   *[other] { $number } cartes défaussées forment
 } la nouvelle.
mandala-event-build = { $name } pose une carte { $color } dans la montagne { $mandala }.
mandala-event-grow = { $name } agrandit son champ du mandala { $mandala } : { $number ->
    [one] 1 carte
   *[other] { $number } cartes
 } de couleur { $color }.
mandala-event-redraw = { $name } défausse { $number ->
    [one] 1 carte
   *[other] { $number } cartes
 } de couleur { $color } et en repioche autant.
mandala-event-claim = { $name } prend la couleur { $color } de la montagne { $mandala } : { $discarded ->
    [0] { $place ->
        [0] { $cup } dans la coupe
       *[other] une à la place { $place } de la rivière{ $cup ->
            [0] { "" }
           *[other] , { $cup } dans la coupe
         }
     }
    [one] { $discarded } défaussée
   *[other] { $discarded } défaussées
 }.
mandala-event-pass = { $name } ne peut rien faire et passe.
mandala-event-ending = Le prochain mandala détruit sera le dernier.
mandala-event-complete = Le mandala { $mandala } est complet ; { $chooses } choisit en premier.
mandala-event-destroyed = Le mandala { $mandala } est détruit.
mandala-event-over = La partie est terminée.

## Pourquoi elle s’est terminée
mandala-ending-river = une rivière a les six couleurs
mandala-ending-deck = la pioche est épuisée
mandala-ending-deck-twice = la pioche est épuisée pour la deuxième fois
