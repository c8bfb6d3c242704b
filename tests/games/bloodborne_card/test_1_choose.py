"""1 Choose and play action cards."""

from itertools import permutations

import pytest
from tests.games.bloodborne_card.table import Table, game
from tests.rule import rule

from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table as LiveTable

CHOICES = {"henryk": "transform", "eileen": "hunter_pistol", "ludwig": "hunters_dream"}


def live(**settings: str) -> LiveTable:
    setup = game().setup(3, {"first_player": "seat", **settings})
    return LiveTable.open(setup, [Holder(f"P{seat}", "person") for seat in range(3)], seed_from("x"), "t")


@rule("bloodborne-card", "1.1")
def test_everyone_is_asked_at_once_for_a_card_of_the_hand():
    table = Table().with_used(henryk="hunter_axe").hand(henryk="transform saw_cleaver hunter_pistol")
    assert table.asked() == ["henryk", "eileen", "ludwig"]
    assert table.options("henryk") == ["hunters_dream", "transform", "saw_cleaver", "hunter_pistol"]
    table.refused("henryk", "hunter_axe", "7.2", "refusal-card-used")
    table.refused("henryk", "kirkhammer", "1.1", "refusal-not-in-hand")


@rule("bloodborne-card", "1.1")
def test_the_dead_do_not_choose():
    table = Table(death_on_reveal="next_dream").with_health(ludwig=1).deck("beast_patient")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.asked() == ["eileen", "henryk"]


@rule("bloodborne-card", "1.1")
def test_a_round_is_eight_steps_in_order():
    table = Table().facing("scourge_beast").hand(eileen="hunter_pistol").with_health(henryk=7).rolling("0")
    table.play(henryk="transform", eileen="hunter_pistol", ludwig="hunters_dream").answer(henryk="saw_cleaver")
    table.answer_all()
    steps = ["card_shown", "weapon_shown", "instant_begins", "monster_rolled", "no_damage", "creature_escaped",
             "banked", "first_player_passed", "creature_revealed", "round_begins"]  # fmt: skip
    told = table.happened()
    places = [len(told) - 1 - told[::-1].index(step) for step in steps if step != "no_damage"]
    assert places == sorted(places)


@rule("bloodborne-card", "1.2", "R2")
@pytest.mark.parametrize("order", list(permutations(CHOICES)))
def test_the_order_of_the_answers_means_nothing(order):
    table, other = Table(), Table()
    table.answer(**{name: CHOICES[name] for name in order})
    other.answer(**CHOICES)
    assert table.state.digest() == other.state.digest()
    assert table.recorder.events == other.recorder.events


@rule("bloodborne-card", "1.2", "R2")
def test_a_choice_may_be_changed_until_the_last_one_is_in():
    table = Table().answer(henryk="hunter_axe", eileen="saw_cleaver")
    assert table.view("henryk").chosen == "hunter_axe"
    table.answer(henryk="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("card_shown")[0] == {"seat": "henryk", "card": "saw_cleaver"}


@rule("bloodborne-card", "1.2")
def test_after_the_reveal_nothing_can_be_changed_and_nobody_answers_for_another():
    table = live()
    for seat in range(3):
        table.answer(seat, "play_card", "transform" if seat == 2 else "saw_cleaver")
    before = table.state.digest()
    assert [ask.seat for ask in table.pending()] == [2]
    for seat in (0, 1, 3, -1):
        with pytest.raises(Refusal, match="refusal-not-asked"):
            table.answer(seat, "play_card", "hunter_axe")
    with pytest.raises(Refusal, match="refusal-other-question"):
        table.answer(2, "play_card", "hunter_axe")
    with pytest.raises(Refusal, match="refusal-undo-barrier"):
        table.undo(0)
    assert table.state.digest() == before


@rule("bloodborne-card", "1.3")
def test_promises_are_heard_by_everybody_and_bind_nobody():
    table = live()
    before = table.state.digest()
    table.speak(0, {"say": "promised", "intent": "attack"})
    table.speak(1, {"say": "promised_card", "card": "hunter_pistol"})
    assert table.state.digest() == before
    said = [event.plain() for _, event in table.events_for(None)][-2:]
    assert said == [
        {"event": "promised", "seat": 0, "intent": "attack"},
        {"event": "promised_card", "seat": 1, "card": "hunter_pistol"},
    ]
    table.answer(0, "play_card", "hunters_dream")
    assert LiveTable.replay(game(), table.record).events == table.events


@rule("bloodborne-card", "1.3")
@pytest.mark.parametrize(
    "statement",
    [
        {"say": "promised"},
        {"say": "promised", "intent": "run"},
        {"say": "promised", "intent": "attack", "card": "transform"},
        {"say": "threatened", "intent": "attack"},
        {"intent": "attack"},
    ],
)
def test_a_promise_that_makes_no_sense_is_refused(statement):
    table = live()
    with pytest.raises(Refusal, match="refusal-bad-statement"):
        table.speak(0, statement)
    assert not table.record.entries


@rule("bloodborne-card", "1.3")
def test_a_promise_stays_said_when_a_choice_is_taken_back():
    table = live()
    table.answer(0, "play_card", "hunters_dream")
    table.speak(0, {"say": "promised", "intent": "attack"})
    table.undo(0)
    assert table.events[-1][1].kind.name == "promised"
    assert LiveTable.replay(game(), table.record).record.to_json() == table.record.to_json()


@rule("bloodborne-card", "1.4")
def test_everybody_sees_every_hand_but_no_choice():
    table = Table().with_used(eileen="hunter_axe").hand(eileen="transform saw_cleaver hunter_pistol kirkhammer")
    table.answer(eileen="kirkhammer")
    for watcher in ("henryk", "ludwig", None):
        seen = table.view(watcher)
        assert seen.hunters[1].hand == ["hunters_dream", "transform", "saw_cleaver", "hunter_pistol", "kirkhammer"]
        assert seen.hunters[1].used == ["hunter_axe"]
        assert (seen.hunters[1].played, seen.chosen, seen.hunters[1].ready) == (None, None, True)
    assert table.view("eileen").chosen == "kirkhammer"
