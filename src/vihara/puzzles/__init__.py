"""Puzzles: positions of self-play in which one move is clearly best, and not the one that looks best."""
