# What a table says of the people at it

table-away-now = Während du weg warst
