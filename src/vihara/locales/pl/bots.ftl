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
bot-level2-character = Wie, co dobre, ale często zadowala się czymś trochę gorszym.
bot-level3-name = Nowicjusz
bot-level3-character = Zawsze bierze to, co w tej chwili wygląda najlepiej.
bot-level4-name = Opat
bot-level4-character = Myśli kilka ruchów naprzód, i to szybko.
bot-level5-name = Mędrzec
bot-level5-character = Wyobraża sobie tysiące światów, zanim dotknie elementu.

## Dlaczego ruch jest polecany
bot-hint-only = Nic innego nie pozostaje.
bot-hint-rest = Żaden inny ruch nie wygląda lepiej.
bot-hint-more = Na 100 partii wygrywa o { $more } więcej niż { $looks }.
bot-hint-even = Wygrywa tak samo często jak { $looks }, ale o { $gain } pkt wyżej.
bot-hint-hardly = Niewiele lepszy niż { $looks }.
bot-hint-sure = Sprawdzony najczęściej, więc najpewniejszy.
bot-hint-next = następny w kolejności
bot-hint-sight = ruch najlepszy na pierwszy rzut oka
bot-hint-fewer = Na 100 partii wygrywa o { $fewer } mniej niż najlepszy ruch.
bot-hint-close = Mniej więcej tak dobry jak najlepszy ruch.
bot-hint-unsure = Wygląda dobrze, ale sprawdzany był rzadziej.
bot-hint-looks = Na pierwszy rzut oka wygląda najlepiej.
bot-hint-none = w tej partii gra się bez podpowiedzi
bot-hint-row = { $points } pkt
bot-hint-worlds = Kolej na: { $name }, zbadane światy: { $worlds }
