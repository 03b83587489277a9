# Was die Spielregeln-Maschine über Fehler, Plätze und vorzeitige Enden sagt.

and-list = { $first } und { $last }
list-none = nichts
seat-name = Platz { $seat }

ending-resign = durch Aufgabe
ending-timeout = durch Zeitüberschreitung
ending-agreed = durch Einigung

error-unknown-game = unbekanntes Spiel { $found }; erwartet wird eines von: { $known }
error-unknown-bot = unbekannter Bot { $found }; erwartet wird einer von: { $known }
error-unknown-rules = { $game }: gefunden Regeln { $found }, erwartet eine von: { $known }
error-invalid-option = Option „{ $name }“: gefunden { $found }, erwartet: { $expected }
error-option-choices = eines von { $choices }
error-option-names = eine Option dieses Spiels: { $names }
error-option-none = eine Option dieses Spiels: es hat keine
error-seats-number = { $game } hat { $span } Plätze, nicht { $seats }
error-seats-span = { $least } bis { $most }
error-seats-random = ein zufälliger erster Platz braucht Würfel
error-seats-first = Option „first“: gefunden { $found }, aber es gibt nur { $seats } Plätze
error-seats-none = es gibt keinen Platz { $seat }: Plätze sind 1 bis { $seats }
error-invalid-move = der Zug { $found } ist nicht lesbar; erwartet: { $expected }
error-move-chance = ein Zug; was auf „!“ folgt, bestimmt der Zufall
error-move-number = eine Zugnummer von 0 bis { $most }
error-illegal-move = { $found } ist nicht erlaubt: { $reason } ({ $clause })
error-not-your-turn = Platz { $seat } ist nicht dran: Platz { $to_act } ist am Zug
error-match-over = { $found } kam nach dem Ende: Die Partie ist vorbei
error-stale-version = der Zug wurde bei Schritt { $seen } gemacht, die Partie ist bei Schritt { $current }
error-undo-refused = Platz { $seat } kann nichts zurücknehmen: nur eigene Schritte, bevor der Zufall gesprochen oder ein anderer Platz gehandelt hat
error-invalid-position = die Stellung ist bei { $found } nicht lesbar; erwartet: { $expected }
error-invalid-file = Zeile { $line }: gefunden { $found }, erwartet: { $expected }

## Partiedateien
file-bracket = eine Kopfzeile, die mit „]“ endet
file-first = [vihara { $format }] als erste Zeile
file-headers = eine Kopfzeile namens { $names }
file-once = jede Kopfzeile nur einmal (Zeile { $line } hat sie schon)
file-no-header = keine solche Kopfzeile
file-header = eine Zeile [{ $header } …] vor dem ersten Zug
file-games = eines von: { $known }
file-rules = die Regeln von { $game }, die dieses Programm spielt: { $known }
file-seats = eine Zahl von Plätzen zwischen { $least } und { $most }
file-json = ein JSON-Objekt
file-options = Optionen von { $game }: { $why }
file-seat = ein Platz von 1 bis { $seats }
file-date = ein Datum wie [date 2026-11-15]
file-digits = 64 hexadezimale Ziffern
file-seed = 64 hexadezimale Ziffern, oder fast- und 16
file-nothing = nichts weiter: Die Partie ist vorbei
file-move = ein Zug von Platz { $seat }
file-chance = eine Zufallszeile wie { $found }
file-impossible = { $expected }; { $found } kann hier nicht geschehen
file-because = { $expected } ({ $why })
file-line = { $expected }: eine Platznummer und ein Zug, oder „!“ und was der Zufall gab
file-late = Kopfzeilen nur vor dem ersten Zug
file-half = eine ganze Kopfzeile; hier bricht die Datei ab
file-after = nichts nach dem Ende der Partie
file-cut = { $expected }; in dieser Zeile bricht die Datei ab
file-unfinished = { $expected }, denn Zeile { $line } sagt [result { $result }]
file-end = das Ende der Datei
file-result = [result { $result }], wie es die Züge ergeben
file-no-seed = die Datei hat keine Zeile [seed …]; der Schlüssel wird geschrieben, sobald die Partie vorbei ist
file-no-hash = die Datei hat keine Zeile [seed-hash …], an der sich der Schlüssel prüfen ließe
file-hash = [seed-hash { $hash }], der Hash des Schlüssels
file-given = { $found }, wie es der Schlüssel ergibt
file-given-nothing = keine solche Zufallszeile, wie es der Schlüssel ergibt
file-share = { $digits } oder bot, absent oder withheld
file-shares = für jeden der { $seats } Plätze eine Zeile [share PLATZ …]
file-from = die Zahl der Zufallsergebnisse, die von anderen Würfeln stammen
file-drawn = [drawn first]
file-first-drawn = dass Platz { $seat } beginnt, wie es der Schlüssel ergibt

## Was eine Partiedatei beweist
verify-keyed = geprüft: Der Schlüssel passt zu seinem Hash, und alle { $draws } Zufallsergebnisse stammen von ihm
verify-shared = geprüft: Der Schlüssel passt zu seinem Hash, und alle { $draws } Zufallsergebnisse stammen von ihm und von dem, was die Plätze beigetragen haben
verify-fast = geprüft: Alle { $draws } Zufallsergebnisse stammen vom Startwert (schnelle Würfel, wie in Simulationen)
verify-skipped = die ersten { $number } Zufallsergebnisse stammen von anderen Würfeln: Sie wurden nicht geprüft
verify-first = Platz { $seat } wurde als Erster ausgelost, mit denselben Würfeln
verify-compare = der Hash zum Vergleich mit dem, der gezeigt wurde: { $hash }
verify-share = Platz { $seat } hat einen Anteil beigetragen; sein Hash zum Vergleich: { $hash }
verify-bot = Platz { $seat } ist ein Bot: Sein Anteil folgt aus dem Hash
verify-absent = Platz { $seat } hat nicht rechtzeitig einen Anteil zugesagt: Sein Anteil folgt aus dem Hash
verify-withheld = Platz { $seat } hat den zugesagten Anteil nicht aufgedeckt: Er kann zwischen zwei Ausgaben gewählt haben
verify-alone = eine Seite allein hat den Schlüssel gewählt: Sie kann mehrere ausprobiert haben
verify-unfinished = die Partie ist in dieser Datei nicht vorbei: Ihr Ende kann abgeschnitten sein
verify-early = die Partie wurde vorzeitig beendet: Nichts beweist, dass das so gewollt war, oder von wem
verify-nothing = nicht bewiesen: Namen, Daten, wer welchen Zug gemacht hat, und dass am Ende nichts fehlt
