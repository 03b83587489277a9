"""Luck or skill? The review of a finished match, as docs/review.md defines it. It knows no game."""
