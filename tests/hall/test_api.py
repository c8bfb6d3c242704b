"""HTTP: what its description promises holds for any request, and the rules of the lobby hold for people."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.hall.halls import RunningHall
from tests.hall.toys import register_toys
from tests.scale import FULL

from duskhall.hall.config import load
from duskhall.hall.denied import Denied
from duskhall.hall.hall import Hall
from duskhall.hall.web.app import create_app

EXAMPLES = 200 if FULL else 4


@pytest.fixture(scope="module")
def open_to_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall for everybody's requests."""
    with register_toys():
        hall = RunningHall(db=f"sqlite:///{tmp_path_factory.mktemp('api')}/hall.sqlite3")
        yield hall
        hall.stop()


def describe() -> Any:
    """Return the OpenAPI description, which needs no open hall."""
    app = create_app(Hall(load({"db": "sqlite:///never-opened"}, {})), set())
    return schemathesis.openapi.from_dict(app.openapi())


OPERATIONS = {str(each.ok().definition.raw["operationId"]): each.ok() for each in describe().get_all_operations()}


# Which games, seats and bots there are is not in the description, so a request as described may be refused.
NOT_KNOWN = [positive_data_acceptance]


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_request_is_answered_as_described(name, open_to_all):
    visitor = open_to_all.visitor()
    info = visitor.post("/api/tables", game="high-card", seats=2, bots=["random"])

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=OPERATIONS[name].as_strategy(), real=booleans())
    def answered(case: Any, real: bool) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = info["table"]
        case.call_and_validate(base_url=open_to_all.address, headers=visitor.headers, excluded_checks=NOT_KNOWN)

    answered()


def post(visitor: Any, table: str, what: str, **body: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/{what}", **body)


def test_games_are_listed_with_their_settings_and_bots(hall):
    listed = {game["game"]: game for game in hall.visitor().get("/api/games")}
    assert listed["high-card"]["seats"] == [2, 3, 4]
    assert "random" in listed["dungeon-cards"]["bots"]
    assert list(listed)[:4] == ["dungeon-cards", "bloodborne-card", "blood-bound", "bloodborne-board"]
    assert [listed[game]["usual_seats"] for game in list(listed)[:4]] == [4, 4, 8, 2]
    assert listed["dungeon-cards"]["colours"] == [{"ground": "#2f8f8a", "on_dark": "#66cfc7", "on_light": "#0c5f5b"}]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": 2}, "bad-setup"),
        ({"game": "high-card", "seats": 9}, "bad-setup"),
        ({"game": "high-card", "seats": 2, "settings": {"roll_limit": "many"}}, "bad-setup"),
        ({"game": "high-card", "seats": 2, "bots": ["genius"]}, "unknown-bot"),
        ({"game": "high-card", "seats": 2, "clock": {"seconds": 0}}, "bad-request"),
        ({"game": "high-card", "seats": 2, "colour": "red"}, "bad-request"),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(hall, wish, code):
    with pytest.raises(Denied) as caught:
        hall.visitor().post("/api/tables", **wish)
    assert caught.value.code == code
    assert caught.value.status == 422
    assert caught.value.message.endswith(".")


def test_a_table_fills_by_its_link_and_starts_when_everybody_is_ready(hall):
    ana, bo, eve = (hall.visitor(name) for name in ("Ana", "Bo", "Eve"))
    info = ana.post("/api/tables", game="high-card", seats=3)
    table, invite = info["table"], info["invite"]
    with pytest.raises(Denied, match="private"):
        post(eve, table, "join")
    with pytest.raises(Denied, match="private"):
        post(eve, table, "join", invite="guess")
    post(bo, table, "join", invite=invite)
    with pytest.raises(Denied, match="Somebody sits there"):
        post(bo, table, "sit", seat=0)
    post(bo, table, "sit", seat=2)
    with pytest.raises(Denied, match="Only the host"):
        post(bo, table, "start")
    with pytest.raises(Denied, match="Seat 2 is empty"):
        post(ana, table, "start")
    post(ana, table, "bots", bot="random")
    with pytest.raises(Denied, match="Bo is not ready"):
        post(ana, table, "start")
    post(bo, table, "ready")
    assert post(ana, table, "start")["status"] == "running"
    with pytest.raises(Denied, match="before the start"):
        post(bo, table, "sit", seat=1)


def test_an_invitation_names_game_host_and_chairs_to_those_who_have_the_link_and_not_yet_a_name(hall):
    info = hall.visitor("Ana").post("/api/tables", game="high-card", seats=3, bots=["random"])
    stranger = hall.visitor()
    stranger.token = None
    with pytest.raises(Denied, match="private") as denied:
        post(stranger, info["table"], "invitation", invite="guess")
    assert denied.value.code == "not-invited"  # nothing that only a host may do was asked for
    told = post(stranger, info["table"], "invitation", invite=info["invite"])
    seats = {"others": [], "bots": 1, "seats": 3, "free": 1}
    assert told == {"game": "high-card", "host": "Ana", "status": "open", "pack": None, **seats}


def test_seats_are_swapped_when_both_want_it(hall):
    table, (ana, bo) = hall.table("Ana", "Bo", start=False)
    assert post(ana, table, "swap", seat=0, other=1)["swaps"] == [[0, 1]]
    swapped = post(bo, table, "swap", seat=1, other=0)
    assert [seat["person"] for seat in swapped["seats"]] == [bo.person, ana.person]


def test_the_link_is_shown_to_those_at_the_table_and_to_nobody_else(hall):
    table, (ana,) = hall.table("Ana", bots=1, public=True, start=False)
    assert ana.get(f"/api/tables/{table}")["invite"]
    eve = hall.visitor("Eve")
    assert eve.get(f"/api/tables/{table}")["invite"] is None
    assert [each["invite"] for each in eve.get("/api/tables")] == [None]


def test_settings_change_before_the_start_and_nobody_is_ready_then(hall):
    table, (ana, _) = hall.table("Ana", "Bo", start=False)
    info = post(ana, table, "settings", settings={"roll_limit": 7}, public=True)
    assert info["settings"] == {"roll_limit": 7}
    assert info["public"]
    assert not any(seat["ready"] for seat in info["seats"])


def test_settings_are_read_by_the_name_that_they_had_in_the_first_edition(hall):
    ana = hall.visitor("Ana")
    table = ana.post("/api/tables", game="high-card", seats=2, options={"roll_limit": 7})["table"]
    assert ana.get(f"/api/tables/{table}")["settings"] == {"roll_limit": 7}
    assert post(ana, table, "settings", options={"roll_limit": 8})["settings"] == {"roll_limit": 8}


def test_a_person_goes_on_at_another_device_by_a_link_that_works_once(hall):
    ana = hall.visitor("Ana")
    code = ana.post("/api/people/me/link")["code"]
    there = hall.visitor("Somebody")
    me = there.post("/api/people/continue", code=code, program=True)
    assert (me["person"], me["name"]) == (ana.person, "Ana")
    assert me["token"] != ana.token
    with pytest.raises(Denied, match="used already"):
        there.post("/api/people/continue", code=code)


def test_a_table_that_nobody_comes_back_to_expires(hall):
    table, (ana,) = hall.table("Ana", bots=1, start=False)
    far = 10**10
    assert hall.do(lambda: hall.hall.expire(far)) == 1
    assert ana.get(f"/api/tables/{table}")["status"] == "expired"
    assert hall.do(lambda: hall.hall.expire(far)) == 0
