# Menara : noms, options, refus, journal, fins.

menara-name = Menara
menara-tagline = Bâtir ensemble une tour, plate-forme après plate-forme, sans la laisser tomber.
menara-description = D’une à quatre personnes bâtissent ensemble la tour d’un temple. Des cartes Plan disent quoi faire : poser des piliers, les déplacer vers le haut, remplir une plate-forme. Dès qu’une plate-forme est pleine, une nouvelle est posée sur des piliers au choix. Plus la tour est haute, mieux c’est, et tout obéit à la gravité : ce qui tombe tombe pour tout le monde.

## Matériel et lieux
menara-color-yellow = jaune
menara-color-red = rouge
menara-color-black = noir
menara-color-white = blanc
menara-color-blue = bleu
menara-glyph-blue = bleue
menara-glyph-yellow = jaune
menara-glyph-red = rouge
menara-side-light = claire
menara-side-dark = sombre
menara-side-free = libre
menara-piece-whole = La plate-forme { $number }
menara-piece-part = Un pilier de la plate-forme { $number }
menara-card-place = placer { $number ->
    [one] 1 pilier
   *[other] { $number } piliers
 } ({ $rest ->
    [clair] face claire visible
    [sombre] face sombre visible
   *[other] face au choix
 })
menara-card-floor = placer { $number } piliers sur une plate-forme ({ $rest ->
    [clair] face claire visible
    [sombre] face sombre visible
   *[other] face au choix
 })
menara-card-move = déplacer { $number ->
    [one] 1 pilier
   *[other] { $number } piliers
 } vers le haut ({ $rest ->
    [clair] face claire visible
    [sombre] face sombre visible
   *[other] face au choix
 })
menara-card-fill = remplir une plate-forme ({ $rest ->
    [clair] face claire visible
    [sombre] face sombre visible
   *[other] face au choix
 })
menara-card-shift = déplacer une plate-forme ({ $rest ->
    [clair] face claire visible
    [sombre] face sombre visible
   *[other] face au choix
 })
menara-card-light = clair
menara-card-dark = sombre
menara-card-free = libre

## Options
menara-option-difficulty = Difficulté
menara-option-difficulty-help = Combien d’étages sont exigés, avec combien de piliers
menara-option-difficulty-easy = facile
menara-option-difficulty-medium = moyenne
menara-option-difficulty-hard = difficile
menara-option-hand = Main
menara-option-hand-help = Combien tremble la main qui construit
menara-option-hand-steady = sûre
menara-option-hand-calm = calme
menara-option-hand-shaky = tremblante
menara-option-gauge = Marges
menara-option-gauge-help = Si l’on sait, avant de lâcher, combien la tour est stable
menara-option-gauge-shown = visibles
menara-option-gauge-hidden = cachées
menara-option-practice = Entraînement
menara-option-practice-help = Bâtir sans cartes Plan, un pilier ou plus par tour, le plus haut possible
menara-option-practice-no = non
menara-option-practice-yes = oui, sans cartes Plan
menara-option-first = Qui commence
menara-option-first-help = La place qui commence et pose la base du temple
menara-option-first-1 = Place 1
menara-option-first-2 = Place 2
menara-option-first-3 = Place 3
menara-option-first-4 = Place 4
menara-option-first-random = au hasard
menara-option-floors = Plates-formes
menara-option-floors-help = Une table de plates-formes à la place des nôtres
menara-option-cards = Cartes Plan
menara-option-cards-help = Une table de cartes Plan à la place des nôtres
menara-preset-learn = Pour apprendre
menara-preset-learn-help = Une main sûre, et l’on voit combien la tour est stable.
menara-preset-table = Comme à une vraie table
menara-preset-table-help = La main tremble un peu, et personne ne dit si cela tient. Pas de conseils non plus.

## Phases
menara-phase-base = Posez la base du temple
menara-phase-camp = Échangez des piliers au camp, ou non
menara-phase-plan = Révélez un plan
menara-phase-build = Exécutez le plan
menara-phase-practice = Posez un pilier ou plus, puis finissez votre tour
menara-phase-floor = Posez la nouvelle plate-forme
menara-phase-swap = Échangez tout le camp, ou gardez-le

## Quels textes sont des coups
menara-expected = base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp ou stop
menara-expected-level = un étage de 1 à { $most }
menara-expected-floor = une plate-forme de 1 à { $most }
menara-expected-base = un socle de 1 à { $most }
menara-expected-angle = un angle de 0 à 359
menara-expected-order = les couleurs dans l’ordre { $colors }
menara-expected-sides = aucune couleur des deux côtés de « for »
menara-expected-columns = pas plus de piliers que vous n’en avez
menara-expected-column = ! { $target } et l’un de { $colors }
menara-expected-quarry = ! quarry et une plate-forme
menara-expected-plan = ! plan et une carte, comme ! plan place 2 dark
menara-expected-error = l’erreur de la main, comme ! hand 0.3 -0.6 0
menara-expected-nudge = une poussée, comme ! nudge 9 0.2 135
menara-expected-fallen = ce qui est tombé, comme ! fallen 9 ou ! fallen 3.1
menara-expected-fallen-out = ce qui est tombé, comme ! fallen out 9 ou ! fallen out 3.1
menara-expected-tables = des tables de matériel d’une partie qui se joue ici
menara-expected-move = un coup, pas un tirage
menara-expected-table = une table de matériel comme dans data/{ $file }

## Pourquoi un coup est refusé
menara-refusal-allowed = c’est permis
menara-refusal-base-first = posez d’abord la base du temple
menara-refusal-camp-first = d’abord le camp : échangez des piliers, ou non
menara-refusal-plan-now = révélez maintenant un plan
menara-refusal-build-now = exécutez maintenant le plan
menara-refusal-floor-first = posez d’abord la nouvelle plate-forme
menara-refusal-swap-now = dites d’abord si le camp est échangé
menara-refusal-nobody = personne ne décide maintenant
menara-refusal-no-move = cela ne se peut pas maintenant
menara-refusal-pile = la pile { $glyph } est vide
menara-refusal-bag = il y a moins de six piliers dans le sac
menara-refusal-practice-build = posez simplement des piliers : l’entraînement n’a pas de plans
menara-refusal-no-card = il n’y a pas de plan auquel renoncer
menara-refusal-stop = exécutez le plan, ou renoncez-y
menara-refusal-first-column = posez au moins un pilier
menara-refusal-exchange = rendez autant de piliers que vous en prenez
menara-refusal-hand-none = vous n’avez pas de pilier { $color }
menara-refusal-hand-few = piliers de cette couleur ({ $color }) : vous n’en avez que { $held }
menara-refusal-camp-none = le camp n’a pas de pilier { $color }
menara-refusal-camp-few = piliers de cette couleur ({ $color }) : le camp n’en a que { $held }
menara-refusal-card = la carte demande : { $card }
menara-refusal-no-base = ce socle n’existe pas dans la tour
menara-refusal-taken = un pilier s’y dresse déjà
menara-refusal-base-color = ce socle attend un pilier { $color }
menara-refusal-no-column = vous n’avez pas de pilier { $color }
menara-refusal-target = la carte se poursuit sur la plate-forme { $floor }
menara-refusal-bare = aucun pilier ne s’y dresse
menara-refusal-moved = ce pilier a déjà été déplacé ce tour-ci
menara-refusal-higher = la plate-forme { $to } n’est pas plus haute que la plate-forme { $floor }
menara-refusal-on-nothing = la plate-forme ne repose sur aucun pilier
menara-refusal-overlaps = la plate-forme chevauche la plate-forme { $floor } de { $length } mm
menara-refusal-apart = la plate-forme ne touche pas la plate-forme { $floor } : { $length } mm d’écart
menara-refusal-apart-all = la plate-forme ne touche pas la base du temple : { $length } mm d’écart
menara-refusal-one-point = la plate-forme ne touche la base du temple qu’en un point, à la plate-forme { $floor }
menara-refusal-beyond = le pilier dépasse de { $length } mm son socle sur la plate-forme { $floor }
menara-refusal-in-the-way = le pilier entre de { $length } mm dans un autre, sur la plate-forme { $floor }
menara-refusal-no-such-base = ce socle n’existe pas sur la plate-forme { $floor }
menara-refusal-not-to-lay = la plate-forme { $floor } n’est pas de celles à poser
menara-refusal-rim = la face { $side } doit être visible
menara-refusal-not-in-tower = la plate-forme { $floor } n’est pas dans la tour
menara-refusal-part = la plate-forme { $floor } fait partie de la base du temple
menara-refusal-same-level = la plate-forme { $floor } est déjà à l’étage { $level }
menara-refusal-on-columns = la plate-forme doit reposer sur des piliers
menara-refusal-carries = les piliers qu’elle porte soutiennent la plate-forme { $floor }
menara-refusal-no-column-below = la plate-forme ne repose sur aucun pilier de l’étage { $level }

## Ce qui s’est passé
menara-event-quarry = Plates-formes de la carrière : { $floor }.
menara-event-camp = { $number ->
    [one] Un pilier { $color } arrive au camp.
   *[other] { $number } piliers arrivent au camp : { $color }.
}
menara-event-bag = { $number ->
    [one] { $name } tire du sac un pilier { $color }.
   *[other] { $name } tire du sac { $number } piliers : { $color }.
}
menara-event-base = { $name } pose la plate-forme { $floor } de la base du temple, face { $side }.
menara-event-exchange = { $name } échange au camp : { $given } contre { $taken }.
menara-event-exchange-none = { $name } n’échange rien au camp.
menara-event-reveal = { $name } tire un plan de la pile { $glyph }.
menara-event-plan = Le plan : { $card }.
menara-event-column = { $name } pose un pilier { $color } sur la plate-forme { $base }.
menara-event-move = { $name } déplace un pilier de la plate-forme { $base } vers la plate-forme { $to }.
menara-event-floor = { $name } pose la plate-forme { $floor } à l’étage { $level }, face { $side }.
menara-event-extend = { $name } agrandit la base du temple avec la plate-forme { $floor }, face { $side }.
menara-event-shift = { $name } déplace la plate-forme { $floor } à l’étage { $level }.
menara-event-give-up = { $name } renonce au plan.
menara-event-stop = { $name } finit son tour.
menara-event-swap-camp = { $name } échange tout le camp.
menara-event-keep-camp = { $name } garde le camp tel quel.
menara-event-hand = La main a tremblé : { $off } mm d’écart{ $angle ->
    [0] { "" }
   *[other] , tournée de { $angle }°
 }.
menara-event-nudge = La main frôle la plate-forme { $floor }.
menara-event-quiet = La main reste calme.
menara-event-stands = La tour tient debout.
menara-event-fallen = { $piece } tombe.
menara-event-collapse = { $again ->
    [1] Ce qui est tombé est redressé.
   *[other] La tour s’écroule. Étages encore debout : { $levels }.
 }
menara-event-interrupted = Une plate-forme est pleine : { $name } en pose une nouvelle.
menara-event-level-card = Un étage de plus est exigé : { $required } désormais.
menara-event-fulfilled = { $name } a accompli la carte : { $card }.
menara-event-camp-exchanged = Les anciens piliers du camp retournent dans le sac.
menara-event-turn = C’est à { $name }.
menara-event-over = { $required ->
    [0] La partie est terminée, hauteur en étages : { $levels }.
   *[other] La partie est terminée, étages : { $levels } sur { $required }.
 }

## Pourquoi elle s’est terminée
menara-ending-collapsed = la tour est tombée ; étages : { $levels } sur { $required }
menara-ending-stuck = des piliers sont tombés et ne peuvent être redressés ; étages : { $levels } sur { $required }
menara-ending-columns = le sac n’a plus assez de piliers ; étages : { $levels } sur { $required }
menara-ending-cards = le dernier plan est joué ; étages : { $levels } sur { $required }
menara-ending-floors = la dernière plate-forme est posée ; étages : { $levels } sur { $required }
menara-ending-place = plus aucun pilier ne trouve place ; étages : { $levels }
menara-practice-collapsed = la tour est tombée ; étages encore debout : { $levels }
menara-practice-stuck = des piliers sont tombés et ne peuvent être redressés ; étages : { $levels }
menara-practice-columns = le sac n’a plus assez de piliers ; étages : { $levels }
menara-practice-floors = la dernière plate-forme est posée ; étages : { $levels }

## Le score, ligne par ligne
menara-score-levels = Étages
menara-score-required = Exigés

## Pourquoi le partenaire le fait
menara-hint-base = Garde la base du temple compacte, pour que des plates-formes puissent l’enjamber ; socles visibles : { $free }.
menara-hint-camp-none = Vos piliers qui vont sur un socle sûr : { $fit }. Aucun échange n’aiderait beaucoup.
menara-hint-camp-fill = Vous pourrez alors remplir la plate-forme { $floor }, ce qui en amène une nouvelle.
menara-hint-camp-fit = Vos piliers qui vont sur un socle sûr : { $fit } alors, { $was } maintenant.
menara-hint-camp-floor = Vos piliers qui vont sur une même plate-forme : { $most } alors, { $was } maintenant.
menara-hint-camp-high = Vos piliers iront sur des plates-formes plus hautes.
menara-hint-plan = Parmi les cartes encore à venir, { $good } sur { $cards } sont faisables maintenant.
menara-hint-plan-early = Parmi les cartes encore à venir, { $good } sur { $cards } sont faisables maintenant, et mieux vaut tirer tôt les difficiles.
menara-hint-column-fill = Remplit la plate-forme { $floor }, ce qui en amène une nouvelle ; la tour supporte alors une inclinaison de { $margin }° ({ $was }° maintenant).
menara-hint-column = À l’étage { $level } ; la tour supporte alors une inclinaison de { $margin }° ({ $was }° maintenant). Socles restants sur cette plate-forme : { $free }.
menara-hint-column-base = Sur la base du temple, qui porte tout. Socles restants sur cette plate-forme : { $free }.
menara-hint-move = Il monte à l’étage { $level } ; la tour supporte une inclinaison de { $out }° pendant que le pilier est retiré, et { $margin }° ensuite ({ $was }° maintenant).
menara-hint-shift = Étages du temple alors : { $levels } ; la tour supporte une inclinaison de { $out }° pendant que la plate-forme est retirée, et { $margin }° ensuite ({ $was }° maintenant).
menara-hint-floor = À l’étage { $level }, piliers porteurs : { $columns } ; la tour supporte alors une inclinaison de { $margin }° ({ $was }° maintenant). Sur { $free } nouveaux socles, { $safe } peuvent porter un pilier sans risque.
menara-hint-extend = Aucune place trouvée sur des piliers où la tour supporterait une inclinaison de { $careful }°. Cela coûte un étage et ouvre des socles au sol : { $free }.
menara-hint-extend-cost = Cela coûte un étage et ouvre des socles au sol : { $free }.
menara-hint-give-up-none = Rien de ce que la carte demande n’est possible.
menara-hint-give-up = Quoi que la carte demande, la tour ne supporterait plus ensuite une inclinaison de { $careful }°.
menara-hint-give-up-cost = Un étage de plus sera exigé.
menara-hint-stop = Ensuite on pioche, et le choix est plus grand.
menara-hint-swap = Piliers du camp qui vont sur des socles libres : seulement { $fit }.
menara-hint-keep = Piliers du camp qui vont sur des socles libres : { $fit }.
