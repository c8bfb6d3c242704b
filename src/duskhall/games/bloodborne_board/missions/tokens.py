"""Tokens of missions: survivors, corpses, supplies: how they appear, are carried, flee and get lost (14.7)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.printed import AT_HAND, AT_NAMED, GOAL_COLLECT, GOAL_LEAD, NOBODY, NOWHERE, SPACES
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import MissionStep


def lay_tokens(game: BoardGame, mission: int, step: MissionStep, seat: int, here: int) -> None:
    """14.7 Survivors, corpses and the like appear, on spaces or with whoever revealed the step."""
    if step.everywhere:
        for tile in range(len(game.tile_turn)):
            if ground.is_laid(game, tile):
                lay_everywhere(game, mission, step, tile)
        return
    for _ in range(tokens_of(game, step)):
        if step.token_place == AT_HAND and game.place[seat] != NOWHERE:
            add_token(game, mission, game.place[seat], seat)
            continue
        space = open_steps.place_for(game, step.token_tile, step.token_place, here)
        if space != NOWHERE:
            add_token(game, mission, space, NOBODY)


def tokens_of(game: BoardGame, step: MissionStep) -> int:
    """14.7 Return how many tokens a step lays, by the number of hunters."""
    return step.tokens + step.tokens_per_hunter * game.seats


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
        if step.goal == GOAL_COLLECT:
            add_token(game, mission, space, NOBODY)
        for spawn in step.spawns:
            if spawn.count == 0:
                open_steps.enlist(game, mission, spawn, space, 0)


def add_token(game: BoardGame, mission: int, space: int, seat: int) -> None:
    """14.7 Lay a token on a space, or give it to a hunter; the space is where it returns to."""
    game.token_mission = game.token_mission + [mission]
    game.token_space.append(space if seat == NOBODY else NOWHERE)
    game.token_home = game.token_home + [space]
    game.token_seat.append(seat)
    if seat == NOBODY:
        game.tell(events.TOKEN_APPEARS, mission, space)
    else:
        game.tell(events.TOKEN_TAKEN, seat, mission)


def remove_token(game: BoardGame, at: int) -> None:
    """Take a token out of the game."""
    game.token_mission = game.token_mission[:at] + game.token_mission[at + 1 :]
    game.token_space.pop(at)
    game.token_home = game.token_home[:at] + game.token_home[at + 1 :]
    game.token_seat.pop(at)


def carries(game: BoardGame, mission: int, seat: int) -> bool:
    """Say whether a hunter carries a token of a mission."""
    held = [game.token_mission[at] for at, owner in enumerate(game.token_seat) if owner == seat]
    return mission in held


def place_of(game: BoardGame, at: int) -> int:
    """Return the space of a token: its own, or that of the hunter who carries it."""
    seat = game.token_seat[at]
    return game.token_space[at] if seat == NOBODY else game.place[seat]


def lose_tokens(game: BoardGame, seat: int) -> None:
    """14.7 A hunter who teleports or dreams loses what was carried."""
    for at in range(len(game.token_seat) - 1, -1, -1):
        if game.token_seat[at] == seat:
            lose_token(game, at)


def lose_token(game: BoardGame, at: int) -> None:
    """14.7 What is lost returns to where it was, if it came from somewhere."""
    game.tell(events.TOKEN_LOST, game.token_seat[at], game.token_mission[at])
    if game.token_home[at] == NOWHERE:
        remove_token(game, at)
    else:
        game.token_seat[at] = NOBODY
        game.token_space[at] = game.token_home[at]


def scare(game: BoardGame, mission: int) -> None:
    """14.19 At the end of a turn fearful survivors leave whoever brought them among enemies."""
    for at in range(len(game.token_seat) - 1, -1, -1):
        taken = game.token_mission[at] == mission and game.token_seat[at] != NOBODY
        if taken and game.units_at(place_of(game, at)):
            lose_token(game, at)


def come_with_goods(game: BoardGame, seat: int) -> None:
    """14.20 A consumable token brings a survivor along, while the step still needs one."""
    for mission in open_steps.active(game):
        step = open_steps.step_of(game, mission)
        if step.finds and game.token_mission.count(mission) + game.progress[mission] < game.quota(step):
            add_token(game, mission, NOWHERE, seat)


def carried_along(game: BoardGame, seat: int) -> None:
    """14.7 An escort that only has to be met joins whoever comes by."""
    for at, space in enumerate(game.token_space):
        mission = game.token_mission[at]
        if space == game.place[seat] and game.token_seat[at] == NOBODY and game.mission_at[mission] >= 0:
            step = open_steps.step_of(game, mission)
            if step.ally or step.goal == GOAL_LEAD:
                game.token_seat[at] = seat
                game.token_space[at] = NOWHERE


def flee(game: BoardGame, mission: int, steps: int) -> None:
    """14.24 A survivor runs from the hunters, one space after another; the fixed order decides between equals."""
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


def ally_damage(game: BoardGame, seat: int) -> int:
    """14.7 Return what an ally in the space adds to a hunter's attack."""
    damage = 0
    for at, mission in enumerate(game.token_mission):
        if game.mission_at[mission] >= 0 and place_of(game, at) == game.place[seat]:
            damage += open_steps.step_of(game, mission).ally
    return damage


def ally_at(game: BoardGame, mission: int, space: int) -> bool:
    """14.10 Say whether the ally of a mission is on a space."""
    return space in [place_of(game, at) for at, owner in enumerate(game.token_mission) if owner == mission]


def burden(game: BoardGame, seat: int) -> int:
    """14.7 Return how much speed a hunter's load costs."""
    speed = 0
    for at, mission in enumerate(game.token_mission):
        if game.token_seat[at] == seat and game.mission_at[mission] >= 0:
            speed += open_steps.step_of(game, mission).slows
    return speed
