"""Slaying and being slain, the hunt track, and the Dream (sections 9 to 11)."""
