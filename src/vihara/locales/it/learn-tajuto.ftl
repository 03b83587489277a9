# Learn Tajuto: guided first game, rules by clause, drawings

## Learn page
learn-tajuto-tagline = Cerca i piani a tentoni, innalzate insieme otto pagode e trasforma la meditazione in illuminazione.
learn-tajuto-goal = Vince chi ha più punti illuminazione (PI) quando la quarta pagoda è finita. Vengono da saggezza, obiettivi, santuari e inaugurazioni di pagode finite. I punti meditazione (PM) sono il denaro che li compra.

## Notes of the guided first game
learn-tajuto-note-welcome = Ti diamo il benvenuto! In Tajuto tu e Mira innalzate otto pagode. I punti meditazione (PM) sono la moneta, i punti illuminazione (PI) decidono la partita. Finisce quando la quarta pagoda è terminata.
learn-tajuto-note-tiles = Le tue tessere azione A, B e C consentono ciascuna un’azione per turno: pescare un piano, fare un’offerta o comprare una tessera. A è gratis, B costa 4 PM, C ne costa 6. Cominci con 0 PM, quindi per ora c’è solo A.
learn-tajuto-note-draw = Pesca un piano con A. La dimensione si può sentire al tatto, il colore è affidato al caso. Ogni pagoda comincia dal piano più grande, misura 1: cerca quello.
learn-tajuto-note-build = Rosso! Costruire è gratuito, e ciò che si può costruire va costruito nel turno. Un primo piano dà 1 PM: tanti quanti i piani della pagoda. Costruiscilo.
learn-tajuto-note-end = Con 1 PM non si possono usare né B né C. Termina il turno; A sarà di nuovo pronta la prossima volta.
learn-tajuto-note-offer = Mira ha iniziato la pagoda blu. Ora fai un’offerta con A: una pietra rossa sulla pagoda rossa dà il numero dei suoi piani più 2, cioè 3 PM. Hai una pietra per colore.
learn-tajuto-note-pay = Ora hai 4 PM: bastano per la tessera B. Pagala e cerca un piano di misura 2; andrebbero bene solo il rosso e il blu, ma oggi la fortuna è gentile.
learn-tajuto-note-cover = Il piano rosso 2 copre una pietra d’offerta: aggiunge 2 PM, di chiunque sia la pietra. 2 + 2 = 4 PM. Costruiscilo.
learn-tajuto-note-done = Di nuovo 4 PM, ma A e B sono usate e C costa 6. Termina il turno.
learn-tajuto-note-keep = Mira ha pescato il piano verde 3, che non va ancora da nessuna parte. Uno solo resta davanti a lei; di più piani ne terrebbe uno o nessuno, e gli altri tornerebbero nel sacchetto.
learn-tajuto-note-third = Continua con la pagoda rossa: cerca la misura 3.
learn-tajuto-note-three = Ancora rosso, vale 3 PM. I piani più alti rendono sempre di più.
learn-tajuto-note-save = Hai 7 PM. Non spenderli per B: termina il turno e compra nel prossimo con A, che è gratis.
learn-tajuto-note-buy = Mira ha fatto un’offerta sulla tua pagoda: tutte sono aperte a tutti. Ora compra con A: la tessera saggezza 2 costa 7 PM e vale 2 PI. La copia successiva di ogni tessera è più cara.
learn-tajuto-note-goals = La saggezza sta coperta, ma tutti hanno visto l’acquisto. Gli obiettivi sono gratuiti: chi per primo soddisfa una condizione nel proprio turno, come 30 PM o quattro offerte, può prendere la tessera da 1 PI. Termina il turno.
learn-tajuto-note-shop = Mira ha posato il piano rosso 4 sulla propria pietra: 4 + 2 PM. Che altro si compra? I mercati abbassano i prezzi successivi, le tessere azione neutrali danno più azioni, i santuari aumentano i tuoi PI, e una tessera inaugurazione dà 4 PI se alla fine la sua pagoda è terminata.
learn-tajuto-note-late = Saltiamo alla fine: tre pagode sono terminate, a quattro manca solo il sesto piano. Hai la tessera inaugurazione della bianca. Cerca la misura 6!
learn-tajuto-note-finish = Bianco! Costruiscilo: la quarta pagoda terminata chiude subito la partita, e chi la completa riceve una tessera obiettivo.
learn-tajuto-note-score = Tu: saggezza 6, quattro inaugurazioni di pagode terminate 16, il tuo santuario aggiunge 1 a ognuna di queste sei tessere, e un obiettivo: 6 + 16 + 6 + 1 = 29 PI. Mira ne ha 21. Hai vinto! I PM sono pari, quindi nessuno prende l’obiettivo per chi ne ha di più.

## Headings of the rules
learn-tajuto-heading-components = I componenti
learn-tajuto-heading-setup = Preparazione
learn-tajuto-heading-turn = Il turno
learn-tajuto-heading-draw = Pescare un piano
learn-tajuto-heading-offer = Fare un’offerta
learn-tajuto-heading-buy = Comprare una tessera
learn-tajuto-heading-build = Costruire (gratis)
learn-tajuto-heading-goals = Obiettivi (gratis)
learn-tajuto-heading-end = Fine e punteggio
learn-tajuto-heading-rulings = Precisazioni

## The rules, clause by clause
learn-tajuto-rule-t-c1 = Otto pagode, una per colore (rosso, arancione, giallo, verde, blu, viola, nero, bianco), ciascuna di sei piani dal grande al piccolo: 48 piani in un sacchetto di stoffa.
learn-tajuto-rule-t-c2 = Ognuno ha un monaco per il sentiero della meditazione, tre tessere azione che costano 0, 4 e 6 PM a usarle, e otto pietre d’offerta, una per colore.
learn-tajuto-rule-t-c3 = Ci sono 15 tessere saggezza da 1 a 5 PI, tre per valore, ognuna più cara della precedente.
learn-tajuto-rule-t-c4 = Due mercati costano 10 e 12 PM; ci sono anche due santuari.
learn-tajuto-rule-t-c5 = Sei tessere azione neutrali, due per tipo: D pesca per 2 PM, E offre e F compra gratis.
learn-tajuto-rule-t-c6 = Otto tessere obiettivo valgono 1 PI ciascuna: sei si prendono durante la partita, due si assegnano alla fine.
learn-tajuto-rule-t-c7 = C’è una tessera inaugurazione per ogni colore di pagoda.
learn-tajuto-rule-t-s1 = Tutti i piani vanno nel sacchetto, ogni monaco parte da 0, ognuno ha tre tessere azione e otto pietre.
learn-tajuto-rule-t-s2 = Le tessere di un tipo formano una pila con la più economica in cima: cinque di saggezza, una di mercati, una di santuari, una ciascuna per D, E e F.
learn-tajuto-rule-t-s3 = Le tessere obiettivo e inaugurazione stanno singole. Comincia la persona più anziana; ai nostri tavoli è un’opzione.
learn-tajuto-rule-t-1 = Usa una o più tessere azione, ciascuna al massimo una volta. Costruire e prendere obiettivi è gratis e possibile prima, in mezzo e dopo.
learn-tajuto-rule-t-2 = L’uso di una tessera si paga prima. I PM non scendono mai sotto 0: ciò che non puoi pagare non puoi usarlo né comprarlo.
learn-tajuto-rule-t-3 = Ognuna delle tue tre tessere permette di pescare, offrire o comprare; una neutrale solo la propria azione.
learn-tajuto-rule-t-4 = Nel turno successivo tutte le tessere sono di nuovo pronte.
learn-tajuto-rule-t-d1 = Pesca un piano dal sacchetto e mettilo davanti a te. La misura si può sentire; il colore è affidato al caso.
learn-tajuto-rule-t-o1 = Metti una pietra sul piano più alto della pagoda del suo colore. Una sola pietra per piano; se c’è già, la pagoda deve prima crescere. Una pagoda senza piani non ne riceve.
learn-tajuto-rule-t-o2 = Guadagni tanti PM quanti sono i piani della pagoda, più 2.
learn-tajuto-rule-t-o3 = Sul sesto piano non si fanno offerte; le pietre rimaste di quel colore diventano inutili.
learn-tajuto-rule-t-b1 = Compra la tessera in cima a una pila, o una tessera inaugurazione la cui pagoda non è terminata, al suo prezzo in PM.
learn-tajuto-rule-t-b2 = Ogni mercato che possiedi riduce di 2 PM i tuoi acquisti successivi, mai sotto 0. Non riduce il costo d’uso delle tessere.
learn-tajuto-rule-t-b3 = Ciò che vale PI sta coperto dopo l’acquisto: saggezza, obiettivi, santuari e inaugurazioni di pagode terminate. Mercati, tessere azione e inaugurazioni di pagode non terminate restano scoperti.
learn-tajuto-rule-t-f1 = Una pagoda cresce dal piano 1 verso l’alto, un piano del suo colore dopo l’altro, senza saltarne.
learn-tajuto-rule-t-f2 = Costruire dà tanti PM quanti sono allora i piani della pagoda, più 2 se copre una pietra d’offerta sul piano subito sotto.
learn-tajuto-rule-t-f3 = Un piano davanti a te che si può posare va costruito in questo turno, quando vuoi.
learn-tajuto-rule-t-f4 = A fine turno, di più piani che non si possono posare ne tieni uno a tua scelta o nessuno; gli altri tornano nel sacchetto. Uno solo resta.
learn-tajuto-rule-t-f5 = Un esempio: un terzo e un quarto piano in un turno, su una o due pagode, danno 3 + 4 = 7 PM.
learn-tajuto-rule-t-f6 = Quando una pagoda è terminata, chi possiede la sua tessera inaugurazione la gira. Se non è di nessuno, esce dal gioco.
learn-tajuto-rule-t-g1 = In qualunque momento del turno puoi prendere un obiettivo di cui soddisfi la condizione: saggezza per almeno 5 PI, o 10; quattro offerte, o tutte e otto; almeno 30 PM; la prima pagoda terminata. Ognuno esiste una volta sola.
learn-tajuto-rule-t-e1 = Il sesto piano di una quarta pagoda chiude subito la partita. Chi lo ha costruito riceve ancora i PM e l’obiettivo della quarta pagoda.
learn-tajuto-rule-t-e2 = Chi ha più PM riceve il relativo obiettivo; in parità nessuno.
learn-tajuto-rule-t-e3 = I PI sono i valori delle tessere saggezza, 1 per obiettivo e 4 per ogni tessera inaugurazione di una pagoda terminata; le altre non danno nulla.
learn-tajuto-rule-t-e4 = Ogni santuario aggiunge 1 PI a ogni tessera saggezza posseduta e a ogni tessera inaugurazione di una pagoda terminata; due santuari aggiungono 2.
learn-tajuto-rule-t-e5 = Vince chi ha più PI; in parità la vittoria è condivisa.
learn-tajuto-rule-t-u1 = Prezzi scelti da noi dove il regolamento non ne stampa, in PM: inaugurazione 8; F 10 e 12; saggezza 1 PI 3/5/7, 2 PI 7/9/11, 3 PI 11/13/15, 4 PI 15/17/19, 5 PI 19/21/23; D 6 e 8; E 8 e 10; santuario 12 e 14.
learn-tajuto-rule-t-u2 = Il sentiero della meditazione non ha fine: il tabellone mostra da 0 a 50 e poi si prosegue.
learn-tajuto-rule-t-u3 = Al tatto: nomini una misura ancora nel sacchetto e ne ricevi un piano a caso. Come opzione: «incerto» sbaglia al 20 % di una misura vicina da 3 a 6, «alla cieca» pesca un piano qualsiasi.
learn-tajuto-rule-t-u4 = Una tessera comprata vale già in questo turno, ma un mercato non riduce il proprio prezzo. Puoi averne più d’una dello stesso tipo.
learn-tajuto-rule-t-u5 = Non puoi finire il turno finché davanti a te c’è un piano da costruire, né prima di aver usato una tessera azione, a meno che nessuna sia utilizzabile.
learn-tajuto-rule-t-u6 = I due ultimi obiettivi si assegnano dopo l’ultima costruzione; non se ne possono prendere altri. «Prima pagoda» spetta solo a chi ha terminato la prima della partita.
learn-tajuto-rule-t-u7 = Le tessere con PI sono nascoste, anche se tutti ne hanno visto l’acquisto; un’opzione mostra i totali. Tutti sanno quali piani sono nel sacchetto; la pesca è affidata al caso.
learn-tajuto-rule-t-u8 = Dopo 150 turni a testa la partita finisce e si conta; una partita sensata ne richiede da 20 a 40.

## Phases
learn-tajuto-phase-begin = Il turno: che cosa si può fare
learn-tajuto-phase-more = Proseguire, costruire, finire il turno
learn-tajuto-phase-over = Il conteggio

## Drawings
learn-tajuto-drawing-pagoda = Una pagoda ha sei piani di misura decrescente, 1 in basso, 6 in alto.
learn-tajuto-drawing-turn = Le tre azioni, pescare, offrire e comprare: con la tessera A gratis, con B per 4 PM, con C per 6 PM.
learn-tajuto-drawing-offer = Una pietra su una pagoda di tre piani dà 3 + 2 = 5 PM; il quarto piano che la copre dà 4 + 2 = 6 PM.
learn-tajuto-drawing-score = Il conteggio: saggezza 2 e 4, un’inaugurazione completata 4, un obiettivo 1; un santuario aggiunge 1 a saggezza e inaugurazione: 14 PI.
