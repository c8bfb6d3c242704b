"""Packs: those of the keeper to choose from, those of hosts to look at, and the book of a table that has one."""

import asyncio

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from duskhall import games
from duskhall.hall import packs
from duskhall.hall.denied import Denied, not_found
from duskhall.hall.packs import Vetted
from duskhall.hall.web.books import Book, GameId, book_of
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, ReadableRoom, Someone, language_of
from duskhall.hall.web.tables import GameSetting, PackName, marked
from duskhall.hall.web.vetting import OwnPack, vetted
from duskhall.kernel.game import Game
from duskhall.kernel.setup import Content

router = APIRouter(prefix="/api", tags=["packs"], responses=PROBLEMS)


class PackTold(Body):
    """A pack that can be played: `id` names a keeper's; what can be set with it, and its words by language and key."""

    id: str
    mark: PackName
    settings: list[GameSetting]
    words: dict[str, dict[str, str]]


class PackShelf(Body):
    """The keeper's packs of a game; whether hosts may bring their own, and of how many bytes at most."""

    packs: list[PackTold]
    own: bool
    most: int


class TableBook(Book):
    """The book of a table with a pack: with what can be set there, and the pack's words by language and key."""

    settings: list[GameSetting]
    words: dict[str, dict[str, str]]


class PackFile(OwnPack):
    """A pack to look at."""

    game: str = Field(max_length=64, examples=["bloodborne-board"])


@router.get("/games/{game}/packs", operation_id="listPacks")
async def list_packs(hall: AnyHall, game: GameId) -> PackShelf:
    """List the packs that a table of this game can be made with."""
    if game not in games.GAMES:
        raise not_found("game")
    offered = [told(each) for each in hall.packs.kept.get(game, ())]
    return PackShelf(packs=offered, own=hall.config.host_packs, most=hall.config.largest_pack)


@router.post("/packs", operation_id="lookAtPack")
async def look_at_pack(request: Request, hall: AnyHall, person: Someone, wish: PackFile) -> PackTold:
    """Say whether a pack of one's own can be played, and what can be set with it; nothing is kept."""
    return told(await vetted(hall, person, wish.game, wish, language_of(request)))


@router.get("/tables/{table}/book", operation_id="getTableBook", response_model=TableBook)
async def get_table_book(hall: AnyHall, room: ReadableRoom) -> Response:
    """Return what is declared at a table with a pack."""
    pack = await hall.pack_of(room)
    if pack is None:
        raise Denied("no-such-pack", "This table plays without a pack: its book is that of the game.", 404)
    content = await hall.packs.content(pack)
    assert content is not None
    return Response(await asyncio.to_thread(_table_book, games.find(pack.game), content), media_type="application/json")


def _table_book(game: Game, content: Content) -> bytes:
    book = book_of(game, content)
    settings = [GameSetting(**msgspec.structs.asdict(each)) for each in packs.choices(game, content)]
    whole = TableBook(**dict(book), settings=settings, words=packs.words(game, content))
    return whole.model_dump_json().encode()


def told(found: Vetted) -> PackTold:
    """Return what a page is told of a pack."""
    return PackTold(
        id=found.kept,
        mark=marked(found.pack.mark),
        settings=[GameSetting(**msgspec.structs.asdict(each)) for each in found.settings],
        words=found.words,
    )
