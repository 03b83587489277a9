# Mandala w terminalu.

mandala-picture-river = rzeka
mandala-picture-cup = misa
mandala-picture-hand = ręka
mandala-picture-mandala = mandala { $mandala }
mandala-picture-field = pole { $seat }
mandala-picture-mountain = góra
mandala-picture-empty = pusto
mandala-picture-deck = talia
mandala-picture-discard = odrzucone
mandala-picture-ending = następna mandala będzie ostatnia
mandala-picture-chooses = miejsce { $seat } wybiera kolor z góry { $mandala }
