"""A bot for tests that follows missions: it goes where open steps want somebody, fights there, and uses what it has.

It plays no better than a hasty person, but it sees every mission through, given time, and so shows whether the rules
let it.  Nothing here is for players; the bots for them are in `duskhall.minds`.
"""

from collections.abc import Callable

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.fight import dodging
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.missions import tokens as carried
from duskhall.games.bloodborne_board.printed import (
    GOAL_CHASE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_LURE,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_REACH,
    GOAL_SLAY,
    GOAL_TILES,
    MISSION_HUNT,
    MOST_HP,
    NOBODY,
    NOWHERE,
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
    DONATE,
    DREAM,
    END_TURN,
    INTERACT,
    LEAVE_OFF,
    MOVE,
    PAY_ECHO,
    RELOAD,
    RETURN_TO,
    SHOOT,
    SLOT_WORDS,
    STAY,
    STEP,
    TARGET,
    TRANSFORM,
    WITH_FIREARM,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.kernel.question import Ask

TOO_FAR = 99


def choose(game: BoardGame, ask: Ask, focus: int = NOBODY) -> int:
    """Return the option that the follower takes; a mission in focus comes before all others."""
    if len(ask.options) == 1:
        return ask.options[0]
    habit = HABITS.get(ask.question.name)
    return habit(game, ask, focus) if habit is not None else ask.options[-1]


# --- Where to go -----------------------------------------------------------------------------------------------------


def aims(game: BoardGame, seat: int, focus: int) -> list[int]:
    """Return the spaces worth going to: for the hunt, for other missions, to explore, for consumables."""
    first: list[int] = []
    hunt: list[int] = []
    others: list[int] = []
    for mission in open_steps.active(game):
        spaces = for_step(game, seat, mission, open_steps.step_of(game, mission))
        if mission == focus:
            first += spaces
        elif game.tables.missions[mission].type == MISSION_HUNT:
            hunt += spaces
        else:
            others += spaces
    for number, printed in enumerate(game.tables.missions):
        waits = game.mission_at[number] == WAITING and printed.trigger in (TRIGGER_TILE, TRIGGER_SPACE)
        if waits and ground.is_laid(game, printed.tile):
            spaces = place_of(game, printed.tile, printed.trigger == TRIGGER_SPACE)
            first += spaces if number == focus else []
            others += spaces
    if focus != NOBODY and game.mission_at[focus] == WAITING:
        first += edges(game)
    far = walking(game, seat)
    for spaces in (first, hunt, others + edges(game), goods(game)):
        if [space for space in spaces if far[space] < ground.FAR]:
            return spaces
    return []


def for_step(game: BoardGame, seat: int, mission: int, step: MissionStep) -> list[int]:
    """Return where a step wants this hunter to be."""
    goal = step.goal
    if step.reset_next != NOBODY and game.seats % 2 == 0:  # two and four let the clock win, to see what it brings
        return []
    if goal in (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR):
        return [space for space, owner in zip(game.unit_space, game.unit_mission) if owner == mission and space >= 0]
    if goal == GOAL_LURE:
        beast = open_steps.spot_of(game, mission)
        near = beast != NOWHERE and beast in ground.in_range(game, game.place[seat], 1)
        return place_of(game, step.tile, False) if near else [beast] * (beast != NOWHERE)
    if (goal == GOAL_REACH and game.insight >= step.insight) or goal == GOAL_INTERACT:
        return place_of(game, step.tile, step.on_space > 0)
    if goal == GOAL_KILLS:
        return victims(game, seat, mission, step)
    if goal == GOAL_DELIVER:
        return deliveries(game, seat, mission, step)
    if goal in (GOAL_CHASE, GOAL_COLLECT, GOAL_LEAD):
        if goal == GOAL_LEAD and carried.carries(game, mission, seat):
            return [space for space in everywhere(game) if not game.mask[mission] >> space // SPACES & 1]
        return lying(game, mission)
    if goal == GOAL_DONATE:
        held = [item for item in game.goods_held(seat) if step.item in (NOBODY, item)]
        return place_of(game, step.tile, False) if held else goods(game)
    if goal == GOAL_PAY and step.tile != NOBODY:
        return place_of(game, step.tile, False) if game.echoes[seat] else of_kinds(game, [])
    if goal == GOAL_TILES:
        return [space for space in everywhere(game) if not game.mask[mission] >> space // SPACES & 1]
    return []


def victims(game: BoardGame, seat: int, mission: int, step: MissionStep) -> list[int]:
    """Return where the enemies are whose death counts; elsewhere they are led to the tile that counts."""
    if step.ally and not carried.carries(game, mission, seat):
        return lying(game, mission)
    spaces = of_kinds(game, [step.kind, step.or_kind] if step.kind != NOBODY else [])
    if step.tile == NOBODY:
        return spaces
    there = [space for space in spaces if space // SPACES == step.tile]
    near = [space for space in spaces if space in ground.in_range(game, game.place[seat], 1)]
    return there or (place_of(game, step.tile, False) if near else spaces)


def deliveries(game: BoardGame, seat: int, mission: int, step: MissionStep) -> list[int]:
    """Return where something is brought, or where it is."""
    if carried.carries(game, mission, seat):
        tiles = [game.tables.choices[option].tile for option in step.choices] or [step.tile]
        return [space for tile in tiles for space in place_of(game, tile, False)]
    if step.corpses != NOBODY:
        return of_kinds(game, [step.corpses])
    return goods(game) if step.finds else lying(game, mission)


def place_of(game: BoardGame, tile: int, only_named: bool) -> list[int]:
    """Return the spaces of a tile on the map, or its named one."""
    if not ground.is_laid(game, tile):
        return []
    first = tile * SPACES
    named = [game.tables.tiles[tile].named]
    return named if only_named else list(range(first, first + game.tables.tiles[tile].spaces))


def everywhere(game: BoardGame) -> list[int]:
    """Return every space of the map."""
    return [space for tile in range(len(game.tile_turn)) for space in place_of(game, tile, False)]


def edges(game: BoardGame) -> list[int]:
    """Return the spaces with an unexplored exit."""
    return [space for space in everywhere(game) if ground.open_ways(game, space)]


def goods(game: BoardGame) -> list[int]:
    """Return the spaces with consumables."""
    return [space for space, lie in enumerate(game.goods) if lie]


def lying(game: BoardGame, mission: int) -> list[int]:
    """Return where the tokens of a mission lie."""
    return [space for space, owner in zip(game.token_space, game.token_mission) if owner == mission and space >= 0]


def of_kinds(game: BoardGame, kinds: list[int]) -> list[int]:
    """Return where enemies of these kinds, or of any, are."""
    units = enumerate(game.unit_space)
    return [space for unit, space in units if space >= 0 and (not kinds or game.tables.unit_kind[unit] in kinds)]


def walking(game: BoardGame, seat: int) -> list[int]:
    """Return how many steps a hunter needs to each space; fog gates let hunters in but not out."""
    far = [ground.FAR] * (len(game.tables.tiles) * SPACES)
    edge = [game.place[seat]] if game.place[seat] != NOWHERE else []
    for space in edge:
        far[space] = 0
    while edge:
        here = edge.pop(0)
        for there in ground.hunter_steps(game, here):
            if far[there] == ground.FAR:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def nearest(game: BoardGame, space: int, spaces: list[int]) -> int:
    """Return how far the nearest of these spaces is."""
    if space in spaces:
        return 0
    far = ground.distances(game, space, False)
    return min([far[each] for each in spaces] + [TOO_FAR])


# --- Answers ---------------------------------------------------------------------------------------------------------


def act(game: BoardGame, ask: Ask, focus: int) -> int:
    """Use what helps, fight, interact at the aim, walk to it; rest when there is a reason to."""
    seat = ask.seat
    options = ask.options
    hand = len(game.hand[seat])
    near = nearest(game, game.place[seat], aims(game, seat, focus))
    enemies = game.units_at(game.place[seat])
    items = [option for option in options if not ACT.is_word(option)]
    if items and not gives(game) and (enemies or game.hp[seat] <= MOST_HP - 2 or game.round % 3 == 0):
        return items[game.round % len(items)]
    if SHOOT in options:
        return SHOOT
    if ATTACK in options and enemies and (near == 0 or (hand >= 2 and focus == NOBODY)):
        return ATTACK
    if INTERACT in options and not enemies and (near == 0 or game.goods[game.place[seat]]):
        return INTERACT
    if DREAM in options and (game.hp[seat] <= 2 or game.echoes[seat] == 3) and not errand(game, seat):
        return DREAM
    if MOVE in options and near > 0 and (hand >= 2 or not enemies):
        return MOVE
    if TRANSFORM in options and not game.empty_slots(seat) and hand >= 2:
        return TRANSFORM
    if INTERACT in options and near == 0 and hand >= 2:
        return INTERACT
    return RELOAD if RELOAD in options and hand >= 2 else END_TURN


def gives(game: BoardGame) -> bool:
    """Say whether a mission wants consumables, so that none is used up."""
    return GOAL_DONATE in [open_steps.step_of(game, mission).goal for mission in open_steps.active(game)]


def errand(game: BoardGame, seat: int) -> bool:
    """Say whether the Dream would cost this hunter a load, or echoes that a mission wants."""
    wanted = [open_steps.step_of(game, mission).goal for mission in open_steps.active(game)]
    return seat in game.token_seat or GOAL_PAY in wanted


def step(game: BoardGame, ask: Ask, focus: int) -> int:
    """Go where the aim is nearest, and through an unexplored exit that is one."""
    goals = aims(game, ask.seat, focus)
    here = game.place[ask.seat]
    explores = here in goals and here in edges(game)

    def far(option: int) -> int:
        if option == STAY:
            return nearest(game, here, goals) * 2 + 1
        if STEP.is_word(option):
            return 0 if explores else TOO_FAR
        return nearest(game, STEP.entry(option), goals) * 2

    return min(ask.options, key=far)


def attack_with(game: BoardGame, ask: Ask, focus: int) -> int:
    """Fire, or strike with what staggers and hurts most."""
    cards = [option for option in ask.options if not ATTACK_WITH.is_word(option)]
    if WITH_FIREARM in ask.options or not cards:
        return WITH_FIREARM if WITH_FIREARM in ask.options else ask.options[0]
    printed = game.tables.cards

    def worth(option: int) -> int:
        card = printed[ATTACK_WITH.entry(option)]
        return 4 * card.damage + 3 * card.stagger + 2 * card.speed + 2 * card.draw - 2 * card.dodge

    return max(cards, key=worth)


def target(game: BoardGame, ask: Ask, focus: int) -> int:
    """Strike the mission's enemy, else the one nearest to death."""

    def order(option: int) -> tuple[bool, int]:
        unit = TARGET.entry(option)
        return game.unit_mission[unit] == NOBODY, game.unit_hp(unit) - game.unit_damage[unit]

    return min(ask.options, key=order)


def slot(game: BoardGame, ask: Ask, focus: int) -> int:
    """Attack from the slot that hurts most, dodge from the slowest that will do."""
    weapon = game.weapon(ask.seat)
    slots = [SLOT_WORDS.index(option) for option in ask.options]
    if ask.then in (dodging.place_dodge, dodging.place_demand):
        return SLOT_WORDS[min(slots, key=lambda each: weapon.slots[each].speed)]
    return SLOT_WORDS[max(slots, key=lambda each: weapon.slots[each].damage if each < len(weapon.slots) else 0)]


def interact_with(game: BoardGame, ask: Ask, focus: int) -> int:
    """Give what missions ask for, and bait where there is nothing to hunt."""
    for wanted in (DONATE, PAY_ECHO):
        if wanted in ask.options:
            return wanted
    return BAIT if BAIT in ask.options and not game.units_at(game.place[ask.seat]) else LEAVE_OFF


def return_to(game: BoardGame, ask: Ask, focus: int) -> int:
    """Wake at the lamp that is nearest to something to do."""
    goals = [space for mission in open_steps.active(game) for space in lying(game, mission)] + edges(game)
    return min(ask.options, key=lambda option: nearest(game, RETURN_TO.entry(option), goals))


def first(game: BoardGame, ask: Ask, focus: int) -> int:
    """Take the first option."""
    return ask.options[0]


def second(game: BoardGame, ask: Ask, focus: int) -> int:
    """Take the second option: the first thing, not nothing."""
    return ask.options[1]


def by_round(game: BoardGame, ask: Ask, focus: int) -> int:
    """Take one option after another as the rounds go by."""
    return ask.options[game.round % len(ask.options)]


HABITS: dict[str, Callable[[BoardGame, Ask, int], int]] = {
    "act": act,
    "step": step,
    "attack_with": attack_with,
    "target": target,
    "slot": slot,
    "interact_with": interact_with,
    "return_to": return_to,
    "buy": first,  # the offering, where a mission takes it
    "swap_in": second,
    "choose_hunter": second,
    "choose_side": by_round,
    "choose_space": second,
    "receive": by_round,
    "exchange": second,
    "join": by_round,
    "refill": first,
    "pay": first,
    "discard_one": by_round,
    "prevent": by_round,
    "trade": first,
}
