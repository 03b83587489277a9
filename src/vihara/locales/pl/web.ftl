# The browser app: pages, table, settings

## Shell
web-skip = Przejdź do treści
web-home = Strona główna
web-navigation = Nawigacja główna
web-nav-new = Nowy stół
web-nav-learn = Nauka
web-nav-puzzles = Zadania
web-nav-replay = Powtórka
web-nav-settings = Ustawienia
web-loading = Wczytywanie…
web-preparing-title = Przygotowanie zasad
web-preparing = Przygotowuję zasady gry { $game }. Dzieje się to tylko przy pierwszym uruchomieniu i trwa około pół minuty…
web-broken-title = Nie udało się wczytać strony
web-broken-text = Być może nie ma połączenia albo jest już nowsza wersja.
web-reload = Wczytaj ponownie
web-live = Co się dzieje
web-dismiss = Zamknij: { $text }
web-offline = Brak połączenia z serwerem.
web-why = Zasada { $clause }: pokaż tekst
web-guest = Gość
web-yes = tak
web-no = nie
web-not-found-title = Tu nikt nie budował
web-not-found-text = Pod tym adresem nie ma strony.

## Start page
web-hero-title = Cztery gry świątynne, jeden stół
web-hero-text = Zagraj z botem, na jednym ekranie albo ze znajomymi przez link. Bez instalacji, bez rejestracji.
web-opponent = Wybierz przeciwnika
web-partner = Gdy wygrywacie razem, wyższy poziom rzadziej się myli.
web-players =
    { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
        *[other] { $number } graczy
    }
web-players-range = od { $least } do { $most } graczy
web-play-now = Zagraj
web-opening = Otwieranie…
web-more-ways = Ze znajomymi…
web-your-games = Twoje partie
web-join-title = Dołącz przez link
web-join-label = Link lub kod
web-join-go = Dołącz
web-join-invalid = To nie jest link ani kod stołu.
web-open-tables = Otwarte stoły
web-open-tables-none = W tej chwili nikt nie czeka.
web-create-table = Otwórz stół
web-seat-free = miejsce { $seat } wolne
web-seat-number = Miejsce { $seat }
web-your-turn = Twój ruch
web-continue = Graj dalej
web-status-open = oczekuje
web-status-running = trwa
web-status-over = zakończona
web-status-closed = zamknięty

## Table
web-table-failed = Nie można pokazać tego stołu
web-reconnecting = Utracono połączenie. Wznawianie…
web-try-now = Spróbuj teraz
web-closed = Ten stół został zamknięty.
web-seats = Gracze
web-you = ty
web-bot = bot
web-waiting-for-player = czeka na gracza
web-stand-in = zastępstwo: { $bot }
web-away = nieobecny
web-to-move = teraz gra
web-clock = Zegar: { $name }
web-score = Punkty
web-total = Razem
web-turn-of = Ruch ma { $name }.
web-again = Ostatnie ruchy
web-again-now = Od twojego ostatniego ruchu
web-undo = Cofnij
web-no-undo-nothing = Jeszcze nie było twojego ruchu.
web-no-undo-others = W międzyczasie ruch wykonał ktoś inny.
web-no-undo-drawn = Od tego czasu coś dociągnięto: teraz wiesz więcej.
web-no-undo-shown = Odpowiedź odsłoniła coś ukrytego: teraz wiesz więcej.
web-no-undo-bound = Co puszczone, to zostaje.
web-no-undo-bot = Twój ostatni ruch wykonał bot; zostaje.
web-hint = Podpowiedź
web-hint-title = Bot zagrałby tak
web-hint-win = { $percent } % szans na wygraną
web-thinking = Myśli…
web-moves = Możliwe ruchy
web-moves-always = Zawsze pokazuj możliwe ruchy
web-confirm-moves = Pytaj przed każdym ruchem
web-moves-none = Teraz nie ma nic do wyboru.
web-moves-filter = Szukaj ruchów
web-moves-more = Pokaż jeszcze { $number }
web-more = Więcej…
web-rules = Zasady
web-all-rules = Wszystkie zasady
web-download = Plik partii
web-offer-end = Zaproponuj zakończenie partii
web-offered = { $name } proponuje zakończenie partii.
web-agree = Zgoda
web-decline = Odmów
web-resign = Poddaj partię
web-resign-sure = Tak, poddaję partię
web-let-bot-play = Niech bot zagra za mnie
web-take-back = Gram dalej za siebie
web-leave = Zaraz wracam
web-come-back = Jestem z powrotem
web-stand-in-for = Niech zagra bot
web-dice = Pieczęć losowania
web-fair = Uczciwe losowanie
web-fair-text = Przed rozdaniem serwer pokazuje pieczęć swojego klucza, a każda przeglądarka pieczęć własnego udziału. Los bierze się ze wszystkich razem, więc nikt nie może go wybrać. Po partii klucz i udziały są jawne.
web-fair-open = dodaje udział
web-fair-promised = zapieczętowano udział
web-fair-awaited = czekamy na udział
web-fair-none = nie dodaje udziału
web-fair-bot = to bot, niczego sam nie dodaje
web-fair-absent = udział nie przyszedł na czas
web-fair-withheld = zapieczętowanego udziału nie odkryto
web-fair-mine = Twój udział:
web-fair-check = Sprawdź teraz
web-fair-true = Sprawdzono na tym urządzeniu: wszystkie losowania ({ $draws }) biorą się z klucza i udziałów wszystkich.
web-fair-alone = Sprawdzono na tym urządzeniu: wszystkie losowania ({ $draws }) biorą się z klucza. Wybrała go jedna strona.
web-fair-skipped = Początkowe losowania ({ $number }) pochodzą skądinąd i nie zostały sprawdzone.
web-fair-first = Miejsce { $seat } wylosowano na początek w tym samym losowaniu.
web-fair-seen = Pieczęcie są te same, które ta przeglądarka widziała przed rozdaniem.
web-fair-unseen = Pieczęcie nie są tymi, które ta przeglądarka widziała przed rozdaniem!
web-fair-not = To nie dowodzi nazw ani dat, ani tego, że na końcu pliku niczego nie brakuje. Co mogło zostać wylosowane, wymienił serwer.
web-fair-wrong-seed = W tym pliku nie ma klucza, losowania nie da się sprawdzić.
web-fair-wrong-hash = Klucz nie pasuje do swojej pieczęci.
web-fair-wrong-shares = Brakuje udziału któregoś miejsca albo jest błędny.
web-fair-wrong-first = Na początek wylosowano inne miejsce.
web-fair-wrong-draw = Jedno z losowań nie bierze się z klucza i udziałów.
web-dealing = Zaraz rozdanie: czekamy jeszcze na udziały wszystkich.
web-status-dealing = rozdawanie
web-entry-absent = Rozdanie odbyło się bez brakującego udziału.
web-close = Zamknij
web-cancel = Anuluj
web-result = Wynik
web-log = Przebieg
web-chat = Czat
web-chat-none = Jeszcze nikt nic nie napisał.
web-chat-label = Wiadomość
web-chat-send = Wyślij

## What happened at the table
web-entry-sit = { $name } siada przy stole.
web-entry-stand = { $name } wstaje od stołu.
web-entry-undo = { $name } cofa ruch.
web-entry-offer = { $name } proponuje koniec.
web-entry-decline = { $name } odmawia.
web-entry-rematch = { $name } chce zagrać jeszcze raz.
web-entry-no-rematch = { $name } nie chce grać jeszcze raz.
web-entry-leave = { $name } odchodzi na chwilę.
web-entry-back = { $name } wraca do stołu.
web-entry-stand-in = { $bot } gra za gracza { $name }.
web-entry-end = Koniec partii.

## The end
web-you-won = Wygrywasz!
web-won = Wygrywa { $name }
web-shared = { $names } dzielą zwycięstwo
web-nobody-won = Nikt nie wygrywa
web-won-together = Wygrywacie razem!
web-lost-together = Przegrywacie razem
web-rematch = Rewanż
web-rematch-go = Do następnej partii
web-rematch-no = Nie, dziękuję
web-watch-again = Obejrzyj powtórkę
web-review = Szczęście czy umiejętności?
web-stronger = Zagraj z przeciwnikiem { $bot }
web-stronger-together = Zagraj wspólnie z: { $bot }
web-next-game = Twoja kolej: { $game }
web-shared-link = Skopiowano link. Kto go otworzy, zobaczy partię.
web-decided = Co zdecydowało: { $label }, +{ $points }
web-list-won = Wygrana
web-list-lost = Przegrana
web-invite-qr = Zaproszenie jako kod QR

## One screen
web-pass-to = Przekaż urządzenie: { $name }
web-pass-text = Wszystkie ręce są zakryte. Pozostali nie patrzą.
web-pass-show = To ja, { $name }: pokaż moją rękę
web-pass-wait = Grają pozostali…
web-shared-screen = Kilka osób gra na tym urządzeniu: między ruchami ręce są zakrywane.

## Waiting for players
web-lobby-title = Oczekiwanie na graczy
web-lobby-text =
    { $number ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $number } miejsca są jeszcze wolne.
        [many] { $number } miejsc jest jeszcze wolnych.
        *[other] { $number } miejsca jest jeszcze wolne.
    } Partia zacznie się sama.
web-invite = Utwórz link
web-invite-link = Zaproszenie na miejsce { $seat }
web-copy = Kopiuj link
web-copied = Skopiowano link: wyślij go jednej osobie.
web-copy-by-hand = Kopiowanie jest tu niedozwolone: zaznacz link i skopiuj go ręcznie.
web-share = Udostępnij
web-revoke = Unieważnij link
web-sit = Usiądź
web-invited-title = Masz zaproszenie
web-invited-by = { $host } zaprasza do gry { $game }.
web-invited-text = Ktoś trzyma dla ciebie miejsce przy stole w serwisie Vihara.

## Opening a table
web-new-title = Otwórz stół
web-new-game = Gra
web-new-seats = Miejsca
web-new-options = Warianty
web-preset = Jak zacząć
web-preset-own = Po swojemu
web-preset-own-help = Samodzielny wybór wszystkich opcji.
web-new-time = Czas
web-new-more = Stół
web-who-me = Ja
web-who-me-too = Inna osoba na tym urządzeniu
web-who-invite = Ktoś, przez link
web-who-open = Ktokolwiek
web-who-bot = Bot: { $bot }
web-name = Nick
web-name-of-seat = Nick na miejscu { $seat }
web-your-name = Twój nick
web-remove = Usuń
web-add-seat = Dodaj miejsce
web-time = Limit czasu
web-time-none = brak
web-time-per = Liczy się
web-time-per-turn = na każdy ruch
web-time-per-seat = na całą partię
web-time-zero = Po czasie
web-time-zero-bot = gra bot
web-time-zero-resign = partia jest przegrana
web-seconds =
    { $number ->
        [one] { $number } sekunda
        [few] { $number } sekundy
        *[other] { $number } sekund
    }
web-minutes =
    { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
        *[other] { $number } minut
    }
web-hours =
    { $number ->
        [one] { $number } godzina
        [few] { $number } godziny
        *[other] { $number } godzin
    }
web-table-title = Nazwa stołu
web-public = Widoczny dla wszystkich
web-spectators = Inni mogą oglądać

## Replay
web-replay-setup = Przygotowanie
web-replay-drop = Upuść tu plik partii
web-replay-drop-text = Pliki mają końcówkę .vihara. Nic nie jest zapisywane.
web-replay-choose = Wybierz plik
web-replay-yours = Twoje zakończone partie
web-replay-none = Żadna partia jeszcze się nie skończyła.
web-replay-controls = Sterowanie
web-replay-first = Na początek
web-replay-turn-back = Jedna tura wstecz
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-next = Krok naprzód
web-replay-turn-next = Jedna tura naprzód
web-replay-last = Na koniec
web-replay-step = Krok { $step } z { $last }, tura { $turn }
web-replay-seat = Widok gracza
web-replay-pace = Tempo
web-spectator = Widz
web-branch = Graj dalej stąd
web-branch-text = Nowa partia zaczyna się od tej pozycji; resztę miejsc zajmują boty.
web-branch-seat = Twoje miejsce
web-branch-bot = Boty
web-branch-go = Zacznij tutaj

## Settings
web-settings-device = Na tym urządzeniu
web-settings-you = Ty
web-language = Język
web-theme = Kolory
web-theme-auto = jak w systemie
web-theme-light = Kość słoniowa (jasne)
web-theme-dark = Indygo (ciemne)
web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = pełne
web-motion-quick = szybkie
web-motion-none = brak
web-quality = Jakość obrazu
web-quality-auto = automatyczna
web-quality-high = wysoka
web-quality-low = niska
web-sound = Dźwięki
web-volume = Głośność
web-notify = Powiadom, gdy przyjdzie mój ruch
web-waiting = { $number ->
    [one] , { $number } stół czeka na ciebie
    [few] , { $number } stoły czekają na ciebie
   *[many] , { $number } stołów czeka na ciebie
}
web-waiting-title = Czekają na ciebie
web-left = zostało { $time }
web-calls = Gdy przyjdzie twój ruch
web-notify-text = Także gdy żadna strona nie jest otwarta. Pokazuje stół i graczy, nigdy twoje karty.
web-notify-on = Powiadomienia na tym urządzeniu są włączone.
web-notify-denied = Przeglądarka nie pozwala tu na powiadomienia. Możesz na nie pozwolić w jej ustawieniach dla tej strony, a potem włączyć je tutaj.
web-notify-near = Przeglądarka nie połączyła się ze swoją usługą push. Powiadomienia przyjdą tylko wtedy, gdy strona Vihara jest otwarta.
web-notify-home = Ta przeglądarka nie pokazuje powiadomień ze stron. Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego.
web-mail = E-mailem
web-mail-text = Najwyżej jeden e-mail na godzinę, ze wszystkim, co czeka. Najpierw wyślemy link do potwierdzenia, na jeden adres najwyżej raz dziennie.
web-mail-address = Twój adres e-mail
web-mail-ask = Wyślij link
web-mail-asked = Zajrzyj do skrzynki: link w wiadomości to włączy.
web-mail-waits = { $address }: czeka na otwarcie linku z wiadomości.
web-mail-on = E-maile przychodzą na { $address }.
web-mail-remove = Koniec z e-mailami
web-webhooks = Dla botów i czatów (webhooki)
web-webhook-text = Ten adres dostaje podpisaną wiadomość, gdy przyjdzie twój ruch.
web-webhook-url = Adres
web-webhook-add = Dodaj
web-webhook-secret = Sekret podpisujący wiadomości, widoczny tylko teraz:
web-webhook-remove = Usuń { $url }
web-mute-table = Wycisz powiadomienia
web-table-muted = Z tego stołu nie będzie już powiadomień.
web-table-called = Powiadomienia z tego stołu znów są włączone.
web-save = Zapisz
web-saved = Zapisano.
web-account = Konto
web-account-text = Z nazwą i hasłem znajdziesz swoje partie na innym urządzeniu. Adres e-mail nie jest potrzebny.
web-account-name = Nazwa konta
web-account-is = Zalogowane konto: { $name }.
web-password = Hasło (co najmniej 8 znaków)
web-register = Załóż konto
web-registered = Konto jest gotowe.
web-sign-in = Zaloguj się
web-signed-in = Witaj ponownie.
web-sign-out = Wyloguj się
web-signed-out = Wylogowano.
web-forget = Zapomnij mnie na tym urządzeniu
web-forget-sure = Bez konta nie ma powrotu. Zapomnij
web-passkey = Klucz dostępu
web-passkey-text = Wracaj przez odcisk palca, twarz albo blokadę urządzenia zamiast hasła.
web-passkey-make = Utwórz klucz dostępu
web-passkey-made = Klucz dostępu jest gotowy.
web-passkey-use = Zaloguj się kluczem dostępu
web-passkey-none = Nie utworzono ani nie użyto klucza dostępu.
web-passkey-remove = Usuń { $name }
web-password-change = Zmień hasło
web-password-changed = Hasło zmienione. Inne urządzenia są wylogowane.
web-password-old = Obecne hasło
web-sessions = Zalogowane urządzenia
web-device-unknown = Nieznane urządzenie
web-session-here = to urządzenie
web-sign-out-there = Wyloguj na { $device }
web-sign-out-everywhere = Wyloguj wszędzie
web-stand-in-choice = Gdy mnie nie ma, gra za mnie
web-stand-in-table = ten, kogo przewiduje stół
