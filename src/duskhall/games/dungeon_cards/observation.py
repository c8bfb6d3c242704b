"""What a seat observes of a game of Dungeon Cards, as numbers: a function for each part that `observed` declares.

Hidden is what the view hides: the order of the deck but for a card looked at (6.7), and the boss while it lies face
down (1.7).
"""

from typing import Final

from duskhall.games.dungeon_cards.questions import CLAIM_SPOILS, REROLL_DICE, SETTLE_ROLL
from duskhall.games.dungeon_cards.settings import ROUNDS
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards

ROW: Final = 16  # the last cards of a row that are told in their order


def near(game: DungeonCards, seat: int, other: int) -> int:
    """Return where another seat sits, seen from this one: 1 is the seat itself, 0 nobody."""
    return 0 if other == NOBODY else (other - seat) % game.seats + 1


def table(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """Where the game stands: section 2, 3.1, 6.7, section 12."""
    out[at] = game.phase
    out[at + 1] = game.round
    out[at + 2] = game.setting(ROUNDS)
    out[at + 3] = near(game, seat, game.first_player)
    out[at + 4] = near(game, seat, game.turn)
    out[at + 5] = game.action
    out[at + 6] = game.action_total
    if game.turn != NOBODY and game.adventurer[game.turn] != NOBODY:
        out[at + 7] = game.action_limit()
    out[at + 8] = int(game.bust)
    out[at + 9] = game.hits_coming
    if len(game.asks) > 0 and game.asks[0].question is CLAIM_SPOILS:
        out[at + 10] = game.settling
    if len(game.deck) > 0 and game.knows_top(seat):
        out[at + 11] = game.deck[-1] + 1
    if game.boss_open:
        out[at + 12] = game.boss + 1
    out[at + 13] = game.boss_damage
    out[at + 14] = near(game, seat, game.slayer)


def roll(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """5.2, 6.11 The dice, while aids can still change the roll."""
    if len(game.asks) == 0:
        return
    ask = game.asks[0]
    again = ask.question is REROLL_DICE
    if not again and ask.question is not SETTLE_ROLL:
        return
    out[at] = game.roll + 1
    out[at + 1] = game.strikes
    out[at + 2] = game.evades
    out[at + 3] = game.stars
    out[at + 4] = game.roll_result(ask.seat)
    out[at + 5] = game.need
    if again:
        out[at + 6] = game.aside_strikes
        out[at + 7] = game.aside_evades
        out[at + 8] = game.aside_stars


def players(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """1.3, 1.5, 10.1 What lies before every player."""
    for place in range(game.seats):
        other = (seat + place) % game.seats
        first = at + place * 5
        adventurer = game.adventurer[other]
        out[first] = adventurer + 1
        out[first + 1] = game.gold[other]
        out[first + 2] = game.hits[other]
        if adventurer != NOBODY:
            out[first + 3] = game.tables.hits[adventurer]
        out[first + 4] = game.points[other]


def items(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """8.1 The items of every player."""
    kinds = len(game.tables.item_card)
    for place in range(game.seats):
        other = (seat + place) % game.seats
        for item in range(kinds):
            out[at + place * kinds + item] = game.held[other * kinds + item]


def row(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """2.2 The cards of this turn, the last one first."""
    cards = len(game.row)
    for place in range(min(cards, ROW)):
        out[at + place * 2] = game.row[cards - 1 - place] + 1
        out[at + place * 2 + 1] = game.status[cards - 1 - place] + 1


def row_cards(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """2.2 How many of each card lie in the row."""
    for card in game.row:
        out[at + card] += 1


def deck(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """1.6 How many of each card are in the deck: everybody can count those that are not."""
    for card in game.deck:
        out[at + card] += 1


def discard(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """11.1 How many of each card are in the discard pile."""
    for card in game.discard:
        out[at + card] += 1


def boss_order(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """12.2 Who may face the boss, in this order."""
    for place, other in enumerate(game.boss_order):
        out[at + place] = near(game, seat, other)


def places(game: DungeonCards, seat: int, out: list[int], at: int) -> None:
    """13.1 Who came first, second and so on."""
    for place, other in enumerate(game.places):
        out[at + place] = near(game, seat, other)
