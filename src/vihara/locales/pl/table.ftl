# What a table says of the people at it, and the way to one's own page

table-away-now = Gdy cię nie było
web-no-undo-rated = Partia rankingowa: ruchów się nie cofa.
table-rated = Rankingowa
table-rated-help = Liczy się do twojego rankingu: z zegarem, bez podpowiedzi, bez cofania. Komu skończy się czas, ten przegrywa.
table-profile = Twój profil
table-lobby = Znajdź graczy
table-group = Jeden link dla wszystkich
table-group-link = Zaproszenie dla całej grupy
table-people = Kto tu gra
