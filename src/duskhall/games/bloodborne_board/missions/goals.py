"""Goals: what happens on the table, looked at by the open steps of missions (14.3, 14.10 to 14.12, 14.23).

The rules call it whenever something happens that a mission may care about: a move ends, an enemy falls, a hunter
interacts, a round ends.
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import mission_steps, open_steps, tokens
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
    GOAL_ROUND_END,
    GOAL_SLAY,
    GOAL_TILES,
    NOBODY,
    NOWHERE,
    SPACES,
    TRIGGER_SPACE,
    TRIGGER_TILE,
    WAITING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep

# --- 14.2, 14.3 Moving -----------------------------------------------------------------------------------------------


def ended_move(game: BoardGame, seat: int) -> None:
    """14.2 Ending a move starts missions; and goals are met by it."""
    space = game.place[seat]
    if space == NOWHERE:
        return
    tile = ground.tile_of(space)
    running = open_steps.active(game)
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        if game.mission_at[number] != WAITING or mission.tile != tile:
            continue
        if mission.trigger == TRIGGER_TILE or (
            mission.trigger == TRIGGER_SPACE and space == game.tables.tiles[tile].named
        ):
            mission_steps.reveal(game, mission.first, seat, space)
    for number in running:
        if game.mission_at[number] >= 0:
            arrived(game, number, seat, space)


def arrived(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """14.3 Goals that a move can meet."""
    step = open_steps.step_of(game, mission)
    if step.goal == GOAL_REACH and is_there(game, step, space) and game.insight >= step.insight:
        mission_steps.complete(game, mission, seat)
    elif step.goal == GOAL_DELIVER and step.choices:
        deliver_to_one(game, mission, seat, ground.tile_of(space))
    elif step.goal == GOAL_DELIVER and is_there(game, step, space):
        deliver(game, mission, seat)
    elif step.goal == GOAL_LEAD and tokens.carries(game, mission, seat):
        visit_tile(game, mission, seat, ground.tile_of(space))


def is_there(game: BoardGame, step: MissionStep, space: int) -> bool:
    """Say whether a space is where a step wants somebody to be."""
    if step.tile == NOBODY or ground.tile_of(space) != step.tile:
        return False
    return not step.on_space or space == game.tables.tiles[step.tile].named


def deliver(game: BoardGame, mission: int, seat: int) -> None:
    """14.7 What the hunter carries has arrived."""
    step = open_steps.step_of(game, mission)
    for at in range(len(game.token_seat) - 1, -1, -1):
        if game.token_seat[at] == seat and game.token_mission[at] == mission:
            tokens.remove_token(game, at)
            game.tell(events.DELIVERED, seat, mission)
            count(game, mission, seat, step)
            if game.mission_at[mission] < 0 or open_steps.step_of(game, mission) is not step:
                return


def deliver_to_one(game: BoardGame, mission: int, seat: int, tile: int) -> None:
    """14.9, 14.7 Where it is brought decides."""
    for option in open_steps.step_of(game, mission).choices:
        if game.tables.choices[option].tile == tile and tokens.carries(game, mission, seat):
            game.tell(events.DELIVERED, seat, mission)
            mission_steps.take_way(game, mission, seat, option)
            return


def catch_up(game: BoardGame, seat: int) -> None:
    """14.24 After the pursuit: whoever flees is reached by a hunter who has ended a move there."""
    if game.place[seat] == NOWHERE:
        return
    for mission in open_steps.active(game):
        if open_steps.step_of(game, mission).goal == GOAL_CHASE:
            catch(game, mission, seat, game.place[seat])


def catch(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """14.24 Whoever flees is reached where no enemy is."""
    if game.units_at(space):
        return
    for at, where in enumerate(game.token_space):
        if where == space and game.token_mission[at] == mission:
            tokens.remove_token(game, at)
            count(game, mission, seat, open_steps.step_of(game, mission))
            return


# --- 14.10 Counting --------------------------------------------------------------------------------------------------


def count(game: BoardGame, mission: int, seat: int, step: MissionStep) -> None:
    """14.10 One more; the goal is met when the quota is reached."""
    game.progress[mission] += 1
    game.tell(events.PROGRESS, mission, game.progress[mission], game.quota(step))
    if game.progress[mission] >= max(1, game.quota(step)):
        mission_steps.complete(game, mission, seat)


def visit_tile(game: BoardGame, mission: int, seat: int, tile: int) -> None:
    """14.10 Tiles count once each."""
    bit = 1 << tile
    if not game.mask[mission] & bit:
        game.mask[mission] |= bit
        count(game, mission, seat, open_steps.step_of(game, mission))


def enemy_slain(game: BoardGame, unit: int, seat: int, space: int, goal: int) -> None:
    """14.10 An enemy fell: for a goal, a count, or a corpse."""
    kind = game.tables.unit_kind[unit]
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_SLAY and goal == mission:
            left = [other for other, owner in enumerate(game.unit_mission) if owner == mission]
            if not [other for other in left if game.unit_goal[other] and game.unit_space[other] != NOWHERE]:
                mission_steps.complete(game, mission, seat)
            continue
        if step.corpses == kind:
            tokens.add_token(game, mission, NOWHERE, seat)
        if step.goal == GOAL_KILLS and fits(game, step, mission, kind, seat, space):
            count(game, mission, seat, step)


def fits(game: BoardGame, step: MissionStep, mission: int, kind: int, seat: int, space: int) -> bool:
    """14.10 Say whether a kill is of the kind, on the tile and under the condition that a step names."""
    if step.kind not in (NOBODY, kind) and step.or_kind != kind:
        return False
    if step.tile != NOBODY and ground.tile_of(space) != step.tile:
        return False
    if step.clean and game.frenzy[seat]:
        return False
    return not step.ally or tokens.ally_at(game, mission, space)


def second_phase(game: BoardGame, unit: int, seat: int) -> None:
    """A boss went into its second phase."""
    mission = game.unit_mission[unit]
    if mission != NOBODY and game.mission_at[mission] >= 0 and open_steps.step_of(game, mission).goal == GOAL_PHASE:
        mission_steps.complete(game, mission, seat)


def unit_moved(game: BoardGame, unit: int) -> None:
    """A boss may have been lured to where a step wants it."""
    mission = game.unit_mission[unit]
    if mission == NOBODY or game.mission_at[mission] < 0:
        return
    step = open_steps.step_of(game, mission)
    if step.goal == GOAL_LURE and ground.tile_of(game.unit_space[unit]) == step.tile:
        mission_steps.complete(game, mission, open_steps.anybody(game))


# --- 5.1, 14.11 Interacting ------------------------------------------------------------------------------------------


def can_be_interacted_with(game: BoardGame, seat: int) -> bool:
    """Say whether an open step has something to interact with on the hunter's space."""
    space = game.place[seat]
    for at, where in enumerate(game.token_space):
        mission = game.token_mission[at]
        if where == space and game.mission_at[mission] >= 0 and open_steps.step_of(game, mission).goal != GOAL_CHASE:
            return True
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_INTERACT and is_there(game, step, space):
            return True
        if step.goal == GOAL_TILES and not game.mask[mission] & 1 << ground.tile_of(space):
            return True
    return False


def interacted(game: BoardGame, seat: int) -> None:
    """5.1 Every mission element of the space."""
    space = game.place[seat]
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_INTERACT and is_there(game, step, space):
            mission_steps.complete(game, mission, seat)
        elif step.goal == GOAL_TILES:
            visit_tile(game, mission, seat, ground.tile_of(space))
        elif step.goal in (GOAL_COLLECT, GOAL_DELIVER, GOAL_KILLS, GOAL_LEAD):
            take_tokens(game, mission, seat, space)


def take_tokens(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """14.7 Tokens on the space are claimed, or taken up to be carried."""
    step = open_steps.step_of(game, mission)
    for at in range(len(game.token_space) - 1, -1, -1):
        if game.token_space[at] != space or game.token_mission[at] != mission:
            continue
        game.tell(events.TOKEN_TAKEN, seat, mission)
        if step.goal == GOAL_COLLECT:
            tokens.remove_token(game, at)
            count(game, mission, seat, step)
            if game.mission_at[mission] < 0 or open_steps.step_of(game, mission) is not step:
                return
        else:
            game.token_seat[at] = seat
            game.token_space[at] = NOWHERE


def asks_for(game: BoardGame, seat: int, goal: int) -> int:
    """14.11 Return the mission that takes donations, or payments, on the hunter's space."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == goal and is_there(game, step, game.place[seat]):
            return mission
    return NOBODY


def donations(game: BoardGame, seat: int) -> list[int]:
    """14.11 Return the consumables of a hunter that the mission of the space takes."""
    mission = asks_for(game, seat, GOAL_DONATE)
    if mission == NOBODY:
        return []
    wanted = open_steps.step_of(game, mission).item
    return [item for item in game.goods_held(seat) if wanted in (NOBODY, item)]


def bait_here(game: BoardGame, seat: int) -> int:
    """14.25 Return the kind of enemy that a consumable would lure now."""
    for mission in open_steps.active(game):
        if open_steps.step_of(game, mission).bait != NOBODY:
            return open_steps.step_of(game, mission).bait
    return NOBODY


def given(game: BoardGame, seat: int, goal: int) -> None:
    """14.11 One more was donated or paid."""
    mission = asks_for(game, seat, goal)
    if mission != NOBODY:
        count(game, mission, seat, open_steps.step_of(game, mission))


def wants_echoes_in_dream(game: BoardGame) -> bool:
    """14.11 Say whether a mission takes echoes in the Dream."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_PAY and step.tile == NOBODY:
            return True
    return False


def echo_offered(game: BoardGame, seat: int) -> None:
    """14.11 An echo was given in the Dream."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.goal == GOAL_PAY and step.tile == NOBODY:
            count(game, mission, seat, step)
            return


# --- 14.12 The end of a round ----------------------------------------------------------------------------------------


def met_at_round_end(game: BoardGame, mission: int, step: MissionStep) -> None:
    """14.12 Goals that are looked at when a round ends."""
    if step.goal == GOAL_CLEAR and ground.is_laid(game, step.tile):
        if not [space for space in game.unit_space if space != NOWHERE and space // SPACES == step.tile]:
            mission_steps.complete(game, mission, open_steps.anybody(game))
    elif step.goal == GOAL_ROUND_END and game.insight >= game.quota(step):
        mission_steps.complete(game, mission, open_steps.anybody(game))
