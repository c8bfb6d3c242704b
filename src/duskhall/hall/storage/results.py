"""What ended games came to, in the store: written once when a game has ended, read by whoever looks back."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Integer, cast, func, insert, select
from sqlalchemy.exc import IntegrityError

from duskhall.hall.conclusion import Conclusion
from duskhall.hall.storage.schema import conclusions, entries, feats, packs, people, results, tables


class Played(msgspec.Struct, frozen=True):
    """A game that a person played, as history tells it."""

    table: str
    seat: int
    game: str
    ended: float
    seats: int
    place: int
    won: bool
    score: int
    decisions: int
    ending: str
    truncated: bool


class Opponent(msgspec.Struct, frozen=True):
    """Who sat at a table, where; a person who is gone has no name."""

    table: str
    seat: int
    player: str
    name: str | None
    sign: str | None
    colour: str | None
    place: int
    won: bool
    score: int


class Against(msgspec.Struct, frozen=True):
    """How often somebody played a game with so many people and these bots, and how often they won."""

    game: str
    people: int
    bots: str
    games: int
    won: int


class Best(msgspec.Struct, frozen=True):
    """The highest that somebody reached in a feat, and at which table first."""

    game: str
    feat: str
    value: int
    table: str


def unconcluded(connection: Connection, limit: int = 20) -> list[str]:
    """Return ended tables of which nothing is told yet, the latest first."""
    told = select(conclusions.c.table_id).where(conclusions.c.table_id == tables.c.id).exists()
    missing = select(tables.c.id).where(tables.c.status == "ended", ~told).order_by(tables.c.touched.desc())
    return list(connection.scalars(missing.limit(limit)))


def conclude(
    connection: Connection, table_id: str, game: str, found: Conclusion, holders: Sequence[str | None]
) -> bool:
    """Store what a game came to, and for which people; False where that was done already.

    The people are those that the lobby has now: whoever was deleted meanwhile is nobody.
    """
    ended = connection.execute(select(func.max(entries.c.at)).where(entries.c.table_id == table_id)).scalar() or 0.0
    told = {"decisions": found.decisions, "ending": found.ending, "truncated": found.truncated}
    try:
        with connection.begin_nested():
            connection.execute(insert(conclusions).values(table_id=table_id, game=game, ended=ended, **told))
    except IntegrityError:
        return False
    known = set(connection.scalars(select(people.c.id).where(people.c.id.in_([each for each in holders if each]))))
    persons = [person if person in known else None for person in holders]
    among = {
        "table_id": table_id,
        "game": game,
        "ended": ended,
        "seats": len(found.seats),
        "people": sum(seat.player == "person" for seat in found.seats),
        "bots": ",".join(sorted({seat.player.removeprefix("bot:") for seat in found.seats} - {"person"})),
    }
    rows = [
        {**among, "seat": number, "person": person, "player": seat.player, "place": seat.place}
        | {"won": seat.won, "score": seat.score}
        for number, (seat, person) in enumerate(zip(found.seats, persons, strict=False))
    ]
    if rows:
        connection.execute(insert(results), rows)
    reached = [
        {"table_id": table_id, "game": game, "seat": number, "person": person, "feat": feat, "value": value}
        for number, (seat, person) in enumerate(zip(found.seats, persons, strict=False))
        for feat, value in seat.feats.items()
        if person is not None
    ]
    if reached:
        connection.execute(insert(feats), reached)
    return True


def history(
    connection: Connection, person: str, game: str | None, before: tuple[float, str] | None, limit: int
) -> list[Played]:
    """Return a person's ended games, the latest first, those before a moment and a table."""
    own = results.c.person == person
    if game is not None:
        own &= results.c.game == game
    if before is not None:
        at, table = before
        own &= (results.c.ended < at) | ((results.c.ended == at) & (results.c.table_id < table))
    rows = connection.execute(
        select(
            results.c.table_id,
            results.c.seat,
            results.c.game,
            results.c.ended,
            results.c.seats,
            results.c.place,
            results.c.won,
            results.c.score,
            conclusions.c.decisions,
            conclusions.c.ending,
            conclusions.c.truncated,
        )
        .join(conclusions, conclusions.c.table_id == results.c.table_id)
        .where(own)
        .order_by(results.c.ended.desc(), results.c.table_id.desc(), results.c.seat)
        .limit(limit)
    )
    return [Played(*row) for row in rows]


def page(
    connection: Connection, person: str, game: str | None, before: tuple[float, str] | None, limit: int
) -> tuple[list[Played], list[Opponent], dict[str, str]]:
    """Return a page of a person's history, one game more than it shows where there are more, and who sat there.

    Beside them, by table, stand the names of the packs that were played with.
    """
    played = history(connection, person, game, before, limit + 1)
    there = sorted({each.table for each in played[:limit]})
    named = connection.execute(select(packs.c.table_id, packs.c.name).where(packs.c.table_id.in_(there)))
    return played, opponents(connection, there), {str(table): str(name) for table, name in named}


def opponents(connection: Connection, table_ids: Sequence[str]) -> list[Opponent]:
    """Return who sat at some tables, in the order of their seats."""
    columns = (results.c.table_id, results.c.seat, results.c.player, people.c.name, people.c.sign, people.c.colour)
    rows = connection.execute(
        select(*columns, results.c.place, results.c.won, results.c.score)
        .join(people, people.c.id == results.c.person, isouter=True)
        .where(results.c.table_id.in_(table_ids))
        .order_by(results.c.table_id, results.c.seat)
    )
    return [Opponent(*row) for row in rows]


def overview(
    connection: Connection, person: str, recent: int
) -> tuple[list[Against], list[Best], dict[str, list[Played]]]:
    """Return what a person's games come to: against whom, the records, and of each game the latest."""
    counted = statistics(connection, person)
    played = dict.fromkeys(each.game for each in counted)
    latest = {game: history(connection, person, game, None, recent) for game in played}
    return counted, bests(connection, person), latest


def statistics(connection: Connection, person: str) -> list[Against]:
    """Return how often a person played and won each game, against whom."""
    won = func.coalesce(func.sum(cast(results.c.won, Integer)), 0)
    rows = connection.execute(
        select(results.c.game, results.c.people, results.c.bots, func.count(), won)
        .where(results.c.person == person)
        .group_by(results.c.game, results.c.people, results.c.bots)
        .order_by(results.c.game, results.c.people, results.c.bots)
    )
    return [Against(*row) for row in rows]


def bests(connection: Connection, person: str) -> list[Best]:
    """Return the records of a person, game by game."""
    top = (
        select(feats.c.game, feats.c.feat, func.max(feats.c.value).label("value"))
        .where(feats.c.person == person)
        .group_by(feats.c.game, feats.c.feat)
        .subquery()
    )
    same = (feats.c.game == top.c.game) & (feats.c.feat == top.c.feat) & (feats.c.value == top.c.value)
    rows = connection.execute(
        select(top.c.game, top.c.feat, top.c.value, func.min(feats.c.table_id))
        .join(feats, same & (feats.c.person == person))
        .group_by(top.c.game, top.c.feat, top.c.value)
        .order_by(top.c.game, top.c.feat)
    )
    return [Best(*row) for row in rows]
