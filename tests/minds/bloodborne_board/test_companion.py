"""The bot of the board game: what it must not fail to see or to do."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, fresh, reveal

from duskhall import games
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Seat
from duskhall.lab import arena
from duskhall.minds.bloodborne_board import habits, plan
from duskhall.minds.bloodborne_board.companion import Companion
from duskhall.minds.bloodborne_board.worth import value


def chosen(table, worlds=3):
    ask = table.state.pending()[0]
    option = Companion(Dice(b"c" * 32), worlds).choose(Seat(table.state, ask))
    assert option in ask.options
    return table.setup.option_name(ask.question, option)


def planned(table, hunter="saw_cleaver"):
    """Return what the hunter means to do in this turn, by the names of its options."""
    worlds = [table.state.imagine(table.seat(hunter), Dice(bytes([number]) * 32)) for number in range(3)]
    question = table.state.pending()[0].question
    return [table.setup.option_name(question, action.option) for action in plan.plan(worlds, table.seat(hunter))]


# --- The turn --------------------------------------------------------------------------------------------------------


def test_a_companion_explores_when_there_is_nothing_else_to_do():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength", "vitality").turn("saw_cleaver")
    assert chosen(table) == "move"


def test_a_companion_strikes_the_enemy_that_it_can_slay_in_this_turn():
    table = Table("saw_cleaver").hand("saw_cleaver", "strength", "skill", "endurance")
    reveal(table, "lh1_source_2")
    table.state.unit_lives = [0] * len(table.state.unit_lives)
    assert "attack" in planned(table.turn("saw_cleaver"))


def test_a_companion_takes_up_the_survivor_on_whose_space_it_stands():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength", "vitality")
    table.tile("occupied_house", 0, -1, 2).tile("oedon_chapel", 0, 1).at("saw_cleaver", "occupied_house_b")
    reveal(table, "lh1_safe_haven_1", "occupied_house_b").turn("saw_cleaver")
    assert planned(table)[0] == "interact"


def test_a_companion_with_enough_insight_goes_where_the_hunt_goes_on():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength", "vitality")
    table.tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_b")
    table.state.insight = 2
    reveal(table, "lh1_source_1").turn("saw_cleaver")
    assert planned(table)[0] == "move"


def test_a_move_is_walked_as_it_was_planned():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength", "vitality")
    table.tile("courtyard_lamp", 0, -1).at("saw_cleaver", "courtyard_lamp_a")
    table.state.insight = 2
    reveal(table, "lh1_source_1").turn("saw_cleaver")
    companion = Companion(Dice(b"c" * 32))
    while table.question() in ("act", "pay", "step") and table.place("saw_cleaver") != LAMP:
        ask = table.state.pending()[0]
        table.state.answer(ask.seat, ask.question, companion.choose(Seat(table.state, ask)))
    assert table.place("saw_cleaver") == LAMP


def test_a_companion_rides_the_lamp_to_a_fight_that_is_far():
    table = Table("saw_cleaver", "threaded_cane").hand("saw_cleaver", "skill", "strength")
    table.tile("alleyway", 1, 0).tile("market", 2, 0).tile("courtyard_lamp", 3, 0)
    table.tiles_to_come().at("threaded_cane", "courtyard_lamp_b")
    reveal(table, "lh1_on_the_hunt_1", "courtyard_lamp_b", seat=1).turn("saw_cleaver")
    companion = Companion(Dice(b"c" * 32))
    for _ in range(4):
        ask = table.state.pending()[0]
        table.state.answer(ask.seat, ask.question, companion.choose(Seat(table.state, ask)))
    assert str(table.place("saw_cleaver")).startswith("courtyard_lamp")


def test_no_plan_counts_on_the_order_of_a_deck():
    """Two tables that differ only in what lies face down are played alike."""
    answers = []
    for first in ("basic", "special", "ability"):
        table = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "skill", "strength", "endurance")
        answers.append(chosen(table.actions(first).turn("saw_cleaver")))
    assert len(set(answers)) == 1


# --- Fights ----------------------------------------------------------------------------------------------------------


def test_a_companion_dodges_the_blow_that_would_slay_it():
    table = Table("saw_cleaver").enemy("hunter_mob_1").health(saw_cleaver=2).hand("saw_cleaver", "endurance")
    table.actions("basic").attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert chosen(table) == "endurance"


def test_a_companion_does_not_dodge_a_blow_that_its_own_attack_stops():
    table = Table("saw_cleaver").enemy("hunter_mob_1", damage=3).hand("saw_cleaver", "skill", "endurance")
    table.actions("basic").attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", "slot_1")
    assert table.question() == "dodge"
    assert chosen(table) == "no"


# --- What a table is worth -------------------------------------------------------------------------------------------


def test_winning_is_worth_more_than_anything():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    better = table.state.copy()
    better.won = 1
    assert value(better) > value(table.state) + 50_000


def four_hunters():
    table = Table("saw_cleaver", "threaded_cane", "hunter_axe", "ludwigs_holy_blade")
    return table.tile("occupied_house", 0, -1, 2).tile("oedon_chapel", 0, 1).tile("alleyway", 1, 0)


def gathered_at(table, space):
    for hunter in table.hunters:
        table.at(hunter, space)
    return table


def test_progress_never_looks_worse_because_the_hunters_have_gathered_where_it_was_made():
    table = gathered_at(four_hunters(), "occupied_house_b")
    reveal(table, "lh1_safe_haven_1", "occupied_house_b").turn("saw_cleaver")
    carrying = table.state.copy()
    carrying.token_seat[0], carrying.token_space[0] = 0, -1
    assert value(carrying) > value(table.state)


def test_a_mission_completed_is_worth_more_than_staying_at_its_fight():
    table = four_hunters().tile("courtyard_lamp", 2, 0)
    reveal(gathered_at(table, "courtyard_lamp_b"), "lh1_on_the_hunt_1", "courtyard_lamp_b").turn("saw_cleaver")
    fought = value(table.state)
    mob = table.state.unit_mission.index(table.number("mission", "lh1_on_the_hunt"))
    table.state.unit_lives[mob] = 0
    table.state.unit_damage[mob] = 3
    nearly = value(table.state)
    done = table.state.copy()
    done.unit_space[mob] = done.unit_mission[mob] = -1
    done.mission_at[table.number("mission", "lh1_on_the_hunt")] = -2
    done.fog = [0] * len(done.fog)
    done.insight = 1
    assert fought < nearly < value(done)


def test_a_tile_that_a_mission_needs_is_worth_finding_however_far_it_lies():
    table = four_hunters().turn("saw_cleaver")
    unknown = value(table.state)
    table.tile("courtyard_lamp", 2, 0)
    assert value(table.state) > unknown


# --- Whole games -----------------------------------------------------------------------------------------------------


def quick(game, seat, dice):
    """Return a companion that thinks in one world only."""
    return Companion(dice, worlds=1)


CAMPAIGNS = ("the_long_hunt", "growing_madness", "secrets_of_the_church", "fall_of_old_yharnam")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_companions_never_stall(campaign):
    game = games.find("bloodborne-board")
    setup = game.setup(1, {"campaign": campaign, "chapter": 2}, simulation=True)
    result = arena.play_game(setup, [quick], arena.game_seed("stall", 1))
    assert not result.outcome.truncated


def test_what_was_thought_before_changes_no_later_game():
    """Charts and duels are kept between games: a game must be the same whatever was played before it."""
    game = games.find("bloodborne-board")
    setup = game.setup(1, simulation=True)
    first, _, again = (arena.play_game(setup, [quick], arena.game_seed("kept", number)) for number in (1, 2, 1))
    assert first == again


def test_habits_answer_everything():
    """A hunter who never plans comes to the end of a chapter too."""
    state = fresh(3, length="chapter")
    for _ in range(5_000):
        if not state.asks:
            break
        ask = state.asks[0]
        option = habits.choose(state, ask)
        assert option in ask.options
        state.take(ask, option)
    assert not state.asks
