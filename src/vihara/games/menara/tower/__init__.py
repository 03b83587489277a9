"""A tower of floors and columns: where its pieces are, whether they may be there, and how well it stands."""
