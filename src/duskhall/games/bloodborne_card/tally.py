"""What is counted over games of Bloodborne: The Card Game: a function for each count that `tallied` declares."""

from typing import Final

from duskhall.games.bloodborne_card import events
from duskhall.games.bloodborne_card.state import NOBODY, CardGame
from duskhall.kernel.event import Kind

MOST_SEATS: Final = 5  # 0.1


def creatures(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """5.6, 6.1, 8.4, 8.8 How often each creature was met, killed, and got away."""
    if kind is events.CREATURE_REVEALED or kind is events.FINAL_BOSS_COMES:
        out[at + a * 3] += 1
    elif kind is events.CREATURE_KILLED:
        out[at + b * 3 + 1] += 1
    elif kind is events.CREATURE_ESCAPED:
        out[at + a * 3 + 2] += 1


def final_bosses(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """0.2 How often each final boss was the one of the game."""
    if kind is events.FINAL_BOSS_SET:
        out[at + a] += 1


def deaths(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.1 How often hunters died with each creature in play."""
    if kind is events.DIED and game.creature != NOBODY:
        out[at + game.creature] += 1


def causes(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.1 Of what hunters died."""
    if kind is events.DIED:
        out[at + c] += 1


def played(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.2, 2.1 How often each card was played or shown."""
    if kind is events.CARD_SHOWN or kind is events.WEAPON_SHOWN:
        out[at + b] += 1


def taken(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """7.5 How often each upgrade was taken."""
    if kind is events.UPGRADE_TAKEN:
        out[at + b] += 1


def removed(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """7.7 How often each card was removed."""
    if kind is events.CARD_REMOVED:
        out[at + b] += 1


def owned(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.3 How many of each card hunters had at the end."""
    if kind is events.SCORED:
        for card in game.owned(a):
            out[at + card] += 1


def owned_by_winners(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.4 How many of each card the winners had at the end."""
    if kind is events.WON:
        for card in game.owned(a):
            out[at + card] += 1


def won_by_seat(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.4 Which seat won."""
    if kind is events.WON:
        out[at + a] += 1


def course(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.1, 7.1, 12.3, 12.6, 12.7 How games went: rounds, Echoes, scores, and games that nobody won or time ended."""
    if kind is events.ROUND_BEGINS:
        out[at] += 1
    elif kind is events.BANKED:
        out[at + 1] += b
    elif kind is events.SCORED:
        out[at + 2] += d
    elif kind is events.WON:
        out[at + 3] += b
    elif kind is events.NOBODY_LEFT:
        out[at + 4] += 1
    elif kind is events.OUT_OF_TIME:
        out[at + 5] += 1


def order(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """0.7 Which seat came first, second and so on, in the first round."""
    if kind is events.FIRST_PLAYER:
        for seat in range(game.seats):
            out[at + (seat - a) % game.seats * MOST_SEATS + seat] += 1


def taken_by(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """7.5 Who took each upgrade."""
    if kind is events.UPGRADE_TAKEN:
        out[at + b * MOST_SEATS + a] += 1


def owned_by(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """12.3 Who had each card at the end."""
    if kind is events.SCORED:
        for card in game.owned(a):
            out[at + card * MOST_SEATS + a] += 1


def killed_by(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """5.6 Who killed each creature."""
    if kind is events.CREATURE_KILLED:
        out[at + b * MOST_SEATS + a] += 1


def died_by(game: CardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.1 Who died with each creature in play."""
    if kind is events.DIED and game.creature != NOBODY:
        out[at + game.creature * MOST_SEATS + a] += 1
