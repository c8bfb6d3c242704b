"""Whoever runs a table in the terminal: shows it, asks people, lets bots answer, keeps the record."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall import minds
from duskhall.cli import asides
from duskhall.cli.rules import show_rules, show_section
from duskhall.cli.screen import Screen
from duskhall.kernel import fairness, talk
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ANY
from duskhall.kernel.record import Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.rulebook import Rulebook, UnknownRule
from duskhall.kernel.standing import StandingAnswer, answers
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts

if TYPE_CHECKING:
    from duskhall.kernel.question import Ask
    from duskhall.kernel.setup import Setup


class Left(Exception):
    """The person at the table wants to leave."""


class Host:
    """A table in the terminal."""

    def __init__(
        self,
        setup: "Setup",
        texts: Texts,
        bots: dict[int, str],
        names: Sequence[str] = (),
        seed: str | None = None,
        record: Path | None = None,
    ) -> None:
        """Open a table; `bots` says which seats a bot plays, and which one."""
        self.setup = setup
        self.record_file = record
        self.pause = 0.0  # seconds after a bot's decision
        self.people = [seat for seat in range(setup.seats) if seat not in bots]
        holders = _holders(setup.seats, texts, bots, names)
        server_seed = fairness.new_server_seed() if seed is None else fairness.seed_from(seed)
        self.table = Table.open(setup, holders, server_seed, f"terminal-{seed or secrets.token_hex(8)}")
        self.minds = {
            seat: minds.find(setup.game.id, name)(setup.game, seat, _mind_dice(server_seed, seat))
            for seat, name in bots.items()
        }
        self.screen = Screen(TableTexts(texts, setup, [holder.name for holder in holders]))
        self.rulebook = Rulebook(setup.game.folder, texts.lang)
        self.watching = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.secrets = len(self.people) > 1 and setup.game.hidden_information
        self.standing: list[StandingAnswer] = []  # what people want to be answered in their place
        self.waved_on = False  # somebody lets a bot go before them
        self.heard_out = -1  # the last entry about which the bots were let speak
        self.told: dict[int | None, int] = {}  # the last entry that whoever looks was told about

    def play(self) -> None:
        """Play until the end, or until somebody leaves; the record is kept in either case."""
        if self.people:
            self.screen.say("welcome", "bold", title=self.screen.table.text("game-title"))
        try:
            while pending := self.table.pending():
                self._hear_bots()
                if not self.secrets:
                    self._narrate()
                self._next(self._first(pending))
            self._narrate()
            outcome = self.table.outcome()
            if outcome is not None:
                self.screen.outcome(outcome)
        except (Left, EOFError):
            self.screen.say("left")
        except KeyboardInterrupt:
            self.screen.console.print()
            raise
        finally:
            self._keep_record()

    def _first(self, pending: list["Ask"]) -> "Ask":
        """Bots answer before people; but where whoever wants to goes next, they wait until somebody lets them."""
        bots = [ask for ask in pending if ask.seat in self.minds]
        people = [ask for ask in pending if ask.seat not in self.minds]
        if self.table.state.mode == ANY and people and not self.waved_on:
            return people[0]
        self.waved_on = False
        return (bots or people)[0]

    def _wave_on(self) -> int | None:
        """Let a bot go first, where one waits for people."""
        if any(ask.seat in self.minds for ask in self.table.pending()):
            self.waved_on = True
            return None
        self.screen.say("play-nobody-waits", "red")
        return -1

    def _next(self, ask: "Ask") -> None:
        mind = self.minds.get(ask.seat)
        if mind is None:
            for _, name in answers([ask], self.standing, self.table.state.view):
                self.table.answer(ask.seat, ask.question.name, name)
                return
            self._ask_person(ask)
            return
        option = mind.choose(self.table.seat(ask.seat))
        self._answer(ask, option)
        if self.pause:
            time.sleep(self.pause)

    def _hear_bots(self) -> None:
        """Let the bots speak about what happened since they were last heard."""
        new = [event for number, event in self.table.events if number > self.heard_out]
        if talk.is_due(self.setup.game, new):
            events = [event for _, event in self.table.events]
            for seat, statement in talk.hear_out(self.table.state, events, self.minds):
                self.table.speak(seat, statement)
        self.heard_out = self.table.seq

    def _ask_person(self, ask: "Ask") -> None:
        """Ask until there is an answer, or until something else changed the table."""
        if self.secrets:
            self._pass_the_device(ask.seat)
        self.screen.view(self.setup, self.table.state.view(ask.seat))
        odds = self.table.state.odds(ask.seat, ask)
        self.screen.question(ask, odds)
        while True:
            text = self.screen.console.input("[bold cyan]>[/] ").strip()
            option = self._command(ask, text)
            if option is None:
                return
            if option >= 0:
                self._answer(ask, option)
                return

    def _command(self, ask: "Ask", text: str) -> int | None:
        """Carry out what was typed: an option's number, -1 to ask again, None to show the table anew."""
        word, _, rest = text.partition(" ")
        if word in ("q", "quit"):
            raise Left
        if word in ("?", "h", "help"):
            self.screen.say("play-help", "dim")
        elif word in ("r", "rule") and rest:
            self._show_rule(rest)
        elif word in ("r", "rule"):
            self._show_rule(ask.question.rule)
        elif word in ("u", "undo"):
            return self._undo(ask.seat)
        elif word == "b" and self.table.state.mode == ANY:
            return self._wave_on()
        elif word == "n":
            asides.show_notebook(self.screen, self.table, ask.seat)
        elif word == "t":
            asides.talk(self.screen, self.table, ask.seat, rest)
            self._narrate()
        elif word == "s":
            self.standing = asides.stand(self.screen, self.table, ask.seat, rest, self.standing)
        elif text:
            return self._chosen(ask, text)
        return -1

    def _chosen(self, ask: "Ask", text: str) -> int:
        """Return the option of a number, a name, or the beginning of exactly one name."""
        if text.isdecimal():
            number = int(text)
            if 1 <= number <= len(ask.options):
                return ask.options[number - 1]
            self.screen.say("play-number", "red", most=len(ask.options))
            return -1
        found = matches(self.screen.table, ask, text)
        if len(found) == 1:
            return found[0]
        labels = ", ".join(self.screen.table.option_label(ask.question, option) for option in found)
        if found:
            self.screen.say("play-ambiguous", "red", text=text, options=labels)
        else:
            self._refuse(ask, text)
        return -1

    def _refuse(self, ask: "Ask", text: str) -> None:
        """Say why a name is no legal option: the rules know, if the question knows the name at all."""
        name = text.strip().lower().replace(" ", "_").replace("-", "_")
        if self.setup.option_number(ask.question, name) < 0:
            self.screen.say("play-no-option", "red", text=text)
            return
        try:
            self.table.answer(ask.seat, ask.question.name, name)
        except Refusal as refusal:
            self.screen.console.print(self.screen.table.refusal_text(refusal), style="red", markup=False)

    def _answer(self, ask: "Ask", option: int) -> None:
        self.table.answer(ask.seat, ask.question.name, self.setup.option_name(ask.question, option))

    def _undo(self, seat: int) -> int | None:
        try:
            self.table.undo(seat)
        except Refusal as refusal:
            self.screen.console.print(self.screen.table.refusal_text(refusal), style="red", markup=False)
            return -1
        self.screen.say("undone", "dim")
        self.told[self.watching] = self.table.seq
        return None

    def _show_rule(self, number: str) -> None:
        section = self.rulebook.section(number)
        try:
            if section:
                show_section(self.screen.console, section)
            else:
                show_rules(self.screen.console, [self.rulebook.rule(number)])
        except UnknownRule as error:
            nearest = ", ".join(error.nearest)
            self.screen.say("mistake-unknown-rule", "red", number=error.number, nearest=nearest)

    def _pass_the_device(self, seat: int) -> None:
        """Let the next person take over, unseen by the others, and hear what happened meanwhile."""
        if self.watching != seat:
            self.screen.curtain(seat)
        self.watching = seat
        self._narrate()

    def _narrate(self) -> None:
        """Tell whoever looks what happened since they were last told, as far as they may hear it."""
        told = self.told.get(self.watching, -1)
        self.screen.events(event for number, event in self.table.events_for(self.watching) if number > told)
        self.told[self.watching] = self.table.seq

    def _keep_record(self) -> None:
        if self.record_file is not None:
            self.table.record.save(self.record_file)
            self.screen.say("record-kept", "dim", file=str(self.record_file))


def matches(table: TableTexts, ask: "Ask", text: str) -> list[int]:
    """Return the options that a text names, by stable name or by label: exactly, or else by their beginning."""
    wanted = text.strip().casefold()
    names = {
        option: (
            table.setup.option_name(ask.question, option).casefold(),
            table.setup.option_name(ask.question, option).replace("_", " ").casefold(),
            table.option_label(ask.question, option).casefold(),
        )
        for option in ask.options
    }
    exact = [option for option in ask.options if wanted in names[option]]
    return exact or [option for option in ask.options if any(name.startswith(wanted) for name in names[option])]


def _holders(seats: int, texts: Texts, bots: dict[int, str], names: Sequence[str]) -> list[Holder]:
    """Return who sits where: people by the names given, then by their seat; bots by names of their own."""
    given = iter(names)
    holders = []
    for seat in range(seats):
        if seat in bots:
            holders.append(Holder(texts.text(f"bot-name-{seat + 1}"), f"bot:{bots[seat]}"))
        else:
            holders.append(Holder(next(given, texts.text("seat-name", number=seat + 1)), "person"))
    return holders


def _mind_dice(server_seed: bytes, seat: int) -> Dice:
    return Dice(fairness.seed_from(f"mind {seat} {server_seed.hex()}"))
