"""Codes that are said aloud: they lead to their table while it is open and no longer, and cannot be guessed."""

import re
import sqlite3
from itertools import combinations

import pytest
import segno
from tests.hall.calendars import DAY
from tests.hall.test_web import request

from duskhall.hall import codes, lan
from duskhall.hall.client import Visitor
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied


def code_at(visitor: Visitor, table: str) -> str:
    return str(visitor.post(f"/api/tables/{table}/code")["code"])


def refusal(visitor: Visitor, code: str) -> tuple[str, int]:
    with pytest.raises(Denied) as caught:
        visitor.post("/api/codes", code=code)
    return caught.value.code, caught.value.status


def test_a_code_leads_whoever_was_told_it_to_the_table_however_it_is_typed(hall):
    info = hall.visitor("Ana").post("/api/tables", game="high-card", seats=2)
    ana = hall._visitors[-1]
    told = ana.post(f"/api/tables/{info['table']}/code")
    assert 3500 < told["seconds"] <= 3600
    stranger = hall.visitor()
    stranger.token = None
    code = told["code"]
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:2]}-{code[2:]}"):
        assert stranger.post("/api/codes", code=typed) == {"table": info["table"], "invite": info["invite"]}


def test_everybody_at_a_table_is_told_the_same_code_and_nobody_else_is(hall):
    table, (ana, bo) = hall.table("Ana", "Bo", start=False, public=True)
    assert code_at(ana, table) == code_at(bo, table) == code_at(ana, table)
    with pytest.raises(Denied, match="Come to the table first"):
        code_at(hall.visitor("Eve"), table)


def test_what_is_said_aloud_is_neither_misread_nor_a_word():
    alike = ("0OQD", "1IL", "2Z", "5S", "6G", "8B", "UV", "MN", "BV")
    for group in alike:
        assert all(not {one, other} <= set(codes.ALPHABET) for one, other in combinations(group, 2)), group
    assert not set("AEIOUY") & set(codes.ALPHABET)
    assert codes.POSSIBLE == 64_000_000
    drawn = {codes._code("secret", number) for number in range(500)}
    assert len(drawn) == 500
    assert {each for code in drawn for each in code} == set(codes.ALPHABET)


@pytest.mark.parametrize("typed", ["K7M2P", "K7M2PXX", "AEIOU1", "' OR 1", "Ⅷ77777", "２２２２２２", "\0"])
def test_what_cannot_be_a_code_is_wrong_like_any_other(hall, typed):
    assert refusal(hall.visitor(), typed) == ("code-wrong", 404)


def test_a_code_runs_out_and_the_next_one_is_another(hall, calendar):
    table, (ana,) = hall.table("Ana", bots=1, start=False)
    first = code_at(ana, table)
    calendar.jump(3599 / DAY)
    assert code_at(ana, table) == first
    calendar.jump(2 / DAY)
    assert refusal(ana, first) == ("code-expired", 404)
    second = code_at(ana, table)
    assert second != first
    assert ana.post("/api/codes", code=second)["table"] == table
    assert refusal(ana, first) == ("code-expired", 404), "it is told so also when there is a new one"
    calendar.jump(-7200 / DAY)
    assert refusal(ana, second) == ("code-expired", 404), "no code is good for longer, whatever the date says"


def test_a_code_is_used_up_when_its_game_has_begun(hall):
    table, (ana,) = hall.table("Ana", bots=1, start=False)
    code = code_at(ana, table)
    ana.post(f"/api/tables/{table}/start")
    assert refusal(hall.visitor(), code) == ("code-used", 409)
    with pytest.raises(Denied, match="before the start"):
        code_at(ana, table)


@pytest.mark.parametrize(("lang", "said"), [("en", "No table here has this code"), ("es", "Ninguna mesa de aquí")])
def test_a_wrong_code_is_said_to_be_wrong_in_either_language(hall, lang, said):
    status, _, body = request(hall, "POST", "/api/codes", {"code": "222222"}, Accept_Language=lang)
    assert status == 404
    assert said in body.decode()


def test_another_process_knows_the_code_and_makes_no_other(open_hall, postgres):
    db = postgres.new_database()
    one, other = open_hall(db=db), open_hall(db=db)
    table, (ana,) = one.table("Ana", bots=1, start=False)
    code = code_at(ana, table)
    elsewhere = Visitor(other.address, "", ana.token)
    assert code_at(elsewhere, table) == code
    assert elsewhere.post("/api/codes", code=code)["table"] == table
    ana.post(f"/api/tables/{table}/start")
    assert refusal(elsewhere, code) == ("code-used", 409)
    elsewhere.close()


def test_two_tables_never_have_the_same_code(hall, monkeypatch):
    made = codes._code
    monkeypatch.setattr(codes, "_code", lambda invite, number: made("the same for all", number))
    tables = [hall.table(name, bots=1, start=False) for name in ("Ana", "Bo", "Eve")]
    found = [code_at(people[0], table) for table, people in tables]
    assert len(set(found)) == 3
    assert [
        people[0].post("/api/codes", code=code)["table"] for (_, people), code in zip(tables, found, strict=True)
    ] == [table for table, _ in tables]


def test_the_store_holds_no_code(hall, tmp_path):
    table, (ana,) = hall.table("Ana", bots=1, start=False)
    code = code_at(ana, table)
    with sqlite3.connect(tmp_path / "hall.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM codes").fetchone() == (1,)
        assert code not in "\n".join(connection.iterdump())


def test_guessing_is_hopeless(open_hall):
    """Tries are counted on a clock that only this moves; what comes through in a code's life is nothing."""
    usual = Config()
    hall = open_hall(still=True, codes_per_minute=usual.codes_per_minute)
    mallory = hall.visitor("Mallory")

    def tries(**headers: str) -> int:
        """Guess until the hall listens no more."""
        for number in range(1000):
            status, _, _ = request(hall, "POST", "/api/codes", {"code": f"{222222 + number}"}, **headers)
            if status == 429:
                return number
        raise AssertionError("the hall listens for ever")

    most = usual.codes_per_minute
    assert tries() == most
    assert tries(**mallory.headers) == 0, "who has a name has no more tries"
    for _ in range(3):
        hall.pass_time(60)
        assert tries() <= most
    in_its_life = most * (usual.code_minutes + 1)
    assert in_its_life / codes.POSSIBLE < 1 / 50_000


def test_a_person_has_no_more_tries_from_many_addresses(open_hall):
    hall = open_hall(codes_per_minute=3, behind_proxy=True)
    mallory = hall.visitor("Mallory")

    def tried(address: str) -> int:
        headers = {**mallory.headers, "X-Forwarded-For": address}
        return request(hall, "POST", "/api/codes", {"code": "222222"}, **headers)[0]

    assert [tried(f"198.51.100.{number}") for number in range(5)] == [404, 404, 404, 429, 429]


def test_the_picture_holds_the_link(hall):
    info = hall.visitor("Ana").post("/api/tables", game="high-card", seats=2)
    picture = hall._visitors[-1].post(f"/api/tables/{info['table']}/code")["picture"]
    link = f"{hall.address}/table/{info['table']}#{info['invite']}"
    assert (picture["size"], picture["path"]) == lan.outline(link)
    dark = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)", picture["path"]):
        dark |= {(column, int(y)) for column in range(int(x), int(x) + int(width))}
    drawn = segno.make(link, micro=False, error="m").matrix
    assert dark == {(x, y) for y, row in enumerate(drawn) for x, dot in enumerate(row) if dot}
