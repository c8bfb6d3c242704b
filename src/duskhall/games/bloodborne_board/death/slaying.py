"""Slaying: how enemies are hurt and fall, and what their fall brings (9.1 to 9.3, 12.2)."""

from duskhall.games.bloodborne_board import events, later
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.missions import goals
from duskhall.games.bloodborne_board.printed import CAUSE_LAST_BREATH, NOBODY, NOWHERE, ROLE_BOSS, ROLE_OBJECT
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.event import Kind


def wound(game: BoardGame, unit: int, damage: int, seat: int, told: Kind) -> int:
    """Damage a unit (9.1), by what is told; return what it came to."""
    if unit == NOBODY or game.unit_space[unit] == NOWHERE or damage <= 0:
        return 0
    if foes.is_invulnerable(game, unit):
        return 0
    damage -= foes.shield_of(game, unit)
    if damage <= 0:
        return 0
    game.unit_damage[unit] += damage
    game.tell(told, seat, unit, damage, game.unit_damage[unit])
    if game.unit_damage[unit] >= game.unit_hp(unit):
        fall(game, unit, seat)
    return damage


def fall(game: BoardGame, unit: int, seat: int) -> None:
    """9.1, 9.2, 9.3, 12.2 Slain; a boss goes into its second phase first; extra lives come first."""
    kind = game.kind_of(unit)
    if foes.is_unkillable(game, unit):
        foes.drive_back(game, unit)
        return
    if kind.role == ROLE_BOSS and game.unit_phase[unit] == 1 and kind.hp2:
        game.unit_phase[unit] = 2
        game.unit_damage[unit] = 0  # what was over is lost
        game.boss_deck[kind.boss] = []
        game.boss_used[kind.boss] = []
        game.tell(events.SECOND_PHASE, unit)
        goals.second_phase(game, unit, seat)
        return
    if game.unit_lives[unit] > 0:
        game.unit_lives[unit] -= 1
        game.unit_damage[unit] = 0
        game.tell(events.LIFE_LOST, unit, game.unit_lives[unit])
        return
    space = game.unit_space[unit]
    mission = game.unit_mission[unit]
    goal = game.unit_goal[unit]
    foes.remove(game, unit)
    game.tell(events.SLAIN, seat, unit)
    if unit == game.fight.unit:
        game.fight.killed += 1  # 7.13 a bystander's death is none of this combat
        last_breath(game)
    if kind.role != ROLE_OBJECT:
        hunters.gain_echo(game, seat, 1, events.ECHO_GAINED)  # 9.2, 12.3
        game.do(later.KILL_EFFECTS.step, seat, space)  # 9.5
    goals.enemy_slain(game, unit, seat, space, mission if goal else NOBODY)


def last_breath(game: BoardGame) -> None:
    """7.6 Some enemies that are slain in the combat, and were not staggered, still hurt the hunter."""
    if game.fight.line == NOBODY or game.fight.staggered or game.fight.foe.plain:
        return
    line = game.tables.lines[game.fight.line]
    if line.death_damage:
        hunters.suffer(game, game.fight.seat, line.death_damage, CAUSE_LAST_BREATH)
        if line.death_poison:
            hunters.poison(game)
