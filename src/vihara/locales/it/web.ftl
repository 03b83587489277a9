# The browser app: pages, table, settings

## Shell
web-skip = Vai al contenuto
web-home = Pagina iniziale
web-navigation = Navigazione principale
web-nav-new = Nuovo tavolo
web-nav-learn = Impara
web-nav-replay = Rivedi
web-nav-settings = Impostazioni
web-loading = Caricamento …
web-broken-title = La pagina non è arrivata
web-broken-text = Forse la connessione è caduta, o c’è una versione più recente.
web-reload = Ricarica
web-live = Che cosa succede
web-dismiss = Chiudi: { $text }
web-offline = Nessuna connessione al server.
web-guest = Ospite
web-yes = sì
web-no = no
web-not-found-title = Qui nessuno ha costruito
web-not-found-text = A questo indirizzo non c’è nessuna pagina.

## Start page
web-hero-title = Quattro giochi del tempio, un tavolo
web-hero-text = Siediti contro un bot, condividi lo schermo o manda un link a un amico. Niente da installare, nessuno a cui chiedere.
web-opponent = Chi gioca contro di te?
web-players = { $number } giocatori
web-players-range = da { $least } a { $most } giocatori
web-play-now = Gioca ora
web-opening = Apertura …
web-more-ways = Con amici …
web-learn-game = Impara { $game } in tre minuti
web-your-games = Le tue partite
web-your-games-none = Ancora niente. Qui apparirà la tua prima partita.
web-join-title = Entra con un link
web-join-label = Link o codice
web-join-go = Entra
web-join-invalid = Non è né un link né un codice di un tavolo.
web-open-tables = Tavoli aperti
web-open-tables-none = In questo momento nessuno aspetta.
web-create-table = Apri un tavolo
web-seat-free = posto { $seat } libero
web-seat-number = Posto { $seat }
web-your-turn = Tocca a te
web-status-open = in attesa
web-status-running = in corso
web-status-over = finita
web-status-closed = chiuso
