# Ananda: nazwy, opcje, odmowy, dziennik, zakończenia.

ananda-name = Ananda
ananda-tagline = Wznieś świątynię z barwnych kamieni i medytuj tam, gdzie twój obszar jest największy.
ananda-description = Od dwóch do czterech osób buduje świątynię z dwukolorowych klocków, obok siebie i jeden na drugim. Twój mnich wybiera kolor; obszar wokół niego, który powiększasz, pozwala zagrywać karty tego koloru i zdobywać karmę. To, czego nie przemedytujesz, wraca jako klocki. Wygrywa największa karma.

## Elementy i miejsca
ananda-color-red = czerwony
ananda-color-orange = pomarańczowy
ananda-color-yellow = żółty
ananda-color-green = zielony
ananda-color-blue = niebieski
ananda-color-violet = fioletowy

## Opcje
ananda-option-first = Kto zaczyna
ananda-option-first-help = Miejsce, które zaczyna
ananda-option-first-1 = Miejsce 1
ananda-option-first-2 = Miejsce 2
ananda-option-first-3 = Miejsce 3
ananda-option-first-4 = Miejsce 4
ananda-option-first-random = losowo
ananda-option-board = Plansza
ananda-option-board-help = Kolumny i rzędy planszy
ananda-option-board-10 = 10 × 10
ananda-option-board-8 = 8 × 8
ananda-option-open-racks = Odkryte stojaki
ananda-option-open-racks-help = Wszyscy widzą wszystkie stojaki

## Jakie teksty są ruchami
ananda-expected = monk c4, tile red-blue c4 d4, stop, play 2 3, play albo pass
ananda-expected-number = numer akcji
ananda-expected-neighbors = dwa sąsiednie pola, a { $first } i { $second } nimi nie są
ananda-expected-smaller = najpierw mniejsze pole dubletu: { $move }
ananda-expected-values = każda wartość raz, rosnąco: play 2 3
ananda-expected-spaces = pola od a1 do { $last }, a { $cell } do nich nie należy
ananda-expected-decision = decyzja, bo los teraz nic nie daje: { $moves }
ananda-expected-piece = { $line }, z dobranym elementem

## Dlaczego ruch odrzucono
ananda-refusal-nobody = o tym nie decyduje żadne miejsce
ananda-refusal-monk-first = faza 1: najpierw stawia się mnicha
ananda-refusal-building = faza 2: dokładasz klocki, aż zakończysz
ananda-refusal-meditating = faza 3: budowa skończona, teraz zagrywa się karty
ananda-refusal-pass = jest wolny obszar dla twojego mnicha
ananda-refusal-board = { $cell } nie należy do tej planszy
ananda-refusal-bare = { $cell } to goły fundament: mnich stoi na klocku
ananda-refusal-your-area = { $cell } należy do obszaru ({ $color }), na którym twój mnich stoi od twojej ostatniej tury, na { $monk }
ananda-refusal-their-area = { $cell } należy do obszaru ({ $color }), na którym stoi mnich miejsca { $seat }, na { $monk }
ananda-refusal-not-free = { $cell } nie jest wolne
ananda-refusal-rack = na twoim stojaku nie ma klocka { $tile }
ananda-refusal-color = klocek { $tile } nie ma koloru twojego mnicha: { $color }
ananda-refusal-your-monk = na { $cell } stoi twój mnich
ananda-refusal-their-monk = na { $cell } stoi mnich miejsca { $seat }
ananda-refusal-one-bare = { $bare } to goły fundament, a na { $raised } wysokość klocków to { $height }
ananda-refusal-uneven = wysokość klocków na { $first } to { $height }, a na { $second } to { $other }
ananda-refusal-same-tile = { $first } i { $second } to jeden i ten sam klocek; następny muszą podpierać dwa
ananda-refusal-border = kolor { $color } na { $here } nie stykałby się z twoim obszarem
ananda-refusal-link = przykrycie { $there } odcięłoby kolor { $color } na { $here } od twojego mnicha
ananda-refusal-hand = nie masz na ręce karty: { $color } { $value }
ananda-refusal-sum = suma kart { $total } przekracza wartość obszaru { $area }

## Co się stało
ananda-event-start = Klocek początkowy { $tile } leży na { $cells }.
ananda-event-rack = { $name } bierze { $number ->
    [one] 1 klocek
    [few] { $number } klocki
   *[many] { $number } klocków
 }.
ananda-event-rack-seen = { $name } bierze: { $tiles }.
ananda-event-open-rack = { $name } bierze: { $tiles }.
ananda-event-hand = { $name } dobiera { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
 }.
ananda-event-hand-seen = { $name } dobiera: { $cards }.
ananda-event-monk = { $name } stawia mnicha na { $cell }: kolor { $color }.
ananda-event-tile = { $name } kładzie klocek { $tile } na { $cells }, poziom { $height }.
ananda-event-stop = { $name } kończy budowę: wartość obszaru { $area }.
ananda-event-forfeit = { $name } nie kładzie żadnego klocka i zdejmuje mnicha z planszy.
ananda-event-play = { $name } medytuje, kolor { $color }: { $meditation } z { $area }, więc { $take ->
    [0] nie wraca żaden klocek
    [one] wraca 1 klocek
    [few] wracają { $take } klocki
   *[many] wraca { $take } klocków
 }.
ananda-event-pass = { $name } nie znajduje wolnego obszaru i pasuje.
ananda-event-over = Koniec gry.

## Dlaczego gra się skończyła
ananda-ending-idle = dwie rundy bez akcji
ananda-ending-empty = zapas i jeden stojak są puste

## Punkty, wiersz po wierszu
ananda-score-color = Kolor { $color }: karma { $points }
ananda-score-total = Karma: { $points }
ananda-score-tiles = Klocki pozostałe na stojaku: { $number }
