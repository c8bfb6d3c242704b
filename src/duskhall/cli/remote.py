"""`duskhall play --server URL`: one's seats at a table of the hall, in this terminal.

Everything that is shown is made from what the hall sends for the seat that one looks as: its view, its events, its ask.
"""

import secrets
import time
import typing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from duskhall.cli.connection import Connection, Lost
from duskhall.cli.hints import show_hint
from duskhall.cli.prompt import Left, Prompt
from duskhall.cli.screen import Screen
from duskhall.hall import protocol
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.kernel.event import Event
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.question import Ask
from duskhall.kernel.record import loads
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.standing import StandingAnswer, answers

if TYPE_CHECKING:
    from duskhall.hall.protocol import Happened, Now, OwnAsk, ServerMessage, TableInfo

RETRY: Final = 1.0  # seconds until a lost connection is tried again
PATIENCE: Final = 5.0  # seconds for which a hall that is just closing or opening may refuse one
FATAL: Final = ("hello", "watch")  # messages without which nothing can be played
YES: Final = ("y", "yes", "sí", "si")
NO: Final = ("no",)


class RemoteSeats:
    """The seats of one person, played over the network; one of them is looked at."""

    def __init__(
        self,
        visitor: Visitor,
        table: str,
        seats: Sequence[int],
        screen: Screen,
        names: Sequence[str] = (),
        record: Path | None = None,
    ) -> None:
        """Play these seats of this table; `names` are what they are called on this screen."""
        self.visitor = visitor
        self.record_file = record
        self.table = table
        self.seats = seats
        self.screen = screen
        self.own_names = names
        self.setup = screen.table.setup
        self.prompt = Prompt(screen, self)
        self.prompt.has_chat = True
        self.connection = Connection(visitor)
        self.secrets = len(seats) > 1 and self.setup.game.hidden_information
        self.seat = seats[0]  # whose view is shown
        self.behind_curtain = False  # the next person has not taken the device yet
        self.seq = -1  # the last entry that was heard of
        self.told: dict[int, int] = {}  # the last entry that whoever looks as a seat was told about
        self.commitment = ""  # of the dice
        self.link = ""
        self.chat_heard = 0
        self.now: Now | None = None
        self.sent: dict[int, str] = {}  # the move ids of answers that are not stored yet: they may wait for a window
        self.decided = self.seat  # which own seat decided last
        self.asked: list[Ask] = []  # what is asked, and shown or about to be
        self.shown = False  # the question is on the screen
        self.prompted = False  # the prompt is, and nothing after it
        self.undo_asked: int | None = None  # the seat that wants to take something back
        self.waited_for: object = None  # for whom it was last said that one waits
        self._view_type: Any = typing.get_type_hints(self.setup.game.view)["return"]

    # --- Coming and going ----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the end, connecting again when the connection is lost."""
        self.screen.say("welcome", "bold", title=self.screen.table.text("game-title"))
        try:
            self._connect()
            while not self._hear_next():
                if self.shown and not self.prompted and self.connection.quiet:
                    self.screen.show_prompt()
                    self.prompted = True
        except (Left, EOFError):
            self._leave()
            self.screen.say("left")
        except KeyboardInterrupt:
            self._leave()
            self.screen.console.print()
            raise
        finally:
            self.connection.close()

    def _leave(self) -> None:
        with suppress(Unreachable, Denied):
            self._keep_record()
            self.visitor.post(f"/api/tables/{self.table}/leave")

    def _keep_record(self) -> None:
        if self.record_file is not None:
            record = self.visitor.get(f"/api/tables/{self.table}/record")
            loads(msgspec.json.encode(record)).save(self.record_file)
            self.screen.say("record-kept", "dim", file=str(self.record_file))

    def _connect(self) -> None:
        """Connect, however long it takes; whether the last answers arrived is seen by whether they are asked again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.connection.open()
                break
            except Lost as lost:
                if not lost.refused:
                    end = time.monotonic() + PATIENCE
                elif time.monotonic() > end:
                    raise Mistake("mistake-not-known") from None
                time.sleep(RETRY)
        self.sent, self.shown = {}, False
        self._watch(self.seat)

    def _watch(self, seat: int) -> None:
        self.seat = seat
        self.connection.send(protocol.Watch(table=self.table, seat=seat, chat_seen=self.chat_heard))

    # --- What is typed -------------------------------------------------------------------------------------------

    def answer(self, seat: int, question: str, option: str) -> None:
        """Send an answer; what comes of it is heard later."""
        if seat != self.seat:
            self._watch(seat)
        self.sent[seat] = secrets.token_hex(8)
        self.decided = seat
        self.connection.send(
            protocol.Answer(table=self.table, seat=seat, move_id=self.sent[seat], question=question, option=option)
        )
        self._unask()

    def undo(self, seat: int) -> None:
        """Ask to take a decision back: of this seat, or, where nothing is secret, of the own one that decided last."""
        seat = seat if self.secrets else self.decided
        if seat != self.seat:
            self._watch(seat)
        self.connection.send(protocol.Undo(table=self.table, seat=seat, move_id=secrets.token_hex(8)))

    def let_go(self, seat: int) -> None:
        """Tell a bot that waits to go first."""
        self.connection.send(protocol.LetGo(table=self.table, seat=seat))

    def speak(self, seat: int, statement: Mapping[str, str | int]) -> None:
        """Make a statement."""
        message = protocol.Speak(table=self.table, seat=seat, move_id=secrets.token_hex(8), statement=dict(statement))
        self.connection.send(message)

    def stand(self, seat: int, standing: Sequence[StandingAnswer]) -> None:
        """Give standing answers."""
        given = [protocol.Given(each.kind.name, each.value if each.kind.while_same else None) for each in standing]
        self.connection.send(protocol.Stand(table=self.table, seat=seat, answers=given[-16:]))
        if self.now is not None and self._is_answered(self.asked, self.now):
            self._wait(self.now)

    def chat(self, text: str) -> None:
        """Say something in the chat."""
        self.connection.send(protocol.Say(table=self.table, text=text[:500]))

    def hint(self, seat: int) -> None:
        """Ask the hall what a strong player would do."""
        self.connection.send(protocol.AskHint(table=self.table, seat=seat))

    def _typed(self, text: str) -> None:
        if self.behind_curtain:
            self.behind_curtain = False
            self.screen.console.clear()
            self._watch(self.seat)
        elif self.undo_asked is not None and text.strip().casefold() in (*YES, *NO):
            agree = text.strip().casefold() in YES
            self.undo_asked = None
            self.connection.send(protocol.Consent(table=self.table, seat=self.seat, agree=agree))
        elif not text.strip() and self.now is not None and self.now.players[self.seat] != "person":
            self.connection.send(protocol.Return(table=self.table, seat=self.seat))
        else:
            self.prompt.typed(text)

    # --- What is heard -------------------------------------------------------------------------------------------

    def _hear_next(self) -> bool:
        """Follow the next thing that is typed or said; True when the game is over."""
        try:
            heard = self.connection.next()
        except Lost:
            self._make_room()
            self.screen.say("remote-lost", "dim")
            self._connect()
            return False
        if isinstance(heard, str):
            self.prompted = False
            self._typed(heard)
            return False
        self._hear(heard)
        return self.now is not None and self.now.outcome is not None

    def _make_room(self) -> None:
        """Clear the line of the prompt before something is said."""
        if self.prompted:
            self.screen.take_prompt_away()
            self.prompted = False

    def _hear(self, message: "ServerMessage") -> None:
        if isinstance(message, protocol.Snapshot):
            if message.seat == self.seat:
                self._know(message.info)
                self._go_on(message.log, message.seq, message.now)
        elif isinstance(message, protocol.Update):
            if message.seat == self.seat:
                self._go_on([message.happened], message.happened.seq, message.now)
        elif isinstance(message, protocol.Info):
            self._know(message.info)
        elif isinstance(message, protocol.Odds):
            if message.seat == self.seat and message.seq == self.seq and self.asked and not self.shown:
                self._ask(message.odds)
        elif isinstance(message, protocol.Done):
            self.sent = {seat: move_id for seat, move_id in self.sent.items() if move_id != message.move_id}
            if message.seq <= self.seq:  # what comes after it was heard of first
                self._go_on([], self.seq, self.now)
        elif isinstance(message, protocol.Refused):
            self._make_room()
            self.screen.refusal(Refusal(message.reason, message.rule, message.details))
            self._try_again(message.move_id)
        elif isinstance(message, protocol.Error):
            self._hear_error(message)
        else:
            self._hear_others(message)

    def _hear_others(self, message: "ServerMessage") -> None:
        """Hear what is no part of the game: chat, standing answers, wishes to take something back."""
        if isinstance(message, protocol.Chat):
            if message.line.number > self.chat_heard:
                self.chat_heard = message.line.number
                self._make_room()
                said = f"{message.line.name}: {message.line.text}"
                self.screen.console.print(said, style="magenta", markup=False)
        elif isinstance(message, protocol.Standing):
            kinds = {kind.name: kind for kind in self.setup.game.standing if not kind.by_day}
            known = [each for each in message.answers if each.kind in kinds]
            given = [StandingAnswer(message.seat, kinds[each.kind], each.value) for each in known]
            others = [each for each in self.prompt.standing if each.seat != message.seat]
            self.prompt.standing = others + given
        elif isinstance(message, protocol.Advised):
            if message.seat == self.seat and message.seq == self.seq and self.shown:
                self._make_room()
                show_hint(self.screen, message.hint)
        elif isinstance(message, protocol.UndoAsked):
            if self.seat in message.waiting and message.seat not in self.seats:
                self.undo_asked = message.seat
                self._make_room()
                self.screen.say("remote-undo-asked", "bold", name=self.screen.table.seat(message.seat))
        elif isinstance(message, protocol.UndoSettled):
            self.undo_asked = None
            self._make_room()
            self.screen.say("remote-undo-agreed" if message.agreed else "remote-undo-denied", "dim")

    def _hear_error(self, message: protocol.Error) -> None:
        """Say what went wrong; the game goes on, unless it cannot even be watched."""
        if message.about in FATAL:
            raise Denied(message.code, message.message)
        if message.about == "ask_odds":
            if self.asked and not self.shown:
                self._ask({})
            return
        self._make_room()
        self.screen.console.print(message.message, style="red", markup=False)
        self._try_again(message.move_id)

    def _try_again(self, move_id: str) -> None:
        """Ask again what was answered with this move."""
        if move_id in self.sent.values():
            self.sent = {seat: sent for seat, sent in self.sent.items() if sent != move_id}
            self._watch(self.seat)

    # --- The table -----------------------------------------------------------------------------------------------

    def _know(self, info: "TableInfo") -> None:
        """Learn who is there; before the start say how many are ready, and as host start when everybody is."""
        if info.status in ("frozen", "expired"):
            raise Denied(info.status, HallMistake.read(info.reason or {"key": "error-frozen", "args": {}}))
        self.commitment = info.commitment
        self.link = f"{self.visitor.address}/table/{self.table}#{info.invite or ''}"
        names = {guest.person: guest.name for guest in info.people}
        holders = [held.person for held in info.seats]
        table = self.screen.table
        called = []
        for seat, holder in enumerate(holders):
            name = names.get(holder or "", table.text(f"bot-name-{seat + 1}"))
            several = holder is not None and holders.count(holder) > 1
            called.append(table.text("remote-seat-of", name=name, number=seat + 1) if several else name)
        for seat, name in zip(self.seats, self.own_names):
            called[seat] = name
        table.names = called
        if info.status != "open":
            return
        ready = sum(held.ready or held.player.startswith("bot:") for held in info.seats)
        if ready == len(info.seats) and info.host == self.visitor.person:
            self.visitor.post(f"/api/tables/{self.table}/start")
        elif ready != self.waited_for:
            self.waited_for = ready
            self.screen.say("remote-waiting", "dim", seats=ready, all=len(info.seats))

    def _go_on(self, happened: "Sequence[Happened]", seq: int, now: "Now | None") -> None:
        """Tell what happened, and show how things stand for the seat that is looked at."""
        if now is not None and self.now is None:
            self.screen.say("remote-started", "dim", commitment=self.commitment[:16])
        self.seq = seq
        self._tell(happened)
        if now is None:
            return
        self.now = now
        if now.outcome is not None:
            self.screen.outcome(now.outcome)
            self.screen.say("remote-again", "dim", link=self.link)
            self._keep_record()
            return
        owing = [asked.seat for asked in now.asks if asked.seat in self.seats and asked.seat not in self.sent]
        for seat in [seat for seat in self.sent if seat not in [asked.seat for asked in now.asks]]:
            del self.sent[seat]
        if owing and self.seat not in owing:
            self._turn_to(owing[0])
        elif now.ask is not None and owing:
            self._ask_anew(now, now.ask)
        else:
            self._wait(now)

    def _tell(self, happened: "Sequence[Happened]") -> None:
        kinds = self.setup.game.kinds_by_name
        looking = self.seat if self.secrets else self.seats[0]
        for each in happened:
            if each.seq <= self.told.get(looking, -1):
                continue
            self.told[looking] = each.seq
            if each.kind == "undo" or any(event["event"] in kinds for event in each.events):
                self._make_room()
                self.shown = False  # what is asked is shown again under it
            if each.kind == "undo":
                self.screen.say("replay-undo", "dim", name=self.screen.table.seat(each.seat or 0))
            self.screen.events(
                Event(kinds[event["event"]], {name: value for name, value in event.items() if name != "event"})
                for event in each.events
                if event["event"] in kinds
            )

    def _turn_to(self, seat: int) -> None:
        """Look as another of one's own seats; where there are secrets, when its person has the device."""
        self._unask()
        if self.secrets:
            self.seat = seat
            self.behind_curtain = True
            self.screen.draw_curtain(seat)
        else:
            self._watch(seat)

    def _wait(self, now: "Now") -> None:
        """Say once for whom one waits, where it is a person; bots are quick."""
        self._unask()
        view = self._view(now)
        self.prompt.turn_to(self.seat, view, [])
        people = [asked.seat for asked in now.asks if now.players[asked.seat] == "person"]
        others = [seat for seat in people if seat not in self.seats]
        replaced = now.players[self.seat] != "person"
        if (not others and not replaced) or self.waited_for == (replaced, others):
            return
        self.waited_for = (replaced, others)
        if replaced:
            self.screen.say("remote-bot-plays", "dim")
        else:
            self.screen.say("remote-waiting-for", "dim", names=", ".join(map(self.screen.table.seat, others)))

    # --- Asking --------------------------------------------------------------------------------------------------

    def _unask(self) -> None:
        self.asked, self.shown = [], False
        self.prompt.asks = ()

    def _ask_anew(self, now: "Now", own: "OwnAsk") -> None:
        """Show what is asked, once its chances are told; unless it is on the screen already."""
        anybody = len(now.asks) > 1 and not self.setup.game.simultaneous
        question = self.setup.game.question(own.question)
        asks = [Ask(self.seat, question, [self.setup.option_number(question, offer.name) for offer in own.options])]
        if self._is_answered(asks, now):
            self._wait(now)
            return
        if anybody and len(self.setup.domains[question.index]) == 1:  # what another of one's seats could answer
            others = [asked.seat for asked in now.asks if asked.seat in self.seats and asked.seat != self.seat]
            asks = sorted(asks + [Ask(seat, question, [0]) for seat in others], key=lambda ask: ask.seat)
        if self.shown and asks == self.asked:
            return
        self.asked, self.shown, self.waited_for = asks, False, None
        if len(asks) > 1 or own.odds is not None:
            self._ask(own.odds or {} if len(asks) == 1 else {})
        else:
            self.connection.send(protocol.AskOdds(table=self.table, seat=self.seat))

    def _is_answered(self, asks: Sequence[Ask], now: "Now") -> bool:
        """Whether the hall answers one of these in one's place."""
        return any(answers(asks, self.prompt.standing, lambda _: self._view(now)))

    def _ask(self, odds: Mapping[str, Mapping[str, float]]) -> None:
        """Show the table, the question and the chances."""
        assert self.now is not None
        self._make_room()
        view = self._view(self.now)
        self.screen.view(view)
        question = self.asked[0].question
        anybody = len(self.now.asks) > 1 and not self.setup.game.simultaneous
        bots = [asked.seat for asked in self.now.asks if self.now.players[asked.seat] != "person"] if anybody else []
        by_number = {self.setup.option_number(question, option): chances for option, chances in odds.items()}
        self.screen.question(self.asked, by_number, bots)
        self.prompt.turn_to(self.seat, view, self.asked, bots)
        self.shown = True

    def _view(self, now: "Now") -> Any:
        """Return the view as the game's own code reads it."""
        try:
            return msgspec.convert(now.view, self._view_type, str_keys=True)
        except msgspec.ValidationError as error:
            raise Mistake("mistake-other-version") from error
