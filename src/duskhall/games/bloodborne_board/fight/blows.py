"""Blows: everything is resolved from the fastest speed to the slowest; and what a kill brings (7.10 to 7.13, 9.5)."""

from duskhall.games.bloodborne_board import effects, events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.death import dream, slaying
from duskhall.games.bloodborne_board.fight import combat, enemy_actions
from duskhall.games.bloodborne_board.items import item_targets
from duskhall.games.bloodborne_board.printed import (
    AT_KILL,
    KILL_REFRESHES,
    KILL_SPLASHES,
    NO_STAGGER,
    NOBODY,
    NOWHERE,
    RALLY_HEALS,
    STAGGER_HURTS,
)
from duskhall.games.bloodborne_board.questions import NONE, ON_KILL
from duskhall.games.bloodborne_board.state import COMBO_OF_OTHERS, BoardGame

# --- 7.10 to 7.13 Resolving ------------------------------------------------------------------------------------------


def fight_resolve(game: BoardGame) -> None:
    """7.10 The fastest first, one batch per speed."""
    if not combat.fighting(game):
        return
    timed = game.ability_line != NOBODY
    if not game.own_live and not game.foe_live and not timed:
        return
    speed = game.own_speed if game.own_live else -1
    if game.foe_live:
        speed = max(speed, game.foe_speed)
    if timed:
        speed = max(speed, game.ability_speed)
    game.batch = speed
    game.plan(dream.bury, fight_resolve)
    if timed and game.ability_speed == speed:  # 7.6
        number = game.ability_line
        game.ability_line = NOBODY
        enemy_actions.carry_out(game, number)
        return
    resolve_batch(game, speed)


def resolve_batch(game: BoardGame, speed: int) -> None:
    """7.11 Both sides at the same time, 7.12 unless stagger counts in ties."""
    own = game.own_live > 0 and game.own_speed == speed
    foe = game.foe_live > 0 and game.foe_speed == speed
    line = game.tables.lines[game.line] if game.line != NOBODY else game.tables.lines[0]
    if own and foe:
        if line.first and not game.foe_plain:
            own = False
        else:
            foe_tied = game.own_stagger > 0 and game.own_ties > 0 and may_stagger_foe(game)
            own_tied = game.foe_stagger > 0 and line.ties > 0 and not game.immune & NO_STAGGER
            own_tied = own_tied and game.fight_seat not in game.dodgers
            if foe_tied:
                combat.stagger_foe(game)
                foe = False
            if own_tied:
                stagger_own(game)
                own = False
    staggers = game.foe_stagger > 0 and game.fight_seat not in game.dodgers and foe
    if own:
        will_stagger = game.own_stagger > 0 and game.foe_live > 0 and game.foe_speed < speed and may_stagger_foe(game)
        if (will_stagger or game.staggered) and not game.foe_plain:
            game.own_damage += line.if_staggered
        if will_stagger:
            combat.stagger_foe(game)
    if foe:
        game.foe_live = 0
        foe_hits(game)
    if own:
        game.own_live = 0
        own_hits(game)
    if staggers and game.own_live and not game.immune & NO_STAGGER:
        stagger_own(game)


def may_stagger_foe(game: BoardGame) -> bool:
    """7.12 Say whether the enemy's attack can be staggered, and the hunter's attack does not miss."""
    line = game.tables.lines[game.line]
    if line.no_stagger and not game.foe_plain:
        return False
    modifier = game.unit_modifier[game.fight_unit]
    if modifier != NOBODY and game.tables.modifiers[modifier].no_stagger:
        return False
    return game.unit_space[game.fight_unit] == game.place[game.fight_seat]


def stagger_own(game: BoardGame) -> None:
    """7.12 The hunter's attack is cancelled, with what its card and slot would do at a kill or afterwards."""
    game.own_live = 0
    game.own_plain = 1
    game.combo &= COMBO_OF_OTHERS
    game.tell(events.HUNTER_STAGGERED, game.fight_seat)


def foe_hits(game: BoardGame) -> None:
    """The enemy's attack is made: damage and effects for everybody whom it reaches."""
    line = game.tables.lines[game.line]
    unit = game.fight_unit
    space = game.unit_space[unit]
    enemy_actions.after_attack(game, game.line)
    hit = False
    seats = [game.fight_seat]
    if line.all_here and not game.foe_plain:
        seats = game.hunters_at(space)
    damage = game.foe_damage
    if line.faster and not game.foe_plain:
        slower = game.own_speed if game.own_card != NOBODY or game.own_damage else 0  # 7.10
        damage += line.faster * max(0, game.foe_speed - slower)
    for seat in seats:
        if seat in game.dodgers or game.place[seat] != space:  # 7.16
            continue
        if hunters.suffer(game, seat, damage, True) > 0:
            hit = True
        if not game.foe_plain:
            enemy_actions.effects_on(game, game.line, seat)
    if hit and line.leech and not game.foe_plain:
        foes.heal_unit(game, unit, line.leech)


def own_hits(game: BoardGame) -> None:
    """The hunter's attack is made."""
    seat = game.fight_seat
    unit = game.fight_unit
    if game.unit_space[unit] != game.place[seat]:  # 7.16
        game.own_missed = 1
        game.tell(events.MISSED, seat, unit)
        return
    damage = game.own_damage - game.foe_block
    weapon = game.weapon(seat)
    if game.own_stagger and weapon.ability == STAGGER_HURTS:
        damage += 1
    before = game.killed
    game.dealt = slaying.wound(game, unit, damage, seat)
    if weapon.ability == RALLY_HEALS and game.own_slot != NOBODY and weapon.special[game.own_slot]:
        hunters.heal(game, seat, game.dealt)
    if game.own_card == NOBODY and game.tables.firearms[game.firearm[seat]].splash:
        for other in game.units_at(game.place[seat]):
            if other != unit:
                slaying.wound(game, other, game.tables.firearms[game.firearm[seat]].splash, seat)
    if game.mirror and game.dealt:
        hunters.suffer(game, seat, game.dealt, False)
        hunters.poison(game)
    if game.killed > before:
        game.foe_live = 0  # 7.13
        game.ability_line = NOBODY


# --- 9.5 Kill effects ------------------------------------------------------------------------------------------------


def kill_effects(game: BoardGame, seat: int, space: int) -> None:
    """9.5 What weapon, card and runes do for an enemy slain."""
    if game.place[seat] == NOWHERE:
        return
    ability = game.weapon(seat).ability
    game.do(kill_runes, seat)
    if ability == KILL_REFRESHES:
        hunters.draw_cards(game, seat, 1)
        hunters.heal(game, seat, 1)
    if seat == game.fight_seat and game.own_card != NOBODY and not game.own_plain:
        card = game.tables.cards[game.own_card]
        hunters.draw_cards(game, seat, card.kill_draw)
        hunters.heal(game, seat, card.kill_heal)
    if ability == KILL_SPLASHES:
        item_targets.splash(game, seat, 2)


def kill_runes(game: BoardGame, seat: int) -> None:
    """15.8 Runes that answer a kill."""
    options = [NONE]
    for item in game.usable(seat, AT_KILL):
        if effects.helps(game, seat, item):
            options.append(1 + item)
    if len(options) > 1 and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        game.ask(seat, ON_KILL, options)


def on_kill(game: BoardGame, seat: int, option: int) -> None:
    """15.8 Use a rune and look again, or go on."""
    if option != NONE:
        game.do(kill_runes, seat)
        effects.use_item(game, seat, option - 1)
