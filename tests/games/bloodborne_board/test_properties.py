"""What is true of Bloodborne: The Board Game whatever the hunters do: Hypothesis plays, for 1 to 4 hunters."""

from typing import Any

from tests.games.playing import Playing, case, settings_of

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import BETWEEN, BLOCKED, CLOSED, DX, DY, NOBODY, NOWHERE, SLOTS, SPACES
from duskhall.games.bloodborne_board.state import BoardGame


class Hunt(Playing[BoardGame]):
    game = GAME
    settings = settings_of(GAME, hunters=["random"], retries=[0, 1], round_limit=[12])
    examples, steps = 4, 15

    def sit_down(self, seed: int, settings: dict[str, Any]) -> None:
        super().sit_down(seed, settings)
        self.place = (0, 0)

    def holds(self, state: BoardGame) -> None:
        invariants(state)

    def answer(self, choice: int) -> None:
        before, used = self.state.actions[:], self.state.actions_used[:]
        super().answer(choice)
        told = {event.kind.name for event in self.table.events_of(self.table.seq)}
        check_actions(before, used, self.state, bool(told & {"actions_shuffled", "chapter_begins"}))

    def table_holds(self) -> None:
        """The track never goes back, except where it goes round."""
        place = (self.state.attempts, self.state.track)
        assert self.place <= place or self.table.setup.settings["track"] == "endless"
        self.place = place


def invariants(state: BoardGame) -> None:
    tables = state.tables
    for seat in range(state.seats):
        slots = [card for card in state.slots[seat * SLOTS : seat * SLOTS + SLOTS] if card != NOBODY]
        cards = state.deck[seat] + state.hand[seat] + state.discard[seat] + slots
        moving = [state.fight.own.card] if state.fight.seat == seat and state.fight.slot == NOBODY else []
        placed = [card for card in moving if card != NOBODY]
        assert state.hunter[seat] == NOBODY or len(cards) + len(placed) == 12, "a hunter has 12 stat cards"
        assert 0 <= state.echoes[seat] <= 3
        assert 0 <= state.hp[seat] <= 6
        assert {state.poison[seat], state.frenzy[seat]} <= {0, 1}
        owned = [item for item, owner in enumerate(state.owner) if owner == seat]
        for kind in (1, 2):
            most = 9 if state.phase == BETWEEN else 3  # while they trade; else the third is being set aside
            assert sum(tables.items[item].type == kind for item in owned) <= most
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


TestOneHunter = case(Hunt, 1)
TestTwoHunters = case(Hunt, 2)
TestThreeHunters = case(Hunt, 3)
TestFourHunters = case(Hunt, 4)
