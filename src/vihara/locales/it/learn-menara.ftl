# Learn Menara: guided first game, rules by clause, drawings

## Learn page
learn-menara-tagline = Insieme innalzate un tempio di colonne e basi, alto quanto chiede il progetto, prima che crolli.
learn-menara-goal = Si vince o si perde insieme: alla fine il tempio deve avere almeno tanti piani quante sono le carte Piano. La partita finisce quando la torre cade, l’ultima base è posata, l’ultimo progetto è giocato o il sacchetto non basta più.

## Notes of the guided first game
learn-menara-note-welcome = Ti diamo il benvenuto! In Menara tu e Mira costruite insieme un tempio. Si vince o si perde insieme: alla fine deve avere tanti piani quante sono le carte Piano. Ora sono tre.
learn-menara-note-base = Tre basi del tempio si toccano sul tavolo: sono le fondamenta, che non contano come piano. Gli anelli colorati sono piedistalli; ognuno regge una colonna del suo colore. Hai sette colonne, anche Mira, e tutti le vedono.
learn-menara-note-camp = Il turno comincia all’accampamento: scambia quante colonne vuoi, una per una, o nessuna. La base 2, la lastra lunga, ha tre piedistalli gialli e uno rosso. Dai il nero per un giallo.
learn-menara-note-plan = Ora rivela un progetto da uno dei tre mazzi: il blu è per lo più facile, il giallo medio, il rosso per lo più difficile. Prendi il blu.
learn-menara-note-column = «Posa 2 colonne», dove vuoi. Mettine una gialla sul piedistallo 1 della base 2.
learn-menara-note-spread = E la seconda sul piedistallo 2 della stessa base. Colonne distanti reggeranno meglio la prossima.
learn-menara-note-refill = La carta è completata e hai pescato due colonne dal sacchetto, di nuovo sette. Se il sacchetto non bastasse, la partita finirebbe.
learn-menara-note-keep = Anche Mira ha messo una colonna sulla base 2. È libero solo il piedistallo rosso, e tu hai il rosso. Dall’accampamento non serve nulla: non scambiare.
learn-menara-note-rim = Prendi ancora il blu. Guarda il bordo della carta: chiaro, scuro o libero. Dice quale lato di una nuova base va verso l’alto.
learn-menara-note-fill = Posa due, bordo chiaro. Metti il rosso sull’ultimo piedistallo della base 2: una base piena interrompe subito la carta e se ne deve posare una nuova.
learn-menara-note-floor = Ecco la base in cima alla cava, lato chiaro in alto. Posala sulle colonne in modo che il peso stia bene fra loro. Il margine dice di quanto il tavolo potrebbe inclinarsi prima del crollo.
learn-menara-note-upper = Poi la carta continua: manca ancora una colonna. Le nuove basi offrono nuovi piedistalli; metti il giallo sul piedistallo 1 della base 8.
learn-menara-note-level = Il tempio ha il suo primo piano: 1 su 3. Un piano può essere formato da più basi; conta il piano della più alta.
learn-menara-note-fail = Mira ha preso un progetto rosso: spostare tre colonne su piani più alti. Ancora non si può, quindi ha rinunciato. La carta è diventata una carta Piano: ora ne servono quattro. Per consolazione ha cambiato tutto l’accampamento.
learn-menara-note-kinds = Ci sono cinque tipi di progetto: posare colonne ovunque, posarne alcune su una base, spostare colonne in alto, riempire una base o spostarne una intera con le sue colonne. All’inizio è facile; più tardi tutto trema.
learn-menara-note-late = Saltiamo molto avanti: cinque piani su cinque sono in piedi e restano due basi. Questa va con il lato scuro in alto. Posala sulle tre colonne della base più alta: fanno sei.
learn-menara-note-extend = Mira ha riempito una base, e per l’ultima della cava in alto non c’era posto sicuro. Ha esteso le fondamenta, e questo costa un piano: sei su sei. L’ultima base chiude la partita e avete vinto insieme!
learn-menara-note-collapse = E se delle basi cadono? La partita finisce subito e conta ciò che resta in piedi. Quindi costruite largo, tenete il peso al centro e rinunciate a una carta piuttosto che al tempio.

## Headings of the rules
learn-menara-heading-components = I componenti
learn-menara-heading-setup = Preparazione
learn-menara-heading-turn = Il turno
learn-menara-heading-floor = Una nuova base
learn-menara-heading-fail = Fallire
learn-menara-heading-end = Piani, crollo, fine
learn-menara-heading-example = Un esempio
learn-menara-heading-rulings = Precisazioni

## The rules, clause by clause
learn-menara-rule-e-c1 = Il sacchetto contiene 76 colonne: 30 gialle, 20 rosse, 12 nere, 8 bianche e 6 blu.
learn-menara-rule-e-c2 = Ci sono 18 basi del tempio con un lato chiaro e uno scuro, ciascuno con tre-sei piedistalli colorati.
learn-menara-rule-e-c3 = Dei 35 progetti 9 hanno un glifo blu (per lo più facili), 12 giallo (medi) e 14 rosso (per lo più difficili). Il bordo è chiaro, scuro o libero.
learn-menara-rule-e-c4 = Cinque carte Piano e un accampamento per sei colonne.
learn-menara-rule-e-c5 = Le forme delle basi e l’elenco dei progetti sono di nostra ideazione.
learn-menara-rule-e-s1 = Tutte le colonne vanno nel sacchetto; sei a caso nell’accampamento.
learn-menara-rule-e-s2 = Le basi in ordine casuale sono la cava. Le prime tre formano le fondamenta del tempio: ognuna tocca le altre due senza sovrapporsi, e il lato si sceglie.
learn-menara-rule-e-s3 = Carte Piano: tre in facile, quattro in medio, cinque in difficile. Tanti piani servono alla fine; le fondamenta non contano.
learn-menara-rule-e-s4 = I progetti si mescolano in tre mazzi secondo il colore del glifo.
learn-menara-rule-e-s5 = Colonne a testa, con 1/2/3/4 giocatori: facile 8/7/6/5, medio 7/6/5/4, difficile 6/5/4/4.
learn-menara-rule-e-s6 = Comincia chi è stato per ultimo all’ultimo piano di un edificio; qui si sceglie un posto o si lascia al caso. Chi comincia posa anche le fondamenta.
learn-menara-rule-e-1 = Accampamento: prendi quante colonne vuoi e rimetti altrettante delle tue.
learn-menara-rule-e-2 = Rivela la prima carta di un mazzo a tua scelta.
learn-menara-rule-e-3 = Costruisci ciò che dice. Le colonne stanno su piedistalli liberi del loro colore, mai oltre il contorno. Ci sono cinque tipi di progetto:
learn-menara-rule-e-3a = Posa da una a quattro colonne su basi qualsiasi.
learn-menara-rule-e-3b = Posa due o tre colonne su una sola base.
learn-menara-rule-e-3c = Sposta da una a tre colonne della torre su piedistalli liberi adatti di un piano più alto, anche portanti. Nessuna si sposta due volte nel turno. La torre deve reggere mentre la colonna è fuori.
learn-menara-rule-e-3d = Riempi completamente una base; questo porta sempre una base nuova.
learn-menara-rule-e-3e = Sposta una base già inserita, con le sue colonne, in alto o in basso di uno o più piani. Se cadono, la carta non è completata. La torre deve reggere mentre la base è sollevata.
learn-menara-rule-e-3f = Le colonne possono stare anche su piedistalli liberi già sotto un’altra base: si infilano in mezzo.
learn-menara-rule-e-3g = Le carte completate vanno in una pila che tutti possono guardare.
learn-menara-rule-e-4 = Pesca dal sacchetto tante colonne quante ne hai posate, fino al numero pieno.
learn-menara-rule-e-f1 = Occupare l’ultimo piedistallo libero di una base interrompe subito la carta: va posata una base nuova, anche più volte nel turno. Poi la carta continua.
learn-menara-rule-e-f2 = È quella in cima alla cava. Bordo chiaro: lato chiaro in alto; bordo scuro: lato scuro; con bordo libero scegli tu.
learn-menara-rule-e-f3 = Posala su colonne a scelta (meglio se almeno tre libere) oppure estendi le fondamenta, toccandole in due o più punti senza sovrapposizioni.
learn-menara-rule-e-f4 = Estendere le fondamenta costa un piano: a fine turno il progetto si unisce alle carte Piano, pur essendo completato.
learn-menara-rule-e-f5 = Le colonne ancora da posare possono stare sulla nuova base.
learn-menara-rule-e-n1 = Un progetto non del tutto completato si unisce coperto alle carte Piano: serve un piano in più.
learn-menara-rule-e-n2 = Vale anche se, posando una colonna, ti accorgi che senza crollo non si può: la colonna torna a te.
learn-menara-rule-e-n3 = Ogni volta che un progetto si unisce alle carte Piano si può cambiare tutto l’accampamento: prima si pescano sei colonne, poi le sei vecchie tornano nel sacchetto.
learn-menara-rule-e-n4 = Poi il turno finisce. Ciò che è stato posato o spostato resta; le colonne soltanto cadute si rialzano dov’erano.
learn-menara-rule-e-l1 = Contano come piani solo le basi che stanno su colonne. Un piano può avere più basi; il piano della più alta è l’altezza del tempio.
learn-menara-rule-e-l2 = Se cadono basi, la partita finisce subito; anche se colonne cadute non possono tornare al loro posto.
learn-menara-rule-e-l3 = Finisce anche quando qualcuno a fine turno non può rifornirsi di colonne, dopo l’ultimo progetto o quando l’ultima base è inserita. Essere abbastanza alti non la chiude.
learn-menara-rule-e-l4 = Avete vinto se allora ci sono almeno tanti piani quante carte Piano, anche dopo un crollo, contando ciò che resta in piedi.
learn-menara-rule-e-x1 = Due colonne gialle vanno all’accampamento per una rossa e una blu. Il progetto: posarne tre. Rossa, gialla e blu posate, tre pescate.
learn-menara-rule-e-x2 = Poi un progetto rosso: tre su una base. È impossibile, quindi quattro carte Piano diventano cinque e l’accampamento si cambia.
learn-menara-rule-e-x3 = Poi un progetto blu: posarne due, bordo scuro. La prima riempie la base più alta, quindi ne arriva una nuova col lato scuro in alto; la seconda ci va sopra; due pescate.
learn-menara-rule-e-x4 = Infine, dopo uno scambio, due su una base: riempiono la più alta, e la nuova fa cinque piani.
learn-menara-rule-e-u1 = Basi e progetti vengono da tabelle nostre, sostituibili; ogni colore ha esattamente il doppio di piedistalli rispetto alle colonne.
learn-menara-rule-e-u2 = Chi fallisce dopo aver posato alcune colonne si rifornisce comunque.
learn-menara-rule-e-u3 = La posizione esatta di una colonna è il centro del piedistallo più l’errore della mano. Oltre il contorno è un tentativo fallito, non un crollo.
learn-menara-rule-e-u4 = Tutte le colonne hanno la stessa altezza: una base poggia su colonne di un solo piano, e il suo è il successivo.
learn-menara-rule-e-u5 = Nulla è nascosto a nessuno; è ignoto solo l’ordine di sacchetto, cava e mazzi.
learn-menara-rule-e-u6 = All’inizio ogni base delle fondamenta tocca le altre due; un’estensione le tocca in due o più punti. Toccare significa: al massimo 1 mm di distanza, senza sovrapporsi.
learn-menara-rule-e-u7 = Un tempio che resisterebbe a un’inclinazione di 0,5° e non è stato urtato sta in piedi. Altrimenti decide la simulazione, e ciò che è caduto si annota nella partita.
learn-menara-rule-e-u8 = Anche colonne spostate che riempiono una base ne portano una nuova. Fallire ed estendere le fondamenta nello stesso turno costa una sola carta Piano. Con meno di sei colonne nel sacchetto l’accampamento non si può cambiare.
learn-menara-rule-e-u9 = Prima si giudica la torre senza la colonna o la base tolta, poi il nuovo posto. Ciò che cade allora, cade come dopo ogni altra mossa.
learn-menara-rule-e-u10 = Le colonne si posano una dopo l’altra.
learn-menara-rule-e-u11 = Una base si può spostare, a meno che stia sul tavolo come parte delle fondamenta o che una sua colonna ne regga un’altra. Non scende mai sul tavolo.
learn-menara-rule-e-u12 = Ciò che è stato lasciato resta: un pezzo posato o spostato, una carta rivelata, una carta abbandonata. Finché non lo lasci, puoi girare e muovere un pezzo come vuoi.
learn-menara-rule-e-u13 = Una partita abbandonata o chiusa di comune accordo è persa, per quanto alto sia il tempio.
learn-menara-rule-e-u14 = I margini possono restare nascosti, come a un vero tavolo: allora nessuno dice quanto è stabile la torre, e non ci sono suggerimenti. Per un primo tentativo si può giocare senza carte progetto: una o più colonne a turno, più in alto che si può.

## Phases
learn-menara-phase-base = Posare le fondamenta
learn-menara-phase-camp = All’accampamento
learn-menara-phase-plan = Scegliere un progetto
learn-menara-phase-build = Costruire
learn-menara-phase-floor = Posare una nuova base
learn-menara-phase-swap = Dopo che una carta si è unita alle carte Piano
learn-menara-phase-over = La fine

## Drawings
learn-menara-drawing-setup = Dall’alto: tre basi si toccano e formano le fondamenta; gli anelli sono piedistalli, uno per colonna di quel colore.
learn-menara-drawing-turn = Un turno in quattro passi: scambiare con l’accampamento, rivelare un progetto, costruire, pescare colonne.
learn-menara-drawing-levels = Di lato: le fondamenta sono il piano 0; contano le basi su colonne, la più alta qui è al piano 2.
learn-menara-drawing-balance = A sinistra il peso della base sta fra le colonne: regge. A destra sporge oltre: cade.
