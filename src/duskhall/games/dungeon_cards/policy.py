"""A sensible player of Dungeon Cards, quick enough for rollouts and balance: from what a seat knows, one card ahead.

It counts the cards that may come next, weighs what each pays against what it may lose, and spends skill points where
they save a roll.  Values are hundredths of a gold piece, chances are thousandths.
"""

from typing import Final

from duskhall.games.dungeon_cards import effects
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_HIT,
    ACCEPT_ROLL,
    AFTER_EVADING,
    ATTACK,
    CARD_DRAWN,
    CHALLENGE,
    CHOOSE_ADVENTURER,
    CLAIM_GOLD,
    CLAIM_SPOILS,
    COLLECT,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EVADE_IT,
    FACE_BOSS,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    KEEP,
    KEEP_OR_DISCARD,
    LEAVE_IT,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STOP,
    STRIKE_BOSS,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.settings import ROUNDS
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    CLAIM,
    EQUIPMENT,
    EVADE,
    EVADED,
    EVASION,
    FIGHT,
    MONSTER,
    NOBODY,
    OPEN,
    STRIKE,
    TRAP,
    TREASURE,
    DungeonCards,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

SURE: Final = 1000
TURN: Final = 320  # what a turn brings, about
POTION: Final = 60  # a hit removed
# What a hit costs, in thousandths of all turns that are left, by how many hits are left before it.
HIT: Final = [0, 1000, 380, 200, 120, 90]
ITEM: Final = [0, 60, 120, 180, 230, 270, 300, 330, 350, 370, 390]  # by turns left
ROBBED: Final = 150  # percent: what is taken from a rival counts more than what is found


def answer(game: DungeonCards, ask: Ask, dice: Dice) -> int:
    """Return one of the options of an ask, from what its seat knows."""
    question = ask.question
    options = ask.options
    if len(options) == 1:
        return options[0]
    if question is CHOOSE_ADVENTURER:
        return options[1 + dice.below(len(options) - 1)]
    if question is PUSH_OR_STOP:
        return push_or_stop(game, ask.seat, options)
    if question is KEEP_OR_DISCARD:
        return keep_or_discard(game, ask.seat)
    if question is CARD_DRAWN:
        return card_drawn(game, ask.seat, options)
    if question is FIGHT_OR_EVADE:
        return fight_or_evade(game, ask.seat, options)
    if question is SETTLE_ROLL:
        return settle_roll(game, ask.seat, options)
    if question is REROLL_DICE:
        return reroll_dice(game, options)
    if question is AFTER_EVADING:
        return with_effect(game, options, 1, LEAVE_IT)
    if question is TAKE_HIT:
        return take_hit(game, ask.seat, options)
    if question is COLLECT:
        return collect(game, options)
    if question is CLAIM_SPOILS:
        return claim(game, ask.seat, options)
    if question is FACE_BOSS:
        return face_boss(game, ask.seat)
    return strike_boss(game, ask.seat, options)


# --- What things are worth --------------------------------------------------------------------------------------------


def turns_left(game: DungeonCards) -> int:
    """2.6 Return how many turns are left after this one."""
    return max(0, game.setting(ROUNDS) - game.round)


def hit_cost(game: DungeonCards, seat: int) -> int:
    """10.1 Return what another hit costs: the knocked out have no turns any more, nor a battle with the boss."""
    left = game.tables.hits[game.adventurer[seat]] - game.hits[seat]
    return (turns_left(game) + 1) * TURN * HIT[max(0, min(left, len(HIT) - 1))] // SURE


def chance(game: DungeonCards, seat: int, roll: int, need: int) -> int:
    """5.1 Return the chance of a roll, permanent items included, without other aids."""
    tables = game.tables
    adventurer = game.adventurer[seat]
    number = tables.evade_dice[adventurer] if roll == EVASION else tables.strike_dice[adventurer]
    face = tables.faces.count(EVADE if roll == EVASION else STRIKE)
    return at_least(number, need - game.permanent_bonus(seat, roll), face, len(tables.faces))


def at_least(number: int, need: int, faces: int, of: int) -> int:
    """Return the chance that so many of these dice show one of `faces` out of `of`."""
    if need <= 0:
        return SURE
    if need > number:
        return 0
    ways = [1] + [0] * number
    every = 1
    for die in range(number):
        every *= of
        for hits in range(die + 1, -1, -1):
            ways[hits] = ways[hits] * (of - faces) + (ways[hits - 1] * faces if hits > 0 else 0)
    good = 0
    for hits in range(need, number + 1):
        good += ways[hits]
    return good * SURE // every


def gain(game: DungeonCards, seat: int, card: int) -> int:
    """2.4, 7.1, 8.1, 9.2 Return what a card pays on a safe end."""
    tables = game.tables
    kind = tables.type[card]
    if kind == EQUIPMENT:
        return ITEM[min(turns_left(game), len(ITEM) - 1)]
    potion = min(tables.potion[card], game.hits[seat]) * POTION
    if kind == ADVENTURER:
        rival = game.seat_of(tables.owner[card])
        if rival == seat:
            return POTION if game.hits[seat] > 0 else 0
        return min(tables.gold[card], game.gold[rival]) * ROBBED + potion
    if kind in (MONSTER, TREASURE):
        return tables.gold[card] * 100 + potion
    return 0


def loot(game: DungeonCards, seat: int) -> int:
    """2.4 Return what a safe end of this turn would pay now."""
    total = 0
    for place, card in enumerate(game.row):
        status = game.status[place]
        if status not in (OPEN, EVADED):
            total += gain(game, seat, card)
    return total


def drawn(game: DungeonCards, seat: int, card: int, stake: int, hit: int, evades: list[int], fights: list[int]) -> int:
    """2.2, 3.1, 4 Return by how much a card changes what the turn brings; the lists are the chances by need."""
    tables = game.tables
    kind = tables.type[card]
    bust = game.action_total + tables.action[card] > game.action_limit()
    pays = 0 if bust else gain(game, seat, card)
    rolls = kind in (MONSTER, TRAP)
    if kind == ADVENTURER:
        rival = game.seat_of(tables.owner[card])
        rolls = rival != seat and not game.is_out(rival)
    if not rolls:
        return -stake if bust else pays
    lost = 0 if bust else stake
    evade = evades[min(tables.evade[card], len(evades) - 1)]
    best = -(SURE - evade) * (lost + hit)
    if kind != TRAP:
        fight = fights[min(tables.strike[card], len(fights) - 1)]
        best = max(best, fight * pays - (SURE - fight) * (lost + hit))
    return best // SURE - (stake if bust else 0)


def chances(game: DungeonCards, seat: int, roll: int) -> list[int]:
    """5.1 Return the chance of a roll for every need."""
    return [chance(game, seat, roll, need) for need in range(10)]


def pushing(game: DungeonCards, seat: int) -> int:
    """2.3 Return what another card is worth: on average, or the one that this seat has looked at (6.7)."""
    stake = loot(game, seat)
    hit = hit_cost(game, seat)
    evades = chances(game, seat, EVASION)
    fights = chances(game, seat, FIGHT)
    if len(game.deck) > 0 and game.knows_top(seat):
        return drawn(game, seat, game.deck[-1], stake, hit, evades, fights)
    cards = len(game.deck) if len(game.deck) > 0 else len(game.discard)
    if cards == 0:
        return 0
    counts = [0] * len(game.tables.type)
    if len(game.deck) > 0:
        for card in game.deck:
            counts[card] += 1
    else:  # 11.1
        for card in game.discard:
            counts[card] += 1
    total = 0
    for card, count in enumerate(counts):
        if count > 0:
            total += count * drawn(game, seat, card, stake, hit, evades, fights)
    return total // cards


# --- Aids -------------------------------------------------------------------------------------------------------------


def healing(game: DungeonCards, ask_first: int, options: list[int]) -> int:
    """6.16 Return the option that heals, or -1; aids begin at `ask_first`."""
    for option in options:
        if option >= ask_first and game.tables.effect[option - ask_first] is effects.heal:
            return option
    return -1


def with_effect(game: DungeonCards, options: list[int], first: int, otherwise: int) -> int:
    """6.12 Return the option that makes something of what was evaded, if there is one."""
    for option in options:
        if option >= first and game.tables.effect[option - first] is effects.loot_on_evade:
            return option
    return otherwise


def is_weak(game: DungeonCards, seat: int) -> bool:
    """10.1 Say whether two more hits knock this player out."""
    return game.tables.hits[game.adventurer[seat]] - game.hits[seat] <= 2


def push_or_stop(game: DungeonCards, seat: int, options: list[int]) -> int:
    """2.3 Draw while another card is worth it; 6.6 look at it first, where something is at stake."""
    heal = healing(game, PUSH_OR_STOP.of(0), options)
    if heal >= 0 and is_weak(game, seat):
        return heal
    if STOP not in options:
        return DRAW
    for option in options:
        looks = (
            not PUSH_OR_STOP.is_word(option) and game.tables.effect[PUSH_OR_STOP.entry(option)] is effects.peek_discard
        )
        if looks and loot(game, seat) > 0:
            return option
    return DRAW if pushing(game, seat) > 0 else STOP


def keep_or_discard(game: DungeonCards, seat: int) -> int:
    """6.6 Keep a card that is worth having; one that is not may also be left by stopping, where a card lies there."""
    if pushing(game, seat) > 0:
        return KEEP
    return DISCARD


def card_drawn(game: DungeonCards, seat: int, options: list[int]) -> int:
    """6.8 Lower the card's actions where that keeps from going bust (3.1)."""
    over = game.action_total + game.action - game.action_limit()
    if over > 0:
        for option in options:
            if not CARD_DRAWN.is_word(option):
                aid = CARD_DRAWN.entry(option)
                amount = game.tables.amount[aid]
                if game.tables.effect[aid] is effects.reduce_action and amount > 0:
                    uses = (over + amount - 1) // amount
                    if uses * game.tables.cost[aid] <= game.points[seat]:
                        return option
    return GO_ON


def fight_or_evade(game: DungeonCards, seat: int, options: list[int]) -> int:
    """4.4 Fight where that pays more on average than evading."""
    heal = healing(game, FIGHT_OR_EVADE.of(0), options)
    if heal >= 0 and is_weak(game, seat):
        return heal
    if FIGHT_IT not in options:
        return EVADE_IT
    card = game.row[-1]
    fight = chance(game, seat, FIGHT, game.tables.strike[card])
    evade = chance(game, seat, EVASION, game.tables.evade[card])
    if game.bust:
        return FIGHT_IT if fight >= evade else EVADE_IT
    risk = loot(game, seat) + hit_cost(game, seat)
    pays = gain(game, seat, card)
    return FIGHT_IT if fight * pays - (SURE - fight) * risk >= -(SURE - evade) * risk else EVADE_IT


def settle_roll(game: DungeonCards, seat: int, options: list[int]) -> int:
    """6.9, 6.10, 6.11 Save a roll that would fail: with additions that suffice, the cheapest, or by another throw."""
    missing = game.need - game.roll_result(seat)
    if missing <= 0:
        return ACCEPT_ROLL
    tables = game.tables
    best = ACCEPT_ROLL
    price = 1000
    for option in options:
        if SETTLE_ROLL.is_word(option):
            continue
        aid = SETTLE_ROLL.entry(option)
        if tables.effect[aid] is effects.heal:
            continue
        cost = 8  # another throw, where nothing is sure
        if tables.amount[aid] > 0:
            uses = (missing + tables.amount[aid] - 1) // tables.amount[aid]
            if tables.aid_item[aid] == NOBODY:
                cost = uses * tables.cost[aid]
                if cost > game.points[seat]:
                    continue
            elif uses > 1:
                continue
            else:
                cost = 3
        if cost < price:
            best = option
            price = cost
    return best


def reroll_dice(game: DungeonCards, options: list[int]) -> int:
    """6.11 Throw every die again that does not count."""
    counting = REROLL_EVADE if game.roll == EVASION else REROLL_STRIKE
    other = REROLL_STRIKE if game.roll == EVASION else REROLL_EVADE
    for option in (other, REROLL_SKILL, REROLL_NOW):
        if option in options:
            return option
    return counting


def take_hit(game: DungeonCards, seat: int, options: list[int]) -> int:
    """6.13, 6.14 Save what was found, if that is something; cancel the hit where it would cost much."""
    for option in options:
        if not TAKE_HIT.is_word(option):
            effect = game.tables.effect[TAKE_HIT.entry(option)]
            if effect is effects.keep_loot and loot(game, seat) >= 150:
                return option
            if effect is effects.prevent_hit and game.hits_coming > 0 and hit_cost(game, seat) >= 150:
                return option
    return ACCEPT_HIT


def collect(game: DungeonCards, options: list[int]) -> int:
    """6.15 A treasure is made worth more wherever that can be."""
    for option in options:
        if not COLLECT.is_word(option) and game.tables.effect[COLLECT.entry(option)] is effects.treasure_bonus:
            return option
    return DONE


def claim(game: DungeonCards, seat: int, options: list[int]) -> int:
    """9.6 Take gold from a knocked-out rival, or an item that is worth more."""
    gold = 0
    for place, card in enumerate(game.row):
        if game.status[place] == CLAIM and place < game.settling:
            gold = gain(game, seat, card)
    if gold >= ITEM[min(turns_left(game), len(ITEM) - 1)] and CLAIM_GOLD in options:
        return CLAIM_GOLD
    return options[-1]


# --- 12 The boss ------------------------------------------------------------------------------------------------------


def face_boss(game: DungeonCards, seat: int) -> int:
    """12.3 Challenge the boss, unless it is likelier to cost than to pay."""
    tables = game.tables
    blow = chance(game, seat, FIGHT, tables.boss_strikes[game.boss])
    left = tables.hits[game.adventurer[seat]] - game.hits[seat]
    won = beats(blow, tables.boss_hits[game.boss], left)
    costs = 0
    if tables.boss_after_hit[game.boss] is effects.lose_gold:
        costs = left * tables.boss_amount[game.boss]
    return CHALLENGE if won * tables.boss_gold[game.boss] >= (SURE - won) * costs else DECLINE


def beats(blow: int, needed: int, left: int) -> int:
    """12.4, 12.6 Return the chance of so many blows before so many misses, if each blow has this chance."""
    row = [SURE] + [0] * needed  # by blows still needed, with no miss left over
    for _ in range(left):
        for blows in range(1, needed + 1):
            row[blows] = (blow * row[blows - 1] + (SURE - blow) * row[blows]) // SURE
    return row[needed]


def strike_boss(game: DungeonCards, seat: int, options: list[int]) -> int:
    """12.4 Attack; 6.16 heal before, where one or two hits are left."""
    heal = healing(game, STRIKE_BOSS.of(0), options)
    return heal if heal >= 0 and is_weak(game, seat) else ATTACK
