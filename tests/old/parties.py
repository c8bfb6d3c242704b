"""People of a hall at one of its tables, who come in by their tokens and answer what they are asked."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.hall.halls import Player, RunningHall
from tests.old.shelf import named

from duskhall.hall.client import Visitor
from duskhall.hall.protocol import Update
from duskhall.kernel.dice import Dice
from duskhall.kernel.table import Table

Choice = tuple[int, str, str]  # seat, question, option


def room_of(hall: RunningHall, table: str) -> Any:
    """Return a table as the hall has it in memory."""
    return hall.do(lambda: hall.hall.room(table))


class Party:
    """Those who play their own seats at a table of a hall, whose Table it can see."""

    def __init__(self, hall: RunningHall, people: Mapping[str, Visitor], table: str) -> None:
        self.hall = hall
        self.table = table
        info = next(iter(people.values())).get(f"/api/tables/{table}")
        self.people = {
            number: people[str(seat["person"])]
            for number, seat in enumerate(info["seats"])
            if seat["person"] is not None and seat["player"] == "person"
        }
        self.players: dict[int, Player] = {}

    @property
    def live(self) -> Table:
        """How the table stands."""
        table: Table = room_of(self.hall, self.table).table
        return table

    async def come(self) -> None:
        """Let everybody connect and look at the table as their seat."""
        for seat, visitor in self.people.items():
            self.players[seat] = await Player.come(visitor)
            await self.players[seat].watch(self.table, seat)

    async def go_on(self, dice: Dice, stop: Callable[[Table], bool]) -> None:
        """Answer at random, while bots answer too, until the game is over or it is time to stop."""
        while True:
            table = self.live
            if table.outcome() is not None or stop(table):
                return
            asks = [ask for ask in table.pending() if ask.seat in self.players]
            if asks:
                seat, question, options = named(table.state, asks[dice.below(len(asks))])
                await self.answer((seat, question, options[dice.below(len(options))]))
            else:
                await self.hear_of(table.seq + 1)

    async def answer(self, choice: Choice) -> None:
        """Answer as told."""
        seat, question, option = choice
        await self.players[seat].decide(self.table, seat, question, option)

    async def hear_of(self, seq: int) -> None:
        """Wait until everybody may know of this entry."""
        player = next(iter(self.players.values()))
        await player.hear(Update, lambda message: message.happened.seq >= seq)
