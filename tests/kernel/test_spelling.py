"""What the wheel compiles says the same as the sources."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import duskhall
from duskhall.games import GAMES, find
from duskhall.kernel.spelling import numbered

PACKAGE = Path(duskhall.__file__).parent


def words_of(game_id: str) -> list[tuple[str, str]]:
    """Return the modules of a game that read words off questions and settings, and the names of these words."""
    found = []
    for module in ("questions", "settings"):
        path = find(game_id).folder / f"{module}.py"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [
            (f"duskhall.games.{find(game_id).folder.name}.{module}", node.target.id)
            for node in tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Call)
            and ast.unparse(node.value.func).endswith(".word")
        ]
    return found


@pytest.mark.interpreted_only
@pytest.mark.parametrize("game_id", GAMES)
def test_every_word_is_compiled_as_the_number_that_it_is(game_id):
    words = words_of(game_id)
    assert words
    for name, word in words:
        module = importlib.import_module(name)
        written = ast.parse(numbered(inspect.getsource(module)))
        numbers = {
            node.target.id: ast.literal_eval(node.value)
            for node in written.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        }
        assert numbers[word] == getattr(module, word)


def test_a_word_of_another_module_stays_as_it_is():
    source = 'STOP: Final = PUSH_OR_STOP.word("stop")\n'
    assert numbered(source) == source


def test_lines_keep_their_numbers():
    source = 'ACT: Final = Question(\n    "act", "3.1", "go",\n)\nGO: Final = ACT.word(\n    "go"\n)\nLAST = 1\n'
    assert numbered(source).splitlines().index("LAST = 1") == source.splitlines().index("LAST = 1")
