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
bot-level2-character = Sait ce qui est bon, et l’oublie une fois sur quatre.
bot-level3-name = Novice
bot-level3-character = Prend toujours ce qui paraît le mieux sur le moment.
bot-level4-name = Abbé
bot-level4-character = Pense quelques coups à l’avance, et vite.
bot-level5-name = Sage
bot-level5-character = Imagine des milliers de mondes avant de toucher une pièce.

## Pourquoi un coup est conseillé
bot-hint-ahead = { $move } gagne { $wins } parties semblables sur 100 et finit avec { $points } points d’avance
bot-hint-behind = { $move } gagne { $wins } parties semblables sur 100 et finit avec { $points } points de retard
bot-hint-only = { $promise } ; il n’y a rien d’autre à faire.
bot-hint-more = { $promise } : { $more } de plus que { $rival }, { $looks }.
bot-hint-even = { $promise } : autant, avec { $gain } points de plus que { $rival }, { $looks }.
bot-hint-hardly = { $promise } : à peine plus que { $rival }, { $looks }.
bot-hint-next = le meilleur coup suivant
bot-hint-sight = le meilleur coup à première vue
bot-hint-fewer = { $promise } : { $fewer } de moins que { $rival }, { $looks }.
bot-hint-close = { $promise } : à peu près autant que { $rival }, { $looks }.
bot-hint-best = le meilleur coup
bot-hint-looks = { $move } semble le meilleur coup à première vue.
bot-hint-none = cette partie se joue sans conseils
bot-hint-row = { $points } points
bot-hint-worlds = C’est à { $name }, { $worlds } mondes explorés
