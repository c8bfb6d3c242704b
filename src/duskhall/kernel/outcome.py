"""How a game ended: who won, with which scores and why, or that a limit cut it short."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score's breakdown: a text key such as `score-gold` and its amount."""

    key: str
    amount: int


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    `winners` may hold several seats (shared victory) or none; `places` gives each seat's rank from 1, equal
    ranks shared; `scores` are what the ranking looked at first, `breakdown` how each score came about;
    `ending` is the text key of how it ended; `truncated` says that a limit setting, not the rules, ended it.
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]
    ending: str
    truncated: bool = False
