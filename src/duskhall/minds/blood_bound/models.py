"""How kinds of players choose: what an attack, an offer, a token or a word says about whoever made it.

Each kind is a table of numbers, fitted to games of such players; those of people are a guess.  Nobody knows which kind
sits where: the kinds are mixed, and what a player does and says shows which of them it is (`signs`).
"""

from dataclasses import dataclass, field, replace
from math import comb, exp
from typing import Final

SLIP: Final = 0.002  # how often a sort of statement is made that a kind never makes
STAGES: Final = 4  # how much has happened: half a wound for every player, one, one and a half, more


@dataclass(frozen=True)
class Choice:
    """How much likelier somebody chooses one player than another, in logarithms."""

    same: tuple[float, float, float, float]  # who is of the own clan, by stage
    neighbour: float = 0.0  # whose clue was seen
    same_neighbour: float = 0.0
    wounds: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Kind:
    """A kind of player: how common it is, how it chooses and how it talks."""

    name: str
    common: float
    choices: dict[str, Choice]
    asks: tuple[float, float, float, float]  # 5.1 steepness and middle of who asks for help, and its bounds
    offers: dict[tuple[bool, bool], float]  # 5.2 by same clan, and by the last wound
    tokens: float  # how far the table of tokens is believed
    words: dict[str, float]  # how often each sort of statement is made
    honest: dict[str, float] = field(default_factory=dict)  # how often it is true
    opens: str = ""  # what it says before anything else, nearly always


def leading_chance(rank: int, members: int, ranks: int) -> float:
    """2.2 Return the chance that a rank, from 0, is the lowest of its clan, for somebody who knows no other.

    >>> round(leading_chance(1, 3, 9), 2)
    0.75
    """
    return comb(ranks - 1 - rank, members - 1) / comb(ranks - 1, members - 1)


def asking_chance(kind: Kind, leading: float) -> float:
    """5.1 Return the chance that somebody asks for help who leads with this chance."""
    steep, middle, least, most = kind.asks
    return least + (most - least) / (1 + exp(-steep * (leading - middle)))


def wording_chance(kind: Kind, what: str, first: bool) -> float:
    """10.2 Return the chance that what a player says, for the first time or not, is of this sort."""
    if first and kind.opens:
        return 0.94 if what == kind.opens else 0.06 * kind.words.get(what, SLIP)
    return kind.words.get(what, SLIP)


# 4.2 By rank, for the first and the second affiliation token still hidden: the share of rank, own and unknown tokens.
TOKENS: Final = {
    (0, 0): (
        (0.02, 0.98, 0.0),
        (0.16, 0.0, 0.84),
        (0.57, 0.0, 0.43),
        (0.02, 0.0, 0.98),
        (0.9, 0.1, 0.0),
        (0.02, 0.98, 0.0),
        (0.4, 0.02, 0.58),
        (0.02, 0.02, 0.96),
        (0.02, 0.02, 0.96),
        (0.98, 0.01, 0.01),
    ),
    (1, 0): (
        (0.02, 0.98, 0.0),
        (0.2, 0.0, 0.8),
        (0.2, 0.0, 0.8),
        (0.02, 0.0, 0.98),
        (0.1, 0.9, 0.0),
        (0.02, 0.98, 0.0),
        (0.42, 0.0, 0.58),
        (0.03, 0.0, 0.97),
        (0.02, 0.0, 0.98),
        (0.9, 0.05, 0.05),
    ),
    (0, 1): (
        (0.02, 0.98, 0.0),
        (0.2, 0.0, 0.8),
        (0.08, 0.0, 0.92),
        (0.02, 0.0, 0.98),
        (0.1, 0.9, 0.0),
        (0.02, 0.98, 0.0),
        (0.43, 0.57, 0.0),
        (0.03, 0.97, 0.0),
        (0.02, 0.98, 0.0),
        (0.9, 0.05, 0.05),
    ),
}

SCHEMER: Final = Kind(
    "schemer",
    0.35,
    {
        "attacked": Choice((-0.75, -0.85, -0.95, -1.1), 2.0, -2.5, (0.0, 0.2, 1.7, 0.0)),
        "last": Choice((-1.5, -1.5, -2.2, -2.0), 0.4, -1.6, (-4.0, -4.0, -4.0, 0.0)),
        "dagger_passed": Choice((2.0, 2.5, 3.0, 4.0), -0.8, 1.8, (0.0, -0.4, -0.9, -2.0)),
        "struck": Choice((-0.5, -0.6, -1.1, -1.0), 0.6, -1.4),
        "commanded": Choice((-0.6, -0.6, -0.7, -1.0), 1.9, -1.9, (0.0, 0.2, 1.6, -1.8)),
        "shield_given": Choice((0.7, 0.7, 1.6, 1.4), -0.5, 1.6, (0.0, 1.4, 3.3, 3.9)),
        "staff_given": Choice((1.5, 1.5, 1.7, 1.5), 0.0, 0.8),
        "fan_given": Choice((-0.8, -0.9, -1.4, -1.1), 0.5, -1.7, (0.0, -0.4, 1.5, 0.5)),
        "raged": Choice((-3.5, -3.5, -3.5, -3.5)),
        "healing": Choice((3.5, 3.5, 3.5, 3.5)),
        "wound_dealt": Choice((-2.5, -2.5, -2.5, -2.5)),
        "offer_accepted": Choice((1.8, 1.8, 1.8, 1.8)),
    },
    (12.0, 0.43, 0.02, 0.98),
    {(False, False): 0.01, (True, False): 0.11, (False, True): 0.25, (True, True): 0.85},
    1.0,
    {"accuse": 0.48, "claim_rank": 0.27, "claim_clan": 0.12, "call_leader": 0.07, "call_for_help": 0.05},
    {"claim_clan": 0.995, "accuse": 0.995, "call_leader": 0.98, "call_for_help": 0.95},
)

MASTER: Final = Kind(
    "master",
    0.3,
    {
        "attacked": Choice((-1.15, -1.2, -1.3, -1.9), 1.5, -1.95, (0.0, 0.9, 1.4, 0.0)),
        "last": Choice((-1.5, -1.7, -2.5, -2.5), 0.0, -0.4, (-4.0, -4.0, -4.0, 0.0)),
        "dagger_passed": Choice((0.2, 0.3, 1.5, 4.5), -0.2, 0.2, (0.0, -0.6, 0.8, -1.6)),
        "struck": Choice((-0.4, -0.5, -1.0, -1.8), 0.0, -1.2),
        "commanded": Choice((-1.1, -1.1, -0.9, -1.2), 1.2, -1.2, (0.0, 0.7, 0.8, -0.3)),
        "shield_given": Choice((0.6, 0.6, 0.9, 1.8), 0.0, 1.7, (0.0, -0.2, 0.6, 1.8)),
        "staff_given": Choice((1.2, 1.2, 1.3, 2.4), 0.3, 1.5),
        "fan_given": Choice((-1.0, -1.0, -0.8, -2.4), 0.3, 0.0),
        "raged": Choice((-3.3, -3.3, -3.3, -3.3)),
        "healing": Choice((2.6, 2.6, 2.6, 2.6)),
        "wound_dealt": Choice((-2.5, -2.5, -2.5, -2.5)),
        "offer_accepted": Choice((1.9, 1.9, 1.9, 1.9)),
    },
    (12.0, 0.43, 0.2, 0.85),
    {(False, False): 0.035, (True, False): 0.33, (False, True): 0.18, (True, True): 0.87},
    0.8,
    {
        "say_clue": 0.25,
        "claim_clan": 0.23,
        "accuse": 0.18,
        "vouch": 0.15,
        "claim_rank": 0.11,
        "call_leader": 0.035,
        "call_for_help": 0.03,
        "say_seen": 0.015,
    },
    {"call_for_help": 0.95},
    opens="say_clue",
)

# Adepts decide as schemers do, and talk as masters do.
ADEPT: Final = replace(SCHEMER, name="adept", common=0.2, words=MASTER.words, honest=MASTER.honest, opens=MASTER.opens)

PERSON: Final = Kind(
    "person",
    0.15,
    {
        "attacked": Choice((-0.3, -0.5, -0.7, -0.9), 0.8, -0.9, (0.0, 0.2, 0.6, 0.0)),
        "last": Choice((-1.0, -1.0, -1.5, -1.5), 0.0, 0.0, (-3.0, -3.0, -3.0, 0.0)),
        "dagger_passed": Choice((0.8, 1.0, 1.2, 1.5)),
        "struck": Choice((-0.5, -0.6, -0.8, -1.0)),
        "commanded": Choice((-0.5, -0.6, -0.7, -1.0)),
        "shield_given": Choice((1.0, 1.0, 1.3, 1.4)),
        "staff_given": Choice((1.0, 1.0, 1.2, 1.2)),
        "fan_given": Choice((-0.6, -0.7, -1.0, -1.0)),
        "raged": Choice((-2.0, -2.0, -2.0, -2.0)),
        "healing": Choice((2.0, 2.0, 2.0, 2.0)),
        "wound_dealt": Choice((-1.5, -1.5, -1.5, -1.5)),
        "offer_accepted": Choice((1.2, 1.2, 1.2, 1.2)),
    },
    (5.0, 0.5, 0.15, 0.7),
    {(False, False): 0.06, (True, False): 0.2, (False, True): 0.2, (True, True): 0.7},
    0.4,
    {
        "say_clue": 0.15,
        "vouch": 0.1,
        "say_seen": 0.05,
        "accuse": 0.2,
        "claim_rank": 0.1,
        "claim_clan": 0.25,
        "call_leader": 0.1,
        "call_for_help": 0.05,
    },
    {"claim_clan": 0.7, "accuse": 0.65, "call_leader": 0.65, "call_for_help": 0.8, "vouch": 0.7, "say_clue": 0.7},
)

KINDS: Final = (SCHEMER, ADEPT, MASTER, PERSON)
