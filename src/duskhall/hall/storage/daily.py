"""The daily table in the store: what is dealt on which day, who has tried it, and what came of it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from duskhall.hall.storage import Conflict
from duskhall.hall.storage.queries import NewTable, StoredSnapshot, create_table
from duskhall.hall.storage.schema import conclusions, deals, people, results, snapshots, tables, tries

FIRST = 0  # the seat of whoever tries


class Deal(msgspec.Struct, frozen=True):
    """What is dealt on a day in a game; `drawn` is since when its commitment can be seen."""

    day: str
    game: str
    seed: str
    commitment: str
    drawn: float
    revealed: bool


class Tried(msgspec.Struct, frozen=True):
    """A person's own try."""

    game: str
    table: str
    status: str
    counted: bool
    won: bool | None
    score: int | None


class Standing(msgspec.Struct, frozen=True):
    """A try that counts, as everybody sees it when its day is over."""

    person: str
    name: str
    sign: str
    colour: str
    table: str
    won: bool
    score: int
    decisions: int


_DEAL = (deals.c.day, deals.c.game, deals.c.seed, deals.c.commitment, deals.c.drawn, deals.c.revealed)


def prepare(connection: Connection, drawn: Sequence[Deal], today: str) -> None:
    """Store deals for days that have none, and open those of the days before today for good.

    What was not played to its end by then does not count any more: its dice are known.
    """
    there = select(deals.c.day, deals.c.game).where(deals.c.day.in_({deal.day for deal in drawn}))
    known = {(row[0], row[1]) for row in connection.execute(there)}
    for deal in drawn:
        if (deal.day, deal.game) in known:
            continue
        try:
            with connection.begin_nested():
                connection.execute(insert(deals).values(**msgspec.structs.asdict(deal)))
        except IntegrityError:  # another process was faster
            continue
    past = (deals.c.day < today) & ~deals.c.revealed
    days = set(connection.scalars(select(deals.c.day).where(past)))
    if days:
        ended = select(tables.c.id).where(tables.c.id == tries.c.table_id, tables.c.status == "ended").exists()
        connection.execute(update(tries).where(tries.c.day.in_(days), ~ended).values(counted=False))
        connection.execute(update(deals).where(past).values(revealed=True))


def deals_of(connection: Connection, day: str) -> list[Deal]:
    """Return what is dealt on a day, game by game."""
    return [Deal(*row) for row in connection.execute(select(*_DEAL).where(deals.c.day == day).order_by(deals.c.game))]


def days_before(connection: Connection, day: str, limit: int) -> list[str]:
    """Return the last days before one that are open to everybody, the latest first."""
    open_days = select(deals.c.day).distinct().where(deals.c.day < day, deals.c.revealed)
    return list(connection.scalars(open_days.order_by(deals.c.day.desc()).limit(limit)))


def begin(connection: Connection, deal: Deal, person: str, new: NewTable, snapshot: StoredSnapshot) -> None:
    """Store a try with its table, or raise `Conflict` where the person has tried already, or the day is over."""
    still = select(deals.c.day).where(deals.c.day == deal.day, deals.c.game == deal.game, ~deals.c.revealed)
    if connection.execute(still.with_for_update()).first() is None:
        raise Conflict(new.stored.id)
    try:
        connection.execute(
            insert(tries).values(
                day=deal.day, game=deal.game, person=person, table_id=new.stored.id, counted=True, began=new.at
            )
        )
    except IntegrityError as error:
        raise Conflict(new.stored.id) from error
    create_table(connection, new.stored, new.game, new.at, new.change)
    connection.execute(insert(snapshots).values(table_id=new.stored.id, **msgspec.structs.asdict(snapshot)))


def discount(connection: Connection, table_id: str) -> None:
    """Let a try not count: somebody else played in its seat."""
    connection.execute(update(tries).where(tries.c.table_id == table_id).values(counted=False))


def own_tries(connection: Connection, day: str, person: str) -> list[Tried]:
    """Return a person's tries of a day."""
    rows = connection.execute(
        select(tries.c.game, tries.c.table_id, tables.c.status, tries.c.counted, results.c.won, results.c.score)
        .join(tables, tables.c.id == tries.c.table_id)
        .join(results, (results.c.table_id == tries.c.table_id) & (results.c.seat == FIRST), isouter=True)
        .where(tries.c.day == day, tries.c.person == person)
    )
    return [Tried(*row) for row in rows]


def table_of(connection: Connection, day: str, game: str, person: str) -> str | None:
    """Return the table of a person's try."""
    own = (tries.c.day == day) & (tries.c.game == game) & (tries.c.person == person)
    return connection.execute(select(tries.c.table_id).where(own)).scalar_one_or_none()


def number_of_tries(connection: Connection, day: str) -> dict[str, int]:
    """Return how many have tried each game on a day."""
    rows = connection.execute(select(tries.c.game, func.count()).where(tries.c.day == day).group_by(tries.c.game))
    return {row[0]: row[1] for row in rows}


def distribution(connection: Connection, day: str, game: str) -> list[tuple[bool, int, int]]:
    """Return how many tries that count came to what: won, score, how many; the best first."""
    rows = connection.execute(
        select(results.c.won, results.c.score, func.count())
        .select_from(tries)
        .join(results, _of_tries())
        .where(_counting(day, game))
        .group_by(results.c.won, results.c.score)
        .order_by(results.c.won.desc(), results.c.score.desc())
    )
    return [(bool(row[0]), row[1], row[2]) for row in rows]


def standings(connection: Connection, day: str, game: str, limit: int) -> list[Standing]:
    """Return the tries that count, the best first."""
    who = (tries.c.person, people.c.name, people.c.sign, people.c.colour, tries.c.table_id)
    rows = connection.execute(
        select(*who, results.c.won, results.c.score, conclusions.c.decisions)
        .select_from(tries)
        .join(results, _of_tries())
        .join(conclusions, conclusions.c.table_id == tries.c.table_id)
        .join(people, people.c.id == tries.c.person)
        .where(_counting(day, game))
        .order_by(results.c.won.desc(), results.c.score.desc(), conclusions.c.decisions, tries.c.table_id)
        .limit(limit)
    )
    return [Standing(*row) for row in rows]


def is_revealed(connection: Connection, day: str, game: str) -> bool:
    """Say whether a deal is open to everybody."""
    found = select(deals.c.revealed).where(deals.c.day == day, deals.c.game == game)
    return bool(connection.execute(found).scalar_one_or_none())


def _of_tries() -> ColumnElement[bool]:
    return (results.c.table_id == tries.c.table_id) & (results.c.seat == FIRST)


def _counting(day: str, game: str) -> ColumnElement[bool]:
    return (tries.c.day == day) & (tries.c.game == game) & tries.c.counted
