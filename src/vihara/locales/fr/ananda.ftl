# Ananda : noms, options, refus, journal, fins.

ananda-name = Ananda
ananda-tagline = Un temple de pierres colorées grandit : méditez là où votre zone est la plus vaste.
ananda-description = De deux à quatre personnes bâtissent un temple de tuiles bicolores, côte à côte et les unes sur les autres. Votre moine choisit une couleur ; la zone que vous étendez autour de lui permet de jouer des cartes de cette couleur pour gagner du karma. Ce qui n’est pas médité revient sous forme de tuiles. Le plus grand karma l’emporte.

## Matériel et lieux
ananda-color-red = rouge
ananda-color-orange = orange
ananda-color-yellow = jaune
ananda-color-green = verte
ananda-color-blue = bleue
ananda-color-violet = violette

## Options
ananda-option-first = Qui commence
ananda-option-first-help = La place qui commence
ananda-option-first-1 = Place 1
ananda-option-first-2 = Place 2
ananda-option-first-3 = Place 3
ananda-option-first-4 = Place 4
ananda-option-first-random = au hasard
ananda-option-board = Plateau
ananda-option-board-help = Colonnes et lignes du plateau
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Chevalets visibles
ananda-option-open-racks-help = Tout le monde voit tous les chevalets

## Quels textes sont des coups
ananda-expected = monk c4, tile red-blue c4 d4, stop, play 2 3, play ou pass
ananda-expected-number = le numéro d’une action
ananda-expected-neighbors = deux cases voisines, et { $first } et { $second } ne le sont pas
ananda-expected-smaller = d’abord la plus petite case d’un double : { $move }
ananda-expected-values = chaque valeur une fois, en ordre croissant : play 2 3
ananda-expected-spaces = des cases de a1 à { $last }, et { $cell } n’en est pas une
ananda-expected-decision = une décision, car le hasard ne donne rien maintenant : { $moves }
ananda-expected-piece = { $line }, avec la tuile tirée

## Pourquoi un coup est refusé
ananda-refusal-nobody = personne ne décide de cela maintenant
ananda-refusal-monk-first = placez d’abord votre moine
ananda-refusal-building = posez maintenant une tuile, ou arrêtez de construire
ananda-refusal-meditating = la construction est finie : jouez maintenant des cartes
ananda-refusal-pass = il y a une zone libre pour votre moine
ananda-refusal-board = cette case n’est pas sur le plateau
ananda-refusal-bare = cette case est vide : un moine se tient sur une tuile
ananda-refusal-your-area = votre moine est sur cette zone { $color } depuis votre dernier tour : choisissez-en une autre
ananda-refusal-their-area = un autre moine se tient sur cette zone { $color }
ananda-refusal-not-free = cette case n’est pas libre
ananda-refusal-rack = votre chevalet n’a pas de tuile { $tile }
ananda-refusal-color = cette tuile n’a pas de moitié { $color }, la couleur de votre zone
ananda-refusal-your-monk = votre moine se tient là
ananda-refusal-their-monk = un autre moine se tient là
ananda-refusal-one-bare = une moitié serait sur le plateau, l’autre sur des tuiles
ananda-refusal-uneven = les tuiles du dessous n’ont pas la même hauteur : { $height } et { $other }
ananda-refusal-same-tile = les deux moitiés reposeraient sur la même tuile : il en faut deux
ananda-refusal-border = la moitié { $color } ne toucherait pas votre zone
ananda-refusal-link = cela couperait la moitié { $color } de votre moine
ananda-refusal-hand = vous n’avez pas de carte { $color } { $value }
ananda-refusal-sum = les cartes font { $total }, plus que la valeur de votre zone, { $area }

## Ce qui s’est passé
ananda-event-start = La tuile de départ { $tile } est en { $cells }.
ananda-event-rack = { $name } prend { $number ->
    [one] une tuile
   *[other] { $number } tuiles
 }.
ananda-event-rack-seen = { $name } prend : { $tiles }.
ananda-event-open-rack = { $name } prend : { $tiles }.
ananda-event-hand = { $name } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
ananda-event-hand-seen = { $name } pioche : { $cards }.
ananda-event-monk = { $name } place son moine en { $cell }, zone { $color }.
ananda-event-tile = { $name } pose la tuile { $tile } en { $cells }, au niveau { $height }.
ananda-event-stop = { $name } cesse de construire : la zone vaut { $area }.
ananda-event-forfeit = { $name } ne pose aucune tuile et retire son moine du plateau.
ananda-event-play = { $name } médite (couleur { $color }) : { $meditation } sur { $area }, { $take ->
    [0] aucune tuile ne revient
    [one] une tuile revient
   *[other] { $take } tuiles reviennent
 }.
ananda-event-pass = { $name } ne trouve aucune zone libre et passe.
ananda-event-over = La partie est terminée.

## Pourquoi elle s’est terminée
ananda-ending-idle = deux tours de table sans action
ananda-ending-empty = la réserve et un chevalet sont vides

## Le score, ligne par ligne
ananda-score-total = Karma : { $points }
ananda-score-tiles = Tuiles restées sur le chevalet : { $number }
