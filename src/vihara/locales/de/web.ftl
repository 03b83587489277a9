# The browser app: pages, table, settings

## Shell
web-skip = Zum Inhalt springen
web-home = Startseite
web-navigation = Hauptnavigation
web-nav-new = Neuer Tisch
web-nav-learn = Lernen
web-nav-puzzles = Rätsel
web-nav-replay = Nachspielen
web-nav-settings = Einstellungen
web-loading = Wird geladen…
web-preparing-title = Regeln vorbereiten
web-preparing = Die Regeln von { $game } werden vorbereitet. Das geschieht nur beim ersten Start und dauert etwa eine halbe Minute…
web-broken-title = Diese Seite konnte nicht geladen werden
web-broken-text = Vielleicht bist du offline, oder es gibt eine neuere Version.
web-reload = Neu laden
web-live = Was geschieht
web-dismiss = Schließen: { $text }
web-offline = Keine Verbindung zum Server.
web-why = Regel { $clause }: Text zeigen
web-guest = Gast
web-yes = ja
web-no = nein
web-not-found-title = Hier hat noch niemand gebaut
web-not-found-text = Unter dieser Adresse gibt es keine Seite.

## Start page
web-hero-title = Vier Tempelspiele, ein Tisch
web-hero-text = Spiel gegen Bots, zu zweit an einem Gerät oder mit Freunden per Link. Ohne Installation, ohne Anmeldung.
web-opponent = Wähl deinen Gegner
web-partner = Wo ihr gemeinsam gewinnt, patzt eine höhere Stufe seltener.
web-players = { $number } Spieler
web-players-range = { $least } bis { $most } Spieler
web-play-now = Jetzt spielen
web-opening = Wird geöffnet…
web-more-ways = Mit Freunden…
web-your-games = Deine Partien
web-join-title = Per Link mitspielen
web-join-label = Link oder Code
web-join-go = Mitspielen
web-join-invalid = Das ist weder ein Link noch ein Code eines Tisches.
web-open-tables = Offene Tische
web-open-tables-none = Gerade wartet niemand.
web-create-table = Tisch eröffnen
web-seat-free = Platz { $seat } frei
web-seat-number = Platz { $seat }
web-your-turn = Du bist am Zug
web-continue = Weiterspielen
web-status-open = wartet
web-status-running = läuft
web-status-over = beendet
web-status-closed = geschlossen

## Table
web-table-failed = Dieser Tisch lässt sich nicht zeigen
web-reconnecting = Verbindung verloren. Wird wiederhergestellt…
web-try-now = Jetzt versuchen
web-closed = Dieser Tisch wurde geschlossen.
web-seats = Spieler
web-you = du
web-bot = Bot
web-waiting-for-player = wartet auf jemanden
web-stand-in = vertreten durch { $bot }
web-away = abwesend
web-to-move = am Zug
web-clock = Uhr: { $name }
web-score = Punkte
web-total = Summe
web-turn-of = { $name } ist am Zug.
web-again = Letzte Züge
web-again-now = Das geschah seit deinem Zug
web-undo = Zurücknehmen
web-no-undo-nothing = Du hast noch nicht gezogen.
web-no-undo-others = Inzwischen hat jemand anders gezogen.
web-no-undo-drawn = Seitdem wurde etwas gezogen: Jetzt weißt du mehr als vorher.
web-no-undo-shown = Die Antwort hat etwas Verdecktes gezeigt: Jetzt weißt du mehr als vorher.
web-no-undo-bound = Was du losgelassen hast, bleibt liegen.
web-no-undo-bot = Deinen letzten Zug hat ein Bot gemacht; er bleibt.
web-hint = Tipp
web-hint-title = Das würde der Bot spielen
web-hint-win = { $percent } % Gewinnchance
web-thinking = Denkt nach…
web-moves = Mögliche Züge
web-moves-always = Mögliche Züge immer zeigen
web-confirm-moves = Vor jedem Zug nachfragen
web-moves-none = Gerade gibt es nichts zu wählen.
web-moves-filter = Züge suchen
web-moves-more = { $number } weitere zeigen
web-more = Mehr…
web-rules = Regeln
web-all-rules = Alle Regeln
web-download = Partiedatei
web-offer-end = Ende der Partie anbieten
web-offered = { $name } bietet an, die Partie zu beenden.
web-agree = Einverstanden
web-decline = Ablehnen
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-let-bot-play = Einen Bot für mich spielen lassen
web-take-back = Selbst weiterspielen
web-leave = Kurz weg
web-come-back = Ich bin wieder da
web-stand-in-for = Einen Bot einspringen lassen
web-dice = Siegel des Zufalls
web-fair = Fairer Zufall
web-fair-text = Vor dem Austeilen zeigt der Server ein Siegel seines Schlüssels und jeder Browser das Siegel eines eigenen Anteils. Der Zufall kommt von allen zusammen, also kann ihn niemand wählen. Nach der Partie liegen Schlüssel und Anteile offen.
web-fair-open = trägt einen Anteil bei
web-fair-promised = hat einen Anteil versiegelt
web-fair-awaited = ein Anteil steht noch aus
web-fair-none = trägt keinen Anteil bei
web-fair-bot = ist ein Bot und trägt nichts Eigenes bei
web-fair-absent = hat nicht rechtzeitig beigetragen
web-fair-withheld = hat den versiegelten Anteil nicht aufgedeckt
web-fair-mine = Dein eigener Anteil:
web-fair-check = Jetzt prüfen
web-fair-true = Auf diesem Gerät geprüft: Alle Ziehungen ({ $draws }) kommen vom Schlüssel und von den Anteilen aller.
web-fair-alone = Auf diesem Gerät geprüft: Alle Ziehungen ({ $draws }) kommen vom Schlüssel. Eine Seite allein hat ihn gewählt.
web-fair-skipped = Die ersten Ziehungen ({ $number }) kommen von anderswo und wurden nicht geprüft.
web-fair-first = Platz { $seat } wurde als Erster ausgelost, vom selben Zufall.
web-fair-seen = Die Siegel sind die, die dieser Browser vor dem Austeilen gesehen hat.
web-fair-unseen = Die Siegel sind nicht die, die dieser Browser vor dem Austeilen gesehen hat!
web-fair-not = Das beweist weder Namen und Daten noch, dass am Ende einer Datei nichts fehlt. Was jeweils gezogen werden konnte, hat der Server aufgelistet.
web-fair-wrong-seed = In dieser Datei steht kein Schlüssel, also lässt sich nichts prüfen.
web-fair-wrong-hash = Der Schlüssel passt nicht zu seinem Siegel.
web-fair-wrong-shares = Der Anteil eines Platzes fehlt oder ist falsch.
web-fair-wrong-first = Ein anderer Platz wurde als Erster ausgelost.
web-fair-wrong-draw = Eine Ziehung kommt nicht vom Schlüssel und den Anteilen.
web-dealing = Gleich wird ausgeteilt: Es fehlen noch Anteile am Zufall.
web-status-dealing = wird ausgeteilt
web-entry-absent = Das Austeilen ging ohne einen fehlenden Anteil weiter.
web-close = Schließen
web-cancel = Abbrechen
web-result = Ergebnis
web-log = Verlauf
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-label = Nachricht
web-chat-send = Senden

## What happened at the table
web-entry-sit = { $name } setzt sich.
web-entry-stand = { $name } steht auf.
web-entry-undo = { $name } nimmt einen Schritt zurück.
web-entry-offer = { $name } bietet an, die Partie zu beenden.
web-entry-decline = { $name } lehnt ab.
web-entry-rematch = { $name } möchte noch einmal spielen.
web-entry-no-rematch = { $name } möchte nicht noch einmal spielen.
web-entry-leave = { $name } ist kurz weg.
web-entry-back = { $name } ist zurück.
web-entry-stand-in = { $bot } spielt für { $name }.
web-entry-end = Die Partie ist zu Ende.

## The end
web-you-won = Du gewinnst!
web-won = { $name } gewinnt
web-shared = { $names } teilen sich den Sieg
web-nobody-won = Niemand gewinnt
web-won-together = Ihr gewinnt gemeinsam!
web-lost-together = Ihr verliert gemeinsam
web-rematch = Revanche
web-rematch-go = Zur nächsten Partie
web-rematch-no = Nein danke
web-watch-again = Partie nachspielen
web-review = Glück oder Können?
web-stronger = Gegen { $bot } spielen
web-stronger-together = Mit { $bot } spielen
web-next-game = Weiter: { $game } wartet auf dich
web-shared-link = Link kopiert. Wer ihn öffnet, sieht die Partie.
web-decided = Entscheidend: { $label }, +{ $points }
web-list-won = Gewonnen
web-list-lost = Verloren
web-invite-qr = Einladung als QR-Code

## One screen
web-pass-to = Gib das Gerät an { $name }
web-pass-text = Alle Hände sind verdeckt. Die anderen schauen jetzt weg.
web-pass-show = Ich bin { $name }: Hand zeigen
web-pass-wait = Die anderen spielen…
web-shared-screen = Mehrere spielen an diesem Gerät: Zwischen den Zügen werden die Hände verdeckt.

## Waiting for players
web-lobby-title = Warten auf Mitspieler
web-lobby-text =
    { $number ->
        [one] Ein Platz ist noch frei.
        *[other] { $number } Plätze sind noch frei.
    } Die Partie beginnt von selbst.
web-invite = Link erstellen
web-invite-link = Einladung für Platz { $seat }
web-copy = Link kopieren
web-copied = Link kopiert: Schick ihn einer Person.
web-copy-by-hand = Kopieren ist hier nicht erlaubt: Markiere den Link und kopiere ihn von Hand.
web-share = Teilen
web-revoke = Link zurückziehen
web-sit = Hinsetzen
web-invited-title = Du bist eingeladen
web-invited-by = { $host } lädt dich zu { $game } ein.
web-invited-text = Jemand hält dir an einem Tisch einen Platz frei.

## Opening a table
web-new-title = Einen Tisch eröffnen
web-new-game = Spiel
web-new-seats = Plätze
web-new-options = Spielweise
web-preset = Womit anfangen
web-preset-own = Eigene Wahl
web-preset-own-help = Alle Optionen selbst wählen.
web-new-time = Zeit
web-new-more = Tisch
web-who-me = Ich
web-who-me-too = Noch jemand an diesem Gerät
web-who-invite = Jemand per Link
web-who-open = Irgendwer
web-who-bot = Bot: { $bot }
web-name = Name
web-name-of-seat = Name von Platz { $seat }
web-your-name = Dein Name
web-remove = Entfernen
web-add-seat = Platz hinzufügen
web-time = Zeitlimit
web-time-none = keins
web-time-per = Gilt für
web-time-per-turn = jeden Zug
web-time-per-seat = die ganze Partie
web-time-zero = Bei null
web-time-zero-bot = spielt ein Bot
web-time-zero-resign = ist die Partie verloren
web-seconds =
    { $number ->
        [one] { $number } Sekunde
        *[other] { $number } Sekunden
    }
web-minutes =
    { $number ->
        [one] { $number } Minute
        *[other] { $number } Minuten
    }
web-hours =
    { $number ->
        [one] { $number } Stunde
        *[other] { $number } Stunden
    }
web-table-title = Name des Tisches
web-public = Für alle sichtbar
web-spectators = Andere dürfen zusehen

## Replay
web-replay-setup = Aufbau
web-replay-drop = Partiedatei hierher ziehen
web-replay-drop-text = Dateien enden auf .vihara. Es wird nichts gespeichert.
web-replay-choose = Datei wählen
web-replay-yours = Deine beendeten Partien
web-replay-none = Noch ist keine Partie zu Ende.
web-replay-controls = Steuerung
web-replay-first = An den Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-turn-next = Einen Zug weiter
web-replay-last = Ans Ende
web-replay-step = Schritt { $step } von { $last }, Zug { $turn }
web-replay-seat = Ansicht von
web-replay-pace = Tempo
web-spectator = Zuschauer
web-branch = Von hier weiterspielen
web-branch-text = Eine neue Partie beginnt mit dieser Stellung; Bots übernehmen die anderen Plätze.
web-branch-seat = Dein Platz
web-branch-bot = Bots
web-branch-go = Hier beginnen

## Settings
web-settings-device = Auf diesem Gerät
web-settings-you = Du
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = Elfenbein (hell)
web-theme-dark = Indigo (dunkel)
web-motion = Bewegung
web-motion-auto = wie das System
web-motion-full = voll
web-motion-quick = schnell
web-motion-none = keine
web-quality = Bildqualität
web-quality-auto = automatisch
web-quality-high = hoch
web-quality-low = niedrig
web-sound = Klänge
web-volume = Lautstärke
web-notify = Benachrichtigen, wenn ich am Zug bin
web-waiting = { $number ->
    [one] , { $number } Tisch wartet auf dich
   *[other] , { $number } Tische warten auf dich
}
web-waiting-title = Warten auf dich
web-left = noch { $time }
web-calls = Wenn du am Zug bist
web-notify-text = Auch wenn keine Seite offen ist. Zeigt den Tisch und wer spielt, nie deine Karten.
web-notify-on = Du wirst auf diesem Gerät benachrichtigt.
web-notify-denied = Der Browser erlaubt hier keine Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Seite erlauben und dann hier wieder einschalten.
web-notify-near = Dieser Browser hat seinen Push-Dienst nicht erreicht. Du wirst nur benachrichtigt, solange eine Seite von Vihara offen ist.
web-notify-home = Dieser Browser zeigt für Webseiten keine Benachrichtigungen. Auf iPhone oder iPad lege Vihara zuerst auf den Home-Bildschirm.
web-mail = Per E-Mail
web-mail-text = Höchstens eine E-Mail pro Stunde, mit allem, was wartet. Zuerst schicken wir dir einen Link zum Zustimmen, an eine Adresse höchstens einmal am Tag.
web-mail-address = Deine E-Mail-Adresse
web-mail-ask = Link schicken
web-mail-asked = Sieh in dein Postfach: Der Link dort schaltet es ein.
web-mail-waits = { $address }: wartet darauf, dass du dem Link in der E-Mail folgst.
web-mail-on = E-Mails gehen an { $address }.
web-mail-remove = Keine E-Mails mehr
web-webhooks = Für Bots und Chats (Webhooks)
web-webhook-text = Diese Adresse bekommt eine signierte Nachricht, wenn du am Zug bist.
web-webhook-url = Adresse
web-webhook-add = Hinzufügen
web-webhook-secret = Das Geheimnis, das die Nachrichten signiert, nur jetzt zu sehen:
web-webhook-remove = { $url } entfernen
web-mute-table = Benachrichtigungen ausschalten
web-table-muted = Von diesem Tisch bekommst du keine Benachrichtigungen mehr.
web-table-called = Von diesem Tisch bekommst du wieder Benachrichtigungen.
web-save = Speichern
web-saved = Gespeichert.
web-account = Konto
web-account-text = Mit Name und Passwort findest du deine Partien auf anderen Geräten wieder. Keine E-Mail-Adresse nötig.
web-account-name = Name des Kontos
web-account-is = Angemeldet als { $name }.
web-password = Passwort (mindestens 8 Zeichen)
web-register = Konto anlegen
web-registered = Dein Konto ist bereit.
web-sign-in = Anmelden
web-signed-in = Willkommen zurück.
web-sign-out = Abmelden
web-signed-out = Abgemeldet.
web-forget = Mich auf diesem Gerät vergessen
web-forget-sure = Ohne Konto gibt es kein Zurück. Vergessen
web-passkey = Passkey
web-passkey-text = Komm mit Fingerabdruck, Gesicht oder Gerätesperre zurück statt mit einem Passwort.
web-passkey-make = Passkey anlegen
web-passkey-made = Dein Passkey ist bereit.
web-passkey-use = Mit Passkey anmelden
web-passkey-none = Es wurde kein Passkey angelegt oder benutzt.
web-passkey-remove = { $name } entfernen
web-password-change = Passwort ändern
web-password-changed = Passwort geändert. Auf anderen Geräten bist du abgemeldet.
web-password-old = Bisheriges Passwort
web-sessions = Hier bist du angemeldet
web-device-unknown = Unbekanntes Gerät
web-session-here = dieses Gerät
web-sign-out-there = Auf { $device } abmelden
web-sign-out-everywhere = Überall abmelden
web-stand-in-choice = Wenn ich weg bin, spielt für mich
web-stand-in-table = wer am Tisch vorgesehen ist
