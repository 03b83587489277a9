# Plansza gry Tajuto w przeglądarce.
tajuto-board-label = Ogród Tajuto. Strzałki wybierają pagodę, Enter buduje tam albo składa ofiarę, A do F wybierają płytkę akcji, P patrzy z góry.
tajuto-board-letter-red = C
tajuto-board-letter-orange = P
tajuto-board-letter-yellow = Ż
tajuto-board-letter-green = Z
tajuto-board-letter-blue = N
tajuto-board-letter-violet = F
tajuto-board-letter-black = Cz
tajuto-board-letter-white = B

## Co jest do zrobienia
tajuto-board-now = Co teraz zrobić
tajuto-board-round = Runda { $round } · ukończone pagody: { $finished } z { $end }
tajuto-board-phase-use = Dobierz, złóż ofiarę albo kup: dotknij planszy
tajuto-board-phase-more = Użyj kolejnej płytki akcji albo zakończ turę
tajuto-board-phase-build = Masz piętro, które pasuje. Zbuduj je w tej turze
tajuto-board-tiles = Twoje płytki akcji
tajuto-board-tile-auto = Używa najtańszej płytki akcji. Dotknij innej, aby użyć tamtej.
tajuto-board-tile-chosen = Użyta zostanie płytka akcji { $tile }.
tajuto-board-front = Twoje piętra
tajuto-board-waits = czeka
tajuto-board-pagoda = Pagoda ({ $color }): { $height } z 6

## Woreczek, wioska i cele
tajuto-board-bag = Dobierz piętro
tajuto-board-village = Kup płytkę
tajuto-board-neutral = Płytka { $tile } ({ $use })
tajuto-board-left = { $left } z { $copies }
tajuto-board-sold = sprzedane
tajuto-board-inaugurations = Inauguracje
tajuto-board-goals = Cele, po 1 PO
tajuto-board-claim = Weź
tajuto-board-taken = zajęty
tajuto-board-missed = poza zasięgiem
tajuto-board-at-end = na koniec

## Co dałby ruch
tajuto-board-sum = PM: { $before }, potem { $after }
tajuto-board-term-mp = PM
tajuto-board-term-ep = PO
tajuto-board-note-discount = cena { $full } − { $discount } dzięki twoim targom
tajuto-board-note-ep = warta { $ep } PO
tajuto-board-note-bet = { $ep } PO, jeśli pagoda zostanie ukończona
tajuto-board-note-shrine = z obecnymi płytkami dodaje { $ep } PO
tajuto-board-note-market = wszystkie późniejsze zakupy tańsze o { $mp } PM
tajuto-board-note-draw = { $fit } z { $number } by pasowało ({ $share } %)
tajuto-board-note-finishes = kończy pagodę
tajuto-board-note-inaugurated-own = jej płytka inauguracji należy do ciebie
tajuto-board-note-inaugurated = jej płytkę inauguracji ma { $name }
tajuto-board-note-ends = to kończy grę
tajuto-board-note-returned = wraca do woreczka: { $floors }
tajuto-board-note-kept = zostaje: { $floors }
tajuto-board-note-goal = potem możesz wziąć cel: { $goal }

## Gracze
tajuto-board-mp = { $mp } PM
tajuto-board-action-tiles = Płytki akcji { $tiles }
tajuto-board-stones =
    { $number ->
        [one] Jeden kamień
        [few] { $number } kamienie
       *[many] { $number } kamieni
    }
tajuto-board-down =
    { $number ->
        [one] jedna zakryta płytka
        [few] { $number } zakryte płytki
       *[many] { $number } zakrytych płytek
    }
tajuto-board-floor = { $color } { $size }

## Ruchy słowami
tajuto-board-move-draw = Dobierz piętro wielkości { $size } ({ $tile })
tajuto-board-move-draw-blind = Dobierz piętro ({ $tile })
tajuto-board-move-offer = Ofiara na pagodzie ({ $color }), płytka { $tile }
tajuto-board-move-buy = Kup: { $what }, płytka { $tile }
tajuto-board-move-build = Buduj na pagodzie ({ $color })
tajuto-board-move-goal = Weź cel: { $goal }
tajuto-board-move-end = Zakończ turę
tajuto-board-move-keep = Zakończ turę, zachowaj { $floor }
tajuto-board-move-keep-none = Zakończ turę, nie zachowuj żadnego
tajuto-board-group-draw = Dobierz piętro
tajuto-board-group-offer = Złóż ofiarę
tajuto-board-group-buy = Kup płytkę
tajuto-board-group-build = Buduj
tajuto-board-group-goal = Weź cel
tajuto-board-group-end = Zakończ turę

## Plansza do gry
tajuto-board-inauguration = inauguracja ({ $color })
tajuto-board-act = Co robisz
tajuto-board-act-draw = Dobierz piętro wielkości { $size }
tajuto-board-act-draw-blind = Dobierz piętro
tajuto-board-act-offer = Ofiara: { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-build = Buduj: { $color }{ $mp ->
    [0] { "" }
   *[other] , +{ $mp } PM
 }
tajuto-board-act-buy = Kup: { $what }, { $price } PM
tajuto-board-act-goal = Weź „{ $goal }”, +{ $ep } PO
tajuto-board-odds = Dobierz piętro wielkości { $size }: pasuje { $fit } z { $number }, średnio { $mp } PM
tajuto-board-odds-fit = { $percent } % pasuje
tajuto-board-gain = +{ $mp } PM
tajuto-board-note-neutral = jedna akcja więcej w każdej turze: { $use }, za { $mp } PM
tajuto-board-height = { $height } z 6
tajuto-board-tile-used = użyta w tej turze
tajuto-board-tile-dear = kosztuje { $mp } PM
tajuto-board-tray = Woreczek, wioska i cele
tajuto-board-tab-draw = Dobierz
tajuto-board-tab-shop = Kup
tajuto-board-tab-goals = Cele
tajuto-board-keep = Które piętro zachowujesz?
tajuto-board-keep-none = Żadne
