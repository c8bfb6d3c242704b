"""`duskhall new-game`: what it lays out, and what it refuses in one sentence.

That the game can be played at once, in a terminal and in a browser, is shown in tests/browser/test_new_game.py.
"""

from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.cli.new_game import CHECKOUT, PARTS, SKELETON
from duskhall.games import NEEDED


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what a checkout is known by, and somebody deep inside it."""
    for each in CHECKOUT:
        path = tmp_path / each
        (path if path.suffix == "" else path.parent).mkdir(parents=True, exist_ok=True)
        if path.suffix:
            path.touch()
    monkeypatch.chdir(tmp_path / "tests")
    return tmp_path


def test_a_game_is_laid_out_under_its_own_names(checkout, capsys):
    assert main(["new-game", "night-market"]) == 0
    assert "night-market is laid out" in capsys.readouterr().out
    game = checkout / "src/duskhall/games/night_market"
    assert all((game / needed).is_file() for needed in NEEDED)
    laid = [path for path in checkout.rglob("*") if path.is_file() and "night_market" in str(path)]
    assert len(laid) == len([*SKELETON.rglob("*.in")])
    for path in laid:
        text = path.read_text(encoding="utf-8")
        assert "lantern" not in text.lower().replace("-", "_"), path
        assert max(map(len, text.splitlines()), default=0) <= 150


@pytest.mark.parametrize(
    "name", ["Night-Market", "night market", "2048", "class", "../night", "a--b", "", "x" * 25, "ñu"]
)
def test_a_name_that_no_game_can_have_is_refused(checkout, name, capsys):
    assert main(["new-game", name]) == 2
    assert f"A game cannot be called {name}:" in capsys.readouterr().err
    assert not [*(checkout / "src/duskhall/games").glob("*/")]


@pytest.mark.parametrize("name", ["state", "view", "setting", "table"])
def test_a_name_that_the_code_of_a_game_has_is_refused(checkout, name, capsys):
    assert main(["new-game", name]) == 2
    assert capsys.readouterr().err == f"A game cannot be called {name}: the code of every game uses that word.\n"


@pytest.mark.parametrize("place", PARTS.values())
def test_what_is_there_is_never_written_over(checkout, place, capsys):
    there = checkout / place.format(folder="night_market")
    there.mkdir(parents=True)
    assert main(["new-game", "night-market", "--lang", "es"]) == 2
    assert capsys.readouterr().err.strip() == f"{there} ya existe: elige otro nombre."
    assert not [*checkout.rglob("*night_market/*")]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "{place} is in no checkout of Duskhall: go to one, and lay the game out there."),
        ("es", "{place} no está en una copia del proyecto Duskhall: ve a una y crea allí el juego."),
    ],
)
def test_a_game_is_laid_out_in_a_checkout_only(tmp_path, monkeypatch, capsys, lang, sentence):
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "night-market", "--lang", lang]) == 2
    assert capsys.readouterr().err.strip() == sentence.format(place=tmp_path)
    assert not [*tmp_path.iterdir()]
