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
tajuto-board-phase-use = Użyj płytki akcji: dobierz, złóż ofiarę albo kup
tajuto-board-phase-more = Użyj kolejnej płytki akcji albo zakończ turę
tajuto-board-phase-build = Piętro przed tobą pasuje: zbuduj je w tej turze
tajuto-board-wait = Gra { $name }
tajuto-board-over = Gra skończona
tajuto-board-do = Wykonaj
tajuto-board-tiles = Twoje płytki akcji
tajuto-board-tile-auto = Używana jest najtańsza płytka akcji; kliknij płytkę, aby ją wybrać.
tajuto-board-tile-chosen = Użyta zostanie płytka akcji { $tile }.
tajuto-board-front = Piętra przed tobą
tajuto-board-waits = czeka
tajuto-board-pagoda = Pagoda ({ $color }), piętra: { $height } z 6

## Worek, wioska i cele
tajuto-board-bag = Dobierz piętro
tajuto-board-bag-help = Ile pięter danej wielkości teraz pasuje i ile PM dają średnio.
tajuto-board-size = Szukaj dotykiem piętra wielkości { $size }
tajuto-board-village = Kup płytkę
tajuto-board-discount = twoje targi obniżają cenę o { $mp } PM
tajuto-board-neutral = Płytka { $tile }: { $use }
tajuto-board-left = { $left } z { $copies }
tajuto-board-sold = sprzedane
tajuto-board-inaugurations = Inauguracje
tajuto-board-inauguration-price = po { $mp } PM, po ukończeniu 4 PO
tajuto-board-goals = Cele, po 1 PO
tajuto-board-claim = Weź
tajuto-board-taken = zajęty
tajuto-board-missed = poza zasięgiem
tajuto-board-at-end = na koniec

## Co dałby ruch
tajuto-board-sum = Punkty medytacji: z { $before } na { $after }
tajuto-board-term-mp = PM
tajuto-board-term-ep = PO
tajuto-board-term-tile = płytka { $tile }
tajuto-board-term-price = cena
tajuto-board-term-floors = piętra
tajuto-board-term-offering = ofiara
tajuto-board-term-stone = kamień
tajuto-board-note-discount = cena { $full } − { $discount } dzięki twoim targom
tajuto-board-note-ep = warta { $ep } PO
tajuto-board-note-bet = { $ep } PO, jeśli pagoda zostanie ukończona
tajuto-board-note-shrine = z obecnymi płytkami dodaje { $ep } PO
tajuto-board-note-market = wszystkie późniejsze zakupy tańsze o { $mp } PM
tajuto-board-note-draw = pasowałoby { $fit } z { $number } pięter ({ $share } %)
tajuto-board-note-finishes = kończy pagodę
tajuto-board-note-inaugurated-own = jej płytka inauguracji należy do ciebie
tajuto-board-note-inaugurated = jej płytkę inauguracji ma { $name }
tajuto-board-note-ends = to kończy grę
tajuto-board-note-returned = wraca do worka: { $floors }
tajuto-board-note-kept = zostaje: { $floors }
tajuto-board-note-goal = potem możesz wziąć cel: { $goal }

## Gracze
tajuto-board-players = Gracze
tajuto-board-mp = { $mp } PM
tajuto-board-ep = { $ep } PO
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
tajuto-board-move-draw = { $tile }: dobierz piętro wielkości { $size }
tajuto-board-move-draw-blind = { $tile }: dobierz piętro
tajuto-board-move-offer = { $tile }: ofiara na pagodzie ({ $color })
tajuto-board-move-buy = { $tile }: kup { $what }
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

