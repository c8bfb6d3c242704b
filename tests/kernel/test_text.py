"""Texts: messages with arguments, English where a language is silent, and something readable where all are."""

from pathlib import Path

import pytest
from tests.kernel import toy

from duskhall.kernel.event import NOBODY, Recorder
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.text import TableTexts, Texts, UnknownLanguage, key, language, message_keys


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "card-king = King\n"
        "card-page = Page\n"
        "ask-roll-or-stop = Roll or stop?\n"
        "option-roll-or-stop-roll = Roll the die\n"
        "event-shown = { $seat } shows the { $card } ({ $card_id })\n"
        "event-rolled = { $seat } rolls { $value ->\n    [one] a one\n   *[other] { $value }\n}\n"
        "event-crowned = { $seat } is crowned by { $given_by }\n"
        "refusal-rolled-enough = You rolled { $rolled } already.\n"
        "odds-lose = lose { $percent } %\n"
        "only-english = English\n",
        encoding="utf-8",
    )
    (tmp_path / "es.ftl").write_text("card-king = Rey\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def table(folder: Path) -> TableTexts:
    return TableTexts(Texts("en", [folder]), toy.GAME.setup(3), ["Ana", "Luis"])


@pytest.mark.parametrize(
    ("explicit", "environ", "expected"),
    [
        ("es", {"LANG": "en_GB.UTF-8"}, "es"),
        ("es-MX", {}, "es"),
        (None, {"LC_ALL": "es_ES.UTF-8", "LANG": "en_US"}, "es"),
        (None, {"LC_MESSAGES": "es", "LANG": "en_US"}, "es"),
        (None, {"LC_ALL": "", "LANG": "es_AR"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "es_ES"}, "en"),
        (None, {"LANG": "fr_FR"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locales_else_english(explicit, environ, expected):
    assert language(explicit, environ) == expected


def test_a_language_that_is_not_spoken_is_refused_in_a_sentence():
    with pytest.raises(UnknownLanguage, match="does not speak fr; it speaks en, es"):
        language("fr", {})


def test_what_a_language_lacks_is_said_in_english(folder: Path):
    texts = Texts("es", [folder])
    assert texts.text("card-king") == "Rey"
    assert texts.text("only-english") == "English"


def test_a_message_that_nobody_wrote_is_said_by_its_key_and_arguments(folder: Path):
    assert Texts("en", [folder]).text("no-such-message") == "no-such-message"
    assert Texts("en", [folder]).text("no-such-message", gold=3) == "no-such-message (gold=3)"


def test_a_missing_argument_does_not_stop_a_game(folder: Path):
    assert "English" not in Texts("en", [folder]).text("event-shown")


def test_the_kernels_own_messages_are_always_there():
    assert Texts("es").text("refusal-game-over") == "La partida ha terminado."


def test_arguments_carry_no_invisible_characters():
    assert Texts("en").text("seat-name", number=2) == "Player 2"


def test_an_argument_may_have_any_name(folder: Path):
    assert Texts("en", [folder]).text("no-such-message", name="x", self="y") == "no-such-message (name=x, self=y)"


def test_events_name_players_and_catalogue_entries(table: TableTexts):
    recorder = Recorder(table.setup)
    recorder.hear(toy.SHOWN, 0, 5, 0, 0)
    recorder.hear(toy.ROLLED, 1, 1, 0, 0)
    recorder.hear(toy.ROLLED, 1, 4, 0, 0)
    recorder.hear(toy.CROWNED, 2, NOBODY, 0, 0)
    assert [table.event_text(event) for event in recorder.events] == [
        "Ana shows the King (king)",
        "Luis rolls a one",
        "Luis rolls 4",
        "Player 3 is crowned by nobody",
    ]


def test_questions_and_options_have_words(table: TableTexts):
    assert table.question_text(toy.ROLL_OR_STOP) == "Roll or stop?"
    assert table.option_label(toy.ROLL_OR_STOP, toy.ROLL) == "Roll the die"
    assert table.option_label(toy.TAKE_CROWN, 1) == "Ana"


def test_odds_are_said_in_percent(table: TableTexts):
    assert table.odds_text("lose", 1 / 6) == "lose 17 %"


def test_a_refusal_names_its_rule(table: TableTexts):
    assert table.refusal_text(Refusal("refusal-rolled-enough", "3.4", {"rolled": 12})) == (
        "You rolled 12 already. (rule 3.4)"
    )
    assert table.refusal_text(Refusal("refusal-not-asked", "", {"seat": 1})) == "Luis has nothing to decide now."
    other = Refusal("refusal-other-question", "", {"question": "roll_or_stop"})
    assert table.refusal_text(other).endswith("The question is: Roll or stop?")


def test_a_refusal_about_a_seat_that_is_not_there_is_still_a_sentence(table: TableTexts):
    assert table.refusal_text(Refusal("refusal-not-asked", "", {"seat": 77})) == (
        "Player 78 has nothing to decide now."
    )


def test_keys_have_hyphens():
    assert key("card", "giant_rat") == "card-giant-rat"


def test_the_keys_of_a_file_are_listed_in_their_order(folder: Path):
    assert message_keys(folder / "es.ftl") == ["card-king"]
    assert message_keys(folder / "fr.ftl") == []
    assert Texts("es", [folder]).keys() >= {"card-king", "refusal-game-over"}
