"""Combat, from the card in a slot to the last blow (sections 7 and 12)."""
