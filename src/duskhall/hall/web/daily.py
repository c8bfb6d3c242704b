"""The daily table: what is dealt today, one's try, and what came of it for everybody once the day is over."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from duskhall.hall import daily
from duskhall.hall.clock import wall
from duskhall.hall.denied import not_found
from duskhall.hall.storage import daily as stored
from duskhall.hall.storage.daily import Deal, Standing, Tried
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Anyone, Body, Someone, answers, count_table, written

router = APIRouter(prefix="/api/daily", tags=["daily"], responses=PROBLEMS)

PAST_DAYS = 14
Day = Annotated[str, Path(pattern=r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$", examples=["2026-11-16"])]
GameId = Annotated[str, Path(max_length=64, examples=["dungeon-cards"])]


class Own(Body):
    """One's own try: its table, how far it is, and what it came to; one that does not `count` was not ended in time."""

    table: str
    status: str
    counted: bool
    won: bool | None
    score: int | None


class Share(Body):
    """How many tries came to the same."""

    won: bool
    score: int
    tries: int


class Standings(Body):
    """Somebody's try, whose replay is open to everybody."""

    place: int
    me: bool
    name: str
    sign: str
    colour: str
    table: str
    won: bool
    score: int
    decisions: int


class DailyGame(Body):
    """One game of a day: the commitment of its dice and since when it can be seen; the rest once the day is over.

    Its records call their table `record`, by which the commitment is checked.
    """

    game: str
    record: str
    commitment: str
    drawn: float
    seed: str | None
    tries: int
    mine: Own | None
    place: int | None
    shares: list[Share]
    standings: list[Standings]


class DayTold(Body):
    """A day, how many seconds it still is open, what is promised for the next one, and the last days before it."""

    day: str
    today: str
    seconds: int
    games: list[DailyGame]
    tomorrow: dict[str, str]
    before: list[str]


@router.get("", operation_id="getToday")
async def get_today(hall: AnyHall, person: Anyone) -> DayTold:
    """Say what is dealt today."""
    return await _told(hall, await hall.daily.today(), person.id if person else "", 0)


@router.get("/{day}", operation_id="getDay")
async def get_day(hall: AnyHall, person: Anyone, day: Day, count: Annotated[int, Query(ge=0, le=200)] = 20) -> DayTold:
    """Say what came of a day; of one that is not over, only what is one's own."""
    return await _told(hall, day, person.id if person else "", count)


@router.post("/{game}", operation_id="playToday", responses=answers("TableInfo"))
async def play_today(hall: AnyHall, person: Someone, game: GameId, request: Request) -> Response:
    """Begin today's try of a game, or go on with it: each person has one."""
    count_table(hall, person, request)
    room = await hall.room(await hall.daily.begin(person, game))
    return written(room.info(person.id))


async def _told(hall: AnyHall, day: str, person: str, count: int) -> DayTold:
    today = await hall.daily.today()
    deals = await hall.store.read(stored.deals_of, day) if day <= today else []
    if not deals:
        raise not_found("day")
    own = {each.game: each for each in await hall.store.read(stored.own_tries, day, person)}
    number = await hall.store.read(stored.number_of_tries, day)
    order = {game.id: place for place, game in enumerate(daily.dealt())}
    told = [
        await _game(hall, deal, own.get(deal.game), number.get(deal.game, 0), person, count)
        for deal in sorted(deals, key=lambda deal: order.get(deal.game, len(order)))
    ]
    promised = await hall.store.read(stored.deals_of, daily.day_after(today)) if day == today else []
    return DayTold(
        day=day,
        today=today,
        seconds=max(0, int(daily.ends(day) - wall())),
        games=told,
        tomorrow={deal.game: deal.commitment for deal in promised},
        before=await hall.store.read(stored.days_before, day, PAST_DAYS),
    )


async def _game(hall: AnyHall, deal: Deal, own: Tried | None, number: int, person: str, count: int) -> DailyGame:
    shares = await hall.store.read(stored.distribution, deal.day, deal.game) if deal.revealed else []
    standings = await hall.store.read(stored.standings, deal.day, deal.game, count) if deal.revealed and count else []
    return DailyGame(
        game=deal.game,
        record=daily.record_name(deal.day, deal.game),
        commitment=deal.commitment,
        drawn=deal.drawn,
        seed=deal.seed if deal.revealed else None,
        tries=number,
        mine=None if own is None else _own(own),
        place=_place(shares, own.won, own.score) if own is not None and own.counted and shares else None,
        shares=[Share(won=won, score=score, tries=many) for won, score, many in shares],
        standings=[_standing(each, shares, person) for each in standings],
    )


def _own(own: Tried) -> Own:
    return Own(table=own.table, status=own.status, counted=own.counted, won=own.won, score=own.score)


def _place(shares: list[tuple[bool, int, int]], won: bool | None, score: int | None) -> int | None:
    """Return the place of what somebody came to: one more than there are better ones."""
    if won is None or score is None:
        return None
    return 1 + sum(many for other, reached, many in shares if (other, reached) > (won, score))


def _standing(each: Standing, shares: list[tuple[bool, int, int]], person: str) -> Standings:
    return Standings(
        place=_place(shares, each.won, each.score) or 0,
        me=each.person == person,
        name=each.name,
        sign=each.sign,
        colour=each.colour,
        table=each.table,
        won=each.won,
        score=each.score,
        decisions=each.decisions,
    )
