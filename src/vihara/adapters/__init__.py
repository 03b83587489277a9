"""Vihara behind the interfaces that programs expect."""
