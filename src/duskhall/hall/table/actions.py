"""What people do at a table that concerns its game: start, answer, take back, speak, leave, come back.

Each is a change that `Room.act` tries, stores and tells.  A move that was carried out already, by its `move_id`, is
acknowledged again and not carried out again.
"""

import time
from collections.abc import Callable

from duskhall import minds
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.protocol import Answer, Consent, Say, Speak, Undo
from duskhall.hall.storage import queries
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table import standing
from duskhall.hall.table.draft import Draft
from duskhall.hall.table.lobby import RUNNING, UndoRequest
from duskhall.hall.table.room import Room
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table

Acknowledge = Callable[[int | None], None]


async def start(room: Room, person: str) -> None:
    """Let the host start the game: the dice are made from the promised seed and everybody's contribution.

    The record calls the seats by their numbers, so that a person's data can be deleted without breaking its proof.
    """

    def work(draft: Draft) -> None:
        game = lobbies.check_start(draft.lobby, person)
        places = draft.lobby.places
        setup = game.setup(len(places), draft.lobby.options)
        players = lobbies.planned_players(draft.lobby)
        holders = [Holder(f"Seat {seat}", player) for seat, player in enumerate(players, 1)]
        contributions = [place.contribution for place in places]
        room.start(draft, Table.open(setup, holders, room.seed, room.id, contributions))

    await room.act(work)


async def answer(room: Room, person: str, message: Answer, acknowledge: Acknowledge) -> None:
    """Answer what a seat is asked."""

    def act(table: Table) -> Entry:
        return table.answer(message.seat, message.question, message.option)

    if room.window is None or not room.window.open or not room.window.covers(message.seat, message.question):
        await _move(room, person, message, act, acknowledge)
        return
    await come_back(room, person, message.seat)
    room.check_seat(person, message.seat)
    done = room.moves.get((person, message.move_id))
    if done is not None:
        acknowledge(done)
        return
    await standing.hold(room, person, message, acknowledge)


async def speak(room: Room, person: str, message: Speak, acknowledge: Acknowledge) -> None:
    """Make a structured statement."""
    await _move(room, person, message, lambda table: table.speak(message.seat, message.statement), acknowledge)


async def undo(room: Room, person: str, message: Undo, acknowledge: Acknowledge) -> None:
    """Take the last decision back, or ask the others whether one may; acknowledged with None while they are asked."""

    def work(draft: Draft) -> int | None:
        room.check_seat(person, message.seat)
        done = room.moves.get((person, message.move_id))
        if done is not None:
            return done
        try:
            return draft.enter(lambda table: table.undo(message.seat), person, message.move_id)
        except Refusal:
            if not draft.table.game.cooperative:
                raise
        wanted = draft.table.branch().undo(message.seat, consent=True)
        agreed = [seat for seat, player in enumerate(room.players) if player != "person"]
        agreed += [seat for seat in room.lobby.seats_of(person) if seat not in agreed]
        if len(agreed) == len(room.players):
            return draft.enter(lambda table: table.undo(message.seat, wanted.to, consent=True))
        draft.lobby.undo = UndoRequest(message.seat, wanted.to or 0, agreed)
        return None

    await room.act(work, acknowledge)


async def consent(room: Room, person: str, message: Consent) -> None:
    """Agree, or not, that another seat takes decisions back; it happens when everybody has agreed."""

    def work(draft: Draft) -> None:
        room.check_seat(person, message.seat)
        wanted = room.lobby.undo
        if wanted is None:
            raise Denied("nothing-asked", "Nobody asks to take anything back.")
        if not message.agree:
            draft.lobby.undo = None
            return
        agreed = sorted({*wanted.agreed, message.seat})
        if len(agreed) == len(room.players):
            draft.enter(lambda table: table.undo(wanted.seat, wanted.to, consent=True))
        else:
            draft.lobby.undo = UndoRequest(wanted.seat, wanted.to, agreed)

    await room.act(work)


async def leave(room: Room, person: str) -> None:
    """Leave the table; in a running game a bot plays on."""

    def work(draft: Draft) -> None:
        _stand_in(draft, lobbies.leave(draft.lobby, person))

    await room.act(work)


async def forget(room: Room, person: str) -> None:
    """Remove somebody's name from the table for good."""

    def work(draft: Draft) -> None:
        _stand_in(draft, lobbies.forget(draft.lobby, person))

    await room.act(work)


async def vote(room: Room, person: str, seat: int) -> None:
    """Vote that somebody idles; when enough have, the seat is emptied, or a bot plays it until its person is back."""

    def work(draft: Draft) -> None:
        if lobbies.vote(draft.lobby, person, seat):
            lobbies.remove_idler(draft.lobby, seat)
            if room.lobby.status == RUNNING:
                _stand_in(draft, [seat])

    await room.act(work)


async def come_back(room: Room, person: str, seat: int) -> None:
    """Take a seat back from the bot that stands in for its person."""

    def work(draft: Draft) -> None:
        if not room.lobby.holds(person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        _return(draft, person, seat)

    if room.lobby.status == RUNNING and not room.problem:
        await room.act(work)


async def say(room: Room, person: str, message: Say) -> None:
    """Chat; whoever only watches is silent while a game runs."""
    if person not in room.lobby.people:
        raise not_yours("Come to the table first.")
    if room.lobby.status == RUNNING and not room.lobby.seats_of(person):
        raise not_yours("Spectators are silent while a game runs.")
    name = room.lobby.people[person]
    line = await room.store.write(queries.add_chat, room.id, person, name, message.text, time.time())
    room.audience.tell_chat([line])


async def _move(
    room: Room, person: str, message: Answer | Speak, act: Callable[[Table], Entry], acknowledge: Acknowledge
) -> None:
    def work(draft: Draft) -> int | None:
        room.check_seat(person, message.seat)
        done = room.moves.get((person, message.move_id))
        if done is not None:
            return done
        _return(draft, person, message.seat)
        return draft.enter(act, person, message.move_id)

    await room.act(work, acknowledge)


def _return(draft: Draft, person: str, seat: int) -> None:
    if draft.room.players[seat] != "person":
        draft.enter(lambda table: table.set_player(seat, "person"))
    if person in draft.room.lobby.away:
        draft.lobby.away.remove(person)


def _stand_in(draft: Draft, seats: list[int]) -> None:
    """Let the game's best bot play seats whose people are not there."""
    if draft.room.problem or draft.room.lobby.status != RUNNING:
        return
    bot = f"bot:{minds.default(draft.room.lobby.game)}"
    for seat in seats:
        if draft.room.players[seat] == "person":
            draft.enter(lambda table, seat=seat: table.set_player(seat, bot))  # type: ignore[misc]
