"""The figures of a game: what a balance report says, each as so much of one thing per so much of another.

A figure has for every game two whole numbers, a part and a whole; over many games it is the sum of the parts by the sum
of the wholes.  Which figures there are follows from what the game declares (`Balance`) and from its content.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from duskhall.kernel.counting import Balance, Counted, counted_of
from duskhall.kernel.game import Game
from duskhall.kernel.observation import SEAT, Size, size_of
from duskhall.kernel.setup import Content, Setup
from duskhall.lab.courses import Courses, Numbers

VICTORY: Final = 27_720  # a victory, in parts that any number of seats up to twelve can share
THOUSAND: Final = 1000
AHEAD: Final = 500  # out of a thousand: the hunt is rather won than lost
TENTHS: Final = 11

SHARE, PICK, RATE, MEAN = "share", "pick", "rate", "mean"  # kinds of figures

SEATS, COURSE, DRAMA, FORETOLD, WON, LOST = "seats", "course", "drama", "foretold", "standing-won", "standing-lost"


@dataclass(frozen=True)
class Figure:
    """One figure: its group, the catalogue and the entry that it is about, its kind, and what one is in its parts."""

    group: str
    catalogue: str
    entry: str
    kind: str
    unit: int = 1

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes it the same figure in other content."""
        return self.group, self.entry, self.kind


def figures_of(setup: Setup) -> tuple[Figure, ...]:
    """Return the figures of games of a setup, in the order of `measured`."""
    return tuple(figure for block in _blocks(setup) for figure in block.figures)


def values(courses: Courses) -> Numbers:
    """Return each seat's part of the victory in each game, `VICTORY` for a whole one.

    Where sides win together, or everyone does, each winner has won; else the winners share one victory.
    """
    winners = courses.winners
    if courses.setup.game.cooperative or courses.setup.game.sides is not None:
        return winners * np.int64(VICTORY)
    number = winners.sum(axis=1, keepdims=True)
    return np.where(winners, VICTORY // np.maximum(number, 1), 0).astype(np.int64)


def measured(courses: Courses) -> tuple[Numbers, Numbers]:
    """Return the parts and the wholes of all figures, a row for each game and a column for each figure."""
    won, games = values(courses), len(courses.numbers)
    blocks = _blocks(courses.setup)
    found = [(len(block.figures), block.measure(courses, won)) for block in blocks]
    both = [
        np.concatenate([_columns(each[side], games, width) for width, each in found], axis=1, dtype=np.int64)
        for side in (0, 1)
    ]
    return both[0], both[1]


def _columns(numbers: Any, games: int, width: int) -> Any:
    """Return what was measured as so many columns; one number stands for all games, one column for all of the block."""
    array = np.asarray(numbers)
    return np.broadcast_to(array[:, None] if array.ndim == 1 else array, (games, width))


class Block(NamedTuple):
    """Figures that are measured together, as parts and wholes: a number, a column, or as many columns."""

    figures: tuple[Figure, ...]
    measure: Callable[[Courses, Numbers], tuple[Any, Any]]


def _blocks(setup: Setup) -> tuple[Block, ...]:
    return _blocks_of(setup.game, setup.content, setup.seats)


@lru_cache(maxsize=16)
def _blocks_of(game: Game, content: Content, seats: int) -> tuple[Block, ...]:
    """What is measured in games of this content, whatever their settings are."""
    balance = game.balance or Balance()
    counted = counted_of(game.setup(seats, content=content, simulation=True))
    blocks = [*_course(game, seats)]
    if game.worth is not None:
        blocks += _drama(game)
    if not game.cooperative:
        blocks.append(_seats(counted, balance.order))
    blocks += [_held(counted, name) for name in balance.held]
    blocks += [_rate(counted, *rate) for rate in balance.rates]
    return tuple(blocks)


# --- The course of games -------------------------------------------------------------------------------------------


def _course(game: Game, seats: int) -> list[Block]:
    def column(entry: str, kind: str, measure: Any) -> Block:
        return Block((Figure(COURSE, "", entry, kind),), measure)

    found = [
        column("length", MEAN, lambda all_, won: (all_.decisions, 1)),
        column("score", MEAN, lambda all_, won: (all_.scores.sum(axis=1), seats)),
        column("cut_short", SHARE, lambda all_, won: ([each.truncated for each in all_.outcomes], 1)),
    ]
    if game.cooperative:
        return [column("victory", SHARE, lambda all_, won: (all_.winners[:, 0], 1)), *found]
    return [
        *found,
        column("winning_score", MEAN, _winning_score),
        column("shared", SHARE, lambda all_, won: (all_.winners.sum(axis=1) > 1, 1)),
        column("unwon", SHARE, lambda all_, won: (~all_.winners.any(axis=1), 1)),
    ]


def _winning_score(courses: Courses, won: Numbers) -> tuple[Numbers, Numbers]:
    winners = courses.winners
    return (courses.scores * winners).sum(axis=1), winners.sum(axis=1)


def _drama(game: Game) -> list[Block]:
    """How often the lead changes, when games are decided, and how well the lead foretells the end, at every tenth."""
    found = [
        Block((Figure(DRAMA, "", "lead_changes", MEAN),), lambda all_, won: (lead_changes(all_), 1)),
        Block((Figure(DRAMA, "", "decided", SHARE, THOUSAND),), _decided),
    ]
    tenths = [str(tenth) for tenth in range(TENTHS)]
    if game.cooperative:
        found.append(Block(tuple(Figure(WON, "", each, MEAN, THOUSAND) for each in tenths), _stood(victory=True)))
        found.append(Block(tuple(Figure(LOST, "", each, MEAN, THOUSAND) for each in tenths), _stood(victory=False)))
    else:
        found.append(Block(tuple(Figure(FORETOLD, "", each, SHARE, VICTORY) for each in tenths), _foretold))
    return found


def lead_changes(courses: Courses) -> Numbers:
    """Return how often somebody else came to lead alone; where all play together, how often hope came or went."""
    rows = len(courses.numbers)
    changes, leader = np.zeros(rows, np.int64), np.full(rows, -1)
    for look, standing in enumerate(courses.standings):
        if courses.setup.game.cooperative:
            now = (standing[:, 0] >= AHEAD).astype(np.int64)
            clear = look <= courses.last
        else:
            now = standing.argmax(axis=1)
            together = 1 if courses.setup.game.sides is None else courses.setup.seats // 2
            alone = (standing == standing.max(axis=1, keepdims=True)).sum(axis=1) <= together
            clear = alone & (look <= courses.last)
        changes += clear & (leader >= 0) & (now != leader)
        leader = np.where(clear, now, leader)
    return changes


def rightly(courses: Courses, standing: Numbers) -> Numbers:
    """Return how right it is, of `VICTORY`, to say that those who lead will win."""
    if courses.setup.game.cooperative:
        same: Numbers = ((standing[:, 0] >= AHEAD) == courses.winners[:, 0]) * np.int64(VICTORY)
        return same
    leads = standing == standing.max(axis=1, keepdims=True)
    right: Numbers = (leads & courses.winners).sum(axis=1) * VICTORY // leads.sum(axis=1)
    return right


def _decided(courses: Courses, won: Numbers) -> tuple[Any, Any]:
    """After which part of the game the lead was with who won, and stayed there; games that nobody won say nothing."""
    wrong = np.zeros(len(courses.numbers), np.int64)
    for look, standing in enumerate(courses.standings):
        is_wrong = (rightly(courses, standing) < VICTORY) & (look < courses.last)
        wrong = np.where(is_wrong, look + 1, wrong)
    counts = np.full(len(wrong), 1) if courses.setup.game.cooperative else courses.winners.any(axis=1) * 1
    return wrong * THOUSAND // np.maximum(courses.last, 1) * counts, counts


def _at(courses: Courses, tenth: int) -> Numbers:
    """How everybody stood when so many tenths of the game were over."""
    look = courses.last * tenth // (TENTHS - 1)
    found: Numbers = courses.standings[look, np.arange(len(look))]
    return found


def _foretold(courses: Courses, won: Numbers) -> tuple[Any, Any]:
    somebody = courses.winners.any(axis=1).astype(np.int64)
    right = [rightly(courses, _at(courses, tenth)) * somebody for tenth in range(TENTHS)]
    return np.stack(right, axis=1), somebody


def _stood(victory: bool) -> Any:
    def measure(courses: Courses, won: Numbers) -> tuple[Any, Any]:
        mine = (courses.winners[:, 0] == victory).astype(np.int64)
        return np.stack([_at(courses, tenth)[:, 0] * mine for tenth in range(TENTHS)], axis=1), mine

    return measure


# --- Seats, and what they had --------------------------------------------------------------------------------------


def _seats(counted: Counted, order: str) -> Block:
    """The victories of whoever came first, second and so on; without an order, of each seat."""
    seats = counted.setup.seats

    def measure(courses: Courses, won: Numbers) -> tuple[Any, Any]:
        if not order:
            return won, 1
        came = _cells(counted, courses, order)[:, :seats, :seats] > 0
        return (came * won[:, None]).sum(axis=2), came.sum(axis=2)

    return Block(tuple(Figure(SEATS, SEAT, str(place + 1), SHARE, VICTORY) for place in range(seats)), measure)


def _held(counted: Counted, name: str) -> Block:
    """Of every entry, the victories of those who had it, and how many had it."""
    catalogue, *by_seat = _shape(counted, name)
    assert isinstance(catalogue, str)
    entries, seats = counted.setup.catalogues[catalogue], counted.setup.seats

    def measure(courses: Courses, won: Numbers) -> tuple[Any, Any]:
        cells = _cells(counted, courses, name)
        had = (cells[:, :, :seats] if by_seat else np.repeat(cells, seats, axis=2)) > 0
        number = had.sum(axis=2)
        parts = np.concatenate([(had * won[:, None]).sum(axis=2), number], axis=1)
        return parts, np.concatenate([number, np.full_like(number, seats)], axis=1)

    shares = [Figure(name, catalogue, called, SHARE, VICTORY) for called in entries]
    return Block((*shares, *(Figure(name, catalogue, called, PICK) for called in entries)), measure)


def _rate(counted: Counted, name: str, part: str, whole: str) -> Block:
    catalogue = _shape(counted, part.partition(".")[0])[0]
    assert isinstance(catalogue, str)

    def measure(courses: Courses, won: Numbers) -> tuple[Any, Any]:
        return _column(counted, courses, part), _column(counted, courses, whole) if whole else 1

    return Block(
        tuple(Figure(name, catalogue, called, RATE) for called in counted.setup.catalogues[catalogue]), measure
    )


def _shape(counted: Counted, name: str) -> tuple[Size, ...]:
    return next(count.shape for count in counted.counts if count.name == name)


def _cells(counted: Counted, courses: Courses, name: str) -> Numbers:
    """What was counted under a name: for each game and entry, the numbers of the rest of its shape."""
    place = next(place for place, count in enumerate(counted.counts) if count.name == name)
    first, size = counted.offsets[place], counted.sizes[place]
    entries = size_of(counted.setup, counted.counts[place].shape[0])
    found: Numbers = courses.counts[:, first : first + size].reshape(len(courses.numbers), entries, -1)
    return found


def _column(counted: Counted, courses: Courses, name: str) -> Numbers:
    """What was counted under a name, or in one of its columns, for each game and entry."""
    count, _, column = name.partition(".")
    columns = _shape(counted, count)[1] if column else {"": ""}
    assert isinstance(columns, dict)
    found: Numbers = _cells(counted, courses, count)[:, :, list(columns).index(column)]
    return found
