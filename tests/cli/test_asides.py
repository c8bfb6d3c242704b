"""What a person may do in the terminal beside answering: the notebook, talk, standing answers."""

import io

import pytest
from rich.console import Console

from duskhall.cli import asides
from duskhall.cli.screen import Screen
from duskhall.cli.words import CLI_TEXTS
from duskhall.games import find
from duskhall.kernel.dice import Dice
from duskhall.kernel.text import TableTexts, Texts


class Terminal:
    """A table of a game, and what its screen says."""

    def __init__(self, game_id: str, seats: int, lang: str = "en") -> None:
        game = find(game_id)
        self.state = game.new(game.setup(seats), Dice(b"asides"))
        self.output = io.StringIO()
        texts = TableTexts(Texts(lang, [game.folder / "texts", CLI_TEXTS]), self.state.setup)
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
    asides.show_notebook(terminal.screen, terminal.state.view(2))
    said = terminal.says()
    assert all(terminal.screen.table.seat(seat) in said for seat in range(6))
    assert "notebook-" not in said
    assert "100 %" in said  # oneself


def test_statements_are_listed_and_said():
    terminal = Terminal("blood-bound", 6)
    assert asides.statement(terminal.screen, 1, "") is None
    assert "t accuse SEAT CLAN" in terminal.says()
    accusation = {"say": "accuse", "target": 2, "clan": "beast"}
    assert asides.statement(terminal.screen, 1, "accuse 3 Beast") == accusation
    terminal.screen.table.names = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fay"]
    assert asides.statement(terminal.screen, 1, "accuse cleo beast") == accusation
    assert asides.statement(terminal.screen, 1, "1 rose") == {"say": "claim_clan", "clan": "rose"}


@pytest.mark.parametrize("text", ["accuse", "accuse 9 beast", "accuse x beast", "accuse 3 wolf", "accuse 3 beast 4"])
def test_a_statement_in_another_form_is_explained(text):
    terminal = Terminal("blood-bound", 6)
    assert asides.statement(terminal.screen, 1, text) is None
    assert "t accuse SEAT CLAN" in terminal.says()


def test_standing_answers_are_given_and_ended():
    terminal = Terminal("blood-bound", 6)
    screen, view = terminal.screen, terminal.state.view(1)
    assert asides.stand(screen, 1, view, "", []) is None
    assert "s always_for SEAT" in terminal.says()
    given = asides.stand(screen, 1, view, "always_for 4", [])
    assert given is not None
    given = asides.stand(screen, 1, view, "never_this_turn", given)
    assert given is not None
    given = asides.stand(screen, 2, view, "2", given)
    assert given is not None
    assert [(each.seat, each.kind.name) for each in given] == [(1, "always_for"), (1, "never_this_turn"), (2, "never")]
    assert [each.value for each in given] == [3, 1, None]
    assert [each.seat for each in asides.stand(screen, 1, view, "off", given) or []] == [2]


def test_a_standing_answer_for_nobody_is_refused():
    terminal = Terminal("blood-bound", 6)
    assert asides.stand(terminal.screen, 1, terminal.state.view(1), "always_for 9", []) is None
    assert "There is no seat 9" in terminal.says()


def test_a_game_without_them_says_so():
    terminal = Terminal("dungeon-cards", 2)
    asides.show_notebook(terminal.screen, terminal.state.view(0))
    assert asides.statement(terminal.screen, 0, "") is None
    assert asides.stand(terminal.screen, 0, terminal.state.view(0), "off", []) is None
    assert len(terminal.says().splitlines()) == 3
