# Learn Ananda: guided first game, rules by clause, drawings

## Learn page
learn-ananda-tagline = Bâtir un temple de tuiles bicolores, s’installer là où il grandit et échanger l’espace contre du karma.
learn-ananda-goal = Qui a le plus de points de karma gagne. Ils viennent des cartes que vous jouez dans la couleur de votre zone : plus elle est grande, plus vous pouvez en jouer. La partie s’achève quand la réserve est vide et que quelqu’un a posé sa dernière tuile.

## Notes of the guided first game
learn-ananda-note-welcome = Bienvenue ! Dans Ananda, Mira et vous bâtissez ensemble un temple, chacun pour son propre karma. Qui a le plus de points de karma à la fin gagne.
learn-ananda-note-table = Au centre se trouve une tuile de départ de deux cases, rouge et bleue. Vous avez six tuiles sur votre chevalet et six cartes de méditation en main, chacune avec une couleur et une valeur. Mira ne voit ni les unes ni les autres.
learn-ananda-note-monk = Phase 1 : placer son moine sur une case ; sa couleur vaut pour ce tour. Vous avez de bonnes tuiles et cartes rouges : allez sur la case rouge e5.
learn-ananda-note-tile = Phase 2 : construire. Posez autant de tuiles que vous voulez, mais la moitié rouge de chacune doit toucher votre zone rouge. Placez la tuile rouge-vert sous votre moine, la moitié rouge contre lui.
learn-ananda-note-double = Votre zone compte maintenant deux cases. Une tuile double, rouge des deux côtés, en ajoute deux d’un coup : posez-la à gauche.
learn-ananda-note-more = Et la seconde tuile double juste à côté. Les diagonales ne comptent pas : les cases se joignent par leurs bords.
learn-ananda-note-stop = Six cases rouges : la valeur de votre zone est 6. Gardez les autres tuiles pour plus tard et cessez de construire.
learn-ananda-note-meditate = Phase 3 : méditer. Jouez des cartes rouges pour un total de 6 au plus : c’est du karma. Chaque point non dépensé en karma rapporte une nouvelle tuile. Jouez le 1 et le 3 rouges.
learn-ananda-note-refill = 4 de karma : la phase 4 a donc rapporté 6 − 4 = 2 tuiles. Cela faisait cinq tuiles mais quatre cartes : en phase 5 vous avez pioché une carte. Elle ajuste les cartes aux tuiles, jamais l’inverse.
learn-ananda-note-mira = Mira s’est installée sur le bleu, a posé deux tuiles et médité pour 2. Son moine reste en place, le vôtre aussi : on ne construit jamais sur un moine.
learn-ananda-note-again = Votre deuxième tour. Impossible de choisir la zone où vous êtes, ni une zone occupée par un autre moine. Le vert est libre et vous avez du vert : allez en e3.
learn-ananda-note-raise = Le temple pousse aussi en hauteur : une tuile peut reposer sur deux tuiles différentes de même hauteur. Posez vert-bleu sur e4 et d4. Vu d’en haut, seul le dessus compte : du rouge disparaît et vous gagnez du vert.
learn-ananda-note-level = La hauteur ne compte pas pour une zone : e3 en bas et e4 en haut vont ensemble. Posez la double verte en f3 et f4.
learn-ananda-note-choice = La construction s’arrête à la valeur 4. Jouer 3 rapporte une tuile, jouer 2 en rapporte deux, ne rien jouer quatre. Sans tuiles on ne bâtit pas, sans karma on ne gagne pas. Jouez le 3 vert.
learn-ananda-note-forfeit = Qui ne pose aucune tuile retire son moine du plateau, reçoit une tuile et ne médite pas ce tour. Il en va de même, le moine à côté du plateau, si aucune zone n’est libre.
learn-ananda-note-late = Passons à la fin. La réserve est vide et il vous reste une tuile, rouge et violette. La zone rouge autour de g2 est libre : allez-y.
learn-ananda-note-last = Posez votre dernière tuile, le rouge en i2 : elle joint rouge et rouge. La réserve et un chevalet étant vides, la partie s’achève après ce tour.
learn-ananda-note-final = Le dernier tour se joue jusqu’au bout. Votre zone vaut 7 : jouez le 4 rouge.
learn-ananda-note-score = On additionne le karma : vous avez 53 points, Mira 48. Vous gagnez ! À égalité, le moins de tuiles sur le chevalet l’aurait emporté.

## Headings of the rules
learn-ananda-heading-components = Le matériel
learn-ananda-heading-setup = Mise en place
learn-ananda-heading-monk = Phase 1 : placer le moine
learn-ananda-heading-build = Phase 2 : construire
learn-ananda-heading-meditate = Phase 3 : méditer
learn-ananda-heading-refill = Phases 4 et 5 : compléter et équilibrer
learn-ananda-heading-end = Fin de la partie
learn-ananda-heading-example = Un exemple
learn-ananda-heading-rulings = Précisions

## The rules, clause by clause
learn-ananda-rule-a-c1 = Il y a 63 tuiles de deux cases, en rouge, orange, jaune, vert, bleu et violet, chaque couleur avec son symbole. Chaque paire de couleurs, doubles compris, existe trois fois.
learn-ananda-rule-a-c2 = Des 108 cartes de méditation, chacun a son propre paquet dans les six couleurs : valeurs 1 à 5 à deux joueurs, 1 à 4 au-delà.
learn-ananda-rule-a-c3 = Le plateau est la fondation : une grille de cases.
learn-ananda-rule-a-c4 = Chacun a un moine et un chevalet pour huit tuiles.
learn-ananda-rule-a-s1 = Toutes les tuiles sont mélangées face cachée : c’est la réserve.
learn-ananda-rule-a-s2 = Une tuile tirée au hasard, de deux couleurs différentes, est posée face visible au centre ; une double est remise et retirée.
learn-ananda-rule-a-s3 = Chacun prend six tuiles sur son chevalet.
learn-ananda-rule-a-s4 = À deux, chacun joue avec 30 cartes ; à trois ou quatre, on retire les 5, il en reste 24 chacun.
learn-ananda-rule-a-s5 = Chacun mélange son paquet et pioche six cartes.
learn-ananda-rule-a-s6 = Commence qui a médité le plus longtemps aujourd’hui ; à nos tables, c’est une option.
learn-ananda-rule-a-1a = Choisir une couleur et placer son moine sur une case de cette couleur. Les cases d’une couleur jointes par leurs bords, vues d’en haut et à toute hauteur, forment une zone.
learn-ananda-rule-a-1b = Une zone où se tient un autre moine est occupée.
learn-ananda-rule-a-1c = Il faut partir : la zone où le moine a commencé le tour est interdite.
learn-ananda-rule-a-1d = Si aucune zone n’est libre, le moine va à côté du plateau, on prend une tuile de la réserve et le tour s’achève.
learn-ananda-rule-a-2a = Poser autant de tuiles qu’on veut, l’une après l’autre. Chaque fois, la moitié de la couleur choisie doit toucher sa zone, à toute hauteur.
learn-ananda-rule-a-2b = Une tuile repose sur la fondation, ou relie exactement deux tuiles de même hauteur, une moitié sur chacune ; elles peuvent dater de ce tour.
learn-ananda-rule-a-2c = On ne construit pas sur une case où se tient un moine, quel qu’il soit.
learn-ananda-rule-a-2d = En construisant, on peut joindre sa zone à celle d’un autre moine.
learn-ananda-rule-a-2e = Au moment d’arrêter, on compte les cases de sa zone : c’est sa valeur.
learn-ananda-rule-a-2f = Si l’on ne pose aucune tuile, faute de pouvoir ou de vouloir, on retire son moine du plateau et prend une tuile ; le tour s’achève sans les phases 3 à 5.
learn-ananda-rule-a-3a = Jouer autant de cartes de la couleur de sa zone qu’on veut. Leur somme, la valeur de méditation, ne peut dépasser la valeur de la zone.
learn-ananda-rule-a-3b = Elles vont dans sa pile de karma. On peut aussi n’en jouer aucune : la valeur de méditation est alors 0.
learn-ananda-rule-a-4a = Prendre dans la réserve autant de tuiles que valeur de la zone moins valeur de méditation.
learn-ananda-rule-a-4b = Un chevalet contient huit tuiles au plus ; avec huit, on n’en prend plus.
learn-ananda-rule-a-4c = Quand la réserve est épuisée, on pioche une carte de sa propre pioche pour chaque tuile manquante, jusqu’à huit cartes en main.
learn-ananda-rule-a-5a = Si l’on a plus de tuiles que de cartes, on pioche jusqu’à égalité. Sinon, rien.
learn-ananda-rule-a-5b = Une pioche vide ne donne rien ; les cartes de karma ne reviennent jamais.
learn-ananda-rule-a-e1 = La partie s’achève quand quelqu’un a posé sa dernière tuile et que la réserve est vide.
learn-ananda-rule-a-e2 = On additionne ses cartes de karma. La plus forte somme gagne ; à égalité, le moins de tuiles sur le chevalet ; sinon la victoire est partagée.
learn-ananda-rule-a-x1 = Le jaune et une grande zone violette sont occupés, le moine vient du rouge. Il peut aller sur une petite zone violette, et une tuile qui joint la petite à la grande porte la valeur à 8.
learn-ananda-rule-a-x2 = De trois cartes violettes, les deux plus basses sont jouées, somme 5 : il reste 8 − 5 = 3 tuiles.
learn-ananda-rule-a-x3 = Cela fait six tuiles mais quatre cartes : on pioche deux cartes.
learn-ananda-rule-a-u1 = Notre plateau a 10 × 10 cases ; une option propose 8 × 8, plus serré. La tuile de départ couvre deux des quatre cases centrales, côte à côte.
learn-ananda-rule-a-u2 = Le contact est jugé une fois la tuile posée : la moitié choisie doit appartenir à la zone de son moine. On peut couvrir sa propre zone, quitte à la réduire ou la couper ; la sienne reste la partie du moine.
learn-ananda-rule-a-u3 = Les deux cases sous une tuile surélevée appartiennent à deux tuiles différentes de même hauteur : jamais une tuile exactement sur une autre, ni de creux dessous.
learn-ananda-rule-a-u4 = Qui pose sa dernière tuile, réserve vide, joue encore les phases 3 à 5. En général, la partie s’achève après un tour qui laisse vides la réserve et un chevalet.
learn-ananda-rule-a-u5 = La limite de huit vaut aussi pour la tuile d’un tour sans construction. Si la réserve est vide, on prend une carte (huit en main au plus) ; un chevalet plein ne prend rien du tout.
learn-ananda-rule-a-u6 = En phase 4, on ne prend jamais plus que la place du chevalet ; ce que la réserve ne peut fournir vient en cartes.
learn-ananda-rule-a-u7 = Un tour sans action est vain si la réserve était déjà vide ou si un chevalet plein n’a rien pris. Deux tours de table complets de tours vains mettent fin à la partie.
learn-ananda-rule-a-u8 = Chevalets et mains sont cachés, pas leur nombre. Karma, plateau, réserve et pioches sont visibles ou comptables par tous. Une option montre les chevalets.
learn-ananda-rule-a-u9 = Entre les tours, un moine reste sur sa case : tant qu’il n’a pas bougé, personne ne bâtit là ni n’entre sur sa zone.

## Phases
learn-ananda-phase-monk = Phase 1 : placer le moine
learn-ananda-phase-build = Phase 2 : construire
learn-ananda-phase-meditate = Phase 3 : méditer
learn-ananda-phase-refill = Compléter et équilibrer
learn-ananda-phase-over = Le décompte

## Drawings
learn-ananda-drawing-setup = La tuile de départ est au centre du plateau ; un moine se tient sur sa moitié rouge.
learn-ananda-drawing-area = Les cases jointes par leurs bords forment une zone rouge de valeur 5 ; la case rouge qui ne touche que par un coin n’en fait pas partie.
learn-ananda-drawing-raise = De côté : une tuile surélevée repose sur deux tuiles différentes de même hauteur. Exactement sur une seule tuile, c’est interdit.
learn-ananda-drawing-trade = L’échange : zone de valeur 6 ; les cartes 1 et 3 donnent 4 de karma, les 2 points restants deux tuiles.
