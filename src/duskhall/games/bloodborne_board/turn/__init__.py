"""What happens in a turn besides: interacting, what an activated enemy does, and what missions do (5, 6, 14)."""
