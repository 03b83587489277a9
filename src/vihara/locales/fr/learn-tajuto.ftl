# Learn Tajuto: guided first game, rules by clause, drawings

## Learn page
learn-tajuto-tagline = Chercher des étages à tâtons, élever ensemble huit pagodes et changer la méditation en illumination.
learn-tajuto-goal = Qui a le plus de points d’illumination (PI) quand la quatrième pagode est achevée gagne. Ils viennent de la sagesse, des objectifs, des sanctuaires et des inaugurations de pagodes achevées. Les points de méditation (PM) sont l’argent qui les achète.

## Notes of the guided first game
learn-tajuto-note-welcome = Bienvenue ! Dans Tajuto, Mira et vous élevez huit pagodes. Les points de méditation (PM) sont la monnaie, les points d’illumination (PI) décident de la partie. Elle s’achève avec la quatrième pagode terminée.
learn-tajuto-note-tiles = Vos tuiles d’action A, B et C permettent chacune une action par tour : piocher un étage, faire une offrande ou acheter une tuile. A est gratuite, B coûte 4 PM, C en coûte 6. Vous commencez à 0 PM : pour l’instant, seule A est possible.
learn-tajuto-note-draw = Piochez un étage avec A. On peut en sentir la taille, la couleur est due au hasard. Toute pagode commence par son plus grand étage, taille 1 : cherchez celui-là.
learn-tajuto-note-build = Rouge ! Construire est gratuit, et ce qui peut être construit doit l’être pendant le tour. Un premier étage rapporte 1 PM : le nombre d’étages de la pagode. Construisez-le.
learn-tajuto-note-end = Avec 1 PM, ni B ni C ne sont utilisables. Terminez votre tour ; A sera de nouveau prête au prochain.
learn-tajuto-note-offer = Mira a commencé la pagode bleue. Faites une offrande avec A : une pierre rouge sur la pagode rouge rapporte son nombre d’étages plus 2, soit 3 PM. Vous avez une pierre par couleur.
learn-tajuto-note-pay = Vous avez maintenant 4 PM : assez pour la tuile B. Payez-la et cherchez un étage de taille 2 ; seuls le rouge et le bleu conviendraient, mais la chance sourit aujourd’hui.
learn-tajuto-note-cover = L’étage rouge 2 recouvre une pierre d’offrande : cela ajoute 2 PM, à qui que soit la pierre. 2 + 2 = 4 PM. Construisez-le.
learn-tajuto-note-done = De nouveau 4 PM, mais A et B sont utilisées et C coûte 6. Terminez votre tour.
learn-tajuto-note-keep = Mira a pioché l’étage vert 3, qui ne va encore nulle part. Un étage seul reste devant elle ; de plusieurs, elle en garderait un ou aucun, et les autres retourneraient dans le sac.
learn-tajuto-note-third = Poursuivez la pagode rouge : cherchez la taille 3.
learn-tajuto-note-three = Encore du rouge, pour 3 PM. Plus l’étage est haut, plus il rapporte.
learn-tajuto-note-save = Vous avez 7 PM. Ne les dépensez pas pour B : terminez votre tour et achetez avec A, gratuite, au prochain.
learn-tajuto-note-buy = Mira a fait une offrande sur votre pagode : toutes sont ouvertes à tous. Achetez avec A : la tuile de sagesse 2 coûte 7 PM et vaut 2 PI. L’exemplaire suivant de chaque tuile coûte plus cher.
learn-tajuto-note-goals = La sagesse reste face cachée, mais tous ont vu l’achat. Les objectifs sont gratuits : qui remplit le premier une condition pendant son tour, comme 30 PM ou quatre offrandes, peut prendre la tuile, 1 PI. Terminez votre tour.
learn-tajuto-note-shop = Mira a posé l’étage rouge 4 sur sa propre pierre : 4 + 2 PM. Que peut-on acheter d’autre ? Les marchés baissent les prix suivants, les tuiles d’action neutres donnent plus d’actions, les sanctuaires augmentent vos PI, et une tuile d’inauguration rapporte 4 PI si sa pagode est finie au bout du compte.
learn-tajuto-note-late = Passons à la fin : trois pagodes sont finies, à quatre autres il ne manque que le sixième étage. Vous avez la tuile d’inauguration de la blanche. Cherchez la taille 6 !
learn-tajuto-note-finish = Blanc ! Construisez-le : la quatrième pagode finie met aussitôt fin à la partie, et qui l’achève reçoit une tuile d’objectif.
learn-tajuto-note-score = Vous : sagesse 6, quatre inaugurations de pagodes finies 16, votre sanctuaire ajoute 1 à chacune de ces six tuiles, et un objectif : 6 + 16 + 6 + 1 = 29 PI. Mira en a 21. Vous gagnez ! Les PM sont à égalité : personne n’a l’objectif du plus grand nombre.

## Headings of the rules
learn-tajuto-heading-components = Le matériel
learn-tajuto-heading-setup = Mise en place
learn-tajuto-heading-turn = Le tour
learn-tajuto-heading-draw = Piocher un étage
learn-tajuto-heading-offer = Faire une offrande
learn-tajuto-heading-buy = Acheter une tuile
learn-tajuto-heading-build = Construire (gratuit)
learn-tajuto-heading-goals = Objectifs (gratuit)
learn-tajuto-heading-end = Fin et décompte
learn-tajuto-heading-rulings = Précisions

## The rules, clause by clause
learn-tajuto-rule-t-c1 = Huit pagodes, une par couleur (rouge, orange, jaune, vert, bleu, violet, noir, blanc), chacune de six étages du plus grand au plus petit : 48 étages dans un sac de toile.
learn-tajuto-rule-t-c2 = Chacun a un moine pour le chemin de méditation, trois tuiles d’action coûtant 0, 4 et 6 PM à l’usage, et huit pierres d’offrande, une par couleur.
learn-tajuto-rule-t-c3 = Il y a 15 tuiles de sagesse valant 1 à 5 PI, trois par valeur, chacune plus chère que la précédente.
learn-tajuto-rule-t-c4 = Deux marchés coûtent 10 et 12 PM ; il y a aussi deux sanctuaires.
learn-tajuto-rule-t-c5 = Six tuiles d’action neutres, deux de chaque : D pioche pour 2 PM, E offre et F achète pour rien.
learn-tajuto-rule-t-c6 = Huit tuiles d’objectif valent 1 PI chacune : six se prennent en cours de partie, deux sont données à la fin.
learn-tajuto-rule-t-c7 = Il y a une tuile d’inauguration par couleur de pagode.
learn-tajuto-rule-t-s1 = Tous les étages vont dans le sac, chaque moine part de 0, chacun a trois tuiles d’action et huit pierres.
learn-tajuto-rule-t-s2 = Les tuiles d’un même type forment une pile, la moins chère dessus : cinq de sagesse, une de marchés, une de sanctuaires, une pour D, E et F chacune.
learn-tajuto-rule-t-s3 = Les tuiles d’objectif et d’inauguration sont posées séparément. La personne la plus âgée commence ; à nos tables, c’est une option.
learn-tajuto-rule-t-1 = Utiliser une ou plusieurs tuiles d’action, chacune une fois au plus. Construire et prendre des objectifs est gratuit et possible avant, entre et après.
learn-tajuto-rule-t-2 = L’usage d’une tuile se paie d’abord. Les PM ne descendent jamais sous 0 : ce qu’on ne peut payer ne peut être utilisé ni acheté.
learn-tajuto-rule-t-3 = Chacune des trois tuiles personnelles permet de piocher, d’offrir ou d’acheter ; une neutre, seulement sa propre action.
learn-tajuto-rule-t-4 = Au tour suivant, toutes les tuiles sont de nouveau prêtes.
learn-tajuto-rule-t-d1 = Piocher un étage du sac et le poser devant soi. On peut en sentir la taille ; la couleur est due au hasard.
learn-tajuto-rule-t-o1 = Poser une pierre sur l’étage supérieur de la pagode de sa couleur. Une seule pierre par étage ; s’il y en a une, la pagode doit d’abord grandir. Une pagode sans étage n’en reçoit pas.
learn-tajuto-rule-t-o2 = On gagne autant de PM que la pagode a d’étages, plus 2.
learn-tajuto-rule-t-o3 = On n’offre rien sur un sixième étage ; les pierres restantes de cette couleur sont alors inutiles.
learn-tajuto-rule-t-b1 = Acheter la tuile supérieure d’une pile, ou une tuile d’inauguration dont la pagode n’est pas finie, à son prix en PM.
learn-tajuto-rule-t-b2 = Chaque marché possédé réduit de 2 PM les achats suivants, jamais sous 0. Il ne réduit pas le coût d’usage des tuiles.
learn-tajuto-rule-t-b3 = Ce qui vaut des PI reste face cachée : sagesse, objectifs, sanctuaires et inaugurations de pagodes finies. Marchés, tuiles d’action et inaugurations de pagodes inachevées restent visibles.
learn-tajuto-rule-t-f1 = Une pagode s’élève à partir de l’étage 1, un étage de sa couleur après l’autre, sans en sauter.
learn-tajuto-rule-t-f2 = Construire rapporte autant de PM que la pagode a alors d’étages, plus 2 si l’on recouvre une pierre d’offrande sur l’étage juste dessous.
learn-tajuto-rule-t-f3 = Un étage devant soi qui convient doit être construit pendant ce tour, au moment voulu.
learn-tajuto-rule-t-f4 = À la fin du tour, de plusieurs étages qui ne conviennent pas vous en gardez un, au choix, ou aucun ; les autres retournent dans le sac. Un étage seul reste.
learn-tajuto-rule-t-f5 = Exemple : un troisième et un quatrième étage dans un tour, sur une ou deux pagodes, rapportent 3 + 4 = 7 PM.
learn-tajuto-rule-t-f6 = Quand une pagode est finie, la tuile d’inauguration est retournée chez qui la possède. Si personne ne l’a, elle sort du jeu.
learn-tajuto-rule-t-g1 = À tout moment de son tour, on peut prendre un objectif dont on remplit alors la condition : sagesse d’au moins 5 PI, ou 10 ; quatre offrandes, ou les huit ; au moins 30 PM ; la première pagode finie. Chacun n’existe qu’une fois.
learn-tajuto-rule-t-e1 = Le sixième étage d’une quatrième pagode met aussitôt fin à la partie. Qui l’a construit reçoit encore les PM et l’objectif de la quatrième pagode.
learn-tajuto-rule-t-e2 = Qui a le plus de PM reçoit l’objectif correspondant ; à égalité, personne.
learn-tajuto-rule-t-e3 = Les PI sont les valeurs des tuiles de sagesse, 1 par objectif et 4 par tuile d’inauguration d’une pagode finie ; les inachevées ne rapportent rien.
learn-tajuto-rule-t-e4 = Chaque sanctuaire ajoute 1 PI à chaque tuile de sagesse possédée et à chaque tuile d’inauguration d’une pagode finie ; deux sanctuaires ajoutent 2.
learn-tajuto-rule-t-e5 = Le plus de PI gagne ; à égalité, la victoire est partagée.
learn-tajuto-rule-t-u1 = Prix choisis par nous là où la règle n’en imprime pas, en PM : inauguration 8 ; F 10 et 12 ; sagesse 1 PI 3/5/7, 2 PI 7/9/11, 3 PI 11/13/15, 4 PI 15/17/19, 5 PI 19/21/23 ; D 6 et 8 ; E 8 et 10 ; sanctuaire 12 et 14.
learn-tajuto-rule-t-u2 = Le chemin de méditation n’a pas de fin : le plateau montre 0 à 50, puis l’on continue.
learn-tajuto-rule-t-u3 = Au toucher : on nomme une taille encore dans le sac et l’on reçoit un étage de cette taille au hasard. En option : « hésitant » se trompe à 20 % d’une taille voisine pour 3 à 6, « à l’aveugle » pioche n’importe quel étage.
learn-tajuto-rule-t-u4 = Une tuile achetée sert dès ce tour, mais un marché ne réduit pas son propre prix. On peut en posséder plusieurs du même type.
learn-tajuto-rule-t-u5 = On ne peut finir le tour tant qu’un étage qui convient est devant soi, ni avant d’avoir utilisé une tuile d’action, sauf si aucune n’est utilisable.
learn-tajuto-rule-t-u6 = Les deux derniers objectifs sont donnés après la dernière construction ; on ne peut plus en prendre d’autre. « Première pagode » revient seulement à qui a fini la première de la partie.
learn-tajuto-rule-t-u7 = Les tuiles valant des PI sont cachées, même si tous ont vu l’achat ; une option montre les totaux. Chacun sait quels étages sont dans le sac ; le tirage est dû au hasard.
learn-tajuto-rule-t-u8 = Après 150 tours de chacun, la partie s’achève et l’on compte ; une partie normale en prend 20 à 40.

## Phases
learn-tajuto-phase-begin = Le tour : ce qui est possible
learn-tajuto-phase-more = Continuer, construire, finir le tour
learn-tajuto-phase-over = Le décompte

## Drawings
learn-tajuto-drawing-pagoda = Une pagode a six étages de taille décroissante, 1 en bas, 6 en haut.
learn-tajuto-drawing-turn = Les trois actions, piocher, offrir et acheter : avec la tuile A pour rien, B pour 4 PM, C pour 6 PM.
learn-tajuto-drawing-offer = Une pierre sur une pagode de trois étages rapporte 3 + 2 = 5 PM ; le quatrième étage qui la recouvre rapporte 4 + 2 = 6 PM.
learn-tajuto-drawing-score = Le décompte : sagesse 2 et 4, une inauguration achevée 4, un objectif 1 ; un sanctuaire ajoute 1 à sagesse et inauguration : 14 PI.
