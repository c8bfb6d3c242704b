"""What one enemy does when it is activated: it walks, then it strikes (6.2, 6.3)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import NOWHERE
from duskhall.games.bloodborne_board.state import BoardGame


def activate(game: BoardGame, unit: int) -> None:
    """6.2, 15.6 Move, 6.3 then attack; whoever was to skip the activation does."""
    if game.unit_skip[unit]:
        game.unit_skip[unit] = 0
        game.tell(events.SKIPS, unit)
        return
    game.do(strike, unit)
    if not foes.is_rooted(game, unit):
        walking.set_out(game, unit, walking.move_of(game, unit))


def strike(game: BoardGame, unit: int) -> None:
    """6.3 A unit on the active hunter's space attacks."""
    seat = game.turn
    space = game.unit_space[unit]
    if space != NOWHERE and space == game.place[seat] and game.hp[seat] > 0:
        combat.enemy_attacks(game, seat, unit)
