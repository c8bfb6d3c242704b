"""The bot `learner` of this game: the net beside this file (`duskhall.minds.learned`)."""

from duskhall.minds.learned import mind

__all__ = ["mind"]
