# Menara w terminalu.


## Wieża
menara-picture-level = piętro { $level }
menara-picture-base = fundament świątyni
menara-picture-floor = posadzka { $floor }
menara-picture-side = { $side }
menara-picture-at = w { $pose }
menara-picture-height = wysokość { $levels } z { $required } pięter
menara-picture-height-only = wysokość { $levels } pięter
menara-picture-tilt = stół mógłby się przechylić o { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-tilt-towards = stół mógłby się przechylić o { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, upadek w stronę { $direction }°
menara-picture-doubt = niepewne

## Kolumny i stosy
menara-picture-seat = miejsce { $seat }
menara-picture-camp = obóz
menara-picture-columns = { $letter } { $color }×{ $number }
menara-picture-no-columns = brak
menara-picture-bag = woreczek { $number }
menara-picture-quarry = kamieniołom { $number }
menara-picture-plans = plany: { $piles }
menara-picture-pile = { $glyph } { $number }

## Karty planu
menara-picture-fulfilled = wykonane: { $done }
menara-picture-no-cards = brak
menara-picture-card-place = postaw { $count ->
    [one] { $count } kolumnę
    [few] { $count } kolumny
   *[many] { $count } kolumn
 } (brzeg { $card })
menara-picture-card-floor = postaw { $count ->
    [one] { $count } kolumnę
    [few] { $count } kolumny
   *[many] { $count } kolumn
 } na jednej posadzce (brzeg { $card })
menara-picture-card-move = przenieś wyżej { $count ->
    [one] { $count } kolumnę
    [few] { $count } kolumny
   *[many] { $count } kolumn
 } (brzeg { $card })
menara-picture-card-fill = zapełnij posadzkę (brzeg { $card })
menara-picture-card-shift = przenieś posadzkę (brzeg { $card })
menara-picture-card = karta: { $task }, stos { $glyph }
menara-picture-done = gotowe { $done }
menara-picture-done-on = gotowe { $done }, posadzka { $floor }

## Nowa posadzka
menara-picture-new-floor = nowa posadzka { $floor }: { $faces }
menara-picture-offer = piętro { $level } na { $columns ->
    [one] { $columns } kolumnie
    [few] { $columns } kolumnach
   *[many] { $columns } kolumnach
 }, zapas { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-offer-base = fundament świątyni: wymagane o piętro więcej, zapas { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-moved = piętro { $level }, zapas { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-out = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, póki jest wyjęte
menara-picture-seen = piętro { $level } na kolumnach: { $columns }
