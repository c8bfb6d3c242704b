"""Games by the thousand: bots play each other, and a tally counts what came of it.

Every game has its own seed, derived from the run's seed and the game's number, and the tally adds up integers only:
the same seed gives the same result on any machine, compiled or not, with any number of processes, natively or not.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from duskhall import games
from duskhall.kernel import talk
from duskhall.kernel.content import load_file
from duskhall.kernel.counting import Counter, counted_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Listener, Recorder
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import MindFactory, Seat
from duskhall.kernel.setting import Value
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import said
from duskhall.lab.tally import Tally
from duskhall.lab.workers import Workers, spread
from duskhall.minds import programs
from duskhall.native.library import NoRoom, library

RANDOM = "random"
CHUNK = 20  # games that a process plays between two reports
NATIVE_CHUNK = 1000  # or where they are played natively
WORTH_BUILDING = 20_000  # games for which a checkout builds native rules first


class EndlessGame(Mistake):
    """A game took more decisions than it declares possible: an error in its rules."""


@dataclass(frozen=True)
class Result:
    """One game played to its end."""

    outcome: Outcome
    decisions: int
    statements: int = 0


@dataclass(frozen=True)
class Series:
    """What to play: everything that determines the result, and nothing else.

    `bots` has a name for each seat; with `rotate`, the bots move on by one seat from game to game.  `content` is a
    file of the table's own content, if there is one.  With `talk`, bots hear what happens and may speak, which takes
    time; with `counts`, what the game counts (`Counted`) is counted.
    """

    game: str
    seats: int
    settings: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: str
    games: int
    rotate: bool = True
    content: str = ""
    talk: bool = False
    counts: bool = False

    def setup(self) -> Setup:
        """Return the setup of every game of the series, limits on."""
        game = games.find(self.game)
        content = load_file(game, self.content) if self.content else None
        return game.setup(self.seats, dict(self.settings), content, simulation=True)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return which bot sits where in a game."""
        shift = number % self.seats if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


def play_game(setup: Setup, factories: Sequence[MindFactory], seed: bytes, counts: list[int] | None = None) -> Result:
    """Play one game between minds; each has dice of its own, and sees what its seat may see."""
    state = _begin(setup, seed, counts)
    players = [factory(setup.game, seat, Dice(mind_seed(seed, seat))) for seat, factory in enumerate(factories)]
    seat_of = partial(Seat, state)
    for decisions in range(setup.game.longest + 1):
        if not state.asks:
            programs.close(players)
            return Result(_outcome(state), decisions)
        ask = whose(state, players, seat_of)
        state.take(ask, players[ask.seat].choose(seat_of(ask)))
    raise EndlessGame("mistake-endless-game", game=setup.game.id, most=setup.game.longest)


def play_talking(
    setup: Setup, factories: Sequence[MindFactory], seed: bytes, counts: list[int] | None = None
) -> Result:
    """Play a game as `play_game` does, between minds that hear what happens and may speak about it."""
    recorder = Recorder(setup)
    state = _begin(setup, seed, counts, recorder)
    players = {seat: factory(setup.game, seat, Dice(mind_seed(seed, seat))) for seat, factory in enumerate(factories)}
    events, talked, statements = recorder.events, 0, 0

    def seat_of(ask: Ask) -> Seat:
        return Seat(state, ask, [event for event in events if event.hears(ask.seat)])

    for decisions in range(setup.game.longest + 1):
        if not state.asks:
            programs.close(players.values())
            return Result(_outcome(state), decisions, statements)
        if talk.is_due(setup.game, events[talked:]):
            for seat, statement in talk.hear_out(state, events, players):
                events.append(said(setup, seat, statement))
                statements += 1
        talked = len(events)
        ask = whose(state, players, seat_of)
        state.take(ask, players[ask.seat].choose(seat_of(ask)))
    raise EndlessGame("mistake-endless-game", game=setup.game.id, most=setup.game.longest)


def play_at_random(setup: Setup, seed: bytes, counts: list[int] | None = None) -> Result:
    """Play the game that `play_game` would play with a random mind in every seat, building no views."""
    state = _begin(setup, seed, counts)
    dice = [Dice(mind_seed(seed, seat)) for seat in range(setup.seats)]
    one_at_a_time = not setup.game.simultaneous
    take = state.take
    for decisions in range(setup.game.longest + 1):
        if not state.asks:
            return Result(_outcome(state), decisions)
        ask = state.asks[0] if one_at_a_time else state.next_ask()
        options = ask.options
        take(ask, options[dice[ask.seat].below(len(options))] if len(options) > 1 else options[0])
    raise EndlessGame("mistake-endless-game", game=setup.game.id, most=setup.game.longest)


def _begin(setup: Setup, seed: bytes, counts: list[int] | None, listener: Listener | None = None) -> State:
    """Set the table up and run to the first decision; what is told is counted, where there are counts."""
    if counts is None:
        return setup.game.new(setup, Dice(seed), listener)
    state = setup.game.start(setup, Dice(seed))
    Counter(setup, counts, listener).listen(state)
    state.run()
    return state


def run(series: Series, jobs: Workers = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play the series in this many processes; `progress` hears how many games were just finished."""
    tally = Tally(series.seats)
    for part in _parts(series, jobs):
        tally.merge(part)
        progress(part.games)
    return tally


def play_part(series: Series, first: int, count: int) -> Tally:
    """Play some games of a series: what one process does between two reports."""
    setup = series.setup()
    if is_native(series):
        with suppress(NoRoom):  # content of one's own may need more than native rules have: Python plays the same games
            return play_natively(series, setup, first, count)
    tally = Tally(series.seats)
    counts = [0] * counted_of(setup).length if series.counts else None
    factories = {name: programs.find(series.game, name) for name in series.bots}
    for number in range(first, first + count):
        seed, bots = game_seed(series.seed, number), series.seating(number)
        if all(name == RANDOM for name in bots):
            result = play_at_random(setup, seed, counts)
        else:
            play = play_talking if series.talk else play_game
            result = play(setup, [factories[name] for name in bots], seed, counts)
        tally.add(number, bots, result.outcome, result.decisions)
    tally.add_counts(counts or [])
    return tally


def is_native(series: Series) -> bool:
    """Say whether a series is played by native rules: all bots choose at random, and the rules are there.

    In a checkout, where they are built when they are wanted, they are for many games only.
    """
    from duskhall.native import place

    if any(name != RANDOM for name in series.bots):
        return False
    return place.is_built(series.game) or (
        series.games >= WORTH_BUILDING and place.is_checkout() and place.compiler() is not None
    )


def play_natively(series: Series, setup: Setup, first: int, count: int) -> Tally:
    """Play what `play_at_random` would, by native rules; only what each game came to is worked out in Python."""
    from duskhall.native.batch import Batch

    tally = Tally(series.seats)
    seeds = [game_seed(series.seed, number) for number in range(first, first + count)]
    batch = Batch(setup.game, setup, seeds, masks=False, counts=series.counts)
    minds = (mind_seed(seed, seat) for seed in seeds for seat in range(setup.seats))
    for place, decisions in enumerate(batch.play_minds(minds, setup.game.longest).tolist()):
        if decisions > setup.game.longest:
            raise EndlessGame("mistake-endless-game", game=setup.game.id, most=setup.game.longest)
        number = first + place
        tally.add(number, series.seating(number), _outcome(batch.state(place)), decisions)
    if batch.counts is not None:
        tally.add_counts(batch.counts.sum(axis=0, dtype=int).tolist())
    return tally


def game_seed(seed: str, number: int) -> bytes:
    """Return the key of a game's dice."""
    return sha256(f"duskhall arena {seed} {number}".encode()).digest()


def mind_seed(seed: bytes, seat: int) -> bytes:
    """Return the key of the dice of the mind in a seat: another stream than the game's."""
    return sha256(seed + f"mind {seat}".encode()).digest()


def _outcome(state: State) -> Outcome:
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError(f"{state.setup.game.id} waits for nobody, yet it is not over.")
    return outcome


def _parts(series: Series, jobs: Workers) -> Iterator[Tally]:
    chunk = CHUNK
    if is_native(series):
        chunk = NATIVE_CHUNK
        library(games.find(series.game))  # built before others want it, too
    chunks = ((first, min(chunk, series.games - first)) for first in range(0, series.games, chunk))
    yield from spread(partial(play_part, series), chunks, 1 if series.games <= chunk else jobs)
