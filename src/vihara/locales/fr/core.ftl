# Ce que dit le moteur des erreurs, des places et des fins anticipées.

and-list = { $first } et { $last }
list-none = rien
seat-name = Place { $seat }

ending-resign = par abandon
ending-timeout = au temps
ending-agreed = d’un commun accord

error-unknown-game = jeu inconnu { $found } ; attendu l’un de : { $known }
error-unknown-bot = robot inconnu { $found } ; attendu l’un de : { $known }
error-invalid-option = option « { $name } » : trouvé { $found }, attendu { $expected }
error-option-choices = l’un de { $choices }
error-option-names = une option de ce jeu : { $names }
error-option-none = une option de ce jeu : il n’en a aucune
error-seats-number = { $game } se joue à { $span } places, pas à { $seats }
error-seats-span = { $least } à { $most }
error-seats-random = une première place au hasard demande des dés
error-seats-first = option « first » : trouvé { $found }, mais il n’y a que { $seats } places
error-seats-none = il n’y a pas de place { $seat } : les places vont de 1 à { $seats }
error-invalid-move = coup illisible { $found } ; attendu { $expected }
error-move-chance = un coup ; ce qui suit « ! » revient au hasard
error-move-number = un numéro d’action de 0 à { $most }
error-illegal-move = { $found } n’est pas permis : { $reason } ({ $clause })
error-not-your-turn = la place { $seat } ne peut pas jouer maintenant : c’est à la place { $to_act }
error-match-over = { $found } est venu après la fin : la partie est terminée
error-stale-version = le coup a été joué à l’étape { $seen }, la partie en est à l’étape { $current }
error-undo-refused = la place { $seat } n’a rien à reprendre : seulement ses propres étapes, avant un tirage ou l’action d’une autre place
error-invalid-position = position illisible à { $found } ; attendu { $expected }
error-invalid-file = ligne { $line } : trouvé { $found }, attendu { $expected }
