"""Answers that wait: what seats want to be answered in their place, and what was answered before its window ended.

Where a game knows standing answers to a question, the hall keeps a window whenever it asks it.  Whatever is answered
until then, by a person or by a standing answer, is entered when the window ends, all at once and in the order of the
seats: neither the trace nor its timing tells which of them it was, or whether anybody was there.  Both are kept in the
store, so that they outlive the process, and so that the one that runs the table enters them wherever they came in.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from duskhall.hall import clock, protocol
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Answer, Given, Stand
from duskhall.hall.storage.waiting import (
    StoredAnswer,
    StoredStanding,
    drop_held,
    held_at,
    hold_answer,
    set_standing,
    standing_at,
)
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.record import Entry
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.standing import Standing, StandingAnswer, answers
from duskhall.kernel.table import Table

if TYPE_CHECKING:
    from duskhall.hall.table.draft import Draft
    from duskhall.hall.table.room import Room


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A standing answer in the store, with the entry after which it was given: it goes when that is taken back."""

    kind: str
    value: int | None = None
    option: str | None = None
    dropped: bool = False
    since: int | None = None

    def given(self) -> Given:
        """Return it as it is told."""
        return Given(self.kind, self.value, self.option, self.dropped)


_kept: Final = msgspec.json.Decoder(list[Kept])


class _Waiting(NamedTuple):
    """Whose answer waits, by which move, and how they are told of its number."""

    person: str
    move_id: str
    acknowledge: Callable[[int | None], None]


class Window:
    """The time from a question that can be answered in advance to when answers to it are entered."""

    def __init__(self, table: Table, seconds: float) -> None:
        """Open it now."""
        self.asks = table.state.asks  # the same list as long as the question is the same
        self.asked = table.state.reveals  # by what every process knows the question: it grows when answers are opened
        self.ends = clock.now() + seconds
        self.settled = False  # nothing waits in the store that this process has not entered
        self._waiting: dict[int, list[_Waiting]] = {}  # by seat

    @property
    def open(self) -> bool:
        """Whether answers still wait."""
        return clock.now() < self.ends

    def covers(self, seat: int, question: str) -> bool:
        """Say whether this is the question, and this seat is asked it."""
        return any(ask.seat == seat and ask.question.name == question for ask in self.asks)

    def wait(self, seat: int, waiting: "_Waiting") -> None:
        """Let somebody wait for a seat's answer to be entered."""
        self._waiting.setdefault(seat, []).append(waiting)

    def wait_no_more(self, seat: int, waiting: "_Waiting") -> None:
        """Let somebody wait no more, where they still do."""
        with suppress(ValueError):
            self._waiting.get(seat, []).remove(waiting)

    def entered(self, person: str, seat: int, seq: int) -> list[str]:
        """Tell a person who waits that the seat's answer is entered, also for those whose place it took.

        Returns the ids of all these moves.
        """
        waiting = [each for each in self._waiting.pop(seat, []) if each.person == person]
        for each in waiting:
            each.acknowledge(seq)
        return [each.move_id for each in waiting]


def window_of(table: Table, before: Window | None, seconds: float) -> Window | None:
    """Return the window of what is asked now, if it has one: the one before, where the question is still the same."""
    state = table.state
    if before is not None and before.asks is state.asks:
        return before
    if not table.game.standing:
        return None
    in_advance = {kind.question for kind in table.game.standing if not kind.by_day}
    if state.mode != ALL or not any(ask.question.name in in_advance for ask in state.asks):
        return None
    return Window(table, seconds)


# --- Giving ------------------------------------------------------------------------------------------------------


async def stand(room: "Room", person: str, message: Stand) -> list[Given]:
    """Put a seat's standing answers in the place of those that it had, and return them completed."""
    room.check_seat(person, message.seat)
    table = room.running_table()
    given = [_completed(table, message.seat, each, room.by_day) for each in message.answers]
    kept = [Kept(each.kind, each.value, each.option, since=room.seq) for each in given]
    text = msgspec.json.encode(kept).decode()
    await room.store.write(set_standing, room.id, StoredStanding(message.seat, person, text))
    room.settle()
    return given


async def given_by(room: "Room", person: str, seat: int) -> list[Given]:
    """Return the standing answers of one's own seat."""
    if room.table is None or not room.table.game.standing:
        return []
    stored = await room.store.read(standing_at, room.id)
    own = [each for each in stored if (each.seat, each.person) == (seat, person)]
    return [each.given() for one in own for each in kept_of(room.table, one)]


def kept_of(table: Table, stored: StoredStanding) -> list[Kept]:
    """Return a seat's standing answers, without those that were given after something that was taken back."""
    entries = table.record.entries

    def is_gone(since: int) -> bool:
        return any(entry.kind == "undo" and entry.to is not None and entry.to < since for entry in entries[since:])

    return [each for each in _kept.decode(stored.answers) if each.since is None or not is_gone(each.since)]


def tell_owner(room: "Room", person: str, seat: int, given: list[Given]) -> None:
    """Tell everybody who watches as this person how their standing answers are now."""
    told = protocol.frame(protocol.Standing(table=room.id, seat=seat, answers=given))
    for watcher in list(room.audience.watchers):
        if watcher.person == person:
            watcher.send(told)


def _completed(table: Table, seat: int, given: Given, by_day: bool) -> Given:
    """Fill in how far an answer goes, where that is how things stand now; or raise `Denied`."""
    kind = next((kind for kind in table.game.standing if kind.name == given.kind), None)
    if kind is None:
        there_are = ", ".join(kind.name for kind in table.game.standing) or "none"
        raise Denied("no-such-standing", f"This game has no such standing answer; there are: {there_are}.", 422)
    if kind.by_day and not by_day:
        raise Denied("not-by-day", "This can be answered in advance only in games that are played by the day.", 422)
    option = None if kind.option else _named(table, kind, given)
    if not kind.while_same:
        return Given(kind.name, option=option)
    now = getattr(table.state.view(seat), kind.while_same)
    value = now if given.value is None else given.value
    if not isinstance(value, int) or (option is not None and not now <= value <= now + 1):
        raise Denied("no-value", f"Say for which {kind.while_same} this answer is to stand.", 422)
    return Given(kind.name, value, option)


def _named(table: Table, kind: Standing, given: Given) -> str:
    """Return the option that somebody named, where the question has it; whether it is possible shows when it is due."""
    question = next(each for each in table.game.questions if each.name == kind.question)
    if given.option is None or given.option not in table.setup.domains[question.index]:
        raise Denied("no-such-option", f"Say what is to be answered to {kind.question}.", 422)
    return given.option


async def hold(
    room: "Room", window: Window, person: str, message: Answer, acknowledge: Callable[[int | None], None]
) -> None:
    """Keep an answer until its window ends, or raise a `Refusal`; a later one of the same seat takes its place."""
    table = room.running_table()
    table.branch().answer(message.seat, message.question, message.option)
    held = StoredAnswer(message.seat, table.state.reveals, person, message.move_id, message.question, message.option)
    waiting = _Waiting(person, message.move_id, acknowledge)
    window.wait(message.seat, waiting)
    try:
        await room.store.write(hold_answer, room.id, held)
    except BaseException:
        window.wait_no_more(message.seat, waiting)
        raise
    room.settle()


# --- Entering ----------------------------------------------------------------------------------------------------


async def settle(room: "Room", window: Window) -> None:
    """Enter everything that waits for a window that has ended."""
    window.settled = True  # what comes in from now on is looked for again
    try:
        held = await room.store.read(held_at, room.id)
        stored = await room.store.read(standing_at, room.id)
        await room.act(lambda draft: _enter_all(draft, window, held, stored))
        if held:
            await room.store.write(drop_held, room.id, window.asked)
    except BaseException:
        window.settled = False
        raise


def _enter_all(draft: "Draft", window: Window, held: Sequence[StoredAnswer], stored: Sequence[StoredStanding]) -> None:
    room, table = draft.room, draft.table
    if table.state.reveals != window.asked or table.state.mode != ALL:
        return
    asks = [ask for ask in table.pending() if room.players[ask.seat] == "person"]
    mine = [] if room.by_day else [each for each in stored if room.lobby.holds(each.person, each.seat)]
    standing = dict(_settled(table, asks, mine))  # in games by the day they come at a moment of their own (planned.py)
    by_hand = {
        each.seat: each for each in held if each.asked == window.asked and room.lobby.holds(each.person, each.seat)
    }
    for ask in asks:
        own = by_hand.get(ask.seat)
        if own is not None:
            enter(draft, ask, own.option, own.person, own.move_id)
        elif ask.seat in standing:
            enter(draft, ask, standing[ask.seat])


def _settled(table: Table, asks: list[Ask], stored: Sequence[StoredStanding]) -> list[tuple[int, str]]:
    """Return the seats whose standing answers settle what they are asked, with the option."""
    given = [answer for each in stored for answer in standing_answers(table.game, each.seat, kept_of(table, each))]
    return [(ask.seat, option) for ask, option in answers(asks, given, table.state.view)]


def standing_answers(game: Game, seat: int, given: Sequence[Kept]) -> list[StandingAnswer]:
    """Return what was given in the kernel's form, without kinds that the game no longer knows."""
    kinds = {kind.name: kind for kind in game.standing}
    return [
        StandingAnswer(seat, kinds[each.kind], each.value, each.option or "")
        for each in given
        if each.kind in kinds and not each.dropped
    ]


def enter(draft: "Draft", ask: Ask, option: str, person: str | None = None, move_id: str | None = None) -> None:
    """Enter an answer that waited, where it is still possible."""
    if person is not None and move_id is not None and (person, move_id) in draft.room.moves:
        return
    try:
        draft.enter(Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option), person, move_id)
    except Refusal:  # by rules that have changed since it was given: the person is asked
        return
