"""Exercises: those that come with a game lead to their moment, and those of one's own games are one's own."""

import msgspec
import pytest
from tests.hall.halls import finished
from tests.hall.test_analyses import Analyst, get
from tests.patience import until
from tests.scale import FULL

from duskhall.games import GAMES, find
from duskhall.hall.denied import Denied
from duskhall.hall.exercises import drills, exercise, own_infos, played
from duskhall.teacher.analysis import Analysis, SeatAnalysis
from duskhall.teacher.estimate import Estimate


@pytest.mark.parametrize("game_id", GAMES)
def test_every_exercise_leads_to_its_moment_where_its_advice_is_legal(game_id):
    game = find(game_id)
    assert len(drills(game)) > 5
    for number, drill in enumerate(drills(game)):
        ask = played(game, drill).state.ask_for(drill.moment.seat)
        assert ask is not None
        names = {game.setup(drill.seats, drill.settings).option_name(ask.question, option) for option in ask.options}
        assert ask.question.name == drill.moment.question
        assert {drill.moment.hint.advice, drill.moment.chosen} <= names
        assert drill.moment.mistake
        assert drill.moment.loss > 2 * drill.moment.error
        assert not drill.moment.hint.doubt
        if number == 0:
            shown = exercise(game, number)
            assert shown.frame.now is not None
            assert shown.frame.now.ask is not None
            assert {offer.name for offer in shown.frame.now.ask.options} == names


@pytest.mark.parametrize("game_id", GAMES)
def test_the_stated_answer_is_better_with_other_dice_too(game_id):
    game = find(game_id)
    for drill in drills(game) if FULL else drills(game)[:2]:
        seat = played(game, drill).seat(drill.moment.seat)
        names = (drill.moment.chosen, drill.moment.hint.advice)
        chosen, better = (seat.setup.option_number(seat.ask.question, name) for name in names)
        again = Estimate(seat, whole=True)
        again.key = b"other dice, as many as there are".ljust(32)
        again.add([chosen, better], 1000 if FULL else 100)
        assert again.loss(chosen, better) > again.error_of_loss(chosen, better)


def test_a_doubtful_mistake_of_one_s_own_and_what_came_out_better_are_no_exercises():
    game = find("dungeon-cards")
    clear = drills(game)[0].moment
    doubtful = msgspec.structs.replace(
        clear, entry=clear.entry + 1, hint=msgspec.structs.replace(clear.hint, doubt=clear.chosen)
    )
    better = msgspec.structs.replace(clear, entry=clear.entry + 2, mistake=False)
    way = SeatAnalysis(clear.seat, 5000, 0, 0, 5000, 0, [], [], [clear, doubtful, better])
    analysis = Analysis(game.id, "win", 3, 3, 100, [way])
    assert [info.entry for info in own_infos(game, "t1", analysis, [clear.seat])] == [clear.entry]


def test_exercises_are_told_to_whoever_asks_and_what_is_none_is_not_found(hall):
    ana = hall.visitor("Ana")
    found = ana.get("/api/exercises?game=dungeon-cards")
    assert {each["own"] for each in found} == {False}
    told = ana.get(f"/api/exercises/{found[0]['id']}")
    assert told["info"] == found[0]
    for wrong in ("bots.dungeon-cards.999", "bots.no-such-game.0", "nowhere", "0123456789abcdef.3"):
        with pytest.raises(Denied) as caught:
            ana.get(f"/api/exercises/{wrong}")
        assert caught.value.status == 404


def test_mistakes_of_one_s_own_analysed_games_come_first_and_are_nobody_else_s(hall, monkeypatch):
    table, (ana, bo) = finished(hall)
    Analyst(monkeypatch).let = True
    until(lambda: get(hall, table, ana)["status"] == "done")
    game = ana.get(f"/api/tables/{table}")["game"]
    own = [each for each in ana.get(f"/api/exercises?game={game}") if each["own"]]
    assert [(each["table"], each["entry"], each["seat"]) for each in own] == [(table, 1, 0)]
    told = ana.get(f"/api/exercises/{own[0]['id']}")
    assert told["moment"]["hint"]["advice"] == "b"
    assert told["frame"]["happened"]["seq"] == 0, "the table as it was before the decision"
    assert [each for each in bo.get(f"/api/exercises?game={game}") if each["own"]] == []
    with pytest.raises(Denied):
        bo.get(f"/api/exercises/{own[0]['id']}")
    assert msgspec.json.encode(told)
