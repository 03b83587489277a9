# Learn Menara: guided first game, rules by clause, drawings

## Learn page
learn-menara-tagline = Razem wznosicie świątynię z kolumn i posadzek, tak wysoką, jak żąda plan, zanim runie.
learn-menara-goal = Wygrywacie albo przegrywacie razem: na koniec świątynia musi mieć co najmniej tyle pięter, ile jest kart pięter. Gra kończy się, gdy wieża runie, położono ostatnią posadzkę, rozegrano ostatni plan albo woreczek nie wystarcza do uzupełnienia.

## Notes of the guided first game
learn-menara-note-welcome = Witaj! W Menarze ty i Mira budujecie razem jedną świątynię. Wygrywacie lub przegrywacie wspólnie: na końcu musi mieć tyle pięter, ile leży kart piętra. Teraz są trzy.
learn-menara-note-base = Trzy posadzki stykają się na stole: to fundament świątyni, który nie jest jeszcze piętrem. Kolorowe pierścienie to podstawy; na każdej stoi jedna kolumna jej koloru. Masz siedem kolumn, Mira też, i wszyscy je widzą.
learn-menara-note-camp = Tura zaczyna się w obozie: wymień dowolnie wiele kolumn, jedną za jedną, albo żadnej. Posadzka 2, długa płyta, ma trzy żółte podstawy i jedną czerwoną. Oddaj czarną za żółtą.
learn-menara-note-plan = Teraz odkryj plan budowy z jednego z trzech stosów: niebieskie są zwykle łatwe, żółte średnie, czerwone zwykle trudne. Weź niebieski.
learn-menara-note-column = „Postaw 2 kolumny”, gdziekolwiek. Ustaw żółtą na podstawie 1 posadzki 2.
learn-menara-note-spread = A drugą na podstawie 2 tej samej posadzki. Kolumny stojące daleko od siebie lepiej uniosą następną.
learn-menara-note-refill = Karta jest wykonana, a z woreczka doszły dwie kolumny, znów masz siedem. Gdyby woreczek nie starczył, gra by się skończyła.
learn-menara-note-keep = Mira też postawiła kolumnę na posadzce 2. Wolna jest już tylko czerwona podstawa, a czerwoną masz. Z obozu nic nie trzeba: nie wymieniaj.
learn-menara-note-rim = Znów weź niebieski. Zwróć uwagę na brzeg karty: jasny, ciemny lub dowolny. Mówi, którą stroną do góry leży nowa posadzka.
learn-menara-note-fill = Postaw dwie, brzeg jasny. Ustaw czerwoną na ostatniej podstawie posadzki 2: zapełnienie posadzki natychmiast przerywa kartę i trzeba położyć nową.
learn-menara-note-floor = Oto wierzchnia posadzka z kamieniołomu, jasną stroną do góry. Połóż ją na kolumnach tak, by ciężar dobrze spoczywał między nimi. Zapas mówi, jak bardzo stół mógłby się przechylić, zanim świątynia runie.
learn-menara-note-upper = Potem karta trwa dalej: została jedna kolumna. Nowa posadzka to nowe podstawy; ustaw żółtą na podstawie 1 posadzki 8.
learn-menara-note-level = Świątynia ma pierwsze piętro: 1 z 3. Piętro może składać się z kilku posadzek; liczy się piętro najwyższej.
learn-menara-note-fail = Mira wzięła czerwony plan: przenieść trzy kolumny na wyższe piętra. To jeszcze niemożliwe, więc z niego zrezygnowała. Karta stała się kartą piętra: teraz potrzeba czterech pięter. Na pocieszenie wymieniła cały obóz.
learn-menara-note-kinds = Jest pięć rodzajów planów: postawić kolumny gdziekolwiek, kilka na jednej posadzce, przenieść kolumny wyżej, zapełnić posadzkę albo przesunąć całą posadzkę z kolumnami. Na początku jest łatwo, potem wszystko drży.
learn-menara-note-late = Przeskakujemy daleko naprzód: stoi pięć pięter z pięciu i zostały dwie posadzki. Ta musi leżeć ciemną stroną do góry. Połóż ją na trzech kolumnach najwyższej: to będzie sześć.
learn-menara-note-extend = Mira zapełniła posadzkę, a dla ostatniej z kamieniołomu nie było wyżej bezpiecznego miejsca. Powiększyła nią fundament, co kosztuje piętro: sześć z sześciu. Ostatnia posadzka kończy grę i wygrywacie razem!
learn-menara-note-collapse = A jeśli posadzki runą? Gra kończy się natychmiast i liczy się to, co jeszcze stoi. Budujcie więc szeroko, trzymajcie ciężar pośrodku i porzućcie raczej kartę niż świątynię.

## Headings of the rules
learn-menara-heading-components = Elementy gry
learn-menara-heading-setup = Przygotowanie
learn-menara-heading-turn = Tura
learn-menara-heading-floor = Nowa posadzka
learn-menara-heading-fail = Niepowodzenie
learn-menara-heading-end = Piętra, zawalenie, koniec
learn-menara-heading-example = Przykład
learn-menara-heading-rulings = Rozstrzygnięcia

## The rules, clause by clause
learn-menara-rule-e-c1 = W woreczku jest 76 kolumn: 30 żółtych, 20 czerwonych, 12 czarnych, 8 białych i 6 niebieskich.
learn-menara-rule-e-c2 = Jest 18 posadzek świątyni o jasnej i ciemnej stronie, każda z trzema do sześciu kolorowych podstaw.
learn-menara-rule-e-c3 = Z 35 planów budowy 9 ma znak niebieski (zwykle łatwe), 12 żółty (średnie), a 14 czerwony (zwykle trudne). Brzeg jest jasny, ciemny lub dowolny.
learn-menara-rule-e-c4 = Pięć kart piętra i obóz na sześć kolumn.
learn-menara-rule-e-c5 = Kształty posadzek i lista planów są naszego projektu.
learn-menara-rule-e-s1 = Wszystkie kolumny trafiają do woreczka; sześć losowych do obozu.
learn-menara-rule-e-s2 = Posadzki w losowej kolejności to kamieniołom. Trzy wierzchnie tworzą fundament świątyni: każda dotyka dwóch pozostałych, żadne się nie nakładają, a strony wybieracie sami.
learn-menara-rule-e-s3 = Karty piętra: trzy na poziomie łatwym, cztery na średnim, pięć na trudnym. Tyle pięter musi mieć świątynia na końcu; fundament się nie liczy.
learn-menara-rule-e-s4 = Plany tasuje się w trzech stosach według koloru znaku.
learn-menara-rule-e-s5 = Kolumny na osobę przy 1/2/3/4 osobach: łatwy 8/7/6/5, średni 7/6/5/4, trudny 6/5/4/4.
learn-menara-rule-e-s6 = Zaczyna osoba, która ostatnio była na najwyższym piętrze budynku; tutaj wybiera się miejsce albo decyduje los. Kto zaczyna, układa też fundament.
learn-menara-rule-e-1 = Obóz: weź dowolnie wiele jego kolumn i oddaj tyle samo swoich.
learn-menara-rule-e-2 = Odkryj wierzchnią kartę wybranego stosu.
learn-menara-rule-e-3 = Zbuduj, co nakazuje. Kolumny stoją na wolnych podstawach swojego koloru, nigdy poza ich obrysem. Jest pięć rodzajów planów:
learn-menara-rule-e-3a = Postaw od jednej do czterech kolumn na dowolnych posadzkach.
learn-menara-rule-e-3b = Postaw dwie lub trzy kolumny na jednej posadzce.
learn-menara-rule-e-3c = Przenieś od jednej do trzech kolumn z wieży na pasujące wolne podstawy wyższego piętra, także nośne. Żadnej nie przenosi się dwa razy w turze. Wieża musi stać, gdy kolumna jest wyjęta.
learn-menara-rule-e-3d = Zapełnij całkowicie jedną posadzkę; to zawsze przynosi nową.
learn-menara-rule-e-3e = Przenieś wbudowaną posadzkę z kolumnami o jedno lub więcej pięter w górę albo w dół. Jeśli spadną, karta nie jest wykonana. Wieża musi stać, gdy posadzka jest uniesiona.
learn-menara-rule-e-3f = Kolumny można stawiać także na wolnych podstawach leżących już pod inną posadzką: wsuwa się je pomiędzy.
learn-menara-rule-e-3g = Wykonane karty trafiają na stos, który każdy może przejrzeć.
learn-menara-rule-e-4 = Dobierz z woreczka tyle kolumn, ile postawiono, do pełnej liczby.
learn-menara-rule-e-f1 = Zajęcie ostatniej wolnej podstawy posadzki natychmiast przerywa kartę: trzeba położyć nową posadzkę, nawet kilka razy w turze. Potem karta trwa dalej.
learn-menara-rule-e-f2 = To wierzchnia posadzka z kamieniołomu. Jasny brzeg: jasna strona do góry, ciemny: ciemna; przy dowolnym wybierasz.
learn-menara-rule-e-f3 = Połóż ją na wybranych kolumnach (najlepiej co najmniej trzech wolnych) albo powiększ nią fundament, stykając się z nim w dwóch lub więcej punktach, bez nakładania.
learn-menara-rule-e-f4 = Powiększenie fundamentu kosztuje piętro: na końcu tury plan dołącza do kart piętra, choć został wykonany.
learn-menara-rule-e-f5 = Pozostałe kolumny można postawić na nowej posadzce.
learn-menara-rule-e-n1 = Plan nie w pełni wykonany dołącza zakryty do kart piętra: potrzeba o jedno piętro więcej.
learn-menara-rule-e-n2 = Dotyczy to też chwili, gdy przy stawianiu widać, że bez zawalenia się nie da: kolumna wraca do ciebie.
learn-menara-rule-e-n3 = Ilekroć plan dołącza do kart piętra, można wymienić cały obóz: najpierw dobiera się sześć nowych kolumn, potem sześć starych wraca do woreczka.
learn-menara-rule-e-n4 = Potem tura się kończy. Co postawiono lub przeniesiono, zostaje; kolumny, które tylko się przewróciły, ustawia się z powrotem.
learn-menara-rule-e-l1 = Jako piętra liczą się tylko posadzki stojące na kolumnach. Piętro może mieć kilka posadzek; piętro najwyższej to wysokość świątyni.
learn-menara-rule-e-l2 = Jeśli runą posadzki, gra kończy się natychmiast; także gdy przewróconych kolumn nie da się ustawić z powrotem.
learn-menara-rule-e-l3 = Kończy się też, gdy ktoś na końcu tury nie może uzupełnić kolumn, po ostatnim planie albo gdy wbudowano ostatnią posadzkę. Sama wystarczająca wysokość gry nie kończy.
learn-menara-rule-e-l4 = Wygrywacie, jeśli pięter jest wtedy co najmniej tyle, ile kart piętra, także po zawaleniu, licząc to, co jeszcze stoi.
learn-menara-rule-e-x1 = Dwie żółte kolumny idą do obozu za czerwoną i niebieską. Plan: postawić trzy. Stają czerwona, żółta i niebieska, dobiera się trzy.
learn-menara-rule-e-x2 = Następnie czerwony plan: trzy na jednej posadzce. Niemożliwe, więc z czterech kart piętra robi się pięć, a obóz zostaje wymieniony.
learn-menara-rule-e-x3 = Potem niebieski plan: postawić dwie, ciemny brzeg. Pierwsza zapełnia najwyższą posadzkę, więc przychodzi nowa ciemną stroną do góry; druga staje na niej; dobiera się dwie.
learn-menara-rule-e-x4 = Na koniec, po wymianie, dwie na jednej posadzce: zapełniają najwyższą, a nowa daje pięć pięter.
learn-menara-rule-e-u1 = Posadzki i plany pochodzą z naszych tabel, które można wymienić; każdy kolor ma dokładnie dwa razy więcej podstaw niż kolumn.
learn-menara-rule-e-u2 = Kto poniósł porażkę po postawieniu kilku kolumn, i tak je uzupełnia.
learn-menara-rule-e-u3 = Dokładne miejsce kolumny to środek podstawy plus błąd ręki. Poza obrysem to nieudana próba, a nie zawalenie.
learn-menara-rule-e-u4 = Wszystkie kolumny są równej wysokości, więc posadzka spoczywa na kolumnach jednego piętra, a jej piętro jest następne.
learn-menara-rule-e-u5 = Nic nie jest przed nikim ukryte; nieznana jest tylko kolejność woreczka, kamieniołomu i stosów.
learn-menara-rule-e-u6 = Przy rozkładaniu każda posadzka fundamentu dotyka dwóch pozostałych; rozszerzenie dotyka go w dwóch lub więcej punktach. Dotykać to: najwyżej 1 mm odstępu, bez nakładania.
learn-menara-rule-e-u7 = Świątynia, która zniosłaby przechył 0,5° i nie została potrącona, stoi. W innym razie decyduje symulacja, a to, co spadło, zapisuje się w partii.
learn-menara-rule-e-u8 = Przeniesione kolumny, które zapełniają posadzkę, też przynoszą nową. Porażka i powiększenie fundamentu w jednej turze kosztują tylko jedną kartę piętra. Gdy w woreczku jest mniej niż sześć kolumn, obozu nie można wymienić.
learn-menara-rule-e-u9 = Najpierw ocenia się wieżę bez wyjętej kolumny lub posadzki, potem nowe miejsce. Co wtedy spadnie, spada jak po każdym innym ruchu.
learn-menara-rule-e-u10 = Kolumny stawia się jedna po drugiej.
learn-menara-rule-e-u11 = Posadzkę można przenieść, chyba że leży na stole jako część fundamentu albo kolumna na niej niesie inną posadzkę. Nigdy nie schodzi na stół.
learn-menara-rule-e-u12 = Co puszczono z ręki, zostaje: element postawiony lub przeniesiony, karta odkryta, karta porzucona. Dopóki trzymasz element, możesz go dowolnie obracać i przesuwać.
learn-menara-rule-e-u13 = Partia poddana albo zakończona za zgodą wszystkich jest przegrana, niezależnie od wysokości świątyni.
learn-menara-rule-e-u14 = Zapas może być ukryty, jak przy prawdziwym stole: wtedy nikt nie mówi, jak pewnie stoi wieża, i nie ma podpowiedzi. Na pierwszą próbę można ćwiczyć bez kart planu: co najmniej jedna kolumna w turze, jak najwyżej.

## Phases
learn-menara-phase-base = Układanie fundamentu
learn-menara-phase-camp = W obozie
learn-menara-phase-plan = Wybór planu
learn-menara-phase-build = Budowanie
learn-menara-phase-floor = Kładzenie nowej posadzki
learn-menara-phase-swap = Gdy karta dołączyła do kart piętra
learn-menara-phase-over = Koniec

## Drawings
learn-menara-drawing-setup = Z góry: trzy posadzki stykają się i tworzą fundament; pierścienie to podstawy, każda na jedną kolumnę swojego koloru.
learn-menara-drawing-turn = Tura w czterech krokach: wymiana z obozem, odkrycie planu, budowanie, dobranie kolumn.
learn-menara-drawing-levels = Z boku: fundament to piętro 0; liczą się posadzki na kolumnach, najwyższa jest tu na piętrze 2.
learn-menara-drawing-balance = Po lewej ciężar posadzki spoczywa między kolumnami: stoi. Po prawej wystaje poza nie: spada.
