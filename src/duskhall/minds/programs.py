"""Any program as a bot: it is told in lines of JSON what one seat may know, and answers in lines of JSON.

docs/bots.md says what the lines hold.  A program is started by whoever sits at this machine, never by a hall.  One that
hangs, dies or answers what cannot be loses its chair to chance, for the rest of the game; the table goes on.
"""

import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from duskhall import minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.seat import Mind, MindFactory, Seat

PROTOCOL: Final = 1
LONGEST: Final = 65_536  # bytes of an answer
SECONDS: Final = 10.0  # for one answer, the start of the program included
LEAVING: Final = 1.0  # seconds that a program has to end when its game is over
NAME: Final = "program"


class ProgramFailed(Mistake):
    """A program that cannot go on as a bot: the sentence says what it did."""


def is_command(bot: str) -> bool:
    """Say whether a bot is named by the command that starts it: it has a space or a path.

    >>> is_command("python3 mine.py"), is_command("./mine"), is_command("careful")
    (True, True, False)
    """
    return " " in bot or "/" in bot or os.sep in bot


def find(game_id: str, bot: str) -> MindFactory:
    """Return what makes the minds of a bot, by its name or by its command; only for people at their own machine."""
    if not is_command(bot):
        return minds.find(game_id, bot)
    return lambda game, seat, dice: ProgramMind(bot, game, seat, dice)


def close(players: Iterable[Mind]) -> None:
    """End the programs among these minds: their game is over."""
    for player in players:
        if isinstance(player, ProgramMind):
            player.close()


def lost_chairs(players: Mapping[int, Mind]) -> dict[int, str]:
    """Return the seats whose programs lost their chairs, and why: start, late, ended, long, json or illegal."""
    programs = {seat: player for seat, player in players.items() if isinstance(player, ProgramMind)}
    return {seat: each.failed.key.rpartition("-")[2] for seat, each in programs.items() if each.failed is not None}


class Program:
    """A running program and the lines that go to and fro; each answer has to come in time."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        """Start it; what it writes to its standard error output its owner sees."""
        self.seconds = seconds
        self.command = command[0] if command else ""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # what it starts ends with it, and Ctrl-C is its owner's to handle
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramFailed("mistake-program-start", program=self.command, problem=str(error)) from error
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._messages: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send a line; a program that reads slowly keeps nobody waiting."""
        self._messages.put(msgspec.json.encode(message) + b"\n")

    def answer(self, ends: float) -> dict[str, Any]:
        """Return the next line that the program writes, as an object, or raise `ProgramFailed`."""
        try:
            line = self._lines.get(timeout=max(0.0, ends - monotonic()))
        except queue.Empty:
            raise ProgramFailed("mistake-program-late", program=self.command, seconds=self.seconds) from None
        if line is None:
            raise ProgramFailed("mistake-program-ended", program=self.command)
        if len(line) > LONGEST:
            raise ProgramFailed("mistake-program-long", program=self.command, most=LONGEST)
        try:
            said = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise ProgramFailed("mistake-program-json", program=self.command, line=_shown(line))
        return said

    def close(self) -> None:
        """Tell the program by the end of its input that it may go, and end it where it stays."""
        self._messages.put(None)
        try:
            self._process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.kill()
        self._end()

    def kill(self) -> None:
        """End the program and whatever it started, now."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._messages.put(None)
        self._end()

    def _end(self) -> None:
        for thread in self._threads:
            thread.join(LEAVING)
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()

    def _read(self) -> None:
        """Pass on whole lines, and of one that is too long no more than tells so."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LONGEST + 1):
                self._lines.put(line)
        self._lines.put(None)

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            while (message := self._messages.get()) is not None:
                self._process.stdin.write(message)
                self._process.stdin.flush()
            self._process.stdin.close()


class Chair:
    """A program in one chair of one table: the lines it is told, and the answers it gives, until it fails."""

    def __init__(self, command: Sequence[str], start: Mapping[str, Any], seconds: float = SECONDS) -> None:
        """Start the program and tell it where it sits; raise `ProgramFailed` where there is none."""
        self.program = Program(command, seconds)
        self.told = 0  # events
        self.asked = 0
        self.program.tell({"type": "start", "protocol": PROTOCOL, **start})

    def choose(
        self,
        question: str,
        options: Sequence[str],
        view: Any,
        heard: Sequence[Mapping[str, Any]],
        odds: Callable[[], Mapping[str, Mapping[str, float]]],
    ) -> str:
        """Ask the program, and return one of the options; it may ask for the odds first.  Raise `ProgramFailed`."""
        ends = monotonic() + self.program.seconds
        self.asked += 1
        first = self.told if self.told <= len(heard) else 0  # something was taken back: all of it is told anew
        self.told = len(heard)
        ask = {"type": "ask", "number": self.asked, "question": question, "options": list(options), "view": view}
        self.program.tell({**ask, "heard_from": first, "heard": list(heard[first:])})
        said = self.program.answer(ends)
        if said.get("want") == "odds":
            self.program.tell({"type": "odds", "number": self.asked, "odds": odds()})
            said = self.program.answer(ends)
        option = said.get("answer")
        if said.get("number", self.asked) != self.asked or not isinstance(option, str) or option not in options:
            shown = _shown(msgspec.json.encode(said))
            raise ProgramFailed("mistake-program-illegal", program=self.program.command, line=shown)
        return option


class ProgramMind:
    """The mind of a program; where the program fails, chance."""

    name: Final = NAME

    def __init__(self, command: str, game: Game, seat: int, dice: Dice, seconds: float = SECONDS) -> None:
        """Begin with the first question: nothing is started for a seat that is never asked."""
        self.command = command
        self.game = game
        self.seconds = seconds
        self.chance = minds.find(game.id, minds.RANDOM)(game, seat, dice)
        self.seed = dice.below(2**31)
        self.chair: Chair | None = None
        self.failed: ProgramFailed | None = None

    def choose(self, seat: Seat) -> int:
        if self.failed is None:
            try:
                return self._ask(seat)
            except ProgramFailed as failure:
                self.failed = failure
                if self.chair is not None:
                    self.chair.program.kill()
                sys.stderr.write(f"{failure}\n")
        return self.chance.choose(seat)

    def close(self) -> None:
        """End the program: the game is over."""
        if self.chair is not None and self.failed is None:
            self.chair.program.close()
        self.chair = None

    def _ask(self, seat: Seat) -> int:
        setup, question = seat.setup, seat.ask.question
        if self.chair is None:
            start = started(setup.game, seat.number, setup.seats, setup.settings, self.seed)
            self.chair = Chair(shlex.split(self.command), start, self.seconds)
        option = self.chair.choose(
            question.name,
            seat.option_names(),
            seat.view,
            [event.plain() for event in seat.heard],
            lambda: {setup.option_name(question, option): chances for option, chances in seat.odds().items()},
        )
        return setup.option_number(question, option)


def started(game: Game, seat: int, seats: int, settings: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Return what a program is told first: what is played, and where it sits; the seed is for its own chance."""
    about = {"game": game.id, "rules_version": game.rules_version, "seat": seat, "seats": seats}
    return {**about, "settings": dict(settings), "seed": seed}


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 80 else f"{text[:80]}..."
