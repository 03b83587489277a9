# Gegner und Tipps.

bot-random-name = Zufall
bot-random-character = Spielt, was gerade kommt.
bot-greedy-name = Gierig
bot-greedy-character = Nimmt immer, was im Augenblick am besten aussieht.
bot-search-name = Suche
bot-search-character = Blickt in so viele Welten, wie man ihr sagt.
bot-level1-name = Anfänger
bot-level1-character = Kennt die Regeln seit einer Minute; manchmal mit Glück.
bot-level2-name = Schüler
bot-level2-character = Weiß, was gut ist, und nimmt oft das Nächstbeste.
bot-level3-name = Novize
bot-level3-character = Nimmt immer, was im Augenblick am besten aussieht.
bot-level4-name = Abt
bot-level4-character = Denkt ein paar Züge voraus, und das schnell.
bot-level5-name = Meister
bot-level5-character = Stellt sich Tausende von Welten vor, bevor er einen Stein berührt.

## Warum zu einem Zug geraten wird
bot-hint-only = Etwas anderes bleibt nicht.
bot-hint-rest = Kein anderer Zug sieht besser aus.
bot-hint-more = Gewinnt von 100 Partien { $more } mehr als { $looks }.
bot-hint-even = Gewinnt so oft wie { $looks }, aber um { $gain } Punkte höher.
bot-hint-hardly = Kaum besser als { $looks }.
bot-hint-sure = Am häufigsten durchgespielt, also am sichersten.
bot-hint-next = der nächstbeste Zug
bot-hint-sight = der auf den ersten Blick beste Zug
bot-hint-fewer = Gewinnt von 100 Partien { $fewer } weniger als der beste Zug.
bot-hint-close = Etwa so gut wie der beste Zug.
bot-hint-unsure = Sieht gut aus, wurde aber seltener durchgespielt.
bot-hint-looks = Sieht auf den ersten Blick am besten aus.
bot-hint-none = diese Partie wird ohne Tipps gespielt
bot-hint-row = { $points } Punkte
bot-hint-worlds = { $name } ist am Zug, in { $worlds } Welten geblickt
