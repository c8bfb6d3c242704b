"""What is counted over hunts of the board game: a function for each count that `tallied` declares."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.event import Kind

MOST_SEATS: Final = 4  # 1.1


def chapters(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.1, 17.1, 17.4 How often each chapter was begun, won and lost."""
    if kind is events.CHAPTER_BEGINS:
        out[at + a * 3] += 1
    elif kind is events.CHAPTER_WON:
        out[at + a * 3 + 1] += 1
    elif kind is events.HUNT_LOST:
        out[at + a * 3 + 2] += 1


def hunters(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.4, 9.4, 17.1 How often each hunter was played, slain, and in a chapter that was won."""
    if kind is events.HUNTER_CHOSEN:
        out[at + b * 3] += 1
    elif kind is events.HUNTER_SLAIN:
        out[at + game.hunter[a] * 3 + 1] += 1
    elif kind is events.CHAPTER_WON:
        for seat in range(game.seats):
            out[at + game.hunter[seat] * 3 + 2] += 1


def slain(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.1 How often each kind of enemy was slain."""
    if kind is events.SLAIN:
        out[at + game.tables.unit_kind[b]] += 1


def deadly(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.4 How often hunters were slain in a combat with each kind of enemy."""
    if kind is events.HUNTER_SLAIN and game.fight.unit >= 0:
        out[at + game.tables.unit_kind[game.fight.unit]] += 1


def missions(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """14.4 How often each mission was completed."""
    if kind is events.MISSION_COMPLETED:
        out[at + a] += 1


def steps(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """14.3 How often each step of a mission was revealed and completed."""
    if kind is events.STEP_REVEALED:
        out[at + b * 2] += 1
    elif kind is events.STEP_COMPLETED:
        out[at + b * 2 + 1] += 1


def bought(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """11.3 How often each upgrade was bought."""
    if kind is events.UPGRADE_BOUGHT:
        out[at + b] += 1


def items(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """15.3 How often each item was used."""
    if kind is events.ITEM_USED:
        out[at + b] += 1


def firearms(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """15.4 How often each firearm was fired."""
    if kind is events.GUN_FIRED:
        out[at + b] += 1


def course(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """2.1, 10.2, 11.1, 7.1, 6.3, 5.2 How hunts went: rounds, resets, Dreams, attacks of both sides, ambushes."""
    if kind is events.ROUND_BEGINS:
        out[at] += 1
    elif kind is events.MAP_RESET:
        out[at + 1] += 1
    elif kind is events.DREAMS:
        out[at + 2] += 1
    elif kind is events.ATTACKS:
        out[at + 3] += 1
    elif kind is events.ATTACKED:
        out[at + 4] += 1
    elif kind is events.AMBUSHED:
        out[at + 5] += 1


def hunters_by(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """1.4 Who played which hunter."""
    if kind is events.HUNTER_CHOSEN:
        out[at + b * MOST_SEATS + a] += 1


def bought_by(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """11.3 Who bought each upgrade."""
    if kind is events.UPGRADE_BOUGHT:
        out[at + b * MOST_SEATS + a] += 1


def items_by(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """15.3 Who used each item."""
    if kind is events.ITEM_USED:
        out[at + b * MOST_SEATS + a] += 1


def firearms_by(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """15.4 Who fired each firearm."""
    if kind is events.GUN_FIRED:
        out[at + b * MOST_SEATS + a] += 1


def slain_by(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """9.1 Who slew each kind of enemy."""
    if kind is events.SLAIN:
        out[at + game.tables.unit_kind[b] * MOST_SEATS + a] += 1


def steps_done(game: BoardGame, kind: Kind, a: int, b: int, c: int, d: int, out: list[int], at: int) -> None:
    """14.3 Which steps of missions were completed."""
    if kind is events.STEP_COMPLETED:
        out[at + b] += 1
