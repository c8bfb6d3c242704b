"""The subset of Python for rules: all games keep to it, and whatever leaves it is named with its place."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.native.small import first_line, small_game

from duskhall import games
from duskhall.cli.new_game import laid_out
from duskhall.games import GAMES
from duskhall.native import check
from duskhall.native.check import programs
from duskhall.native.graph import check_steps
from duskhall.native.read import read_game
from duskhall.native.sources import OUTSIDE

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(scope="module")
def every_game():
    return {program.name: program for program in programs()}


def test_the_rules_of_all_games_keep_to_the_subset(every_game):
    assert len(every_game) == len(GAMES)
    assert [str(problem) for program in every_game.values() for problem in program.problems] == []


def test_nearly_all_that_is_compiled_of_a_game_is_checked(every_game):
    """What is left out is known by its name: it tells people something, or reads what was stored long ago."""
    checked = {source.shown for program in every_game.values() for source in program.sources}
    assert "src/duskhall/games/bloodborne_board/fight/blows.py" in checked
    assert "src/duskhall/games/dungeon_cards/rolls.py" in checked
    assert OUTSIDE == ("odds", "knowledge", "outcome", "layouts", "later", "seen")


def test_every_expression_of_the_rules_has_a_type(every_game):
    for program in every_game.values():
        unknown = [found for found in program.types.values() if str(found) == "something unknown"]
        assert unknown == []


def test_make_check_holds_the_rules_to_it():
    assert subprocess.run([sys.executable, "-m", "duskhall.native.check"], check=False).returncode == 0
    assert "-m duskhall.native.check" in Path("Makefile").read_text()


def test_a_new_game_keeps_to_it_from_the_start(tmp_path, monkeypatch):
    for path, text in laid_out(tmp_path, "night_market").items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "src/duskhall/games")])
    package = import_module("duskhall.games.night_market")
    program = read_game(package, package.GAME.flow, tmp_path)
    assert "src/duskhall/games/night_market/rules.py" in [source.shown for source in program.sources]
    assert [str(problem) for problem in program.problems] == []


def test_a_game_that_cannot_be_imported_is_named_in_a_sentence(monkeypatch, capsys):
    monkeypatch.setitem(games.GAMES, "no-such", "duskhall.games.no_such")
    assert check.main() == 1
    assert capsys.readouterr().err.count("\n") == 1


GOOD = {
    "arithmetic": "def f(game: Small) -> int:\n    return -7 // 2 + LIMIT % 3 + (1 << game.turn)\n",
    "lists": "def f(game: Small) -> list[int]:\n    found = []\n    for seat in range(game.seats):\n"
    "        if game.gold[seat] not in LADDER:\n            found.append(seat)\n"
    "    return sorted(set(found + game.deck[1:]))\n",
    "a-piece": "def f(game: Small) -> None:\n    game.duel.one = game.richest()\n    game.duel.blows += [1, 2]\n",
    "a-table": "def f(game: Small, seat: int) -> int:\n    card = game.tables.cards[seat]\n"
    "    return card.worth + len(card.moves)\n",
    "a-held-function": "def f(game: Small, seat: int) -> None:\n    game.tables.effect[seat](game, seat)\n",
    "a-step-passed-on": "def f(game: Small, then: Step) -> None:\n    game.ask(0, GO_ON, [YES], then)\n\n\n"
    "def g(game: Small) -> None:\n    f(game, heard)\n",
    "a-swap": "def f(game: Small) -> None:\n    game.deck, game.gold = game.gold, []\n",
    "a-draw": 'def f(game: Small) -> int:\n    return game.dice.below(6, "die")\n',
    "a-shared-list": "def f(game: Small) -> None:\n    game.flags = changed(game.flags, 0, 1)\n",
    "recursion": 'def f(game: Small, left: int) -> None:\n    """Recursive: one step fewer each time."""\n'
    "    if left:\n        f(game, left - 1)\n",
}


@pytest.mark.parametrize("rules", GOOD.values(), ids=GOOD)
def test_what_belongs_to_it(tmp_path, rules):
    with small_game(tmp_path, rules) as program:
        assert [str(problem) for problem in program.problems] == []


def body(*lines: str) -> str:
    return "def f(game: Small) -> None:\n" + "".join(f"    {line}\n" for line in lines)


# By name: the rules, in which line of them the problem is, and what the sentence says.
BAD = {
    "a-dict": (body("found = {0: 1}"), 2, "a dict stands in a rule: number the keys"),
    "a-set": (body("found = {1, 2}"), 2, "a set stands in a rule"),
    "a-closure": (body("def inner() -> None:", "    game.turn = 1"), 2, "a function stands inside another one"),
    "a-lambda": (body("step = lambda: 1"), 2, "a lambda stands in a rule"),
    "a-float": (body("game.turn = 1", "half = 0.5"), 3, "0.5 is no whole number"),
    "a-division": (body("half = game.turn / 2"), 2, "whole numbers"),
    "a-text": (body('name = "fool"'), 2, "the text 'fool' stands in a rule"),
    "a-setting-by-word": (body('limit = game.setting("limit")'), 2, "the text 'limit' stands in a rule"),
    "a-format": (body('name = f"{game.turn}"'), 2, "a text stands in a rule"),
    "try": (body("try:", "    game.turn = 1", "finally:", "    pass"), 2, "a rule catches an exception"),
    "raise": (body("raise ValueError"), 2, "a rule raises an exception"),
    "a-generator": (body("found = sorted(seat for seat in game.gold)"), 2, "a generator stands in a rule"),
    "none": (body("found = None"), 2, "None stands in a rule"),
    "with": (body("with game as other:", "    pass"), 2, "context manager"),
    "global": (body("global LIMIT", "LIMIT = 4"), 2, "a rule changes a global"),
    "global-state": ("seen = []\n", 1, "seen can change: rules keep nothing in a module"),
    "at-import": ("for each in LADDER:\n    each + 1\n", 1, "this runs when the module is imported"),
    "a-class": ("class Odd:\n    pass\n", 1, "the class Odd stands among rules"),
    "a-builtin": (body("found = isinstance(game, Small)"), 2, "isinstance is no function for rules"),
    "a-foreign-field": (body("game.turn = game.setup.seats"), 2, "a Small has no setup for rules"),
    "no-annotation": ("def f(game: Small, seat) -> None:\n    game.turn = seat\n", 1, "seat of f has no annotation"),
    "no-result": ("def f(game: Small):\n    game.turn = 1\n", 1, "f does not say what it returns"),
    "a-foreign-type": ("def f(game: Small, name: str) -> None:\n    pass\n", 1, "name of f is a str"),
    "a-foreign-result": ("def f(game: Small) -> dict[int, int]:\n    return {}\n", 1, "f returns dict[int, int]"),
    "star-arguments": ("def f(game: Small, *seats: int) -> None:\n    pass\n", 1, "takes its arguments in a way"),
    "two-types": (body("found = 1", "found = [1]"), 3, "found is a int first and a list[int] then"),
    "alone": (body("game.turn if game.turn else 1"), 2, "an expression stands alone"),
    "a-kept-number": (body("found = game.turn or game.gold[0]"), 2, "game.turn is no bool"),
    "an-undeclared-field": (body("game.silver = 1"), 2, "a Small has no silver"),
    "sorted-by-key": (body("found = sorted(game.gold, key=len)"), 2, "sorted is given a key"),
    # lists
    "a-table-changed": (body("game.tables.gold.append(1)"), 2, "game.tables.gold is printed, and changed here"),
    "a-definition-changed": (body("game.tables.cards[0].worth = 1"), 2, "what is printed is changed"),
    "a-constant-changed": (body("LADDER.append(8)"), 2, "LADDER is a constant, and changed here"),
    "a-shared-list-changed": (body("game.flags[0] = 1"), 2, "game.flags is shared by copies of the state"),
    "one-list-twice": (body("game.deck = game.gold"), 2, "game.gold would be one list in two places"),
    "an-alias-stored": (body("gold = game.gold", "game.deck = gold"), 3, "gold would be one list in two places"),
    "a-list-of-others": (body("found = [game.gold, game.deck]"), 2, "would be one list in two places"),
    "two-owners": (
        body("pile = [1]", "if game.turn:", "    pile = game.deck", "pile.append(2)"),
        5,
        "pile is changed, and may be a list of its own or another's",
    ),
    "changed-in-a-loop": (
        body("for card in game.deck:", "    game.deck.append(card)"),
        3,
        "game.deck is changed while a loop goes through it",
    ),
    "two-draws": (
        body("game.turn = game.dice.below(6) - game.dice.below(6)"),
        2,
        "game.dice.below(6) - game.dice.below(6) does two things at once",
    ),
    # calls
    "an-ask-without-hearer": (body("game.ask(0, GO_ON, [YES])"), 2, "game.ask is given 3 arguments"),
    "a-deaf-hearer": (
        body("game.ask(0, GO_ON, [YES], begin)"),
        2,
        "begin takes 1 parameters, and would be called with 3",
    ),
    "a-number-too-many": (body("game.ask(0, GO_ON, [YES], heard, 1)"), 2, "would be called with 4 arguments"),
    "a-sealed-ask": (body("game.ask_all([Ask(0, GO_ON, [YES], begin)])"), 2, "begin takes 1 parameters"),
    "a-plan": (body("game.plan(begin, heard)"), 2, "heard takes 3 parameters, and would be called with the game alone"),
    "an-argument-too-few": (body("heard(game, 1)"), 2, "heard takes 3 arguments, and is given 2"),
    "recursion": (
        "def f(game: Small) -> None:\n    f(game)\n",
        1,
        "f calls itself: say in its docstring why that ends",
    ),
    "a-circle": (
        "def f(game: Small) -> None:\n    g(game)\n\n\ndef g(game: Small) -> None:\n    f(game)\n",
        1,
        "f calls g calls f: plan one of them",
    ),
    "a-held-stranger": (
        'BOOK: dict[str, Effect] = {\n    "go": heard,\n}\n',
        2,
        "heard is Callable[[Small, int, int], None], where Callable[[Small, int], None] is needed",
    ),
}


@pytest.mark.parametrize(("rules", "line", "sentence"), BAD.values(), ids=BAD)
def test_what_leaves_it_is_named_with_file_and_line(tmp_path, rules, line, sentence):
    with small_game(tmp_path, rules) as program:
        found = [(problem.file, problem.line, problem.sentence) for problem in program.problems]
    place = first_line(rules) + line - 1
    assert any(file == "rules.py" and at == place and sentence in said for file, at, said in found), (place, found)


def test_a_step_has_to_stand_in_the_flow(tmp_path):
    """An ask names who hears it in snapshots, so that function has to be found by its name."""
    with small_game(tmp_path, "") as program:
        program.flow = frozenset()
        check_steps(program)
    assert "heard is no step" in program.problems[0].sentence
