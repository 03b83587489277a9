# Che cosa dice il motore di errori, posti e finali anticipati.

and-list = { $first } e { $last }
list-none = nulla
seat-name = Posto { $seat }

ending-resign = per abbandono
ending-timeout = per il tempo
ending-agreed = di comune accordo

error-unknown-game = gioco sconosciuto { $found }; atteso uno fra: { $known }
error-unknown-bot = bot sconosciuto { $found }; atteso uno fra: { $known }
error-invalid-option = opzione «{ $name }»: trovato { $found }, atteso { $expected }
error-option-choices = uno fra { $choices }
error-option-names = un’opzione di questo gioco: { $names }
error-option-none = un’opzione di questo gioco: non ne ha
error-seats-number = { $game } ha { $span } posti, non { $seats }
error-seats-span = da { $least } a { $most }
error-seats-random = un primo posto a caso richiede i dadi
error-seats-first = opzione «first»: trovato { $found }, ma ci sono solo { $seats } posti
error-seats-none = non c’è un posto { $seat }: i posti vanno da 1 a { $seats }
error-invalid-move = mossa illeggibile { $found }; atteso { $expected }
error-move-chance = una mossa; ciò che segue «!» spetta al caso
error-move-number = un numero d’azione da 0 a { $most }
error-illegal-move = { $found } non è permesso: { $reason } ({ $clause })
error-not-your-turn = il posto { $seat } non può muovere ora: tocca al posto { $to_act }
error-match-over = { $found } è arrivato dopo la fine: la partita è finita
error-stale-version = la mossa è stata fatta al passo { $seen }, la partita è al passo { $current }
error-undo-refused = il posto { $seat } non ha nulla da ritirare: solo i propri passi, prima che il caso o un altro posto abbia agito
error-invalid-position = posizione illeggibile a { $found }; atteso { $expected }
error-invalid-file = riga { $line }: trovato { $found }, atteso { $expected }
