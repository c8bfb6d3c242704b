"""How games went, many at once, as arrays: who won, scores, lengths, what was counted, and how everybody stood.

The game's own policy plays in every seat, natively where that can be, or bots do.  How seats stand is looked at after
every so many decisions.  The same plan gives the same games on any machine, natively or not.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from hashlib import sha256
from itertools import product
from statistics import median

import numpy as np
import numpy.typing as npt

from duskhall import games
from duskhall.kernel.counting import Counter, counted_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.kernel.setting import Value
from duskhall.kernel.setup import Content, Setup
from duskhall.kernel.state import State
from duskhall.lab.arena import EndlessGame, game_seed, mind_seed
from duskhall.minds import programs
from duskhall.native.batch import KEY, Batch
from duskhall.native.building import NoLibrary
from duskhall.native.library import NoRoom

Numbers = npt.NDArray[np.int64]

PILOTS = 16  # games that say how long games are
WIN = 1000  # how well a seat stands that has won
LOOKS = 24  # at how seats stand, in a game of the usual length


@dataclass(frozen=True)
class Plan:
    """What to play: everything that determines the result, and nothing else.

    `settings` are those that somebody chose; `content` is a table's own content as JSON, "" for the game's.  Without
    `bots` the game's policy plays.  `every` is how many decisions lie between two looks at how seats stand.
    """

    game: str
    seats: int
    settings: tuple[tuple[str, Value], ...] = ()
    bots: tuple[str, ...] = ()
    seed: str = "1"
    games: int = 10_000
    content: str = ""
    every: int = 10

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return games.find(self.game)

    @property
    def setups(self) -> tuple[Setup, ...]:
        """The setups that games take by turns: each value of the settings that the game spreads, limits on."""
        return _setups(self.game, self.seats, self.settings, self.content)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return which bot sits where in a game; they move on by a seat from game to game."""
        shift = number // len(self.setups) % self.seats
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@lru_cache(maxsize=64)
def _setups(game_id: str, seats: int, settings: tuple[tuple[str, Value], ...], content: str) -> tuple[Setup, ...]:
    game = games.find(game_id)
    given, loaded = dict(settings), _content(game_id, content)
    first = game.setup(seats, given, loaded, simulation=True)
    spread = [each for each in game.settings if game.balance and each.name in game.balance.spread]
    values = [
        [(each.name, value) for value in each.possible(first.content.data)] for each in spread if each.name not in given
    ]
    if not values:
        return (first,)
    return tuple(game.setup(seats, given | dict(chosen), loaded, simulation=True) for chosen in product(*values))


@lru_cache(maxsize=4)
def _content(game_id: str, content: str) -> Content | None:
    return games.find(game_id).load(json.loads(content)) if content else None


def paced(plan: Plan) -> int:
    """Return how many decisions should lie between two looks, from a few games by the policy."""
    pilot = Plan(plan.game, plan.seats, plan.settings, (), "pilot", PILOTS, plan.content, every=100_000)
    if plan.rules.policy is None:
        return LOOKS
    lengths = [length for each in courses(pilot, range(PILOTS)) for length in each.decisions.tolist()]
    return max(1, int(median(lengths)) // LOOKS)


@dataclass(frozen=True)
class Courses:
    """How some games of one setup went, a row for each.

    `standings` has for every look how each seat stood; the one at which a game was over is its `last`.
    """

    setup: Setup
    numbers: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    decisions: Numbers
    counts: Numbers
    standings: Numbers
    last: Numbers

    @cached_property
    def winners(self) -> npt.NDArray[np.bool_]:
        """Which seats won."""
        return self._by_seat([outcome.winners for outcome in self.outcomes])

    @cached_property
    def scores(self) -> Numbers:
        """What each seat scored."""
        return np.array([outcome.scores for outcome in self.outcomes], np.int64)

    def _by_seat(self, seats: Sequence[Sequence[int]]) -> npt.NDArray[np.bool_]:
        found = np.zeros((len(seats), self.setup.seats), bool)
        for row, each in enumerate(seats):
            found[row, list(each)] = True
        return found


def courses(plan: Plan, numbers: range) -> list[Courses]:
    """Play games of these numbers, setup by setup."""
    setups = plan.setups
    found = []
    for place, setup in enumerate(setups):
        mine = tuple(number for number in numbers if number % len(setups) == place)
        if mine:
            found.append(_play(plan, setup, mine))
    return found


def _play(plan: Plan, setup: Setup, numbers: tuple[int, ...]) -> Courses:
    if not plan.bots:
        try:
            return _play_natively(plan, setup, numbers)
        except (NoLibrary, NoRoom):  # Python plays the same games
            pass
    return _play_in_python(plan, setup, numbers)


def _play_natively(plan: Plan, setup: Setup, numbers: tuple[int, ...]) -> Courses:
    seeds = [game_seed(plan.seed, number) for number in numbers]
    batch = Batch(setup.game, setup, seeds, masks=False, counts=True)
    keys = np.frombuffer(b"".join(map(policy_key, seeds)), np.uint8).reshape(-1, KEY)
    assert batch.counts is not None
    kept = standing_of(setup)
    decisions = np.zeros(len(seeds), np.int64)
    standings, last = [], np.zeros(len(seeds), np.int64)
    for look in range(setup.game.longest // plan.every + 2):
        if kept is not None:
            standings.append(batch.counts[:, kept].astype(np.int64))
        elif setup.game.worth is not None:
            standings.append(batch.standings())
        going = batch.seat >= 0
        if not going.any():
            break
        decisions += batch.play_on(_turned(keys, look), plan.every)
        last[going] = look + 1
    else:
        raise EndlessGame("mistake-endless-game", game=setup.game.id, most=setup.game.longest)
    outcomes = tuple(ended(batch.state(place)) for place in range(len(seeds)))
    shape = (len(standings), len(seeds), setup.seats)
    looked = np.array(standings, np.int64).reshape(shape)
    return _over(Courses(setup, numbers, outcomes, decisions, batch.counts.astype(np.int64), looked, last))


def standing_of(setup: Setup) -> slice | None:
    """Return where the count `standing` is, by which a game says who is ahead where its `worth` does not know."""
    counted = counted_of(setup)
    for count, offset in zip(counted.counts, counted.offsets):
        if count.name == "standing":
            return slice(offset, offset + setup.seats)
    return None


def _over(courses: Courses) -> Courses:
    """Let the winners stand best in the end, where a count said so far who is ahead."""
    if standing_of(courses.setup) is not None:
        for place, last in enumerate(courses.last.tolist()):
            courses.standings[last:, place] = courses.winners[place] * WIN
    return courses


def _play_in_python(plan: Plan, setup: Setup, numbers: tuple[int, ...]) -> Courses:
    length = counted_of(setup).length
    played = [_play_one(plan, setup, number, [0] * length) for number in numbers]
    looks = max(len(standings) for _, _, _, standings in played)
    looked = np.zeros((looks, len(numbers), setup.seats), np.int64)
    for place, (_, _, _, standings) in enumerate(played):
        for look in range(looks):
            looked[look, place] = standings[min(look, len(standings) - 1)] if standings else 0
    last = np.array([len(standings) - 1 for _, _, _, standings in played], np.int64)
    decisions = np.array([made for _, made, _, _ in played], np.int64)
    counts = np.array([counts for _, _, counts, _ in played], np.int64).reshape(len(numbers), length)
    outcomes = tuple(outcome for outcome, _, _, _ in played)
    return _over(Courses(setup, numbers, outcomes, decisions, counts, looked, last))


def _play_one(
    plan: Plan, setup: Setup, number: int, counts: list[int]
) -> tuple[Outcome, int, list[int], list[list[int]]]:
    """Play one game in Python, and return what came of it, how long it was, what was counted, and all looks."""
    seed, game = game_seed(plan.seed, number), setup.game
    state = game.start(setup, Dice(seed))
    Counter(setup, counts).listen(state)
    state.run()
    answering = players(plan, setup, number)
    standings: list[list[int]] = []
    try:
        for decisions in range(game.longest + 1):
            if decisions % plan.every == 0 or not state.asks:
                standings.append(_standing(state, counts))
            if not state.asks:
                return ended(state), decisions, counts, standings
            ask = answering.asked(state)
            state.take(ask, answering.answer(state, ask, decisions // plan.every, decisions % plan.every == 0))
    finally:
        answering.close()
    raise EndlessGame("mistake-endless-game", game=game.id, most=game.longest)


def _standing(state: State, counts: list[int]) -> list[int]:
    """How well each seat stands."""
    kept, worth = standing_of(state.setup), state.setup.game.worth
    if kept is not None:
        return counts[kept]
    return [worth(state, seat) if worth else 0 for seat in range(state.seats)]


def players(plan: Plan, setup: Setup, number: int) -> "Policy | Bots":
    """Return who answers in a game."""
    seed = game_seed(plan.seed, number)
    return Bots(setup, seed, plan.seating(number)) if plan.bots else Policy(setup, seed)


class Policy:
    """The game's policy in every seat, with new dice after every look, as native rules have it."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        """Begin a game of this seed."""
        assert setup.game.policy is not None
        self.policy = setup.game.policy
        self.key = np.frombuffer(policy_key(seed), np.uint8).reshape(1, KEY)
        self.dice = Dice(seed)

    def asked(self, state: State) -> Ask:
        """Return the ask that is answered next."""
        return state.next_ask()

    def answer(self, state: State, ask: Ask, look: int, anew: bool) -> int:
        """Answer after so many looks, with new dice where one was just taken."""
        if anew:
            self.dice = Dice(_turned(self.key, look).tobytes())
        return self.policy(state, ask, self.dice)

    def close(self) -> None:
        """There is nothing to end."""


class Bots:
    """A mind in every seat, which hears nothing of the others."""

    def __init__(self, setup: Setup, seed: bytes, bots: Sequence[str]) -> None:
        """Sit these bots down at a game of this seed."""
        found = [programs.find(setup.game.id, name) for name in bots]
        self.minds = [make(setup.game, seat, Dice(mind_seed(seed, seat))) for seat, make in enumerate(found)]

    def asked(self, state: State) -> Ask:
        """Return the ask that is answered next."""
        return whose(state, self.minds, partial(Seat, state))

    def answer(self, state: State, ask: Ask, look: int, anew: bool) -> int:
        """Let the mind of the seat answer."""
        return self.minds[ask.seat].choose(Seat(state, ask))

    def close(self) -> None:
        """Let programs end."""
        programs.close(self.minds)


def policy_key(seed: bytes) -> bytes:
    """Return the key of the policy's dice in a game: another stream than the game's."""
    return sha256(seed + b"policy").digest()


def _turned(keys: npt.NDArray[np.uint8], look: int) -> npt.NDArray[np.uint8]:
    """Return the keys for the decisions after a look."""
    turned = keys.copy()
    turned[:, -8:] ^= np.frombuffer(look.to_bytes(8, "big"), np.uint8)
    return turned


def ended(state: State) -> Outcome:
    """Return what a game that is over came to."""
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError(f"{state.setup.game.id} waits for nobody, yet it is not over.")
    return outcome
