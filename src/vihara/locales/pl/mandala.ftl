# Mandala: nazwy, opcje, odmowy, dziennik, zakończenia.

mandala-name = Mandala
mandala-tagline = Twórz wspólnie obrazy z piasku i zabieraj właściwe kolory, gdy znikają.
mandala-description = Dwie osoby sypią kolorowy piasek na dwie wspólne mandale. Gdy na jednej leży wszystkich sześć kolorów, zostaje zniszczona, a kolory jej góry są dzielone między graczy. O wartości piasku w twojej misie decyduje twoja rzeka: im wcześniej zabierzesz kolor, tym mniej liczy się każda jego karta.

## Elementy i miejsca
mandala-color-red = czerwony
mandala-color-orange = pomarańczowy
mandala-color-yellow = żółty
mandala-color-green = zielony
mandala-color-purple = fioletowy
mandala-color-black = czarny

## Opcje
mandala-option-first = Kto zaczyna
mandala-option-first-help = Miejsce, które zaczyna
mandala-option-first-1 = Miejsce 1
mandala-option-first-2 = Miejsce 2
mandala-option-first-random = losowo
mandala-option-cups = Misy
mandala-option-cups-help = Co inni widzą w misie
mandala-option-cups-closed = zamknięte: tylko liczba kart
mandala-option-cups-open = otwarte: wszystko, co do niej zabrano


## Jakie teksty są ruchami
mandala-expected = M1 red, F2 purple 3, X green 2, C red albo pass
mandala-expected-card = ! { $target } i jedno z { $colors }

## Dlaczego ruch odrzucono
mandala-refusal-claim-first = mandala jest właśnie niszczona: zabierz kolor z jej góry
mandala-refusal-claimed = na górze { $mandala } nie ma już tego koloru: { $color }
mandala-refusal-no-claim = żadna mandala nie jest teraz niszczona
mandala-refusal-pass = pasować można tylko wtedy, gdy nic innego nie jest możliwe
mandala-refusal-hand-none = nie masz na ręce tego koloru: { $color }
mandala-refusal-hand-few = kolor { $color }: masz na ręce tylko { $held ->
    [one] 1 kartę
    [few] { $held } karty
   *[many] { $held } kart
 }
mandala-refusal-turn = karty można odrzucać tylko we własnej turze
mandala-refusal-mountain = kolor { $color } leży już na górze { $mandala }
mandala-refusal-their-field = kolor { $color } leży już na polu przeciwnika przy mandali { $mandala }
mandala-refusal-your-field = kolor { $color } leży już na twoim polu przy mandali { $mandala }
mandala-refusal-last-card = co najmniej jedna karta musi zostać na ręce
mandala-refusal-nothing-to-draw = to twoja ostatnia karta, a nie ma czego dobrać

## Co się stało
mandala-event-mountain = Na górę { $mandala } { $number ->
    [one] trafia 1 karta
    [few] trafiają { $number } karty
   *[many] trafia { $number } kart
 }: { $cards }.
mandala-event-hand = { $name } dobiera { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
 }.
mandala-event-hand-seen = { $name } dobiera: { $cards }.
mandala-event-cup = { $name } wkłada do misy { $number ->
    [one] 1 zakrytą kartę
    [few] { $number } zakryte karty
   *[many] { $number } zakrytych kart
 }.
mandala-event-cup-seen = { $name } wkłada do misy zakryte: { $cards }.
mandala-event-reshuffle = Talia się wyczerpała: nową { $number ->
    [one] tworzy 1 odrzucona karta
    [few] tworzą { $number } odrzucone karty
   *[many] tworzy { $number } odrzuconych kart
 }.
mandala-event-build = { $name } kładzie kolor { $color } na górze { $mandala }.
mandala-event-grow = { $name } rozbudowuje pole przy mandali { $mandala }: kolor { $color }, { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
 }.
mandala-event-redraw = { $name } odrzuca kolor { $color } ({ $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
 }) i dobiera tyle samo.
mandala-event-claim = { $name } zabiera kolor { $color } z góry { $mandala }: { $discarded ->
    [0] { $place ->
        [0] do misy { $cup }
       *[other] jedna karta na miejsce { $place } rzeki{ $cup ->
            [0] { "" }
           *[other] , do misy { $cup }
         }
     }
   *[other] odrzucono { $discarded }
 }.
mandala-event-pass = { $name } nie może nic zrobić i pasuje.
mandala-event-ending = Następna zniszczona mandala będzie ostatnia.
mandala-event-complete = Mandala { $mandala } jest pełna; pierwszy wybór: { $chooses }.
mandala-event-destroyed = Mandala { $mandala } jest zniszczona.
mandala-event-over = Koniec gry.

## Dlaczego gra się skończyła
mandala-ending-river = rzeka ma wszystkie sześć kolorów
mandala-ending-deck = talia się wyczerpała
mandala-ending-deck-twice = talia wyczerpała się po raz drugi
