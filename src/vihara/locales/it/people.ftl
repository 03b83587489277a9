# Pages about people: profiles and the ranking

people-profile = Profilo
people-nobody = Non hai ancora un profilo. Scegli un nome nelle impostazioni.
people-page-public = Altri possono vedere questa pagina.
people-page-private = Solo tu vedi questa pagina.
people-page-link = Come la vedono gli altri
people-appear = Come appari
people-emblem = Emblema
people-lotus = Loto
people-color = Colore
people-color-1 = Bruno rossiccio
people-color-2 = Verde
people-color-3 = Blu
people-color-4 = Viola
people-color-5 = Ocra
people-color-6 = Grigio
people-public = Che cosa vedono gli altri
people-public-text = Tutto è privato finché non lo condividi. Nome ed emblema appaiono appena condividi qualcosa.
people-part-results = Risultati
people-part-streaks = Partite e serie
people-part-ratings = Punteggi
people-part-opponents = Avversari preferiti
people-part-ranked = Comparire in classifica
people-played = Giocate
people-streak-now = Vittorie di fila
people-streak-best = Serie più lunga
people-ratings-none = Ancora nessuna partita classificata.
people-games =
    { $number ->
        [one] { $number } partita
        *[other] { $number } partite
    }
people-curve =
    { $number ->
        [one] Punteggio in una partita
       *[other] Punteggio in { $number } partite
    }, da { $from } a { $to }
people-against-people = Persone
people-against-mixed = Misti
people-faced =
    { $played ->
        [one] { $played } partita, vinte: { $won }
        *[other] { $played } partite, vinte: { $won }
    }
people-pool = Contro chi
people-pool-people = Tra persone
people-pool-bots = Contro i bot
people-ranking = Classifica
people-ranking-text = Qui compare chi ha accettato. 1500 è il centro.
people-ranking-none = Ancora nessuno in lista.
people-anchor = Bot, valore fisso
people-data = I tuoi dati
people-data-text = Ciò che questo server sa di te, in un solo file: profilo, risultati, i tuoi messaggi e le tue partite.
people-data-take = Scarica il file
people-delete-ask = Elimina l’account…
people-delete-text = Nome, profilo, punteggi e messaggi vengono eliminati; le partite in corso sono abbandonate o lasciate a un bot. Non si può annullare.
people-delete-name = Per sicurezza: il tuo nome, { $name }
people-delete = Elimina per sempre
people-deleted = Il tuo account è eliminato.
people-lobby = Trova giocatori
people-quick = Una partita veloce
people-pace-quick = 5 minuti a testa
people-pace-calm = 20 minuti a testa
people-pace-days = 2 giorni a turno
people-seek = Cerca una partita
people-stop = Smetti di cercare
people-seeking = { $game } in { $number }: ricerca di giocatori…
people-seeking-text = Prima qualcuno della tua forza, poi sempre più largo. Resta su questa pagina.
people-seeking-days = Puoi andare via: la partita sarà tra le tue.
people-waiting = In attesa ora
people-waits =
    { $number ->
        [one] { $game }: { $number } persona
        *[other] { $game }: { $number } persone
    }
people-seats = in { $number }
people-join-in = Partecipa
people-watch = Da guardare
people-watch-none = Nessuna partita pubblica in corso.
people-friends = Amici
people-friends-none = Ancora nessuno. Puoi chiedere dal profilo di qualcuno.
people-list-asking = Vorrebbero fare amicizia
people-list-asked = Richiesti
people-list-blocked = Bloccati
people-agree = Accetta { $name }
people-decline = Rifiuta { $name }
people-remove-friends = Rimuovi { $name }
people-remove-asked = Ritira la richiesta a { $name }
people-remove-blocked = Sblocca { $name }
people-ask = Chiedi l’amicizia
people-invite = Invita { $name }
people-invited = { $name } vede il tuo invito in «{ people-lobby }».
people-not-coming = No, grazie
people-asked = La richiesta è inviata.
people-block = Blocca
people-blocked = Non sarete più abbinati.
people-open-none = Nessun tavolo è aperto al momento.
