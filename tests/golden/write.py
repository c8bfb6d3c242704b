"""Golden playthroughs: whole games as readable text, checked in, so that a change of what happens is seen in a diff.

`make golden` (or `python -m tests.golden.write`) writes them anew; the test compares line by line, interpreted and
compiled.  Answers are chosen by dice of the file's own, so the text depends on nothing but the rules, the content
and the seed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table

FOLDER = Path(__file__).parent
EVERY = 10  # decisions from one digest of the whole state to the next

# (seats, seed, settings).  A game that is not listed is played at its smallest and at its largest table.
PLAYED: dict[str, list[tuple[int, int, dict[str, object]]]] = {
    "dungeon-cards": [
        (2, 1, {}),
        (4, 2, {}),
        (6, 3, {}),
        (
            3,
            4,
            {
                "adventurers": "random",
                "first_player": "seat",
                "rounds": 5,
                "boss": "minotaur",
                "winner": "before_boss",
            },
        ),
    ],
    "bloodborne-card": [
        (3, 1, {}),
        (5, 2, {}),
        (
            4,
            3,
            {
                "final_boss": "rom",
                "first_player": "seat",
                "empty_transform": "forbidden",
                "instants_after_kill": "stop",
                "instants_of_the_dead": "resolve",
                "dream_halves": "monster_attack",
                "upgrades": "optional",
                "death_on_reveal": "next_dream",
                "trophy_for_the_dead": "no",
                "eliminated": "compare",
                "extra_echoes": "in_play",
                "splash": "bare",
                "forbidden_prevention": "halving_too",
                "reserve": "counted",
                "round_limit": 30,
            },
        ),
    ],
    "blood-bound": [
        (6, 1, {}),
        (7, 2, {}),
        (12, 3, {}),
        (9, 4, {"attacker_offers": "barred", "captor": "active_player", "pass_limit": 20}),
    ],
}


class Golden(NamedTuple):
    """A golden file, and what it is made of."""

    game_id: str
    seats: int
    seed: int
    settings: dict[str, object]

    @property
    def path(self) -> Path:
        """Where it is."""
        return FOLDER / f"{self.game_id}-{self.seats}-{self.seed}.txt"

    def played(self) -> list[str]:
        """Play it now, and return it as lines."""
        return list(_lines(find(self.game_id), self.seats, self.seed, self.settings))


def _chosen(game_id: str) -> list[tuple[int, int, dict[str, object]]]:
    seats = find(game_id).seats
    return PLAYED.get(game_id) or [(seats[0], 1, {}), (seats[-1], 2, {})]


GOLDEN = [Golden(game_id, *what) for game_id in GAMES for what in _chosen(game_id)]


def _lines(game: Game, seats: int, seed: int, settings: dict[str, object]) -> Iterator[str]:
    setup = game.setup(seats, settings, simulation=True)
    holders = [Holder(f"Player {seat + 1}", "bot:random") for seat in range(seats)]
    table = Table.open(setup, holders, seed_from(f"golden {seed}"), f"golden-{seed}")
    dice = Dice(seed_from(f"golden answers {seed}"))
    yield f"game {game.id}, rules version {game.rules_version}, {seats} seats, seed {seed}"
    for name, value in setup.settings.items():
        yield f"setting {name} = {value}"
    yield from _told(table, 0)
    yield f"state {table.state.digest()}"
    told = len(table.events)
    while table.pending():
        pending = table.pending()
        ask = pending[dice.below(len(pending))]
        names = table.seat(ask.seat).option_names()
        chosen = names[dice.below(len(names))]
        entry = table.answer(ask.seat, ask.question.name, chosen)
        yield ""
        yield f"{table.seq} seat {ask.seat} {ask.question.name}: {', '.join(names)}"
        yield f"  answer {chosen}"
        yield from _told(table, told)
        told = len(table.events)
        if table.seq % EVERY == 0 or table.state.ended:
            yield f"  record {entry.digest}"  # draws and everything before included
            yield f"  state {table.state.digest()}"
    outcome = table.outcome()
    assert outcome is not None
    yield ""
    yield from _ending(outcome)


def _told(table: Table, since: int) -> Iterator[str]:
    for _, event in table.events[since:]:
        yield f"  {_sentence(event)}"


def _sentence(event: Event) -> str:
    values = " ".join(f"{name}={'none' if value is None else value}" for name, value in event.values.items())
    private = "" if event.hears(None) else f" (heard by seat {event.values[event.kind.audience]} alone)"
    return f"* {event.kind.name} {values}".rstrip() + private


def _ending(outcome: Outcome) -> Iterator[str]:
    yield f"outcome {outcome.ending}{', cut short' if outcome.truncated else ''}, winners {list(outcome.winners)}"
    for seat, (place, score, lines) in enumerate(zip(outcome.places, outcome.scores, outcome.breakdown)):
        parts = ", ".join(f"{line.key} {line.amount}" for line in lines)
        yield f"seat {seat}: place {place}, score {score} ({parts})"


def main() -> None:
    """Write every golden file anew, and remove those that are no longer played."""
    for path in set(FOLDER.glob("*.txt")) - {golden.path for golden in GOLDEN}:
        path.unlink()
    for golden in GOLDEN:
        golden.path.write_text("\n".join(golden.played()) + "\n", encoding="utf-8")
        print(golden.path.name)


if __name__ == "__main__":
    main()
