"""3 Resolve instant effects."""

from copy import deepcopy
from typing import Any

from tests.games.bloodborne_card.table import PLAIN, Table
from tests.rule import rule


@rule("bloodborne-card", "3.1")
def test_instants_take_effect_in_player_order():
    table = Table().facing("executioner", echoes=3).hand(henryk="ludwigs_rifle", ludwig="ludwigs_rifle")
    table.play(henryk="ludwigs_rifle", ludwig="ludwigs_rifle")
    assert [(each["seat"], each["echoes"]) for each in table.events("damaged")] == [("henryk", 2), ("ludwig", 1)]


@rule("bloodborne-card", "3.2")
def test_the_card_of_step_1_comes_before_the_weapon_of_step_2():
    table = Table().hand(henryk="ragpickers_satchel ludwigs_rifle nightshade_tonic").facing("rabid_dog")
    table.play(henryk="nightshade_tonic", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("damaged")[0] == {"seat": "henryk", "creature": "rabid_dog", "echoes": 3, "left": 2}
    from duskhall.games.bloodborne_card import rules

    state = Table().state
    state.played[0], state.shown[0] = 7, 10
    both = [card for card in (state.played[0], state.shown[0]) if state.tables.instants[card]]
    rules.resolve_instant_effects(state)
    assert [step[2] for step in reversed(state.agenda)] == both
    assert len(both) == 2


@rule("bloodborne-card", "3.3", "R4")
def test_two_hunter_pistols_both_strike_in_step_5():
    table = Table().facing("scourge_beast").rolling("2")
    table.play(henryk="hunter_pistol", eileen="transform", ludwig="hunters_dream").answer(eileen="hunter_pistol")
    assert "instant_begins" not in table.happened()
    told = table.happened()
    assert told.index("monster_rolled") < told.index("damaged")
    assert [each["seat"] for each in table.events("damaged")] == ["henryk", "eileen"]


@rule("bloodborne-card", "3.3")
def test_a_second_pistol_keeps_off_the_shot_and_nothing_else_that_the_card_does():
    data = deepcopy(PLAIN)
    pistol = next(card for card in data["starter"] if card["id"] == "hunter_pistol")
    pistol["effects"].append({"block": "heal", "when": "instant", "who": "self", "amount": 1})
    table = Table(content=data).with_health(henryk=5).play(henryk="hunter_pistol", eileen="hunter_pistol")
    assert table.events("healed") == [{"seat": "henryk", "health": 6}]
    assert table.happened().index("monster_rolled") < table.happened().index("damaged")


@rule("bloodborne-card", "3.3", "R4")
def test_a_hunter_pistol_in_hand_or_pile_does_not_stop_another():
    table = Table().facing("scourge_beast").play(henryk="hunter_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.happened().index("damaged") < table.happened().index("monster_rolled")


@rule("bloodborne-card", "3.4")
def test_a_weapon_that_struck_in_step_3_does_not_strike_again():
    table = Table().play(henryk="hunter_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [each["seat"] for each in table.events("damaged")] == ["henryk", "eileen", "ludwig"]


@rule("bloodborne-card", "3.5")
def test_a_kill_in_step_3_skips_three_steps_but_not_the_dream():
    table = Table().facing("rabid_dog", echoes=1).with_collected(ludwig=3)
    table.play(henryk="hunter_pistol", eileen="hunter_axe", ludwig="hunters_dream")
    told = table.happened()
    assert "skips_steps" in told
    assert "monster_rolled" not in told
    assert "creature_escaped" not in told
    assert [each["seat"] for each in table.events("damaged")] == ["henryk"]
    assert table.trophies("henryk") == (0, 0, 1)
    assert table.banked("ludwig") == 3
    assert table.question() == "take_upgrade"


def after_a_kill(**settings: Any) -> Table:
    table = Table(**settings).facing("executioner", echoes=1).with_health(eileen=3)
    table.hand(eileen="blood_vial", ludwig="molotov")
    return table.play(henryk="hunter_pistol", eileen="blood_vial", ludwig="molotov")


@rule("bloodborne-card", "3.6", "R5")
def test_instants_after_the_kill_go_on_without_the_creature():
    table = after_a_kill()
    assert table.events("healed") == [{"seat": "eileen", "health": 8}]
    assert [table.health(name) for name in table.hunters] == [7, 7, 7]
    assert table.collected("ludwig") == 0


@rule("bloodborne-card", "3.6", "R5")
def test_a_table_may_let_the_kill_end_the_step():
    table = after_a_kill(instants_after_kill="stop")
    assert [table.health(name) for name in table.hunters] == [8, 3, 8]


def dead_before_the_instant(**settings: Any) -> Table:
    table = Table(**settings).facing("executioner").with_health(eileen=1)
    table.hand(henryk="molotov", eileen="ludwigs_rifle")
    return table.play(henryk="molotov", eileen="ludwigs_rifle", ludwig="saw_cleaver")


@rule("bloodborne-card", "3.7", "R7")
def test_the_instant_of_a_dead_hunter_is_lost():
    table = dead_before_the_instant()
    assert table.events("died")[0]["seat"] == "eileen"
    assert "eileen" not in [each["seat"] for each in table.events("damaged")]


@rule("bloodborne-card", "3.7", "R7")
def test_a_table_may_let_the_instant_of_a_dead_hunter_take_place():
    table = dead_before_the_instant(instants_of_the_dead="resolve")
    assert table.events("damaged")[0] == {"seat": "eileen", "creature": "executioner", "echoes": 2, "left": 2}
