# Menara nel terminale.


## La torre
menara-picture-level = piano { $level }
menara-picture-base = fondamenta del tempio
menara-picture-floor = base { $floor }
menara-picture-side = { $side }
menara-picture-at = a { $pose }
menara-picture-height = altezza { $levels } su { $required } piani
menara-picture-height-only = altezza { $levels } piani
menara-picture-tilt = il tavolo potrebbe inclinarsi di { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-tilt-towards = il tavolo potrebbe inclinarsi di { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, crollo verso { $direction }°
menara-picture-doubt = in dubbio

## Colonne e mazzi
menara-picture-seat = posto { $seat }
menara-picture-camp = accampamento
menara-picture-columns = { $letter } { $color }×{ $number }
menara-picture-no-columns = nessuna
menara-picture-bag = sacchetto { $number }
menara-picture-quarry = cava { $number }
menara-picture-plans = progetti: { $piles }
menara-picture-pile = { $glyph } { $number }

## Carte Progetto
menara-picture-fulfilled = completati: { $done }
menara-picture-no-cards = nessuno
menara-picture-card-place = posa { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
 } (bordo { $card })
menara-picture-card-floor = posa { $count } colonne su una base (bordo { $card })
menara-picture-card-move = sposta in alto { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
 } (bordo { $card })
menara-picture-card-fill = riempi una base (bordo { $card })
menara-picture-card-shift = sposta una base (bordo { $card })
menara-picture-card = carta: { $task }, mazzo { $glyph }
menara-picture-done = fatto { $done }
menara-picture-done-on = fatto { $done } sulla base { $floor }

## La nuova base
menara-picture-new-floor = nuova base { $floor }: { $faces }
menara-picture-offer = piano { $level } su { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
 }, margine { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-offer-base = fondamenta del tempio: è richiesto un piano in più, margine { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-moved = piano { $level }, margine { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-out = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }° mentre è fuori
menara-picture-seen = piano { $level } su { $columns } colonne
