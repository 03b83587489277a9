# Che cosa dice il motore di errori, posti e finali anticipati.

and-list = { $first } e { $last }
list-none = nulla
seat-name = Posto { $seat }

ending-resign = per abbandono
ending-timeout = per il tempo
ending-agreed = di comune accordo

error-unknown-game = gioco sconosciuto { $found }; atteso uno fra: { $known }
error-unknown-bot = bot sconosciuto { $found }; atteso uno fra: { $known }
error-unknown-rules = { $game }: trovate le regole { $found }, attese una tra: { $known }
error-invalid-option = opzione «{ $name }»: trovato { $found }, atteso: { $expected }
error-option-choices = uno fra { $choices }
error-option-names = un’opzione di questo gioco: { $names }
error-option-none = un’opzione di questo gioco: non ne ha
error-seats-number = { $game } ha { $span } posti, non { $seats }
error-seats-span = da { $least } a { $most }
error-seats-random = un primo posto a caso richiede i dadi
error-seats-first = opzione «first»: trovato { $found }, ma ci sono solo { $seats } posti
error-seats-none = non c’è un posto { $seat }: i posti vanno da 1 a { $seats }
error-invalid-move = mossa illeggibile { $found }; atteso: { $expected }
error-move-chance = una mossa; ciò che segue «!» spetta al caso
error-move-number = un numero d’azione da 0 a { $most }
error-illegal-move = { $found } non è permesso: { $reason } ({ $clause })
error-not-your-turn = il posto { $seat } non può muovere ora: tocca al posto { $to_act }
error-match-over = { $found } è arrivato dopo la fine: la partita è finita
error-stale-version = la mossa è stata fatta al passo { $seen }, la partita è al passo { $current }
error-undo-refused = il posto { $seat } non ha nulla da ritirare: solo i propri passi, prima che il caso o un altro posto abbia agito
error-invalid-position = posizione illeggibile a { $found }; atteso: { $expected }
error-invalid-file = riga { $line }: trovato { $found }, atteso: { $expected }

## File delle partite
file-bracket = un’intestazione che finisce con «]»
file-first = [vihara { $format }] come prima riga
file-headers = un’intestazione di nome { $names }
file-once = ogni intestazione una volta sola (la riga { $line } ce l’ha già)
file-no-header = nessuna intestazione di questo nome
file-header = una riga [{ $header } …] prima della prima mossa
file-games = uno fra: { $known }
file-rules = le regole di { $game } che questo programma gioca: { $known }
file-seats = un numero di posti da { $least } a { $most }
file-json = un oggetto JSON
file-options = opzioni di { $game }: { $why }
file-seat = un posto da 1 a { $seats }
file-date = una data come [date 2026-11-15]
file-digits = 64 cifre esadecimali
file-seed = 64 cifre esadecimali, oppure fast- e 16
file-nothing = più nulla: la partita è finita
file-move = una mossa del posto { $seat }
file-chance = una riga del caso come { $found }
file-impossible = { $expected }; { $found } qui non può accadere
file-because = { $expected } ({ $why })
file-line = { $expected }: un numero di posto e una mossa, oppure «!» e ciò che il caso ha dato
file-late = intestazioni solo prima della prima mossa
file-half = un’intestazione intera; il file è troncato qui
file-after = nulla dopo la fine della partita
file-cut = { $expected }; il file è troncato in questa riga
file-unfinished = { $expected }, poiché la riga { $line } dice [result { $result }]
file-end = la fine del file
file-result = [result { $result }], come danno le mosse
file-no-seed = il file non ha una riga [seed …]; il seme viene scritto a partita finita
file-no-hash = il file non ha una riga [seed-hash …] con cui confrontare il seme
file-hash = [seed-hash { $hash }], l’impronta del seme
file-given = { $found }, come dà il seme
file-given-nothing = nessuna riga del caso come questa, come dà il seme
file-share = { $digits }, oppure bot, absent o withheld
file-shares = una riga [share POSTO …] per ognuno dei { $seats } posti
file-from = il numero di esiti del caso venuti da altri dadi
file-drawn = [drawn first]
file-first-drawn = il posto { $seat } a cominciare, come dà il seme

## Che cosa dimostra il file di una partita
verify-keyed = verificato: il seme corrisponde alla sua impronta, e tutti i { $draws } esiti del caso vengono da lì
verify-shared = verificato: il seme corrisponde alla sua impronta, e tutti i { $draws } esiti del caso vengono da lì e da ciò che hanno aggiunto i posti
verify-fast = verificato: tutti i { $draws } esiti del caso vengono dal seme (dadi veloci, come nelle simulazioni)
verify-skipped = i primi { $number } esiti del caso vengono da altri dadi: non sono stati controllati
verify-first = il posto { $seat } è stato sorteggiato per cominciare, con gli stessi dadi
verify-compare = l’impronta da confrontare con quella mostrata: { $hash }
verify-share = il posto { $seat } ha aggiunto una quota; la sua impronta da confrontare: { $hash }
verify-bot = il posto { $seat } è un bot: la sua quota segue dall’impronta
verify-absent = il posto { $seat } non ha promesso in tempo una quota: la sua quota segue dall’impronta
verify-withheld = il posto { $seat } non ha scoperto la quota promessa: può aver scelto tra due distribuzioni
verify-alone = una parte sola ha scelto il seme: può averne provati diversi
verify-unfinished = in questo file la partita non è finita: la fine può essere stata tagliata
verify-early = la partita è stata chiusa prima della fine: niente dimostra che fosse voluto, né da chi
verify-nothing = non dimostrato: nomi, date, chi ha fatto quale mossa, e che alla fine non manchi niente
