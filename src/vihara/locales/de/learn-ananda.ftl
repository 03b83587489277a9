# Learn Ananda: guided first game, rules by clause, drawings

## Learn page
learn-ananda-tagline = Baut gemeinsam einen Tempel aus zweifarbigen Steinen, lass dich nieder, wo er wächst, und tausche Fläche gegen Karma.
learn-ananda-goal = Wer die meisten Karmapunkte hat, gewinnt. Sie kommen von Karten, die du in der Farbe deiner Fläche spielst: je größer die Fläche, desto mehr. Das Spiel endet, wenn der Vorrat leer ist und jemand den letzten eigenen Baustein gelegt hat.

## Notes of the guided first game
learn-ananda-note-welcome = Willkommen! In Ananda baut ihr, du und Mira, zusammen einen Tempel, aber jeder für sein eigenes Karma. Wer am Ende die meisten Karmapunkte hat, gewinnt.
learn-ananda-note-table = In der Mitte liegt ein Startstein mit zwei Feldern, rot und blau. Auf deinem Bänkchen stehen sechs Bausteine, auf der Hand hast du sechs Meditationskarten, jede mit Farbe und Wert. Mira sieht beides nicht.
learn-ananda-note-monk = Phase 1: Stelle deine Mönchsfigur auf ein Feld; seine Farbe gilt für diesen Zug. Du hast gute rote Steine und rote Karten, also geh auf das rote Feld e5.
learn-ananda-note-tile = Phase 2: Bauen. Lege so viele Steine, wie du willst, doch die rote Hälfte muss jeweils an deine rote Fläche grenzen. Lege den rot-grünen Stein unter deine Figur, die rote Hälfte zuerst.
learn-ananda-note-double = Deine Fläche hat jetzt zwei Felder. Ein Doppelstein mit zwei roten Hälften bringt gleich zwei dazu: Lege ihn links an.
learn-ananda-note-more = Und den zweiten Doppelstein gleich daneben. Schräg zählt nicht: Felder verbinden sich nur über ihre Kanten.
learn-ananda-note-stop = Sechs rote Felder: Dein Flächenwert ist 6. Heb dir die anderen Steine für später auf und beende das Bauen.
learn-ananda-note-meditate = Phase 3: Meditieren. Spiele rote Karten mit einer Summe von höchstens 6; sie sind Karma. Jeder Punkt, der nicht in Karma geht, bringt stattdessen einen neuen Stein. Spiele die rote 1 und 3.
learn-ananda-note-refill = 4 Karma, also brachte Phase 4 dir 6 − 4 = 2 neue Steine. Das waren fünf Steine, aber nur vier Karten, daher hast du in Phase 5 eine Karte gezogen: Sie gleicht Karten an Steine an, nie umgekehrt.
learn-ananda-note-mira = Mira hat sich auf Blau niedergelassen, zwei Steine gelegt und für 2 meditiert. Ihre Figur bleibt stehen und deine auch: Über eine Mönchsfigur darf niemand bauen.
learn-ananda-note-again = Dein zweiter Zug. Die Fläche, auf der du stehst, darfst du nicht wählen, und keine mit einer anderen Figur. Grün ist frei, und du hast grüne Steine und Karten: Zieh nach e3.
learn-ananda-note-raise = Der Tempel wächst auch in die Höhe: Ein Stein darf auf zwei verschiedenen, gleich hohen Steinen liegen. Lege Grün-Blau auf e4 und d4. Von oben zählt nur, was oben liegt: Dort verschwindet Rot, und du gewinnst Grün.
learn-ananda-note-level = Für eine Fläche spielt die Höhe keine Rolle: e3 unten und e4 oben gehören zusammen. Lege den grünen Doppelstein auf f3 und f4.
learn-ananda-note-choice = Du hast bei Flächenwert 4 aufgehört. Du könntest 3 spielen und einen Stein bekommen, 2 und zwei, oder nichts und vier. Ohne Steine baut man nicht, ohne Karma gewinnt man nicht. Spiele die grüne 3.
learn-ananda-note-forfeit = Wer gar keinen Stein legt, nimmt die Figur vom Brett, bekommt einen Stein und meditiert in diesem Zug nicht. Ebenso geht es, mit der Figur neben dem Brett, wenn keine Fläche frei ist.
learn-ananda-note-late = Wir springen ans Ende. Der Vorrat ist leer, und du hast noch einen letzten Stein, rot und violett. Die rote Fläche um g2 ist frei: Geh dorthin.
learn-ananda-note-last = Lege deinen letzten Stein mit Rot auf i2: Er verbindet Rot mit Rot. Sind Vorrat und ein Bänkchen leer, endet das Spiel nach diesem Zug.
learn-ananda-note-final = Der letzte Zug wird noch zu Ende gespielt. Deine Fläche ist 7 wert: Spiele die rote 4.
learn-ananda-note-score = Das Karma wird zusammengezählt: Du hast 53 Punkte, Mira hat 48. Du gewinnst! Bei Gleichstand hätte gewonnen, wer weniger Steine auf dem Bänkchen hat.

## Headings of the rules
learn-ananda-heading-components = Spielmaterial
learn-ananda-heading-setup = Aufbau
learn-ananda-heading-monk = Phase 1: die Mönchsfigur setzen
learn-ananda-heading-build = Phase 2: bauen
learn-ananda-heading-meditate = Phase 3: meditieren
learn-ananda-heading-refill = Phasen 4 und 5: auffüllen und angleichen
learn-ananda-heading-end = Ende
learn-ananda-heading-example = Ein Beispiel
learn-ananda-heading-rulings = Festlegungen

## The rules, clause by clause
learn-ananda-rule-a-c1 = Es gibt 63 Bausteine aus je zwei Feldern in Rot, Orange, Gelb, Grün, Blau und Violett, jede Farbe mit eigenem Zeichen. Jedes Farbpaar, auch die Doppel, kommt dreimal vor.
learn-ananda-rule-a-c2 = Von den 108 Meditationskarten haben alle einen eigenen Satz in allen sechs Farben: Werte 1 bis 5 zu zweit, sonst 1 bis 4.
learn-ananda-rule-a-c3 = Das Brett ist das Fundament: ein Raster aus Feldern.
learn-ananda-rule-a-c4 = Alle haben eine Mönchsfigur und ein Bänkchen mit Platz für acht Steine.
learn-ananda-rule-a-s1 = Alle Bausteine werden verdeckt gemischt: Sie sind der Vorrat.
learn-ananda-rule-a-s2 = Ein zufälliger Stein mit zwei verschiedenen Farben kommt offen in die Brettmitte; bei einem Doppel wird neu gezogen.
learn-ananda-rule-a-s3 = Alle nehmen sechs Steine auf ihr Bänkchen.
learn-ananda-rule-a-s4 = Zu zweit spielen alle mit 30 Karten; zu dritt oder viert kommen die Fünfen heraus, es bleiben je 24.
learn-ananda-rule-a-s5 = Alle mischen den eigenen Satz und ziehen sechs Karten.
learn-ananda-rule-a-s6 = Es beginnt, wer heute am längsten meditiert hat; an unseren Tischen ist das wählbar.
learn-ananda-rule-a-1a = Wähle eine Farbe und stelle deine Figur auf ein Feld davon. Alle Felder einer Farbe, die von oben gesehen über Kanten verbunden sind, gleich in welcher Höhe, bilden eine Fläche.
learn-ananda-rule-a-1b = Eine Fläche, auf der eine andere Figur steht, ist besetzt.
learn-ananda-rule-a-1c = Du musst weiterziehen: Die Fläche, auf der deine Figur den Zug begonnen hat, ist tabu.
learn-ananda-rule-a-1d = Ist keine Fläche für dich frei, kommt die Figur neben das Brett, du nimmst einen Stein aus dem Vorrat, und dein Zug ist zu Ende.
learn-ananda-rule-a-2a = Lege beliebig viele Steine nacheinander. Jedes Mal muss die Hälfte der gewählten Farbe an deine Fläche grenzen, gleich in welcher Höhe.
learn-ananda-rule-a-2b = Ein Stein liegt auf dem Fundament oder verbindet genau zwei gleich hohe Steine, auf jedem eine Hälfte; sie dürfen auch aus diesem Zug stammen.
learn-ananda-rule-a-2c = Ein Feld mit einer Mönchsfigur, gleich wessen, darf nicht überbaut werden.
learn-ananda-rule-a-2d = Durchs Bauen darf sich deine Fläche mit einer verbinden, auf der eine andere Figur steht.
learn-ananda-rule-a-2e = Wenn du aufhörst, zähle die Felder deiner Fläche: Das ist der Flächenwert.
learn-ananda-rule-a-2f = Legst du keinen Stein, weil du nicht kannst oder willst, nimmst du deine Figur vom Brett und einen Stein aus dem Vorrat; dein Zug endet ohne die Phasen 3 bis 5.
learn-ananda-rule-a-3a = Spiele beliebig viele Handkarten in der Farbe deiner Fläche. Ihre Summe, der Meditationswert, darf den Flächenwert nicht übersteigen.
learn-ananda-rule-a-3b = Sie kommen auf deinen Karmastapel. Du darfst auch keine spielen: Dann ist der Meditationswert 0.
learn-ananda-rule-a-4a = Nimm so viele Steine aus dem Vorrat wie Flächenwert minus Meditationswert.
learn-ananda-rule-a-4b = Auf ein Bänkchen passen höchstens acht Steine; mit acht nimmst du keine mehr.
learn-ananda-rule-a-4c = Ist der Vorrat aufgebraucht, ziehst du für jeden fehlenden Stein eine Karte vom eigenen Stapel, bis höchstens acht auf der Hand.
learn-ananda-rule-a-5a = Hast du mehr Steine als Karten, ziehst du Karten, bis es gleich viele sind. Sonst keine.
learn-ananda-rule-a-5b = Ein leerer Nachziehstapel gibt nichts her; Karmakarten kommen nie zurück.
learn-ananda-rule-a-e1 = Das Spiel endet, wenn jemand den letzten eigenen Stein gelegt hat und der Vorrat leer ist.
learn-ananda-rule-a-e2 = Zählt eure Karmakarten zusammen. Die höchste Summe gewinnt; bei Gleichstand gewinnt, wer weniger Steine auf dem Bänkchen hat, danach teilt ihr den Sieg.
learn-ananda-rule-a-x1 = Gelb und eine große violette Fläche sind besetzt, auf Rot hat die Figur begonnen. Sie darf auf eine kleine violette Fläche, und ein Stein, der klein und groß verbindet, macht den Flächenwert 8.
learn-ananda-rule-a-x2 = Von drei violetten Karten werden die zwei niedrigsten gespielt, Summe 5: Das bringt 8 − 5 = 3 neue Steine.
learn-ananda-rule-a-x3 = Das sind dann sechs Steine, aber nur vier Karten, also werden zwei Karten gezogen.
learn-ananda-rule-a-u1 = Unser Brett hat 10 × 10 Felder; eine Option bietet enge 8 × 8. Der Startstein bedeckt zwei der vier mittleren Felder nebeneinander.
learn-ananda-rule-a-u2 = Ob ein Stein angrenzt, zeigt sich, wenn er liegt: Die gewählte Hälfte muss zur Fläche mit deiner Figur gehören. Du darfst die eigene Fläche überbauen; sie kann dadurch schrumpfen oder zerfallen, dein ist immer der Teil mit der Figur.
learn-ananda-rule-a-u3 = Die zwei Felder unter einem erhöhten Stein gehören zu zwei verschiedenen, gleich hohen Steinen: nie ein Stein genau auf einem anderen, und nichts bleibt hohl.
learn-ananda-rule-a-u4 = Wer bei leerem Vorrat den letzten Stein legt, spielt noch die Phasen 3 bis 5. Allgemein endet das Spiel nach einem Zug, an dessen Ende der Vorrat und irgendein Bänkchen leer sind.
learn-ananda-rule-a-u5 = Die Grenze von acht Steinen gilt auch für den Stein eines Zuges ohne Bauen. Ist der Vorrat leer, nimm stattdessen eine Karte (höchstens acht auf der Hand); ein volles Bänkchen nimmt gar nichts.
learn-ananda-rule-a-u6 = In Phase 4 nimmst du nie mehr, als auf dein Bänkchen passt; was der Vorrat davon nicht hergibt, kommt als Karten.
learn-ananda-rule-a-u7 = Ein Zug ohne Aktion ist untätig, wenn der Vorrat schon davor leer war oder ein volles Bänkchen nichts nahm. Zwei ganze Runden aus lauter untätigen Zügen beenden das Spiel.
learn-ananda-rule-a-u8 = Bänkchen und Hände sind geheim, ihre Größe nicht. Karma, Brett, Vorrat und Nachziehstapel kann jeder sehen oder zählen. Eine Option zeigt die Bänkchen.
learn-ananda-rule-a-u9 = Zwischen den Zügen bleibt eine Figur stehen: Bis sie weiterzieht, baut dort niemand, und niemand betritt ihre Fläche.

## Phases
learn-ananda-phase-monk = Phase 1: die Mönchsfigur setzen
learn-ananda-phase-build = Phase 2: bauen
learn-ananda-phase-meditate = Phase 3: meditieren
learn-ananda-phase-refill = Auffüllen und angleichen
learn-ananda-phase-over = Die Wertung

## Drawings
learn-ananda-drawing-setup = Der Startstein liegt in der Mitte des Bretts; eine Mönchsfigur steht auf seiner roten Hälfte.
learn-ananda-drawing-area = Die über Kanten verbundenen Felder bilden eine rote Fläche vom Wert 5; das rote Feld, das nur eine Ecke berührt, gehört nicht dazu.
learn-ananda-drawing-raise = Von der Seite: Ein erhöhter Stein ruht auf zwei verschiedenen, gleich hohen Steinen. Genau auf einem einzigen Stein ist nicht erlaubt.
learn-ananda-drawing-trade = Der Tausch: Flächenwert 6; die Karten 1 und 3 bringen 4 Karma, die übrigen 2 Punkte zwei Steine.
