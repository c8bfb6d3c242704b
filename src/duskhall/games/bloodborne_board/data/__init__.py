"""Content as its files write it: campaign packs, what must fit together, and the definitions made of it."""
