"""Frozen states for an edition: found by playing at random until nothing new is asked in any new way.

Rewards are rare at tables that play at random, so some are dealt out by hand, and some hunts are declared won.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.old.shelf import FOLLOWED, asked, decide, dice_of, follow, told_after

from duskhall import games
from duskhall.kernel.content import load_file
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.state import State

PACK = Path("examples/the_last_lamp.toml")
PACK_NAME = "the_last_lamp"
BOARD = "bloodborne-board"
GAMES_PLAYED = {"dungeon-cards": 60, "bloodborne-card": 120, "blood-bound": 200, BOARD: 3000}
LIMITS = {"bloodborne-card": {"round_limit": 40}, "blood-bound": {"pass_limit": 60}, BOARD: {"round_limit": 25}}


def contents() -> dict[str, Any]:
    """Return the content of tables that have one of their own, by name."""
    return {PACK_NAME: load_file(games.find(BOARD), PACK)}


def kinds() -> dict[str, list[str]]:
    """Return the kinds of events that each game can tell."""
    return {game_id: [kind.name for kind in games.find(game_id).kinds] for game_id in GAMES_PLAYED}


def find_states() -> list[dict[str, Any]]:
    """Return states that show every way of asking that was found, few of them twice."""
    own = contents()
    return [about for game_id in GAMES_PLAYED for about in _of_game(games.find(game_id), own)]


def _of_game(game: Game, own: dict[str, Any]) -> list[dict[str, Any]]:
    seen: set[tuple[Any, ...]] = set()
    found: list[tuple[set[tuple[Any, ...]], dict[str, Any]]] = []
    for number in range(GAMES_PLAYED[game.id]):
        dice = dice_of("states", game.id, number)
        seats = game.seats[dice.below(len(game.seats))]
        settings = _settings(game, dice)
        content = PACK_NAME if settings.get("campaign") == PACK_NAME else None
        setup = game.setup(seats, settings, own.get(content or ""))
        head = {"game": game.id, "seats": seats, "options": dict(setup.settings), "content": content}
        for state in _played(game, game.new(setup, dice_of("deal", game.id, number)), dice):
            ways = _ways(state)
            if ways - seen:
                seen |= ways
                found.append((ways, {**head, "frozen": json.loads(json.dumps(state.freeze()))}))
    kept: list[dict[str, Any]] = []
    shown: set[tuple[Any, ...]] = set()
    for ways, about in reversed(found):  # those found last show the most
        if ways - shown:
            shown |= ways
            kept.append(about)
    assert shown == seen
    return [_completed(game, about, number, own) for number, about in enumerate(reversed(kept), 1)]


def _completed(game: Game, about: dict[str, Any], number: int, own: dict[str, Any]) -> dict[str, Any]:
    setup = game.setup(about["seats"], about["options"], own.get(about["content"]))
    state = game.thaw(setup, about["frozen"])
    ask = state.pending()[0]
    note = f"{game.id} {about['seats']} {number} {ask.question.name} {ask.then.__name__}"
    told = [event.plain() for event in told_after(state, note)]
    after = {"asked": asked(state), "told": told, "next": follow(state, FOLLOWED, note)}
    return {"note": note, **about, **after}


def _settings(game: Game, dice: Dice) -> dict[str, Any]:
    """Choose every setting by chance, except limits, which keep the games short."""
    settings: dict[str, Any] = {}
    for setting in game.settings:
        values = list(setting.values)
        if setting.name == "campaign":
            values = [*values, PACK_NAME]
        settings[setting.name] = values[dice.below(min(len(values), 20))]
    settings.update(LIMITS.get(game.id, {}))
    if "retries" in settings:
        settings["retries"] = dice.below(3)
    if settings.get("campaign") == PACK_NAME:
        settings["chapter"] = 1 + dice.below(3)
    return settings


def _played(game: Game, state: State, dice: Dice) -> Iterator[State]:
    """Play at random, and yield every state in which somebody is asked."""
    gifts = 1 + dice.below(3) if game.id == BOARD and dice.below(4) else 0
    won = dice.below(40) if game.id == BOARD else 0
    while state.pending():
        yield state
        question = state.pending()[0].question.name
        if question == "act" and gifts and dice.below(6) == 0:
            state = _dealt(game, state, dice)
            gifts -= 1
            continue
        if question == "act" and won == 1 and dice.below(20) == 0:
            won = 0
            state.asks = []
            game.step("hunt_completed")(state)
            state.run()
            continue
        decide(state, dice)


def _dealt(game: Game, state: State, dice: Dice) -> State:
    """Deal rewards, upgrades, firearms and consumables out, as missions and the Dream do; and what enemies deal."""
    frozen = json.loads(json.dumps(state.freeze()))
    seats = state.setup.seats
    consumables = len(frozen["held"]) // seats
    for seat in range(seats):
        rewards = [item for item in range(consumables, len(frozen["owner"])) if frozen["owner"][item] == -1]
        if frozen["owner"].count(seat) < 2 and rewards:
            frozen["owner"][rewards[dice.below(len(rewards))]] = seat
        deck = frozen["deck"][seat]
        for _ in range(min(2, len(deck), len(frozen["upgrades"]))):
            deck[dice.below(len(deck))] = frozen["upgrades"].pop()
        if frozen["goods_deck"]:
            frozen["held"][seat * consumables + frozen["goods_deck"].pop()] += 1
        guns = [gun for gun, left in enumerate(frozen["guns_left"]) if left > 0]
        if dice.below(2):
            gun = guns[dice.below(len(guns))]
            frozen["guns_left"][gun] -= 1
            frozen["guns_left"][frozen["firearm"][seat]] += 1
            frozen["firearm"][seat] = gun
        frozen["gun_ready"][seat] = dice.below(2)
        frozen["echoes"][seat] = max(frozen["echoes"][seat], dice.below(3))
        frozen["poison"][seat] = dice.below(2)
        frozen["frenzy"][seat] = dice.below(2)
    units = [unit for unit, space in enumerate(frozen["unit_space"]) if space >= 0]
    priced = [number for number, each in enumerate(state.setup.content.tables.modifiers) if each.price]
    if units and priced:  # 14.15
        frozen["unit_modifier"][units[dice.below(len(units))]] = priced[0]
    frozen["asks"] = []
    frozen["agenda"].append(["choose_action"])  # other actions are possible now
    state = game.thaw(state.setup, frozen)
    state.run()
    return state


def _ways(state: State) -> set[tuple[Any, ...]]:
    """Return in which ways something is asked: what, for what, within which steps, beside which sealed answers."""
    agenda = [step.__name__ for step, *_ in state.agenda]
    ways: set[tuple[Any, ...]] = {("step", name) for name in agenda}
    for ask in state.pending():
        question = ask.question.name
        ways |= {(question,), (question, "mode", state.mode), (question, "before", *agenda[-1:])}
        ways |= {(question, "then", ask.then.__name__)}
        if any(answer >= 0 for answer in state.sealed):
            ways |= {(question, "sealed")}
        if state.setup.game.id == BOARD:
            ways |= _board_ways(state, question)
    return ways


def _board_ways(state: Any, question: str) -> set[tuple[Any, ...]]:
    ways: set[tuple[Any, ...]] = {(question, "fight", state.fight_mode, state.fight_seat >= 0)}
    ways |= {(question, "seats", state.setup.seats)}
    if state.attempts:
        ways |= {("attempts",)}
    if state.ability_line >= 0 or state.line >= 0:
        ways |= {(question, "line", state.line >= 0, state.ability_line >= 0)}
    return ways
