# Menara: Namen, Optionen, Ablehnungen, Protokoll, Enden.

menara-name = Menara
menara-tagline = Baut gemeinsam einen Turm, Boden für Boden, und lasst ihn nicht fallen.
menara-description = Eine bis vier Personen bauen gemeinsam einen Tempelturm. Bauplankarten sagen, was zu tun ist: Säulen setzen, nach oben versetzen, einen Boden füllen. Ist ein Boden voll, wird ein neuer auf Säulen eurer Wahl gelegt. Je höher der Turm, desto besser, und alles gehorcht der Schwerkraft: Was fällt, fällt für alle.

## Material und Orte
menara-color-yellow = Gelb
menara-color-red = Rot
menara-color-black = Schwarz
menara-color-white = Weiß
menara-color-blue = Blau
menara-glyph-blue = Blau
menara-glyph-yellow = Gelb
menara-glyph-red = Rot
menara-side-light = hell
menara-side-dark = dunkel
menara-side-free = frei
menara-card-place = { $number ->
    [one] 1 Säule
   *[other] { $number } Säulen
 } setzen (Rand { $rest })
menara-card-floor = { $number } Säulen auf einen Boden setzen (Rand { $rest })
menara-card-move = { $number ->
    [one] 1 Säule
   *[other] { $number } Säulen
 } nach oben versetzen (Rand { $rest })
menara-card-fill = einen Boden füllen (Rand { $rest })
menara-card-shift = einen Boden versetzen (Rand { $rest })
menara-card-light = hell
menara-card-dark = dunkel
menara-card-free = frei

## Optionen
menara-option-difficulty = Schwierigkeit
menara-option-difficulty-help = Wie viele Etagen gefordert sind, mit wie vielen Säulen
menara-option-difficulty-easy = leicht
menara-option-difficulty-medium = mittel
menara-option-difficulty-hard = schwer
menara-option-hand = Hand
menara-option-hand-help = Wie sehr die bauende Hand zittert
menara-option-hand-steady = sicher
menara-option-hand-calm = ruhig
menara-option-hand-shaky = zittrig
menara-option-gauge = Standsicherheit
menara-option-gauge-help = Ob ihr vor dem Loslassen erfahrt, wie sicher der Turm steht
menara-option-gauge-shown = sichtbar
menara-option-gauge-hidden = verborgen
menara-option-practice = Übung
menara-option-practice-help = Ohne Bauplankarten bauen, eine oder mehr Säulen pro Zug, so hoch ihr könnt
menara-option-practice-no = nein
menara-option-practice-yes = ja, ohne Bauplankarten
menara-option-first = Wer beginnt
menara-option-first-help = Der Platz, der beginnt und das Tempelfundament legt
menara-option-first-1 = Platz 1
menara-option-first-2 = Platz 2
menara-option-first-3 = Platz 3
menara-option-first-4 = Platz 4
menara-option-first-random = zufällig
menara-option-floors = Tempelböden
menara-option-floors-help = Eine Tabelle von Tempelböden anstelle unserer eigenen
menara-option-cards = Bauplankarten
menara-option-cards-help = Eine Tabelle von Bauplankarten anstelle unserer eigenen
menara-preset-learn = Zum Lernen
menara-preset-learn-help = Eine sichere Hand, und ihr seht, wie sicher der Turm steht.
menara-preset-table = Wie am echten Tisch
menara-preset-table-help = Die Hand zittert ein wenig, und niemand sagt, ob es hält. Auch keine Tipps.

## Phasen
menara-phase-base = Lege das Tempelfundament
menara-phase-camp = Tausche Säulen mit dem Camp oder lass es
menara-phase-plan = Decke eine Bauplankarte auf
menara-phase-build = Führe die Bauplankarte aus
menara-phase-practice = Setze eine oder mehr Säulen, dann beende deinen Zug
menara-phase-floor = Lege den neuen Boden
menara-phase-swap = Tausche das ganze Camp aus oder behalte es

## Welche Texte Züge sind
menara-expected = base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp oder stop
menara-expected-level = eine Etage von 1 bis { $most }
menara-expected-floor = ein Boden von 1 bis { $most }
menara-expected-base = ein Sockel von 1 bis { $most }
menara-expected-angle = ein Winkel von 0 bis 359
menara-expected-order = Farben in der Reihenfolge { $colors }
menara-expected-sides = keine Farbe auf beiden Seiten von „for“
menara-expected-columns = nicht mehr Säulen, als du hast
menara-expected-column = ! { $target } und eines von { $colors }
menara-expected-quarry = ! quarry und ein Boden
menara-expected-plan = ! plan und eine Karte, etwa ! plan place 2 dark
menara-expected-error = der Fehler der Hand, etwa ! hand 0.3 -0.6 0
menara-expected-nudge = ein Stoß, etwa ! nudge 9 0.2 135
menara-expected-fallen = was fiel, etwa ! fallen 9 oder ! fallen 3.1
menara-expected-fallen-out = was fiel, etwa ! fallen out 9 oder ! fallen out 3.1
menara-expected-tables = Tabellen von Spielteilen einer Partie, die hier gespielt wird
menara-expected-move = ein Zug, kein Zufall
menara-expected-table = eine Tabelle von Spielteilen wie in data/{ $file }

## Warum ein Zug abgelehnt wird
menara-refusal-allowed = Das ist erlaubt
menara-refusal-base-first = Zuerst wird das Tempelfundament gelegt
menara-refusal-camp-first = Der Zug beginnt mit dem Camp
menara-refusal-plan-now = Jetzt wird eine Bauplankarte aufgedeckt
menara-refusal-build-now = Jetzt wird die Bauplankarte ausgeführt
menara-refusal-floor-first = Zuerst muss ein neuer Boden gelegt werden
menara-refusal-swap-now = Jetzt darf das Camp ausgetauscht werden
menara-refusal-nobody = Jetzt entscheidet niemand
menara-refusal-no-move = Einen solchen Zug gibt es nicht
menara-refusal-pile = Der Stapel { $glyph } ist leer
menara-refusal-bag = Im Beutel sind weniger als sechs Säulen
menara-refusal-practice-build = Jetzt werden Säulen gesetzt, ohne Bauplankarten
menara-refusal-no-card = Es gibt keine Bauplankarte, die man aufgeben könnte
menara-refusal-stop = Die Bauplankarte muss ausgeführt oder aufgegeben werden
menara-refusal-first-column = Setze mindestens eine Säule
menara-refusal-exchange = Es gehen so viele Säulen zurück, wie genommen werden
menara-refusal-hand-none = Du hast keine Säule in { $color }
menara-refusal-hand-few = Du hast nur { $held ->
    [one] 1 Säule
   *[other] { $held } Säulen
 } in { $color }
menara-refusal-camp-none = Das Camp hat keine Säule in { $color }
menara-refusal-camp-few = Das Camp hat nur { $held ->
    [one] 1 Säule
   *[other] { $held } Säulen
 } in { $color }
menara-refusal-card = Die Karte verlangt: { $card }
menara-refusal-no-base = Im Turm gibt es keinen Sockel { $base }
menara-refusal-taken = Auf { $base } steht schon eine Säule
menara-refusal-base-color = Der Sockel { $base } ist für Säulen in { $color }
menara-refusal-no-column = Du hast keine Säule in { $color }
menara-refusal-target = Die Karte geht auf Boden { $floor } weiter
menara-refusal-bare = Auf { $base } steht keine Säule
menara-refusal-moved = Die Säule auf { $base } wurde in diesem Zug schon versetzt
menara-refusal-higher = Boden { $to } liegt nicht höher als Boden { $floor }
menara-refusal-on-nothing = Der Boden läge auf keiner Säule
menara-refusal-overlaps = Der Boden überlappt Boden { $floor } um { $length } mm
menara-refusal-apart = Der Boden berührt Boden { $floor } nicht: { $length } mm Abstand
menara-refusal-apart-all = Der Boden berührt das Tempelfundament nicht: { $length } mm Abstand
menara-refusal-one-point = Der Boden berührt das Tempelfundament nur an einem Punkt, an Boden { $floor }
menara-refusal-beyond = Die Säule steht { $length } mm über den Umriss ihres Sockels auf Boden { $floor } hinaus
menara-refusal-in-the-way = Die Säule stößt { $length } mm in eine andere auf Boden { $floor }
menara-refusal-no-such-base = Auf Boden { $floor } gibt es diesen Sockel nicht
menara-refusal-not-to-lay = Boden { $floor } gehört nicht zu den Böden, die zu legen sind
menara-refusal-rim = Der Rand der Karte ist { $side }: Diese Seite muss oben liegen
menara-refusal-not-in-tower = Boden { $floor } ist nicht im Turm
menara-refusal-part = Boden { $floor } gehört zum Tempelfundament
menara-refusal-same-level = Boden { $floor } liegt schon auf Etage { $level }
menara-refusal-on-columns = Der Boden muss auf Säulen liegen
menara-refusal-carries = Seine Säulen tragen Boden { $floor }
menara-refusal-no-column-below = Der Boden läge auf keiner Säule von Etage { $level }

## Was geschah
menara-event-quarry = Boden { $floor } kommt aus dem Steinbruch.
menara-event-camp = Eine Säule in { $color } kommt ins Camp.
menara-event-bag = { $name } zieht eine Säule in { $color } aus dem Beutel.
menara-event-base = { $name } legt Boden { $floor } des Tempelfundaments, Oberseite { $side }.
menara-event-exchange = { $name } gibt { $given } ins Camp und nimmt { $taken }.
menara-event-exchange-none = { $name } tauscht nichts mit dem Camp.
menara-event-reveal = { $name } wählt den Stapel { $glyph }.
menara-event-plan = { $name } deckt auf: { $card }.
menara-event-column = { $name } setzt eine Säule in { $color } auf Sockel { $base }.
menara-event-move = { $name } versetzt die Säule von { $base } auf { $to }.
menara-event-floor = { $name } legt Boden { $floor } auf Etage { $level }, Oberseite { $side }.
menara-event-extend = { $name } erweitert das Tempelfundament um Boden { $floor }, Oberseite { $side }.
menara-event-shift = { $name } versetzt Boden { $floor } auf Etage { $level }.
menara-event-give-up = { $name } kann die Karte nicht erfüllen.
menara-event-stop = { $name } beendet den Zug.
menara-event-swap-camp = { $name } lässt das ganze Camp austauschen.
menara-event-keep-camp = { $name } lässt das Camp, wie es ist.
menara-event-hand = Die Hand liegt um { $x } und { $y } mm und { $angle }° daneben.
menara-event-nudge = Die Hand stößt Boden { $floor } mit { $newton } N an.
menara-event-quiet = Die Hand bleibt ruhig.
menara-event-stands = Der Turm steht.
menara-event-fallen = Gefallen: { $piece }.
menara-event-collapse = Es fallen Böden ({ $floors }) und Säulen ({ $columns }); Etagen, die noch stehen: { $levels }.
menara-event-interrupted = Ein Boden ist voll: { $name } muss einen neuen legen.
menara-event-level-card = Eine Etage mehr ist gefordert: jetzt { $required }.
menara-event-fulfilled = { $name } hat die Karte erfüllt: { $card }.
menara-event-camp-exchanged = Die alten Säulen des Camps kommen zurück in den Beutel.
menara-event-turn = { $name } ist am Zug.
menara-event-over = { $required ->
    [0] Das Spiel ist zu Ende, Höhe in Etagen: { $levels }.
   *[other] Das Spiel ist zu Ende: { $levels } von { $required } Etagen.
 }

## Warum es endete
menara-ending-collapsed = der Turm ist gefallen; { $levels } von { $required } Etagen
menara-ending-stuck = Säulen sind gefallen und lassen sich nicht wieder aufstellen; { $levels } von { $required } Etagen
menara-ending-columns = im Beutel fehlen Säulen; { $levels } von { $required } Etagen
menara-ending-cards = die letzte Bauplankarte ist abgehandelt; { $levels } von { $required } Etagen
menara-ending-floors = der letzte Boden ist verbaut; { $levels } von { $required } Etagen
menara-ending-place = keine Säule passt mehr; Etagen: { $levels }
menara-practice-collapsed = der Turm ist gefallen; Etagen, die noch stehen: { $levels }
menara-practice-stuck = Säulen sind gefallen und lassen sich nicht wieder aufstellen; Etagen: { $levels }
menara-practice-columns = im Beutel fehlen Säulen; Etagen: { $levels }
menara-practice-floors = der letzte Boden ist verbaut; Etagen: { $levels }

## Die Wertung, Zeile für Zeile
menara-score-levels = Etagen: { $levels }
menara-score-required = Gefordert: { $required }
menara-score-won = Der Tempel ist hoch genug: gemeinsam gewonnen.
menara-score-lost = Der Tempel ist zu niedrig: gemeinsam verloren.

## Warum der Partner es tut
menara-hint-base = { $move } hält das Tempelfundament dicht beieinander, sodass Böden es überspannen können; Sockel obenauf: { $free }.
menara-hint-camp-none = { $move }: Säulen, die auf einen sicheren Sockel passen: { $fit }; kein Tausch hilft viel weiter.
menara-hint-camp-fill = { $move }: Dann lässt sich Boden { $floor } füllen, und ein neuer kommt.
menara-hint-camp-fit = { $move }: Säulen, die auf einen sicheren Sockel passen: dann { $fit }, jetzt { $was }.
menara-hint-camp-floor = { $move }: Säulen, die auf einen einzigen Boden passen: dann { $most }, jetzt { $was }.
menara-hint-camp-high = { $move }: Die Säulen passen dann auf höhere Böden.
menara-hint-plan = { $move }: Von den Karten, die dort noch kommen, sind jetzt { $good } von { $cards } erfüllbar.
menara-hint-plan-early = { $move }: Von den Karten, die dort noch kommen, sind jetzt { $good } von { $cards } erfüllbar, und Schweres zieht man am besten früh.
menara-hint-column-fill = { $move } füllt Boden { $floor }, und ein neuer kommt; der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°).
menara-hint-column = { $move }: auf Etage { $level }, und der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°); freie Sockel auf diesem Boden: noch { $free }.
menara-hint-column-base = { $move }: auf dem Tempelfundament, das alles trägt; freie Sockel auf diesem Boden: noch { $free }.
menara-hint-move = { $move }: hinauf auf Etage { $level }; der Turm hält { $out }° Schräglage aus, solange die Säule heraus ist, und dann { $margin }° (jetzt { $was }°).
menara-hint-shift = { $move }: Etagen des Tempels dann: { $levels }; der Turm hält { $out }° Schräglage aus, solange der Boden heraus ist, und dann { $margin }° (jetzt { $was }°).
menara-hint-floor = { $move }: auf Etage { $level }, tragende Säulen: { $columns }; der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°), und von { $free } neuen Sockeln können { $safe } sicher eine Säule tragen.
menara-hint-extend = { $move }: Auf Säulen fand sich kein Platz, bei dem der Turm { $careful }° Schräglage aushielte; das kostet eine Etage und bringt Sockel am Grund: { $free }.
menara-hint-extend-cost = { $move }: Das kostet eine Etage und bringt Sockel am Grund: { $free }.
menara-hint-give-up-none = { $move }: Nichts von dem, was die Karte verlangt, ist möglich.
menara-hint-give-up = { $move }: Nach nichts, was die Karte verlangt, hielte der Turm noch { $careful }° Schräglage aus.
menara-hint-give-up-cost = { $move }: Eine Etage mehr wird gefordert.
menara-hint-stop = { $move }: Dann ziehst du nach und hast mehr Auswahl.
menara-hint-swap = { $move }: Nur so viele Säulen des Camps passen auf freie Sockel: { $fit }.
menara-hint-keep = { $move }: Säulen des Camps, die auf freie Sockel passen: { $fit }.
