"""A sensible hunter of the card game, quick enough for rollouts and balance: from what a seat knows, a round ahead.

It weighs the Echoes and trophies of a blow against the blood it carries and the chance to die.  Values are hundredths
of an Echo, chances are thousandths.
"""

from typing import Final

from duskhall.games.bloodborne_card import effects
from duskhall.games.bloodborne_card.questions import (
    BLOCK_HUNTER,
    CHOOSE_TROPHY,
    PLAY_CARD,
    RECLAIM_CARD,
    SHOW_WEAPON,
    STEAL_FROM,
    TAKE_UPGRADE,
)
from duskhall.games.bloodborne_card.scoring import score
from duskhall.games.bloodborne_card.state import (
    AGAINST_BOSSES,
    ALIVE,
    ANY_STEP,
    ATTACK_STEP,
    EVERYTHING,
    FINAL_BOSS,
    INSTANT_STEP,
    MONSTER,
    NOBODY,
    NOTHING,
    SELF,
    UTILITY,
    CardGame,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

SURE: Final = 1000
MOST: Final = 16  # damage of one attack that is told apart
ROLLS: Final = 3  # of one attack: more than that come one time in a hundred
CERTAIN: Final = 216  # 6 * 6 * 6

SAFETY: Final = 42  # of each collected Echo that is banked, in percent
REFILL: Final = 30  # of what each used card is worth, when it comes back, in percent
HEALTH: Final = 16  # a point regained
SPENT: Final = 14  # of what a card is worth, when it is used up until the next Dream, in percent
UPGRADE: Final = 160
HIGHEST_HEAL: Final = 6
WEAPONLESS: Final = [120, 50, 10]  # by weapons in hand
DREAMS: Final = 250  # how often the others dream instead of fighting


def answer(game: CardGame, ask: Ask, dice: Dice) -> int:
    """Return one of the options of an ask, from what its seat knows."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    values = values_of(game, ask)
    best = max(values)
    equal = [options[place] for place, value in enumerate(values) if value == best]
    return equal[dice.below(len(equal))] if len(equal) > 1 else equal[0]


def values_of(game: CardGame, ask: Ask) -> list[int]:
    """Return what each option of an ask is worth."""
    question = ask.question
    seat = ask.seat
    if question is PLAY_CARD:
        deaths = attack(game)
        return [card_value(game, seat, card, NOBODY, deaths) for card in ask.options]
    if question is SHOW_WEAPON:
        deaths = attack(game)
        return [card_value(game, seat, card, game.played[seat], deaths) for card in ask.options]
    if question is STEAL_FROM or question is BLOCK_HUNTER:
        return [score(game, other) + 2 * game.collected[other] for other in ask.options]
    if question is CHOOSE_TROPHY:
        return [next_trophy(game, seat, trophy) for trophy in ask.options]
    if question is TAKE_UPGRADE:
        return [gained(game, seat, option) for option in ask.options]
    if question is RECLAIM_CARD:
        return [rating(game, card) for card in ask.options]
    return [-rating(game, card) for card in ask.options]


# --- What things are worth --------------------------------------------------------------------------------------------


def next_trophy(game: CardGame, seat: int, trophy: int) -> int:
    """10.3 Return what one step on a track is worth: the step itself, and what it leads to."""
    track = game.tables.track
    space = game.trophies[seat * 3 + trophy]
    if space + 1 >= len(track):
        return 0
    after = track[space + 2] - track[space + 1] if space + 2 < len(track) else 0
    return (track[space + 1] - track[space]) * 100 + 35 * after


def rating(game: CardGame, card: int) -> int:
    """Return how much a hunter wants to own a card."""
    tables = game.tables
    worth = tables.damage[card] * 100
    if tables.kind[card] != UTILITY:
        worth += 20 * int(tables.strikes_at_once[card]) - 35 * tables.position[card]
        for row in tables.bonuses[card]:
            worth += 45 * tables.amount[row]
    worth += 110 * tables.extra_trophies[card] + 80 * int(tables.returns[card]) - 25 * tables.extra_damage[card]
    if tables.protects[card] != NOTHING:
        worth += 120 if tables.protects[card] == EVERYTHING else 90
    if tables.shows_weapon[card]:
        worth += 120 + 100 * tables.weapon_bonus[card]
    for row in tables.instants[card]:
        worth += effect_worth(game, row)
    for row in tables.as_it_strikes[card]:
        worth += effect_worth(game, row)
    for row in tables.after_hit[card]:
        worth += effect_worth(game, row)
    return worth


def effect_worth(game: CardGame, row: int) -> int:
    """13 Return what an effect adds to the worth of its card."""
    tables = game.tables
    effect = tables.effect[row]
    amount = min(tables.amount[row], HIGHEST_HEAL)
    if effect is effects.damage_monster:
        return 90 * amount
    if effect is effects.steal_echoes:
        return 80 * amount
    if effect is effects.reclaim_cards:
        return 55 * amount
    if effect is effects.weaken_attacks:
        return 50 * amount
    if effect is effects.bank_echoes:
        return 35 * amount
    if effect is effects.heal:
        return 20 * amount
    if effect is effects.block_attack:
        return 80
    if effect is effects.damage_hunters:
        return (-30 if tables.who[row] == SELF else 30) * amount
    return 0


def gained(game: CardGame, seat: int, option: int) -> int:
    """7.5 Return what a card more in hand is worth, a second one of its title less."""
    if TAKE_UPGRADE.is_word(option):
        return 0
    card = TAKE_UPGRADE.entry(option)
    twice = card in game.hand[seat] or card in game.used[seat]
    return rating(game, card) - (30 if twice else 0)


# --- 4 The monster's attack -------------------------------------------------------------------------------------------


def attack(game: CardGame) -> list[int]:
    """4.1, 4.2 Return how often, of 216 times, the creature's attack comes to each amount of damage."""
    die = game.tables.die[game.creature]
    damage = game.tables.die_damage[die]
    plus = game.tables.die_plus[die]
    found = [0] * (MOST + 1)
    going = [0] * (MOST + 1)
    going[0] = CERTAIN
    for _ in range(ROLLS):
        following = [0] * (MOST + 1)
        for total in range(MOST + 1):
            if going[total] > 0:
                each = going[total] // len(damage)
                for face in range(len(damage)):
                    more = min(MOST, total + damage[face])
                    if plus[face] > 0:
                        following[more] += each
                    else:
                        found[more] += each
        going = following
    for total in range(MOST + 1):
        found[total] += going[total]
    return found


def death_chance(game: CardGame, seat: int, card: int, shown: int, damages: list[int]) -> int:
    """4.3, 4.4, 4.5 Return the chance to die of the creature's attack with these cards."""
    tables = game.tables
    guarded = False
    halved = False
    more = 0
    for each in (card, shown):
        if each != NOBODY:
            guarded = guarded or tables.protects[each] != NOTHING
            halved = halved or tables.halves[each]
            more += tables.extra_damage[each]
    if guarded and not tables.forbids_prevention[game.creature]:
        return 0
    halved = halved and not tables.forbids_halving[game.creature]
    deadly = 0
    for damage, often in enumerate(damages):
        suffered = damage + more
        if halved:
            suffered = suffered // 2
        if suffered >= game.health[seat]:
            deadly += often
    return deadly * SURE // CERTAIN


# --- 5 Blows ----------------------------------------------------------------------------------------------------------


def blow(game: CardGame, seat: int, card: int) -> int:
    """5.2, 13.6, 13.23, 13.24 Return the damage that a card would deal to the creature."""
    tables = game.tables
    kind = tables.kind[card]
    step = ATTACK_STEP
    damage = 0
    if kind == UTILITY:
        step = INSTANT_STEP
        for row in tables.instants[card]:
            if tables.effect[row] is effects.damage_monster:
                damage += tables.amount[row]
        if tables.shows_weapon[card]:
            for weapon in game.hand[seat]:
                if tables.kind[weapon] != UTILITY:
                    damage = max(damage, tables.damage[weapon] + tables.weapon_bonus[card])
    else:
        damage = tables.damage[card]
        for row in tables.bonuses[card]:
            boss = tables.creature_kind[game.creature] != MONSTER
            low = game.health[seat] <= tables.value[row] + 1
            if boss if tables.condition[row] == AGAINST_BOSSES else low:
                damage += tables.amount[row]
        if tables.strikes_at_once[card]:
            step = INSTANT_STEP
    for row in tables.guards[game.creature]:
        if tables.in_step[row] == ANY_STEP:
            if tables.of_kind[row] == kind:
                damage = min(damage, tables.amount[row])
        elif tables.in_step[row] == step:
            damage = max(0, damage - tables.amount[row])
    return damage


def expected(game: CardGame, seat: int) -> int:
    """1.4 Return the damage that another hunter deals on average, in hundredths, as far as everybody can tell."""
    if game.status[seat] != ALIVE:
        return 0
    if game.played[seat] != NOBODY:  # shown already
        weapon = game.weapon(seat)
        if weapon != NOBODY and game.struck[seat]:
            return 0
        return 100 * blow(game, seat, weapon if weapon != NOBODY else game.played[seat])
    total = 0
    cards = 0
    for card in game.hand[seat]:
        if not game.tables.dream[card]:
            total += blow(game, seat, card)
            cards += 1
    return total * 100 * (SURE - DREAMS) // SURE // cards if cards > 0 else 0


def moment(game: CardGame, card: int) -> int:
    """5.1 Return when a card strikes: at once, or first, between or last."""
    if game.tables.kind[card] == UTILITY or game.tables.strikes_at_once[card]:
        return 0
    return 2 + game.tables.position[card]


def card_value(game: CardGame, seat: int, card: int, beside: int, damages: list[int]) -> int:
    """Return what playing a card is worth, or showing it beside another one (2.1)."""
    tables = game.tables
    death = death_chance(game, seat, card, beside, damages)
    alive = SURE - death
    if tables.dream[card]:
        return dream_value(game, seat, death)
    before = 0
    others = 0
    mine = False
    when = moment(game, card)
    for other in game.player_order():
        if other == seat:
            mine = True
            continue
        dealt = expected(game, other)
        others += dealt
        if when == 3 or (when == 2 and not mine):
            before += dealt
    damage = blow(game, seat, card)
    if beside != NOBODY and damage > 0:
        damage += tables.weapon_bonus[beside]
    left = game.echoes * 100
    taken = max(0, min(damage * 100, left - before))
    killed = 0
    if damage > 0 and left > 0:
        share = min(SURE, (damage * 100 + others) * SURE // left)
        killed = share * share // SURE * 9 // 10
        if damage * 100 >= left:
            killed = max(killed, 900 if when == 0 else 600)
    worth = taken + killed * trophies(game, seat) * (10 + 9 * tables.extra_trophies[card]) // 10 // SURE
    worth = worth * (SURE if when == 0 else alive) // SURE
    worth -= death * (game.collected[seat] * 100 + (taken if when == 0 else 0)) // SURE
    worth += death * 60 * UPGRADE // 100 // SURE
    for row in tables.instants[card]:
        worth += instant_value(game, seat, row) * alive // SURE
    worth -= SPENT * rating(game, card) // (500 if tables.returns[card] else 100)
    if tables.removes_weapons[game.creature] and tables.kind[card] != UTILITY and damage > 0:
        worth -= 35 * rating(game, card) // 100
    for row in tables.reactions[game.creature]:
        if damage > 0 and tables.once_per_round[row]:
            worth += 100 * tables.amount[row]
        elif damage > 0 and tables.of_kind[row] in (-1, tables.kind[card]):
            worth -= 30 * tables.amount[row]
    return worth


def trophies(game: CardGame, seat: int) -> int:
    """10.1, 10.2 Return what the trophies of this creature are worth to a hunter."""
    total = 0
    if game.tables.creature_kind[game.creature] == FINAL_BOSS:
        for trophy in range(3):
            total += next_trophy(game, seat, trophy)
        return total
    for trophy in game.tables.trophies[game.creature]:
        total += next_trophy(game, seat, trophy)
    return total


def instant_value(game: CardGame, seat: int, row: int) -> int:
    """13 Return what an instant effect is worth now, damage to the creature apart."""
    tables = game.tables
    effect = tables.effect[row]
    amount = tables.amount[row]
    if effect is effects.heal:
        return 30 * min(amount, game.max_health() - game.health[seat])
    if effect is effects.bank_echoes:
        return SAFETY * 12 // 10 * min(amount, game.collected[seat])
    if effect is effects.reclaim_cards:
        return 70 * min(amount, len(game.used[seat]))
    if effect is effects.steal_echoes:
        most = 0
        for other in range(game.seats):
            if other != seat and game.status[other] == ALIVE:
                most = max(most, game.collected[other])
        return 135 * min(amount, most) if most > 0 else -100
    if effect is effects.block_attack or effect is effects.weaken_attacks:
        return 50
    return 0


def dream_value(game: CardGame, seat: int, death: int) -> int:
    """7.1 to 7.5 Return what entering the Dream is worth: safety, cards, an upgrade and health."""
    ending = 0
    if game.tables.creature_kind[game.creature] == FINAL_BOSS and game.echoes > 0:
        others = 0
        for other in range(game.seats):
            if other != seat:
                others += expected(game, other)
        share = min(SURE, others * 10 // game.echoes)
        ending = share * share // SURE
    worth = (SURE - death) * SAFETY * game.collected[seat] // SURE
    worth = worth * (SURE - ending * 8 // 10) // SURE - death * game.collected[seat] * 100 // SURE
    later = UPGRADE + HEALTH * (game.max_health() - game.health[seat])
    for card in game.used[seat]:
        later += REFILL * rating(game, card) // 100
    weapons = 0
    for card in game.hand[seat]:
        if game.tables.kind[card] != UTILITY:
            weapons += 1
    if weapons < 3:
        later += WEAPONLESS[weapons]
    return worth + later * (SURE - ending) // SURE
