"""Many games at once, played by native rules, as a vector environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from duskhall.envs import rewards, spaces
from duskhall.envs.extra import BadEnvironment, whole
from duskhall.envs.wish import FIRST, SCORE, Wish
from duskhall.kernel.state import TRUNCATED, State
from duskhall.native.batch import KEY, Batch

MODES: Final = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}
RESETS: Final[dict[str, bool | Literal["later"]]] = {"next_step": "later", "same_step": True, "disabled": False}

Observed = dict[str, npt.NDArray[Any]]
Flags = npt.NDArray[np.bool_]


class Many(VectorEnv[Observed, npt.NDArray[Any], npt.NDArray[Any]]):
    """So many games, each asked one thing at a time; whoever is asked observes, and acts next.

    After `reset` and every `step`, `seat` says who is asked in each game (-1: it is over) and `question` what, by its
    number among the game's questions; `observation` and `mask` what that seat observes and may do, `seat_rewards` what
    every seat was rewarded with, `won` what share of the victory it had where a game ended, `terminations` and
    `truncations` which games ended.  `step` rewards the seat that acted.  A game that is over begins anew by itself: in
    the same step, whose `infos["final_obs"]` then has what was observed last, or in the next one, whose action does not
    count.  Where that is disabled, it waits for `reset`, and until then no action in it counts.
    """

    def __init__(self, wish: Wish, num_envs: int, autoreset: str, threads: int, copy: bool) -> None:
        if autoreset not in MODES:
            raise BadEnvironment(
                "mistake-environment-value", name="autoreset", value=str(autoreset), possible=", ".join(MODES)
            )
        num_envs, threads = whole("num_envs", num_envs, 1), whole("threads", threads, 1)
        if (wish.setup.game.score if wish.rewards == SCORE else wish.setup.game.worth) is None:
            raise BadEnvironment("mistake-environment-worth", game=wish.setup.game.id)
        self.wish = wish
        self.num_envs = num_envs
        self.players = wish.setup.seats
        self.autoreset = autoreset
        self.metadata = {"autoreset_mode": MODES[autoreset], "render_modes": ["ansi"]}
        self.render_mode = wish.render_mode
        self.copy = copy
        self.single_observation_space = spaces.observations(wish)
        self.single_action_space = spaces.actions(wish)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setup = wish.setup
        self.batch = Batch(setup.game, setup, range(num_envs), resets=RESETS[autoreset], threads=threads)
        observing = self.players if wish.is_perfect else 1
        self.gains = self.batch.gains(wish.rewards == SCORE, observing)
        self.seat = self.batch.seat
        self.question = self.batch.question
        self.mask: npt.NDArray[np.int8] = self.batch.mask.view(np.int8)
        self._own = np.zeros((num_envs, self.batch.observation.length), np.int32)
        self._rows = np.arange(num_envs)
        self.observation: npt.NDArray[np.int32] = self._own
        if wish.is_perfect:
            self.observation = np.zeros((num_envs, self.players, self.batch.observation.length), np.int32)
        self.seat_rewards = np.zeros((num_envs, self.players))
        self.won = np.zeros((num_envs, self.players))
        self.terminations: Flags = np.zeros(num_envs, np.bool_)
        self.truncations: Flags = np.zeros(num_envs, np.bool_)
        self._started = False

    def reset(
        self,
        *,
        seed: int | np.integer[Any] | Sequence[int | bytes] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Lay tables out anew: that of game `i` with the seed `seed + i`, or by a list of seeds.

        A seed of a list is a number, or the 32 bytes of a key of the dice.  `options["reset_mask"]` says which games
        begin anew, if not all do.
        """
        if isinstance(seed, np.integer):
            seed = int(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds: Sequence[int | bytes]
        if seed is None:
            drawn = self.np_random.bytes(KEY * self.num_envs)
            seeds = [drawn[at : at + KEY] for at in range(0, len(drawn), KEY)]
        else:
            seeds = range(seed, seed + self.num_envs) if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs:
            raise BadEnvironment(
                "mistake-environment-value", name="seed", value=str(len(seeds)), possible=f"{self.num_envs} seeds"
            )
        anew = self._anew(options)
        if anew.all():
            self.batch.start(seeds)
        else:
            for place in np.flatnonzero(anew).tolist():
                self.batch.start([seeds[place]], place)
        self.batch.observe(self._own)
        self._started = True
        self.seat_rewards[:] = self.won[:] = 0
        self.terminations[:] = self.truncations[:] = False
        self._look_round()
        return self._observed(), self._infos()

    def _anew(self, options: dict[str, Any] | None) -> Flags:
        """Return which games a reset begins anew: all of them, before the first one."""
        anew: Flags = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            wanted = np.asarray(options["reset_mask"])
            if wanted.shape != anew.shape or wanted.dtype != np.bool_:
                possible = f"{self.num_envs} of True and False"
                raise BadEnvironment(
                    "mistake-environment-value", name="reset_mask", value=str(wanted), possible=possible
                )
            anew = wanted if self._started else anew
        return anew

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observed, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Answer in every game for the seat that is asked."""
        if not self._started:
            raise BadEnvironment("mistake-environment-nobody")
        acted = np.maximum(self.seat, 0)
        if self.wish.illegal == FIRST:
            actions = self._legal(np.asarray(actions))
        self.batch.step(actions, out=self._own)
        ended = self.gains.ended
        over = np.flatnonzero(ended)
        gains, cooperative = self.gains.scores, self.wish.setup.game.cooperative
        self.won[:] = 0
        self.won[over] = self.gains.worths[over] / rewards.WIN
        if gains is not None:
            self.seat_rewards[:] = rewards.of_gains(gains, cooperative)
        else:
            self.seat_rewards[:] = 0
            self.seat_rewards[over] = rewards.of_gains(self.won[over], cooperative)
        np.equal(ended, TRUNCATED, out=self.truncations)
        np.logical_xor(ended != 0, self.truncations, out=self.terminations)
        self._look_round()
        infos = self._ended(over) if len(over) else {}
        rewarded = self.seat_rewards[self._rows, acted]
        flags = (self.terminations, self.truncations)
        terminated, truncated = (each.copy() for each in flags) if self.copy else flags
        return self._observed(), rewarded, terminated, truncated, {**self._infos(), **infos}

    # --- What is seen ----------------------------------------------------------------------------------------------

    def _ended(self, over: npt.NDArray[Any]) -> dict[str, Any]:
        """Show what was observed last: in its place where the game begins anew later, else apart."""
        last = self.gains.last if self.wish.is_perfect else self.gains.last[:, 0]
        if self.autoreset != "same_step":
            self.observation[over] = last[over]
            return {}
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.mask.shape[1], np.int8)
        for place in over.tolist():
            final[place] = {spaces.OBSERVATION: last[place].copy(), spaces.MASK: nothing.copy()}
        has = np.zeros(self.num_envs, np.bool_)
        has[over] = True
        return {"final_obs": final, "_final_obs": has}

    def _look_round(self) -> None:
        """Fill the perfect observation: what each seat observes, from the one that is asked on to its left."""
        if not self.wish.is_perfect:
            return
        self.observation[:, 0] = self._own
        for place in range(1, self.players):
            seats = ((self.seat + place) % self.players).astype(np.int32)
            self.observation[:, place] = self.batch.observe(seats=seats)

    def _observed(self) -> Observed:
        if not self.copy:
            return {spaces.OBSERVATION: self.observation, spaces.MASK: self.mask}
        return {spaces.OBSERVATION: self.observation.copy(), spaces.MASK: self.mask.copy()}

    def _infos(self) -> dict[str, Any]:
        infos: Observed = {"seat": self.seat, "question": self.question, "rewards": self.seat_rewards, "won": self.won}
        return {name: each.copy() for name, each in infos.items()} if self.copy else infos

    def _legal(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int32]:
        """Take the first legal action where one is not legal."""
        inside = np.clip(actions, 0, self.mask.shape[1] - 1)
        is_legal = (self.mask[self._rows, inside] == 1) & (inside == actions)
        legal: npt.NDArray[np.int32] = np.where(is_legal, actions, self.mask.argmax(axis=1)).astype(np.int32)
        return legal

    def advise(self, seed: int | bytes, where: npt.ArrayLike | None = None) -> npt.NDArray[np.int32]:
        """Return what the game's own policy would do for whoever is asked in each game, or where it is wanted.

        Elsewhere it says 0.  The seed is that of the chance by which it chooses between what it likes equally.
        """
        return self.batch.advise(seed, where)

    def sides(self) -> npt.NDArray[np.int64] | None:
        """Return which side the deal put each seat on, a row for each game; None in a game without sides.

        The deal may be hidden from the seats: this says who plays for whom, not what anybody knows.
        """
        sides = self.wish.setup.game.sides
        return None if sides is None else np.array([sides(self.state(place)) for place in range(self.num_envs)])

    # --- States ----------------------------------------------------------------------------------------------------

    def state(self, place: int) -> State:
        """Return one of the games as a state of Python's, with everything that is hidden in it."""
        return self.batch.state(place)

    def save(self) -> list[dict[str, Any]]:
        """Return all games as JSON can hold them."""
        return [self.batch.state(place).freeze() for place in range(self.num_envs)]

    def load(self, saved: Sequence[dict[str, Any]]) -> tuple[Observed, dict[str, Any]]:
        """Go on from games that were saved, and return what is observed."""
        setup = self.wish.setup
        if len(saved) != self.num_envs:
            raise BadEnvironment("mistake-environment-saved", game=setup.game.id)
        for place, frozen in enumerate(saved):
            self.batch.put(place, setup.game.thaw(setup, frozen))
        self.batch.observe(self._own)
        self._started = True
        self._look_round()
        return self._observed(), self._infos()

    def render(self) -> tuple[str, ...] | None:
        """Return what whoever is asked in each game sees, in words."""
        from duskhall.envs.match import Match

        if self.render_mode is None:
            return None
        texts = []
        for place in range(self.num_envs):
            match = Match(self.wish)
            match.become(self.batch.state(place), [], [])
            texts.append(match.text(None if match.is_over else match.seat))
        return tuple(texts)
