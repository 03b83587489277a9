# Tajuto: nazwy, opcje, odmowy, dziennik, zakończenia.

tajuto-name = Tajuto
tajuto-tagline = Wznieś osiem pagód i osiągnij oświecenie, zanim ukończona będzie czwarta.
tajuto-description = Od dwóch do czterech mnichów wznosi osiem pagód, piętro po piętrze, z woreczka, w którym właściwej wielkości szuka się dotykiem. Budowa i ofiary przynoszą punkty medytacji; za nie kupuje się mądrość, targi, kapliczki i dalsze akcje. Gdy czwarta pagoda jest ukończona, wygrywa najwięcej punktów oświecenia.

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
tajuto-bought-inauguration = inauguracja
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
tajuto-option-touch-help = Jak dobrze wyczuwa się wielkość w woreczku
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
tajuto-refusal-used = płytka akcji { $tile } jest już użyta w tej turze
tajuto-refusal-same = użyj najpierw drugiej płytki { $tile }: robi to samo
tajuto-refusal-use = płytka akcji { $tile } nie pozwala { $use }
tajuto-refusal-cost = użycie { $tile } kosztuje { $cost } PM, a masz { $mp }
tajuto-refusal-empty = woreczek jest pusty
tajuto-refusal-blind = losujesz na ślepo: nie można wybrać wielkości
tajuto-refusal-size = wybierz wielkość od 1 do 6
tajuto-refusal-no-size = w woreczku nie ma już piętra wielkości { $size }
tajuto-refusal-no-floor = pagoda ({ $color }) nie ma jeszcze żadnego piętra
tajuto-refusal-sixth = na szóstym piętrze nie składa się ofiar
tajuto-refusal-offered = twój kamień tego koloru jest już złożony: { $color }
tajuto-refusal-stone = na piętrze { $floor } tej pagody ({ $color }) leży już kamień
tajuto-refusal-finished = pagoda ({ $color }) jest już ukończona
tajuto-refusal-inaugurated = inauguracja ({ $color }) jest sprzedana
tajuto-refusal-sold = wyprzedane: { $bought }
tajuto-refusal-price = to kosztuje { $price } PM, a zostaje ci { $mp }
tajuto-refusal-front = nie masz piętra tej pagody: { $color }
tajuto-refusal-order = pagoda ({ $color }) potrzebuje najpierw piętra { $floor }
tajuto-refusal-goal = ten cel jest już zajęty: { $goal }
tajuto-refusal-wisdom = twoja mądrość jest warta { $ep } PO, a potrzeba { $needed }
tajuto-refusal-offerings = złożone ofiary: { $made } z { $stones }
tajuto-refusal-mp = masz { $mp } PM, a potrzeba { $needed }
tajuto-refusal-first = pierwszej pagody nie ukończono twoim ruchem
tajuto-refusal-must-build = masz piętro, które pasuje: najpierw je zbuduj
tajuto-refusal-use-first = najpierw użyj płytki akcji
tajuto-refusal-which = wybierz, które piętro zachowujesz, albo żadne
tajuto-refusal-several = nie ma czego wybierać: nie masz drugiego piętra
tajuto-refusal-must-keep = w tej partii trzeba zachować jedno z pięter
tajuto-refusal-not-there = nie masz piętra: { $color } { $size }

## Co się stało
tajuto-event-draw = { $name } dobiera piętro{ $size ->
    [0] { "" }
   *[other] { " " }wielkości { $size }
 }{ $cost ->
    [0] { "" }
   *[other] { " " }za { $cost } PM
 } ({ $tile }).
tajuto-event-floor = { $name } dostaje piętro: { $color } { $size }.
tajuto-event-offer = { $name } składa ofiarę na pagodzie ({ $color }), piętro { $floors }{ $cost ->
    [0] { "" }
   *[other] { " " }za { $cost } PM
 } ({ $tile }): +{ $mp } PM.
tajuto-event-buy = { $name } kupuje: { $bought ->
    [inauguracja] inauguracja ({ $color })
    [D] płytka D
    [E] płytka E
    [F] płytka F
   *[other] { $bought }
 } za { $price } PM ({ $tile }{ $cost ->
    [0] { "" }
   *[other] : { $cost } PM
 }).
tajuto-event-build = { $name } buduje { $floors }. piętro pagody ({ $color }){ $covered ->
    [1] , na ofierze
   *[other] { "" }
 }: +{ $mp } PM.
tajuto-event-finished = Pagoda ({ $color }) jest ukończona: { $number } z 4.
tajuto-event-goal = { $name } bierze cel: { $goal }.
tajuto-event-end = { $name } kończy turę{ $kept ->
    [nic] { "" }
   *[other] , zachowuje: { $kept }
 }{ $returned ->
    [nic] { "" }
   *[other] ; do woreczka wraca: { $returned }
 }.
tajuto-event-end-none = { $name } kończy turę.
tajuto-event-over = Koniec gry.

## Dlaczego gra się skończyła
tajuto-ending-pagodas = czwarta pagoda jest ukończona
tajuto-ending-turns = wszyscy mieli już po { $turns } tur

## Punkty, wiersz po wierszu
tajuto-score-wisdom = Płytki mądrości
tajuto-score-goals = Cele
tajuto-score-inaugurations = Inauguracje
tajuto-score-shrines = Kapliczki
