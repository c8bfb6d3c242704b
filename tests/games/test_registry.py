"""Games are found by their folders; a folder that is no game is named at once, in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from duskhall import games
from duskhall.cli import main
from duskhall.games import NEEDED, by_folder, find, shelf
from duskhall.kernel.game import BadGame


def lay_out(folder: Path, declared: str = "", without: str = "") -> Path:
    """Make a folder with everything that a game needs, or all but one file."""
    for needed in NEEDED:
        if needed != without:
            (folder / needed).parent.mkdir(parents=True, exist_ok=True)
            (folder / needed).write_text(declared if needed == "__init__.py" else "")
    return folder


@pytest.fixture
def add(tmp_path, monkeypatch):
    """Let a package be found as a game: its folder, and what its first file declares."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def added(game_id: str, declared: str) -> Path:
        folder = lay_out(tmp_path / game_id.replace("-", "_"), declared)
        monkeypatch.setitem(games.GAMES, game_id, folder.name)
        return folder

    yield added
    for name in [name for name in sys.modules if (tmp_path / name.split(".")[0]).is_dir()]:
        del sys.modules[name]


def sentence(folder: Path) -> str:
    with pytest.raises(BadGame) as refused:
        by_folder(folder)
    return str(refused.value)


def test_a_folder_is_a_game_by_its_name(tmp_path):
    lay_out(tmp_path / "high_card")
    lay_out(tmp_path / "go")
    (tmp_path / "notes.txt").touch()
    (tmp_path / "_ideas").mkdir()
    assert by_folder(tmp_path) == {"go": "duskhall.games.go", "high-card": "duskhall.games.high_card"}


@pytest.mark.parametrize("file", NEEDED)
def test_a_folder_without_a_needed_file_is_named_with_it(tmp_path, file):
    folder = lay_out(tmp_path / "high_card", without=file)
    assert sentence(tmp_path) == f"{folder} is no game: it has no {file}."


def test_what_python_leaves_behind_is_no_game(tmp_path):
    (tmp_path / "gone" / "__pycache__").mkdir(parents=True)
    assert by_folder(tmp_path) == {}


@pytest.mark.parametrize("name", ["high-card", "HighCard", "high__card", "2048"])
def test_a_folder_whose_name_could_clash_with_another_is_refused(tmp_path, name):
    folder = lay_out(tmp_path / name)
    assert sentence(tmp_path).startswith(f"{folder} is no name for a game's folder")


def test_a_game_that_takes_the_id_of_another_is_named_with_the_line(add):
    folder = add("dark-cards", "from duskhall.kernel.game import Game\nfrom duskhall.games.dungeon_cards import GAME\n")
    with (folder / "__init__.py").open("a") as file:
        file.write('# its id is "dungeon-cards"\n')
    with pytest.raises(BadGame) as refused:
        find("dark-cards")
    expected = (
        f"{folder / '__init__.py'}, line 3: the game calls itself dungeon-cards, but its folder makes it dark-cards."
    )
    assert str(refused.value) == expected


def test_a_game_without_a_module_that_it_uses_is_named_with_the_line(add):
    folder = add("half-a-game", '"""Half."""\n\nfrom half_a_game import rules\n')
    with pytest.raises(BadGame) as refused:
        find("half-a-game")
    assert str(refused.value).startswith(f"{folder / '__init__.py'}, line 3: cannot import name 'rules'")


def test_a_game_that_declares_nothing_is_named(add, capsys):
    folder = add("nothing", '"""Nothing."""\n')
    assert main(["games"]) == 2
    assert capsys.readouterr().err.strip() == f"{folder / '__init__.py'} declares no GAME = Game(...)."


def test_the_games_are_shown_from_the_quickest_to_the_longest():
    first = [game.id for game in shelf()][:4]
    assert first == ["dungeon-cards", "bloodborne-card", "blood-bound", "bloodborne-board"]


def test_the_ids_are_known_before_any_game_is_loaded():
    code = (
        "import sys, duskhall.games as games; assert 'blood-bound' in games.GAMES;"
        "print([name for name in sys.modules if name.startswith('duskhall.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
