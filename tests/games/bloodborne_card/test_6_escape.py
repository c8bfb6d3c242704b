"""6 The monster escapes."""

from copy import deepcopy

from tests.games.bloodborne_card.table import PLAIN, Table
from tests.rule import rule


@rule("bloodborne-card", "6.1")
def test_a_monster_with_echoes_left_escapes_with_them():
    table = Table().facing("executioner").deck("yurie").with_banked(henryk=9)
    table.play(henryk="hunter_axe", eileen="hunter_axe", ludwig="transform").answer(ludwig="saw_cleaver")
    assert table.events("creature_killed") == [{"seat": "ludwig", "creature": "executioner"}]
    table = Table().facing("executioner").deck("yurie")
    table.play(henryk="hunter_axe", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("creature_escaped") == [{"creature": "executioner"}]
    assert table.creature == "yurie"
    assert all(table.trophies(name) == (0, 0, 0) for name in table.hunters)


@rule("bloodborne-card", "6.2", "13.10")
def test_what_happens_if_it_escapes_happens_then():
    table = Table().facing("rabid_dog").deck("executioner")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream").answer_all()
    assert [table.health(name) for name in table.hunters] == [6, 6, 8]
    assert table.events("hurt")[-1] == {"seat": "ludwig", "damage": 1, "health": 7, "cause": "escape"}  # halved


@rule("bloodborne-card", "6.2")
def test_nothing_happens_if_it_does_not_escape():
    table = Table().facing("rabid_dog", echoes=1).play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("suffered", "hurt") == []


@rule("bloodborne-card", "6.3")
def test_a_boss_stays_with_its_losses():
    table = Table().facing("watchdog").deck("yurie")
    table.play(henryk="hunter_axe", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (table.creature, table.echoes) == ("watchdog", 8)
    assert table.first_player == "eileen"


@rule("bloodborne-card", "6.4", "13.14", "R23")
def test_the_tithe_regent_takes_an_echo_of_whoever_did_not_damage_it_before_the_dream_banks():
    table = Table().facing("tithe_regent").with_collected(henryk=2, eileen=2, ludwig=2)
    table.play(henryk="saw_cleaver", eileen="hunters_dream", ludwig="transform").answer(ludwig="hunter_axe")
    assert table.events("echoes_lost") == [{"seat": "eileen", "echoes": 1, "cause": "survival"}]
    assert table.banked("eileen") == 1


@rule("bloodborne-card", "R30", "6.2", "13.27")
def test_a_monsters_restrictions_hold_until_its_escape_is_over():
    data = deepcopy(PLAIN)
    dog = next(entry for entry in data["monster"] if entry["id"] == "rabid_dog")
    for effects, health in (
        (dog["effects"], 8),
        ([*dog["effects"], {"block": "forbid_prevention", "when": "round"}], 6),
    ):
        dog["effects"] = effects
        table = Table(content=data).facing("rabid_dog").hand(henryk="repeating_pistol")
        table.play(henryk="repeating_pistol", eileen="saw_cleaver", ludwig="saw_cleaver")
        assert table.health("henryk") == health
