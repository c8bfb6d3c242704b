"""One exchange of blows, worked out exactly: a card in a slot against every action that the counted deck still holds.

A duel knows what everybody at the table knows: which action cards are left, but not their order.  Its values are in
the units of `weights`.
"""

from collections import OrderedDict
from typing import Final

from duskhall.games.bloodborne_board.fight.combat import change_attack, line_for
from duskhall.games.bloodborne_board.fight.slots import different_slots, slot_damage
from duskhall.games.bloodborne_board.fight.stagger import can_be_staggered, outpaces
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    ACTION_DECK,
    BASIC,
    CLEAR_ANY,
    CLEAR_OWN,
    DODGE_AGAIN,
    DODGE_AT,
    ENEMY_ATTACKS,
    GUN_BASIC_ATTACK,
    IMMUNE_STAGGER,
    IMMUNE_STUN,
    MOST_HP,
    NOBODY,
    ROLE_BOSS,
    ROLE_OBJECT,
    SLOTS,
    SPACES,
    SPECIAL,
    WEAPON_STAGGER_HURTS,
    WEAPON_STAGGER_TIES,
    WINDOW_LASTING,
)
from duskhall.games.bloodborne_board.state import Blow, BoardGame
from duskhall.games.bloodborne_board.tables import Tables
from duskhall.minds.bloodborne_board import weights
from duskhall.minds.bloodborne_board.work import is_wanted, rate

KEPT: Final = 20_000
STUN: Final = 60
SPAWNED: Final = 120
AWAY: Final = 30
PLACED: Final = 40  # a card and a slot that are used
SHOT: Final = 45
DRAWN: Final = 55
ALL_ACTIONS: Final = [ACTION_DECK.count(card) for card in (BASIC, SPECIAL, ABILITY)]

_kept: OrderedDict[tuple[object, ...], float] = OrderedDict()


class Action:
    """What the enemy may do: an attack, whose blow it is, or an ability that comes at its speed."""

    __slots__ = ("basic", "blow", "chance", "line", "number")

    def __init__(self, tables: Tables, chance: float, number: int, basic: bool) -> None:
        """Take it from the line that was flipped."""
        line = tables.lines[number]
        self.chance = chance
        self.number = number
        self.line = line
        self.basic = basic
        self.blow = Blow()
        self.blow.speed, self.blow.damage = line.speed, line.damage
        self.blow.stagger, self.blow.poison = line.stagger, line.poison


def actions_of(game: BoardGame, unit: int, strikes_back: bool) -> list[Action]:
    """Return what the enemy may do, with the chances of the counted deck."""
    kind = game.kind_of(unit)
    tables = game.tables
    if kind.role == ROLE_OBJECT:
        return []
    if kind.role == ROLE_BOSS:
        deck = game.boss_deck[kind.boss] or game.boss_used[kind.boss]
        deck = deck or (kind.phase2 if game.unit_phase[unit] == 2 else kind.phase1)
        found = [Action(tables, 1 / len(deck), number, False) for number in deck]
    else:
        pile = game.actions if game.actions else game.actions_used
        counts = [pile.count(BASIC), pile.count(SPECIAL), pile.count(ABILITY)]
        found = []
        _flip(game, unit, counts, 1.0, (0, 0, 0), strikes_back, found)
    for action in found:
        if not action.line.ability:
            change_attack(game, unit, game.unit_space[unit] // SPACES, action.blow)
            action.blow.speed = max(0, action.blow.speed)
    return found


def _flip(
    game: BoardGame,
    unit: int,
    counts: list[int],
    chance: float,
    bonus: tuple[int, int, int],
    strikes_back: bool,
    found: list[Action],
) -> None:
    """Add what the next card may bring; an ability that flips again goes on with what is left."""
    if not sum(counts):
        counts = ALL_ACTIONS
    total = sum(counts)
    for card, count in enumerate(counts):
        if not count:
            continue
        number = line_for(game, unit, card, strikes_back)
        line = game.tables.lines[number]
        if line.ability and line.flip:
            left = counts[:]
            left[card] -= 1
            if not sum(left):
                left = [*ALL_ACTIONS[:ABILITY], 0]  # it is shuffled; another ability in a row is not looked at
            more = (bonus[0] + line.next_speed, bonus[1] + line.next_damage, bonus[2] or line.next_stagger)
            _flip(game, unit, left, chance * count / total, more, strikes_back, found)
            continue
        action = Action(game.tables, chance * count / total, number, card == BASIC)
        if not line.ability:
            action.blow.speed += bonus[0]
            action.blow.damage += bonus[1]
            action.blow.stagger |= bonus[2]
        found.append(action)


def hurt(hp: int, damage: int) -> int:
    """Return what losing HP costs."""
    return weights.HEALTH[hp] - weights.HEALTH[max(0, hp - damage)] + (400 if damage >= hp else 0)


def sharpened(game: BoardGame, seat: int) -> int:
    """Return the slot on which a hunter's shard lies; NOBODY without one."""
    for item in game.tables.rewards_at[WINDOW_LASTING]:
        if game.owner[item] == seat:
            return game.shard[seat]
    return NOBODY


def worth_of(game: BoardGame, unit: int, damage: int) -> int:
    """Return what damage on an enemy is worth; a kill more."""
    left = game.unit_hp(unit) - game.unit_damage[unit]
    each = rate(game, game.tables.unit_kind[unit]) if is_wanted(game, unit) else weights.WOUND
    if damage >= left:
        return each * left + (weights.KILL + weights.ATTACKER if not game.unit_lives[unit] else 0)
    return each * damage


def exchange(game: BoardGame, seat: int, unit: int, card: int, slot: int, strikes_back: bool) -> float:
    """Return what attacking with this card from this slot is worth; card NOBODY: just to face the blow."""
    first = seat * SLOTS
    kind = game.tables.unit_kind[unit]
    modifier = game.unit_modifier[unit]
    key: tuple[object, ...] = (
        game.tables, game.seats, kind, game.kind_side[kind], modifier, game.unit_space[unit] // SPACES,
        game.unit_damage[unit], game.unit_lives[unit] > 0, game.unit_phase[unit], is_wanted(game, unit),
        game.hunter[seat], game.side[seat], game.hp[seat], game.frenzy[seat], game.gun_ready[seat], game.firearm[seat],
        sharpened(game, seat), card, slot, strikes_back, game.actions.count(BASIC), game.actions.count(SPECIAL),
        game.actions.count(ABILITY), *game.slots[first : first + SLOTS], *sorted(game.hand[seat]),
    )  # fmt: skip
    if game.tables.kinds[kind].role == ROLE_BOSS:
        key += tuple(sorted(game.boss_deck[game.tables.kinds[kind].boss]))
    known = _kept.get(key)
    if known is None:
        known = _kept[key] = _exchange(game, seat, unit, card, slot, strikes_back)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return known


def _exchange(game: BoardGame, seat: int, unit: int, card: int, slot: int, strikes_back: bool) -> float:
    tables = game.tables
    weapon = game.weapon(seat)
    hand = game.hand[seat][:]
    empty = game.empty_slots(seat)
    total = 0.0
    speed, damage, stagger, ties, block, immune = -1, 0, False, False, 0, 0
    if card != NOBODY:
        printed = tables.cards[card]
        hand.remove(card)
        speed = weapon.slots[slot].speed + printed.speed
        damage = slot_damage(game, seat, slot) + printed.damage
        stagger = printed.stagger > 0
        ties = weapon.ability == WEAPON_STAGGER_TIES
        block = printed.block
        immune = printed.immune
        if stagger and weapon.ability == WEAPON_STAGGER_HURTS:
            damage += 1
        if printed.clear != CLEAR_OWN:
            empty.remove(slot)
            total -= 0 if printed.clear == CLEAR_ANY else PLACED
        else:
            total -= PLACED // 2
        total += DRAWN * printed.draw + 40 * min(printed.heal, MOST_HP - game.hp[seat])
        total += 35 * min(printed.rally, MOST_HP - game.hp[seat])
    dodges = sorted(
        weapon.slots[each].speed + tables.cards[other].speed
        for other in hand
        if tables.cards[other].dodge
        for each in empty
    )
    for action in actions_of(game, unit, strikes_back):
        faced = face(game, seat, unit, action, (speed, damage, stagger, ties, block, immune), dodges)
        total += action.chance * faced
    return total


def face(
    game: BoardGame,
    seat: int,
    unit: int,
    action: Action,
    own: tuple[int, int, bool, bool, int, int],
    dodges: list[int],
) -> float:
    """Return what a known action comes to, with the best answer to it."""
    speed, damage, stagger, ties, block, immune = own
    line, blow = action.line, action.blow
    left = game.unit_hp(unit) - game.unit_damage[unit]
    spent = game.unit_lives[unit] == 0 and game.kind_of(unit).role != ROLE_BOSS
    gained = worth_of(game, unit, damage) if speed >= 0 else 0
    kills = speed >= 0 and damage >= left and spent
    if line.ability:
        return ability(game, seat, action, speed, gained, kills, block, dodges)
    foe_damage = max(0, blow.damage + game.frenzy[seat] - block)
    if line.faster:
        foe_damage += line.faster * max(0, blow.speed - max(0, speed))
    cost = hurt(game.hp[seat], foe_damage) + (STUN if line.stun and not immune & IMMUNE_STUN else 0)
    cost += (weights.POISONED if line.poison else 0) + (weights.FRENZIED if line.frenzy else 0)
    if line.demand.when == DODGE_AGAIN:
        second = hurt(max(1, game.hp[seat] - foe_damage), line.demand.damage)
        cost += second if len([each for each in dodges if each >= line.demand.speed]) < 2 else 2 * PLACED
    if kills and speed > blow.speed:
        return gained
    can_stagger = can_be_staggered(game, unit, action.number, False)
    if stagger and can_stagger and outpaces(speed, blow.speed, ties and not line.first):  # 7.12
        return gained
    in_ties = line.ties > 0 or line.first > 0
    own_lost = blow.stagger and outpaces(blow.speed, speed, in_ties) and not immune & IMMUNE_STAGGER
    dies = foe_damage >= game.hp[seat]
    missed = own_lost or (dies and speed < blow.speed)
    plain = (0 if missed else gained) - cost
    best: float = plain
    no_dodge = line.no_dodge or (line.dodge_only and line.dodge_only < blow.speed)
    if dodges and dodges[-1] >= blow.speed and not no_dodge:
        best = max(best, gained - PLACED + 20 * line.if_dodged)
    gun = game.tables.firearms[game.firearm[seat]] if game.firearm[seat] != NOBODY else None
    if gun is not None and gun.use == GUN_BASIC_ATTACK and action.basic and game.gun_ready[seat] and can_stagger:
        best = max(best, gained - SHOT)
    return best


def ability(
    game: BoardGame, seat: int, action: Action, speed: int, gained: int, kills: bool, block: int, dodges: list[int]
) -> float:
    """Return what an ability comes to: it happens before an attack of its speed, and often ends the exchange."""
    line = action.line
    if line.speed and speed > line.speed and kills:
        return gained
    cost: float = 0
    if line.demand.damage or line.demand.stun:
        cost = hurt(game.hp[seat], max(0, line.demand.damage + game.frenzy[seat] - block))
        cost += STUN * line.demand.stun
        if dodges and dodges[-1] >= line.demand.speed:
            cost = min(cost, PLACED)
    cost += SPAWNED * line.spawn + weights.FRENZIED * line.frenzy
    lost = line.demand.when == DODGE_AT and line.away and speed <= line.speed
    return (0 if lost else gained) - cost - AWAY * min(1, line.away)


def best_attack(game: BoardGame, seat: int, unit: int, strikes_back: bool) -> tuple[float, int, int]:
    """Return the best card and slot against an enemy, and what they are worth."""
    best = (-1e9, NOBODY, NOBODY)
    for slot in different_slots(game, seat, game.empty_slots(seat)):
        for card in set(game.hand[seat]):
            worth = exchange(game, seat, unit, card, slot, strikes_back)
            if (worth, -card, -slot) > (best[0], -best[1], -best[2]):
                best = (worth, card, slot)
    return best


def is_strike_back(game: BoardGame) -> bool:
    """Say whether the fight that is going on was begun by the enemy."""
    return game.fight.mode == ENEMY_ATTACKS
