"""What a master believes, for the teacher: how likely deals are, and what that says of the players one may choose."""

from collections.abc import Mapping, Sequence

import numpy as np

from duskhall.games.blood_bound.questions import RAGE
from duskhall.games.blood_bound.state import ORDER, BloodBound
from duskhall.kernel.seat import Onlooker, Seat
from duskhall.kernel.state import State
from duskhall.minds.blood_bound.reading import Reader, Reading


def weights(seat: Onlooker, worlds: Sequence[State]) -> list[float]:
    """Return how likely each of these deals is, by what the others did and said."""
    reading = Reading(seat, Reader(listens=True))
    cards, clans = reading.weighed.cards, reading.weighed.worlds.clan.tolist()
    logs = {tuple(row): log for row, log in zip(clans, reading.logs().tolist(), strict=True)}
    highest = max(logs.values())
    found = []
    for world in worlds:
        assert isinstance(world, BloodBound)
        likely = np.exp(logs[tuple(world.clan(each) for each in range(world.seats))] - highest)
        found.append(float(likely * np.prod(cards[range(world.seats), world.character])))
    return found


def chances(seat: Seat) -> Mapping[int, Mapping[str, float]]:
    """Return, per option that concerns a player, how likely a `friend` or leader they are believed to be."""
    reading, question = Reading(seat, Reader(listens=True)), seat.ask.question
    found: dict[int, Mapping[str, float]] = {}
    for option in seat.odds():
        if question.noun == "seat":
            other = question.entry(option)
        else:
            other = reading.view.dagger if question is RAGE else reading.view.target or 0
        found[option] = _of(reading, other)
    return found


def _of(reading: Reading, other: int) -> dict[str, float]:
    """2.2, 9.2 What is believed of another player."""
    if reading.clan == ORDER:
        return {"leader": reading.leads(other)}
    return {
        "friend": reading.friend[other],
        "own_leader": reading.own_leader[other],
        "rival_leader": reading.rival_leader[other],
    }
