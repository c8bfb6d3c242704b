"""How hunters move: walking, exploring, leaping, teleporting (section 4)."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import goals, mission_steps, tokens
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import CLOSED, DX, DY, NOWHERE
from duskhall.games.bloodborne_board.questions import JOIN, STAY, STEP, STEP_SPACE, STEP_WAY
from duskhall.games.bloodborne_board.state import BoardGame

# What a move is for
WALK: Final = 0  # the action
FREE: Final = 1  # a card or item grants it
LEAP: Final = 2  # it precedes an attack


def begin_move(game: BoardGame, seat: int, steps: int, purpose: int) -> None:
    """4.1 A move of up to so many spaces."""
    game.path = [game.place[seat]]
    game.steps_left = steps
    game.move_for = purpose
    game.do(next_move_step, seat)


def can_move(game: BoardGame, seat: int) -> bool:
    """Say whether a hunter can leave the space on foot."""
    here = game.place[seat]
    return len(ground.hunter_steps(game, here)) > 0 or len(ground.open_ways(game, here)) > 0


def next_move_step(game: BoardGame, seat: int) -> None:
    """4.1 Another space, 4.3 an unexplored exit, or stay."""
    here = game.place[seat]
    if game.steps_left <= 0 or here == NOWHERE:
        end_move(game, seat)
        return
    spaces = sorted(ground.hunter_steps(game, here))
    ways = ground.open_ways(game, here)
    if game.move_for == LEAP:
        spaces = [space for space in spaces if near_enemy(game, space, game.steps_left - 1)]
        ways = []
    options = []
    if (len(game.units_at(here)) if game.move_for == LEAP else len(game.path) - 1) > 0:
        options.append(STAY)
    options += [STEP_WAY + way for way in ways]
    options += [STEP_SPACE + space for space in spaces]
    if options:
        hunters.offer(game, seat, STEP, options)
    else:
        end_move(game, seat)


def step(game: BoardGame, seat: int, option: int) -> None:
    """4.1 Go, explore or stop."""
    if option == STAY:
        game.steps_left = 0
        game.do(next_move_step, seat)
    elif option < STEP_SPACE:
        explore(game, seat, option - STEP_WAY)
    else:
        go(game, seat, option - STEP_SPACE)


def go(game: BoardGame, seat: int, space: int) -> None:
    """4.1 One space."""
    game.place[seat] = space
    game.path.append(space)
    game.steps_left -= 1
    game.tell(events.MOVED, seat, space)
    tokens.carried_along(game, seat)
    game.do(next_move_step, seat)


def explore(game: BoardGame, seat: int, way: int) -> None:
    """4.3 Turn up a tile in this direction and choose which of its exits joins."""
    tile = ground.tile_of(game.place[seat])
    x, y = game.tile_x[tile] + DX[way], game.tile_y[tile] + DY[way]
    facing = (way + 2) % 4
    drawn = tiles.draw_tile(game, facing, x, y)
    game.found = drawn
    game.amount = way
    game.tell(events.TILE_TURNED_UP, seat, drawn)
    joins = tiles.ways_to_join(game, drawn, facing, x, y)
    if not joins:  # 4.6
        joins = [each for each in range(4) if game.tables.tiles[drawn].exit[each] != CLOSED]
    hunters.offer(game, seat, JOIN, joins)


def join(game: BoardGame, seat: int, exit_chosen: int) -> None:
    """4.3 Lay the tile, populate it, and step onto the joining space."""
    way = game.amount
    here = ground.tile_of(game.place[seat])
    x, y = game.tile_x[here] + DX[way], game.tile_y[here] + DY[way]
    drawn = game.found
    tiles.lay_tile(game, drawn, x, y, ((way + 2) % 4 - exit_chosen) % 4)
    mission_steps.tile_laid(game, drawn)
    go(game, seat, game.tables.tiles[drawn].exit[exit_chosen])


def end_move(game: BoardGame, seat: int) -> None:
    """4.7 Pursuit after a move action; 14.2 what ending a move there brings about."""
    if game.move_for != LEAP:
        game.do(goals.ended_move, seat)
    if game.move_for == WALK and game.place[seat] != NOWHERE:
        game.do(walking.pursuit)


# --- Leaping ---------------------------------------------------------------------------------------------------------


def begin_leap(game: BoardGame, seat: int, reach: int) -> None:
    """16.3 Move to an enemy before attacking it."""
    begin_move(game, seat, reach, LEAP)


def end_leap(game: BoardGame, seat: int) -> None:
    """R12 A leap has ended, too: what that brings about comes after the attack, if the hunter is still there."""
    if game.move_for == LEAP and len(game.path) > 1 and game.place[seat] == game.path[-1]:
        goals.ended_move(game, seat)


def enemy_within(game: BoardGame, seat: int, reach: int) -> bool:
    """16.3 Say whether a leap of this reach ends at an enemy."""
    return near_enemy(game, game.place[seat], reach)


def near_enemy(game: BoardGame, space: int, reach: int) -> bool:
    """Say whether a hunter on this space gets to an enemy within so many steps."""
    if game.units_at(space):
        return True
    if reach <= 0:
        return False
    steps = ground.hunter_steps(game, space)
    return len([near for near in steps if near_enemy(game, near, reach - 1)]) > 0


# --- Teleporting -----------------------------------------------------------------------------------------------------


def teleport(game: BoardGame, seat: int, space: int) -> None:
    """4.8 Straight onto the space; 14.7 what was carried is lost."""
    tokens.lose_tokens(game, seat)
    game.place[seat] = space
    game.tell(events.TELEPORTED, seat, space)
