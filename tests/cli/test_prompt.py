"""What is typed at a table, wherever the table is: options, commands, standing answers, and what the screen shows."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from rich.console import Console

from duskhall.cli.hints import show_hint
from duskhall.cli.prompt import Left, Prompt
from duskhall.cli.screen import Screen, news
from duskhall.cli.words import CLI_TEXTS
from duskhall.games import GAMES, find
from duskhall.kernel.describe import Text
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.standing import StandingAnswer
from duskhall.kernel.text import TableTexts, Texts
from duskhall.teacher.hint import Choice, Hint


class Reached:
    """A table that keeps what reaches it, and refuses what is not legal."""

    def __init__(self, legal: Sequence[str] = ()) -> None:
        self.legal = legal
        self.done: list[tuple[Any, ...]] = []

    def answer(self, seat: int, question: str, option: str) -> None:
        if self.legal and option not in self.legal:
            raise Refusal("refusal-no-such-option", "6.3", {"question": question})
        self.done.append(("answer", seat, question, option))

    def undo(self, seat: int) -> None:
        self.done.append(("undo", seat))

    def let_go(self, seat: int) -> None:
        self.done.append(("let_go", seat))

    def speak(self, seat: int, statement: Mapping[str, str | int]) -> None:
        self.done.append(("speak", seat, dict(statement)))

    def stand(self, seat: int, standing: Sequence[StandingAnswer]) -> None:
        self.done.append(("stand", seat, [(each.kind.name, each.value) for each in standing]))

    def chat(self, text: str) -> None:
        self.done.append(("chat", text))

    def hint(self, seat: int) -> None:
        self.done.append(("hint", seat))


class Typing:
    """A prompt at the beginning of a game, and what is said at it."""

    def __init__(self, game_id: str, seats: int, lang: str = "en", width: int = 100, height: int = 60) -> None:
        game = find(game_id)
        self.setup = game.setup(seats)
        self.state = game.new(self.setup, Dice(bytes(32)))
        texts = TableTexts(Texts(lang, [game.folder / "texts", CLI_TEXTS]), self.setup)
        self.output = io.StringIO()
        self.screen = Screen(texts, Console(file=self.output, width=width, height=height))
        self.reached = Reached()
        self.prompt = Prompt(self.screen, self.reached)
        self.ask(*self.state.pending()[:1])

    def ask(self, *asks: Ask, waiting: Sequence[int] = ()) -> None:
        """Ask this, of whoever sees the table first."""
        seat = asks[0].seat if asks else 0
        self.prompt.turn_to(seat, self.state.view(seat), asks, waiting)

    def says(self) -> str:
        """Return what was said since the last time."""
        text = self.output.getvalue()
        self.output.truncate(0)
        self.output.seek(0)
        return text


# --- Answering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["2", "warrior", "WARR", " 2 "])
def test_an_option_is_named_by_its_number_its_name_or_the_beginning_of_it(typed):
    typing = Typing("dungeon-cards", 2)
    assert typing.prompt.typed(typed)
    assert typing.reached.done == [("answer", 0, "choose_adventurer", "warrior")]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "1 to 7"),
        ("8", "1 to 7"),
        ("9" * 5000, "1 to 7"),
        ("w", "could be any of these: Warrior, Wizard"),
        ("xyz", "none of the options"),
        ("[bold]", "[bold]"),
    ],
)
def test_what_names_no_option_is_explained_and_asked_again(typed, said):
    typing = Typing("dungeon-cards", 2)
    assert not typing.prompt.typed(typed)
    assert said in " ".join(typing.says().split())
    assert typing.reached.done == []


def test_a_name_that_the_question_knows_is_refused_by_its_rule():
    typing = Typing("bloodborne-board", 2)
    typing.reached.legal = ("saw_cleaver",)
    question = typing.setup.game.question("choose_hunter")
    typing.ask(Ask(0, question, [1, 2]))
    assert not typing.prompt.typed("hunter axe")
    assert "rule 6.3" in typing.says()


def test_nothing_typed_changes_nothing():
    typing = Typing("dungeon-cards", 2)
    assert not typing.prompt.typed("  ")
    assert typing.says() == ""


@pytest.fixture
def going():
    """Two of three hunters may go, and a bot waits for them."""
    typing = Typing("bloodborne-board", 3)
    take_turn = typing.setup.game.question("take_turn")
    typing.screen.table.names = ["Ana", "Bram", "Luis"]
    typing.ask(Ask(0, take_turn, [0]), Ask(2, take_turn, [0]), waiting=[1])
    return typing


def test_where_any_of_several_seats_may_answer_all_are_named(going):
    going.screen.question(going.prompt.asks, {}, [1])
    said = going.says()
    assert "1  Ana: I go" in said
    assert "2  Luis: I go" in said
    assert "Bram can go first" in said


@pytest.mark.parametrize(("typed", "seat"), [("2", 2), ("luis", 2), ("Ana: I go", 0)])
def test_where_any_of_several_seats_may_answer_one_chooses_which(going, typed, seat):
    assert going.prompt.typed(typed)
    assert going.reached.done == [("answer", seat, "take_turn", "go")]


def test_where_any_of_several_seats_may_answer_what_fits_them_all_names_none(going):
    assert not going.prompt.typed("go")
    assert "Ana: I go, Luis: I go" in going.says()


@pytest.mark.parametrize("typed", ["1", "r"])
def test_whoever_is_asked_nothing_is_told_so(typed):
    typing = Typing("dungeon-cards", 2)
    typing.ask()
    assert not typing.prompt.typed(typed)
    assert "asked nothing now" in typing.says()


# --- Commands --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_help_lists_every_command(lang):
    typing = Typing("bloodborne-board", 2, lang)
    assert not typing.prompt.typed("?")
    said = typing.says()
    letters = {line.split()[0] for line in said.splitlines() if line.strip()}
    assert {command for command in typing.prompt._commands if len(command) == 1} - {"?", "h"} <= letters
    assert "~" in said  # the legend of the map


def test_a_decision_is_taken_back():
    typing = Typing("dungeon-cards", 2)
    assert typing.prompt.typed("u")
    assert typing.reached.done == [("undo", 0)]


def test_a_rule_is_read_by_its_number():
    typing = Typing("dungeon-cards", 2)
    assert not typing.prompt.typed("r 3.2")
    assert "3.2" in typing.says()


def test_one_leaves_the_table():
    with pytest.raises(Left):
        Typing("dungeon-cards", 2).prompt.typed("q")


@pytest.fixture
def waiting():
    """The bots of the second and the fourth seat wait for people."""
    typing = Typing("bloodborne-board", 4)
    typing.ask(Ask(0, typing.setup.game.question("take_turn"), [0]), waiting=[1, 3])
    return typing


@pytest.mark.parametrize(("typed", "seat"), [("b", 1), ("b 4", 3), ("b player 2", 1)])
def test_a_bot_that_waits_is_let_go(waiting, typed, seat):
    assert waiting.prompt.typed(typed)
    assert waiting.reached.done == [("let_go", seat)]


def test_a_bot_that_does_not_wait_cannot_be_let_go(waiting):
    assert not waiting.prompt.typed("b 3")
    assert "No bot is waiting" in waiting.says()


def test_a_letter_that_the_game_does_not_use_begins_a_name():
    typing = Typing("bloodborne-board", 2)
    question = typing.setup.game.question("choose_hunter")
    typing.ask(Ask(0, question, [1, 2, 3]))
    assert typing.prompt.typed("s")  # the board game has no standing answers
    assert typing.reached.done == [("answer", 0, "choose_hunter", "saw_cleaver")]
    assert not typing.prompt.typed("n")
    assert "no notebook" in typing.says()


def test_chat_is_said_where_there_is_one():
    typing = Typing("dungeon-cards", 2)
    assert not typing.prompt.typed("c hello")
    assert "no chat" in typing.says()
    typing.prompt.has_chat = True
    typing.prompt.typed("c")
    assert "c hello" in typing.says()
    typing.prompt.typed("c  good [b]evening[/b] ")
    assert typing.reached.done == [("chat", "good [b]evening[/b]")]


def test_statements_and_standing_answers_reach_the_table():
    typing = Typing("blood-bound", 6)
    typing.prompt.typed("t accuse 3 beast")
    assert typing.prompt.typed("s always_for 4")
    assert typing.prompt.typed("s never")
    assert typing.prompt.typed("s off")
    seat = typing.prompt.seat
    assert typing.reached.done == [
        ("speak", seat, {"say": "accuse", "target": 2, "clan": "beast"}),
        ("stand", seat, [("always_for", 3)]),
        ("stand", seat, [("always_for", 3), ("never", None)]),
        ("stand", seat, []),
    ]


# --- The screen ------------------------------------------------------------------------------------------------------


def test_the_table_is_shown_whole_at_first_and_then_what_is_new():
    typing = Typing("bloodborne-board", 2, height=24)
    while typing.state.pending()[0].question.name != "act":
        ask = typing.state.pending()[0]
        typing.screen.view(typing.state.view(0))
        typing.state.take(ask, ask.options[0])
    typing.screen.view(typing.state.view(0))
    typing.says()
    typing.screen.view(typing.state.view(0))
    assert typing.says() == ""  # nothing is new
    ask = typing.state.pending()[0]
    typing.state.take(ask, typing.setup.option_number(ask.question, "move"))
    pay = typing.state.pending()[0]
    typing.state.take(pay, pay.options[0])
    typing.screen.view(typing.state.view(0))
    new = typing.says()
    assert "In hand" in new  # one card less
    assert "|Central Lamp" not in new  # the map has not changed
    assert "v: everything" in new
    typing.ask(typing.state.pending()[0])
    typing.prompt.typed("v")
    whole = typing.says()
    assert "|Central Lamp" in whole
    assert "unexplored exit" in whole
    assert len(whole.splitlines()) > 2 * len(new.splitlines())


@pytest.mark.parametrize(("height", "whole"), [(60, True), (10, False)])
def test_everything_is_shown_when_a_round_begins_and_there_is_room(height, whole):
    typing = Typing("bloodborne-board", 2, height=height)
    view = typing.state.view(0)
    typing.screen.view(view)
    typing.says()
    typing.screen.view(msgspec.structs.replace(view, round=view.round + 1))
    said = typing.says()
    assert f"round {view.round + 1}" in said
    assert ("Player 2" in said) == whole
    assert ("v: everything" in said) != whole


def test_a_description_is_compared_branch_by_branch():
    def table(hp: int, *cards: str) -> Text:
        hands = (Text("hand", {"cards": cards}), Text("gun"))
        return Text("table", {}, (Text("hunter", {"hp": hp}, hands), Text("hunter", {"hp": 6}), Text("map")))

    assert news(table(6, "a"), table(6, "a")).children == ()
    assert news(table(5, "a"), table(6, "a")).children == (Text("hunter", {"hp": 5}),)
    changed = news(table(6, "b"), table(6, "a")).children
    assert changed == (Text("hunter", {"hp": 6}, (Text("hand", {"cards": ("b",)}),)),)
    more = Text("table", {}, (*table(6, "a").children, Text("fight")))
    assert news(more, table(6, "a")).children == (Text("fight"),)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_long_heading_is_shown_to_its_end(lang):
    typing = Typing("bloodborne-board", 2, lang, width=80)
    typing.screen.view(typing.state.view(0))
    said = " ".join(typing.says().replace("│", " ").split())
    assert typing.screen.table.text("table-hunter-choosing", seat=typing.screen.table.seat(0)) in said
    assert "0 insight." in said or "0 de lucidez." in said


@pytest.mark.parametrize("game_id", GAMES)
def test_no_line_is_longer_than_the_terminal_and_nothing_is_coloured_without_one(game_id):
    game = find(game_id)
    typing = Typing(game_id, game.seats[0], "es", width=80)
    dice = Dice(b"a long evening" * 2)
    for _ in range(150):
        pending = typing.state.pending()
        if not pending:
            break
        ask = pending[0]
        typing.screen.view(typing.state.view(ask.seat))
        typing.screen.question([ask], typing.state.odds(ask.seat, ask))
        typing.state.take(ask, ask.options[dice.below(len(ask.options))])
    said = typing.says()
    assert max(map(len, said.splitlines())) <= 80
    assert "\x1b" not in said


def test_a_hint_is_asked_for_by_a_sign_and_only_where_something_is_asked():
    typing = Typing("dungeon-cards", 3)
    assert not typing.prompt.typed("!")
    assert typing.reached.done == [("hint", typing.state.pending()[0].seat)]
    typing.ask()
    typing.prompt.typed("hint")
    assert len(typing.reached.done) == 1
    assert "asked nothing" in typing.output.getvalue()


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", ("I would: Turn up a card", "± 0.6", "1,600")), ("es", ("Yo haría esto:", "± 0,6", "partidas"))],
)
def test_a_hint_says_what_to_do_what_it_is_worth_and_why(lang, says):
    typing = Typing("dungeon-cards", 3, lang)
    choices = [Choice("draw", "", 2788, 311, {"bust": 0.25}), Choice("stop", "", 2400, 64, {})]
    show_hint(typing.screen, Hint("push_or_stop", "3.1", "win", "draw", choices, True, "", False, 1600))
    shown = typing.output.getvalue()
    for part in ("3.1", "28 % ± 3", "25 %", *says):
        assert part in shown
