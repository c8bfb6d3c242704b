"""What every game shares, and nothing that a single game needs.

A game is a record of decisions: `(game, rules version, content, settings, seats, seed, entries)` determines
everything that ever happens at a table.  The kernel turns that sentence into types.
"""
