"""A hall for an edition: its people really play at its tables, and leave some of them in the middle of the game."""

import gzip
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from tests.hall.halls import RunningHall, carried_out, run
from tests.old import records
from tests.old.parties import Choice, Party, room_of
from tests.old.records import BOUND, DUNGEON, FIGHTS, GENTLE, HOUSE, HUNT, Plan
from tests.old.shelf import asked, dice_of
from tests.old.states import BOARD, PACK_NAME, contents

from duskhall import games
from duskhall.hall import protocol
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.table import Table

NAMES = ("Ana", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jun", "Kai", "Lia")
Stop = Callable[[Table], bool]
CONFIG = {"send_queue": 100_000, "unload_after": 3600, "answer_window": 0.0}


class House:
    """The hall that is being filled."""

    def __init__(self, db: str) -> None:
        self.hall = RunningHall(db=db, **CONFIG)
        self.people = [self.hall.visitor(name) for name in NAMES]
        self.by_id = {visitor.person: visitor for visitor in self.people}
        self.notes: dict[str, str] = {}

    def sit(self, note: str, game: str, seats: int, bots: str = "", seed: str = "", **wish: Any) -> str:
        """Start a table; where bots play too they have every third seat. The seed is known where a game is planned."""
        host = self.people[0]
        with patch("duskhall.kernel.fairness.new_server_seed", lambda: seed_from(seed or note)):
            info = host.post("/api/tables", game=game, seats=seats, **wish)
        table = str(info["table"])
        for seat in range(1, seats):
            if bots and seat % 3 == 2:
                host.post(f"/api/tables/{table}/bots", seats=[seat], bot=bots)
                continue
            person = self.people[seat]
            person.post(f"/api/tables/{table}/join", invite=info["invite"])
            person.post(f"/api/tables/{table}/sit", seat=seat)
            person.post(f"/api/tables/{table}/ready", contribution=f"chance of seat {seat + 1}")
        host.post(f"/api/tables/{table}/start")
        self.notes[table] = note
        return table

    def party(self, table: str) -> Party:
        """Return those who play themselves."""
        return Party(self.hall, self.by_id, table)

    def play(self, table: str, stop: Stop) -> None:
        """Let everybody play at random until it is time to stop, bots not being asked."""
        party = self.party(table)

        def people_asked(table: Table) -> bool:
            return stop(table) and all(ask.seat in party.people for ask in table.pending())

        async def work() -> None:
            await party.come()
            await party.go_on(dice_of("hall", self.notes[table]), people_asked)

        run(work())

    def follow(self, table: str, choices: list[Choice]) -> None:
        """Let everybody answer as it is written."""
        party = self.party(table)

        async def work() -> None:
            await party.come()
            for choice in choices:
                await party.answer(choice)

        run(work())

    def plan(self, note: str, plan: Plan) -> str:
        """Start a table, and let people play what a plan comes to."""
        word, planned = records.play(plan)
        table = self.sit(note, plan.game, plan.seats, seed=word, settings=plan.settings)
        self.follow(table, [(entry.seat, entry.question, entry.option) for entry in planned.record.entries])
        assert room_of(self.hall, table).table.state.freeze() == planned.state.freeze()
        return table


def _never(_: Table) -> bool:
    return False


# --- The tables -----------------------------------------------------------------------------------------------------


def usual_tables(house: House) -> None:
    """Tables of all games at several seat counts, running and ended, with bots and without, by house rules too."""
    for game, counts, best, rules in (
        ("dungeon-cards", (2, 4, 6), "careful", DUNGEON),
        ("bloodborne-card", (3, 4, 5), "hunter", HUNT),
        ("blood-bound", (6, 9, 12), "schemer", BOUND),
        (BOARD, (1, 2, 4), "random", {**HOUSE, "round_limit": 6}),
    ):
        for number, seats in enumerate(counts):
            bots = ("", best, "random")[number]
            settings = rules if number == 1 else {}
            wish: dict[str, Any] = {"bots": bots, "settings": settings, "public": number == 0}
            if number == 2:
                wish["clock"] = {"seconds": 86_400, "bank": 600}
            house.play(house.sit(f"{game} {seats} running", game, seats, **wish), records.after(20 + 5 * seats))
            house.play(house.sit(f"{game} {seats} ended", game, seats, **wish), _never)
            if game in ("bloodborne-card", "blood-bound"):
                house.play(house.sit(f"{game} {seats} sealed", game, seats), records.sealed)


def hunts(house: House) -> None:
    """Fights that stopped at each of their questions, and a campaign between chapters and after them."""
    for number, question in enumerate(FIGHTS):
        plan = Plan(f"fight-{question}", BOARD, (1, 2, 4)[number % 3], stop=records.asks(question))
        house.plan(f"fight {question} {plan.seats}", plan)
    for name, number, question in (("buy", 1, "buy"), ("trade", 1, "trade"), ("second chapter", 1, "act")):
        stop = records.after_chapters(number, question)
        house.plan(f"campaign 2 {name}", Plan(f"between-{name}", BOARD, 2, GENTLE, "companion", stop=stop))
    house.plan("campaign 1 ended", Plan("campaign", BOARD, 1, GENTLE, "companion"))


@contextmanager
def own_content() -> Iterator[None]:
    """Have the hall start tables with content of their own, which it has no message for yet."""
    real, pack = games.find(BOARD), contents()[PACK_NAME]

    class Packed(Game):
        def setup(self, seats: int, settings: Any = None, content: Any = None, *, simulation: bool = False) -> Any:
            return real.setup(seats, settings, pack if content is None else content, simulation=simulation)

    module: Any = ModuleType("packed_board_game")
    module.GAME = Packed(**{name: getattr(real, name) for name in Game.__dataclass_fields__})
    with patch.dict(sys.modules, packed_board_game=module), patch.dict(games.GAMES, {BOARD: "packed_board_game"}):
        yield


def tables_with_own_content(house: House) -> None:
    """A running and an ended table of a pack."""
    with own_content():
        settings = {"campaign": PACK_NAME, "round_limit": 8}
        running = house.sit("own content 2 running", BOARD, 2, settings=settings)
        ended = house.sit("own content 1 ended", BOARD, 1, settings=settings)
    house.play(running, records.after(60))
    house.play(ended, _never)


def changes_of_mind(house: House) -> None:
    """Decisions taken back at once, with consent, and one that others are still asked about."""
    table = house.sit("undo 2", BOARD, 2)
    party = house.party(table)

    async def work() -> None:
        await party.come()
        dice, settled = dice_of("undo"), 0
        while True:
            await party.go_on(dice, lambda table: bool(_undoable(table)))
            seat, alone = _undoable(party.live)[0]
            other = party.players[1 - seat]
            await party.players[seat].send(protocol.Undo(table=table, seat=seat, move_id=f"undo-{party.live.seq}"))
            if alone:
                await party.players[seat].hear(protocol.Done)
            else:
                await other.hear(protocol.UndoAsked)
                settled += 1
                if settled == 3:
                    return
                await other.send(protocol.Consent(table=table, seat=1 - seat, agree=True))
                await party.players[seat].hear(protocol.UndoSettled)
            await party.go_on(dice, records.after(party.live.seq + 3))

    run(work())
    assert room_of(house.hall, table).lobby.undo is not None


def _undoable(table: Table) -> list[tuple[int, bool]]:
    """Return the seats that can take something back, and whether they can without the others."""
    found = []
    for seat in range(table.setup.seats):
        for consent in (False, True):
            try:
                table.branch().undo(seat, consent=consent)
            except Exception:  # a refusal
                continue
            found.append((seat, not consent))
            break
    return sorted(found, key=lambda each: each[1])


def comings_and_goings(house: House) -> None:
    """Seats that were left to bots, clocks that ran out, statements, chat, standing answers, an open table."""
    for game, seats in (("dungeon-cards", 3), ("bloodborne-card", 4), ("blood-bound", 7)):
        clock = {"seconds": 80_000, "bank": 900}
        table = house.sit(f"left and late {game}", game, seats, clock=clock)
        house.play(table, records.after(12))
        house.people[1].post(f"/api/tables/{table}/leave")
        house.play(table, lambda table: table.seq >= 30 and table.pending()[0].seat == 2)
        _run_out_of_time(house, table, 2)
        house.play(table, lambda table: table.seq >= 40)
        _talk(house, table)
    invited = house.people[0].post("/api/tables", game="dungeon-cards", seats=3, settings=DUNGEON)
    house.people[1].post(f"/api/tables/{invited['table']}/join", invite=invited["invite"])
    house.people[1].post(f"/api/tables/{invited['table']}/sit", seat=1)
    house.notes[invited["table"]] = "open 3"


def _run_out_of_time(house: House, table: str, seat: int) -> None:
    """Let the time of a seat be over at once."""
    party, room = house.party(table), room_of(house.hall, table)

    async def look() -> None:
        room.clocks.since[seat] -= 1_000_000
        house.hall.hall.conductor.look(room)

    async def work() -> None:
        await party.come()
        house.hall.do(look)
        await party.players[seat].hear(protocol.Update, lambda message: message.happened.kind == "seat")

    run(work())


def _talk(house: House, table: str) -> None:
    """Say something in the chat and, where the game has words for it, at the table."""
    party = house.party(table)

    async def work() -> None:
        await party.come()
        dice = dice_of("talk", table)
        seat, player = next(iter(party.players.items()))
        for _ in range(2):
            said = records.statement(party.live, seat, dice)
            move = f"said-{dice.below(10**6)}"
            await player.send(protocol.Speak(table=table, seat=seat, move_id=move, statement=said))
            await player.hear(protocol.Done)
        await player.send(protocol.Say(table=table, text="¿Otra ronda? One more round?"))
        if party.live.game.standing:
            given = [protocol.Given(kind="never")]
            await player.send(protocol.Stand(table=table, seat=seat, answers=given))
            await player.hear(protocol.Standing)
        await carried_out(player)

    run(work())


def held_answer(house: House) -> None:
    """An answer that waits for the window of its question, which the hall is closed before the end of."""
    table = house.sit("answer held 6", "blood-bound", 6)
    house.play(table, records.after(10))
    party = house.party(table)

    async def work() -> None:
        await party.come()
        await party.go_on(dice_of("held"), records.asks("offer"))
        ask = party.live.pending()[0]
        await party.players[ask.seat].answer(table, ask.seat, "offer", "decline", "held-1")
        await carried_out(party.players[ask.seat])

    run(work())


# --- The files ------------------------------------------------------------------------------------------------------


def make(folder: Path) -> None:
    """Fill a hall, close it, and write its database and what was asked at its tables."""
    with tempfile.TemporaryDirectory() as temporary:
        file = Path(temporary) / "hall.sqlite3"
        db = f"sqlite:///{file}"
        house = House(db)
        try:
            usual_tables(house)
            hunts(house)
            tables_with_own_content(house)
            changes_of_mind(house)
            comings_and_goings(house)
            rematch = _ended(house, "dungeon-cards 2 ended")
            made = house.people[0].post(f"/api/tables/{rematch}/rematch")
            house.notes[made["table"]] = "rematch 2"
        finally:
            house.hall.stop()
        house.hall = RunningHall(db=db, **{**CONFIG, "answer_window": 4.0})
        _come_again(house)
        held_answer(house)
        house.hall.stop()
        _close(file)
        (folder / "hall.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
        about = _described(file, house.notes)
    people = [{"person": each.person, "name": each.name, "token": each.token} for each in house.people]
    text = json.dumps({"people": people, "tables": about}, indent=1, ensure_ascii=False)
    (folder / "hall.json").write_text(text + "\n")


def _come_again(house: House) -> None:
    """Everybody comes to the hall where it is now."""
    for visitor in house.people:
        visitor.close()
        visitor.address = house.hall.address


def _ended(house: House, wanted: str) -> str:
    return next(table for table, note in house.notes.items() if note == wanted)


def _close(file: Path) -> None:
    """Bring everything into one file."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    assert not list(file.parent.glob("hall.sqlite3-*"))


def _described(file: Path, notes: dict[str, str]) -> list[dict[str, Any]]:
    """Return what is stored of each table, and what is asked there."""
    connection = sqlite3.connect(file)
    described = []
    for table, note in notes.items():
        game, status = connection.execute("SELECT game, status FROM tables WHERE id = ?", [table]).fetchone()
        rows = connection.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY seq", [table]).fetchall()
        held = connection.execute("SELECT seat FROM held WHERE table_id = ?", [table]).fetchall()
        about = {"note": note, "table": table, "game": game, "status": status, "entries": len(rows)}
        about["digest"] = json.loads(rows[-1][0])["digest"] if rows else None
        described.append({**about, "held": [seat for (seat,) in held]})
    connection.close()
    hall = RunningHall(db=f"sqlite:///{file}", **{**CONFIG, "answer_window": 4.0})
    for about in described:
        table = room_of(hall, about["table"]).table
        about["asked"] = asked(table.state) if table is not None else []
    hall.stop()
    return described
