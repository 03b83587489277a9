# Ce que dit le moteur des erreurs, des places et des fins anticipées.

and-list = { $first } et { $last }
list-none = rien
seat-name = Place { $seat }

ending-resign = par abandon
ending-timeout = au temps
ending-agreed = d’un commun accord

error-unknown-game = jeu inconnu { $found } ; attendu l’un de : { $known }
error-unknown-bot = robot inconnu { $found } ; attendu l’un de : { $known }
error-unknown-rules = { $game } : règles { $found } trouvées, attendu l’une de : { $known }
error-invalid-option = option « { $name } » : trouvé { $found }, attendu : { $expected }
error-option-choices = l’un de { $choices }
error-option-names = une option de ce jeu : { $names }
error-option-none = une option de ce jeu : il n’en a aucune
error-seats-number = { $game } se joue à { $span } places, pas à { $seats }
error-seats-span = { $least } à { $most }
error-seats-random = une première place au hasard demande des dés
error-seats-first = option « first » : trouvé { $found }, mais il n’y a que { $seats } places
error-seats-none = il n’y a pas de place { $seat } : les places vont de 1 à { $seats }
error-invalid-move = coup illisible { $found } ; attendu : { $expected }
error-move-chance = un coup ; ce qui suit « ! » revient au hasard
error-move-number = un numéro d’action de 0 à { $most }
error-illegal-move = { $found } n’est pas permis : { $reason } ({ $clause })
error-not-your-turn = la place { $seat } ne peut pas jouer maintenant : c’est à la place { $to_act }
error-match-over = { $found } est venu après la fin : la partie est terminée
error-stale-version = le coup a été joué à l’étape { $seen }, la partie en est à l’étape { $current }
error-undo-refused = la place { $seat } n’a rien à reprendre : seulement ses propres étapes, avant un tirage ou l’action d’une autre place
error-invalid-position = position illisible à { $found } ; attendu : { $expected }
error-invalid-file = ligne { $line } : trouvé { $found }, attendu : { $expected }

## Fichiers de partie
file-bracket = un en-tête qui se termine par « ] »
file-first = [vihara { $format }] en première ligne
file-headers = un en-tête nommé { $names }
file-once = chaque en-tête une seule fois (la ligne { $line } l’a déjà)
file-no-header = aucun en-tête de ce nom
file-header = une ligne [{ $header } …] avant le premier coup
file-games = l’un de : { $known }
file-rules = les règles de { $game } que joue ce programme : { $known }
file-seats = un nombre de places de { $least } à { $most }
file-json = un objet JSON
file-options = des options de { $game } : { $why }
file-seat = une place de 1 à { $seats }
file-date = une date comme [date 2026-11-15]
file-digits = 64 chiffres hexadécimaux
file-seed = 64 chiffres hexadécimaux, ou fast- et 16
file-nothing = plus rien : la partie est terminée
file-move = un coup de la place { $seat }
file-chance = une ligne de hasard comme { $found }
file-impossible = { $expected } ; { $found } ne peut pas arriver ici
file-because = { $expected } ({ $why })
file-line = { $expected } : un numéro de place et un coup, ou « ! » et ce que le hasard a donné
file-late = des en-têtes avant le premier coup seulement
file-half = un en-tête entier ; le fichier est coupé ici
file-after = rien après la fin de la partie
file-cut = { $expected } ; le fichier est coupé dans cette ligne
file-unfinished = { $expected }, puisque la ligne { $line } dit [result { $result }]
file-end = la fin du fichier
file-result = [result { $result }], comme le donnent les coups
file-no-seed = le fichier n’a pas de ligne [seed …] ; la graine est écrite une fois la partie terminée
file-no-hash = le fichier n’a pas de ligne [seed-hash …] pour vérifier la graine
file-hash = [seed-hash { $hash }], l’empreinte de la graine
file-given = { $found }, comme le donne la graine
file-given-nothing = pas de telle ligne de tirage, comme le donne la graine
file-share = { $digits }, ou bot, absent ou withheld
file-shares = une ligne [share PLACE …] pour chacune des { $seats } places
file-from = le nombre de tirages venus d’autres dés
file-drawn = [drawn first]
file-first-drawn = la place { $seat } pour commencer, comme le donne la graine

## Ce que prouve un fichier de partie
verify-keyed = vérifié : la graine correspond à son empreinte, et les { $draws } tirages en viennent tous
verify-shared = vérifié : la graine correspond à son empreinte, et les { $draws } tirages viennent tous d’elle et de ce que les places ont ajouté
verify-fast = vérifié : les { $draws } tirages viennent tous de la graine (dés rapides, comme dans les simulations)
verify-skipped = les { $number } premiers tirages viennent d’autres dés : ils n’ont pas été vérifiés
verify-first = la place { $seat } a été tirée au sort pour commencer, avec les mêmes dés
verify-compare = l’empreinte à comparer avec celle qui a été montrée : { $hash }
verify-share = la place { $seat } a ajouté une part ; son empreinte à comparer : { $hash }
verify-bot = la place { $seat } est un bot : sa part découle de l’empreinte
verify-absent = la place { $seat } n’a pas promis de part à temps : sa part découle de l’empreinte
verify-withheld = la place { $seat } n’a pas dévoilé la part promise : elle a pu choisir entre deux donnes
verify-alone = un seul côté a choisi la graine : il a pu en essayer plusieurs
verify-unfinished = la partie n’est pas finie dans ce fichier : sa fin a pu être coupée
verify-early = la partie a été arrêtée avant la fin : rien ne prouve que c’était voulu, ni par qui
verify-nothing = non prouvé : les noms, les dates, qui a joué quel coup, et que rien ne manque à la fin
