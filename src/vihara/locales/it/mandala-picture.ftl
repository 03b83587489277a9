# Mandala nel terminale.

mandala-picture-river = fiume
mandala-picture-cup = coppa
mandala-picture-hand = mano
mandala-picture-mandala = mandala { $mandala }
mandala-picture-field = campo { $seat }
mandala-picture-mountain = montagna
mandala-picture-empty = vuoto
mandala-picture-deck = mazzo
mandala-picture-discard = scarti
mandala-picture-ending = il prossimo mandala completato è l’ultimo
mandala-picture-chooses = il posto { $seat } sceglie un colore della montagna { $mandala }
