"""Fields declared once: what is written from the declaration, in a checkout and for the wheel."""

import ast
import importlib
import inspect
import textwrap
from types import ModuleType

import pytest
from tests.kernel import toy
from tests.kernel.tables import new_table

from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import (
    BadDeclaration,
    cells,
    declared,
    during,
    expanded,
    made,
    members_of,
    piece,
    pile,
    piles,
    shared,
)
from duskhall.kernel.setup import Definition, Setup
from duskhall.kernel.state import Piece, State

SIZE = 2


class Tables:
    start = 7


@declared
class Blow(Piece):
    """A piece with a list of its own."""

    speed: int = 1
    hits: list[int] = pile()


@declared
class Axe(Definition):
    """Something printed."""

    damage: int = 2
    copies: int
    slots: list[int]


@declared
class Duel(State):
    """Every kind of field."""

    round: int = 1
    over: bool = False
    health: list[int] = cells(f"seats * {SIZE}", 20)
    deck: list[int] = made("[tables.start] * seats")
    hand: list[list[int]] = piles("seats")
    order: list[int] = shared(cells("seats", 0))
    played: list[int] = during("round", cells("seats", -1))
    blow: Blow = piece()

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.tables = Tables()

    def clear_round(self) -> None:
        """Forget the round."""


@pytest.fixture
def duel() -> Duel:
    state = Duel(toy.GAME.setup(3), Dice(b"duel"))
    state.clear()
    return state


def test_every_field_gets_its_first_value(duel):
    assert (duel.round, duel.over, duel.health, duel.deck) == (1, False, [20] * 6, [7, 7, 7])
    assert (duel.hand, duel.played, duel.order) == ([[], [], []], [-1, -1, -1], [0, 0, 0])
    assert (duel.blow.speed, duel.blow.hits) == (1, [])


def test_what_lasts_for_a_round_is_laid_out_anew_and_nothing_else(duel):
    duel.round, duel.played[0] = 4, 9
    duel.clear_round()
    assert (duel.round, duel.played) == (4, [-1, -1, -1])


def test_a_copy_is_equal_and_shares_only_what_says_so(duel):
    duel.hand[1].append(5)
    duel.blow.hits.append(3)
    copy = duel.copy()
    assert copy == duel
    assert copy.order is duel.order
    copy.hand[1].append(6)
    copy.blow.hits.append(4)
    copy.blow.speed = 9
    assert (duel.hand[1], duel.blow.hits, duel.blow.speed) == ([5], [3], 1)
    assert copy != duel


def test_a_snapshot_holds_every_field_and_comes_back(duel):
    duel.hand[2].append(1)
    duel.blow.speed = 8
    frozen = duel.freeze()
    assert frozen["blow"] == {"speed": 8, "hits": []}
    other = Duel(duel.setup, Dice(b""))
    other.thaw(frozen)
    assert other == duel


def test_an_unset_field_is_an_error_and_not_another_tables_value():
    with pytest.raises(AttributeError):
        _ = Duel(toy.GAME.setup(3), Dice(b"")).round


def test_a_definition_tells_its_fields_and_which_of_them_must_be_given():
    axe = Axe()
    assert (axe.damage, axe.copies, axe.slots) == (2, 0, [])
    assert axe.slots is not Axe().slots
    assert Axe.FIELDS == ("damage", "copies", "slots")
    assert Axe.TYPES == ("int", "int", "list[int]")
    assert Axe.GIVEN == ("copies", "slots")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("round: int", "game.py:3: the field round needs a first value"),
        ("round: str = 'a'", "game.py:3: the field round is a str; a state holds"),
        ("hand: list[int] = cells(3, 0)", "game.py:3: the size or time of the field hand has to be a string"),
        ("hand: list[int] = list()", "game.py:3: list says nothing about the field hand"),
        ("hand: list[int] = during('turn', pile())", "game.py:2: Duel needs a method clear_turn"),
    ],
)
def test_a_field_that_is_not_declared_as_it_should_be_is_named_with_its_line(line, sentence):
    with pytest.raises(BadDeclaration, match=sentence):
        expanded(f"@declared\nclass Duel(State):\n    {line}\n", "game.py")


@pytest.mark.interpreted_only
@pytest.mark.parametrize("game_id", GAMES)
def test_the_wheel_compiles_what_the_checkout_runs(game_id):
    """The methods written into the module are the ones that the class was given at import."""
    state = find(game_id).blank(find(game_id).setup(find(game_id).seats[-1]), Dice(b""))
    for module in {type(state).__module__, type(state.tables).__module__}:  # type: ignore[attr-defined]
        _compare(importlib.import_module(module))


def _compare(module: ModuleType) -> None:
    written = expanded(inspect.getsource(module), "state.py")
    for node in ast.parse(written).body:
        cls = getattr(module, getattr(node, "name", ""), None)
        if not isinstance(node, ast.ClassDef) or not isinstance(cls, type) or "FIELDS" not in vars(cls):
            continue
        source = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
        assert isinstance(source, ast.ClassDef)
        wanted = _methods(ast.parse(members_of(source, "")).body)
        assert {name: text for name, text in _methods(node.body).items() if name in wanted} == wanted
        for name in wanted:
            assert vars(cls)[name].__code__.co_filename.startswith("<")


def test_what_is_compiled_copies_as_what_is_declared():
    """On the wheel the same states go through the compiled methods."""
    table = new_table()
    assert table.state.copy() == table.state


def _methods(body: list[ast.stmt]) -> dict[str, str]:
    return {each.name: ast.dump(each) for each in body if isinstance(each, ast.FunctionDef)}
