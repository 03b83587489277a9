# Where there is no server, and how a match goes on at one.

site-alone-title = Hier gibt es keinen Server
site-alone = Auf dieser Seite läuft alles auf deinem Gerät. Um mit Freunden anderswo zu spielen, braucht es einen Server.
site-lead = Spiel gegen Bots oder zu zweit an einem Gerät, auch ohne Netz. Ohne Installation, ohne Anmeldung.
site-not-here = Das lässt sich hier noch nicht spielen: Es braucht einen Server.
site-no-server = Dafür braucht es einen Server, und hier gibt es keinen.
site-friend = Mit einem Freund weiterspielen
site-defect = Etwas ist schiefgegangen; nichts wurde verändert, und die Partie ist heil. Bitte versuch es noch einmal.
