# Was die Spielregeln-Maschine über Fehler, Plätze und vorzeitige Enden sagt.

and-list = { $first } und { $last }
list-none = nichts
seat-name = Platz { $seat }

ending-resign = durch Aufgabe
ending-timeout = durch Zeitüberschreitung
ending-agreed = durch Einigung

error-unknown-game = unbekanntes Spiel { $found }; erwartet wird eines von: { $known }
error-unknown-bot = unbekannter Bot { $found }; erwartet wird einer von: { $known }
error-invalid-option = Option „{ $name }“: gefunden { $found }, erwartet { $expected }
error-option-choices = eines von { $choices }
error-option-names = eine Option dieses Spiels: { $names }
error-option-none = eine Option dieses Spiels: es hat keine
error-seats-number = { $game } hat { $span } Plätze, nicht { $seats }
error-seats-span = { $least } bis { $most }
error-seats-random = ein zufälliger erster Platz braucht Würfel
error-seats-first = Option „first“: gefunden { $found }, aber es gibt nur { $seats } Plätze
error-seats-none = es gibt keinen Platz { $seat }: Plätze sind 1 bis { $seats }
error-invalid-move = den Zug { $found } kann niemand lesen; erwartet wird { $expected }
error-move-chance = ein Zug; was auf „!“ folgt, bestimmt der Zufall
error-move-number = eine Zugnummer von 0 bis { $most }
error-illegal-move = { $found } ist nicht erlaubt: { $reason } ({ $clause })
error-not-your-turn = Platz { $seat } ist nicht dran: Platz { $to_act } ist am Zug
error-match-over = { $found } kam nach dem Ende: Die Partie ist vorbei
error-stale-version = der Zug wurde bei Schritt { $seen } gemacht, die Partie ist bei Schritt { $current }
error-undo-refused = Platz { $seat } kann nichts zurücknehmen: nur eigene Schritte, bevor der Zufall gesprochen oder ein anderer Platz gehandelt hat
error-invalid-position = die Stellung ist bei { $found } nicht lesbar; erwartet wird { $expected }
error-invalid-file = Zeile { $line }: gefunden { $found }, erwartet { $expected }
