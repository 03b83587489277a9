# Mandala: Namen, Optionen, Ablehnungen, Protokoll, Enden.

mandala-name = Mandala
mandala-tagline = Gemeinsam baut ihr Bilder aus Sand; nimm die richtigen Farben, wenn sie verwehen.
mandala-description = Zu zweit legt ihr farbigen Sand in zwei Mandalas, die euch beiden gehören. Sobald in einem alle sechs Farben liegen, wird es zerstört, und ihr teilt die Farben seines Berges unter euch auf. Was der Sand in deiner Schale wert ist, bestimmt dein Fluss: Je früher du eine Farbe genommen hast, desto weniger zählt jede ihrer Karten.

## Material und Orte
mandala-color-red = Rot
mandala-color-orange = Orange
mandala-color-yellow = Gelb
mandala-color-green = Grün
mandala-color-purple = Violett
mandala-color-black = Schwarz

## Optionen
mandala-option-first = Wer beginnt
mandala-option-first-help = Der Platz, der beginnt
mandala-option-first-1 = Platz 1
mandala-option-first-2 = Platz 2
mandala-option-first-random = zufällig
mandala-option-cups = Schalen
mandala-option-cups-help = Was die anderen von einer Schale sehen
mandala-option-cups-closed = geschlossen: nur die Zahl der Karten
mandala-option-cups-open = offen: alles, was hineingenommen wurde


## Welche Texte Züge sind
mandala-expected = M1 red, F2 purple 3, X green 2, C red oder pass
mandala-expected-card = ! { $target } und eines von { $colors }

## Warum ein Zug abgelehnt wird
mandala-refusal-claim-first = Ein Mandala wird gerade zerstört: Nimm eine Farbe seines Berges
mandala-refusal-claimed = In Berg { $mandala } liegt kein { $color } mehr
mandala-refusal-no-claim = Es wird gerade kein Mandala zerstört
mandala-refusal-pass = Passen darfst du nur, wenn nichts anderes geht
mandala-refusal-hand-none = Du hast kein { $color } auf der Hand
mandala-refusal-hand-few = Du hast nur { $held } × { $color } auf der Hand
mandala-refusal-turn = Karten abwerfen darfst du nur, wenn du am Zug bist
mandala-refusal-mountain = { $color } liegt schon in Berg { $mandala }
mandala-refusal-their-field = { $color } liegt schon im gegnerischen Feld von Mandala { $mandala }
mandala-refusal-your-field = { $color } liegt schon in deinem Feld von Mandala { $mandala }
mandala-refusal-last-card = Mindestens eine Karte muss auf der Hand bleiben
mandala-refusal-nothing-to-draw = Das ist deine letzte Karte, und es gibt nichts nachzuziehen

## Was geschah
mandala-event-mountain = { $number ->
    [one] Eine Karte kommt
   *[other] { $number } Karten kommen
 } in Berg { $mandala }: { $cards }.
mandala-event-hand = { $name } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }.
mandala-event-hand-seen = { $name } zieht { $cards }.
mandala-event-cup = { $name } legt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 } verdeckt in die Schale.
mandala-event-cup-seen = { $name } legt { $cards } verdeckt in die Schale.
mandala-event-reshuffle = Der Nachziehstapel ist aufgebraucht: { $number ->
    [one] Eine abgeworfene Karte bildet
   *[other] { $number } abgeworfene Karten bilden
 } den neuen.
mandala-event-build = { $name } legt { $color } in Berg { $mandala }.
mandala-event-grow = { $name } legt { $number } × { $color } ins Feld von Mandala { $mandala }.
mandala-event-redraw = { $name } wirft { $number } × { $color } ab und zieht ebenso viele Karten.
mandala-event-claim = { $name } nimmt { $color } aus Berg { $mandala }: { $discarded ->
    [0] { $place ->
        [0] { $cup } in die Schale
       *[other] eine auf Flussplatz { $place }{ $cup ->
            [0] { "" }
           *[other] , { $cup } in die Schale
         }
     }
   *[other] { $discarded } abgeworfen
 }.
mandala-event-pass = { $name } kann nichts tun und passt.
mandala-event-ending = Das nächste Mandala, das zerstört wird, ist das letzte.
mandala-event-complete = Mandala { $mandala } ist vollständig; { $chooses } wählt zuerst.
mandala-event-destroyed = Mandala { $mandala } ist zerstört.
mandala-event-over = Das Spiel ist zu Ende.

## Warum es endete
mandala-ending-river = ein Fluss hat alle sechs Farben
mandala-ending-deck = der Nachziehstapel ist aufgebraucht
mandala-ending-deck-twice = der Nachziehstapel ist zum zweiten Mal aufgebraucht
