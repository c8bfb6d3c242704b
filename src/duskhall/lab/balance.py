"""How balanced a game is: seats, cards and all else that players have, length, score, drama, and every setting.

The game's policy plays, or bots do; `random` alone never counts, since what chance does with a card says little.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from duskhall.kernel.mistake import Mistake
from duskhall.kernel.setting import Setting, Value
from duskhall.lab import significance
from duskhall.lab.courses import Plan, courses, paced
from duskhall.lab.figures import COURSE, DRAMA, PICK, SEATS, SHARE, figures_of
from duskhall.lab.sample import Pairs, Sample, sample_of
from duskhall.lab.significance import Difference, Estimate
from duskhall.lab.strength import strength_of
from duskhall.lab.tally import statistics
from duskhall.lab.workers import Workers, spread

CHUNK: Final = 1000  # games that are played between two reports
SLOW_CHUNK: Final = 10  # or where bots play
EFFECTS: Final = 25  # a setting's value is tried in so much fewer games than all
FEWEST: Final = 100  # games for each value of a setting
MANY: Final = 8  # values of a setting: of more than these only two are tried
FALSE: Final = 0.05  # of what a report marks, as much may be chance (Benjamini-Hochberg)
RISK: Final = 0.01  # how often a comparison finds any difference where there is none (Holm)

Progress = Callable[[int], None]


def prepared(plan: Plan) -> Plan:
    """Return a plan that can be played, or say why it cannot; how often seats are looked at is settled here."""
    if plan.bots and all(bot == "random" for bot in plan.bots):
        raise Mistake("mistake-balance-random", game=plan.game)
    if not plan.bots and plan.rules.policy is None:
        raise Mistake("mistake-balance-policy", game=plan.game)
    plan.setups  # noqa: B018  which refuses what the game does not know
    return replace(plan, every=paced(plan))


def play_part(plan: Plan, first: int, count: int) -> Sample:
    """Play some games of a plan: what one process does between two reports."""
    return sample_of(courses(plan, range(first, first + count)))


def play_pair(one: Plan, other: Plan, first: int, count: int) -> Pairs:
    """Play some games in two ways."""
    numbers = range(first, first + count)
    pairs = _no_pairs(one, other)
    pairs.add(courses(one, numbers), courses(other, numbers))
    return pairs


def chunks(plan: Plan, games: int) -> Iterator[tuple[int, int]]:
    """Return the parts in which games are played: the first one of each, and how many."""
    size = SLOW_CHUNK if plan.bots else CHUNK
    return ((first, min(size, games - first)) for first in range(0, games, size))


def report(
    plan: Plan, jobs: Workers = 1, progress: Progress = lambda games: None, *, effects: bool = True
) -> dict[str, Any]:
    """Play, and return what a program may read: the same for the same plan, whoever played it."""
    plan = prepared(plan)
    tried = list(_variants(plan)) if effects else []
    plans = [plan, *(variant for _, _, variant in tried)]
    samples = [_no_sample(each) for each in plans]
    parts = ((place, *chunk) for place, each in enumerate(plans) for chunk in chunks(each, each.games))
    for place, sample in spread(partial(_numbered, plans), parts, jobs):
        samples[place].merge(sample)
        progress(sample.games)
    result = _described(plan, samples[0])
    result["effects"] = [
        row
        for (setting, value, _), sample in zip(tried, samples[1:], strict=True)
        for row in _effects(setting, value, samples[0], sample)
    ]
    _correct([*result["seats"], *(row for group in result["held"] for row in group["entries"]), *result["effects"]])
    return {**result, "strength": strength_of(plan, jobs)}


def in_all(plan: Plan, *, effects: bool = True) -> int:
    """Return how many games a report takes."""
    return plan.games + sum(each.games for _, _, each in (_variants(plan) if effects else ()))


def compare(one: Plan, other: Plan, jobs: Workers = 1, progress: Progress = lambda games: None) -> dict[str, Any]:
    """Play two ways with the same seeds, and return every figure that both have, with its difference."""
    one, other = prepared(one), prepared(other)
    other = replace(other, every=one.every)
    pairs = _no_pairs(one, other)
    for part in spread(partial(play_pair, one, other), chunks(one, one.games), jobs):
        pairs.merge(part)
        progress(part.one.games + part.other.games)
    rows = []
    for place in range(len(pairs.figures)):
        first = significance.estimate(pairs.one, pairs.in_one[place])
        second = significance.estimate(pairs.other, pairs.in_other[place])
        change = significance.paired(pairs, place)
        if first.number and second.number:
            rows.append({**_named(first), "one": _value(first), "other": _value(second), **_difference(change)})
    for row, adjusted in zip(rows, significance.holm([row["p"] for row in rows]), strict=True):
        row["adjusted"] = rounded(adjusted)
        row["found"] = adjusted is not None and adjusted < RISK
    sides = [{"settings": dict(each.settings), "content": each.setups[0].content.digest} for each in (one, other)]
    return {
        **_head(one, pairs.one),
        "one": {**sides[0], "fingerprint": pairs.one.mark},
        "other": {**sides[1], "fingerprint": pairs.other.mark},
        "correction": "holm",
        "risk": RISK,
        "figures": rows,
        "found": sum(row["found"] for row in rows),
        "strength": strength_of(one, jobs),
    }


def rounded(number: float | None) -> float | None:
    """Return a number with as many digits as anybody reads.

    >>> rounded(1 / 3)
    0.333333
    """
    return None if number is None else float(f"{number:.6g}")


# --- What is played ------------------------------------------------------------------------------------------------


def _numbered(plans: Sequence[Plan], place: int, first: int, count: int) -> tuple[int, Sample]:
    return place, play_part(plans[place], first, count)


def _variants(plan: Plan) -> Iterator[tuple[Setting, Value, Plan]]:
    """Yield the plan with every setting changed that nobody chose, one at a time."""
    chosen = dict(plan.settings)
    usual = plan.setups[0].settings
    several = plan.rules.balance.spread if plan.rules.balance else ()
    games = min(plan.games, max(FEWEST, plan.games // EFFECTS))
    for setting in plan.rules.settings:
        if setting.name in chosen:
            continue
        for value in _tried(setting, usual[setting.name], setting.possible(plan.setups[0].content.data)):
            if value != usual[setting.name] or setting.name in several:
                seed = f"{plan.seed} {setting.name}={value}"
                settings = (*plan.settings, (setting.name, value))
                yield setting, value, replace(plan, settings=settings, games=games, seed=seed)


def _tried(setting: Setting, usual: Value, possible: Sequence[Value]) -> Sequence[Value]:
    """The values of a setting that are tried: all words; of a wide range of numbers half and twice as much."""
    if len(possible) <= MANY or not isinstance(usual, int):
        return possible
    wanted = (usual // 2, usual * 2) if usual else (possible[1], possible[len(possible) // 2])
    return [value for value in wanted if value in possible]


def _no_sample(plan: Plan) -> Sample:
    return Sample(figures_of(plan.setups[0]), plan.seats)


def _no_pairs(one: Plan, other: Plan) -> Pairs:
    return Pairs(_no_sample(one), _no_sample(other))


# --- What is said --------------------------------------------------------------------------------------------------


def _head(plan: Plan, sample: Sample) -> dict[str, Any]:
    setup = plan.setups[0]
    spread_over = plan.rules.balance.spread if plan.rules.balance else ()
    return {
        "game": plan.game,
        "players": plan.seats,
        "rules_version": plan.rules.rules_version,
        "content": setup.content.digest,
        "settings": {
            name: value
            for name, value in setup.settings.items()
            if name not in spread_over or name in dict(plan.settings)
        },
        "spread": [name for name in spread_over if name not in dict(plan.settings)],
        "seed": plan.seed,
        "bots": list(plan.bots) or ["policy"],
        "games": sample.games,
        "decisions": sample.decisions,
    }


def _described(plan: Plan, sample: Sample) -> dict[str, Any]:
    estimates = [significance.estimate(sample, place) for place in range(len(sample.figures))]
    groups: dict[str, list[Estimate]] = {}
    for each in estimates:
        groups.setdefault(each.figure.group, []).append(each)
    places = {figure.key: place for place, figure in enumerate(sample.figures)}
    balance = plan.rules.balance
    held = [
        {
            "name": name,
            "catalogue": groups[name][0].figure.catalogue,
            "entries": list(_held(sample, places, groups[name])),
        }
        for name in (balance.held if balance else ())
    ]
    rates = [
        {
            "name": rate.name,
            "catalogue": groups[rate.name][0].figure.catalogue,
            "per_game": not rate.whole,
            "entries": [_value(each, entry=True) for each in groups[rate.name] if each.number],
        }
        for rate in (balance.rates if balance else ())
    ]
    return {
        **_head(plan, sample),
        "usual": rounded(significance.usual(sample)),
        "correction": "benjamini-hochberg",
        "false": FALSE,
        "seats": [_tested(sample, places[each.figure.key], each) for each in groups.get(SEATS, ())],
        "held": held,
        "rates": rates,
        "course": {each.figure.entry: _value(each) for each in groups[COURSE]},
        "drama": {each.figure.entry: _value(each) for each in groups.get(DRAMA, ())},
        "curves": {
            name: [_value(each) for each in found]
            for name, found in groups.items()
            if name in ("foretold", "standing-won", "standing-lost")
        },
        "length": {**statistics(sample.lengths), "counts": sorted(sample.lengths.items())},
        "score": {**statistics(sample.scores), "counts": sorted(sample.scores.items())},
        "winning_score": {**statistics(sample.winning_scores), "counts": sorted(sample.winning_scores.items())},
        "endings": dict(sorted(sample.endings.items())),
        "fingerprint": sample.mark,
    }


def _held(
    sample: Sample, places: dict[tuple[str, str, str], int], group: Sequence[Estimate]
) -> Iterator[dict[str, Any]]:
    """What the victories are of those who had each thing, and how many had it; what nobody ever had is left out."""
    picks = {each.figure.entry: each for each in group if each.figure.kind == PICK}
    for each in group:
        if each.figure.kind == SHARE and each.number:
            pick = _value(picks[each.figure.entry])
            yield {**_tested(sample, places[each.figure.key], each), "pick": pick}


def _tested(sample: Sample, place: int, found: Estimate) -> dict[str, Any]:
    return {**_value(found, entry=True), **_difference(significance.from_usual(sample, place))}


def _effects(setting: Setting, value: Value, base: Sample, tried: Sample) -> Iterator[dict[str, Any]]:
    """How a value of a setting changes the course, the drama and the seats."""
    places = {figure.key: place for place, figure in enumerate(tried.figures)}
    for place, figure in enumerate(base.figures):
        if figure.group in (COURSE, DRAMA, SEATS) and figure.key in places:
            first = significance.estimate(base, place)
            second = significance.estimate(tried, places[figure.key])
            change = significance.apart(base, place, tried, places[figure.key])
            if first.number and second.number:
                yield {
                    "setting": setting.name,
                    "value": value,
                    **_named(first),
                    "usual": _value(first),
                    "tried": _value(second),
                    **_difference(change),
                }


def _correct(rows: Sequence[dict[str, Any]]) -> None:
    """Mark in all rows what is more than chance, of all that was looked at."""
    for row, adjusted in zip(rows, significance.benjamini_hochberg([row["p"] for row in rows]), strict=True):
        row["adjusted"] = rounded(adjusted)
        row["found"] = adjusted is not None and adjusted < FALSE


def _named(found: Estimate) -> dict[str, Any]:
    figure = found.figure
    return {"group": figure.group, "catalogue": figure.catalogue, "entry": figure.entry, "kind": figure.kind}


def _value(found: Estimate, *, entry: bool = False) -> dict[str, Any]:
    value = {
        "number": found.number,
        "value": rounded(found.value),
        "low": rounded(found.low),
        "high": rounded(found.high),
    }
    return {"entry": found.figure.entry, **value} if entry else value


def _difference(change: Difference) -> dict[str, Any]:
    return {
        "difference": rounded(change.value),
        "difference_low": rounded(change.low),
        "difference_high": rounded(change.high),
        "p": rounded(change.p),
    }
