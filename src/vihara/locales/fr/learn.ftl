# The learn pages: words of all games

## Pages
learn-title = Apprendre
learn-lead = Quatre jeux, quatre courtes leçons. Jouer une première partie guidée ou consulter une règle.
learn-guided = Première partie guidée
learn-minutes = environ trois minutes
learn-rules = Règles
learn-lesson-title = { $game } : première partie guidée
learn-rules-title = { $game } : les règles

## The guided game
learn-you = Vous
learn-note = Note
learn-progress = Étape { $number } sur { $total }
learn-back = Retour
learn-next = Suivant
learn-your-move = À vous : { $move }
learn-show = Jouer pour moi
learn-other-move = Une bonne idée pour une vraie partie. Ici, la leçon continue avec : { $move }.
learn-board = Le plateau de la leçon
learn-done = Vous en savez assez pour une première partie. Bonne chance !
learn-play = Jouer contre un bot
learn-again = Recommencer
learn-failed = La leçon n’a pas pu être chargée.
learn-unknown = Ce jeu n’existe pas.

## The rules
learn-contents = Sommaire
learn-goal = Comment gagner
learn-own-words = Les règles dans nos propres mots. Chaque paragraphe porte un numéro, pour qu’on puisse s’y référer.
learn-ruling-note = Là où les règles imprimées laissent un doute, nous l’avons tranché ici.
learn-clause = Règle { $id }
learn-top = Haut de page

## Help for the current phase
learn-help = Ce qui compte maintenant
learn-all-rules = Toutes les règles
learn-close = Fermer
