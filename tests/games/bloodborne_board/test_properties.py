"""What holds at every decision of every game, whoever plays it and however badly."""

from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.content import CAMPAIGNS
from duskhall.games.bloodborne_board.printed import BLOCKED, CLOSED, DX, DY, NOBODY, NOWHERE, SLOTS, SPACES
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

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
    for tile in range(len(state.tile_turn)):
        for way in range(4):
            check_exit(state, tile, way, laid)
    if laid:
        far = ground.distances(state, state.tables.tiles[state.tables.central].lamp, False)
        for tile in laid:
            for space in range(tile * SPACES, tile * SPACES + state.tables.tiles[tile].spaces):
                assert far[space] < ground.FAR, "every space of the map can be reached"
    for space in state.unit_space + state.place:
        assert space == NOWHERE or space // SPACES in laid


def check_exit(state: BoardGame, tile: int, way: int, laid: list[int]) -> None:
    """An exit joins exactly the exit that faces it on the tile beside, if there is one and nothing blocks it."""
    joined = state.link[tile * 4 + way]
    here = state.tables.tiles[tile].exit[way]
    if tile not in laid or here == CLOSED:
        assert joined == CLOSED, "only exits of tiles on the map are joined"
        return
    turned = (way + state.tile_turn[tile]) % 4
    beside = ground.tile_at(state, state.tile_x[tile] + DX[turned], state.tile_y[tile] + DY[turned])
    if beside == NOBODY or joined == BLOCKED:
        assert joined in (CLOSED, BLOCKED), "what leads to no tile leads nowhere"
        return
    facing = (turned + 2 - state.tile_turn[beside]) % 4
    back = state.link[beside * 4 + facing]
    if joined == CLOSED:
        assert state.tables.tiles[beside].exit[facing] == CLOSED or back == BLOCKED, "facing exits are joined"
    else:
        assert (joined, back) == (state.tables.tiles[beside].exit[facing], here), "joins go both ways"


def check_actions(before: list[int], used: list[int], state: BoardGame, shuffled: bool) -> None:
    """The action deck is flipped from the top, and shuffled only when it has run out."""
    if not shuffled and before:
        left = len(state.actions)
        assert state.actions == before[:left], "nothing but the top card leaves the deck"
        assert state.actions_used == used + before[left:][::-1], "in the order in which they were flipped"


OPTIONS = st.fixed_dictionaries(
    {
        "campaign": st.sampled_from(CAMPAIGNS),
        "chapter": st.integers(1, 3),
        "track": st.sampled_from(["standard", "gentle", "endless"]),
        "hand": st.sampled_from([3, 4]),
        "round_start": st.sampled_from(["hands_first", "track_first"]),
        "first_advance": st.sampled_from(["yes", "no"]),
        "unused_upgrades": st.sampled_from(["campaign", "chapter"]),
        "stun": st.sampled_from(["choice", "discard"]),
        "frenzy": st.sampled_from(["all", "attacks"]),
        "random_tiles": st.sampled_from(["all", "capped"]),
        "retries": st.integers(0, 1),
    }
)


@RELAXED
@given(seats=st.integers(1, 4), options=OPTIONS, seed=st.binary(min_size=32, max_size=32))
def test_the_table_is_always_in_order(seats, options, seed):
    setup = GAME.setup(seats, options | {"hunters": "random", "round_limit": 12}, simulation=True)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(seed), recorder)
    assert isinstance(state, BoardGame)
    choices = Dice(seed[::-1])
    places = []
    while state.asks:
        invariants(state)
        places.append((state.attempts, state.track))
        ask = state.pending()[0]
        assert ask.options == sorted(set(ask.options))
        before, used = state.actions[:], state.actions_used[:]
        recorder.events.clear()
        state.take(ask, ask.options[choices.below(len(ask.options))])
        told = {event.kind.name for event in recorder.events}
        check_actions(before, used, state, bool(told & {"actions_shuffled", "chapter_begins"}))
    if options["track"] != "endless":
        assert all(before <= after for before, after in pairwise(places)), "the track never goes back"
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
