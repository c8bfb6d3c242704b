"""Many games at once on a GPU, one in each thread: the same translated rules, with arrays that stay on the device.

    batch = DeviceBatch("dungeon-cards", setup, seeds=range(1 << 16), resets=True)
    batch.step(my_choice(batch.mask))

The arrays are CuPy's, which JAX and PyTorch read by DLPack.  The extra `duskhall[cuda]` brings CuPy,
which compiles the rules when a game's first batch is made, and keeps what it compiled.
"""

import ctypes
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from duskhall.games import find
from duskhall.kernel.game import Game
from duskhall.kernel.observation import observation_of
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.native.batch import KEY, BadBatch, form, key_of
from duskhall.native.building import NoLibrary, device_source
from duskhall.native.image import Images
from duskhall.native.library import failed

TEAM: Final = 256  # threads of a block that plays
TEAMS: Final = 2  # such blocks that a processor holds at once
AGREE: Final = 24  # threads of a warp that do the same next, and go on at once
TOGETHER: Final = ("start", "step", "play_out")  # what all blocks do in rounds
ALONE: Final = 64  # threads of a block elsewhere
OBSERVED: Final = 32  # games that a block observes, at most
OBSERVERS: Final = 8  # threads for each of them
OBSERVING: Final = 4  # such blocks that a processor holds at once
CELL: Final = 4  # bytes
STACK: Final = 48 * 1024  # bytes of each thread; rules call rules
LARGE: Final = 16 * 1024  # bytes of a state whose rules need more:
DEEP_STACK: Final = 256 * 1024  # if half of the memory is enough for that
LONGEST_NAME: Final = 48


class _Device(ctypes.Structure):
    """What every kernel is given; `Device` in device.h."""

    _fields_ = tuple(
        (name, ctypes.c_int64)
        for name in (
            *("tables", "settings", "number_of_settings", "offsets", "seats", "actions"),
            *("seat", "question", "number", "ended", "decisions", "finished", "mask"),
            *("states", "games", "failure", "rounds", "queues"),
        )
    )


def _cupy() -> Any:
    try:
        import cupy
    except ImportError:
        raise NoLibrary("mistake-native-no-cupy") from None
    return cupy


class _Rules:
    """The rules of a game, compiled for this GPU."""

    def __init__(self, game: Game) -> None:
        cupy = _cupy()
        source, description = device_source(game.id)
        sizes = {"TEAM": TEAM, "TEAMS": TEAMS, "AGREE": AGREE}
        sizes |= {"WATCHING": OBSERVED * OBSERVERS, "WATCHERS": OBSERVING}
        defined = (f"-DDUSKHALL_{name}={size}" for name, size in sizes.items())
        options = ("-std=c++17", "--device-as-default-execution-space", *defined)
        self.module = cupy.RawModule(code=source, options=options)
        self.kernels: dict[str, Any] = {}
        self.description = description
        self.images = Images(game, description)
        self.attributes = cupy.cuda.Device().attributes
        told = cupy.zeros(4, np.int64)
        self.launch("sizes", 1, told)
        self.size, self.rounds, self.chances, self.sorts = (int(each) for each in told.get())
        limit = cupy.cuda.runtime.cudaLimitStackSize
        stack = STACK
        if self.size >= LARGE:
            threads = self.attributes["MultiProcessorCount"] * self.attributes["MaxThreadsPerMultiProcessor"]
            stack = min(DEEP_STACK, cupy.cuda.Device().mem_info[1] // 2 // threads)
        cupy.cuda.runtime.deviceSetLimit(limit, max(stack, cupy.cuda.runtime.deviceGetLimit(limit)))

    def kernel(self, name: str) -> Any:
        """Return a kernel."""
        if name not in self.kernels:
            self.kernels[name] = self.module.get_function(f"duskhall_{name}")
        return self.kernels[name]

    def launch(self, name: str, threads: int, *given: Any) -> None:
        """Run a kernel in at least so many threads, each for itself."""
        self.kernel(name)((-(-threads // ALONE),), (ALONE,), given)

    def launch_together(self, name: str, games: int, *given: Any) -> None:
        """Run a kernel whose blocks wait for each other, in as many threads as there are games or as fit at once."""
        blocks = min(-(-games // TEAM), TEAMS * self.attributes["MultiProcessorCount"])
        self.kernel(name).kernel((blocks,), (TEAM,), given, enable_cooperative_groups=True)

    def launch_observers(self, games: int, length: int, *given: Any) -> None:
        """Run the kernel that observes; a block has room for the rows of its games."""
        row = (length | 1) * CELL
        rows = min(OBSERVED, self.attributes["MaxSharedMemoryPerBlockOptin"] // row)
        kernel = self.kernel("observe")
        kernel.max_dynamic_shared_size_bytes = rows * row
        blocks = -(-games // rows)
        kernel((blocks,), (rows * OBSERVERS,), (*given, np.int64(rows)), shared_mem=rows * row)


@cache
def rules_of(game: Game) -> _Rules:
    """Return the rules of a game for this GPU, compiled if need be."""
    return _Rules(game)


class DeviceBatch:
    """So many games of one setup on a GPU; what `Batch` says of its arrays holds here too."""

    def __init__(self, game: Game | str, setup: Setup, seeds: Iterable[int | bytes], *, resets: bool = False) -> None:
        """Lay out a table for every seed: 32 bytes, the key of its dice, or a number of which one is made."""
        cupy = self.cupy = _cupy()
        found = find(game) if isinstance(game, str) else game
        if setup.game is not found:
            raise BadBatch("mistake-native-game", game=found.id, other=setup.game.id)
        keys = keys_of(seeds)
        if not len(keys):
            raise BadBatch("mistake-native-empty")
        self.setup, self.resets, self.games = setup, resets, len(keys)
        self.rules = rules_of(found)
        self.seat, self.question, self.number, self.ended = (cupy.zeros(self.games, np.int32) for _ in range(4))
        self.decisions, self.finished = (cupy.zeros(self.games, np.int64) for _ in range(2))
        self.mask = cupy.zeros((self.games, setup.actions), np.uint8)
        self.observation = observation_of(setup)
        self._parts = cupy.asarray(self.observation.offsets, np.int64)
        self._failure = cupy.zeros(4, np.int64)
        self._settings = cupy.asarray(setup.numbers, np.int32)
        self._offsets = cupy.asarray(setup.offsets, np.int64)
        self._states = cupy.zeros(self.games * self.rules.size, np.uint8)
        self._rounds = cupy.zeros(self.rules.rounds, np.uint8)
        self._queues = cupy.zeros(2 * self.rules.sorts * self.games, np.int32)
        self._device: Any = None
        self._tell(0)
        self._tell(self._load())
        self.start(keys)

    def _load(self) -> int:
        """Lay the content out on the device, and return where it is."""
        cupy = self.cupy
        numbers = cupy.asarray(self.rules.images.tables(self.setup), np.int64)
        self._content = cupy.zeros(numbers.size * 32 + 65536, np.uint8)
        tables = cupy.zeros(1, np.int64)
        given = (numbers, np.int64(numbers.size), self._content, np.int64(self._content.size), tables)
        self.rules.launch("load", 1, self._device, *given)
        self._check()
        return int(tables[0])

    def _tell(self, tables: int) -> None:
        """Write down on the device where everything is."""
        arrays = (self.seat, self.question, self.number, self.ended, self.decisions, self.finished, self.mask)
        shared = (self._settings.data.ptr, self._settings.size, self._offsets.data.ptr)
        seen = (each.data.ptr for each in arrays)
        playing = (self._failure.data.ptr, self._rounds.data.ptr, self._queues.data.ptr)
        last = (self._states.data.ptr, self.games, *playing)
        device = _Device(tables, *shared, self.setup.seats, self.setup.actions, *seen, *last)
        self._device = self.cupy.asarray(np.frombuffer(bytes(device), np.int64))

    def start(self, seeds: Iterable[int | bytes] | npt.NDArray[np.uint8], first: int = 0) -> None:
        """Lay out tables anew, from the first of these games on."""
        keys = self.cupy.ascontiguousarray(self.cupy.asarray(keys_of(seeds)))
        last = first + len(keys)
        if not 0 <= first < last <= self.games:
            raise BadBatch("mistake-native-place", place=last - 1, games=self.games)
        self.decisions[first:last] = 0
        self.finished[first:last] = 0
        self.mask[first:last] = 0
        self._play("start", last - first, np.int64(first), np.int64(last), keys)
        self._check()

    def step(self, actions: Any, *, checks: bool = True) -> None:
        """Answer the next ask of every game with an action; what is said for a game that is over does not count.

        Where one is not legal nothing is done, in any game.  Without `checks` nobody waits for the device: `check` says
        later whether all went well.
        """
        given = self._buffer("actions", actions)
        self.rules.launch("judge", self.games, self._device, given)
        self._play("step", self.games, given, np.int64(self.resets))
        if checks:
            self._check()

    def play_out(self, seeds: Iterable[int | bytes] | npt.NDArray[np.uint8]) -> Any:
        """Play every game to its end, each with dice of its own for its choices; return how many that were."""
        keys = self.cupy.ascontiguousarray(self.cupy.asarray(keys_of(seeds)))
        if len(keys) != self.games:
            raise BadBatch("mistake-native-seeds", seeds=len(keys), games=self.games)
        decisions = self.cupy.zeros(self.games, np.int64)
        chances = self.cupy.empty(self.games * self.rules.chances, np.uint8)
        self._play("play_out", self.games, keys, chances, decisions)
        self._check()
        self.decisions += decisions
        self.finished += 1
        return decisions

    def observe(self, out: Any = None, seats: Any = None) -> Any:
        """Write into `out`, or a new array, what the seat that is asked in each game observes, or that of `seats`."""
        shape = (self.games, self.observation.length)
        if out is None:
            out = self.cupy.empty(shape, np.int32)
        elif out.shape != shape or out.dtype != np.int32 or not out.flags.c_contiguous:
            raise BadBatch(
                "mistake-native-buffer", buffer="out", wanted=form(shape, np.int32), got=form(out.shape, out.dtype)
            )
        by = 0 if seats is None else self._buffer("seats", seats)
        given = (self._device, by, out, np.int64(shape[1]), self._parts)
        self.rules.launch_observers(*shape, *given)
        return out

    def check(self) -> None:
        """Wait for the device, and raise what went wrong in a game, if anything did."""
        self._check()

    # --- States, out and in --------------------------------------------------------------------------------------

    def state(self, place: int) -> State:
        """Return a game as a state of Python's, to look at, to store or to play on."""
        self._place(place)
        room = 1 << 16
        out, used = self.cupy.zeros(room, np.int64), self.cupy.zeros(1, np.int64)
        self.rules.launch("save", 1, self._device, np.int64(place), out, np.int64(room), used)
        self._check()
        return self.rules.images.state_of(self.setup, out[: int(used[0])].get().tolist())

    def put(self, place: int, state: State) -> None:
        """Let a game of the batch be this state."""
        self._place(place)
        if state.setup.game is not self.setup.game or state.seats != self.setup.seats or len(state.dice.key) != KEY:
            raise BadBatch("mistake-native-state", game=self.setup.game.id)
        numbers = self.cupy.asarray(self.rules.images.numbers(state), np.int64)
        self.rules.launch("restore", 1, self._device, np.int64(place), numbers, np.int64(numbers.size))
        self._check()

    def digests(self) -> Any:
        """Return a digest of all fields of every game, the same on every machine."""
        found = self.cupy.zeros(self.games, np.uint64)
        self.rules.launch("digests", self.games, self._device, found)
        return found

    # -------------------------------------------------------------------------------------------------------------

    def _play(self, name: str, games: int, *given: Any) -> None:
        """Let games go in rounds."""
        self._rounds.fill(0)
        self.rules.launch_together(name, games, self._device, *given)

    def _buffer(self, name: str, given: Any) -> Any:
        """Return what was given as a number for each game on the device, or say what it must be."""
        array = self.cupy.asarray(given)
        if array.shape != (self.games,) or array.dtype.kind not in "iu":
            wanted, got = form((self.games,), np.int32), form(array.shape, array.dtype)
            raise BadBatch("mistake-native-buffer", buffer=name, wanted=wanted, got=got)
        return self.cupy.ascontiguousarray(array, np.int32)

    def _place(self, place: int) -> None:
        if not 0 <= place < self.games:
            raise BadBatch("mistake-native-place", place=place, games=self.games)

    def _check(self) -> None:
        what, game, number, where = (int(each) for each in self._failure.get())
        if not what:
            return
        self._failure[:] = 0
        name = self.cupy.zeros(LONGEST_NAME, np.uint8)
        if where >= 0:
            self.rules.launch("name", 1, self._device, np.int64(where), name, np.int64(LONGEST_NAME))
        field = bytes(name.get()).partition(b"\0")[0].decode()
        raise failed(self.setup.game, self.rules.description, what, game, number, field)


def keys_of(seeds: Iterable[int | bytes] | npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    """Return the keys of seeds as rows of bytes; an array of such rows, here or on the device, is taken as it is."""
    if getattr(seeds, "dtype", None) == np.uint8 and getattr(seeds, "shape", ())[1:] == (KEY,):
        return seeds  # type: ignore[return-value]
    return np.frombuffer(b"".join(key_of(seed) for seed in seeds), np.uint8).reshape(-1, KEY)
