# Ananda: nomi, opzioni, rifiuti, cronaca, finali.

ananda-name = Ananda
ananda-tagline = Fai crescere un tempio di pietre colorate, e medita dove la tua superficie è più ampia.
ananda-description = Da due a quattro persone costruiscono un tempio di tessere bicolori, una accanto all’altra e una sopra l’altra. Il tuo monaco sceglie un colore; la superficie che estendi intorno a lui ti permette di giocare carte di quel colore per ottenere karma. Ciò che non mediti torna come tessere. Vince chi ha più karma.

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
ananda-refusal-nobody = nessun posto decide questo
ananda-refusal-monk-first = fase 1: prima si colloca il monaco
ananda-refusal-building = fase 2: si posano tessere finché ti fermi
ananda-refusal-meditating = fase 3: la costruzione è finita, ora si giocano carte
ananda-refusal-pass = c’è una superficie libera per il tuo monaco
ananda-refusal-board = { $cell } non è su questo tabellone
ananda-refusal-bare = { $cell } è fondamento nudo: un monaco sta su una tessera
ananda-refusal-your-area = { $cell } fa parte della superficie di colore { $color } dove il tuo monaco sta dal tuo ultimo turno, in { $monk }
ananda-refusal-their-area = { $cell } fa parte della superficie di colore { $color } dove sta il monaco del posto { $seat }, in { $monk }
ananda-refusal-not-free = { $cell } non è libera
ananda-refusal-rack = il tuo leggio non ha la tessera { $tile }
ananda-refusal-color = la tessera { $tile } non ha { $color }, il colore su cui sta il tuo monaco
ananda-refusal-your-monk = il tuo monaco sta in { $cell }
ananda-refusal-their-monk = il monaco del posto { $seat } sta in { $cell }
ananda-refusal-one-bare = { $bare } è fondamento nudo, ma in { $raised } le tessere sono alte { $height }
ananda-refusal-uneven = le tessere sono alte { $height } in { $first }, ma { $other } in { $second }
ananda-refusal-same-tile = { $first } e { $second } mostrano la stessa tessera; ne servono due per reggerne un’altra
ananda-refusal-border = { $color } in { $here } non toccherebbe la tua superficie
ananda-refusal-link = coprire { $there } lascerebbe { $color } in { $here } senza legame con il tuo monaco
ananda-refusal-hand = non hai in mano { $color } { $value }
ananda-refusal-sum = la somma delle carte, { $total }, supera il valore della superficie, { $area }

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
ananda-event-stop = { $name } smette di costruire: la superficie vale { $area }.
ananda-event-forfeit = { $name } non posa tessere e toglie il monaco dal tabellone.
ananda-event-play = { $name } medita sul colore { $color }: { $meditation } su { $area }, { $take ->
    [0] quindi non torna alcuna tessera
    [one] quindi torna una tessera
   *[other] quindi tornano { $take } tessere
 }.
ananda-event-pass = { $name } non trova superfici libere e passa.
ananda-event-over = La partita è finita.

## Perché è finita
ananda-ending-idle = due giri senza azioni
ananda-ending-empty = la riserva e un leggio sono vuoti

## Il punteggio, riga per riga
ananda-score-color = { $color }: { $points } karma
ananda-score-total = Karma: { $points }
ananda-score-tiles = Tessere rimaste sul leggio: { $number }
