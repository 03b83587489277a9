# Learn Tajuto: guided first game, rules by clause, drawings

## Learn page
learn-tajuto-tagline = Szukaj pięter po omacku, wznoście razem osiem pagód i zamieniaj medytację w oświecenie.
learn-tajuto-goal = Wygrywa, kto ma najwięcej punktów oświecenia (PO), gdy ukończona jest czwarta pagoda. Dają je mądrość, cele, kapliczki i inauguracje ukończonych pagód. Punkty medytacji (PM) to pieniądze, za które się je kupuje.

## Notes of the guided first game
learn-tajuto-note-welcome = Witaj! W Tajuto ty i Mira wznosicie osiem pagód. Punkty medytacji (PM) to twoje pieniądze, punkty oświecenia (PO) decydują o wyniku. Gra kończy się, gdy ukończona zostanie czwarta pagoda.
learn-tajuto-note-tiles = Twoje płytki akcji A, B i C pozwalają na jedną akcję w turze każda: dobrać piętro, złożyć ofiarę albo kupić płytkę. A jest darmowa, B kosztuje 4 PM, C – 6. Zaczynasz z 0 PM, więc na razie zostaje tylko A.
learn-tajuto-note-draw = Dobierz piętro płytką A. Wielkość można wyczuć, kolor jest losowy. Każda pagoda zaczyna się od największego piętra, wielkości 1, więc szukaj takiego.
learn-tajuto-note-build = Czerwone! Budowanie nic nie kosztuje, a co da się zbudować, trzeba zbudować w swojej turze. Pierwsze piętro daje 1 PM: tyle, ile pięter ma wtedy pagoda. Zbuduj je.
learn-tajuto-note-end = Mając 1 PM, nie użyjesz ani B, ani C. Zakończ turę; następnym razem A będzie znów gotowa.
learn-tajuto-note-offer = Mira zaczęła niebieską pagodę. Teraz złóż ofiarę płytką A: czerwony kamień na czerwonej pagodzie daje liczbę jej pięter plus 2, czyli 3 PM. Masz po jednym kamieniu każdego koloru.
learn-tajuto-note-pay = Masz teraz 4 PM: wystarczy na płytkę B. Zapłać i szukaj piętra wielkości 2; pasowałyby tylko czerwone i niebieskie, ale los dziś sprzyja.
learn-tajuto-note-cover = Czerwone piętro 2 przykrywa kamień ofiarny: to dodaje 2 PM, czyjkolwiek to kamień. 2 + 2 = 4 PM. Zbuduj je.
learn-tajuto-note-done = Znów 4 PM, ale A i B są zużyte, a C kosztuje 6. Zakończ turę.
learn-tajuto-note-keep = Mira dobrała zielone piętro 3, które jeszcze nigdzie nie pasuje. Pojedyncze zostaje przed nią; z kilku zatrzymałaby jedno albo żadne, a reszta wróciłaby do woreczka.
learn-tajuto-note-third = Dalej z czerwoną pagodą: szukaj wielkości 3.
learn-tajuto-note-three = Znów czerwone, warte 3 PM. Wyższe piętra dają coraz więcej.
learn-tajuto-note-save = Masz 7 PM. Nie wydawaj ich na B: zakończ turę i kup coś w następnej darmową płytką A.
learn-tajuto-note-buy = Mira złożyła ofiarę na twojej pagodzie; wszystkie są otwarte dla wszystkich. Teraz kup płytką A: płytka mądrości 2 kosztuje 7 PM i jest warta 2 PO. Kolejny egzemplarz każdej płytki jest droższy.
learn-tajuto-note-goals = Mądrość leży zakryta, ale wszyscy widzieli zakup. Cele są darmowe: kto pierwszy w swojej turze spełni warunek, np. 30 PM lub cztery ofiary, może wziąć płytkę za 1 PO. Zakończ turę.
learn-tajuto-note-shop = Mira zbudowała czerwone piętro 4 nad własnym kamieniem: 4 + 2 PM. Co jeszcze można kupić? Targi obniżają późniejsze ceny, neutralne płytki akcji dają więcej akcji, kapliczki podnoszą twoje PO, a płytka inauguracji daje 4 PO, jeśli jej pagoda będzie na końcu ukończona.
learn-tajuto-note-late = Przeskakujemy do końca: trzy pagody są ukończone, czterem brakuje tylko szóstego piętra. Masz płytkę inauguracji białej. Szukaj wielkości 6!
learn-tajuto-note-finish = Białe! Zbuduj je: czwarta ukończona pagoda natychmiast kończy grę, a kto ją ukończy, dostaje płytkę celu.
learn-tajuto-note-score = Ty: mądrość 6, cztery inauguracje ukończonych pagód 16, twoja kapliczka dodaje 1 do każdej z tych sześciu płytek, i jeden cel: 6 + 16 + 6 + 1 = 29 PO. Mira ma 21. Wygrywasz! PM są równe, więc nikt nie dostaje celu za ich największą liczbę.

## Headings of the rules
learn-tajuto-heading-components = Elementy gry
learn-tajuto-heading-setup = Przygotowanie
learn-tajuto-heading-turn = Tura
learn-tajuto-heading-draw = Dobranie piętra
learn-tajuto-heading-offer = Złożenie ofiary
learn-tajuto-heading-buy = Kupno płytki
learn-tajuto-heading-build = Budowanie (darmowe)
learn-tajuto-heading-goals = Cele (darmowe)
learn-tajuto-heading-end = Koniec i punktacja
learn-tajuto-heading-rulings = Rozstrzygnięcia

## The rules, clause by clause
learn-tajuto-rule-t-c1 = Osiem pagód, po jednej na kolor (czerwony, pomarańczowy, żółty, zielony, niebieski, fioletowy, czarny, biały), każda z sześciu pięter od największego do najmniejszego: 48 pięter w płóciennym woreczku.
learn-tajuto-rule-t-c2 = Każdy ma mnicha na ścieżkę medytacji, trzy płytki akcji o koszcie użycia 0, 4 i 6 PM oraz osiem kamieni ofiarnych, po jednym na kolor.
learn-tajuto-rule-t-c3 = Jest 15 płytek mądrości o wartości od 1 do 5 PO, po trzy każdej, każda droższa od poprzedniej.
learn-tajuto-rule-t-c4 = Dwa targi kosztują 10 i 12 PM; są też dwie kapliczki.
learn-tajuto-rule-t-c5 = Sześć neutralnych płytek akcji, po dwie: D dobiera za 2 PM, E składa ofiarę, a F kupuje za darmo.
learn-tajuto-rule-t-c6 = Osiem płytek celu jest wartych po 1 PO: sześć zdobywa się w grze, dwie przyznaje na końcu.
learn-tajuto-rule-t-c7 = Na każdy kolor pagody przypada jedna płytka inauguracji.
learn-tajuto-rule-t-s1 = Wszystkie piętra trafiają do woreczka, każdy mnich zaczyna na 0, każdy ma trzy płytki akcji i osiem kamieni.
learn-tajuto-rule-t-s2 = Płytki jednego rodzaju tworzą stos z najtańszą na wierzchu: pięć stosów mądrości, po jednym targów, kapliczek oraz D, E i F.
learn-tajuto-rule-t-s3 = Płytki celu i inauguracji leżą pojedynczo. Zaczyna najstarsza osoba; przy naszych stołach można to wybrać.
learn-tajuto-rule-t-1 = Użyj jednej lub więcej płytek akcji, każdej najwyżej raz. Budowanie i branie celów jest darmowe i możliwe przed, pomiędzy i po.
learn-tajuto-rule-t-2 = Za użycie płytki płaci się najpierw. PM nigdy nie spadają poniżej 0: czego nie możesz opłacić, tego nie użyjesz ani nie kupisz.
learn-tajuto-rule-t-3 = Każda z twoich trzech płytek pozwala dobrać, złożyć ofiarę albo kupić; neutralna tylko na swoją akcję.
learn-tajuto-rule-t-4 = W następnej turze wszystkie płytki są znów gotowe.
learn-tajuto-rule-t-d1 = Dobierz jedno piętro z woreczka i połóż przed sobą. Wielkość można wyczuć; kolor jest losowy.
learn-tajuto-rule-t-o1 = Połóż kamień na najwyższym piętrze pagody w jego kolorze. Na piętrze mieści się jeden kamień; jeśli już jest, pagoda musi najpierw urosnąć. Pagoda bez pięter nie przyjmuje ofiar.
learn-tajuto-rule-t-o2 = Zyskujesz tyle PM, ile pięter ma pagoda, plus 2.
learn-tajuto-rule-t-o3 = Na szóstym piętrze nie składa się ofiar; pozostałe kamienie tego koloru są wtedy bezużyteczne.
learn-tajuto-rule-t-b1 = Kup wierzchnią płytkę stosu albo płytkę inauguracji nieukończonej pagody za jej cenę w PM.
learn-tajuto-rule-t-b2 = Każdy posiadany targ obniża późniejsze zakupy o 2 PM, nigdy poniżej 0. Nie obniża kosztu użycia płytek.
learn-tajuto-rule-t-b3 = Co jest warte PO, leży po zakupie zakryte: mądrość, cele, kapliczki i inauguracje ukończonych pagód. Targi, płytki akcji i inauguracje nieukończonych pagód leżą odkryte.
learn-tajuto-rule-t-f1 = Pagoda rośnie od piętra 1 w górę, piętro po piętrze w swoim kolorze, bez pomijania.
learn-tajuto-rule-t-f2 = Budowanie daje tyle PM, ile pięter ma wtedy pagoda, plus 2, jeśli przykrywa kamień ofiarny na piętrze tuż poniżej.
learn-tajuto-rule-t-f3 = Pasujące piętro przed tobą trzeba zbudować w tej turze, w dowolnej chwili.
learn-tajuto-rule-t-f4 = Na końcu tury z kilku niepasujących pięter zatrzymujesz jedno do wyboru albo żadne; pozostałe wracają do woreczka. Pojedyncze zostaje.
learn-tajuto-rule-t-f5 = Przykład: trzecie i czwarte piętro w jednej turze, na jednej lub dwóch pagodach, daje 3 + 4 = 7 PM.
learn-tajuto-rule-t-f6 = Gdy pagoda jest ukończona, właściciel jej płytki inauguracji ją odwraca. Jeśli nikt jej nie ma, wypada z gry.
learn-tajuto-rule-t-g1 = W każdej chwili swojej tury możesz wziąć cel, którego warunek właśnie spełniasz: mądrość za co najmniej 5 PO albo 10; cztery ofiary albo wszystkie osiem; co najmniej 30 PM; pierwsza ukończona pagoda. Każdy jest tylko jeden.
learn-tajuto-rule-t-e1 = Szóste piętro czwartej pagody natychmiast kończy grę. Kto je zbudował, dostaje jeszcze PM i cel za czwartą pagodę.
learn-tajuto-rule-t-e2 = Kto ma najwięcej PM, dostaje za to cel; przy remisie nikt.
learn-tajuto-rule-t-e3 = PO to wartości płytek mądrości, 1 za każdy cel i 4 za każdą płytkę inauguracji ukończonej pagody; nieukończone nic nie dają.
learn-tajuto-rule-t-e4 = Każda kapliczka dodaje 1 PO do każdej posiadanej płytki mądrości i każdej płytki inauguracji ukończonej pagody; dwie kapliczki dodają 2.
learn-tajuto-rule-t-e5 = Wygrywa najwięcej PO; przy remisie zwycięstwo jest wspólne.
learn-tajuto-rule-t-u1 = Ceny wybrane przez nas tam, gdzie instrukcja ich nie podaje, w PM: inauguracja 8; F 10 i 12; mądrość 1 PO 3/5/7, 2 PO 7/9/11, 3 PO 11/13/15, 4 PO 15/17/19, 5 PO 19/21/23; D 6 i 8; E 8 i 10; kapliczka 12 i 14.
learn-tajuto-rule-t-u2 = Ścieżka medytacji nie ma końca: plansza pokazuje od 0 do 50 i liczy dalej.
learn-tajuto-rule-t-u3 = Dotyk: podajesz wielkość, która jest jeszcze w woreczku, i dostajesz losowe piętro tej wielkości. Jako opcja: „niepewny” przy 3–6 z 20 % myli się o sąsiednią wielkość, „na ślepo” dobiera dowolne piętro.
learn-tajuto-rule-t-u4 = Płytka kupiona w tej turze działa od razu, ale targ nie obniża własnej ceny. Możesz mieć kilka tego samego rodzaju.
learn-tajuto-rule-t-u5 = Nie możesz zakończyć tury, dopóki przed tobą leży pasujące piętro, ani przed użyciem płytki akcji, chyba że żadnej nie da się użyć.
learn-tajuto-rule-t-u6 = Dwa ostatnie cele przyznaje się po ostatniej budowie; innych nie można już wtedy wziąć. „Pierwsza pagoda” należy się tylko temu, kto ukończył pierwszą w grze.
learn-tajuto-rule-t-u7 = Płytki z PO są ukryte przed innymi, choć wszyscy widzieli ich zakup; opcja pokazuje bieżące sumy. Wszyscy wiedzą, jakie piętra są w woreczku; dobieranie jest losowe.
learn-tajuto-rule-t-u8 = Po 150 turach każdej osoby gra się kończy i podlicza; rozsądna partia trwa od 20 do 40.

## Phases
learn-tajuto-phase-begin = Twoja tura: co można zrobić
learn-tajuto-phase-more = Dalej: budowanie i koniec tury
learn-tajuto-phase-over = Punktacja

## Drawings
learn-tajuto-drawing-pagoda = Pagoda ma sześć pięter, coraz mniejszych ku górze: 1 na dole, 6 na górze.
learn-tajuto-drawing-turn = Trzy akcje: dobieranie, ofiara i kupno; płytką A za darmo, B za 4 PM, C za 6 PM.
learn-tajuto-drawing-offer = Kamień na pagodzie o trzech piętrach daje 3 + 2 = 5 PM; czwarte piętro, które go przykrywa, daje 4 + 2 = 6 PM.
learn-tajuto-drawing-score = Punktacja: mądrość 2 i 4, jedna ukończona inauguracja 4, jeden cel 1; kapliczka dodaje po 1 do mądrości i inauguracji: 14 PO.
