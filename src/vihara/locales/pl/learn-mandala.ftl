# Learn Mandala: guided first game, rules by clause, drawings

## Learn page
learn-mandala-tagline = Układaj piasek, pozwól mandali przeminąć i zabierz jej kolory we właściwej kolejności.
learn-mandala-goal = Wygrywa, kto ma najwięcej punktów w misie. Każda karta liczy się tyle, ile miejsce jej koloru w twojej rzece: 1 za pierwszy zabrany kolor, do 6 za ostatni. Gra kończy się, gdy rzeka ma wszystkie sześć kolorów, albo z następną mandalą, gdy wyczerpie się talia.

## Notes of the guided first game
learn-mandala-note-welcome = Witaj! W Mandalę gra się we dwoje: ty i Mira. Piasek w sześciu kolorach trafia do dwóch mandali; o wyniku decyduje to, co z nich zabierzesz.
learn-mandala-note-table = Każda mandala ma pośrodku wspólną górę i po jednym polu z każdej strony. Na dole leżą twoja ręka, twoja rzeka z sześcioma miejscami i twoja misa. W misie są już dwie tajne karty.
learn-mandala-note-build = Tura to jedna akcja. Pierwsza: budowanie góry. Zagraj jedną czerwoną kartę na górę 1, gdzie czerwień już leży.
learn-mandala-note-limit = Po zbudowaniu góry dobierasz do trzech kart. Nikt jednak nie trzyma więcej niż osiem, a ty masz ich teraz właśnie osiem. Tylko ta akcja zapełnia rękę.
learn-mandala-note-grow = Mira rozbudowała swoje pole w mandali 1 o dwie pomarańczowe karty: dowolnie wiele kart jednego koloru, ale bez dobierania. Pomarańczowy ma tam odtąd swoje miejsce: w tej mandali nie może leżeć nigdzie indziej.
learn-mandala-note-field = Teraz rozbuduj swoje pole w mandali 1 o trzy fioletowe karty. Kto ma więcej kart na swoim polu, wybiera pierwszy, gdy mandala będzie pełna. Na ręce musi zawsze zostać przynajmniej jedna karta.
learn-mandala-note-color = Mira dołożyła zieloną kartę na górę 1. Pamiętaj o zasadzie kolorów: w jednej mandali każdy kolor leży tylko w jednym obszarze. Żółtego jeszcze nie ma, więc może trafić na górę. Zagraj go: więcej kolorów to więcej do podziału.
learn-mandala-note-redraw = Mira użyła trzeciej akcji: odrzuciła karty jednego koloru i dobrała tyle samo. To pomaga, gdy ręka nie pasuje, i nie zmienia żadnej mandali.
learn-mandala-note-complete = W mandali 1 leży pięć kolorów, brakuje tylko czarnego. Na polach prowadzisz trzema kartami do dwóch, więc dopełnij ją teraz: zagraj czarną kartę na górę 1.
learn-mandala-note-first = Jest wszystkich sześć kolorów: mandala zostanie zniszczona. Najpierw było dobieranie, teraz dzielicie górę, a ty zaczynasz. Wybierz kolor i zabierz wszystkie jego karty. Weź czerwony.
learn-mandala-note-river = Czerwony jest u ciebie nowy: jedna karta trafiła na miejsce 1 twojej rzeki, reszta do misy. Odtąd każda czerwona karta w twojej misie jest warta 1 punkt. Kolejne kolory są warte 2, 3, … aż do 6, więc liczy się kolejność.
learn-mandala-note-second = Wybieracie na zmianę: Mira wzięła zielony. Zostały czarny i żółty. Weź żółty: w twojej misie leży zakryta żółta karta, która będzie warta 2.
learn-mandala-note-after = Góra jest pusta. Karty z obu pól odrzucono, na górze leżą dwie nowe, a teraz gra Mira. Karty z pól nie dają punktów: kupują tylko pierwszeństwo wyboru.
learn-mandala-note-later = Przeskakujemy do końca tej partii. Twoja rzeka ma pięć kolorów, a mandala 2 jest pełna. Brakuje ci zielonego: weź go. Szósty kolor kończy grę.
learn-mandala-note-last = Górę dzieli się jeszcze do końca. Fioletowy leży na miejscu 4 twojej rzeki: karta trafia do misy i liczy się za 4.
learn-mandala-note-score = Teraz liczy się misy, każdą kartę według miejsca jej koloru w rzece: masz 2×1 + 2×2 + 3×3 + 4×4 + 1×5 + 1×6 = 42 punkty, Mira 26. Wygrywasz!
learn-mandala-note-advice = Ostatnia rada: kolory, których chcesz zebrać dużo, niech trafią do rzeki późno, a pojedyncze karty wcześnie. Gra kończy się też, gdy wyczerpie się talia: następna dopełniona mandala jest wtedy ostatnia.

## Headings of the rules
learn-mandala-heading-components = Elementy gry
learn-mandala-heading-setup = Przygotowanie
learn-mandala-heading-turn = Twoja tura
learn-mandala-heading-color = Zasada kolorów
learn-mandala-heading-destroy = Dopełnienie i zniszczenie mandali
learn-mandala-heading-end = Koniec i punktacja
learn-mandala-heading-rulings = Rozstrzygnięcia

## The rules, clause by clause
learn-mandala-rule-m-c1 = Jest 108 kart piasku: po 18 w kolorach czerwonym, pomarańczowym, żółtym, zielonym, fioletowym i czarnym.
learn-mandala-rule-m-c2 = Między wami leżą dwie mandale. Każda składa się ze wspólnej góry i z pola każdej ze stron.
learn-mandala-rule-m-c3 = Każdy ma misę, czyli zakryty stos, do którego zagląda tylko właściciel, oraz rzekę z miejscami od 1 do 6 od lewej.
learn-mandala-rule-m-c4 = Karty dobiera się z jednej zakrytej talii, a odrzuca na jeden odkryty stos.
learn-mandala-rule-m-s1 = Na każdą górę trafiają dwie odkryte karty z talii; mogą być tego samego koloru.
learn-mandala-rule-m-s2 = Każdy dostaje sześć kart na rękę i dwie zakryte do misy.
learn-mandala-rule-m-s3 = Ustalcie, kto zaczyna; przy naszych stołach decyduje los albo osoba otwierająca stół.
learn-mandala-rule-m-a1 = Budować górę: połóż dokładnie jedną kartę z ręki odkrytą na jednej z gór, o ile pozwala zasada kolorów.
learn-mandala-rule-m-a2 = Potem dobierz trzy karty albo tyle, by mieć osiem: mając siedem – jedną, mając sześć – dwie.
learn-mandala-rule-m-a3 = Osiem to twarda granica: nigdy nie dobiera się więcej, by odrzucić nadmiar.
learn-mandala-rule-m-a4 = Dopiero po dobraniu sprawdza się, czy ta mandala jest pełna.
learn-mandala-rule-m-b1 = Rozbudować pole: połóż jedną lub więcej kart jednego koloru na swoim polu jednej mandali, o ile pozwala zasada kolorów.
learn-mandala-rule-m-b2 = Na ręce musi zostać co najmniej jedna karta, nawet jeśli wszystkie są tego samego koloru.
learn-mandala-rule-m-b3 = Niczego nie dobierasz.
learn-mandala-rule-m-b4 = Potem sprawdza się, czy ta mandala jest pełna.
learn-mandala-rule-m-d1 = Odrzucić i dobrać: odłóż jedną lub więcej kart jednego koloru na stos kart odrzuconych. Zasada kolorów nie ma tu znaczenia.
learn-mandala-rule-m-d2 = Dobierz dokładnie tyle samo. Żadna mandala się nie zmieniła, więc żadnej się nie sprawdza.
learn-mandala-rule-m-r1 = W jednej mandali kolor leży tylko w jednym z trzech obszarów. Co leży na polu, nie może trafić na górę; co leży na górze lub na polu przeciwnika, nie może trafić na twoje.
learn-mandala-rule-m-r2 = Kolejne karty danego koloru mogą zawsze dołączyć tam, gdzie on już leży.
learn-mandala-rule-m-r3 = Zawartość jednej mandali nie ma znaczenia dla drugiej.
learn-mandala-rule-m-x1 = Mandala jest pełna, gdy na górze i polach razem widać wszystkich sześć kolorów. Zostaje zniszczona na końcu tej tury.
learn-mandala-rule-m-x2 = Pierwszy wybiera ten, kto ma tam więcej kart na swoim polu. Przy równej liczbie – ten, kto nie zagrał do niej ostatniej karty.
learn-mandala-rule-m-x3 = Potem na zmianę: wybierz kolor, który jeszcze leży na górze, i zabierz wszystkie jego karty.
learn-mandala-rule-m-x4 = Kolor nowy w twojej rzece: dokładnie jedna karta trafia odkryta na pierwsze wolne miejsce od lewej, pozostałe zakryte do misy. Karty w rzece nigdy się nie przesuwają.
learn-mandala-rule-m-x5 = Kolor, który już jest w twojej rzece: wszystkie karty trafiają do misy.
learn-mandala-rule-m-x6 = Kto nie ma karty na swoim polu tej mandali, także wybiera w swojej kolejności, ale to, co bierze, zostaje odrzucone.
learn-mandala-rule-m-x7 = Gdy oba pola są puste, nikt nie wybiera, a cała góra zostaje odrzucona. W innym razie gra się dalej, aż będzie pusta; potem odrzuca się karty z obu pól.
learn-mandala-rule-m-x8 = Jeśli gra trwa, dwie karty z talii tworzą nową górę.
learn-mandala-rule-m-x9 = Kto dopełnił mandalę, już wykonał swoją turę: teraz gra druga osoba.
learn-mandala-rule-m-e1 = Gdy talia się wyczerpie, stos kart odrzuconych staje się nową talią, a następna dopełniona mandala jest ostatnia: gra kończy się po podziale jej góry.
learn-mandala-rule-m-e2 = Gra kończy się także, gdy rzeka dostanie szósty kolor, ale najpierw dzieli się do końca bieżącą górę.
learn-mandala-rule-m-e3 = Karty z ręki i z drugiej mandali zostają odrzucone; nie trafiają do żadnej rzeki ani misy.
learn-mandala-rule-m-e4 = Każda karta w twojej misie jest warta tyle punktów, ile wynosi numer miejsca jej koloru w twojej rzece; nic, jeśli koloru tam nie ma. Same karty w rzece nic nie dają.
learn-mandala-rule-m-e5 = Wygrywa najwięcej punktów. Przy remisie – mniej kart w misie; jeśli i to jest równe, zwycięstwo jest wspólne.
learn-mandala-rule-m-e6 = Przykład: 4, 5, 6, 0, 3 i 1 kart kolorów z miejsc od 1 do 6 daje 4 + 10 + 18 + 0 + 15 + 6 = 53 punkty.
learn-mandala-rule-m-u1 = Koniec uruchamia się w chwili, gdy ostatnia karta opuszcza talię, także przy uzupełnianiu góry. Stos kart odrzuconych od razu się tasuje, a dobieranie trwa dalej. Mandala dopełniona właśnie w tej turze jest wtedy ostatnia. Jeśli stos jest pusty, tasowanie czeka, aż przy dobieraniu znajdą się tam karty.
learn-mandala-rule-m-u2 = Żadna tura nie może się skończyć z pustą ręką: mając jedną kartę i nic do dobrania, nie wolno budować. Gdy talia i stos są puste, dobiera się tyle, ile jest. Kto nie może nic zrobić, pasuje.
learn-mandala-rule-m-u3 = Jeśli talia wyczerpie się po raz drugi, gra kończy się z tą turą: już się nie tasuje, dobieranie się urywa, a mandala dopełniona w tej turze zostaje jeszcze podzielona.
learn-mandala-rule-m-u4 = Wszyscy widzą góry, pola, rzeki, stos kart odrzuconych, każde zabranie oraz liczbę kart w rękach, misach i talii. Ukryte są ręce, misy i zawartość talii. Kto pamięta, co zabrano, wie więcej; z opcją „otwarte misy” zabrane karty pozostają widoczne.

## Phases
learn-mandala-phase-turn = Twoja tura: jedna z trzech akcji
learn-mandala-phase-claim = Podział góry
learn-mandala-phase-over = Punktacja

## Drawings
learn-mandala-drawing-setup = Mandala: pośrodku góra, po obu stronach pola, na górze dwie karty początkowe.
learn-mandala-drawing-turn = Trzy akcje: jedna karta na górę i dobranie; karty jednego koloru na własne pole; albo odrzucenie i dobranie.
learn-mandala-drawing-color = Zasada kolorów: czerwony leży na górze, więc nie może trafić na pole tej mandali; kolejny czerwony może dołączyć do góry.
learn-mandala-drawing-claim = Zabrano trzy czerwone karty: jedna trafia na pierwsze wolne miejsce rzeki, dwie do misy.
learn-mandala-drawing-score = Punktacja: karty w misie razy miejsce ich koloru; tutaj 4, 5, 6, 0, 3 i 1 kart daje 53 punkty.
