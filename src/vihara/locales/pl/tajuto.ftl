# Tajuto: nazwy, opcje, odmowy, dziennik, zakończenia.

tajuto-name = Tajuto
tajuto-tagline = Wznieś osiem pagód i osiągnij oświecenie, zanim ukończona będzie czwarta.
tajuto-description = Od dwóch do czterech mnichów wznosi osiem pagód, piętro po piętrze, z woreczka, w którym właściwego rozmiaru szuka się dotykiem. Budowa i ofiary przynoszą punkty medytacji; za nie kupuje się mądrość, targi, kapliczki i dalsze akcje. Gdy czwarta pagoda jest ukończona, wygrywa najwięcej punktów oświecenia.

## Elementy i miejsca
tajuto-color-red = czerwona
tajuto-color-orange = pomarańczowa
tajuto-color-yellow = żółta
tajuto-color-green = zielona
tajuto-color-blue = niebieska
tajuto-color-violet = fioletowa
tajuto-color-black = czarna
tajuto-color-white = biała
tajuto-bought-wisdom = mądrość { $number }
tajuto-bought-market = targ
tajuto-bought-shrine = kapliczka
tajuto-bought-inauguration = płytka inauguracji
tajuto-use-draw = dobierać
tajuto-use-offer = składać ofiary
tajuto-use-buy = kupować
tajuto-goal-wisdom5 = mądrość warta 5 PO
tajuto-goal-wisdom10 = mądrość warta 10 PO
tajuto-goal-offerings4 = cztery ofiary
tajuto-goal-offerings8 = wszystkie osiem ofiar
tajuto-goal-30mp = 30 PM
tajuto-goal-first = pierwsza pagoda
tajuto-goal-fourth = czwarta pagoda
tajuto-goal-most = najwięcej PM

## Opcje
tajuto-option-first = Kto zaczyna
tajuto-option-first-help = Miejsce, które zaczyna
tajuto-option-first-1 = Miejsce 1
tajuto-option-first-2 = Miejsce 2
tajuto-option-first-3 = Miejsce 3
tajuto-option-first-4 = Miejsce 4
tajuto-option-first-random = losowo
tajuto-option-touch = Dotyk
tajuto-option-touch-help = Jak dobrze wyczuwa się rozmiar w woreczku
tajuto-option-touch-sure = pewny
tajuto-option-touch-fumbling = niepewny (3 do 6 można chybić)
tajuto-option-touch-blind = na ślepo
tajuto-option-open-scores = Jawne punkty
tajuto-option-open-scores-help = Pokazuj na bieżąco punkty oświecenia wszystkich
tajuto-option-prices = Ceny
tajuto-option-prices-help = Zastąp pozycje tabeli cen

## Fazy
tajuto-phase-drawing = Z woreczka losowane jest piętro

## Jakie teksty są ruchami
tajuto-expected = A draw 3, B offer red, C buy wisdom 4, A buy inauguration red, build red, goal 30mp albo end keep red 4
tajuto-expected-floor = piętro, na przykład ! floor red 3

## Dlaczego ruch odrzucono
tajuto-refusal-bag = piętra wychodzą z woreczka tylko przy dobieraniu
tajuto-refusal-no-tile = nie masz płytki akcji { $tile }
tajuto-refusal-used = płytki akcji { $tile } już w tej turze użyto
tajuto-refusal-same = { $tile } jest nieużyta i robi to samo
tajuto-refusal-use = płytka akcji { $tile } nie pozwala { $use }
tajuto-refusal-cost = użycie { $tile } kosztuje { $cost } PM, a masz { $mp }
tajuto-refusal-empty = woreczek jest pusty
tajuto-refusal-blind = na ślepo nie podaje się rozmiaru
tajuto-refusal-size = podaj rozmiar od 1 do 6
tajuto-refusal-no-size = w woreczku nie ma piętra rozmiaru { $size }
tajuto-refusal-no-floor = pagoda { $color } nie ma jeszcze żadnego piętra
tajuto-refusal-sixth = na 6. piętrze nie składa się ofiar
tajuto-refusal-offered = twój kamień tej pagody już ofiarowano: { $color }
tajuto-refusal-stone = pagoda { $color }: na piętrze { $floor } leży już kamień
tajuto-refusal-finished = pagoda { $color } jest ukończona
tajuto-refusal-inaugurated = płytka inauguracji ({ $color }) jest sprzedana
tajuto-refusal-sold = wszystkie płytki tego rodzaju sprzedano: { $bought }
tajuto-refusal-price = kosztuje { $price } PM, a zostaje ci { $mp }
tajuto-refusal-front = nie leży przed tobą piętro tej pagody: { $color }
tajuto-refusal-order = pagoda { $color } potrzebuje najpierw piętra { $floor }
tajuto-refusal-goal = ten cel już zdobyto: { $goal }
tajuto-refusal-wisdom = twoje płytki mądrości są warte { $ep } PO, a nie { $needed }
tajuto-refusal-offerings = złożone ofiary: { $made } z { $stones }
tajuto-refusal-mp = masz { $mp } PM, a nie { $needed }
tajuto-refusal-first = pierwszą pagodę w grze ukończył kto inny
tajuto-refusal-must-build = piętro { $floor } przed tobą można zbudować, więc trzeba
tajuto-refusal-use-first = najpierw użyj płytki akcji
tajuto-refusal-which = { $number ->
    [one] leży przed tobą 1 piętro
    [few] leżą przed tobą { $number } piętra
   *[many] leży przed tobą { $number } pięter
 }: wskaż, które zostaje, albo że żadne
tajuto-refusal-several = piętro wybiera się tylko wtedy, gdy leży przed tobą kilka
tajuto-refusal-must-keep = według zasad tej partii jedno z pięter zostaje
tajuto-refusal-not-there = nie leży przed tobą piętro { $color } { $size }

## Co się stało
tajuto-event-draw = { $name } używa płytki akcji { $tile }, by dobrać { $size ->
    [0] piętro
   *[other] piętro rozmiaru { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }za { $cost } PM
 }.
tajuto-event-floor = { $name } dostaje piętro: { $color } { $size }.
tajuto-event-offer = { $name } składa ofiarę na piętrze { $floors }: pagoda { $color } (płytka akcji { $tile }, koszt { $cost } PM), + { $mp } PM.
tajuto-event-buy = { $name } kupuje: { $bought } { $color } za { $price } PM (płytka akcji { $tile }, koszt { $cost } PM).
tajuto-event-build = { $name } buduje piętro { $floors }: pagoda { $color }{ $covered ->
    [1] , na ofierze
   *[other] { "" }
 }, + { $mp } PM.
tajuto-event-finished = Pagoda { $color } jest ukończona, { $number } z 4.
tajuto-event-goal = { $name } osiąga cel: { $goal }.
tajuto-event-end = { $name } kończy turę, zachowuje: { $kept }, zwraca: { $returned }.
tajuto-event-end-none = { $name } kończy turę.
tajuto-event-over = Koniec gry.

## Dlaczego gra się skończyła
tajuto-ending-pagodas = czwarta pagoda jest ukończona
tajuto-ending-turns = wszyscy mieli już po { $turns } tur

## Punkty, wiersz po wierszu
tajuto-score-wisdom = Płytki mądrości: { $points } PO
tajuto-score-goals = { $number ->
    [one] 1 cel
    [few] { $number } cele
   *[many] { $number } celów
 }: { $points } PO
tajuto-score-inaugurations = { $number ->
    [one] 1 inauguracja
    [few] { $number } inauguracje
   *[many] { $number } inauguracji
 } × 4 = { $points } PO
tajuto-score-shrines = { $number ->
    [one] 1 kapliczka
    [few] { $number } kapliczki
   *[many] { $number } kapliczek
 }: { $points } PO
tajuto-score-total = Punkty oświecenia: { $points }
