# Tajuto dans le terminal.

tajuto-picture-seat = place { $seat }
tajuto-picture-mp = { $mp } PM
tajuto-picture-ep = { $ep } PI
tajuto-picture-nothing = rien

## Ce qui se passe
tajuto-picture-turn = tour { $turn }
tajuto-picture-to-act = à la place { $seat } de jouer
tajuto-picture-feels = la place { $seat } fouille dans le sac
tajuto-picture-feels-for = la place { $seat } cherche la taille { $size } dans le sac
tajuto-picture-over = la partie est terminée
tajuto-picture-done = { $finished ->
    [one] { $finished } pagode achevée
   *[other] { $finished } pagodes achevées
 } sur { $end }

## Le jardin
tajuto-picture-garden = jardin
tajuto-picture-color = { $color }
tajuto-picture-floors = étages
tajuto-picture-next = étage suivant
tajuto-picture-offering = offrande
tajuto-picture-inaugurations = inauguration
tajuto-picture-finished = achevée
tajuto-picture-late = trop tard
tajuto-picture-bare = aucun étage
tajuto-picture-gone = pierre offerte
tajuto-picture-there = pierre déjà là
tajuto-picture-somebody = cachée chez quelqu’un
tajuto-picture-earned = place { $seat }, { $ep } PI
tajuto-picture-out = hors jeu
tajuto-picture-bet = { $mp } PM, achevée { $ep } PI

## Le village
tajuto-picture-village = village
tajuto-picture-prices = prix en PM
tajuto-picture-prices-market = prix en PM, votre marché déduit
tajuto-picture-prices-markets = prix en PM, vos marchés déduits
tajuto-picture-wisdom = sagesse, { $ep } PI
tajuto-picture-market = marché : prix suivants −{ $mp } PM
tajuto-picture-shrine = sanctuaire : +1 PI par sagesse et inauguration achevée
tajuto-picture-action = tuile d’action : { $use } pour { $cost } PM
tajuto-picture-use-any = tout
tajuto-picture-use-draw = tirer
tajuto-picture-use-offer = offrir
tajuto-picture-use-buy = acheter
tajuto-picture-left = reste { $left }
tajuto-picture-sold = vendu

## Les objectifs, comme on les prend, et où l’on en est
tajuto-picture-goals = objectifs
tajuto-picture-each = 1 PI chacun :
tajuto-picture-progress-wisdom = { $key } (sagesse { $ep }/{ $needed } PI)
tajuto-picture-progress-offerings = { $key } (offrandes { $made }/{ $needed })
tajuto-picture-progress-mp = { $key } ({ $mp }/{ $needed } PM)
tajuto-picture-progress-first = { $key } (première pagode : place { $seat })
tajuto-picture-progress-nobody = { $key } (première pagode : encore personne)
tajuto-picture-taken = { $goal } : pris
tajuto-picture-owned = { $goal } : place { $seat }
tajuto-picture-goal-wisdom5 = sagesse 5
tajuto-picture-goal-wisdom10 = sagesse 10
tajuto-picture-goal-offerings4 = offrandes 4
tajuto-picture-goal-offerings8 = offrandes 8
tajuto-picture-goal-30mp = 30 PM
tajuto-picture-goal-first = première pagode
tajuto-picture-goal-fourth = quatrième pagode
tajuto-picture-goal-most = plus de PM

## Le chemin et les joueurs
tajuto-picture-path = chemin
tajuto-picture-monk = place { $seat } : { $mp } PM
tajuto-picture-tiles = actions, PM : { $tiles }
tajuto-picture-front = devant : { $floors }
tajuto-picture-stones = pierres : { $stones }
tajuto-picture-no-stones = aucune
tajuto-picture-owns = a : { $owned }
tajuto-picture-bought = { $bought }
tajuto-picture-inauguration = inauguration { $sign }
tajuto-picture-goal = objectif { $goal }
tajuto-picture-down = { $number ->
    [one] ▒×{ $number } cachée
   *[other] ▒×{ $number } cachées
 }

## Le sac
tajuto-picture-bag = sac
tajuto-picture-bag-sizes = étages de chaque taille qui conviennent, et PM en moyenne (draw SIZE)
tajuto-picture-bag-blind = étages de chaque taille qui conviennent, et PM en moyenne (au hasard)
tajuto-picture-fit = { $size } : { $fit }/{ $number }
tajuto-picture-average = ⌀+{ NUMBER($mp, minimumFractionDigits: 1, maximumFractionDigits: 1) }
