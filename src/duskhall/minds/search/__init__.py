"""A searcher for any game: worlds from `imagine`, a tree for each seat, mixtures where answers are sealed.

`worlds` plays in imagined worlds, natively where it can; `tree` remembers what came of each answer; `searching` puts
them together and says what to answer.
"""
