# Menara: nomi, opzioni, rifiuti, cronaca, finali.

menara-name = Menara
menara-tagline = Costruite insieme una torre, base dopo base, e non lasciatela cadere.
menara-description = Da una a quattro persone costruiscono insieme la torre di un tempio. Le carte progetto dicono che cosa fare: posare colonne, spostarle in alto, riempire una base. Quando una base è piena, una nuova viene posata su colonne a scelta. Più la torre è alta, meglio è, e tutto obbedisce alla gravità: ciò che cade, cade per tutti.

## Materiale e luoghi
menara-color-yellow = gialla
menara-color-red = rossa
menara-color-black = nera
menara-color-white = bianca
menara-color-blue = blu
menara-glyph-blue = blu
menara-glyph-yellow = giallo
menara-glyph-red = rosso
menara-side-light = chiaro
menara-side-dark = scuro
menara-side-free = libero
menara-piece-whole = La base { $number }
menara-piece-part = Una colonna sulla base { $number }
menara-card-place = posa { $number ->
    [one] 1 colonna
   *[other] { $number } colonne
 } ({ $rest ->
    [chiaro] lato chiaro in alto
    [scuro] lato scuro in alto
   *[other] lato a scelta
 })
menara-card-floor = posa { $number } colonne su una base ({ $rest ->
    [chiaro] lato chiaro in alto
    [scuro] lato scuro in alto
   *[other] lato a scelta
 })
menara-card-move = sposta in alto { $number ->
    [one] 1 colonna
   *[other] { $number } colonne
 } ({ $rest ->
    [chiaro] lato chiaro in alto
    [scuro] lato scuro in alto
   *[other] lato a scelta
 })
menara-card-fill = riempi una base ({ $rest ->
    [chiaro] lato chiaro in alto
    [scuro] lato scuro in alto
   *[other] lato a scelta
 })
menara-card-shift = sposta una base ({ $rest ->
    [chiaro] lato chiaro in alto
    [scuro] lato scuro in alto
   *[other] lato a scelta
 })
menara-card-light = chiaro
menara-card-dark = scuro
menara-card-free = libero

## Opzioni
menara-option-difficulty = Difficoltà
menara-option-difficulty-help = Quanti piani sono richiesti, con quante colonne
menara-option-difficulty-easy = facile
menara-option-difficulty-medium = media
menara-option-difficulty-hard = difficile
menara-option-hand = Mano
menara-option-hand-help = Quanto trema la mano che costruisce
menara-option-hand-steady = ferma
menara-option-hand-calm = calma
menara-option-hand-shaky = tremante
menara-option-gauge = Margini
menara-option-gauge-help = Se prima di lasciare si sa quanto è stabile la torre
menara-option-gauge-shown = visibili
menara-option-gauge-hidden = nascosti
menara-option-practice = Prova
menara-option-practice-help = Costruire senza carte progetto, una o più colonne a turno, più in alto che si può
menara-option-practice-no = no
menara-option-practice-yes = sì, senza carte progetto
menara-option-first = Chi comincia
menara-option-first-help = Il posto che comincia e posa le fondamenta
menara-option-first-1 = Posto 1
menara-option-first-2 = Posto 2
menara-option-first-3 = Posto 3
menara-option-first-4 = Posto 4
menara-option-first-random = a caso
menara-option-floors = Basi del tempio
menara-option-floors-help = Una tabella di basi del tempio al posto delle nostre
menara-option-cards = Carte progetto
menara-option-cards-help = Una tabella di carte progetto al posto delle nostre
menara-preset-learn = Per imparare
menara-preset-learn-help = Una mano ferma, e si vede quanto è stabile la torre.
menara-preset-table = Come a un vero tavolo
menara-preset-table-help = La mano trema un poco, e nessuno dice se regge. Nemmeno suggerimenti.

## Fasi
menara-phase-base = Posa le fondamenta del tempio
menara-phase-camp = Scambia colonne con l’accampamento, oppure no
menara-phase-plan = Rivela un progetto
menara-phase-build = Esegui il progetto
menara-phase-practice = Posa una o più colonne, poi finisci il turno
menara-phase-floor = Posa la nuova base
menara-phase-swap = Scambia tutto l’accampamento, oppure tienilo

## Quali testi sono mosse
menara-expected = base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp oppure stop
menara-expected-level = un piano da 1 a { $most }
menara-expected-floor = una base da 1 a { $most }
menara-expected-base = un piedistallo da 1 a { $most }
menara-expected-angle = un angolo da 0 a 359
menara-expected-order = i colori nell’ordine { $colors }
menara-expected-sides = nessun colore su entrambi i lati di «for»
menara-expected-columns = non più colonne di quante ne hai
menara-expected-column = ! { $target } e uno fra { $colors }
menara-expected-quarry = ! quarry e una base
menara-expected-plan = ! plan e una carta, come ! plan place 2 dark
menara-expected-error = l’errore della mano, come ! hand 0.3 -0.6 0
menara-expected-nudge = una spinta, come ! nudge 9 0.2 135
menara-expected-fallen = ciò che è caduto, come ! fallen 9 oppure ! fallen 3.1
menara-expected-fallen-out = ciò che è caduto, come ! fallen out 9 oppure ! fallen out 3.1
menara-expected-tables = tabelle di componenti di una partita che si gioca qui
menara-expected-move = una mossa, non il caso
menara-expected-table = una tabella di componenti come in data/{ $file }

## Perché una mossa è rifiutata
menara-refusal-allowed = è permesso
menara-refusal-base-first = prima posa le fondamenta del tempio
menara-refusal-camp-first = prima l’accampamento: scambia colonne, oppure no
menara-refusal-plan-now = ora rivela un progetto
menara-refusal-build-now = ora esegui il progetto
menara-refusal-floor-first = prima posa la nuova base
menara-refusal-swap-now = prima di’ se l’accampamento va scambiato
menara-refusal-nobody = ora non decide nessuno
menara-refusal-no-move = ora non si può
menara-refusal-pile = il mazzo { $glyph } è vuoto
menara-refusal-bag = nel sacchetto ci sono meno di sei colonne
menara-refusal-practice-build = posa soltanto colonne: la prova è senza progetti
menara-refusal-no-card = non c’è un progetto a cui rinunciare
menara-refusal-stop = esegui il progetto, o rinuncia
menara-refusal-first-column = posa almeno una colonna
menara-refusal-exchange = rendi tante colonne quante ne prendi
menara-refusal-hand-none = non hai nessuna colonna { $color }
menara-refusal-hand-few = colonne di questo colore ({ $color }): ne hai solo { $held }
menara-refusal-camp-none = l’accampamento non ha nessuna colonna { $color }
menara-refusal-camp-few = colonne di questo colore ({ $color }): l’accampamento ne ha solo { $held }
menara-refusal-card = la carta chiede: { $card }
menara-refusal-no-base = nella torre non c’è questo piedistallo
menara-refusal-taken = lì c’è già una colonna
menara-refusal-base-color = questo piedistallo vuole una colonna { $color }
menara-refusal-no-column = non hai nessuna colonna { $color }
menara-refusal-target = la carta continua sulla base { $floor }
menara-refusal-bare = lì non c’è nessuna colonna
menara-refusal-moved = questa colonna è già stata spostata in questo turno
menara-refusal-higher = la base { $to } non è più in alto della base { $floor }
menara-refusal-on-nothing = la base non poggia su nessuna colonna
menara-refusal-overlaps = la base si sovrappone alla base { $floor } di { $length } mm
menara-refusal-apart = la base non tocca la base { $floor }: { $length } mm di distanza
menara-refusal-apart-all = la base non tocca le fondamenta del tempio: { $length } mm di distanza
menara-refusal-one-point = la base tocca le fondamenta del tempio in un solo punto, alla base { $floor }
menara-refusal-beyond = la colonna sporge di { $length } mm dal suo piedistallo sulla base { $floor }
menara-refusal-in-the-way = la colonna entra di { $length } mm in un’altra sulla base { $floor }
menara-refusal-no-such-base = sulla base { $floor } questo piedistallo non c’è
menara-refusal-not-to-lay = la base { $floor } non è fra quelle da posare
menara-refusal-rim = il lato { $side } deve stare in alto
menara-refusal-not-in-tower = la base { $floor } non è nella torre
menara-refusal-part = la base { $floor } fa parte delle fondamenta del tempio
menara-refusal-same-level = la base { $floor } è già al piano { $level }
menara-refusal-on-columns = la base deve poggiare su colonne
menara-refusal-carries = le colonne su di essa reggono la base { $floor }
menara-refusal-no-column-below = la base non poggia su nessuna colonna del piano { $level }

## Che cosa è successo
menara-event-quarry = Basi dalla cava: { $floor }.
menara-event-camp = { $number ->
    [one] Una colonna { $color } arriva all’accampamento.
   *[other] { $number } colonne arrivano all’accampamento: { $color }.
}
menara-event-bag = { $number ->
    [one] { $name } pesca dal sacchetto una colonna { $color }.
   *[other] { $name } pesca dal sacchetto { $number } colonne: { $color }.
}
menara-event-base = { $name } posa la base { $floor } delle fondamenta, lato { $side } in alto.
menara-event-exchange = { $name } scambia all’accampamento: { $given } per { $taken }.
menara-event-exchange-none = { $name } non scambia nulla all’accampamento.
menara-event-reveal = { $name } pesca un progetto dal mazzo { $glyph }.
menara-event-plan = Il progetto: { $card }.
menara-event-column = { $name } posa una colonna { $color } sulla base { $base }.
menara-event-move = { $name } sposta una colonna dalla base { $base } alla base { $to }.
menara-event-floor = { $name } posa la base { $floor } al piano { $level }, lato { $side } in alto.
menara-event-extend = { $name } amplia le fondamenta con la base { $floor }, lato { $side } in alto.
menara-event-shift = { $name } sposta la base { $floor } al piano { $level }.
menara-event-give-up = { $name } rinuncia al progetto.
menara-event-stop = { $name } finisce il turno.
menara-event-swap-camp = { $name } scambia tutto l’accampamento.
menara-event-keep-camp = { $name } lascia l’accampamento com’è.
menara-event-hand = La mano ha tremato: { $off } mm di scarto{ $angle ->
    [0] { "" }
   *[other] , ruotata di { $angle }°
 }.
menara-event-nudge = La mano sfiora la base { $floor }.
menara-event-quiet = La mano resta calma.
menara-event-stands = La torre sta in piedi.
menara-event-fallen = { $piece } cade.
menara-event-collapse = { $again ->
    [1] Ciò che è caduto viene rimesso in piedi.
   *[other] La torre crolla. Piani ancora in piedi: { $levels }.
 }
menara-event-interrupted = Una base è piena: { $name } ne posa una nuova.
menara-event-level-card = È richiesto un piano in più: ora { $required }.
menara-event-fulfilled = { $name } ha completato la carta: { $card }.
menara-event-camp-exchanged = Le vecchie colonne dell’accampamento tornano nel sacchetto.
menara-event-turn = Tocca a { $name }.
menara-event-over = { $required ->
    [0] La partita è finita, altezza in piani: { $levels }.
   *[other] La partita è finita, piani: { $levels } su { $required }.
 }

## Perché è finita
menara-ending-collapsed = la torre è caduta; piani: { $levels } su { $required }
menara-ending-stuck = alcune colonne sono cadute e non si possono rimettere; piani: { $levels } su { $required }
menara-ending-columns = nel sacchetto mancano colonne; piani: { $levels } su { $required }
menara-ending-cards = l’ultimo progetto è stato giocato; piani: { $levels } su { $required }
menara-ending-floors = l’ultima base è stata posata; piani: { $levels } su { $required }
menara-ending-place = nessuna colonna trova più posto; piani: { $levels }
menara-practice-collapsed = la torre è caduta; piani ancora in piedi: { $levels }
menara-practice-stuck = alcune colonne sono cadute e non si possono rimettere; piani: { $levels }
menara-practice-columns = nel sacchetto mancano colonne; piani: { $levels }
menara-practice-floors = l’ultima base è stata posata; piani: { $levels }

## Il punteggio, riga per riga
menara-score-levels = Piani
menara-score-required = Richiesti

## Perché il compagno lo fa
menara-hint-base = Tiene compatte le fondamenta, così che le basi possano scavalcarle; piedistalli in alto: { $free }.
menara-hint-camp-none = Le tue colonne adatte a un piedistallo sicuro: { $fit }. Nessuno scambio aiuterebbe molto.
menara-hint-camp-fill = Poi puoi completare la base { $floor }, e ne arriva una nuova.
menara-hint-camp-fit = Le tue colonne adatte a un piedistallo sicuro: poi { $fit }, ora { $was }.
menara-hint-camp-floor = Le tue colonne adatte a una sola base: poi { $most }, ora { $was }.
menara-hint-camp-high = Le tue colonne saranno adatte a basi più alte.
menara-hint-plan = Delle carte che devono ancora arrivare, ora se ne possono fare { $good } su { $cards }.
menara-hint-plan-early = Delle carte che devono ancora arrivare, ora se ne possono fare { $good } su { $cards }, e quelle difficili è meglio pescarle presto.
menara-hint-column-fill = Completa la base { $floor }, e ne arriva una nuova; la torre poi regge un’inclinazione di { $margin }° (ora { $was }°).
menara-hint-column = Al piano { $level }; la torre poi regge un’inclinazione di { $margin }° (ora { $was }°). Piedistalli rimasti su quella base: { $free }.
menara-hint-column-base = Sulle fondamenta del tempio, che reggono tutto. Piedistalli rimasti su quella base: { $free }.
menara-hint-move = Sale al piano { $level }; la torre regge un’inclinazione di { $out }° mentre la colonna è fuori, e poi di { $margin }° (ora { $was }°).
menara-hint-shift = Piani del tempio poi: { $levels }; la torre regge un’inclinazione di { $out }° mentre la base è fuori, e poi di { $margin }° (ora { $was }°).
menara-hint-floor = Al piano { $level }, colonne portanti: { $columns }; la torre poi regge un’inclinazione di { $margin }° (ora { $was }°). Dei { $free } piedistalli nuovi { $safe } possono reggere una colonna senza rischio.
menara-hint-extend = Sulle colonne non si è trovato un posto in cui la torre regga un’inclinazione di { $careful }°. Costa un piano e apre piedistalli a terra: { $free }.
menara-hint-extend-cost = Costa un piano e apre piedistalli a terra: { $free }.
menara-hint-give-up-none = Nulla di ciò che la carta chiede è possibile.
menara-hint-give-up = Qualunque cosa chieda la carta, la torre poi non reggerebbe un’inclinazione di { $careful }°.
menara-hint-give-up-cost = Sarà richiesto un piano in più.
menara-hint-stop = Poi peschi e hai più scelta.
menara-hint-swap = Colonne dell’accampamento adatte a piedistalli liberi: solo { $fit }.
menara-hint-keep = Colonne dell’accampamento adatte a piedistalli liberi: { $fit }.
