# The browser app: pages, table, settings

## Shell
web-skip = Aller au contenu
web-home = Accueil
web-navigation = Navigation principale
web-nav-new = Nouvelle table
web-nav-learn = Apprendre
web-nav-replay = Revoir
web-nav-settings = Réglages
web-loading = Chargement …
web-broken-title = La page n’est pas arrivée
web-broken-text = La connexion est peut-être coupée, ou une version plus récente existe.
web-reload = Recharger
web-live = Ce qui se passe
web-dismiss = Fermer : { $text }
web-offline = Pas de connexion au serveur.
web-guest = Visiteur
web-yes = oui
web-no = non
web-not-found-title = Personne n’a bâti ici
web-not-found-text = Il n’y a pas de page à cette adresse.

## Start page
web-hero-title = Quatre jeux de temple, une table
web-hero-text = Jouer contre un bot, partager un écran ou envoyer un lien : rien à installer, rien à demander.
web-opponent = Contre qui jouer ?
web-players = { $number } joueurs
web-players-range = de { $least } à { $most } joueurs
web-play-now = Jouer
web-opening = Ouverture …
web-more-ways = Entre amis …
web-learn-game = Apprendre { $game } en trois minutes
web-your-games = Parties en cours et terminées
web-your-games-none = Rien pour l’instant. La première partie apparaîtra ici.
web-join-title = Rejoindre par lien
web-join-label = Lien ou code
web-join-go = Rejoindre
web-join-invalid = Ce n’est ni un lien ni un code de table.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend pour l’instant.
web-create-table = Ouvrir une table
web-seat-free = place { $seat } libre
web-seat-number = Place { $seat }
web-your-turn = À vous de jouer
web-status-open = en attente
web-status-running = en cours
web-status-over = terminée
web-status-closed = fermée
