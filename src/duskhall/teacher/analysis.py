"""What a finished game came to, for every seat: chances along its way, luck and decisions apart, and mistakes.

At each decision the chance of a seat is what the advised option is worth to it, from what it knew then.  What the
option that it chose is worth less is what the decision cost; whatever else changes until its next decision is luck:
dice, cards, and what the others did.  So the chance at the first decision, all that decisions cost and all luck add up
to the result.  A difference within its error counts as none.  Where the choice came out better than the advice, the
strongest bot and the play-outs disagree: the decision cost nothing, and the chance is what the choice was worth.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import isqrt
from typing import Final, NamedTuple

import msgspec

from duskhall.games import find
from duskhall.kernel.event import Event
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.record import DECIDING, Record
from duskhall.kernel.seat import Seat
from duskhall.kernel.state import State
from duskhall.kernel.table import Table, differing
from duskhall.teacher.estimate import PARTS, WIN, Estimate, error_of, mean_of, tried
from duskhall.teacher.hint import CHAPTER, Hint, hint_of
from duskhall.teacher.hint import WIN as TO_WIN

MOST: Final = 400  # decisions that are looked at, of a longer game evenly spread ones
PLAYS: Final = 128  # worlds for each decision
CLOSER: Final = 24  # decisions that are looked at more closely, those that seem to have weighed most
CLOSER_PLAYS: Final = 2400  # play-outs for each of these
OPENED: Final = 40  # play-outs with all cards open
CHAPTERS: Final = "chapters"  # what the chances of a campaign are of: its chapters, by share

Progress = Callable[[int], None]  # is told how much is done, in ten-thousandths


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chance and its error, in ten-thousandths, before an entry of the record; after the last one, the result."""

    entry: int
    chance: int
    error: int


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that weighed more than its error: what was chosen, what it gave away, and what to do instead.

    `loss` and its `error` are in ten-thousandths, from what the seat knew.  A loss less than 0 is no `mistake`: the
    choice came out better than the advice, which is told and counts for nothing.
    `opened` is the loss with all cards open, which the seat could not know.
    """

    entry: int
    seat: int
    question: str
    rule: str
    chosen: str
    noun: str
    loss: int
    error: int
    opened: int
    mistake: bool
    hint: Hint


class SeatAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The way of one seat: `start`, what `decisions` cost (0 or less) and what `luck` gave add up to the `result`.

    `error` is that of what decisions cost.  `points` are chances from what the seat knew at its decisions, `opened`
    those with all cards open.  `moments` are its decisions that weighed.  All in ten-thousandths.
    """

    seat: int
    start: int
    decisions: int
    luck: int
    result: int
    error: int
    points: list[Point]
    opened: list[Point]
    moments: list[Moment]


class Analysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a finished game came to; `measure` is what chances are of: `win`, `chapter`, or the share of `chapters`.

    `looked_at` of its `decisions` were, `plays` is how many games were played out for it.
    """

    game: str
    measure: str
    decisions: int
    looked_at: int
    plays: int
    seats: list[SeatAnalysis]


class Decision(NamedTuple):
    """A decision of a record: the state before it, what the seat had heard, and what it chose."""

    entry: int
    state: State
    seat: Seat
    chosen: int


class Unfinished(Mistake):
    """A record that cannot be analysed: the sentence says why."""


def analyse(record: Record, progress: Progress = lambda _: None) -> Analysis:
    """Analyse a finished game, or raise `Unfinished`, or `BadRecord` where today's rules come to something else."""
    if record.outcome is None:
        raise Unfinished("analysis-unfinished")
    decisions, end = decisions_of(record)
    looked_at = _spread(decisions)
    work = _Work(len(looked_at), progress)
    weighed = [work.weigh(decision) for decision in looked_at]
    for each in sorted(weighed, key=lambda each: (-abs(each.loss), each.decision.entry))[:CLOSER]:
        if abs(each.loss) > each.error:
            each.look_closer()
        work.done()
    opened = [work.open(each, record) for each in weighed]
    worth = end.setup.game.worth
    assert worth is not None
    results = [worth(end, seat) * PARTS // WIN for seat in range(end.seats)]
    last = len(record.entries) + 1
    ways = [_way(seat, weighed, opened, result, last) for seat, result in enumerate(results)]
    progress(PARTS)
    plays = sum(each.estimate.plays for each in weighed) + 2 * OPENED * len(opened)
    return Analysis(record.game, _measure(end), len(decisions), len(looked_at), plays, ways)


def decisions_of(record: Record) -> tuple[list[Decision], State]:
    """Return the decisions that count and left a choice, and the state at the end."""
    table = Table.reopen(find(record.game), record)
    found: dict[int, Decision] = {}
    for number, entry in enumerate(record.entries, 1):
        ask = table.state.ask_for(entry.seat) if entry.kind in DECIDING else None
        if ask is not None and len(ask.options) > 1:
            heard: list[Event] = [event for _, event in table.events_for(entry.seat)]
            chosen = table.setup.option_number(ask.question, entry.option)
            found[number] = Decision(number, table.state, Seat(table.state, ask, heard), chosen)
        if table.enter(entry) != entry:
            raise differing(number, table.game, record)
    counts = {number for number, _ in table.effective_entries()}
    return [decision for number, decision in found.items() if number in counts], table.state


class Weighed:
    """What a decision was worth against the advice, from what its seat knew."""

    def __init__(self, decision: Decision) -> None:
        """Try what was advised and what was chosen in the same worlds."""
        self.decision = decision
        self.estimate = Estimate(decision.seat, whole=True)
        self.advised = self.estimate.option
        self.estimate.add(sorted({self.advised, decision.chosen}), PLAYS)

    def look_closer(self) -> None:
        """Try every option, the best ones more often."""
        self.estimate.play(CLOSER_PLAYS)
        self.estimate.add(sorted({self.advised, self.decision.chosen}), CLOSER_PLAYS // 4)

    @property
    def chance(self) -> int:
        """What the best of both is worth, as far as they can be told apart."""
        return self.estimate.chance(self._best)

    @property
    def chance_error(self) -> int:
        """How far off that may be."""
        return self.estimate.error(self._best)

    @property
    def _best(self) -> int:
        return self.decision.chosen if self.counts and not self.mistake else self.advised

    @property
    def loss(self) -> int:
        """What the choice is worth less."""
        return self.estimate.loss(self.decision.chosen, self.advised)

    @property
    def error(self) -> int:
        """How far off that may be."""
        return self.estimate.error_of_loss(self.decision.chosen, self.advised)

    @property
    def counts(self) -> bool:
        """Whether the choice weighed more than its error; what seemed so but was not looked at again does not count."""
        return abs(self.loss) > self.error and self.estimate.plays > 2 * PLAYS

    @property
    def mistake(self) -> bool:
        """Whether the strongest bot and the play-outs agree that something else was better."""
        return self.counts and self.loss > 0

    def moment(self, opened: int) -> Moment:
        """Return it as people are told."""
        ask, setup = self.decision.seat.ask, self.decision.seat.setup
        names, nouns = setup.domains[ask.question.index], setup.nouns[ask.question.index]
        chosen = self.decision.chosen
        return Moment(
            entry=self.decision.entry,
            seat=ask.seat,
            question=ask.question.name,
            rule=ask.question.rule,
            chosen=names[chosen],
            noun=nouns[chosen],
            loss=self.loss,
            error=self.error,
            opened=opened,
            mistake=self.mistake,
            hint=hint_of(self.estimate),
        )


class _Opened(NamedTuple):
    """Everybody's chance with all cards open, before a decision, and what the choice then lost."""

    points: list[Point]
    loss: int


class _Work:
    """How much of an analysis is done."""

    def __init__(self, decisions: int, progress: Progress) -> None:
        self._all, self._done, self._progress = max(1, 2 * decisions + CLOSER), 0, progress

    def done(self) -> None:
        self._done += 1
        self._progress(min(PARTS - 1, PARTS * self._done // self._all))

    def weigh(self, decision: Decision) -> Weighed:
        weighed = Weighed(decision)
        self.done()
        return weighed

    def open(self, weighed: Weighed, record: Record) -> _Opened:
        """Play on from how things really stood, with dice that are drawn anew."""
        decision = weighed.decision
        key = sha256(f"opened {record.table} {record.commitment} {decision.entry}".encode()).digest()
        options = [weighed.advised, decision.chosen]
        numbers = [number for number in range(OPENED) for _ in options]
        found = tried([decision.state], decision.seat.number, options, key, numbers)
        advised, chosen = found[::2].T.tolist(), found[1::2].T.tolist()
        points = [Point(decision.entry, mean_of(row), error_of(list(enumerate(row)))) for row in advised]
        self.done()
        seat = decision.seat.number
        return _Opened(points, mean_of(advised[seat]) - mean_of(chosen[seat]))


def _spread(decisions: Sequence[Decision]) -> list[Decision]:
    """So many decisions as are looked at, evenly spread."""
    if len(decisions) <= MOST:
        return list(decisions)
    return [decisions[place * len(decisions) // MOST] for place in range(MOST)]


def _way(seat: int, weighed: Sequence[Weighed], opened: Sequence[_Opened], result: int, last: int) -> SeatAnalysis:
    """The way of one seat, by its own decisions."""
    own = [(each, cards) for each, cards in zip(weighed, opened, strict=True) if each.decision.seat.number == seat]
    mistakes = [each for each, _ in own if each.mistake]
    points = [Point(each.decision.entry, each.chance, each.chance_error) for each, _ in own]
    points.append(Point(last, result, 0))
    start = points[0].chance
    decisions = -sum(each.loss for each in mistakes)
    return SeatAnalysis(
        seat=seat,
        start=start,
        decisions=decisions,
        luck=result - start - decisions,
        result=result,
        error=isqrt(sum(each.error * each.error for each in mistakes)),
        points=points,
        opened=[*(cards.points[seat] for cards in opened), Point(last, result, 0)],
        moments=[each.moment(cards.loss) for each, cards in own if each.counts],
    )


def _measure(end: State) -> str:
    if not end.setup.game.cooperative:
        return TO_WIN
    return CHAPTER if end.setup.settings.get("length", CHAPTER) == CHAPTER else CHAPTERS
