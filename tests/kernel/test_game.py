"""A game in which one name stands for two things is refused when it is declared, with the lines that say so."""

from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from tests.kernel import toy

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import BadGame, collected
from duskhall.kernel.question import Question


def module(file: Path, text: str) -> ModuleType:
    """Write a module and import it."""
    file.write_text(text)
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_two_steps_of_one_name_are_refused(tmp_path):
    one = module(tmp_path / "rules.py", "def bid(state, seat, option):\n    pass\n")
    two = module(tmp_path / "effects.py", "def draw(state):\n    pass\n\n\ndef bid(state, seat, option):\n    pass\n")
    with pytest.raises(BadGame) as refused:
        replace(toy.GAME, flow=(one, two))
    assert str(refused.value) == (
        f"{tmp_path / 'rules.py'}:1 and {tmp_path / 'effects.py'}:5: two steps of high-card are called bid; "
        "a stored table knows a step by its name, so each needs one of its own."
    )


def test_a_step_that_a_module_borrows_from_another_is_no_second_one(tmp_path):
    one = module(tmp_path / "rules.py", "def bid(state, seat, option):\n    pass\n")
    two = module(tmp_path / "effects.py", "from tests.kernel.toy import bid, pick_side\n")
    game = replace(toy.GAME, flow=(one, two))
    assert game.step("bid") is one.bid
    with pytest.raises(KeyError, match="high-card has no step pick_side"):
        game.step("pick_side")


def test_two_questions_of_one_name_are_refused(tmp_path):
    text = (
        "from duskhall.kernel.question import Question\n"
        'BID = Question("bid", "1", "low", "high")\n'
        'OTHER = Question(\n    "bid", "2", "yes", "no"\n)\n'
    )
    questions = module(tmp_path / "questions.py", text)
    with pytest.raises(BadGame) as refused:
        replace(toy.GAME, folder=tmp_path, questions=collected(questions, Question))
    file = tmp_path / "questions.py"
    assert str(refused.value) == (
        f"{file}:2 and {file}:3: two questions of high-card are called bid; "
        "a record knows a question by its name, so each needs one of its own."
    )


def test_an_ask_says_who_hears_it():
    state = toy.start(toy.GAME.setup(2), Dice(b""))
    with pytest.raises(TypeError, match="then"):
        state.ask(0, toy.BID, [0, 1])  # type: ignore[call-arg]
