"""What a person may do in the terminal beside answering: the notebook, talk, standing answers."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from duskhall.cli import asides
from duskhall.cli.screen import Screen
from duskhall.games import find
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts

CLI_TEXTS = Path(asides.__file__).parent / "texts"


class Terminal:
    """A table of a game, and what its screen says."""

    def __init__(self, game_id: str, seats: int, lang: str = "en") -> None:
        game = find(game_id)
        setup = game.setup(seats)
        holders = [Holder(f"Player {seat + 1}", "person") for seat in range(seats)]
        self.table = Table.open(setup, holders, seed_from("asides"), "asides")
        self.output = io.StringIO()
        texts = TableTexts(Texts(lang, [game.folder / "texts", CLI_TEXTS]), setup)
        self.screen = Screen(texts, Console(file=self.output, width=200))

    def says(self) -> str:
        """Return what was said since the last time."""
        text = self.output.getvalue()
        self.output.truncate(0)
        self.output.seek(0)
        return text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_notebook_has_a_page_for_everybody(lang):
    terminal = Terminal("blood-bound", 6, lang)
    asides.show_notebook(terminal.screen, terminal.table, 2)
    said = terminal.says()
    assert all(terminal.screen.table.seat(seat) in said for seat in range(6))
    assert "notebook-" not in said
    assert "100 %" in said  # oneself


def test_statements_are_listed_and_said():
    terminal = Terminal("blood-bound", 6)
    asides.talk(terminal.screen, terminal.table, 1, "")
    assert "t accuse SEAT CLAN" in terminal.says()
    asides.talk(terminal.screen, terminal.table, 1, "accuse 3 Beast")
    assert terminal.table.record.entries[-1].statement == {"say": "accuse", "target": 2, "clan": "beast"}
    asides.talk(terminal.screen, terminal.table, 1, "1 rose")
    assert terminal.table.record.entries[-1].statement == {"say": "claim_clan", "clan": "rose"}


@pytest.mark.parametrize("text", ["accuse", "accuse 9 beast", "accuse x beast", "accuse 3 wolf", "accuse 3 beast 4"])
def test_a_statement_in_another_form_is_explained(text):
    terminal = Terminal("blood-bound", 6)
    asides.talk(terminal.screen, terminal.table, 1, text)
    assert "t accuse SEAT CLAN" in terminal.says()
    assert terminal.table.seq == 0


def test_standing_answers_are_given_and_ended():
    terminal = Terminal("blood-bound", 6)
    screen, table = terminal.screen, terminal.table
    given = asides.stand(screen, table, 1, "", [])
    assert given == []
    assert "s always_for SEAT" in terminal.says()
    given = asides.stand(screen, table, 1, "always_for 4", given)
    given = asides.stand(screen, table, 1, "never_this_turn", given)
    given = asides.stand(screen, table, 2, "2", given)
    assert [(each.seat, each.kind.name) for each in given] == [(1, "always_for"), (1, "never_this_turn"), (2, "never")]
    assert [each.value for each in given[:2]] == [3, 1]
    assert [each.seat for each in asides.stand(screen, table, 1, "off", given)] == [2]


def test_a_game_without_them_says_so():
    terminal = Terminal("dungeon-cards", 2)
    asides.show_notebook(terminal.screen, terminal.table, 0)
    asides.talk(terminal.screen, terminal.table, 0, "")
    asides.stand(terminal.screen, terminal.table, 0, "", [])
    assert len(terminal.says().splitlines()) == 3
