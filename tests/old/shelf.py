"""What earlier editions left behind, and how it is read: records, states and the database of a hall.

Every edition has a folder, which never changes once it is there:

records/*.json.gz   records as `duskhall play` writes them
records.json        of each record: how many entries it has, and the digest of the last one
states.json.gz      frozen states, with what was asked, what came next by answers at random, and what was told
hall.db.gz          a hall's SQLite file
hall.json           its people with their tokens, and its tables with what was asked there
"""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from duskhall import games
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event, Kind, Recorder
from duskhall.kernel.question import Ask
from duskhall.kernel.record import Record, loads
from duskhall.kernel.state import State

FOLDER = Path(__file__).parent
EDITIONS = sorted(path for path in FOLDER.glob("edition_*") if path.is_dir())
FOLLOWED = 25  # decisions after a frozen state that are stored with it
HEARD = 6  # of them, those whose events are

Asked = list[list[Any]]  # [seat, question, [options]] of each ask
Decision = list[Any]  # [seat, question, option]


class Old(NamedTuple):
    """One thing of an edition, by its name."""

    edition: Path
    name: str
    about: dict[str, Any]

    def __str__(self) -> str:
        """Name it, for the list of tests."""
        return f"{self.edition.name}-{self.name}"


def read_packed(path: Path) -> Any:
    """Return the data of a packed file."""
    return json.loads(gzip.decompress(path.read_bytes()))


def records() -> list[Old]:
    """Return what is known of the records."""
    listed = [(edition, json.loads((edition / "records.json").read_text())) for edition in EDITIONS]
    return [Old(edition, name, about) for edition, each in listed for name, about in each.items()]


def record_of(old: Old) -> Record:
    """Return a record."""
    return loads(gzip.decompress((old.edition / "records" / f"{old.name}.json.gz").read_bytes()), old.name)


def tables(status: str) -> list[Old]:
    """Return what is known of the tables of the halls that were running, or ended, or open."""
    listed = [(edition, json.loads((edition / "hall.json").read_text())["tables"]) for edition in EDITIONS]
    return [
        Old(edition, about["note"].replace(" ", "_"), about)
        for edition, each in listed
        for about in each
        if about["status"] == status
    ]


def snapshot_of(old: Old, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the head of a table's record and its latest snapshot, straight from the database."""
    file = folder / "hall.sqlite3"
    file.write_bytes(gzip.decompress((old.edition / "hall.db.gz").read_bytes()))
    connection = sqlite3.connect(file)
    query = "SELECT head, state FROM tables, snapshots WHERE id = table_id AND id = ?"
    head, state = connection.execute(query, [old.about["table"]]).fetchone()
    connection.close()
    return json.loads(head), json.loads(state)


def states() -> Iterator[Old]:
    """Return the frozen states, each with the content that its table had of its own, and the kinds of events then."""
    for edition in EDITIONS:
        packed = read_packed(edition / "states.json.gz")
        for about in packed["states"]:
            about["content"] = packed["contents"].get(about["content"])
            about["kinds"] = packed["kinds"][about["game"]]
            yield Old(edition, about["note"].replace(" ", "_"), about)


def thawed(about: dict[str, Any]) -> State:
    """Return a frozen state as today's rules understand it."""
    game = games.find(about["game"])
    setup = game.setup(about["seats"], about["options"], about["content"])
    return game.thaw(setup, about["frozen"])


# --- What is asked, and answering at random -------------------------------------------------------------------------


def dice_of(*words: object) -> Dice:
    """Return the dice that these words stand for."""
    return Dice(sha256(repr(words).encode()).digest())


def named(state: State, ask: Ask) -> Decision:
    """Return an ask by its names."""
    return [ask.seat, ask.question.name, [state.setup.option_name(ask.question, option) for option in ask.options]]


def asked(state: State) -> Asked:
    """Return what is asked now, by its names."""
    return [named(state, ask) for ask in state.pending()]


def decide(state: State, dice: Dice) -> Decision:
    """Let one of those who are asked answer at random, and return what was answered."""
    pending = state.pending()
    ask = pending[dice.below(len(pending))]
    seat, question, options = named(state, ask)
    at = dice.below(len(options))
    state.answer(seat, ask.question, ask.options[at])
    return [seat, question, options[at]]


def repeat(state: State, decision: Decision) -> None:
    """Answer what was answered then; the order in which options are offered may be another."""
    seat, question, option = decision
    ask = next(ask for ask in state.pending() if (ask.seat, ask.question.name) == (seat, question))
    state.answer(seat, ask.question, state.setup.option_number(ask.question, option))


def follow(state: State, most: int, name: str, then: list[Decision] | None = None) -> list[Decision]:
    """Play a state on as it was played `then`, and after that at random, by the dice of its name."""
    dice = dice_of("follow", name)
    decisions: list[Decision] = []
    for decision in (then or [])[:most]:
        repeat(state, decision)
        decisions.append(decision)
    while state.pending() and len(decisions) < most:
        decisions.append(decide(state, dice))
    return decisions


def told_after(state: State, name: str, then: list[Decision] | None = None) -> list[Event]:
    """Follow a copy of a state for a few decisions, and return what happened, what only some heard included."""
    copy = state.copy()
    recorder = Recorder(copy.setup)
    copy.listener = recorder
    follow(copy, HEARD, name, then)
    return recorder.events


def as_then(told: list[Event], then: list[dict[str, Any]], known: list[str]) -> list[dict[str, Any]]:
    """Return what happened as far as an older edition could tell: by the kinds and the fields of events that it had."""
    heard: list[dict[str, Any]] = []
    for event in told:
        kind: Kind | None = event.kind
        while kind is not None and kind.name not in known:
            kind = kind.older
        if kind is not None:
            heard.append({"event": kind.name, **event.values})
    if len(heard) != len(then):
        return heard
    return [{name: event.get(name) for name in old} for event, old in zip(heard, then, strict=True)]
