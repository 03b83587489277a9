# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = R
mandala-board-letter-orange = O
mandala-board-letter-yellow = J
mandala-board-letter-green = V
mandala-board-letter-purple = P
mandala-board-letter-black = N

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Montagne { $mandala }
mandala-board-field-of = Champ : { $name }
mandala-board-field-own = Votre champ
mandala-board-river-own = Votre rivière
mandala-board-river = Rivière : { $name }
mandala-board-place = Place { $place } : { $color }, dans la coupe : { $cards }, points : { $points }
mandala-board-place-closed = Place { $place } : { $color }
mandala-board-place-empty = Place { $place } : vide
mandala-board-cup =
    Coupe : { $cards ->
        [one] { $cards } carte
        *[other] { $cards } cartes
    }
mandala-board-worthless = sans valeur pour l’instant : { $cards }
mandala-board-hand =
    Votre main : { $cards ->
        [one] { $cards } carte
        *[other] { $cards } cartes
    }
mandala-board-hand-of =
    { $name }, main : { $cards ->
        [one] { $cards } carte
        *[other] { $cards } cartes
    }
mandala-board-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
        *[other] { $cards } cartes
    }
mandala-board-discard =
    Défausse : { $cards ->
        [one] { $cards } carte
        *[other] { $cards } cartes
    }
mandala-board-cards = { $number } × { $color }
mandala-board-empty = vide
mandala-board-lacks = Il manque : { $colors }
mandala-board-complete = Complet
mandala-board-ending = Le prochain mandala complet sera le dernier.

## What one may do
mandala-board-help-choose = Choisissez des cartes d’une couleur
mandala-board-help-target = Montagne, votre champ ou défausse ?
mandala-board-swap = Échanger
mandala-board-completes = complète le mandala
mandala-board-draws =
    { $cards ->
        [one] piocher { $cards } carte
        *[other] piocher { $cards } cartes
    }
mandala-board-claim-new = rivière { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = défaussée
mandala-board-phase-turn = Bâtissez une montagne, agrandissez votre champ ou échangez des cartes
mandala-board-phase-claim = Choisissez une couleur de la montagne { $mandala }

## Moves
mandala-board-move-build = Carte { $color } dans la montagne { $mandala }
mandala-board-move-grow = { $number } × { $color } dans votre champ du mandala { $mandala }
mandala-board-move-redraw = Défausser { $number } × { $color } et en piocher autant
mandala-board-move-claim = Prendre : { $color }
mandala-board-move-pass = Passer
mandala-board-group-build = Bâtir une montagne
mandala-board-group-grow = Agrandir votre champ
mandala-board-group-redraw = Défausser et repiocher
mandala-board-group-claim = Prendre sur la montagne
mandala-board-group-pass = Passer

## Scores
mandala-board-score-place = { $cards } × place { $place }
mandala-board-score-none = { $cards } × absent de la rivière
mandala-board-score-hidden =
    { $cards ->
        [one] { $cards } carte que seul son propriétaire a vue
        *[other] { $cards } cartes que seul leur propriétaire a vues
    }
