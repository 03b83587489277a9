# Pages about people: profiles and the ranking

people-profile = Profil
people-nobody = Du hast noch kein Profil. Gib dir in den Einstellungen einen Namen.
people-page-public = Andere können diese Seite sehen.
people-page-private = Nur du siehst diese Seite.
people-page-link = So sehen es andere
people-appear = So erscheinst du
people-emblem = Zeichen
people-lotus = Lotus
people-color = Farbe
people-color-1 = Rotbraun
people-color-2 = Grün
people-color-3 = Blau
people-color-4 = Violett
people-color-5 = Ocker
people-color-6 = Grau
people-public = Was andere sehen
people-public-text = Alles ist privat, bis du es freigibst. Dein Name und dein Zeichen erscheinen, sobald etwas freigegeben ist.
people-part-results = Ergebnisse
people-part-streaks = Partien und Serien
people-part-ratings = Wertungen
people-part-opponents = Häufigste Gegner
people-part-ranked = In der Rangliste stehen
people-played = Gespielt
people-streak-now = Siege in Folge
people-streak-best = Längste Serie
people-ratings-none = Noch keine gewerteten Partien.
people-games =
    { $number ->
        [one] { $number } Partie
        *[other] { $number } Partien
    }
people-curve =
    { $number ->
        [one] Wertung nach einer Partie
       *[other] Wertung über { $number } Partien
    }, von { $from } auf { $to }
people-against-people = Menschen
people-against-mixed = Gemischt
people-faced =
    { $played ->
        [one] { $played } Partie, davon { $won } gewonnen
        *[other] { $played } Partien, davon { $won } gewonnen
    }
people-pool = Gegen wen
people-pool-people = Unter Menschen
people-pool-bots = Gegen Bots
people-ranking = Rangliste
people-ranking-text = Hier steht, wer zugestimmt hat. 1500 ist die Mitte.
people-ranking-none = Noch steht niemand auf der Liste.
people-anchor = Bot, fester Wert
people-data = Deine Daten
people-data-text = Was dieser Server über dich weiß, in einer Datei: Profil, Ergebnisse, deine Chatzeilen und deine Partien.
people-data-take = Datei herunterladen
people-delete-ask = Konto löschen…
people-delete-text = Name, Profil, Wertungen und Chatzeilen werden gelöscht, laufende Partien aufgegeben oder einem Bot überlassen. Das lässt sich nicht rückgängig machen.
people-delete-name = Zur Sicherheit: dein Name, { $name }
people-delete = Endgültig löschen
people-deleted = Dein Konto ist gelöscht.
people-lobby = Mitspieler finden
people-quick = Schnell eine Partie
people-pace-quick = 5 Minuten pro Person
people-pace-calm = 20 Minuten pro Person
people-pace-days = 2 Tage pro Zug
people-seek = Partie suchen
people-stop = Nicht mehr suchen
people-seeking = { $game } zu { $number }: Mitspieler werden gesucht…
people-seeking-text = Zuerst wird jemand deiner Stärke gesucht, dann immer breiter. Bleib auf dieser Seite.
people-seeking-days = Du kannst weggehen: Die Partie steht dann bei deinen Partien.
people-waiting = Gerade warten
people-waits =
    { $number ->
        [one] { $game }: { $number } Person
        *[other] { $game }: { $number } Personen
    }
people-seats = zu { $number }
people-join-in = Mitspielen
people-watch = Zum Zuschauen
people-watch-none = Gerade läuft keine öffentliche Partie.
people-friends = Freunde
people-friends-none = Noch niemand. Auf dem Profil von jemandem kannst du fragen.
people-list-asking = Möchten befreundet sein
people-list-asked = Gefragt
people-list-blocked = Blockiert
people-agree = { $name } annehmen
people-decline = { $name } ablehnen
people-remove-friends = { $name } entfernen
people-remove-asked = Frage an { $name } zurückziehen
people-remove-blocked = { $name } nicht mehr blockieren
people-ask = Freundschaft anfragen
people-invite = { $name } einladen
people-invited = { $name } sieht deine Einladung unter „{ people-lobby }“.
people-not-coming = Nein, danke
people-asked = Die Anfrage ist gestellt.
people-block = Blockieren
people-blocked = Ihr werdet einander nicht mehr zugelost.
people-open-none = Gerade ist kein Tisch offen.
