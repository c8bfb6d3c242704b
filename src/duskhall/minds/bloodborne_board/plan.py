"""Planning a turn: a search over sequences of actions, tried in a few worlds that agree with what is known.

An action is what a hunter means by it: go there, strike that one, rest.  Its small choices (which card pays, which
slot, dodge or not) are habits.  A sequence is judged by the table after the enemies' answer, on average over the
worlds; since all worlds share the sequence, no plan can count on a card that nobody knows.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.printed import (
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_PAY,
    GOAL_TILES,
    MOST_HP,
    NOBODY,
    NOWHERE,
    SLOTS,
    SPACES,
    TILE_CATHEDRAL,
)
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    BAIT,
    BLOOD,
    CHOOSE_SPACE,
    DREAM,
    END_TURN,
    INTERACT,
    INTERACT_WITH,
    LEAVE_OFF,
    MOVE,
    REFILL,
    RELOAD,
    SHOOT,
    STAY,
    STEP,
    STEP_WAYS,
    TAKE_TURN,
    TARGET,
    TELEPORT,
    TRANSFORM,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.turn import interact
from duskhall.kernel.question import Ask
from duskhall.minds.bloodborne_board import aims, duel, habits, weights
from duskhall.minds.bloodborne_board.chart import chart_of, spaces_of
from duskhall.minds.bloodborne_board.worth import Stakes, stakes_of, trapped, value

WIDTH: Final = 3  # sequences that are tried further
FINALISTS: Final = 4  # sequences that are tried in more worlds
DEPTH: Final = 4  # actions that a sequence has at most
PLACES: Final = 5  # destinations of a move that are tried
STRIDE: Final = 2
TOUCHED: Final = (GOAL_INTERACT, GOAL_TILES, GOAL_DONATE, GOAL_PAY)  # goals that interacting can meet
LONGEST: Final = 120  # decisions after which a search gives up on a world


@dataclass(frozen=True)
class Action:
    """One action as it is meant: the option of `act`, the steps of a move, the enemy or the space that it is for."""

    option: int
    path: tuple[int, ...] = ()
    unit: int = NOBODY
    space: int = NOWHERE  # where the lamp of the Central Lamp is to take the hunter
    bait: bool = False  # a consumable is laid out for the enemies that a mission wants


END: Final = Action(END_TURN)


@dataclass
class Node:
    """A sequence, and what each world looks like after it."""

    actions: tuple[Action, ...]
    worlds: list[BoardGame]
    score: float = 0.0


# --- Playing a sequence out ------------------------------------------------------------------------------------------


def answer(game: BoardGame, ask: Ask, action: Action) -> int:
    """Answer what comes up while an action is carried out."""
    question = ask.question
    if question is STEP and action.option == MOVE:
        made = len(game.path) - 1
        if made < len(action.path):
            if action.path[made] in ask.options:
                return action.path[made]
        elif STAY in ask.options:
            return STAY
    elif ask.then is combat.attack_target and TARGET.of(action.unit) in ask.options:
        return TARGET.of(action.unit)
    elif question is INTERACT_WITH and action.bait and BAIT in ask.options:
        return LEAVE_OFF if game.units_at(game.place[ask.seat]) else BAIT
    elif question is INTERACT_WITH and action.space != NOWHERE and TELEPORT in ask.options:
        return TELEPORT if game.place[ask.seat] != action.space else LEAVE_OFF
    elif question is CHOOSE_SPACE and action.space != NOWHERE and CHOOSE_SPACE.of(action.space) in ask.options:
        return CHOOSE_SPACE.of(action.space)
    return habits.choose(game, ask)


def foresees(game: BoardGame, ask: Ask, action: Action) -> bool:
    """Say whether an action holds the answer to a question; not behind a door that was just opened."""
    if ask.question is STEP:
        return action.option == MOVE and (len(game.path) <= len(action.path) or not STEP.is_word(action.path[-1]))
    if ask.question is INTERACT_WITH or ask.question is CHOOSE_SPACE:
        return action.option == INTERACT and (action.bait or action.space != NOWHERE)
    return ask.question is TARGET


def in_turn(game: BoardGame, seat: int) -> bool:
    """Say whether a hunter's turn, or the activation after it, goes on."""
    if not game.asks or game.turn != seat:
        return False
    question = game.asks[0].question
    return question is not TAKE_TURN and question is not REFILL


def carry_out(game: BoardGame, seat: int, action: Action) -> None:
    """Take an action and play on until the hunter can act again, or the turn is over."""
    game.take(game.asks[0], action.option)
    for _ in range(LONGEST):
        if not in_turn(game, seat) or game.asks[0].question is ACT:
            return
        ask = game.asks[0]
        game.take(ask, answer(game, ask, action))


def after(game: BoardGame, seat: int, action: Action) -> BoardGame:
    """Return the table after an action, where the hunter can take it."""
    if may_act(game, seat) and action.option in game.asks[0].options:
        game = game.copy()
        carry_out(game, seat, action)
    return game


def may_act(game: BoardGame, seat: int) -> bool:
    """Say whether the hunter is asked for an action."""
    return bool(game.asks) and game.asks[0].question is ACT and game.asks[0].seat == seat


def end_of(game: BoardGame, seat: int, stakes: Stakes) -> int:
    """Return what the table is worth when the turn ends here and the enemies have answered."""
    if may_act(game, seat):
        game = game.copy()
        carry_out(game, seat, END)
    return value(game, stakes)


# --- What could be done ----------------------------------------------------------------------------------------------


def candidates(game: BoardGame, seat: int) -> list[Action]:
    """Return the actions that are worth a try."""
    options = game.asks[0].options
    found: list[Action] = []
    if MOVE in options:
        found += journeys(game, seat)
    if ATTACK in options:
        units = game.units_at(game.place[seat])
        units.sort(key=lambda unit: -duel.best_attack(game, seat, unit, False)[0])
        found += [Action(ATTACK, unit=unit) for unit in units[:2]] or [Action(ATTACK)]
    if INTERACT in options:
        found += [Action(INTERACT)] if pays_to_interact(game, seat) else lamp_rides(game, seat)
        if interact.ways_to_interact(game, seat)[-1:] == [BAIT] and not game.units_at(game.place[seat]):
            found.append(Action(INTERACT, bait=True))
    if TRANSFORM in options and game.slots[seat * SLOTS : seat * SLOTS + SLOTS].count(NOBODY) <= 1:
        found.append(Action(TRANSFORM))
    if DREAM in options and (game.hp[seat] <= 3 or game.echoes[seat] >= 2 or is_trapped(game, seat)):
        found.append(Action(DREAM))
    found += [Action(option) for option in (SHOOT, RELOAD, BLOOD) if option in options]
    for option in options:
        if not ACT.is_word(option):
            found.append(Action(option))
    return found


def is_trapped(game: BoardGame, seat: int) -> bool:
    """Say whether a hunter is behind fog gates for nothing."""
    if game.fog[game.place[seat] // SPACES] <= 0:
        return False
    return trapped(game, seat, aims.agenda_of(game, chart_of(game))) > 0


def pays_to_interact(game: BoardGame, seat: int) -> bool:
    """Say whether the space holds more than a lamp to travel by."""
    space = game.place[seat]
    tile = space // SPACES
    if game.goods[space] or space in game.token_space:
        return True
    if game.tables.tiles[tile].special == TILE_CATHEDRAL and game.hp[seat] < MOST_HP:
        return True
    for mission in game.tables.of_chapter[game.chapter]:
        if game.mission_at[mission] >= 0:
            step = game.tables.steps[game.mission_at[mission]]
            if step.goal in TOUCHED and step.tile in (NOBODY, tile):
                return True
    return False


def lamp_rides(game: BoardGame, seat: int) -> list[Action]:
    """Return the rides from the lamp of the Central Lamp to where the hunters have most to do."""
    here = game.place[seat]
    if here != game.tables.tiles[game.tables.central].lamp:
        return []
    fogged = [space for tile in chart_of(game).laid if game.fog[tile] > 0 for space in spaces_of(game, tile)]
    spaces = [space for space in (*aims.lamps(game), *fogged) if space != here]
    best = nearest_to_aims(game, seat, spaces)[:1]
    return [Action(INTERACT, space=space) for space in best]


def nearest_to_aims(game: BoardGame, seat: int, spaces: Iterable[int]) -> list[int]:
    """Return spaces in the order of how near they are to what a hunter could go for."""
    chart = chart_of(game)
    agenda = aims.agenda_of(game, chart)
    ranked: list[tuple[int, int, int]] = []
    for space in spaces:
        far = chart.far(space)
        best = weights.FARTHEST * weights.STEP
        for aim in agenda.aims:
            if aim.spaces and aim.only in (NOBODY, seat):
                best = min(best, weights.STEP * min([far[goal] for goal in aim.spaces]) - aim.pull)
        for unit in game.units_at(space):
            best += -40 if unit in agenda.units else 60
        ranked.append((best, len(ranked), space))
    return [space for _, _, space in sorted(ranked)]


def journeys(game: BoardGame, seat: int) -> list[Action]:
    """Return the moves to the most promising places, and into the unknown."""
    here = game.place[seat]
    paths = reach(game, here)
    places = nearest_to_aims(game, seat, [space for space in paths if space != here])
    found = [Action(MOVE, paths[space]) for space in places[:PLACES]]
    edges = chart_of(game).edges
    for space, path in paths.items():
        if len(path) < STRIDE and space in edges:
            found += [Action(MOVE, (*path, STEP_WAYS[way])) for way in ground.open_ways(game, space)[:2]]
    return found


def reach(game: BoardGame, here: int) -> dict[int, tuple[int, ...]]:
    """Return the spaces that one move reaches, each with the steps that lead there, free spaces first."""
    paths: dict[int, tuple[int, ...]] = {here: ()}
    edge = [here]
    for _ in range(STRIDE):
        further = []
        for space in edge:
            for near in sorted(ground.hunter_steps(game, space), key=lambda each: len(game.units_at(each))):
                if near not in paths:
                    paths[near] = (*paths[space], STEP.of(near))
                    further.append(near)
        edge = further
    return paths


# --- The search ------------------------------------------------------------------------------------------------------


def plan(worlds: list[BoardGame], seat: int, more: Sequence[BoardGame] = ()) -> tuple[Action, ...]:
    """Return the best sequence of actions found; empty to end the turn.

    The best few are tried in `more` worlds too, since the best of many is often only the luckiest.
    """
    stakes = stakes_of(worlds[0])
    root = Node((), worlds)
    root.score = score(root, seat, stakes)
    best = [root]
    beam = [root]
    for _ in range(DEPTH):
        children = [child for node in beam for child in expand(node, seat, stakes)]
        if not children:
            break
        children.sort(key=lambda node: -node.score)
        beam = children[:WIDTH]
        best = sorted([*best, *beam], key=lambda node: -node.score)[:FINALISTS]
    if more and len(best) > 1:
        best.sort(key=lambda node: -judged_again(node, more, seat, stakes))
    return best[0].actions


def judged_again(node: Node, more: Sequence[BoardGame], seat: int, stakes: Stakes) -> float:
    """Return what a sequence is worth on average over the worlds of the search and these."""
    total = node.score * len(node.worlds)
    for world in more:
        for action in node.actions:
            world = after(world, seat, action)  # noqa: PLW2901
        total += end_of(world, seat, stakes)
    return total / (len(node.worlds) + len(more))


def expand(node: Node, seat: int, stakes: Stakes) -> list[Node]:
    """Return the sequences that go one action further."""
    guide = next((world for world in node.worlds if may_act(world, seat)), None)
    if guide is None:
        return []
    children: list[Node] = []
    seen = set()
    for action in candidates(guide, seat):
        worlds = [after(world, seat, action) for world in node.worlds]
        mark = tuple(look_of(world, seat) for world in worlds)
        if mark in seen:
            continue
        seen.add(mark)
        child = Node((*node.actions, action), worlds)
        child.score = score(child, seat, stakes)
        children.append(child)
    return children


def look_of(game: BoardGame, seat: int) -> tuple[int, ...]:
    """Return what tells two outcomes of an action apart."""
    own = (game.place[seat], game.hp[seat], game.echoes[seat], game.gun_ready[seat], game.side[seat], sum(game.held))
    table = (*game.unit_space, *game.unit_damage, *game.mission_at, *game.token_seat, *game.goods, len(game.tile_deck))
    return (*own, *game.hand[seat], *game.slots, *table)


def score(node: Node, seat: int, stakes: Stakes) -> float:
    """Return what a sequence is worth on average."""
    return sum(end_of(world, seat, stakes) for world in node.worlds) / len(node.worlds)
