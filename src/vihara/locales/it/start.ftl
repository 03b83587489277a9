# La pagina iniziale e la pagina delle proprie partite

## Pagina iniziale
start-waits = Tocca a te: { $game } contro { $names }
start-waits-together = Tocca a te: { $game } con { $names }
start-waits-alone = Tocca a te: { $game }
start-runs = In corso: { $game } contro { $names }
start-runs-together = In corso: { $game } con { $names }
start-runs-alone = In corso: { $game }
start-more =
    { $number ->
        [one] un’altra aspetta
        *[other] altre { $number } aspettano
    }
start-minutes = { $minutes } min
start-results = Ultimi risultati
start-results-none = Qui troverai le tue partite finite.

## Le proprie partite
games-nav = Partite
games-record = Il tuo bilancio
games-against = vinte : perse contro { $bot }
games-opponent = Avversario
games-people = Persone
games-last = Ultime cinque
games-best = Record
games-running = In corso
games-finished = Finite
games-further = Partite precedenti
games-file = Apri il file di una partita

## Rivedere
replay-all-hands = Tutte le mani
