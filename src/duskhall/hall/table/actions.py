"""What people do at a table that concerns its game: start, answer, take back, speak, leave, come back.

Each is a change that `Room.act` tries, stores and tells.  A move that was carried out already, by its `move_id`, is
acknowledged again and not carried out again.
"""

from collections.abc import Callable, Mapping
from typing import Any

from duskhall import minds
from duskhall.hall.clock import wall
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied, not_yours
from duskhall.hall.protocol import Answer, Consent, Remark, Say, Speak, Undo
from duskhall.hall.storage import chat, queries
from duskhall.hall.table import lobby as lobbies
from duskhall.hall.table import standing, votes
from duskhall.hall.table.draft import Draft
from duskhall.hall.table.lobby import EXPIRED, OPEN, RUNNING, UndoRequest
from duskhall.hall.table.room import Room
from duskhall.hall.writing import clean_line
from duskhall.kernel.record import Entry, Holder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Content
from duskhall.kernel.table import Table

Acknowledge = Callable[[int | None], None]


async def start(
    room: Room, person: str, begins: Mapping[str, Any] | None = None, content: Content | None = None
) -> None:
    """Let the host start the game: the dice are made from the promised seed and everybody's contribution.

    A table that goes on from another one begins from a snapshot; one with a pack has content of its own.

    The record calls the seats by their numbers, so that a person's data can be deleted without breaking its proof.
    """

    def work(draft: Draft) -> None:
        game = lobbies.check_start(draft.lobby, person)
        places = draft.lobby.places
        setup = game.setup(len(places), draft.lobby.settings, content)
        players = lobbies.planned_players(draft.lobby)
        holders = [Holder(f"Seat {seat}", player) for seat, player in enumerate(players, 1)]
        contributions = [place.contribution for place in places]
        draft.begin(Table.open(setup, holders, room.seed, room.id, contributions, begins))

    await room.act(work)


async def answer(room: Room, person: str, message: Answer, acknowledge: Acknowledge, most_changes: int = 30) -> None:
    """Answer what a seat is asked, now or when the window of the question ends; change a sealed answer so often."""
    if room.lobby.status == EXPIRED:
        await revive(room, person)
    if _window_for(room, message) is not None:
        await come_back(room, person, message.seat)
    window = _window_for(room, message)
    if window is None:
        await room.act(_once(room, person, message, _decision(room, person, message, most_changes)), acknowledge)
        return
    room.check_seat(person, message.seat)
    room.hear_from(person)
    done = room.moves.get((person, message.move_id))
    if done is not None:
        acknowledge(done)
        return
    await standing.hold(room, window, person, message, acknowledge)


def _decision(room: Room, person: str, message: Answer, most_changes: int) -> Callable[[Draft], int]:
    entry = Entry(kind="decision", seat=message.seat, question=message.question, option=message.option)

    def work(draft: Draft) -> int:
        already = room.sealed.change(room.running_table(), message, most_changes)
        _return(draft, person, message.seat)
        return draft.enter(entry, person, message.move_id) if already is None else already

    return work


def _window_for(room: Room, message: Answer) -> standing.Window | None:
    """Return the window whose end an answer has to wait for."""
    window = room.window
    waits = window is not None and window.open and window.covers(message.seat, message.question)
    return window if waits else None


async def speak(room: Room, person: str, message: Speak, acknowledge: Acknowledge) -> None:
    """Make a structured statement."""
    entry = Entry(kind="statement", seat=message.seat, statement=message.statement)

    def work(draft: Draft) -> int:
        _return(draft, person, message.seat)
        return draft.enter(entry, person, message.move_id)

    await revive(room, person)
    await room.act(_once(room, person, message, work), acknowledge)


async def undo(room: Room, person: str, message: Undo, acknowledge: Acknowledge) -> None:
    """Take the last decision back, or ask the others whether one may; acknowledged with None while they are asked."""

    def work(draft: Draft) -> int | None:
        to = draft.table.before_last(message.seat)
        try:
            return draft.enter(Entry(kind="undo", seat=message.seat, to=to), person, message.move_id)
        except Refusal:
            if not draft.table.game.cooperative:
                raise
        wanted = Entry(kind="undo", seat=message.seat, to=to, consent=True)
        draft.table.branch().enter(wanted)  # refused where no consent helps
        agreed = [seat for seat, player in enumerate(room.players) if player != "person"]
        agreed += [seat for seat in room.lobby.seats_of(person) if seat not in agreed]
        if len(agreed) == len(room.players):
            return draft.enter(wanted)
        draft.lobby.undo = UndoRequest(message.seat, to, agreed)
        return None

    await revive(room, person)
    await room.act(_once(room, person, message, work), acknowledge)


async def consent(room: Room, person: str, message: Consent) -> None:
    """Agree, or not, that another seat takes decisions back; it happens when everybody has agreed."""
    room.hear_from(person)

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
            draft.enter(Entry(kind="undo", seat=wanted.seat, to=wanted.to, consent=True))
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


async def vote(room: Room, person: str, seat: int, config: Config) -> None:
    """Vote that somebody idles; when enough have, a bot plays the seat until its person is back."""

    def work(draft: Draft) -> None:
        if votes.vote(room, draft.lobby, person, seat, config):
            lobbies.remove_idler(draft.lobby, seat)
            _stand_in(draft, [seat])

    await room.act(work)


async def come_back(room: Room, person: str, seat: int) -> None:
    """Take a seat back from the bot that stands in for its person."""

    def work(draft: Draft) -> None:
        if not room.lobby.holds(person, seat):
            raise Denied("not-your-seat", "This is not your seat.", 403)
        _return(draft, person, seat)

    await revive(room, person)
    if room.lobby.status == RUNNING and not room.problem:
        await room.act(work)


async def join(room: Room, person: str, name: str, invite: str | None, look: tuple[str, str] = ("", "")) -> None:
    """Come to the table, for the first time or again, with a sign and a colour."""

    def work(draft: Draft) -> None:
        lobbies.join(draft.lobby, person, name, invite)
        lobbies.wear(draft.lobby, person, look)

    await room.act(work)
    await revive(room, person)


async def revive(room: Room, person: str) -> None:
    """Let a table that has expired go on, because somebody who is at it has come back."""

    def work(draft: Draft) -> None:
        if room.lobby.status == EXPIRED:
            draft.lobby.status = OPEN if room.table is None else RUNNING

    if room.lobby.status == EXPIRED and person in room.lobby.people and not room.problem:
        await room.act(work)


async def say(room: Room, person: str, message: Say) -> None:
    """Chat; whoever only watches is silent while a game runs."""
    if person not in room.lobby.people:
        raise not_yours("Come to the table first.")
    if room.lobby.status == RUNNING and not room.lobby.seats_of(person):
        raise not_yours("Spectators are silent while a game runs.")
    name = room.lobby.people[person]
    line = await room.store.write(chat.add_chat, room.id, person, name, clean_line(message.text), wall())
    room.audience.tell_chat(room, [line])


async def remark(room: Room, person: str, message: Remark) -> None:
    """Say a quick word from one's own seat, which every process tells whoever watches there."""
    if message.seat not in room.lobby.seats_of(person):
        raise not_yours("Only whoever sits here says quick words.")
    if room.store.alone:
        room.audience.tell_remark(room, person, message.seat, message.remark)
    else:
        await room.store.write(queries.tell_remark, room.id, person, message.seat, message.remark)


def _once(
    room: Room, person: str, message: Answer | Speak | Undo, work: Callable[[Draft], int | None]
) -> Callable[[Draft], int | None]:
    """Return what lets the holder of a seat do something, unless the same move was carried out already."""

    def once(draft: Draft) -> int | None:
        room.check_seat(person, message.seat)
        done = room.moves.get((person, message.move_id))
        return work(draft) if done is None else done

    return once


def _return(draft: Draft, person: str, seat: int) -> None:
    """Let somebody who does something be back at the table."""
    if draft.room.players[seat] != "person":
        draft.enter(Entry(kind="seat", seat=seat, player="person"))
    if person in draft.room.lobby.away:
        draft.lobby.away.remove(person)


def _stand_in(draft: Draft, seats: list[int]) -> None:
    """Let the game's usual bot play seats whose people are not there."""
    if draft.room.problem or draft.room.lobby.status != RUNNING:
        return
    bot = f"bot:{minds.default(draft.room.lobby.game)}"
    for seat in seats:
        if draft.room.players[seat] == "person":
            draft.enter(Entry(kind="seat", seat=seat, player=bot))
