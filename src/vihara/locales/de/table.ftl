# What a table says of the people at it, and the way to one's own page

table-away-now = Während du weg warst
web-no-undo-rated = Gewertete Partie: Züge bleiben.
table-rated = Gewertet
table-rated-help = Zählt für deine Wertung: mit Uhr, ohne Tipps, ohne Zurücknehmen. Wer die Zeit überschreitet, hat verloren.
table-profile = Dein Profil
table-lobby = Mitspieler finden
table-group = Ein Link für alle
table-group-link = Einladung für die ganze Runde
table-people = Wer hier spielt
