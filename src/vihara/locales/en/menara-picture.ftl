# Menara in the terminal.


## The tower
menara-picture-level = level { $level }
menara-picture-base = temple base
menara-picture-floor = floor { $floor }
menara-picture-side = { $side }
menara-picture-at = at { $pose }
menara-picture-height = height { $levels } of { $required } levels
menara-picture-height-only = height { $levels } levels
menara-picture-tilt = the table could tilt by { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-tilt-towards = the table could tilt by { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°, would go towards { $direction }°
menara-picture-doubt = in doubt

## Columns and piles
menara-picture-seat = seat { $seat }
menara-picture-camp = camp
menara-picture-columns = { $letter }{ $color }×{ $number }
menara-picture-no-columns = none
menara-picture-bag = bag { $number }
menara-picture-quarry = quarry { $number }
menara-picture-plans = plan cards: { $piles }
menara-picture-pile = { $glyph } { $number }

## Plan cards
menara-picture-fulfilled = fulfilled: { $done }
menara-picture-no-cards = none
menara-picture-card-place = place { $count } { $card }
menara-picture-card-floor = floor { $count } { $card }
menara-picture-card-move = move { $count } { $card }
menara-picture-card-fill = fill { $card }
menara-picture-card-shift = shift { $card }
menara-picture-card = card { $task } ({ $glyph })
menara-picture-done = done { $done }
menara-picture-done-on = done { $done } on floor { $floor }

## The new floor
menara-picture-new-floor = new floor { $floor }: { $faces }
menara-picture-offer = level { $level } on { $columns } columns, margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-offer-base = temple base: one level more is required, margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-moved = level { $level }, margin { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
menara-picture-out = { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }° while it is out
menara-picture-seen = level { $level } on { $columns } columns
