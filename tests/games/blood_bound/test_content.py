"""Content that cannot be used is refused with one sentence that names file, entry and field."""

import copy
import re

import pytest

from duskhall.games.blood_bound.content import load
from duskhall.kernel.content import BadContent


@pytest.fixture
def data():
    return copy.deepcopy(dict(load().data))


def entry(data, noun, name):
    return next(entry for entry in data[noun] if entry["id"] == name)


def refused(data, *words):
    with pytest.raises(BadContent) as refusal:
        load(data)
    sentence = str(refusal.value)
    assert re.fullmatch(r"(characters|supply)\.toml: .*\.|content: .*\.", sentence), sentence
    for word in words:
        assert word in sentence, sentence


def test_the_games_own_content_can_be_given_again(data):
    assert load(data).digest == load().digest


def test_other_numbers_can_be_played_with(data):
    entry(data, "card", "fan")["count"] = 1
    assert load(data).tables.cards[6] == 1
    assert load(data).digest != load().digest


@pytest.mark.parametrize(
    ("noun", "name", "field", "value", "words"),
    [
        ("character", "mage", "ability", "fly", ("characters.toml", "character mage", "ability", "two_staffs")),
        ("character", "mage", "ability", "curses", ("characters.toml", "character mage", "ability")),
        ("character", "mage", "number", 3, ("character mage", "number", "must be 8")),
        ("character", "mage", "affiliations", ["wild", "wild"], ("character mage", "affiliations")),
        ("character", "mage", "affiliations", ["own"], ("character mage", "affiliations")),
        ("character", "mage", "clue", "either", ("character mage", "clue")),
        ("character", "inquisitor", "clue", "own", ("character inquisitor", "clue")),
        ("character", "mage", "id", "elder", ("character elder", "id", "same id")),
        ("card", "fan", "count", -1, ("supply.toml", "card fan", "count")),
        ("card", "fan", "count", "four", ("supply.toml", "card fan", "count")),
        ("card", "fan", "id", "umbrella", ("supply.toml", "fan")),
        ("curses", "seven", "true", 2, ("supply.toml", "curses seven", "true")),
        ("curses", "seven", "false", 6, ("supply.toml", "curses seven", "false")),
        ("curses", "seven", "players", 8, ("supply.toml", "7, 9 and 11")),
        ("card", "fan", "colour", "red", ("supply.toml", "card fan", "colour")),
    ],
)
def test_a_wrong_value_is_named(data, noun, name, field, value, words):
    entry(data, noun, name)[field] = value
    refused(data, *words)


def test_a_character_is_missing(data):
    data["character"].pop()
    refused(data, "characters.toml", "ten characters")


@pytest.mark.parametrize("noun", ["character", "card", "curses"])
def test_every_entry_says_where_it_comes_from(data, noun):
    for each in data[noun]:
        assert set(each["known"]) <= set(each), each["id"]


def test_only_the_first_character_may_take_a_quill(data):
    entry(data, "character", "mage")["ability"] = "quill"
    refused(data, "characters.toml", "character mage, ability", "quill", "first character")


@pytest.mark.parametrize(("noun", "name"), [("character", "mage"), ("card", "fan"), ("curses", "seven")])
def test_what_is_known_of_an_entry_are_fields_of_it(data, noun, name):
    entry(data, noun, name)["known"] = ["abilty"]
    refused(data, f"{noun} {name}, known", "'abilty'")
