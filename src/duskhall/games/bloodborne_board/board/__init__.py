"""The pieces on the board, and what may befall them: hunters, enemies, the map and its tiles."""
