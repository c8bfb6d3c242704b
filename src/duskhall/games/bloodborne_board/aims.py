"""Where a hunter of the board game has something to do: what the policy goes for.

The hunt counts, and as many missions as bring the insight that it still needs, those that are soonest done.
"""

from typing import Final

from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.missions.open_steps import enemies_of, lives_of
from duskhall.games.bloodborne_board.printed import (
    BARRED,
    GOAL_CHASE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
    GOAL_DONATE,
    GOAL_INTERACT,
    GOAL_KILLS,
    GOAL_LEAD,
    GOAL_PAY,
    GOAL_PHASE,
    GOAL_REACH,
    GOAL_ROUND_END,
    GOAL_SLAY,
    GOAL_TILES,
    MISSION_HUNT,
    MISSION_INSIGHT,
    NOBODY,
    NOWHERE,
    SPACES,
    TRIGGER_SPACE,
    TRIGGER_TILE,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep

LONGEST: Final = 12  # steps of a mission that are looked at


def asked_for(game: BoardGame) -> list[int]:
    """14.2, 14.5 Return the missions that count: the hunt, and those that bring the insight which it still needs.

    Those that are yet to be opened count as well: else whoever opens them would seem to have fallen behind.
    """
    found: list[int] = []
    insight = 0
    for mission in game.tables.of_chapter[game.chapter]:
        if game.tables.missions[mission].type == MISSION_HUNT and is_open(game, mission):
            found.append(mission)
            insight = max(insight, insight_for(game, first_step(game, mission)))
    for _ in range(insight - game.insight):
        best = NOBODY
        for mission in game.tables.of_chapter[game.chapter]:
            fits = game.tables.missions[mission].type == MISSION_INSIGHT and mission not in found
            fits = fits and (is_open(game, mission) or is_coming(game, mission))
            if fits and (best == NOBODY or effort(game, mission) < effort(game, best)):
                best = mission
        if best != NOBODY:
            found.append(best)
    return found


def effort(game: BoardGame, mission: int) -> int:
    """Return how far a mission is from its end: its steps, and whether its places have been found."""
    total = 0
    number = first_step(game, mission)
    for _ in range(LONGEST):
        if number >= 0:
            step = game.tables.steps[number]
            total += 3 + 2 * int(lacks_for(game, step)) + fight_of(game, step) // 2
            number = step_after(game, step)
    if game.mission_at[mission] < 0:
        total += 2 + 2 * int(lacks(game, game.tables.missions[mission].tile))
        if game.tables.missions[mission].trigger not in (TRIGGER_TILE, TRIGGER_SPACE):
            total += 4
    return total


def fight_of(game: BoardGame, step: MissionStep) -> int:
    """12.1, 14.6 Return how much health the enemies have that a step brings, and wants slain."""
    total = 0
    if step.goal in (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR):
        for spawn in step.spawns:
            if spawn.goal > 0:
                hp = game.tables.kinds[spawn.kind].hp[game.seats - 1]
                total += enemies_of(game, spawn) * (lives_of(game, spawn) + 1) * hp
    return total


def is_open(game: BoardGame, mission: int) -> bool:
    """14.2 Say whether a mission is on its way, or waits to be found."""
    return game.mission_at[mission] >= 0 or game.mission_at[mission] == WAITING


def is_coming(game: BoardGame, mission: int) -> bool:
    """14.2 Say whether a step of a mission on its way will open another one."""
    printed = game.tables.missions[mission]
    if game.mission_at[mission] != BARRED or printed.opened == 0:
        return False
    if not open_steps.branch_is_open(game, printed.needs, printed.without):
        return False
    for other in game.tables.of_chapter[game.chapter]:
        if is_open(game, other):
            number = first_step(game, other)
            for _ in range(LONGEST):
                if number >= 0:
                    if mission in game.tables.steps[number].opens:
                        return True
                    number = step_after(game, game.tables.steps[number])
    return False


def first_step(game: BoardGame, mission: int) -> int:
    """Return the step at which a mission stands, or its first one."""
    at = game.mission_at[mission]
    return game.tables.missions[mission].first if at in (WAITING, BARRED) else at


def insight_for(game: BoardGame, first: int) -> int:
    """14.5 Return how much insight a step, and those that follow it, ask for."""
    most = 0
    number = first
    for _ in range(LONGEST):
        if number >= 0:
            step = game.tables.steps[number]
            most = max(most, game.quota(step) if step.goal == GOAL_ROUND_END else step.insight)
            number = step_after(game, step)
    return most


def step_after(game: BoardGame, step: MissionStep) -> int:
    """14.3, 14.9 Return the step that follows; where hunters choose, the first way."""
    return game.tables.choices[step.choices[0]].next if len(step.choices) > 0 else step.next


def aims(game: BoardGame, seat: int) -> list[int]:
    """Return the spaces where a hunter has something to do; where a tile has to be found, the edges of the map."""
    found: list[int] = []
    for mission in asked_for(game):
        if game.mission_at[mission] != BARRED:
            add_mission(game, seat, mission, found)
    if is_searching(game):
        add_edges(game, found)
    if len(found) == 0:
        add_hunt(game, found)
    if len(found) == 0:
        add_edges(game, found)
    return found


def add_hunt(game: BoardGame, found: list[int]) -> None:
    """14.2 Add where the hunt will go on: who has nothing to do now is to be there in time."""
    for mission in game.tables.of_chapter[game.chapter]:
        if game.tables.missions[mission].type == MISSION_HUNT and is_open(game, mission):
            step = game.tables.steps[first_step(game, mission)]
            add_tile(game, step.tile, found)
            number = step_after(game, step)
            if len(found) == 0 and number >= 0:
                add_tile(game, game.tables.steps[number].tile, found)
                for spawn in game.tables.steps[number].spawns:
                    add_tile(game, spawn.tile, found)


def add_mission(game: BoardGame, seat: int, mission: int, found: list[int]) -> None:
    """14.2 Add where a hunter has something to do for a mission."""
    at = game.mission_at[mission]
    if at >= 0:
        add_step(game, seat, mission, game.tables.steps[at], found)
    elif game.tables.missions[mission].trigger in (TRIGGER_TILE, TRIGGER_SPACE):
        add_tile(game, game.tables.missions[mission].tile, found)


def is_searching(game: BoardGame) -> bool:
    """4.3 Say whether the map has to grow: a mission that counts needs a tile that nobody has found."""
    if len(game.tile_deck) == 0:
        return False
    for mission in asked_for(game):
        if game.mission_at[mission] < 0 and lacks(game, game.tables.missions[mission].tile):
            return True
        number = first_step(game, mission)
        if number >= 0 and lacks_for(game, game.tables.steps[number]):
            return True
    return False


def lacks(game: BoardGame, tile: int) -> bool:
    """Say whether a tile is still to be found."""
    if tile == NOBODY or ground.is_laid(game, tile):
        return False
    return tile not in game.tables.chapters[game.chapter].removed


def lacks_for(game: BoardGame, step: MissionStep) -> bool:
    """Say whether a step needs a tile that is still to be found."""
    if lacks(game, step.tile) or lacks(game, step.token_tile):
        return True
    for spawn in step.spawns:
        if spawn.goal > 0 and lacks(game, spawn.tile):
            return True
    return any(lacks(game, game.tables.choices[choice].tile) for choice in step.choices)


def add_step(game: BoardGame, seat: int, mission: int, step: MissionStep, found: list[int]) -> None:
    """14.5 Add where an open step wants something done: at its tile, where its enemies are, or its tokens lie."""
    for unit in range(len(game.unit_space)):
        if game.unit_space[unit] != NOWHERE and is_wanted_by(game, unit, mission, step):
            add_space(game.unit_space[unit], found)
    if step.goal in (GOAL_CHASE, GOAL_COLLECT, GOAL_DELIVER, GOAL_LEAD, GOAL_KILLS):
        for place, space in enumerate(game.token_space):
            if space != NOWHERE and game.token_mission[place] == mission and game.token_seat[place] == NOBODY:
                add_space(space, found)
    if step.goal == GOAL_TILES or (step.goal == GOAL_LEAD and carries(game, seat, mission)):
        for tile in range(len(game.tables.tiles)):
            if ground.is_laid(game, tile) and game.mask[mission] >> tile & 1 == 0:
                add_tile(game, tile, found)
    elif step.goal == GOAL_DELIVER:
        if carries(game, seat, mission):
            add_tile(game, step.tile, found)
            for choice in step.choices:
                add_tile(game, game.tables.choices[choice].tile, found)
        elif step.finds > 0:
            add_goods(game, found)
    elif step.goal == GOAL_DONATE and not has_gift(game, seat, step):
        add_goods(game, found)
    elif step.goal == GOAL_PAY and game.echoes[seat] == 0:
        for space in game.unit_space:
            add_space(space, found)
    elif step.goal in (GOAL_INTERACT, GOAL_DONATE, GOAL_PAY, GOAL_CLEAR) or (
        step.goal == GOAL_REACH and game.insight >= step.insight
    ):
        add_tile(game, step.tile, found)


def has_gift(game: BoardGame, seat: int, step: MissionStep) -> bool:
    """14.11 Say whether a hunter holds something that a step takes."""
    goods = game.goods_held(seat)
    return len(goods) > 0 and (step.item == NOBODY or step.item in goods)


def carries(game: BoardGame, seat: int, mission: int) -> bool:
    """14.7 Say whether a hunter carries, or leads, what a mission wants brought."""
    return any(owner == seat and game.token_mission[place] == mission for place, owner in enumerate(game.token_seat))


def is_wanted(game: BoardGame, unit: int) -> bool:
    """Say whether a mission that counts wants the enemy slain."""
    for mission in asked_for(game):
        at = game.mission_at[mission]
        if at >= 0 and is_wanted_by(game, unit, mission, game.tables.steps[at]):
            return True
    return False


def is_wanted_by(game: BoardGame, unit: int, mission: int, step: MissionStep) -> bool:
    """14.5 Say whether the open step of a mission wants the enemy slain, by name or by its kind."""
    if step.goal in (GOAL_SLAY, GOAL_PHASE, GOAL_CLEAR):
        return game.unit_mission[unit] == mission and game.unit_goal[unit] > 0
    kind = game.tables.unit_kind[unit]
    if step.goal != GOAL_KILLS:
        return step.corpses == kind and step.corpses != NOBODY
    if step.kind not in (NOBODY, kind) and step.or_kind != kind:
        return False
    return step.tile == NOBODY or ground.tile_of(game.unit_space[unit]) == step.tile


def calls_for_interaction(game: BoardGame, seat: int) -> bool:
    """5.1, 14.5 Say whether there is something to take, or to do for a mission, on a hunter's space."""
    space = game.place[seat]
    if game.goods[space] > 0 or space in game.token_space:
        return True
    for at in game.mission_at:
        if at >= 0:
            step = game.tables.steps[at]
            here = step.tile == NOBODY or step.tile == ground.tile_of(space)
            gives = (step.goal == GOAL_DONATE and has_gift(game, seat, step)) or (
                step.goal == GOAL_PAY and game.echoes[seat] > 0
            )
            if here and (step.goal == GOAL_INTERACT or gives):
                return True
    return False


def add_edges(game: BoardGame, found: list[int]) -> None:
    """4.3 Add the spaces from which one can explore."""
    for tile in range(len(game.tables.tiles)):
        if ground.is_laid(game, tile):
            for place in range(game.tables.tiles[tile].spaces):
                space = tile * SPACES + place
                if space not in found and len(ground.open_ways(game, space)) > 0:
                    found.append(space)


def add_goods(game: BoardGame, found: list[int]) -> None:
    """5.1 Add the spaces where consumables lie."""
    for space, lie in enumerate(game.goods):
        if lie > 0:
            add_space(space, found)


def add_tile(game: BoardGame, tile: int, found: list[int]) -> None:
    """Add the named space of a tile that lies on the map, or its first one."""
    if tile != NOBODY and ground.is_laid(game, tile):
        printed = game.tables.tiles[tile]
        add_space(printed.named if printed.has_name > 0 else tile * SPACES, found)


def add_space(space: int, found: list[int]) -> None:
    """Add a space, once."""
    if space != NOWHERE and space not in found:
        found.append(space)
