"""Options are made and read through the question, and an ask names who hears its answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel import toy

from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask, Each, Question

WORDS = st.lists(st.text("abcdef", min_size=1), unique=True, max_size=4)


@given(words=WORDS, entry=st.integers(0, 300))
def test_an_entry_comes_back_from_its_option(words, entry):
    question = Question("pick", "1.1", *words, Each("card"))
    assert question.entry(question.of(entry)) == entry
    assert question.each([entry]) == [question.of(entry)]
    assert not question.is_word(question.of(entry))


@given(words=WORDS, entries=st.lists(st.integers(0, 300)))
def test_options_are_a_list_of_their_own(words, entries):
    question = Question("pick", "1.1", *words, Each("card"))
    options = question.each(entries)
    entries.append(0)
    assert len(options) == len(entries) - 1


@given(words=WORDS)
def test_words_are_numbered_as_they_are_declared(words):
    question = Question("pick", "1.1", *words, Each("card"))
    assert [question.word(word) for word in words] == list(range(len(words)))
    assert all(question.is_word(question.word(word)) for word in words)


def test_options_are_the_names_of_the_domain():
    setup = toy.GAME.setup(3)
    assert setup.option_name(toy.TAKE_CROWN, toy.TAKE_CROWN.of(2)) == "seat_3"
    assert setup.option_name(toy.TAKE_CROWN, toy.TAKE) == "take"


def test_a_word_that_a_question_does_not_have_is_named():
    with pytest.raises(ValueError, match="the question bid has no option middle, but low, high"):
        toy.BID.word("middle")


def test_words_come_before_the_catalogue():
    with pytest.raises(ValueError, match="pick has options after its cards: its words come first"):
        Question("pick", "1.1", Each("card"), "none")


def test_an_ask_that_is_no_tables_own_cannot_be_heard():
    with pytest.raises(TypeError, match="nobody hears"):
        Ask(0, Question("pick", "1.1", "a"), [0]).then()


def test_the_number_of_an_ask_reaches_the_step_that_hears_it():
    heard = []

    def hear(state: toy.HighCard, seat: int, option: int, number: int) -> None:
        heard.append((seat, option, number))

    state = toy.start(toy.GAME.setup(2), Dice(b""))
    state.ask(1, toy.BID, [0, 1], hear, 7)
    state.take(state.asks[0], 1)
    assert heard == [(1, 1, 7)]
