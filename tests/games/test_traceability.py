"""Every numbered rule of every game is carried out by named code and shown by a named test, and nothing else is.

The marks are read from the sources of the tests, so this holds when only a part of the tests is run.
"""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from duskhall.games import GAMES, find
from duskhall.kernel.game import Game
from duskhall.kernel.rulebook import Rulebook

TESTS = Path(__file__).parent.parent
NUMBER = re.compile(r"(?<![\w.])(R\d+|\d{1,2}\.\d{1,2})(?![\w%]|\.\d)")


@pytest.fixture(params=GAMES)
def game(request) -> Game:
    return find(request.param)


def test_every_rule_is_named_in_the_code_that_carries_it_out(game):
    named = named_in_code(game)
    missing = [number for number in rules_of(game) if number not in named]
    assert not missing, f"no comment or docstring of {game.folder.name} names {missing}"


def test_every_rule_and_ruling_has_a_test(game):
    missing = [number for number in Rulebook(game.folder).numbers if number not in marked()[game.id]]
    assert not missing, f"no test is marked @rule({game.id!r}, ...) with {missing}"


def test_every_test_of_a_section_names_a_rule(game):
    folder = TESTS / "games" / game.folder.name
    unmarked = [
        f"{path.name}: {test.name}"
        for path in sorted(folder.glob("test_[0-9]*.py"))
        for test in each_test_in(path)
        if not marks_of(test)
    ]
    assert not unmarked, f"tests without @rule: {unmarked}"


def test_every_mark_names_a_rule_that_exists():
    unknown = []
    for name, numbers in marked().items():
        known = set(Rulebook(find(name).folder).numbers) if name in GAMES else set()
        unknown += [f"{name} {number} in {places}" for number, places in numbers.items() if number not in known]
    assert not unknown, f"tests name rules that no RULES.md has: {unknown}"


def test_the_code_names_no_rule_that_does_not_exist(game):
    unknown = named_in_code(game) - set(Rulebook(game.folder).numbers)
    assert not unknown, f"{game.folder.name}/*.py name rules that RULES.md does not have: {sorted(unknown)}"


def test_questions_events_settings_and_refusals_name_rules_that_exist(game):
    used = {f"question {question.name}": question.rule for question in game.questions}
    used |= {f"event {kind.name}": kind.rule for kind in game.kinds}
    used |= {f"setting {setting.name}": setting.rule for setting in game.settings}
    used |= {f"refusal {reason} by {number}": number for reason, number in refusals_of(game)}
    known = set(rules_of(game))
    unknown = {what: number for what, number in used.items() if number not in known}
    assert not unknown, f"rules that RULES.md does not have: {unknown}"


def test_every_refusal_has_a_test(game):
    tested = "".join(path.read_text(encoding="utf-8") for path in (TESTS / "games").rglob("test_*.py"))
    reasons = {reason for reason, _ in refusals_of(game) if reason.startswith("refusal-")}
    missing = sorted(reason for reason in reasons if f'"{reason}"' not in tested)
    assert not missing, f"no test of {game.id} names the refusals {missing}"


def test_rulings_name_rules_that_exist(game):
    book = Rulebook(game.folder)
    for ruling in (rule for rule in book.rules.values() if rule.number.startswith("R")):
        bears_on = re.match(r"\(([^)]*)\)", ruling.text)
        assert bears_on, f"{ruling.number} does not say which rules it bears on"
        unknown = set(bears_on[1].split(", ")) - set(rules_of(game))
        assert not unknown, f"{ruling.number} bears on rules that do not exist: {sorted(unknown)}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_references_inside_the_rulebook_exist(game, lang):
    book = Rulebook(game.folder, lang)
    for rule in book.rules.values():
        unknown = set(NUMBER.findall(rule.text)) - set(book.numbers)
        assert not unknown, f"{book.path.name} {rule.number} refers to {sorted(unknown)}"


def test_the_spanish_rulebook_has_the_same_numbers(game):
    english, spanish = Rulebook(game.folder), Rulebook(game.folder, "es")
    assert spanish.path.name == "RULES.es.md"
    assert spanish.numbers == english.numbers


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_number_is_given_twice(game, lang):
    book = Rulebook(game.folder, lang)
    numbers = [rule.number for section in book.sections for rule in section.rules]
    assert len(numbers) == len(set(numbers)), book.path.name


def test_numbers_are_found_whole():
    assert NUMBER.findall("4.2, 14.2. R4 (12.10) 1.2.3 x4.2 65.5% 0.65625 v2.10x") == ["4.2", "14.2", "R4", "12.10"]


# --- Reading the sources ---------------------------------------------------------------------------------------------


def rules_of(game: Game) -> list[str]:
    """The numbered rules; rulings only say how to read them."""
    return [number for number in Rulebook(game.folder).numbers if not number.startswith("R")]


def named_in_code(game: Game) -> set[str]:
    """The numbers in the comments and docstrings of a game's modules, examples in docstrings left out."""
    numbers: set[str] = set()
    for path in game.folder.rglob("*.py"):
        for text in words_of(path.read_text(encoding="utf-8")):
            numbers.update(NUMBER.findall(text.split(">>>")[0]))
    return numbers


def words_of(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def refusals_of(game: Game) -> list[tuple[str, str]]:
    """The reasons and rules of the refusals that a game's modules spell out."""
    found = []
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason, rule = node.args[:2]
                numbers = [each.value for each in ast.walk(rule) if isinstance(each, ast.Constant)]
                found += [(ast.unparse(reason).strip("'"), str(number)) for number in numbers if number]
    return found


@cache
def marked() -> dict[str, dict[str, list[str]]]:
    """The marks of all tests: game, number, and where."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in TESTS.rglob("test_*.py"):
        for test in each_test_in(path):
            for game, numbers in marks_of(test):
                for number in numbers:
                    found[game][number].append(f"{path.name}: {test.name}")
    return found


def each_test_in(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def marks_of(test: ast.FunctionDef) -> list[tuple[str, list[str]]]:
    found = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in ("rule", "pytest.mark.rule"):
            words = [ast.literal_eval(argument) for argument in decorator.args]
            found.append((words[0], words[1:]))
    return found
