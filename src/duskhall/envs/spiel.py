"""The games as OpenSpiel knows games: turn by turn, with every draw of the dice a chance node.

    register()
    game = pyspiel.load_game("duskhall_bloodborne_card(players=3,round_limit=5)")

Sealed answers are given one after another, and nobody sees them before the last one.  While chance has not settled a
step, everybody observes the table as it was before.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from duskhall.envs import rewards
from duskhall.envs.course import Course
from duskhall.envs.match import Match
from duskhall.envs.wish import SCORE, TERMINAL, Wish
from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.observation import observation_of
from duskhall.kernel.setup import Setup

MOST_OUTCOMES: Final = 256  # of one draw
MOST_POINTS: Final = 10_000.0


def short_name(game_id: str) -> str:
    """Return the name by which OpenSpiel loads a game."""
    return f"duskhall_{game_id.replace('-', '_')}"


def register(own: Mapping[str, tuple[str, Mapping[str, Any]]] | None = None) -> list[str]:
    """Let `pyspiel.load_game` know every game, and those with content of one's own by other names."""
    known = set(pyspiel.registered_names())
    wanted = {short_name(game_id): (game_id, None) for game_id in GAMES} | dict(own or {})
    for name, (game_id, content) in wanted.items():
        if name not in known:
            _register(name, find(game_id), content)
    return list(wanted)


def _register(name: str, game: Game, content: Mapping[str, Any] | None) -> None:
    """Register a class for a game, which OpenSpiel makes from its parameters alone."""

    class SpielGame(DuskhallGame):
        GAME, TYPE, CONTENT = game, _type_of(name, game), content

    pyspiel.register_game(SpielGame.TYPE, SpielGame)


def _loaded(name: str) -> Any:
    register()
    return pyspiel.load_game(name)


def _type_of(name: str, game: Game) -> Any:
    kinds = pyspiel.GameType
    parameters = {
        setting.name: setting.default if setting.in_simulation is None else setting.in_simulation
        for setting in game.settings
    }
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Duskhall {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if game.hidden_information
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "rewards": TERMINAL, "content": "", **parameters},
    )


class DuskhallGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """A game with its players and settings."""

    GAME: Game
    TYPE: Any
    CONTENT: Mapping[str, Any] | None = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.GAME
        given = dict(params or {})
        wishes = {name: value for name, value in given.items() if name != "players"}
        wishes["content"] = wishes.get("content") or self.CONTENT
        self.wish = Wish.of(game.id, given.get("players"), wishes)
        most = MOST_POINTS if self.wish.rewards == SCORE else 1.0
        info = {} if game.cooperative else {"utility_sum": 0.0}
        super().__init__(
            self.TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.wish.setup.actions,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=self.wish.setup.seats,
                min_utility=0.0 if game.cooperative else -most,
                max_utility=most,
                max_game_length=game.longest,
                **info,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled by its name and parameters."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> "DuskhallState":
        """Return the state before anything is drawn."""
        return DuskhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Return what observes states: everything that a player sees, or remembers; nothing less."""
        if iig_obs_type is None:
            return Observer(self.wish.setup, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.wish.setup, iig_obs_type.perfect_recall)


class DuskhallState(pyspiel.State):  # type: ignore[misc]
    """A state of the game; `course` is how it goes on."""

    def __init__(self, game: DuskhallGame) -> None:
        super().__init__(game)
        self.course = Course(game.wish)

    def current_player(self) -> Any:
        """Return whose turn it is: a seat's, or chance's."""
        if self.course.draw is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.is_over else self.match.seat

    @property
    def match(self) -> Match:
        """The game itself, while no chance is open."""
        match = self.course.match
        assert match is not None
        return match

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, everything equally likely."""
        draw = self.course.draw
        assert draw is not None
        bound = draw[1]
        return [(value, 1 / bound) for value in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.course.draw is not None:
            self.course.choose(action)
        else:
            self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            draw = self.course.draw
            return f"{draw[3] if draw else 'draw'}: {action}"
        setup = self.course.wish.setup
        place = max(at for at, offset in enumerate(setup.offsets) if offset <= action and setup.domains[at])
        return f"{setup.game.questions[place].name}: {setup.domains[place][action - setup.offsets[place]]}"

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.course.draw is None and self.match.is_over

    def returns(self) -> list[float]:
        """Return what every player is rewarded with, nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.course.wish.setup.seats
        state, wish = self.match.state, self.course.wish
        gained = rewards.scores(state) if wish.rewards == SCORE else rewards.won(state)
        return [float(each) for each in rewards.of_gains(gained, wish.setup.game.cooperative)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "DuskhallState":
        """Return a state that this player cannot tell from this one, what it does not know drawn by the sampler."""
        dice = Dice(sha256(repr([sampler() for _ in range(4)]).encode()).digest())
        world = Match(self.course.wish)
        world.become(self.match.state.imagine(player, dice), self.match.events[:], self.match.answers[:])
        other: DuskhallState = self.get_game().new_initial_state()
        other.course.become(world)
        return other

    def __str__(self) -> str:
        draw, match = self.course.draw, self.course.match
        if draw is not None:
            return f"chance draws below {draw[1]}: {draw[3]}"
        assert match is not None
        return match.text(None if match.is_over else match.seat)


class Observer:
    """What a player sees, as the documented numbers and in words, or everything that it remembers, in words."""

    def __init__(self, setup: Setup, remembers: bool) -> None:
        self._remembers = remembers
        self._observation = observation_of(setup)
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        if not remembers:
            self.tensor = np.zeros(self._observation.length, np.float32)
            for part, offset, size in zip(
                self._observation.parts, self._observation.offsets, self._observation.sizes, strict=True
            ):
                self.dict[part.name] = self.tensor[offset : offset + size]

    def set_from(self, state: DuskhallState, player: int) -> None:
        """Write what this player observes; nothing before the table is laid out."""
        match = state.course.match
        if self.tensor is not None:
            self.tensor[:] = 0 if match is None else self._observation.of(match.state, player)

    def string_from(self, state: DuskhallState, player: int) -> str:
        """Return it in words."""
        match = state.course.match
        if match is None:
            return ""
        return match.information(player) if self._remembers else match.text(player)
