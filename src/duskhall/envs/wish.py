"""What somebody wants of an environment, the game's own settings apart, checked before anything is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from duskhall.envs.extra import BadEnvironment, whole
from duskhall.games import find
from duskhall.kernel.content import load_file
from duskhall.kernel.setup import Setup

TERMINAL, SCORE = "terminal", "score"
OWN, PERFECT = "own", "perfect"
REFUSE, FIRST = "refuse", "first"
POSSIBLE: Final[Mapping[str, tuple[str | None, ...]]] = {
    "rewards": (TERMINAL, SCORE),
    "observations": (OWN, PERFECT),
    "illegal": (REFUSE, FIRST),
    "render_mode": (None, "ansi", "rgb_array"),
}


@dataclass(frozen=True)
class Wish:
    """A setup with its limits on, and how it is played.

    `rewards`: "terminal", for winning, or "score", for every change of the scores.  `observations`: "own", what a seat
    observes, or "perfect", what all seats do.  `illegal`: an action that is not legal is refused ("refuse"), or the
    first one that is legal is taken in its place ("first").
    """

    setup: Setup
    rewards: str = TERMINAL
    observations: str = OWN
    illegal: str = REFUSE
    render_mode: str | None = None

    @classmethod
    def of(cls, game_id: str, players: int | None, wishes: Mapping[str, Any]) -> "Wish":
        """Return what is wished for; everything that has no name of its own here is a setting of the game."""
        game = find(game_id)
        chosen = {name: wishes[name] for name in POSSIBLE if name in wishes}
        for name, value in chosen.items():
            if value not in POSSIBLE[name]:
                possible = ", ".join(str(each) for each in POSSIBLE[name])
                raise BadEnvironment("mistake-environment-value", name=name, value=str(value), possible=possible)
        content = wishes.get("content")
        settings = {name: value for name, value in wishes.items() if name not in POSSIBLE and name != "content"}
        data = load_file(game, content) if isinstance(content, str) else content
        seats = game.usual_seats if players is None else whole("players", players, 1)
        setup = game.setup(seats, settings, data, simulation=True)
        return cls(setup, **chosen)

    def __deepcopy__(self, memo: Any) -> "Wish":
        """Return itself: nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Let it be pickled: what it was made of, since a game itself cannot be."""
        setup = self.setup
        own = setup.game.setup(setup.seats).content.digest == setup.content.digest
        wishes = {name: getattr(self, name) for name in POSSIBLE}
        content = None if own else dict(setup.content.data)
        return Wish.of, (setup.game.id, setup.seats, {**setup.settings, **wishes, "content": content})

    @property
    def is_perfect(self) -> bool:
        """Whether every seat observes what all of them do."""
        return self.observations == PERFECT
