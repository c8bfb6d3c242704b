"""What the environments that play one game have in common: seeds, pictures, copies."""

import os
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from duskhall.envs import spaces
from duskhall.envs.extra import BadEnvironment
from duskhall.envs.match import Match
from duskhall.envs.wish import Wish
from duskhall.kernel.dice import Dice
from duskhall.native.batch import KEY, key_of, next_key

RENDER_MODES: Final = ("ansi", "rgb_array")

Observed = dict[str, npt.NDArray[Any]]


class Playing:
    """An environment of one game; `match` is the game itself."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.match = Match(wish)
        self.render_mode = wish.render_mode
        self._key = b""

    def begin(self, seed: int | None) -> None:
        """Lay the table out: by a seed, or as the game that follows the last one, or by chance."""
        if seed is not None:
            self._key = key_of(seed)
        else:
            self._key = next_key(self._key) if self._key else os.urandom(KEY)
        self.match.begin(Dice(self._key))

    def seen(self, seat: int) -> Observed:
        """Return what a seat observes, with its mask."""
        return {spaces.OBSERVATION: self.match.observe(seat), spaces.MASK: self.match.mask(seat)}

    def perfect(self) -> npt.NDArray[np.int32]:
        """Return a row of what each seat observes, from seat 0 on: what nobody may know who plays, for training."""
        return self.match.perfect()

    def text(self, seat: int) -> str:
        """Return in words what a seat sees, and what it is asked."""
        self._check(seat)
        return self.match.text(seat)

    def information_state(self, seat: int) -> str:
        """Return everything that a seat knows and remembers."""
        self._check(seat)
        return self.match.information(seat)

    def picture(self) -> str | npt.NDArray[np.uint8]:
        """Return what whoever is asked sees, in words or as a picture of these words."""
        if self.render_mode is None:
            raise BadEnvironment("mistake-environment-render", possible=", ".join(RENDER_MODES))
        text = self.match.text(None if self.match.is_over else self.match.seat)
        if self.render_mode == "ansi":
            return text
        from duskhall.envs.pictures import picture

        return picture(text)

    def save(self) -> bytes:
        """Return the game as bytes, with everything that is hidden in it."""
        return self.match.save()

    def copied_to(self, other: Self) -> Self:
        """Let another environment of the same wish play on from here on its own."""
        other.match = self.match.clone()
        other._key = self._key
        return other

    def _check(self, seat: int) -> None:
        if not 0 <= seat < self.match.players:
            raise BadEnvironment("mistake-environment-seat", seat=seat, players=self.match.players)
