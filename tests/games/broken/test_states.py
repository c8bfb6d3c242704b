"""Copies that share, options that cannot be, views that differ and games that do not end are caught."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.games.broken.breaking import GAME, broken, caught, interpreted_only, state_class

from duskhall.games.dungeon_cards import boss, questions, rules, view
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.conformance import check_copies, check_options, check_termination, check_views
from duskhall.kernel.game import Game
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal

# --- Copies ------------------------------------------------------------------------------------------------------


def copying(change: Callable[[Any, Any], None]) -> Game:
    def copy(self: Any) -> Any:
        new: Any = DungeonCards.copy(self)
        new.__class__ = type(self)
        change(self, new)
        return new

    return state_class(copy=copy)


@interpreted_only
@pytest.mark.parametrize("field", ["gold", "deck", "agenda", "points"])
def test_a_shallow_copy(field):
    caught(check_copies, copying(lambda old, new: setattr(new, field, getattr(old, field))), f"list of {field}")


@interpreted_only
def test_a_copy_that_forgets_a_field():
    caught(check_copies, copying(lambda _, new: setattr(new, "round", 0)), "differs from its original in round")


@interpreted_only
def test_a_copy_that_lacks_a_field():
    caught(check_copies, copying(lambda _, new: delattr(new, "noses")), "has no noses")


@interpreted_only
def test_a_copy_that_shares_the_dice():
    caught(check_copies, copying(lambda old, new: setattr(new, "dice", old.dice)), "shares the dice")


@interpreted_only
def test_options_that_are_a_list_of_the_state(monkeypatch):
    def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
        game.gold = [0, 1]
        game.ask(seat, questions.PUSH_OR_STOP, game.gold, rules.push_or_stop)

    monkeypatch.setattr(rules, "choose_adventurer", choose_adventurer)
    caught(check_copies, GAME, "options are the state's own list gold")


# --- Options and refusals ----------------------------------------------------------------------------------------


def asking(options: list[int]) -> Callable[[DungeonCards, int, int], None]:
    """A function for the choice of an adventurer that asks on with these options."""

    def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
        game.ask(seat, questions.PUSH_OR_STOP, options, rules.push_or_stop)

    return choose_adventurer


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ([0, 99], "are not all from 0 to"),
        ([-1, 0], "are not all from 0 to"),
        ([1, 0], "not in ascending order"),
        ([0, 0], "not in ascending order"),
        ([], "has no option"),
    ],
)
@interpreted_only
def test_options_that_cannot_be(options, sentence, monkeypatch):
    monkeypatch.setattr(rules, "choose_adventurer", asking(options))
    caught(check_options, GAME, sentence)


@interpreted_only
def test_an_option_that_the_rules_cannot_carry_out(monkeypatch):
    monkeypatch.setattr(rules, "choose_adventurer", asking([0, 1]))
    caught(check_options, GAME, "broke the rules")


def test_a_refusal_that_changes_the_state():
    def why_not(game: DungeonCards, ask: Ask, option: int) -> Refusal:
        game.gold[0] += 1
        return GAME.why_not(game, ask, option)

    caught(check_options, broken(why_not=why_not), "changed the state")


def test_a_refusal_without_a_rule():
    caught(check_options, broken(why_not=lambda *_: Refusal("refusal-no")), "names the rule ''")


def test_an_illegal_answer_that_raises_something_else():
    def why_not(*_: object) -> Refusal:
        raise KeyError("no such card")

    caught(check_options, broken(why_not=why_not), "instead of a Refusal")


# --- Views and endings -------------------------------------------------------------------------------------------


def test_views_made_together_that_show_what_another_seat_looked_at():
    def views(game: DungeonCards, seats: Sequence[int | None]) -> list[view.View]:
        top = next((seen.top_card for seen in view.views(game, seats) if seen.top_card), None)
        return [msgspec.structs.replace(seen, top_card=top) for seen in view.views(game, seats)]

    caught(check_views, broken(views=views), "when others look too", games=20)


@interpreted_only
def test_a_game_that_does_not_end(monkeypatch):
    def face_boss(game: DungeonCards, seat: int, option: int) -> None:
        game.ask(seat, questions.FACE_BOSS, [0, 1], face_boss)

    monkeypatch.setattr(boss, "face_boss", face_boss)
    caught(check_termination, broken(longest=2000), "not over after 2000 decisions")


@interpreted_only
def test_a_game_that_stops_without_an_end(monkeypatch):
    monkeypatch.setattr(boss, "face_boss", lambda *_: None)
    caught(check_termination, GAME, "nobody is asked, though the game is not over")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scores": (100, 0, 0)}, "does not add up|better score"),
        ({"winners": (0, 1, 2)}, "not in the first place"),
        ({"winners": (7,)}, "not different seats"),
        ({"places": (1, 1, 2)}, "no ranking|not in the first place"),
        ({"places": (1, 2)}, "for every seat"),
        ({"truncated": True}, "do not agree"),
    ],
)
def test_an_outcome_that_does_not_add_up(change, sentence):
    def outcome(game: DungeonCards) -> Outcome:
        return replace(GAME.outcome(game), **change)

    caught(check_termination, broken(outcome=outcome), sentence)
