"""The hunt track: how it advances, and how a reset point lets enemies and consumables come back (section 10)."""

from typing import Final

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import mission_steps, open_steps
from duskhall.games.bloodborne_board.printed import GOODS, NOBODY, NOWHERE, ROLE_BOSS, SPACES
from duskhall.games.bloodborne_board.settings import ENDLESS, RETURNING, THE_SLAIN_RETURN, TRACK
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.event import Kind

# The hunt track (10.1), as the table settled: the last space, and the reset points
LAST_SPACE: Final = [16, 18, 16]
RESET_POINTS: Final = [[5, 9, 13, 16], [6, 11, 16, 18], [5, 9, 13, 16]]


def last_space(game: BoardGame) -> int:
    """10.1 Return the last space of the track."""
    return LAST_SPACE[game.setting(TRACK)]


def reset_points(game: BoardGame) -> list[int]:
    """10.1 Return the reset points; the list must not be changed."""
    return RESET_POINTS[game.setting(TRACK)]


def advance_track(game: BoardGame, told: Kind) -> None:
    """One space; a reset point resets the map at once (10.2), and on the last space every advance does (10.6)."""
    game.track = after_advance(game, game.track)
    game.tell(told, game.track, last_space(game))
    if game.track in reset_points(game):
        reset_map(game)


def after_advance(game: BoardGame, space: int) -> int:
    """10.1 Return the space after this one; 10.6 the last one is not left, but on an endless track."""
    last = last_space(game)
    if space < last:
        return space + 1
    return 13 if game.setting(TRACK) == ENDLESS else last


# --- 10.2 to 10.5 Resetting the map ----------------------------------------------------------------------------------


def reset_map(game: BoardGame) -> None:
    """10.2, 10.3, 10.4, 10.5 At once, in the middle of whatever is going on."""
    game.resets += 1
    game.tell(events.MAP_RESET, game.resets)
    back: list[int] = []
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE and unit != game.diving:
            continue
        if game.kind_of(unit).role == ROLE_BOSS:
            game.unit_damage[unit] = 0  # 10.5
        elif game.unit_mission[unit] != NOBODY:
            back.append(unit)
            game.unit_space[unit] = NOWHERE
        else:
            foes.remove(game, unit)  # 10.3
    for unit in back:  # 10.4 the enemies of missions first
        game.unit_space[unit] = game.unit_home[unit]
        game.unit_damage[unit] = 0
        game.unit_lives[unit] = game.unit_spare[unit]
        game.unit_acted[unit] = game.unit_skip[unit] = 0
        game.tell(events.COMES_BACK, unit, game.unit_home[unit])
    if game.setting(RETURNING) == THE_SLAIN_RETURN:
        bring_back_the_slain(game)
    if game.fight.unit != NOBODY and game.kind_of(game.fight.unit).role != ROLE_BOSS:
        game.fight.unit = NOBODY
    game.walkers = []
    replenish(game)
    refill_icons(game)
    mission_steps.map_was_reset(game)


def bring_back_the_slain(game: BoardGame) -> None:
    """10.4, R20 Where the table says so, as many enemies of each open step as it brought are there again."""
    for mission in open_steps.active(game):
        for spawn in open_steps.step_of(game, mission).spawns:
            units = [unit for unit, owner in enumerate(game.unit_mission) if owner == mission]
            alike = [unit for unit in units if game.tables.unit_kind[unit] == spawn.kind]
            alike = [unit for unit in alike if game.unit_modifier[unit] == spawn.modifier]
            home = game.unit_home[alike[0]] if alike else NOWHERE
            space = open_steps.place_for(game, spawn.tile, spawn.place, home)
            if game.tables.kinds[spawn.kind].role == ROLE_BOSS or space == NOWHERE:
                continue
            for _ in range(open_steps.enemies_of(game, spawn) - len(alike)):
                open_steps.enlist(game, mission, spawn, space, open_steps.lives_of(game, spawn))


def replenish(game: BoardGame) -> None:
    """10.3 Consumable tokens lie on every icon again, nearest to the hunters first."""
    game.goods = [0] * len(game.goods)
    spaces = [space for space in game.tables.stocked if ground.is_laid(game, space // SPACES)]
    for space in nearest_first(game, spaces):
        for _ in range(game.tables.goods[space]):
            if sum(game.goods) < GOODS:
                game.goods[space] += 1


def refill_icons(game: BoardGame) -> None:
    """10.4 An enemy on every spawn icon, nearest to the hunters first; 13.4 not behind fog gates."""
    spaces = []
    for space in game.tables.spawning:
        tile = space // SPACES
        if ground.is_laid(game, tile) and not game.fog[tile]:
            spaces.append(space)
    for space in nearest_first(game, spaces):
        for slot in game.tables.icons[space]:
            kind = game.slot_kind[slot]
            if foes.mini_off_map(game, kind) != NOBODY:
                foes.spawn(game, kind, space, events.COMES_BACK)


def nearest_first(game: BoardGame, spaces: list[int]) -> list[int]:
    """10.3, 10.4 Return these spaces, nearest to the hunters first; the fixed order decides between equals."""
    far = ground.nearest_hunter(game)
    return [key % len(far) for key in sorted([far[space] * len(far) + space for space in spaces])]
