"""A keeper's tools: reports, muting, bans by person and by network, and a log; on a hall that runs."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.hall.calendars import Calendar
from tests.hall.halls import Player, RunningHall, run
from tests.patience import until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from duskhall.cli import main
from duskhall.hall.client import Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.protocol import Chat, Error, Remark, Say

Keep = Callable[..., object]


@pytest.fixture
def keep(capsys: pytest.CaptureFixture[str]) -> Keep:
    """Do what a keeper does at a terminal, and return what it says, as data."""

    def command(hall: RunningHall, *arguments: str) -> object:
        capsys.readouterr()
        status = main(["keeper", *arguments, "--db", hall.config.db, "--json"])
        told = capsys.readouterr()
        assert status == 0, told.err
        return json.loads(told.out)

    return command


def refused(capsys: pytest.CaptureFixture[str], hall: RunningHall, *arguments: str) -> str:
    """Do what cannot be done, and return the sentence."""
    capsys.readouterr()
    assert main(["keeper", *arguments, "--db", hall.config.db]) == 2
    return capsys.readouterr().err


def denied(visitor: Visitor, path: str = "/api/people/me") -> str:
    """Return why somebody is denied something, "" where they are not."""
    try:
        visitor.get(path)
    except Denied as problem:
        return f"{problem.code}: {problem}"
    return ""


def test_a_banned_person_is_put_out_and_not_let_in_by_any_way_until_the_ban_ends(open_hall, db, keep, monkeypatch):
    hall = open_hall(db=db)
    _, (ana, bo) = hall.table("Ana", "Bo", start=False)
    words = " ".join(bo.post("/api/people/me/passphrase")["words"])
    link = bo.post("/api/people/me/link")["code"]

    async def work() -> None:
        first, second = await Player.come(bo), await Player.come(bo)
        await asyncio.to_thread(keep, hall, "ban", bo.person, "--hours", "48", "--why", "floods the chat")
        for tab in (first, second):
            told = await tab.hear(Error)
            assert told.code == "banned"
            assert "does not let you in until 20" in told.message
            with pytest.raises(ConnectionClosed):
                await tab.next()
        with pytest.raises(InvalidStatus):
            await Player.come(bo)

    run(work())
    assert denied(bo).startswith("banned: The keeper of this hall does not let you in until 20")
    for path, wish in (("recall", {"passphrase": words}), ("continue", {"code": link})):
        with pytest.raises(Denied, match="does not let you in"):
            ana.post(f"/api/people/{path}", program=True, **wish)
    assert denied(ana) == ""
    ((ban,),) = [keep(hall, "bans")]
    assert (ban["about"], ban["why"]) == (bo.person, "floods the chat")
    monkeypatch.setattr("duskhall.hall.keeping.wall", lambda: ban["until"] + 1)
    assert denied(bo) == ""
    monkeypatch.undo()
    assert denied(bo) != ""
    keep(hall, "lift", bo.person)
    until(lambda: denied(bo) == "")
    assert [deed["what"] for deed in keep(hall, "log")] == ["lift", "ban"]


def test_a_banned_network_is_known_by_the_address_behind_a_trusted_proxy(open_hall, keep, capsys):
    hall = open_hall(trusted_proxies=["127.0.0.1"])
    ana = hall.visitor()
    keep(hall, "ban", "203.0.113.77/24", "--hours", "1")

    def status(*senders: str) -> int:
        headers = {"X-Forwarded-For": ", ".join(senders), **ana.headers}
        return int(ana._request("GET", "/api/games", None, headers)[0])

    until(lambda: status("203.0.113.9") == 403)
    assert status("203.0.114.9") == 200
    assert status("203.0.113.9", "203.0.114.9") == 200  # what stands before the last sender is whatever they liked
    assert status("::ffff:203.0.113.9") == 403
    assert "nearly everybody" in refused(capsys, hall, "ban", "0.0.0.0/0")
    assert "neither a person's id" in refused(capsys, hall, "ban", "somebody")
    assert "no ban" in refused(capsys, hall, "lift", "198.51.100.0/24")


def test_a_muted_person_plays_and_does_not_speak_there_or_anywhere(hall, keep):
    table, (_, bo) = hall.table("Ana", "Bo")
    other, _ = hall.table("Cleo", "Eve", start=False, public=True)
    keep(hall, "mute", bo.person, "--table", table, "--hours", "2")
    bo.post(f"/api/tables/{other}/join")

    async def work() -> None:
        player = await Player.come(bo)
        await player.watch(table, 1)

        async def spoken(where: str) -> bool:
            await player.send(Say(table=where, text="hello"))
            while True:
                message = await player.next()
                if isinstance(message, Chat):
                    return True
                if isinstance(message, Error):
                    assert message.code == "silenced", message
                    return False

        await player.watch(other)
        while await spoken(table):  # until the hall has noticed
            pass
        assert await spoken(other)
        await player.send(Remark(table=table, seat=1, remark="hello"))
        assert (await player.hear(Error)).code in ("silenced", "bad-message")
        await asyncio.to_thread(keep, hall, "mute", bo.person)
        while await spoken(other):
            pass
        await asyncio.to_thread(keep, hall, "unmute", bo.person)
        while not await spoken(other):
            pass
        await player.decide(table, 1, "bid", "low")

    run(work())


def test_a_report_holds_what_was_said_and_goes_with_whoever_is_deleted(open_hall, db, keep, capsys):
    hall = open_hall(db=db)
    table, (ana, bo, cleo) = hall.table("Ana", "Bo", "Cleo")
    stranger = hall.visitor("Dora")

    async def work() -> None:
        player = await Player.come(bo)
        await player.watch(table, 1)
        for text in ("you are all fools", "fools!"):
            await player.send(Say(table=table, text=text))
            await player.hear(Chat)

    run(work())
    path = f"/api/tables/{table}/reports"
    first = ana.post(path, person=bo.person, why="He insults everybody.")["number"]
    for who, wish, code in (
        (stranger, {"person": bo.person}, "not-found"),
        (ana, {"person": ana.person}, "no-such-person"),
        (ana, {"person": stranger.person}, "no-such-person"),
        (ana, {"person": "' or 1=1"}, "bad-request"),
    ):
        with pytest.raises(Denied) as problem:
            who.post(path, **wish)
        assert problem.value.code == code
    (report,) = keep(hall, "reports")
    assert (report["number"], report["name"], report["person"]) == (first, "Bo", bo.person)
    assert report["said"] == "you are all fools\nfools!"
    assert report["why"] == "He insults everybody."
    keep(hall, "settle", str(first))
    assert keep(hall, "reports") == []
    assert len(keep(hall, "reports", "all")) == 1
    assert "No report" in refused(capsys, hall, "settle", "77")
    keep(hall, "ban", bo.person, "--hours", "1", "--why", "Bo insults")
    keep(hall, "lift", bo.person)
    until(lambda: denied(bo) == "")
    cleo.post(path, person=ana.person)
    bo.call("DELETE", "/api/people/me")
    assert [each["name"] for each in keep(hall, "reports", "all")] == ["Ana"]
    assert bo.person not in json.dumps(keep(hall, "log"))
    assert "insults" not in json.dumps(keep(hall, "log"))
    cleo.call("DELETE", "/api/people/me")
    assert keep(hall, "reports", "all") == []


def test_what_a_keeper_reads_says_where_somebody_is_muted_and_commands_no_terminal(hall, keep, capsys):
    table, (ana, bo) = hall.table("Ana", "Bo", start=False)
    ana.post(f"/api/tables/{table}/reports", person=bo.person, why="He\x1b[2J\ninsults\u202e\x07\n\0\n all")
    ((report,),) = [keep(hall, "reports")]
    assert report["why"] == "He[2J\ninsults\nall"
    keep(hall, "mute", bo.person)
    keep(hall, "mute", bo.person, "--table", table)
    for arguments, told in (((), "still muted elsewhere"), (("--table", table), "may speak again")):
        assert main(["keeper", "unmute", bo.person, *arguments, "--db", hall.config.db, "--lang", "en"]) == 0
        assert told in capsys.readouterr().out
    assert main(["keeper", "log", "--db", hall.config.db, "--lang", "en"]) == 0
    assert f": unmute {bo.person}. Why: none" in capsys.readouterr().out


def test_a_single_line_is_reported_also_of_somebody_who_has_left(open_hall, db, keep):
    hall = open_hall(db=db)
    table, (ana, bo) = hall.table("Ana", "Bo", start=False, public=True)
    cleo = hall.visitor("Cleo")
    cleo.post(f"/api/tables/{table}/join")

    async def say(visitor: Visitor, text: str) -> int:
        player = await Player.come(visitor)
        await player.watch(table)
        await player.send(Say(table=table, text=text))
        while True:
            heard = (await player.hear(Chat)).line
            if heard.text == text:
                return heard.number

    number = run(say(cleo, "you fools"))
    other = run(say(bo, "hello"))
    run(say(cleo, "goodbye"))
    cleo.post(f"/api/tables/{table}/leave")
    path = f"/api/tables/{table}/reports"
    ana.post(path, person=cleo.person, line=number)
    for wish, code in (
        ({"person": cleo.person}, "no-such-person"),
        ({"person": cleo.person, "line": other}, "no-such-line"),
        ({"person": cleo.person, "line": 2**31 - 1}, "no-such-line"),
        ({"person": cleo.person, "line": 2**31}, "bad-request"),
    ):
        with pytest.raises(Denied) as problem:
            ana.post(path, **wish)
        assert problem.value.code == code
    (report,) = keep(hall, "reports")
    assert (report["name"], report["said"]) == ("Cleo", "you fools")


def test_whoever_reports_without_end_is_told_to_wait(open_hall):
    hall = open_hall(reports_per_minute=2)
    table, (ana, bo) = hall.table("Ana", "Bo", start=False)
    for _ in range(2):
        ana.post(f"/api/tables/{table}/reports", person=bo.person)
    with pytest.raises(Denied, match="wait a minute"):
        ana.post(f"/api/tables/{table}/reports", person=bo.person)


def test_a_hall_that_runs_reads_its_packs_when_it_is_told_to(open_hall, tmp_path, keep, monkeypatch):
    folder = tmp_path / "packs" / "bloodborne-board"
    folder.mkdir(parents=True)
    hall = open_hall(packs=str(folder.parent))
    ana = hall.visitor()
    shelf = "/api/games/bloodborne-board/packs"
    assert ana.get(shelf)["packs"] == []
    example = Path(__file__).parents[2] / "examples" / "the_last_lamp.toml"
    (folder / "the_last_lamp.toml").write_text(example.read_text())
    (folder / "broken.toml").write_text("what?")
    monkeypatch.setenv("DUSKHALL_PACKS", str(folder.parent))
    good, bad = keep(hall, "packs")
    assert (good["name"], good["problem"]) == ("The last lamp", "")
    assert "no TOML" in bad["problem"]
    until(lambda: [each["id"] for each in ana.get(shelf)["packs"]] == ["the_last_lamp"])


def test_what_a_keeper_gets_wrong_is_said_in_a_sentence(hall, capsys):
    assert "nothing that a keeper does" in refused(capsys, hall, "destroy")
    assert "Say whom" in refused(capsys, hall, "ban")
    assert "al names no reports" in refused(capsys, hall, "reports", "al")
    bo = hall.visitor("Bo")
    assert "no table nonsense" in refused(capsys, hall, "mute", bo.person, "--table", "nonsense")
    assert main(["keeper", "bans", "--db", hall.config.db]) == 0
    assert capsys.readouterr().out == "There is nothing.\n"


def test_a_ban_outlasts_a_date_that_is_set_back(hall, keep, calendar: Calendar):
    bo = hall.visitor("Bo")
    keep(hall, "ban", bo.person, "--hours", "1")
    until(lambda: denied(bo) != "")
    calendar.jump(-1)
    assert denied(bo) != ""
