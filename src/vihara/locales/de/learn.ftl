# The learn pages: words of all games

## Pages
learn-title = Lernen
learn-lead = Vier Spiele, vier kurze Lektionen. Spiel eine geführte erste Partie oder schlag eine Regel nach.
learn-guided = Geführte erste Partie
learn-minutes = etwa drei Minuten
learn-rules = Regeln
learn-lesson-title = { $game }: geführte erste Partie
learn-rules-title = { $game }: die Regeln

## The guided game
learn-you = Du
learn-note = Notiz
learn-progress = Schritt { $number } von { $total }
learn-back = Zurück
learn-next = Weiter
learn-your-move = Dein Zug: { $move }
learn-show = Spiel es für mich
learn-other-move = Eine gute Idee für eine eigene Partie. Hier geht die Lektion weiter mit: { $move }.
learn-board = Das Brett der Lektion
learn-done = Du weißt genug für eine erste Partie. Viel Glück!
learn-play = Gegen einen Bot spielen
learn-again = Noch einmal
learn-failed = Die Lektion konnte nicht geladen werden.
learn-unknown = Dieses Spiel gibt es nicht.

## The rules
learn-contents = Inhalt
learn-goal = Wie man gewinnt
learn-own-words = Die Regeln in unseren eigenen Worten. Jeder Absatz hat eine Nummer, damit man sich auf ihn berufen kann.
learn-ruling-note = Wo gedruckte Regeln etwas offen lassen, haben wir es hier festgelegt.
learn-clause = Regel { $id }
learn-top = Nach oben

## Help for the current phase
learn-help = Was jetzt zählt
learn-all-rules = Alle Regeln
learn-close = Schließen
