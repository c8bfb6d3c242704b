"""The daily table: every day (UTC) one deal for each game, the same dice for everyone, one try for each person.

The seed of a day is drawn the day before, and its commitment can be seen from then on.  All tables of a day and a game
have this seed, this commitment and the same name in their record, and nobody adds to the dice; against the same
decisions the bots of all of them answer alike.  When the date has passed, the store says so for good: a clock
that is set back closes nothing again.
"""

import secrets
import tomllib
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

import msgspec

from duskhall import games
from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.people import Person
from duskhall.hall.storage import Conflict, Store
from duskhall.hall.storage import daily as stored
from duskhall.hall.storage.daily import Deal
from duskhall.hall.storage.queries import NewTable, StoredTable
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.draft import lobby_change, snapshot_of
from duskhall.hall.table.lobby import RUNNING, Lobby
from duskhall.kernel import fairness
from duskhall.kernel.game import Game
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

FILE: Final = "daily.toml"


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's daily table is set: one person, and this bot in all other seats."""

    seats: int
    bot: str
    settings: dict[str, str | int] = {}


@cache
def terms(game: Game) -> Terms | None:
    """Return how a game's daily table is set, or None where it has none."""
    file = game.folder / FILE
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Terms) if file.is_file() else None


def dealt() -> list[Game]:
    """Return the games that have a daily table, in the order in which people are shown them."""
    return [game for game in games.shelf() if terms(game) is not None]


def day_at(moment: float) -> str:
    """Return the day of a moment.

    >>> day_at(0.0), day_after("2026-12-31")
    ('1970-01-01', '2027-01-01')
    """
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def day_after(day: str) -> str:
    """Return the next day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def ends(day: str) -> float:
    """Return the moment at which a day is over."""
    return datetime.fromisoformat(f"{day_after(day)}T00:00:00+00:00").timestamp()


class Daily:
    """The daily tables of a hall."""

    def __init__(self, store: Store) -> None:
        """Deal from a store."""
        self._store = store
        self._prepared = ""
        self._revealed: set[tuple[str, str]] = set()

    async def today(self) -> str:
        """Return today's date; when it is new, deal for tomorrow and open what is over."""
        today = day_at(wall())
        if today != self._prepared:
            days = (today, day_after(today))
            drawn = [_drawn(day, game.id) for day in days for game in dealt()]
            await self._store.write(stored.prepare, drawn, today)
            self._prepared = today
        return today

    async def is_open(self, lobby: Lobby) -> bool:
        """Say whether a table is one of a day that is not over, so that nobody may know its dice yet."""
        if not lobby.daily:
            return False
        await self.today()
        deal = lobby.daily, lobby.game
        if deal not in self._revealed and await self._store.read(stored.is_revealed, *deal):
            self._revealed.add(deal)
        return deal not in self._revealed

    async def begin(self, person: Person, game_id: str) -> str:
        """Begin today's try of a game, or go on with it: return the id of its table."""
        game = games.find(game_id) if game_id in games.GAMES else None
        chosen = None if game is None else terms(game)
        if game is None or chosen is None:
            raise not_found("game")
        today = await self.today()
        deal = next(each for each in await self._store.read(stored.deals_of, today) if each.game == game_id)
        table = await self._store.read(stored.table_of, today, game_id, person.id)
        if table is not None:
            return table
        lobby, opened = _laid(person, game, chosen, deal)
        head = msgspec.json.encode(msgspec.structs.replace(opened.record, entries=[])).decode()
        change = lobby_change(lobby, head)
        new = NewTable(StoredTable(lobby.id, lobby.version, change.lobby, deal.seed, head), game_id, wall(), change)
        try:
            await self._store.write(stored.begin, deal, person.id, new, snapshot_of(opened))
        except Conflict:
            tried = await self._store.read(stored.table_of, today, game_id, person.id)
            if tried is None:
                message = "The deal of this day is open to everybody already: come back tomorrow."
                raise Denied("daily-over", message) from None
            return tried
        return lobby.id


def _drawn(day: str, game: str) -> Deal:
    """Draw the deal of a day: nobody can know its seed, and it cannot be another one later."""
    seed = fairness.new_server_seed()
    return Deal(day, game, seed.hex(), fairness.commitment(seed, record_name(day, game)), wall(), False)


def record_name(day: str, game: str) -> str:
    """Return what the records of a day call their table: the same for everyone, as their commitment is."""
    return f"daily-{day}-{game}"


def _laid(person: Person, game: Game, chosen: Terms, deal: Deal) -> tuple[Lobby, Table]:
    """Lay a table for one person, already begun: nobody can change anything about it."""
    lobby = lobbies.new_lobby(
        secrets.token_hex(8),
        game.id,
        chosen.seats,
        dict(chosen.settings),
        (person.id, person.name),
        public=False,
        clock=None,
        commitment=deal.commitment,
        now=wall(),
        aids=False,
    )
    lobbies.put_bots(lobby, person.id, None, chosen.bot)
    lobby.daily, lobby.status = deal.day, RUNNING
    holders = [Holder(f"Seat {seat}", player) for seat, player in enumerate(lobbies.planned_players(lobby), 1)]
    setup = game.setup(chosen.seats, lobby.settings)
    nothing = [""] * chosen.seats
    return lobby, Table.open(setup, holders, bytes.fromhex(deal.seed), record_name(deal.day, game.id), nothing)
