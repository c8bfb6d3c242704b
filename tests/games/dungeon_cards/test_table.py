"""The tests' own table says clearly what a scenario gets wrong."""

import pytest
from tests.games.dungeon_cards.table import Table
from tests.games.scenario import ScenarioError


def test_an_answer_that_is_not_offered():
    with pytest.raises(
        ScenarioError, match=r"'flee' is not possible now: warrior is asked fight_or_evade \['fight', 'ev"
    ):
        Table().deck("zombie").answer("flee")


def test_dice_that_were_not_scripted():
    with pytest.raises(ScenarioError, match=r"6 dice were thrown, but the script was \[\]"):
        Table().deck("zombie").answer("fight")


def test_a_script_of_the_wrong_number_of_dice():
    with pytest.raises(ScenarioError, match=r"6 dice were thrown, but the script was \['SSS'\]"):
        Table().deck("zombie").rolling("SSS").answer("fight")


def test_a_throw_that_cannot_be_read():
    with pytest.raises(ScenarioError, match="a throw is written with S, E and"):
        Table().rolling("SSX")


def test_chance_that_is_no_die_before_the_script():
    with pytest.raises(ScenarioError, match="chance was needed for a reshuffle before"):
        Table().piles(deck=[], discard=["coin_purse", "tripwire"]).rolling("SSS").go()


def test_a_card_that_is_not_in_the_deck():
    with pytest.raises(ScenarioError, match="there is no lucky_coin left in the deck"):
        Table().deck("lucky_coin", "lucky_coin")


def test_a_card_that_does_not_exist():
    with pytest.raises(ScenarioError, match="there is no card dragon; there are empty_corridor"):
        Table().deck("dragon")


def test_a_player_who_is_not_there():
    with pytest.raises(ScenarioError, match="nobody plays wizard; at the table are warrior, rogue"):
        Table().with_gold(wizard=1)


def test_the_outcome_of_a_game_that_goes_on():
    with pytest.raises(ScenarioError, match="the game is not over: warrior is asked push_or_stop"):
        Table().outcome()


def test_an_answer_after_the_end():
    table = Table(rounds=1).with_gold(warrior=1).at_the_boss().answer("decline", "decline")
    with pytest.raises(ScenarioError, match="nobody is asked anything: the game is over"):
        table.answer("decline")


def test_more_dice_than_a_block_of_the_stream_holds():
    table = Table(boss="lich_queen").with_gold(warrior=1).at_the_boss()
    table.rolling("SSSSEE", "SSSSE*", "SSSSS*", "SSSSSS", "SE*E*E", "EE*SSS", "EEEEEE", "E*E*EE").answer("challenge")
    rolled = [(event["strikes"], event["evades"], event["skills"]) for event in table.events("rolled")]
    assert rolled == [(4, 2, 0), (4, 1, 1), (5, 0, 1), (6, 0, 0), (1, 3, 2), (3, 2, 1), (0, 6, 0), (0, 4, 2)]
