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
menara-card-place = { $number ->
    [one] postaw 1 kolumnę
    [few] postaw { $number } kolumny
   *[many] postaw { $number } kolumn
 } (brzeg { $rest })
menara-card-floor = { $number ->
    [one] postaw 1 kolumnę
    [few] postaw { $number } kolumny
   *[many] postaw { $number } kolumn
 } na jednej posadzce (brzeg { $rest })
menara-card-move = { $number ->
    [one] przenieś wyżej 1 kolumnę
    [few] przenieś wyżej { $number } kolumny
   *[many] przenieś wyżej { $number } kolumn
 } (brzeg { $rest })
menara-card-fill = zapełnij posadzkę (brzeg { $rest })
menara-card-shift = przenieś posadzkę (brzeg { $rest })
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
menara-phase-camp = Wymień kolumny w obozie albo zostaw je
menara-phase-plan = Odkryj kartę planu
menara-phase-build = Wykonaj kartę planu
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
menara-refusal-base-first = najpierw układa się fundament świątyni
menara-refusal-camp-first = tura zaczyna się od obozu
menara-refusal-plan-now = teraz odkrywa się kartę planu
menara-refusal-build-now = teraz wykonuje się kartę planu
menara-refusal-floor-first = najpierw trzeba położyć nową posadzkę
menara-refusal-swap-now = teraz można wymienić obóz
menara-refusal-nobody = teraz nikt nie decyduje
menara-refusal-no-move = nie ma takiego ruchu
menara-refusal-pile = stos { $glyph } jest pusty
menara-refusal-bag = w woreczku jest mniej niż sześć kolumn
menara-refusal-practice-build = teraz stawia się kolumny, bez kart planu
menara-refusal-no-card = nie ma karty planu, którą można by poddać
menara-refusal-stop = kartę planu trzeba wykonać albo poddać
menara-refusal-first-column = trzeba postawić co najmniej jedną kolumnę
menara-refusal-exchange = oddaje się tyle kolumn, ile się bierze
menara-refusal-hand-none = nie masz takiej kolumny: { $color }
menara-refusal-hand-few = kolumna { $color }: masz tylko { $held }
menara-refusal-camp-none = w obozie nie ma takiej kolumny: { $color }
menara-refusal-camp-few = kolumna { $color }: w obozie jest tylko { $held }
menara-refusal-card = karta każe: { $card }
menara-refusal-no-base = w wieży nie ma podstawy { $base }
menara-refusal-taken = na { $base } stoi już kolumna
menara-refusal-base-color = podstawa { $base } jest { $color }
menara-refusal-no-column = nie masz takiej kolumny: { $color }
menara-refusal-target = karta jest wykonywana dalej na posadzce { $floor }
menara-refusal-bare = na { $base } nie stoi kolumna
menara-refusal-moved = kolumnę z { $base } już w tej turze przeniesiono
menara-refusal-higher = posadzka { $to } nie leży na wyższym piętrze niż posadzka { $floor }
menara-refusal-on-nothing = nie opiera się na żadnej kolumnie
menara-refusal-overlaps = nachodzi na posadzkę { $floor } o { $length } mm
menara-refusal-apart = nie dotyka posadzki { $floor }: odstęp { $length } mm
menara-refusal-apart-all = nie dotyka fundamentu świątyni: odstęp { $length } mm
menara-refusal-one-point = dotyka fundamentu świątyni tylko w jednym punkcie, przy posadzce { $floor }
menara-refusal-beyond = kolumna wystaje o { $length } mm poza obrys podstawy na posadzce { $floor }
menara-refusal-in-the-way = kolumna wchodzi o { $length } mm w inną na posadzce { $floor }
menara-refusal-no-such-base = na posadzce { $floor } nie ma takiej podstawy
menara-refusal-not-to-lay = posadzka { $floor } nie należy do tych, które trzeba ułożyć
menara-refusal-rim = karta wymaga, by na wierzchu była strona { $side }
menara-refusal-not-in-tower = posadzki { $floor } nie ma w wieży
menara-refusal-part = posadzka { $floor } jest częścią fundamentu świątyni
menara-refusal-same-level = posadzka { $floor } jest już na piętrze { $level }
menara-refusal-on-columns = musi się opierać na kolumnach
menara-refusal-carries = jej kolumny dźwigają posadzkę { $floor }
menara-refusal-no-column-below = nie opiera się na żadnej kolumnie piętra { $level }

## Co się stało
menara-event-quarry = Z kamieniołomu przybywa posadzka { $floor }.
menara-event-camp = Do obozu trafia kolumna: { $color }.
menara-event-bag = { $name } losuje z woreczka kolumnę: { $color }.
menara-event-base = { $name } układa posadzkę { $floor } fundamentu, na wierzchu strona { $side }.
menara-event-exchange = { $name } wymienia w obozie: { $given } za { $taken }.
menara-event-exchange-none = { $name } niczego nie wymienia w obozie.
menara-event-reveal = { $name } wybiera stos { $glyph }.
menara-event-plan = { $name } odkrywa: { $card }.
menara-event-column = { $name } stawia kolumnę na podstawie { $base }: { $color }.
menara-event-move = { $name } przenosi kolumnę z { $base } na { $to }.
menara-event-floor = { $name } kładzie posadzkę { $floor } na piętrze { $level }, na wierzchu strona { $side }.
menara-event-extend = { $name } poszerza fundament o posadzkę { $floor }, na wierzchu strona { $side }.
menara-event-shift = { $name } przenosi posadzkę { $floor } na piętro { $level }.
menara-event-give-up = { $name } nie może wykonać karty.
menara-event-stop = { $name } kończy turę.
menara-event-swap-camp = { $name } wymienia cały obóz.
menara-event-keep-camp = { $name } zostawia obóz bez zmian.
menara-event-hand = Ręka myli się o { $x } i { $y } mm oraz o { $angle }°.
menara-event-nudge = Ręka szturcha posadzkę { $floor } z siłą { $newton } N.
menara-event-quiet = Ręka pozostaje spokojna.
menara-event-stands = Wieża stoi.
menara-event-fallen = Spadło: { $piece }.
menara-event-collapse = Spadają posadzki ({ $floors }) i kolumny ({ $columns }); piętra, które jeszcze stoją: { $levels }.
menara-event-interrupted = Posadzka jest pełna: { $name } musi położyć nową.
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
menara-ending-cards = rozegrano ostatnią kartę planu; piętra { $levels } z { $required }
menara-ending-floors = wbudowano ostatnią posadzkę; piętra { $levels } z { $required }
menara-ending-place = żadna kolumna już nie pasuje; piętra: { $levels }
menara-practice-collapsed = wieża runęła; piętra, które jeszcze stoją: { $levels }
menara-practice-stuck = kolumny spadły i nie można ich ustawić; piętra: { $levels }
menara-practice-columns = w woreczku zabrakło kolumn; piętra: { $levels }
menara-practice-floors = wbudowano ostatnią posadzkę; piętra: { $levels }

## Punkty, wiersz po wierszu
menara-score-levels = Piętra: { $levels }
menara-score-required = Wymagane: { $required }
menara-score-won = Świątynia jest dość wysoka: wspólne zwycięstwo.
menara-score-lost = Świątynia jest za niska: wspólna porażka.

## Dlaczego partner tak robi
menara-hint-base = { $move }: fundament pozostaje zwarty i posadzki mogą go spinać; podstawy na wierzchu: { $free }.
menara-hint-camp-none = { $move }: kolumny pasujące na bezpieczne podstawy: { $fit }; żadna wymiana wiele nie pomoże.
menara-hint-camp-fill = { $move }: wtedy da się zapełnić posadzkę { $floor }, a to daje nową.
menara-hint-camp-fit = { $move }: kolumny pasujące na bezpieczne podstawy: wtedy { $fit }, teraz { $was }.
menara-hint-camp-floor = { $move }: kolumny pasujące na jedną posadzkę: wtedy { $most }, teraz { $was }.
menara-hint-camp-high = { $move }: kolumny będą pasować na wyższe posadzki.
menara-hint-plan = { $move }: z kart, które tam jeszcze zostały, da się teraz wypełnić { $good } z { $cards }.
menara-hint-plan-early = { $move }: z kart, które tam jeszcze zostały, da się teraz wypełnić { $good } z { $cards }, a trudne lepiej dobierać wcześnie.
menara-hint-column-fill = { $move } zapełnia posadzkę { $floor }, a to daje nową; wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°).
menara-hint-column = { $move }: na piętrze { $level }, a wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°); wolne podstawy na tej posadzce: { $free }.
menara-hint-column-base = { $move }: na fundamencie świątyni, który uniesie wszystko; wolne podstawy na tej posadzce: { $free }.
menara-hint-move = { $move }: w górę na piętro { $level }; wieża wytrzyma przechył { $out }°, gdy kolumna jest wyjęta, a potem { $margin }° (teraz { $was }°).
menara-hint-shift = { $move }: piętra świątyni wtedy: { $levels }; wieża wytrzyma przechył { $out }°, gdy posadzka jest wyjęta, a potem { $margin }° (teraz { $was }°).
menara-hint-floor = { $move }: na piętrze { $level }, kolumny nośne: { $columns }; wieża wytrzyma wtedy przechył { $margin }° (teraz { $was }°), a z nowych podstaw bezpiecznie uniesie kolumnę { $safe } z { $free }.
menara-hint-extend = { $move }: na kolumnach nie znalazło się miejsce, przy którym wieża wytrzyma przechył { $careful }°; to kosztuje piętro i daje podstawy na dole: { $free }.
menara-hint-extend-cost = { $move }: to kosztuje piętro i daje podstawy na dole: { $free }.
menara-hint-give-up-none = { $move }: nie da się zrobić niczego, czego wymaga karta.
menara-hint-give-up = { $move }: cokolwiek zrobić według karty, wieża nie wytrzyma potem przechyłu { $careful }°.
menara-hint-give-up-cost = { $move }: wymagane będzie o jedno piętro więcej.
menara-hint-stop = { $move }: potem dobierasz i masz większy wybór.
menara-hint-swap = { $move }: kolumny z obozu pasujące na wolne podstawy: tylko { $fit }.
menara-hint-keep = { $move }: kolumny z obozu pasujące na wolne podstawy: { $fit }.
