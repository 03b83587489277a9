# Die dreidimensionale Bühne: Kameraknöpfe für alle Spielbretter, die sie benutzen.
stage-loading = Der Tisch wird gedeckt…
stage-plan = Draufsicht
stage-plan-help = Senkrecht von oben schauen (P); noch einmal: zurück zur Schrägsicht
stage-closer = Näher (+)
stage-farther = Weiter weg (−)
stage-reset = Kamera zurück an den Anfang (0)
stage-flat = Zeichnung
stage-flat-help = Das Brett als flache Zeichnung zeigen, ohne 3-D
