# Learn Ananda: guided first game, rules by clause, drawings

## Learn page
learn-ananda-tagline = Buduj świątynię z dwukolorowych kafelków, osiadaj tam, gdzie rośnie, i zamieniaj przestrzeń na karmę.
learn-ananda-goal = Wygrywa, kto ma najwięcej punktów karmy. Dają je karty zagrane w kolorze twojego obszaru: im większy obszar, tym więcej wolno zagrać. Gra kończy się, gdy zapas jest pusty, a ktoś położył swój ostatni kafelek.

## Notes of the guided first game
learn-ananda-note-welcome = Witaj! W Anandzie ty i Mira budujecie razem jedną świątynię, ale każde dla własnej karmy. Wygrywa, kto na końcu ma najwięcej punktów karmy.
learn-ananda-note-table = Na środku leży kafelek startowy z dwóch pól, czerwonego i niebieskiego. Na stojaku masz sześć kafelków, a na ręce sześć kart medytacji, każda z kolorem i wartością. Mira ich nie widzi.
learn-ananda-note-monk = Faza 1: postaw mnicha na polu; jego kolor obowiązuje w tej turze. Masz dobre czerwone kafelki i karty, więc idź na czerwone pole e5.
learn-ananda-note-tile = Faza 2: budowanie. Kładź tyle kafelków, ile chcesz, ale czerwona połowa każdego musi przylegać do twojego czerwonego obszaru. Połóż kafelek czerwono-zielony pod mnichem, czerwoną połową do niego.
learn-ananda-note-double = Twój obszar ma teraz dwa pola. Kafelek podwójny, z obu stron czerwony, dodaje od razu dwa: połóż go po lewej.
learn-ananda-note-more = I drugi podwójny tuż obok. Po skosie się nie liczy: pola łączą się tylko bokami.
learn-ananda-note-stop = Sześć czerwonych pól: wartość twojego obszaru to 6. Zachowaj resztę kafelków na później i zakończ budowanie.
learn-ananda-note-meditate = Faza 3: medytacja. Zagraj czerwone karty o sumie najwyżej 6; to karma. Każdy punkt niewydany na karmę daje zamiast tego nowy kafelek. Zagraj czerwone 1 i 3.
learn-ananda-note-refill = 4 punkty karmy, więc faza 4 przyniosła 6 − 4 = 2 nowe kafelki. Było pięć kafelków, ale tylko cztery karty, więc w fazie 5 doszła jedna karta: karty wyrównuje się do kafelków, nigdy odwrotnie.
learn-ananda-note-mira = Mira osiadła na niebieskim, położyła dwa kafelki i medytowała za 2. Jej mnich zostaje na miejscu, twój też: nad mnichem nikt nie może budować.
learn-ananda-note-again = Twoja druga tura. Nie możesz wybrać obszaru, na którym stoisz, ani takiego z innym mnichem. Zielony jest wolny, a masz zielone kafelki i karty: przejdź na e3.
learn-ananda-note-raise = Świątynia rośnie też w górę: kafelek może leżeć na dwóch różnych kafelkach równej wysokości. Połóż zielono-niebieski na e4 i d4. Z góry liczy się tylko wierzch: znika tam czerwień, a ty zyskujesz zieleń.
learn-ananda-note-level = Dla obszaru wysokość nie ma znaczenia: e3 na dole i e4 wyżej należą do siebie. Połóż zielony podwójny na f3 i f4.
learn-ananda-note-choice = Budowanie skończyło się przy wartości 4. Zagrywając 3, dostaniesz kafelek, zagrywając 2 – dwa, a nic – cztery. Bez kafelków się nie buduje, bez karmy nie wygrywa. Zagraj zielone 3.
learn-ananda-note-forfeit = Kto nie położy żadnego kafelka, zdejmuje mnicha z planszy, dostaje jeden kafelek i w tej turze nie medytuje. Tak samo, z mnichem obok planszy, gdy żaden obszar nie jest wolny.
learn-ananda-note-late = Przeskakujemy do końca. Zapas jest pusty, a tobie został ostatni kafelek, czerwono-fioletowy. Czerwony obszar wokół g2 jest wolny: idź tam.
learn-ananda-note-last = Połóż ostatni kafelek czerwonym na i2: łączy czerwień z czerwienią. Gdy zapas i czyjś stojak są puste, gra kończy się po tej turze.
learn-ananda-note-final = Ostatnią turę gra się jeszcze do końca. Twój obszar jest wart 7: zagraj czerwoną 4.
learn-ananda-note-score = Sumuje się karmę: masz 53 punkty, Mira 48. Wygrywasz! Przy remisie zdecydowałaby mniejsza liczba kafelków na stojaku.

## Headings of the rules
learn-ananda-heading-components = Elementy gry
learn-ananda-heading-setup = Przygotowanie
learn-ananda-heading-monk = Faza 1: postawienie mnicha
learn-ananda-heading-build = Faza 2: budowanie
learn-ananda-heading-meditate = Faza 3: medytacja
learn-ananda-heading-refill = Fazy 4 i 5: uzupełnienie i wyrównanie
learn-ananda-heading-end = Koniec
learn-ananda-heading-example = Przykład
learn-ananda-heading-rulings = Rozstrzygnięcia

## The rules, clause by clause
learn-ananda-rule-a-c1 = Jest 63 kafelków po dwa pola, w kolorach czerwonym, pomarańczowym, żółtym, zielonym, niebieskim i fioletowym, każdy kolor z własnym znakiem. Każda para kolorów, także podwójne, występuje trzy razy.
learn-ananda-rule-a-c2 = Ze 108 kart medytacji każdy ma własną talię w sześciu kolorach: wartości od 1 do 5 w dwie osoby, od 1 do 4 w więcej.
learn-ananda-rule-a-c3 = Plansza to fundament: siatka pól.
learn-ananda-rule-a-c4 = Każdy ma mnicha i stojak na osiem kafelków.
learn-ananda-rule-a-s1 = Wszystkie kafelki miesza się zakryte: to zapas.
learn-ananda-rule-a-s2 = Losowy kafelek o dwóch różnych kolorach kładzie się odkryty na środku planszy; podwójne losuje się ponownie.
learn-ananda-rule-a-s3 = Każdy bierze sześć kafelków na swój stojak.
learn-ananda-rule-a-s4 = We dwoje każdy gra 30 kartami; w trzy lub cztery osoby usuwa się piątki i zostają po 24.
learn-ananda-rule-a-s5 = Każdy tasuje swoją talię i dobiera sześć kart.
learn-ananda-rule-a-s6 = Zaczyna ten, kto dziś najdłużej medytował; przy naszych stołach można to wybrać.
learn-ananda-rule-a-1a = Wybierz kolor i postaw mnicha na jego polu. Wszystkie pola jednego koloru połączone bokami, widziane z góry i na dowolnej wysokości, tworzą obszar.
learn-ananda-rule-a-1b = Obszar, na którym stoi inny mnich, jest zajęty.
learn-ananda-rule-a-1c = Musisz odejść: obszar, na którym mnich zaczął turę, jest niedozwolony.
learn-ananda-rule-a-1d = Jeśli żaden obszar nie jest wolny, mnich staje obok planszy, bierzesz jeden kafelek z zapasu i tura się kończy.
learn-ananda-rule-a-2a = Kładź dowolnie wiele kafelków, jeden po drugim. Za każdym razem połowa wybranego koloru musi przylegać do twojego obszaru, na dowolnej wysokości.
learn-ananda-rule-a-2b = Kafelek leży na fundamencie albo łączy dokładnie dwa kafelki równej wysokości, po połowie na każdym; mogą pochodzić z tej samej tury.
learn-ananda-rule-a-2c = Pola z mnichem, czyimkolwiek, nie wolno zabudować.
learn-ananda-rule-a-2d = Budując, możesz połączyć swój obszar z obszarem, na którym stoi inny mnich.
learn-ananda-rule-a-2e = Gdy kończysz, policz pola swojego obszaru: to jego wartość.
learn-ananda-rule-a-2f = Jeśli nie kładziesz żadnego kafelka, bo nie możesz lub nie chcesz, zdejmij mnicha z planszy i weź jeden kafelek; tura kończy się bez faz od 3 do 5.
learn-ananda-rule-a-3a = Zagraj dowolnie wiele kart w kolorze swojego obszaru. Ich suma, wartość medytacji, nie może przekroczyć wartości obszaru.
learn-ananda-rule-a-3b = Trafiają na twój stos karmy. Możesz też nie zagrać żadnej: wtedy wartość medytacji to 0.
learn-ananda-rule-a-4a = Weź z zapasu tyle kafelków, ile wynosi wartość obszaru minus wartość medytacji.
learn-ananda-rule-a-4b = Na stojaku mieści się najwyżej osiem kafelków; mając osiem, nie bierzesz więcej.
learn-ananda-rule-a-4c = Gdy zapas się wyczerpie, za każdy brakujący kafelek dobierasz kartę ze swojego stosu, najwyżej do ośmiu na ręce.
learn-ananda-rule-a-5a = Jeśli masz więcej kafelków niż kart, dobierz karty do równej liczby. W innym razie żadnej.
learn-ananda-rule-a-5b = Pusty stos nic nie daje; karty karmy nigdy nie wracają.
learn-ananda-rule-a-e1 = Gra kończy się, gdy ktoś położy swój ostatni kafelek, a zapas jest pusty.
learn-ananda-rule-a-e2 = Sumuje się karty karmy. Wygrywa najwyższa suma; przy remisie – mniej kafelków na stojaku; potem zwycięstwo jest wspólne.
learn-ananda-rule-a-x1 = Żółty i duży fioletowy obszar są zajęte, na czerwonym mnich zaczął. Może pójść na mały fioletowy obszar, a kafelek łączący mały z dużym daje wartość 8.
learn-ananda-rule-a-x2 = Z trzech fioletowych kart zagrano dwie najniższe, suma 5: zostaje 8 − 5 = 3 nowe kafelki.
learn-ananda-rule-a-x3 = To sześć kafelków, ale tylko cztery karty, więc dobiera się dwie.
learn-ananda-rule-a-u1 = Nasza plansza ma 10 × 10 pól; opcja daje ciasne 8 × 8. Kafelek startowy leży na dwóch z czterech środkowych pól, obok siebie.
learn-ananda-rule-a-u2 = Przyleganie ocenia się po położeniu kafelka: wybrana połowa musi należeć do obszaru z twoim mnichem. Możesz zabudować własny obszar, który może się wtedy zmniejszyć lub rozpaść; twoja jest zawsze część z mnichem.
learn-ananda-rule-a-u3 = Dwa pola pod wyższym kafelkiem należą do dwóch różnych kafelków równej wysokości: nigdy jeden dokładnie na drugim i bez pustki pod spodem.
learn-ananda-rule-a-u4 = Kto przy pustym zapasie kładzie ostatni kafelek, gra jeszcze fazy od 3 do 5. Ogólnie gra kończy się po turze, na końcu której zapas i czyjś stojak są puste.
learn-ananda-rule-a-u5 = Limit ośmiu kafelków dotyczy też kafelka z tury bez budowania. Gdy zapas jest pusty, bierze się kartę (najwyżej osiem na ręce); pełny stojak nie bierze nic.
learn-ananda-rule-a-u6 = W fazie 4 nigdy nie bierzesz więcej, niż zmieści stojak; czego z tego zapas nie da, przychodzi w kartach.
learn-ananda-rule-a-u7 = Tura bez akcji jest jałowa, jeśli zapas był pusty już przed nią albo pełny stojak nic nie wziął. Dwie pełne rundy samych jałowych tur kończą grę.
learn-ananda-rule-a-u8 = Stojaki i ręce są ukryte, ich liczebność nie. Karmę, planszę, zapas i stosy każdy może zobaczyć lub policzyć. Opcja pokazuje stojaki.
learn-ananda-rule-a-u9 = Między turami mnich zostaje na swoim polu: dopóki nie odejdzie, nikt tam nie buduje ani nie wchodzi na jego obszar.

## Phases
learn-ananda-phase-monk = Faza 1: postawienie mnicha
learn-ananda-phase-build = Faza 2: budowanie
learn-ananda-phase-meditate = Faza 3: medytacja
learn-ananda-phase-refill = Uzupełnienie i wyrównanie
learn-ananda-phase-over = Punktacja

## Drawings
learn-ananda-drawing-setup = Kafelek startowy leży na środku planszy; na jego czerwonej połowie stoi mnich.
learn-ananda-drawing-area = Pola połączone bokami tworzą czerwony obszar o wartości 5; czerwone pole stykające się tylko rogiem do niego nie należy.
learn-ananda-drawing-raise = Z boku: wyższy kafelek spoczywa na dwóch różnych kafelkach równej wysokości. Dokładnie na jednym kafelku nie wolno.
learn-ananda-drawing-trade = Wymiana: wartość obszaru 6; karty 1 i 3 dają 4 karmy, pozostałe 2 punkty dwa kafelki.
