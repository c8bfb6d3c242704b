"""The public test kit that any game or bot runs: plain functions that raise `NotConforming` with one sentence.

    from duskhall.kernel.conformance import check_game, check_mind

    check_game(GAME)                      # everything, for every number of seats
    check_mind(GAME, my_mind_factory)     # a bot plays legally, repeatably, and from what its seat knows

It needs no test framework, plays real games at random, and knows a game only through its `Game`.  Each check can
be run alone:

check_declarations  questions, events, settings and the list of fields say what is true
check_copies        a copy shares nothing with its original; no move changes a copy that was made earlier
check_options       there is always an option, and everything else is refused by a rule with the state untouched
check_views         views that are made together are those that each seat would get alone
check_round_trips   snapshots and records read back equal, and play goes on from them in the same way
check_termination   every game ends within its bound, with an outcome that adds up, whatever the settings
check_determinism   the same seed gives the same record, and sealed answers may come in any order
check_undo          what can be taken back leaves no trace on the table; what was revealed cannot be
check_canary        names that a seat may not know are in no byte that reaches it
check_imagination   a seat cannot tell an imagined world from the real one, nor does the truth shape it
check_twins         two worlds that a seat cannot tell apart go on looking alike until something is revealed
check_mind          the same for whoever plays
"""

from collections.abc import Iterable

from duskhall.kernel.conformance.declarations import check_declarations
from duskhall.kernel.conformance.minds import check_mind
from duskhall.kernel.conformance.play import NotConforming
from duskhall.kernel.conformance.reach import reach
from duskhall.kernel.conformance.replays import check_determinism, check_round_trips, check_undo
from duskhall.kernel.conformance.secrecy import check_canary, check_imagination, check_twins
from duskhall.kernel.conformance.states import check_copies, check_options, check_termination, check_views
from duskhall.kernel.game import Game

__all__ = [
    "CHECKS",
    "NotConforming",
    "check_canary",
    "check_copies",
    "check_declarations",
    "check_determinism",
    "check_game",
    "check_imagination",
    "check_mind",
    "check_options",
    "check_round_trips",
    "check_termination",
    "check_twins",
    "check_undo",
    "check_views",
    "reach",
]

# Every check of a game takes (game, seats, games, seed).
CHECKS = (
    check_declarations,
    check_copies,
    check_options,
    check_views,
    check_round_trips,
    check_termination,
    check_determinism,
    check_undo,
    check_canary,
    check_imagination,
    check_twins,
)


def check_game(game: Game, seats: Iterable[int] | None = None, games: int = 2, seed: str = "conformance") -> None:
    """Run every check of a game, for these numbers of seats (all that it allows), on so many games each."""
    for number in game.seats if seats is None else seats:
        for check in CHECKS:
            check(game, number, games, seed)
