# Plansza gry Ananda w przeglądarce.
ananda-board-label = Świątynia Anandy. Strzałki wybierają pole, Enter je zajmuje, R obraca kafelek, P patrzy z góry.
ananda-board-letter-red = C
ananda-board-letter-orange = P
ananda-board-letter-yellow = Ż
ananda-board-letter-green = Z
ananda-board-letter-blue = N
ananda-board-letter-violet = F

## Co jest do zrobienia
ananda-board-now = Co teraz zrobić
ananda-board-step-monk = Mnich
ananda-board-step-build = Budowa
ananda-board-step-meditate = Medytacja
ananda-board-phase-monk = Wybierz pole dla swojego mnicha
ananda-board-phase-build-first = Połóż kafelek, którego kolor styka się z twoim obszarem
ananda-board-phase-build = Połóż kolejny kafelek albo zakończ budowę
ananda-board-phase-meditate = Wybierz karty w kolorze swojego obszaru albo żadnej
ananda-board-place = Postaw tu mnicha
ananda-board-lay = Połóż kafelek
ananda-board-rotate = Obróć
ananda-board-rotate-help = Obróć kafelek (R)
ananda-board-stop = Zakończ budowę z wartością { $area }
ananda-board-forfeit = Nie kładź nic i weź jeden kafelek
ananda-board-meditate = Medytuj za { $sum }
ananda-board-meditate-none = Nie zagrywaj kart
ananda-board-too-much = Karty dają { $total }, więcej niż wartość twojego obszaru: { $area }.

## Co dałby ruch
ananda-board-area = Twój obszar: { $color }, wartość { $value }
ananda-board-told-monk =
    { $area ->
        [one] Obszar z jednego pola ({ $color });
        [few] Obszar z { $area } pól ({ $color });
       *[many] Obszar z { $area } pól ({ $color });
    } { $tiles ->
        [0] żaden z twoich kafelków nie pasuje.
        [one] pasuje jeden z twoich kafelków.
        [few] pasują { $tiles } z twoich kafelków.
       *[many] pasuje { $tiles } z twoich kafelków.
    }
ananda-board-told-cards = Karty w tym kolorze: { $cards }.
ananda-board-told-no-cards = Nie masz kart w tym kolorze.
ananda-board-told-tile = Obszar { $before } → { $area }, na poziomie { $level }.
ananda-board-told-joined = Obszar byłby wspólny z: { $names }.
ananda-board-equation = Obszar { $area } minus medytacja { $meditation } daje kafelki: { $left }
ananda-board-term-area = obszar
ananda-board-term-meditation = medytacja
ananda-board-term-tiles = kafelki
ananda-board-karma = karma { $karma }
ananda-board-note-room =
    { $room ->
        [0] stojak jest pełny
        [one] na stojaku jest miejsce na jeden
        [few] na stojaku jest miejsce na { $room }
       *[many] na stojaku jest miejsce na { $room }
    }
ananda-board-note-instead =
    { $number ->
        [one] w tym jeden jako karta
        [few] w tym { $number } jako karty
       *[many] w tym { $number } jako karty
    }
ananda-board-note-cards =
    { $number ->
        [one] potem dobierz jedną kartę
        [few] potem dobierz { $number } karty
       *[many] potem dobierz { $number } kart
    }
ananda-board-note-ends = to kończy grę

## Pola i elementy
ananda-board-cell = { $cell }: { $color }, poziom { $level }, obszar z pól: { $size }
ananda-board-cell-bare = { $cell }: puste
ananda-board-mine = Twoje kafelki i karty
ananda-board-rack = Twój stojak: { $number } z { $limit }
ananda-board-rack-empty = Brak kafelków
ananda-board-hidden-tile = Zakryty kafelek
ananda-board-hand = Twoja ręka: { $number }, stos: { $pile }
ananda-board-hand-empty = Brak kart
ananda-board-supply =
    { $number ->
        [0] Zapas jest pusty
        [one] Jeden kafelek w zapasie
        [few] { $number } kafelki w zapasie
       *[many] { $number } kafelków w zapasie
    }
ananda-board-monk-on = mnich na { $cell }
ananda-board-tiles =
    { $number ->
        [one] jeden kafelek
        [few] { $number } kafelki
       *[many] { $number } kafelków
    }
ananda-board-cards =
    { $number ->
        [one] jedna karta
        [few] { $number } karty
       *[many] { $number } kart
    }
ananda-board-pile = stos { $number }

## Ruchy słowami
ananda-board-move-monk = Mnich na { $cell }
ananda-board-move-tile = { $first } na { $one }, { $second } na { $other }
ananda-board-move-play = Zagraj { $cards } (suma { $sum })
ananda-board-move-play-none = Nie zagrywaj kart
ananda-board-move-stop = Zakończ budowę
ananda-board-move-pass = Żaden obszar nie jest wolny: weź jeden kafelek
ananda-board-group-monk = Postaw mnicha
ananda-board-group-tile = Połóż { $tile }
ananda-board-group-play = Medytuj
ananda-board-group-other = Zakończ budowę

## Punktacja wiersz po wierszu
ananda-board-score-rack-help = przy remisie wygrywa, kto ma mniej
