"""From our rules to the printed rulebook: every rule names the headings that it carries, the same in both languages."""

import pytest

from duskhall.games import find
from duskhall.kernel.rulebook import Rule, Rulebook

GAMES = ["dungeon-cards", "blood-bound", "bloodborne-card", "bloodborne-board"]


@pytest.fixture(params=GAMES)
def books(request: pytest.FixtureRequest) -> tuple[Rulebook, Rulebook]:
    folder = find(request.param).folder
    return Rulebook(folder), Rulebook(folder, "es")


def rules(book: Rulebook) -> list[Rule]:
    """The numbered rules; rulings say themselves what they rest on."""
    return [rule for rule in book.rules.values() if not rule.number.startswith("R")]


def test_every_rule_names_its_place_in_the_rulebook_or_is_marked_as_ours(books):
    missing = [rule.number for rule in rules(books[0]) if bool(rule.sources) == rule.ours]
    assert not missing, f"end these rules with [Heading, p. 3], [Heading, l. 120] or [ours]: {missing}"


def test_both_languages_name_the_same_places(books):
    english, spanish = ({rule.number: (rule.sources, rule.ours) for rule in rules(book)} for book in books)
    assert english == spanish
