# Learn Mandala: guided first game, rules by clause, drawings

## Learn page
learn-mandala-tagline = Poser le sable, laisser un mandala s’achever, puis emporter ses couleurs dans le bon ordre.
learn-mandala-goal = Qui a le plus de points dans sa coupe gagne. Chaque carte y compte autant que la place de sa couleur dans votre rivière : 1 pour la première couleur prise, jusqu’à 6 pour la dernière. La partie s’achève quand une rivière a les six couleurs, ou avec le mandala suivant une fois la pioche épuisée.

## Notes of the guided first game
learn-mandala-note-welcome = Bienvenue ! Mandala se joue à deux : vous et Mira. Du sable de six couleurs va dans deux mandalas ; ce que vous en retirez décide de la partie.
learn-mandala-note-table = Chaque mandala a au milieu une montagne commune et un champ de chaque côté. En bas se trouvent votre main, votre rivière de six places et votre coupe, qui contient déjà deux cartes secrètes.
learn-mandala-note-build = Un tour, c’est une seule action. La première : construire la montagne. Jouez une carte rouge dans la montagne 1, où il y a déjà du rouge.
learn-mandala-note-limit = Construire la montagne permet de piocher jusqu’à trois cartes. Mais personne n’en a jamais plus de huit en main, et vous en êtes à huit. C’est la seule action qui remplit la main.
learn-mandala-note-grow = Mira a agrandi son champ du mandala 1 de deux cartes orange : autant de cartes d’une couleur qu’on veut, mais sans piocher. L’orange a désormais sa place là : dans ce mandala, il ne peut aller nulle part ailleurs.
learn-mandala-note-field = Agrandissez à votre tour votre champ du mandala 1 de trois cartes violettes. Qui a le plus de cartes dans son champ choisira en premier une fois le mandala complet. Il faut toujours garder au moins une carte en main.
learn-mandala-note-color = Mira a ajouté une carte verte à la montagne 1. Rappel de la règle des couleurs : dans un mandala, chaque couleur n’occupe qu’une zone. Le jaune n’est encore nulle part, il peut donc aller dans la montagne. Jouez-le : plus de couleurs, c’est plus à partager.
learn-mandala-note-redraw = Mira a choisi la troisième action : défausser des cartes d’une couleur et en repiocher autant. C’est utile quand la main ne convient pas, et aucun mandala ne change.
learn-mandala-note-complete = Cinq couleurs sont dans le mandala 1 ; il ne manque que le noir. Vous menez dans les champs par trois cartes à deux : complétez-le, jouez le noir dans la montagne 1.
learn-mandala-note-first = Les six couleurs sont réunies : le mandala va être détruit. Après la pioche vient le partage, et vous commencez. Choisissez une couleur de la montagne et prenez toutes ses cartes. Prenez le rouge.
learn-mandala-note-river = Le rouge est nouveau pour vous : une carte va à la place 1 de votre rivière, le reste dans votre coupe. Désormais chaque carte rouge de la coupe vaut 1 point. Les couleurs suivantes valent 2, 3, … jusqu’à 6 : l’ordre compte.
learn-mandala-note-second = Chacun choisit à son tour : Mira a pris le vert. Restent le noir et le jaune. Prenez le jaune : une carte jaune est cachée dans votre coupe et vaudra 2.
learn-mandala-note-after = La montagne est vide. Les cartes des deux champs sont défaussées, deux nouvelles cartes forment la montagne et c’est à Mira. Les cartes des champs ne rapportent rien : elles ne servent qu’à choisir en premier.
learn-mandala-note-later = Passons à la fin de cette partie. Votre rivière a cinq couleurs et le mandala 2 est complet. Il vous manque le vert : prenez-le. La sixième couleur met fin à la partie.
learn-mandala-note-last = On finit d’abord de partager la montagne. Le violet est à la place 4 de votre rivière : la carte va dans la coupe et compte 4.
learn-mandala-note-score = On compte les coupes, chaque carte selon la place de sa couleur dans la rivière : vous avez 2×1 + 2×2 + 3×3 + 4×4 + 1×5 + 1×6 = 42 points, Mira 26. Vous gagnez !
learn-mandala-note-advice = Un dernier conseil : les couleurs à collectionner en nombre devraient arriver tard dans la rivière, les cartes isolées tôt. La partie s’achève aussi quand la pioche est épuisée : le prochain mandala complété est alors le dernier.

## Headings of the rules
learn-mandala-heading-components = Le matériel
learn-mandala-heading-setup = Mise en place
learn-mandala-heading-turn = Le tour
learn-mandala-heading-color = La règle des couleurs
learn-mandala-heading-destroy = Compléter et détruire un mandala
learn-mandala-heading-end = Fin et décompte
learn-mandala-heading-rulings = Précisions

## The rules, clause by clause
learn-mandala-rule-m-c1 = Il y a 108 cartes de sable : 18 de chaque couleur, rouge, orange, jaune, vert, violet et noir.
learn-mandala-rule-m-c2 = Deux mandalas se trouvent entre les joueurs. Chacun se compose d’une montagne commune et d’un champ par joueur.
learn-mandala-rule-m-c3 = Chacun a une coupe, pile face cachée que seul son propriétaire peut consulter, et une rivière aux places 1 à 6 à partir de la gauche.
learn-mandala-rule-m-c4 = On pioche dans une seule pioche face cachée et l’on défausse sur une seule pile face visible.
learn-mandala-rule-m-s1 = Chaque montagne reçoit deux cartes de la pioche, face visible ; elles peuvent être de la même couleur.
learn-mandala-rule-m-s2 = Chacun reçoit six cartes en main et deux, face cachée, dans sa coupe.
learn-mandala-rule-m-s3 = On convient de qui commence ; à nos tables, c’est le hasard ou la personne qui ouvre la table qui décide.
learn-mandala-rule-m-a1 = Construire la montagne : poser exactement une carte de sa main, face visible, dans l’une des montagnes, si la règle des couleurs le permet.
learn-mandala-rule-m-a2 = Puis piocher trois cartes, ou ce qu’il faut pour arriver à huit : avec sept en main, une ; avec six, deux.
learn-mandala-rule-m-a3 = Huit est une limite stricte : on ne pioche jamais plus pour défausser l’excédent.
learn-mandala-rule-m-a4 = Ce n’est qu’après la pioche qu’on vérifie si ce mandala est complet.
learn-mandala-rule-m-b1 = Agrandir le champ : poser une ou plusieurs cartes d’une même couleur dans son propre champ d’un mandala, si la règle des couleurs le permet.
learn-mandala-rule-m-b2 = Il faut garder au moins une carte en main, même si toutes sont de la même couleur.
learn-mandala-rule-m-b3 = On ne pioche rien.
learn-mandala-rule-m-b4 = On vérifie ensuite si ce mandala est complet.
learn-mandala-rule-m-d1 = Défausser et repiocher : mettre une ou plusieurs cartes d’une même couleur à la défausse. La règle des couleurs n’intervient pas.
learn-mandala-rule-m-d2 = En repiocher exactement autant. Aucun mandala n’a changé, donc aucun n’est vérifié.
learn-mandala-rule-m-r1 = Dans un mandala, une couleur n’occupe qu’une des trois zones. Ce qui est dans un champ ne peut entrer dans la montagne ; ce qui est dans la montagne ou dans le champ adverse ne peut entrer dans le vôtre.
learn-mandala-rule-m-r2 = D’autres cartes d’une couleur peuvent toujours rejoindre la zone où elle se trouve déjà.
learn-mandala-rule-m-r3 = Le contenu d’un mandala n’a aucun effet sur l’autre.
learn-mandala-rule-m-x1 = Un mandala est complet dès que la montagne et les champs réunissent les six couleurs. Il est détruit à la fin de ce tour.
learn-mandala-rule-m-x2 = Qui a le plus de cartes dans son champ choisit en premier. À égalité, c’est la personne qui n’y a pas joué la dernière carte.
learn-mandala-rule-m-x3 = Puis on alterne : choisir une couleur encore présente dans la montagne et prendre toutes ses cartes.
learn-mandala-rule-m-x4 = Couleur absente de votre rivière : une seule carte va, face visible, à la première place libre à gauche, les autres face cachée dans la coupe. Les cartes de la rivière ne bougent jamais.
learn-mandala-rule-m-x5 = Couleur déjà dans votre rivière : toutes les cartes vont dans la coupe.
learn-mandala-rule-m-x6 = Qui n’a aucune carte dans son champ de ce mandala choisit tout de même à son tour, mais ce qu’il prend est défaussé.
learn-mandala-rule-m-x7 = Si les deux champs sont vides, personne ne choisit et toute la montagne est défaussée. Sinon on continue jusqu’à ce qu’elle soit vide ; puis on défausse les cartes des deux champs.
learn-mandala-rule-m-x8 = Si la partie continue, deux cartes de la pioche forment une nouvelle montagne.
learn-mandala-rule-m-x9 = Qui a complété le mandala a joué son tour : c’est à l’autre.
learn-mandala-rule-m-e1 = Quand la pioche est épuisée, la défausse devient une nouvelle pioche et le prochain mandala complété est le dernier : la partie s’achève dès que sa montagne est partagée.
learn-mandala-rule-m-e2 = Quand une rivière reçoit sa sixième couleur, la partie s’achève aussi, mais on finit d’abord de partager la montagne en cours.
learn-mandala-rule-m-e3 = Les cartes en main et celles de l’autre mandala sont défaussées ; elles ne vont dans aucune rivière ni coupe.
learn-mandala-rule-m-e4 = Chaque carte de votre coupe vaut le numéro de la place de sa couleur dans votre rivière ; rien si la couleur n’y est pas. Les cartes de la rivière ne valent rien.
learn-mandala-rule-m-e5 = Le plus de points gagne. À égalité, c’est le moins de cartes dans la coupe ; si cela aussi est égal, la victoire est partagée.
learn-mandala-rule-m-e6 = Exemple : 4, 5, 6, 0, 3 et 1 cartes des couleurs aux places 1 à 6 font 4 + 10 + 18 + 0 + 15 + 6 = 53 points.
learn-mandala-rule-m-u1 = La fin est déclenchée à l’instant où la dernière carte quitte la pioche, même en regarnissant une montagne. La défausse est aussitôt mélangée et la pioche en cours continue. Un mandala complété par ce tour même est alors le dernier. Si la défausse est vide, le mélange attend qu’une pioche y trouve des cartes.
learn-mandala-rule-m-u2 = Aucun tour ne peut finir la main vide : avec une seule carte et rien à piocher, on ne peut pas construire. Si pioche et défausse sont vides, on pioche ce qu’il y a. Sans action possible, on passe.
learn-mandala-rule-m-u3 = Si la pioche s’épuise une seconde fois, la partie s’achève avec ce tour : on ne mélange plus, la pioche s’interrompt, et un mandala complété pendant ce tour est encore partagé.
learn-mandala-rule-m-u4 = Tout le monde voit les montagnes, champs, rivières, la défausse, chaque prise et le nombre de cartes des mains, coupes et pioche. Sont cachés : les mains, les coupes et le contenu de la pioche. Qui retient les prises en sait plus ; avec l’option « coupes ouvertes », les cartes prises restent visibles.

## Phases
learn-mandala-phase-turn = Le tour : une action sur trois
learn-mandala-phase-claim = Partager la montagne
learn-mandala-phase-over = Le décompte

## Drawings
learn-mandala-drawing-setup = Un mandala : au milieu la montagne, de chaque côté un champ ; deux cartes de départ dans la montagne.
learn-mandala-drawing-turn = Les trois actions : une carte dans une montagne et piocher ; des cartes d’une couleur dans son champ ; ou défausser et repiocher.
learn-mandala-drawing-color = La règle des couleurs : le rouge est dans la montagne, aucun rouge ne peut donc entrer dans un champ de ce mandala ; un autre rouge peut rejoindre la montagne.
learn-mandala-drawing-claim = Trois cartes rouges sont prises : une va à la première place libre de la rivière, deux vont dans la coupe.
learn-mandala-drawing-score = Le décompte : les cartes de la coupe multipliées par la place de leur couleur ; ici 4, 5, 6, 0, 3 et 1 cartes font 53 points.
