"""Contests of bots: deals that every line-up plays in its turn, so that luck tells them apart as little as possible.

A deal is the dice of a game (and the roles that players would pick, dealt out).  Bots at one table move on from
seat to seat, each line-up with the same deal; where the deal makes sides, a bot plays a whole side, and then the other
one; where everyone wins or loses together, each bot plays everyone.  The dice of a mind follow from seed, deal, line-up
and seat: the same contest has the same result on any machine, in any number of processes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations
from math import factorial, gcd
from typing import Any, Final

from duskhall import games
from duskhall.kernel import talk
from duskhall.kernel.budget import Budget
from duskhall.kernel.content import load_file
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event, Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Mind, MindFactory, Seat
from duskhall.kernel.setting import Value
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import said
from duskhall.lab.arena import EndlessGame, game_seed
from duskhall.minds import programs

SIDES: Final = 2


@dataclass(frozen=True)
class Cell:
    """One way to set the game up: how many play, and with which settings."""

    seats: int
    settings: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class Contest:
    """Everything that determines what is played and what comes of it, but for how long it goes on.

    `bots` are named as people name them, with a budget of work where it is not the usual one (`master@25`, in percent).
    With `talk` they may speak; what happens they hear in any case, as at a live table.
    """

    game: str
    bots: tuple[str, ...]
    cells: tuple[Cell, ...]
    seed: str
    talk: bool = False
    content: str = ""

    def setup(self, cell: Cell) -> Setup:
        """Return the setup of a cell's games, limits on."""
        content = load_file(self.rules, self.content) if self.content else None
        return self.rules.setup(cell.seats, dict(cell.settings), content, simulation=True)

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return games.find(self.game)

    def line_ups(self, cell: Cell) -> list[tuple[str, ...]]:
        """Return the line-ups of each deal: bots by seat, or by side where the deal makes sides.

        The last bot sits in every seat that is left; of more bots than seats, every choice of them plays.
        """
        distinct = list(dict.fromkeys(self.bots))
        if self.rules.cooperative:
            return [(bot,) * cell.seats for bot in distinct]
        if self.rules.sides is not None:
            pairs = list(combinations(distinct, SIDES)) or [(distinct[0], distinct[0])]
            return [line_up for one, other in pairs for line_up in dict.fromkeys([(one, other), (other, one)])]
        filled = self.bots + self.bots[-1:] * (cell.seats - len(self.bots))
        tables = dict.fromkeys(combinations(filled, cell.seats))
        return list(dict.fromkeys(turned for table in tables for turned in _rotations(table)))

    def deals(self, cell: Cell, number: int) -> int:
        """Return how many deals it takes until the bots of every table have played that many games together."""
        if self.rules.cooperative:
            return number
        together = SIDES if self.rules.sides is not None else cell.seats
        return -(-number // min(together, len(self.line_ups(cell))))


@dataclass(frozen=True)
class Played:
    """What came of one game: who sat where, who won, and everybody's place.

    `lost` says why the programs of some seats lost their chairs: the seat, and the last word of the sentence's key.
    """

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    truncated: bool
    lost: tuple[tuple[int, str], ...] = ()

    def plain(self) -> dict[str, Any]:
        """Return it as JSON can hold it."""
        plain: dict[str, Any] = {
            "bots": self.bots,
            "winners": self.winners,
            "places": self.places,
            "decisions": self.decisions,
            "truncated": self.truncated,
        }
        return {**plain, "lost": self.lost} if self.lost else plain

    @classmethod
    def read(cls, plain: dict[str, Any]) -> "Played":
        """Return the game that was written so."""
        bots, winners, places = (tuple(plain[name]) for name in ("bots", "winners", "places"))
        lost = tuple((seat, why) for seat, why in plain.get("lost", ()))
        return cls(bots, winners, places, plain["decisions"], plain["truncated"], lost)


@dataclass(frozen=True)
class Deal:
    """What came of a deal in one cell: a game of every line-up."""

    cell: int
    number: int
    games: tuple[Played, ...]

    def plain(self) -> dict[str, Any]:
        """Return it as JSON can hold it."""
        return {"deal": self.number, "cell": self.cell, "games": [game.plain() for game in self.games]}

    @classmethod
    def read(cls, plain: dict[str, Any]) -> "Deal":
        """Return the deal that was written so."""
        return cls(plain["cell"], plain["deal"], tuple(Played.read(game) for game in plain["games"]))


def factory(game_id: str, bot: str) -> tuple[MindFactory, Budget]:
    """Return what makes the minds of a bot, and the work they may do: a quarter of the usual for `master@25`."""
    name, at, percent = (bot, "", "") if programs.is_command(bot) else bot.partition("@")
    if at and not (percent.isdecimal() and int(percent)):
        raise Mistake("mistake-budget", bot=bot)
    return programs.find(game_id, name), Budget(int(percent) if at else 100)


def play_deal(contest: Contest, cell: int, number: int) -> Deal:
    """Play one deal with every line-up of a cell."""
    setup = contest.setup(contest.cells[cell])
    line_ups = contest.line_ups(contest.cells[cell])
    return Deal(cell, number, tuple(_play(contest, setup, number, *each) for each in enumerate(line_ups)))


def arrangement(roles: int, seats: int, number: int) -> list[int]:
    """Return which role each seat gets in a deal: every arrangement once before any comes again.

    >>> arrangement(6, 4, 0), arrangement(6, 4, 1)
    ([0, 1, 2, 3], [3, 4, 2, 1])
    """
    if roles < seats:
        return list(range(roles))
    ways = factorial(roles) // factorial(roles - seats)
    stride = int(ways * 0.618) | 1  # far apart, so that few deals already have a mixture
    while gcd(stride, ways) > 1:
        stride += 2
    place = number * stride % ways
    return list(next(each for at, each in enumerate(permutations(range(roles), seats)) if at == place))


def _play(contest: Contest, setup: Setup, deal: int, place: int, line_up: Sequence[str]) -> Played:
    """Play a deal with one line-up: minds hear what happens, and speak where they may."""
    game = contest.rules
    recorder = Recorder(setup)
    state = game.new(setup, Dice(game_seed(contest.seed, deal)), recorder)
    bots = _seated(game, state, line_up)
    made = {bot: factory(game.id, bot) for bot in line_up}
    chance = [Dice(_mind_seed(contest.seed, deal, place, seat)) for seat in range(setup.seats)]
    players: dict[int, Mind] = {seat: made[bot][0](game, seat, chance[seat]) for seat, bot in enumerate(bots)}
    budgets = [made[bot][1] for bot in bots]
    try:
        decisions = _play_on(contest, state, recorder.events, players, budgets, _roles(game, setup, deal))
    finally:
        programs.close(players.values())
    return _came_to(state, bots, decisions, programs.lost_chairs(players))


def _play_on(
    contest: Contest,
    state: State,
    events: list[Event],
    players: dict[int, Mind],
    budgets: Sequence[Budget],
    roles: Sequence[int],
) -> int:
    """Play to the end, and return how many decisions that took; `events` are told into."""
    game, setup = contest.rules, state.setup
    heard: list[list[Event]] = [[] for _ in players]
    told = 0

    def seat_of(ask: Ask) -> Seat:
        return Seat(state, ask, heard[ask.seat], budgets[ask.seat])

    for decisions in range(game.longest + 1):
        if not state.asks:
            return decisions
        if contest.talk and talk.is_due(game, events[told:]):
            for seat, statement in talk.hear_out(state, events, players):
                events.append(said(setup, seat, statement))
        for event in events[told:]:
            for seat, ears in enumerate(heard):
                if event.hears(seat):
                    ears.append(event)
        told = len(events)
        ask = whose(state, players, seat_of)
        if ask.question.name == game.role_question and roles:
            state.take(ask, roles[ask.seat])
        else:
            state.take(ask, players[ask.seat].choose(seat_of(ask)))
    raise EndlessGame("mistake-endless-game", game=game.id, most=game.longest)


def _seated(game: Game, state: State, line_up: Sequence[str]) -> tuple[str, ...]:
    """Return which bot sits in each seat; whoever stands alone is played by the bot of the second side."""
    if game.sides is None:
        return tuple(line_up)
    return tuple(line_up[side] for side in game.sides(state))


def _roles(game: Game, setup: Setup, deal: int) -> list[int]:
    """Return the option that names each seat's role, where players would pick; not those like "leave it to fate"."""
    if not game.role_question or game.cooperative:
        return []
    nouns = setup.nouns[game.question(game.role_question).index]
    options = [option for option, noun in enumerate(nouns) if noun]
    return [options[role] for role in arrangement(len(options), setup.seats, deal)]


def _mind_seed(seed: str, deal: int, line_up: int, seat: int) -> bytes:
    return sha256(f"duskhall arena {seed} {deal} line-up {line_up} mind {seat}".encode()).digest()


def _came_to(state: State, bots: tuple[str, ...], decisions: int, lost: dict[int, str]) -> Played:
    outcome = state.outcome()
    assert outcome is not None
    return Played(bots, outcome.winners, outcome.places, decisions, outcome.truncated, tuple(lost.items()))


def _rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [table[-shift:] + table[:-shift] for shift in range(len(table))]
