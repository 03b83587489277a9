# Where there is no server, and how a match goes on at one.

site-alone-title = No server here
site-alone = Everything on this site runs on your device. To play with friends elsewhere, somebody has to run a server.
site-lead = Play against bots or on one screen, also without a network. Nothing to install, no sign-up.
site-not-here = This can’t be played here yet: it needs a server.
site-no-server = This needs a server, and this site has none.
site-friend = Play on with a friend
site-defect = Something went wrong; nothing was changed, and the match is whole. Please try again.
