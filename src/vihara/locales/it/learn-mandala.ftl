# Learn Mandala: guided first game, rules by clause, drawings

## Learn page
learn-mandala-tagline = Posa la sabbia, lascia che un mandala si completi e porta a casa i suoi colori nell’ordine giusto.
learn-mandala-goal = Vince chi ha più punti nella coppa. Ogni carta vale quanto il posto del suo colore nel tuo fiume: 1 per il primo colore preso, fino a 6 per l’ultimo. La partita finisce quando un fiume ha tutti e sei i colori, o con il mandala successivo quando il mazzo è esaurito.

## Notes of the guided first game
learn-mandala-note-welcome = Ti diamo il benvenuto! Mandala si gioca in due: tu e Mira. Sabbia di sei colori finisce in due mandala; quello che ne ricavi decide la partita.
learn-mandala-note-table = Ogni mandala ha al centro una montagna comune e un campo su ciascun lato. In basso ci sono la tua mano, il tuo fiume con sei posti e la tua coppa, che contiene già due carte segrete.
learn-mandala-note-build = Un turno è una sola azione. La prima: costruire la montagna. Gioca una carta rossa nella montagna 1, dove c’è già del rosso.
learn-mandala-note-limit = Costruire la montagna fa pescare fino a tre carte. Ma nessuno ne tiene mai più di otto in mano, e tu ora ne hai otto. È l’unica azione che riempie la mano.
learn-mandala-note-grow = Mira ha ampliato il suo campo del mandala 1 con due carte arancioni: quante carte si vuole di un colore, ma senza pescare. Ora l’arancione ha lì il suo posto: in questo mandala non può andare altrove.
learn-mandala-note-field = Ora amplia il tuo campo del mandala 1 con tre carte viola. Chi ha più carte nel proprio campo sceglierà per primo quando il mandala sarà completo. In mano deve restare sempre almeno una carta.
learn-mandala-note-color = Mira ha aggiunto una carta verde alla montagna 1. Ricorda la regola dei colori: in un mandala ogni colore sta in una sola area. Il giallo non è ancora da nessuna parte, quindi può andare nella montagna. Fallo: più colori significano più da spartire.
learn-mandala-note-redraw = Mira ha usato la terza azione: scartare carte di un colore e ripescarne altrettante. Serve quando la mano non va bene, e nessun mandala cambia.
learn-mandala-note-complete = Nel mandala 1 ci sono cinque colori; manca solo il nero. Nei campi sei in vantaggio per tre carte a due, quindi completalo adesso: gioca il nero nella montagna 1.
learn-mandala-note-first = Ci sono tutti e sei i colori: il mandala viene distrutto. Prima hai pescato, ora si prende, e cominci tu. Scegli un colore della montagna e prendi tutte le sue carte. Prendi il rosso.
learn-mandala-note-river = Il rosso per te è nuovo: una carta va al posto 1 del tuo fiume, le altre nella coppa. D’ora in poi ogni carta rossa nella coppa vale 1 punto. I colori successivi valgono 2, 3, … fino a 6: conta l’ordine.
learn-mandala-note-second = Si sceglie a turno: Mira ha preso il verde. Restano il nero e il giallo. Prendi il giallo: nella tua coppa c’è di nascosto una carta gialla, che varrà 2.
learn-mandala-note-after = La montagna è vuota. Le carte dei due campi sono state scartate, due carte nuove formano la montagna e tocca a Mira. Le carte dei campi non danno punti: comprano solo la prima scelta.
learn-mandala-note-later = Saltiamo alla fine di questa partita. Il tuo fiume ha cinque colori e il mandala 2 è completo. Ti manca il verde: prendilo. Il sesto colore chiude la partita.
learn-mandala-note-last = La montagna si spartisce comunque fino in fondo. Il viola è al posto 4 del tuo fiume: la carta va nella coppa e vale 4.
learn-mandala-note-score = Ora si contano le coppe, ogni carta secondo il posto del suo colore nel fiume: tu hai 2×1 + 2×2 + 3×3 + 4×4 + 1×5 + 1×6 = 42 punti, Mira 26. Hai vinto!
learn-mandala-note-advice = Un ultimo consiglio: i colori che vuoi raccogliere in quantità dovrebbero arrivare tardi nel fiume, le carte singole presto. La partita finisce anche quando si esaurisce il mazzo: il mandala successivo è l’ultimo.

## Headings of the rules
learn-mandala-heading-components = I componenti
learn-mandala-heading-setup = Preparazione
learn-mandala-heading-turn = Il turno
learn-mandala-heading-color = La regola dei colori
learn-mandala-heading-destroy = Completare e distruggere un mandala
learn-mandala-heading-end = Fine e punteggio
learn-mandala-heading-rulings = Precisazioni

## The rules, clause by clause
learn-mandala-rule-m-c1 = Ci sono 108 carte sabbia: 18 per ciascun colore, rosso, arancione, giallo, verde, viola e nero.
learn-mandala-rule-m-c2 = Tra i giocatori ci sono due mandala. Ciascuno è formato da una montagna comune e da un campo per giocatore.
learn-mandala-rule-m-c3 = Ognuno ha una coppa, un mazzetto coperto che solo chi lo possiede può guardare, e un fiume con i posti da 1 a 6 da sinistra.
learn-mandala-rule-m-c4 = Si pesca da un unico mazzo coperto e si scarta su un’unica pila scoperta.
learn-mandala-rule-m-s1 = In ogni montagna vanno due carte scoperte dal mazzo; possono essere dello stesso colore.
learn-mandala-rule-m-s2 = Ognuno riceve sei carte in mano e due coperte nella coppa.
learn-mandala-rule-m-s3 = Ci si accorda su chi comincia; ai nostri tavoli decide il caso o chi apre il tavolo.
learn-mandala-rule-m-a1 = Costruire la montagna: metti esattamente una carta della mano, scoperta, in una delle due montagne, se la regola dei colori lo consente.
learn-mandala-rule-m-a2 = Poi pesca tre carte, o quante bastano per arrivare a otto: con sette in mano una, con sei due.
learn-mandala-rule-m-a3 = Otto è un limite rigido: non si pesca mai di più per poi scartare l’eccesso.
learn-mandala-rule-m-a4 = Solo dopo aver pescato si controlla se questo mandala è completo.
learn-mandala-rule-m-b1 = Ampliare il campo: metti una o più carte di un colore nel tuo campo di un mandala, se la regola dei colori lo consente.
learn-mandala-rule-m-b2 = In mano deve restare almeno una carta, anche se sono tutte dello stesso colore.
learn-mandala-rule-m-b3 = Non si pesca nulla.
learn-mandala-rule-m-b4 = Poi si controlla se questo mandala è completo.
learn-mandala-rule-m-d1 = Scartare e ripescare: metti una o più carte di un colore sulla pila degli scarti. La regola dei colori qui non conta.
learn-mandala-rule-m-d2 = Ripescane altrettante. Nessun mandala è cambiato, quindi non si controlla nulla.
learn-mandala-rule-m-r1 = In un mandala un colore sta in una sola delle tre aree. Ciò che è in un campo non può entrare nella montagna; ciò che è nella montagna o nel campo avversario non può entrare nel tuo.
learn-mandala-rule-m-r2 = Altre carte di un colore possono sempre unirsi a quelle già presenti.
learn-mandala-rule-m-r3 = Ciò che c’è in un mandala non conta per l’altro.
learn-mandala-rule-m-x1 = Un mandala è completo quando montagna e campi insieme mostrano tutti e sei i colori. Viene distrutto alla fine di quel turno.
learn-mandala-rule-m-x2 = Chi ha più carte nel proprio campo sceglie per primo. In parità tocca a chi non vi ha giocato l’ultima carta.
learn-mandala-rule-m-x3 = Poi si procede a turno: scegli un colore ancora nella montagna e prendi tutte le sue carte.
learn-mandala-rule-m-x4 = Colore nuovo per il tuo fiume: una sola carta va scoperta nel primo posto libero da sinistra, le altre coperte nella coppa. Le carte del fiume non si spostano mai.
learn-mandala-rule-m-x5 = Colore già nel tuo fiume: tutte le carte vanno nella coppa.
learn-mandala-rule-m-x6 = Chi non ha carte nel proprio campo di questo mandala sceglie comunque a turno, ma ciò che prende viene scartato.
learn-mandala-rule-m-x7 = Se entrambi i campi sono vuoti nessuno sceglie e tutta la montagna viene scartata. Altrimenti si continua finché è vuota; poi si scartano le carte dei due campi.
learn-mandala-rule-m-x8 = Se la partita continua, due carte dal mazzo formano una nuova montagna.
learn-mandala-rule-m-x9 = Chi ha completato il mandala ha già giocato il suo turno: tocca all’altro.
learn-mandala-rule-m-e1 = Quando il mazzo è esaurito, gli scarti diventano un nuovo mazzo e il prossimo mandala completato è l’ultimo: la partita finisce quando la sua montagna è spartita.
learn-mandala-rule-m-e2 = Anche quando un fiume riceve il sesto colore la partita finisce, ma prima si spartisce fino in fondo la montagna in corso.
learn-mandala-rule-m-e3 = Le carte in mano e quelle dell’altro mandala si scartano; non vanno in nessun fiume e in nessuna coppa.
learn-mandala-rule-m-e4 = Ogni carta nella tua coppa vale il numero del posto del suo colore nel tuo fiume; nulla se il colore non c’è. Le carte del fiume non valgono nulla.
learn-mandala-rule-m-e5 = Vince chi ha più punti. In parità, chi ha meno carte nella coppa; se anche queste sono pari, la vittoria è condivisa.
learn-mandala-rule-m-e6 = Un esempio: 4, 5, 6, 0, 3 e 1 carte dei colori ai posti da 1 a 6 fanno 4 + 10 + 18 + 0 + 15 + 6 = 53 punti.
learn-mandala-rule-m-u1 = La fine scatta nel momento in cui l’ultima carta lascia il mazzo, anche mentre si rifornisce una montagna. Gli scarti si mescolano subito e la pesca prosegue. Un mandala completato proprio da quel turno è allora l’ultimo. Se non c’è ancora nulla negli scarti, si mescola quando una pesca vi trova carte.
learn-mandala-rule-m-u2 = Nessun turno può finire a mano vuota: con una sola carta e nulla da pescare non si può costruire. Se mazzo e scarti sono vuoti, si pesca quel che c’è. Chi non può fare nulla passa.
learn-mandala-rule-m-u3 = Se il mazzo si esaurisce una seconda volta, la partita finisce con quel turno: non si mescola più, la pesca si interrompe e un mandala completato in quel turno viene ancora spartito.
learn-mandala-rule-m-u4 = Tutti vedono montagne, campi, fiumi, scarti, ogni carta presa e quante carte ci sono in mani, coppe e mazzo. Sono nascosti le mani, le coppe e il contenuto del mazzo. Chi ricorda le carte prese ne sa di più; con l’opzione «coppe aperte» restano visibili.

## Phases
learn-mandala-phase-turn = Il turno: una di tre azioni
learn-mandala-phase-claim = Spartire la montagna
learn-mandala-phase-over = Il conteggio

## Drawings
learn-mandala-drawing-setup = Un mandala: al centro la montagna, ai lati i campi, nella montagna le due carte iniziali.
learn-mandala-drawing-turn = Le tre azioni: una carta in una montagna e pescare; carte di un colore nel proprio campo; oppure scartare e ripescare.
learn-mandala-drawing-color = La regola dei colori: il rosso è nella montagna, quindi nessun rosso può entrare in un campo di questo mandala; altro rosso può unirsi alla montagna.
learn-mandala-drawing-claim = Tre carte rosse prese: una va nel primo posto libero del fiume, due nella coppa.
learn-mandala-drawing-score = Il conteggio: le carte nella coppa per il posto del loro colore; qui 4, 5, 6, 0, 3 e 1 carte fanno 53 punti.
