"""How strong those are who play for a balance report: what they win against chance, in games of the same setup."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.lab.arena import game_seed
from duskhall.lab.courses import Plan, ended, policy_key
from duskhall.lab.rounds import strength
from duskhall.lab.verdict import Mean
from duskhall.lab.workers import Workers
from duskhall.native.batch import Batch
from duskhall.native.building import NoLibrary
from duskhall.native.library import NoRoom

MOST: Final = 2000  # games
LEAST: Final = 20
SLOW: Final = 20  # so much fewer games where bots play, or Python does


def strength_of(plan: Plan, jobs: Workers = 1) -> list[dict[str, Any]]:
    """Return the share of the victories of each who plays, among others who choose at random."""
    games = min(MOST, max(LEAST, plan.games // 10))
    if plan.bots:
        few = max(LEAST, games // SLOW)
        return [
            _described(bot, strength(plan.game, f"{bot},random", plan.seats, few, plan.seed, jobs), plan)
            for bot in dict.fromkeys(plan.bots)
            if bot != "random"
        ]
    return [_described("policy", Mean.of(_against_chance(plan, games)), plan)]


def _described(bot: str, mean: Mean, plan: Plan) -> dict[str, Any]:
    low, high = mean.interval()
    fair = None if plan.rules.cooperative else 0.5 if plan.rules.sides is not None else round(1 / plan.seats, 6)
    return {
        "bot": bot,
        "against": "random",
        "games": mean.games,
        "share": round(mean.value, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "fair": fair,
    }


def _against_chance(plan: Plan, games: int) -> Iterable[list[float]]:
    """Let the policy have one seat, or one side, or all of them where all win together; its part of each victory."""
    setups = plan.setups
    for place, setup in enumerate(setups):
        numbers = range(place, games, len(setups))
        if not numbers:
            continue
        try:
            yield from _natively(plan, setup, numbers)
        except (NoLibrary, NoRoom):
            yield from _in_python(plan, setup, numbers[: max(1, len(numbers) // SLOW)])


def _natively(plan: Plan, setup: Setup, numbers: range) -> list[list[float]]:
    seeds = [game_seed(f"{plan.seed} strength", number) for number in numbers]
    batch = Batch(setup.game, setup, seeds, masks=False)
    call, made = batch.library.call("play_by_policy"), np.zeros(1, np.int64)
    found = []
    for at, number in enumerate(numbers):
        mine = _seats(setup, number, _sides(setup, batch, at))
        mask = sum(1 << seat for seat in mine)
        what = call(batch.pointer, at, at + 1, mask, policy_key(seeds[at]), made.ctypes.data, 1)
        if what:
            raise batch.library.failed(batch.pointer, what)
        found.append([_share(setup, ended(batch.state(at)).winners, mine)])
    return found


def _in_python(plan: Plan, setup: Setup, numbers: range) -> list[list[float]]:
    policy = setup.game.policy
    assert policy is not None
    found = []
    for number in numbers:
        seed = game_seed(f"{plan.seed} strength", number)
        state, dice = setup.game.new(setup, Dice(seed)), Dice(policy_key(seed))
        mine = _seats(setup, number, setup.game.sides(state) if setup.game.sides else ())
        while state.asks:
            ask = state.next_ask()
            of_mine = ask.seat in mine
            state.take(ask, policy(state, ask, dice) if of_mine else ask.options[dice.below(len(ask.options))])
        found.append([_share(setup, ended(state).winners, mine)])
    return found


def _sides(setup: Setup, batch: Batch, place: int) -> Iterable[int]:
    return setup.game.sides(batch.state(place)) if setup.game.sides is not None else ()


def _seats(setup: Setup, number: int, sides: Iterable[int]) -> list[int]:
    """Which seats the policy has in a game."""
    if setup.game.cooperative:
        return list(range(setup.seats))
    if setup.game.sides is not None:
        return [seat for seat, side in enumerate(sides) if side == number % 2]
    return [number % setup.seats]


def _share(setup: Setup, winners: tuple[int, ...], mine: list[int]) -> float:
    if setup.game.cooperative:
        return float(bool(winners))
    if not winners:
        return 0.5 if setup.game.sides is not None else len(mine) / setup.seats
    return sum(seat in mine for seat in winners) / len(winners)
