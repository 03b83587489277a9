# Co silnik mówi o błędach, miejscach i przedwczesnych końcach.

and-list = { $first } i { $last }
list-none = nic
seat-name = Miejsce { $seat }

ending-resign = przez poddanie
ending-timeout = przez przekroczenie czasu
ending-agreed = za zgodą wszystkich

error-unknown-game = nieznana gra { $found }; oczekiwano jednej z: { $known }
error-unknown-bot = nieznany bot { $found }; oczekiwano jednego z: { $known }
error-unknown-rules = { $game }: znaleziono zasady { $found }, oczekiwano jednych z: { $known }
error-invalid-option = opcja „{ $name }”: znaleziono { $found }, oczekiwano: { $expected }
error-option-choices = jedna z wartości { $choices }
error-option-names = opcja tej gry: { $names }
error-option-none = opcja tej gry: nie ma żadnych
error-seats-number = { $game }: liczba miejsc to { $span }, a nie { $seats }
error-seats-span = od { $least } do { $most }
error-seats-random = losowe pierwsze miejsce wymaga kości
error-seats-first = opcja „first”: znaleziono { $found }, ale liczba miejsc to tylko { $seats }
error-seats-none = nie ma miejsca { $seat }: miejsca mają numery od 1 do { $seats }
error-invalid-move = nieczytelny ruch { $found }; oczekiwano: { $expected }
error-move-chance = ruch; o tym, co po „!”, decyduje los
error-move-number = numer akcji od 0 do { $most }
error-illegal-move = { $found } jest niedozwolone: { $reason } ({ $clause })
error-not-your-turn = miejsce { $seat } nie może teraz wykonać ruchu: kolej na miejsce { $to_act }
error-match-over = { $found } nadeszło po końcu: partia jest skończona
error-stale-version = ruch wykonano przy kroku { $seen }, a partia jest przy kroku { $current }
error-undo-refused = miejsce { $seat } nie ma czego cofnąć: tylko własne kroki, zanim zadecydował los lub inne miejsce
error-invalid-position = nieczytelna pozycja przy { $found }; oczekiwano: { $expected }
error-invalid-file = wiersz { $line }: znaleziono { $found }, oczekiwano: { $expected }

## Pliki partii
file-bracket = nagłówek zakończony „]”
file-first = [vihara { $format }] jako pierwszy wiersz
file-headers = nagłówek o nazwie { $names }
file-once = każdy nagłówek tylko raz (jest już w wierszu { $line })
file-no-header = brak takiego nagłówka
file-header = wiersz [{ $header } …] przed pierwszym ruchem
file-games = jedna z: { $known }
file-rules = zasady gry { $game }, według których gra ten program: { $known }
file-seats = liczba miejsc od { $least } do { $most }
file-json = obiekt JSON
file-options = opcje gry { $game }: { $why }
file-seat = miejsce od 1 do { $seats }
file-date = data, na przykład [date 2026-11-15]
file-digits = 64 cyfry szesnastkowe
file-seed = 64 cyfry szesnastkowe albo fast- i 16
file-nothing = nic więcej: partia jest skończona
file-move = ruch miejsca { $seat }
file-chance = wiersz losu, na przykład { $found }
file-impossible = { $expected }; { $found } nie może się tu zdarzyć
file-because = { $expected } ({ $why })
file-line = { $expected }: numer miejsca i ruch albo „!” i to, co dał los
file-late = nagłówki tylko przed pierwszym ruchem
file-half = cały nagłówek; plik jest tu ucięty
file-after = nic po końcu partii
file-cut = { $expected }; plik jest ucięty w tym wierszu
file-unfinished = { $expected }, bo wiersz { $line } mówi [result { $result }]
file-end = koniec pliku
file-result = [result { $result }], jak wynika z ruchów
file-no-seed = plik nie ma wiersza [seed …]; ziarno zapisuje się po końcu partii
file-no-hash = plik nie ma wiersza [seed-hash …], z którym można porównać ziarno
file-hash = [seed-hash { $hash }], skrót ziarna
file-given = { $found }, jak wynika z ziarna
file-given-nothing = brak takiego wiersza losowania, jak wynika z ziarna
file-share = { $digits } albo bot, absent lub withheld
file-shares = wiersz [share MIEJSCE …] dla każdego z miejsc, których jest { $seats }
file-from = liczba wyników losowania, które dały inne kości
file-drawn = [drawn first]
file-first-drawn = że zaczyna miejsce { $seat }, jak wynika z ziarna

## Czego dowodzi plik partii
verify-keyed = sprawdzone: ziarno zgadza się ze swoim skrótem i dało wszystkie wyniki losowania ({ $draws })
verify-shared = sprawdzone: ziarno zgadza się ze swoim skrótem i razem z tym, co dodały miejsca, dało wszystkie wyniki losowania ({ $draws })
verify-fast = sprawdzone: ziarno dało wszystkie wyniki losowania ({ $draws }; szybkie kości, jak w symulacjach)
verify-skipped = początkowe wyniki losowania ({ $number }) dały inne kości: nie zostały sprawdzone
verify-first = miejsce { $seat } wylosowano na początek tymi samymi kośćmi
verify-compare = skrót do porównania z tym, który pokazano: { $hash }
verify-share = miejsce { $seat } dodało swój udział; jego skrót do porównania: { $hash }
verify-bot = miejsce { $seat } to bot: jego udział wynika ze skrótu
verify-absent = miejsce { $seat } nie zapowiedziało udziału na czas: jego udział wynika ze skrótu
verify-withheld = miejsce { $seat } nie odkryło zapowiedzianego udziału: mogło wybrać jedno z dwóch rozdań
verify-alone = ziarno wybrała tylko jedna strona: mogła wypróbować kilka
verify-unfinished = w tym pliku partia się nie kończy: koniec mógł zostać odcięty
verify-early = partię zakończono przed czasem: nic nie dowodzi, że tak miało być ani kto tego chciał
verify-nothing = niedowiedzione: nazwy, daty, kto zrobił który ruch i że na końcu niczego nie brakuje
