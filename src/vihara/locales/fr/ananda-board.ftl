# Le plateau d'Ananda dans le navigateur.
ananda-board-label = Le temple d’Ananda. Les flèches choisissent une case, Entrée la prend, R tourne la tuile, P regarde d’en haut.
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
ananda-board-phase-monk = Choisissez une case pour votre moine
ananda-board-phase-build-first = Posez une tuile dont la couleur touche votre zone
ananda-board-phase-build = Posez une autre tuile, ou arrêtez
ananda-board-phase-meditate = Choisissez des cartes de la couleur de votre zone, ou aucune
ananda-board-place = Placer le moine ici
ananda-board-lay = Poser la tuile
ananda-board-rotate = Tourner
ananda-board-rotate-help = Tourner la tuile (R)
ananda-board-stop = Arrêter de construire avec { $area }
ananda-board-forfeit = Ne rien poser et prendre une tuile
ananda-board-meditate = Méditer avec { $sum }
ananda-board-meditate-none = Ne jouer aucune carte
ananda-board-too-much = Les cartes font { $total }, plus que la valeur de votre zone, { $area }.

## Ce qu'un coup apporterait
ananda-board-area = Votre zone : { $color }, valeur { $value }
ananda-board-told-monk =
    { $area ->
        [one] Une zone d’une case ({ $color }) ;
       *[other] Une zone de { $area } cases ({ $color }) ;
    } { $tiles ->
        [0] aucune de vos tuiles ne convient.
        [one] une de vos tuiles convient.
       *[other] { $tiles } de vos tuiles conviennent.
    }
ananda-board-told-cards = Cartes de cette couleur : { $cards }.
ananda-board-told-no-cards = Aucune carte de cette couleur en main.
ananda-board-told-tile = Zone { $before } → { $area }, au niveau { $level }.
ananda-board-told-joined = La zone serait partagée avec { $names }.
ananda-board-equation = { $left ->
    [one] Zone { $area } moins méditation { $meditation } donne { $left } tuile
   *[other] Zone { $area } moins méditation { $meditation } donne { $left } tuiles
 }
ananda-board-term-area = zone
ananda-board-term-meditation = méditation
ananda-board-term-tiles = tuiles
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

## Cases et tuiles
ananda-board-cell = { $cell } : { $color }, niveau { $level }, zone de { $size }
ananda-board-cell-bare = { $cell } : libre
ananda-board-mine = Vos tuiles et vos cartes
ananda-board-rack = Votre chevalet : { $number } sur { $limit }
ananda-board-rack-empty = Aucune tuile
ananda-board-hidden-tile = Une tuile cachée
ananda-board-hand = Votre main : { $number }, pioche : { $pile }
ananda-board-hand-empty = Aucune carte
ananda-board-supply =
    { $number ->
        [0] La réserve est vide
        [one] Une tuile dans la réserve
       *[other] { $number } tuiles dans la réserve
    }
ananda-board-monk-on = moine en { $cell }
ananda-board-tiles =
    { $number ->
        [one] une tuile
       *[other] { $number } tuiles
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
ananda-board-move-pass = Aucune zone n’est libre : prendre une tuile
ananda-board-group-monk = Placer le moine
ananda-board-group-tile = Poser { $tile }
ananda-board-group-play = Méditer
ananda-board-group-other = Finir de construire

## Le score, ligne par ligne
ananda-board-score-rack-help = à égalité, le moins de tuiles l’emporte
