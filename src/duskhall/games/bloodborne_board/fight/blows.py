"""Blows: everything is resolved from the fastest speed to the slowest; and what a kill brings (7.10 to 7.13, 9.5)."""

from duskhall.games.bloodborne_board import effects, events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.death import dream, slaying
from duskhall.games.bloodborne_board.fight import combat, enemy_actions
from duskhall.games.bloodborne_board.fight.stagger import staggers_foe, staggers_own, strikes_first
from duskhall.games.bloodborne_board.items import item_targets
from duskhall.games.bloodborne_board.printed import (
    CAUSE_ATTACK,
    CAUSE_MIRROR,
    NOBODY,
    NOWHERE,
    WEAPON_KILL_REFRESHES,
    WEAPON_KILL_SPLASHES,
    WEAPON_RALLY_HEALS,
    WEAPON_STAGGER_HURTS,
    WINDOW_KILL,
)
from duskhall.games.bloodborne_board.questions import NO_RUNE, ON_KILL
from duskhall.games.bloodborne_board.state import COMBO_OF_OTHERS, BoardGame

# --- 7.10 to 7.13 Resolving ------------------------------------------------------------------------------------------


def fight_resolve(game: BoardGame) -> None:
    """7.10 The fastest first, one batch per speed."""
    if not combat.fighting(game):
        return
    fight = game.fight
    timed = fight.ability_line != NOBODY
    if not fight.own.live and not fight.foe.live and not timed:
        return
    speed = fight.own.speed if fight.own.live else -1
    if fight.foe.live:
        speed = max(speed, fight.foe.speed)
    if timed:
        speed = max(speed, fight.ability_speed)
    fight.batch = speed
    game.plan(dream.bury, fight_resolve)
    if timed and fight.ability_speed == speed:  # 7.6
        number = fight.ability_line
        fight.ability_line = NOBODY
        enemy_actions.carry_out(game, number)
        return
    resolve_batch(game, speed)


def resolve_batch(game: BoardGame, speed: int) -> None:
    """7.11 Both sides at the same time, 7.12 unless one attack staggers the other."""
    fight = game.fight
    foe = fight.foe.live > 0 and fight.foe.speed == speed
    own = fight.own.live > 0 and fight.own.speed == speed and not (foe and strikes_first(game))
    foe_lost = own and staggers_foe(game)
    own_lost = foe and staggers_own(game)
    if foe_lost:
        combat.stagger_foe(game)
    if own and own_lost:  # in a tie
        stagger_own(game)
        own = False
    if own and fight.staggered and not fight.foe.plain:
        fight.own.damage += game.tables.lines[fight.line].if_staggered
    if foe and not foe_lost:
        fight.foe.live = 0
        foe_hits(game)
    if own:
        fight.own.live = 0
        own_hits(game)
    if own_lost and fight.own.live:
        stagger_own(game)


def stagger_own(game: BoardGame) -> None:
    """7.12 The hunter's attack is cancelled, with what its card and slot would do at a kill or afterwards."""
    game.fight.own.live = 0
    game.fight.own.plain = 1
    game.fight.combo &= COMBO_OF_OTHERS
    game.tell(events.HUNTER_STAGGERED, game.fight.seat)


def foe_hits(game: BoardGame) -> None:
    """7.11, 7.16 The enemy's attack is made: damage and effects for everybody whom it reaches."""
    line = game.tables.lines[game.fight.line]
    unit = game.fight.unit
    space = game.unit_space[unit]
    enemy_actions.after_attack(game, game.fight.line)
    hit = False
    seats = [game.fight.seat]
    if line.all_here and not game.fight.foe.plain:
        seats = game.hunters_at(space)
    damage = game.fight.foe.damage
    if line.faster and not game.fight.foe.plain:
        slower = game.fight.own.speed if game.fight.own.card != NOBODY or game.fight.own.damage else 0  # 7.10
        damage += line.faster * max(0, game.fight.foe.speed - slower)
    for seat in seats:
        if seat in game.fight.dodgers or game.place[seat] != space:  # 7.16
            continue
        if hunters.suffer(game, seat, damage, CAUSE_ATTACK) > 0:
            hit = True
        if not game.fight.foe.plain:
            enemy_actions.effects_on(game, game.fight.line, seat)
    if hit and line.leech and not game.fight.foe.plain:
        foes.heal_unit(game, unit, line.leech, events.UNIT_LEECHES)


def own_hits(game: BoardGame) -> None:
    """7.11, 7.13, 7.16 The hunter's attack is made."""
    seat = game.fight.seat
    unit = game.fight.unit
    if game.unit_space[unit] != game.place[seat]:  # 7.16
        game.tell(events.MISSED, seat, unit)
        return
    damage = game.fight.own.damage - game.fight.foe.block
    weapon = game.weapon(seat)
    if game.fight.own.stagger and weapon.ability == WEAPON_STAGGER_HURTS:
        damage += 1
    before = game.fight.killed
    game.fight.dealt = slaying.wound(game, unit, damage, seat, events.WOUNDED)
    if weapon.ability == WEAPON_RALLY_HEALS and game.fight.slot != NOBODY and weapon.slots[game.fight.slot].special:
        drink(game, seat)
    if game.fight.own.card == NOBODY and game.tables.firearms[game.firearm[seat]].splash:
        spray(game, seat, unit)
    if game.fight.mirror and game.fight.dealt:
        hunters.suffer(game, seat, game.fight.dealt, CAUSE_MIRROR)
        hunters.poison(game)
    if game.fight.killed > before:
        game.fight.foe.live = 0  # 7.13
        game.fight.ability_line = NOBODY


def drink(game: BoardGame, seat: int) -> None:
    """16.1 The Axe heals what it dealt."""
    hunters.heal(game, seat, game.fight.dealt, events.HEALED_BY_WEAPON)


def spray(game: BoardGame, seat: int, unit: int) -> None:
    """15.9 The flames reach every other enemy there."""
    for other in game.units_at(game.place[seat]):
        if other != unit:
            slaying.wound(game, other, game.tables.firearms[game.firearm[seat]].splash, seat, events.WOUNDED_BY_GUN)


# --- 9.5 Kill effects ------------------------------------------------------------------------------------------------


def kill_effects(game: BoardGame, seat: int, space: int) -> None:
    """9.5 What weapon, card and runes do for an enemy slain."""
    if game.place[seat] == NOWHERE:
        return
    ability = game.weapon(seat).ability
    game.do(kill_runes, seat)
    if ability == WEAPON_KILL_REFRESHES:
        hunters.draw_cards(game, seat, 1, events.DRAWN_BY_KILL)
        hunters.heal(game, seat, 1, events.HEALED_BY_KILL)
    if seat == game.fight.seat and game.fight.own.card != NOBODY and not game.fight.own.plain:
        card = game.tables.cards[game.fight.own.card]
        hunters.draw_cards(game, seat, card.kill_draw, events.DRAWN_BY_KILL)
        hunters.heal(game, seat, card.kill_heal, events.HEALED_BY_KILL)
    if ability == WEAPON_KILL_SPLASHES:
        item_targets.splash(game, seat, 2)


def kill_runes(game: BoardGame, seat: int) -> None:
    """15.8 Runes that answer a kill."""
    options = [NO_RUNE]
    for item in game.usable(seat, WINDOW_KILL):
        if effects.helps(game, seat, item):
            options.append(ON_KILL.of(item))
    if len(options) > 1 and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        game.ask(seat, ON_KILL, options, on_kill)


def on_kill(game: BoardGame, seat: int, option: int) -> None:
    """15.8 Use a rune and look again, or go on."""
    if option != NO_RUNE:
        game.do(kill_runes, seat)
        effects.use_item(game, seat, ON_KILL.entry(option))
