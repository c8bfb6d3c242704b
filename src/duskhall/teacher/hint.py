"""A hint: what the strongest bot would do in a seat, what each option is worth, and the odds that decide."""

from collections.abc import Mapping
from typing import Final

import msgspec

from duskhall.kernel.budget import USUAL, Budget
from duskhall.kernel.seat import Seat
from duskhall.teacher.estimate import PLAYS, Estimate
from duskhall.teacher.worlds import insight_of

SHOWN: Final = 8  # options that are told, the best ones first
WIN: Final = "win"  # what a chance is a chance of
CHAPTER: Final = "chapter"


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option, its chance and the error of that in ten-thousandths, and the odds or beliefs that speak for it or not.

    The odds are in the form of `odds`: per outcome, from 0 to 1.
    """

    option: str
    noun: str
    chance: int
    error: int
    odds: dict[str, float] = {}


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do now: `advice` is the option, and stands first among the choices; the others follow by their chance.

    `measure` is what the chances are of: `win`, or `chapter` where all win or lose together.  `close` says that another
    option may be as good: what lies between them is within the error.  `doubt` is an option that came out better
    than the advice when simple players played on, "" where there is none.  `believed` says that the odds are beliefs,
    drawn from what the others did and said.  `rule` is the number of the rule, `plays` how many games were played out.
    """

    question: str
    rule: str
    measure: str
    advice: str
    choices: list[Choice]
    close: bool
    doubt: str
    believed: bool
    plays: int


def hint(seat: Seat, budget: Budget = USUAL) -> Hint:
    """Return what to do in a seat, from what it knows; with the usual work, unless the budget ends before."""
    return hint_of(Estimate(seat, budget).play(budget.work(PLAYS)))


def hint_of(estimate: Estimate) -> Hint:
    """Return what an estimate comes to."""
    seat, setup = estimate.seat, estimate.seat.setup
    question, advice = seat.ask.question, estimate.option
    odds, believed = odds_of(seat)
    names, nouns = setup.domains[question.index], setup.nouns[question.index]
    others = sorted(
        (each for each in estimate.options if each != advice), key=lambda each: (-estimate.chance(each), each)
    )
    choices = [
        Choice(
            names[option],
            nouns[option],
            estimate.chance(option),
            estimate.error(option),
            {name: round(chance, 4) for name, chance in odds.get(option, {}).items()},
        )
        for option in [advice, *others][:SHOWN]
    ]
    better = [each for each in others if -estimate.loss(each, advice) > estimate.error_of_loss(each, advice)]
    close = any(abs(estimate.loss(each, advice)) <= estimate.error_of_loss(each, advice) for each in others)
    return Hint(
        question=question.name,
        rule=question.rule,
        measure=measure_of(seat),
        advice=names[advice],
        choices=choices,
        close=close,
        doubt=names[better[0]] if better else "",
        believed=believed,
        plays=estimate.plays,
    )


def odds_of(seat: Seat) -> tuple[Mapping[int, Mapping[str, float]], bool]:
    """Return the odds of a seat's options, and whether they are beliefs of more than the rules tell."""
    believed = insight_of(seat.setup.game.id).chances
    return (seat.odds(), False) if believed is None else (believed(seat), True)


def measure_of(seat: Seat) -> str:
    """Return what the chances of a game are of."""
    return CHAPTER if seat.setup.game.cooperative else WIN
