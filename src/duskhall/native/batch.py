"""Many games at once, in C++: what is asked in them, legal options and answers as arrays of NumPy.

    batch = Batch("dungeon-cards", setup, seeds=range(1024))
    while (batch.seat >= 0).any():
        batch.step(my_choice(batch.seat, batch.question, batch.mask))

An action is the number of (question, option) in the flat action space of the setup (`Setup.action`).  Any game of a
batch can become a Python state, be played on there, and come back.
"""

import ctypes
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from duskhall.games import find
from duskhall.kernel.counting import counted_of
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.observation import observation_of
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.native.library import OUTSIDE, NativeSetup, Number, Pointer, library

KEY = 32  # bytes
LATER: Final = 2  # `resets`, as library.h knows it


class BadBatch(Mistake):
    """A batch is given what it cannot take: the sentence names the buffer, the game or the seed."""


class _Seen(ctypes.Structure):
    """Where the library writes what is asked; `Seen` in library.h."""

    _fields_ = tuple(
        (name, Pointer) for name in ("seat", "question", "number", "ended", "decisions", "finished", "mask")
    )


class Rows(ctypes.Structure):
    """Where the library writes what is observed; `Observed` in library.h."""

    _fields_ = (("out", Pointer), ("length", Number), ("parts", Pointer))


class Trials(ctypes.Structure):
    """Ways to go on from games of a batch; `Trials` in library.h."""

    _fields_ = (
        ("number", Number), ("from", Pointer), ("answers", Pointer), ("length", Number), ("plans", Pointer),
        ("planned", Number), ("planner", Number), ("beat", Number), ("numbers", Pointer),
        ("key", ctypes.c_char_p), ("at_random", Pointer), ("question", Number), ("times", Number), ("most", Number),
        ("redrawn", Number), ("worths", Pointer), ("decisions", Pointer),
    )  # fmt: skip


class _Gains(ctypes.Structure):
    """Where the library writes what a step brings; `Gains` in library.h."""

    _fields_ = (*((name, Pointer) for name in ("ended", "worths", "scores", "last")), ("seats", Number))


class Gains(NamedTuple):
    """What the last step brought, a row for each game.

    `ended` says how a game ended in it (1 over, 2 cut short, else 0); there `worths` has how well every seat stands,
    out of a thousand, and `last` what the seat that answered observes, and then others to its left.  `scores` has by
    how much every score changed.
    """

    ended: npt.NDArray[np.int32]
    worths: npt.NDArray[np.int32]
    scores: npt.NDArray[np.int32] | None
    last: npt.NDArray[np.int32]


class Batch:
    """So many games of one setup, each with a seed of its own.

    These arrays always show how the games stand: `seat`, who is asked (-1: the game is over), `question`, its number,
    `number`, which the ask has besides, `ended`, `decisions` and `finished` so far, and `mask`, a byte per action, 1
    where it is legal.  With `resets` a game that is over begins anew with the key that follows its own
    (`next_key`): at once, or, where it is "later", in the next step, whose answer then does not count.  With `counts`
    what the rules tell is counted, in a row for each game (`Counted` says what is where);
    games that follow one another in a place add up.  `threads` share the work of every call.
    """

    def __init__(
        self,
        game: Game | str,
        setup: Setup,
        seeds: Iterable[int | bytes],
        *,
        resets: bool | Literal["later"] = False,
        threads: int = 1,
        masks: bool = True,
        counts: bool = False,
    ) -> None:
        """Lay out a table for every seed: 32 bytes, the key of its dice, or a number of which one is made."""
        found = find(game) if isinstance(game, str) else game
        if setup.game is not found:
            raise BadBatch("mistake-native-game", game=found.id, other=setup.game.id)
        keys = keys_of(seeds)
        if not keys:
            raise BadBatch("mistake-native-empty")
        self.setup = setup
        self.library = library(found)
        self.games = len(keys)
        self.resets, self.threads = LATER if resets == "later" else int(resets), threads
        self._shared = NativeSetup(self.library, setup)
        self.observation = observation_of(setup)
        self._parts = np.array(self.observation.offsets, np.int64)
        self._rows = Rows(None, self.observation.length, self._parts.ctypes.data)
        self._pointer: int | None = self.library.call("batch")(self._shared.pointer, self.games)
        if self._pointer is None:
            raise MemoryError(f"there is no room for {self.games} games")
        self.seat, self.question, self.number, self.ended = (np.zeros(self.games, np.int32) for _ in range(4))
        self.decisions, self.finished = (np.zeros(self.games, np.int64) for _ in range(2))
        self.mask = np.zeros((self.games, setup.actions if masks else 0), np.uint8)
        self.counted = counted_of(setup)
        self.counts = np.zeros((self.games, self.counted.length), np.int32) if counts else None
        if self.counts is not None:
            offsets = np.array(self.counted.offsets, np.int64)
            given = (self.counts.ctypes.data, self.counted.length, offsets.ctypes.data, len(offsets))
            self.library.call("count")(self._pointer, *given)
        self._watch()
        self.start(keys)

    @property
    def pointer(self) -> int:
        """Where the library holds the games, for calls that concern one of them."""
        assert self._pointer is not None
        return self._pointer

    def __del__(self) -> None:
        if getattr(self, "_pointer", None) is not None:
            self.library.call("drop_batch")(self._pointer)
            self._pointer = None

    def start(self, seeds: Iterable[int | bytes], first: int = 0) -> None:
        """Lay out tables anew, from the first of these games on."""
        keys = b"".join(keys_of(seeds))
        last = first + len(keys) // KEY
        self._place(first, last)
        self.decisions[first:last] = 0
        self.finished[first:last] = 0
        self._check(self.library.call("start")(self._pointer, first, last, keys, self.threads))

    def step(
        self,
        actions: npt.ArrayLike,
        seats: npt.ArrayLike | None = None,
        out: npt.NDArray[np.int32] | None = None,
    ) -> None:
        """Answer the next ask of every game with an action; what is said for a game that is over does not count.

        Where several are asked, `seats` may say who answers.  Where one is not legal nothing is done, in any game.
        Then who is asked next observes into `out`, as `observe` does, and quicker: the game is still at hand.
        """
        given = self._buffer("actions", actions, np.int32, (self.games,))
        by = None if seats is None else self._buffer("seats", seats, np.int32, (self.games,))
        whose = None if by is None else by.ctypes.data
        seen = None if out is None else self._into(out)
        call = self.library.calls.duskhall_step
        self._check(call(self._pointer, 0, self.games, given.ctypes.data, whose, self.resets, seen, self.threads))

    def gains(self, scores: bool = False, observing: int = 1) -> Gains:
        """Return arrays that every step from now on fills with what it brought.

        Changes of scores are worked out only if wanted; so many seats observe the end of a game.
        """
        seats = (self.games, self.setup.seats)
        gains = Gains(
            np.zeros(self.games, np.int32),
            np.zeros(seats, np.int32),
            np.zeros(seats, np.int32) if scores else None,
            np.zeros((self.games, observing, self.observation.length), np.int32),
        )
        given = _Gains(*(None if each is None else each.ctypes.data for each in gains), observing)
        self.library.call("gain")(self._pointer, ctypes.byref(given))
        self._gains = gains  # which the library writes into, so it has to stay
        return gains

    def play_out(self, seeds: Iterable[int | bytes], policy: Iterable[int] = ()) -> npt.NDArray[np.int64]:
        """Play every game to its end, each with dice of its own for its choices; return how many that were.

        The seats of `policy` answer as the game's policy does (`Game.policy`), all others at random.
        """
        keys = b"".join(keys_of(seeds))
        if len(keys) != self.games * KEY:
            raise BadBatch("mistake-native-seeds", seeds=len(keys) // KEY, games=self.games)
        decisions = np.zeros(self.games, np.int64)
        given = (keys, decisions.ctypes.data, self.threads)
        seats = sum(1 << seat for seat in set(policy))
        if not seats:
            self._check(self.library.call("play_out")(self._pointer, 0, self.games, *given))
        elif self.setup.game.policy is None:
            raise BadBatch("mistake-native-policy", game=self.setup.game.id)
        else:
            self._check(self.library.call("play_by_policy")(self._pointer, 0, self.games, seats, *given))
        self.decisions += decisions
        self.finished += 1
        return decisions

    def play_on(self, keys: npt.NDArray[np.uint8], most: int) -> npt.NDArray[np.int64]:
        """Let the game's policy answer for everybody, at most so often, with dice of these keys, a row for each game.

        Return how many decisions each game took.
        """
        if self.setup.game.policy is None:
            raise BadBatch("mistake-native-policy", game=self.setup.game.id)
        given = self._buffer("keys", keys, np.uint8, (self.games, KEY))
        decisions = np.zeros(self.games, np.int64)
        call = self.library.call("play_on")
        self._check(call(self._pointer, 0, self.games, given.tobytes(), most, decisions.ctypes.data, self.threads))
        self.decisions += decisions
        self.finished += (self.seat < 0) & (decisions > 0)
        return decisions

    def standings(self) -> npt.NDArray[np.int64]:
        """Return how well each seat stands (`Game.worth`), a row for each game."""
        out = np.zeros((self.games, self.setup.seats), np.int64)
        self._check(self.library.call("standings")(self._pointer, 0, self.games, out.ctypes.data, self.threads))
        return out

    def observe(
        self, out: npt.NDArray[np.int32] | None = None, seats: npt.ArrayLike | None = None
    ) -> npt.NDArray[np.int32]:
        """Write into `out`, or a new array, what the seat that is asked in each game observes, or that of `seats`.

        A row is laid out as `Observation` says; it is 0 where a game is over, unless a seat is given.
        """
        if out is None:
            out = np.empty((self.games, self.observation.length), np.int32)
        by = None if seats is None else self._buffer("seats", seats, np.int32, (self.games,))
        if by is not None and (by >= self.setup.seats).any():
            raise BadBatch("mistake-native-buffer", buffer="seats", wanted=f"0-{self.setup.seats - 1}", got=by.max())
        whose = None if by is None else by.ctypes.data
        call = self.library.calls.duskhall_observe
        self._check(call(self._pointer, 0, self.games, whose, self._into(out), self.threads))
        return out

    def play_minds(self, seeds: Iterable[int | bytes], most: int) -> npt.NDArray[np.int64]:
        """Play every game to its end, or to `most` decisions and one; return how many decisions each took.

        Each seat chooses with dice of its own: the seeds are those of all seats of the first game, then of the next.
        """
        keys = b"".join(keys_of(seeds))
        if len(keys) != self.games * self.setup.seats * KEY:
            raise BadBatch("mistake-native-seeds", seeds=len(keys) // KEY, games=self.games * self.setup.seats)
        decisions = np.zeros(self.games, np.int64)
        call = self.library.call("play_minds")
        self._check(call(self._pointer, 0, self.games, keys, most, decisions.ctypes.data, self.threads))
        self.decisions += decisions
        self.finished += self.seat < 0
        return decisions

    def advise(self, seed: int | bytes, where: npt.ArrayLike | None = None) -> npt.NDArray[np.int32]:
        """Return what the game's policy (`Game.policy`) would answer the next ask of each game, as actions.

        It is asked in the games of `where` alone, all by default; elsewhere, and in games that are over, it says 0.
        """
        if self.setup.game.policy is None:
            raise BadBatch("mistake-native-policy", game=self.setup.game.id)
        wanted = np.ones(self.games, np.uint8)
        if where is not None:
            wanted = self._buffer("where", np.asarray(where).astype(np.uint8), np.uint8, (self.games,))
        actions = np.zeros(self.games, np.int32)
        call = self.library.call("advise")
        self._check(call(self._pointer, wanted.ctypes.data, key_of(seed), actions.ctypes.data, self.threads))
        return actions

    # --- States, out and in --------------------------------------------------------------------------------------

    def numbers(self, place: int) -> list[int]:
        """Return a game as numbers, in the order of its declared fields."""
        self._place(place, place + 1)
        save, room = self.library.call("save"), getattr(self, "_room", 1024)
        while True:
            out = (Number * room)()
            used: int = save(self._pointer, place, out, room)
            if used <= room:
                return out[:used]
            self._room = room = used * 2

    def state(self, place: int) -> State:
        """Return a game as a state of Python's, to look at, to store or to play on."""
        return self.library.images.state_of(self.setup, self.numbers(place))

    def put(self, place: int, state: State) -> None:
        """Let a game of the batch be this state."""
        self._place(place, place + 1)
        if state.setup.game is not self.setup.game or state.seats != self.setup.seats or len(state.dice.key) != KEY:
            raise BadBatch("mistake-native-state", game=self.setup.game.id)
        numbers = self.library.images.numbers(state)
        given = (Number * len(numbers))(*numbers)
        self._check(self.library.call("restore")(self._pointer, place, given, len(numbers)))

    def copy(self, place: int, to: "Batch", first: int = 0, times: int = 1) -> None:
        """Copy a game to one or more places of a batch of the same setup, this one or another."""
        if to.setup is not self.setup:
            raise BadBatch("mistake-native-state", game=to.setup.game.id)
        what = self.library.call("copy")(to._pointer, first, self._pointer, place, times)
        if what == OUTSIDE:
            raise BadBatch("mistake-native-place", place=max(place, first + times - 1), games=to.games)
        to._watch()

    def digests(self) -> npt.NDArray[np.uint64]:
        """Return a digest of all fields of every game, the same on every machine."""
        found = np.zeros(self.games, np.uint64)
        self.library.call("digests")(self._pointer, found.ctypes.data)
        return found

    # -------------------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Tell the library where the arrays are; it fills them at once."""
        arrays = (self.seat, self.question, self.number, self.ended, self.decisions, self.finished, self.mask)
        seen = _Seen(*(each.ctypes.data if each.size else None for each in arrays))
        self._check(self.library.call("watch")(self._pointer, ctypes.byref(seen), self.threads))

    def _check(self, what: int) -> None:
        if what:
            assert self._pointer is not None
            raise self.library.failed(self._pointer, what)

    def _place(self, first: int, last: int) -> None:
        if not 0 <= first < last <= self.games:
            raise BadBatch("mistake-native-place", place=last - 1, games=self.games)

    def _into(self, out: npt.NDArray[np.int32]) -> Any:
        """Return where the library writes what is observed, or say what the array must be."""
        shape = (self.games, self.observation.length)
        if out.shape != shape or out.dtype != np.int32 or not out.flags.c_contiguous or not out.flags.writeable:
            raise BadBatch(
                "mistake-native-buffer", buffer="out", wanted=form(shape, np.int32), got=form(out.shape, out.dtype)
            )
        self._rows.out = out.ctypes.data
        return ctypes.byref(self._rows)

    def _buffer(self, name: str, given: npt.ArrayLike, sort: type, shape: tuple[int, ...]) -> npt.NDArray[Any]:
        """Return what was given as an array that the library can read, or say what it must be."""
        if isinstance(given, np.ndarray) and given.dtype == sort and given.shape == shape and given.flags.c_contiguous:
            return given
        array = np.asarray(given)
        if array.shape != shape or not np.issubdtype(array.dtype, np.integer):
            wanted, got = form(shape, sort), form(array.shape, array.dtype)
            raise BadBatch("mistake-native-buffer", buffer=name, wanted=wanted, got=got)
        return np.ascontiguousarray(array, sort)


def form(shape: tuple[int, ...], sort: Any) -> str:
    """Say what an array is."""
    return f"{'x'.join(map(str, shape))} {np.dtype(sort).name}"


def keys_of(seeds: Iterable[int | bytes]) -> list[bytes]:
    """Return the keys of the dice that seeds stand for."""
    return [seed if type(seed) is bytes and len(seed) == KEY else key_of(seed) for seed in seeds]


def key_of(seed: int | bytes) -> bytes:
    """Return the key of the dice that a seed stands for."""
    if isinstance(seed, bytes):
        if len(seed) != KEY:
            raise BadBatch("mistake-native-key", bytes=len(seed))
        return seed
    return sha256(f"duskhall batch {seed}".encode()).digest()


def next_key(key: bytes) -> bytes:
    """Return the key of the game that follows one with this key, where a batch resets its games."""
    return sha256(key + b"\xff" * 8).digest()
