"""The interact action: everything in the space at once, after the enemies there had their blow (section 5)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.items import item_targets
from duskhall.games.bloodborne_board.missions import goals, tokens
from duskhall.games.bloodborne_board.printed import (
    GOAL_DONATE,
    GOAL_PAY,
    MOST_ECHOES,
    MOST_HP,
    NOBODY,
    NOWHERE,
    SPACES,
    TILE_CATHEDRAL,
    TILE_CHALICE,
    TILE_LAMP,
    TILE_TOMB,
)
from duskhall.games.bloodborne_board.questions import (
    BAIT,
    CHALICE,
    CHOOSE_SPACE,
    DONATE,
    GIVE_ITEM,
    INTERACT_WITH,
    NONE,
    PAY_ECHO,
    PICK,
    TELEPORT,
)
from duskhall.games.bloodborne_board.state import BoardGame


def can_interact(game: BoardGame, seat: int) -> bool:
    """5.1 Say whether there is anything to interact with."""
    space = game.place[seat]
    if game.goods[space] or goals.can_be_interacted_with(game, seat):
        return True
    if game.tables.tiles[ground.tile_of(space)].special == TILE_CATHEDRAL and game.hp[seat] < MOST_HP:
        return True
    return len(ways_to_interact(game, seat)) > 0


def begin_interact(game: BoardGame, seat: int) -> None:
    """5.2 Enemies in the space attack first, in the order of activation."""
    game.do(interact_result, seat)
    here = [unit for unit in foes.in_order(game) if game.unit_space[unit] == game.place[seat]]
    for unit in reversed(here):
        game.do(combat.ambush, seat, unit)


def interact_result(game: BoardGame, seat: int) -> None:
    """5.1 Consumables, 5.5 the healing of the cathedral, mission elements, and what else the space offers."""
    space = game.place[seat]
    if space == NOWHERE or game.hp[seat] <= 0:
        return
    game.tell(events.INTERACTS, seat, space)
    special = game.tables.tiles[ground.tile_of(space)].special
    game.do(more_to_do, seat)
    for _ in range(game.goods[space]):
        game.goods[space] -= 1
        tokens.come_with_goods(game, seat)
        if special == TILE_TOMB:
            game.do(pick_of_three, seat)
        else:
            hunters.gain_goods(game, seat, 1)
    if special == TILE_CATHEDRAL:
        hunters.heal(game, seat, 2)
    goals.interacted(game, seat)


def pick_of_three(game: BoardGame, seat: int) -> None:
    """5.4 The pick of three consumables."""
    game.picks = []
    for _ in range(3):
        item = hunters.draw_goods(game)
        if item != NOBODY:
            game.picks.append(item)
    if game.picks:
        hunters.offer(game, seat, PICK, sorted(set(game.picks)))


def pick(game: BoardGame, seat: int, item: int) -> None:
    """5.4 The others are discarded."""
    game.picks.remove(item)
    game.goods_discard += game.picks
    game.picks = []
    hunters.take_goods(game, seat, item)


# --- What the hunter may do besides ----------------------------------------------------------------------------------


def ways_to_interact(game: BoardGame, seat: int) -> list[int]:
    """5.3, 5.6, 14.11 Return what the space offers besides."""
    space = game.place[seat]
    special = game.tables.tiles[ground.tile_of(space)].special
    goods = len(game.goods_held(seat)) > 0
    ways = []
    if space == departure_from(game, ground.tile_of(space)) and lamp_targets(game, seat):
        ways.append(TELEPORT)
    if special == TILE_CHALICE and goods and not game.chalice_used and game.echoes[seat] < MOST_ECHOES:
        ways.append(CHALICE)
    if goods and goals.donations(game, seat):
        ways.append(DONATE)
    if game.echoes[seat] and goals.asks_for(game, seat, GOAL_PAY) != NOBODY:
        ways.append(PAY_ECHO)
    if goods and goals.bait_here(game, seat) != NOBODY:
        ways.append(BAIT)
    return ways


def departure_from(game: BoardGame, tile: int) -> int:
    """5.3 Return the lamp from which hunters depart, if the tile has it; 13.1, 13.2 behind fog gates it is broken."""
    printed = game.tables.tiles[tile]
    return printed.lamp if printed.special == TILE_LAMP and not game.fog[tile] else NOWHERE


def lamp_targets(game: BoardGame, seat: int) -> list[int]:
    """5.3 Return the lamps that are not broken, and the spaces of fog-gated tiles."""
    spaces = ground.lamps(game)
    for tile, fog in enumerate(game.fog):
        if fog > 0:
            spaces += list(range(tile * SPACES, tile * SPACES + game.tables.tiles[tile].spaces))
    return sorted([space for space in spaces if space != game.place[seat]])


def more_to_do(game: BoardGame, seat: int) -> None:
    """5.1 One after another, as long as the hunter wants."""
    if game.place[seat] == NOWHERE or game.hp[seat] <= 0:
        return
    ways = ways_to_interact(game, seat)
    if ways:
        game.ask(seat, INTERACT_WITH, [NONE] + ways)


def interact_with(game: BoardGame, seat: int, option: int) -> None:
    """5.3 Teleport, 5.6 the chalice, 14.11 donations and payments."""
    if option == NONE:
        return
    if option == TELEPORT:
        game.space_for = item_targets.TO_TELEPORT_TO
        hunters.offer(game, seat, CHOOSE_SPACE, [1 + space for space in lamp_targets(game, seat)])
        return
    game.do(more_to_do, seat)
    if option == PAY_ECHO:
        game.echoes[seat] -= 1
        game.tell(events.ECHO_GIVEN, seat)
        goals.given(game, seat, GOAL_PAY)
        return
    game.paying_for = option
    goods = goals.donations(game, seat) if option == DONATE else game.goods_held(seat)
    hunters.offer(game, seat, GIVE_ITEM, [1 + item for item in goods])


def give_item(game: BoardGame, seat: int, option: int) -> None:
    """5.6 For an echo, 14.11 for a mission, 14.25 or as bait."""
    item = option - 1
    hunters.drop_goods(game, seat, item)
    game.tell(events.ITEM_GIVEN, seat, item)
    if game.paying_for == CHALICE:
        game.chalice_used = 1
        hunters.gain_echo(game, seat, 1)
    elif game.paying_for == DONATE:
        goals.given(game, seat, GOAL_DONATE)
    else:
        foes.spawn(game, goals.bait_here(game, seat), game.place[seat])
    game.do(dream.bury)
