"""Missions: how they start, what their steps bring, when their goals are met, what they pay (section 14).

A chapter's missions are data; this module carries out the building blocks of which they are made.  The rules call
it whenever something happens that a mission may care about: a move ends, an enemy falls, the map is reset ...
"""

from duskhall.games.bloodborne_board import campaign, combat, events, foes, hunters, rewards
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import (
    AT_CONSUMABLE,
    AT_ENTRANCE,
    AT_HERE,
    AT_LAMP,
    AT_NAMED,
    AT_SLOT_1,
    AT_START,
    BASIC,
    BOSS,
    CLOSED,
    DONE,
    GOAL_CHASE,
    GOAL_CHOICE,
    GOAL_CLEAR,
    GOAL_COLLECT,
    GOAL_DELIVER,
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


def ended_move(game: BoardGame, seat: int) -> None:
    """14.2 Ending a move starts missions; and goals are met by it."""
    space = game.place[seat]
    if space == NOWHERE:
        return
    tile = ground.tile_of(space)
    running = active(game)
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        if game.mission_at[number] != WAITING or mission.tile != tile:
            continue
        if mission.trigger == ON_TILE or (mission.trigger == ON_SPACE and space == game.tables.tiles[tile].named):
            reveal(game, mission.first, seat, space)
    for number in running:
        if game.mission_at[number] >= 0:
            arrived(game, number, seat, space)


def arrived(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """14.3 Goals that a move can meet."""
    step = step_of(game, mission)
    if step.goal == GOAL_REACH and is_there(game, step, space) and game.insight >= step.insight:
        complete(game, mission, seat)
    elif step.goal == GOAL_DELIVER and is_there(game, step, space):
        deliver(game, mission, seat)
    elif step.goal == GOAL_CHASE:
        catch(game, mission, seat, space)
    elif step.goal == GOAL_LEAD and carries(game, mission, seat):
        visit_tile(game, mission, seat, ground.tile_of(space))


def is_there(game: BoardGame, step: MissionStep, space: int) -> bool:
    """Say whether a space is where a step wants somebody to be."""
    if step.tile == NOBODY or ground.tile_of(space) != step.tile:
        return False
    return not step.on_space or space == game.tables.tiles[step.tile].named


def map_was_reset(game: BoardGame) -> None:
    """14.2 Missions of the n-th reset point; 14.3 goals that a reset meets; enemies that come after resets."""
    for number in game.tables.of_chapter[game.chapter]:
        mission = game.tables.missions[number]
        waits = game.mission_at[number] == WAITING
        if waits and mission.trigger == ON_RESET and game.resets >= mission.reset:
            reveal(game, mission.first, anybody(game), NOWHERE)
    for number in active(game):
        step = step_of(game, number)
        if step.after_resets != NOBODY:
            come_after_reset(game, number)
        if step.or_reset and game.resets >= step.or_reset:
            complete(game, number, anybody(game))


def anybody(game: BoardGame) -> int:
    """Return the hunter who stands for all where none did it: whose turn it is, else the first."""
    return game.turn if game.turn != NOBODY else 0


# --- 14.3 Revealing a step -------------------------------------------------------------------------------------------


def reveal(game: BoardGame, number: int, seat: int, space: int) -> None:
    """14.3 Lay out a step: fog gates, enemies, tokens, and what holds from now on."""
    step = game.tables.steps[number]
    mission = step.mission
    game.mission_at[mission] = number
    game.progress[mission] = 0
    game.mask[mission] = 0
    game.tell(events.STEP_REVEALED, mission, number)
    if step.lay != NOBODY and not ground.is_laid(game, step.lay):
        lay_out(game, step)
    if step.fog != NOBODY and ground.is_laid(game, step.fog):
        raise_fog(game, step.fog, mission)
    for spawn in step.spawns:
        bring(game, mission, spawn, space)
    lay_tokens(game, mission, step, space)
    if step.frenzy_all:
        for other in range(game.seats):
            hunters.gain_frenzy(game, other)
    if step.after_resets != NOBODY:
        come_after_reset(game, mission)
    if step.goal == GOAL_CHASE:
        flee(game, mission, step.flees)
    if step.goal == GOAL_CHOICE:
        game.do(ask_way, seat, mission)
    elif (step.goal == GOAL_INSIGHT and game.insight >= step.insight) or (
        step.or_reset and game.resets >= step.or_reset
    ):
        complete(game, mission, seat)


def lay_out(game: BoardGame, step: MissionStep) -> None:
    """1.13 Attach the step's tile to another, wherever there is room."""
    if step.lay in game.tile_deck:
        game.tile_deck.remove(step.lay)
    near = [step.lay_at] if step.lay_at != NOBODY and ground.is_laid(game, step.lay_at) else []
    for tile in near + [tile for tile in range(len(game.tile_turn)) if ground.is_laid(game, tile)]:
        if ground.attach_tile(game, step.lay, tile):
            return


def raise_fog(game: BoardGame, tile: int, mission: int) -> None:
    """13.1 Close a tile: its enemies go, its lamp is broken."""
    game.fog[tile] = mission + 1
    game.tell(events.FOG_RAISED, tile)
    for unit, space in enumerate(game.unit_space):
        if space != NOWHERE and ground.tile_of(space) == tile and game.unit_mission[unit] != mission:
            foes.remove(game, unit)


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
    boss = game.kind_of(unit).boss
    if boss != NOBODY:
        game.boss_deck[boss] = []
        game.boss_used[boss] = []


def place_for(game: BoardGame, tile: int, place: int, here: int) -> int:
    """Return the space where something of a mission appears; NOWHERE while its tile is not on the map."""
    if tile == NOBODY:
        if here == NOWHERE:
            tile = game.tables.central
        elif place == AT_HERE:
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


def lay_tokens(game: BoardGame, mission: int, step: MissionStep, here: int) -> None:
    """14.7 Survivors, corpses and the like appear."""
    if step.everywhere:
        for tile in range(len(game.tile_turn)):
            if ground.is_laid(game, tile):
                lay_everywhere(game, mission, step, tile)
        return
    for _ in range(step.tokens + step.tokens_hunters * game.seats):
        space = place_for(game, step.token_tile, step.token_place, here)
        if space != NOWHERE:
            add_token(game, mission, space, NOBODY)


def lay_everywhere(game: BoardGame, mission: int, step: MissionStep, tile: int) -> None:
    """14.7 Tokens, and guards beside them, on the fitting spaces of a tile."""
    printed = game.tables.tiles[tile]
    spaces = []
    if step.token_place == AT_NAMED:
        if printed.has_name:
            spaces.append(printed.named)
    else:
        for space in range(tile * SPACES, tile * SPACES + printed.spaces):
            if game.tables.goods[space] or space == printed.lamp:
                spaces.append(space)
    for space in spaces:
        add_token(game, mission, space, NOBODY)
        for spawn in step.spawns:
            if spawn.count == 0:
                enlist(game, mission, spawn, space, 0)


def tile_laid(game: BoardGame, tile: int) -> None:
    """14.7 A new tile may need tokens, 14.6 or an enemy that waited for it."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.everywhere:
            lay_everywhere(game, mission, step, tile)
            continue
        if step.fog == tile and not game.fog[tile]:
            raise_fog(game, tile, mission)
        for spawn in step.spawns:
            if spawn.tile == tile:
                bring(game, mission, spawn, NOWHERE)
        if step.token_tile == tile:
            for _ in range(step.tokens + step.tokens_hunters * game.seats):
                space = place_for(game, tile, step.token_place, NOWHERE)
                add_token(game, mission, space, NOBODY)


def come_after_reset(game: BoardGame, mission: int) -> None:
    """14.6 Enemies that a step sends after every reset, one for each fitting space while there are miniatures."""
    step = step_of(game, mission)
    kind = game.tables.kinds[step.after_resets]
    for tile, printed in enumerate(game.tables.tiles):
        if not ground.is_laid(game, tile) or game.fog[tile]:
            continue
        for space in range(tile * SPACES, tile * SPACES + printed.spaces):
            lamp = space == printed.lamp
            if not lamp and (step.after_resets_place == AT_LAMP or not game.tables.goods[space]):
                continue
            for unit in range(kind.first_unit, kind.first_unit + kind.minis):
                if game.unit_space[unit] == NOWHERE:
                    foes.spawn(game, step.after_resets, space)
                    game.unit_modifier[unit] = step.after_resets_modifier
                    break


# --- 14.7 Tokens -----------------------------------------------------------------------------------------------------


def add_token(game: BoardGame, mission: int, space: int, seat: int) -> None:
    """14.7 Lay a token on a space, or give it to a hunter."""
    game.token_mission.append(mission)
    game.token_space.append(space)
    game.token_home.append(space)
    game.token_seat.append(seat)
    game.tell(events.TOKEN_APPEARS, mission, seat, space)


def remove_token(game: BoardGame, at: int) -> None:
    """Take a token out of the game."""
    game.token_mission.pop(at)
    game.token_space.pop(at)
    game.token_home.pop(at)
    game.token_seat.pop(at)


def carries(game: BoardGame, mission: int, seat: int) -> bool:
    """Say whether a hunter carries a token of a mission."""
    held = [game.token_mission[at] for at, owner in enumerate(game.token_seat) if owner == seat]
    return mission in held


def lose_tokens(game: BoardGame, seat: int) -> None:
    """14.7 A hunter who teleports or dreams loses what was carried: it returns, if it came from somewhere."""
    for at in range(len(game.token_seat) - 1, -1, -1):
        if game.token_seat[at] == seat:
            game.tell(events.TOKEN_LOST, seat, game.token_mission[at])
            if game.token_home[at] == NOWHERE:
                remove_token(game, at)
            else:
                game.token_seat[at] = NOBODY
                game.token_space[at] = game.token_home[at]


def carried_along(game: BoardGame, seat: int) -> None:
    """14.7 An escort that only has to be met joins whoever comes by."""
    for at, space in enumerate(game.token_space):
        if space == game.place[seat] and game.token_seat[at] == NOBODY:
            step = step_of(game, game.token_mission[at]) if game.mission_at[game.token_mission[at]] >= 0 else None
            if step is not None and (step.ally or step.goal == GOAL_LEAD):
                game.token_seat[at] = seat
                game.token_space[at] = NOWHERE


def deliver(game: BoardGame, mission: int, seat: int) -> None:
    """14.7 What the hunter carries has arrived."""
    step = step_of(game, mission)
    for at in range(len(game.token_seat) - 1, -1, -1):
        if game.token_seat[at] == seat and game.token_mission[at] == mission:
            remove_token(game, at)
            game.tell(events.DELIVERED, seat, mission)
            count(game, mission, seat, step)
            if game.mission_at[mission] < 0 or step_of(game, mission) is not step:
                return


def catch(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """A fleeing survivor is reached where no enemy is."""
    if game.units_at(space):
        return
    for at, where in enumerate(game.token_space):
        if where == space and game.token_mission[at] == mission:
            remove_token(game, at)
            count(game, mission, seat, step_of(game, mission))
            return


def flee(game: BoardGame, mission: int, steps: int) -> None:
    """A survivor runs from the hunters, one space after another; the fixed order decides between equals."""
    for at in range(len(game.token_space)):
        if game.token_mission[at] != mission or game.token_space[at] == NOWHERE:
            continue
        for _ in range(steps):
            far = ground.nearest_hunter(game)
            best = game.token_space[at]
            for space in sorted(ground.enemy_steps(game, best)):
                if far[space] > far[best]:
                    best = space
            game.token_space[at] = best


# --- 14.10 Counting --------------------------------------------------------------------------------------------------


def count(game: BoardGame, mission: int, seat: int, step: MissionStep) -> None:
    """14.10 One more; the goal is met when the quota is reached."""
    game.progress[mission] += 1
    game.tell(events.PROGRESS, mission, game.progress[mission], game.quota(step))
    if game.progress[mission] >= max(1, game.quota(step)):
        complete(game, mission, seat)


def visit_tile(game: BoardGame, mission: int, seat: int, tile: int) -> None:
    """14.10 Tiles count once each."""
    bit = 1 << tile
    if not game.mask[mission] & bit:
        game.mask[mission] |= bit
        count(game, mission, seat, step_of(game, mission))


def slain(game: BoardGame, unit: int, seat: int, space: int, goal: int) -> None:
    """14.10 An enemy fell: for a goal, a count, or a corpse."""
    kind = game.tables.unit_kind[unit]
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == GOAL_SLAY and goal == mission:
            left = [other for other, owner in enumerate(game.unit_mission) if owner == mission]
            if not [other for other in left if game.unit_goal[other] and game.unit_space[other] != NOWHERE]:
                complete(game, mission, seat)
            continue
        if step.corpses == kind:
            add_token(game, mission, NOWHERE, seat)
        if step.goal == GOAL_KILLS and fits(game, step, mission, kind, seat, space):
            count(game, mission, seat, step)


def fits(game: BoardGame, step: MissionStep, mission: int, kind: int, seat: int, space: int) -> bool:
    """14.10 Say whether a kill is of the kind, on the tile and under the condition that a step names."""
    if step.kind not in (NOBODY, kind):
        return False
    if step.tile != NOBODY and ground.tile_of(space) != step.tile:
        return False
    if step.clean and game.frenzy[seat]:
        return False
    return not step.ally or carries(game, mission, seat)


def second_phase(game: BoardGame, unit: int, seat: int) -> None:
    """A boss went into its second phase."""
    mission = game.unit_mission[unit]
    if mission != NOBODY and game.mission_at[mission] >= 0 and step_of(game, mission).goal == GOAL_PHASE:
        complete(game, mission, seat)


def unit_moved(game: BoardGame, unit: int) -> None:
    """A boss may have been lured to where a step wants it."""
    mission = game.unit_mission[unit]
    if mission == NOBODY or game.mission_at[mission] < 0:
        return
    step = step_of(game, mission)
    if step.goal == GOAL_LURE and ground.tile_of(game.unit_space[unit]) == step.tile:
        complete(game, mission, anybody(game))


def flipped(game: BoardGame, card: int) -> None:
    """A friend in the fight loses a life on every special and ability."""
    if card == BASIC:
        return
    for unit, modifier in enumerate(game.unit_modifier):
        if modifier != NOBODY and game.tables.modifiers[modifier].friend and game.unit_space[unit] != NOWHERE:
            game.unit_lives[unit] -= 1
            game.tell(events.LIFE_LOST, unit, max(0, game.unit_lives[unit]))
            if game.unit_lives[unit] <= 0:
                mission = game.unit_mission[unit]
                flag = step_of(game, mission).lost_flag if game.mission_at[mission] >= 0 else NOBODY
                if flag != NOBODY:
                    game.flags[flag] = 1
                foes.remove(game, unit)


# --- 5.1, 14.11 Interacting ------------------------------------------------------------------------------------------


def can_interact(game: BoardGame, seat: int) -> bool:
    """Say whether an open step has something to interact with on the hunter's space."""
    space = game.place[seat]
    for at, where in enumerate(game.token_space):
        mission = game.token_mission[at]
        if where == space and game.mission_at[mission] >= 0 and step_of(game, mission).goal != GOAL_CHASE:
            return True
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == GOAL_INTERACT and is_there(game, step, space):
            return True
        if step.goal == GOAL_TILES and not game.mask[mission] & 1 << ground.tile_of(space):
            return True
    return False


def interacted(game: BoardGame, seat: int) -> None:
    """5.1 Every mission element of the space."""
    space = game.place[seat]
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == GOAL_INTERACT and is_there(game, step, space):
            complete(game, mission, seat)
        elif step.goal == GOAL_TILES:
            visit_tile(game, mission, seat, ground.tile_of(space))
        elif step.goal in (GOAL_COLLECT, GOAL_DELIVER, GOAL_KILLS, GOAL_LEAD):
            take_tokens(game, mission, seat, space)


def take_tokens(game: BoardGame, mission: int, seat: int, space: int) -> None:
    """14.7 Tokens on the space are claimed, or taken up to be carried."""
    step = step_of(game, mission)
    for at in range(len(game.token_space) - 1, -1, -1):
        if game.token_space[at] != space or game.token_mission[at] != mission:
            continue
        game.tell(events.TOKEN_TAKEN, seat, mission)
        if step.goal == GOAL_COLLECT:
            remove_token(game, at)
            count(game, mission, seat, step)
            if game.mission_at[mission] < 0 or step_of(game, mission) is not step:
                return
        else:
            game.token_seat[at] = seat
            game.token_space[at] = NOWHERE


def asks_for(game: BoardGame, seat: int, goal: int) -> int:
    """14.11 Return the mission that takes donations, or payments, on the hunter's space."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == goal and is_there(game, step, game.place[seat]):
            return mission
    return NOBODY


def bait_here(game: BoardGame, seat: int) -> int:
    """Return the kind of enemy that a consumable would lure now."""
    for mission in active(game):
        if step_of(game, mission).bait != NOBODY:
            return step_of(game, mission).bait
    return NOBODY


def given(game: BoardGame, seat: int, goal: int) -> None:
    """14.11 One more was donated or paid."""
    mission = asks_for(game, seat, goal)
    if mission != NOBODY:
        count(game, mission, seat, step_of(game, mission))


def wants_echoes_in_dream(game: BoardGame) -> bool:
    """14.11 Say whether a mission takes echoes in the Dream."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == GOAL_PAY and step.tile == NOBODY:
            return True
    return False


def echo_offered(game: BoardGame, seat: int) -> None:
    """14.11 An echo was given in the Dream."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.goal == GOAL_PAY and step.tile == NOBODY:
            count(game, mission, seat, step)
            return


# --- What holds while a step lasts -----------------------------------------------------------------------------------


def ally_damage(game: BoardGame, seat: int) -> int:
    """Return what an ally in the space adds to a hunter's attack."""
    damage = 0
    for at, mission in enumerate(game.token_mission):
        if game.mission_at[mission] >= 0 and (game.token_seat[at] == seat or game.token_space[at] == game.place[seat]):
            damage += step_of(game, mission).ally
    return damage


def burden(game: BoardGame, seat: int) -> int:
    """Return how much speed a hunter's load costs."""
    speed = 0
    for at, mission in enumerate(game.token_mission):
        if game.token_seat[at] == seat and game.mission_at[mission] >= 0:
            speed += step_of(game, mission).slows
    return speed


def music(game: BoardGame, unit: int) -> int:
    """15.7 The Tiny Music Box slows the one who remembers the tune by 1."""
    box = game.tables.music_box
    if box == NOBODY or game.tables.unit_kind[unit] != game.tables.music_kind:
        return 0
    return 1 if game.owner[box] == game.fight_seat else 0


def turn_began(game: BoardGame, seat: int) -> None:
    """Gun fire: a special or ability flipped at the start of a turn has to be dodged."""
    for mission in active(game):
        hazard = step_of(game, mission).gunfire
        if hazard != NOBODY and game.place[seat] != NOWHERE and combat.flip_action(game) != BASIC:
            combat.demand(game, hazard, [seat])


def turn_ended(game: BoardGame) -> None:
    """Survivors that flee do so at the end of every turn."""
    for mission in active(game):
        if step_of(game, mission).goal == GOAL_CHASE:
            flee(game, mission, 1)


def round_ended(game: BoardGame) -> None:
    """14.12 Goals and special rules that look at the end of a round."""
    for mission in active(game):
        step = step_of(game, mission)
        if step.boulders != NOBODY:
            here = [seat for seat in range(game.seats) if game.place[seat] // SPACES == step.tile]
            combat.demand(game, step.boulders, here)
        if step.roams or step.acts_at_round_end:
            for unit, owner in enumerate(game.unit_mission):
                if owner == mission and game.unit_space[unit] != NOWHERE:
                    game.do(roam, unit, step.roams)
        if step.goal == GOAL_CLEAR and ground.is_laid(game, step.tile):
            if not [space for space in game.unit_space if space != NOWHERE and space // SPACES == step.tile]:
                complete(game, mission, anybody(game))
        elif step.goal == GOAL_ROUND_END and game.insight >= game.quota(step):
            complete(game, mission, anybody(game))


def roam(game: BoardGame, unit: int, steps: int) -> None:
    """18.1 At the end of a round a roaming enemy goes for the hunter with the fewest HP and attacks."""
    weakest = NOBODY
    far = ground.distances(game, game.unit_space[unit], True) if game.unit_space[unit] != NOWHERE else []
    for seat in range(game.seats):
        reached = len(far) > 0 and game.place[seat] != NOWHERE and far[game.place[seat]] < ground.FAR
        if reached and (weakest == NOBODY or game.hp[seat] < game.hp[weakest]):
            weakest = seat
    if weakest == NOBODY:
        return
    game.turn = weakest
    game.tell(events.CRUEL, foes.WEAKEST_HUNTER)
    game.do(foes.strike, unit)
    if steps:
        game.do(foes.walk, unit, steps)


# --- 14.3, 14.4 Completing -------------------------------------------------------------------------------------------


def ask_way(game: BoardGame, seat: int, mission: int) -> None:
    """14.9 The hunter decides for all."""
    if game.mission_at[mission] >= 0 and step_of(game, mission).choices:
        hunters.offer(game, seat, CHOOSE_WAY, step_of(game, mission).choices)


def choose_way(game: BoardGame, seat: int, option: int) -> None:
    """14.9 The campaign remembers what was chosen."""
    choice = game.tables.choices[option]
    game.tell(events.WAY_CHOSEN, seat, option)
    for flag in choice.flags:
        game.flags[flag] = 1
    for mission in active(game):
        if option in step_of(game, mission).choices:
            rewards.pay(game, choice.reward, seat)
            go_on(game, mission, seat, choice.next)
            return


def complete(game: BoardGame, mission: int, seat: int) -> None:
    """14.3 The goal of a step is met."""
    step = step_of(game, mission)
    game.tell(events.STEP_COMPLETED, mission, game.mission_at[mission])
    lost = step.lost_flag != NOBODY and game.flags[step.lost_flag] > 0
    rewards.pay(game, step.lost_reward if lost else step.reward, seat)
    go_on(game, mission, seat, step.next)


def go_on(game: BoardGame, mission: int, seat: int, following: int) -> None:
    """14.3 Clear the step away and reveal the next one, or finish the mission."""
    here = game.place[seat]
    keep = following != NOBODY and game.tables.steps[following].keep
    if not keep:
        clear_away(game, mission)
    if following != NOBODY:
        game.mission_at[mission] = DONE
        reveal(game, following, seat, here)
        return
    game.mission_at[mission] = DONE
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


def clear_away(game: BoardGame, mission: int) -> None:
    """14.3, 13.5 Tokens and fog gates vanish; 14.6 enemies that are left become ordinary ones, bosses leave."""
    for tile in range(len(game.fog)):
        if game.fog[tile] == mission + 1:
            game.fog[tile] = 0
            game.tell(events.FOG_LIFTED, tile)
    for at in range(len(game.token_mission) - 1, -1, -1):
        if game.token_mission[at] == mission:
            remove_token(game, at)
    for unit, owner in enumerate(game.unit_mission):
        if owner == mission:
            game.unit_mission[unit] = NOBODY
            game.unit_modifier[unit] = NOBODY
            if game.kind_of(unit).role == BOSS or game.tables.unit_kind[unit] not in game.slot_kind:
                foes.remove(game, unit)
