# What a table says of the people at it

table-away-now = While you were away
