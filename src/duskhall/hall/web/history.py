"""Looking back: the games that one played, what they came to, and what one's records are."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from duskhall import games
from duskhall.hall.storage import results
from duskhall.hall.storage.results import Against, Best, Opponent, Played
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, Someone
from duskhall.hall.web.tables import said
from duskhall.kernel.text import key

router = APIRouter(prefix="/api/people/me", tags=["people"], responses=PROBLEMS)

RECENT = 30  # games of each that a plot shows
GameId = Annotated[str | None, Query(max_length=64)]


class SeatPlayed(Body):
    """Who sat where, and how they did; a person who is gone has no name."""

    seat: int
    player: str
    name: str | None
    sign: str
    colour: str
    place: int
    won: bool
    score: int


class GamePlayed(Body):
    """A game that one played to its end, from one's own seat; its replay is at the table of this id."""

    table: str
    seat: int
    game: str
    ended: float
    place: int
    won: bool
    score: int
    decisions: int
    ending: str
    truncated: bool
    seats: list[SeatPlayed]
    pack: str | None


class History(Body):
    """One's ended games, the latest first; with `more`, those before the last of these can be asked for."""

    games: list[GamePlayed]
    more: bool


class Counted(Body):
    """How often one played with so many people and these bots, and won."""

    people: int
    bots: list[str]
    games: int
    won: int


class Record(Body):
    """The most that one reached, what that is called, and at which table."""

    feat: str
    titles: dict[str, str]
    value: int
    table: str


class Recent(Body):
    """A game in a plot."""

    table: str
    ended: float
    place: int
    seats: int
    won: bool
    score: int


class GameStatistics(Body):
    """What one did in one game: how often, against whom, the records, how far one came, and the latest in turn."""

    game: str
    games: int
    won: int
    against: list[Counted]
    records: list[Record]
    progress: list[Record]
    recent: list[Recent]


@router.get("/history", operation_id="getHistory")
async def get_history(
    hall: AnyHall,
    person: Someone,
    game: GameId = None,
    before: Annotated[float | None, Query()] = None,
    before_table: Annotated[str, Query(max_length=32)] = "",
    count: Annotated[int, Query(ge=1, le=50)] = 20,
) -> History:
    """List one's ended games, those before a moment where one is named; each with who sat there."""
    moment = None if before is None else (before, before_table)
    played, there, packs = await hall.store.read(results.page, person.id, game, moment, count)
    by_table: dict[str, list[Opponent]] = {}
    for each in there:
        by_table.setdefault(each.table, []).append(each)
    return History(games=[_played(each, by_table, packs) for each in played[:count]], more=len(played) > count)


@router.get("/statistics", operation_id="getStatistics")
async def get_statistics(hall: AnyHall, person: Someone) -> list[GameStatistics]:
    """Say how often one played and won each game, against whom, and what one's records are."""
    counted, best, latest = await hall.store.read(results.overview, person.id, RECENT)
    return [_statistics(game, counted, best, recent) for game, recent in latest.items()]


def _statistics(game: str, counted: list[Against], best: list[Best], recent: list[Played]) -> GameStatistics:
    own = [each for each in counted if each.game == game]
    records = [each for each in best if each.game == game]
    return GameStatistics(
        game=game,
        games=sum(each.games for each in own),
        won=sum(each.won for each in own),
        against=[_counted(each) for each in own],
        records=[_record(each) for each in records if ":" not in each.feat],
        progress=[_record(each) for each in records if ":" in each.feat],
        recent=[
            Recent(
                table=each.table, ended=each.ended, place=each.place, seats=each.seats, won=each.won, score=each.score
            )
            for each in reversed(recent)
        ],
    )


def _counted(against: Against) -> Counted:
    bots = [bot for bot in against.bots.split(",") if bot]
    return Counted(people=against.people, bots=bots, games=against.games, won=against.won)


def _played(each: Played, by_table: dict[str, list[Opponent]], packs: dict[str, str]) -> GamePlayed:
    return GamePlayed(
        table=each.table,
        seat=each.seat,
        game=each.game,
        ended=each.ended,
        place=each.place,
        won=each.won,
        score=each.score,
        decisions=each.decisions,
        ending=each.ending,
        truncated=each.truncated,
        seats=[_seat(other) for other in by_table.get(each.table, [])],
        pack=packs.get(each.table),
    )


def _seat(other: Opponent) -> SeatPlayed:
    return SeatPlayed(
        seat=other.seat,
        player=other.player,
        name=other.name,
        sign=other.sign or "",
        colour=other.colour or "",
        place=other.place,
        won=other.won,
        score=other.score,
    )


def _record(best: Best) -> Record:
    """Return a record with what it is called: of a thing, by the thing's name."""
    name, _, thing = best.feat.partition(":")
    return Record(feat=best.feat, titles=_titles(best.game, name, thing), value=best.value, table=best.table)


def _titles(game_id: str, name: str, thing: str) -> dict[str, str]:
    if game_id not in games.GAMES:
        return {}
    game: Any = games.find(game_id)
    nouns = {feat.name: feat.noun for feat in game.feats}
    return said(game, key(nouns[name], thing) if thing and nouns.get(name) else key("feat", name))
