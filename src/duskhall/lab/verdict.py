"""What a contest came to: shares of the victories with their intervals, a cross table, ratings, and an early answer.

Deals are what is drawn at random, and games of one deal resemble each other: so errors are worked out from deal to
deal, never from game to game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from math import log, sqrt
from statistics import NormalDist
from typing import Any, Final

from duskhall.lab.contest import Contest, Deal, Played

NORMAL: Final = NormalDist()
WITHIN: Final = NORMAL.inv_cdf(0.975)  # standard errors on either side of an interval of 95 %
ENOUGH: Final = 20  # deals before a variance is believed


@dataclass(frozen=True)
class Mean:
    """A mean of games that were drawn deal by deal, with its variance."""

    games: int
    value: float
    variance: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ± {100 * sqrt(self.variance):.1f} of {self.games} games"

    @classmethod
    def of(cls, deals: Iterable[Sequence[float]]) -> "Mean":
        """Average the values of games, given deal by deal."""
        drawn = [(len(values), sum(values)) for values in deals if values]
        games = sum(number for number, _ in drawn)
        if not games:
            return cls(0, 0.0, 0.0)
        mean = sum(total for _, total in drawn) / games
        if len(drawn) < 2:
            return cls(games, mean, 0.0)
        variance = sum((total - mean * number) ** 2 for number, total in drawn) / games**2
        if games > len(drawn):  # of lonely games, won or not, it is known; else it was estimated
            variance *= len(drawn) / (len(drawn) - 1)
        return cls(games, mean, variance)

    def interval(self) -> tuple[float, float]:
        """Return the bounds of 95 % for a share: Wilson's, for as many independent games as would vary like these."""
        share = self.value
        number = share * (1 - share) / self.variance if self.variance > 0 and 0 < share < 1 else float(self.games)
        if not number:
            return 0.0, 1.0
        square = WITHIN * WITHIN
        middle = (share + square / (2 * number)) / (1 + square / number)
        half = WITHIN / (1 + square / number) * sqrt(share * (1 - share) / number + square / (4 * number * number))
        return max(0.0, middle - half), min(1.0, middle + half)

    def p(self, expected: float) -> float | None:
        """Return how often chance alone would lie as far from the expected value, on either side; None if unknown."""
        variance = self.variance or (expected * (1 - expected) / self.games if self.games else 0.0)
        return 2 * NORMAL.cdf(-abs(self.value - expected) / sqrt(variance)) if variance > 0 else None


def report(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    """Return what a program may read: the same for the same deals, whoever played them.

    `fingerprint` hashes every game: equal means the same games.
    """
    cells = [
        {
            "players": cell.seats,
            "settings": dict(cell.settings),
            **_results(contest, [deal for deal in deals if deal.cell == number]),
        }
        for number, cell in enumerate(contest.cells)
    ]
    written = repr([(deal.cell, deal.number, [game.plain() for game in deal.games]) for deal in deals])
    return {
        "cells": cells,
        "pooled": _results(contest, deals),
        "ratings": ratings(contest, deals),
        "fingerprint": sha256(written.encode()).hexdigest()[:32],
    }


def shares(contest: Contest, deals: Iterable[Deal], bot: str) -> list[list[float]]:
    """Return the bot's part of the victory in each game it played, deal by deal over all cells.

    A victory that several share is parted among them.  Where all win together it counts as one; where each plays for
    itself, a game that nobody won brings everybody the fair share.
    """
    return _by_deal(deals, lambda game: _share(contest, game, bot) if bot in game.bots else None)


def fair_share(contest: Contest, deals: Iterable[Deal], bot: str) -> float:
    """Return the part of the victories that would be the bot's if all were equally strong."""
    parts = [_fair(contest, game, bot) for deal in deals for game in deal.games if bot in game.bots]
    return sum(parts) / len(parts) if parts else 0.0


def _share(contest: Contest, game: Played, bot: str) -> float:
    if contest.rules.cooperative:
        return float(bool(game.winners))
    if not game.winners:
        return _fair(contest, game, bot)
    return sum(game.bots[seat] == bot for seat in game.winners) / len(game.winners)


def _fair(contest: Contest, game: Played, bot: str) -> float:
    if contest.rules.sides is not None:
        return 1 / len(set(game.bots))
    return game.bots.count(bot) / len(game.bots)


def sprt(contest: Contest, deals: Sequence[Deal], expected: float, hoped: float, risk: float) -> dict[str, Any]:
    """Return whether the first bot's share is rather the hoped one than the expected one, as far as can be told.

    This is Wald's sequential test, on means of deals, whose variance is estimated; it may be asked after every deal.
    """
    means = [sum(values) / len(values) for values in shares(contest, deals, contest.bots[0]) if values]
    bound = log((1 - risk) / risk)
    ratio = 0.0
    if len(means) >= ENOUGH:
        mean = sum(means) / len(means)
        variance = sum((each - mean) ** 2 for each in means) / (len(means) - 1)
        if variance > 0:
            ratio = len(means) * (hoped - expected) * (2 * mean - expected - hoped) / (2 * variance)
    answer = "hoped" if ratio >= bound else "expected" if ratio <= -bound else "open"
    return {
        "bot": contest.bots[0],
        "expected": expected,
        "hoped": hoped,
        "risk": risk,
        "log_likelihood_ratio": round(ratio, 4),
        "bound": round(bound, 4),
        "answer": answer,
    }


def ratings(contest: Contest, deals: Sequence[Deal]) -> dict[str, dict[str, float]]:
    """Return the bots' ratings (Plackett-Luce) after these games in their order; none where bots never meet.

    They come with the extra `lab`; without it there are none.
    """
    if contest.rules.cooperative or find_spec("openskill") is None or len(set(contest.bots)) < 2:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in dict.fromkeys(contest.bots)}
    for deal in deals:
        for game in deal.games:
            _rate(model, rated, game, contest.rules.sides is not None)
    return {
        bot: {"mu": round(each.mu, 3), "sigma": round(each.sigma, 3), "ordinal": round(each.ordinal(), 3)}
        for bot, each in sorted(rated.items(), key=lambda item: -item[1].mu)
    }


def _rate(model: Any, rated: dict[str, Any], game: Played, sides: bool) -> None:
    """Let one game change the ratings; a bot in several seats changes by the mean of what each would bring."""
    if sides:
        places = {bot: min(game.places[seat] for seat, each in enumerate(game.bots) if each == bot) for bot in rated}
        if len(set(game.bots)) < 2:
            return
        seats = [(bot, places[bot]) for bot in dict.fromkeys(game.bots)]
    else:
        seats = list(zip(game.bots, game.places, strict=True))
    after = model.rate([[rated[bot]] for bot, _ in seats], ranks=[place for _, place in seats])
    for bot in dict.fromkeys(game.bots):
        mine = [team[0] for (each, _), team in zip(seats, after, strict=True) if each == bot]
        mu = sum(each.mu for each in mine) / len(mine)
        rated[bot] = model.rating(name=bot, mu=mu, sigma=sum(each.sigma for each in mine) / len(mine))


def _results(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    games = [game for deal in deals for game in deal.games]
    bots = list(dict.fromkeys(contest.bots))
    return {
        "deals": len({deal.number for deal in deals}),
        "games": len(games),
        "decisions": sum(game.decisions for game in games),
        "truncated": sum(game.truncated for game in games),
        "bots": {bot: _result(contest, deals, bot) for bot in bots},
        "cross": {one: {other: _cross(contest, deals, one, other) for other in bots if other != one} for one in bots},
    }


def _result(contest: Contest, deals: Sequence[Deal], bot: str) -> dict[str, Any]:
    together = contest.rules.cooperative
    mean = Mean.of(shares(contest, deals, bot))
    low, high = mean.interval()
    result: dict[str, Any] = {
        "games": mean.games,
        "wins": round(mean.value * mean.games, 4),
        "share": round(mean.value, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }
    lost = Counter(why for deal in deals for game in deal.games for seat, why in game.lost if game.bots[seat] == bot)
    if lost:
        result["lost_chairs"] = dict(sorted(lost.items()))
    if not together:
        fair = fair_share(contest, deals, bot)
        result |= {"fair": round(fair, 6), "p": _rounded(mean.p(fair))}
    return result


def _cross(contest: Contest, deals: Sequence[Deal], one: str, other: str) -> dict[str, Any]:
    """Compare two bots: how often one ends ahead of the other; where all win together, how much more often it wins."""
    if contest.rules.cooperative:
        won = {
            (deal.cell, deal.number, game.bots[0]): float(bool(game.winners)) for deal in deals for game in deal.games
        }
        numbers = dict.fromkeys((deal.cell, deal.number) for deal in deals)
        gains = Mean.of([won[*each, one] - won[*each, other]] for each in numbers)
        return {"games": gains.games, "more": round(gains.value, 6), "p": _rounded(gains.p(0.0))}
    mean = Mean.of(_by_deal(deals, lambda game: _ahead(game, one, other)))
    low, high = mean.interval()
    return {
        "games": mean.games,
        "ahead": round(mean.value, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "p": _rounded(mean.p(0.5)),
    }


def _ahead(game: Played, one: str, other: str) -> float | None:
    """Return how often one bot's seats ended ahead of the other's, equal places counted half; None unless both sat."""
    ones = [game.places[seat] for seat, bot in enumerate(game.bots) if bot == one]
    others = [game.places[seat] for seat, bot in enumerate(game.bots) if bot == other]
    if not ones or not others:
        return None
    points = sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine in ones for theirs in others)
    return points / len(ones) / len(others)


def _by_deal(deals: Iterable[Deal], value: Any) -> list[list[float]]:
    """Return the values of games, deal by deal over all cells, without those that are None."""
    values: dict[int, list[float]] = {}
    for deal in deals:
        values.setdefault(deal.number, []).extend(
            each for each in (value(game) for game in deal.games) if each is not None
        )
    return list(values.values())


def _rounded(p: float | None) -> float | None:
    return None if p is None else float(f"{p:.3g}")


def settings_of(cell: Mapping[str, Any], cells: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the settings by which a reported cell differs from others of its contest, players among them."""
    settings = {"players": cell["players"], **cell["settings"]}
    return {
        name: value
        for name, value in settings.items()
        if any({"players": each["players"], **each["settings"]}[name] != value for each in cells)
    }
