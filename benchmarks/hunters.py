"""Fits how well a hunter of the card game stands to many games by policy, and writes it where `worth` reads.

Games of three to five hunters are played natively, a part of all choices at random; at the beginnings of rounds
everybody's score, blood, health, trophies, place and cards are noted, and who won in the end.  Each hunter's strength
is a sum of these, with other weights early and late, and the chances to win are in proportion to its exponential: a
conditional logit, by Newton's method.  Run `python benchmarks/hunters.py` when the content or the policy has changed;
it takes some minutes.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import duskhall.games.bloodborne_card
from duskhall.games import find
from duskhall.games.bloodborne_card.questions import PLAY_CARD
from duskhall.games.bloodborne_card.state import UTILITY, Tables
from duskhall.kernel.setup import Setup
from duskhall.native.batch import Batch

GAMES = {3: 9000, 4: 6000, 5: 3000}  # for each of these
NOISE = (0.0, 0.1, 0.25)  # of all choices
ROWS = {3: 60_000, 4: 25_000, 5: 9000}  # of these, that the fit is made to
RIDGE = 3.0
NEWTON = 6
FULL_HEALTH = 8
FILE = Path(duskhall.games.bloodborne_card.__file__).parent / "standing.py"

Array = npt.NDArray[Any]
Features = dict[str, Array]  # by name and phase


def main() -> None:
    """Play, fit and write."""
    data: list[tuple[Array, Array]] = []
    names: list[str] = []
    for seats, games in GAMES.items():
        setup = find("bloodborne-card").setup(seats, simulation=True)
        parts = [played(setup, games, noise, 100 * seats + place) for place, noise in enumerate(NOISE)]
        rows, won = (np.concatenate(each) for each in zip(*parts))
        some = np.random.default_rng(5).permutation(len(rows))[: ROWS[seats]]
        features = noted(setup, rows[some])
        names = list(features)
        data.append((np.stack([features[name] for name in names], 2).astype(np.float32), won[some]))
    weights = dict(zip(names, fitted(data, len(names))))
    FILE.write_text(written(weights, find("bloodborne-card").setup(3)))


def played(setup: Setup, games: int, noise: float, seed: int) -> tuple[Array, Array]:
    """Play games by policy; return what is observed at beginnings of rounds, about every second one, and who won."""
    batch = Batch(setup.game, setup, [f"{seed}-{game}".encode().ljust(32, b"x") for game in range(games)])
    chance = np.random.default_rng(seed)
    first = np.zeros(games, np.int32)
    before, rows, places = np.zeros(games, np.int64), [], []
    at = offsets(batch)["table"]
    while (batch.seat >= 0).any():
        seen = batch.observe(seats=first)
        begins = (batch.seat >= 0) & (seen[:, at] > before) & (batch.question == PLAY_CARD.index)
        before = np.where(begins, seen[:, at], before)
        kept = np.flatnonzero(begins & (chance.integers(2, size=games) == 0))
        rows.append(seen[kept].astype(np.int16))
        places.append(kept)
        choose(batch, chance, noise)
    won = np.zeros((games, setup.seats), np.int64)
    for game in range(games):
        batch.library.call("worths")(batch.pointer, game, won[game].ctypes.data)
    shares = won / np.maximum(won.sum(1, keepdims=True), 1)
    return np.concatenate(rows), shares[np.concatenate(places)]


def choose(batch: Batch, chance: np.random.Generator, noise: float) -> None:
    """Make one choice in every game: at random in a part of them that lie together, by policy in the others."""
    made = np.zeros(batch.games, np.int64)
    first = int(chance.integers(batch.games))
    last = min(batch.games, first + int(batch.games * noise))
    for start, end in ((0, first), (last, batch.games)):
        if start < end:
            keys = chance.bytes(32 * (end - start))
            batch.library.call("play_on")(batch.pointer, start, end, keys, 1, made.ctypes.data, 1)
    if first < last:
        legal = batch.mask[first:last] > 0
        actions = (chance.random(legal.shape) * legal).argmax(1).astype(np.int32)
        batch.library.call("step")(batch.pointer, first, last, actions.ctypes.data, None, 0, None, 1)


def offsets(batch: Batch) -> dict[str, int]:
    """Return where each part of an observation begins."""
    return {part.name: at for part, at in zip(batch.observation.parts, batch.observation.offsets)}


def noted(setup: Setup, rows: Array) -> Features:
    """Return the features of every hunter in these rows, by name and phase."""
    tables: Tables = setup.content.tables
    seats, cards, number = setup.seats, len(tables.kind), len(rows)
    at = offsets(Batch(setup.game, setup, [0]))
    table = rows[:, at["table"] : at["table"] + 11].astype(np.int64)
    hunters = rows[:, at["hunters"] : at["hunters"] + 16 * seats].reshape(number, seats, 16).astype(np.int64)
    hand, used = (
        rows[:, at[part] : at[part] + cards * seats].reshape(number, seats, cards) for part in ("hand", "used")
    )
    left, final = np.minimum(table[:, 7] + table[:, 8], 10), table[:, 4] == table[:, 3]
    low = final * np.clip(1 - table[:, 6] / 16, 0, 1)
    three = {"1": np.ones(number), "left": left / 10 * ~final, "final": final * 1.0}
    four = three | {"low": low}
    found: Features = {}

    def note(name: str, values: Array, phases: Features) -> None:
        for phase, share in phases.items():
            found[f"{name}|{phase}"] = values * share[:, None]

    carried, health, spaces = hunters[:, :, 2], hunters[:, :, 1], hunters[:, :, 4:7]
    by_left = {f"p{each}": (np.where(final, 11, left) == each) * 1.0 for each in range(12)}
    note("score", hunters[:, :, 8] / 10, by_left | {"low": low})
    note("carried", carried / 10, four)
    for points in range(1, FULL_HEALTH):
        note(f"health{points}", (health == points) * 1.0, three)
        note(f"danger{points}", (health == points) * carried / 10, three)
    track = np.array([*tables.track, tables.track[-1], tables.track[-1]])
    note("next", (track[spaces + 1] - track[spaces]).sum(2) / 3, three)
    note("after", (track[spaces + 2] - track[spaces + 1]).sum(2) / 3, three)
    place = (np.arange(seats)[None] - (table[:, 1] - 1)[:, None]) % seats
    note("place", place / (seats - 1), four)
    note("first", (place == 0) * 1.0, four)
    deadly = np.array(tables.elimination)[table[:, 3] - 1][:, None]
    note("died", (hunters[:, :, 9] > 0) & (hunters[:, :, 9] + 1 == deadly), three)
    for card in range(cards):
        note(f"hand{card}", hand[:, :, card], three)
        note(f"used{card}", used[:, :, card], three)
    weapon = np.array(tables.kind) != UTILITY
    for count in range(2):
        note(f"armed{count}", ((hand * weapon).sum(2) == count) * 1.0, four)
    note("strongest", np.where(hand > 0, np.array(tables.damage) * weapon, 0).max(2) / 4, four)
    return found


def fitted(data: list[tuple[Array, Array]], size: int) -> Array:
    """Return the weights that make what happened likeliest."""
    weights = np.zeros(size)
    for _ in range(NEWTON):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(size)
        loss = 0.0
        for features, won in data:
            for start in range(0, len(won), 20_000):
                x, y = features[start : start + 20_000], won[start : start + 20_000]
                strengths = x @ weights.astype(np.float32)
                odds = np.exp(strengths - strengths.max(1, keepdims=True))
                chances = odds / odds.sum(1, keepdims=True)
                loss -= float((y * np.log(chances + 1e-9)).sum())
                slope = slope + np.einsum("nsk,ns->k", x, y - chances)
                mean = np.einsum("nsk,ns->nk", x, chances)
                spread = (x * np.sqrt(chances)[:, :, None]).reshape(-1, size)
                bend = bend + spread.T @ spread - mean.T @ mean
        weights = weights + np.linalg.solve(bend, slope)
        print(f"loss {loss / sum(len(won) for _, won in data):.4f}", flush=True)  # noqa: T201
    return weights


def written(weights: dict[str, float], setup: Setup) -> str:
    """Return the module that holds these weights, as whole numbers."""

    def row(name: str, unit: float = 1.0) -> list[int]:
        phases = {"1": 1000.0, "left": 100.0, "final": 1000.0, "low": 1000 / 16}
        return [round(size * weights[f"{name}|{phase}"] / unit) for phase, size in phases.items()
                 if f"{name}|{phase}" in weights]  # fmt: skip

    def rows(title: str, name: str, found: list[list[int]]) -> Iterator[str]:
        yield f"# {title}"
        yield f"{name}: Final = ["
        yield from (f"    {each}," for each in found)
        yield "]"

    cards = range(len(setup.catalogues["card"]))
    points = range(1, FULL_HEALTH)
    score = [round(100 * weights[f"score|p{each}"]) for each in range(12)]
    low = round(100 * weights["score|low"])
    steps = [round(1e6 * math.exp(-0.05 * step)) for step in range(161)]
    lines = [
        "# A point of the score, by creatures left; the last one is for the final boss.",
        f"SCORE: Final = {score}",
        f"SCORE_LOW: Final = {low}  # in sixteenths, for each Echo that the final boss has fewer than sixteen",
        f"COLLECTED: Final = {row('carried', 10)}  # an Echo that is not banked",
        *rows("Health below the full eight.", "HEALTH", [[0, 0, 0], *(row(f"health{each}") for each in points)]),
        *rows(
            "An Echo that is not banked, by health.",
            "IN_DANGER",
            [[0, 0, 0], *(row(f"danger{each}", 10) for each in points)],
        ),
        f"NEXT: Final = {row('next', 3)}  # a point that the next trophies are worth",
        f"AFTER: Final = {row('after', 3)}  # a point that those after them are worth",
        f"PLACE: Final = {row('place')}  # striking last instead of first",
        f"FIRST: Final = {row('first')}  # being the first player",
        f"DIED: Final = {row('died')}  # having died, where the next death is the last",
        *rows("A card in hand, by title.", "IN_HAND", [row(f"hand{card}") for card in cards]),
        *rows("A card that is used, by title.", "USED", [row(f"used{card}") for card in cards]),
        f"UNARMED: Final = {[row('armed0'), row('armed1')]}  # none or one weapon in hand",
        f"STRONGEST: Final = {row('strongest', 4)}  # a point of damage of the strongest weapon in hand",
        "# How much less likely, in millionths, by steps of fifty thousandths.",
        "ODDS: Final = [",
        *("    " + ", ".join(map(str, steps[start : start + 12])) + "," for start in range(0, 161, 12)),
        "]",
    ]
    return HEAD + "\n".join(lines) + "\n"


HEAD = '''"""The numbers of `worth`, as `benchmarks/hunters.py` fitted them: thousandths of a natural logarithm of odds.

A row is for the dungeon at its end, for each creature that is left in it, for the final boss, and, where there is a
fourth, for each Echo that the final boss has fewer than sixteen.
"""

from typing import Final

'''


if __name__ == "__main__":
    main()
