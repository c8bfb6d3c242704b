"""Whoever runs a table in the terminal: shows it, asks people, lets bots answer, keeps the record."""

import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.cli.keyboard import read_line
from duskhall.cli.prompt import Left, Prompt
from duskhall.cli.screen import Screen
from duskhall.kernel import fairness, talk
from duskhall.kernel.dice import Dice
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import ANY
from duskhall.kernel.record import Holder
from duskhall.kernel.standing import StandingAnswer, answers
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts
from duskhall.minds import programs

if TYPE_CHECKING:
    from duskhall.kernel.question import Ask
    from duskhall.kernel.setup import Setup


class Host:
    """A table in the terminal; what people type reaches it directly."""

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
            seat: programs.find(setup.game.id, name)(setup.game, seat, _mind_dice(server_seed, seat))
            for seat, name in bots.items()
        }
        self.screen = Screen(TableTexts(texts, setup, [holder.name for holder in holders]))
        self.prompt = Prompt(self.screen, self)
        self.watching = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.secrets = len(self.people) > 1 and setup.game.hidden_information
        self.waved_on: int | None = None  # the bot that somebody lets go before them
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
                self._next(pending)
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
            programs.close(self.minds.values())
            self._keep_record()

    # --- What people do ----------------------------------------------------------------------------------------

    def answer(self, seat: int, question: str, option: str) -> None:
        """Answer what a seat is asked."""
        self.table.answer(seat, question, option)

    def undo(self, seat: int) -> None:
        """Take the seat's last decision back; in a cooperative game the last one of anybody here, who all agree."""
        if self.setup.game.cooperative:
            decisions = (entry.seat for _, entry in self.table.effective_entries() if entry.kind == "decision")
            seat = ([seat] + [decider for decider in decisions if decider in self.people])[-1]
        self.table.undo(seat, consent=self.setup.game.cooperative)
        self.screen.say("undone", "dim")
        self.told[self.watching] = self.table.seq

    def let_go(self, seat: int) -> None:
        """Let the bot of a seat go first."""
        self.waved_on = seat

    def speak(self, seat: int, statement: Mapping[str, str | int]) -> None:
        """Say something that everybody hears."""
        self.table.speak(seat, statement)
        self._narrate()

    def stand(self, seat: int, standing: Sequence[StandingAnswer]) -> None:
        """Keep standing answers: the prompt has them, and they are looked at whenever a person is asked."""

    def chat(self, text: str) -> None:
        """Say nothing: people around one screen hear each other."""

    def hint(self, seat: int) -> None:
        """Work out what a strong player would do, from what the seat knows."""
        from duskhall.cli.hints import show_hint
        from duskhall.teacher.hint import hint

        show_hint(self.screen, hint(self.table.seat(seat)))

    # --- Going on ----------------------------------------------------------------------------------------------

    def _next(self, pending: list["Ask"]) -> None:
        """Get the next decision: from a bot, or from people.

        Bots answer before people; but where whoever wants to goes next, they wait until somebody lets them.
        """
        bots = [ask for ask in pending if ask.seat in self.minds]
        people = [ask for ask in pending if ask.seat not in self.minds]
        anybody = self.table.state.mode == ANY
        chosen = [ask for ask in bots if ask.seat == self.waved_on]
        self.waved_on = None
        if chosen:
            self._ask_bot(chosen[0])
        elif bots and not people:
            self._ask_bot(whose(self.table.state, self.minds, lambda ask: self.table.seat(ask.seat)))
        elif bots and not anybody:
            self._ask_bot(bots[0])
        elif anybody and not self.secrets:
            self._ask_people(people, [ask.seat for ask in bots])
        else:
            self._ask_people(people[:1], [])

    def _ask_bot(self, ask: "Ask") -> None:
        option = self.minds[ask.seat].choose(self.table.seat(ask.seat))
        self.table.answer(ask.seat, ask.question.name, self.setup.option_name(ask.question, option))
        if self.pause:
            time.sleep(self.pause)

    def _ask_people(self, asks: list["Ask"], waiting: list[int]) -> None:
        """Ask until there is an answer, or until something else changed the table; any of them may answer."""
        for ask, name in answers(asks, self.prompt.standing, self.table.state.view):
            self.table.answer(ask.seat, ask.question.name, name)
            return
        seat = asks[0].seat
        if self.secrets:
            self._pass_the_device(seat)
        view = self.table.state.view(seat)
        self.screen.view(view)
        odds = self.table.state.odds(seat, asks[0]) if len(asks) == 1 else {}
        self.screen.question(asks, odds, waiting)
        self.prompt.turn_to(seat, view, asks, waiting)
        while not self.prompt.typed(self.screen.read()):
            pass

    def _hear_bots(self) -> None:
        """Let the bots speak about what happened since they were last heard."""
        new = [event for number, event in self.table.events if number > self.heard_out]
        if talk.is_due(self.setup.game, new):
            events = [event for _, event in self.table.events]
            for seat, statement in talk.hear_out(self.table.state, events, self.minds):
                self.table.speak(seat, statement)
        self.heard_out = self.table.seq

    def _pass_the_device(self, seat: int) -> None:
        """Let the next person take over, unseen by the others, and hear what happened meanwhile."""
        if self.watching != seat:
            self.screen.draw_curtain(seat)
            read_line(self.screen.console)
            self.screen.console.clear()
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


def _holders(seats: int, texts: Texts, bots: dict[int, str], names: Sequence[str]) -> list[Holder]:
    """Return who sits where: people by the names given, then by their seat; bots by names of their own."""
    given = iter(names)
    holders = []
    for seat in range(seats):
        if seat in bots:
            bot = programs.NAME if programs.is_command(bots[seat]) else bots[seat]
            holders.append(Holder(texts.text(f"bot-name-{seat + 1}"), f"bot:{bot}"))
        else:
            holders.append(Holder(next(given, texts.text("seat-name", number=seat + 1)), "person"))
    return holders


def _mind_dice(server_seed: bytes, seat: int) -> Dice:
    return Dice(fairness.seed_from(f"mind {seat} {server_seed.hex()}"))
