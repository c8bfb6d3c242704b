"""Tables of the toy game in the situations that the tests start from."""

from tests.kernel.toy import GAME

from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

NAMES = ("Ana", "Bo", "Chloë", "Dīn")


def new_table(seats: int = 3, game: Game = GAME, seed: str = "7", **settings: object) -> Table:
    holders = [Holder(name, "person") for name in NAMES[:seats]]
    return Table.open(game.setup(seats, settings), holders, seed_from(seed), "table-1", ["north", "", "söuth"][:seats])


def table_after_bids(seats: int = 3, game: Game = GAME, **settings: object) -> Table:
    table = new_table(seats, game, "7", **settings)
    for seat in range(seats):
        table.answer(seat, "bid", "low")
    return table


def play_to_end(table: Table, seed: str = "play") -> Table:
    """Answer every pending ask at random, seats of simultaneous asks in random order."""
    dice = Dice(seed_from(seed))
    while table.pending():
        asks = table.pending()
        ask = asks[dice.below(len(asks))]
        names = table.seat(ask.seat).option_names()
        table.answer(ask.seat, ask.question.name, names[dice.below(len(names))])
    return table


def finished_table(seats: int = 3, seed: str = "7") -> Table:
    return play_to_end(new_table(seats, seed=seed))
