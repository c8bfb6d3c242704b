"""How hunters move: walking, exploring, leaping, teleporting (section 4)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import goals, mission_steps, tokens
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import CLOSED, DX, DY, NOWHERE
from duskhall.games.bloodborne_board.questions import CHOOSE_SPACE, JOIN, JOIN_WAYS, STAY, STEP, STEP_WAYS
from duskhall.games.bloodborne_board.state import BoardGame


def begin_move(game: BoardGame, seat: int, steps: int, pursued: bool) -> None:
    """4.1 A move of up to so many spaces; 4.7 only a move action is pursued, 4.8 not what a card or item grants."""
    set_off(game, seat, steps)
    game.do(next_move_step, seat, int(pursued))


def set_off(game: BoardGame, seat: int, steps: int) -> None:
    """Nothing of the path is behind the hunter yet."""
    game.path = [game.place[seat]]
    game.steps_left = steps


def can_move(game: BoardGame, seat: int) -> bool:
    """Say whether a hunter can leave the space on foot."""
    here = game.place[seat]
    return len(ground.hunter_steps(game, here)) > 0 or len(ground.open_ways(game, here)) > 0


def next_move_step(game: BoardGame, seat: int, pursued: int) -> None:
    """4.1 Another space, 4.3 an unexplored exit, or stay."""
    here = game.place[seat]
    if game.steps_left <= 0 or here == NOWHERE:
        end_move(game, seat, pursued)
        return
    options = [STAY] if len(game.path) > 1 else []
    options += [STEP_WAYS[way] for way in ground.open_ways(game, here)]
    options += STEP.each(sorted(ground.hunter_steps(game, here)))
    if options:
        hunters.offer(game, seat, STEP, options, move_on, pursued)
    else:
        end_move(game, seat, pursued)


def move_on(game: BoardGame, seat: int, option: int, pursued: int) -> None:
    """4.1 Go, explore or stop."""
    if option == STAY:
        game.steps_left = 0
        game.do(next_move_step, seat, pursued)
    elif STEP.is_word(option):
        explore(game, seat, STEP_WAYS.index(option), pursued)
    else:
        go(game, seat, STEP.entry(option))
        game.do(next_move_step, seat, pursued)


def go(game: BoardGame, seat: int, space: int) -> None:
    """4.1 One space."""
    game.place[seat] = space
    game.path.append(space)
    game.steps_left -= 1
    game.tell(events.MOVED, seat, space)
    tokens.carried_along(game, seat)


def explore(game: BoardGame, seat: int, way: int, pursued: int) -> None:
    """4.3 Turn up a tile in this direction and choose which of its exits joins."""
    tile = ground.tile_of(game.place[seat])
    x, y = game.tile_x[tile] + DX[way], game.tile_y[tile] + DY[way]
    facing = (way + 2) % 4
    drawn = tiles.draw_tile(game, facing, x, y)
    game.turned_up = drawn
    game.explored = way
    game.tell(events.TILE_TURNED_UP, seat, drawn)
    joins = tiles.ways_to_join(game, drawn, facing, x, y)
    if not joins:  # 4.6
        joins = [each for each in range(4) if game.tables.tiles[drawn].exit[each] != CLOSED]
    hunters.offer(game, seat, JOIN, [JOIN_WAYS[each] for each in joins], join, pursued)


def join(game: BoardGame, seat: int, option: int, pursued: int) -> None:
    """4.3 Lay the tile, populate it, and step onto the joining space."""
    exit_chosen = JOIN_WAYS.index(option)
    way = game.explored
    here = ground.tile_of(game.place[seat])
    x, y = game.tile_x[here] + DX[way], game.tile_y[here] + DY[way]
    drawn = game.turned_up
    tiles.lay_tile(game, drawn, x, y, ((way + 2) % 4 - exit_chosen) % 4)
    mission_steps.tile_laid(game, drawn)
    go(game, seat, game.tables.tiles[drawn].exit[exit_chosen])
    game.do(next_move_step, seat, pursued)


def end_move(game: BoardGame, seat: int, pursued: int) -> None:
    """14.2 What ending a move there brings about, 4.7 pursuit after a move action, 14.24 and who is reached then."""
    game.do(goals.catch_up, seat)
    if not pursued:
        game.path = []
    elif game.place[seat] != NOWHERE:
        walking.pursuit(game)
    game.do(goals.ended_move, seat)


# --- Leaping ---------------------------------------------------------------------------------------------------------


def begin_leap(game: BoardGame, seat: int, reach: int) -> None:
    """16.3 Move to an enemy before attacking it."""
    set_off(game, seat, reach)
    game.do(next_leap_step, seat)


def next_leap_step(game: BoardGame, seat: int) -> None:
    """16.3 Another space on the way to an enemy, or stay with one."""
    here = game.place[seat]
    if game.steps_left <= 0 or here == NOWHERE:
        return
    options = [STAY] if game.units_at(here) else []
    for space in sorted(ground.hunter_steps(game, here)):
        if near_enemy(game, space, game.steps_left - 1):
            options.append(STEP.of(space))
    if options:
        hunters.offer(game, seat, STEP, options, leap_on)


def leap_on(game: BoardGame, seat: int, option: int) -> None:
    """16.3 Go, or stop."""
    if option == STAY:
        game.steps_left = 0
    else:
        go(game, seat, STEP.entry(option))
        game.do(next_leap_step, seat)


def end_leap(game: BoardGame, seat: int) -> None:
    """R12 A leap has ended, too: what that brings about comes after the attack, if the hunter is still there."""
    if len(game.path) > 1 and game.place[seat] == game.path[-1]:
        game.do(goals.catch_up, seat)
        goals.ended_move(game, seat)


def enemy_within(game: BoardGame, seat: int, reach: int) -> bool:
    """16.3 Say whether a leap of this reach ends at an enemy."""
    return near_enemy(game, game.place[seat], reach)


def near_enemy(game: BoardGame, space: int, reach: int) -> bool:
    """Say whether a hunter on this space gets to an enemy within so many steps."""
    reached = [space]
    edge = [space]
    for _ in range(reach):
        further: list[int] = []
        for here in edge:
            if game.units_at(here):
                return True
            for near in ground.hunter_steps(game, here):
                if near not in reached:
                    reached.append(near)
                    further.append(near)
        edge = further
    return any(len(game.units_at(here)) > 0 for here in edge)


# --- Teleporting -----------------------------------------------------------------------------------------------------


def teleport_to(game: BoardGame, seat: int, option: int) -> None:
    """4.8 To the space that was chosen."""
    teleport(game, seat, CHOOSE_SPACE.entry(option))


def teleport(game: BoardGame, seat: int, space: int) -> None:
    """4.8 Straight onto the space; 14.7 what was carried is lost."""
    tokens.lose_tokens(game, seat)
    game.place[seat] = space
    game.tell(events.TELEPORTED, seat, space)
