"""The checks of states: copies share nothing, what is not offered is refused, every game ends as it should."""

from collections.abc import Iterator

from duskhall.kernel.conformance.fields import NOT_STATE, attributes, share_a_list, value_of
from duskhall.kernel.conformance.play import (
    NotConforming,
    deal,
    decisions,
    fail,
    open_table,
    play_out,
    refusal_of,
    variations,
)
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.rulebook import Rulebook
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import TRUNCATED, State

# Copies that are hashed again after each move: what a move could change is shared with the last of them, too.
LATEST = 4

# --- Copies -------------------------------------------------------------------------------------------------------


def check_copies(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Copy before every move and hash the latest copies again after it, and all at the end; no list is shared."""
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        copies: list[tuple[State, str]] = []
        for _ in decisions(state, seed, number):
            _unchanged(state, copies[-LATEST:])
            copies.append((_copy(state), state.digest()))
        _unchanged(state, copies)
        for copy, _ in copies[:: max(1, len(copies) // 5)]:  # and what a copy does leaves the others alone
            play_out(copy.copy(), seed, "copy")
            _unchanged(state, copies)


def _check_options_are_free(state: State) -> None:
    """Copies share what is asked, so options that are a list of the state would change under them."""
    for name in type(state).FIELDS:
        if name != "asks" and share_a_list(value_of(state, name), [ask.options for ask in state.asks]):
            fail(state, f"the options are the state's own list {name}, which changes: ask with a list of their own")


def _copy(state: State) -> State:
    copy = state.copy()
    if copy is state or type(copy) is not type(state):
        fail(state, "copy() does not return a new state of the same class")
    _check_options_are_free(state)
    if copy.dice is state.dice or copy.listener is not None:
        fail(state, "a copy shares the dice or keeps the listener")
    for name in sorted(attributes(state) - NOT_STATE):
        mine, its = value_of(state, name), value_of(copy, name)
        if name not in type(state).FIELDS:
            if mine is not its and mine != its:
                fail(state, f"a copy has another {name}")
        elif name not in type(state).SHARED and share_a_list(mine, its):
            fail(state, f"a copy shares a list of {name} with its original")
    if copy != state:
        different = [name for name in type(state).FIELDS if value_of(state, name) != value_of(copy, name)]
        fail(state, f"a copy differs from its original in {', '.join(different) or 'the dice'}")
    return copy


def _unchanged(state: State, copies: list[tuple[State, str]]) -> None:
    for copy, digest in copies:
        if copy.digest() != digest:
            fail(state, "a move changed a copy that was made earlier")


# --- Options and refusals -----------------------------------------------------------------------------------------


def check_options(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Answer everything that is not offered: each is refused, by a rule, with the state untouched."""
    setup = game.setup(seats, simulation=True)
    book = Rulebook(game.folder)
    rules = set(book.rules) if book.path.is_file() else None
    for number in range(games):
        state = deal(setup, seed, number)
        for _ in decisions(state, seed, number):
            _refuse_everything(state, rules)
        _refuse_everything(state, rules)
    _check_nonsense(setup, seed)


def _refuse_everything(state: State, rules: set[str] | None) -> None:
    """Give every illegal answer, one after another; if that changed the state, find the refusal which did."""
    before, fresh = state.digest(), state.copy()
    illegal = [*_illegal_options(state), *_illegal_questions(state)]
    for seat, ask, option in illegal:
        refusal = refusal_of(state, seat, ask, option)
        if not refusal.reason.startswith("refusal-"):
            fail(state, f"a refusal has the reason {refusal.reason!r}, which is no key of a message")
        offered = any(each is ask for each in state.asks)
        if offered and (not refusal.rule or (rules is not None and refusal.rule not in rules)):
            domain = state.setup.domains[ask.question.index]
            name = domain[option] if 0 <= option < len(domain) else option
            fail(state, f"refusing {name} names the rule {refusal.rule!r}, which there is not")
    if state.digest() != before:
        for seat, ask, option in illegal:
            again = fresh.copy()
            refusal = refusal_of(again, seat, ask, option)
            if again.digest() != before:
                fail(state, f"a refusal ({refusal}) changed the state")
        fail(state, "refusals, one after another, changed the state")


def _illegal_options(state: State) -> Iterator[tuple[int, Ask, int]]:
    """Yield every option that is not offered to a seat that is asked."""
    for ask in state.asks:
        domain = state.setup.domains[ask.question.index]
        for option in (*range(-1, len(domain) + 1), 10**9):
            if option not in ask.options:
                yield ask.seat, ask, option


def _illegal_questions(state: State) -> Iterator[tuple[int, Ask, int]]:
    """Yield answers to what was not asked, and answers of seats that were not."""
    questions = state.setup.game.questions
    for ask in state.asks:
        for question in questions:
            if question is not ask.question:
                yield ask.seat, Ask(ask.seat, question, []), 0
    asked = {ask.seat for ask in state.asks}
    question = state.asks[0].question if state.asks else questions[0]
    for seat in (-1, *range(state.setup.seats + 1)):
        if seat not in asked:
            yield seat, Ask(seat, question, []), 0


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


# --- Views --------------------------------------------------------------------------------------------------------


def check_views(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Look at every state through all eyes at once: each view is the one that its seat would get alone."""
    if game.views is None:
        return
    watchers = [*range(seats), None]
    setup = game.setup(seats, simulation=True)
    for number in range(games):
        state = deal(setup, seed, number)
        for _ in decisions(state, seed, number):
            for watcher, together in zip(watchers, game.views(state, watchers), strict=True):
                if together != state.view(watcher):
                    who = "a spectator" if watcher is None else f"seat {watcher}"
                    fail(state, f"{who} is shown something else when others look too")


# --- The end ------------------------------------------------------------------------------------------------------


def check_termination(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Play to the end under every setting: within the declared bound, with an outcome that adds up."""
    for setup in variations(game, seats):
        for number in range(10 * games):  # a game played without looking at it takes little time
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
    if state.setup.game.cooperative and len(outcome.winners) not in (0, len(seats)):
        fail(state, "some seats won a cooperative game and others did not")
    for seat in seats:
        lines = outcome.breakdown[seat]
        if lines and sum(line.amount for line in lines) != outcome.scores[seat]:
            fail(state, f"the breakdown of seat {seat} does not add up to its score {outcome.scores[seat]}")
