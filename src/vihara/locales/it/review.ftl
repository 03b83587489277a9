# Fortuna o bravura: l’analisi di una partita finita.

review-game = in { $game } fortuna e bravura non si possono distinguere
review-running = una partita si analizza quando è finita; ora tocca a { $next }
review-progress = si guarda ogni mossa
review-start = inizio
review-luck = fortuna
review-skill = bravura
review-unknown = nascosto
review-result = risultato
review-adjusted = senza fortuna
review-chance = { $name }, probabilità di vincere in %
review-points = { $name }, vantaggio in punti
review-player = { $name }
review-errors = Una mossa non obbligata è costata in media { $error } punti di probabilità di vincere (± { $margin }); ce ne sono state { $number }. Precisione: { $accuracy } %.
review-marks = Segni:
review-phases = Costo di una mossa:
review-phase-early = all’inizio
review-phase-middle = a metà
review-phase-late = alla fine
review-lucky = Pescate più fortunate:
review-unlucky = Pescate più sfortunate:
review-turning = Svolte della partita
review-point = Mossa { $number }, { $name }: { $move } vince { $win } % – meglio { $best }, { $better } %.
review-line = Poi forse { $line }

## The page
review-page-wait = Si guarda ogni mossa. La prima volta ci vogliono un paio di minuti.
review-page-graph = Probabilità di vincere durante la partita, a carte scoperte
review-page-graph-text = Ogni linea è un posto; un segno è una mossa costata almeno 5 punti. La tabella dice lo stesso.
review-page-all = Tutte le mosse
review-page-move = Mossa
review-page-win = Probabilità
review-page-better = Meglio
review-page-lost = Persi
review-page-look = Guarda
review-page-marked = Solo mosse segnate
review-page-sum-text = In punti di probabilità di vincere. Inizio, fortuna, bravura e ciò che nessuno poteva sapere danno insieme il risultato.
review-page-no-turning = Nessuna mossa è costata tanto da essere una svolta.
review-page-after = Dopo la mossa { $number }

## Perché una mossa sarebbe stata migliore
review-why-trap =
    La mossa giocata sembra la migliore a prima vista, ma { $best } vince { $more ->
        [one] { $more } partita
       *[other] { $more } partite
    } in più su 100.
review-why-seen =
    { $best } sembra la migliore già a prima vista, e vince { $more ->
        [one] { $more } partita
       *[other] { $more } partite
    } in più su 100.
review-why-further =
    Guardando più avanti, { $best } vince { $more ->
        [one] { $more } partita
       *[other] { $more } partite
    } in più su 100 e vale { $gain } punti in più.
review-why-wins =
    Guardando più avanti, { $best } vince { $more ->
        [one] { $more } partita
       *[other] { $more } partite
    } in più su 100.

## Dove si vince o si perde insieme
review-lost = Persa nel turno { $number }, { $name }: cominciava con il { $win } % di probabilità.
review-hope = Probabilità di vincere all’inizio di ogni turno, in %: { $chances }
review-tasks = Carte non riuscite: { $failed } su { $number }. Fattibili con i pezzi disponibili: { $able }.
review-task-yes = si poteva fare
review-task-maybe = si poteva fare con un po’ di fortuna
review-task-no = non si poteva fare
review-risky = Che cosa poteva essere più sicuro
review-safer = { $name }: { $move } regge un’inclinazione di { $margin }°, { $safer } una di { $then }°
