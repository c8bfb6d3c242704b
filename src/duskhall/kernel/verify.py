"""Is this record true?  Replays it against its seed and the rules, and names the first thing that is wrong.

The chain of digests alone proves little, since whoever changes an entry can chain anew; what counts is that
the commitment fits the seed, the seed gives the draws, and the rules make of the decisions exactly these events.
The digests then tell *which* of these was changed.

docs/fairness.md says all of this so that it can be written again elsewhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

import msgspec

from duskhall.kernel.dice import Dice, Draw
from duskhall.kernel.event import Stable
from duskhall.kernel.fairness import commitment, table_key
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Argument, Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.record import DECIDING, BadRecord, Entry, Opening, Record, chain
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
    its arguments; seats in them count from 0 as everywhere in records, and a refusal is given by its key: what it says
    itself is in `refusal`.
    """

    entry: int
    what: What
    key: str
    details: Mapping[str, Argument]
    expected: Any = None
    found: Any = None
    refusal: Refusal | None = None

    def __str__(self) -> str:
        seat = {"seat": f"seat {self.details['seat']}"} if "seat" in self.details else {}
        return str(Mistake(self.key, **{**self.details, **seat}))


@dataclass(frozen=True)
class Verdict:
    """What came of checking a record: no difference, or the first one.

    `waiting` says who still owes an answer where the record ends, as (seat, question); nobody does where the game is
    complete.  `adopted` is the record under today's rules version, where it was asked for and nothing was different.
    """

    difference: Difference | None
    waiting: tuple[tuple[int, str], ...] = ()
    adopted: Record | None = None

    @property
    def ok(self) -> bool:
        """Whether the record is true."""
        return self.difference is None

    @property
    def complete(self) -> bool:
        """Whether the record is true and goes to the end of its game."""
        return self.ok and not self.waiting


def verify(game: Game, record: Record) -> Verdict:
    """Check a record as it was played: the same game, rules version and content."""
    difference = _head(game, record) or _version(game, record)
    if difference is not None:
        return Verdict(difference)
    table, difference = _replay(game, record)
    return Verdict(difference, _waiting(table))


def adopt(game: Game, record: Record) -> Verdict:
    """Check a record of another rules version by today's rules; adopt it where nothing is different."""
    difference = _head(game, record)
    if difference is not None:
        return Verdict(difference)
    table, difference = _replay(game, record)
    return Verdict(difference, _waiting(table), table.record if table is not None and difference is None else None)


def arithmetic(record: Record) -> Difference | None:
    """Check what holds by any rules: that the seed gives every draw, and that the digests are chained.

    Of a record of other rules, which comes out differently by those here, no more can be told.
    """
    if record.server_seed is None:
        return _differs(0, "commitment", "verify-no-seed", "", "")
    dice = Dice(table_key(bytes.fromhex(record.server_seed), record.contributions))
    before: dict[int, int] = {}  # the place in the stream before each decision that counts
    digest = record.head_digest()
    links: list[Opening | Entry] = [record.opening, *record.entries]
    for number, link in enumerate(links):
        if isinstance(link, Entry) and link.kind == "undo":
            undone = [each for each in before if each > (link.to or 0)]
            dice.move_to(before[undone[0]] if undone else dice.position())
            before = {each: place for each, place in before.items() if each not in undone}
        elif isinstance(link, Entry) and link.kind in DECIDING:
            before[number] = dice.position()
        difference = _compare_draws(number, _drawn_again(dice, link.draws), link.draws)
        digest = chain(digest, link)
        if difference is not None or digest != link.digest:
            return difference or _wrong_digest(number, digest, link.digest)
    return None


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
        setup = setup_of(game, record)
    except BadRecord as error:
        return _differs(0, "setup", "verify-setup", "", "", reason=error)
    if record.embedded_content is not None and record.content != setup.content.digest:
        return _differs(0, "content", "verify-embedded-content", setup.content.digest, record.content)
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
    return table, _compare_outcome(table, record.outcome)


def _waiting(table: Table | None) -> tuple[tuple[int, str], ...]:
    return () if table is None else tuple((ask.seat, ask.question.name) for ask in table.pending())


def _drawn_again(dice: Dice, draws: Sequence[Draw]) -> list[Draw]:
    """Return what the seed gives for draws of these bounds, at the place where the stream is."""
    dice.log = []
    for _, bound, _, purpose in draws:
        dice.below(max(bound, 1), purpose)
    return dice.log


def _impossible(number: int, entry: Entry, error: Exception) -> Difference:
    """Say that an entry cannot be, and why."""
    refusal = error if isinstance(error, Refusal) else None
    reason = failing(error) if refusal is None else refusal.reason
    details: dict[str, Argument] = {"seat": entry.seat, "reason": reason}
    if entry.kind not in DECIDING:
        key, found = "verify-entry", ""
        details.update(kind=entry.kind)
    else:
        key, found = "verify-decision", entry.option
        rule = (refusal.rule if refusal else "") or "-"
        details.update(question=entry.question, option=entry.option, rule=rule)
    return replace(_differs(number, "decision", key, reason, found, **details), refusal=refusal)


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
        return _wrong_digest(number, again.digest, written.digest)
    return difference


def _wrong_digest(number: int, expected: str, found: str) -> Difference:
    return _differs(number, "digest", "verify-digest" if number else "verify-head-digest", expected, found)


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


def _compare_outcome(table: Table, written: Outcome | None) -> Difference | None:
    number, again = table.seq, table.outcome()
    if again == written:
        return None
    if written is None:
        return _differs(number, "outcome", "verify-no-outcome", again and again.ending, None)
    if again is None:
        seat, question = _waiting(table)[0]
        details: dict[str, Argument] = {"seat": seat, "question": question}
        return _differs(number, "outcome", "verify-cut", None, written.ending, **details)
    expecting, finding = asdict(again), asdict(written)
    field = next(name for name in expecting if expecting[name] != finding[name])
    return _differs(number, "outcome", "verify-outcome", expecting[field], finding[field], field=field)


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
