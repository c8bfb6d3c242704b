"""What a hunter can do on a turn (3.1 to 3.5)."""

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


def actions(game: BoardGame, seat: int) -> list[int]:
    """3.1 to 3.5 Return what a hunter can do now."""
    options = [END_TURN]
    if game.hand[seat]:  # 3.1 these cost a card
        if moves.can_move(game, seat):
            options.append(MOVE)
        if interact.can_interact(game, seat):
            options.append(INTERACT)
        options.append(TRANSFORM)
        if not ground.is_sealed(game, game.place[seat]):  # 13.6
            options.append(DREAM)
    if combat.attack_cards(game, seat):
        options.append(ATTACK)
    gun = game.tables.firearms[game.firearm[seat]]
    if game.gun_ready[seat]:
        if gun.use == GUN_TURN and item_targets.units_within(game, seat, 0, False):  # 15.9
            options.append(SHOOT)
    elif len(game.hand[seat]) >= gun.cards or (gun.echoes and game.echoes[seat] >= gun.echoes):  # 15.4
        options.append(RELOAD)
    clinic = game.tables.tiles[ground.tile_of(game.place[seat])].special == TILE_CLINIC
    if clinic and not game.clinic_used and effects.can_draw(game, seat, 1):  # 5.7
        options.append(BLOOD)
    for item in game.usable(seat, WINDOW_TURN):
        if effects.helps(game, seat, item):
            options.append(ACT.of(item))
    return options
