# Przeciwnicy i podpowiedzi.

bot-random-name = Los
bot-random-character = Gra tym, co wpadnie w ręce.
bot-greedy-name = Zachłanny
bot-greedy-character = Zawsze bierze to, co w tej chwili wygląda najlepiej.
bot-search-name = Badacz
bot-search-character = Zagląda do tylu światów, ile mu się każe.
bot-level1-name = Początkujący
bot-level1-character = Zna zasady od minuty; czasem ma szczęście.
bot-level2-name = Uczeń
bot-level2-character = Wie, co dobre, i co czwarty raz o tym zapomina.
bot-level3-name = Nowicjusz
bot-level3-character = Zawsze bierze to, co w tej chwili wygląda najlepiej.
bot-level4-name = Opat
bot-level4-character = Myśli kilka ruchów naprzód, i to szybko.
bot-level5-name = Mędrzec
bot-level5-character = Wyobraża sobie tysiące światów, zanim dotknie elementu.

## Dlaczego ruch jest polecany
bot-hint-ahead = { $move } wygrywa { $wins } na 100 takich partii i kończy z przewagą { $points } pkt
bot-hint-behind = { $move } wygrywa { $wins } na 100 takich partii i kończy ze stratą { $points } pkt
bot-hint-only = { $promise }; nic innego nie pozostaje.
bot-hint-more = { $promise }: o { $more } więcej niż { $rival }, { $looks }.
bot-hint-even = { $promise }: tyle samo, ale o { $gain } pkt więcej niż { $rival }, { $looks }.
bot-hint-hardly = { $promise }: niewiele więcej niż { $rival }, { $looks }.
bot-hint-next = następny najlepszy ruch
bot-hint-sight = ruch najlepszy na pierwszy rzut oka
bot-hint-fewer = { $promise }: o { $fewer } mniej niż { $rival }, { $looks }.
bot-hint-close = { $promise }: mniej więcej tyle co { $rival }, { $looks }.
bot-hint-best = najlepszy ruch
bot-hint-looks = { $move } na pierwszy rzut oka wygląda najlepiej.
bot-hint-none = w tej partii gra się bez podpowiedzi
bot-hint-row = { $points } pkt
bot-hint-worlds = Kolej na: { $name }, zbadane światy: { $worlds }
