"""Bots are found by name, and imported only then."""

import subprocess
import sys

import pytest

from duskhall import games, minds
from duskhall.kernel.dice import Dice
from duskhall.kernel.text import LANGUAGES, Texts

# The bots of the first edition, whom old tables name.
OPPONENTS = {
    "dungeon-cards": "careful",
    "bloodborne-card": "hunter",
    "blood-bound": "schemer",
    "bloodborne-board": "companion",
}


@pytest.mark.parametrize(
    ("game_id", "name"), [(game_id, name) for game_id in games.GAMES for name in minds.names(game_id)]
)
def test_every_name_finds_a_mind_of_that_name(game_id, name):
    assert minds.find(game_id, name)(games.find(game_id), 0, Dice(bytes(32))).name == name


@pytest.mark.parametrize(
    ("bots", "usual"),
    [
        ((), "random"),
        (("careful",), "careful"),
        (("careful", "novice", "adept", "master"), "adept"),
    ],
)
def test_the_default_is_the_middle_level_or_else_the_last_of_the_names(bots, usual, monkeypatch):
    monkeypatch.setitem(minds.MINDS, "dungeon-cards", dict.fromkeys(bots, "duskhall.minds.chance"))
    assert minds.default("dungeon-cards") == usual


@pytest.mark.parametrize("game_id", games.GAMES)
def test_levels_come_together_in_their_order_and_other_bots_stay(game_id):
    named = [name for name in minds.names(game_id) if name in minds.LEVELS]
    assert named in ([], list(minds.LEVELS))
    assert set(minds.names(game_id)) >= {"random", OPPONENTS[game_id]}


def test_an_unknown_name_is_refused_in_one_sentence_that_names_the_bots_there_are():
    with pytest.raises(minds.UnknownMind) as refused:
        minds.find("dungeon-cards", "reckless")
    sentence = str(refused.value)
    there_are = ", ".join(minds.names("dungeon-cards"))
    assert sentence == f"There is no bot reckless for dungeon-cards; the bots are {there_are}."


def test_a_game_without_bots_of_its_own_has_the_random_one():
    assert minds.names("no-such-game") == ["random"]


def test_the_registry_loads_no_bot_before_it_is_asked_for():
    code = "import sys, duskhall.minds; print([name for name in sys.modules if 'dungeon_cards' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_folder_that_names_a_bot_without_a_file_is_refused_at_once(tmp_path, monkeypatch):
    file = tmp_path / "bots_of_nobody" / "__init__.py"
    file.parent.mkdir()
    file.write_text('BOTS = ("ghost",)\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(minds.PACKAGES, "high-card", "bots_of_nobody")
    with pytest.raises(minds.BadMind) as refused:
        minds.names("high-card")
    assert str(refused.value) == f"{file} names the bot ghost, but there is no ghost.py beside it."
    monkeypatch.delitem(sys.modules, "bots_of_nobody")


@pytest.mark.parametrize("game_id", ["", "..", "../hall", "chance", "dungeon-cards.careful", "x" * 1000])
def test_what_is_no_game_is_never_imported(game_id):
    assert minds.names(game_id) == ["random"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", games.GAMES)
def test_every_bot_is_called_and_told_about_in_the_words_of_its_game(game_id, lang):
    texts = Texts(lang, [games.find(game_id).folder / "texts"])
    wanted = {f"bot-{name}{about}" for name in minds.names(game_id) for about in ("", "-text")}
    assert wanted <= texts.keys()
