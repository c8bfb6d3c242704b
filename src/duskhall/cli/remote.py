"""`duskhall play --server URL`: a seat at a table of the hall, in this terminal."""

import secrets
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from duskhall.cli.host import Left, matches
from duskhall.cli.parameters import bot_names, read_options, usual_players
from duskhall.cli.screen import Screen
from duskhall.cli.serve import explained
from duskhall.cli.words import words
from duskhall.hall import protocol
from duskhall.hall.client import Unreachable, Visitor
from duskhall.hall.denied import Denied
from duskhall.kernel.describe import Noun, SeatName, Text
from duskhall.kernel.event import Event
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.text import TableTexts

if TYPE_CHECKING:
    from duskhall.hall.protocol import Happened, Now, OwnAsk, ServerMessage, TableInfo
    from duskhall.kernel.game import Game

PATIENCE: Final = 30.0  # seconds for which a lost connection is tried again


def play_at(
    address: str,
    game: "Game",
    players: int | None,
    name: str | None,
    bots: str | None,
    option: list[str] | None,
    link: str | None,
    lang: str | None,
) -> None:
    """Sit down at a table of a hall: a new one with bots, a new one for friends (`--bots none`), or one by its link."""
    if not sys.stdin.isatty():
        raise Mistake("mistake-no-terminal")
    with explained():
        visitor = Visitor(address, name or "Player")
        if link is not None:
            info, seat = _sit_down(visitor, link)
        else:
            info, seat = _new_table(visitor, game, players or usual_players(game), bots, option), 0
        options, seats = info["options"], len(info["seats"])
        texts = TableTexts(words(lang, game), game.setup(seats, options))
        RemoteSeat(visitor, str(info["table"]), seat, Screen(texts)).play(info)


def _new_table(visitor: Visitor, game: "Game", seats: int, bots: str | None, option: list[str] | None) -> Any:
    names = [] if bots == "none" else bot_names(game, bots, seats - 1)
    return visitor.post("/api/tables", game=game.id, seats=seats, bots=names, options=read_options(option))


def _sit_down(visitor: Visitor, link: str) -> tuple[Any, int]:
    """Join by a link such as 0123456789abcdef#secret, at the first free seat."""
    table, _, invite = link.rpartition("/")[2].partition("#")
    if not table.isalnum():
        raise Mistake("mistake-link", link=link)
    info = visitor.post(f"/api/tables/{table}/join", invite=invite or None)
    for seat, held in enumerate(info["seats"]):
        if held["person"] is None and info["status"] == "open":
            visitor.post(f"/api/tables/{table}/sit", seat=seat)
            return visitor.post(f"/api/tables/{table}/ready", contribution=secrets.token_hex(16)), seat
    raise Mistake("mistake-table-full")


class RemoteSeat:
    """One seat, played over the network."""

    def __init__(self, visitor: Visitor, table: str, seat: int, screen: Screen) -> None:
        """Play this seat of this table."""
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.screen = screen
        self.setup = screen.table.setup
        self.seen: int | None = None
        self.answered = -1  # the entry after which this seat has answered last
        self.sent = ""  # the move id of an answer that is not stored yet: it may wait for its window
        self.told = -1  # how many seats were ready when this was last said

    def play(self, info: Any) -> None:
        """Play until the end, connecting again when the connection is lost."""
        self.screen.say("welcome", "bold", title=self.screen.table.text("game-title"))
        if info["host"] == self.visitor.person:
            self._prepare(info)
        lost = 0.0
        while True:
            try:
                self._connected()
                return
            except (Left, EOFError):
                self.visitor.post(f"/api/tables/{self.table}/leave")
                self.screen.say("left")
                return
            except (OSError, Unreachable):
                lost = lost or time.monotonic()
                if time.monotonic() - lost > PATIENCE:
                    raise Mistake("mistake-lost") from None
                self.screen.say("remote-lost", "dim")
                self.sent, self.answered = (
                    "",
                    -1,
                )  # whether the last answer arrived is seen by whether it is asked again
                time.sleep(1)

    def _prepare(self, info: Any) -> None:
        self.visitor.post(f"/api/tables/{self.table}/ready", contribution=secrets.token_hex(16))
        if any(not held["player"] for held in info["seats"]):
            self.screen.say("remote-table", "bold", link=f"{self.table}#{info['invite']}")

    def _connected(self) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        try:
            with connect(
                self.visitor.live_address, additional_headers=self.visitor.headers, compression=None, proxy=None
            ) as socket:
                socket.send(protocol.write(protocol.Hello(protocol=protocol.PROTOCOL)))
                socket.send(protocol.write(protocol.Watch(table=self.table, seat=self.seat, words=True)))
                for frame in socket:
                    if self._hear(protocol.read_server(frame), socket):
                        return
            raise OSError("the connection was closed")
        except WebSocketException as error:
            raise OSError(str(error)) from error

    def _hear(self, message: "ServerMessage", socket: Any) -> bool:
        """Show what the hall says, and answer what is asked; True when the game is over."""
        if isinstance(message, protocol.Snapshot):
            self._names(message.info)
            self._wait(message.info)
            if message.now is not None:
                if self.seen is None:
                    self.screen.say("remote-started", "dim", commitment=message.info.commitment[:16])
                self._tell([each for each in message.log if self.seen is None or each.seq > self.seen])
                self.seen = message.seq
                return self._stand(message.now, socket)
        elif isinstance(message, protocol.Update):
            self._tell([message.happened])
            self.seen = message.happened.seq
            return message.now is not None and self._stand(message.now, socket)
        elif isinstance(message, protocol.Info):
            self._names(message.info)
            self._wait(message.info)
        elif isinstance(message, protocol.Chat):
            self.screen.console.print(f"{message.line.name}: {message.line.text}", style="dim", markup=False)
        elif isinstance(message, protocol.Done):
            self.sent = ""
        elif isinstance(message, protocol.Refused):
            self.sent = ""
            refusal = Refusal(message.reason, message.rule, message.details)
            self.screen.console.print(self.screen.table.refusal_text(refusal), style="red", markup=False)
            socket.send(protocol.write(protocol.Watch(table=self.table, seat=self.seat, words=True)))
        elif isinstance(message, protocol.Error):
            raise Denied(message.code, message.message)
        return False

    def _names(self, info: "TableInfo") -> None:
        """Call the seats by the names of their people, and those of bots by names of their own."""
        names = {guest.person: guest.name for guest in info.people}
        self.screen.table.names = [
            names.get(held.person or "", self.screen.table.text(f"bot-name-{seat + 1}"))
            for seat, held in enumerate(info.seats)
        ]

    def _wait(self, info: "TableInfo") -> None:
        """Before the start: say how many are ready, and as host start when everybody is."""
        if info.status != "open":
            return
        ready = sum(held.ready or held.player.startswith("bot:") for held in info.seats)
        if ready == len(info.seats) and info.host == self.visitor.person:
            self.visitor.post(f"/api/tables/{self.table}/start")
        elif ready != self.told:
            self.told = ready
            self.screen.say("remote-waiting", "dim", seats=ready, all=len(info.seats))

    def _tell(self, happened: "list[Happened]") -> None:
        kinds = {kind.name: kind for kind in (*self.setup.game.kinds, *self.setup.game.statements)}
        for each in happened:
            if each.kind == "undo":
                self.screen.say("replay-undo", "dim", name=self.screen.table.seat(each.seat or 0))
            self.screen.events(
                Event(kinds[event["event"]], {name: value for name, value in event.items() if name != "event"})
                for event in each.events
                if event["event"] in kinds
            )

    def _stand(self, now: "Now", socket: Any) -> bool:
        if now.outcome is not None:
            self.screen.outcome(msgspec.convert(now.outcome, Outcome))
            self.screen.say("remote-record", "dim", address=f"{self.visitor.address}/api/tables/{self.table}/record")
            return True
        owed = any(asked.seat == self.seat for asked in now.asks)
        if not owed:
            self.sent = ""
        if now.ask is not None and owed and not self.sent and self.answered != self.seen:
            self.screen.tree(text_of(now.words))
            self._ask(now.ask, socket)
        return False

    def _ask(self, own: "OwnAsk", socket: Any) -> None:
        question = self.setup.game.question(own.question)
        ask = Ask(self.seat, question, [self.setup.option_number(question, offer.name) for offer in own.options])
        self.screen.question(ask, {})
        while True:
            text = self.screen.console.input("[bold cyan]>[/] ").strip()
            if text in ("q", "quit"):
                raise Left
            if text in ("?", "h", "help"):
                self.screen.say("play-help", "dim")
                continue
            if text in ("u", "undo"):
                self._send(socket, protocol.Undo(table=self.table, seat=self.seat, move_id=secrets.token_hex(8)))
                return
            option = self._chosen(ask, text)
            if option is not None:
                break
        name = self.setup.option_name(question, option)
        self.answered = self.seen if self.seen is not None else -1
        self.sent = secrets.token_hex(8)
        self._send(
            socket,
            protocol.Answer(table=self.table, seat=self.seat, move_id=self.sent, question=question.name, option=name),
        )

    def _send(self, socket: Any, message: protocol.ClientMessage) -> None:
        socket.send(protocol.write(message))

    def _chosen(self, ask: Ask, text: str) -> int | None:
        if text.isdecimal() and 1 <= int(text) <= len(ask.options):
            return ask.options[int(text) - 1]
        found = matches(self.screen.table, ask, text) if text and not text.isdecimal() else []
        if len(found) == 1:
            return found[0]
        if text.isdecimal():
            self.screen.say("play-number", "red", most=len(ask.options))
        elif text:
            self.screen.say("play-no-option", "red", text=text)
        return None


def text_of(plain: Any) -> Text:
    """Return a description as it came over the network."""
    arguments = {name: _argument(value) for name, value in plain["args"].items()}
    return Text(plain["key"], arguments, tuple(text_of(child) for child in plain["children"]))


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_argument(item) for item in value)
    if isinstance(value, dict):
        if "noun" in value:
            return Noun(value["noun"], value["id"])
        return SeatName(value["seat"]) if "seat" in value else text_of(value)
    return value
