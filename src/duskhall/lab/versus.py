"""How strong one bot is against another: one of it sits among copies of the other, game after game.

What a seat or a role is worth must not count, so both are rotated: the bot sits in every seat equally often, and
the roles that players would pick (adventurers, hunters ...) are dealt out instead, every arrangement in its turn.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from math import factorial, gcd, sqrt
from multiprocessing import get_context

from duskhall import games, minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.seat import Mind, Seat
from duskhall.kernel.setup import Setup
from duskhall.lab.arena import game_seed, mind_seed

CHUNK = 100  # games that a process plays before it reports


@dataclass(frozen=True)
class Match:
    """What came of a number of games: wins of the one bot, altogether and by the role it played."""

    games: int
    wins: float  # a shared victory counts as its share
    by_role: dict[str, tuple[int, float]] = field(default_factory=dict)  # games and wins

    @property
    def share(self) -> float:
        """The part of the games that the bot won."""
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.games)

    def __add__(self, other: "Match") -> "Match":
        roles = dict(self.by_role)
        for role, (number, wins) in other.by_role.items():
            before = roles.get(role, (0, 0.0))
            roles[role] = (before[0] + number, before[1] + wins)
        return Match(self.games + other.games, self.wins + other.wins, roles)

    def __str__(self) -> str:
        return f"{100 * self.share:.2f} % ± {100 * self.error:.2f} of {self.games} games"


def versus(game_id: str, bot: str, other: str, seats: int, number: int, seed: str = "versus", jobs: int = 1) -> Match:
    """Play that many games of one `bot` against `seats - 1` copies of the `other`, in this many processes."""
    for name in (bot, other):
        minds.find(game_id, name)  # an unknown bot is refused before anything starts
    play = partial(_play_some, game_id, bot, other, seats, seed)
    chunks = [range(first, min(first + CHUNK, number)) for first in range(0, number, CHUNK)]
    if jobs == 1:
        return sum(map(play, chunks), Match(0, 0.0))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(play, chunks), Match(0, 0.0))


def arrangement(roles: int, seats: int, number: int) -> list[int]:
    """Return which role each seat gets in a game: every arrangement once before any comes again.

    >>> arrangement(6, 4, 0), arrangement(6, 4, 1)
    ([0, 1, 2, 3], [3, 4, 2, 1])
    """
    if roles < seats:
        return list(range(roles))
    ways = factorial(roles) // factorial(roles - seats)
    stride = int(ways * 0.618) | 1  # far apart, so that few games already have a mixture
    while gcd(stride, ways) > 1:
        stride += 2
    return list(_nth(permutations(range(roles), seats), number * stride % ways))


def _nth(arrangements: Iterator[tuple[int, ...]], place: int) -> tuple[int, ...]:
    for _ in range(place):
        next(arrangements)
    return next(arrangements)


def _play_some(game_id: str, bot: str, other: str, seats: int, seed: str, numbers: range) -> Match:
    game = games.find(game_id)
    setup = game.setup(seats, simulation=True)
    question = game.role_question or None
    roles = _role_options(setup, question)
    match = Match(0, 0.0)
    for number in numbers:
        key = game_seed(seed, number)
        place = number % seats
        dealt = [roles[role] for role in arrangement(len(roles), seats, number // seats)] if roles else []
        players = [
            minds.find(game_id, bot if seat == place else other)(game, seat, Dice(mind_seed(key, seat)))
            for seat in range(seats)
        ]
        wins = _play(setup, players, key, question, dealt)[place]
        role = setup.option_name(game.question(question), dealt[place]) if question and dealt else ""
        match += Match(1, wins, {role: (1, wins)} if role else {})
    return match


def _role_options(setup: Setup, question: str | None) -> list[int]:
    """The options of the question for roles that name a role, not those like "leave it to fate"."""
    if question is None:
        return []
    nouns = setup.nouns[setup.game.question(question).index]
    return [option for option, noun in enumerate(nouns) if noun]


def _play(setup: Setup, players: Sequence[Mind], key: bytes, question: str | None, dealt: Sequence[int]) -> list[float]:
    """Play one game and return each seat's share of the victory."""
    state = setup.game.new(setup, Dice(key))
    while state.asks:
        ask = state.pending()[0]
        if ask.question.name == question:
            option = dealt[ask.seat]
        else:
            option = players[ask.seat].choose(Seat(state, ask))
        state.answer(ask.seat, ask.question, option)
    outcome = state.outcome()
    assert outcome is not None
    shares = [0.0] * setup.seats
    for seat in outcome.winners:
        shares[seat] = 1 / len(outcome.winners)
    return shares
