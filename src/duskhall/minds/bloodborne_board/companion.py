"""The bot `companion`: plans its turn by searching it, over worlds that agree with what is open on the table.

Before an action it tries every option in a few imagined worlds, plays the turn and the enemies' answer out by
habit, and takes the option after which the table looks best.  The enemy action deck is counted: imagined worlds
hold exactly the cards that are left.
"""

from typing import Final

from duskhall.games.bloodborne_board.printed import NOWHERE
from duskhall.games.bloodborne_board.questions import REFILL
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_board import aims, habits

WORLDS: Final = 3  # how many imagined worlds an option is tried in
AWAKENING: Final = 4  # steps that a hunter in the Dream counts as being away from its aim
LONGEST: Final = 60  # decisions that a turn is played out for
SEARCHED: Final = ("act", "attack_with", "step", "dodge", "slot", "refill", "return_to", "choose_way", "pay")


class Companion:
    """Searches its own turn, and answers the rest by habit."""

    name: Final = "companion"

    def __init__(self, dice: Dice, worlds: int = WORLDS) -> None:
        self.dice = dice
        self.worlds = worlds

    def choose(self, seat: Seat) -> int:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        world = seat.imagine(self.dice)
        assert isinstance(world, BoardGame)
        if ask.question.name not in SEARCHED:
            return habits.choose(world, ask)
        return self._search(seat, world, ask)

    def _search(self, seat: Seat, world: BoardGame, ask: Ask) -> int:
        options = ask.options
        totals = [0] * len(options)
        habit = habits.choose(world, ask)
        for number in range(self.worlds):
            if number:
                imagined = seat.imagine(self.dice)
                assert isinstance(imagined, BoardGame)
                world = imagined
            for place, option in enumerate(options):
                totals[place] += outcome_of(world.copy(), option)
        best = max(totals)
        if totals[options.index(habit)] == best:
            return habit
        return options[totals.index(best)]


def outcome_of(game: BoardGame, option: int) -> int:
    """Return how good the table looks when an option was taken and the turn played out by habit."""
    ask = game.asks[0]
    turn, round_number, chapter = game.turn, game.round, game.chapter
    game.take(ask, option)
    for _ in range(LONGEST):
        if not game.asks or (game.turn, game.round, game.chapter) != (turn, round_number, chapter):
            break
        ask = game.asks[0]
        game.take(ask, habits.choose(game, ask))
    return value(game)


def value(game: BoardGame) -> int:
    """Return how good the table looks for the hunters."""
    coming = 1 if game.asks and game.asks[0].question is REFILL else 0  # the round's own advance follows the hands
    score = 100_000 * game.won - 60 * game.seats * (game.track + coming) - (0 if game.asks or game.won else 50_000)
    score += 900 * game.insight
    for mission, at in enumerate(game.mission_at):
        if at >= 0:
            first = game.tables.missions[mission].first
            score += 200 + 300 * (at - first) + 100 * game.progress[mission]
    score += 200 * sum(turn >= 0 for turn in game.tile_turn)
    for seat in range(game.seats):
        score += of_hunter(game, seat)
    for unit, space in enumerate(game.unit_space):
        if space != NOWHERE:
            wanted = game.unit_mission[unit] >= 0 and game.unit_goal[unit]
            left = game.unit_hp(unit) - game.unit_damage[unit]
            score -= (50 if wanted else 8) * left
            if wanted:
                score -= 250 * game.unit_lives[unit]
    return score


def of_hunter(game: BoardGame, seat: int) -> int:
    """Return what a hunter's state is worth."""
    score = 40 * game.echoes[seat] + 4 * len(game.hand[seat]) + 15 * len(game.goods_held(seat))
    score += 20 * len(game.empty_slots(seat)) + 10 * game.gun_ready[seat]
    score += sum(20 for card in game.deck[seat] + game.hand[seat] if not game.tables.cards[card].basic)
    score -= 25 * game.poison[seat] + 40 * game.frenzy[seat]
    if game.place[seat] == NOWHERE:
        return score - 60 * AWAKENING  # healed, but far from everything
    score += 10 * game.hp[seat] - (25 if game.hp[seat] <= 2 else 0)
    score += 70 * sum(owner == seat for owner in game.token_seat)
    return score - 60 * aims.distance(game, seat)


def mind(game: Game, seat: int, dice: Dice) -> Companion:
    """Return a companion for any seat."""
    return Companion(dice)
