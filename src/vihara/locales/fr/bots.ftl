# Adversaires et conseils.

bot-random-name = Hasard
bot-random-character = Joue ce qui lui tombe sous la main.
bot-greedy-name = Avide
bot-greedy-character = Prend toujours ce qui paraît le mieux sur le moment.
bot-search-name = Recherche
bot-search-character = Explore autant de mondes qu’on lui en demande.
bot-level1-name = Débutant
bot-level1-character = Connaît les règles depuis une minute ; a parfois de la chance.
bot-level2-name = Élève
bot-level2-character = Sait ce qui est bon, et se contente souvent d’un peu moins.
bot-level3-name = Novice
bot-level3-character = Prend toujours ce qui paraît le mieux sur le moment.
bot-level4-name = Abbé
bot-level4-character = Pense quelques coups à l’avance, et vite.
bot-level5-name = Sage
bot-level5-character = Imagine des milliers de mondes avant de toucher une pièce.

## Pourquoi un coup est conseillé
bot-hint-only = Il n’y a rien d’autre à faire.
bot-hint-rest = Aucun autre coup ne semble meilleur.
bot-hint-more = Sur 100 parties, en gagne { $more } de plus que { $looks }.
bot-hint-even = Gagne aussi souvent que { $looks }, avec { $gain } points de plus.
bot-hint-hardly = À peine mieux que { $looks }.
bot-hint-sure = Le plus souvent essayé, donc le plus sûr.
bot-hint-next = le deuxième meilleur coup
bot-hint-sight = le meilleur coup à première vue
bot-hint-fewer = Sur 100 parties, en gagne { $fewer } de moins que le meilleur coup.
bot-hint-close = À peu près aussi bon que le meilleur coup.
bot-hint-unsure = Semble bon, mais a été moins souvent essayé.
bot-hint-looks = Semble le meilleur coup à première vue.
bot-hint-none = cette partie se joue sans conseils
bot-hint-row = { $points } points
bot-hint-worlds = C’est à { $name }, { $worlds } mondes explorés
