"""What is counted over games of Dungeon Cards: a function for each count that `tallied` declares."""

from typing import Final

from duskhall.games.dungeon_cards import events
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards
from duskhall.kernel.event import Kind

MOST_SEATS: Final = 6  # 1.1


def picked(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.3, 1.4 Which adventurers were played."""
    if kind is events.ADVENTURER_CHOSEN or kind is events.ADVENTURER_BY_FATE:
        out[at + b] += 1


def won(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """13.1 Which adventurers won."""
    if kind is events.WON:
        out[at + game.adventurer[a]] += 1


def won_by_seat(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """13.1 Which seat won, counted from the first player on."""
    if kind is events.WON:
        out[at + (a - game.first_player) % game.seats] += 1


def winning_gold(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """13.1 With how much gold."""
    if kind is events.WON:
        out[at] += b


def turns(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """2.5 How many turns each adventurer had."""
    if kind is events.TURN_BEGINS:
        out[at + game.adventurer[a]] += 1


def busts(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """3.1 How often each adventurer went bust."""
    if kind is events.WENT_BUST:
        out[at + game.adventurer[a]] += 1


def knocked_out(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """10.1 How often each adventurer was knocked out."""
    if kind is events.KNOCKED_OUT:
        out[at + game.adventurer[a]] += 1


def drawn(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """2.2 How often each card was turned up."""
    if kind is events.CARD_TURNED:
        out[at + b] += 1


def hits(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """5.4 How many hits each card gave."""
    if kind is events.HIT_TAKEN:
        out[at + d] += 1


def aids(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """6.2, 8.5 How often each aid was used."""
    if kind is events.AID_USED or kind is events.ITEM_USED:
        out[at + b] += 1


def items(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """8.1, 9.6 How often each item was gained."""
    if kind is events.ITEM_COLLECTED:
        out[at + b] += 1
    elif kind is events.ITEM_CLAIMED:
        out[at + c] += 1


def bosses(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.1, 12.3, 12.11 How often each boss was met, challenged and beaten."""
    if kind is events.BOSS_REVEALED:
        out[at + a * 3] += 1
    elif kind is events.CHALLENGED:
        out[at + b * 3 + 1] += 1
    elif kind is events.BOSS_BEATEN:
        out[at + b * 3 + 2] += 1


def drama(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """2.6 How often somebody else has most gold when a round begins; the leader of now, one more, is kept beside."""
    if kind is events.ROUND_BEGINS or kind is events.WON:
        leader = a if kind is events.WON else richest(game)
        if leader != NOBODY:
            if out[at + 1] > 0 and out[at + 1] != leader + 1:
                out[at] += 1
            out[at + 1] = 0 if kind is events.WON else leader + 1


def richest(game: DungeonCards) -> int:
    """Return who has most gold, or NOBODY where it is not one alone."""
    best = NOBODY
    most = 0
    for seat, gold in enumerate(game.gold):
        if gold > most:
            best = seat
            most = gold
        elif gold == most:
            best = NOBODY
    return best


def order(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.2 Which seat came first, second and so on."""
    if kind is events.FIRST_PLAYER:
        for seat in range(game.seats):
            out[at + (seat - a) % game.seats * MOST_SEATS + seat] += 1


def adventurers(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.3, 1.4 Who played which adventurer."""
    if kind is events.ADVENTURER_CHOSEN or kind is events.ADVENTURER_BY_FATE:
        out[at + b * MOST_SEATS + a] += 1


def turned_by(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """2.2 Who turned each card up."""
    if kind is events.CARD_TURNED:
        out[at + b * MOST_SEATS + a] += 1


def aids_by(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """6.2, 8.5 Who used each aid."""
    if kind is events.AID_USED or kind is events.ITEM_USED:
        out[at + b * MOST_SEATS + a] += 1


def items_by(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """8.1, 9.6 Who gained each item."""
    if kind is events.ITEM_COLLECTED:
        out[at + b * MOST_SEATS + a] += 1
    elif kind is events.ITEM_CLAIMED:
        out[at + c * MOST_SEATS + a] += 1


def beaten_by(game: DungeonCards, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.11 Who beat each boss."""
    if kind is events.BOSS_BEATEN:
        out[at + b * MOST_SEATS + a] += 1
