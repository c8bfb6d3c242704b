"""A contest played deal by deal, kept in a file on the way, so that it goes on after any interruption.

The file's first line says what is played, by which rules and bots; every further line is a deal, written when it is
over.  A line that was being written when the power failed is played again.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final

import duskhall
from duskhall.kernel.mistake import Mistake
from duskhall.lab import verdict
from duskhall.lab.contest import Cell, Contest, Deal, play_deal
from duskhall.lab.workers import Workers, spread

PACKAGE: Final = Path(duskhall.__file__).parent


@dataclass(frozen=True)
class Test:
    """A question that may be answered early: is the first bot's share rather the hoped one than the expected one?

    `risk` is how often the answer may be wrong, either way.
    """

    expected: float
    hoped: float
    risk: float = 0.05


class Ledger:
    """The file in which the deals of one contest are kept; nobody else writes into it until it is closed."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Read the file, or begin it; one in use, of another contest, or by other rules or bots, is refused."""
        self.file = file
        self._stream = file.open("a+b")
        try:
            _claim(self._stream, file)
            self.deals = self._begin(contest)
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def add(self, deal: Deal) -> None:
        """Keep a deal that is over."""
        self._write(json.dumps(deal.plain(), separators=(",", ":")).encode() + b"\n")

    def _begin(self, contest: Contest) -> list[Deal]:
        """Return the deals that are there, what was being written when the power failed left out."""
        self._stream.seek(0)
        lines = self._stream.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        first = json.dumps(header(contest)).encode() + b"\n"
        if whole and whole[0] != first:
            raise Mistake("mistake-results-of-another", file=str(self.file))
        if whole != lines:
            self._stream.truncate(sum(map(len, whole)))
        if not whole:
            self._write(first)
        return [Deal.read(json.loads(line)) for line in whole[1:]]

    def _write(self, line: bytes) -> None:
        self._stream.write(line)
        self._stream.flush()
        os.fsync(self._stream.fileno())


def _claim(stream: IO[bytes], file: Path) -> None:
    """Let no other contest write into a file while this one does."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Mistake("mistake-results-in-use", file=str(file)) from None


def header(contest: Contest) -> dict[str, Any]:
    """Return what has to be the same for a contest to go on: what is played, and the rules and bots that play it."""
    return {
        "contest": contest.game,
        "bots": contest.bots,
        "cells": [[cell.seats, [*map(list, cell.settings)]] for cell in contest.cells],
        "seed": contest.seed,
        "talk": contest.talk,
        "content": sha256(Path(contest.content).read_bytes()).hexdigest() if contest.content else "",
        "code": code(contest.game),
    }


def code(game: str) -> str:
    """Return a digest of the files that say how the game goes and how bots play it."""
    digest = sha256()
    own = game.replace("-", "_")
    for folder in ("kernel", f"games/{own}", "minds", "lab"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.is_file() and file.suffix in (".py", ".toml", ".so", ".pyd", ".npz", ".json"):
                digest.update(str(file.relative_to(PACKAGE)).encode() + sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:32]


def play(
    contest: Contest,
    games: int,
    jobs: Workers = 1,
    ledger: Ledger | None = None,
    test: Test | None = None,
    progress: Callable[[Sequence[Deal]], None] = lambda deals: None,
) -> list[Deal]:
    """Play until the bots of each table have played so many games together, or until the test is answered.

    Return the deals in their order; `progress` hears after each deal how far that order is complete.  With a test,
    deals after the one that answered it do not count, whoever played them.
    """
    wanted = _wanted(contest, games)
    done = {(deal.number, deal.cell): deal for deal in (ledger.deals if ledger else ())}
    parts = ((cell, number) for number, cell in wanted if (number, cell) not in done)
    counted: list[Deal] = []
    if _count(contest, counted, wanted, done, test):
        return counted
    work = partial(play_deal, contest)
    if contest.content and not isinstance(jobs, int):
        work = partial(_play_elsewhere, contest, Path(contest.content).read_bytes())
    playing: Iterator[Deal] = spread(work, parts, jobs)
    for deal in playing:
        if ledger:
            ledger.add(deal)
        done[deal.number, deal.cell] = deal
        if _count(contest, counted, wanted, done, test):
            break
        progress(counted)
    return counted


def _play_elsewhere(contest: Contest, content: bytes, cell: int, number: int) -> Deal:
    """Play a deal on a machine that may not have the file of the contest's content."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / Path(contest.content).name
        file.write_bytes(content)
        return play_deal(replace(contest, content=str(file)), cell, number)


def deals_in_all(contest: Contest, games: int) -> int:
    """Return how many deals that takes, over all cells."""
    return len(_wanted(contest, games))


def _wanted(contest: Contest, games: int) -> list[tuple[int, int]]:
    """The deals to play, and in which cell: every cell comes to its turn before the next deal."""
    deals = [contest.deals(cell, games) for cell in contest.cells]
    return [(number, cell) for number in range(max(deals)) for cell, last in enumerate(deals) if number < last]


def _count(
    contest: Contest,
    counted: list[Deal],
    wanted: Sequence[tuple[int, int]],
    done: dict[tuple[int, int], Deal],
    test: Test | None,
) -> bool:
    """Count the deals that are there without a gap; say whether that is enough."""
    while len(counted) < len(wanted) and wanted[len(counted)] in done:
        counted.append(done[wanted[len(counted)]])
        number = counted[-1].number
        is_whole = len(counted) == len(wanted) or wanted[len(counted)][0] != number
        if test and is_whole and answer(contest, counted, test)["answer"] != "open":
            return True
    return len(counted) == len(wanted)


def answer(contest: Contest, deals: Sequence[Deal], test: Test) -> dict[str, Any]:
    """Return what the test says after these deals."""
    return verdict.sprt(contest, deals, test.expected, test.hoped, test.risk)


def strength(game: str, bots: str, seats: int, games: int, seed: str = "1", jobs: Workers = 1) -> verdict.Mean:
    """Return the first bot's share of the victories in so many games, with the last one in the seats that are left.

    >>> strength("dungeon-cards", "careful,random", 2, 2).games
    2
    """
    contest = Contest(game, tuple(bots.split(",")), (Cell(seats),), seed)
    return verdict.Mean.of(verdict.shares(contest, play(contest, games, jobs), contest.bots[0]))
