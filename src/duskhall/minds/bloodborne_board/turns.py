"""Plans for a hunter's turn: whole sequences of actions, for trials to tell apart.

What is planned are actions as they are meant: walk there, strike twice, rest.  Which card pays, which slot, dodge or
not: that is left to the policy.  Nothing here judges a plan; places near to what is to do come first.
"""

from typing import Final

from duskhall.games.bloodborne_board import aims
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.printed import MOST_HP, NOBODY, NOWHERE, ROLE_OBJECT, SPACES, TILE_CATHEDRAL
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    DREAM,
    END_TURN,
    INTERACT,
    MOVE,
    STAY,
    STEP,
    STEP_WAYS,
    TRANSFORM,
)
from duskhall.games.bloodborne_board.state import BoardGame

Pair = tuple[int, int]  # a question, by its index, and the option
Plan = tuple[Pair, ...]

STRIDE: Final = 2  # spaces of a move
STRIDES: Final = 3  # moves that are planned together, at most
NEAR: Final = 8  # places that one move leads to and that are looked at
FARTHER: Final = 3  # that two, or three, moves lead to
EXPLORED: Final = 2  # moves on the way to a door
AFTER: Final = 2  # places to go to after a fight

# What may be done at a place, each action for a card
FIGHTS: Final = (
    (ATTACK,), (ATTACK, ATTACK), (ATTACK, ATTACK, ATTACK), (ATTACK, TRANSFORM), (ATTACK, TRANSFORM, ATTACK),
    (ATTACK, ATTACK, TRANSFORM), (TRANSFORM, ATTACK), (TRANSFORM, ATTACK, ATTACK), (ATTACK, DREAM),
    (ATTACK, ATTACK, DREAM), (ATTACK, INTERACT), (ATTACK, ATTACK, INTERACT), (INTERACT,),
)  # fmt: skip
ERRANDS: Final = ((INTERACT,), (INTERACT, INTERACT), (INTERACT, DREAM), (TRANSFORM, INTERACT))


def plans(game: BoardGame, seat: int, options: list[int]) -> list[Plan]:
    """Return plans for the rest of a turn; those of one action go on as the policy does, all others end the turn."""
    found: list[Plan] = [(does(option),) for option in options]
    here, cards = game.place[seat], len(game.hand[seat])
    if here == NOWHERE or cards == 0:
        return found
    ways = reached(game, here)
    goals = aims.aims(game, seat)
    far = ground.search(game, goals, False)
    dear = [unit for mission in aims.asked_for(game) for unit in wanted_by(game, mission)]
    spaces = sorted(
        (space for space in ways if space != here),
        key=lambda space: (far[space] - 2 * sum(game.unit_space[unit] == space for unit in dear), len(ways[space])),
    )
    doings = doable(game, seat, here, cards)
    found += [(*doing, does(END_TURN)) for doing in doings]
    if MOVE not in options:
        return found
    for moves in range(1, min(STRIDES, cards) + 1):
        there = [space for space in spaces if (len(ways[space]) + 1) // STRIDE == moves]
        for space in there[: NEAR if moves == 1 else FARTHER]:
            way = walk(ways[space])
            found.append((*way, does(END_TURN)))
            found += [(*way, *doing, does(END_TURN)) for doing in doable(game, seat, space, cards - moves)]
    found += explorations(game, ways, cards)
    near = [space for space in spaces if len(ways[space]) <= STRIDE and far[space] < far[here]]
    for doing in doings:
        if len(doing) < cards and doing[-1][1] != DREAM:
            found += [(*doing, *walk(ways[space]), does(END_TURN)) for space in near[:AFTER]]
    return list(dict.fromkeys(found))


def does(option: int) -> Pair:
    """Return an action of a plan."""
    return (ACT.index, option)


def wanted_by(game: BoardGame, mission: int) -> list[int]:
    """Return the enemies on the map that a mission wants slain."""
    at = game.mission_at[mission]
    if at < 0:
        return []
    step = game.tables.steps[at]
    return [
        unit
        for unit, space in enumerate(game.unit_space)
        if space != NOWHERE and aims.is_wanted_by(game, unit, mission, step)
    ]


def walk(way: list[int]) -> Plan:
    """Return the moves that follow a way, and stop at its end."""
    found: list[Pair] = []
    for first in range(0, len(way), STRIDE):
        steps = way[first : first + STRIDE]
        found += [does(MOVE), *((STEP.index, STEP.of(space)) for space in steps)]
        if len(steps) < STRIDE:
            found.append((STEP.index, STAY))
    return tuple(found)


def reached(game: BoardGame, here: int) -> dict[int, list[int]]:
    """Return the spaces that a turn's moves lead to, each with the way there, past enemies only if it must be."""
    ways: dict[int, list[int]] = {here: []}
    edge = [here]
    for _ in range(STRIDE * STRIDES):
        further = []
        for space in edge:
            for near in sorted(ground.hunter_steps(game, space), key=lambda each: len(game.units_at(each))):
                if near not in ways:
                    ways[near] = [*ways[space], near]
                    further.append(near)
        edge = further
    return ways


def explorations(game: BoardGame, ways: dict[int, list[int]], cards: int) -> list[Plan]:
    """4.3 Return the ways off the map: what lies there is not known, so the turn ends behind the door or goes on."""
    found: list[Plan] = []
    for space, way in ways.items():
        moves = (len(way) + STRIDE) // STRIDE
        if moves > min(cards, EXPLORED):
            continue
        for direction in ground.open_ways(game, space)[:2]:
            to = list(walk(way))
            if len(way) % STRIDE:
                to.pop()  # the same move goes on
            else:
                to.append(does(MOVE))
            to.append((STEP.index, STEP_WAYS[direction]))
            found.append(tuple(to))
            found.append((*to, (STEP.index, STAY), does(END_TURN)))
    return found


def doable(game: BoardGame, seat: int, space: int, cards: int) -> list[Plan]:
    """Return what may be done at a space with so many cards."""
    foes = [unit for unit in game.units_at(space) if game.kind_of(unit).role != ROLE_OBJECT]
    doings: list[tuple[int, ...]] = list(FIGHTS) if game.units_at(space) else [(TRANSFORM,)]
    if not foes and has_errand(game, seat, space):
        doings += ERRANDS
    return [tuple(does(option) for option in doing) for doing in doings if len(doing) <= cards]


def has_errand(game: BoardGame, seat: int, space: int) -> bool:
    """5.1 Say whether a space may hold something to interact with."""
    tile = space // SPACES
    if game.goods[space] or space in game.token_space:
        return True
    if game.tables.tiles[tile].special == TILE_CATHEDRAL and game.hp[seat] < MOST_HP:
        return True
    return any(at >= 0 and game.tables.steps[at].tile in (NOBODY, tile) for at in game.mission_at)
