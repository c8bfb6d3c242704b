"""12 The end of the game."""

import pytest
from tests.games.bloodborne_card.table import Table
from tests.rule import rule

from duskhall.kernel.state import TRUNCATED


@rule("bloodborne-card", "12.1")
def test_the_game_ends_with_the_final_boss_without_a_dream_step():
    table = Table().facing("gehrman", echoes=1).with_collected(ludwig=4)
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="hunters_dream")
    assert table.is_over()
    assert "upgrade_taken" not in table.happened()
    assert table.outcome().ending == "ending-final-boss"


@rule("bloodborne-card", "12.1", "R25")
@pytest.mark.parametrize(("option", "score"), [("at_once", 1 + 5 + 3), ("card_ends", 3)])
def test_the_game_ends_with_the_kill_or_with_the_card_that_killed(option, score):
    table = Table(final_kill=option).facing("gehrman", echoes=1).with_health(henryk=3).with_collected(henryk=5)
    table.hand(henryk="bellmouth_mortar").play(henryk="bellmouth_mortar")
    assert table.outcome().scores == (score, 0, 0)


@rule("bloodborne-card", "12.1", "R25")
def test_a_molotov_burns_before_it_kills_and_no_later_card_begins():
    table = Table().facing("gehrman", echoes=1).with_health(eileen=1).with_collected(eileen=5)
    table.hand(henryk="molotov", eileen="blood_vial", ludwig="blood_vial").with_health(ludwig=5)
    table.play(henryk="molotov", eileen="blood_vial", ludwig="blood_vial")
    assert table.events("died") == [{"seat": "eileen", "echoes": 5, "cause": "card"}]
    assert "healed" not in table.happened()
    assert table.outcome().scores == (1 + 3, 0, 0)


@rule("bloodborne-card", "12.2", "12.3")
def test_everyone_banks_and_scores_echoes_and_trophies():
    table = Table().facing("gehrman", echoes=1).with_collected(eileen=4).with_banked(eileen=3, ludwig=2)
    table.with_trophies(eileen=(5, 0, 1), ludwig=(0, 4, 0)).play(henryk="saw_cleaver")
    assert table.outcome().scores == (1 + 1 + 1 + 1, 7 + 8 + 1, 2 + 5)
    assert table.events("scored")[1] == {"seat": "eileen", "banked": 7, "trophies": 9, "score": 16}
    assert [table.collected(name) for name in table.hunters] == [0, 0, 0]
    for score, lines in zip(table.outcome().scores, table.outcome().breakdown):
        assert sum(line.amount for line in lines) == score


@rule("bloodborne-card", "12.4")
def test_the_highest_score_wins_and_then_the_most_banked_echoes():
    table = Table().facing("gehrman", echoes=1).with_banked(eileen=9, ludwig=4).play(henryk="saw_cleaver")
    assert table.winners() == ["eileen"]
    assert table.outcome().places == (3, 1, 2)  # Henryk has 1 and three trophies, Ludwig as much and more banked
    tied = Table().facing("gehrman", echoes=1).with_banked(eileen=8, ludwig=6)
    tied.with_trophies(eileen=(1, 0, 0), ludwig=(3, 0, 0)).play(henryk="saw_cleaver")
    assert tied.outcome().scores[1:] == (9, 9)
    assert tied.winners() == ["eileen"]
    assert tied.outcome().places == (3, 1, 2)


@rule("bloodborne-card", "12.5")
def test_those_still_equal_share_the_victory():
    table = Table().facing("gehrman", echoes=1).with_banked(eileen=9, ludwig=5).with_collected(ludwig=4)
    table.play(henryk="saw_cleaver")
    assert table.winners() == ["eileen", "ludwig"]
    assert table.outcome().places == (3, 1, 1)


@rule("bloodborne-card", "12.6", "R18")
@pytest.mark.parametrize(("option", "winner"), [("lose", "henryk"), ("compare", "ludwig")])
def test_an_eliminated_hunter_cannot_win_unless_the_table_counts_them(option, winner):
    table = Table(final_boss="rom", eliminated=option).facing("rom", echoes=1).with_banked(ludwig=20)
    table.eliminated("ludwig").play(henryk="saw_cleaver")
    assert table.winners() == [winner]


@rule("bloodborne-card", "12.6")
def test_with_nobody_left_nobody_wins():
    table = Table(final_boss="rom").facing("executioner").with_health(henryk=1, eileen=2, ludwig=3)
    table.with_deaths(henryk=1, eileen=1, ludwig=1).rolling("4")
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.is_over()
    assert table.winners() == []
    assert table.outcome().ending == "ending-nobody-left"


@rule("bloodborne-card", "12.6")
def test_the_last_hunters_may_be_eliminated_on_a_reveal():
    table = (
        Table(final_boss="rom").facing("executioner").deck("beast_patient").with_health(henryk=1, eileen=1, ludwig=1)
    )
    table.with_deaths(henryk=1, eileen=1, ludwig=1)
    table.play(henryk="saw_cleaver", eileen="saw_cleaver", ludwig="saw_cleaver")
    assert table.outcome().ending == "ending-nobody-left"


@rule("bloodborne-card", "12.7", "R16")
def test_a_limit_of_rounds_cuts_the_game_short():
    table = Table(round_limit=2).with_banked(eileen=3)
    table.play().answer_all()
    assert not table.is_over()
    table.play().answer_all()
    assert table.state.ended == TRUNCATED
    assert table.outcome().truncated
    assert table.winners() == ["eileen"]


@rule("bloodborne-card", "12.7", "12.4", "R16")
def test_collected_echoes_break_a_tie_at_the_limit_as_if_they_were_banked():
    tied = Table(round_limit=1).facing("watchdog").with_banked(eileen=5).with_trophies(eileen=(3, 0, 0))
    tied.with_collected(henryk=5).with_trophies(henryk=(2, 0, 0))
    tied.play(henryk="saw_cleaver", eileen="hunters_dream", ludwig="hunters_dream").answer_all()
    assert tied.outcome().scores[:2] == (8, 8)
    assert tied.winners() == ["henryk"]
