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
people-part-ranked = Obecność na liście rankingowej
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
people-curve =
    { $number ->
        [one] Ranking po jednej partii
        [few] Ranking po { $number } partiach
        [many] Ranking po { $number } partiach
       *[other] Ranking po { $number } partii
    }, od { $from } do { $to }
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
people-lobby = Znajdź graczy
people-quick = Szybka partia
people-pace-quick = 5 minut na osobę
people-pace-calm = 20 minut na osobę
people-pace-days = 2 dni na turę
people-seek = Szukaj partii
people-stop = Przestań szukać
people-seeking = { $game }, graczy: { $number }. Szukamy…
people-seeking-text = Najpierw ktoś o twojej sile, potem coraz szerzej. Zostań na tej stronie.
people-seeking-days = Możesz odejść: partia będzie wśród twoich.
people-waiting = Teraz czekają
people-waits =
    { $number ->
        [one] { $game }: { $number } osoba
        [few] { $game }: { $number } osoby
        [many] { $game }: { $number } osób
        *[other] { $game }: { $number } osób
    }
people-seats = graczy: { $number }
people-join-in = Dołącz
people-watch = Do oglądania
people-watch-none = Nie trwa teraz żadna publiczna partia.
people-friends = Znajomi
people-friends-none = Jeszcze nikt. Możesz zapytać na czyimś profilu.
people-list-asking = Chcą się zaprzyjaźnić
people-list-asked = Zapytani
people-list-blocked = Zablokowani
people-agree = Przyjmij: { $name }
people-decline = Odrzuć: { $name }
people-remove-friends = Usuń: { $name }
people-remove-asked = Wycofaj pytanie: { $name }
people-remove-blocked = Odblokuj: { $name }
people-ask = Poproś o znajomość
people-invite = Zaproś: { $name }
people-invited = { $name } zobaczy twoje zaproszenie w „{ people-lobby }”.
people-not-coming = Nie, dziękuję
people-asked = Prośba została wysłana.
people-block = Zablokuj
people-blocked = Nie traficie już na siebie.
people-open-none = Żaden stół nie jest teraz otwarty.
