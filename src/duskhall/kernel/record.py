"""The record of a table: everything that determines what ever happened there, in one append-only file.

Entries are numbered from 1 and never removed; number 0 is the opening, what the setup alone brought about.
Each carries the digest of itself chained to the one before, so two replays agree when their last digests do.

This module knows the form of a record, not how one is played (:mod:`duskhall.kernel.table`) or checked
(:mod:`duskhall.kernel.verify`).
"""

import os
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from duskhall.kernel.dice import Draw
from duskhall.kernel.event import Stable
from duskhall.kernel.misfit import misfit
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome

FORMAT: Final = "duskhall-record/1"
LARGEST: Final = 64 * 2**20  # bytes; the longest games take a few hundred kilobytes
# What a file calls the settings of the table: the first records do, and the digest of a head holds the word.
WRITTEN_SETTINGS: Final = "options"

# Who plays a seat: a person, or the bot of that name.
PLAYER: Final = "^(person|bot:[!-~]+)$"
Player = Annotated[str, msgspec.Meta(pattern=PLAYER)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$")]
Statement = dict[str, str | int]

DECIDING: Final = ("decision", "timeout")  # the kinds of entry that the rules carry out
_NEEDS: Final[Mapping[str, frozenset[str]]] = {
    "decision": frozenset({"question", "option"}),
    "timeout": frozenset({"question", "option"}),
    "statement": frozenset({"statement"}),
    "undo": frozenset({"to"}),
    "seat": frozenset({"player"}),
}
_OPTIONAL: Final = frozenset({"kind", "seat", "draws", "events", "digest"})


class BadRecord(Mistake):
    """A file that is no usable record: the sentence says what is wrong, where, and what to do."""


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds a seat when the table opens."""

    name: str
    player: Player


class Opening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happened before the first entry: the draws and public events of setting the table up."""

    draws: list[Draw] = []
    events: list[dict[str, Stable]] = []
    digest: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that was done at the table, with what it caused.

    decision   `seat` answered `question` with `option`
    timeout    the same, but the clock answered in its place
    statement  `seat` said `statement`; the rules ignore it
    undo       `seat` took back every decision after entry `to`, with the `consent` of those it concerned
    seat       `seat` is played by `player` from now on
    """

    kind: Literal["decision", "timeout", "statement", "undo", "seat"]
    seat: int
    question: str = ""
    option: str = ""
    statement: Statement | None = None
    to: int | None = None
    consent: bool = False
    player: Player | None = None
    draws: list[Draw] = []
    events: list[dict[str, Stable]] = []
    digest: str = ""


class Record(
    msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, rename={"settings": WRITTEN_SETTINGS}
):
    """A whole table.

    `content` is a digest; the content itself is embedded only where it is not the game's own.  `begins` is the snapshot
    that the table begins from, where it goes on from another one's; its dice are the table's own.
    """

    format: Literal["duskhall-record/1"]
    game: str
    rules_version: int
    told_by: int | None = None  # the version that it was begun by, whose fields its events have, where it is another
    content: str
    embedded_content: dict[str, Any] | None = None
    settings: dict[str, str | int] = {}
    seats: list[Holder]
    table: str
    commitment: str
    contributions: list[str]
    server_seed: Hexadecimal | None = None
    begins: dict[str, Any] | None = None
    opening: Opening
    entries: list[Entry] = []
    outcome: Outcome | None = None

    def public(self) -> "Record":
        """Return what anybody may have now: all of an ended table, the public part of a running one.

        Of a running table the answers (sealed or secret ones among them), the draws and the digests are left
        out: with a handful of possible options, a digest can be searched for the one that fits.
        """
        if self.outcome is not None:
            return self
        return msgspec.structs.replace(
            self,
            server_seed=None,
            begins=None,
            opening=Opening(events=self.opening.events),
            entries=[
                Entry(
                    kind=entry.kind,
                    seat=entry.seat,
                    statement=entry.statement,
                    to=entry.to,
                    consent=entry.consent,
                    player=entry.player,
                    events=entry.events,
                )
                for entry in self.entries
            ],
        )

    def last_digest(self) -> str:
        """Return the digest that stands for everything so far."""
        return self.entries[-1].digest if self.entries else self.opening.digest

    def head_digest(self) -> str:
        """Return what the opening is chained to: who sat down to what, on which promise.

        Rules version and content are not part of it, so that a record keeps its digests when it is adopted.
        """
        names = ("format", "game", "seats", "table", "commitment", "contributions")
        head = {name: getattr(self, name) for name in names} | {WRITTEN_SETTINGS: self.settings}
        if self.begins is not None:
            head["begins"] = self.begins
        return sha256(canonical(head)).hexdigest()

    def to_json(self) -> bytes:
        """Return the content of a record file."""
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the record whole or not at all; raise `BadRecord` where that is impossible."""
        try:
            _write_atomically(Path(os.path.realpath(path)), self.to_json())
        except OSError as error:
            raise BadRecord("record-not-written", file=str(path), detail=error.strerror or str(error)) from error
        except ValueError as error:  # a path or a name that is no text
            raise BadRecord("record-not-written", file=repr(path), detail=str(error)) from error


def canonical(value: Any) -> bytes:
    """Return the one JSON form that digests are made of: sorted keys, no spaces, UTF-8.

    >>> canonical({"seat": 1, "kind": "decision"})
    b'{"kind":"decision","seat":1}'
    """
    return _canonical.encode(value)


def chain(previous: str, link: Opening | Entry) -> str:
    """Return a link's digest: SHA-256 of the previous digest (hexadecimal) and the link without its own."""
    bare = msgspec.structs.replace(link, digest="") if link.digest else link
    return sha256(previous.encode() + canonical(bare)).hexdigest()


def effective(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """Return the entries that count, with their numbers: no undos, nor the decisions they took back."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        if entry.kind == "undo":
            to = entry.to or 0
            kept = [(n, each) for n, each in kept if n <= to or each.kind not in DECIDING]
        else:
            kept.append((number, entry))
    return kept


def load(path: str | Path) -> Record:
    """Read a record file, or raise `BadRecord`."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise BadRecord("record-no-file", file=str(path)) from error
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), detail=error.strerror or str(error)) from error
    except ValueError as error:  # a null byte in the path
        raise BadRecord("record-no-file-name", file=repr(str(path))) from error
    return loads(data, str(path))


def loads(data: bytes, file: str = "") -> Record:
    """Read a record, or raise `BadRecord`, which names the file where there is one."""
    it = Mistake("record-the-file", file=file) if file else Mistake("record-the-record")
    if not data.strip():
        raise BadRecord("record-empty", it=it)
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", it=it, most=LARGEST // 2**20)
    try:
        _check_format(data, it)
        record = msgspec.json.decode(data, type=Record)
    except BadRecord:
        raise
    except msgspec.ValidationError as error:
        raise BadRecord("record-damaged", it=it, problem=_damage(error)) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-no-data", it=it, problem=_not_json(error)) from error
    problem = _check_shape(record)
    if problem is not None:
        raise BadRecord("record-damaged", it=it, problem=problem)
    return record


_canonical: Final = msgspec.json.Encoder(order="sorted")


# --- Details ----------------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    format: str


def _check_format(data: bytes, it: Mistake) -> None:
    try:
        found = msgspec.json.decode(data, type=_Head).format
    except msgspec.ValidationError as error:
        raise BadRecord("record-other-data", it=it) from error
    if found != FORMAT:
        raise BadRecord("record-other-format", it=it, found=repr(found[:40]), expected=repr(FORMAT))


def _check_shape(record: Record) -> Mistake | None:
    """Return what is wrong with a record whose types are right, or None."""
    if len(record.contributions) != len(record.seats):
        return Mistake("record-contributions", given=len(record.contributions), seats=len(record.seats))
    if record.server_seed is None:
        return None  # the public part of a running table holds no decisions
    for number, entry in enumerate(record.entries, 1):
        given = msgspec.to_builtins(entry).keys() - _OPTIONAL
        needed = _NEEDS[entry.kind]
        if entry.kind == "undo":
            given -= {"consent"}
        if given != needed:
            field = min(given ^ needed)
            key = "record-entry-lacks" if field in needed else "record-entry-cannot-have"
            return Mistake(key, entry=number, kind=entry.kind, field=field)
    return None


_NUMBERED: Final = {name: f"record-place-{name}" for name in ("entries", "seats", "draws", "events")}


def _damage(error: msgspec.ValidationError) -> Mistake:
    """Return which value of a record is of another form, and how.

    >>> str(_damage(msgspec.ValidationError("Expected `int`, got `str` - at `$.entries[3].seat`")))
    'entry 4, seat: expected int, got str'
    """
    steps, problem = misfit(error)
    place: list[str | Mistake] = []
    for before, step in pairwise(["", *steps]):
        if not step.isdigit():
            place.append(step)
        elif place:
            key = _NUMBERED.get(before, "record-place")
            place[-1] = Mistake(key, field=before, number=int(step) + 1)
    return Mistake("content-at", place=tuple(place), problem=problem) if place else problem


def _not_json(error: Exception) -> Mistake:
    if isinstance(error, RecursionError):
        return Mistake("data-too-deep")
    if "truncated" in str(error):
        return Mistake("record-breaks-off")
    if isinstance(error, UnicodeError):
        return Mistake("record-no-text")
    return Mistake("record-no-json", detail=str(error).removeprefix("JSON is malformed: "))


def _write_atomically(path: Path, data: bytes) -> None:
    part = path.with_name(f".duskhall-{secrets.token_hex(8)}.part")
    try:
        with open(part, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    finally:
        with suppress(OSError):
            part.unlink()
    with suppress(OSError):  # the new name is safe once the folder is; not every system can do that
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
