# What a table says of the people at it, and the way to one's own page

table-away-now = Pendant votre absence
web-no-undo-rated = Partie classée : les coups restent.
table-rated = Classée
table-rated-help = Compte pour votre classement : avec pendule, sans conseils, sans reprise. Qui dépasse son temps a perdu.
table-profile = Votre profil
table-lobby = Trouver des joueurs
table-group = Un lien pour tous
table-group-link = Invitation pour tout le groupe
table-people = Qui joue ici
