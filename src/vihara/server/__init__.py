"""The server: tables, their log, live sockets, identities and bots. It knows `core`, and no game."""
