"""9 Death, 10 trophies, 11 the final boss."""

from copy import deepcopy
from typing import Any

import pytest
from tests.games.bloodborne_card.table import PLAIN, Table
from tests.rule import rule


@rule("bloodborne-card", "9.1")
def test_the_dead_lose_what_they_collected_and_keep_what_they_banked():
    table = Table().with_health(henryk=1).with_collected(henryk=4).with_banked(henryk=6).rolling("4")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("died") == [{"seat": "henryk", "echoes": 4, "cause": "attack"}]
    assert (table.collected("henryk"), table.banked("henryk")) == (0, 6)


@rule("bloodborne-card", "9.2")
def test_nothing_hurts_or_heals_the_dead():
    table = Table().facing("rabid_dog").with_health(henryk=1).rolling("3")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert [each["seat"] for each in table.events("suffered", "hurt")] == [
        "henryk", "eileen", "ludwig", "eileen", "ludwig"
    ]  # fmt: skip
    assert len(table.events("died")) == 1


@rule("bloodborne-card", "9.3")
def test_the_dead_come_back_in_the_dream_step_with_full_health():
    table = Table().with_health(henryk=1).rolling("4")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert table.view(None).hunters[0].status == "alive"
    assert table.events("rested") == [{"seat": "henryk", "health": 8}]
    assert "henryk" in table.asked()


def killed_by_a_dead_hunter(**settings: Any) -> Table:
    """Henryk strikes in step 3 and dies in step 4; Eileen kills."""
    table = Table(**settings).facing("executioner", echoes=3).with_health(henryk=1).rolling("4")
    return table.play(henryk="hunter_pistol", eileen="hunter_axe", ludwig="hunters_dream")


@rule("bloodborne-card", "10.1", "R6")
def test_a_trophy_is_for_whoever_damaged_it_this_round_even_if_they_died():
    table = killed_by_a_dead_hunter()
    assert [table.trophies(name)[1] for name in table.hunters] == [1, 1, 0]


@rule("bloodborne-card", "10.1", "R6")
def test_a_table_may_pay_trophies_to_the_living_only():
    table = killed_by_a_dead_hunter(trophy_for_the_dead="no")
    assert [table.trophies(name)[1] for name in table.hunters] == [0, 1, 0]


@rule("bloodborne-card", "10.1")
def test_damage_of_an_earlier_round_wins_no_trophy():
    table = Table().facing("father_gascoigne", echoes=3)
    table.play(henryk="hunter_axe", eileen="hunters_dream").answer_all()
    table.play(eileen="saw_cleaver").answer_all()
    assert table.trophies("henryk") == (0, 0, 0)
    assert table.trophies("eileen") == (0, 1, 1)


@rule("bloodborne-card", "10.2")
@pytest.mark.parametrize(("boss", "won"), [("watchdog", (1, 0, 1)), ("one_reborn", (1, 1, 1)), ("ebrietas", (1, 1, 0))])
def test_a_boss_gives_a_trophy_of_each_type(boss, won):
    table = Table().facing(boss, echoes=1).play(henryk="saw_cleaver")
    assert table.trophies("henryk") == won


@rule("bloodborne-card", "10.3", "R24")
@pytest.mark.parametrize(
    ("space", "after", "worth"), [(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 4, 5), (4, 5, 8), (5, 5, 8)]
)
def test_the_tracks_are_1_2_3_5_8_and_end_there(space, after, worth):
    table = Table().facing("executioner", echoes=1).with_trophies(henryk=(0, space, 0)).play(henryk="saw_cleaver")
    assert table.trophies("henryk") == (0, after, 0)
    assert table.view(None).hunters[0].trophy_value == worth


@rule("bloodborne-card", "10.4")
def test_the_final_boss_gives_all_three():
    table = Table().facing("gehrman", echoes=1).play(henryk="saw_cleaver")
    assert table.trophies("henryk") == (1, 1, 1)


@rule("bloodborne-card", "11.2", "11.5", "13.31")
def test_under_amelia_the_maximum_is_6_everywhere():
    table = Table(final_boss="amelia").hand(eileen="blood_vial").with_health(eileen=2, ludwig=1).rolling("1+", "0")
    assert table.health("henryk") == 6
    table.play(henryk="hunters_dream", eileen="blood_vial", ludwig="saw_cleaver").answer_all()
    assert {each["health"] for each in table.events("rested", "healed")} == {6}
    assert table.view(None).max_health == 6


@rule("bloodborne-card", "11.4", "13.30", "R18")
def test_under_rom_the_second_death_eliminates():
    table = Table(final_boss="rom").facing("executioner").with_health(henryk=1, eileen=1).with_deaths(henryk=1)
    table.rolling("4").play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.events("eliminated") == [{"seat": "henryk"}]
    table.answer_all()
    assert [each["seat"] for each in table.events("upgrade_taken")] == ["eileen"]
    assert table.asked() == ["eileen", "ludwig"]
    assert table.view(None).hunters[0].status == "out"


@rule("bloodborne-card", "11.4", "R18", "R22")
def test_the_first_player_passes_over_the_eliminated():
    table = Table("henryk", "eileen", "ludwig", "djura", final_boss="rom").eliminated("eileen", "ludwig")
    table.play().answer_all()
    assert table.first_player == "djura"
    table.play().answer_all()
    assert table.first_player == "henryk"


@rule("bloodborne-card", "8.3", "11.4", "R18")
def test_a_first_player_whom_a_reveal_eliminates_passes_the_token_on_at_once():
    table = Table("henryk", "eileen", "ludwig", "djura", final_boss="rom").deck("beast_patient", "watchdog")
    table.with_deaths(eileen=1).with_health(eileen=1)
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver", djura="saw_cleaver").answer_all()
    assert table.view(None).hunters[1].status == "out"
    assert table.events("first_player_passed")[-1] == {"seat": "ludwig"}
    assert table.events("round_begins")[-1]["seat"] == table.first_player == "ludwig"
    table.play().answer_all()
    assert table.first_player == "djura"


@rule("bloodborne-card", "10.1", "R18")
@pytest.mark.parametrize(("option", "won"), [("yes", (1, 0, 1)), ("no", (0, 0, 0))])
def test_an_eliminated_hunter_wins_the_trophies_of_what_they_damaged_and_chooses_nothing(option, won):
    quick = deepcopy(PLAIN)
    driver = next(card for card in quick["upgrade"] if card["id"] == "stake_driver")
    driver["effects"].append({"block": "instant_strike", "when": "instant", "only_if_sole_copy": False})
    table = Table(final_boss="rom", trophy_for_the_dead=option, content=quick).facing("watchdog", echoes=4)
    table.with_health(henryk=1).with_deaths(henryk=1).hand(henryk="stake_driver", eileen="molotov")
    table.play(henryk="stake_driver", eileen="molotov", ludwig="saw_cleaver").answer_all()
    assert [each["seat"] for each in table.events("eliminated")] == ["henryk"]
    assert table.trophies("henryk") == won


@rule("bloodborne-card", "11.6", "13.12")
def test_under_the_wet_nurse_everyone_regains_1_health_when_a_round_begins():
    table = Table(final_boss="wet_nurse").with_health(henryk=3, eileen=8).go()
    assert table.events("healed") == [{"seat": "henryk", "health": 4}]


@rule("bloodborne-card", "11.7", "13.32", "R28")
def test_under_micolash_a_monster_from_the_box_follows_one_that_escapes():
    table = Table(final_boss="micolash").facing("executioner").deck("watchdog").box("yurie", "ebrietas")
    table.play().answer_all()
    assert len(table.events("monster_added")) == 1
    assert table.creature == "yurie"  # the only monster that was in the box
    assert table.view(None).seen.count("yurie") == 1
    table.play().answer_all()  # the box holds no monster now
    assert table.creature == "watchdog"
    assert len(table.events("monster_added")) == 1


@rule("bloodborne-card", "11.7", "R28")
def test_nobody_sees_what_micolash_puts_on_top():
    table = Table(final_boss="micolash").facing("executioner").deck("watchdog").box("yurie", "rabid_dog")
    table.play()
    assert table.question() == "take_upgrade"
    seen = table.view("henryk")
    assert (seen.from_box, seen.monsters_left, seen.bosses_left) == (1, 1, 1)
    assert not {"yurie", "rabid_dog"} & set(seen.seen)
