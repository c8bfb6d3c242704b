"""Where the open step of a mission sends the hunters: one function per kind of goal, each giving aims."""

from dataclasses import dataclass
from typing import Final

from duskhall.games.bloodborne_board.printed import (
    GOAL_CHASE,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_LURE,
    GOAL_PAY,
    GOAL_REACH,
    GOAL_TILES,
    NOBODY,
    NOWHERE,
    SPACES,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.minds.bloodborne_board import work
from duskhall.minds.bloodborne_board.chart import FAR, Chart, spaces_of

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


def aims_of(game: BoardGame, mission: int, step: MissionStep, chart: Chart) -> list[Aim]:
    """Return where the open step of a mission sends the hunters."""
    goal = step.goal
    if goal in work.FIGHTS:
        units = work.foes_of(game, mission)
        return [Aim([game.unit_space[unit] for unit in units], 150, ALL)] if units else []
    if goal == GOAL_REACH and game.insight >= step.insight:
        return at_place(game, step.tile, step.on_space, 100, ALL)
    if goal == GOAL_INTERACT:
        return at_place(game, step.tile, step.on_space, 150, 2)
    if goal == GOAL_KILLS:
        return hunting_grounds(game, mission, step, chart)
    if goal == GOAL_DELIVER:
        return deliveries(game, mission, step)
    if goal == GOAL_CHASE:
        return [Aim(tokens(game, mission), 150, 3)]
    if goal == GOAL_COLLECT:
        return scattered([[space] for space in tokens(game, mission)])
    if goal == GOAL_LEAD:
        return guided_tour(game, mission)
    if goal == GOAL_TILES:
        return scattered([spaces_of(game, tile) for tile in unvisited(game, mission)])
    if goal == GOAL_LURE:
        return bait(game, mission, step, chart)
    if goal in (GOAL_DONATE, GOAL_PAY):
        return givers(game, mission, step)
    return []


def lacks(game: BoardGame, mission: int, step: MissionStep) -> bool:
    """Say whether the map does not hold what a step asks for, so that it has to grow."""
    left = game.quota(step) - game.progress[mission]
    if step.goal == GOAL_COLLECT:
        return left > len(tokens(game, mission))
    if step.goal in (GOAL_TILES, GOAL_LEAD):
        return left > len(unvisited(game, mission))
    if step.goal == GOAL_KILLS:
        return not victims(game, step)
    if step.goal == GOAL_DELIVER and left > work.carried(game, mission):
        if step.corpses != NOBODY:
            return not units_of_kind(game, step.corpses)
        return step.finds > 0 and not goods(game)
    return step.goal == GOAL_DONATE and left > work.in_hand(game, mission, step) and not goods(game)


def at_place(game: BoardGame, tile: int, on_space: int, pull: int, room: int) -> list[Aim]:
    """Return an aim for a tile on the map, or only its named space."""
    if tile == NOBODY or game.tile_turn[tile] == NOBODY:
        return []
    return [Aim([game.tables.tiles[tile].named] if on_space else spaces_of(game, tile), pull, room)]


def scattered(places: list[list[int]]) -> list[Aim]:
    """Return aims for things that lie about: one has to be reached, and nobody goes where another does."""
    if not places:
        return []
    nearest = Aim([space for place in places for space in place], 150)
    return [nearest, *(Aim(place, 100, lead=False) for place in places)]


# --- Enemies whose death counts --------------------------------------------------------------------------------------


def hunting_grounds(game: BoardGame, mission: int, step: MissionStep, chart: Chart) -> list[Aim]:
    """Return where the enemies are whose death counts; an ally has to be there, and some have to come to a tile."""
    spaces = victims(game, step)
    if step.ally:
        carriers = [game.token_seat[at] for at, owner in enumerate(game.token_mission) if owner == mission]
        if max([NOBODY, *carriers]) == NOBODY:
            return [Aim(tokens(game, mission), 150)]
        leaders = [Aim(spaces, 60, only=seat) for seat in carriers if seat != NOBODY]
        company = [space for space in work.allies(game, mission) if space in spaces]
        return [*leaders, Aim(company, 60, ALL, lead=False)] if company else leaders
    if step.clean:
        return [Aim(spaces, 60, only=seat) for seat in range(game.seats) if not game.frenzy[seat]]
    if step.tile == NOBODY:
        return [Aim(spaces, 60, ALL)]
    there = [space for space in spaces if space // SPACES == step.tile]
    if there:
        return [Aim(there, 60, ALL)]
    near = [space for space in spaces if space // SPACES in chart.near_tiles.get(step.tile, ())]
    return at_place(game, step.tile, 0, 60, ALL) if near else [Aim(spaces, 60, ALL)]


def victims(game: BoardGame, step: MissionStep) -> list[int]:
    """Return where enemies of the kinds are that a step counts."""
    spaces = units_of_kind(game, step.kind)
    if step.or_kind != NOBODY:
        spaces += units_of_kind(game, step.or_kind)
    return spaces


def bait(game: BoardGame, mission: int, step: MissionStep, chart: Chart) -> list[Aim]:
    """Return the spaces ahead of an enemy on its way to the tile to which it has to be lured."""
    units = work.foes_of(game, mission)
    if not units or game.tile_turn[step.tile] == NOBODY:
        return []
    here = game.unit_space[units[0]]
    far = chart.near(here)
    goal = min(spaces_of(game, step.tile), key=lambda space: far[space])
    back = chart.near(goal)
    ahead = [space for space, steps in enumerate(far) if 0 < steps < FAR and steps + back[space] == far[goal]]
    seen = [space for space in ahead if space // SPACES in chart.near_tiles[here // SPACES]]
    return [Aim(seen or [here], 150, ALL)]


def units_of_kind(game: BoardGame, kind: int) -> list[int]:
    """Return where enemies of a kind, or of any, are."""
    return [
        space
        for unit, space in enumerate(game.unit_space)
        if space != NOWHERE and kind in (NOBODY, game.tables.unit_kind[unit])
    ]


# --- Things to carry and to give -------------------------------------------------------------------------------------


def deliveries(game: BoardGame, mission: int, step: MissionStep) -> list[Aim]:
    """Return an aim for whoever carries something, and for what lies about."""
    found = []
    tiles = [game.tables.choices[choice].tile for choice in step.choices] or [step.tile]
    there = [space for tile in tiles for aim in at_place(game, tile, 0, 0, 1) for space in aim.spaces]
    carriers = set()
    for at, owner in enumerate(game.token_mission):
        if owner != mission:
            continue
        if game.token_seat[at] >= 0:
            carriers.add(game.token_seat[at])
        elif game.token_space[at] != NOWHERE:
            found.append(Aim([game.token_space[at]], 150, 2))
    if there:
        found += [Aim(there, 400, 1, only=seat) for seat in sorted(carriers)]
    if game.quota(step) - game.progress[mission] > work.carried(game, mission):
        if step.corpses != NOBODY:
            found.append(Aim(units_of_kind(game, step.corpses), 60, ALL))
        if step.finds:
            found.append(Aim(goods(game), 60, ALL))
    return found


def guided_tour(game: BoardGame, mission: int) -> list[Aim]:
    """Return the tiles to which somebody still has to be led, for whoever leads; else where they wait."""
    spaces = [space for tile in unvisited(game, mission) for space in spaces_of(game, tile)]
    owners = [game.token_seat[at] for at, owner in enumerate(game.token_mission) if owner == mission]
    leaders = [Aim(spaces, 150, only=seat) for seat in owners if seat >= 0]
    return leaders or [Aim(tokens(game, mission), 150, 2)]


def givers(game: BoardGame, mission: int, step: MissionStep) -> list[Aim]:
    """Return where those go who can give, and where the others get what is to be given."""
    found = []
    for seat in range(game.seats):
        gifts = game.goods_held(seat) if step.goal == GOAL_DONATE else [NOBODY] * game.echoes[seat]
        if [gift for gift in gifts if step.item in (NOBODY, gift)]:
            for aim in at_place(game, step.tile, step.on_space, 150, 1):
                aim.only = seat
                found.append(aim)
    if game.quota(step) - game.progress[mission] > work.in_hand(game, mission, step):
        source = goods(game) if step.goal == GOAL_DONATE else units_of_kind(game, NOBODY)
        found.append(Aim(source, 40, ALL, lead=not found))
    return found


def unvisited(game: BoardGame, mission: int) -> list[int]:
    """Return the tiles on the map that do not count for a mission yet."""
    return [tile for tile, turn in enumerate(game.tile_turn) if turn != NOBODY and not game.mask[mission] >> tile & 1]


def tokens(game: BoardGame, mission: int) -> list[int]:
    """Return where the tokens of a mission lie."""
    found = [space for at, space in enumerate(game.token_space) if game.token_mission[at] == mission]
    return [space for space in found if space != NOWHERE]


def goods(game: BoardGame) -> list[int]:
    """Return the spaces with consumables."""
    return [space for space, lie in enumerate(game.goods) if lie]
