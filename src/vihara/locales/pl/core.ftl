# Co silnik mówi o błędach, miejscach i przedwczesnych końcach.

and-list = { $first } i { $last }
list-none = nic
seat-name = Miejsce { $seat }

ending-resign = przez poddanie
ending-timeout = przez przekroczenie czasu
ending-agreed = za zgodą wszystkich

error-unknown-game = nieznana gra { $found }; oczekiwano jednej z: { $known }
error-unknown-bot = nieznany bot { $found }; oczekiwano jednego z: { $known }
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
