"""Special rules of missions: what holds while a step lasts (14.3, 14.6), besides its tokens."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.printed import AT_LAMP, BASIC, NOBODY, NOWHERE, SPACES, TRIGGER_RESET
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.kernel.state import changed

# --- Beginning and ending --------------------------------------------------------------------------------------------


def begin(game: BoardGame, mission: int, step: MissionStep) -> None:
    """14.3 What holds from the moment on at which a step is revealed."""
    if step.frenzy_all:
        for seat in range(game.seats):
            hunters.gain_frenzy(game, seat)
    if step.changes != NOBODY:
        game.kind_modifier = changed(game.kind_modifier, step.kind, step.changes)
        for unit, kind in enumerate(game.tables.unit_kind):
            if kind == step.kind and game.unit_modifier[unit] == NOBODY:
                game.unit_modifier[unit] = step.changes
    if step.after_resets != NOBODY and game.tables.missions[mission].trigger == TRIGGER_RESET:
        come_after_reset(game, mission)


def end(game: BoardGame, step: MissionStep) -> None:
    """14.3, 14.21 It holds no longer."""
    if step.changes != NOBODY:
        game.kind_modifier = changed(game.kind_modifier, step.kind, NOBODY)
        for unit, modifier in enumerate(game.unit_modifier):
            if modifier == step.changes:
                game.unit_modifier[unit] = NOBODY


def come_after_reset(game: BoardGame, mission: int) -> None:
    """14.6 Enemies that a step sends after every reset, one for each fitting space while there are miniatures."""
    step = open_steps.step_of(game, mission)
    for tile, printed in enumerate(game.tables.tiles):
        if not ground.is_laid(game, tile) or game.fog[tile]:
            continue
        for space in range(tile * SPACES, tile * SPACES + printed.spaces):
            lamp = space == printed.lamp
            if not lamp and (step.after_resets_place == AT_LAMP or not game.tables.goods[space]):
                continue
            if foes.mini_off_map(game, step.after_resets) != NOBODY:
                unit = foes.spawn(game, step.after_resets, space, events.COMES_BY_MISSION)
                game.unit_modifier[unit] = step.after_resets_modifier


# --- In combat -------------------------------------------------------------------------------------------------------


def flipped(game: BoardGame, card: int) -> None:
    """14.16 A friend loses a life on every special and ability of her enemy; 14.26 the last one is remembered."""
    fought = game.unit_mission[game.fight.unit]
    if card == BASIC or fought == NOBODY:
        return
    for unit, modifier in enumerate(game.unit_modifier):
        if game.unit_mission[unit] != fought:
            continue
        if modifier != NOBODY and game.tables.modifiers[modifier].friend and game.unit_space[unit] != NOWHERE:
            game.unit_lives[unit] -= 1
            game.tell(events.FRIEND_HURT, unit, max(0, game.unit_lives[unit]))
            if game.unit_lives[unit] <= 0:
                mission = game.unit_mission[unit]
                flag = open_steps.step_of(game, mission).lost_flag if game.mission_at[mission] >= 0 else NOBODY
                if flag != NOBODY:
                    game.flags = changed(game.flags, flag, 1)
                foes.remove(game, unit)


def hunter_slain(game: BoardGame) -> None:
    """14.16 An enemy that feeds heals when a hunter is slain."""
    for unit, modifier in enumerate(game.unit_modifier):
        if modifier != NOBODY and game.tables.modifiers[modifier].feeds:
            foes.heal_unit(game, unit, game.tables.modifiers[modifier].feeds, events.UNIT_FEEDS)


def music(game: BoardGame, unit: int) -> int:
    """15.7 The Tiny Music Box slows the one who remembers the tune by 1."""
    box = game.kind_of(unit).soothed_by
    return 1 if box != NOBODY and game.owner[box] == game.fight.seat else 0
