# Ananda : noms, options, refus, journal, fins.

ananda-name = Ananda
ananda-tagline = Faire grandir un temple de pierres colorées, et méditer là où sa surface est la plus vaste.
ananda-description = De deux à quatre personnes bâtissent un temple de pièces bicolores, côte à côte et les unes sur les autres. Votre moine choisit une couleur ; la surface que vous étendez autour de lui permet de jouer des cartes de cette couleur pour gagner du karma. Ce qui n’est pas médité revient sous forme de pièces. Le plus grand karma l’emporte.

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
ananda-expected-piece = { $line }, avec la pièce tirée

## Pourquoi un coup est refusé
ananda-refusal-nobody = aucune place ne décide de cela
ananda-refusal-monk-first = phase 1 : on place d’abord le moine
ananda-refusal-building = phase 2 : on pose des pièces jusqu’à l’arrêt
ananda-refusal-meditating = phase 3 : la construction est finie, on joue des cartes
ananda-refusal-pass = il y a une surface libre pour votre moine
ananda-refusal-board = { $cell } n’est pas sur ce plateau
ananda-refusal-bare = { $cell } est une fondation nue : un moine se tient sur une pièce
ananda-refusal-your-area = { $cell } fait partie de la surface { $color } où votre moine se tient depuis votre dernier tour, en { $monk }
ananda-refusal-their-area = { $cell } fait partie de la surface { $color } où se tient le moine de la place { $seat }, en { $monk }
ananda-refusal-not-free = { $cell } n’est pas libre
ananda-refusal-rack = votre chevalet n’a pas de pièce { $tile }
ananda-refusal-color = la pièce { $tile } n’a pas de moitié { $color }, la couleur de votre moine
ananda-refusal-your-monk = votre moine se tient en { $cell }
ananda-refusal-their-monk = le moine de la place { $seat } se tient en { $cell }
ananda-refusal-one-bare = { $bare } est une fondation nue, mais en { $raised } les pièces montent à la hauteur { $height }
ananda-refusal-uneven = les pièces montent à la hauteur { $height } en { $first }, mais { $other } en { $second }
ananda-refusal-same-tile = { $first } et { $second } montrent une seule et même pièce ; il en faut deux pour en porter une autre
ananda-refusal-border = la moitié { $color } en { $here } ne toucherait pas votre surface
ananda-refusal-link = couvrir { $there } laisserait la moitié { $color } en { $here } sans lien avec votre moine
ananda-refusal-hand = aucune carte { $color } { $value } en main
ananda-refusal-sum = la somme des cartes, { $total }, dépasse la valeur de la surface, { $area }

## Ce qui s’est passé
ananda-event-start = La pièce de départ { $tile } est en { $cells }.
ananda-event-rack = { $name } prend { $number ->
    [one] une pièce
   *[other] { $number } pièces
 }.
ananda-event-rack-seen = { $name } prend : { $tiles }.
ananda-event-open-rack = { $name } prend : { $tiles }.
ananda-event-hand = { $name } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
ananda-event-hand-seen = { $name } pioche : { $cards }.
ananda-event-monk = { $name } place son moine en { $cell }, surface { $color }.
ananda-event-tile = { $name } pose la pièce { $tile } en { $cells }, au niveau { $height }.
ananda-event-stop = { $name } cesse de construire : la surface vaut { $area }.
ananda-event-forfeit = { $name } ne pose aucune pièce et retire son moine du plateau.
ananda-event-play = { $name } médite (couleur { $color }) : { $meditation } sur { $area }, { $take ->
    [0] aucune pièce ne revient
    [one] une pièce revient
   *[other] { $take } pièces reviennent
 }.
ananda-event-pass = { $name } ne trouve aucune surface libre et passe.
ananda-event-over = La partie est terminée.

## Pourquoi elle s’est terminée
ananda-ending-idle = deux tours de table sans action
ananda-ending-empty = la réserve et un chevalet sont vides

## Le score, ligne par ligne
ananda-score-color = Couleur { $color } : { $points } de karma
ananda-score-total = Karma : { $points }
ananda-score-tiles = Pièces restées sur le chevalet : { $number }
