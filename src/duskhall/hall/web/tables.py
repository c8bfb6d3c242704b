"""Everything around a game: making tables, coming and going, seats, readiness, the start, the next game."""

import re
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import AliasChoices, Field, TypeAdapter

from duskhall import games, minds
from duskhall.hall.hall import summary
from duskhall.hall.people import Person
from duskhall.hall.protocol import LONGEST_CLOCK, Clock, PackMark
from duskhall.hall.storage import queries
from duskhall.hall.table import actions
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table.lobby import Lobby
from duskhall.hall.table.room import Room
from duskhall.hall.web.edge import (
    PROBLEMS,
    AnyHall,
    Anyone,
    Body,
    ReadableRoom,
    Someone,
    TableId,
    WatchableRoom,
    answers,
    count_table,
    language_of,
    told_once,
    written,
)
from duskhall.hall.web.vetting import KeptPack, OwnPack, chosen
from duskhall.kernel.game import Game
from duskhall.kernel.text import LANGUAGES, Texts

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

Seat = Annotated[int, Field(ge=0, le=31)]
SettingName = Annotated[str, Field(max_length=64)]
SettingValue = Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-(2**31), le=2**31)]
SETTINGS = AliasChoices("settings", "options")  # the second is what the first edition said
Printable = Annotated[str, Field(max_length=64, pattern="^[ -~]*$")]


class Thinking(Body):
    """Time to think: seconds for each decision, and a bank for the whole game; from an hour on, play by the day."""

    seconds: int = Field(ge=5, le=LONGEST_CLOCK)
    bank: int = Field(default=0, ge=0, le=LONGEST_CLOCK)


class NewTable(Body):
    """A table to be made; whoever makes it is its host and has the first seat."""

    game: str = Field(max_length=64, examples=["dungeon-cards"])
    seats: int = Field(ge=1, le=32, examples=[4])
    settings: dict[SettingName, SettingValue] = Field(default_factory=dict, validation_alias=SETTINGS)
    public: bool = False
    clock: Thinking | None = None
    bots: list[str] = Field(default_factory=list, max_length=31, description="bots for the seats after the first")
    aids: bool = Field(default=True, description="whether odds and notebooks are worked out for those who play")
    hints: bool = Field(default=True, description="whether they may ask what a strong player would do")
    pack: KeptPack | OwnPack | None = Field(default=None, description="content of its own, the keeper's or the host's")


class Join(Body):
    """Come to a table; a private one needs the secret of its link."""

    invite: str | None = Field(default=None, max_length=64)


class PackName(Body):
    """How a pack is marked: its name, a digest of it, whether the hall's keeper offers it."""

    name: str
    digest: str
    kept: bool


class Invitation(Body):
    """What an invitation says to whoever has not come in yet: game, host, who sits there, free seats.

    `host` is "" where nobody is host; the others are those who sit beside the host, in the order of their seats.
    """

    game: str
    host: str
    others: list[str]
    bots: int
    seats: int
    free: int
    status: str
    pack: PackName | None


class Sit(Body):
    """Take a seat, instead of one's own or, with `another`, as one more."""

    seat: Seat
    another: bool = False


class OneSeat(Body):
    """Which seat is meant."""

    seat: Seat


class Swap(Body):
    """Which own seat is offered for which other one."""

    seat: Seat
    other: Seat


class Bots(Body):
    """Which bot plays which seats: all empty ones, and the best one, where nothing is said."""

    seats: list[Seat] | None = Field(default=None, max_length=32)
    bot: str | None = Field(default=None, max_length=64)


class Ready(Body):
    """Say that one is ready; the contribution is any text, best one that nobody can guess."""

    ready: bool = True
    contribution: Printable | None = None


class Configure(Body):
    """What to change before the start."""

    settings: dict[SettingName, SettingValue] | None = Field(default=None, validation_alias=SETTINGS)
    public: bool | None = None
    aids: bool | None = None
    hints: bool | None = None


class Turn(Body):
    """A seat that is asked at a table: whether it is one's own, how many seconds are left, whether the clock stands.

    `left` is for clocks alone; where its person has a holiday, it is `resting`.
    """

    table: str
    seat: int
    yours: bool
    left: float | None
    resting: bool


class GameSetting(Body):
    """A setting of a game."""

    name: str
    default: str | int
    values: list[str | int]
    rule: str


class GameColour(Body):
    """A colour that stands for a game, as #rrggbb: as a ground, and as writing on a dark and on a light page."""

    ground: str
    on_dark: str
    on_light: str


class GameInfo(Body):
    """A game that can be played here; its title and tagline are given in every language.

    The first of its colours is its own, a second one is for its other side.  `length` names the setting that makes it
    shorter or longer, "" where there is none.  Its bots are named from the weakest to the strongest; `usual_bot` plays
    where nobody says.
    """

    game: str
    titles: dict[str, str]
    taglines: dict[str, str]
    seats: list[int]
    usual_seats: int
    minutes: list[int]
    colours: list[GameColour]
    settings: list[GameSetting]
    length: str
    bots: list[str]
    usual_bot: str
    rules_version: int
    hidden_information: bool
    simultaneous: bool
    cooperative: bool
    notebook: bool


@router.get("/games", operation_id="listGames", response_model=list[GameInfo])
async def list_games() -> Response:
    """List the games, in the order in which people are shown them."""
    return await told_once(_games, tuple(games.shelf()))


@router.get("/tables", operation_id="listTables", responses=answers("TableInfo", many=True))
async def list_tables(hall: AnyHall, person: Anyone) -> Response:
    """List the public tables that can be joined or watched."""
    found = await hall.store.read(queries.listed)
    return written([summary(stored, person.id if person else None) for stored in found])


@router.get("/tables/mine", operation_id="listMyTables", responses=answers("TableInfo", many=True))
async def list_my_tables(hall: AnyHall, person: Someone) -> Response:
    """List the tables that one is at."""
    found = await hall.store.read(queries.tables_of, person.id)
    return written([summary(stored, person.id) for stored in found])


@router.get("/tables/mine/turns", operation_id="listMyTurns")
async def list_my_turns(hall: AnyHall, person: Someone) -> list[Turn]:
    """Say whose turn it is at the tables that one is at, oneself first and who has least time left."""
    return [
        Turn(table=each.table_id, seat=each.seat, yours=each.person == person.id, left=each.left, resting=each.resting)
        for each in await hall.bell.turns_around(person.id)
    ]


@router.post("/tables", operation_id="createTable", responses=answers("TableInfo"))
async def create_table(hall: AnyHall, person: Someone, wish: NewTable, request: Request) -> Response:
    """Make a table."""
    clock = None if wish.clock is None else Clock(wish.clock.seconds, wish.clock.bank)
    for bot in wish.bots:
        lobbies.check_bot(wish.game, bot)
    count_table(hall, person, request)
    pack = None
    if wish.pack is not None:
        pack = await chosen(hall, person, wish.game, wish.pack, language_of(request))
    room = await hall.create(
        person,
        wish.game,
        wish.seats,
        dict(wish.settings),
        public=wish.public,
        clock=clock,
        aids=wish.aids,
        hints=wish.hints,
        pack=pack,
    )
    if wish.bots:

        def work(lobby: Lobby) -> None:
            for seat, bot in enumerate(wish.bots[: wish.seats - 1], 1):
                lobbies.put_bots(lobby, person.id, [seat], bot)

        await _change(room, work)
    return written(room.info(person.id))


@router.get("/tables/{table}", operation_id="getTable", responses=answers("TableInfo"))
async def get_table(room: ReadableRoom, person: Anyone) -> Response:
    """Say how a table is set, and who is there."""
    return written(room.info(person.id if person else None))


@router.post("/tables/{table}/join", operation_id="joinTable", responses=answers("TableInfo"))
async def join_table(hall: AnyHall, table: TableId, person: Someone, wish: Join) -> Response:
    """Come to a table, to watch or to sit down."""
    room = await hall.room(table)
    await actions.join(room, person.id, person.name, wish.invite, (person.sign, person.colour))
    return written(room.info(person.id))


@router.post("/tables/{table}/invitation", operation_id="readInvitation")
async def read_invitation(hall: AnyHall, table: TableId, wish: Join) -> Invitation:
    """Say what one is invited to, before one comes in.

    The secret of the link stands in the body: addresses are logged.
    """
    room = await hall.room(table)
    await room.refresh()
    lobby = room.lobby
    lobbies.check_invited(lobby, wish.invite)
    seated = dict.fromkeys(place.person for place in lobby.places if place.person not in (None, lobby.host))
    return Invitation(
        game=lobby.game,
        host=lobby.people.get(lobby.host or "", ""),
        others=[lobby.people[str(person)] for person in seated if person in lobby.people],
        bots=sum(1 for place in lobby.places if place.bot),
        seats=len(lobby.places),
        free=sum(1 for player in lobbies.planned_players(lobby) if not player),
        status=lobby.status,
        pack=None if lobby.pack is None else marked(lobby.pack),
    )


@router.post("/tables/{table}/sit", operation_id="sit", responses=answers("TableInfo"))
async def sit(room: WatchableRoom, person: Someone, wish: Sit) -> Response:
    """Take a seat."""
    return await _changed(room, person, lambda lobby: lobbies.sit(lobby, person.id, wish.seat, another=wish.another))


@router.post("/tables/{table}/stand", operation_id="stand", responses=answers("TableInfo"))
async def stand(hall: AnyHall, room: WatchableRoom, person: Someone, wish: OneSeat) -> Response:
    """Empty a seat: one's own, or as host any."""
    await _change(room, lambda lobby: lobbies.stand(lobby, person.id, wish.seat))
    await hall.begin_agreed(room)
    return written(room.info(person.id))


@router.post("/tables/{table}/swap", operation_id="swap", responses=answers("TableInfo"))
async def swap(room: WatchableRoom, person: Someone, wish: Swap) -> Response:
    """Offer to swap seats; done when the other offers the same."""
    return await _changed(room, person, lambda lobby: lobbies.swap(lobby, person.id, wish.seat, wish.other))


@router.post("/tables/{table}/bots", operation_id="putBots", responses=answers("TableInfo"))
async def put_bots(room: WatchableRoom, person: Someone, wish: Bots) -> Response:
    """Let bots play empty seats."""
    return await _changed(room, person, lambda lobby: lobbies.put_bots(lobby, person.id, wish.seats, wish.bot))


@router.post("/tables/{table}/ready", operation_id="ready", responses=answers("TableInfo"))
async def ready(hall: AnyHall, room: WatchableRoom, person: Someone, wish: Ready) -> Response:
    """Say that one is ready, and contribute to the dice; a rematch begins when everybody is."""
    await _change(room, lambda lobby: lobbies.ready(lobby, person.id, wish.contribution, wish.ready))
    await hall.begin_agreed(room)
    return written(room.info(person.id))


@router.post("/tables/{table}/settings", operation_id="configure", responses=answers("TableInfo"))
async def configure(hall: AnyHall, room: WatchableRoom, person: Someone, wish: Configure) -> Response:
    """Change settings, who may come, or whether odds, notebooks and hints are worked out, before the start."""
    content = None if wish.settings is None else await hall.content_of(room)

    def work(lobby: Lobby) -> None:
        lobbies.configure(lobby, person.id, wish.settings, wish.public, wish.aids, wish.hints, content)

    return await _changed(room, person, work)


@router.post("/tables/{table}/start", operation_id="start", responses=answers("TableInfo"))
async def start(hall: AnyHall, room: WatchableRoom, person: Someone) -> Response:
    """Start the game."""
    await actions.start(room, person.id, await hall.beginning(room), await hall.content_of(room))
    return written(room.info(person.id))


@router.post("/tables/{table}/leave", operation_id="leave", responses=answers("TableInfo"))
async def leave(hall: AnyHall, room: WatchableRoom, person: Someone) -> Response:
    """Leave the table; a running game goes on with a bot, and nobody waits for one at a rematch."""
    await actions.leave(room, person.id)
    await hall.begin_agreed(room)
    return written(room.info(person.id))


@router.post("/tables/{table}/vote", operation_id="voteOnIdler", responses=answers("TableInfo"))
async def vote(hall: AnyHall, room: WatchableRoom, person: Someone, wish: OneSeat) -> Response:
    """Vote that the person in a seat idles, so that a bot plays for them until they are back.

    Possible in a running game, where that seat is asked and nothing came from its person for a while.  More than half
    of the other people who play have to vote, at least two; the only other one is enough when that person is long gone.
    """
    await actions.vote(room, person.id, wish.seat, hall.config)
    return written(room.info(person.id))


@router.post("/tables/{table}/rematch", operation_id="rematch", responses=answers("TableInfo"))
async def rematch(hall: AnyHall, room: WatchableRoom, person: Someone, request: Request) -> Response:
    """Play again: same people, same settings, a new table."""
    count_table(hall, person, request)
    again = await hall.rematch(room, person.id)
    return written(again.info(person.id))


def marked(mark: PackMark) -> PackName:
    """Return the mark of a pack as HTTP tells it."""
    return PackName(name=mark.name, digest=mark.digest, kept=mark.kept)


async def _changed(room: Room, person: Person, work: Callable[[Lobby], Any]) -> Response:
    await _change(room, work)
    return written(room.info(person.id))


async def _change(room: Room, work: Callable[[Lobby], Any]) -> None:
    await room.act(lambda draft: work(draft.lobby))


def _games(shelf: tuple[Game, ...]) -> bytes:
    return TypeAdapter(list[GameInfo]).dump_json([_game_info(game) for game in shelf])


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        game=game.id,
        titles=said(game, "game-title"),
        taglines=said(game, "game-tagline"),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=[game.minutes[0], game.minutes[-1]],
        colours=[GameColour(**asdict(colour)) for colour in game.colours],
        settings=[
            GameSetting(name=setting.name, default=setting.default, values=list(setting.values), rule=setting.rule)
            for setting in game.settings
        ],
        length=game.length.name if game.length is not None else "",
        bots=minds.names(game.id),
        usual_bot=minds.default(game.id),
        rules_version=game.rules_version,
        hidden_information=game.hidden_information,
        simultaneous=game.simultaneous,
        cooperative=game.cooperative,
        notebook=game.notebook is not None,
    )


@cache
def said(game: Game, message: str) -> dict[str, str]:
    """Return a message of a game in every language."""
    folder = game.folder / "texts"
    return {
        lang: _one_line(folder / f"{lang}.ftl", message) or Texts(lang, [folder]).text(message) for lang in LANGUAGES
    }


def _one_line(file: Path, message: str) -> str | None:
    """Return a message that is one plain line; reading all that a game says takes a second."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    found = re.search(rf"^{message} = ([^{{}}\n]+)\n(?![ \t])", text, re.MULTILINE)
    return found[1].strip() if found else None
