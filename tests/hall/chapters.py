"""A campaign of the board game whose second chapter was really lost, as a hall keeps it."""

import time

import msgspec
from tests.games.bloodborne_board import follower
from tests.hall.halls import RunningHall

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.hall.client import Visitor
from duskhall.hall.storage import queries
from duskhall.hall.storage.queries import Commit, LobbyChange, StoredEntry, StoredTable
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.draft import lobby_change, snapshot_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.table import Table

SEEDS = range(1, 50)
LONGEST = 1500  # answers
WISH: dict[str, str | int] = {"campaign": "growing_madness", "length": "campaign", "hunters": "random", "hand": 4}


def almost_won() -> BoardGame:
    """Return a campaign that is one answer away from its second chapter; its track had no end until then."""
    for seed in SEEDS:
        state = GAME.new(GAME.setup(2, {**WISH, "track": "endless"}), Dice(seed.to_bytes(32, "big")))
        assert isinstance(state, BoardGame)
        for _ in range(LONGEST):
            if not state.asks:
                break
            before = state.copy()
            ask = state.pending()[0]
            state.take(ask, follower.choose(state, ask))
            if state.won:
                before.track = 0
                return before
    raise AssertionError("nobody won the first chapter")


def answer(table: Table) -> Entry:
    """Return what a bot that follows missions answers now."""
    assert isinstance(table.state, BoardGame)
    ask = table.pending()[0]
    option = table.setup.option_name(ask.question, follower.choose(table.state, ask))
    return Entry(kind="decision", seat=ask.seat, question=ask.question.name, option=option)


def lost() -> Table:
    """Return a campaign whose first chapter was won and whose second was lost."""
    begins = almost_won().freeze()
    setup = GAME.setup(2, WISH)
    holders = [Holder(f"Seat {seat}", "person") for seat in (1, 2)]
    for seed in SEEDS:
        table = Table.open(setup, holders, seed.to_bytes(32, "big"), f"{seed:016x}", begins=begins)
        while table.pending():
            table.enter(answer(table))
        if isinstance(table.state, BoardGame) and table.state.won == 1:
            return table
    raise AssertionError("nobody lost the second chapter")


def stored(table: Table, people: list[tuple[str, str]], now: float) -> tuple[StoredTable, LobbyChange, Commit]:
    """Return an ended table of these people, each an id and a name, as a hall keeps it."""
    record = table.record
    lobby = lobbies.new_lobby(
        record.table,
        record.game,
        len(people),
        dict(record.settings),
        people[0],
        public=False,
        clock=None,
        commitment=record.commitment,
        now=now,
    )
    lobby.status = lobbies.ENDED
    lobby.people = dict(people)
    lobby.places = [lobbies.Place(person=person, ready=True) for person, _ in people]
    head = msgspec.json.encode(msgspec.structs.replace(record, entries=[])).decode()
    change = lobby_change(lobby, head)
    entries = [
        StoredEntry(seq, msgspec.json.encode(entry).decode(), now, None, None, None)
        for seq, entry in enumerate(record.entries, 1)
    ]
    row = StoredTable(lobby.id, lobby.version, change.lobby, str(record.server_seed), head)
    return row, change, Commit(lobby.id, now, entries, None, snapshot_of(table))


def put(hall: RunningHall, table: Table, people: list[Visitor]) -> str:
    """Put an ended table of these people into a hall, and return its id."""
    now = time.time()
    row, change, commit = stored(table, [(each.person, each.name) for each in people], now)
    hall.do(lambda: hall.hall.store.write(queries.create_table, row, table.record.game, now, change))
    hall.do(lambda: hall.hall.store.write(queries.commit, commit))
    return row.id
