# Mandala im Terminal.

mandala-picture-river = Fluss
mandala-picture-cup = Schale
mandala-picture-hand = Hand
mandala-picture-mandala = Mandala { $mandala }
mandala-picture-field = Feld { $seat }
mandala-picture-mountain = Berg
mandala-picture-empty = leer
mandala-picture-deck = Nachziehstapel
mandala-picture-discard = Ablage
mandala-picture-ending = das nächste Mandala ist das letzte
mandala-picture-chooses = Platz { $seat } wählt eine Farbe aus Berg { $mandala }
