# Glück oder Können: der Rückblick auf eine beendete Partie.

review-game = in { $game } lassen sich Glück und Können nicht trennen
review-running = zurückgeblickt wird, wenn die Partie zu Ende ist; als Nächstes kommt { $next }
review-progress = jeder Zug wird angeschaut
review-start = Anfang
review-luck = Glück
review-skill = Können
review-unknown = Verborgenes
review-result = Ergebnis
review-adjusted = ohne Glück
review-chance = { $name }, Gewinnchance in %
review-points = { $name }, Vorsprung in Punkten
review-player = { $name }
review-errors = Ein Zug, der nicht erzwungen war, kostete im Mittel { $error } Punkte Gewinnchance (± { $margin }); solche Züge: { $number }. Genauigkeit: { $accuracy } %.
review-marks = Zeichen:
review-phases = Kosten eines Zuges:
review-phase-early = am Anfang
review-phase-middle = in der Mitte
review-phase-late = am Ende
review-lucky = Glücklichste Ziehungen:
review-unlucky = Unglücklichste Ziehungen:
review-turning = Wendepunkte
review-point = Zug { $number }, { $name }: { $move } gewinnt { $win } % – besser { $best }, { $better } %.
review-line = Danach vielleicht { $line }

## The page
review-page-wait = Jeder Zug wird angeschaut. Beim ersten Mal dauert das ein, zwei Minuten.
review-page-graph = Gewinnchance im Lauf der Partie, bei offenen Karten
review-page-graph-text = Jede Linie ist ein Platz; ein Zeichen ist ein Zug, der mindestens 5 Punkte gekostet hat. In der Tabelle steht dasselbe.
review-page-all = Alle Züge
review-page-move = Zug
review-page-win = Gewinnchance
review-page-better = Besser
review-page-lost = Verloren
review-page-look = Ansehen
review-page-marked = Nur Züge mit Zeichen
review-page-sum-text = In Punkten Gewinnchance. Anfang, Glück, Können und was niemand wissen konnte ergeben zusammen das Ergebnis.
review-page-no-turning = Kein Zug hat so viel gekostet, dass er ein Wendepunkt wäre.
review-page-after = Nach Zug { $number }

## Warum ein Zug besser gewesen wäre
review-why-trap = Das Gespielte sieht auf den ersten Blick am besten aus, aber { $best } gewinnt { $more } von 100 Partien mehr.
review-why-seen = { $best } sieht schon auf den ersten Blick am besten aus und gewinnt { $more } von 100 Partien mehr.
review-why-further = Wer weiter vorausdenkt, gewinnt mit { $best } { $more } von 100 Partien mehr und steht um { $gain } Punkte besser.
review-why-wins = Wer weiter vorausdenkt, gewinnt mit { $best } { $more } von 100 Partien mehr.

## Wo alle zusammen gewinnen oder verlieren
review-lost = Verloren in Zug { $number }, { $name }: er begann mit einer Gewinnchance von { $win } %.
review-hope = Gewinnchance am Anfang jedes Zuges, in %: { $chances }
review-tasks = Nicht erfüllte Karten: { $failed } von { $number }. Mit dem Vorhandenen machbar gewesen wären: { $able }.
review-task-yes = wäre machbar gewesen
review-task-maybe = wäre mit Glück machbar gewesen
review-task-no = war nicht machbar
review-risky = Was sicherer gegangen wäre
review-safer = { $name }: { $move } hält eine Neigung von { $margin }° aus, { $safer } eine von { $then }°
