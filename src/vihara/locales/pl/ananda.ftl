# Ananda: nazwy, opcje, odmowy, dziennik, zakończenia.

ananda-name = Ananda
ananda-tagline = Wznieś świątynię z barwnych kamieni i medytuj tam, gdzie twój obszar jest największy.
ananda-description = Od dwóch do czterech osób buduje świątynię z dwukolorowych kafelków, obok siebie i jeden na drugim. Twój mnich wybiera kolor; obszar wokół niego, który powiększasz, pozwala zagrywać karty tego koloru i zdobywać karmę. To, czego nie przemedytujesz, wraca jako kafelki. Wygrywa największa karma.

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
ananda-refusal-nobody = teraz nikt o tym nie decyduje
ananda-refusal-monk-first = najpierw postaw swojego mnicha
ananda-refusal-building = teraz połóż kafelek albo zakończ budowę
ananda-refusal-meditating = budowa skończona: teraz zagraj karty
ananda-refusal-pass = jest wolny obszar dla twojego mnicha
ananda-refusal-board = tego pola nie ma na planszy
ananda-refusal-bare = to pole jest puste: mnich stoi na kafelku
ananda-refusal-your-area = na tym obszarze ({ $color }) twój mnich stoi od twojej ostatniej tury: wybierz inny
ananda-refusal-their-area = na tym obszarze ({ $color }) stoi inny mnich
ananda-refusal-not-free = to pole nie jest wolne
ananda-refusal-rack = na twoim stojaku nie ma kafelka { $tile }
ananda-refusal-color = ten kafelek nie ma koloru twojego obszaru: { $color }
ananda-refusal-your-monk = stoi tam twój mnich
ananda-refusal-their-monk = stoi tam inny mnich
ananda-refusal-one-bare = jedna połowa leżałaby na planszy, druga na kafelkach
ananda-refusal-uneven = kafelki pod spodem mają różną wysokość: { $height } i { $other }
ananda-refusal-same-tile = obie połowy leżałyby na tym samym kafelku: potrzeba dwóch
ananda-refusal-border = kolor { $color } nie stykałby się z twoim obszarem
ananda-refusal-link = to odcięłoby kolor { $color } od twojego mnicha
ananda-refusal-hand = nie masz na ręce karty: { $color } { $value }
ananda-refusal-sum = karty dają { $total }, więcej niż wartość twojego obszaru: { $area }

## Co się stało
ananda-event-start = Kafelek początkowy { $tile } leży na { $cells }.
ananda-event-rack = { $name } bierze { $number ->
    [one] 1 kafelek
    [few] { $number } kafelki
   *[many] { $number } kafelków
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
ananda-event-tile = { $name } kładzie kafelek { $tile } na { $cells }, poziom { $height }.
ananda-event-stop = { $name } kończy budowę: wartość obszaru { $area }.
ananda-event-forfeit = { $name } nie kładzie żadnego kafelka i zdejmuje mnicha z planszy.
ananda-event-play = { $name } medytuje, kolor { $color }: { $meditation } z { $area }, więc { $take ->
    [0] nie wraca żaden kafelek
    [one] wraca 1 kafelek
    [few] wracają { $take } kafelki
   *[many] wraca { $take } kafelków
 }.
ananda-event-pass = { $name } nie znajduje wolnego obszaru i pasuje.
ananda-event-over = Koniec gry.

## Dlaczego gra się skończyła
ananda-ending-idle = dwie rundy bez akcji
ananda-ending-empty = zapas i jeden stojak są puste

## Punkty, wiersz po wierszu
ananda-score-total = Karma: { $points }
ananda-score-tiles = Kafelki pozostałe na stojaku: { $number }
