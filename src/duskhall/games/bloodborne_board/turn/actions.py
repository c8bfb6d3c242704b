"""What a hunter can do on a turn, and what stands in the way of the rest (3.1 to 3.5)."""

from typing import Final

from duskhall.games.bloodborne_board import effects
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.items import item_targets
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import GUN_TURN, TILE_CLINIC, WINDOW_TURN
from duskhall.games.bloodborne_board.questions import (
    ACT,
    ATTACK,
    BLOOD,
    DREAM,
    END_TURN,
    INTERACT,
    MOVE,
    RELOAD,
    SHOOT,
    TRANSFORM,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.turn import interact

# 3.1 What costs a card, and what may cost none; to end the turn is always possible
FOR_A_CARD: Final = [MOVE, INTERACT, TRANSFORM, DREAM]
FOR_OTHERS: Final = [ATTACK, SHOOT, RELOAD, BLOOD]

# What stands in the way
NOTHING: Final = 0
NO_CARD: Final = 1  # 3.1
HELD_HERE: Final = 2  # 4.1, 4.10
NOTHING_HERE: Final = 3  # 5.1
NO_ENEMY_HERE: Final = 4  # 7.1
NO_EMPTY_SLOT: Final = 5  # 7.1
NO_CARD_TO_ATTACK: Final = 6  # 7.1
NO_SHOT: Final = 7  # 15.9
GUN_IS_READY: Final = 8  # 15.4
CANNOT_PAY: Final = 9  # 15.4
NO_BLOOD_HERE: Final = 10  # 5.7


def actions(game: BoardGame, seat: int) -> list[int]:
    """3.1 to 3.5 Return what a hunter can do now."""
    options = [END_TURN]
    for action in FOR_A_CARD + FOR_OTHERS if game.hand[seat] else FOR_OTHERS:
        if obstacle(game, seat, action) == NOTHING:
            options.append(action)
    for item in game.usable(seat, WINDOW_TURN):
        if effects.helps(game, seat, item):
            options.append(ACT.of(item))
    return options


def obstacle(game: BoardGame, seat: int, action: int) -> int:
    """3.1 to 3.4 Return what stands in the way of an action, if anything does."""
    if action == ATTACK:
        return obstacle_to_attack(game, seat)
    if action == SHOOT:
        return obstacle_to_shoot(game, seat)
    if action == RELOAD:
        return obstacle_to_reload(game, seat)
    if action == BLOOD:  # 5.7
        clinic = game.tables.tiles[ground.tile_of(game.place[seat])].special == TILE_CLINIC
        return NOTHING if clinic and not game.clinic_used and effects.can_draw(game, seat, 1) else NO_BLOOD_HERE
    if not game.hand[seat]:  # 3.1
        return NO_CARD
    if action == MOVE and not moves.can_move(game, seat):
        return HELD_HERE
    if action == INTERACT and not interact.can_interact(game, seat):
        return NOTHING_HERE
    return NOTHING


def obstacle_to_attack(game: BoardGame, seat: int) -> int:
    """7.1 An enemy, a card and an empty slot; some cards and firearms need less."""
    if combat.attack_cards(game, seat):
        return NOTHING
    if not game.units_at(game.place[seat]):
        return NO_ENEMY_HERE
    return NO_CARD_TO_ATTACK if game.empty_slots(seat) else NO_EMPTY_SLOT


def obstacle_to_shoot(game: BoardGame, seat: int) -> int:
    """15.9 A firearm that is used on the turn, and an enemy to shoot at."""
    use = game.tables.firearms[game.firearm[seat]].use
    if game.gun_ready[seat] and use == GUN_TURN and item_targets.units_within(game, seat, 0, False):
        return NOTHING
    return NO_SHOT


def obstacle_to_reload(game: BoardGame, seat: int) -> int:
    """15.4 An exhausted firearm, and its price in cards or echoes."""
    if game.gun_ready[seat]:
        return GUN_IS_READY
    gun = game.tables.firearms[game.firearm[seat]]
    if len(game.hand[seat]) >= gun.cards or (gun.echoes and game.echoes[seat] >= gun.echoes):
        return NOTHING
    return CANNOT_PAY
