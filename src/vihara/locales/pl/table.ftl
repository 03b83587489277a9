# What a table says of the people at it

table-away-now = Gdy cię nie było
