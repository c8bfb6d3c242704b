"""Moving: hunters who walk and explore, and enemies who come after them (section 4, 6.2)."""
