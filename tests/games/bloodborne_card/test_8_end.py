"""8 The end of the round."""

from typing import Any

import pytest
from tests.games.bloodborne_card.table import Table
from tests.rule import rule

HUNTERS = ("henryk", "eileen", "ludwig", "djura", "alfred")


@rule("bloodborne-card", "8.1")
def test_played_cards_go_to_the_open_used_pile():
    table = Table().play(henryk="saw_cleaver", eileen="hunter_axe", ludwig="hunter_pistol")
    assert [table.used(name) for name in table.hunters] == [["saw_cleaver"], ["hunter_axe"], ["hunter_pistol"]]
    assert table.view("henryk").hunters[2].used == ["hunter_pistol"]
    assert "saw_cleaver" not in table.in_hand("henryk")


@rule("bloodborne-card", "8.2", "13.18", "13.22", "R20")
def test_a_weapon_that_hit_gascoigne_leaves_the_game_before_it_could_return():
    table = Table().facing("father_gascoigne").hand(henryk="tidewire_flail")
    table.play(henryk="tidewire_flail", eileen="saw_cleaver", ludwig="hunters_dream").answer_all()
    assert [each["card"] for each in table.events("weapon_removed")] == ["tidewire_flail", "saw_cleaver"]
    assert table.in_hand("henryk") == ["hunters_dream"]
    assert table.used("henryk") == table.used("eileen") == []


@rule("bloodborne-card", "8.3")
def test_the_first_player_passes_to_the_left():
    table = Table()
    order = []
    for _ in range(4):
        order.append(table.first_player)
        table.play().answer_all()
    assert order == ["henryk", "eileen", "ludwig", "henryk"]


@rule("bloodborne-card", "8.4")
def test_the_next_creature_comes_unless_a_boss_survived():
    table = Table().facing("executioner").deck("watchdog", "yurie")
    table.play().answer_all()
    assert table.creature == "watchdog"
    table.play().answer_all()
    assert table.creature == "watchdog"
    assert len(table.events("creature_revealed")) == 1


@rule("bloodborne-card", "8.5")
@pytest.mark.parametrize(("seats", "extra"), [(3, 0), (4, 1), (5, 2)])
def test_more_hunters_mean_more_echoes(seats, extra):
    table = Table(*HUNTERS[:seats]).deck("carrion_crows", "watchdog")
    table.play().answer_all()
    assert (table.creature, table.echoes) == ("carrion_crows", 7 + extra)
    assert table.facing("gehrman").echoes == 14 + extra


@rule("bloodborne-card", "8.5", "R14")
@pytest.mark.parametrize(("option", "echoes"), [("seated", 8), ("in_play", 7)])
def test_extra_echoes_are_for_those_who_sat_down(option, echoes):
    table = Table(*HUNTERS[:4], extra_echoes=option, final_boss="rom").eliminated("djura").deck("carrion_crows")
    table.play().answer_all()
    assert table.echoes == echoes


@rule("bloodborne-card", "8.6")
def test_on_reveal_effects_happen_as_the_creature_comes():
    table = Table().deck("hunter_enemy").with_collected(henryk=3, eileen=3, ludwig=2)
    table.play(henryk="transform", eileen="transform", ludwig="transform")
    table.answer(henryk="hunter_pistol", eileen="hunter_pistol", ludwig="hunter_pistol")
    lost = {"echoes": 2, "cause": "reveal"}
    assert table.events("echoes_lost") == [{"seat": "eileen", **lost}, {"seat": "henryk", **lost}]


def dying_on_reveal(**settings: Any) -> Table:
    table = Table(**settings).with_health(eileen=1).with_collected(eileen=4).with_banked(eileen=2)
    table.deck("beast_patient", "executioner").display("molotov", "kirkhammer", "kirkhammer")
    return table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")


@rule("bloodborne-card", "8.7", "R9")
def test_a_hunter_who_dies_on_a_reveal_is_back_at_once():
    table = dying_on_reveal()
    assert (table.asked(), table.question()) == (["eileen"], "take_upgrade")
    table.answer(eileen="molotov")
    assert (table.health("eileen"), table.collected("eileen"), table.banked("eileen")) == (8, 0, 2)
    assert table.used("eileen") == ["saw_cleaver"]
    assert len(table.on_display()) == 3
    assert sorted(table.asked()) == ["eileen", "henryk", "ludwig"]


@rule("bloodborne-card", "8.7", "R9")
def test_a_table_may_let_them_sit_out_until_the_next_dream_step():
    table = dying_on_reveal(death_on_reveal="next_dream")
    assert table.asked() == ["ludwig", "henryk"]
    table.play(henryk="hunter_axe", ludwig="hunter_axe")
    assert (table.asked(), table.question()) == (["eileen"], "take_upgrade")
    table.answer(eileen="molotov")
    assert table.health("eileen") == 8
    assert sorted(table.asked()) == ["eileen", "henryk", "ludwig"]


@rule("bloodborne-card", "8.8", "11.1")
def test_after_the_last_card_of_the_dungeon_comes_the_final_boss_and_stays():
    table = Table().deck()
    table.play().answer_all()
    assert (table.creature, table.echoes) == ("gehrman", 14)
    table.play(henryk="hunter_axe").answer_all()
    assert (table.creature, table.echoes) == ("gehrman", 12)
