# Learn Menara: guided first game, rules by clause, drawings

## Learn page
learn-menara-tagline = Gemeinsam errichtet ihr einen Tempel aus Säulen und Böden, so hoch, wie es der Plan verlangt, bevor er fällt.
learn-menara-goal = Ihr gewinnt oder verliert gemeinsam: Am Ende muss der Tempel mindestens so viele Etagen haben, wie Etagenkarten liegen. Es endet, wenn der Turm fällt, der letzte Boden gebaut, der letzte Bauplan erledigt ist oder der Beutel zum Auffüllen nicht reicht.

## Notes of the guided first game
learn-menara-note-welcome = Willkommen! In Menara baut ihr, du und Mira, zusammen einen Tempel. Ihr gewinnt oder verliert gemeinsam: Am Ende muss er so viele Etagen haben, wie Etagenkarten liegen. Jetzt sind es drei.
learn-menara-note-base = Drei Tempelböden liegen aneinander auf dem Tisch: das Tempelfundament, das noch keine Etage ist. Die farbigen Ringe sind Sockel; auf jedem steht eine Säule seiner Farbe. Du hast sieben Säulen, Mira auch, und alle sehen sie.
learn-menara-note-camp = Dein Zug beginnt im Camp: Tausche beliebig viele Säulen eins zu eins, oder keine. Boden 2, die lange Platte, hat drei gelbe Sockel und einen roten. Gib Schwarz für Gelb.
learn-menara-note-plan = Decke nun einen Bauplan von einem der drei Stapel auf: Blau ist meist leicht, Gelb mittel, Rot meist schwer. Nimm Blau.
learn-menara-note-column = „Setze 2 Säulen“, irgendwohin. Stelle eine gelbe auf Sockel 1 von Boden 2.
learn-menara-note-spread = Und die zweite auf Sockel 2 desselben Bodens. Säulen, die weit auseinander stehen, tragen den nächsten Boden besser.
learn-menara-note-refill = Die Karte ist erfüllt, und du hast zwei Säulen aus dem Beutel gezogen, wieder auf sieben. Reichte der Beutel dafür nicht, wäre das Spiel zu Ende.
learn-menara-note-keep = Auch Mira hat eine Säule auf Boden 2 gestellt. Nur sein roter Sockel ist noch frei, und du hast Rot. Aus dem Camp brauchst du nichts: Tausche nicht.
learn-menara-note-rim = Nimm wieder Blau. Achte auf den Rand der Karte: hell, dunkel oder frei. Er sagt, welche Seite eines neuen Bodens nach oben muss.
learn-menara-note-fill = Setze zwei, heller Rand. Stelle Rot auf den letzten Sockel von Boden 2: Ist ein Boden voll, unterbricht das die Karte sofort, und ein neuer Boden muss gelegt werden.
learn-menara-note-floor = Hier ist der oberste Boden aus dem Steinbruch, helle Seite oben. Lege ihn so auf die Säulen, dass sein Gewicht gut zwischen ihnen ruht. Die Reserve sagt, wie weit sich der Tisch neigen dürfte, bevor der Tempel fällt.
learn-menara-note-upper = Dann geht die Karte weiter: Eine Säule fehlt noch. Neue Böden bieten neue Sockel; stelle Gelb auf Sockel 1 von Boden 8.
learn-menara-note-level = Der Tempel hat seine erste Etage: 1 von 3. Eine Etage kann aus mehreren Böden bestehen; es zählt die Etage des höchsten.
learn-menara-note-fail = Mira nahm einen roten Plan: drei Säulen auf höhere Etagen versetzen. Das geht noch nicht, also hat sie aufgegeben. Die Karte wurde zur Etagenkarte: Jetzt sind vier Etagen nötig. Zum Trost hat sie das ganze Camp ausgetauscht.
learn-menara-note-kinds = Es gibt fünf Arten von Plänen: Säulen irgendwohin setzen, mehrere auf einen Boden setzen, Säulen nach oben versetzen, einen Boden füllen oder einen ganzen Boden samt Säulen versetzen. Früh ist vieles leicht; später zittert alles.
learn-menara-note-late = Wir springen weit nach vorn: Fünf von fünf Etagen stehen, und zwei Böden sind übrig. Dieser muss mit der dunklen Seite nach oben liegen. Lege ihn auf die drei Säulen des höchsten Bodens: Das macht sechs.
learn-menara-note-extend = Mira hat einen Boden gefüllt, und für den letzten Boden des Steinbruchs war oben kein sicherer Platz. Sie hat damit das Fundament erweitert; das kostet eine Etage: sechs von sechs. Der letzte Boden beendet das Spiel, und ihr habt gemeinsam gewonnen!
learn-menara-note-collapse = Und wenn Böden fallen? Dann endet das Spiel sofort, und es zählt, was noch steht. Also baut breit, haltet das Gewicht in der Mitte und gebt lieber eine Karte auf als den Tempel.

## Headings of the rules
learn-menara-heading-components = Spielmaterial
learn-menara-heading-setup = Aufbau
learn-menara-heading-turn = Der Zug
learn-menara-heading-floor = Ein neuer Boden
learn-menara-heading-fail = Scheitern
learn-menara-heading-end = Etagen, Einsturz, Ende
learn-menara-heading-example = Ein Beispiel
learn-menara-heading-rulings = Festlegungen

## The rules, clause by clause
learn-menara-rule-e-c1 = Im Beutel sind 76 Säulen: 30 gelbe, 20 rote, 12 schwarze, 8 weiße und 6 blaue.
learn-menara-rule-e-c2 = Es gibt 18 Tempelböden mit einer hellen und einer dunklen Seite, jede mit drei bis sechs farbigen Sockeln.
learn-menara-rule-e-c3 = Von den 35 Bauplänen haben 9 ein blaues Zeichen (meist leicht), 12 ein gelbes (mittel) und 14 ein rotes (meist schwer). Der Rand ist hell, dunkel oder frei wählbar.
learn-menara-rule-e-c4 = Fünf Etagenkarten und ein Camp für sechs Säulen.
learn-menara-rule-e-c5 = Die Formen der Böden und die Liste der Baupläne haben wir selbst entworfen.
learn-menara-rule-e-s1 = Alle Säulen kommen in den Beutel; sechs zufällige ins Camp.
learn-menara-rule-e-s2 = Die Böden in zufälliger Reihenfolge sind der Steinbruch. Die obersten drei bilden das Tempelfundament: Jeder berührt die beiden anderen, keiner überlappt, und die Seiten wählt ihr.
learn-menara-rule-e-s3 = Etagenkarten: leicht drei, mittel vier, schwer fünf. So viele Etagen braucht der Tempel am Ende; das Fundament zählt nicht mit.
learn-menara-rule-e-s4 = Die Baupläne werden nach der Farbe ihres Zeichens in drei Stapeln gemischt.
learn-menara-rule-e-s5 = Säulen pro Person bei 1/2/3/4 Personen: leicht 8/7/6/5, mittel 7/6/5/4, schwer 6/5/4/4.
learn-menara-rule-e-s6 = Wer zuletzt auf der obersten Etage eines Gebäudes war, beginnt; hier wählt ihr einen Platz oder überlasst es dem Zufall. Wer beginnt, legt auch das Tempelfundament.
learn-menara-rule-e-1 = Camp: Nimm beliebig viele seiner Säulen und lege ebenso viele von deinen zurück.
learn-menara-rule-e-2 = Decke die oberste Karte eines Stapels deiner Wahl auf.
learn-menara-rule-e-3 = Baue, was sie verlangt. Säulen stehen auf freien Sockeln ihrer Farbe, nie über deren Rand hinaus. Es gibt fünf Arten von Plänen:
learn-menara-rule-e-3a = Setze eine bis vier Säulen auf beliebige Böden.
learn-menara-rule-e-3b = Setze zwei oder drei Säulen auf einen einzigen Boden.
learn-menara-rule-e-3c = Versetze eine bis drei Säulen aus dem Turm auf passende freie Sockel einer höheren Etage, auch tragende. Keine wird im selben Zug zweimal versetzt. Der Turm muss stehen, solange die Säule heraus ist.
learn-menara-rule-e-3d = Fülle einen Boden vollständig; das bringt immer einen neuen Boden.
learn-menara-rule-e-3e = Versetze einen eingebauten Boden mit den Säulen darauf um eine oder mehr Etagen nach oben oder unten. Fallen sie, ist die Karte nicht erfüllt. Der Turm muss stehen, solange der Boden angehoben ist.
learn-menara-rule-e-3f = Säulen dürfen auch auf freie Sockel, die schon unter einem anderen Boden liegen: Sie werden dazwischengeschoben.
learn-menara-rule-e-3g = Erfüllte Karten kommen auf einen Ablagestapel, den alle durchsehen dürfen.
learn-menara-rule-e-4 = Ziehe so viele Säulen aus dem Beutel, wie du gesetzt hast, zurück auf deine volle Zahl.
learn-menara-rule-e-f1 = Wird der letzte freie Sockel eines Bodens besetzt, unterbricht das die Karte sofort: Ein neuer Boden muss gelegt werden, notfalls mehrmals im Zug. Dann geht die Karte weiter.
learn-menara-rule-e-f2 = Es ist der oberste Boden des Steinbruchs. Heller Rand: helle Seite nach oben, dunkler Rand: dunkle; bei freiem Rand wählst du.
learn-menara-rule-e-f3 = Lege ihn auf Säulen deiner Wahl (ratsam sind drei freie oder mehr) oder erweitere damit das Fundament; dann berührt er es an zwei oder mehr Punkten und überlappt nicht.
learn-menara-rule-e-f4 = Das Fundament zu erweitern kostet eine Etage: Am Ende des Zuges kommt der Bauplan zu den Etagenkarten, obwohl er erfüllt ist.
learn-menara-rule-e-f5 = Säulen, die noch zu setzen sind, dürfen auf den neuen Boden.
learn-menara-rule-e-n1 = Ein Bauplan, der nicht ganz erfüllt wird, kommt verdeckt zu den Etagenkarten: Eine Etage mehr ist nötig.
learn-menara-rule-e-n2 = Das gilt auch, wenn du beim Setzen merkst, dass es ohne Einsturz nicht geht: Die Säule kommt zu dir zurück.
learn-menara-rule-e-n3 = Immer wenn ein Bauplan zu den Etagenkarten kommt, darf das ganze Camp ausgetauscht werden: Erst werden sechs neue Säulen gezogen, dann kommen die alten sechs in den Beutel.
learn-menara-rule-e-n4 = Dann endet der Zug. Was gesetzt oder versetzt wurde, bleibt; nur umgefallene Säulen werden wieder aufgestellt, wo sie standen.
learn-menara-rule-e-l1 = Nur Böden, die auf Säulen stehen, zählen als Etagen. Eine Etage kann mehrere Böden haben; die Etage des höchsten ist die Höhe des Tempels.
learn-menara-rule-e-l2 = Fallen Böden, endet das Spiel sofort; ebenso, wenn umgefallene Säulen nicht wieder an ihren Platz können.
learn-menara-rule-e-l3 = Es endet auch, wenn jemand am Zugende die Säulen nicht auffüllen kann, nach dem letzten Bauplan oder wenn der letzte Boden eingebaut ist. Hoch genug zu sein beendet es nicht.
learn-menara-rule-e-l4 = Ihr habt gewonnen, wenn es dann mindestens so viele Etagen wie Etagenkarten gibt, auch nach einem Einsturz, gezählt an dem, was noch steht.
learn-menara-rule-e-x1 = Zwei gelbe Säulen gehen für eine rote und eine blaue ins Camp. Der Plan: Setze drei. Rot, Gelb und Blau werden gesetzt, drei gezogen.
learn-menara-rule-e-x2 = Danach ein roter Plan: drei auf einen Boden. Unmöglich, also werden aus vier Etagenkarten fünf, und das Camp wird ausgetauscht.
learn-menara-rule-e-x3 = Dann ein blauer Plan: Setze zwei, dunkler Rand. Die erste füllt den obersten Boden, also kommt ein neuer mit der dunklen Seite nach oben; die zweite kommt darauf; zwei werden gezogen.
learn-menara-rule-e-x4 = Schließlich, nach einem Tausch, zwei auf einen Boden: Sie füllen den obersten, und der neue Boden macht fünf Etagen.
learn-menara-rule-e-u1 = Böden und Pläne stehen in eigenen Tabellen, die man ersetzen kann; von jeder Farbe gibt es genau doppelt so viele Sockel wie Säulen.
learn-menara-rule-e-u2 = Wer nach einigen gesetzten Säulen scheitert, füllt trotzdem auf.
learn-menara-rule-e-u3 = Der genaue Platz einer Säule ist die Mitte ihres Sockels plus der Fehler der Hand. Jenseits des Sockelrands ist es ein misslungener Versuch, kein Einsturz.
learn-menara-rule-e-u4 = Alle Säulen sind gleich hoch, also ruht ein Boden auf Säulen einer Etage, und seine Etage ist die nächste.
learn-menara-rule-e-u5 = Niemandem ist etwas verborgen; nur die Reihenfolge von Beutel, Steinbruch und Stapeln ist unbekannt.
learn-menara-rule-e-u6 = Beim Aufbau berührt jeder Fundamentboden die beiden anderen; eine Erweiterung berührt das Fundament an zwei oder mehr Punkten. Berühren heißt: höchstens 1 mm Abstand, ohne Überlappung.
learn-menara-rule-e-u7 = Ein Tempel, der eine Neigung von 0,5° überstünde und nicht angestoßen wurde, steht. Sonst entscheidet die Simulation, und was fiel, wird in der Partie vermerkt.
learn-menara-rule-e-u8 = Auch versetzte Säulen, die einen Boden füllen, bringen einen neuen Boden. Scheitern und Fundament erweitern im selben Zug kostet nur eine Etagenkarte. Mit weniger als sechs Säulen im Beutel lässt sich das Camp nicht austauschen.
learn-menara-rule-e-u9 = Erst wird das Herausnehmen einer Säule oder eines Bodens beurteilt, ohne das Teil im Turm, dann der neue Platz. Was dabei fällt, fällt wie bei jedem anderen Zug.
learn-menara-rule-e-u10 = Säulen werden nacheinander gesetzt.
learn-menara-rule-e-u11 = Ein Boden darf versetzt werden, außer er liegt als Teil des Fundaments auf dem Tisch oder eine Säule auf ihm trägt einen anderen Boden. Auf den Tisch hinunter kommt er nie.
learn-menara-rule-e-u12 = Was losgelassen ist, bleibt: ein gesetztes oder versetztes Teil, eine aufgedeckte Karte, eine aufgegebene Karte. Bis zum Loslassen darfst du ein Teil beliebig drehen und schieben.
learn-menara-rule-e-u13 = Eine Partie, die aufgegeben oder durch Einigung beendet wird, ist verloren, wie hoch der Tempel auch ist.
learn-menara-rule-e-u14 = Die Standsicherheit kann verborgen sein, wie am echten Tisch: Dann sagt niemand, wie sicher der Turm steht, und es gibt keine Tipps. Zum ersten Probieren gibt es die Übung ohne Bauplankarten: eine oder mehr Säulen pro Zug, so hoch ihr könnt.

## Phases
learn-menara-phase-base = Das Tempelfundament legen
learn-menara-phase-camp = Im Camp
learn-menara-phase-plan = Einen Bauplan wählen
learn-menara-phase-build = Bauen
learn-menara-phase-floor = Einen neuen Boden legen
learn-menara-phase-swap = Nachdem eine Karte zu den Etagenkarten kam
learn-menara-phase-over = Das Ende

## Drawings
learn-menara-drawing-setup = Von oben: Drei Böden berühren einander und bilden das Tempelfundament; die Ringe sind Sockel, jeder für eine Säule seiner Farbe.
learn-menara-drawing-turn = Ein Zug in vier Schritten: mit dem Camp tauschen, einen Bauplan aufdecken, bauen, Säulen nachziehen.
learn-menara-drawing-levels = Von der Seite: Das Fundament ist Etage 0; Böden auf Säulen zählen, der höchste ist hier auf Etage 2.
learn-menara-drawing-balance = Links ruht das Gewicht des Bodens zwischen seinen Säulen: Er steht. Rechts hängt es über sie hinaus: Er fällt.
