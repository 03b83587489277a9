# The browser app: pages, table, settings

## Shell
web-skip = Skip to content
web-home = Start page
web-navigation = Main navigation
web-nav-new = New table
web-nav-learn = Learn
web-nav-replay = Replay
web-nav-settings = Settings
web-loading = Loading …
web-broken-title = This page did not arrive
web-broken-text = The connection may be gone, or a newer version is there.
web-reload = Load again
web-live = What is happening
web-dismiss = Close: { $text }
web-offline = No connection to the server.
web-guest = Guest
web-yes = yes
web-no = no
web-not-found-title = Nobody has built here
web-not-found-text = There is no page at this address.

## Start page
web-hero-title = Four temple games, one table
web-hero-text = Sit down against a bot, share a screen, or send a friend a link. Nothing to install, nobody to ask.
web-opponent = Who plays against you?
web-players = { $number } players
web-players-range = { $least } to { $most } players
web-play-now = Play now
web-opening = Opening …
web-more-ways = With friends …
web-learn-game = Learn { $game } in three minutes
web-your-games = Your games
web-your-games-none = Nothing yet. Your first game appears here.
web-join-title = Join by link
web-join-label = Link or code
web-join-go = Join
web-join-invalid = That is neither a link nor a code of a table.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting right now.
web-create-table = Create a table
web-seat-free = seat { $seat } free
web-seat-number = Seat { $seat }
web-your-turn = Your turn
web-status-open = waiting
web-status-running = running
web-status-over = finished
web-status-closed = closed
