# Pages about people: profiles and the ranking

people-profile = Profil
people-nobody = Nie masz jeszcze profilu. Podaj nazwę w ustawieniach.
people-page-public = Inni mogą zobaczyć tę stronę.
people-page-private = Tylko ty widzisz tę stronę.
people-page-link = Tak widzą to inni
people-appear = Jak cię widać
people-emblem = Znak
people-lotus = Lotos
people-color = Kolor
people-color-1 = Czerwonobrązowy
people-color-2 = Zielony
people-color-3 = Niebieski
people-color-4 = Fioletowy
people-color-5 = Ochra
people-color-6 = Szary
people-public = Co widzą inni
people-public-text = Wszystko jest prywatne, dopóki tego nie udostępnisz. Nazwa i znak są widoczne, gdy coś udostępnisz.
people-part-results = Wyniki
people-part-streaks = Partie i serie
people-part-ratings = Rankingi
people-part-opponents = Najczęstsi przeciwnicy
people-part-ranked = Być na liście rankingowej
people-played = Rozegrane
people-streak-now = Wygrane z rzędu
people-streak-best = Najdłuższa seria
people-ratings-none = Nie ma jeszcze partii rankingowych.
people-games =
    { $number ->
        [one] { $number } partia
        [few] { $number } partie
        [many] { $number } partii
        *[other] { $number } partii
    }
people-curve = Ranking w { $number } partiach, od { $from } do { $to }
people-against-people = Ludzie
people-against-mixed = Mieszani
people-faced =
    { $played ->
        [one] { $played } partia, wygrane: { $won }
        [few] { $played } partie, wygrane: { $won }
        [many] { $played } partii, wygrane: { $won }
        *[other] { $played } partii, wygrane: { $won }
    }
people-pool = Przeciw komu
people-pool-people = Wśród ludzi
people-pool-bots = Przeciw botom
people-ranking = Lista rankingowa
people-ranking-text = Tu są ci, którzy się zgodzili. 1500 to środek.
people-ranking-none = Nikogo jeszcze nie ma na liście.
people-anchor = Bot, stała wartość
people-data = Twoje dane
people-data-text = Co ten serwer o tobie wie, w jednym pliku: profil, wyniki, twoje wiadomości i partie.
people-data-take = Pobierz plik
people-delete-ask = Usuń konto…
people-delete-text = Nazwa, profil, rankingi i wiadomości zostaną usunięte, trwające partie poddane lub przekazane botowi. Tego nie można cofnąć.
people-delete-name = Dla pewności: twoja nazwa, { $name }
people-delete = Usuń na zawsze
people-deleted = Twoje konto zostało usunięte.
