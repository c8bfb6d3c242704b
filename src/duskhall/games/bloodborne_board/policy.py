"""A sensible hunter of the board game, quick enough for rollouts and balance: one who goes where something is to do.

It looks for what missions ask for, or else for a way to explore, goes there, fights whoever stands there with the best
card and slot, dodges what it can, and goes to the Dream to rest and to buy.  Everything that it looks at lies open.
"""

from typing import Final

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.board.map import FAR
from duskhall.games.bloodborne_board.printed import (
    GOAL_CLEAR,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_PAY,
    GOAL_REACH,
    MOST_ECHOES,
    NOBODY,
    NOWHERE,
    ROLE_OBJECT,
    SPACES,
    TRIGGER_SPACE,
    TRIGGER_TILE,
    WAITING,
)
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    ATTACK_WITH,
    BAIT,
    BUY,
    CHALICE,
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
    INTERACT,
    INTERACT_WITH,
    LEAVE_OFF,
    MEET_DEMAND,
    MOVE,
    PAY,
    PAY_ECHO,
    REACT,
    REFILL,
    RETURN_TO,
    SLOT,
    SLOT_WORDS,
    STAY,
    STEP,
    SWAP_IN,
    TARGET,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

HURT: Final = 1  # health with which a hunter would rather rest
SPARE: Final = 1  # cards that are kept to dodge with


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
        return best_card(game, ask)
    if question is TARGET:
        return target(game, options)
    if question is SLOT:
        return slot(game, ask.seat, options)
    if question is REACT:
        return FIRE_BACK if FIRE_BACK in options else options[-1]
    if question is INTERACT_WITH:
        return interact(options)
    if question is RETURN_TO or question is CHOOSE_START or question is CHOOSE_SPACE:
        return nearest(game, ask)
    if question is DODGE or question is MEET_DEMAND or question is DUCK or question is DISCARD_ONE:
        return worst_card(game, ask)
    if question is BUY or question is SWAP_IN:
        return options[-1]
    return options[dice.below(len(options))]


# --- Where something is to do -----------------------------------------------------------------------------------------


def wanted(game: BoardGame) -> list[int]:
    """14.2, 14.5 Return the spaces where missions begin, or want something done."""
    found: list[int] = []
    for mission, at in enumerate(game.mission_at):
        if at >= 0:
            add_step(game, at, found)
        elif at == WAITING and game.tables.missions[mission].trigger in (TRIGGER_TILE, TRIGGER_SPACE):
            add_tile(game, game.tables.missions[mission].tile, found)
    for place, space in enumerate(game.token_space):
        if space != NOWHERE and game.token_seat[place] == NOBODY and space not in found:
            found.append(space)
    for unit, space in enumerate(game.unit_space):
        counts = game.unit_mission[unit] != NOBODY and game.unit_goal[unit] > 0
        if space != NOWHERE and counts and space not in found:
            found.append(space)
    return found


def add_step(game: BoardGame, at: int, found: list[int]) -> None:
    """14.5 Add where an open step wants something done: at its tile, or where its enemies are."""
    step = game.tables.steps[at]
    if step.goal == GOAL_KILLS:
        for unit, space in enumerate(game.unit_space):
            fits = step.kind == NOBODY or game.tables.unit_kind[unit] in (step.kind, step.or_kind)
            if space != NOWHERE and fits and space not in found:
                found.append(space)
    elif step.goal == GOAL_REACH:
        if game.insight >= step.insight:
            add_tile(game, step.tile, found)
    elif step.goal in (GOAL_INTERACT, GOAL_DONATE, GOAL_PAY, GOAL_CLEAR) or is_brought(game, step):
        add_tile(game, step.tile, found)


def is_brought(game: BoardGame, step: MissionStep) -> bool:
    """14.7 Say whether a step wants something brought to its tile, and somebody carries it."""
    if step.goal not in (GOAL_DELIVER, GOAL_LEAD):
        return False
    carried = [game.token_mission[place] for place, owner in enumerate(game.token_seat) if owner != NOBODY]
    return step.mission in carried


def calls_for_interaction(game: BoardGame, space: int) -> bool:
    """5.1, 14.5 Say whether there is something to take, or to do for a mission, on a space."""
    if game.goods[space] > 0 or space in game.token_space:
        return True
    for at in game.mission_at:
        if at >= 0:
            step = game.tables.steps[at]
            here = step.tile == NOBODY or step.tile == ground.tile_of(space)
            if step.goal in (GOAL_INTERACT, GOAL_DONATE, GOAL_PAY) and here:
                return True
    return False


def aims(game: BoardGame) -> list[int]:
    """4.3 Return the spaces where missions want something done, and those from which one can explore."""
    found = wanted(game)
    for tile in range(len(game.tables.tiles)):
        if ground.is_laid(game, tile):
            for place in range(game.tables.tiles[tile].spaces):
                space = tile * SPACES + place
                if space not in found and len(ground.open_ways(game, space)) > 0:
                    found.append(space)
    return found


def add_tile(game: BoardGame, tile: int, found: list[int]) -> None:
    """Add the named space of a tile that lies on the map, or its lamp, or its first one."""
    if tile == NOBODY or not ground.is_laid(game, tile):
        return
    printed = game.tables.tiles[tile]
    space = printed.named if printed.has_name > 0 else tile * SPACES
    if space not in found:
        found.append(space)


def distance(game: BoardGame) -> list[int]:
    """Return how far every space is from where something is to do."""
    return ground.search(game, aims(game), False)


def nearest(game: BoardGame, ask: Ask) -> int:
    """11.7, 1.10 Return the space among the options that is nearest to where something is to do."""
    far = distance(game)
    best = ask.options[0]
    least = FAR + 1
    for option in ask.options:
        if not ask.question.is_word(option) and far[ask.question.entry(option)] < least:
            best = option
            least = far[ask.question.entry(option)]
    return best


# --- 3 The turn -------------------------------------------------------------------------------------------------------


def act(game: BoardGame, seat: int, options: list[int]) -> int:
    """3.1 Rest when it has to be, fight whoever is here, do what is to do here, or go there with a card to spare."""
    space = game.place[seat]
    cards = len(game.hand[seat])
    resting = game.hp[seat] <= HURT or game.echoes[seat] >= MOST_ECHOES
    if DREAM in options and resting:
        return DREAM
    if space != NOWHERE:
        if ATTACK in options and is_foe_at(game, space):
            return ATTACK
        if INTERACT in options and calls_for_interaction(game, space):
            return INTERACT
        far = distance(game)
        if MOVE in options and cards > SPARE and (far[space] > 0 or len(ground.open_ways(game, space)) > 0):
            return MOVE
    return END_TURN if END_TURN in options else options[0]


def is_foe_at(game: BoardGame, space: int) -> bool:
    """7.1 Say whether an enemy, or a thing that can be struck, is there."""
    return len(game.units_at(space)) > 0


def step(game: BoardGame, seat: int, options: list[int]) -> int:
    """4.1, 4.3 Explore where one can, else go on as long as that brings one nearer."""
    for option in options:
        if STEP.is_word(option) and option != STAY:
            return option
    far = distance(game)
    best = STAY if STAY in options else options[0]
    least = far[game.place[seat]] if STAY in options and game.place[seat] != NOWHERE else FAR + 1
    for option in options:
        if not STEP.is_word(option) and far[STEP.entry(option)] < least:
            best = option
            least = far[STEP.entry(option)]
    return best


def interact(options: list[int]) -> int:
    """5.1 Do what brings a mission on, and nothing else."""
    for word in (PAY_ECHO, DONATE, BAIT, CHALICE, LEAVE_OFF):
        if word in options:
            return word
    return options[0]


# --- 7 Combat ---------------------------------------------------------------------------------------------------------


def card_value(game: BoardGame, card: int) -> int:
    """7.2 Return how much a card does in an attack."""
    printed = game.tables.cards[card]
    return 3 * printed.damage + printed.speed + printed.stagger


def best_card(game: BoardGame, ask: Ask) -> int:
    """7.1 Return the card that does most."""
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


def target(game: BoardGame, options: list[int]) -> int:
    """7.1 Attack whoever falls soonest, enemies of missions first, things last."""
    best = options[0]
    least = 1000
    for option in options:
        unit = TARGET.entry(option)
        left = game.unit_hp(unit) - game.unit_damage[unit]
        if game.unit_mission[unit] != NOBODY:
            left -= 3
        if game.kind_of(unit).role == ROLE_OBJECT:
            left += 10
        if left < least:
            best = option
            least = left
    return best


def slot(game: BoardGame, seat: int, options: list[int]) -> int:
    """7.1, 7.10 Strike early and hard."""
    best = options[0]
    most = -1
    for place, word in enumerate(SLOT_WORDS):
        if word in options and place < len(game.weapon(seat).slots):
            printed = game.weapon(seat).slots[place]
            value = 2 * printed.speed + 2 * printed.damage
            if value > most:
                best = word
                most = value
    return best
