# Plansza Menary: wieża, co jest do zdecydowania, ruchy słowami.

# Kolumny i podstawy: po jednej literze (wszystkie różne), kolumny pełną nazwą.
menara-board-letter-yellow = Ż
menara-board-letter-red = C
menara-board-letter-black = A
menara-board-letter-white = B
menara-board-letter-blue = N
menara-board-column-yellow = Żółta kolumna
menara-board-column-red = Czerwona kolumna
menara-board-column-black = Czarna kolumna
menara-board-column-white = Biała kolumna
menara-board-column-blue = Niebieska kolumna
menara-board-count = { $number } × { $color }
menara-board-none = brak
menara-board-base-free = Posadzka { $floor }, podstawa { $base }, { $color }, wolna
menara-board-base-taken = Posadzka { $floor }, podstawa { $base }, { $color }, z kolumną

# Plany budowy.
menara-board-task-place =
    { $count ->
        [one] Postaw kolumnę
        [few] Postaw { $count } kolumny
       *[many] Postaw { $count } kolumn
    }
menara-board-task-floor =
    { $count ->
        [few] Postaw { $count } kolumny na jednej posadzce
       *[many] Postaw { $count } kolumn na jednej posadzce
    }
menara-board-task-move =
    { $count ->
        [one] Przenieś kolumnę na wyższe piętro
        [few] Przenieś { $count } kolumny na wyższe piętra
       *[many] Przenieś { $count } kolumn na wyższe piętra
    }
menara-board-task-fill = Zapełnij całą posadzkę
menara-board-task-shift = Przenieś posadzkę z jej kolumnami na inne piętro
menara-board-rim-free = Nowe posadzki: strona do wyboru
menara-board-rim-light = Nowe posadzki: jasną stroną do góry
menara-board-rim-dark = Nowe posadzki: ciemną stroną do góry
menara-board-pile-blue = Stos niebieski
menara-board-pile-yellow = Stos żółty
menara-board-pile-red = Stos czerwony
menara-board-pile-blue-help = zwykle łatwe
menara-board-pile-yellow-help = średnie
menara-board-pile-red-help = zwykle trudne
menara-board-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
menara-board-joined =
    { $number ->
        [one] { $number } stał się kartą piętra
        [few] { $number } stały się kartami pięter
       *[many] { $number } stało się kartami pięter
    }
menara-board-progress = { $done } z { $count }

# Wysokość i równowaga.
menara-board-tower = Wieża
menara-board-levels =
    { $levels ->
        [one] { $levels } piętro
        [few] { $levels } piętra
       *[many] { $levels } pięter
    }
menara-board-required = wymagane: { $required }
menara-board-verdict-stands = Stoi pewnie
menara-board-verdict-doubtful = Niepewne
menara-board-verdict-falls = Runie
menara-board-margin = wytrzyma przechył { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-degrees = { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-toward-0 = najsłabsza w prawo
menara-board-toward-1 = najsłabsza w tył i w prawo
menara-board-toward-2 = najsłabsza w tył
menara-board-toward-3 = najsłabsza w tył i w lewo
menara-board-toward-4 = najsłabsza w lewo
menara-board-toward-5 = najsłabsza w przód i w lewo
menara-board-toward-6 = najsłabsza w przód
menara-board-toward-7 = najsłabsza w przód i w prawo
menara-board-fills = To zapełni posadzkę { $floor }: zaraz potem przyjdzie nowa.
menara-board-out-stands = Po wyjęciu wieża stoi dobrze ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-doubtful = Po wyjęciu wieża stoi niepewnie ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-falls = Wieża runie, gdy tylko to wyjmiesz.
menara-board-foreseen =
    Potem { $levels ->
        [one] { $levels } piętro
        [few] { $levels } piętra
       *[many] { $levels } pięter
    }, wymagane: { $required }.
menara-board-fits = Pasuje.
menara-board-asking = Sprawdzanie…
menara-board-gauge-hidden = Nikt nie powie, czy to wytrzyma: zaufaj oczom.

# Wokół wieży.
menara-board-hand = Twoje kolumny
menara-board-camp = Obóz
menara-board-bag = Woreczek
menara-board-by-level = Wieża piętro po piętrze
menara-board-ground = Fundament
menara-board-level = Piętro { $level }
menara-board-level-holds = posadzki: { $floors }, kolumny: { $columns }; wolne podstawy: { $free }
menara-board-floor-number = Posadzka { $floor }
menara-board-floor-picture = Posadzka { $floor }, { $side }, liczba podstaw: { $bases }

# Widoki.
menara-board-stage =
    Wieża: { $levels ->
        [one] { $levels } piętro
        [few] { $levels } piętra
       *[many] { $levels } pięter
    }, wymagane: { $required }
menara-board-plan-label = Rzut wieży
menara-board-views = Co widać z wieży
menara-board-all-levels = Całość
menara-board-work-level = Pokaż do piętra
menara-board-spread = Rozsuń

# Decyzje.
menara-board-decision = Twoja decyzja
menara-board-tip-base = Ułóż trzy posadzki jako fundament świątyni; każda styka się z pozostałymi.
menara-board-tip-floor = Połóż nową posadzkę na kolumnach.
menara-board-tip-extend = Połóż ją przy fundamencie: kosztuje piętro.
menara-board-tip-extend-free = Połóż ją przy fundamencie.
menara-board-tip-swap = Plan stał się kartą piętra. Wymienić cały obóz?
menara-board-tip-plan = Wybierz stos; jego wierzchnia karta mówi, co budować.
menara-board-tip-place = Dotknij świecącej podstawy lub przeciągnij tam kolumnę.
menara-board-tip-practice = Postaw co najmniej jedną kolumnę i zakończ turę.
menara-board-tip-from = Wybierz kolumnę do przeniesienia.
menara-board-tip-to = Wybierz podstawę, na którą trafi.
menara-board-tip-shift = Wybierz posadzkę, potem kolumny, na które trafi.
menara-board-camp-help = Wymień dowolne swoje kolumny z obozem.
menara-board-exchange = Wymień
menara-board-camp-none = Bez wymiany
menara-board-swap = Wymień obóz
menara-board-keep = Zostaw
menara-board-stop = Zakończ turę
menara-board-which-floor = Która posadzka
menara-board-where = Dokąd
menara-board-on-columns = Na kolumnach
menara-board-at-base = Powiększ fundament (+1 piętro)
menara-board-at-base-free = Powiększ fundament
menara-board-side-light = jasna strona
menara-board-side-dark = ciemna strona
menara-board-turn-by = Obróć o { $by }°
menara-board-angle = Kąt
menara-board-exact = Dokładne położenie
menara-board-keys = Klawisze na wieży: strzałki przesuwają, R i Shift+R obracają, S dosuwa do sąsiednich, N następne miejsce, Enter potwierdza.
menara-board-confirm = Postaw
menara-board-cancel = Anuluj
menara-board-next = Następna możliwość (N)
menara-board-give-up = Zrezygnuj z planu
menara-board-give-up-sure = Plan stanie się kartą piętra: potrzeba o jedno piętro więcej. To, co zbudowane, zostaje.

# Ręka.
menara-board-tremor-calm = Spokojna ręka: elementy stają odrobinę obok środka, a wieża czasem dostaje lekkie szturchnięcie. Zostaw stopień lub dwa zapasu.
menara-board-tremor-shaky = Drżąca ręka: elementy stają obok środka, a mniej więcej co czwarty raz wieża dostaje szturchnięcie, tym mocniejsze, im wyżej budujesz. Zostaw kilka stopni zapasu.
menara-board-hand-off = Ręka zadrżała: { $off } mm obok.
menara-board-nudge = Trąciła posadzkę { $floor }.

# Ruchy słowami.
menara-board-move-base = Posadzka { $floor }, { $side } do góry
menara-board-move-floor = Nowa posadzka na kolumnach, { $side } do góry
menara-board-move-extend = Nowa posadzka przy fundamencie, { $side } do góry
menara-board-move-shift = Posadzka { $floor } na piętro { $level }
menara-board-move-camp = Oddaj { $given }, weź { $taken }
menara-board-move-camp-none = Bez wymiany
menara-board-move-plan = Odkryj kartę: { $pile }
menara-board-move-column = { $column } na posadzkę { $floor }, podstawa { $base }
menara-board-move-move = Kolumna z posadzki { $from } na posadzkę { $floor }, podstawa { $base }
menara-board-move-give-up = Zrezygnuj z planu
menara-board-move-swap-camp = Wymień cały obóz
menara-board-move-keep-camp = Zostaw obóz
menara-board-move-stop = Zakończ turę
menara-board-group-floor = Na kolumnach
menara-board-group-extend = Powiększ fundament świątyni
menara-board-group-from = Kolumna na posadzce { $floor }, podstawa { $base }
menara-board-group-camp =
    { $number ->
        [one] Wymień { $number } kolumnę
        [few] Wymień { $number } kolumny
       *[many] Wymień { $number } kolumn
    }

# Koniec.
menara-board-score-floors = Posadzki w świątyni
menara-board-score-columns = Kolumny w świątyni

# The steadiness of the hand.
menara-board-steady-title = Pewna ręka
menara-board-steady-text = Utrzymaj punkt w pierścieniu przez dwie sekundy: przeciwdziałaj kołysaniu wskaźnikiem albo strzałkami.
menara-board-steady-hold = Przytrzymaj przycisk przez dwie sekundy, potem puść. Nic się nie rusza: licz w myślach.
menara-board-steady-begin = Zacznij
menara-board-steady-press = Przytrzymaj
menara-board-steady-skip = Niech zdecyduje los
menara-board-steady-exact = Posadzka puszczona dokładnie tam, gdzie miała leżeć.
menara-board-steady-off = Posadzka puszczona { NUMBER($off, maximumFractionDigits: 1) } mm i { $turn }° obok celu.

# On one screen: the card's outlook, piles, what is left, the piece in hand.
menara-board-outlook-yes = To możliwe.
menara-board-outlook-maybe = Tylko z nową posadzką: najpierw zapełnij jedną.
menara-board-outlook-fill = Posadzka { $floor } wymaga: { $missing }.
menara-board-outlook-lack = { $needs } × { $color } (masz { $has })
menara-board-outlook-no-place = Potrzeba pasujących: { $needs }, masz { $can }.
menara-board-outlook-no-floor = Na jednej posadzce zmieścisz tylko { $can } z { $needs }.
menara-board-outlook-no-move = Wyżej można przenieść tylko { $can } z { $needs }.
menara-board-outlook-no-fill = Żadna posadzka nie ma wolnej podstawy.
menara-board-outlook-no-shift = Żadnej posadzki nie można przenieść.
menara-board-pile-able = do zrobienia { $able } z { $cards }
menara-board-pile-blue-why = Dobre przy wysokiej wieży: zostaw kilka na później.
menara-board-pile-yellow-why = Dobre, póki są wolne podstawy.
menara-board-pile-red-why = Czerwone karty są najłatwiejsze, póki wieża jest niska; niebieskich nie wystarczy.
menara-board-reveal = Odkryj
menara-board-piles = Stosy planów
menara-board-quarry-left = Kamieniołom: { $floors }
menara-board-columns-of = Kolumny
menara-board-camp-given =
    { $number ->
        [one] Wymieniono jedną kolumnę.
        [few] Wymieniono { $number } kolumny.
       *[many] Wymieniono { $number } kolumn.
    }
menara-board-tip-camp-now = Teraz dotknij tej z obozu, którą chcesz
menara-board-tip-own-now = Teraz dotknij tej, którą oddajesz
menara-board-tip-hopeless = Tej karty nie da się wykonać: zrezygnuj z niej
menara-board-tip-again = Dotknij ponownie, aby puścić
menara-board-in-hand = Element w twojej ręce
menara-board-confirm-move = Przenieś
menara-board-flip = Odwróć
menara-board-ends = Co kończy grę
menara-board-ends-text = Gra kończy się, gdy wieża runie, ułożono ostatnią posadzkę, rozegrano ostatnią kartę albo woreczek nie wystarcza, by uzupełnić rękę.
menara-board-left-floors = posadzki: { $left }
menara-board-left-columns = w woreczku: { $left }
menara-board-left-cards = karty: { $left }
menara-board-fulfilled = wykonane: { $number }
menara-board-partner = Budujecie razem: zobacz, co robią inni.
