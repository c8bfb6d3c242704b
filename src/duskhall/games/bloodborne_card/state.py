"""What is on the table of Bloodborne: The Card Game: tables of numbers from the content, and the state of a game.

Cards (action cards by title), creatures (monsters, bosses, final bosses), dice and trophy types are ints, indices
into the content's catalogues; so are effects, rows of the tables below.  This module must not know how the game
flows; that is in `rules`.
"""

from collections.abc import Callable
from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import cells, declared, during, made, pile, piles
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

NOBODY: Final = -1  # no seat, no card, no creature

# Kinds of action cards (0.5)
MELEE: Final = 0
RANGED: Final = 1
UTILITY: Final = 2
ANY_KIND: Final = -1

# Kinds of creatures
MONSTER: Final = 0
BOSS: Final = 1
FINAL_BOSS: Final = 2

# What has become of the creature that was last turned up
IN_PLAY: Final = 0
KILLED: Final = 1
ESCAPED: Final = 2

# How a hunter is
ALIVE: Final = 0
DEAD: Final = 1  # until the Dream step (9.2)
OUT: Final = 2  # eliminated (11.4)

# Why a hunter is hurt or loses something: the catalogue of causes, in its order
DIE: Final = 0  # the monster's attack
CARD: Final = 1  # another hunter's
SPLASH: Final = 2  # a blow that was aimed at the creature
RETALIATION: Final = 3
RECOIL: Final = 4  # one's own card
ESCAPE_EFFECT: Final = 5
REVEAL_EFFECT: Final = 6
SURVIVAL_EFFECT: Final = 7
ROUND_EFFECT: Final = 8  # of a creature, as a round begins

# What a card protects from (4.4)
NOTHING: Final = 0
THE_ATTACK: Final = 1
EVERYTHING: Final = 2

# When an effect takes place (13)
GAME: Final = 0
ROUND_START: Final = 1
REVEAL: Final = 2
CHOOSE: Final = 3
ROUND: Final = 4
INSTANT: Final = 5
ATTACK: Final = 6
HIT: Final = 7
TROPHY: Final = 8
ESCAPE: Final = 9
SURVIVE: Final = 10
DREAM: Final = 11
END: Final = 12
TIMINGS: Final = 13

# Whom an effect concerns: always living hunters, in player order, ties all of them (13)
SELF: Final = 0
EVERYBODY: Final = 1
OTHERS_WITH_MELEE: Final = 2
NEIGHBOURS: Final = 3
DID_NOT_DAMAGE: Final = 4
LOWEST_TOTAL: Final = 5
HIGHEST_TOTAL: Final = 6
HIGHEST_COLLECTED: Final = 7

# Conditions of a damage bonus (13.6)
AGAINST_BOSSES: Final = 0
HEALTH_AT_MOST: Final = 1

# The steps in which weapons strike
INSTANT_STEP: Final = 3
ATTACK_STEP: Final = 5
ANY_STEP: Final = -1

# Every order in which up to five hunters can sit, by number of seats and first player.
ORDERS: Final[list[list[list[int]]]] = [
    [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in range(6)
]

Effect = Callable[["CardGame", int, int], None]  # (game, seat, effect)
Bonus = Callable[["CardGame", int, int], int]  # (game, seat, effect) -> more damage
Guard = Callable[["CardGame", int, int, int, int], int]  # (game, effect, damage, kind, step) -> damage
Reaction = Callable[["CardGame", int, int, int, int, int], None]  # (game, seat, effect, kind, step, taken)


class Tables:
    """The numbers on the cards, by index: made once from the content and shared by all states."""

    def __init__(self) -> None:
        # Action cards by title: starters first, then upgrades
        self.kind: list[int] = []
        self.damage: list[int] = []
        self.copies: list[int] = []  # in the upgrade deck; 0 for a starter
        self.starters: list[int] = []
        self.dream: list[bool] = []  # enters the Dream in step 7
        self.halves: list[bool] = []
        self.protects: list[int] = []  # NOTHING, THE_ATTACK or EVERYTHING
        self.shields: list[bool] = []  # halves or protects
        self.extra_damage: list[int] = []  # more from the monster's attack
        self.shows_weapon: list[bool] = []  # in step 2
        self.weapon_bonus: list[int] = []  # for the weapon shown in step 2
        self.strikes_at_once: list[bool] = []  # in step 3
        self.only_alone: list[bool] = []  # and only if nobody else shows this title
        self.position: list[int] = []  # -1 attacks first, 1 last
        self.returns: list[bool] = []  # to the hand at the end of the round
        self.instants: list[list[int]] = []  # effects in step 3
        self.bonuses: list[list[int]] = []  # effects that add damage
        self.as_it_strikes: list[list[int]] = []
        self.after_hit: list[list[int]] = []
        self.extra_trophies: list[int] = []
        # Creatures: monsters, then bosses, then final bosses
        self.creature_kind: list[int] = []
        self.health: list[int] = []
        self.die: list[int] = []
        self.trophies: list[list[int]] = []
        self.forbids_prevention: list[bool] = []
        self.forbids_halving: list[bool] = []
        self.removes_weapons: list[bool] = []
        self.guards: list[list[int]] = []  # effects that lower damage to it
        self.reactions: list[list[int]] = []  # effects when it is hit
        self.on_reveal: list[list[int]] = []
        self.if_it_escapes: list[list[int]] = []
        self.if_it_survives: list[list[int]] = []
        self.at_round_start: list[list[int]] = []
        self.echo_bonus: list[int] = []  # for other creatures, while it is the final boss
        self.elimination: list[int] = []  # the death that eliminates, 0 for none
        self.max_health: list[int] = []  # 0 where it does not change the maximum
        # Effects
        self.effect: list[Effect] = []
        self.bonus: list[Bonus] = []
        self.guard: list[Guard] = []
        self.reaction: list[Reaction] = []
        self.amount: list[int] = []
        self.cause: list[int] = []  # by when it takes place
        self.who: list[int] = []
        self.of_kind: list[int] = []
        self.in_step: list[int] = []
        self.floor: list[int] = []
        self.condition: list[int] = []
        self.value: list[int] = []
        self.once_per_round: list[bool] = []
        # Dice: damage and plus of each face, and the chance of each total (4.2)
        self.die_damage: list[list[int]] = []
        self.die_plus: list[list[int]] = []
        self.die_chances: list[list[float]] = []
        # Numbers of the rulebook
        self.full_health = 0
        self.card_limit = 0
        self.dungeon_monsters = 0
        self.dungeon_bosses = 0
        self.extra_echoes: list[int] = []  # by number of hunters
        self.track: list[int] = []  # what each space of a trophy track is worth
        self.reserve = 0


@declared
class CardGame(State):
    """One game of Bloodborne: The Card Game: 0.5 starter cards in hand and no Echoes, 0.6 full health at first."""

    # The dungeon; the top card of a pile is the last one
    round: int = 0
    first_player: int = 0
    final_boss: int = NOBODY
    deck: list[int] = pile("len(tables.health)")
    on_top: int = 0  # how many cards on top of the deck are known to come from the box
    box: list[int] = pile("len(tables.health)")
    upgrade_deck: list[int] = pile("sum(tables.copies)")
    display: list[int] = pile("seats + 1")
    creature: int = NOBODY
    echoes: int = 0  # on the creature
    fate: int = ESCAPED
    reserve: int = made("tables.reserve")
    # Per seat
    status: list[int] = cells("seats", ALIVE)
    health: list[int] = cells("seats", made("tables.full_health"))
    collected: list[int] = cells("seats", 0)
    banked: list[int] = cells("seats", 0)
    trophies: list[int] = cells("seats * 3", 0)  # seat by seat, the space reached on each track
    deaths: list[int] = cells("seats", 0)
    hand: list[list[int]] = made(
        "[tables.starters[:] for _ in range(seats)]", "2 * tables.card_limit + len(tables.starters)"
    )
    used: list[list[int]] = piles("seats", "2 * tables.card_limit + len(tables.starters)")
    # Per seat, this round
    played: list[int] = cells("seats", NOBODY)  # the card of step 1
    shown: list[int] = cells("seats", NOBODY)  # the weapon of step 2
    dealt: list[int] = during("round", cells("seats", 0))  # damage to the creature
    struck: list[bool] = during("round", cells("seats", False))  # the weapon has struck in step 3
    weapon_hit: list[bool] = during("round", cells("seats", False))  # the weapon has dealt damage
    rewarded: list[bool] = during("round", cells("seats", False))  # the creature has paid its bonus
    weakened: list[int] = during("round", cells("seats", 0))
    blocked: list[bool] = during("round", cells("seats", False))
    died: list[bool] = during("round", cells("seats", False))
    # The choice that an effect waits for
    effect_row: int = NOBODY
    owed: int = 0  # cards still to be discarded or taken back

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables

    def clear_round(self) -> None:
        """Forget what was counted for one round only."""

    # --- What can be read off the table --------------------------------------------------------------------------

    def player_order(self) -> list[int]:
        """Return the hunters not eliminated, from the first player to the left; the list must not be changed."""
        status = self.status
        order = ORDERS[self.seats][self.first_player]
        if OUT not in status:
            return order
        return [seat for seat in order if status[seat] != OUT]

    def living(self) -> list[int]:
        """Return the living hunters in player order."""
        status = self.status
        return [seat for seat in self.player_order() if status[seat] == ALIVE]

    def weapon(self, seat: int) -> int:
        """Return the weapon that a hunter shows: that of step 2, or the card played if it is one."""
        card = self.shown[seat]
        if card != NOBODY:
            return card
        card = self.played[seat]
        return card if card != NOBODY and self.tables.kind[card] != UTILITY else NOBODY

    def total(self, seat: int) -> int:
        """Return a hunter's total Echoes: collected and banked (5.3)."""
        return self.collected[seat] + self.banked[seat]

    def on_table(self, seat: int) -> list[int]:
        """Return the cards that a hunter has played this round."""
        played = self.played[seat]
        shown = self.shown[seat]
        if shown == NOBODY:
            return [played] if played != NOBODY else []
        return [played, shown] if played != NOBODY else [shown]

    def owned(self, seat: int) -> list[int]:
        """Return all cards of a hunter: hand, used pile and table."""
        return self.hand[seat] + self.used[seat] + self.on_table(seat)

    def left_of(self, seat: int) -> int:
        """Return the next hunter to the left who is not eliminated (R22)."""
        seats = self.seats
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            if self.status[other] != OUT:
                return other
        return seat

    def right_of(self, seat: int) -> int:
        """Return the next hunter to the right who is not eliminated (R22)."""
        seats = self.seats
        for step in range(1, seats + 1):
            other = (seat - step) % seats
            if self.status[other] != OUT:
                return other
        return seat

    def max_health(self) -> int:
        """Return the maximum health (0.6, 11.5, 13.31)."""
        changed = self.tables.max_health[self.final_boss]
        return changed if changed else self.tables.full_health

    def trophy_value(self, seat: int) -> int:
        """Return what a hunter's three tokens are worth (10.3)."""
        track = self.tables.track
        at = seat * 3
        return track[self.trophies[at]] + track[self.trophies[at + 1]] + track[self.trophies[at + 2]]

    def won(self) -> bool:
        """Say whether the final boss has been killed (12.1)."""
        return self.fate == KILLED and self.creature == self.final_boss
