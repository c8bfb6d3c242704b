"""A game as PettingZoo knows games: one agent after another, or all at once."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv

from duskhall.envs import spaces
from duskhall.envs.extra import BadEnvironment
from duskhall.envs.playing import RENDER_MODES, Observed, Playing
from duskhall.envs.wish import Wish

VERSION: Final = "v0"


class _Zoo(Playing):
    """Agents, spaces and pictures: `player_0` is seat 0."""

    def __init__(self, wish: Wish, is_parallelizable: bool) -> None:
        super().__init__(wish)
        self.metadata: dict[str, Any] = {
            "name": f"{wish.setup.game.id.replace('-', '_')}_{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": is_parallelizable,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(wish.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: spaces.observations(wish) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions(wish) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.int32]:
        """Return what all seats observe, one after another: for training only."""
        return self.perfect().reshape(-1)

    def render(self) -> Any:
        return self.picture()

    def close(self) -> None:
        """Hold nothing that would have to be closed."""

    def seat_of(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.possible_agents.index(agent)


class Turns(_Zoo, AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """Whoever is asked is the agent that acts; who is asked together with others answers in turn, sealed."""

    def __init__(self, wish: Wish) -> None:
        super().__init__(wish, wish.setup.game.simultaneous)
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self._sit_down()

    def _sit_down(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()

    def observe(self, agent: str) -> Observed:
        return self.seen(self.seat_of(agent))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise BadEnvironment("mistake-environment-nobody")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.match.rewards().tolist()))
        self._accumulate_rewards()
        self._look()

    def _look(self) -> None:
        """See who is asked now, or that it is over."""
        if not self.match.is_over:
            self.agent_selection = self.possible_agents[self.match.seat]
            return
        truncated = self.match.is_truncated
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.agent_selection = self.agents[0]

    def clone(self) -> "Turns":
        """Return the same game in an environment of its own."""
        other = self.copied_to(Turns(self.wish))
        other.agents = self.agents[:]
        other.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        return other

    def load(self, saved: bytes) -> None:
        """Go on from what an environment like this one saved, with nothing gained yet."""
        self.match.load(saved)
        self._sit_down()


class Together(_Zoo, ParallelEnv):  # type: ignore[misc]  # likewise
    """All who are asked at the same time act at the same time; what the others answer does not count."""

    def __init__(self, wish: Wish, max_cycles: int | None = None) -> None:
        if not wish.setup.game.simultaneous:
            raise BadEnvironment("mistake-environment-sealed", game=wish.setup.game.id)
        super().__init__(wish, True)
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._sit_down()

    def _sit_down(self) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observed]:
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise BadEnvironment("mistake-environment-nobody")
        asked = [(ask.seat, self.possible_agents[ask.seat]) for ask in self.match.state.pending()]
        missing = [agent for _, agent in asked if agent not in actions]
        if missing:
            raise BadEnvironment("mistake-environment-missing", agents=", ".join(missing))
        for seat, agent in asked:
            self.match.check(actions[agent], seat)
        gained = np.zeros(self.match.players)
        for seat, agent in asked:
            if self.match.ask(seat) is not None:  # else somebody's answer before closed it
                self.match.act(actions[agent], seat)
                gained += self.match.rewards()
        self._cycles += 1
        over = self.match.is_over
        cut = over and self.match.is_truncated
        cut = cut or (not over and self.max_cycles is not None and self._cycles >= self.max_cycles)
        agents = self.agents
        if over or cut:
            self.agents = []
        return (
            self._observed(),
            dict(zip(agents, gained.tolist())),
            dict.fromkeys(agents, over and not cut),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def clone(self) -> "Together":
        """Return the same game in an environment of its own."""
        other = self.copied_to(Together(self.wish, self.max_cycles))
        other.agents = self.agents[:]
        other._cycles = self._cycles
        return other

    def load(self, saved: bytes) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Go on from what an environment like this one saved, and return what is observed."""
        self.match.load(saved)
        return self._sit_down()
