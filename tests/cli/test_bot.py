"""`duskhall bot`: a program plays its owner's seats at a hall, and the hall goes on whatever it does."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hall.halls import RunningHall

from duskhall.cli import main
from duskhall.hall.client import Visitor

SAMPLE = (sys.executable, str(Path(__file__).parents[2] / "examples" / "bot.py"))


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RunningHall]:
    running = RunningHall(db=f"sqlite:///{tmp_path}/hall.sqlite3", bot_pace=0.0)
    yield running
    running.stop()


def table_of(owner: Visitor, game: str = "dungeon-cards", seats: int = 2, own: int = 1, **settings: object) -> str:
    """Open a table at which the owner sits, in so many seats, with random bots in the others."""
    table = str(owner.post("/api/tables", game=game, seats=seats, settings=settings)["table"])
    for seat in range(1, own):
        owner.post(f"/api/tables/{table}/sit", seat=seat, another=True)
    owner.post(f"/api/tables/{table}/bots", bot="random")
    owner.post(f"/api/tables/{table}/ready", contribution="00")
    return table


def run(hall: RunningHall, owner: Visitor, *command: str) -> int:
    return main(["bot", "--server", hall.address, "--token", str(owner.token), "--", *command])


def test_a_program_plays_its_owners_seats_at_all_their_tables(hall, capsys):
    owner = hall.visitor("Ana")
    tables = [table_of(owner, rounds=1), table_of(owner, seats=3, own=2, rounds=1)]
    assert run(hall, owner, *SAMPLE) == 0
    assert capsys.readouterr().err == ""
    for table in tables:
        record = owner.get(f"/api/tables/{table}/record")
        assert record["outcome"] is not None
        assert not [entry for entry in record["entries"] if entry["kind"] in ("seat", "timeout")]


def test_one_that_dies_leaves_its_chair_to_chance_and_the_game_is_played_out(hall, capsys):
    owner = hall.visitor("Ana")
    table = table_of(owner, rounds=1)
    assert run(hall, owner, sys.executable, "-c", "pass") == 0
    assert "has ended" in capsys.readouterr().err
    assert owner.get(f"/api/tables/{table}")["status"] == "ended"


def test_a_new_guest_sits_down_by_a_link_and_is_told_the_token(hall, capsys):
    host = hall.visitor("Ben")
    info = host.post("/api/tables", game="dungeon-cards", seats=2, settings={"rounds": 1})
    host.post(f"/api/tables/{info['table']}/stand", seat=0)
    host.post(f"/api/tables/{info['table']}/bots", seats=[0], bot="random")
    link = f"{hall.address}/table/{info['table']}#{info['invite']}"
    ends: list[int] = []
    command = ["bot", "--server", hall.address, "--table", link, "--", *SAMPLE]
    playing = threading.Thread(target=lambda: ends.append(main(command)))
    playing.start()
    while not host.get(f"/api/tables/{info['table']}")["seats"][1]["ready"]:
        assert playing.is_alive()
    host.post(f"/api/tables/{info['table']}/start")
    playing.join()
    assert ends == [0]
    assert "by the token" in capsys.readouterr().err
    assert host.get(f"/api/tables/{info['table']}")["status"] == "ended"


def test_who_sits_nowhere_is_told_so(hall, capsys):
    assert run(hall, hall.visitor("Ana"), *SAMPLE) == 2
    assert "--table LINK" in capsys.readouterr().err
