"""A table whose people work everything out themselves: the hall sends neither odds nor notebook until the end."""

import json

import pytest
from tests.hall.halls import Player, finished, run, standing
from tests.hall.test_web import request

from duskhall.hall.denied import Denied
from duskhall.hall.protocol import AskOdds, Error


def test_no_odds_and_no_notebook_where_a_table_wants_none(hall):
    table, (ana,) = hall.table("Ana", game="blood-bound", bots=5, aids=False)
    assert ana.get(f"/api/tables/{table}")["aids"] is False
    with pytest.raises(Denied, match="for themselves") as caught:
        ana.get(f"/api/tables/{table}/notebook?seat=0")
    assert (caught.value.code, caught.value.status) == ("no-aids", 403)

    async def work() -> None:
        player = await Player.come(ana)
        await player.watch(table, 0)
        await player.send(AskOdds(table=table, seat=0))
        error = await player.hear(Error, lambda error: error.about == "ask_odds")
        assert error.code == "no-aids"

    run(work())


@pytest.mark.parametrize("aids", [True, False])
def test_odds_that_come_with_a_question_come_only_where_they_are_wanted(hall, aids):
    """By the socket, in a snapshot, and in the replay of the running game."""
    table, people = hall.table("Ana", "Bo", game="dungeon-cards", aids=aids)

    async def work() -> tuple[int, list[str]]:
        for seat, person in enumerate(people):
            player = await Player.come(person)
            question = standing(await player.watch(table, seat)).ask
            if question is not None:  # whose turn it is, the dice say
                assert (question.odds is not None) == aids
                await player.decide(table, seat, question.question, question.options[0].name)
                return seat, player.frames
        raise AssertionError("nobody is asked")

    seat, frames = run(work())
    assert any('"odds":{' in frame for frame in frames) == aids
    path = f"/api/tables/{table}/replay?eyes=seat&seat={seat}"
    status, _, body = request(hall, "GET", path, **people[seat].headers)
    assert status == 200
    shown = [frame["now"]["ask"] for frame in json.loads(body) if frame["now"].get("ask")]
    assert shown
    assert all((ask.get("odds") is not None) == aids for ask in shown)


def test_the_host_says_so_before_the_start_and_a_rematch_keeps_it(hall):
    table, (ana, bo) = hall.table("Ana", "Bo", start=False)
    with pytest.raises(Denied, match="Only the host"):
        bo.post(f"/api/tables/{table}/settings", aids=False)
    changed = ana.post(f"/api/tables/{table}/settings", aids=False)
    assert changed["aids"] is False
    assert not any(seat["ready"] for seat in changed["seats"]), "whoever was ready has not agreed to this"
    ana.post(f"/api/tables/{table}/settings", aids=True)
    ended, (ana, _) = finished(hall)
    assert ana.post(f"/api/tables/{ended}/rematch")["aids"] is True
