"""One seat of a game as Gymnasium knows environments; bots play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from duskhall import minds
from duskhall.envs import spaces
from duskhall.envs.extra import BadEnvironment, whole
from duskhall.envs.playing import RENDER_MODES, Observed, Playing
from duskhall.envs.wish import Wish
from duskhall.games import GAMES
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Mind, Seat
from duskhall.native.batch import key_of


class Alone(Playing, gymnasium.Env[Any, Any]):
    """A seat that is asked, observes, and acts; between its questions the bots have played."""

    def __init__(self, wish: Wish, seat: int, bots: str | Sequence[str]) -> None:
        super().__init__(wish)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self._check(whole("seat", seat))
        self.seat = seat
        self.bots = self._named(bots)
        self.observation_space = spaces.observations(wish)
        self.action_space = spaces.actions(wish)
        self._players: dict[int, Mind] = {}
        self._gained = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        gymnasium.Env.reset(self, seed=seed)
        self.begin(seed)
        self._seat_bots()
        self._let_bots_play()
        while self.match.is_over:  # without this seat having been asked anything
            self.begin(None)
            self._seat_bots()
            self._let_bots_play()
        return self.seen(self.seat), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Answer, let the bots play on, and see what this seat observes when it is asked again, or in the end."""
        self._gained = 0.0
        self._act(action, self.seat)
        self._let_bots_play()
        over, truncated = self.match.is_over, self.match.is_truncated
        return self.seen(self.seat), self._gained, over and not truncated, truncated, {}

    def render(self) -> Any:
        return self.picture()

    def close(self) -> None:
        """Hold nothing that would have to be closed."""

    def clone(self) -> "Alone":
        """Return the same game in an environment of its own; its bots begin with other dice."""
        other = self.copied_to(Alone(self.wish, self.seat, self.bots))
        other._seat_bots()
        return other

    def __deepcopy__(self, memo: Any) -> "Alone":
        """Return the same game, as `clone` does."""
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Let it be pickled without its bots, who begin anew."""
        return {**self.__dict__, "_players": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seat_bots()

    def load(self, saved: bytes) -> tuple[Observed, dict[str, Any]]:
        """Go on from what an environment like this one saved, and return what is observed."""
        self.match.load(saved)
        self._key = self.match.state.dice.key
        self._seat_bots()
        self._let_bots_play()
        return self.seen(self.seat), {}

    # --- The others ------------------------------------------------------------------------------------------------

    def _named(self, bots: str | Sequence[str]) -> list[str]:
        others = self.match.players - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise BadEnvironment("mistake-environment-bots", players=others, names=len(names))
        for name in names:
            minds.find(self.wish.setup.game.id, name)  # or says which ones there are
        return names

    def _seat_bots(self) -> None:
        game, names = self.wish.setup.game, self.bots[:]
        names.insert(self.seat, "")
        self._players = {
            seat: minds.find(game.id, name)(game, seat, Dice(key_of(int.from_bytes(self._key) + seat + 1)))
            for seat, name in enumerate(names)
            if seat != self.seat
        }

    def _let_bots_play(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        match = self.match
        while not match.is_over and match.ask(self.seat) is None:
            seat = match.seat
            ask = match.ask(seat)
            assert ask is not None
            heard = [event for event in match.events if event.hears(seat)]
            option = self._players[seat].choose(Seat(match.state, ask, heard))
            self._act(match.setup.action(ask.question, option), seat)

    def _act(self, action: Any, seat: int) -> None:
        self.match.act(action, seat)
        self._gained += float(self.match.rewards()[self.seat])


def register() -> list[str]:
    """Let `gymnasium.make` know every game."""
    names = []
    for game_id in GAMES:
        name = f"duskhall/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "duskhall.envs:single",
                vector_entry_point="duskhall.envs:vector",
                kwargs={"game": game_id},
                disable_env_checker=True,
            )
        names.append(name)
    return names
