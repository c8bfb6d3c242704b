"""What a client has to know of a game to show it: its declarations, its content, its rules, and a seat's notebook.

Nothing here is secret but the notebook, which is worked out from its own seat's view.
"""

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, TypeAdapter

from duskhall import games
from duskhall.hall.denied import Denied, not_found, not_yours
from duskhall.hall.table.lobby import check_aids
from duskhall.hall.web.edge import PROBLEMS, Someone, WatchableRoom, told_once, written
from duskhall.hall.web.passages import Passage, passages
from duskhall.hall.web.setting_words import SettingWords
from duskhall.kernel.event import Kind
from duskhall.kernel.game import Game
from duskhall.kernel.rulebook import Rule, Rulebook
from duskhall.kernel.setup import Content
from duskhall.kernel.text import LANGUAGES

router = APIRouter(prefix="/api", tags=["books"], responses=PROBLEMS)

GameId = Annotated[str, Path(max_length=64, examples=["dungeon-cards"])]
Language = Annotated[str, Query(max_length=5)]


class KindInfo(BaseModel):
    """A kind of event or statement: the rule it belongs to, and what each of its fields is (seat, number, a noun).

    `audience` names the field of the seat that alone hears it; it is empty where everybody does.
    """

    rule: str
    fields: dict[str, str]
    audience: str = ""


class StandingInfo(BaseModel):
    """An answer that a seat may give in advance; `while_same` names the field of the view that bounds it.

    Without an option, whoever gives the answer names one; what is `by_day` can be given only in games by the day.
    """

    name: str
    question: str
    option: str
    while_same: str
    by_day: bool


class Book(BaseModel):
    """What a game declares: events, statements, catalogues, and the content as data.

    `designed` lists per noun what is Duskhall's own design; `rules` the rule of each name that has one of its own.
    """

    game: str
    kinds: dict[str, KindInfo]
    statements: dict[str, KindInfo]
    standing: list[StandingInfo]
    catalogues: dict[str, list[str]]
    designed: dict[str, list[str]]
    rules: dict[str, str]
    content: dict[str, Any]
    notebook: bool
    simultaneous: bool


class Source(BaseModel):
    """A place of the printed rulebook: a heading, and its page, or its line where no page is known."""

    heading: str
    place: Literal["page", "line"]
    number: int


class Paragraph(BaseModel):
    """A paragraph of the rules; its number is "" where it only explains.

    `sources` are the places of the printed rulebook that a rule carries; `ours` says that no rulebook has it.
    """

    number: str
    passages: list[Passage]
    sources: list[Source]
    ours: bool


class Chapter(BaseModel):
    """A chapter of the rules."""

    number: str
    title: str
    paragraphs: list[Paragraph]


@router.get("/games/{game}/book", operation_id="getBook", response_model=Book)
async def get_book(game: GameId) -> Response:
    """Return what a game declares."""
    return await told_once(_book, _game(game))


def _book(found: Game) -> bytes:
    return book_of(found, found.setup(found.seats[0]).content).model_dump_json().encode()


def book_of(found: Game, content: Content) -> Book:
    """Return the book of a game with this content."""
    return Book(
        game=found.id,
        kinds=_kinds(found.kinds),
        statements=_kinds(found.statements),
        standing=[
            StandingInfo(
                name=each.name,
                question=each.question,
                option=each.option,
                while_same=each.while_same,
                by_day=each.by_day,
            )
            for each in found.standing
        ],
        catalogues={noun: list(names) for noun, names in content.catalogues.items()},
        designed={noun: sorted(names) for noun, names in content.designed.items()},
        rules=Rulebook(found.folder).named,
        content=msgspec.to_builtins(dict(content.data)),
        notebook=found.notebook is not None,
        simultaneous=found.simultaneous,
    )


@router.get(
    "/games/{game}/texts",
    operation_id="getTexts",
    response_class=Response,
    responses={200: {"description": "It is so.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def get_texts(game: GameId, lang: Language = "en") -> Response:
    """Return what a game says, as Fluent messages."""
    text = (_game(game).folder / "texts" / f"{_spoken(lang)}.ftl").read_text(encoding="utf-8")
    return Response(text, media_type="text/plain")


@router.get("/games/{game}/rules", operation_id="getRules", response_model=list[Chapter])
async def get_rules(game: GameId, lang: Language = "en") -> Response:
    """Return a game's numbered rules, chapter by chapter."""
    return await told_once(_rules, _game(game), _spoken(lang))


@router.get("/tables/{table}/notebook", operation_id="getNotebook")
async def get_notebook(room: WatchableRoom, person: Someone, seat: Annotated[int, Query(ge=0, le=31)]) -> Response:
    """Return what one's own seat can work out, as a tree of texts."""
    if not room.lobby.holds(person.id, seat):
        raise not_yours("A notebook is its seat's own.")
    room.check_seat(person.id, seat)
    check_aids(room.lobby)
    if room.problem is not None:
        raise Denied("frozen", room.problem)
    if room.table is None:
        raise Denied("not-started", "No game has begun at this table.")
    setup = room.table.setup
    if setup.game.notebook is None:
        raise Denied("no-notebook", "This game needs no notebook.", 404)
    return written(setup.game.notebook(setup, room.table.state.view(seat)).plain())


def _game(game_id: str) -> Game:
    if game_id not in games.GAMES:
        raise not_found("game")
    return games.find(game_id)


def _spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Denied("no-such-language", f"The languages are {', '.join(LANGUAGES)}.", 422)
    return lang


def _kinds(kinds: tuple[Kind, ...]) -> dict[str, KindInfo]:
    return {
        kind.name: KindInfo(
            rule=kind.rule, fields=dict(zip(kind.fields, kind.nouns, strict=True)), audience=kind.audience
        )
        for kind in kinds
    }


def _rules(game: Game, lang: str) -> bytes:
    book, words = Rulebook(game.folder, lang), SettingWords(game, lang)
    chapters = [
        Chapter(
            number=section.number,
            title=section.title,
            paragraphs=[_paragraph(block, words) for block in section.blocks],
        )
        for section in book.sections
    ]
    return TypeAdapter(list[Chapter]).dump_json(chapters)


def _paragraph(block: Rule | str, words: SettingWords) -> Paragraph:
    if isinstance(block, Rule):
        sources = [Source(heading=each.heading, place=each.place, number=each.number) for each in block.sources]
        return Paragraph(number=block.number, passages=_passages(block.said, words), sources=sources, ours=block.ours)
    return Paragraph(number="", passages=_passages(block, words), sources=[], ours=False)


def _passages(markdown: str, words: SettingWords) -> list[Passage]:
    return [words.worded(passage) for passage in passages(markdown)]
