"""Every worked example of both rulebooks; the hunters have the names of the English one."""

import pytest
from tests.games.bloodborne_card.table import Table, game
from tests.rule import rule


def scourge_beast_fight() -> Table:
    """Henryk goes first; his Hunter Axe lies in his used pile from an earlier fight."""
    table = Table("henryk", "eileen", "ludwig").facing("scourge_beast").with_used(henryk="hunter_axe")
    return table.hand(henryk="transform saw_cleaver hunter_pistol")


@rule("bloodborne-card", "1.1", "1.2")
def test_the_three_hunters_choose_in_secret_and_reveal_at_the_same_time():
    table = scourge_beast_fight().answer(ludwig="hunter_axe", henryk="transform")
    assert table.events("card_shown") == []
    table.answer(eileen="hunter_pistol")
    assert table.events("card_shown") == [
        {"seat": "henryk", "card": "transform"},
        {"seat": "eileen", "card": "hunter_pistol"},
        {"seat": "ludwig", "card": "hunter_axe"},
    ]


@rule("bloodborne-card", "2.1", "3.3")
def test_henryk_sees_the_others_cards_and_settles_on_his_saw_cleaver():
    table = scourge_beast_fight().play(henryk="transform", eileen="hunter_pistol", ludwig="hunter_axe")
    assert table.asked() == ["henryk"]
    assert table.options("henryk") == ["saw_cleaver", "hunter_pistol"]  # the axe is in his used pile
    assert table.view("henryk").hunters[1].played == "hunter_pistol"
    pistols = scourge_beast_fight().play(henryk="transform", eileen="hunter_pistol", ludwig="hunter_axe")
    pistols.answer(henryk="hunter_pistol")  # which would negate Eileen's
    assert "instant_begins" not in pistols.happened()


@rule("bloodborne-card", "3.1", "3.3", "5.2")
def test_eileens_pistol_is_the_only_instant_and_takes_one_echo_before_anything_else_happens():
    table = scourge_beast_fight().play(henryk="transform", eileen="hunter_pistol", ludwig="hunter_axe")
    table.rolling("2+", "0").answer(henryk="saw_cleaver")
    happened = table.happened()
    assert table.events("damaged")[0] == {"seat": "eileen", "creature": "scourge_beast", "echoes": 1, "left": 2}
    assert happened.index("damaged") < happened.index("monster_rolled")


@rule("bloodborne-card", "4.1", "4.2")
def test_the_scourge_beast_rolls_a_2_with_a_plus_and_a_0_so_everyone_takes_2():
    table = scourge_beast_fight().play(henryk="transform", eileen="hunter_pistol", ludwig="hunter_axe")
    table.rolling("2+", "0").answer(henryk="saw_cleaver")
    assert table.events("monster_rolled") == [{"die": "red", "damage": 2, "total": 2}]
    assert table.events("combo_rolled") == [{"die": "red", "damage": 0, "total": 2}]
    assert [table.health(name) for name in table.hunters] == [6, 6, 6]


@rule("bloodborne-card", "3.4", "5.1", "5.4", "5.6", "10.1")
def test_all_three_take_one_echo_and_a_beast_trophy_from_the_scourge_beast():
    table = scourge_beast_fight().play(henryk="transform", eileen="hunter_pistol", ludwig="hunter_axe")
    table.rolling("2+", "0").answer(henryk="saw_cleaver")
    strikes = [(each["seat"], each["echoes"]) for each in table.events("damaged")]
    assert strikes == [("eileen", 1), ("henryk", 1), ("ludwig", 1)]  # only 1 is left for the Hunter Axe
    assert [table.collected(name) for name in table.hunters] == [1, 1, 1]
    assert table.events("creature_killed") == [{"seat": "ludwig", "creature": "scourge_beast"}]
    assert [table.trophies(name) for name in table.hunters] == [(0, 0, 1)] * 3


@rule("bloodborne-card", "6.1", "6.3")
def test_the_winter_lantern_escapes_with_2_echoes_and_nobody_gets_a_trophy():
    table = Table("henryk", "eileen", "ludwig").facing("winter_lantern")
    assert table.echoes == 6
    table.play(henryk="hunter_axe", eileen="hunter_axe", ludwig="hunters_dream")
    assert table.events("damaged")[-1]["left"] == 2
    assert table.events("creature_escaped") == [{"creature": "winter_lantern"}]
    assert [table.trophies(name) for name in table.hunters] == [(0, 0, 0)] * 3


def gascoigne() -> Table:
    table = Table("henryk", "eileen", "ludwig").facing("father_gascoigne")
    return table.play(henryk="hunter_axe", eileen="hunter_axe", ludwig="hunter_axe")


@rule("bloodborne-card", "6.3", "8.4")
def test_six_damage_do_not_kill_father_gascoigne_so_he_is_fought_again():
    table = gascoigne()
    assert (table.creature, table.echoes) == ("father_gascoigne", 2)
    assert table.events("boss_stays") == [{"creature": "father_gascoigne", "echoes": 2}]
    assert table.question() == "play_card"


@rule("bloodborne-card", "10.2", "5.6")
def test_the_next_round_gascoigne_falls_and_gives_a_humanoid_and_a_beast_trophy():
    table = gascoigne().play(ludwig="saw_cleaver", henryk="saw_cleaver")
    assert table.events("creature_killed")[0]["creature"] == "father_gascoigne"
    assert table.trophies("ludwig") == (0, 1, 1)
    assert table.trophies("eileen") == (0, 0, 0)  # who did not damage him in that round


@rule("bloodborne-card", "4.3", "7.1", "7.2", "7.4", "7.5", "7.7", "7.8")
def test_eileen_dreams_at_3_health():
    table = Table("henryk", "eileen", "ludwig").with_health(eileen=3).with_collected(eileen=2)
    table.hand(eileen="transform saw_cleaver hunter_axe kirkhammer").with_used(eileen="hunter_pistol molotov")
    table.display("repeating_pistol", "blood_vial", "kirkhammer")
    table.rolling("3").play(eileen="hunters_dream", henryk="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("suffered")[1] == {"seat": "eileen", "damage": 1, "health": 2}
    assert (table.collected("eileen"), table.banked("eileen")) == (0, 2)
    assert table.used("eileen") == []
    assert "hunters_dream" in table.in_hand("eileen")
    assert table.question() == "take_upgrade"
    table.answer(eileen="repeating_pistol")
    assert table.question() == "remove_card"
    table.refused("eileen", "hunters_dream", "7.8", "refusal-never-the-dream")
    table.answer(eileen="saw_cleaver")
    assert len(table.in_hand("eileen")) == 7
    assert "repeating_pistol" in table.in_hand("eileen")
    assert "saw_cleaver" not in table.in_hand("eileen")
    assert table.health("eileen") == 8


@rule("bloodborne-card", "5.5", "7.3", "9.1", "9.3")
def test_ludwig_is_killed_by_father_gascoigne():
    table = Table("henryk", "eileen", "ludwig").facing("father_gascoigne").with_health(ludwig=4)
    table.with_collected(ludwig=4).with_banked(ludwig=6).display("blood_vial", "kirkhammer", "molotov")
    table.rolling("4").play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunter_axe")
    assert table.events("died") == [{"seat": "ludwig", "echoes": 4, "cause": "attack"}]
    assert "ludwig" not in [each["seat"] for each in table.events("damaged")]
    table.answer(ludwig="blood_vial")
    assert (table.collected("ludwig"), table.banked("ludwig"), table.health("ludwig")) == (0, 6, 8)
    assert "blood_vial" in table.in_hand("ludwig")
    assert table.used("ludwig") == ["hunter_axe"]


@rule("bloodborne-card", "10.1", "10.3")
def test_eileen_inflicts_2_damage_on_the_executioner_and_moves_to_the_space_that_shows_3():
    table = Table("henryk", "eileen", "ludwig").facing("executioner", echoes=2).with_trophies(eileen=(0, 2, 0))
    table.play(eileen="hunter_axe")
    assert table.trophies("eileen") == (0, 3, 0)
    assert table.events("trophy_won") == [{"seat": "eileen", "trophy": "humanoid", "worth": 3}]
    assert table.view(None).hunters[1].trophy_value == 3


@rule("bloodborne-card", "10.4", "12.1")
def test_henryk_is_the_only_one_to_damage_the_final_boss_and_gets_all_three_trophies():
    table = Table("henryk", "eileen", "ludwig").facing("gehrman", echoes=2)
    table.play(henryk="hunter_axe", eileen="transform", ludwig="hunters_dream").answer_all()
    assert table.trophies("henryk") == (1, 1, 1)
    assert table.is_over()


@rule("bloodborne-card", "11.2", "11.3", "8.5", "13.29")
@pytest.mark.parametrize(("hunters", "extra"), [(3, 0), (4, 1), (5, 2)])
def test_under_gehrman_every_creature_but_him_enters_with_2_more_echoes(hunters, extra):
    own = game().setup(3).content.data
    table = Table(*["henryk", "eileen", "ludwig", "djura", "alfred"][:hunters], content=own)
    assert table.facing("scourge_beast").echoes == 3 + extra + 2
    assert table.facing("father_gascoigne").echoes == 8 + extra + 2
    assert table.facing("gehrman").echoes == 14 + extra


@rule("bloodborne-card", "12.2", "12.3")
def test_henryk_scores_21():
    table = Table("henryk", "eileen", "ludwig").facing("gehrman", echoes=3)
    table.with_banked(henryk=9).with_trophies(henryk=(2, 3, 0), ludwig=(2, 3, 0))
    table.hand(henryk="widows_thresher")
    table.play(henryk="widows_thresher", eileen="hunters_dream", ludwig="hunters_dream")
    # 3 Echoes from the last round and 9 banked; 3 for Kin, 5 for Humanoids, 1 for Beasts.
    assert table.outcome().scores[0] == 12 + 3 + 5 + 1 == 21
    lines = {line.key: line.amount for line in table.outcome().breakdown[0]}
    assert lines == {
        "score-banked": 12,
        "score-collected": 0,
        "score-kin": 3,
        "score-humanoid": 5,
        "score-beast": 1,
    }


# --- What the rulebooks state in numbers -----------------------------------------------------------------------------


@rule("bloodborne-card", "0.2", "0.3", "0.4", "0.5")
def test_the_box_holds_what_the_rulebooks_list():
    data = game().setup(3).content.data
    assert [len(data[noun]) for noun in ("starter", "monster", "boss", "final_boss", "die")] == [5, 18, 7, 5, 3]
    assert sum(upgrade["copies"] for upgrade in data["upgrade"]) == 32


@rule("bloodborne-card", "11.3")
@pytest.mark.parametrize(
    ("boss", "health"), [("gehrman", 14), ("rom", 12), ("amelia", 12), ("wet_nurse", 17), ("micolash", 14)]
)
def test_the_final_bosses_have_the_health_that_is_printed(boss, health):
    data = game().setup(3).content.data["final_boss"]
    assert next(entry["health"] for entry in data if entry["id"] == boss) == health
