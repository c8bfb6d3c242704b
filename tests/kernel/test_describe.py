"""Describing a view: a tree of keys and arguments, and its rendering as lines."""

import json
from pathlib import Path

import pytest
from tests.kernel import toy

from duskhall.kernel.describe import Noun, SeatName, Text, lines, sentence
from duskhall.kernel.text import TableTexts, Texts

TREE = Text(
    "table",
    {"round": 2},
    (
        Text("player", {"seat": SeatName(0), "card": Noun("card", "king")}, (Text("items", {"items": ()}),)),
        Text("player", {"seat": SeatName(1), "card": Text("hidden")}),
        Text("items", {"items": (Noun("card", "king"), "two", 3)}),
    ),
)


@pytest.fixture
def table(tmp_path: Path) -> TableTexts:
    (tmp_path / "en.ftl").write_text(
        "table = Round { $round }\n"
        "player = { $seat }: { $card }\n"
        "hidden = a hidden card\n"
        "items = Items: { $items }\n"
        "two-lines =\n    first\n    second\n"
        "card-king = King\n",
        encoding="utf-8",
    )
    return TableTexts(Texts("en", [tmp_path]), toy.GAME.setup(2), ["Ana", "Luis"])


def test_the_tree_becomes_indented_lines(table: TableTexts):
    assert lines(TREE, table) == [
        "Round 2",
        "  Ana: King",
        "    Items: nothing",
        "  Luis: a hidden card",
        "  Items: King, two, 3",
    ]


def test_a_message_of_several_lines_stays_several_lines(table: TableTexts):
    assert lines(Text("table", {"round": 1}, (Text("two-lines"),)), table) == ["Round 1", "  first", "  second"]


def test_a_sentence_leaves_out_what_belongs_under_it(table: TableTexts):
    assert sentence(TREE, table) == "Round 2"


def test_the_tree_can_be_sent_to_a_client():
    plain = TREE.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["children"][0]["args"] == {"seat": {"seat": 0}, "card": {"noun": "card", "id": "king"}}
    assert plain["children"][1]["args"]["card"] == {"key": "hidden", "args": {}, "children": []}
    assert plain["children"][2]["args"]["items"] == [{"noun": "card", "id": "king"}, "two", 3]
