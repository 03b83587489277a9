# Mandala dans le terminal.

mandala-picture-river = rivière
mandala-picture-cup = coupe
mandala-picture-hand = main
mandala-picture-mandala = mandala { $mandala }
mandala-picture-field = champ { $seat }
mandala-picture-mountain = montagne
mandala-picture-empty = vide
mandala-picture-deck = pioche
mandala-picture-discard = défausse
mandala-picture-ending = le prochain mandala sera le dernier
mandala-picture-chooses = la place { $seat } choisit une couleur de la montagne { $mandala }
