# Die Startseite und die Seite der eigenen Partien

## Startseite
start-waits = Du bist dran: { $game } gegen { $names }
start-waits-together = Du bist dran: { $game } mit { $names }
start-waits-alone = Du bist dran: { $game }
start-runs = Läuft noch: { $game } gegen { $names }
start-runs-together = Läuft noch: { $game } mit { $names }
start-runs-alone = Läuft noch: { $game }
start-more =
    { $number ->
        [one] eine weitere wartet
        *[other] { $number } weitere warten
    }
start-minutes = { $minutes } Min.
start-results = Letzte Ergebnisse
start-results-none = Hier stehen später deine beendeten Partien.

## Eigene Partien
games-nav = Partien
games-record = Deine Bilanz
games-against = gewonnen : verloren gegen { $bot }
games-opponent = Gegner
games-people = Menschen
games-last = Letzte fünf
games-best = Bestwert
games-running = Laufende Partien
games-finished = Beendete Partien
games-further = Frühere zeigen
games-file = Partiedatei öffnen

## Nachspielen
replay-all-hands = Alle Hände
