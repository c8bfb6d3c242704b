"""Missions: how they start, what their steps bring, and what happens when a goal is met (section 14).

A chapter's missions are data; this module reveals and completes their steps.  Which events meet a goal is in `goals`,
survivors, corpses and the like are in `tokens`, and what holds while a step lasts is in `step_rules`.
"""

from duskhall.games.bloodborne_board import events, later
from duskhall.games.bloodborne_board.board import foes, hunters, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import open_steps, rewards, step_rules, tokens
from duskhall.games.bloodborne_board.printed import (
    AT_SAME,
    BARRED,
    CAUSE_INSIGHT,
    DONE,
    GOAL_CHASE,
    GOAL_CHOICE,
    GOAL_INSIGHT,
    MISSION_HUNT,
    MISSION_INSIGHT,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    TRIGGER_OPENED,
    TRIGGER_RESET,
    TRIGGER_START,
    WAITING,
)
from duskhall.games.bloodborne_board.questions import CHOOSE_WAY
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep
from duskhall.kernel.state import changed

# --- 14.2 Starting ---------------------------------------------------------------------------------------------------


def start_chapter(game: BoardGame) -> None:
    """14.2 Missions of the chapter's start."""
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        if game.mission_at[number] == WAITING and mission.trigger == TRIGGER_START:
            reveal(game, mission.first, 0, NOWHERE)


def map_was_reset(game: BoardGame) -> None:
    """14.2 Missions of the n-th reset point; 14.3 goals that a reset meets; enemies that come after resets."""
    running = open_steps.active(game)
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        waits = game.mission_at[number] == WAITING
        if waits and mission.trigger == TRIGGER_RESET and game.resets >= mission.reset:
            reveal(game, mission.first, open_steps.anybody(game), NOWHERE)
    for number in running:
        if game.mission_at[number] < 0:
            continue
        step = open_steps.step_of(game, number)
        if step.after_resets != NOBODY:
            step_rules.come_after_reset(game, number)
        if step.or_reset and game.resets >= step.or_reset:
            complete(game, number, open_steps.anybody(game))
        elif step.reset_next != NOBODY:  # 14.13
            go_on(game, number, open_steps.anybody(game), step.reset_next)


def open_mission(game: BoardGame, number: int, seat: int, space: int) -> None:
    """14.2 A step opens another mission: it starts at once, or waits for its own trigger from now on."""
    mission = game.tables.missions[number]
    if game.mission_at[number] != BARRED or not open_steps.branch_is_open(game, mission.needs, mission.without):
        return
    game.mission_at[number] = WAITING
    if mission.trigger == TRIGGER_OPENED:
        reveal(game, mission.first, seat, space)


# --- 14.3 Revealing a step -------------------------------------------------------------------------------------------


def reveal(game: BoardGame, number: int, seat: int, space: int) -> None:
    """14.3 Lay out a step: fog gates, enemies, tokens, and what holds from now on.

    Recursive: a step may complete itself and open other missions at once; a chapter has few of them.
    """
    step = game.tables.steps[number]
    mission = step.mission
    game.progress[mission] = 0
    game.mask[mission] = 0
    game.tell(events.STEP_REVEALED, mission, number)
    if step.lay != NOBODY and not ground.is_laid(game, step.lay):
        lay_out(game, step)
    game.mission_at[mission] = number
    raise_gates(game, step)
    for spawn in step.spawns:
        open_steps.bring(game, mission, spawn, space)
    tokens.lay_tokens(game, mission, step, seat, space)
    step_rules.begin(game, mission, step)
    penalties(game, step)
    rewards.pay_out(game, step.gift, seat)
    if step.goal == GOAL_CHASE:
        tokens.flee(game, mission, step.flees)
    for other in step.opens:
        open_mission(game, other, seat, space)
    if step.goal == GOAL_CHOICE:
        game.do(ask_way, seat, mission)
    elif (step.goal == GOAL_INSIGHT and game.insight >= step.insight) or (
        step.or_reset and game.resets >= step.or_reset
    ):
        complete(game, mission, seat)


def lay_out(game: BoardGame, step: MissionStep) -> None:
    """1.13 Attach the step's tile to another, wherever there is room; other missions may have waited for it."""
    if step.lay in game.tile_deck:
        game.tile_deck.remove(step.lay)
    near = [step.lay_at] if step.lay_at != NOBODY and ground.is_laid(game, step.lay_at) else []
    for tile in near + [tile for tile in range(len(game.tile_turn)) if ground.is_laid(game, tile)]:
        if tiles.attach_tile(game, step.lay, tile):
            tile_laid(game, step.lay)
            return


def penalties(game: BoardGame, step: MissionStep) -> None:
    """14.17 Whoever comes with too little insight pays for it, and all the others with them."""
    for penalty in step.penalties:
        if game.insight >= penalty.insight:
            continue
        for seat in range(game.seats):
            hunters.suffer(game, seat, penalty.damage, CAUSE_INSIGHT)
            if penalty.frenzy:
                hunters.gain_frenzy(game, seat)
        game.do(later.BURY.step)


def raise_gates(game: BoardGame, step: MissionStep) -> None:
    """13.1, 13.6 Fog gates and seals, on tiles that are on the map and not closed yet."""
    if step.fog != NOBODY and ground.is_laid(game, step.fog) and not game.fog[step.fog]:
        raise_fog(game, step.fog, step.mission)
    if step.seals != NOBODY and ground.is_laid(game, step.seals) and not game.fog[step.seals]:
        game.fog = changed(game.fog, step.seals, -(step.mission + 1))
        game.tell(events.SEALED, step.seals)


def raise_fog(game: BoardGame, tile: int, mission: int) -> None:
    """13.1 Close a tile: its enemies go, its lamp is broken; R19 those of other missions only go home."""
    game.fog = changed(game.fog, tile, mission + 1)
    game.tell(events.FOG_RAISED, tile)
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE or ground.tile_of(space) != tile or game.unit_mission[unit] == mission:
            continue
        home = game.unit_home[unit]
        if game.unit_mission[unit] == NOBODY:
            foes.remove(game, unit)
            game.tell(events.REMOVED, unit, space)
        elif home != NOWHERE and ground.tile_of(home) != tile:
            game.unit_space[unit] = home
            game.tell(events.UNIT_SENT_HOME, unit, home)
            if unit in game.walkers:
                game.walkers.remove(unit)


def tile_laid(game: BoardGame, tile: int) -> None:
    """14.7 A new tile may need tokens, 14.6 or an enemy that waited for it."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.everywhere:
            tokens.lay_everywhere(game, mission, step, tile)
            continue
        raise_gates(game, step)
        for spawn in step.spawns:
            if spawn.tile == tile:
                open_steps.bring(game, mission, spawn, NOWHERE)
        if step.token_tile == tile:
            for _ in range(tokens.tokens_of(game, step)):
                space = open_steps.place_for(game, tile, step.token_place, NOWHERE)
                tokens.add_token(game, mission, space, NOBODY)


# --- 14.3, 14.4 Completing -------------------------------------------------------------------------------------------


def ask_way(game: BoardGame, seat: int, mission: int) -> None:
    """14.9 The hunter decides for all."""
    if game.mission_at[mission] >= 0 and open_steps.step_of(game, mission).choices:
        hunters.offer(game, seat, CHOOSE_WAY, CHOOSE_WAY.each(open_steps.step_of(game, mission).choices), choose_way)


def choose_way(game: BoardGame, seat: int, option: int) -> None:
    """14.9 The campaign remembers what was chosen."""
    number = CHOOSE_WAY.entry(option)
    for mission in open_steps.active(game):
        if number in open_steps.step_of(game, mission).choices:
            take_way(game, mission, seat, number)
            return


def take_way(game: BoardGame, mission: int, seat: int, number: int) -> None:
    """14.9, 14.3 One of the ways of a step was taken, by choice or by where something was brought."""
    choice = game.tables.choices[number]
    game.tell(events.WAY_CHOSEN, seat, number)
    game.tell(events.STEP_COMPLETED, mission, game.mission_at[mission])
    for flag in choice.flags:
        game.flags = changed(game.flags, flag, 1)
    rewards.pay_out(game, choice.reward, seat)
    go_on(game, mission, seat, choice.next)


def complete(game: BoardGame, mission: int, seat: int) -> None:
    """14.3 The goal of a step is met; 14.26 if its friend has fallen, it pays another reward."""
    step = open_steps.step_of(game, mission)
    game.tell(events.STEP_COMPLETED, mission, game.mission_at[mission])
    lost = step.lost_flag != NOBODY and game.flags[step.lost_flag] > 0
    rewards.pay_out(game, step.lost_reward if lost else step.reward, seat)
    if step.blocks != NOBODY:
        tiles.block_exit(game, step.blocks)
    go_on(game, mission, seat, step.next)


def go_on(game: BoardGame, mission: int, seat: int, following: int) -> None:
    """14.3, 14.4 Clear the step away and reveal the next one, or finish the mission.

    Recursive: the insight that a mission gives may complete others, each of them once.
    """
    here = game.place[seat]
    if following != NOBODY and AT_SAME in [spawn.place for spawn in game.tables.steps[following].spawns]:
        here = open_steps.spot_of(game, mission)
    clear_away(game, mission)
    game.mission_at[mission] = DONE
    if following != NOBODY:
        reveal(game, following, seat, here)
        return
    printed = game.tables.missions[mission]
    game.tell(events.MISSION_COMPLETED, mission)
    if printed.type == MISSION_INSIGHT:
        game.insight += 1
        for other in open_steps.active(game):
            step = open_steps.step_of(game, other)
            if step.goal == GOAL_INSIGHT and game.insight >= step.insight:
                complete(game, other, seat)
    elif printed.type == MISSION_HUNT:
        later.HUNT_COMPLETED.step(game)


def clear_away(game: BoardGame, mission: int) -> None:
    """14.3, 13.5, 13.6 Tokens and gates vanish; 14.6 enemies that are left become ordinary ones, bosses leave."""
    for tile in range(len(game.fog)):
        if abs(game.fog[tile]) == mission + 1:
            game.tell(events.FOG_LIFTED if game.fog[tile] > 0 else events.UNSEALED, tile)
            game.fog = changed(game.fog, tile, 0)
    step_rules.end(game, open_steps.step_of(game, mission))
    for at in range(len(game.token_mission) - 1, -1, -1):
        if game.token_mission[at] == mission:
            tokens.remove_token(game, at)
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission:
            game.unit_mission[unit] = NOBODY
            game.unit_modifier[unit] = NOBODY
            if game.kind_of(unit).role == ROLE_BOSS or game.tables.unit_kind[unit] not in game.slot_kind:
                foes.remove(game, unit)
