# Le plateau de Menara : la tour, ce qu’il y a à décider, les coups en mots.

# Piliers et socles : une lettre chacun (toutes différentes), les piliers en toutes lettres.
menara-board-letter-yellow = J
menara-board-letter-red = R
menara-board-letter-black = N
menara-board-letter-white = B
menara-board-letter-blue = L
menara-board-column-yellow = Pilier jaune
menara-board-column-red = Pilier rouge
menara-board-column-black = Pilier noir
menara-board-column-white = Pilier blanc
menara-board-column-blue = Pilier bleu
menara-board-count = { $number } × { $color }
menara-board-none = aucun
menara-board-base-free = Plate-forme { $floor }, socle { $base }, { $color }, libre
menara-board-base-taken = Plate-forme { $floor }, socle { $base }, { $color }, avec un pilier

# Plans.
menara-board-task-place =
    { $count ->
        [one] Placer un pilier
       *[other] Placer { $count } piliers
    }
menara-board-task-floor = Placer { $count } piliers sur une même plate-forme
menara-board-task-move =
    { $count ->
        [one] Déplacer un pilier vers un étage supérieur
       *[other] Déplacer { $count } piliers vers des étages supérieurs
    }
menara-board-task-fill = Compléter entièrement une plate-forme
menara-board-task-shift = Déplacer une plate-forme avec ses piliers vers un autre étage
menara-board-rim-free = Nouvelles plates-formes : face au choix
menara-board-rim-light = Nouvelles plates-formes : face claire visible
menara-board-rim-dark = Nouvelles plates-formes : face sombre visible
menara-board-pile-blue = Pile bleue
menara-board-pile-yellow = Pile jaune
menara-board-pile-red = Pile rouge
menara-board-pile-blue-help = plutôt facile
menara-board-pile-yellow-help = moyenne
menara-board-pile-red-help = plutôt difficile
menara-board-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
menara-board-joined =
    { $number ->
        [one] { $number } devenu carte Étage
       *[other] { $number } devenus cartes Étage
    }
menara-board-progress = { $done } sur { $count }

# Hauteur et équilibre.
menara-board-tower = La tour
menara-board-levels =
    { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    }
menara-board-required = { $required } exigés
menara-board-verdict-stands = Tient bien
menara-board-verdict-doubtful = Incertain
menara-board-verdict-falls = S’écroule
menara-board-margin = supporte une inclinaison de { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-degrees = { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-toward-0 = plus fragile vers la droite
menara-board-toward-1 = plus fragile vers l’arrière droite
menara-board-toward-2 = plus fragile vers l’arrière
menara-board-toward-3 = plus fragile vers l’arrière gauche
menara-board-toward-4 = plus fragile vers la gauche
menara-board-toward-5 = plus fragile vers l’avant gauche
menara-board-toward-6 = plus fragile vers l’avant
menara-board-toward-7 = plus fragile vers l’avant droite
menara-board-fills = La plate-forme { $floor } sera complète : une nouvelle suit aussitôt.
menara-board-out-stands = Pendant le retrait, la tour tient bien ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-doubtful = Pendant le retrait, la tour est incertaine ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-falls = La tour tombe dès qu’on le retire.
menara-board-foreseen =
    Ensuite { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    }, { $required } exigés.
menara-board-fits = Cela convient.
menara-board-asking = Vérification…
menara-board-gauge-hidden = Personne ne dit si cela tient : fiez-vous à vos yeux.

# Autour de la tour.
menara-board-hand = Vos piliers
menara-board-camp = Camp
menara-board-bag = Sac
menara-board-by-level = La tour étage par étage
menara-board-ground = Base
menara-board-level = Étage { $level }
menara-board-level-holds = plates-formes : { $floors }, piliers : { $columns } ; socles libres : { $free }
menara-board-floor-number = Plate-forme { $floor }
menara-board-floor-picture = Plate-forme { $floor }, { $side }, avec { $bases } socles

# Vues.
menara-board-stage =
    La tour : { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    }, { $required } exigés
menara-board-plan-label = La tour vue en plan
menara-board-views = Ce qui est montré de la tour
menara-board-all-levels = Tout
menara-board-work-level = Montrer jusqu’à l’étage
menara-board-spread = Écarter

# Décisions.
menara-board-decision = Votre décision
menara-board-tip-base = Posez trois plates-formes comme base du temple ; chacune touche les autres.
menara-board-tip-floor = Posez la nouvelle plate-forme sur des piliers.
menara-board-tip-extend = Posez-la contre la base : cela coûte un étage.
menara-board-tip-extend-free = Posez-la contre la base.
menara-board-tip-swap = Un plan devient carte Étage. Échanger tout le camp ?
menara-board-tip-plan = Choisissez une pile ; sa première carte dit quoi bâtir.
menara-board-tip-place = Touchez un socle allumé, ou glissez-y un pilier.
menara-board-tip-practice = Posez un pilier ou plus, puis terminez votre tour.
menara-board-tip-from = Choisissez le pilier à déplacer.
menara-board-tip-to = Choisissez le socle où il ira.
menara-board-tip-shift = Choisissez une plate-forme, puis les piliers où elle va.
menara-board-camp-help = Échangez les piliers de votre choix avec le camp.
menara-board-exchange = Échanger
menara-board-camp-none = Ne rien échanger
menara-board-swap = Échanger le camp
menara-board-keep = Le garder
menara-board-stop = Finir le tour
menara-board-which-floor = Quelle plate-forme
menara-board-where = Où
menara-board-on-columns = Sur des piliers
menara-board-at-base = Agrandir la base (+1 étage)
menara-board-at-base-free = Agrandir la base
menara-board-side-light = face claire
menara-board-side-dark = face sombre
menara-board-turn-by = Tourner de { $by }°
menara-board-angle = Angle
menara-board-exact = Position exacte
menara-board-keys = Touches sur la tour : les flèches déplacent, R et Maj+R tournent, S accole au voisin, N emplacement suivant, Entrée confirme.
menara-board-confirm = Poser
menara-board-cancel = Annuler
menara-board-next = Possibilité suivante (N)
menara-board-give-up = Renoncer au plan
menara-board-give-up-sure = Le plan devient carte Étage : un étage de plus est exigé. Ce qui est bâti reste.

# La main.
menara-board-tremor-calm = Une main calme : les pièces se posent un peu à côté du centre, et la tour reçoit parfois un léger coup. Garder un ou deux degrés de réserve.
menara-board-tremor-shaky = Une main tremblante : les pièces se posent à côté du centre, et environ une fois sur quatre la tour reçoit un coup, plus fort à mesure qu’on monte. Garder plusieurs degrés de réserve.
menara-board-hand-off = Votre main a tremblé : { $off } mm d’écart.
menara-board-nudge = Elle a frôlé la plate-forme { $floor }.

# Les coups en mots.
menara-board-move-base = Plate-forme { $floor }, { $side } visible
menara-board-move-floor = Nouvelle plate-forme sur des piliers, { $side } visible
menara-board-move-extend = Nouvelle plate-forme contre la base, { $side } visible
menara-board-move-shift = Plate-forme { $floor } à l’étage { $level }
menara-board-move-camp = Donner { $given }, prendre { $taken }
menara-board-move-camp-none = Ne rien échanger
menara-board-move-plan = Révéler une carte : { $pile }
menara-board-move-column = { $column } sur la plate-forme { $floor }, socle { $base }
menara-board-move-move = Pilier de la plate-forme { $from } vers la plate-forme { $floor }, socle { $base }
menara-board-move-give-up = Renoncer au plan
menara-board-move-swap-camp = Échanger tout le camp
menara-board-move-keep-camp = Garder le camp
menara-board-move-stop = Finir le tour
menara-board-group-floor = Sur des piliers
menara-board-group-extend = Agrandir la base du temple
menara-board-group-from = Pilier de la plate-forme { $floor }, socle { $base }
menara-board-group-camp =
    { $number ->
        [one] Échanger { $number } pilier
       *[other] Échanger { $number } piliers
    }

# La fin.
menara-board-score-floors = Plates-formes dans le temple
menara-board-score-columns = Piliers dans le temple

# The steadiness of the hand.
menara-board-steady-title = Une main sûre
menara-board-steady-text = Gardez le point dans l’anneau pendant deux secondes : compensez son balancement avec le pointeur ou les flèches.
menara-board-steady-hold = Tenez le bouton deux secondes, puis lâchez. Rien ne bouge : comptez vous-même.
menara-board-steady-begin = Commencer
menara-board-steady-press = Tenir
menara-board-steady-skip = S’en remettre au hasard
menara-board-steady-exact = Lâché exactement au but.
menara-board-steady-off = Lâché à { NUMBER($off, maximumFractionDigits: 1) } mm et { $turn }° du but.

# On one screen: the card’s outlook, piles, what is left, the piece in hand.
menara-board-outlook-yes = C’est possible.
menara-board-outlook-maybe = Seulement avec une nouvelle plate-forme : complétez-en une d’abord.
menara-board-outlook-fill = La plate-forme { $floor } demande { $missing }.
menara-board-outlook-lack = { $needs } × { $color } (vous en avez { $has })
menara-board-outlook-no-place = Piliers qui conviennent : il en faut { $needs }, vous en avez { $can }.
menara-board-outlook-no-floor = Sur une même plate-forme, seulement { $can } sur { $needs }.
menara-board-outlook-no-move = Seulement { $can } sur { $needs } peuvent monter.
menara-board-outlook-no-fill = Aucune plate-forme n’a de socle libre.
menara-board-outlook-no-shift = Aucune plate-forme ne peut être déplacée.
menara-board-pile-able = faisables : { $able } sur { $cards }
menara-board-pile-blue-why = Utile quand la tour est haute : gardez-en pour plus tard.
menara-board-pile-yellow-why = Utile tant que des socles sont libres.
menara-board-pile-red-why = Les cartes rouges sont plus faciles tant que la tour est basse ; les bleues ne suffiront pas.
menara-board-reveal = Révéler
menara-board-piles = Piles de plans
menara-board-quarry-left = Carrière : { $floors }
menara-board-columns-of = Piliers
menara-board-camp-given =
    { $number ->
        [one] Un pilier échangé.
       *[other] { $number } piliers échangés.
    }
menara-board-tip-camp-now = Touchez maintenant celui que vous voulez au camp
menara-board-tip-own-now = Touchez maintenant celui que vous donnez
menara-board-tip-hopeless = Ce plan est irréalisable : renoncez-y
menara-board-tip-again = Touchez encore pour lâcher
menara-board-in-hand = La pièce en main
menara-board-confirm-move = Déplacer
menara-board-flip = Retourner
menara-board-ends = Ce qui termine la partie
menara-board-ends-text = La partie se termine quand la tour tombe, quand la dernière plate-forme est posée, quand le dernier plan est joué ou quand le sac ne suffit plus pour compléter une main.
menara-board-left-floors = plates-formes : { $left }
menara-board-left-columns = { $left } dans le sac
menara-board-left-cards = plans : { $left }
menara-board-fulfilled =
    { $number ->
        [one] { $number } accomplie
       *[other] { $number } accomplies
    }
menara-board-partner = Vous bâtissez ensemble : regardez ce que font les autres.
