# Where there is no server, and how a match goes on at one.

site-alone-title = Pas de serveur ici
site-alone = Sur ce site, tout se passe sur votre appareil. Pour jouer avec des amis à distance, il faut un serveur.
site-lead = Jouez contre des bots ou à plusieurs sur un écran, même hors connexion. Sans installation, sans inscription.
site-not-here = On ne peut pas encore y jouer ici : il faut un serveur.
site-no-server = Il faut un serveur pour cela, et ce site n’en a pas.
site-friend = Continuer avec un ami
site-defect = Quelque chose s’est mal passé ; rien n’a changé et la partie est intacte. Réessayez.
