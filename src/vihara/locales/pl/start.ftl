# Strona główna i strona własnych partii

## Strona główna
start-waits = Twój ruch: { $game } · { $names }
start-waits-together = Twój ruch: { $game } · { $names }
start-waits-alone = Twój ruch: { $game }
start-runs = Trwa: { $game } · { $names }
start-runs-together = Trwa: { $game } · { $names }
start-runs-alone = Trwa: { $game }
start-more =
    { $number ->
        [one] czeka jeszcze jedna
        [few] czekają jeszcze { $number }
        *[other] czeka jeszcze { $number }
    }
start-minutes = { $minutes } min
start-results = Ostatnie wyniki
start-results-none = Tu pojawią się twoje zakończone partie.

## Własne partie
games-nav = Partie
games-record = Twój bilans
games-against = wygrane : przegrane, { $bot }
games-opponent = Przeciwnik
games-people = Ludzie
games-last = Ostatnie pięć
games-best = Rekord
games-running = Trwające
games-finished = Zakończone
games-further = Pokaż wcześniejsze
games-file = Otwórz plik partii

## Powtórka
replay-all-hands = Wszystkie ręce
