# The browser app: pages, table, settings

## Shell
web-skip = Zum Inhalt springen
web-home = Startseite
web-navigation = Hauptnavigation
web-nav-new = Neuer Tisch
web-nav-learn = Lernen
web-nav-replay = Nachspielen
web-nav-settings = Einstellungen
web-loading = Wird geladen …
web-broken-title = Diese Seite ist nicht angekommen
web-broken-text = Vielleicht ist die Verbindung weg, oder es gibt eine neuere Version.
web-reload = Neu laden
web-live = Was geschieht
web-dismiss = Schließen: { $text }
web-offline = Keine Verbindung zum Server.
web-guest = Gast
web-yes = ja
web-no = nein
web-not-found-title = Hier hat noch niemand gebaut
web-not-found-text = Unter dieser Adresse gibt es keine Seite.

## Start page
web-hero-title = Vier Tempelspiele, ein Tisch
web-hero-text = Setz dich gegen einen Bot, teile einen Bildschirm oder schick jemandem einen Link. Nichts zu installieren, niemanden zu fragen.
web-opponent = Wer spielt gegen dich?
web-players = { $number } Spieler
web-players-range = { $least } bis { $most } Spieler
web-play-now = Jetzt spielen
web-opening = Wird geöffnet …
web-more-ways = Mit Freunden …
web-learn-game = { $game } in drei Minuten lernen
web-your-games = Deine Partien
web-your-games-none = Noch nichts. Hier erscheint deine erste Partie.
web-join-title = Mit Link dazusetzen
web-join-label = Link oder Code
web-join-go = Dazusetzen
web-join-invalid = Das ist weder ein Link noch ein Code eines Tisches.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand.
web-create-table = Tisch eröffnen
web-seat-free = Platz { $seat } frei
web-seat-number = Platz { $seat }
web-your-turn = Du bist am Zug
web-status-open = wartet
web-status-running = läuft
web-status-over = beendet
web-status-closed = geschlossen
