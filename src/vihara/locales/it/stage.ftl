# La scena tridimensionale: pulsanti della telecamera, comuni a tutti i tabelloni che la usano.
stage-loading = Il tavolo viene preparato…
stage-plan = Dall’alto
stage-plan-help = Guarda in verticale dall’alto (P); di nuovo: torna alla prospettiva
stage-closer = Più vicino (+)
stage-farther = Più lontano (−)
stage-reset = Riporta la telecamera all’inizio (0)
stage-flat = Disegno
stage-flat-help = Mostra il tabellone come disegno piatto, senza 3D
