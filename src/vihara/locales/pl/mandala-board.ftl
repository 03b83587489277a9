# Mandala's board: what is seen and offered there

## Letters on the cards
mandala-board-letter-red = C
mandala-board-letter-orange = P
mandala-board-letter-yellow = Ż
mandala-board-letter-green = Z
mandala-board-letter-purple = F
mandala-board-letter-black = K

## Places
mandala-board-mandala = Mandala { $mandala }
mandala-board-mountain = Góra { $mandala }
mandala-board-field-of = Pole: { $name }
mandala-board-field-own = Twoje pole
mandala-board-river-own = Twoja rzeka
mandala-board-river = Rzeka: { $name }
mandala-board-place = Miejsce { $place }: { $color }, w misie: { $cards }, punkty: { $points }
mandala-board-place-closed = Miejsce { $place }: { $color }
mandala-board-place-empty = Miejsce { $place }: puste
mandala-board-cup =
    Misa: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        *[other] { $cards } kart
    }
mandala-board-worthless = jeszcze bez wartości: { $cards }
mandala-board-hand =
    Twoja ręka: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        *[other] { $cards } kart
    }
mandala-board-hand-of =
    { $name }, ręka: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        *[other] { $cards } kart
    }
mandala-board-deck =
    Talia: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        *[other] { $cards } kart
    }
mandala-board-discard =
    Stos kart odrzuconych: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        *[other] { $cards } kart
    }
mandala-board-cards = { $number } × { $color }
mandala-board-empty = pusto
mandala-board-lacks = Brakuje: { $colors }
mandala-board-complete = Pełna
mandala-board-ending = Następna pełna mandala będzie ostatnia.

## What one may do
mandala-board-help-choose = Wybierz karty jednego koloru
mandala-board-help-target = Góra, twoje pole czy stos odrzuconych?
mandala-board-swap = Wymień
mandala-board-completes = dopełnia mandalę
mandala-board-draws =
    { $cards ->
        [one] dobierz { $cards } kartę
        [few] dobierz { $cards } karty
        *[other] dobierz { $cards } kart
    }
mandala-board-claim-new = rzeka { $place }, +{ $points }
mandala-board-claim-old = +{ $points }
mandala-board-claim-lost = odrzucone
mandala-board-phase-turn = Buduj górę, rozbuduj swoje pole albo wymień karty
mandala-board-phase-claim = Wybierz kolor z góry { $mandala }

## Moves
mandala-board-move-build = Kolor { $color } na górę { $mandala }
mandala-board-move-grow = { $number } × { $color } na twoje pole mandali { $mandala }
mandala-board-move-redraw = Odrzuć { $number } × { $color } i dobierz tyle samo
mandala-board-move-claim = Weź { $color }
mandala-board-move-pass = Pasuj
mandala-board-group-build = Budowa góry
mandala-board-group-grow = Rozbudowa pola
mandala-board-group-redraw = Odrzucenie i dobranie
mandala-board-group-claim = Branie z góry
mandala-board-group-pass = Pas

## Scores
mandala-board-score-place = { $cards } × miejsce { $place }
mandala-board-score-none = { $cards } × brak w rzece
mandala-board-score-hidden =
    { $cards ->
        [one] { $cards } karta, którą widział tylko właściciel
        [few] { $cards } karty, które widział tylko właściciel
        *[other] { $cards } kart, które widział tylko właściciel
    }
