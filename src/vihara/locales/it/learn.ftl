# The learn pages: words of all games

## Pages
learn-title = Impara
learn-lead = Quattro giochi, quattro brevi lezioni. Gioca una prima partita guidata o cerca una regola.
learn-guided = Prima partita guidata
learn-minutes = circa tre minuti
learn-rules = Regole
learn-lesson-title = { $game }: prima partita guidata
learn-rules-title = { $game }: le regole

## The guided game
learn-you = Tu
learn-note = Nota
learn-progress = Passo { $number } di { $total }
learn-back = Indietro
learn-next = Avanti
learn-your-move = Tocca a te: { $move }
learn-show = Giocala per me
learn-other-move = Una bella idea per una partita vera. Qui la lezione continua con: { $move }.
learn-board = Il tabellone della lezione
learn-done = Ne sai abbastanza per una prima partita. Buona fortuna!
learn-play = Gioca contro un bot
learn-again = Ancora una volta
learn-failed = Impossibile caricare la lezione.
learn-unknown = Questo gioco non esiste.

## The rules
learn-contents = Indice
learn-goal = Come si vince
learn-own-words = Le regole con parole nostre. Ogni paragrafo ha un numero, per poterlo citare.
learn-ruling-note = Dove le regole stampate lasciano un dubbio, lo abbiamo risolto qui.
learn-clause = Regola { $id }
learn-top = Torna su

## Help for the current phase
learn-help = Che cosa conta adesso
learn-all-rules = Tutte le regole
learn-close = Chiudi
