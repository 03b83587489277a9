# The learn pages: words of all games

## Pages
learn-title = Nauka
learn-lead = Cztery gry, cztery krótkie lekcje. Rozegraj pierwszą partię z przewodnikiem albo sprawdź zasadę.
learn-guided = Pierwsza partia z przewodnikiem
learn-minutes = około trzech minut
learn-rules = Zasady
learn-lesson-title = { $game }: pierwsza partia z przewodnikiem
learn-rules-title = { $game }: zasady

## The guided game
learn-you = Ty
learn-note = Notatka
learn-progress = Krok { $number } z { $total }
learn-back = Wstecz
learn-next = Dalej
learn-your-move = Twój ruch: { $move }
learn-show = Zagraj za mnie
learn-other-move = Dobry pomysł na własną partię. Tutaj lekcja idzie dalej tak: { $move }.
learn-board = Plansza lekcji
learn-done = Wiesz już dość na pierwszą partię. Powodzenia!
learn-play = Zagraj z botem
learn-again = Jeszcze raz
learn-failed = Nie udało się wczytać lekcji.
learn-unknown = Nie ma takiej gry.

## The rules
learn-contents = Spis treści
learn-goal = Jak wygrać
learn-own-words = Zasady naszymi słowami. Każdy akapit ma numer, żeby można się było na niego powołać.
learn-ruling-note = Gdzie drukowane zasady pozostawiają wątpliwość, rozstrzygamy ją tutaj.
learn-clause = Zasada { $id }
learn-top = Na górę

## Help for the current phase
learn-help = Co się teraz liczy
learn-all-rules = Wszystkie zasady
learn-close = Zamknij
