"""The rulebook: rules by number, chapters, search, and helpful errors."""

from pathlib import Path

import pytest

from duskhall.kernel.rulebook import Rulebook, Source, UnknownRule

BOOK = """# High Card

What this is about.

## 1 Dealing

**1.1** Everyone is dealt a card
that the others do not see.

| card | worth |
|---|---|
| King | 5 |

**1.2** Nobody shows it.

## 10 Scoring

**10.1** The *highest* card wins.

## Rulings

**R1** (1.1) Because it says so.

**R3** A canción.
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    (tmp_path / "RULES.md").write_text(BOOK, encoding="utf-8")
    return Rulebook(tmp_path)


def test_a_rule_is_a_paragraph_on_one_line(book: Rulebook):
    assert book.rule("1.1").text == "Everyone is dealt a card that the others do not see."
    assert book.rule("1.1").section == "Dealing"


def test_a_rule_says_which_places_of_the_printed_rulebook_it_carries(tmp_path: Path):
    rules = """# High Card

## 1 Dealing

**1.1** Everyone is dealt a card.
[Setup (all players), p. 3; Dealing, the rest, l. 41]

**1.2** Nobody laughs. [ours]

**1.3** Nobody shows it [but once].

**1.4** Nobody tells of it.
"""
    (tmp_path / "RULES.md").write_text(rules, encoding="utf-8")
    book = Rulebook(tmp_path)
    assert book.rule("1.1").text == "Everyone is dealt a card."
    assert book.rule("1.1").sources == (
        Source("Setup (all players)", "page", 3),
        Source("Dealing, the rest", "line", 41),
    )
    assert [book.rule(number).ours for number in book.numbers] == [False, True, False, False]
    assert book.rule("1.2").text == "Nobody laughs."
    assert (book.rule("1.3").text, book.rule("1.3").sources) == ("Nobody shows it [but once].", ())
    assert book.rule("1.4").sources == ()


def test_numbers_are_in_the_books_order(book: Rulebook):
    assert book.numbers == ["1.1", "1.2", "10.1", "R1", "R3"]


def test_rulings_are_found_in_either_case(book: Rulebook):
    assert book.rule(" r1 ").text == "(1.1) Because it says so."


def test_chapters_hold_rules_and_explanations(book: Rulebook):
    assert [(section.number, section.title) for section in book.sections] == [
        ("", "High Card"),
        ("1", "Dealing"),
        ("10", "Scoring"),
        ("", "Rulings"),
    ]
    dealing = book.section("1")
    assert dealing is not None
    assert [rule.number for rule in dealing.rules] == ["1.1", "1.2"]
    assert any(isinstance(block, str) and block.startswith("| card") for block in dealing.blocks)
    assert book.section("7") is None


@pytest.mark.parametrize(
    ("number", "nearest"),
    [
        ("1.9", ("1.2", "10.1")),
        ("0.1", ("1.1",)),
        ("99.1", ("10.1",)),
        ("R2", ("R1", "R3")),
        ("R9", ("R3",)),
        ("first", ("1.1", "R3")),
        ("", ("1.1", "R3")),
    ],
)
def test_an_unknown_number_names_its_neighbours(book: Rulebook, number, nearest):
    with pytest.raises(UnknownRule) as error:
        book.rule(number)
    assert error.value.nearest == nearest
    assert str(error.value) == f"There is no rule {number}; the nearest are {' and '.join(nearest)}."


def test_search_ignores_case_and_accents(book: Rulebook):
    assert [rule.number for rule in book.search("CARD")] == ["1.1", "10.1"]
    assert [rule.number for rule in book.search("cancion")] == ["R3"]
    assert book.search("dragon") == []


def test_a_translation_is_used_where_there_is_one(tmp_path: Path, book: Rulebook):
    (tmp_path / "RULES.es.md").write_text("# Carta alta\n\n## 1 Repartir\n\n**1.1** Una carta.\n", encoding="utf-8")
    assert Rulebook(tmp_path, "es").rule("1.1").text == "Una carta."
    assert Rulebook(tmp_path, "fr").rule("1.1").text.startswith("Everyone")


def test_a_rule_about_one_thing_is_found_by_its_name(tmp_path: Path):
    (tmp_path / "RULES.md").write_text("# Rules\n\n## 1 Effects\n\n**1.1** All of them.\n\n**1.2** (`heal_up`) Rest.\n")
    assert Rulebook(tmp_path).named == {"heal_up": "1.2"}
