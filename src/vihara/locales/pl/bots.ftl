# bots
