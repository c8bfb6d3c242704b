"""A vector of games as the seat that is asked sees them, alike at tables of any number of seats: for one net for all.

Actions that name a seat name it from the own one on, as observations do, and there are as many of them as the largest
table of the game has: the moves of the bot `learner`.  What a seat observes comes as bytes, and in Blood Bound what
everybody heard follows it, since much of what tells friends from rivals happened before: who attacked whom, to whom the
dagger went, whose offers were accepted.  The bot counts this from events; here it is counted from answers.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space

from duskhall.envs.extra import BadEnvironment
from duskhall.envs.many import Flags, Many, Observed
from duskhall.envs.spaces import MASK, OBSERVATION
from duskhall.envs.wish import OWN, REFUSE
from duskhall.minds.learned import Memory, moves
from duskhall.native.batch import KEY

# What a vector has to be like: one place for what is observed, and answers that are taken as they are given.
POSSIBLE: Final = {"autoreset": ("next_step", "disabled"), "observations": (OWN,), "illegal": (REFUSE,)}
# The questions whose answers are counted, in the order of `PAIRS` and `DEEDS` of the bot: those that name another seat,
# and words of others.
NAMING: Final = ("attack", "pass_dagger", "accept")
WORDS: Final = (("request", "ask"), ("request", "alone"), ("offer", "offer"))
SEALED: Final = "offer"  # which nobody hears before the last one is in
Whole = npt.NDArray[np.int32]


class Seatwise(VectorWrapper):
    """Shows a vector of games from the seats that are asked, and takes their moves.

    What it does not have itself, the vector has: `seat`, `question`, `won`, `state` ...
    """

    def __init__(self, envs: Many) -> None:
        found = {"autoreset": envs.autoreset, "observations": envs.wish.observations, "illegal": envs.wish.illegal}
        for name, value in found.items():
            if value not in POSSIBLE[name]:
                possible = ", ".join(POSSIBLE[name])
                raise BadEnvironment("mistake-environment-value", name=name, value=value, possible=possible)
        super().__init__(envs)
        self.many, self.setup = envs, envs.wish.setup
        self.move_of, number = moves(self.setup)
        self.action_of: Whole = np.full((envs.players, number), -1, np.int32)  # where a move is none
        np.put_along_axis(self.action_of, self.move_of, np.arange(self.setup.actions, dtype=np.int32)[None], axis=1)
        self._rows = np.arange(envs.num_envs)
        self._heard = Heard(envs)
        length = envs.observation.shape[1] + self._heard.length
        seen, mask = Box(0, 255, (length,), np.uint8), Box(0, 1, (number,), np.int8)
        self.single_observation_space = Dict({OBSERVATION: seen, MASK: mask})
        self.single_action_space = Discrete(number)
        self.observation_space = batch_space(self.single_observation_space, envs.num_envs)
        self.action_space = batch_space(self.single_action_space, envs.num_envs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observed, dict[str, Any]]:
        observed, infos = self.many.reset(seed=seed, options=options)
        self._heard.forget(np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))))
        return self._seen(observed, self.many.seat), infos

    def step(self, actions: npt.ArrayLike) -> Any:
        """Let whoever is asked in each game make a move."""
        seats, asked = self.many.seat.copy(), self.many.question.copy()
        chosen = self.action_of[seats, np.asarray(actions)]
        observed, *brought, infos = self.many.step(chosen)
        self._heard.hear(seats, asked, chosen)
        return self._seen(observed, np.where(self.many.seat < 0, seats, self.many.seat)), *brought, infos

    def advise(self, seed: int | bytes, where: npt.ArrayLike | None = None) -> npt.NDArray[np.int64]:
        """Return the moves that the game's own policy would make, as `Many.advise` does."""
        return self._moves(self.many.advise(seed, where))

    def at_random(self, stream: np.random.Generator) -> npt.NDArray[np.int64]:
        """Return a legal move of each game, each as likely."""
        mask = self.many.mask
        return self._moves((mask * stream.random(mask.shape, np.float32)).argmax(axis=1))

    def greatest(self, stream: np.random.Generator) -> npt.NDArray[np.uint8]:
        """Play all games, every fourth by chance, the others by policy; return the greatest number in each column.

        A net that has an input for each small number needs to know them (`duskhall.minds.learned.cells`).
        """
        observed, _ = self.reset(seed=[stream.bytes(KEY) for _ in range(self.num_envs)])
        found = np.zeros(observed[OBSERVATION].shape[1], np.uint8)
        over = np.zeros(self.num_envs, np.bool_)
        while not over.all():
            found = np.maximum(found, observed[OBSERVATION][self.many.seat >= 0].max(axis=0))
            by_chance, by_policy = self.at_random(stream), self.advise(stream.bytes(KEY))
            moves_made = np.where(self._rows % 4 == 0, by_chance, by_policy)
            observed, _, terminated, truncated, _ = self.step(moves_made)
            over |= terminated | truncated
        return found

    def _moves(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        made: npt.NDArray[np.int64] = self.move_of[self.many.seat, actions]
        return made

    def _seen(self, observed: Observed, seats: npt.NDArray[Any]) -> Observed:
        """Return what these seats observe and have heard, and their moves that are legal."""
        plain = np.empty(observed[OBSERVATION].shape, np.uint8)
        np.clip(observed[OBSERVATION], 0, 255, out=plain, casting="unsafe")
        if self._heard.length:
            plain = np.append(plain, self._heard.memory.seen(self._rows, seats), axis=1)
        actions = self.action_of[self.many.seat]
        legal = np.take_along_axis(observed[MASK], np.maximum(actions, 0), 1) * (actions >= 0)
        return {OBSERVATION: plain, MASK: legal}


class Heard:
    """What everybody has heard in the games of a vector, where the bot `learner` remembers such things."""

    def __init__(self, envs: Many) -> None:
        self.many, setup = envs, envs.wish.setup
        self.memory = Memory(setup, envs.num_envs)
        self.length = self.memory.seen(np.zeros(1, int), np.zeros(1, int)).shape[1]
        self._questions = {each.name: each for each in setup.game.questions}
        self._offsets = np.array([*setup.offsets, 0])  # the last one where nobody is asked: question -1
        self._sealed = np.zeros((envs.num_envs, envs.players), np.bool_)

    def forget(self, games: Flags) -> None:
        """Remember nothing of games that begin anew, or wait for it."""
        self.memory.pairs[games] = 0
        self.memory.deeds[games] = 0
        self._sealed[games] = False

    def hear(self, seats: Whole, asked: Whole, actions: Whole) -> None:
        """Count what was answered by whom; a sealed answer once everybody hears of it."""
        if not self.length:
            return
        self.forget(seats < 0)
        options = actions - self._offsets[asked]
        for number, name in enumerate(NAMING):
            question = self._questions[name]
            at = np.flatnonzero((asked == question.index) & (options >= question.first))
            self.memory.pairs[at, seats[at], options[at] - question.first, number] += 1
        for number, (name, word) in enumerate(WORDS):
            question = self._questions[name]
            at = np.flatnonzero((asked == question.index) & (options == question.word(word)))
            if name != SEALED:
                self.memory.deeds[at, seats[at], number] += 1
                continue
            self._sealed[at, seats[at]] = True
            opened = self.many.question != question.index
            self.memory.deeds[opened, :, number] += self._sealed[opened]
            self._sealed[opened] = False
