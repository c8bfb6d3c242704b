"""7 The Hunter's Dream."""

import pytest
from tests.games.bloodborne_card.table import Table
from tests.rule import rule


@rule("bloodborne-card", "7.1", "13.1")
def test_dreaming_banks_everything_collected():
    table = Table().with_collected(henryk=5).with_banked(henryk=2).display("kirkhammer", "kirkhammer", "molotov")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert (table.collected("henryk"), table.banked("henryk")) == (0, 7)
    assert table.events("banked") == [{"seat": "henryk", "echoes": 5, "total": 7}]


@rule("bloodborne-card", "7.1")
def test_the_dreams_are_entered_in_player_order():
    table = Table().display("kirkhammer", "molotov", "blood_vial")
    table.play().answer(henryk="molotov")
    table.refused("eileen", "molotov", "7.5", "refusal-not-on-display")
    table.answer(eileen="kirkhammer")
    assert table.events("upgrade_taken")[-1] == {"seat": "ludwig", "card": "blood_vial"}  # nothing else is left


@rule("bloodborne-card", "7.2")
def test_dreaming_takes_back_the_used_pile_and_the_dream_itself():
    table = Table().hand(henryk="saw_cleaver").with_used(henryk="hunter_axe transform hunter_pistol")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert table.used("henryk") == []
    assert {"hunters_dream", "saw_cleaver", "hunter_axe", "transform", "hunter_pistol"} <= set(table.in_hand("henryk"))


@rule("bloodborne-card", "7.3")
def test_the_dead_gain_an_upgrade_and_rest_but_neither_bank_nor_take_back():
    table = Table().with_health(henryk=2).with_collected(henryk=5).display("kirkhammer", "molotov", "molotov")
    table.hand(henryk="saw_cleaver").with_used(henryk="hunter_axe").rolling("2")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="kirkhammer")
    assert (table.banked("henryk"), table.collected("henryk"), table.health("henryk")) == (0, 0, 8)
    assert sorted(table.used("henryk")) == ["hunter_axe", "saw_cleaver"]
    assert "kirkhammer" in table.in_hand("henryk")


@rule("bloodborne-card", "7.3")
def test_the_dead_take_back_their_cards_if_they_played_the_dream():
    table = Table().with_health(henryk=2).with_collected(henryk=5).with_used(henryk="hunter_axe").rolling("4")
    table.hand(henryk="saw_cleaver").play(eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert table.banked("henryk") == 0
    assert table.used("henryk") == []
    assert {"hunters_dream", "hunter_axe"} <= set(table.in_hand("henryk"))


@rule("bloodborne-card", "7.4")
def test_dreaming_restores_full_health():
    table = Table().with_health(henryk=3, eileen=3).rolling("2")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer_all()
    assert (table.health("henryk"), table.health("eileen")) == (8, 1)


@rule("bloodborne-card", "7.5", "R10")
def test_an_upgrade_must_be_taken_while_there_is_one():
    table = Table().display("kirkhammer", "molotov").upgrade_deck()
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.options("henryk") == ["molotov", "kirkhammer"]
    table.refused("henryk", "nothing", "7.5", "refusal-upgrade-mandatory")
    empty = Table().display().upgrade_deck().play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert empty.question() == "play_card"
    assert empty.events("upgrade_taken") == []


@rule("bloodborne-card", "7.5", "R10")
def test_a_table_may_let_hunters_decline_an_upgrade():
    table = Table(upgrades="optional").display("kirkhammer")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="nothing")
    assert table.events("upgrade_declined") == [{"seat": "henryk"}]
    assert "kirkhammer" in table.on_display()


@rule("bloodborne-card", "7.5")
def test_an_upgrade_can_be_played_in_the_very_next_round():
    table = Table().display("kirkhammer", "molotov", "molotov")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="kirkhammer")
    assert "kirkhammer" in table.options("henryk")


@rule("bloodborne-card", "7.6")
def test_the_display_is_filled_when_everyone_has_chosen_as_long_as_the_deck_lasts():
    table = Table().display("kirkhammer", "molotov", "blood_vial").upgrade_deck("ludwigs_rifle")
    table.play(henryk="hunters_dream", eileen="hunters_dream", ludwig="saw_cleaver").answer(henryk="molotov")
    assert table.on_display() == ["kirkhammer", "blood_vial"]
    table.answer(eileen="kirkhammer")
    assert table.on_display() == ["blood_vial", "ludwigs_rifle"]


@rule("bloodborne-card", "7.7")
def test_with_an_eighth_card_any_other_card_or_the_new_one_leaves_the_game():
    table = Table().with_health(henryk=1).rolling("4").display("molotov", "kirkhammer", "kirkhammer")
    table.hand(henryk="transform saw_cleaver hunter_axe").with_used(henryk="hunter_pistol blood_vial stake_driver")
    table.play(henryk="transform", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="saw_cleaver")
    table.answer(henryk="kirkhammer")
    assert table.question() == "remove_card"
    assert sorted(table.options("henryk")) == sorted(
        ["transform", "saw_cleaver", "hunter_axe", "hunter_pistol", "blood_vial", "stake_driver", "kirkhammer"]
    )
    table.refused("henryk", "molotov", "7.7", "refusal-not-owned")
    table.answer(henryk="transform")
    assert table.events("card_removed") == [{"seat": "henryk", "card": "transform"}]
    assert len(table.in_hand("henryk")) + len(table.used("henryk")) == 7


@rule("bloodborne-card", "7.7", "R11")
@pytest.mark.parametrize(("hand", "used"), [("kirkhammer", "kirkhammer"), ("kirkhammer kirkhammer", "")])
def test_of_two_copies_the_used_one_leaves_first(hand, used):
    table = Table().with_health(henryk=1).rolling("4").display("molotov", "blood_vial", "stake_driver")
    table.hand(henryk=f"hunter_axe saw_cleaver transform {hand}").with_used(henryk=f"stake_driver {used}".strip())
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="molotov")
    table.answer(henryk="kirkhammer")
    assert table.in_hand("henryk").count("kirkhammer") == 1
    assert "kirkhammer" not in table.used("henryk")


@rule("bloodborne-card", "7.8")
def test_the_dream_can_never_leave_the_game():
    table = Table().display("molotov", "kirkhammer", "kirkhammer")
    table.hand(henryk="transform saw_cleaver hunter_axe hunter_pistol blood_vial stake_driver")
    table.play(henryk="hunters_dream", eileen="saw_cleaver", ludwig="saw_cleaver").answer(henryk="molotov")
    assert "hunters_dream" not in table.options("henryk")
    table.refused("henryk", "hunters_dream", "7.8", "refusal-never-the-dream")
