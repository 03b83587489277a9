# What a table says of the people at it, and the way to one's own page

table-away-now = While you were away
web-no-undo-rated = A rated match: moves stay.
table-rated = Rated
table-rated-help = Counts for your rating: with a clock, no hints, nothing taken back. Whoever runs out of time has lost.
table-profile = Your profile
table-lobby = Find players
table-group = One link for everybody
table-group-link = Invitation for the whole group
table-people = Who plays here
