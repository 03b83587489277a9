# Menaras Spielbrett: der Turm, was zu entscheiden ist, Züge in Worten.

# Säulen und Sockel: je ein Buchstabe (alle verschieden), Säulen als Wendung.
menara-board-letter-yellow = G
menara-board-letter-red = R
menara-board-letter-black = S
menara-board-letter-white = W
menara-board-letter-blue = B
menara-board-column-yellow = Gelbe Säule
menara-board-column-red = Rote Säule
menara-board-column-black = Schwarze Säule
menara-board-column-white = Weiße Säule
menara-board-column-blue = Blaue Säule
menara-board-count = { $number } × { $color }
menara-board-none = keine
menara-board-base-free = Boden { $floor }, Sockel { $base }, { $color }, frei
menara-board-base-taken = Boden { $floor }, Sockel { $base }, { $color }, mit Säule

# Baupläne.
menara-board-task-place =
    { $count ->
        [one] Setze eine Säule
       *[other] Setze { $count } Säulen
    }
menara-board-task-floor = Setze { $count } Säulen auf einen Boden
menara-board-task-move =
    { $count ->
        [one] Versetze eine Säule auf eine höhere Etage
       *[other] Versetze { $count } Säulen auf höhere Etagen
    }
menara-board-task-fill = Fülle einen Boden ganz auf
menara-board-task-shift = Versetze einen Boden mit seinen Säulen auf eine andere Etage
menara-board-rim-free = Neue Böden: Seite frei wählbar
menara-board-rim-light = Neue Böden: helle Seite nach oben
menara-board-rim-dark = Neue Böden: dunkle Seite nach oben
menara-board-pile-blue = Blauer Stapel
menara-board-pile-yellow = Gelber Stapel
menara-board-pile-red = Roter Stapel
menara-board-pile-blue-help = meist leicht
menara-board-pile-yellow-help = mittel
menara-board-pile-red-help = meist schwer
menara-board-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
menara-board-joined =
    { $number ->
        [one] { $number } wurde zur Etagenkarte
       *[other] { $number } wurden zu Etagenkarten
    }
menara-board-progress = { $done } von { $count } erledigt

# Höhe und Gleichgewicht.
menara-board-tower = Der Turm
menara-board-levels =
    { $levels ->
        [one] { $levels } Etage
       *[other] { $levels } Etagen
    }
menara-board-required = { $required } gefordert
menara-board-verdict-stands = Steht gut
menara-board-verdict-doubtful = Zweifelhaft
menara-board-verdict-falls = Stürzt ein
menara-board-margin = hält { NUMBER($margin, maximumFractionDigits: 1) }° Schräglage aus
menara-board-degrees = { NUMBER($margin, maximumFractionDigits: 1) }°
menara-board-toward-0 = am schwächsten nach rechts
menara-board-toward-1 = am schwächsten nach hinten rechts
menara-board-toward-2 = am schwächsten nach hinten
menara-board-toward-3 = am schwächsten nach hinten links
menara-board-toward-4 = am schwächsten nach links
menara-board-toward-5 = am schwächsten nach vorn links
menara-board-toward-6 = am schwächsten nach vorn
menara-board-toward-7 = am schwächsten nach vorn rechts
menara-board-fills = Damit ist Boden { $floor } voll: Sofort kommt ein neuer Boden.
menara-board-out-stands = Solange es heraus ist, steht der Turm gut ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-doubtful = Solange es heraus ist, ist der Turm unsicher ({ NUMBER($margin, maximumFractionDigits: 1) }°).
menara-board-out-falls = Der Turm fällt, sobald du es herausnimmst.
menara-board-foreseen =
    Danach { $levels ->
        [one] { $levels } Etage
       *[other] { $levels } Etagen
    }, { $required } gefordert.
menara-board-fits = Passt.
menara-board-asking = Wird geprüft…
menara-board-gauge-hidden = Niemand sagt dir, ob es hält: Trau deinen Augen.

# Rund um den Turm.
menara-board-hand = Deine Säulen
menara-board-camp = Camp
menara-board-bag = Beutel
menara-board-by-level = Der Turm Etage für Etage
menara-board-ground = Fundament
menara-board-level = Etage { $level }
menara-board-level-holds = { $floors } × Boden, { $columns } × Säule; freie Sockel: { $free }
menara-board-floor-number = Boden { $floor }
menara-board-floor-picture = Boden { $floor }, { $side }, mit { $bases } Sockeln

# Ansichten.
menara-board-stage =
    Der Turm: { $levels ->
        [one] { $levels } Etage
       *[other] { $levels } Etagen
    }, { $required } gefordert
menara-board-plan-label = Der Turm als Grundriss
menara-board-views = Was vom Turm zu sehen ist
menara-board-all-levels = Alles
menara-board-work-level = Zeigen bis zur Etage
menara-board-spread = Auseinander

# Entscheidungen.
menara-board-decision = Deine Entscheidung
menara-board-tip-base = Leg drei Böden als Tempelfundament; jeder berührt die anderen.
menara-board-tip-floor = Leg den neuen Boden auf Säulen.
menara-board-tip-extend = Leg ihn ans Fundament: kostet eine Etage.
menara-board-tip-extend-free = Leg ihn ans Fundament.
menara-board-tip-swap = Eine Karte wurde zur Etagenkarte. Das ganze Camp tauschen?
menara-board-tip-plan = Wähl einen Stapel; seine oberste Karte sagt, was zu bauen ist.
menara-board-tip-place = Tippe auf einen leuchtenden Sockel oder zieh eine Säule hin.
menara-board-tip-practice = Setz eine Säule oder mehr, dann beende den Zug.
menara-board-tip-from = Wähl die Säule, die versetzt wird.
menara-board-tip-to = Wähl den Sockel, auf den sie kommt.
menara-board-tip-shift = Wähl einen Boden, dann die Säulen, auf die er kommt.
menara-board-camp-help = Tausche beliebige deiner Säulen mit dem Camp.
menara-board-exchange = Tauschen
menara-board-camp-none = Nicht tauschen
menara-board-swap = Camp austauschen
menara-board-keep = Behalten
menara-board-stop = Zug beenden
menara-board-which-floor = Welcher Boden
menara-board-where = Wohin
menara-board-on-columns = Auf Säulen
menara-board-at-base = Fundament erweitern (+1 Etage)
menara-board-at-base-free = Fundament erweitern
menara-board-side-light = helle Seite
menara-board-side-dark = dunkle Seite
menara-board-turn-by = Um { $by }° drehen
menara-board-angle = Winkel
menara-board-exact = Genaue Lage
menara-board-keys = Tasten am Turm: Pfeile verschieben, R und Umschalt+R drehen, S legt an, N nächster Platz, Eingabe bestätigt.
menara-board-confirm = Hinstellen
menara-board-cancel = Abbrechen
menara-board-next = Nächste Möglichkeit (N)
menara-board-give-up = Karte aufgeben
menara-board-give-up-sure = Die Karte wird zur Etagenkarte: Eine Etage mehr ist gefordert. Was gebaut ist, bleibt.

# Die Hand.
menara-board-tremor-calm = Eine ruhige Hand: Teile kommen ein wenig neben der Mitte auf, und manchmal bekommt der Turm einen leichten Stups. Ein, zwei Grad Reserve tun gut.
menara-board-tremor-shaky = Eine zittrige Hand: Teile kommen neben der Mitte auf, und etwa jedes vierte Mal bekommt der Turm einen Stups, stärker, je höher du baust. Lass einige Grad Reserve.
menara-board-hand-off = Deine Hand hat gezittert: { $off } mm daneben.
menara-board-nudge = Sie hat Boden { $floor } gestreift.

# Züge in Worten.
menara-board-move-base = Boden { $floor }, { $side } oben
menara-board-move-floor = Neuer Boden auf Säulen, { $side } oben
menara-board-move-extend = Neuer Boden am Fundament, { $side } oben
menara-board-move-shift = Boden { $floor } auf Etage { $level }
menara-board-move-camp = { $given } geben, { $taken } nehmen
menara-board-move-camp-none = Nicht tauschen
menara-board-move-plan = Karte aufdecken: { $pile }
menara-board-move-column = { $column } auf Boden { $floor }, Sockel { $base }
menara-board-move-move = Säule von Boden { $from } auf Boden { $floor }, Sockel { $base }
menara-board-move-give-up = Karte aufgeben
menara-board-move-swap-camp = Ganzes Camp austauschen
menara-board-move-keep-camp = Camp behalten
menara-board-move-stop = Zug beenden
menara-board-group-floor = Auf Säulen
menara-board-group-extend = Tempelfundament erweitern
menara-board-group-from = Säule auf Boden { $floor }, Sockel { $base }
menara-board-group-camp =
    { $number ->
        [one] { $number } Säule tauschen
       *[other] { $number } Säulen tauschen
    }

# Das Ende.
menara-board-score-floors = Böden im Tempel
menara-board-score-columns = Säulen im Tempel

# The steadiness of the hand.
menara-board-steady-title = Eine ruhige Hand
menara-board-steady-text = Halte den Punkt zwei Sekunden lang im Ring: Steuere mit Zeiger oder Pfeiltasten gegen sein Schwanken.
menara-board-steady-hold = Halte die Taste zwei Sekunden lang und lass dann los. Nichts bewegt sich: Zähle selbst.
menara-board-steady-begin = Los
menara-board-steady-press = Halten
menara-board-steady-skip = Dem Zufall überlassen
menara-board-steady-exact = Genau am Ziel losgelassen.
menara-board-steady-off = { NUMBER($off, maximumFractionDigits: 1) } mm und { $turn }° neben dem Ziel losgelassen.

# On one screen: the card's outlook, piles, what is left, the piece in hand.
menara-board-outlook-yes = Das geht.
menara-board-outlook-maybe = Nur mit einem neuen Boden: Fülle erst einen.
menara-board-outlook-fill = Boden { $floor } braucht { $missing }.
menara-board-outlook-lack = { $needs } × { $color } (du hast { $has })
menara-board-outlook-no-place = Passende Säulen: { $needs } nötig, du hast { $can }.
menara-board-outlook-no-floor = Auf einen Boden passen nur { $can } von { $needs }.
menara-board-outlook-no-move = Nur { $can } von { $needs } können nach oben.
menara-board-outlook-no-fill = Kein Boden hat einen freien Sockel.
menara-board-outlook-no-shift = Kein Boden kann versetzt werden.
menara-board-pile-able = { $able } von { $cards } machbar
menara-board-pile-blue-why = Gut bei hohem Turm: Heb dir welche für später auf.
menara-board-pile-yellow-why = Gut, solange Sockel frei sind.
menara-board-pile-red-why = Rote Karten gehen am leichtesten, solange der Turm niedrig ist; die blauen reichen nicht.
menara-board-reveal = Aufdecken
menara-board-piles = Stapel der Baupläne
menara-board-quarry-left = Steinbruch: { $floors }
menara-board-columns-of = Säulen
menara-board-camp-given =
    { $number ->
        [one] Eine Säule getauscht.
       *[other] { $number } Säulen getauscht.
    }
menara-board-tip-camp-now = Jetzt tippe auf die Säule im Camp, die du willst
menara-board-tip-own-now = Jetzt tippe auf die, die du dafür gibst
menara-board-tip-hopeless = Diese Karte ist nicht zu schaffen: Gib sie auf
menara-board-tip-again = Noch einmal tippen, um loszulassen
menara-board-in-hand = Das Teil in deiner Hand
menara-board-confirm-move = Versetzen
menara-board-flip = Umdrehen
menara-board-ends = Was das Spiel beendet
menara-board-ends-text = Das Spiel endet, wenn der Turm fällt, der letzte Boden gebaut ist, die letzte Karte erledigt ist oder der Beutel keine Hand mehr füllt.
menara-board-left-floors =
    { $left ->
        [one] noch { $left } Boden
       *[other] noch { $left } Böden
    }
menara-board-left-columns = { $left } im Beutel
menara-board-left-cards =
    { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
    }
menara-board-fulfilled = { $number } erfüllt
menara-board-partner = Ihr baut zusammen: Schau, was die anderen bauen.
