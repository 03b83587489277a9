# The browser app: pages, table, settings

## Shell
web-skip = Skip to content
web-home = Start page
web-navigation = Main navigation
web-nav-new = New table
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-replay = Replay
web-nav-settings = Settings
web-loading = Loading…
web-preparing-title = Preparing the rules
web-preparing = Preparing the rules of { $game }. This happens once, at the first start, and takes about half a minute…
web-broken-title = This page couldn’t be loaded
web-broken-text = You may be offline, or there is a newer version.
web-reload = Load again
web-live = What is happening
web-dismiss = Close: { $text }
web-offline = No connection to the server.
web-why = Rule { $clause }: show its text
web-guest = Guest
web-yes = yes
web-no = no
web-not-found-title = Nobody has built here
web-not-found-text = There is no page at this address.

## Start page
web-hero-title = Four temple games, one table
web-hero-text = Play against bots, on one screen, or with friends by link. Nothing to install, no sign-up.
web-opponent = Choose your opponent
web-partner = In a game you win together, a higher level slips less often.
web-players =
    { $number ->
        [one] { $number } player
        *[other] { $number } players
    }
web-players-range = { $least } to { $most } players
web-play-now = Play now
web-opening = Opening…
web-more-ways = With friends…
web-your-games = Your games
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
web-continue = Continue
web-status-open = waiting
web-status-running = running
web-status-over = finished
web-status-closed = closed

## Table
web-table-failed = This table cannot be shown
web-reconnecting = Connection lost. Coming back…
web-try-now = Try now
web-closed = This table has been closed.
web-seats = Players
web-you = you
web-bot = bot
web-waiting-for-player = waiting for a player
web-stand-in = { $bot } plays instead
web-away = away
web-to-move = to play
web-clock = { $name }’s clock
web-score = Points
web-total = Total
web-turn-of = { $name }’s turn.
web-again = Last moves
web-again-now = Since your last move
web-undo = Undo
web-no-undo-nothing = You have not moved yet.
web-no-undo-others = Somebody else has moved since.
web-no-undo-drawn = Something was drawn since: now you know more than before.
web-no-undo-shown = The answer has shown something hidden: now you know more than before.
web-no-undo-bound = What you have let go stays.
web-no-undo-bot = A bot made your last move; it stays.
web-hint = Hint
web-hint-title = What the bot would play
web-hint-win = { $percent } % chance to win
web-thinking = Thinking…
web-moves = Possible moves
web-moves-always = Always show possible moves
web-confirm-moves = Ask before every move
web-moves-none = There is nothing to choose right now.
web-moves-filter = Search moves
web-moves-more = Show { $number } more
web-more = More…
web-rules = Rules
web-all-rules = All rules
web-download = Match file
web-offer-end = Offer to end the match
web-offered = { $name } offers to end the match.
web-agree = Agree
web-decline = Decline
web-resign = Resign
web-resign-sure = Yes, resign
web-let-bot-play = Let a bot play for me
web-take-back = Play on myself
web-leave = Leave for now
web-come-back = I’m back
web-stand-in-for = Let a bot play instead
web-dice = Fairness seal
web-fair = Fair chance
web-fair-text = Before the deal the server shows a seal of its key, and every browser the seal of a share of its own. Chance comes from all of them together, so nobody can choose it. Key and shares lie open when the match is over.
web-fair-open = adds a share
web-fair-promised = has sealed a share
web-fair-awaited = a share is awaited
web-fair-none = adds no share
web-fair-bot = is a bot and adds nothing of its own
web-fair-absent = added no share in time
web-fair-withheld = did not open the sealed share
web-fair-mine = Your own share:
web-fair-check = Check it now
web-fair-true = Checked on this device: all draws ({ $draws }) come from the key and everybody’s shares.
web-fair-alone = Checked on this device: all draws ({ $draws }) come from the key. One side alone chose it.
web-fair-skipped = The first draws ({ $number }) came from elsewhere and were not checked.
web-fair-first = Seat { $seat } was drawn to begin, by the same chance.
web-fair-seen = The seals are the ones this browser saw before the deal.
web-fair-unseen = The seals are not the ones this browser saw before the deal!
web-fair-not = This does not prove names and dates, nor that nothing is missing at the end of a file. What could have been drawn at each step was listed by the server.
web-fair-wrong-seed = There is no key in this file, so nothing can be checked.
web-fair-wrong-hash = The key does not fit its seal.
web-fair-wrong-shares = The share of a seat is missing or wrong.
web-fair-wrong-first = Another seat was drawn to begin.
web-fair-wrong-draw = A draw does not come from the key and the shares.
web-dealing = Dealing in a moment: everybody’s share of chance is still coming in.
web-status-dealing = being dealt
web-entry-absent = The deal went on without a share that was missing.
web-close = Close
web-cancel = Cancel
web-result = Result
web-log = Log
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-label = Message
web-chat-send = Send

## What happened at the table
web-entry-sit = { $name } sits down.
web-entry-stand = { $name } stands up.
web-entry-undo = { $name } takes back a step.
web-entry-offer = { $name } offers to end the match.
web-entry-decline = { $name } declines.
web-entry-rematch = { $name } would like to play again.
web-entry-no-rematch = { $name } does not want to play again.
web-entry-leave = { $name } leaves the table for now.
web-entry-back = { $name } is back.
web-entry-stand-in = { $bot } plays for { $name }.
web-entry-end = The match is over.

## The end
web-you-won = You win!
web-won = { $name } wins
web-shared = { $names } share the victory
web-nobody-won = Nobody wins
web-won-together = You win together!
web-lost-together = You lose together
web-rematch = Play again
web-rematch-go = To the next match
web-rematch-no = No, thanks
web-watch-again = Watch the replay
web-review = Luck or skill?
web-stronger = Play against { $bot }
web-stronger-together = Play with { $bot }
web-next-game = Your turn: { $game }
web-shared-link = Link copied. Whoever opens it sees the match.
web-decided = What decided it: { $label }, +{ $points }
web-list-won = Won
web-list-lost = Lost
web-invite-qr = Invitation as a QR code

## One screen
web-pass-to = Pass the device to { $name }
web-pass-text = All hands are covered. Others look away now.
web-pass-show = I am { $name }: show my hand
web-pass-wait = The others are playing…
web-shared-screen = Several players on this device: hands are covered between turns.

## Waiting for players
web-lobby-title = Waiting for players
web-lobby-text =
    { $number ->
        [one] One seat is still free.
        *[other] { $number } seats are still free.
    } The match starts by itself.
web-invite = Make a link
web-invite-link = Invitation for seat { $seat }
web-copy = Copy link
web-copied = Link copied: send it to one person.
web-copy-by-hand = Copying is not allowed here: select the link and copy it by hand.
web-share = Share
web-revoke = Revoke link
web-sit = Sit down
web-invited-title = You are invited
web-invited-by = { $host } invites you to a game of { $game }.
web-invited-text = Somebody is keeping a seat for you at a table.

## Opening a table
web-new-title = Open a table
web-new-game = Game
web-new-seats = Seats
web-new-options = How it is played
web-preset = How to begin
web-preset-own = Your own
web-preset-own-help = Choose every option yourself.
web-new-time = Time
web-new-more = Table
web-who-me = Me
web-who-me-too = Another player on this device
web-who-invite = A friend, by link
web-who-open = Anybody
web-who-bot = Bot: { $bot }
web-name = Name
web-name-of-seat = Name of seat { $seat }
web-your-name = Your name
web-remove = Remove
web-add-seat = Add a seat
web-time = Time limit
web-time-none = none
web-time-per = Counts for
web-time-per-turn = each turn
web-time-per-seat = the whole match
web-time-zero = At zero
web-time-zero-bot = a bot plays
web-time-zero-resign = the match is lost
web-seconds =
    { $number ->
        [one] { $number } second
        *[other] { $number } seconds
    }
web-minutes =
    { $number ->
        [one] { $number } minute
        *[other] { $number } minutes
    }
web-hours =
    { $number ->
        [one] { $number } hour
        *[other] { $number } hours
    }
web-table-title = Name of the table
web-public = Listed for everybody
web-spectators = Others may watch

## Replay
web-replay-setup = Set-up
web-replay-drop = Drop a match file here
web-replay-drop-text = Files end in .vihara. Nothing is kept.
web-replay-choose = Choose a file
web-replay-yours = Your finished games
web-replay-none = No game has come to its end yet.
web-replay-controls = Replay controls
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-turn-next = One turn forward
web-replay-last = To the end
web-replay-step = Step { $step } of { $last }, turn { $turn }
web-replay-seat = View as
web-replay-pace = Speed
web-spectator = Spectator
web-branch = Play on from here
web-branch-text = A new match begins with this position; bots take the other seats.
web-branch-seat = Your seat
web-branch-bot = Bots
web-branch-go = Begin here

## Settings
web-settings-device = On this device
web-settings-you = You
web-language = Language
web-theme = Colors
web-theme-auto = same as system
web-theme-light = Ivory (light)
web-theme-dark = Indigo (dark)
web-motion = Motion
web-motion-auto = same as system
web-motion-full = full
web-motion-quick = quick
web-motion-none = none
web-quality = Picture quality
web-quality-auto = automatic
web-quality-high = high
web-quality-low = low
web-sound = Sounds
web-volume = Volume
web-notify = Notify me when it is my turn
web-waiting = { $number ->
    [one] , { $number } table waits for you
   *[other] , { $number } tables wait for you
}
web-waiting-title = Waiting for you
web-left = { $time } left
web-calls = When it is your turn
web-notify-text = Also while no page is open. Shows the table and who plays, never your cards.
web-notify-on = You will be notified on this device.
web-notify-denied = The browser does not allow notifications here. You can allow them in its settings for this page, then switch this on again.
web-notify-near = This browser could not reach its push service. You are notified only while a page of Vihara is open.
web-notify-home = This browser shows no notifications for web pages. On an iPhone or iPad, add Vihara to the home screen first.
web-mail = By e-mail
web-mail-text = One mail an hour at most, with all that waits. First we send you a link to agree, to an address once a day at most.
web-mail-address = Your e-mail address
web-mail-ask = Send me the link
web-mail-asked = Look into your mailbox: the link there turns it on.
web-mail-waits = { $address }: waiting for you to follow the link in the mail.
web-mail-on = Mail goes to { $address }.
web-mail-remove = No more mail
web-webhooks = For bots and chats (webhooks)
web-webhook-text = This address gets a signed message when it is your turn.
web-webhook-url = Address
web-webhook-add = Add
web-webhook-secret = The secret that signs the messages, shown only now:
web-webhook-remove = Remove { $url }
web-mute-table = Mute notifications
web-table-muted = You get no more notifications from this table.
web-table-called = You get notifications from this table again.
web-save = Save
web-saved = Saved.
web-account = Account
web-account-text = With a name and a password you find your games again on another device. No mail address needed.
web-account-name = Name of the account
web-account-is = Signed in as { $name }.
web-password = Password (8 characters or more)
web-register = Create account
web-registered = Your account is ready.
web-sign-in = Sign in
web-signed-in = Welcome back.
web-sign-out = Sign out
web-signed-out = Signed out.
web-forget = Forget me on this device
web-forget-sure = Without an account there is no way back. Forget me
web-passkey = Passkey
web-passkey-text = Come back with your fingerprint, face or device lock instead of a password.
web-passkey-make = Make a passkey
web-passkey-made = Your passkey is ready.
web-passkey-use = Sign in with a passkey
web-passkey-none = No passkey was made or used.
web-passkey-remove = Remove { $name }
web-password-change = Change password
web-password-changed = Password changed. Other devices are signed out.
web-password-old = Current password
web-sessions = Where you are signed in
web-device-unknown = Unknown device
web-session-here = this device
web-sign-out-there = Sign out on { $device }
web-sign-out-everywhere = Sign out everywhere
web-stand-in-choice = When I am away, my place is played by
web-stand-in-table = whoever the table provides
