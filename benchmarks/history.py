"""How soon the pages of one's own history answer: 1,000 finished games and 200 people, on SQLite and on PostgreSQL.

`python -m benchmarks.history` fills a store of each kind, asks as everybody in turn over HTTP, and prints the 50th and
95th percentile of each page in milliseconds.  The aim is 50 at the 95th percentile.
"""

import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, insert
from tests.hall.databases import find_program, private_postgres

from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.conclusion import Conclusion, SeatResult
from duskhall.hall.config import UNLIMITED
from duskhall.hall.people import hashed
from duskhall.hall.storage import open_store, persons, results
from duskhall.hall.storage.schema import entries, members, tables

PEOPLE, GAMES, ROUNDS = 200, 1000, 3
FEATS = ("best_turn", "biggest_bust", "purse")
PAGES = (
    "/healthz",  # what any answer takes here
    "/api/people/me/profile",
    "/api/people/me/history",
    "/api/people/me/statistics",
    "/api/tables/mine",
)


def fill(connection: Connection) -> None:
    """Store people, and games that some of them played with each other and with bots."""
    chance = random.Random(17)
    for number in range(PEOPLE):
        persons.add_person(connection, f"p{number}", f"Person {number}", hashed(f"token {number}"), time.time())
    for number in range(GAMES):
        table, at = f"t{number:04}", 1e9 + number
        # A few come every day: the first ones have played hundreds of games.
        seated = [f"p{int(PEOPLE * chance.random() ** 3)}" for _ in range(chance.randint(1, 3))]
        players = ["person"] * len(seated) + ["bot:adept"] * (4 - len(seated))
        places = chance.sample(range(1, 5), 4)
        row = {"id": table, "game": "dungeon-cards", "status": "ended", "public": False, "created": at, "touched": at}
        lobby = (
            f'{{"id":"{table}","game":"dungeon-cards","options":{{}},"status":"ended","public":false,"clock":null,"host":null,'
            f'"invite":"x","commitment":"","created":{at},"places":[{{}},{{}},{{}},{{}}],"people":{{}}}}'
        )
        connection.execute(insert(tables).values(**row, version=1, lobby=lobby, seed="00", head="{}"))
        connection.execute(insert(members), [{"table_id": table, "person": person} for person in set(seated)])
        connection.execute(insert(entries).values(table_id=table, seq=1, at=at, entry="{}"))
        seats = [
            SeatResult(player, place, place == 1, 40 - 5 * place, {feat: chance.randint(0, 30) for feat in FEATS})
            for player, place in zip(players, places, strict=True)
        ]
        holders = [*seated, *[None] * (4 - len(seated))]
        results.conclude(connection, table, "dungeon-cards", Conclusion("ending-ranked", False, 200, seats), holders)


def measure(db: str) -> dict[str, list[float]]:
    """Ask every page as everybody, and return how long each answer took, in milliseconds."""

    async def filled() -> None:
        store = open_store(db)
        await store.open(lambda news: None)
        await store.write(fill)
        await store.close()

    asyncio.run(filled())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    quick = {f"DUSKHALL_{name.upper()}": str(most) for name, most in UNLIMITED.items()}
    command = [sys.executable, "-m", "duskhall", "serve", "--port", str(port), "--db", db]
    with subprocess.Popen(command, env={**os.environ, **quick}, stdout=subprocess.DEVNULL) as hall:
        try:
            return asked(f"http://127.0.0.1:{port}")
        finally:
            hall.terminate()


def asked(address: str) -> dict[str, list[float]]:
    """Ask a hall for every page, as soon as it answers."""
    while True:
        with suppress(Unreachable):
            Visitor(address, "", "token 0").close()
            break
    taken: dict[str, list[float]] = {page: [] for page in PAGES}
    for number in range(PEOPLE):
        visitor = Visitor(address, "", f"token {number}")
        for page in PAGES * ROUNDS:
            began = time.perf_counter()
            visitor.get(page)
            taken[page].append(1000 * (time.perf_counter() - began))
        visitor.close()
    return taken


def report(kind: str, taken: dict[str, list[float]]) -> None:
    """Print the percentiles."""
    for page, times in taken.items():
        half, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        sys.stdout.write(f"| {kind} | `{page}` | {half:.1f} | {most:.1f} |\n")


def main() -> None:
    """Measure both kinds of store."""
    sys.stdout.write(f"{GAMES} games, {PEOPLE} people\n\n| store | page | p50 | p95 |\n|---|---|---|---|\n")
    with tempfile.TemporaryDirectory() as folder:
        report("SQLite", measure(f"sqlite:///{Path(folder)}/hall.sqlite3"))
    if find_program("initdb") is None:
        sys.stderr.write("PostgreSQL is not installed.\n")
        return
    with private_postgres() as postgres:
        report("PostgreSQL", measure(postgres.new_database()))


if __name__ == "__main__":
    main()
