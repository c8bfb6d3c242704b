"""The interact action: everything in the space at once, after the enemies there had their blow (section 5)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.missions import goals, tokens
from duskhall.games.bloodborne_board.moving import moves
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
    LEAVE_OFF,
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
    game.do(interact_result, seat, game.place[seat])
    for unit in reversed(foes.in_order(game, game.units_at(game.place[seat]))):
        game.do(combat.ambush, seat, unit)


def interact_result(game: BoardGame, seat: int, space: int) -> None:
    """5.1, 5.5 Consumables, the cathedral's healing, mission elements; 5.2 not for who was driven off the space."""
    if game.place[seat] != space or game.hp[seat] <= 0:
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
            hunters.gain_goods(game, seat, 1, events.ITEM_GAINED)
    if special == TILE_CATHEDRAL:
        hunters.heal(game, seat, 2, events.HEALED_THERE)
    goals.interacted(game, seat)


def pick_of_three(game: BoardGame, seat: int) -> None:
    """5.4 The pick of three consumables."""
    game.picks = []
    for _ in range(3):
        item = hunters.draw_goods(game)
        if item != NOBODY:
            game.picks.append(item)
    if game.picks:
        hunters.offer(game, seat, PICK, PICK.each(hunters.kinds_in(game.picks)), pick)


def pick(game: BoardGame, seat: int, option: int) -> None:
    """5.4 The others are discarded."""
    item = PICK.entry(option)
    game.picks.remove(item)
    game.goods_discard += game.picks
    game.picks = []
    hunters.take_goods(game, seat, item, events.ITEM_PICKED)


# --- What the hunter may do besides ----------------------------------------------------------------------------------


def ways_to_interact(game: BoardGame, seat: int) -> list[int]:
    """5.3, 5.6, 14.11 Return what the space offers besides."""
    space = game.place[seat]
    special = game.tables.tiles[ground.tile_of(space)].special
    goods = game.has_goods(seat)
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
        game.ask(seat, INTERACT_WITH, [LEAVE_OFF] + ways, interact_with)


def interact_with(game: BoardGame, seat: int, option: int) -> None:
    """5.3, 5.6, 14.11 Teleport, the chalice, donations and payments."""
    if option == LEAVE_OFF:
        return
    if option == TELEPORT:
        hunters.offer(game, seat, CHOOSE_SPACE, CHOOSE_SPACE.each(lamp_targets(game, seat)), moves.teleport_to)
        return
    game.do(more_to_do, seat)
    if option == PAY_ECHO:
        game.echoes[seat] -= 1
        game.tell(events.ECHO_GIVEN, seat)
        goals.given(game, seat, GOAL_PAY)
    elif option == CHALICE:
        hunters.offer(game, seat, GIVE_ITEM, GIVE_ITEM.each(game.goods_held(seat)), give_to_chalice)
    elif option == DONATE:
        hunters.offer(game, seat, GIVE_ITEM, GIVE_ITEM.each(goals.donations(game, seat)), donate)
    else:
        hunters.offer(game, seat, GIVE_ITEM, GIVE_ITEM.each(game.goods_held(seat)), lay_bait)


def give_item(game: BoardGame, seat: int, option: int) -> None:
    """5.6, 14.11 The consumable is given away."""
    item = GIVE_ITEM.entry(option)
    hunters.drop_goods(game, seat, item)
    game.tell(events.ITEM_GIVEN, seat, item)


def give_to_chalice(game: BoardGame, seat: int, option: int) -> None:
    """5.6 For an echo, once per action."""
    give_item(game, seat, option)
    game.chalice_used = 1
    hunters.gain_echo(game, seat, 1, events.ECHO_OF_CHALICE)
    game.do(dream.bury)


def donate(game: BoardGame, seat: int, option: int) -> None:
    """14.11 For a mission."""
    give_item(game, seat, option)
    goals.given(game, seat, GOAL_DONATE)
    game.do(dream.bury)


def lay_bait(game: BoardGame, seat: int, option: int) -> None:
    """14.25 As bait."""
    give_item(game, seat, option)
    foes.spawn(game, goals.bait_here(game, seat), game.place[seat], events.COMES_LURED)
    game.do(dream.bury)
