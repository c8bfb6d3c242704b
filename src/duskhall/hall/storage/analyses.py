"""What finished games came to, as the store holds it: once for each table."""

from sqlalchemy import Connection, delete, insert, select

from duskhall.hall.storage.schema import analyses, members, tables


def find(connection: Connection, table_id: str, rules_version: int) -> str | None:
    """Return the analysis of a table, as JSON, if it was worked out by rules of this version."""
    wanted = select(analyses.c.analysis).where(
        analyses.c.table_id == table_id, analyses.c.rules_version == rules_version
    )
    found: str | None = connection.execute(wanted).scalar_one_or_none()
    return found


def keep(connection: Connection, table_id: str, rules_version: int, analysis: str) -> None:
    """Store the analysis of a table, in place of an older one."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
    connection.execute(insert(analyses).values(table_id=table_id, rules_version=rules_version, analysis=analysis))


def of_person(connection: Connection, person: str, game: str, most: int) -> list[tuple[str, str]]:
    """Return the tables of a person whose analysis is there, with it, the latest first."""
    own = (
        select(analyses.c.table_id, analyses.c.analysis)
        .join(tables, tables.c.id == analyses.c.table_id)
        .join(members, members.c.table_id == analyses.c.table_id)
        .where(members.c.person == person, tables.c.game == game)
        .order_by(tables.c.touched.desc(), tables.c.id)
        .limit(most)
    )
    return [(row.table_id, row.analysis) for row in connection.execute(own)]
