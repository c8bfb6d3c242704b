"""Is this record true?  Replays it against its seed and the rules, and names the first thing that is wrong.

The chain of digests alone proves little, since whoever changes an entry can chain anew; what counts is that
the commitment fits the seed, the seed gives the draws, and the rules make of the decisions exactly these events.
The digests then tell *which* of these was changed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec

from duskhall.kernel.dice import Draw
from duskhall.kernel.event import Stable
from duskhall.kernel.fairness import commitment
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Argument, Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.record import DECIDING, BadRecord, Entry, Opening, Record
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table, failing, setup_of

What = Literal[
    "game",
    "rules_version",
    "commitment",
    "setup",
    "content",
    "decision",
    "draw",
    "event",
    "digest",
    "outcome",
]


@dataclass(frozen=True)
class Difference:
    """The first thing in a record that is not as it must be.

    `entry` is the number of the entry (0: the opening, or the head of the record), `what` the kind of thing,
    `expected` what seed and rules give, `found` what the record says.  `key` and `details` are a message and
    its arguments; seats in them count from 0 as everywhere in records, and a refusal is given by its key.
    """

    entry: int
    what: What
    key: str
    details: Mapping[str, Argument]
    expected: Any = None
    found: Any = None

    def __str__(self) -> str:
        seat = {"seat": f"seat {self.details['seat']}"} if "seat" in self.details else {}
        return str(Mistake(self.key, **{**self.details, **seat}))


@dataclass(frozen=True)
class Verdict:
    """What came of checking a record: no difference, or the first one.

    `adopted` is the record under today's rules version, where it was asked for and nothing was different.
    """

    difference: Difference | None
    adopted: Record | None = None

    @property
    def ok(self) -> bool:
        """Whether the record is true."""
        return self.difference is None


def verify(game: Game, record: Record) -> Verdict:
    """Check a record as it was played: the same game, rules version and content."""
    return Verdict(_head(game, record) or _version(game, record) or _replay(game, record)[1])


def adopt(game: Game, record: Record) -> Verdict:
    """Check a record of another rules version by today's rules; adopt it where nothing is different."""
    difference = _head(game, record)
    if difference is not None:
        return Verdict(difference)
    table, difference = _replay(game, record)
    return Verdict(difference, table.record if table is not None and difference is None else None)


# --- The head of the record -------------------------------------------------------------------------------


def _head(game: Game, record: Record) -> Difference | None:
    if record.game != game.id:
        return _differs(0, "game", "verify-game", game.id, record.game)
    if record.server_seed is None:
        return _differs(0, "commitment", "verify-no-seed", "", "")
    promised = commitment(bytes.fromhex(record.server_seed), record.table)
    if record.commitment != promised:
        return _differs(0, "commitment", "verify-commitment", promised, record.commitment, table=record.table)
    try:
        setup_of(game, record)
    except BadRecord as error:
        return _differs(0, "setup", "verify-setup", "", "", reason=error)
    return None


def _version(game: Game, record: Record) -> Difference | None:
    if record.rules_version != game.rules_version:
        return _differs(0, "rules_version", "verify-rules-version", game.rules_version, record.rules_version)
    digest = setup_of(game, record).content.digest
    if record.content != digest:
        return _differs(0, "content", "verify-content", digest, record.content)
    return None


# --- The replay -------------------------------------------------------------------------------------------


def _replay(game: Game, record: Record) -> tuple[Table | None, Difference | None]:
    """Replay entry by entry, and return the table with the first difference."""
    try:
        table = Table.reopen(game, record)
    except BadRecord as error:
        return None, _differs(0, "setup", "verify-setup", "", "", reason=error)
    except Exception as error:  # content of the record's own may be anything
        reason = BadRecord("record-setup-fails", reason=failing(error))
        return None, _differs(0, "setup", "verify-setup", "", "", reason=reason)
    difference = _compare(0, table.record.opening, record.opening)
    if difference is not None:
        return table, difference
    for number, entry in enumerate(record.entries, 1):
        try:
            again = table.enter(entry)
        except Exception as error:  # a refusal, or rules that fail on content of the record's own
            return table, _impossible(number, entry, error)
        difference = _compare(number, again, entry)
        if difference is not None:
            return table, _changed_decision(game, record, number) or difference
    return table, _compare_outcome(len(record.entries), table.outcome(), record.outcome)


def _impossible(number: int, entry: Entry, error: Exception) -> Difference:
    """Say that an entry cannot be; the details hold the refusal's own too, for its sentence."""
    details: dict[str, Argument] = dict(error.details) if isinstance(error, Refusal) else {}
    reason = error.reason if isinstance(error, Refusal) else failing(error)
    details.update(seat=entry.seat, reason=reason)
    if entry.kind not in DECIDING:
        details.update(kind=entry.kind)
        return _differs(number, "decision", "verify-entry", reason, "", **details)
    rule = (error.rule if isinstance(error, Refusal) else "") or "-"
    details.update(question=entry.question, option=entry.option, rule=rule)
    return _differs(number, "decision", "verify-decision", reason, entry.option, **details)


def _changed_decision(game: Game, record: Record, number: int) -> Difference | None:
    """Say that the decision was changed, where another option has exactly the digest of the entry.

    Without this a changed decision would be blamed on the first roll or card that it led to.
    """
    entry = record.entries[number - 1]
    before = Table.replay(game, record, number - 1)
    ask = before.state.ask_for(entry.seat)
    if entry.kind not in DECIDING or ask is None:
        return None
    for option in ask.options:
        name = before.setup.option_name(ask.question, option)
        try:
            again = before.branch().enter(msgspec.structs.replace(entry, option=name))
        except Exception:  # as in the replay itself: then it was not this option
            continue
        if name != entry.option and again.digest == entry.digest:
            details: dict[str, Argument] = {"seat": entry.seat, "question": entry.question}
            return _differs(number, "decision", "verify-decision-changed", name, entry.option, **details)
    return None


# --- Comparing what came out with what is written ---------------------------------------------------------


def _compare(number: int, again: Opening | Entry, written: Opening | Entry) -> Difference | None:
    difference = _compare_draws(number, again.draws, written.draws)
    difference = difference or _compare_events(number, again.events, written.events)
    if difference is None and again.digest != written.digest:
        key = "verify-digest" if number else "verify-head-digest"
        return _differs(number, "digest", key, again.digest, written.digest)
    return difference


def _compare_draws(number: int, again: Sequence[Draw], written: Sequence[Draw]) -> Difference | None:
    for place in range(max(len(again), len(written))):
        expected = again[place] if place < len(again) else None
        found = written[place] if place < len(written) else None
        if expected == found:
            continue
        if expected and found and (*expected[:2], expected[3]) == (*found[:2], found[3]):
            return _differs(number, "draw", "verify-draw", expected[2], found[2], draw=place + 1, purpose=expected[3])
        shown = {"expected": _draw(expected), "found": _draw(found)}
        return _differs(number, "draw", "verify-other-draw", expected, found, draw=place + 1, **shown)
    return None


def _compare_events(
    number: int, again: Sequence[dict[str, Stable]], written: Sequence[dict[str, Stable]]
) -> Difference | None:
    for place in range(max(len(again), len(written))):
        expected = again[place] if place < len(again) else {}
        found = written[place] if place < len(written) else {}
        if expected == found:
            continue
        name = expected.get("event")
        if name is None or found.get("event") != name:
            return _differs(number, "event", "verify-other-event", name, found.get("event"), number=place + 1)
        field = next(field for field in {**expected, **found} if expected.get(field, "") != found.get(field, ""))
        values = (expected.get(field), found.get(field))
        return _differs(number, "event", "verify-event", *values, number=place + 1, event=str(name), field=field)
    return None


def _compare_outcome(number: int, again: Outcome | None, written: Outcome | None) -> Difference | None:
    if again == written:
        return None
    if again is None or written is None:
        field, expected, found = "ending", again and again.ending, written and written.ending
    else:
        expecting, finding = asdict(again), asdict(written)
        field = next(name for name in expecting if expecting[name] != finding[name])
        expected, found = expecting[field], finding[field]
    return _differs(number, "outcome", "verify-outcome", expected, found, field=field)


def _differs(entry: int, what: What, key: str, expected: object, found: object, /, **details: Argument) -> Difference:
    details = {"entry": entry, "expected": _shown(expected), "found": _shown(found), **details}
    return Difference(entry, what, key, details, expected, found)


def _shown(value: object) -> Argument:
    if value is None:
        return Mistake("nothing")
    return value if isinstance(value, int) else str(value)


def _draw(draw: Draw | None) -> Mistake:
    if draw is None:
        return Mistake("verify-no-draw")
    at, bound, value, purpose = draw
    return Mistake("verify-this-draw", value=value, bound=bound, at=at, purpose=purpose)
