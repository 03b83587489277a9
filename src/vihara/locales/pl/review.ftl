# Szczęście czy umiejętności: analiza zakończonej partii.

review-game = w grze { $game } nie da się oddzielić szczęścia od umiejętności
review-running = partię analizuje się po jej końcu; teraz kolej na: { $next }
review-progress = sprawdzanie każdego ruchu
review-start = początek
review-luck = szczęście
review-skill = umiejętności
review-unknown = ukryte
review-result = wynik
review-adjusted = bez szczęścia
review-chance = { $name }, szansa wygranej w %
review-points = { $name }, przewaga w punktach
review-player = { $name }
review-errors = Ruch, który nie był wymuszony, kosztował średnio tyle punktów szansy wygranej: { $error } (± { $margin }); takich ruchów: { $number }. Dokładność: { $accuracy } %.
review-marks = Znaki:
review-phases = Koszt ruchu:
review-phase-early = na początku
review-phase-middle = w środku
review-phase-late = pod koniec
review-lucky = Najszczęśliwsze losowania:
review-unlucky = Najbardziej pechowe losowania:
review-turning = Punkty zwrotne
review-point = Ruch { $number }, { $name }: { $move } wygrywa { $win } % – lepiej { $best }, { $better } %.
review-line = Potem może { $line }

## The page
review-page-wait = Sprawdzany jest każdy ruch. Za pierwszym razem trwa to minutę lub dwie.
review-page-graph = Szansa wygranej w ciągu partii, przy odkrytych kartach
review-page-graph-text = Każda linia to miejsce; znak to ruch, który kosztował co najmniej 5 punktów. Tabela mówi to samo.
review-page-all = Wszystkie ruchy
review-page-move = Ruch
review-page-win = Szansa wygranej
review-page-better = Lepiej
review-page-lost = Strata
review-page-look = Obejrzyj
review-page-marked = Tylko ruchy ze znakiem
review-page-sum-text = W punktach szansy wygranej. Początek, szczęście, umiejętności i to, czego nikt nie mógł wiedzieć, dają razem wynik.
review-page-no-turning = Żaden ruch nie kosztował tyle, by być punktem zwrotnym.
review-page-after = Po ruchu { $number }

## Dlaczego inny ruch byłby lepszy
review-why-trap = Zagrany ruch na pierwszy rzut oka wygląda najlepiej, ale { $best } wygrywa częściej: o { $more } na 100 partii.
review-why-seen = { $best } już na pierwszy rzut oka wygląda najlepiej i wygrywa częściej: o { $more } na 100 partii.
review-why-further = Gdy pomyśleć dalej, { $best } wygrywa częściej: o { $more } na 100 partii, i jest lepsze o tyle punktów: { $gain }.
review-why-wins = Gdy pomyśleć dalej, { $best } wygrywa częściej: o { $more } na 100 partii.

## Tam, gdzie wszyscy razem wygrywają lub przegrywają
review-lost = Przegrana w turze { $number }, { $name }: na jej początku szansa wynosiła { $win } %.
review-hope = Szansa wygranej na początku każdej tury, w %: { $chances }
review-tasks = Niewykonane karty: { $failed } z { $number }. Z tego, co było, dało się wykonać: { $able }.
review-task-yes = dało się wykonać
review-task-maybe = dało się wykonać przy odrobinie szczęścia
review-task-no = nie dało się wykonać
review-risky = Co mogło być bezpieczniejsze
review-safer = { $name }: { $move } wytrzymuje przechył { $margin }°, a { $safer } przechył { $then }°
