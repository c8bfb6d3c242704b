"""What one exchange of blows is worth to the policy: a card in a slot against every action that may be flipped.

Values are in hundredths of a stat card.  Everybody knows which action cards are left, but not their order; an ability
that flips again is taken for what it adds to nothing.
"""

from typing import Final

from duskhall.games.bloodborne_board.fight.combat import line_for
from duskhall.games.bloodborne_board.fight.slots import slot_damage
from duskhall.games.bloodborne_board.fight.stagger import can_be_staggered, outpaces
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    ENEMY_ATTACKS,
    GUN_BASIC_ATTACK,
    IMMUNE_STAGGER,
    IMMUNE_STUN,
    NOBODY,
    ROLE_BOSS,
    ROLE_OBJECT,
    SLOTS,
    SPECIAL,
    WEAPON_STAGGER_TIES,
)
from duskhall.games.bloodborne_board.state import BoardGame

# What HP are worth, by how many are left; being slain costs more.
HEALTH: Final = [-800, -440, -290, -180, -95, -35, 0]
SLAIN: Final = 400
STUN: Final = 60
HARM: Final = 90  # a token of poison, or of frenzy
SPAWNED: Final = 120
PLACED: Final = 40  # a card and a slot that are used
SHOT: Final = 45
DAMAGE: Final = 75  # a point of damage on an enemy of a mission
BOSS_DAMAGE: Final = 110
WOUND: Final = 35  # on another one, which would strike again
KILL: Final = 150
NEVER: Final = -100_000


def hurt(game: BoardGame, seat: int, damage: int) -> int:
    """7.13 Return what losing HP costs a hunter; in the final round health is worth little."""
    hp = game.hp[seat]
    cost = HEALTH[hp] - HEALTH[max(0, hp - damage)] + (SLAIN if damage >= hp else 0)
    return cost // 4 if game.final > 0 and damage < hp else cost


def gain(game: BoardGame, unit: int, damage: int, wanted: bool) -> int:
    """9.1 Return what damage on an enemy is worth; slaying it more."""
    left = game.unit_hp(unit) - game.unit_damage[unit]
    each = WOUND
    if wanted:
        each = BOSS_DAMAGE if game.kind_of(unit).role == ROLE_BOSS else DAMAGE
    if damage >= left:
        return each * left + (KILL if game.unit_lives[unit] == 0 else 0)
    return each * damage


def fastest_dodge(game: BoardGame, seat: int, card: int, slot: int) -> int:
    """7.9 Return the speed of the fastest dodge that is left beside this card in this slot; NOBODY without one."""
    fastest = NOBODY
    quickest = NOBODY
    weapon = game.weapon(seat)
    for place in range(len(weapon.slots)):
        if place != slot and game.slots[seat * SLOTS + place] == NOBODY:
            quickest = max(quickest, weapon.slots[place].speed)
    if quickest == NOBODY:
        return NOBODY
    passed = card == NOBODY
    for other in game.hand[seat]:
        if other == card and not passed:
            passed = True
        elif game.tables.cards[other].dodge > 0:
            fastest = max(fastest, quickest + game.tables.cards[other].speed)
    return fastest


def exchange(game: BoardGame, seat: int, unit: int, card: int, slot: int, wanted: bool) -> int:
    """7.5 Return what attacking with this card from this slot is worth; card NOBODY: just to face the blow."""
    kind = game.kind_of(unit)
    total = 0 if card == NOBODY else -PLACED
    if kind.role == ROLE_OBJECT:
        damage = slot_damage(game, seat, slot) + game.tables.cards[card].damage if card != NOBODY else 0
        return total + gain(game, unit, damage, wanted)
    dodge = fastest_dodge(game, seat, card, slot)
    worth = 0
    weight = 0
    if kind.role == ROLE_BOSS:
        deck = game.boss_deck[kind.boss][:]
        if len(deck) == 0:
            deck = game.boss_used[kind.boss][:]
        for number in deck:
            worth += face(game, seat, unit, number, card, slot, dodge, False, wanted)
            weight += 1
        return total + worth // max(1, weight)
    attacked = game.fight.mode == ENEMY_ATTACKS and game.fight.seat == seat
    for action in range(ABILITY + 1):
        count = game.actions.count(action) if len(game.actions) > 0 else game.actions_used.count(action)
        if count > 0:
            number = line_for(game, unit, action, attacked)
            worth += count * face(game, seat, unit, number, card, slot, dodge, action < SPECIAL, wanted)
            weight += count
    return total + worth // max(1, weight)


def face(
    game: BoardGame,
    seat: int,
    unit: int,
    number: int,
    card: int,
    slot: int,
    dodge: int,
    is_basic: bool,
    wanted: bool,
) -> int:
    """7.6 - 7.13 Return what a known action comes to, with the best answer to it."""
    line = game.tables.lines[number]
    speed = NOBODY
    gained = 0
    block = 0
    kills = False
    staggers = False
    immune = 0
    weapon = game.weapon(seat)
    if card != NOBODY:
        printed = game.tables.cards[card]
        speed = weapon.slots[slot].speed + printed.speed
        damage = slot_damage(game, seat, slot) + printed.damage
        gained = gain(game, unit, damage, wanted)
        spent = game.unit_lives[unit] == 0 and game.kind_of(unit).role != ROLE_BOSS
        kills = spent and damage >= game.unit_hp(unit) - game.unit_damage[unit]
        staggers = printed.stagger > 0
        block = printed.block
        immune = printed.immune
    if line.ability > 0:
        cost = SPAWNED * line.spawn + HARM * line.frenzy
        if line.demand.damage > 0 and dodge < line.demand.speed:
            cost += hurt(game, seat, max(0, line.demand.damage + game.frenzy[seat] - block))
        return gained if kills and speed > line.speed else gained - cost
    if kills and speed > line.speed:
        return gained
    ties = weapon.ability == WEAPON_STAGGER_TIES and line.first == 0
    can_stagger = can_be_staggered(game, unit, number, False)
    if staggers and can_stagger and outpaces(speed, line.speed, ties):
        return gained
    blow = max(0, line.damage + game.frenzy[seat] - block)
    cost = hurt(game, seat, blow) + HARM * (line.poison + line.frenzy)
    if line.stun > 0 and immune & IMMUNE_STUN == 0:
        cost += STUN
    lost = line.stagger > 0 and outpaces(line.speed, speed, line.ties > 0 or line.first > 0)
    if (lost and immune & IMMUNE_STAGGER == 0) or (blow >= game.hp[seat] and speed < line.speed):
        best = -cost
    else:
        best = gained - cost
    if line.no_dodge == 0 and dodge >= line.speed and (line.dodge_only == 0 or line.dodge_only >= line.speed):
        best = max(best, gained - PLACED)
    if is_basic and can_stagger and is_gun_ready(game, seat):
        best = max(best, gained - SHOT)
    return best


def is_gun_ready(game: BoardGame, seat: int) -> bool:
    """15.4 Say whether a hunter can answer a basic attack with the firearm."""
    if game.firearm[seat] == NOBODY or game.gun_ready[seat] == 0:
        return False
    return game.tables.firearms[game.firearm[seat]].use == GUN_BASIC_ATTACK


def best_attack(game: BoardGame, seat: int, unit: int, wanted: bool) -> list[int]:
    """7.1 Return what the best attack on an enemy is worth, its card and its slot."""
    best = [NEVER, NOBODY, NOBODY]
    for slot in game.empty_slots(seat):
        for place, card in enumerate(game.hand[seat]):
            if card not in game.hand[seat][:place]:
                worth = exchange(game, seat, unit, card, slot, wanted)
                if worth > best[0]:
                    best = [worth, card, slot]
    return best


# --- The blow that is coming ------------------------------------------------------------------------------------------


def blow_is_lost(game: BoardGame) -> bool:
    """7.11, 7.12 Say whether the hunter's own attack comes first and stops the enemy's."""
    fight = game.fight
    if fight.own.live == 0 or fight.own.speed < fight.foe.speed:
        return False
    staggers = fight.own.stagger > 0 and (game.tables.lines[fight.line].no_stagger == 0 or fight.foe.plain > 0)
    if fight.own.speed == fight.foe.speed:
        return staggers and fight.ties > 0
    left = game.unit_hp(fight.unit) - game.unit_damage[fight.unit]
    kills = fight.own.damage - fight.foe.block >= left and game.unit_lives[fight.unit] == 0
    return staggers or kills


def blow_costs(game: BoardGame, seat: int) -> int:
    """7.13 Return what the enemy's attack would cost a hunter."""
    fight = game.fight
    line = game.tables.lines[fight.line]
    block = fight.own.block if seat == fight.seat else 0
    cost = hurt(game, seat, max(0, fight.foe.damage + game.frenzy[seat] - block))
    cost += STUN * line.stun + HARM * (fight.foe.poison + line.frenzy)
    if seat == fight.seat and fight.own.live > 0 and fight.foe.stagger > 0 and fight.own.speed < fight.foe.speed:
        cost += DAMAGE * fight.own.damage
    return cost


def is_coming(game: BoardGame, seat: int, least: int) -> bool:
    """Say whether a blow comes that costs a hunter more than this."""
    if NOBODY in [game.fight.seat, game.fight.line, game.fight.unit]:
        return True
    return not (seat == game.fight.seat and blow_is_lost(game)) and blow_costs(game, seat) > least
