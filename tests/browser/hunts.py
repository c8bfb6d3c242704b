"""Moments of the board game that take an evening to reach."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from tests.games.bloodborne_board import follower

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.printed import BETWEEN, HUNTING, NOBODY
from duskhall.games.bloodborne_board.settings import CAMPAIGNS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import EnemyKind
from duskhall.kernel.dice import Dice

SEEDS = 100  # games that are tried, until one comes to what a test wants
LONGEST = 1500  # answers of each
BY_CHANCE = 0.3  # of the answers of a laden hunt
MOST = 2  # rewards that a hunter may keep
WON, CARRIED = 3, 2  # rewards and consumables of a hunter who has hunted for some chapters


# --- Getting there ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A state, and the answer that its first asked seat is going to give."""

    state: BoardGame
    option: str


def begin(seats: int, seed: int, **settings: str | int) -> BoardGame:
    """Return a new game with hunters by chance."""
    state = GAME.new(GAME.setup(seats, {"hunters": "random", **settings}), Dice(seed.to_bytes(32, "big")))
    assert isinstance(state, BoardGame)
    return state


def answers(state: BoardGame) -> Iterator[Moment]:
    """Play the game as a bot does that follows missions, and yield it before each answer."""
    while state.asks:
        ask = state.pending()[0]
        option = follower.choose(state, ask)
        yield Moment(state.copy(), state.setup.option_name(ask.question, option))
        state.take(ask, option)


def when(wanted: Callable[[BoardGame], bool], seats: int, **settings: str | int) -> BoardGame:
    """Return the first moment, in some game, that is as wanted and asks the first seat."""
    for seed in range(1, SEEDS):
        for moment in islice(answers(begin(seats, seed, **settings)), LONGEST):
            if moment.state.asks[0].seat == 0 and wanted(moment.state):
                return moment.state
    raise AssertionError("no game came to that")


def before(wanted: Callable[[BoardGame], bool], seats: int, **settings: str | int) -> Moment:
    """Return the moment, in some game, whose answer makes it so."""
    for seed in range(1, SEEDS):
        state = begin(seats, seed, **settings)
        last = None
        for moment in islice(answers(state), LONGEST):
            if last is not None and wanted(state):
                break
            last = moment
        if last is not None and wanted(state):
            return last
    raise AssertionError("no game came to that")


def won(seats: int, **settings: str | int) -> tuple[BoardGame, list[str]]:
    """Return the beginning of a game that is won, and every answer that wins it."""
    for seed in range(1, SEEDS):
        state = begin(seats, seed, **settings)
        start = state.copy()
        given = [moment.option for moment in islice(answers(state), LONGEST)]
        if not state.asks and state.won:
            return start, given
    raise AssertionError("no game was won")


def laden(seats: int, seed: int) -> Iterator[BoardGame]:
    """Play a campaign in which every round finds the hunters poisoned, frenzied and with other rewards; yield it before
    each answer.

    So they are asked what hunters are asked who have come far: about every reward and card of the box.
    """
    chance = random.Random(seed)
    state = begin(seats, seed, campaign=CAMPAIGNS[seed % 4], chapter=seed // 4 % 3 + 1, track="endless", hand=4)
    rewards = range(state.tables.consumables, len(state.owner))
    dealt = NOBODY
    for _ in range(LONGEST):
        if not state.asks:
            return
        if state.round != dealt:
            dealt = state.round
            for number, item in enumerate(chance.sample(rewards, len(rewards))):
                state.owner[item] = number % seats if number < MOST * seats else NOBODY
            state.poison, state.frenzy = [1] * seats, [1] * seats
        yield state
        ask = chance.choice(state.pending())
        by_chance = chance.random() < BY_CHANCE
        state.take(ask, chance.choice(ask.options) if by_chance else follower.choose(state, ask))


def between(seats: int, seed: int) -> Iterator[BoardGame]:
    """Win a chapter at once, for hunters with full bags; yield it before each answer until the next one begins."""
    chance = random.Random(seed)
    state = begin(seats, seed, campaign=CAMPAIGNS[seed % 4], chapter=seed // 4 % 2 + 1)
    while state.phase != HUNTING:
        state.take(state.pending()[0], chance.choice(state.pending()[0].options))
    consumables = state.tables.consumables
    rewards = chance.sample(range(consumables, len(state.owner)), WON * seats)
    for number, item in enumerate(rewards):
        state.owner[item] = number % seats
    for seat in range(seats):
        for item in chance.choices(range(consumables), k=CARRIED):
            state.held[seat * consumables + item] += 1
    state.firearm = chance.sample(range(len(state.guns_left)), seats)
    state.guns_left = [int(gun not in state.firearm) for gun in range(len(state.guns_left))]
    state.echoes = [chance.randint(1, 3) for _ in range(seats)]
    state.asks = []
    winning.hunt_completed(state)
    state.run()
    while state.phase == BETWEEN:
        yield state
        ask = state.pending()[0]
        state.take(ask, chance.choice(ask.options))


def question(state: BoardGame) -> str:
    """Return what is asked."""
    return state.asks[0].question.name if state.asks else ""


def fought(state: BoardGame) -> EnemyKind | None:
    """Return the kind of enemy that is being fought."""
    return state.kind_of(state.fight.unit) if state.fight.unit != NOBODY else None


def options(state: BoardGame) -> list[str]:
    """Return what may be answered."""
    ask = state.asks[0]
    return [state.setup.option_name(ask.question, option) for option in ask.options]
