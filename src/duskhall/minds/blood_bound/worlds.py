"""Every deal of clans that one seat can imagine, weighed; the ranks within a clan follow from the clan, exactly.

A *world* says of every seat which clan it belongs to.  There are at most 1,260 of them, so they are all kept, one row
each.  What speaks for a character in a seat and what speaks for a world multiply: the weight of a world is the sum
over all ways to deal its clans' cards, found card by card over sets of seats.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from duskhall.games.blood_bound.knowledge import Facts
from duskhall.games.blood_bound.state import BEAST, NOBODY, ORDER, ROSE, Tables

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Worlds:
    """The clans of all seats as one of them knows its own: `clan[world, seat]`."""

    def __init__(self, seats: int, me: int, own: int) -> None:
        """Hold every world in which this seat is of its own clan."""
        self.seats = seats
        rows = []
        for order in self._inquisitors(me, own):
            rest = [seat for seat in range(seats) if seat != order]
            for rose in combinations(rest, seats // 2):
                row = [ROSE if seat in rose else BEAST for seat in range(seats)]
                if order != NOBODY:
                    row[order] = ORDER
                if row[me] == own:
                    rows.append(row)
        self.clan: Ints = np.array(rows, np.int64)
        bits = 1 << np.arange(seats, dtype=np.int64)
        self.members = [(self.clan == clan) @ bits for clan in (ROSE, BEAST)]  # each clan as a set of seats

    def _inquisitors(self, me: int, own: int) -> list[int]:
        if self.seats % 2 == 0:
            return [NOBODY]
        return [me] if own == ORDER else [seat for seat in range(self.seats) if seat != me]


@lru_cache(maxsize=64)
def worlds_of(seats: int, me: int, own: int) -> Worlds:
    """Return the worlds of a seat and its clan; they are the same at every table."""
    return Worlds(seats, me, own)


class Weighed:
    """How likely each world is, and within each who leads.

    `cards[seat, character]` is how much speaks for each character, beside what is known; `logs` how much speaks for
    each world, as a logarithm.
    """

    def __init__(self, worlds: Worlds, facts: Facts, cards: Floats, logs: Floats) -> None:
        """Weigh the worlds by what is known (`facts`) and by what is likely."""
        self.worlds = worlds
        self.seats = worlds.seats
        self.ranks = facts.tables.ranks
        possible = np.zeros_like(cards)
        for seat in range(self.seats):
            possible[seat, facts.possible(seat)] = 1.0
        self.cards: Floats = possible * cards
        self.cards /= self.cards.max(axis=1, keepdims=True)
        self.quill = np.array(facts.quill, bool)
        self.first = [dealt(self._cards_of(clan), range(self.ranks)) for clan in (ROSE, BEAST)]
        self.chance = self._chances(logs)
        self.leader = [self._leaders(ROSE), self._leaders(BEAST)]  # [world, seat]

    def _cards_of(self, clan: int) -> Floats:
        return self.cards[:, clan * self.ranks : (clan + 1) * self.ranks]

    def _chances(self, logs: Floats) -> Floats:
        """How likely every world is."""
        worlds = self.worlds
        weight = self.first[ROSE][-1][worlds.members[ROSE]] * self.first[BEAST][-1][worlds.members[BEAST]]
        if self.seats % 2:
            order = self.cards[:, 2 * self.ranks :].sum(axis=1)
            weight = weight * np.where(worlds.clan == ORDER, order, 0.0).sum(axis=1)
        likely = weight * np.exp(logs - logs[weight > 0].max())
        return np.asarray(likely / likely.sum(), np.float64)

    def _leaders(self, clan: int) -> Floats:
        """2.2, 7.1 In each world, how likely each seat leads this clan: its first rank, with a Quill its last."""
        members = self.worlds.members[clan]
        within = self.worlds.clan == clan
        turned = (self.quill & within).any(axis=1)
        last = dealt(self._cards_of(clan), range(self.ranks - 1, 0, -1))  # by how many ranks from the last
        found = np.zeros(within.shape)
        for seat in range(self.seats):
            others = members & ~np.int64(1 << seat)
            for rank in range(self.ranks):
                weight = self.cards[seat, clan * self.ranks + rank]
                if weight > 0.0:
                    lowest = last[self.ranks - 1 - rank][others]
                    ways = np.where(turned, self.first[clan][rank][others], lowest) if turned.any() else lowest
                    found[:, seat] += weight * ways
        found *= within
        total = found.sum(axis=1, keepdims=True)
        return np.asarray(found / np.where(total > 0.0, total, 1.0), np.float64)

    def in_clan(self, clan: int) -> list[float]:
        """Return per seat the chance to belong to a clan."""
        return _rounded(self.chance @ (self.worlds.clan == clan))

    def leads(self, clan: int) -> list[float]:
        """Return per seat the chance to lead a clan."""
        return _rounded(self.chance @ self.leader[clan])

    def captures(self, captor: int, target: int, own: int) -> float:
        """9.2, 9.3 Return the chance that a clan wins if this captor captures this target."""
        clan = self.worlds.clan
        wins = np.zeros(len(self.chance))
        for side in (ROSE, BEAST):
            leader = self.leader[1 - side][:, target]
            share = leader if side == own else np.where(clan[:, target] == ORDER, 0.0, 1.0 - leader)
            wins += np.where(clan[:, captor] == side, share, 0.0)
        return round(float(self.chance @ wins), 9)


def dealt(cards: Floats, order: range) -> list[Floats]:
    """Return per number of ranks in this order, for every set of seats, the weight of dealing them to just that set.

    `cards[seat, rank]` weighs each card of one clan in each seat.
    """
    sums = [np.zeros(1 << len(cards))]
    sums[0][0] = 1.0
    for rank in order:
        before = sums[-1]
        after = before.copy()
        for seat, weight in enumerate(cards[:, rank].tolist()):
            if weight > 0.0:
                shape = (-1, 2, 1 << seat)
                after.reshape(shape)[:, 1] += before.reshape(shape)[:, 0] * weight
        sums.append(after)
    return sums


def is_dealable(tables: Tables, may_be: Sequence[Collection[int]]) -> bool:
    """Say whether there is a deal in which every seat has one of these characters."""
    seats, ranks = len(may_be), tables.ranks
    cards = np.zeros((seats, len(tables.clan)))
    for seat, possible in enumerate(may_be):
        cards[seat, list(possible)] = 1.0
    rose = dealt(cards[:, :ranks], range(ranks))[-1] > 0.0
    beast = dealt(cards[:, ranks : 2 * ranks], range(ranks))[-1] > 0.0
    everyone = np.arange(1 << seats)
    members = sum((everyone >> seat & 1) for seat in range(seats)) == seats // 2
    if seats % 2 == 0:
        return bool((rose & beast[::-1] & members).any())
    found = False
    for seat in np.flatnonzero(cards[:, 2 * ranks :].any(axis=1)).tolist():
        apart = everyone[members & ((everyone >> seat & 1) == 0)]
        found = found or bool((rose[apart] & beast[(everyone[-1] ^ (1 << seat)) ^ apart]).any())
    return found


def _rounded(chances: Floats) -> list[float]:
    """To nine places, below which machines may differ."""
    return [round(chance, 9) for chance in chances.tolist()]
