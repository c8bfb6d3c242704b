"""No byte that reaches a seat or a spectator says more than they may know: frames, HTTP answers, logs, replays.

The kernel's conformance kit proves this of views, events, asks and refusals; here it is proved of what the hall makes
of them, with the same three tests: canary, imagination, twins.
"""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from tests.hall.disguises import OPAQUE, played_opaquely
from tests.hall.halls import Player, RunningHall, carried_out, run, text_of
from tests.patience import soon
from tests.scale import FULL

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.client import Visitor
from duskhall.hall.logs import JsonLines
from duskhall.hall.protocol import Update
from duskhall.hall.table.room import Room
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.question import Ask
from duskhall.kernel.table import Table

STEPS = 100_000 if FULL else 40  # decisions that are looked at
HTTP_EVERY = 50 if FULL else 20  # decisions after which what HTTP tells is looked at too
GAMES = [*games.GAMES, "high-card"]


class Ear:
    """A watcher of a table: everything it was sent, and how much of that has been looked at."""

    def __init__(self, player: Player, seat: int | None) -> None:
        self.player = player
        self.seat = seat
        self.looked = 0

    async def until(self, seq: int) -> None:
        await self.player.hear(Update, lambda message: message.happened.seq == seq)

    def new_bytes(self) -> str:
        told = "".join(self.player.frames[self.looked :])
        self.looked = len(self.player.frames)
        return told


def secrets_of(table: Table, seat: int | None) -> set[str]:
    secrets = table.game.secrets
    return set() if secrets is None else set(secrets(table.state, seat))


def everything_told(visitor: Visitor, table_id: str, seat: int | None) -> str:
    """Everything that HTTP tells of a table: what it is, its record, and its replay through one's own eyes."""
    table = f"/api/tables/{table_id}"
    paths = ["/api/tables", table, f"{table}/record"]
    eyes = "" if seat is None else f"&eyes=seat&seat={seat}"
    told = [visitor.get(path) for path in paths]
    number = len(told[-1]["entries"])
    told += [visitor.get(f"{table}/replay?first={first}&count=500{eyes}") for first in range(0, number + 1, 500)]
    assert told[-1][-1]["happened"]["seq"] == number
    assert told[-1][-1]["now"] is not None
    return str(told)


@pytest.mark.parametrize("game_id", GAMES)
def test_canary_no_name_of_a_hidden_thing_is_in_any_byte(open_hall, game_id, caplog, monkeypatch):
    """Play with names that are opaque; what was secret before a decision and still is, is in nothing that is told."""
    caplog.handler.setFormatter(JsonLines())
    caplog.set_level(logging.DEBUG, "duskhall")
    game = games.find(game_id)
    monkeypatch.setenv(OPAQUE, game_id)
    with played_opaquely(game):
        hall = open_hall()
        names = [f"Player {seat}" for seat in range(game.seats[0])]
        table_id, people = hall.table(*names, game=game_id, public=True)
        spectator = hall.visitor("Eve")
        run(_watch_a_game(hall, table_id, people, spectator))
        table = hall.hall.rooms[table_id].table
        assert table is not None
        keys = [table.state.dice.key.hex(), str(table.record.server_seed), *[str(each.token) for each in people]]
        logged = caplog.text
        assert not [key for key in keys if key in logged]
        hidden = secrets_of(table, None)
        assert not [name for name in hidden if name in logged]


def _check_http(hall: RunningHall, table_id: str, people: list[Visitor], spectator: Visitor) -> None:
    table = hall.hall.rooms[table_id].table
    assert table is not None
    keys = {table.state.dice.key.hex(), str(table.record.server_seed)}
    for seat, visitor in [*enumerate(people), (None, spectator)]:
        told = everything_told(visitor, table_id, seat)
        leaked = [name for name in secrets_of(table, seat) | keys if name in told]
        assert not leaked, f"HTTP tells {'a spectator' if seat is None else seat} a secret"


async def _watch_a_game(hall: RunningHall, table_id: str, people: list[Visitor], spectator: Visitor) -> None:
    ears = [Ear(await Player.come(visitor), seat) for seat, visitor in enumerate(people)]
    ears.append(Ear(await Player.come(spectator), None))
    for ear in ears:
        await ear.player.watch(table_id, ear.seat, words=True)
    room = hall.hall.rooms[table_id]
    assert room.table is not None
    secret = [secrets_of(room.table, ear.seat) for ear in ears]
    for table, ask, option in _decisions(room, "canary"):
        await ears[ask.seat].player.send(
            protocol.Answer(
                table=table_id, seat=ask.seat, move_id=f"m{table.seq}", question="no_such_question", option=option
            )
        )
        await ears[ask.seat].player.answer(table_id, ask.seat, ask.question.name, option)
        await asyncio.gather(*(ear.until(table.seq + 1) for ear in ears))
        secret = _look(room, ears, secret)
        if table.seq % HTTP_EVERY == HTTP_EVERY - 1 and not room.table.state.ended:
            await asyncio.to_thread(_check_http, hall, table_id, people, spectator)


def _decisions(room: Room, word: str) -> Iterator[tuple[Table, Ask, str]]:
    """Yield the table with something that is asked and an answer, which whoever iterates has carried out."""
    choices = Dice(seed_from(word))
    for _ in range(STEPS):
        table = room.table
        assert table is not None
        pending = table.pending()
        if not pending:
            return
        ask = pending[choices.below(len(pending))]
        yield table, ask, table.setup.option_name(ask.question, ask.options[choices.below(len(ask.options))])


def _look(room: Room, ears: list[Ear], before: list[set[str]]) -> list[set[str]]:
    table = room.table
    assert table is not None
    keys = {table.state.dice.key.hex(), str(table.record.server_seed)}
    now = [secrets_of(table, ear.seat) for ear in ears]
    for ear, was, still in zip(ears, before, now, strict=True):
        told = ear.new_bytes()
        if table.state.ended:
            continue
        leaked = [name for name in (was & still) | keys if name in told]
        assert not leaked, f"{'a spectator' if ear.seat is None else ear.seat} is told a secret after {table.seq}"
    return now


# --- Imagination and twins, on what the hall sends ---------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_imagination_and_twins_everything_sent_is_the_same_in_a_world_that_looks_the_same(hall, game_id):
    """What a watcher is sent does not change when everything that it does not know is drawn anew.

    Before each decision the snapshot is compared, byte for byte, and after it, where nothing was revealed in either
    world, the update, the snapshot and the public record.
    """
    game = games.find(game_id)
    names = [f"Player {seat}" for seat in range(game.seats[0])]
    table_id, people = hall.table(*names, game=game_id)
    room = hall.hall.rooms[table_id]
    compared = 0
    for number, (table, ask, option) in enumerate(_decisions(room, "twins")):
        after = table.branch()
        after.answer(ask.seat, ask.question.name, option)
        for seat in [*range(len(people)), None]:
            person = None if seat is None else people[seat].person
            world = table.branch()
            world.state = table.state.imagine(seat, Dice(seed_from(f"{number} {seat}")))
            assert sent(room, table, person, seat) == sent(room, world, person, seat)
            compared += _compare_twins(room, (table, after), world, (ask.seat, ask.question.name, option), seat, person)
        room.table = after
    assert compared > 0


def _compare_twins(
    room: Room, real: tuple[Table, Table], world: Table, answer: tuple[int, str, str], seat: int | None, person: Any
) -> int:
    """Make the same decision in the other world, if it can be made there, and compare; count the comparisons."""
    before, after = real
    its_ask = world.state.ask_for(answer[0])
    mine = before.state.ask_for(answer[0])
    if its_ask != mine:
        return 0
    reveals = world.state.reveals
    world.answer(*answer)
    if after.state.reveals != before.state.reveals or world.state.reveals != reveals:
        return 0
    assert sent(room, after, person, seat) == sent(room, world, person, seat)
    return 1


def sent(room: Room, table: Table, person: str | None, seat: int | None) -> list[str]:
    """Return everything that this watcher would be sent of a table."""
    real = room.table
    room.table = table
    try:
        snapshot = protocol.write(room.audience.snapshot(room, person, seat, words=True))
        updates = (
            room.audience.updates(room, range(max(1, table.seq), table.seq + 1), [(seat, True)])[seat, True]
            if table.seq
            else []
        )
        return [snapshot, *map(text_of, updates), table.record.public().to_json().decode()]
    finally:
        room.table = real


def test_a_bot_answers_at_its_pace_however_long_it_thought(open_hall, thought):
    pace = 0.5
    hall = open_hall(bot_pace=pace, still=True)
    visitor = hall.visitor()
    table = visitor.post("/api/tables", game="high-card", seats=2, bots=["random"])["table"]

    async def work() -> None:
        player = await Player.come(visitor)
        await player.watch(table)
        await asyncio.to_thread(visitor.post, f"/api/tables/{table}/start")
        await soon(lambda: thought)
        hall.pass_time(pace / 2)
        await carried_out(player)
        assert not any(isinstance(message, Update) for message in player.messages)
        hall.pass_time(pace / 2)
        await player.hear(Update)

    run(work())
