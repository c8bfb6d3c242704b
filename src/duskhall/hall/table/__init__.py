"""A live table: who is at it, how its game is changed and stored, and what everybody is told of it."""
