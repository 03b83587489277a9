# Il tabellone di Ananda nel browser.
ananda-board-label = Il tempio di Ananda. Le frecce scelgono una casella, Invio la prende, R gira la tessera, P guarda dall’alto.
ananda-board-letter-red = R
ananda-board-letter-orange = A
ananda-board-letter-yellow = G
ananda-board-letter-green = Ve
ananda-board-letter-blue = B
ananda-board-letter-violet = Vi

## Che cosa c'è da fare
ananda-board-now = Che cosa fare adesso
ananda-board-step-monk = Monaco
ananda-board-step-build = Costruire
ananda-board-step-meditate = Meditare
ananda-board-phase-monk = Scegli una casella per il tuo monaco
ananda-board-phase-build-first = Posa una tessera il cui colore tocchi la tua area
ananda-board-phase-build = Posa un’altra tessera, oppure fermati
ananda-board-phase-meditate = Scegli carte del colore della tua area, o nessuna
ananda-board-place = Metti qui il monaco
ananda-board-lay = Posa la tessera
ananda-board-rotate = Gira
ananda-board-rotate-help = Gira la tessera (R)
ananda-board-stop = Smetti di costruire con { $area }
ananda-board-forfeit = Non posare nulla e prendi una tessera
ananda-board-meditate = Medita con { $sum }
ananda-board-meditate-none = Non giocare carte
ananda-board-too-much = Le carte fanno { $total }, più del valore della tua area, { $area }.

## Che cosa porterebbe una mossa
ananda-board-area = La tua area: { $color }, valore { $value }
ananda-board-told-monk =
    { $area ->
        [one] Un’area di una casella ({ $color });
       *[other] Un’area di { $area } caselle ({ $color });
    } { $tiles ->
        [0] nessuna delle tue tessere è adatta.
        [one] una delle tue tessere è adatta.
       *[other] { $tiles } delle tue tessere sono adatte.
    }
ananda-board-told-cards = Carte di questo colore: { $cards }.
ananda-board-told-no-cards = Non hai carte di questo colore.
ananda-board-told-tile = Area { $before } → { $area }, al livello { $level }.
ananda-board-told-joined = Condivideresti l’area con { $names }.
ananda-board-equation = { $left ->
    [one] Area { $area } meno meditazione { $meditation } fa { $left } tessera
   *[other] Area { $area } meno meditazione { $meditation } fa { $left } tessere
 }
ananda-board-term-area = area
ananda-board-term-meditation = meditazione
ananda-board-term-tiles = tessere
ananda-board-karma = karma { $karma }
ananda-board-note-room =
    { $room ->
        [0] il leggio è pieno
        [one] sul leggio c’è posto per una
       *[other] sul leggio c’è posto per { $room }
    }
ananda-board-note-instead =
    { $number ->
        [one] di cui una come carta
       *[other] di cui { $number } come carte
    }
ananda-board-note-cards =
    { $number ->
        [one] poi peschi una carta
       *[other] poi peschi { $number } carte
    }
ananda-board-note-ends = così finisce la partita

## Caselle e pezzi
ananda-board-cell = { $cell }: { $color }, livello { $level }, area di { $size }
ananda-board-cell-bare = { $cell }: fondamenta libere
ananda-board-mine = Le tue tessere e le tue carte
ananda-board-rack = Il tuo leggio: { $number } su { $limit }
ananda-board-rack-empty = Nessuna tessera
ananda-board-hidden-tile = Una tessera nascosta
ananda-board-hand = La tua mano: { $number }, mazzo: { $pile }
ananda-board-hand-empty = Nessuna carta
ananda-board-supply =
    { $number ->
        [0] La riserva è vuota
        [one] Una tessera nella riserva
       *[other] { $number } tessere nella riserva
    }
ananda-board-monk-on = monaco in { $cell }
ananda-board-tiles =
    { $number ->
        [one] una tessera
       *[other] { $number } tessere
    }
ananda-board-cards =
    { $number ->
        [one] una carta
       *[other] { $number } carte
    }
ananda-board-pile = mazzo { $number }

## Le mosse in parole
ananda-board-move-monk = Monaco in { $cell }
ananda-board-move-tile = { $first } in { $one }, { $second } in { $other }
ananda-board-move-play = Gioca { $cards } (somma { $sum })
ananda-board-move-play-none = Non giocare carte
ananda-board-move-stop = Smetti di costruire
ananda-board-move-pass = Nessun’area è libera: prendi una tessera
ananda-board-group-monk = Metti il monaco
ananda-board-group-tile = Posa { $tile }
ananda-board-group-play = Medita
ananda-board-group-other = Finisci di costruire

## Il punteggio, riga per riga
ananda-board-score-rack-help = a parità vince chi ne ha meno
