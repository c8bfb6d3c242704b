"""What the missions still need, and where that sends the hunters.

`agenda_of` counts the work that is left: of the hunt, and of the insight missions that are cheapest to finish.  Its
aims are places; `assign` gives each hunter one of them.  Everything here looks only at what is open on the table.
"""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from duskhall.games.bloodborne_board.printed import (
    BARRED,
    DONE,
    GOAL_CHASE,
    GOAL_CHOICE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INSIGHT,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_LURE,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_REACH,
    GOAL_ROUND_END,
    GOAL_SLAY,
    GOAL_TILES,
    HUNT,
    INSIGHT,
    NOBODY,
    NOWHERE,
    ON_RESET,
    ON_SPACE,
    ON_TILE,
    SPACES,
    WAITING,
    MissionStep,
)
from duskhall.games.bloodborne_board.rules import TRACKS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.minds.bloodborne_board import weights
from duskhall.minds.bloodborne_board.chart import FAR, Chart, spaces_of

FIGHTS: Final = (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR, GOAL_LURE)
# Actions that a step takes, the way there not counted
ACTIONS: Final = {
    GOAL_INSIGHT: 0, GOAL_REACH: 1, GOAL_KILLS: 3, GOAL_INTERACT: 1, GOAL_DELIVER: 5, GOAL_DONATE: 3, GOAL_PAY: 3,
    GOAL_CHASE: 4, GOAL_LURE: 4, GOAL_ROUND_END: 0, GOAL_CHOICE: 0, GOAL_TILES: 2, GOAL_COLLECT: 3, GOAL_LEAD: 2,
}  # fmt: skip
COUNTED: Final = (GOAL_KILLS, GOAL_DELIVER, GOAL_DONATE, GOAL_PAY, GOAL_TILES, GOAL_COLLECT, GOAL_LEAD)
ALL: Final = 4  # an aim with room for every hunter


@dataclass
class Aim:
    """A place to go to: any of these spaces, for so many hunters, so much the better than another."""

    spaces: list[int]
    pull: int = 0
    room: int = 1
    only: int = NOBODY  # the hunter whom it concerns, if it is one's own
    lead: bool = True  # somebody has to get there for a mission to go on
    beyond: int = 0  # how many spaces farther it is than it looks


@dataclass
class Agenda:
    """What is left to do in a chapter."""

    work: int = 0
    aims: list[Aim] = field(default_factory=list)
    units: set[int] = field(default_factory=set)  # enemies that have to be slain
    searching: bool = False  # tiles have to be turned up


# --- The missions ----------------------------------------------------------------------------------------------------


def chain(game: BoardGame, mission: int) -> list[int]:
    """Return the steps that a mission still has, the open one first; where the way divides, the first way."""
    at = game.mission_at[mission]
    number = game.tables.missions[mission].first if at == WAITING else at
    steps: list[int] = []
    while number >= 0 and number not in steps:
        steps.append(number)
        step = game.tables.steps[number]
        number = game.tables.choices[step.choices[0]].next if step.choices else step.next
    return steps


def turns_before_reset(game: BoardGame) -> int:
    """Return how many turns of hunters are left before the next reset of the map, if nobody dreams."""
    last, resets = TRACKS[game.option("track")]
    ahead = [point for point in resets if point > game.track]
    rounds = (ahead[0] if ahead else last) - game.track
    return game.acted.count(0) + max(0, rounds - 1) * game.seats


def foes_of(game: BoardGame, mission: int) -> list[int]:
    """Return the enemies on the map that a mission wants slain."""
    return [
        unit
        for unit, owner in enumerate(game.unit_mission)
        if owner == mission and game.unit_goal[unit] and game.unit_space[unit] != NOWHERE
    ]


def damage_left(game: BoardGame, mission: int, step: MissionStep) -> int:
    """Return how much damage an open fight still takes, what a reset will undo included."""
    units = foes_of(game, mission)
    if not units:
        return damage_coming(game, step)
    left = full = 0
    for unit in units:
        hp = game.unit_hp(unit)
        left += hp * (game.unit_lives[unit] + 1) - game.unit_damage[unit]
        full += hp * (game.unit_spare[unit] + 1)
    if not game.final and left > turns_before_reset(game) * weights.TURN_DAMAGE:
        return full - (full - left) * weights.FALLBACK // 100
    return left


def damage_coming(game: BoardGame, step: MissionStep) -> int:
    """Return how much damage the enemies of a step that is not open yet will take."""
    many = game.seats > 2
    total = 0
    for spawn in step.spawns:
        if spawn.goal:
            count = spawn.count + spawn.count_hunters * game.seats + (spawn.count_more if many else 0)
            lives = spawn.lives + spawn.lives_hunters * game.seats + (spawn.lives_more if many else 0)
            kind = game.tables.kinds[spawn.kind]
            hp = (kind.hp2 if spawn.phase == 2 else kind.hp)[game.seats - 1]
            total += count * (lives + 1) * hp
    return total


def work_of(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return how much a mission still takes, in hundredths of a card."""
    at = game.mission_at[mission]
    key = (mission, at, len(game.tile_deck), carried(game, mission))
    work = chart.notes.get(key)
    if work is None:
        work = chart.notes[key] = work_to_come(game, mission, chart)
    if at >= 0:
        work += step_work(game, mission, at, game.tables.steps[at])
    return work


def work_to_come(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return what a mission takes besides its open step: tiles to find, steps to come, the ways between them."""
    work = 0
    unseen = hidden_tiles(game, mission)
    if game.mission_at[mission] == WAITING:
        work += weights.STAGE
        if game.tables.missions[mission].trigger == ON_RESET:
            work += weights.UNSEEN
    for number in chain(game, mission):
        work += weights.STAGE
        if number != game.mission_at[mission]:
            work += step_work(game, mission, number, game.tables.steps[number])
    work += len(unseen) * (weights.UNSEEN + weights.DRAW * (len(game.tile_deck) + 1) // 4)
    return work + legs(game, mission, chart)


def hidden_tiles(game: BoardGame, mission: int) -> set[int]:
    """Return the tiles that a mission needs and nobody has turned up yet."""
    tiles = {game.tables.steps[number].tile for number in chain(game, mission)}
    if game.mission_at[mission] == WAITING:
        tiles.add(game.tables.missions[mission].tile)
    removed = game.tables.chapters[game.chapter].removed
    return {tile for tile in tiles if tile != NOBODY and game.tile_turn[tile] == NOBODY and tile not in removed}


def legs(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return what the ways between the places of a mission cost, the way to the first one aside."""
    places = []
    if game.mission_at[mission] == WAITING:
        places.append(game.tables.missions[mission].tile)
    for number in chain(game, mission):
        step = game.tables.steps[number]
        if step.goal == GOAL_DELIVER and not carried(game, mission):
            places.append(step.token_tile)
        places.append(step.tile)
    laid = [tile for tile in places if tile != NOBODY and game.tile_turn[tile] != NOBODY]
    cost = 0
    for here, there in pairwise(laid):
        if here != there:
            far = chart.far(game.tables.tiles[here].named)[game.tables.tiles[there].named]
            cost += weights.STEP * min(far, weights.FARTHEST)
    return cost


def carried(game: BoardGame, mission: int) -> int:
    """Return how many tokens of a mission hunters carry."""
    return len([at for at, owner in enumerate(game.token_mission) if owner == mission and game.token_seat[at] >= 0])


def step_work(game: BoardGame, mission: int, number: int, step: MissionStep) -> int:
    """Return how much a step takes."""
    is_open = game.mission_at[mission] == number
    if step.goal in FIGHTS and step.goal != GOAL_LURE:
        left = damage_left(game, mission, step) if is_open else damage_coming(game, step)
        return left * weights.DAMAGE
    actions = ACTIONS.get(step.goal, 2) * weights.WORK
    if step.goal in COUNTED:
        quota = max(1, game.quota(step))
        done = game.progress[mission] if is_open else 0
        actions *= quota - done
        if is_open and step.goal == GOAL_DELIVER:
            actions -= 3 * weights.WORK * min(carried(game, mission), quota - done)
    return actions


# --- The agenda ------------------------------------------------------------------------------------------------------


def agenda_of(game: BoardGame, chart: Chart) -> Agenda:
    """Return what is left to do: the hunt, and as many insight missions as it asks for, the cheapest ones."""
    agenda = Agenda()
    needed = 0
    insights = []
    for mission in game.tables.of_chapter[game.chapter]:
        if game.mission_at[mission] in (DONE, BARRED):
            continue
        kind = game.tables.missions[mission].type
        if kind == HUNT:
            agenda.work += work_of(game, mission, chart)
            needed = max(needed, insight_for(game, mission, chart) - game.insight)
            add_aims(game, agenda, mission)
        elif kind == INSIGHT:
            insights.append((work_of(game, mission, chart), mission))
    insights.sort()
    for work, mission in insights[:needed]:
        agenda.work += work + weights.INSIGHT
        add_aims(game, agenda, mission)
    if agenda.searching:
        agenda.aims += [Aim([space], 40, lead=False, beyond=weights.BEYOND) for space in chart.edges]
    if not agenda.aims:
        agenda.aims += [Aim([space], lead=False) for space in goods(game)]
    return agenda


def insight_for(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return how much insight the steps of the hunt ask for."""
    key = (mission, game.mission_at[mission])
    most = chart.notes.get(key)
    if most is None:
        steps = [game.tables.steps[number] for number in chain(game, mission)]
        asked = [game.quota(step) if step.goal == GOAL_ROUND_END else step.insight for step in steps]
        most = chart.notes[key] = max([0, *asked])
    return most


def add_aims(game: BoardGame, agenda: Agenda, mission: int) -> None:
    """Add where a mission sends the hunters, and say whether tiles have to be found for it."""
    printed = game.tables.missions[mission]
    at = game.mission_at[mission]
    agenda.searching = agenda.searching or bool(hidden_tiles(game, mission))
    if at == WAITING:
        place = at_place(game, printed.tile, int(printed.trigger == ON_SPACE), 120, 2)
        agenda.aims += place if printed.trigger in (ON_TILE, ON_SPACE) else []
        return
    step = game.tables.steps[at]
    if step.goal in FIGHTS:
        agenda.units.update(foes_of(game, mission))
    agenda.aims += aims_of(game, mission, step)


def aims_of(game: BoardGame, mission: int, step: MissionStep) -> list[Aim]:
    """Return where the open step of a mission sends the hunters."""
    goal = step.goal
    if goal in FIGHTS:
        units = foes_of(game, mission)
        return [Aim([game.unit_space[unit] for unit in units], 150, ALL)] if units else []
    if goal == GOAL_REACH and game.insight >= step.insight:
        return at_place(game, step.tile, step.on_space, 100, ALL)
    if goal == GOAL_INTERACT:
        return at_place(game, step.tile, step.on_space, 150, 2)
    if goal == GOAL_KILLS:
        return [Aim(victims(game, mission, step), 60, ALL)]
    if goal == GOAL_DELIVER:
        return deliveries(game, mission, step)
    if goal in (GOAL_CHASE, GOAL_COLLECT, GOAL_LEAD):
        return [Aim(tokens(game, mission), 150, 3 if goal == GOAL_CHASE else 2)]
    if goal == GOAL_DONATE:
        return givers(game, step, [seat for seat in range(game.seats) if game.goods_held(seat)], goods(game))
    if goal == GOAL_PAY and step.tile != NOBODY:
        return givers(
            game, step, [seat for seat in range(game.seats) if game.echoes[seat]], units_of_kind(game, NOBODY)
        )
    if goal == GOAL_TILES:
        laid = [tile for tile, turn in enumerate(game.tile_turn) if turn != NOBODY]
        return [Aim(spaces_of(game, tile), 60) for tile in laid if not game.mask[mission] >> tile & 1]
    return []


def at_place(game: BoardGame, tile: int, on_space: int, pull: int, room: int) -> list[Aim]:
    """Return an aim for a tile on the map, or only its named space."""
    if tile == NOBODY or game.tile_turn[tile] == NOBODY:
        return []
    return [Aim([game.tables.tiles[tile].named] if on_space else spaces_of(game, tile), pull, room)]


def deliveries(game: BoardGame, mission: int, step: MissionStep) -> list[Aim]:
    """Return an aim for whoever carries something, and for what lies about."""
    found = []
    for at, owner in enumerate(game.token_mission):
        if owner != mission:
            continue
        if game.token_seat[at] >= 0:
            for aim in at_place(game, step.tile, 0, 400, 1):
                aim.only = game.token_seat[at]
                found.append(aim)
        elif game.token_space[at] != NOWHERE:
            found.append(Aim([game.token_space[at]], 150, 2))
    if step.corpses != NOBODY:
        found.append(Aim(units_of_kind(game, step.corpses), 60, ALL))
    if step.finds:
        found.append(Aim(goods(game), 60, ALL))
    return found


def givers(game: BoardGame, step: MissionStep, able: list[int], source: list[int]) -> list[Aim]:
    """Return where those go who can give, and where the others get what is to be given."""
    found = []
    for seat in able:
        for aim in at_place(game, step.tile, 0, 150, 1):
            aim.only = seat
            found.append(aim)
    found += [Aim([space], 40) for space in source]
    return found


def tokens(game: BoardGame, mission: int) -> list[int]:
    """Return where the tokens of a mission lie."""
    found = [space for at, space in enumerate(game.token_space) if game.token_mission[at] == mission]
    return [space for space in found if space != NOWHERE]


def goods(game: BoardGame) -> list[int]:
    """Return the spaces with consumables."""
    return [space for space, tokens in enumerate(game.goods) if tokens]


def victims(game: BoardGame, mission: int, step: MissionStep) -> list[int]:
    """Return where enemies are whose death counts; an ally has to be met first."""
    if step.ally and mission not in [game.token_mission[at] for at, owner in enumerate(game.token_seat) if owner >= 0]:
        return tokens(game, mission)
    spaces = units_of_kind(game, step.kind)
    if step.or_kind != NOBODY:
        spaces += units_of_kind(game, step.or_kind)
    return [space for space in spaces if step.tile == NOBODY or space // SPACES == step.tile]


def units_of_kind(game: BoardGame, kind: int) -> list[int]:
    """Return where enemies of a kind, or of any, are."""
    return [
        space
        for unit, space in enumerate(game.unit_space)
        if space != NOWHERE and kind in (NOBODY, game.tables.unit_kind[unit])
    ]


# --- Who goes where --------------------------------------------------------------------------------------------------


def travel(game: BoardGame, agenda: Agenda, chart: Chart) -> int:
    """Return what the ways to the aims cost: whoever is nearest leads, the others help, or follow where it is full."""
    aims = agenda.aims
    pairs = []
    nearest = [weights.FARTHEST] * len(aims)
    crowd = [weights.IDLE] * game.seats  # how far the nearest aim is, whoever goes there
    for seat in range(game.seats):
        starts = [game.place[seat]] if game.place[seat] != NOWHERE else lamps(game)
        far_from = [chart.far(start) for start in starts]
        for number, aim in enumerate(aims):
            if not aim.spaces:
                continue
            far = min([far[space] for far in far_from for space in aim.spaces]) + aim.beyond
            crowd[seat] = min(crowd[seat], far + weights.CROWD)
            if far < FAR and aim.only in (NOBODY, seat):
                nearest[number] = min(nearest[number], far)
                pairs.append((far * weights.STEP - aim.pull, far, seat, number))
    pairs.sort()
    room = [aim.room for aim in aims]
    cost = 0
    for _, far, seat, number in pairs:
        if crowd[seat] >= 0 and room[number]:
            crowd[seat] = -1
            cost += weights.HELP * min(far, weights.IDLE)
            if aims[number].lead and room[number] == aims[number].room:
                cost += weights.STEP * min(far, weights.FARTHEST)
            room[number] -= 1
    for number, aim in enumerate(aims):
        if aim.lead and room[number] == aim.room:
            cost += weights.STEP * nearest[number]
    return cost + sum([weights.HELP * far for far in crowd if far >= 0])


def lamps(game: BoardGame) -> list[int]:
    """Return where a hunter can come back to the map."""
    found = [
        tile.lamp
        for number, tile in enumerate(game.tables.tiles)
        if tile.lamp != NOWHERE and game.tile_turn[number] != NOBODY and not game.fog[number]
    ]
    return found or [
        tile.lamp
        for number, tile in enumerate(game.tables.tiles)
        if tile.lamp != NOWHERE and game.tile_turn[number] != NOBODY
    ]
