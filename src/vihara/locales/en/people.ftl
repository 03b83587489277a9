# Pages about people: profiles and the ranking

people-profile = Profile
people-nobody = You have no profile yet. Give yourself a name in the settings.
people-page-public = Others can see this page.
people-page-private = Only you see this page.
people-page-link = How others see it
people-appear = How you appear
people-emblem = Emblem
people-lotus = Lotus
people-color = Color
people-color-1 = Red-brown
people-color-2 = Green
people-color-3 = Blue
people-color-4 = Violet
people-color-5 = Ochre
people-color-6 = Gray
people-public = What others see
people-public-text = All of it is private until you share it. Your name and emblem appear as soon as something is shared.
people-part-results = Results
people-part-streaks = Games and streaks
people-part-ratings = Ratings
people-part-opponents = Favorite opponents
people-part-ranked = Be listed in the ranking
people-played = Played
people-streak-now = Wins in a row
people-streak-best = Longest streak
people-ratings-none = No rated games yet.
people-games =
    { $number ->
        [one] { $number } game
        *[other] { $number } games
    }
people-curve =
    { $number ->
        [one] Rating after one game
       *[other] Rating over { $number } games
    }, from { $from } to { $to }
people-against-people = People
people-against-mixed = Mixed
people-faced =
    { $played ->
        [one] { $played } game, { $won } won
        *[other] { $played } games, { $won } won
    }
people-pool = Against whom
people-pool-people = Among people
people-pool-bots = Against bots
people-ranking = Ranking
people-ranking-text = Here are those who agreed to be listed. 1500 is the middle.
people-ranking-none = Nobody is listed yet.
people-anchor = Bot, fixed value
people-data = Your data
people-data-text = What this server knows about you, in one file: profile, results, your chat lines and your games.
people-data-take = Download the file
people-delete-ask = Delete the account…
people-delete-text = Name, profile, ratings and chat lines are deleted; running games are given up or left to a bot. This cannot be undone.
people-delete-name = To be sure: your name, { $name }
people-delete = Delete for good
people-deleted = Your account is deleted.
people-lobby = Find players
people-quick = A quick match
people-pace-quick = 5 minutes each
people-pace-calm = 20 minutes each
people-pace-days = 2 days a turn
people-seek = Look for a match
people-stop = Stop looking
people-seeking = { $game } for { $number }: looking for players…
people-seeking-text = First for somebody of your strength, then ever wider. Stay on this page.
people-seeking-days = You may leave: the match will be among your games.
people-waiting = Waiting right now
people-waits =
    { $number ->
        [one] { $game }: { $number } person
        *[other] { $game }: { $number } people
    }
people-seats = for { $number }
people-join-in = Join in
people-watch = To watch
people-watch-none = No public match is running right now.
people-friends = Friends
people-friends-none = Nobody yet. You can ask on somebody’s profile.
people-list-asking = Would like to be friends
people-list-asked = Asked
people-list-blocked = Blocked
people-agree = Accept { $name }
people-decline = Decline { $name }
people-remove-friends = Remove { $name }
people-remove-asked = Withdraw the question to { $name }
people-remove-blocked = Unblock { $name }
people-ask = Ask to be friends
people-invite = Invite { $name }
people-invited = { $name } sees your invitation under “{ people-lobby }”.
people-not-coming = No, thanks
people-asked = Your question is on its way.
people-block = Block
people-blocked = You will not be matched any more.
people-open-none = No table is open right now.
