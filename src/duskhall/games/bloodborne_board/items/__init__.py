"""Items, firearms and weapons, as far as they reach and change (sections 8, 15, 16)."""
