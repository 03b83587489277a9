# Chance ou talent : le bilan d’une partie terminée.

review-game = à { $game }, la chance et le talent ne se séparent pas
review-running = on fait le bilan quand la partie est finie ; la suite : { $next }
review-progress = chaque coup est examiné
review-start = départ
review-luck = chance
review-skill = talent
review-unknown = caché
review-result = résultat
review-adjusted = sans la chance
review-chance = { $name }, chances de gagner en %
review-points = { $name }, avance en points
review-player = { $name }
review-errors = Un coup qui n’était pas forcé a coûté en moyenne { $error } points de chances de gagner (± { $margin }) ; il y en a eu { $number }. Précision : { $accuracy } %.
review-marks = Signes :
review-phases = Coût d’un coup :
review-phase-early = au début
review-phase-middle = au milieu
review-phase-late = à la fin
review-lucky = Tirages les plus heureux :
review-unlucky = Tirages les plus malheureux :
review-turning = Tournants de la partie
review-point = Coup { $number }, { $name } : { $move } gagne { $win } % – mieux : { $best }, { $better } %.
review-line = Ensuite peut-être { $line }

## The page
review-page-wait = Chaque coup est examiné. La première fois, cela prend une ou deux minutes.
review-page-graph = Chances de gagner au fil de la partie, cartes ouvertes
review-page-graph-text = Chaque ligne est une place ; un signe est un coup qui a coûté au moins 5 points. Le tableau dit la même chose.
review-page-all = Tous les coups
review-page-move = Coup
review-page-win = Chances de gagner
review-page-better = Mieux
review-page-lost = Perdu
review-page-look = Voir
review-page-marked = Seulement les coups marqués
review-page-sum-text = En points de chances de gagner. Départ, chance, talent et ce que personne ne pouvait savoir donnent ensemble le résultat.
review-page-no-turning = Aucun coup n’a coûté assez pour être un tournant.
review-page-after = Après le coup { $number }

## Pourquoi un coup aurait été meilleur
review-why-trap =
    Le coup joué semble le meilleur à première vue, mais { $best } gagne { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100.
review-why-seen =
    { $best } semble déjà le meilleur à première vue, et gagne { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100.
review-why-further =
    En réfléchissant plus loin, { $best } gagne { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100 et vaut { $gain } points de plus.
review-why-wins =
    En réfléchissant plus loin, { $best } gagne { $more ->
        [one] { $more } partie
       *[other] { $more } parties
    } de plus sur 100.

## Là où tous gagnent ou perdent ensemble
review-lost = Perdue au tour { $number }, { $name } : il commençait avec { $win } % de chances.
review-hope = Chances de gagner au début de chaque tour, en % : { $chances }
review-tasks = Cartes manquées : { $failed } sur { $number }. Faisables avec ce qu’il y avait : { $able }.
review-task-yes = c’était faisable
review-task-maybe = c’était faisable avec de la chance
review-task-no = ce n’était pas faisable
review-risky = Ce qui pouvait être plus sûr
review-safer = { $name } : { $move } résiste à une inclinaison de { $margin }°, { $safer } à une de { $then }°
