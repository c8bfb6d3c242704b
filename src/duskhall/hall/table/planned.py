"""Answers given in advance where a game is played by the day: each comes at a moment that says nothing.

People answer at any hour there, so an answer that came as soon as it was asked would tell everybody that it had been
given before.  It comes at a moment within some hours that chance picks, by a secret of the hall, so that it is the same
after a restart and nobody can work it out.  Until then its person may change it, withdraw it, or answer otherwise.
"""

import hashlib
from typing import NamedTuple

import msgspec

from duskhall.hall.protocol import Given
from duskhall.hall.storage.waiting import Planned, StoredStanding, replace_standing, standing_at
from duskhall.hall.table import standing
from duskhall.hall.table.draft import Draft
from duskhall.hall.table.room import Room
from duskhall.hall.table.standing import Kept, kept_of, standing_answers
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table


class Chosen(NamedTuple):
    """What a seat's standing answers come to when it is asked: an option, if one is possible, and what is left."""

    ask: Ask
    option: str | None
    left: list[Kept]


def moment(secret: str, turn: Planned, most: float) -> float:
    """Return when the standing answer of a turn comes: not later than half the time that its person has."""
    about = f"{turn.table_id} {turn.seat} {turn.since}".encode()
    drawn = hashlib.blake2b(about, key=bytes.fromhex(secret), digest_size=8).digest()
    share = int.from_bytes(drawn, "big") / 2**64
    return turn.since + share * min(most, (turn.due - turn.since) / 2)


async def enter(room: Room, turn: Planned) -> None:
    """Enter the standing answer of a seat that is asked, where there is one; what cannot be is dropped and said."""
    stored = await room.store.read(standing_at, room.id)
    own = next((each for each in stored if (each.seat, each.person) == (turn.seat, turn.person)), None)
    if own is None or room.table is None or not room.by_day or not room.lobby.holds(own.person, own.seat):
        return
    chosen = choose(room.table, own)
    if chosen is None or room.players[own.seat] != "person":
        return
    left = msgspec.json.encode(chosen.left).decode()
    if left != own.answers and not await room.store.write(replace_standing, room.id, own, left):
        return  # changed just now: what it says now comes with the next look
    if chosen.option is not None:
        await room.act(lambda draft: _enter(draft, chosen))
    if left != own.answers:
        standing.tell_owner(room, own.person, own.seat, _told(chosen.left))


def choose(table: Table, own: StoredStanding) -> Chosen | None:
    """Return what standing answers come to where their seat is asked; None where none of them fits.  The last counts.

    What names its own option is used once: all of them that fit are over, and those that were not possible are kept as
    dropped until their person says something else.
    """
    ask = next((each for each in table.pending() if each.seat == own.seat), None)
    if ask is None:
        return None
    view, kept = table.state.view(own.seat), kept_of(table, own)
    fitting = [each for each in kept if any(a.fits(ask, view) for a in standing_answers(table.game, own.seat, [each]))]
    if not fitting:
        return None
    names = [standing_answers(table.game, own.seat, [each])[0].option for each in fitting]
    possible = [place for place, name in enumerate(names) if is_possible(table, ask, name)]
    best = possible[-1] if possible else -1
    kinds = {kind.name: kind for kind in table.game.standing}
    left = []
    for each in kept:
        if each not in fitting or kinds[each.kind].option:
            left.append(each)
        elif fitting.index(each) > best:
            left.append(msgspec.structs.replace(each, dropped=True))
    return Chosen(ask, names[best] if possible else None, left)


def is_possible(table: Table, ask: Ask, option: str) -> bool:
    """Say whether an option can be chosen now."""
    try:
        table.branch().answer(ask.seat, ask.question.name, option)
    except Refusal:
        return False
    return True


def _enter(draft: Draft, chosen: Chosen) -> None:
    asked = [each for each in draft.table.pending() if each.seat == chosen.ask.seat]
    if chosen.option is not None and asked and asked[0].question.name == chosen.ask.question.name:
        standing.enter(draft, asked[0], chosen.option)


def _told(kept: list[Kept]) -> list[Given]:
    return [each.given() for each in kept]
