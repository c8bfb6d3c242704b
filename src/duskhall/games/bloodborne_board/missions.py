"""Missions: how they start, what their steps bring, and what happens when a goal is met (section 14).

A chapter's missions are data; this module reveals and completes their steps.  Which events meet a goal is in `goals`,
survivors, corpses and the like are in `tokens`, and what holds while a step lasts is in `special_rules`.
"""

from duskhall.games.bloodborne_board import campaign, dream, events, foes, hunters, rewards, special_rules, tokens
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import (
    AT_CONSUMABLE,
    AT_ENTRANCE,
    AT_HERE,
    AT_LAMP,
    AT_SAME,
    AT_SLOT_1,
    AT_START,
    BARRED,
    BOSS,
    CLOSED,
    DONE,
    GOAL_CHASE,
    GOAL_CHOICE,
    GOAL_INSIGHT,
    HUNT,
    INSIGHT,
    NOBODY,
    NOWHERE,
    ON_OPENING,
    ON_RESET,
    SPACES,
    WAITING,
    MissionStep,
    Spawn,
)
from duskhall.games.bloodborne_board.questions import CHOOSE_WAY
from duskhall.games.bloodborne_board.state import BoardGame


def active(game: BoardGame) -> list[int]:
    """Return the missions that have a step lying open."""
    return [mission for mission in game.tables.of_chapter[game.chapter] if game.mission_at[mission] >= 0]


def step_of(game: BoardGame, mission: int) -> MissionStep:
    """Return the open step of a mission."""
    return game.tables.steps[game.mission_at[mission]]


# --- 14.2 Starting ---------------------------------------------------------------------------------------------------


def start_chapter(game: BoardGame) -> None:
    """14.2 Missions of the chapter's start."""
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        if game.mission_at[number] == WAITING and mission.trigger == AT_START:
            reveal(game, mission.first, 0, NOWHERE)


def map_was_reset(game: BoardGame) -> None:
    """14.2 Missions of the n-th reset point; 14.3 goals that a reset meets; enemies that come after resets."""
    running = active(game)
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        waits = game.mission_at[number] == WAITING
        if waits and mission.trigger == ON_RESET and game.resets >= mission.reset:
            reveal(game, mission.first, anybody(game), NOWHERE)
    for number in running:
        if game.mission_at[number] < 0:
            continue
        step = step_of(game, number)
        if step.after_resets != NOBODY:
            special_rules.come_after_reset(game, number)
        if step.or_reset and game.resets >= step.or_reset:
            complete(game, number, anybody(game))
        elif step.reset_next != NOBODY:  # 14.13
            go_on(game, number, anybody(game), step.reset_next)


def open_mission(game: BoardGame, number: int, seat: int, space: int) -> None:
    """14.2 A step opens another mission: it starts at once, or waits for its own trigger from now on."""
    mission = game.tables.missions[number]
    if game.mission_at[number] != BARRED or not campaign.branch_is_open(game, mission.needs, mission.without):
        return
    game.mission_at[number] = WAITING
    if mission.trigger == ON_OPENING:
        reveal(game, mission.first, seat, space)


def anybody(game: BoardGame) -> int:
    """Return the hunter who stands for all where none did it: whose turn it is, else the first."""
    return game.turn if game.turn != NOBODY else 0


# --- 14.3 Revealing a step -------------------------------------------------------------------------------------------


def reveal(game: BoardGame, number: int, seat: int, space: int) -> None:
    """14.3 Lay out a step: fog gates, enemies, tokens, and what holds from now on."""
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
        bring(game, mission, spawn, space)
    tokens.lay_tokens(game, mission, step, seat, space)
    special_rules.begin(game, mission, step)
    penalties(game, step)
    rewards.pay(game, step.gift, seat)
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
        if ground.attach_tile(game, step.lay, tile):
            tile_laid(game, step.lay)
            return


def penalties(game: BoardGame, step: MissionStep) -> None:
    """14.17 Whoever comes with too little insight pays for it, and all the others with them."""
    for penalty in step.penalties:
        if game.insight >= penalty.insight:
            continue
        for seat in range(game.seats):
            if penalty.frenzy:
                hunters.gain_frenzy(game, seat)
            hunters.suffer(game, seat, penalty.damage, False)
        game.do(dream.bury)


def raise_gates(game: BoardGame, step: MissionStep) -> None:
    """13.1 Fog gates, 13.6 and seals, on tiles that are on the map and not closed yet."""
    if step.fog != NOBODY and ground.is_laid(game, step.fog) and not game.fog[step.fog]:
        raise_fog(game, step.fog, step.mission)
    if step.seals != NOBODY and ground.is_laid(game, step.seals) and not game.fog[step.seals]:
        game.fog[step.seals] = -(step.mission + 1)
        game.tell(events.SEALED, step.seals)


def raise_fog(game: BoardGame, tile: int, mission: int) -> None:
    """13.1 Close a tile: its enemies go, its lamp is broken; R19 those of other missions only go home."""
    game.fog[tile] = mission + 1
    game.tell(events.FOG_RAISED, tile)
    for unit, space in enumerate(game.unit_space):
        if space == NOWHERE or ground.tile_of(space) != tile or game.unit_mission[unit] == mission:
            continue
        home = game.unit_home[unit]
        if game.unit_mission[unit] == NOBODY:
            foes.remove(game, unit)
        elif home != NOWHERE and ground.tile_of(home) != tile:
            game.unit_space[unit] = home
            game.tell(events.UNIT_MOVED, unit, home)


def bring(game: BoardGame, mission: int, spawn: Spawn, here: int) -> None:
    """14.6 Put a mission's enemies on the map, changed as the step says."""
    space = place_for(game, spawn.tile, spawn.place, here)
    if space == NOWHERE:
        return
    many = game.seats > 2
    count = spawn.count + spawn.count_hunters * game.seats + (spawn.count_more if many else 0)
    lives = spawn.lives + spawn.lives_hunters * game.seats + (spawn.lives_more if many else 0)
    for _ in range(count):
        enlist(game, mission, spawn, space, lives)


def enlist(game: BoardGame, mission: int, spawn: Spawn, space: int, lives: int) -> None:
    """14.6 One enemy of a mission."""
    unit = foes.spawn(game, spawn.kind, space)
    if unit == NOBODY:
        return
    game.unit_mission[unit] = mission
    game.unit_home[unit] = space
    game.unit_lives[unit] = game.unit_spare[unit] = lives
    game.unit_modifier[unit] = spawn.modifier
    game.unit_phase[unit] = spawn.phase
    game.unit_goal[unit] = spawn.goal
    if spawn.place == AT_SAME:
        game.unit_acted[unit] = 1  # it goes on, and does not begin anew
    boss = game.kind_of(unit).boss
    if boss != NOBODY:
        game.boss_deck[boss] = []
        game.boss_used[boss] = []


def place_for(game: BoardGame, tile: int, place: int, here: int) -> int:
    """Return the space where something of a mission appears; NOWHERE while its tile is not on the map."""
    if tile == NOBODY:
        if here == NOWHERE:
            tile = game.tables.central
        elif place in (AT_HERE, AT_SAME):
            return here
        else:
            tile = ground.tile_of(here)
    if not ground.is_laid(game, tile):
        return NOWHERE
    printed = game.tables.tiles[tile]
    if place == AT_LAMP and printed.lamp != NOWHERE:
        return printed.lamp
    if place == AT_ENTRANCE:
        for way in range(4):
            if printed.exit[way] != CLOSED:
                return printed.exit[way]
    for space in range(tile * SPACES, tile * SPACES + printed.spaces):
        if place == AT_CONSUMABLE and game.tables.goods[space]:
            return space
        if AT_SLOT_1 <= place < AT_CONSUMABLE and place - AT_SLOT_1 in game.tables.icons[space]:
            return space
    return printed.named


def tile_laid(game: BoardGame, tile: int) -> None:
    """14.7 A new tile may need tokens, 14.6 or an enemy that waited for it."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.everywhere:
            tokens.lay_everywhere(game, mission, step, tile)
            continue
        raise_gates(game, step)
        for spawn in step.spawns:
            if spawn.tile == tile:
                bring(game, mission, spawn, NOWHERE)
        if step.token_tile == tile:
            for _ in range(step.tokens + step.tokens_hunters * game.seats):
                space = place_for(game, tile, step.token_place, NOWHERE)
                tokens.add_token(game, mission, space, NOBODY)


# --- 14.3, 14.4 Completing -------------------------------------------------------------------------------------------


def ask_way(game: BoardGame, seat: int, mission: int) -> None:
    """14.9 The hunter decides for all."""
    if game.mission_at[mission] >= 0 and step_of(game, mission).choices:
        hunters.offer(game, seat, CHOOSE_WAY, step_of(game, mission).choices)


def choose_way(game: BoardGame, seat: int, option: int) -> None:
    """14.9 The campaign remembers what was chosen."""
    for mission in active(game):
        if option in step_of(game, mission).choices:
            take_way(game, mission, seat, option)
            return


def take_way(game: BoardGame, mission: int, seat: int, option: int) -> None:
    """14.9 One of the ways of a step was taken, by choice or by where something was brought."""
    choice = game.tables.choices[option]
    game.tell(events.WAY_CHOSEN, seat, option)
    game.tell(events.STEP_COMPLETED, mission, game.mission_at[mission])
    for flag in choice.flags:
        game.flags[flag] = 1
    rewards.pay(game, choice.reward, seat)
    go_on(game, mission, seat, choice.next)


def complete(game: BoardGame, mission: int, seat: int) -> None:
    """14.3 The goal of a step is met; 14.26 if its friend has fallen, it pays another reward."""
    step = step_of(game, mission)
    game.tell(events.STEP_COMPLETED, mission, game.mission_at[mission])
    lost = step.lost_flag != NOBODY and game.flags[step.lost_flag] > 0
    rewards.pay(game, step.lost_reward if lost else step.reward, seat)
    if step.blocks != NOBODY:
        ground.block_exit(game, step.blocks)
    go_on(game, mission, seat, step.next)


def go_on(game: BoardGame, mission: int, seat: int, following: int) -> None:
    """14.3 Clear the step away and reveal the next one, or finish the mission."""
    here = game.place[seat]
    if following != NOBODY and AT_SAME in [spawn.place for spawn in game.tables.steps[following].spawns]:
        here = spot_of(game, mission)
    clear_away(game, mission)
    game.mission_at[mission] = DONE
    if following != NOBODY:
        reveal(game, following, seat, here)
        return
    printed = game.tables.missions[mission]
    game.tell(events.MISSION_COMPLETED, mission)
    if printed.type == INSIGHT:
        game.insight += 1
        for other in active(game):
            step = step_of(game, other)
            if step.goal == GOAL_INSIGHT and game.insight >= step.insight:
                complete(game, other, seat)
    elif printed.type == HUNT:
        campaign.hunt_completed(game)


def spot_of(game: BoardGame, mission: int) -> int:
    """14.6 Return where the enemy of a mission stands."""
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission and game.unit_space[unit] != NOWHERE:
            return game.unit_space[unit]
    return NOWHERE


def clear_away(game: BoardGame, mission: int) -> None:
    """14.3, 13.5 Tokens and gates vanish; 14.6 enemies that are left become ordinary ones, bosses leave."""
    for tile in range(len(game.fog)):
        if abs(game.fog[tile]) == mission + 1:
            game.tell(events.FOG_LIFTED if game.fog[tile] > 0 else events.UNSEALED, tile)
            game.fog[tile] = 0
    special_rules.end(game, step_of(game, mission))
    for at in range(len(game.token_mission) - 1, -1, -1):
        if game.token_mission[at] == mission:
            tokens.remove_token(game, at)
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission:
            game.unit_mission[unit] = NOBODY
            game.unit_modifier[unit] = NOBODY
            if game.kind_of(unit).role == BOSS or game.tables.unit_kind[unit] not in game.slot_kind:
                foes.remove(game, unit)
