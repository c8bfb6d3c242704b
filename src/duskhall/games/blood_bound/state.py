"""What is on the table of Blood Bound: tables of numbers from the content, and the state of a game.

Characters are ints: the Rose's nine by rank, the Beast's nine by rank, then the two Inquisitor cards.  This module
must not know how the game flows; that is in `rules`.
"""

from collections.abc import Callable
from typing import Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import cells, declared, made, pile, shared
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

NOBODY: Final = -1

# Clans (2.1)
ROSE: Final = 0
BEAST: Final = 1
ORDER: Final = 2  # the Secret Order, which is the Inquisitor alone

# What the captured player is to the captor's clan (9.2, 9.3, 9.6)
CAUGHT_LEADER: Final = 0  # the rivals' leader
CAUGHT_MEMBER: Final = 1  # of the rivals, and not their leader
CAUGHT_FRIEND: Final = 2
CAUGHT_INQUISITOR: Final = 3

# Tokens (4.1)
RANK: Final = 0
ROSE_TOKEN: Final = 1
BEAST_TOKEN: Final = 2
UNKNOWN: Final = 3
TOKENS: Final = 4

# The ability cards in the supply (1.2)
QUILL: Final = 0
SWORD: Final = 1  # purple, and next to it green
SHIELD: Final = 3  # purple, and next to it green
STAFF: Final = 5
FAN: Final = 6
CURSE: Final = 7
CARDS: Final = 8
COLOURS: Final = 2

# The faces of curses (8.4)
FALSE_CURSE: Final = 1
TRUE_CURSE: Final = 2

# Why a wound is suffered
ATTACK_CAUSE: Final = 0
INTERVENTION_CAUSE: Final = 1
ABILITY_CAUSE: Final = 2

CAPTURED: Final = 4  # the wound that captures (4.4)

Ability = Callable[["BloodBound", int], None]
Usable = Callable[["BloodBound", int], bool]


class Tables:
    """What the cards say, by index: made once from the content and shared by all states."""

    def __init__(self) -> None:
        # Characters
        self.clan: list[int] = []
        self.rank: list[int] = []  # 0 is the Elder
        self.icons: list[int] = []  # character by character, how many of each token
        self.wild: list[bool] = []
        self.clue: list[int] = []
        # Ranks, the Inquisitor's last
        self.ranks = 0  # of each clan
        self.ability: list[Ability] = []
        self.usable: list[Usable] = []
        # The supply
        self.cards: list[int] = []  # ability cards of each sort
        self.curses: list[int] = []  # by number of players


@declared
class BloodBound(State):
    """One game of Blood Bound; 1.2 at first everything is in the supply."""

    turn: int = 0
    dagger: int = NOBODY  # who has it is the active player
    # Per seat
    character: list[int] = shared(cells("seats", NOBODY))
    tokens: list[int] = cells(f"seats * {TOKENS}", 0)  # seat by seat, how many of each
    wounds: list[int] = cells("seats", 0)
    most: list[int] = cells(
        "seats * TOKENS", 0
    )  # seat by seat, the most of each token that a seat has shown, without what a Staff made it take
    not_inquisitor: list[int] = cells("seats", 0)  # has attacked a player with three wounds (8.2)
    # Ability cards
    cards: list[int] = made("tables.cards[:]")  # in the supply, by sort
    held: list[int] = cells(f"seats * {CARDS}", 0)  # seat by seat, how many of each sort
    took_staff: list[int] = shared(cells("seats", 0))  # has taken a Staff by their own ability (7.12)
    curse: list[int] = cells("seats", 0)  # per seat, the face of the curse there; 0 for none
    looked: list[int] = cells("seats * seats", 0)  # seat by seat, whose cards it has looked at (7.3)
    # The attack
    target: int = NOBODY
    offers: list[int] = pile("seats")
    wounded: int = NOBODY  # who suffers the wound of the attack
    disclosed: bool = False  # that wound was a rank token (6.1)
    by_ability: bool = False  # what is suffered now is not the wound of the attack (6.3)
    blame: int = NOBODY  # who causes what is suffered now
    dagger_to: int = NOBODY
    first_look: int = NOBODY  # the first of the two that the Harlequin chooses
    # The end
    most_wounds: int = 0
    quiet_turns: int = 0  # turns since the wounds on the table were at their highest
    captured: int = NOBODY
    captor: int = NOBODY
    winner: int = NOBODY  # a clan

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables

    # --- What can be read off the table --------------------------------------------------------------------------

    def clan(self, seat: int) -> int:
        """Return the clan of whoever sits there."""
        return self.tables.clan[self.character[seat]]

    def has(self, seat: int, card: int) -> bool:
        """Say whether this player has an ability card of this sort."""
        return self.held[seat * CARDS + card] > 0

    def give(self, seat: int, card: int) -> None:
        """Move an ability card from the supply to a player."""
        self.cards[card] -= 1
        self.held[seat * CARDS + card] += 1

    def give_back(self, seat: int, card: int) -> None:
        """Move an ability card from a player to the supply."""
        self.cards[card] += 1
        self.held[seat * CARDS + card] -= 1

    def is_shielded(self, seat: int) -> bool:
        """Say whether a Shield of either colour protects this player (7.9)."""
        shield = seat * CARDS + SHIELD
        return self.held[shield] > 0 or self.held[shield + 1] > 0

    def shows_rank(self, seat: int) -> bool:
        """Say whether this player's rank token is out of the supply."""
        return self.tokens[seat * TOKENS] > 0

    def knows(self, seat: int, other: int) -> bool:
        """Say whether a seat has seen another one's card: 1.5 its own, 7.3 one it looked at, 9.1 all at the end."""
        return seat == other or self.captured != NOBODY or self.looked[seat * self.seats + other] > 0

    def on_the_right(self, seat: int) -> int:
        """Return the neighbour whose clue this seat was shown (1.6)."""
        return (seat - 1) % self.seats

    def leader(self, clan: int) -> int:
        """Return who leads a clan: 2.2 the lowest number, 7.1 the highest once its Elder has the Quill."""
        first = last = NOBODY
        rank = self.tables.rank
        quill = False
        for seat in range(self.seats):
            if self.clan(seat) == clan:
                own = rank[self.character[seat]]
                if first == NOBODY or own < rank[self.character[first]]:
                    first = seat
                if last == NOBODY or own > rank[self.character[last]]:
                    last = seat
                if self.has(seat, QUILL):
                    quill = True
        return last if quill else first
