# Learn Ananda: guided first game, rules by clause, drawings

## Learn page
learn-ananda-tagline = Costruisci un tempio di tessere bicolori, fermati dove cresce e scambia lo spazio con il karma.
learn-ananda-goal = Vince chi ha più punti karma. Vengono dalle carte che giochi nel colore della tua area: più è grande, più puoi giocarne. La partita finisce quando la riserva è vuota e qualcuno ha posato l’ultima tessera.

## Notes of the guided first game
learn-ananda-note-welcome = Ti diamo il benvenuto! In Ananda tu e Mira costruite insieme un tempio, ma ognuno per il proprio karma. Alla fine vince chi ha più punti karma.
learn-ananda-note-table = Al centro c’è una tessera iniziale di due caselle, rossa e blu. Hai sei tessere sul leggio e sei carte meditazione in mano, ognuna con un colore e un valore. Mira non le vede.
learn-ananda-note-monk = Fase 1: metti il monaco su una casella; il suo colore vale per questo turno. Hai buone tessere e carte rosse, quindi vai sulla casella rossa e5.
learn-ananda-note-tile = Fase 2: costruire. Posa quante tessere vuoi, ma la metà rossa di ognuna deve confinare con la tua area rossa. Metti la tessera rosso-verde sotto il monaco, con la metà rossa verso di lui.
learn-ananda-note-double = La tua area ha ora due caselle. Una tessera doppia, rossa su entrambe le metà, ne aggiunge due in un colpo: posala a sinistra.
learn-ananda-note-more = E la seconda doppia subito accanto. In diagonale non vale: le caselle si uniscono solo lungo i lati.
learn-ananda-note-stop = Sei caselle rosse: il valore dell’area è 6. Tieni le altre tessere per dopo e smetti di costruire.
learn-ananda-note-meditate = Fase 3: meditare. Gioca carte rosse per una somma di 6 al massimo: sono karma. Ogni punto non speso in karma porta invece una tessera nuova. Gioca l’1 e il 3 rossi.
learn-ananda-note-refill = 4 karma, quindi la fase 4 ha portato 6 − 4 = 2 tessere. Erano cinque tessere ma solo quattro carte: nella fase 5 hai pescato una carta. Si adeguano le carte alle tessere, mai il contrario.
learn-ananda-note-mira = Mira si è messa sul blu, ha posato due tessere e meditato per 2. Il suo monaco resta dov’è e anche il tuo: nessuno può costruire sopra un monaco.
learn-ananda-note-again = Il tuo secondo turno. Non puoi scegliere l’area su cui ti trovi né una con un altro monaco. Il verde è libero e hai tessere e carte verdi: vai in e3.
learn-ananda-note-raise = Il tempio cresce anche in altezza: una tessera può poggiare su due tessere diverse della stessa altezza. Posa verde-blu su e4 e d4. Dall’alto conta solo ciò che si vede: lì sparisce il rosso e tu guadagni verde.
learn-ananda-note-level = Per un’area l’altezza non conta: e3 in basso ed e4 in alto stanno insieme. Posa la doppia verde su f3 e f4.
learn-ananda-note-choice = La costruzione si ferma al valore 4. Giocando 3 prendi una tessera, con 2 ne prendi due, con niente quattro. Senza tessere non si costruisce, senza karma non si vince. Gioca il 3 verde.
learn-ananda-note-forfeit = Chi non posa alcuna tessera toglie il monaco dal tabellone, prende una tessera e in quel turno non medita. Lo stesso accade, col monaco accanto al tabellone, se nessun’area è libera.
learn-ananda-note-late = Saltiamo alla fine. La riserva è vuota e ti resta un’ultima tessera, rossa e viola. L’area rossa intorno a g2 è libera: vacci.
learn-ananda-note-last = Posa l’ultima tessera con il rosso su i2: unisce rosso a rosso. Con la riserva e un leggio vuoti, la partita finisce dopo questo turno.
learn-ananda-note-final = L’ultimo turno si gioca fino in fondo. La tua area vale 7: gioca il 4 rosso.
learn-ananda-note-score = Si somma il karma: tu hai 53 punti, Mira 48. Hai vinto! A parità avrebbe vinto chi ha meno tessere sul leggio.

## Headings of the rules
learn-ananda-heading-components = I componenti
learn-ananda-heading-setup = Preparazione
learn-ananda-heading-monk = Fase 1: mettere il monaco
learn-ananda-heading-build = Fase 2: costruire
learn-ananda-heading-meditate = Fase 3: meditare
learn-ananda-heading-refill = Fasi 4 e 5: rifornire e pareggiare
learn-ananda-heading-end = Fine
learn-ananda-heading-example = Un esempio
learn-ananda-heading-rulings = Precisazioni

## The rules, clause by clause
learn-ananda-rule-a-c1 = Ci sono 63 tessere costruzione di due caselle, in rosso, arancione, giallo, verde, blu e viola, ogni colore con un proprio simbolo. Ogni coppia di colori, doppie comprese, compare tre volte.
learn-ananda-rule-a-c2 = Delle 108 carte meditazione ognuno ha un proprio mazzo nei sei colori: valori da 1 a 5 in due, da 1 a 4 in più giocatori.
learn-ananda-rule-a-c3 = Il tabellone forma le fondamenta: una griglia di caselle.
learn-ananda-rule-a-c4 = Ognuno ha un monaco e un leggio con posto per otto tessere.
learn-ananda-rule-a-s1 = Tutte le tessere si mescolano coperte: sono la riserva.
learn-ananda-rule-a-s2 = Una tessera a caso di due colori diversi va scoperta al centro del tabellone; se è doppia si ripesca.
learn-ananda-rule-a-s3 = Ognuno prende sei tessere sul proprio leggio.
learn-ananda-rule-a-s4 = In due si gioca con 30 carte a testa; in tre o quattro si tolgono i 5 e ne restano 24 a testa.
learn-ananda-rule-a-s5 = Ognuno mescola il proprio mazzo e pesca sei carte.
learn-ananda-rule-a-s6 = Comincia chi oggi ha meditato più a lungo; ai nostri tavoli è un’opzione.
learn-ananda-rule-a-1a = Scegli un colore e metti il monaco su una sua casella. Tutte le caselle di un colore unite lungo i lati, viste dall’alto e a qualunque altezza, formano un’area.
learn-ananda-rule-a-1b = Un’area su cui sta un altro monaco è occupata.
learn-ananda-rule-a-1c = Devi spostarti: l’area su cui il monaco ha iniziato il turno non è ammessa.
learn-ananda-rule-a-1d = Se nessun’area è libera, il monaco va accanto al tabellone, prendi una tessera dalla riserva e il turno finisce.
learn-ananda-rule-a-2a = Posa quante tessere vuoi, una dopo l’altra. Ogni volta la metà del colore scelto deve confinare con la tua area, a qualunque altezza.
learn-ananda-rule-a-2b = Una tessera poggia sulle fondamenta oppure unisce esattamente due tessere della stessa altezza, una metà su ciascuna; possono essere state posate in questo turno.
learn-ananda-rule-a-2c = Una casella con un monaco, di chiunque sia, non si può coprire.
learn-ananda-rule-a-2d = Costruendo puoi unire la tua area a una occupata da un altro monaco.
learn-ananda-rule-a-2e = Quando smetti, conta le caselle della tua area: è il suo valore.
learn-ananda-rule-a-2f = Se non posi alcuna tessera, perché non puoi o non vuoi, togli il monaco dal tabellone e prendi una tessera; il turno finisce senza le fasi da 3 a 5.
learn-ananda-rule-a-3a = Gioca quante carte vuoi del colore della tua area. La loro somma, il valore di meditazione, non può superare il valore dell’area.
learn-ananda-rule-a-3b = Vanno nella tua pila del karma. Puoi anche non giocarne: allora il valore di meditazione è 0.
learn-ananda-rule-a-4a = Prendi dalla riserva tante tessere quanto il valore dell’area meno quello di meditazione.
learn-ananda-rule-a-4b = Un leggio tiene al massimo otto tessere; con otto non ne prendi altre.
learn-ananda-rule-a-4c = Esaurita la riserva, pesca dal tuo mazzo una carta per ogni tessera mancante, fino a otto carte in mano.
learn-ananda-rule-a-5a = Se hai più tessere che carte, pesca fino ad averne lo stesso numero. Altrimenti nessuna.
learn-ananda-rule-a-5b = Un mazzo vuoto non dà nulla; le carte karma non tornano mai.
learn-ananda-rule-a-e1 = La partita finisce quando qualcuno ha posato l’ultima tessera e la riserva è vuota.
learn-ananda-rule-a-e2 = Si sommano le carte karma. Vince la somma più alta; in parità, meno tessere sul leggio; se ancora pari, la vittoria è condivisa.
learn-ananda-rule-a-x1 = Il giallo e una grande area viola sono occupati, dal rosso il monaco è partito. Può andare su una piccola area viola, e una tessera che unisce piccola e grande porta il valore a 8.
learn-ananda-rule-a-x2 = Di tre carte viola si giocano le due più basse, somma 5: restano 8 − 5 = 3 tessere.
learn-ananda-rule-a-x3 = Sono sei tessere ma quattro carte: si pescano due carte.
learn-ananda-rule-a-u1 = Il nostro tabellone ha 10 × 10 caselle; un’opzione offre 8 × 8, più stretto. La tessera iniziale copre due delle quattro caselle centrali, affiancate.
learn-ananda-rule-a-u2 = Il confine si giudica a tessera posata: la metà scelta deve appartenere all’area del tuo monaco. Puoi coprire la tua area, anche riducendola o dividendola; tua è sempre la parte col monaco.
learn-ananda-rule-a-u3 = Le due caselle sotto una tessera rialzata appartengono a due tessere diverse di pari altezza: mai una tessera esattamente sopra un’altra, e nessun vuoto sotto.
learn-ananda-rule-a-u4 = Chi posa l’ultima tessera a riserva vuota gioca ancora le fasi da 3 a 5. In generale la partita finisce dopo un turno al termine del quale la riserva e un leggio sono vuoti.
learn-ananda-rule-a-u5 = Il limite di otto vale anche per la tessera di un turno senza costruzione. A riserva vuota si prende una carta (al massimo otto in mano); un leggio pieno non prende nulla.
learn-ananda-rule-a-u6 = Nella fase 4 non prendi mai più di quanto stia sul leggio; ciò che la riserva non può dare arriva in carte.
learn-ananda-rule-a-u7 = Un turno senza azione è a vuoto se la riserva era già vuota o se un leggio pieno non ha preso nulla. Due giri completi di soli turni a vuoto chiudono la partita.
learn-ananda-rule-a-u8 = Leggii e mani sono nascosti, non il loro numero. Karma, tabellone, riserva e mazzi si possono vedere o contare. Un’opzione mostra i leggii.
learn-ananda-rule-a-u9 = Tra un turno e l’altro il monaco resta sulla sua casella: finché non si sposta, lì nessuno costruisce né entra nella sua area.

## Phases
learn-ananda-phase-monk = Fase 1: mettere il monaco
learn-ananda-phase-build = Fase 2: costruire
learn-ananda-phase-meditate = Fase 3: meditare
learn-ananda-phase-refill = Rifornire e pareggiare
learn-ananda-phase-over = Il conteggio

## Drawings
learn-ananda-drawing-setup = La tessera iniziale è al centro del tabellone; un monaco sta sulla sua metà rossa.
learn-ananda-drawing-area = Le caselle unite lungo i lati formano un’area rossa di valore 5; la casella rossa che tocca solo per un angolo non ne fa parte.
learn-ananda-drawing-raise = Di lato: una tessera rialzata poggia su due tessere diverse di pari altezza. Esattamente sopra una sola tessera non è permesso.
learn-ananda-drawing-trade = Lo scambio: valore dell’area 6; le carte 1 e 3 danno 4 karma, gli altri 2 punti due tessere.
