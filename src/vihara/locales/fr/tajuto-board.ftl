# Le plateau de Tajuto dans le navigateur.
tajuto-board-label = Le jardin de Tajuto. Les flèches choisissent une pagode, Entrée y construit ou y fait une offrande, A à F choisissent une tuile d’action, P regarde d’en haut.
tajuto-board-letter-red = R
tajuto-board-letter-orange = O
tajuto-board-letter-yellow = J
tajuto-board-letter-green = Ve
tajuto-board-letter-blue = B
tajuto-board-letter-violet = Vi
tajuto-board-letter-black = N
tajuto-board-letter-white = Bc

## Ce qu'il faut faire
tajuto-board-now = À faire maintenant
tajuto-board-round = Tour { $round } · { $finished } pagodes achevées sur { $end }
tajuto-board-phase-use = Piocher, offrir ou acheter : touchez le plateau
tajuto-board-phase-more = Utilisez une autre tuile d’action, ou finissez le tour
tajuto-board-phase-build = Un de vos étages convient : construisez-le pendant ce tour
tajuto-board-tiles = Vos tuiles d’action
tajuto-board-tile-auto = Utilise votre tuile d’action la moins chère. Touchez-en une autre pour la choisir.
tajuto-board-tile-chosen = La tuile d’action { $tile } sera utilisée.
tajuto-board-front = Vos étages
tajuto-board-waits = attend
tajuto-board-pagoda = Pagode { $color } : { $height } sur 6

## Sac, village et objectifs
tajuto-board-bag = Piocher un étage
tajuto-board-village = Acheter une tuile
tajuto-board-neutral = Tuile { $tile } ({ $use })
tajuto-board-left = { $left } sur { $copies }
tajuto-board-sold = vendu
tajuto-board-inaugurations = Inaugurations
tajuto-board-goals = Objectifs, 1 PI chacun
tajuto-board-claim = Prendre
tajuto-board-taken = pris
tajuto-board-missed = hors d’atteinte
tajuto-board-at-end = à la fin

## Ce qu'un coup apporterait
tajuto-board-sum = PM : { $before }, puis { $after }
tajuto-board-term-mp = PM
tajuto-board-term-ep = PI
tajuto-board-note-discount = prix { $full } − { $discount } grâce à vos marchés
tajuto-board-note-ep = vaut { $ep } PI
tajuto-board-note-bet = { $ep } PI si la pagode est achevée
tajuto-board-note-shrine = ajoute { $ep } PI avec vos tuiles actuelles
tajuto-board-note-market = tous les achats suivants coûtent { $mp } PM de moins
tajuto-board-note-draw = { $fit } sur { $number } conviendraient ({ $share } %)
tajuto-board-note-finishes = achève la pagode
tajuto-board-note-inaugurated-own = sa tuile d’inauguration est à vous
tajuto-board-note-inaugurated = sa tuile d’inauguration appartient à { $name }
tajuto-board-note-ends = cela termine la partie
tajuto-board-note-returned = retournent dans le sac : { $floors }
tajuto-board-note-kept = reste : { $floors }
tajuto-board-note-goal = objectif alors à portée : { $goal }

## Joueurs
tajuto-board-mp = { $mp } PM
tajuto-board-action-tiles = Tuiles d’action { $tiles }
tajuto-board-stones =
    { $number ->
        [one] Une pierre
       *[other] { $number } pierres
    }
tajuto-board-down =
    { $number ->
        [one] une tuile face cachée
       *[other] { $number } tuiles face cachée
    }
tajuto-board-floor = { $color } { $size }

## Les coups en mots
tajuto-board-move-draw = Piocher un étage de taille { $size } avec { $tile }
tajuto-board-move-draw-blind = Piocher un étage avec { $tile }
tajuto-board-move-offer = Offrande sur la pagode { $color } avec { $tile }
tajuto-board-move-buy = Acheter { $what } avec { $tile }
tajuto-board-move-build = Construire sur la pagode { $color }
tajuto-board-move-goal = Prendre l’objectif : { $goal }
tajuto-board-move-end = Finir le tour
tajuto-board-move-keep = Finir le tour, garder { $floor }
tajuto-board-move-keep-none = Finir le tour, n’en garder aucun
tajuto-board-group-draw = Piocher un étage
tajuto-board-group-offer = Faire une offrande
tajuto-board-group-buy = Acheter une tuile
tajuto-board-group-build = Construire
tajuto-board-group-goal = Prendre un objectif
tajuto-board-group-end = Finir le tour

## Le plateau de jeu
tajuto-board-inauguration = l’inauguration ({ $color })
tajuto-board-act = Ce que vous faites
tajuto-board-act-draw = Piocher un étage de taille { $size }
tajuto-board-act-draw-blind = Piocher un étage
tajuto-board-act-offer = Offrande : { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-build = Construire : { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-buy = Acheter { $what }, { $price } PM
tajuto-board-act-goal = Prendre « { $goal } », +{ $ep } PI
tajuto-board-odds = Piocher un étage de taille { $size } : { $fit } sur { $number } conviennent, { $mp } PM en moyenne
tajuto-board-odds-fit = { $percent } % vont
tajuto-board-gain = +{ $mp } PM
tajuto-board-note-neutral = une action de plus à chaque tour : { $use }, pour { $mp } PM
tajuto-board-height = { $height } sur 6
tajuto-board-tile-used = déjà utilisée ce tour
tajuto-board-tile-dear = coûte { $mp } PM
tajuto-board-tray = Sac, village et objectifs
tajuto-board-tab-draw = Piocher
tajuto-board-tab-shop = Acheter
tajuto-board-tab-goals = Objectifs
tajuto-board-keep = Quel étage gardez-vous ?
tajuto-board-keep-none = Aucun
