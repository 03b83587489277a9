# What a table says of the people at it

table-away-now = Mentre non c’eri
