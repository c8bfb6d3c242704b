"""4 The monster attacks."""

import pytest
from tests.games.bloodborne_card.table import Table, game
from tests.rule import rule


@rule("bloodborne-card", "4.1")
@pytest.mark.parametrize(("creature", "die", "face"), [("yurie", "green", 2), ("rabid_dog", "yellow", 3),
                                                       ("executioner", "red", 4)])  # fmt: skip
def test_everyone_suffers_what_the_die_of_the_creature_shows(creature, die, face):
    table = Table().facing(creature, echoes=9).rolling(str(face))
    table.play(henryk="saw_cleaver", eileen="hunter_axe", ludwig="transform").answer(ludwig="hunter_pistol")
    assert table.events("monster_rolled") == [{"die": die, "damage": face, "total": face}]
    assert [each["damage"] for each in table.events("suffered")[:3]] == [face] * 3


@rule("bloodborne-card", "4.1")
def test_the_dice_have_the_faces_of_the_rulebook_here():
    faces = {each["id"]: each["faces"] for each in game().setup(3).content.data["die"]}
    assert faces["green"] == [[0, 0], [0, 0], [1, 0], [1, 1], [1, 1], [2, 0]]
    assert faces["yellow"] == [[0, 0], [1, 0], [1, 0], [1, 1], [2, 1], [3, 0]]
    assert faces["red"] == [[0, 0], [1, 1], [2, 0], [2, 1], [3, 0], [4, 0]]


@rule("bloodborne-card", "4.2")
def test_a_plus_is_rolled_again_and_again_and_added_up():
    table = Table().rolling("2+", "1+", "2+", "0").play(henryk="saw_cleaver", eileen="saw_cleaver")
    assert table.health("henryk") == 3
    assert table.events("combo_rolled")[-1]["total"] == 5


@rule("bloodborne-card", "4.2", "4.3")
def test_the_total_of_a_combo_is_halved_as_one_blow():
    table = Table().rolling("1+", "1+", "3").play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("suffered")[0] == {"seat": "henryk", "damage": 2, "health": 6}


@rule("bloodborne-card", "4.3", "13.2", "R8")
def test_the_dream_halves_any_damage_of_the_round_each_amount_by_itself():
    table = Table().hand(eileen="molotov").rolling("3").play(henryk="hunters_dream", eileen="molotov")
    assert [each["damage"] for each in table.events("suffered") if each["seat"] == "henryk"] == [1]  # 1 and 3, halved
    assert "henryk" in [each["seat"] for each in table.events("spared")]


@rule("bloodborne-card", "4.3", "R8")
def test_a_table_may_let_the_dream_halve_the_monsters_attack_only():
    table = Table(dream_halves="monster_attack").hand(eileen="molotov").rolling("3")
    table.play(henryk="hunters_dream", eileen="molotov")
    assert [each["damage"] for each in table.events("hurt", "suffered") if each["seat"] == "henryk"] == [1, 1]


@rule("bloodborne-card", "4.3", "4.4", "8.6")
def test_protection_ends_with_the_round():
    table = Table().hand(henryk="repeating_pistol").deck("beast_patient").rolling("4")
    table.play(henryk="repeating_pistol", eileen="hunters_dream", ludwig="saw_cleaver").answer_all()
    assert table.creature == "beast_patient"
    assert (table.health("henryk"), table.health("eileen")) == (7, 7)


@rule("bloodborne-card", "4.4", "13.8")
def test_some_cards_keep_off_all_damage_or_only_the_monsters_attack():
    table = Table().hand(henryk="repeating_pistol", eileen="lantern_of_retreat", ludwig="molotov").rolling("4")
    table.play(henryk="repeating_pistol", eileen="lantern_of_retreat", ludwig="molotov")
    assert [table.health(name) for name in table.hunters] == [8, 7, 3]


@rule("bloodborne-card", "4.5", "9.1")
def test_a_hunter_with_no_health_left_is_dead():
    table = Table().with_health(henryk=4, eileen=5, ludwig=3).rolling("4")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [each["seat"] for each in table.events("died")] == ["henryk", "ludwig"]


# --- The odds that a careful player would work out -------------------------------------------------------------------


@rule("bloodborne-card", "4.1", "4.2", "4.3")
def test_the_chance_to_die_is_that_of_the_die():
    table = Table().with_health(henryk=4)
    odds = table.odds("henryk")
    assert odds["hunter_axe"] == pytest.approx(0.402, abs=0.001)  # a red die comes to 4 or more
    assert odds["hunters_dream"] == pytest.approx(0.0231, abs=0.0001)  # and to 8 or more


@rule("bloodborne-card", "4.4", "13.8", "13.9", "13.12")
def test_the_chance_to_die_knows_what_the_card_does():
    table = Table().with_health(henryk=2)
    table.hand(henryk="repeating_pistol lantern_of_retreat blood_vial bellmouth_mortar nightshade_tonic hunter_axe")
    odds = table.odds("henryk")
    assert odds["repeating_pistol"] == odds["lantern_of_retreat"] == 0
    assert odds["blood_vial"] == pytest.approx(0.0231, abs=0.0001)
    assert odds["bellmouth_mortar"] == 1  # its recoil alone kills
    assert odds["nightshade_tonic"] == 1  # two more, even on a 0
    assert 0.8 < odds["hunter_axe"] < 0.84


@rule("bloodborne-card", "13.27", "13.28")
def test_the_chance_to_die_knows_what_the_creature_forbids():
    table = Table().facing("blood_starved_beast").with_health(henryk=4).hand(henryk="repeating_pistol hunter_axe")
    odds = table.odds("henryk")
    assert odds["repeating_pistol"] == odds["hunter_axe"] > odds["hunters_dream"] > 0
    howler = Table().facing("moor_howler").with_health(henryk=4).odds("henryk")
    assert howler["hunters_dream"] == howler["hunter_axe"]


@rule("bloodborne-card", "2.1", "4.1")
def test_the_chance_to_die_is_shown_for_the_weapon_of_step_2_too():
    table = Table().with_health(henryk=2).hand(henryk="transform repeating_pistol hunter_axe")
    odds = table.play(henryk="transform", eileen="saw_cleaver", ludwig="saw_cleaver").odds("henryk")
    assert odds["repeating_pistol"] == 0 < odds["hunter_axe"]


@rule("bloodborne-card", "4.1", "13.25")
def test_the_chance_to_die_knows_that_the_creature_strikes_back():
    odds = (
        Table().facing("winter_lantern").with_health(henryk=1).hand(henryk="hunter_axe repeating_pistol").odds("henryk")
    )
    assert odds["hunter_axe"] == pytest.approx(1)  # of the die, or of its blow in step 5
    assert odds["repeating_pistol"] == 0


@rule("bloodborne-card", "4.1", "6.2", "6.4")
def test_the_chance_to_die_knows_what_happens_if_the_creature_escapes_or_is_killed():
    table = Table().facing("rabid_dog").with_health(henryk=2).hand(henryk="hunter_axe kirkhammer ludwigs_rifle")
    odds = table.facing("rabid_dog", echoes=4).odds("henryk")
    assert odds["hunter_axe"] == pytest.approx(1)  # it escapes, and bites everybody for 2
    assert odds["kirkhammer"] == pytest.approx(17 / 36)  # whoever survives the yellow die kills it
    assert table.facing("rabid_dog", echoes=2).odds("henryk")["ludwigs_rifle"] == 0  # dead before it attacks


@rule("bloodborne-card", "2.1", "4.1")
def test_the_chance_to_die_knows_the_cards_that_are_shown():
    table = Table().facing("rabid_dog", echoes=4).with_health(henryk=2, eileen=8)
    table.hand(henryk="transform saw_cleaver hunter_axe", eileen="widows_thresher", ludwig="molotov")
    odds = table.play(henryk="transform", eileen="widows_thresher", ludwig="hunters_dream").odds("henryk")
    assert odds["saw_cleaver"] == odds["hunter_axe"] == pytest.approx(17 / 36)  # with Eileen's blow it is killed
    burnt = Table().with_health(henryk=1).hand(henryk="transform saw_cleaver hunter_axe", eileen="molotov")
    assert burnt.play(henryk="transform", eileen="molotov").odds("henryk")["saw_cleaver"] == 1
