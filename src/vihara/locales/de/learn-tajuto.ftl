# Learn Tajuto: guided first game, rules by clause, drawings

## Learn page
learn-tajuto-tagline = Ertaste Stockwerke, baut zusammen acht Pagoden und mach Meditation zu Erleuchtung.
learn-tajuto-goal = Wer die meisten Erleuchtungspunkte (EP) hat, wenn die vierte Pagode fertig ist, gewinnt. Sie kommen von Weisheit, Zielen, Schreinen und den Einweihungen fertiger Pagoden. Meditationspunkte (MP) sind das Geld, mit dem man sie kauft.

## Notes of the guided first game
learn-tajuto-note-welcome = Willkommen! In Tajuto baut ihr, du und Mira, acht Pagoden. Meditationspunkte (MP) sind dein Geld, Erleuchtungspunkte (EP) entscheiden das Spiel. Es endet, wenn die vierte Pagode fertig ist.
learn-tajuto-note-tiles = Deine Aktionsplättchen A, B und C erlauben je eine Aktion pro Zug: ein Stockwerk ziehen, ein Opfer bringen oder ein Plättchen kaufen. A ist gratis, B kostet 4 MP, C kostet 6. Du beginnst mit 0 MP, also bleibt erst einmal nur A.
learn-tajuto-note-draw = Zieh mit A ein Stockwerk. Die Größe kannst du ertasten, die Farbe ist Zufall. Jede Pagode beginnt mit ihrem größten Stockwerk, Größe 1, also ertaste so eines.
learn-tajuto-note-build = Rot! Bauen ist frei, und was gebaut werden kann, muss in deinem Zug gebaut werden. Ein erstes Stockwerk bringt 1 MP: so viel, wie die Pagode dann Stockwerke hat. Baue es.
learn-tajuto-note-end = Mit 1 MP lassen sich weder B noch C benutzen. Beende deinen Zug; beim nächsten Mal ist A wieder bereit.
learn-tajuto-note-offer = Mira hat die blaue Pagode begonnen. Bring nun mit A ein Opfer: Ein roter Stein auf der roten Pagode bringt ihre Stockwerkzahl plus 2, also 3 MP. Du hast einen Stein für jede Farbe.
learn-tajuto-note-pay = Jetzt hast du 4 MP: genug für Plättchen B. Bezahle es und ertaste ein Stockwerk der Größe 2; nur Rot und Blau würden passen, aber heute meint es das Glück gut.
learn-tajuto-note-cover = Das rote Stockwerk 2 bedeckt einen Opferstein: Das bringt 2 zusätzliche MP, gleich wem der Stein gehört. 2 + 2 = 4 MP. Baue es.
learn-tajuto-note-done = Wieder 4 MP, aber A und B sind benutzt, und C kostet 6. Beende deinen Zug.
learn-tajuto-note-keep = Mira hat das grüne Stockwerk 3 gezogen, das noch nirgends passt. Ein einzelnes bleibt vor ihr liegen; von mehreren dürfte sie eines oder keines behalten, die anderen kämen zurück in den Beutel.
learn-tajuto-note-third = Weiter mit der roten Pagode: Ertaste Größe 3.
learn-tajuto-note-three = Wieder Rot, das bringt 3 MP. Höhere Stockwerke bringen immer mehr.
learn-tajuto-note-save = Du hast 7 MP. Gib sie nicht für B aus: Beende deinen Zug und kaufe im nächsten mit dem kostenlosen A.
learn-tajuto-note-buy = Mira hat auf deiner Pagode geopfert; alle Pagoden stehen allen offen. Kauf nun mit A: Weisheitsplättchen 2 kostet 7 MP und ist 2 EP wert. Das nächste jeder Sorte ist teurer.
learn-tajuto-note-goals = Weisheit liegt verdeckt, aber alle haben den Kauf gesehen. Ziele sind frei: Wer im eigenen Zug als erstes eine Bedingung erfüllt, etwa 30 MP oder vier Opfer, darf das Plättchen für 1 EP nehmen. Beende deinen Zug.
learn-tajuto-note-shop = Mira hat das rote Stockwerk 4 über ihren eigenen Stein gebaut: 4 + 2 MP. Was gibt es noch zu kaufen? Märkte senken spätere Preise, neutrale Aktionsplättchen bringen mehr Aktionen, Schreine erhöhen deine EP, und ein Einweihungsplättchen bringt 4 EP, wenn seine Pagode am Ende fertig ist.
learn-tajuto-note-late = Wir springen ans Ende: Drei Pagoden sind fertig, vieren fehlt nur noch das sechste Stockwerk. Du hast das Einweihungsplättchen von Weiß. Ertaste Größe 6!
learn-tajuto-note-finish = Weiß! Baue es: Die vierte fertige Pagode beendet das Spiel sofort, und wer sie vollendet, bekommt ein Zielplättchen.
learn-tajuto-note-score = Du: Weisheit 6, vier Einweihungen fertiger Pagoden 16, dein Schrein gibt jedem dieser sechs Plättchen 1 dazu, und ein Ziel: 6 + 16 + 6 + 1 = 29 EP. Mira hat 21. Du gewinnst! Die MP sind gleich, also bekommt niemand das Ziel für die meisten.

## Headings of the rules
learn-tajuto-heading-components = Spielmaterial
learn-tajuto-heading-setup = Aufbau
learn-tajuto-heading-turn = Der Zug
learn-tajuto-heading-draw = Ein Stockwerk ziehen
learn-tajuto-heading-offer = Ein Opfer bringen
learn-tajuto-heading-buy = Ein Plättchen kaufen
learn-tajuto-heading-build = Bauen (frei)
learn-tajuto-heading-goals = Ziele (frei)
learn-tajuto-heading-end = Ende und Wertung
learn-tajuto-heading-rulings = Festlegungen

## The rules, clause by clause
learn-tajuto-rule-t-c1 = Acht Pagoden, eine je Farbe (Rot, Orange, Gelb, Grün, Blau, Violett, Schwarz, Weiß), jede aus sechs Stockwerken von groß nach klein: 48 Stockwerke in einem Stoffbeutel.
learn-tajuto-rule-t-c2 = Alle haben eine Mönchsfigur für den Meditationspfad, drei Aktionsplättchen, deren Einsatz 0, 4 und 6 MP kostet, und acht Opfersteine, einen je Farbe.
learn-tajuto-rule-t-c3 = Es gibt 15 Weisheitsplättchen im Wert von 1 bis 5 EP, drei je Wert, jedes teurer als das vorige.
learn-tajuto-rule-t-c4 = Zwei Märkte kosten 10 und 12 MP; außerdem gibt es zwei Schreine.
learn-tajuto-rule-t-c5 = Sechs neutrale Aktionsplättchen, je zwei: D zieht für 2 MP, E opfert und F kauft umsonst.
learn-tajuto-rule-t-c6 = Acht Zielplättchen sind je 1 EP wert: Sechs nimmt man im Spiel, zwei werden am Ende vergeben.
learn-tajuto-rule-t-c7 = Für jede Pagodenfarbe gibt es ein Einweihungsplättchen.
learn-tajuto-rule-t-s1 = Alle Stockwerke kommen in den Beutel, jede Figur beginnt auf 0, alle haben drei Aktionsplättchen und acht Steine.
learn-tajuto-rule-t-s2 = Plättchen einer Sorte bilden einen Stapel, das billigste oben: fünf mit Weisheit, je einer mit Märkten, Schreinen, D, E und F.
learn-tajuto-rule-t-s3 = Ziel- und Einweihungsplättchen liegen einzeln aus. Die älteste Person beginnt; an unseren Tischen ist das wählbar.
learn-tajuto-rule-t-1 = Benutze ein oder mehrere Aktionsplättchen, jedes höchstens einmal. Bauen und Ziele nehmen ist frei und davor, dazwischen und danach möglich.
learn-tajuto-rule-t-2 = Der Einsatz eines Plättchens wird zuerst bezahlt. MP fallen nie unter 0: Was du nicht bezahlen kannst, kannst du nicht nutzen oder kaufen.
learn-tajuto-rule-t-3 = Jedes deiner drei eigenen Plättchen erlaubt Ziehen, Opfern oder Kaufen; ein neutrales nur seine eine Aktion.
learn-tajuto-rule-t-4 = In deinem nächsten Zug sind alle Plättchen wieder bereit.
learn-tajuto-rule-t-d1 = Ziehe ein Stockwerk aus dem Beutel und lege es vor dich. Die Größe darfst du ertasten; die Farbe ist Zufall.
learn-tajuto-rule-t-o1 = Lege einen Stein auf das oberste Stockwerk der Pagode seiner Farbe. Ein Stockwerk trägt nur einen Stein; liegt schon einer dort, muss die Pagode erst wachsen. Eine Pagode ohne Stockwerk nimmt keinen.
learn-tajuto-rule-t-o2 = Du bekommst so viele MP, wie die Pagode Stockwerke hat, plus 2.
learn-tajuto-rule-t-o3 = Auf einem sechsten Stockwerk opfert niemand; übrige Steine dieser Farbe sind dann wertlos.
learn-tajuto-rule-t-b1 = Kaufe das oberste Plättchen eines Stapels oder ein Einweihungsplättchen, dessen Pagode noch nicht fertig ist, zu seinem Preis in MP.
learn-tajuto-rule-t-b2 = Jeder Markt, den du hast, verbilligt deine späteren Käufe um 2 MP, nie unter 0. Den Einsatz von Plättchen verbilligt er nicht.
learn-tajuto-rule-t-b3 = Was EP wert ist, liegt nach dem Kauf verdeckt: Weisheit, Ziele, Schreine und Einweihungen fertiger Pagoden. Märkte, Aktionsplättchen und Einweihungen unfertiger Pagoden bleiben offen.
learn-tajuto-rule-t-f1 = Eine Pagode wächst von Stockwerk 1 nach oben, ein Stockwerk ihrer Farbe nach dem anderen, ohne Lücke.
learn-tajuto-rule-t-f2 = Bauen bringt so viele MP, wie die Pagode dann Stockwerke hat, plus 2, wenn es einen Opferstein auf dem Stockwerk direkt darunter bedeckt.
learn-tajuto-rule-t-f3 = Ein Stockwerk vor dir, das passt, muss in diesem Zug gebaut werden, wann du willst.
learn-tajuto-rule-t-f4 = Am Ende des Zuges darfst du von mehreren Stockwerken, die nicht passen, eines deiner Wahl behalten oder keines; die anderen kommen zurück in den Beutel. Ein einzelnes bleibt liegen.
learn-tajuto-rule-t-f5 = Ein Beispiel: Ein drittes und ein viertes Stockwerk in einem Zug, auf einer oder zwei Pagoden, bringen 3 + 4 = 7 MP.
learn-tajuto-rule-t-f6 = Ist eine Pagode fertig, wird ihr Einweihungsplättchen bei seiner Besitzerin oder seinem Besitzer umgedreht. Hat es niemand, scheidet es aus.
learn-tajuto-rule-t-g1 = Jederzeit in deinem Zug darfst du ein Ziel nehmen, dessen Bedingung du gerade erfüllst: Weisheit für mindestens 5 EP oder 10 EP; vier Opfer oder alle acht; mindestens 30 MP; die erste fertige Pagode. Jedes gibt es einmal.
learn-tajuto-rule-t-e1 = Das sechste Stockwerk einer vierten Pagode beendet das Spiel sofort. Wer es gebaut hat, bekommt noch die MP und das Ziel für die vierte Pagode.
learn-tajuto-rule-t-e2 = Wer die meisten MP hat, bekommt das Ziel dafür; bei Gleichstand niemand.
learn-tajuto-rule-t-e3 = EP sind die Werte der Weisheitsplättchen, 1 für jedes Ziel und 4 für jedes Einweihungsplättchen einer fertigen Pagode; unfertige bringen nichts.
learn-tajuto-rule-t-e4 = Jeder Schrein gibt jedem Weisheitsplättchen, das man hat, und jedem Einweihungsplättchen einer fertigen Pagode 1 EP dazu; zwei Schreine geben 2.
learn-tajuto-rule-t-e5 = Die meisten EP gewinnen; bei Gleichstand wird der Sieg geteilt.
learn-tajuto-rule-t-u1 = Preise, die wir gewählt haben, wo die Anleitung keine druckt, in MP: Einweihung 8; F 10 und 12; Weisheit 1 EP 3/5/7, 2 EP 7/9/11, 3 EP 11/13/15, 4 EP 15/17/19, 5 EP 19/21/23; D 6 und 8; E 8 und 10; Schrein 12 und 14.
learn-tajuto-rule-t-u2 = Der Meditationspfad hat kein Ende: Das Brett zeigt 0 bis 50 und zählt weiter.
learn-tajuto-rule-t-u3 = Tasten: Du nennst eine Größe, die noch im Beutel ist, und bekommst ein zufälliges Stockwerk davon. Als Option: „tastend“ greift bei 3 bis 6 mit 20 % zu einer Nachbargröße, „blind“ zieht irgendein Stockwerk.
learn-tajuto-rule-t-u4 = Ein in diesem Zug gekauftes Plättchen wirkt sofort; ein Markt senkt aber nicht den eigenen Preis. Von einer Sorte darfst du mehrere haben.
learn-tajuto-rule-t-u5 = Du darfst den Zug nicht beenden, solange ein passendes Stockwerk vor dir liegt, und nicht, bevor du ein Aktionsplättchen benutzt hast, es sei denn, keines lässt sich benutzen.
learn-tajuto-rule-t-u6 = Die zwei letzten Ziele werden nach dem letzten Bau vergeben; andere darf dann niemand mehr nehmen. „Erste Pagode“ bekommt nur, wer die erste des Spiels vollendet hat.
learn-tajuto-rule-t-u7 = Plättchen mit EP sind verdeckt, auch wenn alle den Kauf gesehen haben; eine Option zeigt Zwischenstände. Welche Stockwerke im Beutel sind, wissen alle; das Ziehen ist Zufall.
learn-tajuto-rule-t-u8 = Nach 150 Zügen pro Person endet das Spiel und wird gewertet; sinnvolle Partien brauchen 20 bis 40.

## Phases
learn-tajuto-phase-begin = Dein Zug: was möglich ist
learn-tajuto-phase-more = Weitermachen, bauen, den Zug beenden
learn-tajuto-phase-over = Die Wertung

## Drawings
learn-tajuto-drawing-pagoda = Eine Pagode hat sechs Stockwerke, die nach oben kleiner werden: 1 ganz unten, 6 ganz oben.
learn-tajuto-drawing-turn = Die drei Aktionen Ziehen, Opfern und Kaufen: mit Plättchen A umsonst, mit B für 4 MP, mit C für 6 MP.
learn-tajuto-drawing-offer = Ein Stein auf einer Pagode mit drei Stockwerken bringt 3 + 2 = 5 MP; das vierte Stockwerk, das ihn bedeckt, bringt 4 + 2 = 6 MP.
learn-tajuto-drawing-score = Die Wertung: Weisheit 2 und 4, eine fertige Einweihung 4, ein Ziel 1; ein Schrein gibt Weisheit und Einweihung je 1 dazu: 14 EP.
