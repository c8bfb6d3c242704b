"""Positions of every game at every question that a seat is asked, and tables of a hall that stand at them.

A hall goes on from a table's snapshot where its record is of older rules; so a table of such a record, and with any
state as its snapshot, is opened by the hall at just that moment, and is played on by today's rules.
"""

import random
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from sqlalchemy import create_engine
from tests.browser import hunts
from tests.browser.halls import HallProcess

from duskhall.games import find
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import HUNTING
from duskhall.hall.storage import queries
from duskhall.hall.storage.queries import Commit, StoredSnapshot, StoredTable
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.draft import lobby_change
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder, Opening
from duskhall.kernel.state import State
from duskhall.kernel.table import Table

SEATS = {"dungeon-cards": 4, "bloodborne-card": 5, "blood-bound": 12, "bloodborne-board": 4}  # the most crowded tables
GAMES = 40  # that are played for the questions of a game
LONGEST = 1200  # answers of each
WIDE = 7  # tiles of a map on which somebody comes back from the Dream
BETWEEN = 12  # chapters that are won for what is asked after them
PLENTY = 6  # times a question is met, of which the one with the most options is taken


def put(hall: HallProcess, person: str, state: State, bots: Sequence[int] = (), bot: str = "companion") -> str:
    """Put a state into the hall as a running table of Ana's, with bots in some seats; return the table's id."""
    game = state.setup.game
    older = game.rules_version - 1
    table_id, seed, now = secrets.token_hex(8), seed_from("a position"), time.time()
    places = range(state.seats)
    holders = [Holder(f"Seat {seat + 1}", f"bot:{bot}" if seat in bots else "person") for seat in places]
    record = Table.open(state.setup, holders, seed, table_id).record
    head = msgspec.structs.replace(record, rules_version=older, opening=Opening())
    lobby = lobbies.new_lobby(
        table_id,
        game.id,
        state.seats,
        dict(state.setup.settings),
        (person, "Ana"),
        public=False,
        clock=None,
        commitment=record.commitment,
        now=now,
    )
    lobby.status = lobbies.RUNNING
    for seat, place in enumerate(lobby.places):
        place.person, place.bot, place.ready = (None, bot, True) if seat in bots else (person, "", True)
    change = lobby_change(lobby, msgspec.json.encode(head).decode())
    stored = StoredTable(table_id, lobby.version, change.lobby, seed.hex(), change.head)
    snapshot = StoredSnapshot(0, older, msgspec.json.encode(state.freeze()).decode())
    engine = create_engine(hall.db)
    with engine.begin() as connection:
        queries.create_table(connection, stored, game.id, now, change)
        queries.commit(connection, Commit(table_id, now, snapshot=snapshot))
    engine.dispose()
    return table_id


def played(game: str, seats: int, seed: int) -> Iterator[State]:
    """Play a game at random, and yield it before each answer."""
    chance = random.Random(seed)
    state = find(game).new(find(game).setup(seats), Dice(seed.to_bytes(32, "big")))
    for _ in range(LONGEST):
        if not state.asks:
            return
        yield state
        ask = chance.choice(state.pending())
        state.take(ask, chance.choice(ask.options))


def rarely_asked(game: str, seed: int) -> Iterator[State]:
    """Play a game of those that come to questions that a common one hardly ever comes to."""
    if game == "bloodborne-board":
        return iter(hunts.laden(SEATS[game], seed))
    return played(game, SEATS[game] - 1, seed)  # an odd number of players has an Inquisitor among them


def asked(game: str, *, rarely: bool) -> dict[str, tuple[int, State]]:
    """Return a position for every question of a game, with the seat that is asked; or for those of common games alone.

    Of the first few it is the one with the most options: what is hardest to show.
    """
    wanted = {question.name for question in find(game).questions}
    found = _first((played(game, SEATS[game], seed) for seed in range(GAMES)), wanted, PLENTY)
    if rarely and wanted - found.keys():
        rest = wanted - found.keys()
        found |= _first((rarely_asked(game, seed) for seed in range(GAMES)), rest, 1)
    return found


def between_chapters() -> dict[str, tuple[int, State]]:
    """Return a position for every question of the board game that is asked between two chapters as well."""
    games = [hunts.between(SEATS["bloodborne-board"], seed) for seed in range(BETWEEN)]
    wanted = {question.name for question in find("bloodborne-board").questions}
    return {f"{name} between chapters": found for name, found in _first(games, wanted, PLENTY).items()}


def from_the_dream() -> dict[str, tuple[int, State]]:
    """Return the position at which somebody comes back from the Dream, with a side of their weapon to choose."""
    for moment in (state for seed in range(GAMES) for state in hunts.laden(SEATS["bloodborne-board"], seed)):
        ask = moment.pending()[0]
        wide = sum(ground.is_laid(moment, tile) for tile in range(len(moment.tile_turn))) >= WIDE
        if ask.question.name == "choose_side" and moment.phase == HUNTING and wide:
            return {"choose_side from the Dream": (ask.seat, moment.copy())}
    raise AssertionError("nobody came back")


def _first(games: Iterable[Iterator[State]], wanted: set[str], plenty: int) -> dict[str, tuple[int, State]]:
    found: dict[str, tuple[int, State]] = {}
    times = dict.fromkeys(wanted, 0)
    for states in games:
        for state in states:
            ask = state.pending()[0]
            name = ask.question.name
            if times.get(name, plenty) >= plenty:
                continue
            times[name] += 1
            if name not in found or len(ask.options) > _options(found[name][1]):
                found[name] = (ask.seat, state.copy())
        if min(times.values()) >= plenty:
            break
    return found


def _options(state: State) -> int:
    return len(state.pending()[0].options)
