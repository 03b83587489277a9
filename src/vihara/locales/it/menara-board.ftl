# Il tabellone di Menara: la torre, che cosa c'è da decidere, le mosse a parole.

# Colonne e piedistalli: una lettera ciascuno (tutte diverse), le colonne per esteso.
menara-board-letter-yellow = G
menara-board-letter-red = R
menara-board-letter-black = N
menara-board-letter-white = B
menara-board-letter-blue = U
menara-board-column-yellow = Colonna gialla
menara-board-column-red = Colonna rossa
menara-board-column-black = Colonna nera
menara-board-column-white = Colonna bianca
menara-board-column-blue = Colonna blu
menara-board-count = { $number } × { $color }
menara-board-none = nessuna
menara-board-base-free = Base { $floor }, piedistallo { $base }, { $color }, libero
menara-board-base-taken = Base { $floor }, piedistallo { $base }, { $color }, con una colonna

# Progetti.
menara-board-task-place =
    { $count ->
        [one] Posa una colonna
       *[other] Posa { $count } colonne
    }
menara-board-task-floor = Posa { $count } colonne sulla stessa base
menara-board-task-move =
    { $count ->
        [one] Sposta una colonna a un piano più alto
       *[other] Sposta { $count } colonne a piani più alti
    }
menara-board-task-fill = Completa del tutto una base
menara-board-task-shift = Sposta una base con le sue colonne a un altro piano
menara-board-rim-free = Nuove basi: lato a scelta
menara-board-rim-light = Nuove basi: lato chiaro in alto
menara-board-rim-dark = Nuove basi: lato scuro in alto
menara-board-pile-blue = Mazzo blu
menara-board-pile-yellow = Mazzo giallo
menara-board-pile-red = Mazzo rosso
menara-board-pile-blue-help = per lo più facile
menara-board-pile-yellow-help = medio
menara-board-pile-red-help = per lo più difficile
menara-board-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
menara-board-joined =
    { $number ->
        [one] { $number } è diventato carta Piano
       *[other] { $number } sono diventati carte Piano
    }
menara-board-progress = { $done } di { $count }

# Altezza ed equilibrio.
menara-board-tower = La torre
menara-board-levels =
    { $levels ->
        [one] { $levels } piano
       *[other] { $levels } piani
    }
menara-board-required = { $required } richiesti
menara-board-verdict-stands = Sta ben in piedi
menara-board-verdict-doubtful = In dubbio
menara-board-verdict-falls = Crolla
menara-board-margin = regge un’inclinazione di { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-degrees = { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-toward-0 = più debole verso destra
menara-board-toward-1 = più debole verso il fondo a destra
menara-board-toward-2 = più debole verso il fondo
menara-board-toward-3 = più debole verso il fondo a sinistra
menara-board-toward-4 = più debole verso sinistra
menara-board-toward-5 = più debole in avanti a sinistra
menara-board-toward-6 = più debole in avanti
menara-board-toward-7 = più debole in avanti a destra
menara-board-fills = Così la base { $floor } è completa: ne segue subito una nuova.
menara-board-out-stands = Mentre è fuori, la torre sta bene ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-doubtful = Mentre è fuori, la torre è incerta ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-falls = La torre cade appena la togli.
menara-board-foreseen =
    Poi { $levels ->
        [one] { $levels } piano
       *[other] { $levels } piani
    }, { $required } richiesti.
menara-board-fits = Va bene così.
menara-board-asking = Verifica in corso…
menara-board-gauge-hidden = Nessuno ti dice se regge: fidati dei tuoi occhi.

# Intorno alla torre.
menara-board-hand = Le tue colonne
menara-board-camp = Accampamento
menara-board-bag = Sacchetto
menara-board-by-level = La torre piano per piano
menara-board-ground = Fondamenta
menara-board-level = Piano { $level }
menara-board-level-holds = basi: { $floors }, colonne: { $columns }; piedistalli liberi: { $free }
menara-board-floor-number = Base { $floor }
menara-board-floor-picture = Base { $floor }, { $side }, con { $bases } piedistalli

# Viste.
menara-board-stage =
    La torre: { $levels ->
        [one] { $levels } piano
       *[other] { $levels } piani
    }, { $required } richiesti
menara-board-plan-label = La torre in pianta
menara-board-views = Che cosa si vede della torre
menara-board-all-levels = Tutto
menara-board-work-level = Mostra fino al piano
menara-board-spread = Distanzia

# Decisioni.
menara-board-decision = La tua decisione
menara-board-tip-base = Posa tre basi come fondamenta del tempio; ognuna tocca le altre.
menara-board-tip-floor = Posa la nuova base su colonne.
menara-board-tip-extend = Posala contro le fondamenta: costa un piano.
menara-board-tip-extend-free = Posala contro le fondamenta.
menara-board-tip-swap = Un progetto è diventato carta Piano. Scambiare tutto l’accampamento?
menara-board-tip-plan = Scegli un mazzo; la sua prima carta dice che cosa costruire.
menara-board-tip-place = Tocca un piedistallo acceso, o trascinaci una colonna.
menara-board-tip-practice = Posa una o più colonne, poi termina il turno.
menara-board-tip-from = Scegli la colonna da spostare.
menara-board-tip-to = Scegli il piedistallo dove va.
menara-board-tip-shift = Scegli una base, poi le colonne su cui va.
menara-board-camp-help = Scambia le colonne che vuoi con l’accampamento.
menara-board-exchange = Scambia
menara-board-camp-none = Nessuno scambio
menara-board-swap = Scambia l’accampamento
menara-board-keep = Tienilo
menara-board-stop = Termina il turno
menara-board-which-floor = Quale base
menara-board-where = Dove
menara-board-on-columns = Sulle colonne
menara-board-at-base = Amplia le fondamenta (+1 piano)
menara-board-at-base-free = Amplia le fondamenta
menara-board-side-light = lato chiaro
menara-board-side-dark = lato scuro
menara-board-turn-by = Ruota di { $by }°
menara-board-angle = Angolo
menara-board-exact = Posizione esatta
menara-board-keys = Tasti sulla torre: le frecce spostano, R e Maiusc+R ruotano, S accosta al vicino, N posto seguente, Invio conferma.
menara-board-confirm = Posa
menara-board-cancel = Annulla
menara-board-next = Possibilità seguente (N)
menara-board-give-up = Rinuncia al progetto
menara-board-give-up-sure = Il progetto diventa carta Piano: è richiesto un piano in più. Ciò che è costruito resta.

# La mano.
menara-board-tremor-calm = Una mano calma: i pezzi si posano un po’ fuori centro, e a volte la torre riceve un leggero urto. Tieni uno o due gradi di riserva.
menara-board-tremor-shaky = Una mano tremante: i pezzi si posano fuori centro, e circa una volta su quattro la torre riceve un urto, più forte quanto più in alto costruisci. Tieni diversi gradi di riserva.
menara-board-hand-off = La tua mano ha tremato: { $off } mm di scarto.
menara-board-nudge = Ha sfiorato la base { $floor }.

# Mosse a parole.
menara-board-move-base = Base { $floor }, { $side } in alto
menara-board-move-floor = Nuova base sulle colonne, { $side } in alto
menara-board-move-extend = Nuova base alle fondamenta, { $side } in alto
menara-board-move-shift = Base { $floor } al piano { $level }
menara-board-move-camp = Dai { $given }, prendi { $taken }
menara-board-move-camp-none = Nessuno scambio
menara-board-move-plan = Scopri una carta: { $pile }
menara-board-move-column = { $column } sulla base { $floor }, piedistallo { $base }
menara-board-move-move = Colonna dalla base { $from } alla base { $floor }, piedistallo { $base }
menara-board-move-give-up = Rinuncia al progetto
menara-board-move-swap-camp = Scambia tutto l’accampamento
menara-board-move-keep-camp = Tieni l’accampamento
menara-board-move-stop = Termina il turno
menara-board-group-floor = Sulle colonne
menara-board-group-extend = Amplia le fondamenta del tempio
menara-board-group-from = Colonna sulla base { $floor }, piedistallo { $base }
menara-board-group-camp =
    { $number ->
        [one] Scambia { $number } colonna
       *[other] Scambia { $number } colonne
    }

# La fine.
menara-board-score-floors = Basi nel tempio
menara-board-score-columns = Colonne nel tempio

# The steadiness of the hand.
menara-board-steady-title = Una mano ferma
menara-board-steady-text = Tieni il punto nell’anello per due secondi: contrasta la sua oscillazione con il puntatore o le frecce.
menara-board-steady-hold = Tieni premuto il pulsante per due secondi, poi lascia. Nulla si muove: conta da te.
menara-board-steady-begin = Inizia
menara-board-steady-press = Tieni premuto
menara-board-steady-skip = Lascia decidere al caso
menara-board-steady-exact = Lasciata esattamente dove volevi.
menara-board-steady-off = Lasciata a { NUMBER($off, maximumFractionDigits: 1) } mm e { $turn }° dal punto voluto.

# On one screen: the card's outlook, piles, what is left, the piece in hand.
menara-board-outlook-yes = Si può fare.
menara-board-outlook-maybe = Solo con una nuova base: completane prima una.
menara-board-outlook-fill = La base { $floor } richiede { $missing }.
menara-board-outlook-lack = { $needs } × { $color } (ne hai { $has })
menara-board-outlook-no-place = Colonne adatte: ne servono { $needs }, ne hai { $can }.
menara-board-outlook-no-floor = Su una sola base ne stanno solo { $can } su { $needs }.
menara-board-outlook-no-move = Solo { $can } su { $needs } possono salire.
menara-board-outlook-no-fill = Nessuna base ha un piedistallo libero.
menara-board-outlook-no-shift = Nessuna base può essere spostata.
menara-board-pile-able = fattibili: { $able } su { $cards }
menara-board-pile-blue-why = Utile quando la torre è alta: tienine per dopo.
menara-board-pile-yellow-why = Utile finché ci sono piedistalli liberi.
menara-board-pile-red-why = Le carte rosse sono più facili finché la torre è bassa; le blu non bastano.
menara-board-reveal = Rivela
menara-board-piles = Mazzi dei progetti
menara-board-quarry-left = Cava: { $floors }
menara-board-columns-of = Colonne
menara-board-camp-given =
    { $number ->
        [one] Una colonna scambiata.
       *[other] { $number } colonne scambiate.
    }
menara-board-tip-camp-now = Ora tocca quella che vuoi dall’accampamento
menara-board-tip-own-now = Ora tocca quella che dai in cambio
menara-board-tip-hopeless = Questa carta non si può completare: rinuncia
menara-board-tip-again = Tocca ancora per lasciare
menara-board-in-hand = Il pezzo in mano
menara-board-confirm-move = Sposta
menara-board-flip = Capovolgi
menara-board-ends = Cosa chiude la partita
menara-board-ends-text = La partita finisce quando la torre cade, l’ultima base è posata, l’ultima carta è risolta o il sacchetto non basta a completare una mano.
menara-board-left-floors =
    { $left ->
        [one] ancora { $left } base
       *[other] ancora { $left } basi
    }
menara-board-left-columns = { $left } nel sacchetto
menara-board-left-cards =
    { $left ->
        [one] ancora { $left } carta
       *[other] ancora { $left } carte
    }
menara-board-fulfilled =
    { $number ->
        [one] { $number } completata
       *[other] { $number } completate
    }
menara-board-partner = Costruite insieme: guarda che cosa fanno gli altri.
