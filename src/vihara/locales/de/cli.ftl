# Das Spiel im Terminal: `vihara play`, `vihara replay`.

cli-you = Mensch
cli-you-number = Mensch { $number }
cli-ready = die Regeln werden vorbereitet; nur beim ersten Mal dauert es etwas
cli-dice = Würfel: Der Hash des Schlüssels ist { $hash }
cli-cover = { $name }, drücke Enter, wenn niemand sonst zusieht:
cli-prompt = { $name } („help“ hilft):
cli-confirm = Enter zum Fortfahren, „undo“ zum Zurücknehmen:
cli-allowed = dieser Zug ist erlaubt
cli-saved = gespeichert in { $file }
cli-verify = „vihara verify DATEI“ beweist die Würfel einer gespeicherten Partie
cli-more = … und { $number } weitere: „moves WORT“ zeigt die, die mit WORT beginnen
cli-won = { $number ->
    [0] Niemand hat gewonnen
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
 }: { $reason }
cli-score = { $name }: { $score }
cli-not-over = nicht zu Ende; als Nächstes kommt { $next }
cli-seat = --seat: gefunden { $found }, erwartet 1 bis { $seats } oder 0 für Zuschauer
cli-number = gefunden { $found }, erwartet eine Zahl von 1 bis { $most }
cli-save-what = save: kein Dateiname gefunden, erwartet „save DATEI“
cli-help = Gib einen Zug oder seine Nummer ein. Außerdem:
cli-help-moves = die erlaubten Züge auflisten (die mit WORD beginnen)
cli-help-why = warum ein Zug nicht erlaubt ist oder was er bringt
cli-help-undo = deinen letzten Schritt zurücknehmen, solange das noch geht
cli-help-log = was bisher geschah, in der Notation, so wie du es gesehen hast
cli-help-board = die Stellung noch einmal zeigen
cli-help-save = die Partie in eine Datei schreiben
cli-help-resign = die Partie aufgeben
cli-help-quit = aufhören (mit --save wird die Partie geschrieben, mit --load geht sie weiter)
