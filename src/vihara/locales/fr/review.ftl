# Chance ou talent : le bilan d’une partie terminée.

review-game = dans { $game }, personne ne joue contre les autres : rien à comparer
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
