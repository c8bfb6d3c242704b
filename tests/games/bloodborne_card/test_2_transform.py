"""2 Transform weapons."""

from tests.games.bloodborne_card.table import Table
from tests.rule import rule


@rule("bloodborne-card", "2.1")
def test_all_who_transform_choose_a_weapon_in_secret_and_at_once():
    table = Table().play(henryk="transform", eileen="transform", ludwig="hunter_axe")
    assert table.asked() == ["henryk", "eileen"]
    assert table.options("henryk") == ["saw_cleaver", "hunter_axe", "hunter_pistol"]
    table.answer(eileen="hunter_axe")
    assert table.view("henryk").hunters[1].weapon is None
    assert table.events("weapon_shown") == []
    table.refused("henryk", "hunters_dream", "2.1", "refusal-no-weapon")
    table.refused("henryk", "transform", "2.1", "refusal-not-in-hand")
    table.answer(henryk="saw_cleaver")
    assert table.events("weapon_shown") == [
        {"seat": "henryk", "card": "saw_cleaver"},
        {"seat": "eileen", "card": "hunter_axe"},
    ]


@rule("bloodborne-card", "2.1", "8.1")
def test_both_cards_go_to_the_used_pile():
    table = Table().play(henryk="transform", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="hunter_axe")
    assert sorted(table.used("henryk")) == ["hunter_axe", "transform"]
    assert table.events("damaged")[0]["echoes"] == 2


@rule("bloodborne-card", "2.2", "R3")
def test_without_a_weapon_transform_is_legal_and_wasted():
    table = Table().hand(henryk="transform blood_vial").rolling("2")
    table.play(henryk="transform", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("no_weapon") == [{"seat": "henryk"}]
    assert "henryk" not in [each["seat"] for each in table.events("damaged")]
    assert table.health("henryk") == 6
    assert table.used("henryk") == ["transform"]


@rule("bloodborne-card", "2.2", "R3")
def test_a_table_may_forbid_to_transform_without_a_weapon():
    table = Table(empty_transform="forbidden").hand(henryk="transform blood_vial")
    assert table.options("henryk") == ["hunters_dream", "blood_vial"]
    table.refused("henryk", "transform", "2.2", "refusal-no-weapon-to-show")
    assert "transform" in table.options("eileen")
