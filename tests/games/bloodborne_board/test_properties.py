"""What holds at every decision of every game, whoever plays it and however badly."""

from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.content import CAMPAIGNS
from duskhall.games.bloodborne_board.printed import CLOSED, NOBODY, NOWHERE, SLOTS, SPACES
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice

RELAXED = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def invariants(state: BoardGame) -> None:
    tables = state.tables
    for seat in range(state.seats):
        slots = [card for card in state.slots[seat * SLOTS : seat * SLOTS + SLOTS] if card != NOBODY]
        cards = state.deck[seat] + state.hand[seat] + state.discard[seat] + slots
        moving = [state.own_card] if state.fight_seat == seat and state.own_slot == NOBODY else []
        placed = [card for card in moving if card != NOBODY]
        assert state.hunter[seat] == NOBODY or len(cards) + len(placed) == 12, "a hunter has 12 stat cards"
        assert 0 <= state.echoes[seat] <= 3
        assert 0 <= state.hp[seat] <= 6
        assert {state.poison[seat], state.frenzy[seat]} <= {0, 1}
        owned = [item for item, owner in enumerate(state.owner) if owner == seat]
        for kind in (1, 2):
            assert sum(tables.items[item].type == kind for item in owned) <= 3  # the third is being set aside
    assert sorted(state.actions + state.actions_used) in ([], [0, 0, 0, 1, 1, 2])
    assert sum(state.goods) <= 8
    assert (
        sum(state.held) + len(state.goods_deck) + len(state.goods_discard) + len(state.picks) >= 36
        or not state.goods_deck
    )
    check_map(state)


def check_map(state: BoardGame) -> None:
    laid = [tile for tile, turn in enumerate(state.tile_turn) if turn != NOBODY]
    places = {(state.tile_x[tile], state.tile_y[tile]) for tile in laid}
    assert len(places) == len(laid), "no two tiles lie on the same place"
    assert not set(laid) & set(state.tile_deck)
    for at, space in enumerate(state.link):
        if space != CLOSED:
            tile = space // SPACES
            here = state.tables.tiles[at // 4].exit[at % 4]
            assert here in [state.link[tile * 4 + way] for way in range(4)], "joins go both ways"
    if laid:
        far = ground.distances(state, state.tables.tiles[state.tables.central].lamp, False)
        for tile in laid:
            for space in range(tile * SPACES, tile * SPACES + state.tables.tiles[tile].spaces):
                assert far[space] < ground.FAR, "every space of the map can be reached"
    for space in state.unit_space + state.place:
        assert space == NOWHERE or space // SPACES in laid


@RELAXED
@given(
    seats=st.integers(1, 4),
    campaign=st.sampled_from(CAMPAIGNS),
    chapter=st.integers(1, 3),
    track=st.sampled_from(["standard", "endless"]),
    seed=st.binary(min_size=32, max_size=32),
)
def test_the_table_is_always_in_order(seats, campaign, chapter, track, seed):
    options = {"campaign": campaign, "chapter": chapter, "track": track, "hunters": "random", "round_limit": 12}
    setup = GAME.setup(seats, options, simulation=True)
    state = GAME.new(setup, Dice(seed))
    assert isinstance(state, BoardGame)
    choices = Dice(seed[::-1])
    tracks = []
    while state.asks:
        invariants(state)
        tracks.append(state.track)
        ask = state.pending()[0]
        assert ask.options == sorted(set(ask.options))
        state.take(ask, ask.options[choices.below(len(ask.options))])
    if track == "standard":
        assert all(before <= after for before, after in pairwise(tracks)), "the track never goes back"
    assert state.outcome() is not None


@RELAXED
@given(seats=st.integers(1, 4), seed=st.binary(min_size=32, max_size=32))
def test_a_copy_goes_its_own_way(seats, seed):
    state = GAME.new(GAME.setup(seats, {"hunters": "random"}, simulation=True), Dice(seed))
    choices = Dice(seed)
    for _ in range(60):
        if not state.asks:
            break
        copy = state.copy()
        before = state.digest()
        copy.play_out(Dice(seed))
        assert state.digest() == before
        ask = state.pending()[0]
        state.take(ask, ask.options[choices.below(len(ask.options))])
