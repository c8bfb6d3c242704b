"""Standing answers in the hall: whether a person answered or had said so before shows in no byte and no time."""

import asyncio
from typing import Any

import pytest
from tests.hall.halls import Player, RunningHall, carried_out, run
from tests.patience import soon, until

from duskhall.hall import hall as halls
from duskhall.hall.client import Visitor
from duskhall.hall.protocol import (
    Done,
    Error,
    Given,
    Refused,
    Snapshot,
    Stand,
    Standing,
    Undo,
    Update,
    Watch,
)
from duskhall.hall.storage import waiting
from duskhall.kernel.table import Table

PLAYERS = 6
WINDOW = 2.0  # seconds of a clock that only the tests move


class Round:
    """A table of Blood Bound with six people at which somebody has just been attacked."""

    def __init__(self, hall: RunningHall, **wish: Any) -> None:
        self.hall = hall
        names = [f"Player {seat}" for seat in range(PLAYERS)]
        self.table, self.people = hall.table(*names, game="blood-bound", **wish)
        self.players: list[Player] = []
        self.target = -1

    def live(self) -> Table:
        table = self.hall.hall.rooms[self.table].table
        assert table is not None
        return table

    async def attack(self) -> None:
        """Let everybody watch, and the first player attack the one across the table."""
        self.players = [await Player.come(person) for person in self.people]
        for seat, player in enumerate(self.players):
            await player.watch(self.table, seat)
        active = self.live().pending()[0].seat
        self.target = (active + 3) % PLAYERS
        await self.players[active].decide(self.table, active, "act", "attack")
        await self.players[active].decide(self.table, active, "attack", f"seat_{self.target + 1}")

    async def call_for_help(self) -> None:
        """Let the target ask for help."""
        await self.players[self.target].decide(self.table, self.target, "request", "ask")

    def decisions(self) -> int:
        """Return how many there are; bots talk between them."""
        return sum(entry.kind == "decision" for entry in self.live().record.entries)

    def window_ended(self) -> bool:
        """Say whether everything that waited for the window has been entered."""
        window = self.hall.hall.rooms[self.table].window
        return window is None or window.settled

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(PLAYERS) if seat != self.target]

    async def stand(self, seat: int, *answers: Given) -> Standing:
        await self.players[seat].send(Stand(table=self.table, seat=seat, answers=list(answers)))
        return await self.players[seat].hear(Standing)


@pytest.fixture
def same_table(monkeypatch):
    """Every hall deals the same first table."""
    monkeypatch.setattr(halls, "_new_table", lambda: ("0123456789abcdef", bytes(32)))


def updates(player: Player) -> list[str]:
    return [frame for frame in player.frames if frame.startswith('{"type":"update"')]


# --- Giving them -------------------------------------------------------------------------------------------------


def test_they_are_given_completed_told_again_and_ended(hall):
    async def work() -> None:
        table = Round(hall)
        await table.attack()
        told = await table.stand(0, Given("never_this_turn"), Given("always_for", 4), Given("never"))
        assert told.answers == [Given("never_this_turn", 1), Given("always_for", 4), Given("never")]
        again = await Player.come(table.people[0])
        await again.watch(table.table, 0)
        assert (await again.hear(Standing)).answers == told.answers
        assert (await table.stand(0)).answers == []
        assert (await again.hear(Standing)).answers == []  # told to every connection of that person
        last = await Player.come(table.people[0])
        await last.watch(table.table, 0)
        await last.send(Undo(table=table.table, seat=0, move_id="u"))
        await last.hear(object, lambda message: isinstance(message, Refused | Done))
        assert not any(isinstance(message, Standing) for message in last.messages)

    run(work())


@pytest.mark.parametrize(
    ("seat", "given", "code"),
    [
        (0, Given("sometimes"), "no-such-standing"),
        (0, Given("always_for"), "no-value"),
        (1, Given("never"), "not-your-seat"),
    ],
)
def test_what_cannot_stand_is_refused_in_one_sentence(hall, seat, given, code):
    async def work() -> None:
        table, people = hall.table(*[f"Player {seat}" for seat in range(PLAYERS)], game="blood-bound")
        player = await Player.come(people[0])
        await player.watch(table, 0)
        await player.send(Stand(table=table, seat=seat, answers=[given]))
        error = await player.hear(Error)
        assert (error.code, error.about) == (code, "stand")

    run(work())


def test_a_game_without_them_says_so(hall):
    table, people = hall.table("Ana", "Bo")

    async def work() -> None:
        player = await Player.come(people[0])
        await player.watch(table, 0)
        await player.send(Stand(table=table, seat=0, answers=[Given("never")]))
        assert (await player.hear(Error)).code == "no-such-standing"

    run(work())


# --- What the others see -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["by hand, later", "changed", "standing", "standing, not here"])
def test_how_an_answer_came_shows_in_no_byte_and_no_time(open_hall, same_table, tmp_path, how):
    """The same round, twice: one seat answers in another way than by hand, and all others the same."""
    seen = []
    for way in ("by hand", how):
        hall = open_hall(db=f"sqlite:///{tmp_path}/{way}.sqlite3", answer_window=WINDOW, still=True)
        seen.append(run(_one_round(hall, way)))
        hall.stop()
    assert all(len(texts) > PLAYERS for texts in seen[0])
    assert seen[1] == seen[0]


async def _one_round(hall: RunningHall, how: str) -> list[list[str]]:
    """Play until the offers are opened, which is when the window ends; return what everybody else was sent."""
    table = Round(hall)
    await table.attack()
    odd = table.asked[2]
    others = [seat for seat in range(PLAYERS) if seat != odd]
    if how.startswith("standing"):
        await table.stand(odd, Given("always_for", table.target))
    if how == "standing, not here":
        await table.players[odd].leave()
    await table.call_for_help()
    opened = len(table.live().record.entries)
    for seat in table.asked:
        if seat != odd:
            await table.players[seat].answer(table.table, seat, "offer", "decline")
    if how == "by hand":
        await table.players[odd].answer(table.table, odd, "offer", "offer")
    elif how == "changed":
        await table.players[odd].answer(table.table, odd, "offer", "decline", "first")
        await table.players[odd].answer(table.table, odd, "offer", "offer", "second")
    hall.pass_time(WINDOW / 2)
    if how == "by hand, later":
        await table.players[odd].answer(table.table, odd, "offer", "offer")
    for seat in range(PLAYERS):
        if seat != odd or how != "standing, not here":
            await carried_out(table.players[seat])
    assert len(table.live().record.entries) == opened
    hall.pass_time(WINDOW / 2)
    last = opened + len(table.asked)
    for seat in others:
        if not any(isinstance(each, Update) and each.happened.seq == last for each in table.players[seat].messages):
            await table.players[seat].hear(Update, lambda message: message.happened.seq == last)
    assert [entry.seat for entry in table.live().record.entries[opened:]] == table.asked
    return [updates(table.players[seat]) for seat in others]


def test_only_ones_own_connections_are_told_of_ones_standing_answers(hall):
    async def work() -> None:
        table = Round(hall)
        await table.attack()
        before = hall.visitor("Eve").get("/api/tables")
        info = table.people[1].get(f"/api/tables/{table.table}")
        told = [len(player.frames) for player in table.players]
        await table.stand(0, Given("never"))
        assert table.people[1].get(f"/api/tables/{table.table}") == info
        assert hall.visitor("Eve").get("/api/tables") == before
        await table.players[1].send(Watch(table=table.table, seat=1))
        await table.players[1].hear(Snapshot)
        fresh = table.players[1].frames[told[1] :]
        assert [frame for frame in fresh if "standing" in frame or "never" in frame] == []
        assert all(not isinstance(message, Standing) for player in table.players[1:] for message in player.messages)

    run(work())


def test_bots_wait_for_the_window_too(open_hall, thought):
    """A person asks five bots for help, who know their answers long before the window ends."""
    hall = open_hall(answer_window=WINDOW, still=True)

    async def work() -> None:
        table = Round(hall)
        await table.attack()
        for seat in table.asked:
            await asyncio.to_thread(table.people[seat].post, f"/api/tables/{table.table}/leave")
        await table.call_for_help()
        opened = table.decisions()
        await soon(lambda: len(thought) == len(table.asked))
        hall.pass_time(WINDOW / 2)
        await carried_out(table.players[table.target])
        assert table.decisions() == opened
        hall.pass_time(WINDOW / 2)
        await soon(lambda: table.decisions() == opened + len(table.asked))

    run(work())


# --- Holding answers ---------------------------------------------------------------------------------------------


def test_an_answer_that_waits_is_acknowledged_when_it_is_entered_and_the_last_one_counts(open_hall):
    hall = open_hall(answer_window=WINDOW, still=True)

    async def work() -> None:
        table = Round(hall)
        await table.attack()
        await table.call_for_help()
        seat = table.asked[0]
        player = table.players[seat]
        await player.answer(table.table, seat, "offer", "sideways")
        assert (await player.hear(Refused)).reason == "refusal-no-such-option"
        await player.answer(table.table, seat, "offer", "decline", "first")
        await player.answer(table.table, seat, "offer", "offer", "second")
        await carried_out(player)
        assert not any(
            isinstance(message, Done) and message.move_id in ("first", "second") for message in player.messages
        )
        hall.pass_time(WINDOW)
        first, second = await player.hear(Done), await player.hear(Done)
        assert (first.move_id, second.move_id, first.seq) == ("first", "second", second.seq)
        await player.answer(table.table, seat, "offer", "decline", "first")  # sent again: it was answered already
        assert (await player.hear(Done)).seq == second.seq
        assert table.live().state.view(seat).my_offer == "offer"

    run(work())


def test_an_answer_after_the_window_is_entered_at_once_and_a_standing_one_too(open_hall):
    hall = open_hall(answer_window=WINDOW, still=True)

    async def work() -> None:
        table = Round(hall)
        await table.attack()
        await table.call_for_help()
        hall.pass_time(WINDOW)
        await soon(table.window_ended)
        first, second = table.asked[:2]
        seq = await table.players[first].decide(table.table, first, "offer", "decline")
        await table.stand(second, Given("never"))
        update = await table.players[first].hear(Update, lambda message: message.happened.seq == seq + 1)
        assert update.happened.seat == second

    run(work())


def test_a_standing_answer_ends_with_its_turn_and_counts_for_its_target_only(hall):
    async def work() -> None:
        table = Round(hall)
        await table.attack()
        one, two, three = table.asked[:3]
        await table.stand(one, Given("never_this_turn"))
        await table.stand(two, Given("never_this_turn", 7))
        await table.stand(three, Given("always_for", (table.target + 1) % PLAYERS))
        await table.call_for_help()
        await table.players[0].hear(Update, lambda message: message.happened.seat == one)
        await carried_out(table.players[0])
        owing = [ask.seat for ask in table.live().pending()]
        assert owing == [seat for seat in table.asked if seat != one]

    run(work())


def test_an_answer_to_an_earlier_question_is_never_entered_for_a_later_one(hall):
    """One that came in too late waits in the store, until it is dropped with the next."""

    async def work() -> None:
        table = Round(hall)
        await table.attack()
        seat, person = table.asked[0], table.people[table.asked[0]].person
        late = waiting.StoredAnswer(seat, table.live().state.reveals - 1, person, "late", "offer", "offer")
        await asyncio.to_thread(hall.do, lambda: hall.hall.store.write(waiting.hold_answer, table.table, late))
        await table.stand(table.asked[1], Given("never"))
        await table.call_for_help()
        await table.players[0].hear(Update, lambda message: message.happened.seat == table.asked[1])
        assert seat in [ask.seat for ask in table.live().pending()]
        await asyncio.to_thread(until, lambda: not hall.do(lambda: hall.hall.store.read(waiting.held_at, table.table)))
        assert seat in [ask.seat for ask in table.live().pending()]

    run(work())


# --- Restarts and other processes --------------------------------------------------------------------------------


def test_they_survive_a_restart_and_so_do_answers_that_wait(open_hall):
    first = open_hall(answer_window=WINDOW, still=True)
    table = Round(first)

    async def before() -> None:
        await table.attack()
        await table.stand(table.asked[0], Given("never"))
        await table.call_for_help()
        await table.players[table.asked[1]].answer(table.table, table.asked[1], "offer", "offer", "held")
        await carried_out(table.players[table.asked[1]])

    run(before())
    assert len(table.live().pending()) == PLAYERS - 1
    first.stop()
    second = open_hall(port=int(first.address.rpartition(":")[2]))

    async def after() -> None:
        watcher = await Player.come(table.people[table.asked[1]])
        snapshot = await watcher.watch(table.table, table.asked[1])
        if snapshot.seq < 5:
            await watcher.hear(Update, lambda message: message.happened.seq == 5)
        live = second.hall.rooms[table.table].table
        assert live is not None
        assert [entry.seat for entry in live.record.entries[3:]] == table.asked[:2]
        assert live.state.view(table.asked[1]).my_offer == "offer"
        await watcher.answer(table.table, table.asked[1], "offer", "offer", "held")
        assert (await watcher.hear(Done)).seq == 5

    run(after())


def test_whichever_process_was_told_the_one_that_runs_the_table_enters_it(open_hall, postgres):
    db = postgres.new_database()
    first, second = (open_hall(db=db, answer_window=WINDOW, still=True) for _ in range(2))
    table = Round(first)

    async def work() -> None:
        await table.attack()
        one, two = table.asked[:2]
        elsewhere = [await Player.come(_at(second, table.people[seat])) for seat in (one, two)]
        for seat, player in zip((one, two), elsewhere, strict=True):
            await player.watch(table.table, seat)
        await elsewhere[0].send(Stand(table=table.table, seat=one, answers=[Given("never")]))
        await elsewhere[0].hear(Standing)
        await table.call_for_help()
        await elsewhere[1].hear(Update, lambda message: _tells(message, "help_requested"))
        await elsewhere[1].answer(table.table, two, "offer", "offer", "far")
        await carried_out(elsewhere[1])
        for hall in (first, second):  # whichever was the first to take the lease of the table
            hall.pass_time(WINDOW)
        done = await elsewhere[1].hear(Done)
        await soon(lambda: table.live().seq >= done.seq)
        assert [entry.seat for entry in table.live().record.entries[3:]] == [
            one,
            two,
        ]  # together, in the order of the seats

    run(work())


def _at(hall: RunningHall, person: Visitor) -> Visitor:
    """The same person, connecting to another process."""
    other = Visitor.__new__(Visitor)
    other.__dict__.update(person.__dict__)
    other.address = hall.address
    return other


def _tells(message: Update, kind: str) -> bool:
    return any(event["event"] == kind for event in message.happened.events)


def test_deleting_a_person_deletes_what_they_wanted_to_be_answered(hall):
    async def work() -> None:
        table = Round(hall)
        await table.attack()
        await table.stand(1, Given("never"))
        await asyncio.to_thread(table.people[1].call, "DELETE", "/api/people/me")

        async def left() -> Any:
            return await hall.hall.store.read(waiting.standing_at, table.table)

        assert await asyncio.to_thread(hall.do, left) == []

    run(work())
