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
menara-piece-whole = Boden { $number }
menara-piece-part = Eine Säule auf Boden { $number }
menara-card-place = { $number ->
    [one] 1 Säule
   *[other] { $number } Säulen
 } setzen ({ $rest ->
    [hell] helle Seite oben
    [dunkel] dunkle Seite oben
   *[other] Seite beliebig
 })
menara-card-floor = { $number } Säulen auf einen Boden setzen ({ $rest ->
    [hell] helle Seite oben
    [dunkel] dunkle Seite oben
   *[other] Seite beliebig
 })
menara-card-move = { $number ->
    [one] 1 Säule
   *[other] { $number } Säulen
 } nach oben versetzen ({ $rest ->
    [hell] helle Seite oben
    [dunkel] dunkle Seite oben
   *[other] Seite beliebig
 })
menara-card-fill = einen Boden füllen ({ $rest ->
    [hell] helle Seite oben
    [dunkel] dunkle Seite oben
   *[other] Seite beliebig
 })
menara-card-shift = einen Boden versetzen ({ $rest ->
    [hell] helle Seite oben
    [dunkel] dunkle Seite oben
   *[other] Seite beliebig
 })
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
menara-phase-base = Leg das Tempelfundament
menara-phase-camp = Tausch Säulen mit dem Camp oder lass es
menara-phase-plan = Deck einen Bauplan auf
menara-phase-build = Führ den Bauplan aus
menara-phase-practice = Setz eine oder mehr Säulen, dann beende deinen Zug
menara-phase-floor = Leg den neuen Boden
menara-phase-swap = Tausch das ganze Camp aus oder behalt es

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
menara-refusal-base-first = Leg zuerst das Tempelfundament
menara-refusal-camp-first = Zuerst kommt das Camp: Tausch Säulen oder lass es
menara-refusal-plan-now = Deck jetzt einen Bauplan auf
menara-refusal-build-now = Führ jetzt den Bauplan aus
menara-refusal-floor-first = Leg zuerst den neuen Boden
menara-refusal-swap-now = Sag zuerst, ob das Camp ausgetauscht wird
menara-refusal-nobody = Jetzt entscheidet niemand
menara-refusal-no-move = Das geht jetzt nicht
menara-refusal-pile = Der Stapel { $glyph } ist leer
menara-refusal-bag = Im Beutel sind weniger als sechs Säulen
menara-refusal-practice-build = Setz einfach Säulen: Die Übung hat keine Baupläne
menara-refusal-no-card = Es gibt keinen Bauplan, den du aufgeben könntest
menara-refusal-stop = Führ den Bauplan aus oder gib ihn auf
menara-refusal-first-column = Setz mindestens eine Säule
menara-refusal-exchange = Gib so viele Säulen zurück, wie du nimmst
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
menara-refusal-no-base = Diesen Sockel gibt es im Turm nicht
menara-refusal-taken = Dort steht schon eine Säule
menara-refusal-base-color = Dieser Sockel ist für Säulen in { $color }
menara-refusal-no-column = Du hast keine Säule in { $color }
menara-refusal-target = Die Karte geht auf Boden { $floor } weiter
menara-refusal-bare = Dort steht keine Säule
menara-refusal-moved = Diese Säule wurde in diesem Zug schon versetzt
menara-refusal-higher = Boden { $to } liegt nicht höher als Boden { $floor }
menara-refusal-on-nothing = Der Boden läge auf keiner Säule
menara-refusal-overlaps = Der Boden überlappt Boden { $floor } um { $length } mm
menara-refusal-apart = Der Boden berührt Boden { $floor } nicht: { $length } mm Abstand
menara-refusal-apart-all = Der Boden berührt das Tempelfundament nicht: { $length } mm Abstand
menara-refusal-one-point = Der Boden berührt das Tempelfundament nur an einem Punkt, an Boden { $floor }
menara-refusal-beyond = Die Säule steht { $length } mm über ihren Sockel auf Boden { $floor } hinaus
menara-refusal-in-the-way = Die Säule stößt { $length } mm in eine andere auf Boden { $floor }
menara-refusal-no-such-base = Auf Boden { $floor } gibt es diesen Sockel nicht
menara-refusal-not-to-lay = Boden { $floor } gehört nicht zu den Böden, die zu legen sind
menara-refusal-rim = Die Seite muss oben liegen: { $side }
menara-refusal-not-in-tower = Boden { $floor } ist nicht im Turm
menara-refusal-part = Boden { $floor } gehört zum Tempelfundament
menara-refusal-same-level = Boden { $floor } liegt schon auf Etage { $level }
menara-refusal-on-columns = Der Boden muss auf Säulen liegen
menara-refusal-carries = Die Säulen darauf tragen Boden { $floor }
menara-refusal-no-column-below = Der Boden läge auf keiner Säule von Etage { $level }

## Was geschah
menara-event-quarry = Böden aus dem Steinbruch: { $floor }.
menara-event-camp = { $number ->
    [one] Eine Säule in { $color } kommt ins Camp.
   *[other] { $number } Säulen kommen ins Camp: { $color }.
}
menara-event-bag = { $number ->
    [one] { $name } zieht eine Säule in { $color } aus dem Beutel.
   *[other] { $name } zieht { $number } Säulen aus dem Beutel: { $color }.
}
menara-event-base = { $name } legt Boden { $floor } des Tempelfundaments, Oberseite { $side }.
menara-event-exchange = { $name } gibt { $given } ins Camp und nimmt { $taken }.
menara-event-exchange-none = { $name } tauscht nichts mit dem Camp.
menara-event-reveal = { $name } zieht einen Bauplan: { $glyph }.
menara-event-plan = Der Bauplan: { $card }.
menara-event-column = { $name } setzt eine Säule in { $color } auf Boden { $base }.
menara-event-move = { $name } versetzt eine Säule von Boden { $base } auf Boden { $to }.
menara-event-floor = { $name } legt Boden { $floor } auf Etage { $level }, Oberseite { $side }.
menara-event-extend = { $name } erweitert das Tempelfundament um Boden { $floor }, Oberseite { $side }.
menara-event-shift = { $name } versetzt Boden { $floor } auf Etage { $level }.
menara-event-give-up = { $name } gibt die Karte auf.
menara-event-stop = { $name } beendet den Zug.
menara-event-swap-camp = { $name } tauscht das ganze Camp aus.
menara-event-keep-camp = { $name } lässt das Camp, wie es ist.
menara-event-hand = Die Hand hat gezittert: { $off } mm daneben{ $angle ->
    [0] { "" }
   *[other] , um { $angle }° verdreht
 }.
menara-event-nudge = Die Hand streift Boden { $floor }.
menara-event-quiet = Die Hand bleibt ruhig.
menara-event-stands = Der Turm steht.
menara-event-fallen = { $piece } ist gefallen.
menara-event-collapse = { $again ->
    [1] Was gefallen ist, wird wieder aufgestellt.
   *[other] Der Turm stürzt ein. Etagen, die noch stehen: { $levels }.
 }
menara-event-interrupted = Ein Boden ist voll: { $name } legt einen neuen.
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
menara-ending-cards = der letzte Bauplan ist erledigt; { $levels } von { $required } Etagen
menara-ending-floors = der letzte Boden ist gebaut; { $levels } von { $required } Etagen
menara-ending-place = keine Säule passt mehr; Etagen: { $levels }
menara-practice-collapsed = der Turm ist gefallen; Etagen, die noch stehen: { $levels }
menara-practice-stuck = Säulen sind gefallen und lassen sich nicht wieder aufstellen; Etagen: { $levels }
menara-practice-columns = im Beutel fehlen Säulen; Etagen: { $levels }
menara-practice-floors = der letzte Boden ist gebaut; Etagen: { $levels }

## Die Wertung, Zeile für Zeile
menara-score-levels = Etagen
menara-score-required = Gefordert

## Warum der Partner es tut
menara-hint-base = Hält das Tempelfundament dicht beieinander, sodass Böden es überspannen können; Sockel obenauf: { $free }.
menara-hint-camp-none = Von deinen Säulen passen auf einen sicheren Sockel: { $fit }. Kein Tausch hilft viel weiter.
menara-hint-camp-fill = Dann kannst du Boden { $floor } füllen, und ein neuer kommt.
menara-hint-camp-fit = Von deinen Säulen passen auf einen sicheren Sockel: dann { $fit }, jetzt { $was }.
menara-hint-camp-floor = Von deinen Säulen passen auf einen einzigen Boden: dann { $most }, jetzt { $was }.
menara-hint-camp-high = Die Säulen passen dann auf höhere Böden.
menara-hint-plan = Von den Karten, die dort noch kommen, sind jetzt { $good } von { $cards } machbar.
menara-hint-plan-early = Von den Karten, die dort noch kommen, sind jetzt { $good } von { $cards } machbar, und Schweres zieht man am besten früh.
menara-hint-column-fill = Füllt Boden { $floor }, und ein neuer kommt; der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°).
menara-hint-column = Auf Etage { $level }; der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°). Freie Sockel auf diesem Boden: { $free }.
menara-hint-column-base = Auf dem Tempelfundament, das alles trägt. Freie Sockel auf diesem Boden: { $free }.
menara-hint-move = Hinauf auf Etage { $level }; der Turm hält { $out }° Schräglage aus, solange die Säule heraus ist, und dann { $margin }° (jetzt { $was }°).
menara-hint-shift = Etagen des Tempels dann: { $levels }; der Turm hält { $out }° Schräglage aus, solange der Boden heraus ist, und dann { $margin }° (jetzt { $was }°).
menara-hint-floor = Auf Etage { $level }, tragende Säulen: { $columns }; der Turm hält dann { $margin }° Schräglage aus (jetzt { $was }°). Von { $free } neuen Sockeln können { $safe } sicher eine Säule tragen.
menara-hint-extend = Auf Säulen fand sich kein Platz, bei dem der Turm { $careful }° Schräglage aushielte. Das kostet eine Etage und bringt Sockel am Grund: { $free }.
menara-hint-extend-cost = Das kostet eine Etage und bringt Sockel am Grund: { $free }.
menara-hint-give-up-none = Nichts von dem, was die Karte verlangt, ist möglich.
menara-hint-give-up = Nach nichts, was die Karte verlangt, hielte der Turm noch { $careful }° Schräglage aus.
menara-hint-give-up-cost = Eine Etage mehr wird gefordert.
menara-hint-stop = Dann ziehst du nach und hast mehr Auswahl.
menara-hint-swap = Vom Camp passen auf freie Sockel nur: { $fit }.
menara-hint-keep = Vom Camp passen auf freie Sockel: { $fit }.
