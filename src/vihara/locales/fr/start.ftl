# La page d’accueil et la page de ses parties

## Accueil
start-waits = À vous de jouer : { $game } contre { $names }
start-waits-together = À vous de jouer : { $game } avec { $names }
start-waits-alone = À vous de jouer : { $game }
start-runs = Partie en cours : { $game } contre { $names }
start-runs-together = Partie en cours : { $game } avec { $names }
start-runs-alone = Partie en cours : { $game }
start-more =
    { $number ->
        [one] une autre attend
        *[other] { $number } autres attendent
    }
start-minutes = { $minutes } min
start-results = Derniers résultats
start-results-none = Vos parties terminées apparaîtront ici.

## Ses parties
games-nav = Parties
games-record = Votre bilan
games-against = gagnées : perdues contre { $bot }
games-opponent = Adversaire
games-people = Humains
games-last = Cinq dernières
games-best = Record
games-running = En cours
games-finished = Terminées
games-further = Parties précédentes
games-file = Ouvrir un fichier de partie

## Revoir
replay-all-hands = Toutes les mains
