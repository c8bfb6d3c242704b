"""A reduced game, solved exactly: the last turn of the last player, with a small deck that has every sort of card."""

import pytest
from tests.minds.dungeon_cards.solved import Solved
from tests.scale import FULL

from duskhall import games, minds
from duskhall.games.dungeon_cards import rules
from duskhall.games.dungeon_cards.state import DUNGEON, FOUND, DungeonCards
from duskhall.kernel.dice import Dice

GAME = games.find("dungeon-cards")
SETUP = GAME.setup(2, {"rounds": 1, "winner": "before_boss", "first_player": "seat"})
CARDS, ADVENTURERS = SETUP.catalogues["card"], SETUP.catalogues["adventurer"]
# Every sort of card: explore, trap, treasure, monster, equipment, the rival; oneself is added.
DECK = ("dusty_chamber", "tripwire", "coin_purse", "giant_rat", "smoke_bomb", "adv_warrior")
# Who plays, with how many actions taken, skill points, hits and pieces of gold, against how much gold.
TURNS = (
    ("rogue", 6, 1, 2, 2, 5),
    ("dwarf", 5, 1, 1, 2, 5),
    ("wizard", 8, 1, 1, 4, 5),
)
WHOLE = ("rogue", 1, 2, 2, 0, 5)  # from the first card on


def last_turn(adventurer: str, actions: int, points: int, hits: int, gold: int, rival: int) -> DungeonCards:
    """Return the last turn of the last round, at its second card; the first player, a warrior, has had theirs."""
    state = GAME.new(SETUP, Dice(bytes(32)))
    assert isinstance(state, DungeonCards)
    state.agenda, state.asks = [], []
    state.adventurer = [ADVENTURERS.index("warrior"), ADVENTURERS.index(adventurer)]
    state.phase, state.round, state.turn, state.boss = DUNGEON, 1, 1, 0
    state.deck = sorted(CARDS.index(card) for card in (*DECK, f"adv_{adventurer}"))
    state.row, state.status, state.action_total = [CARDS.index("winding_tunnels")], [FOUND], actions
    state.gold, state.hits, state.points = [rival, gold], [0, hits], [0, points]
    rules.before_drawing(state)
    return state


@pytest.mark.parametrize("turn", (*TURNS, WHOLE) if FULL else TURNS[:2])
def test_a_master_wins_nearly_as_often_as_can_be(turn):
    state = last_turn(*turn)
    solved = Solved(1)
    best = solved.worth(state)
    reached = solved.played(state, minds.find(GAME.id, "master")(GAME, 1, Dice(bytes(32))), {})
    assert 0.05 < best < 0.95, "there is something to win, and to lose"
    assert len(solved.worths) > (100_000 if turn is WHOLE else 100)
    assert reached >= 0.99 * best
