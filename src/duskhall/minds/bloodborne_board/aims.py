"""What the hunters have to do in a chapter, and who goes where for it.

`agenda_of` counts the work that is left: of the hunt, and of the insight missions that are cheapest to finish.  Its
aims are places; `travel` gives each hunter one of them.  Everything here looks only at what is open on the table.
"""

from dataclasses import dataclass, field

from duskhall.games.bloodborne_board.printed import (
    BARRED,
    DONE,
    GOAL_ROUND_END,
    MISSION_HUNT,
    MISSION_INSIGHT,
    NOBODY,
    NOWHERE,
    TRIGGER_SPACE,
    TRIGGER_TILE,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.minds.bloodborne_board import errands, weights, work
from duskhall.minds.bloodborne_board.chart import FAR, Chart
from duskhall.minds.bloodborne_board.errands import Aim


@dataclass
class Agenda:
    """What is left to do in a chapter."""

    work: int = 0
    aims: list[Aim] = field(default_factory=list)
    units: set[int] = field(default_factory=set)  # enemies that have to be slain
    insights: int = 0  # insight missions that have to be completed
    searching: bool = False  # tiles have to be turned up
    blocked: bool = False  # the hunt cannot go on before


# --- The agenda ------------------------------------------------------------------------------------------------------


def agenda_of(game: BoardGame, chart: Chart) -> Agenda:
    """Return what is left to do: the hunt, and as many insight missions as it asks for, the cheapest ones."""
    agenda = Agenda()
    insights = []
    for mission in game.tables.of_chapter[game.chapter]:
        if game.mission_at[mission] in (DONE, BARRED):
            continue
        kind = game.tables.missions[mission].type
        if kind == MISSION_HUNT:
            agenda.work += work.work_of(game, mission, chart)
            agenda.insights = max(agenda.insights, insight_for(game, mission, chart) - game.insight)
            add_aims(game, agenda, mission, chart)
            agenda.blocked = is_blocked(game, mission)
        elif kind == MISSION_INSIGHT:
            insights.append((work.work_of(game, mission, chart), mission))
    insights.sort()
    for cost, mission in insights[: agenda.insights]:
        agenda.work += cost + weights.INSIGHT
        add_aims(game, agenda, mission, chart)
    if agenda.blocked:
        agenda.aims.append(Aim(chart.edges, 150, 2))
    if agenda.searching:
        agenda.aims += [Aim([space], 40, lead=False, beyond=weights.BEYOND) for space in chart.edges]
    if not agenda.aims:
        agenda.aims += [Aim([space], lead=False) for space in errands.goods(game)]
    return agenda


def is_blocked(game: BoardGame, mission: int) -> bool:
    """Say whether nobody has found a tile yet that the open step of a mission needs."""
    at = game.mission_at[mission]
    if at < 0 or not game.tile_deck:
        return False
    step = game.tables.steps[at]
    return game.insight >= step.insight and NOBODY in [game.tile_turn[tile] for tile in work.tiles_of(game, step)]


def insight_for(game: BoardGame, mission: int, chart: Chart) -> int:
    """Return how much insight the steps of the hunt ask for."""
    key = (mission, game.mission_at[mission])
    most = chart.notes.get(key)
    if most is None:
        steps = [game.tables.steps[number] for number in work.chain(game, mission)]
        asked = [game.quota(step) if step.goal == GOAL_ROUND_END else step.insight for step in steps]
        most = chart.notes[key] = max([0, *asked])
    return most


def add_aims(game: BoardGame, agenda: Agenda, mission: int, chart: Chart) -> None:
    """Add where a mission sends the hunters, and say whether tiles have to be found for it."""
    printed = game.tables.missions[mission]
    at = game.mission_at[mission]
    agenda.searching = agenda.searching or work.hidden_tiles(game, mission, chart) > 0
    if at == WAITING:
        place = errands.at_place(game, printed.tile, int(printed.trigger == TRIGGER_SPACE), 120, 2)
        agenda.aims += place if printed.trigger in (TRIGGER_TILE, TRIGGER_SPACE) else []
        return
    step = game.tables.steps[at]
    if step.goal in work.FIGHTS:
        agenda.units.update(work.foes_of(game, mission))
    agenda.searching = agenda.searching or errands.lacks(game, mission, step)
    agenda.aims += errands.aims_of(game, mission, step, chart)


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
