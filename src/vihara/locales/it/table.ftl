# What a table says of the people at it, and the way to one's own page

table-away-now = Mentre non c’eri
web-no-undo-rated = Partita classificata: le mosse restano.
table-rated = Classificata
table-rated-help = Vale per il tuo punteggio: con l’orologio, senza suggerimenti, senza ritirare mosse. Chi esaurisce il tempo ha perso.
table-profile = Il tuo profilo
table-lobby = Trova giocatori
table-group = Un link per tutti
table-group-link = Invito per tutto il gruppo
table-people = Chi gioca qui
