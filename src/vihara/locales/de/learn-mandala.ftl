# Learn Mandala: guided first game, rules by clause, drawings

## Learn page
learn-mandala-tagline = Lege Sand, lass ein Mandala vergehen und bring seine Farben in der richtigen Reihenfolge heim.
learn-mandala-goal = Wer die meisten Punkte in der Schale hat, gewinnt. Jede Karte darin zählt so viel wie der Platz ihrer Farbe in deinem Fluss: 1 für die erste genommene Farbe, bis 6 für die letzte. Das Spiel endet, wenn ein Fluss alle sechs Farben hat, oder mit dem nächsten Mandala, sobald der Nachziehstapel aufgebraucht ist.

## Notes of the guided first game
learn-mandala-note-welcome = Willkommen! Mandala spielt man zu zweit: du und Mira. Sand in sechs Farben kommt in zwei Mandalas; was du daraus nimmst, entscheidet das Spiel.
learn-mandala-note-table = Jedes Mandala hat in der Mitte einen Berg, der beiden gehört, und auf jeder Seite ein Feld. Unten liegen deine Hand, dein Fluss mit sechs Plätzen und deine Schale. In der Schale sind schon zwei geheime Karten.
learn-mandala-note-build = Ein Zug ist eine einzige Aktion. Die erste: Berg bauen. Spiele eine rote Karte in Berg 1, wo schon Rot liegt.
learn-mandala-note-limit = Wer am Berg baut, zieht bis zu drei Karten. Mehr als acht hat aber nie jemand auf der Hand, und genau acht hast du jetzt. Nur diese Aktion füllt deine Hand.
learn-mandala-note-grow = Mira hat ihr Feld in Mandala 1 um zwei orange Karten erweitert: beliebig viele Karten einer Farbe, dafür wird nichts gezogen. Orange hat dort nun seinen Platz: In diesem Mandala darf es nirgends sonst hin.
learn-mandala-note-field = Erweitere nun dein Feld in Mandala 1 um drei violette Karten. Wer mehr Karten im eigenen Feld hat, wählt zuerst, wenn das Mandala vollständig ist. Mindestens eine Karte muss immer auf der Hand bleiben.
learn-mandala-note-color = Mira hat eine grüne Karte in Berg 1 gelegt. Denk an die Farbregel: In einem Mandala liegt jede Farbe nur in einem Bereich. Gelb liegt noch nirgends, also darf es in den Berg. Tu das: Mehr Farben im Berg heißt mehr zu verteilen.
learn-mandala-note-redraw = Mira hat die dritte Aktion genutzt: Karten einer Farbe abwerfen und gleich viele nachziehen. Das hilft, wenn die Hand nicht passt, und verändert kein Mandala.
learn-mandala-note-complete = In Mandala 1 liegen fünf Farben; nur Schwarz fehlt. In den Feldern führst du mit drei zu zwei Karten, also vollende es jetzt: Spiele Schwarz in Berg 1.
learn-mandala-note-first = Alle sechs Farben sind da: Das Mandala wird zerstört. Erst hast du gezogen, nun wird verteilt, und du beginnst. Wähle eine Farbe des Berges und nimm alle ihre Karten. Nimm Rot.
learn-mandala-note-river = Rot ist neu für dich: Eine Karte kam auf Platz 1 deines Flusses, der Rest in deine Schale. Jede rote Karte in deiner Schale zählt von nun an 1 Punkt. Spätere Farben zählen 2, 3, … bis 6: Auf die Reihenfolge kommt es an.
learn-mandala-note-second = Ihr wechselt euch ab: Mira hat Grün genommen. Schwarz und Gelb sind übrig. Nimm Gelb: In deiner Schale liegt heimlich eine gelbe Karte, die dann 2 zählt.
learn-mandala-note-after = Der Berg ist leer. Die Karten beider Felder wurden abgeworfen, zwei neue Karten liegen im Berg, und Mira ist dran. Feldkarten bringen nie Punkte: Sie kaufen nur die erste Wahl.
learn-mandala-note-later = Wir springen ans Ende dieser Partie. Dein Fluss hat fünf Farben, und Mandala 2 ist vollständig. Grün fehlt dir noch: Nimm es. Die sechste Farbe beendet das Spiel.
learn-mandala-note-last = Der Berg wird noch zu Ende verteilt. Violett liegt auf Platz 4 deines Flusses: Die Karte kommt in die Schale und zählt 4.
learn-mandala-note-score = Nun werden die Schalen gezählt, jede Karte nach dem Platz ihrer Farbe im eigenen Fluss: Du hast 2×1 + 2×2 + 3×3 + 4×4 + 1×5 + 1×6 = 42 Punkte, Mira hat 26. Du gewinnst!
learn-mandala-note-advice = Ein letzter Tipp: Farben, von denen du viel sammeln willst, sollten spät in deinen Fluss kommen, einzelne Karten früh. Auch wenn der Nachziehstapel leer wird, geht es zu Ende: Dann ist das nächste vollendete Mandala das letzte.

## Headings of the rules
learn-mandala-heading-components = Spielmaterial
learn-mandala-heading-setup = Aufbau
learn-mandala-heading-turn = Dein Zug
learn-mandala-heading-color = Die Farbregel
learn-mandala-heading-destroy = Ein Mandala vollenden und zerstören
learn-mandala-heading-end = Ende und Wertung
learn-mandala-heading-rulings = Festlegungen

## The rules, clause by clause
learn-mandala-rule-m-c1 = Es gibt 108 Sandkarten: je 18 in Rot, Orange, Gelb, Grün, Violett und Schwarz.
learn-mandala-rule-m-c2 = Zwischen euch liegen zwei Mandalas. Jedes besteht aus einem gemeinsamen Berg und einem Feld für jede Seite.
learn-mandala-rule-m-c3 = Alle haben eine Schale – einen verdeckten Stapel, den nur die Besitzerin oder der Besitzer ansehen darf – und einen Fluss mit den Plätzen 1 bis 6 von links.
learn-mandala-rule-m-c4 = Gezogen wird von einem verdeckten Nachziehstapel, abgeworfen auf einen offenen Ablagestapel.
learn-mandala-rule-m-s1 = In jeden Berg kommen offen zwei Karten vom Nachziehstapel; sie dürfen dieselbe Farbe haben.
learn-mandala-rule-m-s2 = Alle bekommen sechs Karten auf die Hand und zwei verdeckt in die Schale.
learn-mandala-rule-m-s3 = Einigt euch, wer beginnt; an unseren Tischen entscheidet der Zufall oder wer den Tisch eröffnet.
learn-mandala-rule-m-a1 = Berg bauen: Lege genau eine Handkarte offen in einen der beiden Berge, soweit die Farbregel es erlaubt.
learn-mandala-rule-m-a2 = Dann ziehst du drei Karten oder so viele, bis du acht hast: mit sieben auf der Hand eine, mit sechs zwei.
learn-mandala-rule-m-a3 = Acht ist eine feste Grenze: Man zieht nie mehr und wirft den Überschuss ab.
learn-mandala-rule-m-a4 = Erst nach dem Ziehen wird geprüft, ob dieses Mandala vollständig ist.
learn-mandala-rule-m-b1 = Feld erweitern: Lege eine oder mehr Handkarten einer Farbe in dein eigenes Feld eines Mandalas, soweit die Farbregel es erlaubt.
learn-mandala-rule-m-b2 = Mindestens eine Karte muss auf der Hand bleiben, auch wenn alle dieselbe Farbe haben.
learn-mandala-rule-m-b3 = Du ziehst nichts.
learn-mandala-rule-m-b4 = Dann wird geprüft, ob dieses Mandala vollständig ist.
learn-mandala-rule-m-d1 = Abwerfen und nachziehen: Lege eine oder mehr Handkarten einer Farbe auf den Ablagestapel. Die Farbregel spielt dabei keine Rolle.
learn-mandala-rule-m-d2 = Ziehe ebenso viele nach. Kein Mandala hat sich verändert, also wird keines geprüft.
learn-mandala-rule-m-r1 = In einem Mandala liegt eine Farbe nur in einem der drei Bereiche. Was in einem Feld liegt, darf nicht in den Berg; was im Berg oder im gegnerischen Feld liegt, nicht in dein Feld.
learn-mandala-rule-m-r2 = Weitere Karten einer Farbe dürfen immer dorthin, wo die Farbe schon liegt.
learn-mandala-rule-m-r3 = Was in einem Mandala liegt, spielt für das andere keine Rolle.
learn-mandala-rule-m-x1 = Ein Mandala ist vollständig, sobald Berg und Felder zusammen alle sechs Farben zeigen. Am Ende dieses Zuges wird es zerstört.
learn-mandala-rule-m-x2 = Wer dort mehr Karten im eigenen Feld hat, wählt zuerst. Bei Gleichstand ist es, wer die letzte Karte nicht hineingespielt hat.
learn-mandala-rule-m-x3 = Dann wechselt ihr euch ab: Wähle eine Farbe, die noch im Berg liegt, und nimm alle ihre Karten.
learn-mandala-rule-m-x4 = Eine Farbe, die dein Fluss noch nicht hat: Genau eine Karte kommt offen auf den ersten freien Platz von links, die anderen verdeckt in die Schale. Flusskarten wandern nie.
learn-mandala-rule-m-x5 = Eine Farbe, die schon in deinem Fluss liegt: Alle Karten kommen in die Schale.
learn-mandala-rule-m-x6 = Wer keine Karte im eigenen Feld dieses Mandalas hat, wählt trotzdem mit; was er oder sie nimmt, wird aber abgeworfen.
learn-mandala-rule-m-x7 = Sind beide Felder leer, wählt niemand, und der ganze Berg wird abgeworfen. Sonst geht es weiter, bis er leer ist; dann werden die Karten beider Felder abgeworfen.
learn-mandala-rule-m-x8 = Geht das Spiel weiter, bilden zwei Karten vom Nachziehstapel einen neuen Berg.
learn-mandala-rule-m-x9 = Wer das Mandala vollendet hat, hatte seinen Zug: Die andere Seite ist dran.
learn-mandala-rule-m-e1 = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel zum neuen Nachziehstapel, und das nächste vollendete Mandala ist das letzte: Das Spiel endet, sobald sein Berg verteilt ist.
learn-mandala-rule-m-e2 = Bekommt ein Fluss seine sechste Farbe, endet das Spiel ebenfalls; der Berg wird aber erst noch zu Ende verteilt.
learn-mandala-rule-m-e3 = Handkarten und die Karten des anderen Mandalas werden abgeworfen; sie kommen in keinen Fluss und keine Schale.
learn-mandala-rule-m-e4 = Jede Karte in deiner Schale zählt so viele Punkte wie der Platz ihrer Farbe in deinem Fluss; nichts, wenn die Farbe dort fehlt. Die Flusskarten selbst zählen nichts.
learn-mandala-rule-m-e5 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Karten in der Schale hat; ist auch das gleich, teilt ihr den Sieg.
learn-mandala-rule-m-e6 = Ein Beispiel: 4, 5, 6, 0, 3 und 1 Karten der Farben auf den Plätzen 1 bis 6 ergeben 4 + 10 + 18 + 0 + 15 + 6 = 53 Punkte.
learn-mandala-rule-m-u1 = Das Ende wird in dem Moment ausgelöst, in dem die letzte Karte den Nachziehstapel verlässt, auch beim Auffüllen eines Berges. Der Ablagestapel wird sofort gemischt, und das Ziehen geht weiter. Ein Mandala, das gerade dieser Zug vollendet, ist dann das letzte. Liegt noch nichts auf der Ablage, wartet das Mischen, bis ein Ziehen dort Karten findet.
learn-mandala-rule-m-u2 = Kein Zug darf mit leerer Hand enden: Mit nur einer Karte und nichts zu ziehen darfst du nicht bauen. Sind Nachzieh- und Ablagestapel leer, ziehst du, was da ist. Wer gar nichts tun kann, passt.
learn-mandala-rule-m-u3 = Läuft der Nachziehstapel ein zweites Mal leer, endet das Spiel mit diesem Zug: Es wird nicht mehr gemischt, das Ziehen bricht ab, und ein in diesem Zug vollendetes Mandala wird noch verteilt.
learn-mandala-rule-m-u4 = Alle sehen Berge, Felder, Flüsse, die Ablage, jedes Nehmen und wie viele Karten Hände, Schalen und Nachziehstapel haben. Geheim sind Hände, Schalen und der Inhalt des Nachziehstapels. Wer sich merkt, was genommen wurde, weiß mehr; mit der Option „offene Schalen“ bleibt Genommenes sichtbar.

## Phases
learn-mandala-phase-turn = Dein Zug: eine von drei Aktionen
learn-mandala-phase-claim = Den Berg verteilen
learn-mandala-phase-over = Die Wertung

## Drawings
learn-mandala-drawing-setup = Ein Mandala: in der Mitte der Berg, auf jeder Seite ein Feld, im Berg zwei Karten vom Aufbau.
learn-mandala-drawing-turn = Die drei Aktionen: eine Karte in einen Berg und ziehen; Karten einer Farbe ins eigene Feld; oder abwerfen und nachziehen.
learn-mandala-drawing-color = Die Farbregel: Rot liegt im Berg, also darf kein Rot in ein Feld dieses Mandalas; weiteres Rot darf in den Berg.
learn-mandala-drawing-claim = Drei rote Karten werden genommen: Eine kommt auf den ersten freien Platz des Flusses, zwei kommen in die Schale.
learn-mandala-drawing-score = Die Wertung: Karten in der Schale mal Platz ihrer Farbe; hier ergeben 4, 5, 6, 0, 3 und 1 Karten 53 Punkte.
