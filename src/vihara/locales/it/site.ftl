# Where there is no server, and how a match goes on at one.

site-alone-title = Qui non c’è un server
site-alone = Su questo sito tutto avviene sul tuo dispositivo. Per giocare con amici lontani serve un server.
site-lead = Gioca contro i bot o su un solo schermo, anche senza rete. Senza installare nulla, senza registrarsi.
site-not-here = Qui non si può ancora giocare: serve un server.
site-no-server = Per questo serve un server, e questo sito non ne ha.
site-friend = Continua con un amico
site-defect = Qualcosa è andato storto; non è cambiato nulla e la partita è intatta. Riprova.
