"""`duskhall bot --server URL --token T -- CMD`: a program plays its owner's seats at a hall, from its owner's machine.

The hall knows it as it knows any guest, tells it what that guest may know, and never starts it.
"""

import secrets
import sys
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated, Any

import typer

from duskhall.cli.parameters import Lang
from duskhall.cli.words import words
from duskhall.kernel.mistake import Mistake

if TYPE_CHECKING:
    from duskhall.cli.connection import Connection
    from duskhall.hall.client import Visitor
    from duskhall.hall.protocol import Happened, Now, ServerMessage, TableInfo
    from duskhall.minds.programs import Chair

RETRY = 1.0  # seconds until a lost connection is tried again


def bot(
    command: Annotated[list[str], typer.Argument(metavar="-- CMD", show_default=False)],
    server: Annotated[str, typer.Option("--server", metavar="URL", show_default=False)],
    token: Annotated[str | None, typer.Option("--token", metavar="T", show_default=False)] = None,
    table: Annotated[str | None, typer.Option("--table", metavar="LINK", show_default=False)] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Let a program play one's seats at a hall."""
    from duskhall.cli.connection import Connection
    from duskhall.cli.serve import explained
    from duskhall.cli.sitting import Wish, join
    from duskhall.hall.client import Visitor

    texts = words(lang)
    with explained(), ExitStack() as hall:
        visitor = Visitor(server, name or texts.text("bot-guest"), token, texts.lang)
        hall.callback(visitor.close)
        if token is None:
            sys.stderr.write(texts.text("bot-token", token=str(visitor.token)) + "\n")
        if table is not None:
            join(visitor, Wish(None, None, None, None, (), None, {}, table, None, lang))
        mine = [info for info in visitor.get("/api/tables/mine") if info["status"] in ("open", "running")]
        seats = {
            str(info["table"]): [seat for seat, held in enumerate(info["seats"]) if held["person"] == visitor.person]
            for info in mine
        }
        if not any(seats.values()):
            raise Mistake("mistake-bot-no-table")
        connection = Connection(visitor, keyboard=False)
        Seats(visitor, connection, {each: own for each, own in seats.items() if own}, command).play()


class Seats:
    """The seats of one guest, at several tables, played by a program of each."""

    def __init__(
        self, visitor: "Visitor", connection: "Connection", seats: Mapping[str, Sequence[int]], command: Sequence[str]
    ) -> None:
        """Play these seats of these tables."""
        self.connection = connection
        self.backlog: deque[ServerMessage] = deque()  # what was heard while odds were asked for
        self.tables = {table: TableSeats(visitor, self, table, own, command) for table, own in seats.items()}

    def play(self) -> None:
        """Play until all games are over, connecting again when the connection is lost."""
        from duskhall.cli.connection import Lost

        try:
            self._connect()
            while self.tables:
                try:
                    self._hear(self.next())
                except Lost:
                    self._connect()
        finally:
            for each in self.tables.values():
                each.close()
            self.connection.close()

    def next(self) -> "ServerMessage":
        """Wait for what the hall says next."""
        if self.backlog:
            return self.backlog.popleft()
        while isinstance(said := self.connection.next(), str):
            pass
        return said

    def _connect(self) -> None:
        from duskhall.cli.connection import Lost

        while True:
            try:
                self.connection.open()
                break
            except Lost as lost:
                if lost.refused:
                    raise Mistake("mistake-not-known") from None
                time.sleep(RETRY)
        self.backlog.clear()
        for each in self.tables.values():
            each.watch(each.seats[0])

    def _hear(self, message: "ServerMessage") -> None:
        from duskhall.hall import protocol
        from duskhall.hall.denied import Denied

        if isinstance(message, protocol.Error) and message.about in ("hello", "watch"):
            raise Denied(message.code, message.message)
        table = message.info.table if isinstance(message, protocol.Info) else getattr(message, "table", "")
        if table in self.tables and self.tables[table].hear(message):
            self.tables.pop(table).close()


class TableSeats:
    """One's seats at one table; one of them is watched, and each has a program of its own."""

    def __init__(
        self, visitor: "Visitor", guest: Seats, table: str, seats: Sequence[int], command: Sequence[str]
    ) -> None:
        """Begin when the hall tells how the table stands."""
        self.visitor = visitor
        self.guest = guest
        self.table = table
        self.seats = seats
        self.command = command
        self.seat = seats[0]
        self.info: TableInfo | None = None
        self.sent: dict[int, str] = {}  # the move ids of answers that are not stored yet
        self.heard: dict[int, list[tuple[int, dict[str, Any]]]] = {seat: [] for seat in seats}
        self.known = dict.fromkeys(seats, -1)  # the last entry that each seat heard of
        self.now: Now | None = None
        self.chairs: dict[int, Chair | None] = {}  # None where the program lost its chair

    def watch(self, seat: int) -> None:
        """Look as one of the seats."""
        from duskhall.hall import protocol

        self.seat, self.sent = seat, {}
        self.guest.connection.send(protocol.Watch(table=self.table, seat=seat))

    def hear(self, message: "ServerMessage") -> bool:
        """Follow what the hall says of the table; True when the game is over."""
        from duskhall.hall import protocol

        if isinstance(message, protocol.Snapshot | protocol.Info):
            self._know(message.info)
        if isinstance(message, protocol.Snapshot) and message.seat == self.seat:
            self._learn(message.log)
            self.now = message.now
        elif isinstance(message, protocol.Update) and message.seat == self.seat:
            self._learn([message.happened])
            self.now = message.now
        elif isinstance(message, protocol.Done):
            self.sent = {seat: move for seat, move in self.sent.items() if move != message.move_id}
            if message.seq > self.known[self.seat]:
                return False  # how things stand after it is still to come
        elif isinstance(message, protocol.Refused | protocol.Error):
            self.watch(self.seat)  # the table went on meanwhile
            return False
        return self._go_on()

    def close(self) -> None:
        """End the programs."""
        for chair in self.chairs.values():
            if chair is not None:
                chair.program.close()
        self.chairs = {}

    def _know(self, info: "TableInfo") -> None:
        """Learn how the table is set up; as its host, start when everybody is ready."""
        self.info = info
        ready = all(held.ready or held.player.startswith("bot:") for held in info.seats)
        if info.status == "open" and ready and info.host == self.visitor.person:
            self.visitor.post(f"/api/tables/{self.table}/start")

    def _learn(self, happened: "Sequence[Happened]") -> None:
        """Keep what the watched seat hears, without what was taken back."""
        for each in happened:
            if each.seq <= self.known[self.seat]:
                continue
            self.known[self.seat] = each.seq
            heard = self.heard[self.seat]
            if each.kind == "undo" and each.to is not None:
                heard[:] = [(seq, event) for seq, event in heard if seq <= each.to]
            heard += [(each.seq, event) for event in each.events]

    def _go_on(self) -> bool:
        from duskhall.hall import protocol

        if self.now is None:
            return self.info is not None and self.info.status not in ("open", "running")
        if self.now.outcome is not None:
            return True
        if self.now.players[self.seat] != "person":
            self.guest.connection.send(protocol.Return(table=self.table, seat=self.seat))
            return False
        owing = [asked.seat for asked in self.now.asks if asked.seat in self.seats and asked.seat not in self.sent]
        if owing and self.seat not in owing:
            self.watch(owing[0])
        elif owing and self.now.ask is not None:
            self._answer(self.now)
        return False

    def _answer(self, now: "Now") -> None:
        from duskhall.hall import protocol

        assert now.ask is not None
        move, seat = secrets.token_hex(8), self.seat
        answer = protocol.Answer(
            table=self.table, seat=seat, move_id=move, question=now.ask.question, option=self._choose(now)
        )
        self.sent[seat] = move
        self.guest.connection.send(answer)

    def _choose(self, now: "Now") -> str:
        """Return what the program answers, or chance where it has lost its chair."""
        from duskhall.minds.programs import ProgramFailed

        assert now.ask is not None
        options = [offer.name for offer in now.ask.options]
        try:
            chair = self._chair()
            if chair is not None:
                heard = [event for _, event in self.heard[self.seat]]
                return chair.choose(now.ask.question, options, now.view, heard, lambda: self._odds(now))
        except ProgramFailed as failure:
            sys.stderr.write(f"{failure}\n")
            failed = self.chairs.get(self.seat)
            if failed is not None:
                failed.program.kill()
            self.chairs[self.seat] = None
        return secrets.choice(options)

    def _chair(self) -> "Chair | None":
        from duskhall.games import find
        from duskhall.minds.programs import Chair, started

        if self.seat not in self.chairs:
            self.chairs[self.seat] = None
            assert self.info is not None
            game, info = find(self.info.game), self.info
            start = started(game, self.seat, len(info.seats), info.settings, secrets.randbelow(2**31))
            self.chairs[self.seat] = Chair(self.command, start)
        return self.chairs[self.seat]

    def _odds(self, now: "Now") -> Mapping[str, Mapping[str, float]]:
        """Return the odds that came with the question, or ask the hall for them; none where it does not tell."""
        from duskhall.hall import protocol

        assert now.ask is not None
        if now.ask.odds is not None:
            return now.ask.odds
        self.guest.connection.send(protocol.AskOdds(table=self.table, seat=self.seat))
        waiting: list[ServerMessage] = []
        while True:
            message = self.guest.next()
            if isinstance(message, protocol.Odds) and message.table == self.table:
                break
            if isinstance(message, protocol.Error) and message.about == "ask_odds":
                break
            waiting.append(message)
        self.guest.backlog.extendleft(reversed(waiting))
        return message.odds if isinstance(message, protocol.Odds) else {}
