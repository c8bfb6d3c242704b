"""The checks of what is written and done again: snapshots, records, equal seeds, sealed answers, undo."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from duskhall.kernel import record as records
from duskhall.kernel.conformance.play import (
    answer,
    check_asks,
    deal,
    decisions,
    dice_of,
    fail,
    open_table,
    play_out,
    table_decisions,
    through_json,
)
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State
from duskhall.kernel.table import Table

# --- Snapshots and records ----------------------------------------------------------------------------------------


def check_round_trips(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Write and read snapshots and records; what is read back is equal and plays on in the same way."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        for move, _ in enumerate(decisions(state, seed, number)):
            _check_snapshot(state, to_the_end=move % 10 == 0)
        _check_snapshot(state, to_the_end=False)
        _check_record(setup, seed, number)


def _check_snapshot(state: State, to_the_end: bool) -> None:
    frozen = state.freeze()
    again = state.setup.game.thaw(state.setup, through_json(frozen))
    if again.freeze() != frozen or again != state or again.digest() != state.digest():
        fail(state, "a snapshot that is written and read back is not the same state")
    check_asks(again)
    if to_the_end and play_out(again, "thawed").digest() != play_out(state.copy(), "thawed").digest():
        fail(state, "play goes on differently from a snapshot")


def _check_record(setup: Setup, seed: str, number: int) -> None:
    table = open_table(setup, seed, number)
    half: tuple[int, str] = (0, table.state.digest())
    for _ in table_decisions(table, seed, number):
        if table.seq == 20:
            half = (table.seq, table.state.digest())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        table.record.save(path)
        read = records.load(path)
    if read != table.record or read.to_json() != table.record.to_json():
        fail(setup, "a record that is written and read back is not the same record")
    again = Table.replay(setup.game, read)
    if again.state.digest() != table.state.digest() or again.record != table.record:
        fail(setup, "the replay of a record does not lead to the same state")
    if again.events != table.events:
        fail(setup, "the replay of a record tells other events")
    if Table.replay(setup.game, read, half[0]).state.digest() != half[1]:
        fail(setup, f"the replay of a record up to entry {half[0]} does not lead to the state of that moment")


# --- The same again -----------------------------------------------------------------------------------------------


def check_determinism(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """The same seed and decisions give the same record; the order of sealed answers makes no difference."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        one, other = (_play_table(game.setup(seats, simulation=True), seed, number) for _ in range(2))
        if one.record.to_json() != other.record.to_json():
            fail(setup, "the same seed and the same decisions gave two different records")
        if [event.plain() for _, event in one.events] != [event.plain() for _, event in other.events]:
            fail(setup, "the same seed and the same decisions told different events")
        state = deal(setup, seed, number)
        for _ in decisions(state, seed, number):
            if state.mode == ALL and len(state.pending()) == len(state.asks):
                _check_any_order(state, seed)


def _play_table(setup: Setup, seed: str, number: int) -> Table:
    table = open_table(setup, seed, number)
    for _ in table_decisions(table, seed, number):
        pass
    return table


def _check_any_order(state: State, seed: str) -> None:
    dice = dice_of("any order", seed)
    chosen = [(ask, ask.options[dice.below(len(ask.options))]) for ask in state.asks]
    ends: set[str] = set()
    for turned in range(len(chosen)):
        ends.add(_answered(state, chosen[turned:] + chosen[:turned]))
    ends.add(_answered(state, chosen[::-1]))
    last_thoughts = [(ask, ask.options[0]) for ask, _ in chosen[:-1]]
    ends.add(_answered(state, last_thoughts + chosen))  # an answer may be changed until the last one is in
    if len(ends) > 1:
        fail(state, "the order of sealed answers, or changing one before the last is in, makes a difference")


def _answered(state: State, answers: Sequence[tuple[Ask, int]]) -> str:
    copy = state.copy()
    for ask, option in answers:
        answer(copy, ask, option)
    return copy.digest()


# --- Undo ---------------------------------------------------------------------------------------------------------


def check_undo(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Take every decision back that can be: the table is as before, and a reveal is a barrier."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        table = open_table(setup, seed, number)
        barred = -1  # the seat whose last decision revealed something
        for ask, option in table_decisions(table, seed, number):
            if barred >= 0:
                _check_barrier(table, barred)
            preview = table.state.copy()
            preview.answer(ask.seat, ask.question, setup.option_number(ask.question, option))
            barred = ask.seat if preview.reveals != table.state.reveals else -1
            if barred < 0 and not preview.ended:
                _check_taken_back(table, ask, option)
        if Table.replay(game, table.record).state.digest() != table.state.digest():
            fail(setup, "a record in which decisions were taken back does not lead to the same state")


def _check_taken_back(table: Table, ask: Ask, option: str) -> None:
    """Decide, take it back, decide again, take it back: the table is left as it was found."""
    before, events, numbers = table.state.digest(), len(table.events), table.seq
    after = []
    for _ in range(2):
        table.answer(ask.seat, ask.question.name, option)
        after.append(table.state.digest())
        if not table.game.cooperative and table.setup.seats > 1:
            _check_barrier(table, (ask.seat + 1) % table.setup.seats)
        try:
            table.undo(ask.seat)
        except Refusal as refusal:
            fail(table.state, f"a decision that revealed nothing cannot be taken back ({refusal})")
        if table.state.digest() != before or len(table.events) != events:
            fail(table.state, "a decision that was taken back left a trace on the table")
    if after[0] != after[1]:
        fail(table.state, "a decision that was taken back and made again came out differently")
    if table.seq != numbers + 4:
        fail(table.state, "the numbers of entries went back")


def _check_barrier(table: Table, seat: int) -> None:
    before = table.state.digest()
    try:
        table.undo(seat, table.seq - 1)
    except Refusal:
        if table.state.digest() != before:
            fail(table.state, "an undo that was refused changed the table")
        return
    fail(table.state, f"seat {seat} took back what had been revealed, or another seat's decision")
