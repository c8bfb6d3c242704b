"""How long a bot may think at a hall: its usual work, until a deadline where the table is live."""

from typing import Any

import msgspec
import pytest

from duskhall import games, minds
from duskhall.hall.bots import worker
from duskhall.hall.bots.jobs import Choose
from duskhall.kernel.budget import Budget
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table


@pytest.mark.parametrize(("seconds", "over"), [(None, False), (3600.0, False), (0.0, True)])
def test_a_bot_does_its_usual_work_until_the_deadline_if_there_is_one(seconds, over, monkeypatch):
    given: list[Budget] = []

    class Thinker:
        def choose(self, seat: Any) -> int:
            given.append(seat.budget)
            return int(seat.ask.options[0])

    monkeypatch.setattr(minds, "find", lambda game_id, name: lambda game, seat, dice: Thinker())
    setup = games.find("dungeon-cards").setup(2)
    table = Table.open(setup, [Holder("Ana", "person"), Holder("Bo", "bot:adept")], seed_from("1"), "t")
    head = msgspec.structs.replace(table.record, entries=[], outcome=None, server_seed=None)
    job = Choose(
        head=msgspec.json.encode(head).decode(),
        state=table.state.freeze(),
        seat=table.pending()[0].seat,
        bot="adept",
        heard=[],
        chance="1",
        seconds=seconds,
    )
    result = worker._choose(job)
    assert result.option
    assert not result.problem
    assert [budget.is_over() for budget in given] == [over]
    assert given[0].work(60) == 60
