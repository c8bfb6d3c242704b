"""The checks of a game's structure: declarations, copies, options, round trips, endings, repeatability, undo."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from duskhall.kernel import record as records
from duskhall.kernel.conformance.play import (
    NotConforming,
    answer,
    check_asks,
    deal,
    decisions,
    dice_of,
    fail,
    open_table,
    play_out,
    refusal_of,
    table_decisions,
    through_json,
    variations,
)
from duskhall.kernel.event import NUMBER, Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.rulebook import Rulebook
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import TRUNCATED, State
from duskhall.kernel.table import Table

_NOT_STATE: Final = frozenset({"setup", "dice", "listener"})  # written apart, or not part of what is on the table
_NEVER_CHANGED: Final = frozenset({"asks"})  # lists that are replaced, never changed, so copies may share them

# --- What a game says of itself ----------------------------------------------------------------------------------


def check_declarations(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Hold questions, events, options and the list of fields to what is true of played games."""
    if seats not in game.seats:
        fail(game, f"it is not for {seats} seats")
    setup = game.setup(seats)
    _all_different(game, "questions", [question.name for question in game.questions])
    _all_different(game, "events", [kind.name for kind in game.kinds])
    _all_different(game, "options", [option.name for option in game.options])
    _check_questions(game, setup)
    _check_kinds(game, setup)
    _check_option_values(game)
    _check_rule_numbers(game)
    if game.hidden_information and game.secrets is None:
        fail(game, "it has hidden information, but no `secrets` that say which names a seat may not know")
    asked_together = False
    for number in range(games):
        state = deal(setup, seed, number)
        _check_fields(state)
        for _ in decisions(state, seed, number):
            _check_fields(state)
            asked_together = asked_together or state.mode == ALL
        _check_fields(state)
    if asked_together and not game.simultaneous:
        fail(game, "seats are asked at once, but it does not say that it is simultaneous")
    _check_told(setup, seed)


def attributes(state: State) -> set[str]:
    """Return the names of everything that a state holds, whether its class is compiled or not."""
    names = set(getattr(state, "__dict__", ()))
    for each in type(state).__mro__:
        names.update(each.__dict__.get("__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("__")}


def _check_questions(game: Game, setup: Setup) -> None:
    for question, domain in zip(game.questions, setup.domains):
        if not domain:
            fail(game, f"the question {question.name} has no options")
        if game.questions[question.index] is not question:
            fail(game, f"the question {question.name} has the number of another")
        if question.answered is not game.step(question.name):
            fail(game, f"the question {question.name} is not answered by the function of its name")
    if setup.actions != sum(len(domain) for domain in setup.domains):
        fail(game, "the action space is not the sum of the domains")


def _check_kinds(game: Game, setup: Setup) -> None:
    for kind in game.kinds:
        for field, noun in zip(kind.fields, kind.nouns):
            if noun != NUMBER and noun not in setup.catalogues:
                fail(game, f"the field {field} of the event {kind.name} is a {noun}, of which there is no catalogue")


def _check_option_values(game: Game) -> None:
    for option in game.options:
        for value in (option.default, option.in_simulation):
            if value is not None and value not in option.values:
                fail(game, f"the option {option.name} can be {value!r}, which is not one of its values")


def _check_rule_numbers(game: Game) -> None:
    """Every rule that is named in a declaration stands in RULES.md, if the game has one."""
    book = Rulebook(game.folder)
    if not book.path.is_file():
        return
    for declared in (*game.questions, *game.kinds, *game.options):
        if declared.rule not in book.rules:
            fail(game, f"{declared.name} names the rule {declared.rule or '(none)'}, which RULES.md does not have")


def _check_fields(state: State) -> None:
    """FIELDS are exactly what can change: an attribute that is not listed stays as it is on an empty table."""
    fields = type(state).FIELDS
    held = attributes(state)
    _all_different(state.setup.game, "fields", fields)
    for name in fields:
        if name not in held:
            fail(state, f"FIELDS names {name}, which the state does not have")
    blank = state.setup.game.blank(state.setup, dice_of())
    for name in sorted(held - set(fields) - _NOT_STATE):
        value, first = _value(state, name), getattr(blank, name, None)
        if value is not first and not (isinstance(value, int | str) and value == first):
            fail(state, f"{name} is not in FIELDS, but it belongs to what is on the table")


def _check_told(setup: Setup, seed: str) -> None:
    """Everything told is one of the declared kinds, with values that its catalogues have."""
    declared = set(setup.game.kinds)
    recorder = Recorder(setup)
    try:
        state = setup.game.new(setup, dice_of("deal", seed, "told"), recorder)
        play_out(state, seed, "told")
    except LookupError as error:
        raise NotConforming(f"{setup.game.id}: an event holds a number that no catalogue has") from error
    for event in recorder.events:
        if event.kind not in declared:
            fail(setup, f"the event {event.kind.name} was told, but the game does not declare it")
        for field, noun in zip(event.kind.fields, event.kind.nouns):
            value = event.values[field]
            if noun == "seat" and value is not None and value not in range(setup.seats):
                fail(setup, f"the event {event.kind.name} names a seat {value}")


# --- Copies ------------------------------------------------------------------------------------------------------


def check_copies(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Copy before every move and hash every earlier copy again after it; no list is shared, however deep."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        copies: list[tuple[State, str]] = []
        for _ in decisions(state, seed, number):
            copies = [*_unchanged(state, copies), (_copy(state), state.digest())]
        _unchanged(state, copies)
        for copy, _ in copies[:: max(1, len(copies) // 5)]:  # and what a copy does leaves the others alone
            play_out(copy.copy(), seed, "copy")
            _unchanged(state, copies)


def _copy(state: State) -> State:
    copy = state.copy()
    if copy is state or type(copy) is not type(state):
        fail(state, "copy() does not return a new state of the same class")
    if copy.dice is state.dice or copy.listener is not None:
        fail(state, "a copy shares the dice or keeps the listener")
    for name in sorted(attributes(state) - _NOT_STATE):
        mine, its = _value(state, name), _value(copy, name)
        if name not in type(state).FIELDS:
            if mine is not its and mine != its:
                fail(state, f"a copy has another {name}")
        elif name not in _NEVER_CHANGED and _share_a_list(mine, its):
            fail(state, f"a copy shares a list of {name} with its original")
    if copy != state:
        different = [name for name in type(state).FIELDS if _value(state, name) != _value(copy, name)]
        fail(state, f"a copy differs from its original in {', '.join(different) or 'the dice'}")
    return copy


def _value(state: State, name: str) -> Any:
    try:
        return getattr(state, name)
    except AttributeError:
        fail(state, f"the state, or a copy of it, has no {name}")


def _share_a_list(one: Any, other: Any) -> bool:
    """Say whether two values have a list in common, at any depth."""
    mine: set[int] = set()
    _collect_lists(one, mine)
    its: set[int] = set()
    _collect_lists(other, its)
    return not mine.isdisjoint(its)


def _collect_lists(value: Any, found: set[int]) -> None:
    if isinstance(value, list | dict | set):
        found.add(id(value))
    if isinstance(value, list | tuple):
        for item in value:
            _collect_lists(item, found)


def _unchanged(state: State, copies: list[tuple[State, str]]) -> list[tuple[State, str]]:
    for copy, digest in copies:
        if copy.digest() != digest:
            fail(state, "a move changed a copy that was made earlier")
    return copies


# --- Options and refusals ----------------------------------------------------------------------------------------


def check_options(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Answer everything that is not offered: each is refused, by a rule, with the state untouched."""
    setup = game.setup(seats, simulation=True)
    book = Rulebook(game.folder)
    rules = set(book.rules) if book.path.is_file() else None
    for number in range(games):
        state = deal(setup, seed, number)
        for _ in decisions(state, seed, number):
            for ask in state.asks:
                domain = setup.domains[ask.question.index]
                for option in (*range(-1, len(domain) + 1), 10**9):
                    if option not in ask.options:
                        refusal = _refused(state, ask.seat, ask, option)
                        if not refusal.rule or (rules is not None and refusal.rule not in rules):
                            name = domain[option] if 0 <= option < len(domain) else option
                            fail(state, f"refusing {name} names the rule {refusal.rule!r}, which there is not")
                for question in game.questions:
                    if question is not ask.question:
                        _refused(state, ask.seat, Ask(ask.seat, question, []), 0)
            _refuse_others(state)
        _refuse_others(state)
    _check_nonsense(setup, seed)


def _refused(state: State, seat: int, ask: Ask, option: int) -> Refusal:
    before = state.digest()
    refusal = refusal_of(state, seat, ask, option)
    if state.digest() != before:
        fail(state, f"a refusal ({refusal}) changed the state")
    if not refusal.reason.startswith("refusal-"):
        fail(state, f"a refusal has the reason {refusal.reason!r}, which is no key of a message")
    return refusal


def _refuse_others(state: State) -> None:
    asked = {ask.seat for ask in state.asks}
    question = state.asks[0].question if state.asks else state.setup.game.questions[0]
    for seat in (-1, *range(state.setup.seats + 1)):
        if seat not in asked:
            _refused(state, seat, Ask(seat, question, []), 0)


def _check_nonsense(setup: Setup, seed: str) -> None:
    """Whatever names a client sends are refused by a table too."""
    table = open_table(setup, seed)
    before = table.state.digest()
    asks = table.pending()
    questions = ["", "nonsense", *(ask.question.name for ask in asks)]
    for seat in (-1, 0, setup.seats, 10**9):
        for question in questions:
            for option in ("", "nonsense", "0", "-1"):
                try:
                    table.answer(seat, question, option)
                except Refusal:
                    continue
                except Exception as error:
                    raise NotConforming(
                        f"{setup.game.id}: answering {question!r} with {option!r} raised "
                        f"{type(error).__name__} instead of a Refusal"
                    ) from error
                fail(table.state, f"a table accepted {option!r} as an answer to {question!r}")
    if table.state.digest() != before or table.record.entries:
        fail(table.state, "answers that were refused left a trace on the table")


# --- Snapshots and records ---------------------------------------------------------------------------------------


def check_round_trips(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Write and read snapshots and records; what is read back is equal and plays on in the same way."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        moves = 0
        for _ in decisions(state, seed, number):
            _check_snapshot(state, to_the_end=moves % 10 == 0)
            moves += 1
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


# --- The end -----------------------------------------------------------------------------------------------------


def check_termination(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Play to the end under every option: within the declared bound, with an outcome that adds up."""
    for setup in variations(game, seats):
        for number in range(games):
            state = deal(setup, seed, number)
            for _ in decisions(state, seed, number):
                if state.outcome() is not None:
                    fail(state, "there is an outcome while somebody is still asked")
            outcome = state.outcome()
            if outcome is None:
                fail(state, "the game is over without an outcome")
            _check_outcome(state, outcome)


def _check_outcome(state: State, outcome: Outcome) -> None:
    seats = range(state.setup.seats)
    if not len(outcome.places) == len(outcome.scores) == len(outcome.breakdown) == len(seats):
        fail(state, "the outcome does not have a place, a score and a breakdown for every seat")
    if outcome.truncated != (state.ended == TRUNCATED):
        fail(state, "the outcome and the state do not agree on whether a limit ended the game")
    if list(outcome.winners) != sorted(set(outcome.winners)) or not set(outcome.winners) <= set(seats):
        fail(state, f"the winners {outcome.winners} are not different seats in their order")
    if any(outcome.places[seat] != 1 for seat in outcome.winners):
        fail(state, "a winner is not in the first place")
    ranks = sorted(outcome.places)
    if any(place != 1 + sum(other < place for other in ranks) for place in ranks):
        fail(state, f"the places {outcome.places} are no ranking from 1 with equal ranks shared")
    if state.setup.game.cooperative:
        if len(outcome.winners) not in (0, len(seats)):
            fail(state, "some seats won a cooperative game and others did not")
    else:
        for seat in seats:
            for other in seats:
                if outcome.scores[seat] > outcome.scores[other] and outcome.places[seat] > outcome.places[other]:
                    fail(state, f"seat {seat} has a better score than seat {other} and a worse place")
    for seat in seats:
        lines = outcome.breakdown[seat]
        if lines and sum(line.amount for line in lines) != outcome.scores[seat]:
            fail(state, f"the breakdown of seat {seat} does not add up to its score {outcome.scores[seat]}")


# --- The same again ----------------------------------------------------------------------------------------------


def check_determinism(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """The same seed and decisions give the same record; the order of sealed answers, and changing them, is no matter."""
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


# --- Undo --------------------------------------------------------------------------------------------------------


def check_undo(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Take every decision back that can be: the table is as before, and a reveal is a barrier."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        table = open_table(setup, seed, number)
        for ask, option in table_decisions(table, seed, number):
            _check_taken_back(table, ask, option)
        again = Table.replay(game, table.record)
        if again.state.digest() != table.state.digest():
            fail(setup, "a record with decisions that were taken back does not replay")


def _check_taken_back(table: Table, ask: Ask, option: str) -> None:
    """Decide, take it back, and see whether that was as it should be; the caller decides again."""
    trial = Table.replay(table.game, table.record) if table.seq < 1 else table
    before, reveals, events = trial.state.digest(), trial.state.reveals, len(trial.events)
    if _would_reveal(trial, ask, option):
        return  # the caller's own decision is the one that is made; see `_check_barrier`
    trial.answer(ask.seat, ask.question.name, option)
    after = trial.state.digest()
    number = trial.seq
    if trial.state.ended:
        return
    trial.undo(ask.seat)
    if trial.state.digest() != before or trial.state.reveals != reveals or len(trial.events) != events:
        fail(trial.state, "a decision that was taken back left a trace on the table")
    if trial.seq != number + 1:
        fail(trial.state, "the numbers of entries went back")
    trial.answer(ask.seat, ask.question.name, option)
    if trial.state.digest() != after:
        fail(trial.state, "a decision that was taken back and made again came out differently")
    trial.undo(ask.seat)


def _would_reveal(table: Table, ask: Ask, option: str) -> bool:
    copy = table.state.copy()
    copy.answer(ask.seat, ask.question, table.setup.option_number(ask.question, option))
    return copy.reveals != table.state.reveals
