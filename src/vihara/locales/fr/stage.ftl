# La scène en trois dimensions : boutons de la caméra, communs à tous les plateaux qui l'utilisent.
stage-loading = La table se prépare…
stage-plan = Vue de dessus
stage-plan-help = Regarder à la verticale (P) ; une seconde fois : retour à la perspective
stage-closer = Plus près (+)
stage-farther = Plus loin (−)
stage-reset = Remettre la caméra au départ (0)
stage-flat = Dessin
stage-flat-help = Montrer le plateau comme un dessin à plat, sans 3D
