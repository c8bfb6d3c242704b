"""The levels of the board game: by what lies open alone, within their budget, without the companion's blunders."""

from collections.abc import Iterator

import pytest
from tests.games.bloodborne_board.table import Table, reveal
from tests.scale import FULL

from duskhall import games, minds
from duskhall.games.bloodborne_board import rules
from duskhall.games.bloodborne_board.printed import NOWHERE, ROLE_OBJECT
from duskhall.games.bloodborne_board.questions import (
    ACT,
    CHOOSE_HUNTER,
    DODGE,
    DREAM,
    END_TURN,
    INTERACT,
    MOVE,
    NO_DODGE,
    TAKE_TURN,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.budget import Budget
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.precedence import whose
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Eager, Seat

GAME = games.find("bloodborne-board")
SETUP = GAME.setup(2, {"hunters": "random"}, simulation=True)
LEVELS = ("novice", "adept", "master")
PLAYED = 20 if FULL else 1  # chapters
LITTLE = Budget(percent=100 if FULL else 10)


def played(name: str, seed: str, budget: Budget = LITTLE) -> Iterator[tuple[BoardGame, Ask, int]]:
    """Play a chapter and yield every state with its ask and the answer, before it is carried out."""
    state = GAME.new(SETUP, dice_of(seed))
    assert isinstance(state, BoardGame)
    players = [minds.find(GAME.id, name)(GAME, seat, dice_of(seed, seat)) for seat in range(2)]
    while state.asks:
        ask = state.pending()[0]
        option = players[ask.seat].choose(Seat(state, ask, (), budget))
        yield state, ask, option
        state.take(ask, option)


def choices(name: str, seed: str) -> Iterator[tuple[BoardGame, Ask, int]]:
    return (moment for moment in played(name, seed) if len(moment[1].options) > 1)


@pytest.mark.parametrize("name", LEVELS)
def test_what_nobody_can_know_changes_no_answer(name):
    for move, (state, ask, _) in enumerate(choices("novice", "twins")):
        if move % 12 == 0:
            twin = state.imagine(ask.seat, dice_of("twin", move))
            assert twin != state
            found = [
                minds.find(GAME.id, name)(GAME, ask.seat, dice_of("mind")).choose(Seat(each, asked, (), LITTLE))
                for each in (state, twin)
                if (asked := each.ask_for(ask.seat)) is not None
            ]
            assert len(found) == 2
            assert found[0] == found[1]
        if move > 60:
            break


@pytest.mark.parametrize("name", ["adept", "master"])
def test_what_nobody_can_know_changes_no_urge_to_go_first(name):
    found = [state.copy() for state, ask, _ in played("novice", "twins") if ask.question is TAKE_TURN]
    for number, state in enumerate(found[:3]):
        for ask in state.pending():
            twin = state.imagine(ask.seat, dice_of("twin", number))
            assert twin != state
            urges = set()
            for each in (state, twin):
                mind = minds.find(GAME.id, name)(GAME, ask.seat, dice_of("mind"))
                assert isinstance(mind, Eager)
                urges.add(mind.urge(Seat(each, ask, (), LITTLE)))
            assert len(urges) == 1
    assert found


@pytest.mark.parametrize("name", ["adept", "master"])
@pytest.mark.parametrize("striker", range(3))
def test_whoever_can_end_the_hunt_goes_first(name, striker):
    hunters = ("saw_cleaver", "hunter_axe", "threaded_cane")
    table = Table(*hunters, campaign="growing_madness", chapter=2).tile("tomb_of_oedon", 0, -1)
    reveal(table, "gm2_hunt_4", "tomb_of_oedon_b")
    boss = table.number("unit", "father_gascoigne")
    table.state.unit_phase[boss] = 2
    table.state.unit_damage[boss] = table.state.unit_hp(boss) - 1
    for seat, hunter in enumerate(hunters):
        table.hand(hunter, *["skill"] * (3 if seat == striker else 1))  # with one card nobody else gets there
    table.state.place[striker] = table.state.unit_space[boss]
    table.run(rules.begin_turns)
    players = [minds.find(GAME.id, name)(GAME, seat, dice_of("first", seat)) for seat in range(3)]
    assert whose(table.state, players, lambda ask: Seat(table.state, ask, (), LITTLE)).seat == striker


@pytest.mark.parametrize("name", ["adept", "master"])
def test_who_is_told_to_stop_answers_at_once(name):
    asked = []

    def is_over() -> bool:
        asked.append(True)
        return True

    state, ask, _ = next(choices("novice", "stop"))
    option = minds.find(GAME.id, name)(GAME, ask.seat, dice_of("stop")).choose(
        Seat(state, ask, (), Budget(10_000, is_over))
    )
    assert option in ask.options
    assert len(asked) < 5


def test_a_novice_plays_to_the_last_card_never_dreams_of_its_own_will_and_dodges_all_it_can():
    for _, ask, option in choices("novice", "errors"):
        if ask.question is ACT:
            words = [each for each in ask.options if ACT.is_word(each) and each not in (END_TURN, DREAM)]
            assert option != DREAM
            assert option != END_TURN or not words
        if ask.question is DODGE:
            assert option != NO_DODGE


def test_an_adept_neither_walks_out_and_back_nor_reaches_out_among_enemies_with_the_last_card():
    turns = walks = rash = 0
    for number in range(2 * PLAYED):
        gone: tuple[int, int, int] | None = None
        for state, ask, option in played("adept", f"blunders {number}", Budget(100 if FULL else 40)):
            if ask.question is not ACT:
                continue
            turns += option == END_TURN
            foes = [unit for unit in state.units_at(state.place[ask.seat]) if state.kind_of(unit).role != ROLE_OBJECT]
            rash += option == INTERACT and len(foes) > 1 and len(state.hand[ask.seat]) == 1
            here = (ask.seat, state.place[ask.seat], len(state.tile_deck))
            walks += here == gone and here[1] != NOWHERE
            gone = here if option == MOVE else None
    assert turns > 10 * PLAYED
    assert walks <= 1 + turns // 15
    assert rash <= turns // 50


def test_a_master_takes_the_best_hunter_that_is_left_and_an_adept_anyone():
    taken: dict[str, set[str]] = {"adept": set(), "master": set()}
    for name, hunters in taken.items():
        for number in range(12):
            setup = GAME.setup(3, {"hunters": "choose"}, simulation=True)
            state = GAME.new(setup, dice_of(number))
            while (ask := state.pending()[0]).question is CHOOSE_HUNTER:
                option = minds.find(GAME.id, name)(GAME, ask.seat, dice_of(number, ask.seat)).choose(Seat(state, ask))
                hunters.add(f"{ask.seat} {setup.option_name(ask.question, option)}")
                state.take(ask, option)
    assert taken["master"] == {"0 ludwigs_holy_blade", "1 threaded_cane", "2 hunter_axe"}
    assert len(taken["adept"]) > 6


@pytest.mark.skipif(not FULL, reason="a minute for each level")
def test_each_level_wins_more_than_the_one_below():
    won = []
    for name in LEVELS:
        ends = [list(played(name, f"level {number}", Budget()))[-1] for number in range(24)]
        won.append(sum(state.won for state, _, _ in ends))
    assert won == sorted(won)
    assert won[0] < won[-1]
