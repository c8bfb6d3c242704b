"""Content as its files write it: the building blocks that cards and creatures are made of."""
