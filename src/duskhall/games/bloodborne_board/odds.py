"""The chances that a careful player would work out: what the next enemy action will be, from the counted deck."""

from duskhall.games.bloodborne_board.printed import ABILITY, BASIC, BOSS, NOBODY, SPECIAL
from duskhall.games.bloodborne_board.questions import ATTACK_WITH, ON_ATTACK
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.question import Ask


def action_chances(game: BoardGame) -> dict[str, float]:
    """7.5 Return the chance of each card of the shared deck; it is shuffled when it has run out."""
    pile = game.actions if game.actions else game.actions_used
    if not pile:
        return {}
    return {
        "basic": pile.count(BASIC) / len(pile),
        "special": pile.count(SPECIAL) / len(pile),
        "ability": pile.count(ABILITY) / len(pile),
    }


def odds(game: BoardGame, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option, what the enemy's next action may be, where one is about to be flipped."""
    if ask.question is not ATTACK_WITH and ask.question is not ON_ATTACK:
        return {}
    if game.fight_unit != NOBODY and game.kind_of(game.fight_unit).role == BOSS:
        return {}
    chances = action_chances(game)
    return {option: dict(chances) for option in ask.options}
