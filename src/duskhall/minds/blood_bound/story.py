"""What a level says: a story of its own, half of it true, that never contradicts itself or what lies open.

The story is what the seat has said so far, read from what was heard: a mind that has just been made tells it on.  All
of it must be possible at once: the characters that every seat can be, as far as everybody sees, and what the seat has
claimed of them.  A claim that tokens have refuted since is out of the story, and nothing more is said about it.
"""

from collections.abc import Callable, Sequence
from typing import Final

from duskhall.games.blood_bound.events import HELP_REQUESTED
from duskhall.games.blood_bound.knowledge import Facts
from duskhall.games.blood_bound.notebook import facts_in
from duskhall.games.blood_bound.state import BEAST, NOBODY, ORDER, ROSE
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.seat import Onlooker
from duskhall.minds.blood_bound.belief import Belief
from duskhall.minds.blood_bound.worlds import is_dealable

Statement = dict[str, str | int]

SURE: Final = 0.9
LAST: Final = 3  # wounds of a player whom one more captures (4.4)
HARMLESS: Final = 3  # the first of the ranks that nobody is hunted for
LIES: Final = 55  # of a hundred things said about what nobody can check


class Story:
    """What a seat has told of itself and others, and what it may tell beside it.

    `may_be` holds per seat the characters that are left to it in the story; `broken` what tokens have refuted.
    """

    def __init__(self, seat: Onlooker) -> None:
        """Read the story so far."""
        self.me = seat.number
        self.names = seat.setup.catalogues
        facts = facts_in(seat.setup, seat.view)
        self.tables = facts.tables
        self.known = facts
        self.may_be = [tuple(_open_to_all(facts, place)) for place in range(facts.seats)]
        self.told = [_statement(event) for event in seat.heard if _is_by(event, seat)]
        self.broken: list[Statement] = []
        for statement in self.told:
            if not self.add(statement):
                self.broken.append(statement)

    def add(self, statement: Statement) -> bool:
        """Let a statement be part of the story, if it can be."""
        after = self._with(statement)
        if after is None:
            return False
        self.may_be = after
        return True

    def allows(self, statement: Statement) -> bool:
        """Say whether a statement goes with the story and with what lies open, and is new."""
        if statement in self.told or any(self._same_matter(statement, other) for other in self.broken):
            return False
        return self._with(statement) is not None

    def claimed(self) -> int:
        """Return the clan that the story has this seat in, or -1 where it could be either."""
        clans = {self.tables.clan[card] for card in self.may_be[self.me]} - {ORDER}
        return clans.pop() if len(clans) == 1 else NOBODY

    def _with(self, statement: Statement) -> list[tuple[int, ...]] | None:
        """The story with one more statement, or None where no deal agrees with it any more."""
        about = statement.get("target", self.me)
        assert isinstance(about, int)
        fitting = tuple(card for card in self.may_be[about] if self._fits(statement, card))
        after = [*self.may_be]
        after[about] = fitting
        if not fitting or not is_dealable(self.tables, after):
            return None
        return after

    def _fits(self, statement: Statement, card: int) -> bool:
        """Whether a character of whoever a statement is about goes with it."""
        said, tables, names = statement["say"], self.tables, self.names
        if said in ("claim_clan", "accuse"):
            return names["clan"][tables.clan[card]] == statement["clan"]
        if said == "claim_rank":
            return names["rank"][tables.rank[card]] == statement["rank"]
        if said == "say_clue":
            return names["clan"][tables.clue[card]] == statement["clan"]
        if said == "say_seen":
            return names["character"][card] == statement["character"]
        own = self.claimed()
        if own == NOBODY or tables.clan[card] == ORDER:
            return tables.clan[card] != ORDER
        return (tables.clan[card] == own) == (said != "call_leader")

    @staticmethod
    def _same_matter(statement: Statement, other: Statement) -> bool:
        """Whether two statements are about the same seat: where one was refuted, the other is not believed either."""
        return statement.get("target") == other.get("target")


class Teller:
    """One seat's voice: now and then a statement that fits its story, true or not."""

    def __init__(self, dice: Dice, seldom: int, lies: int = LIES) -> None:
        """Speak about once in so many moments, and lie so often, of a hundred times."""
        self.dice = dice
        self.seldom = seldom
        self.lies = lies

    def tell(self, seat: Onlooker, believe: Callable[[Onlooker], Belief]) -> Statement | None:
        """Return a statement, or None for silence: a call where help is wanted, or, now and then, the story told on."""
        in_the_mood = self.dice.below(self.seldom) == 0
        happened = next((each for each in reversed(seat.heard) if each.kind not in seat.setup.game.statements), None)
        if not in_the_mood and (happened is None or happened.kind is not HELP_REQUESTED):
            return None
        belief, story = believe(seat), Story(seat)
        possible = _calls_for_help(belief)
        if in_the_mood:
            possible += self._possible(seat, story, belief)
        return next((statement for statement in possible if story.allows(statement)), None)

    def _possible(self, seat: Onlooker, story: Story, belief: Belief) -> list[Statement]:
        """What there is to say, first things first: the clue, the own part, what was seen, and the others."""
        found = [self._clue(seat, story)]
        found += self._own_part(story, belief)
        found += self._looks(seat, story)
        others = [other for other in range(belief.seats) if other != belief.me]
        self.dice.shuffle(others)
        found += [self._about(story, belief, other) for other in others[:2]]
        return found

    def _lie(self) -> bool:
        return self.dice.below(100) < self.lies

    def _clue(self, seat: Onlooker, story: Story) -> Statement:
        """1.6 The clue of the neighbour on the right, or the other one."""
        right = (seat.number - 1) % seat.setup.seats
        shown = story.known.clue[right]
        clan = shown if not self._lie() else (BEAST if shown == ROSE else ROSE)
        return {"say": "say_clue", "target": right, "clan": story.names["clan"][clan]}

    def _own_part(self, story: Story, belief: Belief) -> list[Statement]:
        """The clan that one plays, and a rank in it that nobody is hunted for; the Inquisitor plays either clan."""
        clans, ranks = story.names["clan"], story.names["rank"]
        clan = story.claimed()
        if clan == NOBODY:
            true = belief.clan if belief.clan != ORDER else self.dice.below(2)
            clan = true if not self._lie() else (BEAST if true == ROSE else ROSE)
            return [{"say": "claim_clan", "clan": clans[clan]}]
        rank = HARMLESS + self.dice.below(len(ranks) - 1 - HARMLESS)
        part: list[Statement] = [{"say": "claim_clan", "clan": clans[clan]}]
        if all(told["say"] != "claim_rank" for told in story.told):
            part.append({"say": "claim_rank", "rank": ranks[rank]})
        return part

    def _looks(self, seat: Onlooker, story: Story) -> list[Statement]:
        """7.3 A card that the table knows this seat has looked at, or another of that rank."""
        found: list[Statement] = []
        for other in seat.view.looked[seat.number]:
            card = story.known.character[other]
            if self._lie() and card < 2 * story.tables.ranks:
                card = (card + story.tables.ranks) % (2 * story.tables.ranks)
            if all(told["say"] != "say_seen" or told.get("target") != other for told in story.told):
                found.append({"say": "say_seen", "target": other, "character": story.names["character"][card]})
        return found

    def _about(self, story: Story, belief: Belief, other: int) -> Statement:
        """What one says of somebody else: a side, a good word, or that they lead."""
        clans = story.names["clan"]
        likely = ROSE if belief.rose[other] >= belief.beast[other] else BEAST
        clan = likely if not self._lie() else (BEAST if likely == ROSE else ROSE)
        own = story.claimed()
        if own != NOBODY and clan == own:
            return {"say": "vouch", "target": other}
        if own != NOBODY and self.dice.below(6) == 0:
            return {"say": "call_leader", "target": other}
        return {"say": "accuse", "target": other, "clan": clans[clan]}


def _calls_for_help(belief: Belief) -> list[Statement]:
    """5.1 Ask others to step in where the own leader is about to be captured: this is always meant."""
    target = belief.view.target
    if belief.clan == ORDER or target is None or target == belief.me or belief.wounds[target] < LAST:
        return []
    return [{"say": "call_for_help", "target": target}] if belief.own_leader[target] > SURE else []


def _open_to_all(facts: Facts, seat: int) -> Sequence[int]:
    """The characters that a seat can be for somebody who sees the table and no card."""
    bare = Facts(facts.tables, facts.seats)
    bare.rank, bare.most, bare.not_inquisitor = facts.rank, facts.most, facts.not_inquisitor
    return bare.possible(seat)


def _is_by(event: Event, seat: Onlooker) -> bool:
    return event.kind in seat.setup.game.statements and event.values["seat"] == seat.number


def _statement(event: Event) -> Statement:
    """A statement as it was made."""
    made: Statement = {"say": event.kind.name}
    for field in event.kind.fields[1:]:
        value = event.values[field]
        assert value is not None
        made[field] = value
    return made
