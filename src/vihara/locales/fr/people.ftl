# Pages about people: profiles and the ranking

people-profile = Profil
people-nobody = Vous n’avez pas encore de profil. Choisissez un nom dans les réglages.
people-page-public = D’autres peuvent voir cette page.
people-page-private = Cette page n’est visible que de vous.
people-page-link = Comme les autres la voient
people-appear = Votre apparence
people-emblem = Emblème
people-lotus = Lotus
people-color = Couleur
people-color-1 = Brun rouge
people-color-2 = Vert
people-color-3 = Bleu
people-color-4 = Violet
people-color-5 = Ocre
people-color-6 = Gris
people-public = Ce que voient les autres
people-public-text = Tout est privé tant que vous ne le partagez pas. Votre nom et votre emblème apparaissent dès que vous partagez quelque chose.
people-part-results = Résultats
people-part-streaks = Parties et séries
people-part-ratings = Classements
people-part-opponents = Adversaires favoris
people-part-ranked = Figurer au classement général
people-played = Jouées
people-streak-now = Victoires de suite
people-streak-best = Plus longue série
people-ratings-none = Pas encore de parties classées.
people-games =
    { $number ->
        [one] { $number } partie
        *[other] { $number } parties
    }
people-curve =
    { $number ->
        [one] Classement sur { $number } partie
       *[other] Classement sur { $number } parties
    }, de { $from } à { $to }
people-against-people = Des personnes
people-against-mixed = Mixte
people-faced =
    { $played ->
        [one] { $played } partie, dont { $won } gagnée
        *[other] { $played } parties, dont { $won } gagnées
    }
people-pool = Contre qui
people-pool-people = Entre personnes
people-pool-bots = Contre des bots
people-ranking = Classement général
people-ranking-text = Ici figurent celles et ceux qui l’ont accepté. 1500 est le milieu.
people-ranking-none = Personne n’y figure encore.
people-anchor = Bot, valeur fixe
people-data = Vos données
people-data-text = Ce que ce serveur sait de vous, en un fichier : profil, résultats, messages et parties.
people-data-take = Télécharger le fichier
people-delete-ask = Supprimer le compte…
people-delete-text = Nom, profil, classements et messages sont supprimés ; les parties en cours sont abandonnées ou laissées à un bot. C’est définitif.
people-delete-name = Pour être sûr : votre nom, { $name }
people-delete = Supprimer définitivement
people-deleted = Votre compte est supprimé.
people-lobby = Trouver des joueurs
people-quick = Une partie rapide
people-pace-quick = 5 minutes chacun
people-pace-calm = 20 minutes chacun
people-pace-days = 2 jours par tour
people-seek = Chercher une partie
people-stop = Ne plus chercher
people-seeking = { $game } à { $number } : recherche de joueurs…
people-seeking-text = D’abord quelqu’un de votre force, puis de plus en plus large. Restez sur cette page.
people-seeking-days = Vous pouvez partir : la partie sera parmi les vôtres.
people-waiting = En attente
people-waits =
    { $number ->
        [one] { $game } : { $number } personne
        *[other] { $game } : { $number } personnes
    }
people-seats = à { $number }
people-join-in = Participer
people-watch = À regarder
people-watch-none = Aucune partie publique en cours.
people-friends = Amis
people-friends-none = Personne encore. Vous pouvez demander sur le profil de quelqu’un.
people-list-asking = Aimeraient être amis
people-list-asked = Demandés
people-list-blocked = Bloqués
people-agree = Accepter { $name }
people-decline = Refuser { $name }
people-remove-friends = Retirer { $name }
people-remove-asked = Retirer la demande à { $name }
people-remove-blocked = Débloquer { $name }
people-ask = Demander en ami
people-invite = Inviter { $name }
people-invited = { $name } voit votre invitation sous « { people-lobby } ».
people-not-coming = Non, merci
people-asked = Votre demande est envoyée.
people-block = Bloquer
people-blocked = Vous ne serez plus appariés.
people-open-none = Aucune table n’est ouverte pour l’instant.
