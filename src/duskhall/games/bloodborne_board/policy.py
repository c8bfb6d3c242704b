"""A sensible hunter of the board game, quick enough for rollouts and balance: one who goes where something is to do.

It looks for what the hunt asks for, and for insight where the hunt needs some, explores where a tile has to be found,
fights where that pays (`skirmish`), dodges what hurts, and goes to the Dream with echoes to spend before it falls.
Everything that it looks at lies open.
"""

from typing import Final

from duskhall.games.bloodborne_board import skirmish
from duskhall.games.bloodborne_board.aims import aims, calls_for_interaction, is_searching, is_wanted
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.board.map import FAR
from duskhall.games.bloodborne_board.printed import (
    ENEMY_ATTACKS,
    NOBODY,
    NOWHERE,
    ROLE_OBJECT,
)
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    ATTACK_WITH,
    BAIT,
    BUY,
    CHALICE,
    CHOOSE_SIDE,
    CHOOSE_SPACE,
    CHOOSE_START,
    DISCARD_ONE,
    DODGE,
    DONATE,
    DRAW,
    DREAM,
    DUCK,
    END_TURN,
    FIRE_BACK,
    FREE_TRANSFORM,
    INTERACT,
    INTERACT_WITH,
    KEEP_SIDE,
    LEAVE_OFF,
    MEET_DEMAND,
    MOVE,
    NO_DODGE,
    NO_REACTION,
    OFFERING,
    PAY,
    PAY_ECHO,
    REACT,
    RECEIVE,
    REFILL,
    RETURN_TO,
    SHOW_OTHER_SIDE,
    SIDE_A,
    SLOT,
    SLOT_WORDS,
    STAY,
    STEP,
    SWAP_IN,
    TARGET,
    TRANSFORM,
    UNUSED,
    WITH_FIREARM,
    WITH_NOTHING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.work import company
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

HURT: Final = 1  # health with which a hunter goes to the Dream with the last card
SPENT: Final = 2  # echoes for which that pays: the track moves on (11.1), and whoever is slain gets there, too
KEPT: Final = 2  # cards that are kept to strike back and to dodge, where an enemy can come
EXPLORING: Final = 1  # cards that are kept where a new tile may bring one
AILING: Final = 4  # health with which items are used; in company they always are
AVOIDED: Final = 3  # half spaces that a hunter goes round an enemy
DODGING: Final = [1, 1, 4]  # what Dodge on a card counts for one hunter, for two, and for more: as much as damage there


def answer(game: BoardGame, ask: Ask, dice: Dice) -> int:
    """Return one of the options of an ask, from what everybody sees."""
    options = ask.options
    question = ask.question
    if len(options) == 1:
        return options[0]
    if question is ACT:
        return act(game, ask.seat, options)
    if question is STEP:
        return step(game, ask.seat, options)
    if question is REFILL:
        return DRAW if DRAW in options else options[-1]
    if question is PAY:
        return worst_card(game, ask)
    if question is ATTACK_WITH:
        return attack_with(game, ask)
    if question is TARGET:
        return target(game, options)
    if question is SLOT:
        return slot(game, ask.seat, options)
    if question is REACT:
        return react(game, ask)
    if question is INTERACT_WITH:
        return interact(options)
    if question is RETURN_TO or question is CHOOSE_START or question is CHOOSE_SPACE:
        return nearest(game, ask)
    if question is DODGE and not skirmish.is_coming(game, ask.seat, skirmish.PLACED):
        return NO_DODGE
    if question is DODGE or question is MEET_DEMAND or question is DUCK or question is DISCARD_ONE:
        return worst_card(game, ask)
    if question is BUY:
        return OFFERING if OFFERING in options else best_card(game, ask)
    if question is SWAP_IN:
        return swap_in(game, ask)
    if question is FREE_TRANSFORM:
        return SHOW_OTHER_SIDE if len(game.empty_slots(ask.seat)) < 2 else KEEP_SIDE
    if question is CHOOSE_SIDE:
        return SIDE_A
    if question is RECEIVE:
        return RECEIVE.of(ask.seat) if RECEIVE.of(ask.seat) in options else options[0]
    return options[dice.below(len(options))]


def nearest(game: BoardGame, ask: Ask) -> int:
    """11.7, 1.10 Return the space among the options that is nearest to where something is to do."""
    far = ground.search(game, aims(game, ask.seat), False)
    best = ask.options[0]
    least = FAR + 1
    for option in ask.options:
        if not ask.question.is_word(option) and far[ask.question.entry(option)] < least:
            best = option
            least = far[ask.question.entry(option)]
    return best


# --- 3 The turn -------------------------------------------------------------------------------------------------------


def act(game: BoardGame, seat: int, options: list[int]) -> int:
    """3.1 Fight where that pays, do what is to do here, rest before one falls, or go where something is to do."""
    space = game.place[seat]
    cards = len(game.hand[seat])
    if space == NOWHERE:
        return END_TURN if END_TURN in options else options[0]
    foes = game.units_at(space)
    spare = cards - (KEPT if is_threatened(game, space) else 0)
    if ATTACK in options and best_worth(game, seat, foes) > 0:
        return ATTACK
    rests = game.hp[seat] <= HURT and game.echoes[seat] >= SPENT and game.final == 0 and cards == 1
    if DREAM in options and rests:
        return DREAM
    if INTERACT in options and len(foes) == 0 and calls_for_interaction(game, seat):
        return INTERACT
    item = options[-1]
    if not ACT.is_word(item) and (len(foes) > 0 or game.hp[seat] <= AILING):
        return item
    if TRANSFORM in options and cards > 1 and len(game.empty_slots(seat)) == 0:
        return TRANSFORM
    if MOVE in options and spare > 0 and (cards > EXPLORING or not explores(game, seat)):
        return MOVE if is_better_elsewhere(game, seat) or END_TURN not in options else END_TURN
    return END_TURN if END_TURN in options else options[0]


def explores(game: BoardGame, seat: int) -> bool:
    """4.3 Say whether the next move of a hunter is likely to turn up a tile."""
    if not is_searching(game):
        return False
    space = game.place[seat]
    if is_edge(game, space):
        return True
    return any(is_edge(game, near) for near in ground.hunter_steps(game, space))


def is_better_elsewhere(game: BoardGame, seat: int) -> bool:
    """4.1 Say whether a move brings a hunter nearer to something to do, enemies on the way considered."""
    space = game.place[seat]
    goals = aims(game, seat)
    if is_edge(game, space) and space in goals and len(wanted_here(game, space)) == 0 and is_searching(game):
        return True
    far = ground.search(game, goals, False)
    here = cost_of(game, far, space)
    for near in ground.hunter_steps(game, space):
        if cost_of(game, far, near) < here:
            return True
        for there in ground.hunter_steps(game, near):
            if cost_of(game, far, there) < here:
                return True
    return False


def cost_of(game: BoardGame, far: list[int], space: int) -> int:
    """Return how far a space is from where something is to do, in half spaces, and farther where enemies are."""
    cost = 2 * far[space]
    for unit in game.units_at(space):
        if not is_wanted(game, unit) and game.kind_of(unit).role != ROLE_OBJECT:
            cost += AVOIDED
    return cost


def is_threatened(game: BoardGame, space: int) -> bool:
    """6.1 Say whether an enemy can come and strike after the turn."""
    far = ground.search(game, [space], True)
    for unit, place in enumerate(game.unit_space):
        if place != NOWHERE and game.kind_of(unit).role != ROLE_OBJECT and far[place] <= game.kind_of(unit).move:
            return True
    return False


def is_edge(game: BoardGame, space: int) -> bool:
    """4.3 Say whether one can explore from a space."""
    return len(ground.open_ways(game, space)) > 0


def wanted_here(game: BoardGame, space: int) -> list[int]:
    """Return the enemies on a space that missions want slain."""
    return [unit for unit in game.units_at(space) if is_wanted(game, unit)]


def best_worth(game: BoardGame, seat: int, foes: list[int]) -> int:
    """7.1 Return what the best attack on one of these enemies is worth."""
    best = skirmish.NEVER
    for unit in foes:
        best = max(best, skirmish.best_attack(game, seat, unit, is_wanted(game, unit))[0])
    return best


def step(game: BoardGame, seat: int, options: list[int]) -> int:
    """4.1, 4.3 Explore where the map has to grow, else go on as long as that brings one nearer."""
    goals = aims(game, seat)
    here = game.place[seat]
    if here in goals or here == NOWHERE:
        for option in options:
            if STEP.is_word(option) and option != STAY and len(wanted_here(game, here)) == 0:
                return option
    far = ground.search(game, goals, False)
    best = STAY if STAY in options else options[0]
    least = cost_of(game, far, here) if STAY in options and here != NOWHERE else 2 * FAR + 2
    for option in options:
        if not STEP.is_word(option):
            space = STEP.entry(option)
            cost = cost_of(game, far, space)
            if cost < least:
                best = option
                least = cost
    return best


def interact(options: list[int]) -> int:
    """5.1 Do what brings a mission on, and nothing else."""
    for word in (PAY_ECHO, DONATE, BAIT, CHALICE, LEAVE_OFF):
        if word in options:
            return word
    return options[0]


# --- 7 Combat ---------------------------------------------------------------------------------------------------------


def attack_with(game: BoardGame, ask: Ask) -> int:
    """7.1 Return the card that is worth most; strike back only where that is better than to face the blow."""
    seat = ask.seat
    best = skirmish.NEVER
    chosen = ask.options[0]
    foes = game.units_at(game.place[seat])
    if game.fight.mode == ENEMY_ATTACKS and game.fight.unit != NOBODY:
        foes = [game.fight.unit]
    for unit in foes:
        wanted = is_wanted(game, unit)
        found = skirmish.best_attack(game, seat, unit, wanted)
        if found[0] > best and found[1] != NOBODY and ATTACK_WITH.of(found[1]) in ask.options:
            best = found[0]
            chosen = ATTACK_WITH.of(found[1])
        if WITH_FIREARM in ask.options:
            shot = skirmish.gain(game, unit, game.tables.firearms[game.firearm[seat]].damage, wanted) - skirmish.SHOT
            shot += skirmish.exchange(game, seat, unit, NOBODY, NOBODY, wanted)
            if shot > best:
                best = shot
                chosen = WITH_FIREARM
        if WITH_NOTHING in ask.options and skirmish.exchange(game, seat, unit, NOBODY, NOBODY, wanted) > best:
            best = skirmish.exchange(game, seat, unit, NOBODY, NOBODY, wanted)
            chosen = WITH_NOTHING
    return chosen


def react(game: BoardGame, ask: Ask) -> int:
    """7.8 Fire at who strikes, where that blow hurts and comes."""
    if FIRE_BACK in ask.options and skirmish.is_coming(game, ask.seat, skirmish.SHOT):
        return FIRE_BACK
    return NO_REACTION if NO_REACTION in ask.options else ask.options[0]


def card_value(game: BoardGame, card: int) -> int:
    """7.2 Return how much a card does, mostly in an attack."""
    printed = game.tables.cards[card]
    dodging = DODGING[company(game)] * printed.dodge
    return 4 * printed.damage + 3 * printed.speed + 3 * printed.stagger + 2 * printed.draw + dodging


def best_card(game: BoardGame, ask: Ask) -> int:
    """11.3 Return the card that does most."""
    best = ask.options[-1]
    most = -100
    for option in ask.options:
        if not ask.question.is_word(option):
            value = card_value(game, ask.question.entry(option))
            if value > most:
                best = option
                most = value
    return best


def worst_card(game: BoardGame, ask: Ask) -> int:
    """3.1, 7.9 Return the card that is missed least, rather than none."""
    best = ask.options[-1]
    least = 100
    for option in ask.options:
        if not ask.question.is_word(option):
            value = card_value(game, ask.question.entry(option))
            if value < least:
                best = option
                least = value
    return best


def swap_in(game: BoardGame, ask: Ask) -> int:
    """11.4 Take the worst card out, if the new one is better."""
    worst = worst_card(game, ask)
    if ask.number >= 0 and card_value(game, ask.question.entry(worst)) > card_value(game, ask.number):
        return UNUSED if UNUSED in ask.options else worst
    return worst


def target(game: BoardGame, options: list[int]) -> int:
    """7.1 Attack where that is worth most: enemies of missions first, then whoever falls soonest, things last."""
    best = options[0]
    least = 1000
    for option in options:
        unit = TARGET.entry(option)
        left = game.unit_hp(unit) - game.unit_damage[unit]
        if is_wanted(game, unit):
            left -= 20
        if game.kind_of(unit).role == ROLE_OBJECT:
            left += 10
        if left < least:
            best = option
            least = left
    return best


def slot(game: BoardGame, seat: int, options: list[int]) -> int:
    """7.1, 7.9 Attack from the slot that is worth most, dodge from the slowest that will do."""
    card = game.fight.own.card
    attacks = card != NOBODY and game.fight.own.live == 0 and game.fight.unit != NOBODY
    wanted = attacks and is_wanted(game, game.fight.unit)
    best = options[0]
    most = skirmish.NEVER
    for place, word in enumerate(SLOT_WORDS):
        if word in options and place < len(game.weapon(seat).slots):
            value = -game.weapon(seat).slots[place].speed
            if attacks:
                value = skirmish.exchange(game, seat, game.fight.unit, card, place, wanted)
            if value > most:
                best = word
                most = value
    return best
