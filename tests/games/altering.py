"""Alters the content of a game at random, and plays what is not refused: run as a process, which may crash.

    python -m tests.games.altering GAME FIRST COUNT

Before each altered content it writes the content's number, and at the end what came of all of them, in JSON.  Whoever
started it sees a process that crashed or hangs, and at which number.
"""

import copy
import faulthandler
import json
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

from duskhall import games
from duskhall.kernel.content import merge
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.state import State

BOARD = "bloodborne-board"
PACK = Path(__file__).parents[2] / "examples" / "the_last_lamp.toml"
DECISIONS = 120  # that are made with a content that is accepted
LOOKS = 40  # between two looks at what a seat is shown
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 20, 21, 99, 100, 1000, 2**31, 2**63)


def dice_of(*words: object) -> Dice:
    """Return the dice that these words stand for."""
    return Dice(sha256(repr(words).encode()).digest())


# --- Altering -------------------------------------------------------------------------------------------------------


def content_of(game: Game, dice: Dice) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the content to alter and the settings to play it with; of a game with campaigns, only two of these."""
    data = dict(game.setup(game.seats[0]).content.data)
    if game.id != BOARD:
        return copy.deepcopy(data), {}
    data = merge(data, tomllib.loads(PACK.read_text()))
    usual, *others = data["campaign"]
    played = others[dice.below(len(others))]
    data["campaign"] = [usual, played]
    return copy.deepcopy(data), {"campaign": played["id"], "chapter": 1 + dice.below(3), "hunters": "random"}


def alter(data: dict[str, Any], dice: Dice) -> None:
    """Change a few things in place."""
    texts = sorted({value for _, _, value in places_in(data) if isinstance(value, str)})
    for _ in range([1, 1, 1, 2, 3][dice.below(5)]):
        if dice.below(6) == 0:
            move_some(data, dice)
            continue
        where, at = somewhere(data, dice)
        where[at] = altered(where[at], texts, dice)
        if dice.below(8) == 0:
            if isinstance(where, dict):
                del where[at]
            else:
                where.insert(at, copy.deepcopy(where[at]))


def move_some(data: dict[str, Any], dice: Dice) -> None:
    """Take from a number of a table and add it to another, so that what must be so many together still is."""
    tables = [where for where, _, _ in places_in([data]) if isinstance(where, dict)]
    counted = [(each, [key for key in sorted(each) if type(each[key]) is int]) for each in tables]
    counted = [(each, keys) for each, keys in counted if len(keys) > 1]
    if not counted:  # an earlier change took them all out
        return
    where, keys = counted[dice.below(len(counted))]
    one, other = keys[dice.below(len(keys))], keys[dice.below(len(keys))]
    moved = [where[one], 1][dice.below(2)]
    where[one] -= moved
    where[other] += moved


def somewhere(data: Any, dice: Dice) -> tuple[Any, Any]:
    """Return a list or table and the key of something in it, as likely in a short list as in a long one."""
    where, at = data, None
    while True:
        keys = sorted(where) if isinstance(where, dict) else list(range(len(where)))
        at = keys[dice.below(len(keys))]
        inner = where[at]
        if not isinstance(inner, dict | list) or not inner or dice.below(12) == 0:
            return where, at
        where = inner


def altered(value: Any, texts: list[str], dice: Dice) -> Any:
    """Return something else of the same type, or now and then of another."""
    if dice.below(20) == 0:
        value = [True, 1, "x", [], {}, 1.5][dice.below(6)]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return NUMBERS[dice.below(len(NUMBERS))]
    if isinstance(value, str):
        return texts[dice.below(len(texts))] if dice.below(4) else ""
    if isinstance(value, list) and value:
        kept = value[:]
        kind = dice.below(3)
        if kind == 0:
            kept.pop(dice.below(len(kept)))
        elif kind == 1:
            kept.append(copy.deepcopy(kept[dice.below(len(kept))]))
        else:
            kept.reverse()
        return kept
    return value


def places_in(data: Any) -> list[tuple[Any, Any, Any]]:
    """Return everything in lists and tables, however deep."""
    found: list[tuple[Any, Any, Any]] = []
    waiting = [data]
    while waiting:
        where = waiting.pop()
        for at, value in where.items() if isinstance(where, dict) else enumerate(where):
            found.append((where, at, value))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


# --- Playing --------------------------------------------------------------------------------------------------------


def try_out(game: Game, number: int) -> str:
    """Alter a content and play it; return what came of it."""
    dice = dice_of(game.id, "altered", number)
    data, settings = content_of(game, dice)
    alter(data, dice)
    seats = game.seats[dice.below(len(game.seats))]
    try:
        setup = game.setup(seats, settings, data, simulation=True)
    except Mistake as refusal:
        return f"refused: {refusal}"
    state = game.new(setup, dice_of(game.id, "played", number), Recorder(setup))
    play(game, state, dice)
    return "played"


def play(game: Game, state: State, dice: Dice) -> None:
    """Answer at random, and look at what seats are shown now and then."""
    state.listener = None
    for made in range(DECISIONS):
        if not state.asks:
            assert state.outcome() is not None, "a game without asks is over"
            return
        pending = state.pending()
        ask = pending[dice.below(len(pending))]
        assert ask.options, "whoever is asked can answer"
        if made % LOOKS == 0:
            game.describe(state.view(ask.seat))
            state.odds(ask.seat, ask)
            assert game.thaw(state.setup, json.loads(json.dumps(state.freeze()))) == state
        state.take(ask, ask.options[dice.below(len(ask.options))])


def main(game_id: str, first: int, count: int) -> None:
    """Try so many contents, and say what came of them."""
    game = games.find(game_id)
    came: dict[str, int] = {"refused": 0, "played": 0}
    wrong = []
    for number in range(first, first + count):
        print(number, flush=True)
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        try:
            came[try_out(game, number).partition(":")[0]] += 1
        except Exception as error:
            wrong.append(f"{number}: {type(error).__name__}: {error}")
    faulthandler.cancel_dump_traceback_later()
    print(json.dumps({**came, "wrong": wrong}))


if __name__ == "__main__":
    faulthandler.enable()
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
