# Czego serwer odmawia, i jego podpowiedzi.

server-table-closed = stół jest zamknięty
server-not-begun = partia się jeszcze nie zaczęła
server-no-table = nie ma stołu { $found }
server-no-seat = przy tym stole nie ma miejsca { $seat }
server-no-viewer = nie ma miejsca { $seat }: miejsca mają numery od 1 do { $seats }, 0 to widz
server-seat-foreign = miejsce { $seat } przy tym stole nie należy do ciebie
server-seat-none = nie masz miejsca przy tym stole
server-seat-taken = miejsce { $seat } jest zajęte
server-seat-not-free = miejsce { $seat } jest zajęte albo nie istnieje
server-seat-reserved = miejsce { $seat } czeka na kogoś innego
server-seat-second = masz już miejsce przy tym stole; jedno wystarczy
server-seat-invite = miejsce { $seat } jest wolne tylko z zaproszeniem
server-all-taken = żadne miejsce nie jest wolne
server-none-open = żadne miejsce nie jest wolne dla wszystkich; może z zaproszeniem
server-nobody-there = nikt nie siedzi na miejscu { $seat }
server-sit-late = nikt już nie może usiąść: partia się zaczęła albo stół jest zamknięty
server-host-only = może to zrobić tylko gospodarz stołu
server-bot-plays = bot gra na miejscu { $seat }; najpierw odbierz miejsce
server-bot-already = bot już gra na miejscu { $seat }
server-undo-nothing = jeszcze nie było twojego ruchu
server-undo-others = w międzyczasie ruch wykonał ktoś inny
server-undo-drawn = od tego czasu coś dociągnięto: teraz wiesz więcej
server-undo-shown = odpowiedź odsłoniła coś ukrytego: teraz wiesz więcej
server-undo-bound = co puszczone, to zostaje
server-undo-bot = twój ostatni ruch wykonał bot; zostaje
server-bot-choice = o tym, który bot gra za miejsce { $seat }, decyduje siedzący tam gracz, a jeśli nie on, to stół
server-time-up = czas miejsca { $seat } minął: bot gra dalej
server-not-absent = miejsce { $seat } można oddać botowi, gdy nikogo tam nie ma albo gdy czekasz już { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
       *[other] sekund
    } i nikt nie patrzy na stół
server-invalid-invite = to zaproszenie nie jest (już) ważne; poproś o nowe
server-invite-late = zaproszenia są dla stołów, przy których partia się jeszcze nie zaczęła
server-chat-line = czat: znaleziono { $found }, oczekiwano wiersza drukowalnych znaków
server-chat-spectator = przy tym stole widzowie nie czatują
server-rematch-early = rewanż jest po partii
server-rematch-declined = { $name } nie chce rewanżu
server-rematch-begun = rewanż już się zaczął
server-branch-early = od kroku można grać dalej, gdy partia jest skończona
server-review-early = partię analizuje się po jej końcu
server-branch-over = przy kroku { $step } partia jest skończona; wybierz wcześniejszy
server-no-step = nie ma kroku { $step }: ostatni to { $last }
server-no-lesson = nie ma lekcji gry { $game }
server-nothing-at = pod { $found } niczego nie ma
server-not-signed-in = nikt nie jest tu zalogowany: POST /api/me tworzy gościa, bot wysyła swój token
server-wrong-password = nazwa i hasło do siebie nie pasują
server-wrong-passkey = ten klucz dostępu nie otwiera tu żadnego konta
server-passkey-address = klucze dostępu należą do nazwy: otwórz tę stronę przez nazwę (na tym komputerze http://localhost), a nie przez { $found }
server-passkey-late = klucz dostępu przyszedł za późno lub bez pytania; spróbuj ponownie
server-most-passkeys = jedna osoba może mieć { $most } { $most ->
        [one] klucz
        [few] klucze
       *[other] kluczy
    } dostępu; najpierw usuń jeden
server-no-passkey = nie masz klucza dostępu { $found }
server-wrong-host = ten serwer nie nazywa się { $found }; kto go prowadzi, może mu to powiedzieć przez --site lub --origins
server-wrong-origin = żądania z { $found } nie są tu przyjmowane
server-name-taken = nazwa { $found } należy do czyjegoś konta lub bota albo wygląda tak samo; wybierz inną
server-no-account = nie masz konta, więc nie ma hasła do zmiany
server-no-session = nie masz otwartej sesji na { $found }
server-has-account = masz już konto { $found }
server-bot-account = bot ma token i nie potrzebuje konta
server-bots-of-bot = bot nie może mieć botów
server-most-bots = jedna osoba może mieć { $most } { $most ->
        [one] bota
        [few] boty
       *[other] botów
    }; najpierw unieważnij jednego
server-no-bot = nie masz bota { $found }
server-most-tables = masz { $number } { $number ->
        [one] niedokończony stół
        [few] niedokończone stoły
       *[other] niedokończonych stołów
    }; najpierw dokończ lub opuść kilka
server-tables-today = dziś otwarto już { $number } stołów, na jeden dzień wystarczy
server-most-watches = jedno połączenie może śledzić { $most } { $most ->
        [one] stół
        [few] stoły
       *[other] stołów
    }
server-most-asides = dość już powiedziano i zrobiono obok partii: { $most } razy przy tym stole
server-too-fast = zbyt wiele: { $what }; zwolnij
server-too-many = zbyt wiele: { $what }, najwyżej { $most } naraz
server-what-requests = żądania
server-what-messages = wiadomości
server-what-new-guests = nowi goście
server-what-passwords = hasła
server-what-chat-lines = wiersze czatu
server-what-new-tables = nowe stoły
server-what-match-files = pliki partii
server-what-entries-beside-the-match = wpisy obok partii
server-what-sockets-in-all = połączenia łącznie
server-what-sockets-of-one-person = połączenia jednej osoby
server-what-sockets-from-one-address = połączenia z jednego adresu
server-what-hints-of-one-person = podpowiedzi dla jednej osoby
server-what-name = nazwa
server-what-title = tytuł
server-length = { $what }: znaleziono { $found }, oczekiwano od 1 do { $most } { $most ->
        [one] znaku
       *[other] znaków
    }
server-printable = { $what }: znaleziono { $found }, oczekiwano drukowalnych znaków bez [, ] i #
server-invalid-message = { $place }: znaleziono { $value }, oczekiwano: { $expected }
server-binary = znaleziono wiadomość binarną, oczekiwano tekstu
server-parts = znaleziono więcej części, niż ma jakakolwiek wiadomość
server-players-number = players: znaleziono { $number }, oczekiwano { $seats }, po jednym na każde miejsce partii
server-players-nameless = players: znaleziono bota bez nazwy, oczekiwano pola bot
server-players-bot = players: znaleziono bota { $found } na miejscu rodzaju { $kind }
server-too-big = żądanie ma { $size } B; przyjmowane jest najwyżej { $most } B
server-bigger = żądanie przekracza { $most } B
server-not-stored = serwer nie może teraz zapisywać; nic się nie zmieniło, spróbuj ponownie
server-not-ready = gra { $game } jest jeszcze przygotowywana na tym serwerze; spróbuj za minutę
server-busy = serwer ma teraz dużo pracy; spróbuj za chwilę
server-defect = coś poszło źle w serwerze; nic się nie zmieniło
server-hint-off = przy tym stole gra się bez podpowiedzi
server-hint-none = żaden bot nie ma teraz podpowiedzi; spróbuj ponownie

## Dice
server-sealed = kości tego stołu są zapieczętowane sekretem, którego ten serwer nie ma
server-promise-changed = miejsce { $seat } zapowiedziało inny udział; zapowiedzi nie można zmienić
server-promise-late = udziały zapowiada się przed rozdaniem
server-share-time = udział odkrywa się, gdy wszystkie są zapowiedziane, przed rozdaniem
server-share-other = miejsce { $seat }: to nie jest zapowiedziany udział

## Linki
server-link-invite = { $host } zaprasza cię na partię { $game }

## Powiadomienia
server-call-turn = Twój ruch
server-call-over = Partia zakończona
server-call-rematch = Rewanż?
server-call-with = { $game }, grają: { $names }
server-call-quiet = Wycisz ten stół
server-mail-confirm = Chcesz dostawać e-maile z serwisu Vihara?
server-mail-subject = { $count ->
    [one] Vihara: { $count } stół
    [few] Vihara: { $count } stoły
   *[many] Vihara: { $count } stołów
}
server-mail-why = Dostajesz tę wiadomość, bo tak wybrano na { $site }.
server-mail-stop = Aby nie dostawać więcej takich wiadomości:
server-mail-asked = Ktoś podał ten adres na { $site }, by wiedzieć, kiedy przychodzi jego ruch.
server-mail-yes = Tak, piszcie do mnie
server-mail-never = Nie, i nie pytajcie więcej
server-mail-ignore = Jeśli to nie ty, nie musisz nic robić.
server-mail-asks-yes = Dostawać e-mail, gdy przyjdzie twój ruch?
server-mail-asks-no = Żadnych więcej e-maili na ten adres?
server-mail-no = Koniec z e-mailami
server-mail-done-yes = Od teraz dostaniesz e-mail, gdy przyjdzie twój ruch, najwyżej jeden na godzinę.
server-mail-done-no = Nie będzie więcej e-maili.
server-mail-code = ten link nie jest (już) ważny
server-mail-address = adres: znaleziono { $found }, oczekiwano adresu e-mail
server-no-mail = ten serwer nie wysyła e-maili
server-address = adres: znaleziono { $found }, oczekiwano adresu https publicznego serwera
server-push-keys = klucze: znaleziono { $found }, oczekiwano kluczy subskrypcji push
server-no-channel = nie dostajesz powiadomień przez { $found }
server-most-channels = więcej sposobów tego rodzaju jedna osoba mieć nie może: { $most }; najpierw usuń któryś
server-most-quiet = liczba wyciszonych stołów to już { $most }
server-what-ways-to-be-called = sposobów powiadamiania
server-what-mails-to-new-addresses = e-maili na nowe adresy

## Being known
server-undo-rated = przy stole rankingowym niczego się nie cofa
server-rated-alone = przy stole rankingowym każdy gra sam
server-rated-account = stoły rankingowe są dla osób z kontem
server-rated-game = tego nie można liczyć do rankingu: nikt nie gra przeciw nikomu
server-rated-time = stół rankingowy wymaga zegara, po którego upływie się przegrywa
server-rated-hints = przy stole rankingowym nie ma podpowiedzi
server-rated-seats = przy stole rankingowym każdy ma jedno miejsce
server-rated-bots = z botów do rankingu liczy się tylko pięć poziomów
server-avatar = avatar: znaleziono { $found }, oczekiwano jednego z naszych znaków
server-no-profile = nie ma takiego profilu albo jest prywatny
server-leave-bot = bota odwołuje jego właściciel
server-leave-name = name: znaleziono { $found }, dla pewności oczekiwano twojej nazwy
server-most-seekers = w tej chwili czeka zbyt wiele osób
server-company-self = to ty
server-most-company = na tej liście jest już { $most }
server-no-company = na twoich listach nie ma { $found }
