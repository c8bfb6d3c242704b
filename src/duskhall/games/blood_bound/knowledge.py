"""What one seat knows of the deal, and how many deals agree with it.

Before the first decision every deal is equally likely: half the players from each clan's nine, at odd numbers one of
the two Inquisitor cards.  Choices of players exclude nothing, but tokens, clues, looks and one kind of attack do.  So
what a seat can know is a list of possible characters per seat (`Facts`), and the deals that agree with it can be
counted exactly (`Deals`).

Nothing here may read a hidden part of a state, except through `BloodBound.knows` and `on_the_right`.
"""

from functools import lru_cache
from math import comb

from duskhall.games.blood_bound.state import (
    BEAST,
    CARDS,
    NOBODY,
    ORDER,
    QUILL,
    RANK,
    ROSE,
    TOKENS,
    BloodBound,
    Tables,
)
from duskhall.kernel.dice import Dice


class Facts:
    """Per seat, what is known of its card; -1 stands for what is not known."""

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats = seats
        self.character = [NOBODY] * seats
        self.rank = [NOBODY] * seats
        self.clue = [NOBODY] * seats
        self.most = [0] * (seats * TOKENS)
        self.not_inquisitor = [0] * seats
        self.quill = [0] * seats

    def possible(self, seat: int) -> list[int]:
        """Return the characters that this seat alone could be, whatever the others are."""
        tables = self.tables
        if self.character[seat] != NOBODY:
            return [self.character[seat]]
        found = []
        for card in range(len(tables.clan)):
            if self._fits(seat, card):
                found.append(card)
        return found

    def _fits(self, seat: int, card: int) -> bool:
        tables = self.tables
        if self.rank[seat] != NOBODY and tables.rank[card] != self.rank[seat]:
            return False
        if self.clue[seat] != NOBODY and tables.clue[card] != self.clue[seat]:
            return False
        if tables.clan[card] == ORDER:
            return self.seats % 2 == 1 and not self.not_inquisitor[seat]
        for token in range(1, TOKENS):
            if self.most[seat * TOKENS + token] > tables.icons[card * TOKENS + token]:
                return False
        return True

    def deals(self) -> "Deals":
        """Return the deals that agree with this."""
        quills = 0
        for seat in range(self.seats):
            if self.quill[seat]:
                quills |= 1 << seat
        return deals_of(self.tables, tuple([tuple(self.possible(seat)) for seat in range(self.seats)]), quills)


def facts_of(game: BloodBound, seat: int) -> Facts:
    """Return what a seat, or a spectator (NOBODY), knows of the deal."""
    facts = Facts(game.tables, game.seats)
    tables = game.tables
    for other in range(game.seats):
        if game.captured != NOBODY or (seat != NOBODY and game.knows(seat, other)):
            facts.character[other] = game.character[other]
        if game.most[other * TOKENS + RANK]:
            facts.rank[other] = tables.rank[game.character[other]]
        facts.quill[other] = game.held[other * CARDS + QUILL]
    if seat != NOBODY:
        neighbour = game.on_the_right(seat)
        facts.clue[neighbour] = tables.clue[game.character[neighbour]]
    facts.most = game.most[:]
    facts.not_inquisitor = game.not_inquisitor[:]
    return facts


class Deals:
    """All deals that agree with some facts, counted.

    Seats of which the same is known are alike, so the sets of seats that a clan can be are counted by how many of
    each sort they hold: a `profile`, one number for each sort, packed into an int.  A clan's members are found card
    by card: layer c holds, for every profile, in how many ways the clan's first c cards can be dealt to sets of that
    profile.  `rests` counts from the other end: for *one* such set, the ways to complete it to a whole deal.
    """

    def __init__(self, tables: Tables, possible: tuple[tuple[int, ...], ...], quills: int) -> None:
        self.tables = tables
        self.seats = len(possible)
        self.members = self.seats // 2
        self._sort_seats(possible, quills)
        self.layers = [self._forward(ROSE), self._forward(BEAST)]
        self.weights = [self._weigh(ROSE), self._weigh(BEAST)]
        self._rests: list[list[dict[int, int]]] = []
        self.total = 0
        for profile, ways in self.weights[ROSE].items():
            self.total += ways * self.layers[ROSE][tables.ranks][profile]

    def _sort_seats(self, possible: tuple[tuple[int, ...], ...], quills: int) -> None:
        self.sort: list[int] = []  # per seat
        self.seats_of: list[list[int]] = []  # per sort, its seats
        self.unit: list[int] = []  # per sort, what one of it adds to a profile
        self.with_quill: list[bool] = []
        self.holders: list[list[int]] = [[] for _ in self.tables.clan]  # per card, the sorts that may have it
        known: list[tuple[tuple[int, ...], bool]] = []
        for seat, cards in enumerate(possible):
            like = (cards, quills >> seat & 1 == 1)
            if like not in known:
                for card in cards:
                    self.holders[card].append(len(known))
                known.append(like)
                self.seats_of.append([])
                self.with_quill.append(like[1])
            self.sort.append(known.index(like))
            self.seats_of[self.sort[seat]].append(seat)
        unit = 1
        for seats in self.seats_of:
            self.unit.append(unit)
            unit *= len(seats) + 1
        self.everyone = unit - 1

    def _taken(self, profile: int, sort: int) -> int:
        """How many seats of a sort a profile holds."""
        return profile // self.unit[sort] % (len(self.seats_of[sort]) + 1)

    def _free(self, profile: int, sort: int) -> int:
        return len(self.seats_of[sort]) - self._taken(profile, sort)

    def _size(self, profile: int) -> int:
        size = 0
        for sort in range(len(self.unit)):
            size += self._taken(profile, sort)
        return size

    def _sets(self, profile: int) -> int:
        """How many sets of seats have this profile."""
        sets = 1
        for sort, seats in enumerate(self.seats_of):
            sets *= comb(len(seats), self._taken(profile, sort))
        return sets

    def _forward(self, clan: int) -> list[dict[int, int]]:
        layers: list[dict[int, int]] = [{0: 1}]
        sizes = {0: 0}
        for rank in range(self.tables.ranks):
            before = layers[rank]
            after = dict(before)
            for sort in self.holders[clan * self.tables.ranks + rank]:
                unit = self.unit[sort]
                for profile, ways in before.items():
                    free = self._free(profile, sort)
                    if free and sizes[profile] < self.members:
                        more = profile + unit
                        sizes[more] = sizes[profile] + 1
                        after[more] = after.get(more, 0) + ways * free
            layers.append(after)
        return layers

    def _weigh(self, clan: int) -> dict[int, int]:
        """For every profile that can be this clan's, in how many ways all others can be dealt to one such set."""
        found: dict[int, int] = {}
        for profile in self.layers[clan][self.tables.ranks]:
            if self._size(profile) == self.members:
                ways = 0
                for share in self._others(1 - clan, profile).values():
                    ways += share
                if ways:
                    found[profile] = ways
        return found

    def _others(self, rival: int, profile: int) -> dict[int, int]:
        """In how many ways the rest can be dealt beside one set of this profile, by the sort of the Inquisitor.

        Without an Inquisitor there is one entry, of nobody's sort.
        """
        ways: dict[int, int] = {}
        if self.seats % 2 == 0:
            ways[NOBODY] = self._for_one_set(rival, self.everyone - profile)
            return ways
        first = 2 * self.tables.ranks
        for sort in range(len(self.unit)):
            cards = (1 if sort in self.holders[first] else 0) + (1 if sort in self.holders[first + 1] else 0)
            free = self._free(profile, sort)
            if cards and free:
                ways[sort] = cards * free * self._for_one_set(rival, self.everyone - profile - self.unit[sort])
        return ways

    def _for_one_set(self, clan: int, profile: int) -> int:
        """In how many ways a clan's cards can be dealt to one set of this profile."""
        ways = self.layers[clan][self.tables.ranks].get(profile, 0)
        return ways // self._sets(profile) if ways else 0

    def rests(self, clan: int) -> list[dict[int, int]]:
        """Per number of cards, in how many ways one set of each profile can be completed to a whole deal."""
        if not self._rests:
            self._rests = [self._backward(ROSE), self._backward(BEAST)]
        return self._rests[clan]

    def _backward(self, clan: int) -> list[dict[int, int]]:
        ranks = self.tables.ranks
        rests: list[dict[int, int]] = [{} for _ in range(ranks + 1)]
        rests[ranks] = self.weights[clan]
        for rank in range(ranks - 1, -1, -1):
            after = rests[rank + 1]
            here: dict[int, int] = {}
            for profile in self.layers[clan][rank]:
                ways = after.get(profile, 0)
                for sort in self.holders[clan * ranks + rank]:
                    free = self._free(profile, sort)
                    if free:
                        ways += free * after.get(profile + self.unit[sort], 0)
                if ways:
                    here[profile] = ways
            rests[rank] = here
        return rests

    # --- What can be read off ------------------------------------------------------------------------------------

    def holding(self, seat: int, card: int) -> int:
        """Return in how many deals this seat has this card."""
        sort = self.sort[seat]
        if sort not in self.holders[card]:
            return 0
        ranks = self.tables.ranks
        if card >= 2 * ranks:
            return self._inquisitors(sort)
        clan, rank = card // ranks, card % ranks
        rest = self.rests(clan)[rank + 1]
        ways = 0
        for profile, before in self.layers[clan][rank].items():
            free = self._free(profile, sort)
            if free:
                ways += before * free * rest.get(profile + self.unit[sort], 0)
        return ways // len(self.seats_of[sort])

    def _inquisitors(self, sort: int) -> int:
        """In how many deals a seat of this sort has one certain Inquisitor card."""
        if self.seats % 2 == 0:
            return 0
        ways = 0
        for profile, own in self.layers[ROSE][self.tables.ranks].items():
            free = self._free(profile, sort)
            if free and self._size(profile) == self.members:
                ways += own * free * self._for_one_set(BEAST, self.everyone - profile - self.unit[sort])
        return ways // len(self.seats_of[sort])

    def in_clan(self, seat: int, clan: int) -> int:
        """Return in how many deals this seat belongs to a clan, or to the Secret Order."""
        ranks = self.tables.ranks
        if clan == ORDER:
            return self.holding(seat, 2 * ranks) + self.holding(seat, 2 * ranks + 1)
        sort = self.sort[seat]
        ways = 0
        for profile, rest in self.weights[clan].items():
            ways += self.layers[clan][ranks][profile] * rest * self._taken(profile, sort)
        return ways // len(self.seats_of[sort])

    def leading(self, seat: int, clan: int) -> int:
        """Return in how many deals this seat leads a clan: 2.2 as its lowest number, 7.1 or as its highest.

        Whoever has a Quill has shown to be an Elder (6.1), so a set of seats with a Quill in it is a clan with one.
        """
        ranks = self.tables.ranks
        sort = self.sort[seat]
        lowest = highest = 0
        for rank in range(ranks):
            if sort not in self.holders[clan * ranks + rank]:
                continue
            if rank > 0 or not self.with_quill[sort]:
                lowest += self.rests(clan)[rank + 1].get(self.unit[sort], 0)
            if rank > 0 and True in self.with_quill:
                for profile, before in self.layers[clan][rank].items():
                    free = self._free(profile, sort)
                    if free and self._has_quill(profile):
                        highest += before * free * self.weights[clan].get(profile + self.unit[sort], 0)
        return lowest + highest // len(self.seats_of[sort])

    def _has_quill(self, profile: int) -> bool:
        quills = 0
        for sort, quill in enumerate(self.with_quill):
            if quill:
                quills += self._taken(profile, sort)
        return quills > 0

    # --- Drawing one of them -------------------------------------------------------------------------------------

    def draw(self, dice: Dice) -> list[int]:
        """Return one of the deals, each equally likely."""
        character = [NOBODY] * self.seats
        free = [seats[:] for seats in self.seats_of]
        ways = self.layers[ROSE][self.tables.ranks]
        rose = pick(dice, {profile: ways[profile] * rest for profile, rest in self.weights[ROSE].items()})
        self._draw_cards(dice, ROSE, rose, free, character)
        rest = self.everyone - rose
        if self.seats % 2:
            rest -= self._draw_inquisitor(dice, rose, free, character)
        self._draw_cards(dice, BEAST, rest, free, character)
        return character

    def _draw_inquisitor(self, dice: Dice, rose: int, free: list[list[int]], character: list[int]) -> int:
        """Deal an Inquisitor card beside these members of the Rose; return the unit of the seat that has it."""
        sort = pick(dice, self._others(BEAST, rose))
        first = 2 * self.tables.ranks
        cards = [card for card in (first, first + 1) if sort in self.holders[card]]
        character[take(dice, free[sort])] = cards[dice.below(len(cards), "imagine")]
        return self.unit[sort]

    def _draw_cards(self, dice: Dice, clan: int, profile: int, free: list[list[int]], character: list[int]) -> None:
        """Deal a clan's cards to a set of this profile, from the last card to the first."""
        ranks = self.tables.ranks
        for rank in range(ranks - 1, -1, -1):
            before = self.layers[clan][rank]
            ways = {NOBODY: before.get(profile, 0)}
            for sort in self.holders[clan * ranks + rank]:
                if self._taken(profile, sort):
                    fewer = profile - self.unit[sort]
                    ways[sort] = before.get(fewer, 0) * self._free(fewer, sort)
            sort = pick(dice, ways)
            if sort != NOBODY:
                character[take(dice, free[sort])] = clan * ranks + rank
                profile -= self.unit[sort]


def pick(dice: Dice, ways: dict[int, int]) -> int:
    """Return one of the keys, as likely as it has ways; the order of the keys does not matter."""
    total = 0
    for number in ways.values():
        total += number
    number = dice.below(total, "imagine")
    for key in sorted(ways):
        number -= ways[key]
        if number < 0:
            return key
    raise ValueError("no deal agrees with these facts")


def take(dice: Dice, seats: list[int]) -> int:
    """Take one of these seats out of the list at random."""
    return seats.pop(dice.below(len(seats), "imagine"))


@lru_cache(maxsize=32)
def deals_of(tables: Tables, possible: tuple[tuple[int, ...], ...], quills: int) -> Deals:
    """Count the deals in which every seat has one of its possible characters; asked again and again, so kept."""
    return Deals(tables, possible, quills)
