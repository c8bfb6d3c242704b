"""A campaign: setting up its chapters, winning and losing them, and what is carried on (sections 1 and 17)."""
