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
tajuto-bought-market = un marché
tajuto-bought-shrine = un sanctuaire
tajuto-bought-inauguration = inauguration
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
tajuto-refusal-used = vous avez déjà utilisé la tuile d’action { $tile } ce tour-ci
tajuto-refusal-same = utilisez d’abord votre autre { $tile } : elle fait la même chose
tajuto-refusal-use = la tuile d’action { $tile } ne permet pas de { $use }
tajuto-refusal-cost = utiliser { $tile } coûte { $cost } PM, et vous en avez { $mp }
tajuto-refusal-empty = le sac est vide
tajuto-refusal-blind = vous piochez à l’aveugle : aucune taille à choisir
tajuto-refusal-size = choisissez une taille de 1 à 6
tajuto-refusal-no-size = il n’y a plus d’étage de taille { $size } dans le sac
tajuto-refusal-no-floor = la pagode { $color } n’a pas encore d’étage
tajuto-refusal-sixth = on ne fait pas d’offrande sur un sixième étage
tajuto-refusal-offered = vous avez déjà offert votre pierre { $color }
tajuto-refusal-stone = l’étage { $floor } de la pagode { $color } porte déjà une pierre
tajuto-refusal-finished = la pagode { $color } est déjà achevée
tajuto-refusal-inaugurated = l’inauguration { $color } est vendue
tajuto-refusal-sold = épuisé : { $bought }
tajuto-refusal-price = cela coûte { $price } PM, et il vous en reste { $mp }
tajuto-refusal-front = vous n’avez pas d’étage de la pagode { $color }
tajuto-refusal-order = la pagode { $color } a d’abord besoin de son étage { $floor }
tajuto-refusal-goal = cet objectif est déjà pris : { $goal }
tajuto-refusal-wisdom = votre sagesse vaut { $ep } PI, il en faut { $needed }
tajuto-refusal-offerings = { $made ->
    [one] vous avez fait { $made } offrande sur { $stones }
   *[other] vous avez fait { $made } offrandes sur { $stones }
 }
tajuto-refusal-mp = vous avez { $mp } PM, il en faut { $needed }
tajuto-refusal-first = ce n’est pas vous qui avez achevé la première pagode
tajuto-refusal-must-build = un de vos étages convient : construisez-le d’abord
tajuto-refusal-use-first = utilisez d’abord une tuile d’action
tajuto-refusal-which = choisissez l’étage que vous gardez, ou aucun
tajuto-refusal-several = il n’y a rien à choisir : vous n’avez pas d’autre étage
tajuto-refusal-must-keep = dans cette partie, il faut garder un des étages
tajuto-refusal-not-there = vous n’avez pas l’étage { $color } { $size }

## Ce qui s’est passé
tajuto-event-draw = { $name } pioche { $size ->
    [0] un étage
   *[other] un étage de taille { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } PM
 } ({ $tile }).
tajuto-event-floor = { $name } obtient l’étage { $color } { $size }.
tajuto-event-offer = { $name } fait une offrande sur la pagode { $color }, étage { $floors }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } PM
 } ({ $tile }) : +{ $mp } PM.
tajuto-event-buy = { $name } achète { $bought ->
    [inauguration] l’inauguration { $color }
    [D] la tuile D
    [E] la tuile E
    [F] la tuile F
   *[other] { $bought }
 } pour { $price } PM ({ $tile }{ $cost ->
    [0] { "" }
   *[other]  : { $cost } PM
 }).
tajuto-event-build = { $name } construit l’étage { $floors } de la pagode { $color }{ $covered ->
    [1] , sur une offrande
   *[other] { "" }
 } : +{ $mp } PM.
tajuto-event-finished = La pagode { $color } est achevée : { $number } sur 4.
tajuto-event-goal = { $name } prend un objectif : { $goal }.
tajuto-event-end = { $name } finit son tour{ $kept ->
    [rien] { "" }
   *[other] { " " }et garde { $kept }
 }{ $returned ->
    [rien] { "" }
   *[other]  ; retour au sac : { $returned }
 }.
tajuto-event-end-none = { $name } finit son tour.
tajuto-event-over = La partie est terminée.

## Pourquoi elle s’est terminée
tajuto-ending-pagodas = la quatrième pagode est achevée
tajuto-ending-turns = tout le monde a joué { $turns } tours

## Le score, ligne par ligne
tajuto-score-wisdom = Tuiles de sagesse
tajuto-score-goals = Objectifs
tajuto-score-inaugurations = Inaugurations
tajuto-score-shrines = Sanctuaires
