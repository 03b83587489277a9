# Le plateau d'Ananda dans le navigateur.
ananda-board-label = Le temple d’Ananda. Les flèches choisissent une case, Entrée la prend, R tourne la pièce, P regarde d’en haut.
ananda-board-letter-red = R
ananda-board-letter-orange = O
ananda-board-letter-yellow = J
ananda-board-letter-green = Ve
ananda-board-letter-blue = B
ananda-board-letter-violet = Vi

## Ce qu'il faut faire
ananda-board-now = À faire maintenant
ananda-board-step-monk = Moine
ananda-board-step-build = Construire
ananda-board-step-meditate = Méditer
ananda-board-phase-monk = Choisir une case pour le moine
ananda-board-phase-build-first = Poser une pièce dont la couleur touche la surface
ananda-board-phase-build = Poser une autre pièce, ou s’arrêter
ananda-board-phase-meditate = Choisir des cartes de la couleur de la surface, ou aucune
ananda-board-place = Placer le moine ici
ananda-board-lay = Poser la pièce
ananda-board-rotate = Tourner
ananda-board-rotate-help = Tourner la pièce (R)
ananda-board-stop = Arrêter de construire avec { $area }
ananda-board-forfeit = Ne rien poser et prendre une pièce
ananda-board-meditate = Méditer avec { $sum }
ananda-board-meditate-none = Ne jouer aucune carte
ananda-board-too-much = la somme des cartes, { $total }, dépasse la valeur de la surface, { $area }

## Ce qu'un coup apporterait
ananda-board-area = Couleur de la surface : { $color } ; sa valeur : { $value }.
ananda-board-told-monk =
    { $area ->
        [one] Une surface d’une case ({ $color }) ;
       *[other] Une surface de { $area } cases ({ $color }) ;
    } { $tiles ->
        [0] aucune de vos pièces ne convient.
        [one] une de vos pièces convient.
       *[other] { $tiles } de vos pièces conviennent.
    }
ananda-board-told-cards = Cartes de cette couleur : { $cards }.
ananda-board-told-no-cards = Aucune carte de cette couleur en main.
ananda-board-told-tile = Surface { $before } → { $area }, au niveau { $level }.
ananda-board-told-joined = La surface serait partagée avec { $names }.
ananda-board-equation = Surface { $area } moins méditation { $meditation } donne { $left } pièces
ananda-board-term-area = surface
ananda-board-term-meditation = méditation
ananda-board-term-tiles = pièces
ananda-board-karma = karma { $karma }
ananda-board-note-room =
    { $room ->
        [0] le chevalet est plein
        [one] il reste une place sur le chevalet
       *[other] il reste { $room } places sur le chevalet
    }
ananda-board-note-instead =
    { $number ->
        [one] dont une sous forme de carte
       *[other] dont { $number } sous forme de cartes
    }
ananda-board-note-cards =
    { $number ->
        [one] puis piocher une carte
       *[other] puis piocher { $number } cartes
    }
ananda-board-note-ends = cela termine la partie

## Cases et pièces
ananda-board-cell = { $cell } : { $color }, niveau { $level }, surface de { $size }
ananda-board-cell-bare = { $cell } : fondation nue
ananda-board-mine = Vos pièces et vos cartes
ananda-board-rack = Votre chevalet : { $number } sur { $limit }
ananda-board-rack-empty = Aucune pièce
ananda-board-hidden-tile = Une pièce cachée
ananda-board-hand = Votre main : { $number }, pioche : { $pile }
ananda-board-hand-empty = Aucune carte
ananda-board-supply =
    { $number ->
        [0] La réserve est vide
        [one] Une pièce dans la réserve
       *[other] { $number } pièces dans la réserve
    }
ananda-board-monk-on = moine en { $cell }
ananda-board-tiles =
    { $number ->
        [one] une pièce
       *[other] { $number } pièces
    }
ananda-board-cards =
    { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
ananda-board-pile = pioche { $number }

## Les coups en mots
ananda-board-move-monk = Moine en { $cell }
ananda-board-move-tile = { $first } en { $one }, { $second } en { $other }
ananda-board-move-play = Jouer { $cards } (somme { $sum })
ananda-board-move-play-none = Ne jouer aucune carte
ananda-board-move-stop = Arrêter de construire
ananda-board-move-pass = Aucune surface n’est libre : prendre une pièce
ananda-board-group-monk = Placer le moine
ananda-board-group-tile = Poser { $tile }
ananda-board-group-play = Méditer
ananda-board-group-other = Finir de construire

## Le score, ligne par ligne
ananda-board-score-rack-help = le moins grand nombre départage
