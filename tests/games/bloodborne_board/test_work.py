"""What a chapter still takes: the ways count of those who can bring a mission on, and nobody is without an aim."""

from collections.abc import Iterator

import pytest
from tests.games.bloodborne_board.table import Table

from duskhall import games
from duskhall.games.bloodborne_board import aims, work
from duskhall.games.bloodborne_board.printed import BARRED, GOAL_DELIVER, NOWHERE, ROLE_OBJECT, SPACES, WAITING
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.worth import engaged, trapped
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.setup import Setup

GAME = games.find("bloodborne-board")
SETUP = GAME.setup(2, {"hunters": "random"}, simulation=True)
FOUR = GAME.setup(4, {"hunters": "random"}, simulation=True)


def tables(setup: Setup = SETUP, chapters: int = 12) -> Iterator[BoardGame]:
    """Yield tables between decisions, of chapters by policy."""
    assert GAME.policy is not None
    for number in range(chapters):
        state, dice = GAME.new(setup, dice_of("work", number)), dice_of("policy", number)
        assert isinstance(state, BoardGame)
        while state.asks:
            yield state
            ask = state.pending()[0]
            state.take(ask, GAME.policy(state, ask, dice))


def test_the_way_of_whoever_carries_counts_and_not_that_of_whoever_is_nearer():
    for state in tables():
        for mission, at in enumerate(state.mission_at):
            carriers = [seat for seat in range(2) if aims.carries(state, seat, mission)] if at >= 0 else []
            if len(carriers) == 1 and state.tables.steps[at].goal == GOAL_DELIVER and NOWHERE not in state.place:
                goals: list[int] = []
                aims.add_mission(state, carriers[0], mission, goals)
                far = work.nearest(state, mission)
                if goals and far > 1:
                    table = state.copy()
                    table.place[1 - carriers[0]] = goals[0]
                    assert work.nearest(table, mission) == far
                    table.place[carriers[0]] = goals[0]
                    assert work.nearest(table, mission) == 0
                    return
    raise AssertionError("nobody carried anything")


def test_a_hunter_who_has_nothing_to_do_goes_where_the_hunt_goes_on():
    seen = 0
    for state in tables():
        missions = aims.asked_for(state)
        for seat in range(2):
            own: list[int] = []
            for mission in missions:
                aims.add_mission(state, seat, mission, own)
            hunt: list[int] = []
            if missions and not own and not aims.is_searching(state):
                aims.add_hunt(state, hunt)
            if hunt:
                assert aims.aims(state, seat) == hunt
                seen += 1
    assert seen


def test_taking_up_what_is_to_be_brought_far_is_no_step_back():
    """14.7 The way to where it is brought counts before it is taken up as well."""
    seen = 0
    for state in tables(FOUR, 40):
        for mission, at in enumerate(state.mission_at):
            if at < 0 or state.tables.steps[at].goal != GOAL_DELIVER or work.is_in_hand(state, mission):
                continue
            lying = [place for place, owner in enumerate(state.token_mission) if owner == mission]
            lying = [place for place in lying if state.token_space[place] != NOWHERE]
            carried: list[int] = []
            work.add_scene(state, mission, at, carried)
            if lying and carried and work.between(state, [state.token_space[lying[0]]], carried) > 2:
                before, after = state.copy(), state.copy()
                for table in (before, after):
                    table.place[0] = state.token_space[lying[0]]
                after.token_seat[lying[0]], after.token_space[lying[0]] = 0, NOWHERE
                assert work.onward(after, mission) < work.onward(before, mission)
                assert work.left(after) <= work.left(before)
                seen += 1
        if seen:
            return
    raise AssertionError("nothing lay there to be brought anywhere")


def test_an_enemy_beside_a_hunter_costs_less_the_more_it_is_wounded():
    """6.3 It strikes again."""
    for state in tables(FOUR):
        for seat in range(FOUR.seats):
            foes = [unit for unit in state.units_at(state.place[seat]) if not aims.is_wanted(state, unit)]
            foes = [unit for unit in foes if state.kind_of(unit).role != ROLE_OBJECT and not state.unit_damage[unit]]
            if foes:
                cost = engaged(state, seat)
                state.unit_damage[foes[0]] = 1
                assert 0 < engaged(state, seat) < cost
                return
    raise AssertionError("nobody met anybody")


HUNTERS = ("saw_cleaver", "threaded_cane", "hunter_axe", "ludwigs_holy_blade")


@pytest.mark.parametrize(("seats", "spent"), [(2, "endurance"), (4, "vitality")])
def test_three_hunters_and_more_spend_no_card_that_they_could_dodge_with(seats, spent):
    """3.1, 7.9"""
    assert GAME.policy is not None
    table = Table(*HUNTERS[:seats]).hand("saw_cleaver", "endurance", "vitality", "strength").turn("saw_cleaver")
    ask = table.answer("move").state.pending()[0]
    assert table.setup.option_name(ask.question, GAME.policy(table.state, ask, dice_of("pay"))) == spent


def test_fog_gates_hold_who_has_nothing_to_do_behind_them():
    """13.2"""
    state = next(table for table in tables(FOUR) if table.place[0] != NOWHERE)
    mission = next(each for each in range(len(state.mission_at)) if each not in aims.asked_for(state))
    unit = next(unit for unit, space in enumerate(state.unit_space) if space == NOWHERE)
    assert trapped(state, 0) == 0
    state.fog[state.place[0] // SPACES] = mission + 1
    assert trapped(state, 0) == 0, "nobody has to be slain to come out"
    state.unit_mission[unit], state.unit_space[unit] = mission, state.place[0]
    alive = trapped(state, 0)
    state.unit_damage[unit] = state.unit_hp(unit) - 1
    assert 0 < trapped(state, 0) < alive
    state.fog[state.place[0] // SPACES] = aims.asked_for(state)[0] + 1
    assert trapped(state, 0) == 0, "a mission that counts is done there"


def test_missions_that_are_yet_to_be_opened_count_so_that_opening_them_is_no_step_back():
    """14.2 The hunt of Fall of Old Yharnam opens two of the missions that it wants done."""
    setup = GAME.setup(4, {"hunters": "random", "campaign": "fall_of_old_yharnam"}, simulation=True)
    before = next(table for table in tables(setup) if table.acted[0])
    hunt = aims.asked_for(before)[0]
    coming = [mission for mission in aims.asked_for(before) if before.mission_at[mission] == BARRED]
    assert len(coming) == 2
    after = before.copy()
    after.mission_at[hunt] = before.tables.steps[before.mission_at[hunt]].next
    for mission in coming:
        after.mission_at[mission] = WAITING
    assert aims.asked_for(after) == aims.asked_for(before)
    assert work.left(after) < work.left(before)
    assert not any(space in aims.aims(before, 0) for mission in coming for space in places(before, mission))


def places(state: BoardGame, mission: int) -> list[int]:
    """Return the spaces of the tile at which a mission begins."""
    tile = state.tables.missions[mission].tile
    return list(range(tile * SPACES, tile * SPACES + SPACES))
