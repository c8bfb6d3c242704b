"""What is on the table of Dungeon Cards: tables of numbers from the content, and the state of a game.

Cards, adventurers, aids (skills and single-use items), items and bosses are ints, indices into the content's
catalogues.  This module must not know how the game flows; that is in `rules`.
"""

from collections.abc import Callable
from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import cells, declared, pile
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

NOBODY: Final = -1

# Types of cards (section 4)
EXPLORE: Final = 0
TRAP: Final = 1
TREASURE: Final = 2
MONSTER: Final = 3
EQUIPMENT: Final = 4
ADVENTURER: Final = 5

# Faces of the dice (5.1)
STRIKE: Final = 0
EVADE: Final = 1
SKILL: Final = 2

# What became of a card of this turn
OPEN: Final = 0  # not dealt with yet
FOUND: Final = 1  # explored, found or beaten: it pays on a safe end
EVADED: Final = 2  # it pays nothing
CLAIM: Final = 3  # a knocked-out rival, passed (9.5)
OWN: Final = 4  # one's own adventurer (9.4)

# What a roll is for
FIGHT: Final = 0
EVASION: Final = 1
BATTLE: Final = 2  # a fight roll against the boss

# The moments at which aids are used (6.3)
BEFORE_DRAWING: Final = 0
CARD_JUST_DRAWN: Final = 1
BEFORE_A_ROLL: Final = 2
AFTER_A_FIGHT_ROLL: Final = 3
AFTER_AN_EVADE_ROLL: Final = 4
HAVING_EVADED: Final = 5
HIT_COMING: Final = 6
COLLECTING: Final = 7
MOMENTS: Final = 8

# Where the game stands
CHOOSING: Final = 0
DUNGEON: Final = 1
BOSS: Final = 2
OVER: Final = 3

Effect = Callable[["DungeonCards", int, int], None]
Condition = Callable[["DungeonCards", int, int], bool]


class Tables:
    """The numbers on the cards, by index: made once from the content and shared by all states."""

    def __init__(self) -> None:
        # Deck cards
        self.type: list[int] = []
        self.count: list[int] = []
        self.action: list[int] = []
        self.evade: list[int] = []
        self.strike: list[int] = []
        self.gold: list[int] = []
        self.potion: list[int] = []
        self.owner: list[int] = []  # the adventurer of an adventurer card, else NOBODY
        self.item: list[int] = []  # the item of an equipment card, else NOBODY
        # Adventurers
        self.action_limit: list[int] = []
        self.strike_dice: list[int] = []
        self.evade_dice: list[int] = []
        self.hits: list[int] = []
        self.skills_at: list[list[list[int]]] = []  # adventurer, moment -> aids
        # Aids: skills first, then single-use items
        self.cost: list[int] = []
        self.amount: list[int] = []
        self.effect: list[Effect] = []
        self.helps: list[Condition] = []
        self.aid_item: list[int] = []  # the item that is used up, NOBODY for a skill
        # Items
        self.item_card: list[int] = []
        self.item_strikes: list[int] = []  # permanent bonus
        self.item_evades: list[int] = []
        self.lasting: list[int] = []  # the items with a permanent bonus
        self.items_at: list[list[int]] = []  # moment -> aids that are single-use items
        # Bosses
        self.boss_strikes: list[int] = []
        self.boss_hits: list[int] = []
        self.boss_gold: list[int] = []
        self.boss_amount: list[int] = []
        self.boss_with_hit: list[Effect] = []  # what its skill does to the hit that is coming
        self.boss_after_hit: list[Effect] = []  # what its skill does afterwards
        # Dice
        self.dice = 0
        self.faces: list[int] = []


@declared
class DungeonCards(State):
    """One game of Dungeon Cards; 1.5 it begins without gold, skill points, hits and equipment."""

    # Where the game stands
    phase: int = CHOOSING
    round: int = 0
    first_player: int = 0
    turn: int = NOBODY  # whose turn or boss battle it is
    # Per seat
    adventurer: list[int] = cells("seats", NOBODY)
    gold: list[int] = cells("seats", 0)
    hits: list[int] = cells("seats", 0)
    points: list[int] = cells("seats", 0)
    held: list[int] = cells("seats * len(tables.item_card)", 0)  # seat by seat, how many of each item
    from_treasures: list[int] = cells("seats", 0)
    from_monsters: list[int] = cells("seats", 0)
    from_rivals: list[int] = cells("seats", 0)
    from_boss: list[int] = cells("seats", 0)
    # Piles; the top card is the last one
    deck: list[int] = pile("sum(tables.count)")
    discard: list[int] = pile("sum(tables.count)")
    top_seen: int = 0  # the seats that have seen the top card, one bit each (6.7)
    # The turn
    row: list[int] = pile("sum(tables.count)")
    status: list[int] = pile("sum(tables.count)")
    action: int = 0  # the action number of the card just drawn
    action_total: int = 0
    bust: bool = False
    # The roll
    roll: int = FIGHT
    need: int = 0
    strikes: int = 0
    evades: int = 0
    stars: int = 0
    added: int = 0
    used_on_roll: int = 0  # the aids used on this roll, one bit each (6.11)
    aside_strikes: int = 0
    aside_evades: int = 0
    aside_stars: int = 0
    # Its consequences
    hits_coming: int = 0
    sanctuary: bool = False
    noses: int = 0  # treasures that are worth more (6.15)
    settling: int = 0  # cards of the row already collected
    # The boss and the end
    boss: int = NOBODY
    boss_open: bool = False
    boss_damage: int = 0
    boss_order: list[int] = pile("seats")
    challenger: int = 0  # how many of the order have been offered the battle
    slayer: int = NOBODY
    places: list[int] = pile("seats")
    final_gold: list[int] = pile("seats")

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables

    # --- What can be read off the table --------------------------------------------------------------------------

    def is_out(self, seat: int) -> bool:
        """Say whether this adventurer is knocked out (10.1)."""
        return self.hits[seat] >= self.tables.hits[self.adventurer[seat]]

    def action_limit(self) -> int:
        """Return the action limit of whoever's turn it is."""
        return self.tables.action_limit[self.adventurer[self.turn]]

    def seat_of(self, adventurer: int) -> int:
        """Return who plays this adventurer."""
        return self.adventurer.index(adventurer)

    def has_item(self, seat: int, item: int) -> bool:
        """Say whether this player holds the item."""
        return self.held[seat * len(self.tables.item_card) + item] > 0

    def give_item(self, seat: int, item: int, number: int) -> None:
        """Give a player so many of an item, or take them away."""
        self.held[seat * len(self.tables.item_card) + item] += number

    def permanent_bonus(self, seat: int, roll: int) -> int:
        """Return what permanent items add to a roll (8.2)."""
        tables = self.tables
        bonus = tables.item_evades if roll == EVASION else tables.item_strikes
        kinds = len(bonus)
        total = 0
        for item in tables.lasting:
            total += bonus[item] * self.held[seat * kinds + item]
        return total

    def roll_result(self, seat: int) -> int:
        """Return how many strikes or evades the roll counts, everything added."""
        faces = self.evades if self.roll == EVASION else self.strikes
        return faces + self.added + self.permanent_bonus(seat, self.roll)

    def knows_top(self, seat: int) -> bool:
        """Say whether this player has seen the card on top of the deck (6.7)."""
        return self.top_seen >> seat & 1 == 1

    def turn_order(self) -> list[int]:
        """Return all seats clockwise from the first player."""
        first = self.first_player
        return list(range(first, self.seats)) + list(range(first))
