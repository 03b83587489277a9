# Chance ou talent : le bilan d’une partie terminée.

review-game = dans { $game }, il n’y a rien à revoir
review-running = on fait le bilan quand la partie est finie ; la suite : { $next }
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
review-errors = Un coup qui n’était pas forcé a coûté en moyenne { $error } points de chances de gagner (± { $margin }) ; il y en a eu { $number }. Précision : { $accuracy } %.
review-marks = Signes :
review-phases = Coût d’un coup :
review-phase-early = au début
review-phase-middle = au milieu
review-phase-late = à la fin
review-lucky = Tirages les plus heureux :
review-unlucky = Tirages les plus malheureux :
review-turning = Tournants de la partie
review-point = Coup { $number }, { $name } : { $move } gagne { $win } % – mieux : { $best }, { $better } %.
review-line = Ensuite peut-être { $line }

## Pourquoi un coup aurait été meilleur
review-why-trap = Le coup joué semble le meilleur à première vue, mais { $best } gagne { $more } parties de plus sur 100.
review-why-seen = { $best } semble déjà le meilleur à première vue, et gagne { $more } parties de plus sur 100.
review-why-further = En réfléchissant plus loin, { $best } gagne { $more } parties de plus sur 100 et vaut { $gain } points de plus.
review-why-wins = En réfléchissant plus loin, { $best } gagne { $more } parties de plus sur 100.

## Là où tous gagnent ou perdent ensemble
review-lost = Perdue au tour { $number }, { $name } : il commençait avec { $win } % de chances.
review-hope = Chances de gagner au début de chaque tour, en % : { $chances }
review-tasks = Cartes manquées : { $failed } sur { $number }. Faisables avec ce qu’il y avait : { $able }.
review-task-yes = c’était faisable
review-task-maybe = c’était faisable avec de la chance
review-task-no = ce n’était pas faisable
review-risky = Ce qui pouvait être plus sûr
review-safer = { $name } : { $move } résiste à une inclinaison de { $margin }°, { $safer } à une de { $then }°
