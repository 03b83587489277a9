# The browser app: pages, table, settings

## Shell
web-skip = Aller au contenu
web-home = Accueil
web-navigation = Navigation principale
web-nav-new = Nouvelle table
web-nav-learn = Apprendre
web-nav-puzzles = Problèmes
web-nav-replay = Revoir
web-nav-settings = Réglages
web-loading = Chargement…
web-preparing-title = Préparation des règles
web-preparing = Préparation des règles de { $game }. Cela n’arrive qu’au premier démarrage et dure environ une demi-minute…
web-broken-title = La page n’a pas pu être chargée
web-broken-text = La connexion est peut-être coupée, ou il existe une version plus récente.
web-reload = Recharger
web-live = Ce qui se passe
web-dismiss = Fermer : { $text }
web-offline = Pas de connexion au serveur.
web-why = Règle { $clause } : afficher le texte
web-guest = Visiteur
web-yes = oui
web-no = non
web-not-found-title = Personne n’a bâti ici
web-not-found-text = Il n’y a pas de page à cette adresse.

## Start page
web-hero-title = Quatre temples, une table
web-hero-text = Contre des bots, sur un même écran ou entre amis par lien. Rien à installer, sans inscription.
web-opponent = Choisissez votre adversaire
web-partner = Quand on gagne ensemble, un niveau plus élevé se trompe moins souvent.
web-players =
    { $number ->
        [one] { $number } joueur
        *[other] { $number } joueurs
    }
web-players-range = de { $least } à { $most } joueurs
web-play-now = Jouer
web-opening = Ouverture…
web-more-ways = Entre amis…
web-your-games = Mes parties
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
web-continue = Continuer
web-status-open = en attente
web-status-running = en cours
web-status-over = terminée
web-status-closed = fermée

## Table
web-table-failed = Cette table ne peut pas être affichée
web-reconnecting = Connexion perdue. Reconnexion…
web-try-now = Réessayer
web-closed = Cette table a été fermée.
web-seats = Joueurs
web-you = vous
web-bot = bot
web-waiting-for-player = place à prendre
web-stand-in = remplacé par { $bot }
web-away = absent
web-to-move = à son tour
web-clock = Pendule : { $name }
web-score = Points
web-total = Total
web-turn-of = C’est à { $name }.
web-again = Derniers coups
web-again-now = Depuis votre dernier coup
web-undo = Annuler
web-no-undo-nothing = Vous n’avez pas encore joué.
web-no-undo-others = Quelqu’un d’autre a joué depuis.
web-no-undo-drawn = On a pioché depuis : vous en savez maintenant davantage.
web-no-undo-shown = La réponse a dévoilé quelque chose de caché : vous en savez maintenant davantage.
web-no-undo-bound = Ce que vous avez lâché reste en place.
web-no-undo-bot = Un bot a joué votre dernier coup ; il reste.
web-hint = Conseil
web-hint-title = Ce que jouerait le bot
web-hint-win = { $percent } % de chances de gagner
web-thinking = Réflexion…
web-moves = Coups possibles
web-moves-always = Toujours montrer les coups possibles
web-confirm-moves = Demander avant chaque coup
web-moves-none = Aucun choix à faire pour l’instant.
web-moves-filter = Chercher un coup
web-moves-more = En montrer { $number } de plus
web-more = Plus…
web-rules = Règles
web-all-rules = Toutes les règles
web-download = Fichier de la partie
web-offer-end = Proposer d’arrêter la partie
web-offered = { $name } propose d’arrêter la partie.
web-agree = Accepter
web-decline = Refuser
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-let-bot-play = Laisser un bot jouer à ma place
web-take-back = Reprendre la main
web-leave = S’absenter
web-come-back = Me revoilà
web-stand-in-for = Laisser un bot jouer
web-dice = Sceau du hasard
web-fair = Un hasard équitable
web-fair-text = Avant la donne, le serveur montre un sceau de sa clé, et chaque navigateur le sceau d’une part à lui. Le hasard vient de tous ensemble, donc personne ne peut le choisir. Clé et parts sont dévoilées à la fin de la partie.
web-fair-open = ajoute une part
web-fair-promised = a scellé une part
web-fair-awaited = une part est attendue
web-fair-none = n’ajoute pas de part
web-fair-bot = est un bot et n’ajoute rien
web-fair-absent = n’a pas ajouté de part à temps
web-fair-withheld = n’a pas dévoilé la part scellée
web-fair-mine = Votre part :
web-fair-check = Vérifier maintenant
web-fair-true = Vérifié sur cet appareil : tous les tirages ({ $draws }) viennent de la clé et des parts de tous.
web-fair-alone = Vérifié sur cet appareil : tous les tirages ({ $draws }) viennent de la clé. Un seul côté l’a choisie.
web-fair-skipped = Les premiers tirages ({ $number }) viennent d’ailleurs et n’ont pas été vérifiés.
web-fair-first = La place { $seat } a été tirée au sort pour commencer, par le même hasard.
web-fair-seen = Les sceaux sont ceux que ce navigateur a vus avant la donne.
web-fair-unseen = Les sceaux ne sont pas ceux que ce navigateur a vus avant la donne !
web-fair-not = Cela ne prouve ni les noms ni les dates, ni que rien ne manque à la fin d’un fichier. C’est le serveur qui a listé ce qui pouvait être tiré.
web-fair-wrong-seed = Ce fichier n’a pas de clé : rien ne peut être vérifié.
web-fair-wrong-hash = La clé ne correspond pas à son sceau.
web-fair-wrong-shares = La part d’une place manque ou est fausse.
web-fair-wrong-first = Une autre place a été tirée au sort pour commencer.
web-fair-wrong-draw = Un tirage ne vient pas de la clé et des parts.
web-dealing = La donne va commencer : on attend la part de hasard de chacun.
web-status-dealing = donne en cours
web-entry-absent = La donne a continué sans une part manquante.
web-close = Fermer
web-cancel = Annuler
web-result = Résultat
web-log = Journal
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-label = Message
web-chat-send = Envoyer

## What happened at the table
web-entry-sit = { $name } prend place.
web-entry-stand = { $name } quitte sa place.
web-entry-undo = { $name } annule un coup.
web-entry-offer = { $name } propose d’arrêter.
web-entry-decline = { $name } refuse.
web-entry-rematch = { $name } voudrait rejouer.
web-entry-no-rematch = { $name } ne veut pas rejouer.
web-entry-leave = { $name } s’absente.
web-entry-back = { $name } est de retour.
web-entry-stand-in = { $bot } joue pour { $name }.
web-entry-end = La partie est terminée.

## The end
web-you-won = Victoire !
web-won = { $name } gagne
web-shared = { $names } partagent la victoire
web-nobody-won = Personne ne gagne
web-won-together = Victoire commune !
web-lost-together = Défaite commune
web-rematch = Revanche
web-rematch-go = Vers la partie suivante
web-rematch-no = Non merci
web-watch-again = Revoir la partie
web-review = Chance ou talent ?
web-stronger = Jouer contre { $bot }
web-stronger-together = Jouer avec { $bot }
web-next-game = À vous de jouer : { $game }
web-shared-link = Lien copié. Qui l’ouvre voit la partie.
web-decided = Ce qui a fait la différence : { $label }, +{ $points }
web-list-won = Gagnée
web-list-lost = Perdue
web-invite-qr = Invitation en code QR

## One screen
web-pass-to = Passez l’appareil à { $name }
web-pass-text = Toutes les mains sont cachées. Les autres détournent le regard.
web-pass-show = Je suis { $name } : montrer ma main
web-pass-wait = Les autres jouent…
web-shared-screen = Plusieurs joueurs sur cet appareil : les mains sont cachées entre les tours.

## Waiting for players
web-lobby-title = En attente de joueurs
web-lobby-text =
    { $number ->
        [one] Une place est encore libre.
        *[other] { $number } places sont encore libres.
    } La partie commence d’elle-même.
web-invite = Créer un lien
web-invite-link = Invitation pour la place { $seat }
web-copy = Copier le lien
web-copied = Lien copié : à envoyer à une seule personne.
web-copy-by-hand = La copie n’est pas permise ici : sélectionnez le lien et copiez-le à la main.
web-share = Partager
web-revoke = Désactiver le lien
web-sit = Prendre place
web-invited-title = Une invitation à jouer
web-invited-by = { $host } vous invite à une partie de { $game }.
web-invited-text = Quelqu’un vous garde une place à une table.

## Opening a table
web-new-title = Ouvrir une table
web-new-game = Jeu
web-new-seats = Places
web-new-options = Variantes
web-preset = Comment commencer
web-preset-own = À votre goût
web-preset-own-help = Choisir chaque option soi-même.
web-new-time = Temps
web-new-more = Table
web-who-me = Moi
web-who-me-too = Quelqu’un d’autre sur cet appareil
web-who-invite = Quelqu’un, par lien
web-who-open = N’importe qui
web-who-bot = Bot : { $bot }
web-name = Nom
web-name-of-seat = Nom de la place { $seat }
web-your-name = Votre nom
web-remove = Retirer
web-add-seat = Ajouter une place
web-time = Limite de temps
web-time-none = aucune
web-time-per = Compte pour
web-time-per-turn = chaque tour
web-time-per-seat = toute la partie
web-time-zero = À zéro
web-time-zero-bot = un bot joue
web-time-zero-resign = la partie est perdue
web-seconds =
    { $number ->
        [one] { $number } seconde
        *[other] { $number } secondes
    }
web-minutes =
    { $number ->
        [one] { $number } minute
        *[other] { $number } minutes
    }
web-hours =
    { $number ->
        [one] { $number } heure
        *[other] { $number } heures
    }
web-table-title = Nom de la table
web-public = Visible dans la liste
web-spectators = Spectateurs admis

## Replay
web-replay-setup = Mise en place
web-replay-drop = Déposer un fichier de partie ici
web-replay-drop-text = Les fichiers se terminent par .vihara. Rien n’est conservé.
web-replay-choose = Choisir un fichier
web-replay-yours = Parties terminées
web-replay-none = Aucune partie terminée pour l’instant.
web-replay-controls = Commandes de lecture
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Étape précédente
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-turn-next = Un tour en avant
web-replay-last = À la fin
web-replay-step = Étape { $step } sur { $last }, tour { $turn }
web-replay-seat = Point de vue
web-replay-pace = Vitesse
web-spectator = Spectateur
web-branch = Continuer d’ici
web-branch-text = Une nouvelle partie commence dans cette position ; des bots prennent les autres places.
web-branch-seat = Votre place
web-branch-bot = Bots
web-branch-go = Commencer ici

## Settings
web-settings-device = Sur cet appareil
web-settings-you = Vous
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = Ivoire (clair)
web-theme-dark = Indigo (sombre)
web-motion = Animations
web-motion-auto = comme le système
web-motion-full = complètes
web-motion-quick = rapides
web-motion-none = aucune
web-quality = Qualité d’image
web-quality-auto = automatique
web-quality-high = haute
web-quality-low = basse
web-sound = Sons
web-volume = Volume
web-notify = Prévenir quand c’est à moi de jouer
web-waiting = { $number ->
    [one] , { $number } table vous attend
   *[other] , { $number } tables vous attendent
}
web-waiting-title = Vous attendent
web-left = reste { $time }
web-calls = Quand c’est à vous de jouer
web-notify-text = Même sans page ouverte. Montre la table et qui joue, jamais vos cartes.
web-notify-on = Les notifications arriveront sur cet appareil.
web-notify-denied = Le navigateur n’autorise pas les notifications ici. Vous pouvez les autoriser dans ses réglages pour cette page, puis réessayer.
web-notify-near = Ce navigateur n’a pas pu joindre son service push. Vous serez prévenu seulement tant qu’une page de Vihara est ouverte.
web-notify-home = Ce navigateur ne montre pas de notifications pour les pages web. Sur iPhone ou iPad, ajoutez d’abord Vihara à l’écran d’accueil.
web-mail = Par e-mail
web-mail-text = Au plus un e-mail par heure, avec tout ce qui attend. D’abord, nous envoyons un lien pour accepter, au plus une fois par jour à une adresse.
web-mail-address = Votre adresse e-mail
web-mail-ask = Envoyer le lien
web-mail-asked = Regardez vos e-mails : le lien qui s’y trouve l’active.
web-mail-waits = { $address } : en attente que vous suiviez le lien de l’e-mail.
web-mail-on = Les e-mails vont à { $address }.
web-mail-remove = Plus d’e-mails
web-webhooks = Pour bots et chats (webhooks)
web-webhook-text = Cette adresse reçoit un message signé quand c’est à vous de jouer.
web-webhook-url = Adresse
web-webhook-add = Ajouter
web-webhook-secret = Le secret qui signe les messages, visible seulement maintenant :
web-webhook-remove = Retirer { $url }
web-mute-table = Couper les notifications
web-table-muted = Vous ne recevez plus de notifications de cette table.
web-table-called = Vous recevez de nouveau les notifications de cette table.
web-save = Enregistrer
web-saved = Enregistré.
web-account = Compte
web-account-text = Avec un nom et un mot de passe, les parties se retrouvent sur un autre appareil. Aucune adresse e-mail requise.
web-account-name = Nom du compte
web-account-is = Connexion : { $name }.
web-password = Mot de passe (8 caractères au moins)
web-register = Créer le compte
web-registered = Le compte est prêt.
web-sign-in = Se connecter
web-signed-in = Content de vous revoir.
web-sign-out = Se déconnecter
web-signed-out = Déconnexion effectuée.
web-forget = M’oublier sur cet appareil
web-forget-sure = Sans compte, pas de retour possible. Oublier
web-passkey = Clé d’accès
web-passkey-text = Revenir avec l’empreinte, le visage ou le verrou de l’appareil au lieu d’un mot de passe.
web-passkey-make = Créer une clé d’accès
web-passkey-made = La clé d’accès est prête.
web-passkey-use = Se connecter avec une clé d’accès
web-passkey-none = Aucune clé d’accès créée ou utilisée.
web-passkey-remove = Retirer { $name }
web-password-change = Changer le mot de passe
web-password-changed = Mot de passe changé. Les autres appareils sont déconnectés.
web-password-old = Mot de passe actuel
web-sessions = Vos connexions
web-device-unknown = Appareil inconnu
web-session-here = cet appareil
web-sign-out-there = Se déconnecter de { $device }
web-sign-out-everywhere = Se déconnecter partout
web-stand-in-choice = En mon absence, joue à ma place
web-stand-in-table = le bot prévu à la table
