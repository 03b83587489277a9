# Mandala in the terminal.

mandala-picture-river = river
mandala-picture-cup = cup
mandala-picture-hand = hand
mandala-picture-mandala = mandala { $mandala }
mandala-picture-field = field { $seat }
mandala-picture-mountain = mountain
mandala-picture-empty = empty
mandala-picture-deck = deck
mandala-picture-discard = discarded
mandala-picture-ending = the next completed mandala is the last
mandala-picture-chooses = seat { $seat } chooses a color of mountain { $mandala }
