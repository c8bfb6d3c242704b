"""5 Hunters attack."""

import pytest
from tests.games.bloodborne_card.table import Table
from tests.rule import rule


def strikes(table: Table) -> list[tuple[str, int]]:
    return [(each["seat"], each["echoes"]) for each in table.events("damaged")]


@rule("bloodborne-card", "5.1")
def test_hunters_strike_in_player_order():
    table = Table().facing("father_gascoigne")
    table.play(henryk="saw_cleaver", eileen="hunter_axe", ludwig="saw_cleaver")
    assert strikes(table) == [("henryk", 1), ("eileen", 2), ("ludwig", 1)]
    table.hand(eileen="saw_cleaver").play(henryk="hunter_axe", eileen="saw_cleaver", ludwig="hunter_axe")
    assert strikes(table)[3:] == [("eileen", 1), ("ludwig", 2), ("henryk", 1)]  # Eileen is first now, 4 were left


@rule("bloodborne-card", "5.2", "5.4")
def test_damage_is_echoes_taken_and_never_more_than_are_left():
    table = Table().facing("executioner", echoes=3)
    table.play(henryk="hunter_axe", eileen="hunter_axe", ludwig="hunter_axe")
    assert strikes(table) == [("henryk", 2), ("eileen", 1)]
    assert [table.collected(name) for name in table.hunters] == [2, 1, 0]
    assert [table.trophies(name)[1] for name in table.hunters] == [1, 1, 0]


@rule("bloodborne-card", "5.3")
def test_total_echoes_are_those_collected_and_banked():
    table = Table().with_collected(henryk=2, eileen=1, ludwig=3).with_banked(henryk=3, eileen=5).deck("yurie")
    table.play().answer_all()
    assert [each["seat"] for each in table.events("echoes_gained")] == ["ludwig"]  # with 3 of the others' 5 and 6


@rule("bloodborne-card", "5.3", "R15")
@pytest.mark.parametrize(("reserve", "gained"), [("endless", 3), ("counted", 1)])
def test_the_reserve_is_endless_unless_the_table_counts_it(reserve, gained):
    table = Table(reserve=reserve).deck("yurie")
    table.state.reserve = 4
    table.with_collected(henryk=9, eileen=9)
    table.facing("executioner", echoes=1).play(henryk="saw_cleaver").answer_all()
    assert table.creature == "yurie"
    assert table.events("echoes_gained") == [{"seat": "ludwig", "echoes": gained}]


@rule("bloodborne-card", "5.5")
def test_a_dead_hunter_does_not_strike():
    table = Table().with_health(eileen=2).rolling("2")
    table.play(henryk="saw_cleaver", eileen="hunter_axe", ludwig="saw_cleaver")
    assert strikes(table) == [("henryk", 1), ("ludwig", 1)]


@rule("bloodborne-card", "5.6")
def test_a_killed_creature_leaves_and_the_next_one_comes():
    table = Table().facing("executioner", echoes=2).deck("rabid_dog", "yurie")
    table.play(henryk="hunter_axe", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("creature_killed") == [{"seat": "henryk", "creature": "executioner"}]
    assert table.creature == "rabid_dog"
    assert "creature_escaped" not in table.happened()


@rule("bloodborne-card", "5.7", "R19")
def test_a_hit_is_echoes_then_reaction_then_kill_then_what_the_weapon_does():
    table = Table().facing("winter_lantern", echoes=2).hand(henryk="grave_tithe_sickle").with_collected(eileen=2)
    table.play(henryk="grave_tithe_sickle", eileen="saw_cleaver", ludwig="saw_cleaver")
    told = [kind for kind in table.happened() if kind in
            ("damaged", "struck_back", "creature_killed", "trophy_won", "echoes_stolen")]  # fmt: skip
    assert told == ["damaged", "struck_back", "creature_killed", "trophy_won", "echoes_stolen"]


@rule("bloodborne-card", "5.7", "R19")
def test_a_creature_strikes_back_even_as_it_dies():
    table = Table().facing("winter_lantern", echoes=2).with_health(henryk=1).with_collected(henryk=3)
    table.play(henryk="hunter_axe", eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert table.events("died") == [{"seat": "henryk", "echoes": 5, "cause": "retaliation"}]
    assert table.trophies("henryk") == (1, 0, 0)


@rule("bloodborne-card", "5.8", "13.5")
def test_some_weapons_strike_before_and_some_after_all_others():
    table = Table("a", "b", "c", "d", "e").facing("watchdog")
    table.hand(a="kirkhammer", b="tidewire_flail", d="kirkhammer", e="tidewire_flail")
    table.play(a="kirkhammer", b="tidewire_flail", c="saw_cleaver", d="kirkhammer", e="tidewire_flail")
    assert [name for name, _ in strikes(table)] == ["b", "e", "c", "a", "d"]
