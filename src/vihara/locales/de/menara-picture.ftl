# Menara im Terminal.


## Der Turm
menara-picture-level = Etage { $level }
menara-picture-base = Tempelfundament
menara-picture-floor = Boden { $floor }
menara-picture-side = { $side }
menara-picture-at = bei { $pose }
menara-picture-height = Höhe { $levels } von { $required } Etagen
menara-picture-height-only = Höhe { $levels } Etagen
menara-picture-tilt = der Tisch könnte sich um { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }° neigen
menara-picture-tilt-towards = der Tisch könnte sich um { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }° neigen, Sturz Richtung { $direction }°
menara-picture-doubt = zweifelhaft

## Säulen und Stapel
menara-picture-seat = Platz { $seat }
menara-picture-camp = Camp
menara-picture-columns = { $letter } { $color }×{ $number }
menara-picture-no-columns = keine
menara-picture-bag = Beutel { $number }
menara-picture-quarry = Steinbruch { $number }
menara-picture-plans = Baupläne: { $piles }
menara-picture-pile = { $glyph } { $number }

## Bauplankarten
menara-picture-fulfilled = erfüllt: { $done }
menara-picture-no-cards = keine
menara-picture-card-place = { $count ->
    [one] { $count } Säule
   *[other] { $count } Säulen
 } setzen (Rand { $card })
menara-picture-card-floor = { $count } Säulen auf einen Boden setzen (Rand { $card })
menara-picture-card-move = { $count ->
    [one] { $count } Säule
   *[other] { $count } Säulen
 } nach oben versetzen (Rand { $card })
menara-picture-card-fill = einen Boden füllen (Rand { $card })
menara-picture-card-shift = einen Boden versetzen (Rand { $card })
menara-picture-card = Karte: { $task }, Stapel { $glyph }
menara-picture-done = erledigt { $done }
menara-picture-done-on = erledigt { $done } auf Boden { $floor }

## Der neue Boden
menara-picture-new-floor = neuer Boden { $floor }: { $faces }
menara-picture-offer = Etage { $level } auf { $columns ->
    [one] { $columns } Säule
   *[other] { $columns } Säulen
 }, Reserve { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-offer-base = Tempelfundament: eine Etage mehr ist gefordert, Reserve { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-moved = Etage { $level }, Reserve { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-out = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, solange es heraus ist
menara-picture-seen = Etage { $level } auf { $columns } Säulen
