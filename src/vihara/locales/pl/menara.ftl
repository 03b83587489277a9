# Menara: nazwy, opcje, odmowy, dziennik, zakończenia.

menara-name = Menara
menara-tagline = Budujcie razem wieżę, posadzka po posadzce, i nie dajcie jej runąć.
menara-description = Od jednej do czterech osób wspólnie buduje wieżę świątyni. Karty planu mówią, co zrobić: postawić kolumny, przenieść je wyżej, zapełnić posadzkę. Gdy posadzka jest pełna, na wybranych kolumnach kładzie się następną. Im wyższa wieża, tym lepiej, a wszystko podlega grawitacji: co spada, spada dla wszystkich.

## Elementy i miejsca
menara-color-yellow = żółta
menara-color-red = czerwona
menara-color-black = czarna
menara-color-white = biała
menara-color-blue = niebieska
menara-glyph-blue = niebieski
menara-glyph-yellow = żółty
menara-glyph-red = czerwony
menara-side-light = jasna
menara-side-dark = ciemna
menara-side-free = dowolna
menara-piece-whole = Posadzka { $number }
menara-piece-part = Kolumna na posadzce { $number }
menara-card-place = { $number ->
    [one] postaw 1 kolumnę
    [few] postaw { $number } kolumny
   *[many] postaw { $number } kolumn
 } ({ $rest ->
    [jasny] jasną stroną do góry
    [ciemny] ciemną stroną do góry
   *[other] strona dowolna
 })
menara-card-floor = { $number ->
    [one] postaw 1 kolumnę
    [few] postaw { $number } kolumny
   *[many] postaw { $number } kolumn
 } na jednej posadzce ({ $rest ->
    [jasny] jasną stroną do góry
    [ciemny] ciemną stroną do góry
   *[other] strona dowolna
 })
menara-card-move = { $number ->
    [one] przenieś wyżej 1 kolumnę
    [few] przenieś wyżej { $number } kolumny
   *[many] przenieś wyżej { $number } kolumn
 } ({ $rest ->
    [jasny] jasną stroną do góry
    [ciemny] ciemną stroną do góry
   *[other] strona dowolna
 })
menara-card-fill = zapełnij posadzkę ({ $rest ->
    [jasny] jasną stroną do góry
    [ciemny] ciemną stroną do góry
   *[other] strona dowolna
 })
menara-card-shift = przenieś posadzkę ({ $rest ->
    [jasny] jasną stroną do góry
    [ciemny] ciemną stroną do góry
   *[other] strona dowolna
 })
menara-card-light = jasny
menara-card-dark = ciemny
menara-card-free = dowolny

## Opcje
menara-option-difficulty = Trudność
menara-option-difficulty-help = Ile pięter jest wymaganych i przy ilu kolumnach
menara-option-difficulty-easy = łatwa
menara-option-difficulty-medium = średnia
menara-option-difficulty-hard = trudna
menara-option-hand = Ręka
menara-option-hand-help = Jak bardzo drży budująca ręka
menara-option-hand-steady = pewna
menara-option-hand-calm = spokojna
menara-option-hand-shaky = drżąca
menara-option-gauge = Zapas
menara-option-gauge-help = Czy przed puszczeniem wiadomo, jak pewnie stoi wieża
menara-option-gauge-shown = widoczny
menara-option-gauge-hidden = ukryty
menara-option-practice = Ćwiczenie
menara-option-practice-help = Budowanie bez kart planu, co najmniej jedna kolumna w turze, jak najwyżej
menara-option-practice-no = nie
menara-option-practice-yes = tak, bez kart planu
menara-option-first = Kto zaczyna
menara-option-first-help = Miejsce, które zaczyna i układa fundament
menara-option-first-1 = Miejsce 1
menara-option-first-2 = Miejsce 2
menara-option-first-3 = Miejsce 3
menara-option-first-4 = Miejsce 4
menara-option-first-random = losowo
menara-option-floors = Posadzki świątyni
menara-option-floors-help = Tabela posadzek zamiast naszych własnych
menara-option-cards = Karty planu
menara-option-cards-help = Tabela kart planu zamiast naszych własnych
menara-preset-learn = Do nauki
menara-preset-learn-help = Pewna ręka i widać, jak pewnie stoi wieża.
menara-preset-table = Jak przy prawdziwym stole
menara-preset-table-help = Ręka trochę drży i nikt nie mówi, czy to wytrzyma. Podpowiedzi też nie ma.

## Fazy
menara-phase-base = Ułóż fundament świątyni
menara-phase-camp = Wymień kolumny w obozie albo nie
menara-phase-plan = Odkryj plan
menara-phase-build = Wykonaj plan
menara-phase-practice = Postaw co najmniej jedną kolumnę, potem zakończ turę
menara-phase-floor = Połóż nową posadzkę
menara-phase-swap = Wymień cały obóz albo go zachowaj

## Jakie teksty są ruchami
menara-expected = base 7 light 0 0 30, camp yellow for red, camp none, plan blue, column red 7.2, move 3.1 to 7.2, floor dark 12 -40 90, extend light 80 10 0, shift 9 12 -40 90 to 3, give up, swap camp, keep camp albo stop
menara-expected-level = piętro od 1 do { $most }
menara-expected-floor = posadzka od 1 do { $most }
menara-expected-base = podstawa od 1 do { $most }
menara-expected-angle = kąt od 0 do 359
menara-expected-order = kolory w kolejności { $colors }
menara-expected-sides = żaden kolor po obu stronach „for”
menara-expected-columns = nie więcej kolumn, niż masz
menara-expected-column = ! { $target } i jedno z { $colors }
menara-expected-quarry = ! quarry i posadzka
menara-expected-plan = ! plan i karta, na przykład ! plan place 2 dark
menara-expected-error = błąd ręki, na przykład ! hand 0.3 -0.6 0
menara-expected-nudge = szturchnięcie, na przykład ! nudge 9 0.2 135
menara-expected-fallen = co spadło, na przykład ! fallen 9 albo ! fallen 3.1
menara-expected-fallen-out = co spadło, na przykład ! fallen out 9 albo ! fallen out 3.1
menara-expected-tables = tabele elementów partii, która toczy się tutaj
menara-expected-move = ruch, a nie los
menara-expected-table = tabela elementów taka jak w data/{ $file }

## Dlaczego ruch odrzucono
menara-refusal-allowed = to jest dozwolone
menara-refusal-base-first = najpierw ułóż fundament świątyni
menara-refusal-camp-first = najpierw obóz: wymień kolumny albo nie
menara-refusal-plan-now = teraz odkryj plan
menara-refusal-build-now = teraz wykonaj plan
menara-refusal-floor-first = najpierw połóż nową posadzkę
menara-refusal-swap-now = najpierw zdecyduj, czy wymienić obóz
menara-refusal-nobody = teraz nikt nie decyduje
menara-refusal-no-move = teraz to niemożliwe
menara-refusal-pile = stos { $glyph } jest pusty
menara-refusal-bag = w woreczku jest mniej niż sześć kolumn
menara-refusal-practice-build = po prostu stawiaj kolumny: w ćwiczeniu nie ma planów
menara-refusal-no-card = nie ma planu, z którego można zrezygnować
menara-refusal-stop = wykonaj plan albo z niego zrezygnuj
menara-refusal-first-column = postaw co najmniej jedną kolumnę
menara-refusal-exchange = oddaj tyle kolumn, ile bierzesz
menara-refusal-hand-none = nie masz takiej kolumny: { $color }
menara-refusal-hand-few = kolumna { $color }: masz tylko { $held }
menara-refusal-camp-none = w obozie nie ma takiej kolumny: { $color }
menara-refusal-camp-few = kolumna { $color }: w obozie jest tylko { $held }
menara-refusal-card = karta każe: { $card }
menara-refusal-no-base = w wieży nie ma takiej podstawy
menara-refusal-taken = stoi tam już kolumna
menara-refusal-base-color = na tę podstawę pasuje inna kolumna: { $color }
menara-refusal-no-column = nie masz takiej kolumny: { $color }
menara-refusal-target = karta jest wykonywana dalej na posadzce { $floor }
menara-refusal-bare = nie stoi tam żadna kolumna
menara-refusal-moved = tę kolumnę już w tej turze przeniesiono
menara-refusal-higher = posadzka { $to } nie leży wyżej niż posadzka { $floor }
menara-refusal-on-nothing = posadzka nie opiera się na żadnej kolumnie
menara-refusal-overlaps = posadzka nachodzi na posadzkę { $floor } o { $length } mm
menara-refusal-apart = posadzka nie dotyka posadzki { $floor }: odstęp { $length } mm
menara-refusal-apart-all = posadzka nie dotyka fundamentu świątyni: odstęp { $length } mm
menara-refusal-one-point = posadzka dotyka fundamentu świątyni tylko w jednym punkcie, przy posadzce { $floor }
menara-refusal-beyond = kolumna wystaje o { $length } mm poza podstawę na posadzce { $floor }
menara-refusal-in-the-way = kolumna wchodzi o { $length } mm w inną na posadzce { $floor }
menara-refusal-no-such-base = na posadzce { $floor } nie ma takiej podstawy
menara-refusal-not-to-lay = posadzka { $floor } nie należy do tych, które trzeba ułożyć
menara-refusal-rim = na wierzchu musi być strona { $side }
menara-refusal-not-in-tower = posadzki { $floor } nie ma w wieży
menara-refusal-part = posadzka { $floor } jest częścią fundamentu świątyni
menara-refusal-same-level = posadzka { $floor } jest już na piętrze { $level }
menara-refusal-on-columns = posadzka musi się opierać na kolumnach
menara-refusal-carries = kolumny na niej dźwigają posadzkę { $floor }
menara-refusal-no-column-below = posadzka nie opiera się na żadnej kolumnie piętra { $level }

## Co się stało
menara-event-quarry = Posadzki z kamieniołomu: { $floor }.
menara-event-camp = { $number ->
    [one] Do obozu trafia kolumna: { $color }.
    [few] Do obozu trafiają { $number } kolumny: { $color }.
   *[other] Do obozu trafia { $number } kolumn: { $color }.
}
menara-event-bag = { $number ->
    [one] { $name } losuje z woreczka kolumnę: { $color }.
    [few] { $name } losuje z woreczka { $number } kolumny: { $color }.
   *[other] { $name } losuje z woreczka { $number } kolumn: { $color }.
}
menara-event-base = { $name } układa posadzkę { $floor } fundamentu, na wierzchu strona { $side }.
menara-event-exchange = { $name } wymienia w obozie: { $given } za { $taken }.
menara-event-exchange-none = { $name } niczego nie wymienia w obozie.
menara-event-reveal = { $name } dobiera plan: stos { $glyph }.
menara-event-plan = Plan: { $card }.
menara-event-column = { $name } stawia kolumnę na posadzce { $base }: { $color }.
menara-event-move = { $name } przenosi kolumnę z posadzki { $base } na posadzkę { $to }.
menara-event-floor = { $name } kładzie posadzkę { $floor } na piętrze { $level }, na wierzchu strona { $side }.
menara-event-extend = { $name } poszerza fundament o posadzkę { $floor }, na wierzchu strona { $side }.
menara-event-shift = { $name } przenosi posadzkę { $floor } na piętro { $level }.
menara-event-give-up = { $name } rezygnuje z planu.
menara-event-stop = { $name } kończy turę.
menara-event-swap-camp = { $name } wymienia cały obóz.
menara-event-keep-camp = { $name } zostawia obóz bez zmian.
menara-event-hand = Ręka zadrżała: { $off } mm obok{ $angle ->
    [0] { "" }
   *[other] , obrót o { $angle }°
 }.
menara-event-nudge = Ręka trąca posadzkę { $floor }.
menara-event-quiet = Ręka pozostaje spokojna.
menara-event-stands = Wieża stoi.
menara-event-fallen = { $piece } spada.
menara-event-collapse = { $again ->
    [1] To, co spadło, stoi z powrotem.
   *[other] Wieża się wali. Piętra, które jeszcze stoją: { $levels }.
 }
menara-event-interrupted = Posadzka jest pełna: { $name } kładzie nową.
menara-event-level-card = Wymagane jest o jedno piętro więcej: teraz { $required }.
menara-event-fulfilled = { $name } wykonuje kartę do końca: { $card }.
menara-event-camp-exchanged = Stare kolumny obozu wracają do woreczka.
menara-event-turn = Kolej na: { $name }.
menara-event-over = { $required ->
    [0] Koniec gry, wysokość w piętrach: { $levels }.
   *[other] Koniec gry: piętra { $levels } z { $required }.
 }

## Dlaczego gra się skończyła
menara-ending-collapsed = wieża runęła; piętra { $levels } z { $required }
menara-ending-stuck = kolumny spadły i nie można ich ustawić; piętra { $levels } z { $required }
menara-ending-columns = w woreczku zabrakło kolumn; piętra { $levels } z { $required }
menara-ending-cards = rozegrano ostatni plan; piętra { $levels } z { $required }
menara-ending-floors = położono ostatnią posadzkę; piętra { $levels } z { $required }
menara-ending-place = żadna kolumna już nie pasuje; piętra: { $levels }
menara-practice-collapsed = wieża runęła; piętra, które jeszcze stoją: { $levels }
menara-practice-stuck = kolumny spadły i nie można ich ustawić; piętra: { $levels }
menara-practice-columns = w woreczku zabrakło kolumn; piętra: { $levels }
menara-practice-floors = położono ostatnią posadzkę; piętra: { $levels }

## Punkty, wiersz po wierszu
menara-score-levels = Piętra
menara-score-required = Wymagane

## Dlaczego partner tak robi
menara-hint-base = Fundament pozostaje zwarty i posadzki mogą go spinać; podstawy na wierzchu: { $free }.
menara-hint-camp-none = Twoje kolumny pasujące na bezpieczne podstawy: { $fit }. Żadna wymiana wiele nie pomoże.
menara-hint-camp-fill = Wtedy da się zapełnić posadzkę { $floor }, a to daje nową.
menara-hint-camp-fit = Twoje kolumny pasujące na bezpieczne podstawy: wtedy { $fit }, teraz { $was }.
menara-hint-camp-floor = Twoje kolumny pasujące na jedną posadzkę: wtedy { $most }, teraz { $was }.
menara-hint-camp-high = Kolumny będą pasować na wyższe posadzki.
menara-hint-plan = Z kart, które tam jeszcze zostały, da się teraz wykonać { $good } z { $cards }.
menara-hint-plan-early = Z kart, które tam jeszcze zostały, da się teraz wykonać { $good } z { $cards }, a trudne lepiej dobierać wcześnie.
menara-hint-column-fill = Zapełnia posadzkę { $floor }, a to daje nową; wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°).
menara-hint-column = Na piętrze { $level }; wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°). Wolne podstawy na tej posadzce: { $free }.
menara-hint-column-base = Na fundamencie świątyni, który uniesie wszystko. Wolne podstawy na tej posadzce: { $free }.
menara-hint-move = W górę na piętro { $level }; wieża wytrzyma przechył { $out }°, gdy kolumna jest wyjęta, a potem { $margin }° (teraz { $was }°).
menara-hint-shift = Piętra świątyni wtedy: { $levels }; wieża wytrzyma przechył { $out }°, gdy posadzka jest wyjęta, a potem { $margin }° (teraz { $was }°).
menara-hint-floor = Na piętrze { $level }, kolumny nośne: { $columns }; wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°). Z nowych podstaw bezpiecznie uniesie kolumnę { $safe } z { $free }.
menara-hint-extend = Na kolumnach nie znalazło się miejsce, przy którym wieża wytrzyma przechył { $careful }°. To kosztuje piętro i daje podstawy na dole: { $free }.
menara-hint-extend-cost = To kosztuje piętro i daje podstawy na dole: { $free }.
menara-hint-give-up-none = Nie da się zrobić niczego, czego wymaga karta.
menara-hint-give-up = Cokolwiek zrobić według karty, wieża nie wytrzyma potem przechyłu { $careful }°.
menara-hint-give-up-cost = Wymagane będzie o jedno piętro więcej.
menara-hint-stop = Potem dobierasz i masz większy wybór.
menara-hint-swap = Kolumny z obozu pasujące na wolne podstawy: tylko { $fit }.
menara-hint-keep = Kolumny z obozu pasujące na wolne podstawy: { $fit }.
