# Menara dans le terminal.


## La tour
menara-picture-level = étage { $level }
menara-picture-base = base du temple
menara-picture-floor = plate-forme { $floor }
menara-picture-side = { $side }
menara-picture-at = en { $pose }
menara-picture-height = hauteur { $levels } sur { $required } étages
menara-picture-height-only = hauteur { $levels } étages
menara-picture-tilt = la table pourrait pencher de { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-tilt-towards = la table pourrait pencher de { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, chute vers { $direction }°
menara-picture-doubt = incertain

## Piliers et piles
menara-picture-seat = place { $seat }
menara-picture-camp = camp
menara-picture-columns = { $letter } { $color }×{ $number }
menara-picture-no-columns = aucun
menara-picture-bag = sac { $number }
menara-picture-quarry = carrière { $number }
menara-picture-plans = plans : { $piles }
menara-picture-pile = { $glyph } { $number }

## Cartes Plan
menara-picture-fulfilled = accomplis : { $done }
menara-picture-no-cards = aucun
menara-picture-card-place = poser { $count ->
    [one] { $count } pilier
   *[other] { $count } piliers
 } (bord { $card })
menara-picture-card-floor = poser { $count } piliers sur une plate-forme (bord { $card })
menara-picture-card-move = déplacer { $count ->
    [one] { $count } pilier
   *[other] { $count } piliers
 } vers le haut (bord { $card })
menara-picture-card-fill = remplir une plate-forme (bord { $card })
menara-picture-card-shift = déplacer une plate-forme (bord { $card })
menara-picture-card = carte : { $task }, pile { $glyph }
menara-picture-done = fait { $done }
menara-picture-done-on = fait { $done }, plate-forme { $floor }

## La nouvelle plate-forme
menara-picture-new-floor = nouvelle plate-forme { $floor } : { $faces }
menara-picture-offer = étage { $level } sur { $columns ->
    [one] { $columns } pilier
   *[other] { $columns } piliers
 }, marge { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-offer-base = base du temple : un étage de plus est exigé, marge { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-moved = étage { $level }, marge { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-out = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }° pendant le retrait
menara-picture-seen = étage { $level } sur { $columns } piliers
