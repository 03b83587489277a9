# Ananda: nomi, opzioni, rifiuti, cronaca, finali.

ananda-name = Ananda
ananda-tagline = Fai crescere un tempio di pietre colorate, e medita dove la tua area è più ampia.
ananda-description = Da due a quattro persone costruiscono un tempio di tessere bicolori, una accanto all’altra e una sopra l’altra. Il tuo monaco sceglie un colore; l’area che estendi intorno a lui ti permette di giocare carte di quel colore per ottenere karma. Ciò che non mediti torna come tessere. Vince chi ha più karma.

## Materiale e luoghi
ananda-color-red = rosso
ananda-color-orange = arancione
ananda-color-yellow = giallo
ananda-color-green = verde
ananda-color-blue = blu
ananda-color-violet = viola

## Opzioni
ananda-option-first = Chi comincia
ananda-option-first-help = Il posto che comincia
ananda-option-first-1 = Posto 1
ananda-option-first-2 = Posto 2
ananda-option-first-3 = Posto 3
ananda-option-first-4 = Posto 4
ananda-option-first-random = a caso
ananda-option-board = Tabellone
ananda-option-board-help = Colonne e righe del tabellone
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Leggii scoperti
ananda-option-open-racks-help = Tutti vedono tutti i leggii

## Quali testi sono mosse
ananda-expected = monk c4, tile red-blue c4 d4, stop, play 2 3, play oppure pass
ananda-expected-number = il numero di un’azione
ananda-expected-neighbors = due caselle vicine, e { $first } e { $second } non lo sono
ananda-expected-smaller = prima la casella minore di un doppio: { $move }
ananda-expected-values = ogni valore una volta, in ordine crescente: play 2 3
ananda-expected-spaces = caselle da a1 a { $last }, e { $cell } non lo è
ananda-expected-decision = una decisione, perché il caso ora non dà nulla: { $moves }
ananda-expected-piece = { $line }, con il pezzo pescato

## Perché una mossa è rifiutata
ananda-refusal-nobody = ora questo non lo decide nessuno
ananda-refusal-monk-first = prima colloca il tuo monaco
ananda-refusal-building = ora posa una tessera, o smetti di costruire
ananda-refusal-meditating = la costruzione è finita: ora gioca carte
ananda-refusal-pass = c’è un’area libera per il tuo monaco
ananda-refusal-board = questa casella non è sul tabellone
ananda-refusal-bare = questa casella è vuota: un monaco sta su una tessera
ananda-refusal-your-area = il tuo monaco è su quest’area ({ $color }) dal tuo ultimo turno: scegline un’altra
ananda-refusal-their-area = su quest’area ({ $color }) c’è un altro monaco
ananda-refusal-not-free = questa casella non è libera
ananda-refusal-rack = sul tuo leggio non c’è la tessera { $tile }
ananda-refusal-color = questa tessera non ha il colore della tua area: { $color }
ananda-refusal-your-monk = lì c’è il tuo monaco
ananda-refusal-their-monk = lì c’è un altro monaco
ananda-refusal-one-bare = una metà poggerebbe sul tabellone, l’altra su tessere
ananda-refusal-uneven = le tessere sotto non hanno la stessa altezza: { $height } e { $other }
ananda-refusal-same-tile = le due metà poggerebbero sulla stessa tessera: ne servono due
ananda-refusal-border = il colore { $color } non toccherebbe la tua area
ananda-refusal-link = così il colore { $color } resterebbe staccato dal tuo monaco
ananda-refusal-hand = non hai in mano { $color } { $value }
ananda-refusal-sum = le carte fanno { $total }, più del valore della tua area, { $area }

## Che cosa è successo
ananda-event-start = La tessera iniziale { $tile } è in { $cells }.
ananda-event-rack = { $name } prende { $number ->
    [one] una tessera
   *[other] { $number } tessere
 }.
ananda-event-rack-seen = { $name } prende: { $tiles }.
ananda-event-open-rack = { $name } prende: { $tiles }.
ananda-event-hand = { $name } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
ananda-event-hand-seen = { $name } pesca: { $cards }.
ananda-event-monk = { $name } colloca il monaco in { $cell }: { $color }.
ananda-event-tile = { $name } posa la tessera { $tile } in { $cells }, al livello { $height }.
ananda-event-stop = { $name } smette di costruire: l’area vale { $area }.
ananda-event-forfeit = { $name } non posa tessere e toglie il monaco dal tabellone.
ananda-event-play = { $name } medita sul colore { $color }: { $meditation } su { $area }, { $take ->
    [0] quindi non torna alcuna tessera
    [one] quindi torna una tessera
   *[other] quindi tornano { $take } tessere
 }.
ananda-event-pass = { $name } non trova aree libere e passa.
ananda-event-over = La partita è finita.

## Perché è finita
ananda-ending-idle = due giri senza azioni
ananda-ending-empty = la riserva e un leggio sono vuoti

## Il punteggio, riga per riga
ananda-score-total = Karma: { $points }
ananda-score-tiles = Tessere rimaste sul leggio: { $number }
