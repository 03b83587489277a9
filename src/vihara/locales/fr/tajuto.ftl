# Tajuto : noms, options, refus, journal, fins.

tajuto-name = Tajuto
tajuto-tagline = Élever huit pagodes, et trouver l’illumination avant que la quatrième soit achevée.
tajuto-description = De deux à quatre moines élèvent huit pagodes, étage par étage, à partir d’un sac où l’on cherche la bonne taille au toucher. Construire et faire des offrandes rapporte des points de méditation ; ils achètent sagesse, marchés, sanctuaires et autres actions. Quand la quatrième pagode est achevée, le plus de points d’illumination l’emporte.

## Matériel et lieux
tajuto-color-red = rouge
tajuto-color-orange = orange
tajuto-color-yellow = jaune
tajuto-color-green = verte
tajuto-color-blue = bleue
tajuto-color-violet = violette
tajuto-color-black = noire
tajuto-color-white = blanche
tajuto-bought-wisdom = sagesse { $number }
tajuto-bought-market = marché
tajuto-bought-shrine = sanctuaire
tajuto-bought-inauguration = tuile d’inauguration
tajuto-use-draw = piocher
tajuto-use-offer = faire une offrande
tajuto-use-buy = acheter
tajuto-goal-wisdom5 = sagesse de 5 PI
tajuto-goal-wisdom10 = sagesse de 10 PI
tajuto-goal-offerings4 = quatre offrandes
tajuto-goal-offerings8 = les huit offrandes
tajuto-goal-30mp = 30 PM
tajuto-goal-first = première pagode
tajuto-goal-fourth = quatrième pagode
tajuto-goal-most = le plus de PM

## Options
tajuto-option-first = Qui commence
tajuto-option-first-help = La place qui commence
tajuto-option-first-1 = Place 1
tajuto-option-first-2 = Place 2
tajuto-option-first-3 = Place 3
tajuto-option-first-4 = Place 4
tajuto-option-first-random = au hasard
tajuto-option-touch = Toucher
tajuto-option-touch-help = Avec quelle précision on cherche une taille dans le sac
tajuto-option-touch-sure = sûr
tajuto-option-touch-fumbling = hésitant (3 à 6 peuvent échapper)
tajuto-option-touch-blind = à l’aveugle
tajuto-option-open-scores = Scores visibles
tajuto-option-open-scores-help = Montrer à tout moment les points d’illumination de chacun
tajuto-option-prices = Prix
tajuto-option-prices-help = Remplacer des entrées de la table des prix

## Phases
tajuto-phase-drawing = Un étage est tiré du sac

## Quels textes sont des coups
tajuto-expected = A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp ou end keep red 4
tajuto-expected-floor = un étage comme ! floor red 3

## Pourquoi un coup est refusé
tajuto-refusal-bag = les étages ne sortent du sac que par un tirage
tajuto-refusal-no-tile = vous n’avez pas la tuile d’action { $tile }
tajuto-refusal-used = la tuile d’action { $tile } a déjà servi ce tour-ci
tajuto-refusal-same = { $tile } n’a pas servi et fait la même chose
tajuto-refusal-use = la tuile d’action { $tile } ne permet pas de { $use }
tajuto-refusal-cost = utiliser { $tile } coûte { $cost } PM et vous en avez { $mp }
tajuto-refusal-empty = le sac est vide
tajuto-refusal-blind = à l’aveugle, on ne nomme pas de taille
tajuto-refusal-size = il faut nommer une taille de 1 à 6
tajuto-refusal-no-size = aucun étage de taille { $size } n’est dans le sac
tajuto-refusal-no-floor = la pagode { $color } n’a pas encore d’étage
tajuto-refusal-sixth = pas d’offrande sur un 6e étage
tajuto-refusal-offered = votre pierre de la pagode { $color } est déjà offerte
tajuto-refusal-stone = une pierre est déjà posée sur l’étage { $floor } de la pagode { $color }
tajuto-refusal-finished = la pagode { $color } est achevée
tajuto-refusal-inaugurated = la tuile d’inauguration { $color } est vendue
tajuto-refusal-sold = toutes les tuiles de cette sorte sont vendues : { $bought }
tajuto-refusal-price = cela coûte { $price } PM et il vous en reste { $mp }
tajuto-refusal-front = aucun étage de la pagode { $color } n’est devant vous
tajuto-refusal-order = la pagode { $color } a d’abord besoin de son étage { $floor }
tajuto-refusal-goal = l’objectif est déjà pris : { $goal }
tajuto-refusal-wisdom = vos tuiles de sagesse valent { $ep } PI, pas { $needed }
tajuto-refusal-offerings = vous avez fait { $made } offrandes sur { $stones }
tajuto-refusal-mp = vous avez { $mp } PM, pas { $needed }
tajuto-refusal-first = vous n’avez pas achevé la première pagode de la partie
tajuto-refusal-must-build = l’étage { $floor } devant vous peut être construit, il doit donc l’être
tajuto-refusal-use-first = il faut d’abord utiliser une tuile d’action
tajuto-refusal-which = { $number } étages sont devant vous : il faut dire lequel reste, ou qu’aucun ne reste
tajuto-refusal-several = on ne choisit un étage que s’il y en a plusieurs devant vous
tajuto-refusal-must-keep = selon les règles de cette partie, un des étages reste
tajuto-refusal-not-there = l’étage { $color } { $size } n’est pas devant vous

## Ce qui s’est passé
tajuto-event-draw = { $name } utilise la tuile d’action { $tile } pour piocher { $size ->
    [0] un étage
   *[other] un étage de taille { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } PM
 }.
tajuto-event-floor = { $name } obtient l’étage { $color } { $size }.
tajuto-event-offer = { $name } fait une offrande sur l’étage { $floors } de la pagode { $color } (tuile d’action { $tile }, coût { $cost } PM) : + { $mp } PM.
tajuto-event-buy = { $name } achète { $bought } { $color } pour { $price } PM (tuile d’action { $tile }, coût { $cost } PM).
tajuto-event-build = { $name } construit l’étage { $floors } de la pagode { $color }{ $covered ->
    [1] , sur une offrande
   *[other] { "" }
 } : + { $mp } PM.
tajuto-event-finished = La pagode { $color } est achevée, { $number } sur 4.
tajuto-event-goal = { $name } atteint l’objectif : { $goal }.
tajuto-event-end = { $name } finit son tour, garde { $kept } et rend { $returned }.
tajuto-event-end-none = { $name } finit son tour.
tajuto-event-over = La partie est terminée.

## Pourquoi elle s’est terminée
tajuto-ending-pagodas = la quatrième pagode est achevée
tajuto-ending-turns = tout le monde a joué { $turns } tours

## Le score, ligne par ligne
tajuto-score-wisdom = Tuiles de sagesse : { $points } PI
tajuto-score-goals = { $number ->
    [one] { $number } objectif
   *[other] { $number } objectifs
 } : { $points } PI
tajuto-score-inaugurations = { $number ->
    [one] { $number } inauguration
   *[other] { $number } inaugurations
 } × 4 = { $points } PI
tajuto-score-shrines = { $number ->
    [one] { $number } sanctuaire
   *[other] { $number } sanctuaires
 } : { $points } PI
tajuto-score-total = Points d’illumination : { $points }
