# The browser app: pages, table, settings

## Shell
web-skip = Przejdź do treści
web-home = Strona główna
web-navigation = Nawigacja główna
web-nav-new = Nowy stół
web-nav-learn = Nauka
web-nav-replay = Powtórka
web-nav-settings = Ustawienia
web-loading = Wczytywanie …
web-broken-title = Strona nie dotarła
web-broken-text = Być może nie ma połączenia albo jest już nowsza wersja.
web-reload = Wczytaj ponownie
web-live = Co się dzieje
web-dismiss = Zamknij: { $text }
web-offline = Brak połączenia z serwerem.
web-guest = Gość
web-yes = tak
web-no = nie
web-not-found-title = Tu nikt nie budował
web-not-found-text = Pod tym adresem nie ma strony.

## Start page
web-hero-title = Cztery świątynne gry, jeden stół
web-hero-text = Usiądź naprzeciw bota, zagraj na jednym ekranie albo wyślij komuś link. Nic nie trzeba instalować.
web-opponent = Kto zagra z tobą?
web-players = { $number } graczy
web-players-range = od { $least } do { $most } graczy
web-play-now = Zagraj
web-opening = Otwieranie …
web-more-ways = Ze znajomymi …
web-learn-game = Naucz się gry { $game } w trzy minuty
web-your-games = Twoje partie
web-your-games-none = Jeszcze nic. Tu pojawi się twoja pierwsza partia.
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
web-status-open = oczekuje
web-status-running = trwa
web-status-over = zakończona
web-status-closed = zamknięty
