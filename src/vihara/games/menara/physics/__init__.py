"""What happens to a tower in doubt: the simulation, its verdict, and the motion that is played back."""
