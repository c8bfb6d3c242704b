"""The record of a table: everything that determines what ever happened there, in one append-only file.

Entries are numbered from 1 and never removed; number 0 is the opening, what the setup alone brought about.
Each carries the digest of itself chained to the one before, so two replays agree when their last digests do.

This module knows the form of a record, not how one is played (:mod:`duskhall.kernel.table`) or checked
(:mod:`duskhall.kernel.verify`).
"""

import os
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from duskhall.kernel.dice import Draw
from duskhall.kernel.event import Stable
from duskhall.kernel.outcome import Outcome

FORMAT: Final = "duskhall-record/1"
LARGEST: Final = 64 * 2**20  # bytes; the longest games take a few hundred kilobytes

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


class BadRecord(ValueError):
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


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A whole table.

    `content` is a digest; the content itself is embedded only where it is not the game's own.
    """

    format: Literal["duskhall-record/1"]
    game: str
    rules_version: int
    content: str
    embedded_content: dict[str, Any] | None = None
    options: dict[str, str | int] = {}
    seats: list[Holder]
    table: str
    commitment: str
    contributions: list[str]
    server_seed: Hexadecimal | None = None
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
        names = ("format", "game", "options", "seats", "table", "commitment", "contributions")
        return sha256(canonical({name: getattr(self, name) for name in names})).hexdigest()

    def to_json(self) -> bytes:
        """Return the content of a record file."""
        return msgspec.json.encode(self) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the record whole or not at all; raise `BadRecord` where that is impossible."""
        try:
            _write_atomically(Path(os.path.realpath(path)), self.to_json())
        except OSError as error:
            raise BadRecord(
                f"The record {path} cannot be written ({error.strerror or error}): choose another place."
            ) from error
        except ValueError as error:  # a path or a name that is no text
            raise BadRecord(f"The record {path!r} cannot be written: {error}.") from error


def canonical(value: Any) -> bytes:
    """Return the one JSON form that digests are made of: sorted keys, no spaces, UTF-8.

    >>> canonical({"seat": 1, "kind": "decision"})
    b'{"kind":"decision","seat":1}'
    """
    return _canonical.encode(value)


def chain(previous: str, link: Opening | Entry) -> str:
    """Return a link's digest: SHA-256 of the previous digest (hexadecimal) and the link without its own."""
    return sha256(previous.encode() + canonical(msgspec.structs.replace(link, digest=""))).hexdigest()


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
        raise BadRecord(f"There is no file {path}: check the name.") from error
    except OSError as error:
        raise BadRecord(f"The file {path} cannot be read ({error.strerror or error}): name a record file.") from error
    except ValueError as error:  # a null byte in the path
        raise BadRecord(f"{str(path)!r} cannot be the name of a file: check the name.") from error
    return loads(data, f"The file {path}")


def loads(data: bytes, name: str = "The record") -> Record:
    """Read a record, or raise `BadRecord` with a sentence that begins with `name`."""
    if not data.strip():
        raise BadRecord(f"{name} is empty: use another copy of it.")
    if len(data) > LARGEST:
        raise BadRecord(f"{name} is larger than {LARGEST // 2**20} MB, so it is no record of a game.")
    try:
        _check_format(data, name)
        record = msgspec.json.decode(data, type=Record)
    except BadRecord:
        raise
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name} is damaged, {_readable(error)}: use an unchanged copy of it.") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{name} is no record: {_not_json(error)}.") from error
    problem = _check_shape(record)
    if problem:
        raise BadRecord(f"{name} is damaged, {problem}: use an unchanged copy of it.")
    return record


_canonical: Final = msgspec.json.Encoder(order="sorted")


# --- Details ----------------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    format: str


def _check_format(data: bytes, name: str) -> None:
    try:
        found = msgspec.json.decode(data, type=_Head).format
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name} is JSON, but no Duskhall record: name one that Duskhall wrote.") from error
    if found != FORMAT:
        raise BadRecord(
            f"{name} has the format {found[:40]!r}, and this Duskhall reads {FORMAT!r}: "
            "use the version of Duskhall that wrote it."
        )


def _check_shape(record: Record) -> str:
    """Return what is wrong with a record whose types are right, or ""."""
    if len(record.contributions) != len(record.seats):
        return f"it has {len(record.contributions)} contributions for {len(record.seats)} seats"
    if record.server_seed is None:
        return ""  # the public part of a running table holds no decisions
    for number, entry in enumerate(record.entries, 1):
        given = msgspec.to_builtins(entry).keys() - _OPTIONAL
        needed = _NEEDS[entry.kind]
        if entry.kind == "undo":
            given -= {"consent"}
        if given != needed:
            field = min(given ^ needed)
            return f"entry {number} ({entry.kind}) {'lacks' if field in needed else 'cannot have'} {field}"
    return ""


def _readable(error: msgspec.ValidationError) -> str:
    """Turn msgspec's message and JSON path into words.

    >>> _readable(msgspec.ValidationError("Expected `int`, got `str` - at `$.entries[3].seat`"))
    'entry 4, seat: expected int, got str'
    """
    message, _, path = str(error).replace("`", "").partition(" - at ")
    message = message[:1].lower() + message[1:]
    steps = re.findall(r"\w+|\[\d+\]", path.partition("$")[2])
    words: list[str] = []
    for step in steps:
        if step.startswith("[") and words:
            singular = {"entries": "entry", "seats": "seat", "draws": "draw", "events": "event"}
            words[-1] = f"{singular.get(words[-1], words[-1])} {int(step[1:-1]) + 1}"
        else:
            words.append(step)
    return ": ".join(part for part in (", ".join(words), message) if part)


def _not_json(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if "truncated" in str(error):
        return "it breaks off in the middle, so the end of the file is lost"
    if isinstance(error, UnicodeError):
        return "it holds bytes that are no text"
    return f"it is not JSON ({str(error).removeprefix('JSON is malformed: ')})"


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
