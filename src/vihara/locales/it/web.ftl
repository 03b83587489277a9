# The browser app: pages, table, settings

## Shell
web-skip = Vai al contenuto
web-home = Pagina iniziale
web-navigation = Navigazione principale
web-nav-new = Nuovo tavolo
web-nav-learn = Impara
web-nav-puzzles = Problemi
web-nav-replay = Rivedi
web-nav-settings = Impostazioni
web-loading = Caricamento…
web-preparing-title = Preparazione delle regole
web-preparing = Preparo le regole di { $game }. Succede solo al primo avvio e dura circa mezzo minuto…
web-broken-title = Impossibile caricare la pagina
web-broken-text = Forse manca la connessione, o c’è una versione più recente.
web-reload = Ricarica
web-live = Che cosa succede
web-dismiss = Chiudi: { $text }
web-offline = Nessuna connessione al server.
web-why = Regola { $clause }: mostra il testo
web-guest = Ospite
web-yes = sì
web-no = no
web-not-found-title = Qui nessuno ha costruito
web-not-found-text = A questo indirizzo non c’è nessuna pagina.

## Start page
web-hero-title = Quattro templi, un tavolo
web-hero-text = Gioca contro un bot, sullo stesso schermo o con amici via link. Niente da installare, senza registrazione.
web-opponent = Scegli il tuo avversario
web-partner = Dove si vince insieme, un livello più alto sbaglia meno spesso.
web-players =
    { $number ->
        [one] { $number } giocatore
        *[other] { $number } giocatori
    }
web-players-range = da { $least } a { $most } giocatori
web-play-now = Gioca ora
web-opening = Apertura…
web-more-ways = Con amici…
web-your-games = Le tue partite
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
web-continue = Continua
web-status-open = in attesa
web-status-running = in corso
web-status-over = finita
web-status-closed = chiuso

## Table
web-table-failed = Questo tavolo non si può mostrare
web-reconnecting = Connessione persa. Ripristino…
web-try-now = Riprova ora
web-closed = Questo tavolo è stato chiuso.
web-seats = Giocatori
web-you = tu
web-bot = bot
web-waiting-for-player = in attesa di qualcuno
web-stand-in = { $bot } gioca al suo posto
web-away = assente
web-to-move = è il suo turno
web-clock = Orologio: { $name }
web-score = Punti
web-total = Totale
web-turn-of = Tocca a { $name }.
web-again = Ultime mosse
web-again-now = Dalla tua ultima mossa
web-undo = Annulla
web-no-undo-nothing = Non hai ancora giocato.
web-no-undo-others = Nel frattempo ha giocato qualcun altro.
web-no-undo-drawn = Nel frattempo si è pescato: ora ne sai di più.
web-no-undo-shown = La risposta ha svelato qualcosa di nascosto: ora ne sai di più.
web-no-undo-bound = Ciò che hai lasciato resta dov’è.
web-no-undo-bot = La tua ultima mossa l’ha fatta un bot; resta.
web-hint = Suggerimento
web-hint-title = Il bot giocherebbe così
web-hint-win = { $percent } % di probabilità di vincere
web-thinking = Sta pensando…
web-moves = Mosse possibili
web-moves-always = Mostra sempre le mosse possibili
web-confirm-moves = Chiedi conferma a ogni mossa
web-moves-none = Adesso non c’è niente da scegliere.
web-moves-filter = Cerca mosse
web-moves-more = Mostrane altre { $number }
web-more = Altro…
web-rules = Regole
web-all-rules = Tutte le regole
web-download = File della partita
web-offer-end = Proponi di finire la partita
web-offered = { $name } propone di finire la partita.
web-agree = Accetta
web-decline = Rifiuta
web-resign = Abbandona
web-resign-sure = Sì, abbandona
web-let-bot-play = Fai giocare un bot per me
web-take-back = Torno a giocare io
web-leave = Torno subito
web-come-back = Rieccomi
web-stand-in-for = Far giocare un bot
web-dice = Sigillo del caso
web-fair = Un caso onesto
web-fair-text = Prima di distribuire il server mostra un sigillo della sua chiave, e ogni browser il sigillo di una quota propria. Il caso viene da tutti insieme, quindi nessuno può sceglierlo. A fine partita chiave e quote sono scoperte.
web-fair-open = aggiunge una quota
web-fair-promised = ha sigillato una quota
web-fair-awaited = si attende una quota
web-fair-none = non aggiunge quote
web-fair-bot = è un bot e non aggiunge niente di suo
web-fair-absent = non ha aggiunto una quota in tempo
web-fair-withheld = non ha scoperto la quota sigillata
web-fair-mine = La tua quota:
web-fair-check = Controlla ora
web-fair-true = Controllato su questo dispositivo: tutte le estrazioni ({ $draws }) vengono dalla chiave e dalle quote di tutti.
web-fair-alone = Controllato su questo dispositivo: tutte le estrazioni ({ $draws }) vengono dalla chiave. L’ha scelta una parte sola.
web-fair-skipped = Le prime estrazioni ({ $number }) vengono da altrove e non sono state controllate.
web-fair-first = Il posto { $seat } è stato sorteggiato per cominciare, dallo stesso caso.
web-fair-seen = I sigilli sono quelli che questo browser ha visto prima di distribuire.
web-fair-unseen = I sigilli non sono quelli che questo browser ha visto prima di distribuire!
web-fair-not = Questo non dimostra nomi e date, né che alla fine di un file non manchi niente. Che cosa si poteva estrarre lo ha elencato il server.
web-fair-wrong-seed = In questo file non c’è la chiave: non si può controllare niente.
web-fair-wrong-hash = La chiave non corrisponde al suo sigillo.
web-fair-wrong-shares = La quota di un posto manca o non è valida.
web-fair-wrong-first = Un altro posto è stato sorteggiato per cominciare.
web-fair-wrong-draw = Un’estrazione non viene dalla chiave e dalle quote.
web-dealing = Si distribuisce tra poco: mancano ancora quote del caso.
web-status-dealing = si distribuisce
web-entry-absent = La distribuzione è andata avanti senza una quota mancante.
web-close = Chiudi
web-cancel = Annulla
web-result = Risultato
web-log = Registro
web-chat = Chat
web-chat-none = Nessuno ha ancora detto niente.
web-chat-label = Messaggio
web-chat-send = Invia

## What happened at the table
web-entry-sit = { $name } si siede.
web-entry-stand = { $name } si alza.
web-entry-undo = { $name } annulla una mossa.
web-entry-offer = { $name } propone di finire.
web-entry-decline = { $name } rifiuta.
web-entry-rematch = { $name } vorrebbe giocare ancora.
web-entry-no-rematch = { $name } non vuole giocare ancora.
web-entry-leave = { $name } si allontana.
web-entry-back = { $name } è di nuovo al tavolo.
web-entry-stand-in = { $bot } gioca per { $name }.
web-entry-end = La partita è finita.

## The end
web-you-won = Hai vinto!
web-won = Vince { $name }
web-shared = { $names } condividono la vittoria
web-nobody-won = Non vince nessuno
web-won-together = Avete vinto insieme!
web-lost-together = Avete perso insieme
web-rematch = Rivincita
web-rematch-go = Alla prossima partita
web-rematch-no = No, grazie
web-watch-again = Rivedi la partita
web-review = Fortuna o bravura?
web-stronger = Gioca contro { $bot }
web-stronger-together = Gioca con { $bot }
web-next-game = Tocca a te: { $game }
web-shared-link = Link copiato. Chi lo apre vede la partita.
web-decided = Che cosa ha deciso: { $label }, +{ $points }
web-list-won = Vinta
web-list-lost = Persa
web-invite-qr = Invito come codice QR

## One screen
web-pass-to = Passa il dispositivo a { $name }
web-pass-text = Tutte le mani sono coperte. Gli altri guardano altrove.
web-pass-show = Sono { $name }: mostra la mia mano
web-pass-wait = Gli altri stanno giocando…
web-shared-screen = Più giocatori su questo dispositivo: le mani si coprono tra un turno e l’altro.

## Waiting for players
web-lobby-title = In attesa di giocatori
web-lobby-text =
    { $number ->
        [one] Un posto è ancora libero.
        *[other] { $number } posti sono ancora liberi.
    } La partita comincia da sola.
web-invite = Crea un link
web-invite-link = Invito per il posto { $seat }
web-copy = Copia il link
web-copied = Link copiato: mandalo a una persona.
web-copy-by-hand = Qui non si può copiare: seleziona il link e copialo a mano.
web-share = Condividi
web-revoke = Disattiva il link
web-sit = Siediti
web-invited-title = Hai ricevuto un invito
web-invited-by = { $host } ti invita a una partita di { $game }.
web-invited-text = Qualcuno ti tiene un posto a un tavolo.

## Opening a table
web-new-title = Apri un tavolo
web-new-game = Gioco
web-new-seats = Posti
web-new-options = Varianti
web-preset = Come cominciare
web-preset-own = A modo tuo
web-preset-own-help = Scegli tu ogni opzione.
web-new-time = Tempo
web-new-more = Tavolo
web-who-me = Io
web-who-me-too = Un’altra persona su questo dispositivo
web-who-invite = Un amico, con un link
web-who-open = Chiunque
web-who-bot = Bot: { $bot }
web-name = Nome
web-name-of-seat = Nome del posto { $seat }
web-your-name = Il tuo nome
web-remove = Togli
web-add-seat = Aggiungi un posto
web-time = Limite di tempo
web-time-none = nessuno
web-time-per = Vale per
web-time-per-turn = ogni turno
web-time-per-seat = tutta la partita
web-time-zero = A zero
web-time-zero-bot = gioca un bot
web-time-zero-resign = la partita è persa
web-seconds =
    { $number ->
        [one] { $number } secondo
        *[other] { $number } secondi
    }
web-minutes =
    { $number ->
        [one] { $number } minuto
        *[other] { $number } minuti
    }
web-hours =
    { $number ->
        [one] { $number } ora
        *[other] { $number } ore
    }
web-table-title = Nome del tavolo
web-public = Visibile a tutti
web-spectators = Altri possono guardare

## Replay
web-replay-setup = Preparazione
web-replay-drop = Trascina qui un file di partita
web-replay-drop-text = I file finiscono in .vihara. Non si conserva niente.
web-replay-choose = Scegli un file
web-replay-yours = Le tue partite finite
web-replay-none = Nessuna partita è ancora finita.
web-replay-controls = Comandi
web-replay-first = All’inizio
web-replay-turn-back = Un turno indietro
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-turn-next = Un turno avanti
web-replay-last = Alla fine
web-replay-step = Passo { $step } di { $last }, turno { $turn }
web-replay-seat = Punto di vista
web-replay-pace = Velocità
web-spectator = Spettatore
web-branch = Continua da qui
web-branch-text = Una nuova partita comincia da questa posizione; i bot prendono gli altri posti.
web-branch-seat = Il tuo posto
web-branch-bot = Bot
web-branch-go = Comincia qui

## Settings
web-settings-device = Su questo dispositivo
web-settings-you = Tu
web-language = Lingua
web-theme = Colori
web-theme-auto = come il sistema
web-theme-light = Avorio (chiaro)
web-theme-dark = Indaco (scuro)
web-motion = Animazioni
web-motion-auto = come il sistema
web-motion-full = complete
web-motion-quick = veloci
web-motion-none = nessuna
web-quality = Qualità dell’immagine
web-quality-auto = automatica
web-quality-high = alta
web-quality-low = bassa
web-sound = Suoni
web-volume = Volume
web-notify = Avvisami quando tocca a me
web-waiting = { $number ->
    [one] , { $number } tavolo ti aspetta
   *[other] , { $number } tavoli ti aspettano
}
web-waiting-title = Ti aspettano
web-left = ancora { $time }
web-calls = Quando tocca a te
web-notify-text = Anche senza pagine aperte. Mostra il tavolo e chi gioca, mai le tue carte.
web-notify-on = Riceverai gli avvisi su questo dispositivo.
web-notify-denied = Il browser qui non permette notifiche. Puoi permetterle nelle sue impostazioni per questa pagina e poi riattivarle qui.
web-notify-near = Questo browser non ha raggiunto il suo servizio push. Verrai avvisato solo finché una pagina di Vihara è aperta.
web-notify-home = Questo browser non mostra notifiche per le pagine web. Su iPhone o iPad aggiungi prima Vihara alla schermata Home.
web-mail = Per e-mail
web-mail-text = Al massimo un’e-mail all’ora, con tutto ciò che aspetta. Prima ti mandiamo un link per accettare, a un indirizzo al massimo una volta al giorno.
web-mail-address = Il tuo indirizzo e-mail
web-mail-ask = Mandami il link
web-mail-asked = Guarda la tua posta: il link che trovi lì attiva gli avvisi.
web-mail-waits = { $address }: in attesa che tu segua il link nell’e-mail.
web-mail-on = Le e-mail vanno a { $address }.
web-mail-remove = Niente più e-mail
web-webhooks = Per bot e chat (webhook)
web-webhook-text = Questo indirizzo riceve un messaggio firmato quando tocca a te.
web-webhook-url = Indirizzo
web-webhook-add = Aggiungi
web-webhook-secret = Il segreto che firma i messaggi, mostrato solo ora:
web-webhook-remove = Rimuovi { $url }
web-mute-table = Silenzia le notifiche
web-table-muted = Da questo tavolo non ricevi più notifiche.
web-table-called = Da questo tavolo ricevi di nuovo notifiche.
web-save = Salva
web-saved = Salvato.
web-account = Account
web-account-text = Con un nome e una password ritrovi le tue partite su altri dispositivi. Non serve un indirizzo e-mail.
web-account-name = Nome dell’account
web-account-is = Accesso come { $name }.
web-password = Password (almeno 8 caratteri)
web-register = Crea account
web-registered = Il tuo account è pronto.
web-sign-in = Accedi
web-signed-in = Che bello rivederti!
web-sign-out = Esci
web-signed-out = Uscita effettuata.
web-forget = Dimenticami su questo dispositivo
web-forget-sure = Senza account non si torna indietro. Dimenticami
web-passkey = Passkey
web-passkey-text = Ritorna con l’impronta, il volto o il blocco del dispositivo invece che con una password.
web-passkey-make = Crea una passkey
web-passkey-made = La tua passkey è pronta.
web-passkey-use = Accedi con una passkey
web-passkey-none = Nessuna passkey creata o usata.
web-passkey-remove = Rimuovi { $name }
web-password-change = Cambia password
web-password-changed = Password cambiata. Gli altri dispositivi sono disconnessi.
web-password-old = Password attuale
web-sessions = Dove hai effettuato l’accesso
web-device-unknown = Dispositivo sconosciuto
web-session-here = questo dispositivo
web-sign-out-there = Esci da { $device }
web-sign-out-everywhere = Esci ovunque
web-stand-in-choice = Quando non ci sono, al mio posto gioca
web-stand-in-table = chi prevede il tavolo
