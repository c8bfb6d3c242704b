"""Makes the exercises that come with each game: moments at which weak bots clearly went wrong.

    python benchmarks/exercises.py dungeon-cards --games 6

plays so many games of the game's weaker bots with known dice, analyses them, tries the clearest mistakes again with
other dice, since the greatest losses of many are partly luck, and writes those that lose again to `exercises.json` in
the game's folder.  Run it again when rules or bots have changed.
"""

import argparse
import sys
import time
from hashlib import sha256
from typing import Final

import msgspec

from duskhall import minds
from duskhall.games import find
from duskhall.hall.exercises import FILE, Drill
from duskhall.hall.exercises import played as led_to
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table
from duskhall.teacher.analysis import Moment, analyse
from duskhall.teacher.estimate import Estimate

MOST: Final = 8  # exercises of a game
EACH: Final = 3  # of them with the same question
APART: Final = 15  # entries between two of one game
AGAIN: Final = 1200  # worlds in which a mistake is tried again


def played(game_id: str, seats: int, settings: dict[str, str | int], seed: str, bots: list[str]) -> Table:
    """Return a finished table of these bots."""
    game = find(game_id)
    setup = game.setup(seats, settings)
    table = Table.open(
        setup, [Holder(f"Seat {seat}", "person") for seat in range(1, seats + 1)], seed_from(seed), "exercise"
    )
    players = [
        minds.find(game_id, bots[seat % len(bots)])(game, seat, Dice(seed_from(f"{seed} {seat}")))
        for seat in range(seats)
    ]
    while pending := table.pending():
        ask = pending[0]
        option = players[ask.seat].choose(table.seat(ask.seat))
        table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, option))
    return table


def holds(game_id: str, drill: Drill) -> bool:
    """Say whether the mistake of an exercise is one with other dice, too."""
    table, moment = led_to(find(game_id), drill), drill.moment
    seat = table.seat(moment.seat)
    chosen, better = (seat.setup.option_number(seat.ask.question, name) for name in (moment.chosen, moment.hint.advice))
    again = Estimate(seat, whole=True)
    again.key = sha256(again.key + b"again").digest()
    again.add(sorted({chosen, better}), AGAIN)
    return again.loss(chosen, better) > again.error_of_loss(chosen, better)


def drills(game_id: str, games: int, seats: int, settings: dict[str, str | int], bots: list[str]) -> list[Drill]:
    """Return the clearest mistakes of so many games, of no question too many; first those with one right answer."""
    found: list[tuple[Moment, Drill]] = []
    for number in range(games):
        seed = f"exercise {game_id} {number}"
        began = time.monotonic()
        record = played(game_id, seats, settings, seed, bots).record
        for way in analyse(record).seats:
            for moment in way.moments:
                if moment.mistake and not moment.hint.doubt and moment.loss > 2 * moment.error:
                    answers = [entry.option for entry in record.entries[: moment.entry - 1]]
                    drill = Drill(seats=seats, seed=seed, settings=settings, answers=answers, moment=moment)
                    found.append((moment, drill))
        sys.stdout.write(
            f"{game_id}: game {number + 1} of {games}, {len(found)} mistakes, {time.monotonic() - began:.0f} s\n"
        )
        sys.stdout.flush()
    chosen: list[Drill] = []
    for moment, drill in sorted(found, key=lambda each: (each[0].hint.close, -each[0].loss)):
        same = sum(other.moment.question == moment.question for other in chosen)
        near = any(other.seed == drill.seed and abs(other.moment.entry - moment.entry) < APART for other in chosen)
        if len(chosen) < MOST and same < EACH and not near and holds(game_id, drill):
            chosen.append(drill)
    return chosen


def main() -> None:
    """Make the exercises of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--bots", default="random,novice")
    parser.add_argument("--setting", action="append", default=[])
    given = parser.parse_args()
    game = find(given.game)
    settings = dict(each.split("=", 1) for each in given.setting)
    bots = [bot for bot in given.bots.split(",") if bot in minds.names(given.game)]
    made = drills(given.game, given.games, given.players or game.usual_seats, settings, bots)
    (game.folder / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")
    sys.stdout.write(f"{len(made)} exercises in {game.folder / FILE}\n")


if __name__ == "__main__":
    main()
