"""What a chapter still takes: the ways count of those who can bring a mission on, and nobody is without an aim."""

from collections.abc import Iterator

from duskhall import games
from duskhall.games.bloodborne_board import aims, work
from duskhall.games.bloodborne_board.death.track import last_space
from duskhall.games.bloodborne_board.printed import GOAL_DELIVER, NOWHERE
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.worth import STEADY, of_hunter
from duskhall.kernel.conformance.play import dice_of

GAME = games.find("bloodborne-board")
SETUP = GAME.setup(2, {"hunters": "random"}, simulation=True)


def tables() -> Iterator[BoardGame]:
    """Yield tables between decisions, of chapters by policy."""
    assert GAME.policy is not None
    for number in range(12):
        state, dice = GAME.new(SETUP, dice_of("work", number)), dice_of("policy", number)
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


def test_the_more_hunters_there_are_the_more_it_costs_them_when_one_falls():
    """11.1 The track moves on, and with it a turn of each is gone."""
    costs = []
    for seats in (2, 3, 4):
        state = GAME.new(GAME.setup(seats, {"hunters": "random"}, simulation=True), dice_of("fall", seats))
        assert isinstance(state, BoardGame)
        assert last_space(state) - state.track >= STEADY
        well, hurt, fallen = state, state.copy(), state.copy()
        hurt.hp[0] = 1
        fallen.place[0] = NOWHERE
        costs.append([of_hunter(well, 0) - of_hunter(each, 0) for each in (hurt, fallen)])
    assert costs == [[cost * seats // 2 for cost in costs[0]] for seats in (2, 3, 4)]
