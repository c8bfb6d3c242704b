"""Rules are broken one at a time, and the tests of that rule must notice.

`tests/games/<game>/mutations.toml` lists the broken rules.  Each is applied to a copy of the package, and only the
tests that are marked with its number are run on the copy, which is mended afterwards.  A small run breaks a sample, a
full one everything.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.scale import FULL

import duskhall
from duskhall.games import GAMES, find
from duskhall.kernel.rulebook import Rulebook

TESTS = Path(__file__).parent.parent
PACKAGE = Path(duskhall.__file__).parent
SAMPLE = None if FULL else 8  # broken rules per game

NO_PLUGINS = "addopts=--import-mode=importlib"  # instead of those that the project loads
# What a run of pytest ends with.
PASSED, FAILED = 0, 1

pytestmark = pytest.mark.interpreted_only

Mutation = dict[str, str]


def mutations_of(game: str) -> list[Mutation]:
    path = TESTS / "games" / game.replace("-", "_") / "mutations.toml"
    if not path.is_file():
        return []  # test_at_least_thirty_rules_are_broken_or_half_of_a_small_game says so
    mutations: list[Mutation] = tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]
    return mutations


def some_of(game: str, most: int | None) -> list[Mutation]:
    """Every mutation of a game; or so many of them, spread over the rulebook."""
    own = mutations_of(game)
    return own if most is None else own[:: max(1, len(own) // most)]


def all_mutations(per_game: int | None = None) -> list[Any]:
    """Every mutation as a parameter, or so many of each game."""
    return [
        pytest.param(game, each, id=f"{each['rule']} {each['breaks']}")
        for game in GAMES
        for each in some_of(game, per_game)
    ]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package, in which one rule after another is broken and mended."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / "duskhall", ignore=shutil.ignore_patterns("client"))
    return folder


@pytest.mark.parametrize(("game", "mutation"), all_mutations(SAMPLE))
def test_a_broken_rule_is_noticed(game, mutation, copy):
    source = copy / "duskhall" / "games" / find(game).folder.name / mutation["file"]
    sound = source.read_bytes()
    source.write_text(mutated(source, mutation), encoding="utf-8")
    try:
        ended, report = run_tests(game, {mutation["rule"]}, copy)
    finally:
        source.write_bytes(sound)
    assert ended != PASSED, f"survived: {mutation['breaks']}, and no test of {game} {mutation['rule']} fails"
    assert ended == FAILED, f"the tests of {game} {mutation['rule']} could not be run:\n{report}"


@pytest.mark.parametrize("game", GAMES)
def test_without_a_broken_rule_the_same_tests_pass_on_the_copy(game, copy):
    ended, report = run_tests(game, {each["rule"] for each in some_of(game, SAMPLE)}, copy)
    assert ended == PASSED, report
    where = [sys.executable, "-c", "import duskhall; print(duskhall.__file__)"]
    shown = subprocess.run(where, env=environment(copy), capture_output=True, text=True, check=True)
    assert Path(shown.stdout.strip()).parent == copy / "duskhall"


@pytest.mark.parametrize(("game", "mutation"), all_mutations())
def test_the_source_that_a_mutation_replaces_is_there(game, mutation):
    source = find(game).folder / mutation["file"]
    compile(mutated(source, mutation), source, "exec")


@pytest.mark.parametrize("game", GAMES)
def test_at_least_thirty_rules_are_broken_or_half_of_a_small_game(game):
    rules = [number for number in Rulebook(find(game).folder).numbers if not number.startswith("R")]
    assert len({mutation["rule"] for mutation in mutations_of(game)}) >= min(30, len(rules) // 2)


# --- Breaking and running --------------------------------------------------------------------------------------------


def mutated(source: Path, mutation: Mutation) -> str:
    text = source.read_text(encoding="utf-8")
    times = text.count(mutation["find"])
    assert times == 1, f"{source.name} has {mutation['find']!r} {times} times, not once; mend mutations.toml"
    return text.replace(mutation["find"], mutation["replace"])


def environment(folder: Path) -> dict[str, str]:
    """The copy goes before the installed package; no plugin is loaded, and no worker's setting is passed on."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON"))}
    return kept | {
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }


def run_tests(game: str, numbers: set[str], folder: Path) -> tuple[int, str]:
    """Run the tests of these rules on the copy in this folder; return how that ended and what it said."""
    files = sorted((TESTS / "games" / find(game).folder.name).glob("test_[0-9]*.py"))
    assert files, f"{game} has no tests of its sections, test_<number>_*.py"
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    files = [path for path, text in texts.items() if any(f'"{number}"' in text for number in numbers)]
    run = [sys.executable, "-m", "pytest", "-o", NO_PLUGINS, "-x", "-q", "-p", "no:cacheprovider"]
    rules = [f"--rule={game}:{number}" for number in sorted(numbers)]
    ended = subprocess.run(
        [*run, *rules, *map(str, files)],
        cwd=TESTS.parent,
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ended.returncode, ended.stdout[-4000:] + ended.stderr[-2000:]
