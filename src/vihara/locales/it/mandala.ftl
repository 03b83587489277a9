# Mandala: nomi, opzioni, rifiuti, cronaca, finali.

mandala-name = Mandala
mandala-tagline = Componete insieme immagini di sabbia, e prendi i colori giusti quando svaniscono.
mandala-description = In due si posa sabbia colorata in due mandala comuni. Appena in uno ci sono tutti e sei i colori, il mandala viene distrutto e i colori della sua montagna vengono divisi. Quanto vale la sabbia nella tua coppa lo decide il tuo fiume: prima hai preso un colore, meno conta ogni sua carta.

## Materiale e luoghi
mandala-color-red = rosso
mandala-color-orange = arancione
mandala-color-yellow = giallo
mandala-color-green = verde
mandala-color-purple = viola
mandala-color-black = nero

## Opzioni
mandala-option-first = Chi comincia
mandala-option-first-help = Il posto che comincia
mandala-option-first-1 = Posto 1
mandala-option-first-2 = Posto 2
mandala-option-first-random = a caso
mandala-option-cups = Coppe
mandala-option-cups-help = Cosa vedono gli altri di una coppa
mandala-option-cups-closed = chiuse: solo quante carte hanno
mandala-option-cups-open = aperte: tutto ciò che vi è stato messo


## Quali testi sono mosse
mandala-expected = M1 red, F2 purple 3, X green 2, C red oppure pass
mandala-expected-card = ! { $target } e uno fra { $colors }

## Perché una mossa è rifiutata
mandala-refusal-claim-first = un mandala viene distrutto: prendi un colore della sua montagna
mandala-refusal-claimed = nella montagna { $mandala } non c’è più { $color }
mandala-refusal-no-claim = nessun mandala viene distrutto adesso
mandala-refusal-pass = si passa solo se non si può fare altro
mandala-refusal-hand-none = non hai carte di questo colore: { $color }
mandala-refusal-hand-few = hai solo { $held } × { $color } in mano
mandala-refusal-turn = si scarta solo nel proprio turno
mandala-refusal-mountain = il colore { $color } è già nella montagna { $mandala }
mandala-refusal-their-field = il colore { $color } è già nel campo avversario del mandala { $mandala }
mandala-refusal-your-field = il colore { $color } è già nel tuo campo del mandala { $mandala }
mandala-refusal-last-card = in mano deve restarti almeno una carta
mandala-refusal-nothing-to-draw = è la tua ultima carta, e non c’è nulla da pescare

## Che cosa è successo
mandala-event-mountain = { $number ->
    [one] Una carta va
   *[other] { $number } carte vanno
 } nella montagna { $mandala }: { $cards }.
mandala-event-hand = { $name } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
mandala-event-hand-seen = { $name } pesca: { $cards }.
mandala-event-cup = { $name } mette { $number ->
    [one] una carta coperta
   *[other] { $number } carte coperte
 } nella coppa.
mandala-event-cup-seen = { $name } mette coperte nella coppa: { $cards }.
mandala-event-reshuffle = Il mazzo di pesca è esaurito: { $number ->
    [one] una carta scartata forma
   *[other] { $number } carte scartate formano
 } quello nuovo.
mandala-event-build = { $name } posa { $color } nella montagna { $mandala }.
mandala-event-grow = { $name } amplia il campo del mandala { $mandala } con { $number } × { $color }.
mandala-event-redraw = { $name } scarta { $number } × { $color } e ripesca altrettante carte.
mandala-event-claim = { $name } prende { $color } dalla montagna { $mandala }: { $discarded ->
    [0] { $place ->
        [0] { $cup } nella coppa
       *[other] una al posto { $place } del fiume{ $cup ->
            [0] { "" }
           *[other] , { $cup } nella coppa
         }
     }
    [one] { $discarded } scartata
   *[other] { $discarded } scartate
 }.
mandala-event-pass = { $name } non può fare nulla e passa.
mandala-event-ending = Il prossimo mandala distrutto sarà l’ultimo.
mandala-event-complete = Il mandala { $mandala } è completo; la prima scelta va a { $chooses }.
mandala-event-destroyed = Il mandala { $mandala } è distrutto.
mandala-event-over = La partita è finita.

## Perché è finita
mandala-ending-river = un fiume ha tutti e sei i colori
mandala-ending-deck = il mazzo di pesca è esaurito
mandala-ending-deck-twice = il mazzo di pesca è esaurito per la seconda volta
