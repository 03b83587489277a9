# Learn Menara: guided first game, rules by clause, drawings

## Learn page
learn-menara-tagline = Ensemble, élever un temple de piliers et de plates-formes, aussi haut que le plan l’exige, avant qu’il ne tombe.
learn-menara-goal = On gagne ou on perd ensemble : à la fin, le temple doit avoir au moins autant d’étages qu’il y a de cartes Étage. La partie s’achève quand la tour tombe, quand la dernière plate-forme est posée, quand le dernier plan est joué ou quand le sac ne suffit plus.

## Notes of the guided first game
learn-menara-note-welcome = Bienvenue ! Dans Menara, Mira et vous bâtissez ensemble un temple. On gagne ou perd ensemble : à la fin, il doit avoir autant d’étages que de cartes Étage. Pour l’instant, trois.
learn-menara-note-base = Trois plates-formes se touchent sur la table : la base du temple, qui ne compte pas comme étage. Les anneaux colorés sont des socles ; chacun porte un pilier de sa couleur. Vous avez sept piliers, Mira aussi, visibles de tous.
learn-menara-note-camp = Votre tour commence au camp : échangez autant de piliers que vous voulez, un contre un, ou aucun. La plate-forme 2, la longue dalle, a trois socles jaunes et un rouge. Donnez le noir pour un jaune.
learn-menara-note-plan = Révélez un plan de l’une des trois piles : bleu est surtout facile, jaune moyen, rouge surtout difficile. Prenez le bleu.
learn-menara-note-column = « Placer 2 piliers », où l’on veut. Posez-en un jaune sur le socle 1 de la plate-forme 2.
learn-menara-note-spread = Et le second sur le socle 2 de la même plate-forme. Des piliers écartés porteront mieux la suivante.
learn-menara-note-refill = La carte est accomplie et vous avez tiré deux piliers du sac, de nouveau sept. Si le sac ne suffisait plus, la partie s’achèverait.
learn-menara-note-keep = Mira a posé elle aussi un pilier sur la plate-forme 2. Seul son socle rouge est libre, et vous avez du rouge. Rien à prendre au camp : n’échangez pas.
learn-menara-note-rim = Reprenez le bleu. Regardez le bord de la carte : clair, sombre ou libre. Il dit quelle face d’une nouvelle plate-forme va vers le haut.
learn-menara-note-fill = Placer deux, bord clair. Posez le rouge sur le dernier socle de la plate-forme 2 : une plate-forme pleine interrompt aussitôt la carte, et il faut en poser une nouvelle.
learn-menara-note-floor = Voici la plate-forme du dessus de la carrière, face claire vers le haut. Posez-la sur les piliers pour que son poids repose bien entre eux. La marge dit de combien la table pourrait pencher avant la chute.
learn-menara-note-upper = Puis la carte continue : il reste un pilier à poser. Une nouvelle plate-forme offre de nouveaux socles ; posez le jaune sur le socle 1 de la plate-forme 8.
learn-menara-note-level = Le temple a son premier étage : 1 sur 3. Un étage peut compter plusieurs plates-formes ; seul compte l’étage de la plus haute.
learn-menara-note-fail = Mira a pris un plan rouge : monter trois piliers à des étages supérieurs. C’est encore impossible, elle a donc renoncé. La carte est devenue une carte Étage : il en faut quatre. En consolation, elle a changé tout le camp.
learn-menara-note-kinds = Il y a cinq sortes de plans : placer des piliers n’importe où, en placer plusieurs sur une plate-forme, monter des piliers, remplir une plate-forme ou en déplacer une entière avec ses piliers. Au début c’est facile ; plus tard tout tremble.
learn-menara-note-late = Sautons loin en avant : cinq étages sur cinq sont debout, il reste deux plates-formes. Celle-ci doit avoir la face sombre vers le haut. Posez-la sur les trois piliers de la plus haute : cela fait six.
learn-menara-note-extend = Mira a rempli une plate-forme, et la dernière de la carrière n’avait plus de place sûre en haut. Elle a agrandi la base du temple, ce qui coûte un étage : six sur six. La dernière plate-forme met fin à la partie, et vous gagnez ensemble !
learn-menara-note-collapse = Et si des plates-formes tombent ? La partie s’achève aussitôt, et l’on compte ce qui tient encore. Bâtissez donc large, gardez le poids au milieu et renoncez à une carte plutôt qu’au temple.

## Headings of the rules
learn-menara-heading-components = Le matériel
learn-menara-heading-setup = Mise en place
learn-menara-heading-turn = Le tour
learn-menara-heading-floor = Une nouvelle plate-forme
learn-menara-heading-fail = Échouer
learn-menara-heading-end = Étages, effondrement, fin
learn-menara-heading-example = Un exemple
learn-menara-heading-rulings = Précisions

## The rules, clause by clause
learn-menara-rule-e-c1 = Le sac contient 76 piliers : 30 jaunes, 20 rouges, 12 noirs, 8 blancs et 6 bleus.
learn-menara-rule-e-c2 = Il y a 18 plates-formes à face claire et face sombre, chacune avec trois à six socles colorés.
learn-menara-rule-e-c3 = Des 35 plans, 9 ont un glyphe bleu (surtout faciles), 12 jaune (moyens) et 14 rouge (surtout difficiles). Le bord est clair, sombre ou libre.
learn-menara-rule-e-c4 = Cinq cartes Étage et un camp pour six piliers.
learn-menara-rule-e-c5 = Les formes des plates-formes et la liste des plans sont de notre conception.
learn-menara-rule-e-s1 = Tous les piliers vont dans le sac ; six, au hasard, vont au camp.
learn-menara-rule-e-s2 = Les plates-formes, en ordre aléatoire, forment la carrière. Les trois du dessus font la base du temple : chacune touche les deux autres sans chevauchement, faces au choix.
learn-menara-rule-e-s3 = Cartes Étage : trois en facile, quatre en moyen, cinq en difficile. C’est le nombre d’étages requis à la fin ; la base n’en est pas un.
learn-menara-rule-e-s4 = Les plans sont mélangés en trois piles selon la couleur de leur glyphe.
learn-menara-rule-e-s5 = Piliers par joueur, à 1/2/3/4 joueurs : facile 8/7/6/5, moyen 7/6/5/4, difficile 6/5/4/4.
learn-menara-rule-e-s6 = La personne montée le plus récemment au dernier étage d’un bâtiment commence ; ici, on choisit une place ou l’on s’en remet au hasard. Elle pose aussi la base du temple.
learn-menara-rule-e-1 = Camp : prendre autant de ses piliers qu’on veut et en remettre autant des siens.
learn-menara-rule-e-2 = Révéler la carte du dessus d’une pile au choix.
learn-menara-rule-e-3 = Bâtir ce qu’elle demande. Les piliers se placent sur des socles libres de leur couleur, sans en dépasser le contour. Il y a cinq sortes de plans :
learn-menara-rule-e-3a = Placer un à quatre piliers sur n’importe quelles plates-formes.
learn-menara-rule-e-3b = Placer deux ou trois piliers sur une seule plate-forme.
learn-menara-rule-e-3c = Déplacer un à trois piliers de la tour vers des socles libres assortis d’un étage supérieur, même porteurs. Aucun n’est déplacé deux fois par tour. La tour doit tenir pendant que le pilier est retiré.
learn-menara-rule-e-3d = Remplir entièrement une plate-forme ; cela en amène toujours une nouvelle.
learn-menara-rule-e-3e = Déplacer une plate-forme en place, avec ses piliers, d’un étage ou plus vers le haut ou le bas. S’ils tombent, la carte n’est pas accomplie. La tour doit tenir pendant que la plate-forme est soulevée.
learn-menara-rule-e-3f = Les piliers peuvent aussi aller sur des socles libres déjà sous une autre plate-forme : on les y glisse.
learn-menara-rule-e-3g = Les cartes accomplies vont à une défausse que tous peuvent consulter.
learn-menara-rule-e-4 = Tirer du sac autant de piliers qu’on en a posés, jusqu’à son plein.
learn-menara-rule-e-f1 = Occuper le dernier socle libre d’une plate-forme interrompt aussitôt la carte : il faut en poser une nouvelle, plusieurs fois par tour s’il le faut. Puis la carte continue.
learn-menara-rule-e-f2 = C’est celle du dessus de la carrière. Bord clair : face claire vers le haut ; bord sombre : face sombre ; bord libre : au choix.
learn-menara-rule-e-f3 = La poser sur des piliers au choix (trois libres ou plus, de préférence) ou agrandir la base du temple, en la touchant en deux points ou plus sans chevauchement.
learn-menara-rule-e-f4 = Agrandir la base coûte un étage : à la fin du tour, le plan rejoint les cartes Étage, bien qu’accompli.
learn-menara-rule-e-f5 = Les piliers restants peuvent se placer sur la nouvelle plate-forme.
learn-menara-rule-e-n1 = Un plan non entièrement accompli rejoint les cartes Étage, face cachée : il faut un étage de plus.
learn-menara-rule-e-n2 = Cela vaut aussi si l’on remarque, en posant un pilier, que c’est impossible sans effondrement : le pilier revient en main.
learn-menara-rule-e-n3 = Chaque fois qu’un plan rejoint les cartes Étage, on peut changer tout le camp : on tire d’abord six piliers, puis les six anciens retournent au sac.
learn-menara-rule-e-n4 = Le tour s’achève alors. Ce qui a été posé ou déplacé reste ; les piliers seulement renversés sont redressés à leur place.
learn-menara-rule-e-l1 = Seules les plates-formes posées sur des piliers comptent comme étages. Un étage peut en avoir plusieurs ; l’étage de la plus haute est la hauteur du temple.
learn-menara-rule-e-l2 = Si des plates-formes tombent, la partie s’achève aussitôt ; de même si des piliers tombés ne peuvent retrouver leur place.
learn-menara-rule-e-l3 = Elle s’achève aussi quand quelqu’un ne peut refaire son plein de piliers en fin de tour, après le dernier plan ou quand la dernière plate-forme est en place. Être assez haut n’y met pas fin.
learn-menara-rule-e-l4 = On gagne si le temple compte alors au moins autant d’étages que de cartes Étage, même après un effondrement, en comptant ce qui tient encore.
learn-menara-rule-e-x1 = Deux piliers jaunes vont au camp contre un rouge et un bleu. Le plan : en placer trois. Rouge, jaune et bleu sont posés, trois sont tirés.
learn-menara-rule-e-x2 = Ensuite un plan rouge : trois sur une plate-forme. Impossible : quatre cartes Étage deviennent cinq, et le camp est changé.
learn-menara-rule-e-x3 = Puis un plan bleu : en placer deux, bord sombre. Le premier remplit la plate-forme du haut, une nouvelle arrive donc face sombre ; le second va dessus ; deux sont tirés.
learn-menara-rule-e-x4 = Enfin, après un échange, deux sur une plate-forme : elles remplissent celle du haut, et la nouvelle fait cinq étages.
learn-menara-rule-e-u1 = Plates-formes et plans viennent de nos propres tables, remplaçables ; chaque couleur a exactement deux fois plus de socles que de piliers.
learn-menara-rule-e-u2 = Qui échoue après avoir posé des piliers complète tout de même sa réserve.
learn-menara-rule-e-u3 = L’emplacement exact d’un pilier est le centre du socle plus l’erreur de la main. Hors du contour, c’est une pose manquée, pas un effondrement.
learn-menara-rule-e-u4 = Tous les piliers ont la même hauteur : une plate-forme repose sur les piliers d’un seul étage, et le sien est le suivant.
learn-menara-rule-e-u5 = Rien n’est caché à personne ; seul l’ordre du sac, de la carrière et des piles est inconnu.
learn-menara-rule-e-u6 = Au départ, chaque plate-forme de base touche les deux autres ; une extension touche la base en deux points ou plus. Toucher : à 1 mm au plus, sans chevauchement.
learn-menara-rule-e-u7 = Un temple qui survivrait à une inclinaison de 0,5° et n’a pas été heurté tient. Sinon la simulation décide, et ce qui est tombé est noté avec la partie.
learn-menara-rule-e-u8 = Des piliers déplacés qui remplissent une plate-forme en amènent aussi une nouvelle. Échouer et agrandir la base dans un même tour ne coûte qu’une carte Étage. Avec moins de six piliers dans le sac, le camp ne peut être changé.
learn-menara-rule-e-u9 = On juge d’abord le retrait du pilier ou de la plate-forme, sans la pièce dans la tour, puis sa nouvelle place. Ce qui tombe alors tombe comme après tout autre coup.
learn-menara-rule-e-u10 = Les piliers se posent l’un après l’autre.
learn-menara-rule-e-u11 = Une plate-forme peut être déplacée, sauf si elle est sur la table, dans la base du temple, ou si un de ses piliers en porte une autre. Elle ne descend jamais sur la table.
learn-menara-rule-e-u12 = Ce qui est lâché reste : une pièce posée ou déplacée, une carte révélée, une carte abandonnée. Avant de lâcher une pièce, on la tourne et la déplace à volonté.
learn-menara-rule-e-u13 = Une partie abandonnée ou arrêtée d’un commun accord est perdue, quelle que soit la hauteur du temple.
learn-menara-rule-e-u14 = Les marges peuvent être cachées, comme à une vraie table : personne ne dit alors combien la tour est stable, et il n’y a pas de conseils. Pour un premier essai, on peut s’entraîner sans cartes Plan : un pilier ou plus par tour, le plus haut possible.

## Phases
learn-menara-phase-base = Poser la base du temple
learn-menara-phase-camp = Au camp
learn-menara-phase-plan = Choisir un plan
learn-menara-phase-build = Bâtir
learn-menara-phase-floor = Poser une nouvelle plate-forme
learn-menara-phase-swap = Quand une carte a rejoint les cartes Étage
learn-menara-phase-over = La fin

## Drawings
learn-menara-drawing-setup = Vu d’en haut : trois plates-formes se touchent et forment la base du temple ; les anneaux sont des socles, un pilier de cette couleur chacun.
learn-menara-drawing-turn = Un tour en quatre temps : échanger au camp, révéler un plan, bâtir, tirer des piliers.
learn-menara-drawing-levels = De côté : la base est l’étage 0 ; les plates-formes sur piliers comptent, la plus haute est ici à l’étage 2.
learn-menara-drawing-balance = À gauche, le poids repose entre les piliers : la plate-forme tient. À droite, il déborde : elle tombe.
