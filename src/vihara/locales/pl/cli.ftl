# Gra w terminalu: `vihara play`, `vihara replay`.

cli-you = Człowiek
cli-you-number = Człowiek { $number }
cli-ready = przygotowywanie zasad; tylko za pierwszym razem trwa to dłużej
cli-dice = kości: skrót klucza to { $hash }
cli-cover = { $name }, naciśnij Enter, gdy nikt inny nie patrzy:
cli-prompt = { $name } („help” pomaga):
cli-confirm = Enter, by grać dalej, „undo”, by cofnąć:
cli-allowed = ten ruch jest dozwolony
cli-saved = zapisano w { $file }
cli-verify = „vihara verify PLIK” dowodzi kości zapisanej partii
cli-more = … i { $number ->
    [one] 1 inny
    [few] { $number } inne
   *[many] { $number } innych
 }: „moves SŁOWO” pokazuje te, które zaczynają się od SŁOWO
cli-won = { $number ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $winners }
   *[other] Wygrywają { $winners }
 }: { $reason }
cli-score = { $name }: { $score }
cli-not-over = partia nieskończona; następny jest { $next }
cli-seat = --seat: znaleziono { $found }, oczekiwano od 1 do { $seats } albo 0 dla widza
cli-number = znaleziono { $found }, oczekiwano liczby od 1 do { $most }
cli-save-what = save: nie znaleziono nazwy pliku, oczekiwano „save PLIK”
cli-help = Wpisz ruch albo jego numer. Ponadto:
cli-help-moves = pokaż dozwolone ruchy (zaczynające się od WORD)
cli-help-why = dlaczego ruch jest niedozwolony albo co przynosi
cli-help-undo = cofnij swój ostatni krok, dopóki to możliwe
cli-help-log = co się dotąd stało, w notacji, tak jak to było widać
cli-help-board = pokaż pozycję jeszcze raz
cli-help-save = zapisz plik partii
cli-help-resign = poddaj partię
cli-help-quit = wyjdź (z --save partia jest zapisywana, z --load toczy się dalej)
