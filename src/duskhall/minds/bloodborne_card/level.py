"""A hunter who tries its options in imagined worlds, and mixes where cards are sealed.

A table of what comes of every combination of answers is tried out natively (`minds.search.trials`), each one in other
luck but all own options in the same; what it comes to is the chance to win some rounds later (`Game.worth`).  In that
table everybody mixes by regret matching (`minds.search.mixing`), while the others answer in part as models of them do
(`others`).
"""

from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from duskhall.games.bloodborne_card.questions import PLAY_CARD
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_card.others import Shares, likely, whole
from duskhall.minds.search.mixing import mixed
from duskhall.minds.search.tree import drawn
from duskhall.minds.search.trials import Course, Numbers, Trials, trials_of, unsealed

USUAL_SEATS: Final = 3
DUEL: Final = 2  # hunters who are asked
NEAR: Final = 5  # thousandths of a game: less makes no difference
LEAST: Final = 0.01  # share of what is nearly as good as the best
CHUNK: Final = 500  # trials between two looks at the budget


class Temper(NamedTuple):
    """What sets such hunters apart: never what they may know, but how much they try and whom they reckon with."""

    work: int  # trials for one answer, of three hunters; of more they take longer, and are fewer
    worlds: int  # that they begin with
    rounds: int  # how many they look ahead
    combinations: int  # of answers that are tried, at most
    known: float  # how much of what others do is explained by the models of them
    models: tuple[float, float, float]  # the weights of `hunter`, of the policy, and of chance among these
    softness: float  # in Echoes: how far the others are from always doing what they think best
    at_random: int  # how often everybody does something else in the rounds after this one, in percent


class Found(NamedTuple):
    """What was found out about an ask: of each option its share in what is played, and the chance to win."""

    options: list[int]
    shares: Shares
    gains: Shares


class Level:
    """Plays one seat by trying out."""

    name = "level"

    def __init__(self, dice: Dice, temper: Temper) -> None:
        """Play with this temper."""
        self.dice = dice
        self.temper = temper

    def choose(self, seat: Seat) -> int:
        """Answer with what has been found best, or by a mixture."""
        if len(seat.ask.options) == 1:
            return seat.ask.options[0]
        found = self.find(seat)
        return found.options[drawn(list(found.shares), self.dice)]

    def find(self, seat: Seat) -> Found:
        """Try out what may be answered."""
        worlds: list[Any] = [unsealed(seat.imagine(self.dice)) for _ in range(self.temper.worlds)]
        asks = worlds[0].asks if worlds[0].mode == ALL else [seat.ask]
        me = next(place for place, ask in enumerate(asks) if ask.seat == seat.number)
        key = b"".join(self.dice.below(256).to_bytes(1, "big") for _ in range(32))
        trials = trials_of(seat.setup, worlds, key)
        models = [
            np.ones(1) if ask.seat == seat.number else likely(worlds[0], ask, self.temper.softness, self.temper.models)
            for ask in asks
        ]
        return Trying(self.temper, seat, asks, me, trials, models).found()


class Trying:
    """One answer, tried out together with what the others may answer."""

    def __init__(
        self, temper: Temper, seat: Seat, asks: list[Ask], me: int, trials: Trials, models: list[Shares]
    ) -> None:
        """Take the likeliest options of the others, as many as can be combined."""
        self.temper, self.seat, self.asks, self.me, self.trials = temper, seat, asks, me, trials
        self.options = [list(ask.options) for ask in asks]
        self.models = models
        self._narrow()
        self.models[me] = np.full(len(self.options[me]), 1 / len(self.options[me]))

    def _narrow(self) -> None:
        """Leave out what is least likely, until few enough combinations are left."""
        others = [place for place in range(len(self.asks)) if place != self.me]
        while np.prod([len(each) for each in self.options]) > self.temper.combinations:
            place = max(others, key=lambda other: (len(self.options[other]), -other))
            least = int(np.argmin(self.models[place]))
            del self.options[place][least]
            left = np.delete(self.models[place], least)
            self.models[place] = left / left.sum()

    def found(self) -> Found:
        """Try, and mix.

        Against one other hunter a mixture that nobody can turn to account keeps what the round is worth, so that no
        model of them is needed.  Against several no mixture does that, models gain more than they lose, and only what
        is nearly as good as the best is mixed.
        """
        gains = self._tried()
        if len(self.asks) <= DUEL:
            result = mixed(gains, self.me, self.models, 0.0)
            return Found(self.options[self.me], result.mixtures[self.me], result.gains)
        result = mixed(gains, self.me, self.models, self.temper.known)
        near = result.gains >= result.gains.max() - NEAR
        return Found(self.options[self.me], whole(near * (result.mixtures[self.me] + LEAST)), result.gains)

    def _tried(self) -> Shares:
        """What each seat that is asked gains from every combination of answers, on average, out of a thousand."""
        sizes = [len(each) for each in self.options]
        combinations = list(product(*(range(size) for size in sizes)))
        others = {rest: number for number, rest in enumerate(sorted({self._but_mine(each) for each in combinations}))}
        answers = np.array([[self.options[place][at] for place, at in enumerate(each)] for each in combinations])
        lucks = np.array([others[self._but_mine(each)] for each in combinations])
        budget = self.seat.budget
        times = max(1, budget.work(self.temper.work) * USUAL_SEATS // self.seat.setup.seats // len(combinations))
        sums = np.zeros((len(combinations), self.seat.setup.seats), np.int64)
        at_a_time = max(1, CHUNK // len(combinations))
        done = 0
        while done < times and (done == 0 or not budget.is_over()):
            now = min(at_a_time, times - done)
            sums += self._some(answers, lucks, range(done, done + now), len(others))
            done += now
        asked = [ask.seat for ask in self.asks]
        return (sums[:, asked] / done).T.reshape(len(asked), *sizes)

    def _some(self, answers: Numbers, lucks: Numbers, times: range, others: int) -> Numbers:
        """Try every combination so many times more; return the sums of what each seat gained."""
        numbers = np.concatenate([lucks + others * time for time in times])
        course = Course(PLAY_CARD.index, self.temper.rounds, 400, [self.temper.at_random] * self.seat.setup.seats)
        found = self.trials.run(numbers % self.temper.worlds, np.tile(answers, (len(times), 1)), numbers, course)
        sums: Numbers = found.reshape(len(times), len(answers), -1).sum(0)
        return sums

    def _but_mine(self, combination: tuple[int, ...]) -> tuple[int, ...]:
        return combination[: self.me] + combination[self.me + 1 :]
