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
menara-board-columns =
    { $number ->
        [one] { $number } colonna
       *[other] { $number } colonne
    }
menara-board-floors =
    { $number ->
        [one] { $number } base
       *[other] { $number } basi
    }
menara-board-base-free = Piedistallo { $base }, { $color }, libero
menara-board-base-taken = Piedistallo { $base }, { $color }, con una colonna

# Progetti.
menara-board-task-place =
    { $count ->
        [one] Colloca una colonna
       *[other] Colloca { $count } colonne
    }
menara-board-task-floor = Colloca { $count } colonne sulla stessa base
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
menara-board-cards-left = Progetti ancora nei mazzi
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
menara-board-reached = Abbastanza alta
menara-board-missing =
    { $missing ->
        [one] Manca ancora { $missing } piano
       *[other] Mancano ancora { $missing } piani
    }
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
menara-board-out-falls = La torre cade appena lo togli.
menara-board-foreseen =
    Poi { $levels ->
        [one] { $levels } piano
       *[other] { $levels } piani
    }, { $required } richiesti.
menara-board-fits = Va bene così.
menara-board-asking = Verifica in corso …
menara-board-gauge-hidden = Nessuno ti dice se regge: fidati dei tuoi occhi.

# Intorno alla torre.
menara-board-hand = Le tue colonne
menara-board-hand-of = { $name }
menara-board-camp = Accampamento
menara-board-bag = Sacchetto
menara-board-quarry = Cava
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
menara-board-lower = Un piano più giù
menara-board-higher = Un piano più su
menara-board-spread = Distanzia

# Decisioni.
menara-board-decision = La tua decisione
menara-board-tip-base = Posa tre basi come fondamenta del tempio; ognuna tocca le altre.
menara-board-tip-floor = Posa la nuova base sulle colonne: trascinala, o prendi uno dei posti migliori.
menara-board-tip-extend = Accosta la nuova base alle fondamenta del tempio. Costa un piano.
menara-board-tip-extend-free = Posa la nuova base contro le fondamenta.
menara-board-tip-swap = Un progetto è diventato carta Piano. Tutto l’accampamento può essere scambiato con sei colonne nuove.
menara-board-tip-plan = Scegli un mazzo; la sua prima carta dice che cosa costruire.
menara-board-tip-place = Scegli un piedistallo illuminato e conferma.
menara-board-tip-practice = Prova senza carte progetto: posa una o più colonne, più in alto che puoi, poi finisci il turno.
menara-board-tip-from = Scegli la colonna da spostare.
menara-board-tip-to = Scegli il piedistallo dove va.
menara-board-tip-shift = Scegli una base, poi dove va: su o giù, sempre su colonne. Le fondamenta restano, e così una base le cui colonne ne reggono un’altra.
menara-board-give = Dai all’accampamento
menara-board-take = Prendi dall’accampamento
menara-board-giving = Dai
menara-board-taking = Prendi
menara-board-camp-help = Prendi ciò che ti serve, e dai altrettante delle tue.
menara-board-camp-uneven = Dai tante colonne quante ne prendi.
menara-board-exchange = Scambia
menara-board-camp-none = Nessuno scambio
menara-board-swap = Scambia l’accampamento
menara-board-keep = Tienilo
menara-board-stop = Finisci il turno
menara-board-which-floor = Quale base
menara-board-where = Dove
menara-board-on-columns = Sulle colonne
menara-board-at-base = Amplia le fondamenta (+1 piano)
menara-board-at-base-free = Estendi le fondamenta
menara-board-side = Lato in alto
menara-board-side-light = lato chiaro
menara-board-side-dark = lato scuro
menara-board-side-forced = La carta lo richiede: { $side } in alto.
menara-board-level-choice = A quale piano
menara-board-turn = Ruota
menara-board-turn-by = Ruota di { $by }°
menara-board-angle = Angolo
menara-board-exact = Al millimetro
menara-board-keys = Tasti sulla torre: le frecce spostano, R e Maiusc+R ruotano, S accosta al vicino, N posto seguente, Invio conferma.
menara-board-spots = Posti migliori
menara-board-spots-hidden = Posti possibili
menara-board-spots-none = Nessun buon posto noto: prova dove vuoi.
menara-board-spot = piano { $level }, { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-spot-level = piano { $level }
menara-board-confirm = Posa
menara-board-cancel = Annulla
menara-board-next = Possibilità seguente (N)
menara-board-give-up = Rinuncia al progetto
menara-board-give-up-sure = Il progetto diventa carta Piano: è richiesto un piano in più. Ciò che è costruito resta.

# La mano.
menara-board-tremor-calm = Una mano calma: i pezzi si posano un po’ fuori centro, e a volte la torre riceve un leggero urto. Tieni uno o due gradi di riserva.
menara-board-tremor-shaky = Una mano tremante: i pezzi si posano fuori centro, e circa una volta su quattro la torre riceve un urto, più forte quanto più in alto costruisci. Tieni diversi gradi di riserva.
menara-board-hand-off = La mano ha deviato di { $off } mm.
menara-board-nudge = Ha urtato la base { $floor } con { $newton } newton.

# Mosse a parole.
menara-board-move-base = Base { $floor }, { $side } in alto, in { $x }, { $y }, ruotata di { $angle }°
menara-board-move-floor = Nuova base, { $side } in alto, sulle colonne in { $x }, { $y }, ruotata di { $angle }°
menara-board-move-extend = Nuova base, { $side } in alto, alle fondamenta in { $x }, { $y }, ruotata di { $angle }°
menara-board-move-shift = Base { $floor } al piano { $level } in { $x }, { $y }, ruotata di { $angle }°
menara-board-move-camp = Dai { $given }, prendi { $taken }
menara-board-move-camp-none = Nessuno scambio
menara-board-move-plan = Scopri una carta: { $pile }
menara-board-move-column = { $column } sul piedistallo { $base }
menara-board-move-move = Colonna da { $base } a { $to }
menara-board-move-give-up = Rinuncia al progetto
menara-board-move-swap-camp = Scambia tutto l’accampamento
menara-board-move-keep-camp = Tieni l’accampamento
menara-board-move-stop = Finisci il turno
menara-board-group-floor = Sulle colonne
menara-board-group-extend = Amplia le fondamenta del tempio
menara-board-group-from = Colonna su { $base }
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
