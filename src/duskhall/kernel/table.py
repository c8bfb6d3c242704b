"""A live table: a state and the record that determines it, which grow together.

Playing, crash recovery, undo, the replay slider and verification all go through `Table.enter`: an entry is
carried out on a copy of the state and completed with what it caused.  So a table is at every moment the replay
of its record.  The states it has had are never changed afterwards; whoever holds one may keep it.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import msgspec

from duskhall.kernel import fairness
from duskhall.kernel.dice import Dice, Draw
from duskhall.kernel.event import NUMBER, SEAT, Event, Recorder, Stable
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.packing import pack, unpack
from duskhall.kernel.question import ANY, Ask, Question
from duskhall.kernel.record import (
    DECIDING,
    FORMAT,
    PLAYER,
    BadRecord,
    Entry,
    Holder,
    Opening,
    Record,
    Statement,
    canonical,
    chain,
    effective,
)
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

UNDOABLE: Final = 10  # decisions that a condensed table can go back
UNPACKED: Final = 2  # states before them that it keeps as they are
_NO_QUESTION: Final = Question("", "")  # stands for a name that no question has


class Table:
    """One table being played, or replayed.

    `state` is what is on it, `record` what was done, `events` what happened, the opening included, as (entry
    number, event), without what was taken back.  Whoever keeps the record elsewhere may `condense` the table.
    """

    def __init__(self, setup: Setup, record: Record, state: State) -> None:
        """Lay a state on the table, with the record that led to it; `open` and `replay` are what callers want."""
        self.setup = setup
        self.record = record
        self.state = state
        self._events: list[tuple[int, Event]] = []
        self._packed: list[tuple[int, bytes]] = []  # what happened before these, by entry
        self._made: list[tuple[int, int]] = []  # (entry number, seat) of the decisions that count
        # The state before each of them, back to the barrier; packed where the table is condensed.
        self._before: dict[int, State | bytes] = {}
        self._closed: list[Ask] = []  # what the last answer took from other seats
        self._outlined = 0  # how many entries the record holds in outline only

    @classmethod
    def _begin(cls, setup: Setup, record: Record) -> "Table":
        """Set the table up by a record's head, and make its opening; its entries are not carried out here."""
        seed = record.server_seed
        if seed is None:
            raise BadRecord("record-no-seed")
        record = msgspec.structs.replace(record, entries=[], outcome=None)
        dice = Dice(fairness.table_key(bytes.fromhex(seed), record.contributions))
        dice.log = []
        recorder = Recorder(setup)
        table = cls(setup, record, _first_state(setup, record, dice, recorder))
        opening = Opening(draws=_stop_recording(table.state), events=table._public(recorder.events))
        record.opening = msgspec.structs.replace(opening, digest=chain(record.head_digest(), opening))
        table._events.extend((0, event) for event in recorder.events)
        return table

    @classmethod
    def open(
        cls,
        setup: Setup,
        holders: Sequence[Holder],
        server_seed: bytes,
        table_id: str,
        contributions: Sequence[str] = (),
        begins: Mapping[str, Any] | None = None,
    ) -> "Table":
        """Open a new table, or one that begins from a snapshot; seats without a contribution add none to the dice."""
        if len(holders) != setup.seats or len(contributions) > setup.seats:
            raise ValueError("every seat needs a holder, and no more than one contribution")
        own = setup.game.setup(setup.seats).content
        embedded = None if setup.content.digest == own.digest else dict(setup.content.data)
        head = Record(
            format=FORMAT,
            game=setup.game.id,
            rules_version=setup.game.rules_version,
            content=setup.content.digest,
            embedded_content=embedded,
            settings=dict(setup.settings),
            seats=list(holders),
            table=table_id,
            commitment=fairness.commitment(server_seed, table_id),
            contributions=[*contributions, *[""] * (setup.seats - len(contributions))],
            server_seed=server_seed.hex(),
            begins=None if begins is None else dict(begins),
            opening=Opening(),
        )
        return cls._begin(setup, head)

    @classmethod
    def reopen(cls, game: Game, record: Record) -> "Table":
        """Return the table before its first entry, by today's rules, or raise `BadRecord`."""
        if record.game != game.id:
            raise BadRecord("record-other-game", found=record.game, expected=game.id)
        setup = setup_of(game, record)
        told_by = record.told_by or record.rules_version
        head = msgspec.structs.replace(
            record,
            rules_version=game.rules_version,
            told_by=None if told_by == game.rules_version else told_by,
            content=setup.content.digest,
            opening=Opening(),
        )
        return cls._begin(setup, head)

    @classmethod
    def replay(cls, game: Game, record: Record, upto: int | None = None) -> "Table":
        """Rebuild a record's table, up to an entry's number; raise `BadRecord` where it comes out otherwise.

        A record of another rules version that comes out the same is thereby adopted: the table's record names
        today's version.  :func:`duskhall.kernel.verify.verify` says what exactly is different.
        """
        number = 0
        try:
            table = cls.reopen(game, record)
            if table.record.opening != record.opening:
                raise differing(0, game, record)
            for number, entry in enumerate(record.entries[:upto], 1):
                if table.enter(entry) != entry:
                    raise differing(number, game, record)
        except BadRecord:
            raise
        except Exception as error:  # a refusal, or rules that fail on what no table of theirs could be
            raise differing(number, game, record) from error
        return table

    def branch(self) -> "Table":
        """Return a table that goes on from here on its own: to try something, or to store it first."""
        new = Table(self.setup, msgspec.structs.replace(self.record, entries=self.record.entries[:]), self.state)
        new._events = self._events[:]
        new._packed = self._packed[:]
        new._made = self._made[:]
        new._before = dict(self._before)
        new._closed = self._closed
        new._outlined = self._outlined
        return new

    # --- What is known -------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return self.setup.game

    @property
    def seq(self) -> int:
        """The number of the last entry; it never goes back."""
        return len(self.record.entries)

    def pending(self) -> list[Ask]:
        """Return who owes which decision now."""
        return self.state.pending()

    def outcome(self) -> Outcome | None:
        """Return how it ended; None while playing."""
        return self.state.outcome()

    @property
    def events(self) -> list[tuple[int, Event]]:
        """What happened, the opening included, as (entry number, event), without what was taken back."""
        return self.events_since(0)

    @events.setter
    def events(self, events: list[tuple[int, Event]]) -> None:
        self._packed, self._events = [], events

    def events_since(self, seq: int) -> list[tuple[int, Event]]:
        """Return what happened from entry `seq` on."""
        if not self._packed:
            return [each for each in self._events if each[0] >= seq] if seq else self._events
        older = [
            (number, event)
            for number, packed in self._packed[bisect_left(self._packed, (seq, b"")) :]
            for event in unpack(self.game, packed)
        ]
        return older + [each for each in self._events if each[0] >= seq]

    def condense(self) -> None:
        """Keep only what playing on needs, where the whole record is kept elsewhere.

        Of all entries but the last, and of the opening, `record` then holds neither draws nor events nor digests.
        Of the decisions that nothing bars the way back to, the last `UNDOABLE` can be taken back.
        """
        entries = self.record.entries
        while self._outlined < len(entries) - 1:
            entries[self._outlined] = _outline(entries[self._outlined])
            self._outlined += 1
        if self.record.opening.draws or self.record.opening.events:
            self.record.opening = Opening(digest=self.record.opening.digest)
        kept = 0
        for number, events in groupby(self._events, key=itemgetter(0)):
            if number == self.seq:
                break
            told = [event for _, event in events]
            self._packed.append((number, pack(told)))
            kept += len(told)
        self._events = self._events[kept:]
        self._pack_states()

    def _pack_states(self) -> None:
        """Pack the states that can be gone back to, except the last ones: most of these are never packed at all."""
        if len(self._before) <= UNPACKED:
            return
        for number in list(self._before)[:-UNDOABLE]:
            del self._before[number]
        for number in list(self._before)[:-UNPACKED]:
            state = self._before[number]
            if isinstance(state, State):
                self._before[number] = msgspec.msgpack.encode(state.freeze())

    def effective_entries(self) -> list[tuple[int, Entry]]:
        """Return the entries that count, with their numbers."""
        return effective(self.record.entries)

    def players(self) -> list[str]:
        """Return who plays each seat now: "person" or "bot:<name>"."""
        players = [holder.player for holder in self.record.seats]
        for entry in self.record.entries:
            if entry.kind == "seat" and entry.player is not None:
                players[entry.seat] = entry.player
        return players

    def views(self, seats: Sequence[int | None]) -> Sequence[Any]:
        """Return what each of these seats, or a spectator (None), may know."""
        together = self.game.views
        return together(self.state, seats) if together is not None else [self.state.view(seat) for seat in seats]

    def events_for(self, seat: int | None) -> list[tuple[int, Event]]:
        """Return what that seat, or a spectator (None), has heard, with entry numbers."""
        return [(number, event) for number, event in self.events if event.hears(seat)]

    def events_of(self, seq: int) -> list[Event]:
        """Return what entry `seq` brought about, for whomever."""
        if not self._events or self._events[0][0] > seq:
            return [event for number, event in self.events_since(seq) if number == seq]
        events = []
        for number, event in reversed(self._events):
            if number < seq:
                break
            if number == seq:
                events.append(event)
        return events[::-1]

    def seat(self, number: int) -> Seat:
        """Return what the mind in a seat receives to answer its ask; refused when it has none."""
        ask = self.state.ask_for(number)
        if ask is None:
            raise _not_asked(self.state, number)
        return Seat(self.state, ask, [event for _, event in self.events_for(number)])

    # --- What is done --------------------------------------------------------------------------------------

    def answer(self, seat: int, question: str, option: str) -> Entry:
        """Carry out a decision given by its names, or raise a `Refusal`."""
        return self.enter(Entry(kind="decision", seat=seat, question=question, option=option))

    def timeout(self, seat: int, option: str) -> Entry:
        """Answer what a seat owes in its place, because its clock ran out."""
        ask = self.state.ask_for(seat)
        name = ask.question.name if ask is not None else ""
        return self.enter(Entry(kind="timeout", seat=seat, question=name, option=option))

    def set_player(self, seat: int, player: str) -> Entry:
        """Let a person or a bot play a seat from now on."""
        return self.enter(Entry(kind="seat", seat=seat, player=player))

    def speak(self, seat: int, statement: Mapping[str, str | int]) -> Entry:
        """Make a structured statement; the rules ignore it.

        Where the game declares `statements`, it is `{"say": kind, field: value ...}` without the speaker, and
        everybody hears it as an event.
        """
        return self.enter(Entry(kind="statement", seat=seat, statement=dict(statement)))

    def undo(self, seat: int, to: int | None = None, *, consent: bool = False) -> Entry:
        """Take a seat's last decision back, or every decision after entry `to`; or raise a `Refusal`.

        Nothing before the last reveal can be taken back.  Decisions of other seats can in a cooperative game,
        with their `consent`.
        """
        to = self.before_last(seat) if to is None else to
        return self.enter(Entry(kind="undo", seat=seat, to=to, consent=consent))

    def before_last(self, seat: int) -> int:
        """Return the entry to which a seat goes back that takes its last decision back; the last one if it has none."""
        last = [number for number, decider in self._made if decider == seat]
        return last[-1] - 1 if last else self.seq

    def enter(self, entry: Entry) -> Entry:
        """Carry an entry out and return it completed with its draws, public events and digest.

        Only what was done is taken from it, so an entry of a record can be given again.  Whatever is raised,
        a `Refusal` or an error in the rules, leaves the table as it was.
        """
        if self.state.ended:
            raise Refusal("refusal-game-over", "", {"seat": entry.seat})
        if entry.draws or entry.events or entry.digest:
            entry = msgspec.structs.replace(entry, draws=[], events=[], digest="")
        entry = _CARRY_OUT[entry.kind](self, entry)
        entry = msgspec.structs.replace(entry, digest=chain(self.record.last_digest(), entry))
        self.record.entries.append(entry)
        self.record.outcome = self.outcome()
        return entry

    # --- Details -------------------------------------------------------------------------------------------

    def _decide(self, entry: Entry) -> Entry:
        self._check_still_open(entry)
        before, after, recorder = self.state, self.state.copy(), Recorder(self.setup)
        after.dice.log = []
        after.listener = recorder
        question = next((each for each in self.game.questions if each.name == entry.question), _NO_QUESTION)
        option = -1 if question is _NO_QUESTION else self.setup.option_number(question, entry.option)
        after.answer(entry.seat, question, option)
        names = self.setup.domains[question.index]  # the same strings for every entry of this table
        entry = msgspec.structs.replace(
            entry,
            question=question.name,
            option=names[option],
            draws=_stop_recording(after),
            events=self._public(recorder.events),
        )
        number = self.seq + 1
        self.state = after
        self._events.extend((number, event) for event in recorder.events)
        self._made.append((number, entry.seat))
        self._before[number] = before
        if after.reveals != before.reveals:
            self._before.clear()
        others = [ask for ask in before.asks if ask.seat != entry.seat]
        self._closed = others if before.mode == ANY else []
        return entry

    def _check_still_open(self, entry: Entry) -> None:
        """Refuse what another seat was faster with, and a time-out where nothing is owed."""
        ask = self.state.ask_for(entry.seat)
        if ask is None or ask.question.name != entry.question:
            for closed in self._closed:
                if closed.seat == entry.seat and closed.question.name == entry.question:
                    raise Refusal("refusal-already-taken", closed.question.rule, {"question": entry.question})
        if entry.kind == "timeout" and ask not in self.state.pending():
            raise _not_asked(self.state, entry.seat)

    def _take_back(self, entry: Entry) -> Entry:
        self._check_seat(entry)
        to = -1 if entry.to is None else entry.to
        undone = [(number, seat) for number, seat in self._made if number > to]
        if to < 0 or not undone:
            raise Refusal("refusal-nothing-to-undo", "", {"seat": entry.seat})
        allowed = entry.consent and self.game.cooperative
        first = undone[0][0]
        if first not in self._before or not (allowed or all(seat == entry.seat for _, seat in undone)):
            raise Refusal("refusal-undo-barrier", "", {"seat": entry.seat})
        before = self._before[first]
        self.state = before if isinstance(before, State) else self.game.thaw(self.setup, msgspec.msgpack.decode(before))
        spoken = self.game.statements  # words stay said
        self.events = [(number, event) for number, event in self.events if number <= to or event.kind in spoken]
        self._made = self._made[: -len(undone)]
        for number, _ in undone:
            del self._before[number]
        self._closed = []
        return entry

    def _say(self, entry: Entry) -> Entry:
        self._check_seat(entry)
        try:
            canonical(msgspec.convert(entry.statement, Statement))
        except ValueError as error:
            raise Refusal("refusal-bad-statement", "", {"seat": entry.seat}) from error
        if not self.game.statements:
            return entry
        event = said(self.setup, entry.seat, entry.statement or {})
        self._events.append((self.seq + 1, event))
        return msgspec.structs.replace(entry, events=self._public([event]))

    def _public(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """Return what the record holds of events: what everybody heard, as the rules told it when it was begun."""
        version = self.record.told_by or self.record.rules_version
        told = [event.told_by(version) for event in events if event.hears(None)]
        return [each for each in told if each is not None]

    def _seat_player(self, entry: Entry) -> Entry:
        self._check_seat(entry)
        if re.fullmatch(PLAYER, entry.player or "") is None:
            raise Refusal("refusal-no-such-player", "", {"seat": entry.seat})
        return entry

    def _check_seat(self, entry: Entry) -> None:
        if not 0 <= entry.seat < self.setup.seats:
            raise Refusal("refusal-no-such-seat", "", {"seat": entry.seat})


_CARRY_OUT: Final[Mapping[str, Callable[[Table, Entry], Entry]]] = {
    **dict.fromkeys(DECIDING, Table._decide),
    "undo": Table._take_back,
    "statement": Table._say,
    "seat": Table._seat_player,
}


def _first_state(setup: Setup, record: Record, dice: Dice, recorder: Recorder) -> State:
    """Return the state that a record begins with: a new one, or that of its snapshot with the table's own dice."""
    if record.begins is None:
        return setup.game.new(setup, dice, recorder)
    state = setup.game.thaw(setup, record.begins)
    state.dice = dice
    return state


def said(setup: Setup, seat: int, statement: Mapping[str, str | int]) -> Event:
    """Return the event of a statement that the game declares, or raise a `Refusal`."""
    kind = next((kind for kind in setup.game.statements if kind.name == statement.get("say")), None)
    if kind is None or set(statement) != {"say", *kind.fields[1:]}:
        raise Refusal("refusal-bad-statement", "", {"seat": seat})
    values: dict[str, Stable] = {kind.fields[0]: seat}
    for field, noun in zip(kind.fields[1:], kind.nouns[1:]):
        value = statement[field]
        if noun in (NUMBER, SEAT):
            possible = isinstance(value, int) and (noun == NUMBER or 0 <= value < setup.seats)
        else:
            possible = value in setup.catalogues[noun]
        if not possible or isinstance(value, bool):
            raise Refusal("refusal-bad-statement", kind.rule, {"seat": seat})
        values[field] = value
    return Event(kind, values)


def setup_of(game: Game, record: Record) -> Setup:
    """Return the setup that a record was played with, by today's rules, or raise `BadRecord`."""
    try:
        return game.setup(len(record.seats), record.settings, record.embedded_content)
    except Mistake as error:
        raise BadRecord("record-setup", reason=error) from error
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise BadRecord("record-setup-fails", reason=failing(error)) from error


def failing(error: Exception) -> Mistake:
    """Return what is said of rules that fail on what no table of theirs could be."""
    return Mistake("record-rules-fail", detail=f"{type(error).__name__}: {error}")


def differing(number: int, game: Game, record: Record) -> BadRecord:
    """Return what is said of an entry, or the opening (0), that comes out otherwise than it is written."""
    it = Mistake("record-the-entry", entry=number) if number else Mistake("record-the-opening")
    if record.rules_version == game.rules_version:
        return BadRecord("record-differs", it=it)
    return BadRecord("record-differs-by-rules", it=it, version=game.rules_version, older=record.rules_version)


_EMPTY: Final[list[Any]] = []  # shared by all outlines


def _outline(entry: Entry) -> Entry:
    """Return an entry without what it caused."""
    return msgspec.structs.replace(entry, draws=_EMPTY, events=_EMPTY, digest="")


def _stop_recording(state: State) -> list[Draw]:
    draws = state.dice.log or []
    state.dice.log = None
    state.listener = None
    return draws


def _not_asked(state: State, seat: int) -> Refusal:
    return Refusal("refusal-game-over" if state.ended else "refusal-not-asked", "", {"seat": seat})
