# Le jeu dans le terminal : `vihara play`, `vihara replay`.

cli-you = Humain
cli-you-number = Humain { $number }
cli-ready = préparation des règles ; seule la première fois prend un moment
cli-dice = dés : l’empreinte de la clé est { $hash }
cli-cover = { $name }, appuyez sur Entrée quand personne d’autre ne regarde :
cli-prompt = { $name } (« help » pour l’aide) :
cli-confirm = Entrée pour continuer, « undo » pour reprendre :
cli-allowed = ce coup est permis
cli-saved = enregistré dans { $file }
cli-verify = « vihara verify FICHIER » prouve les dés d’une partie enregistrée
cli-more = … et { $number } autres : « moves MOT » montre ceux qui commencent par MOT
cli-won = { $number ->
    [0] Personne n’a gagné
    [one] { $winners } remporte la partie
   *[other] { $winners } remportent la partie
 } : { $reason }
cli-score = { $name } : { $score }
cli-not-over = partie en cours : ensuite vient { $next }
cli-seat = --seat : trouvé { $found }, attendu de 1 à { $seats }, ou 0 pour qui regarde
cli-number = trouvé { $found }, attendu un nombre de 1 à { $most }
cli-save-what = save : aucun nom de fichier trouvé, attendu « save FICHIER »
cli-help = Taper un coup ou son numéro. Et aussi :
cli-help-moves = montrer les coups permis (qui commencent par WORD)
cli-help-why = pourquoi un coup n’est pas permis, ou ce qu’il apporte
cli-help-undo = reprendre votre dernière étape, tant que c’est encore possible
cli-help-log = ce qui s’est passé, dans la notation, tel que vous l’avez vu
cli-help-board = montrer de nouveau la position
cli-help-save = écrire le fichier de la partie
cli-help-resign = abandonner la partie
cli-help-quit = quitter (avec --save la partie est écrite et reprend avec --load)
