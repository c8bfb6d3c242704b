"""What the course of a game says about the deal: every public choice and word, read as a sign.

The signs are read in their order, with the table as it lay at the time.  For every kind of player they say how likely
what somebody did was in each world, or with each card; the kinds are mixed in the end, each player on its own.  Whoever
may not work so much reads only some of them, evenly spread; how the table lies is followed in any case.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import Final

import numpy as np
import numpy.typing as npt

from duskhall.games.blood_bound.state import ORDER, Tables
from duskhall.kernel.event import Event, Stable
from duskhall.kernel.setup import Setup
from duskhall.minds.blood_bound.models import KINDS, STAGES, TOKENS, Kind, asking_chance, leading_chance, wording_chance
from duskhall.minds.blood_bound.worlds import Floats, Worlds

ALL: Final = 100  # of a hundred signs
LAST: Final = 3  # wounds of a player whom one more captures (4.4)
PAIRS: Final = ("struck", "commanded", "shield_given", "staff_given", "fan_given")  # whom of all others
VERDICTS: Final = ("raged", "healing", "wound_dealt")  # yes or no to one player
STATEMENTS: Final = (
    "claim_clan",
    "claim_rank",
    "accuse",
    "call_leader",
    "vouch",
    "say_clue",
    "say_seen",
    "call_for_help",
)


class Signs:
    """Reads events; `worlds_of` and `cards_of` hold the logarithms of how likely they were, by kind."""

    def __init__(self, setup: Setup, worlds: Worlds, kinds: Sequence[Kind] = KINDS, share: int = ALL) -> None:
        """Begin with a table on which nothing has happened; so many of a hundred signs will be read."""
        self.share = share
        self.met = 0  # signs, read or not
        self.is_over: Callable[[], bool] = lambda: False
        self.seats = setup.seats
        self.names = setup.catalogues
        self.tables: Tables = setup.content.tables
        self.worlds = worlds
        self.kinds = kinds
        self.worlds_of = np.zeros((len(kinds), self.seats, len(worlds.clan)))
        self.cards_of = np.zeros((len(kinds), self.seats, len(self.tables.clan)))
        self.kind_of = np.tile(np.log([kind.common for kind in kinds])[:, None], (1, self.seats))
        self.wounds = [0] * self.seats
        self.shown = [[0, 0] for _ in range(self.seats)]  # own and unknown affiliations
        self.ranked = [False] * self.seats
        self.shields = [0] * self.seats
        self.staffs = [False] * self.seats
        self.quills = 0
        self.attacker = self.target = -1
        self.offers: list[int] = []
        self.spoken = [False] * self.seats
        leading = [leading_chance(rank, self.seats // 2, self.tables.ranks) for rank in range(self.tables.ranks)]
        self.leading = [leading[rank] if rank < len(leading) else 0.0 for rank in self.tables.rank]
        self.trailing = [leading[len(leading) - 1 - rank] if rank < len(leading) else 0.0 for rank in self.tables.rank]

    def read(self, events: Sequence[Event], is_over: Callable[[], bool] = lambda: False) -> None:
        """Read what happened, in its order; what is left when time is over is let pass."""
        self.is_over = is_over
        for event in events:
            name = event.kind.name
            step = getattr(self, f"_{name}", None)
            if step is not None:
                step(event.values)
            elif name in PAIRS:
                actor, target = int(event.values["seat"]), int(event.values["target"])  # type: ignore[arg-type]
                self._choose(name, actor, target, [other for other in range(self.seats) if other != actor])
                self._given(name, target, actor)
            elif name in VERDICTS:
                self._verdict(name, int(event.values["seat"]), int(event.values["target"]))  # type: ignore[arg-type]
            elif name in STATEMENTS:
                self._statement(name, event.values)

    def _is_read(self) -> bool:
        """Count another sign, and say whether it is one of those to be read."""
        self.met += 1
        due = self.met * self.share // ALL > (self.met - 1) * self.share // ALL
        return due and not self.is_over()

    # --- Choices -------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> int:
        """How much has happened."""
        return min(STAGES - 1, 2 * sum(self.wounds) // self.seats)

    def _same(self, actor: int, others: Sequence[int]) -> Floats:
        """1 in the worlds in which another is of the actor's clan."""
        clan = self.worlds.clan
        own = clan[:, actor][:, None]
        return np.asarray((clan[:, others] == own) & (own != ORDER), np.float64)

    def _choose(self, what: str, actor: int, target: int, others: list[int]) -> None:
        """Somebody chose one of these players."""
        if len(others) < 2 or not self._is_read():
            return
        same = self._same(actor, others)
        chosen = others.index(target)
        right = (actor - 1) % self.seats
        knows = np.array([float(other == right) for other in others])
        for place, kind in enumerate(self.kinds):
            model = kind.choices[what]
            liking = np.array([model.wounds[min(LAST, self.wounds[other])] for other in others])
            value = same * (model.same[self.stage] + model.same_neighbour * knows) + liking + model.neighbour * knows
            value -= value.max(axis=1, keepdims=True)
            chance = np.exp(value)
            self.worlds_of[place, actor] += value[:, chosen] - np.log(chance.sum(axis=1))

    def _verdict(self, what: str, actor: int, target: int) -> None:
        """Somebody did to one player what is mostly done to friends, or to rivals."""
        if not self._is_read():
            return
        same = self._same(actor, [target])[:, 0]
        for place, kind in enumerate(self.kinds):
            odds = kind.choices[what].same[self.stage]
            self.worlds_of[place, actor] += np.where(same > 0, -np.log1p(np.exp(-odds)), -np.log1p(np.exp(odds)))

    def _attacked(self, values: dict[str, int]) -> None:
        self.attacker, self.target, self.offers = values["seat"], values["target"], []
        others = [other for other in range(self.seats) if other != self.attacker and not self.shields[other]]
        if self.target in others:
            self._choose("last" if self.wounds[self.target] == LAST else "attacked", self.attacker, self.target, others)

    def _dagger_passed(self, values: dict[str, int]) -> None:
        actor = values["seat"]
        self._choose("dagger_passed", actor, values["receiver"], [each for each in range(self.seats) if each != actor])

    # --- Help ----------------------------------------------------------------------------------------------------

    def _help_requested(self, values: dict[str, int]) -> None:
        self._asked(values["seat"], True)

    def _help_not_wanted(self, values: dict[str, int]) -> None:
        self._asked(values["seat"], False)

    def _asked(self, seat: int, asked: bool) -> None:
        """5.1 Leaders ask, others rather do not."""
        if self.wounds[seat] == LAST or not self._is_read():
            return
        for place, kind in enumerate(self.kinds):
            for card in range(len(self.tables.clan)):
                chance = asking_chance(kind, self.leading[card])
                if self.quills:
                    chance = (chance + asking_chance(kind, self.trailing[card])) / 2
                self.cards_of[place, seat, card] += log(chance if asked else 1 - chance)

    def _offer_made(self, values: dict[str, int]) -> None:
        self.offers.append(values["seat"])

    def _no_offers(self, values: dict[str, int]) -> None:
        self._offered()

    def _offers_declined(self, values: dict[str, int]) -> None:
        self._offered()

    def _offer_accepted(self, values: dict[str, int]) -> None:
        self._offered()
        self._verdict("offer_accepted", self.target, values["seat"])

    def _offered(self) -> None:
        """5.2 Friends of the target offer, rivals seldom; who held back says something, too."""
        last, offers, self.offers = self.wounds[self.target] == LAST, self.offers, []
        if not self._is_read():
            return
        for seat in range(self.seats):
            if seat in (self.target, self.attacker) or self.ranked[seat]:
                continue
            same = self._same(self.target, [seat])[:, 0]
            made = seat in offers
            for place, kind in enumerate(self.kinds):
                friend, rival = kind.offers[True, last], kind.offers[False, last]
                if not made:
                    friend, rival = 1 - friend, 1 - rival
                self.worlds_of[place, seat] += np.where(same > 0, log(friend), log(rival))

    # --- Tokens and cards ----------------------------------------------------------------------------------------

    def _rank_taken(self, values: dict[str, int | str]) -> None:
        seat = int(values["seat"])
        if values.get("cause") == "attack":
            self._token(seat, 0)
        self.ranked[seat] = True
        self.wounds[seat] = int(values["wounds"])

    def _token_taken(self, values: dict[str, int | str]) -> None:
        seat = int(values["seat"])
        hidden = values["token"] == "unknown"
        if values.get("cause") == "attack" and not self.ranked[seat]:
            self._token(seat, 2 if hidden else 1)
        self.shown[seat][int(hidden)] += 1
        self.wounds[seat] = int(values["wounds"])

    def _token(self, seat: int, token: int) -> None:
        """4.2 What was chosen among the tokens that each rank could have taken."""
        table = TOKENS.get((self.shown[seat][0], self.shown[seat][1]))
        if table is None or self.staffs[seat] or not self._is_read():
            return
        for card, rank in enumerate(self.tables.rank):
            likely = log(max(0.01, table[rank][token]))
            for place, kind in enumerate(self.kinds):
                self.cards_of[place, seat, card] += kind.tokens * likely

    def _rank_returned(self, values: dict[str, int]) -> None:
        self.ranked[values["seat"]] = False
        self.wounds[values["seat"]] = values["wounds"]

    def _token_returned(self, values: dict[str, int | str]) -> None:
        seat = int(values["seat"])
        self.shown[seat][int(values["token"] == "unknown")] -= 1
        self.wounds[seat] = int(values["wounds"])

    def _given(self, what: str, target: int, actor: int) -> None:
        if what == "shield_given":
            self.shields[target] += 1
        elif what == "staff_given":
            self.staffs[target] = self.staffs[actor] = True

    def _shield_returned(self, values: dict[str, int]) -> None:
        self.shields[values["seat"]] -= 1

    def _quill_taken(self, values: dict[str, int]) -> None:
        self.quills += 1

    # --- Words ---------------------------------------------------------------------------------------------------

    def _statement(self, what: str, values: Mapping[str, Stable]) -> None:
        """10.2 How true a word is depends on who says it."""
        seat = values["seat"]
        assert isinstance(seat, int)
        first, self.spoken[seat] = not self.spoken[seat], True
        if not self._is_read():
            return
        true = self._truth(what, values, seat)
        for place, kind in enumerate(self.kinds):
            self.kind_of[place, seat] += log(wording_chance(kind, what, first))
            honest = kind.honest.get(what, 0.5)
            if true is not None:
                self.worlds_of[place, seat] += np.where(true, log(honest), log(1 - honest))

    def _truth(self, what: str, values: Mapping[str, Stable], seat: int) -> npt.NDArray[np.bool_] | None:
        """In which worlds a statement is true; None where clans alone do not say."""
        clan, clans = self.worlds.clan, self.names["clan"]
        own = clan[:, seat]
        if what == "claim_clan":
            return np.equal(own, clans.index(str(values["clan"])))
        target = values.get("target")
        if not isinstance(target, int):
            return None
        theirs = clan[:, target]
        if what == "accuse":
            named = clans.index(str(values["clan"]))
            return np.equal(theirs, named) & np.not_equal(own, named) & np.not_equal(own, ORDER)
        if what == "call_leader":
            return np.not_equal(theirs, own) & np.not_equal(own, ORDER)
        if what == "say_clue":
            return np.equal(theirs, clans.index(str(values["clan"])))
        if what == "say_seen":
            return np.equal(theirs, self.tables.clan[self.names["character"].index(str(values["character"]))])
        if what in ("vouch", "call_for_help"):
            return np.equal(theirs, own) & np.not_equal(own, ORDER)
        return None

    # --- All of it -----------------------------------------------------------------------------------------------

    def cards(self) -> Floats:
        """Return how much speaks for each card in each seat, the kinds mixed."""
        kind = self.kind_of[:, :, None]
        weight = kind + self.cards_of
        return np.asarray(np.exp(weight - weight.max(axis=(0, 2), keepdims=True)).sum(axis=0), np.float64)

    def logs(self) -> Floats:
        """Return how much speaks for each world, as a logarithm, the kinds of every player mixed."""
        by_cards = np.log(np.exp(self.cards_of).mean(axis=2))  # what tokens and requests say about the kind
        weight = (self.kind_of + by_cards)[:, :, None] + self.worlds_of
        most = weight.max(axis=0)
        return np.asarray((most + np.log(np.exp(weight - most).sum(axis=0))).sum(axis=0), np.float64)
