"""The kit has teeth: games and bots that are broken in one way each are caught by the check that is meant for it.

A break goes through what a `Game` is given (a view, an imagine ...), a question's function or an event's audience, all
of which can be exchanged on the compiled run as well; only what needs another state class is for the sources alone.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.kernel import toy

from duskhall.games import find
from duskhall.games.dungeon_cards import boss, events, questions, rules, view
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards
from duskhall.kernel.conformance import (
    CHECKS,
    NotConforming,
    check_canary,
    check_copies,
    check_declarations,
    check_determinism,
    check_game,
    check_imagination,
    check_mind,
    check_options,
    check_round_trips,
    check_termination,
    check_twins,
    check_undo,
    check_views,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import EVERYONE
from duskhall.kernel.game import Game, Option
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.seat import Seat
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

GAME = find("dungeon-cards")
SEATS = 3
interpreted_only = pytest.mark.interpreted_only  # a compiled state class cannot be subclassed


def broken(**changes: Any) -> Game:
    """Dungeon Cards with other functions or values in its declaration."""
    return replace(GAME, **changes)


def caught(check: Callable[..., None], game: Game, sentence: str, seats: int = SEATS, games: int = 4) -> None:
    with pytest.raises(NotConforming, match=sentence):
        check(game, seats, games, "broken")


def test_the_game_that_is_broken_here_is_sound():
    for check in CHECKS:
        check(GAME, SEATS, 1, "broken")


def test_a_whole_kit_stops_at_the_first_fault():
    with pytest.raises(NotConforming, match="its longest"):
        check_game(broken(longest=10), [2], 1)


# --- Declarations ------------------------------------------------------------------------------------------------


def test_a_number_of_seats_that_the_game_is_not_for():
    caught(check_declarations, GAME, "not for 7 seats", seats=7)


def test_an_event_that_is_not_declared():
    kinds = tuple(kind for kind in GAME.kinds if kind is not events.ROLLED)
    caught(check_declarations, broken(kinds=kinds), "rolled was told, but the game does not declare it")


def test_two_events_of_one_name():
    caught(check_declarations, broken(kinds=GAME.kinds + GAME.kinds[:1]), "events are not all different: first_player")


def test_a_default_that_is_not_one_of_the_values():
    bad = Option("speed", "fast", ("slow",), "1.1")
    caught(check_declarations, broken(options=(*GAME.options, bad)), "speed can be 'fast'")


def test_a_declaration_that_names_no_rule():
    bad = Option("speed", "fast", ("fast",), "99.9")
    caught(check_declarations, broken(options=(*GAME.options, bad)), "speed names the rule 99.9")


def test_hidden_information_without_secrets():
    caught(check_declarations, broken(secrets=None), "no `secrets`")


def test_simultaneous_asks_that_are_not_declared():
    game = replace(toy.GAME, simultaneous=False)
    caught(check_declarations, game, "does not say that it is simultaneous")


def state_class(**members: Any) -> Game:
    """Dungeon Cards with a state class of its own."""

    def copy(self: Any) -> Any:
        new: Any = DungeonCards.copy(self)
        new.__class__ = Broken
        return new

    Broken: Any = type("Broken", (DungeonCards,), {"copy": copy, **members})

    def start(setup: Setup, dice: Dice) -> Any:
        game = rules.start(setup, dice)
        game.__class__ = Broken
        return game

    return broken(start=start, blank=Broken)


@interpreted_only
@pytest.mark.parametrize("field", ["gold", "deck", "round", "bust"])
def test_a_field_that_is_missing_in_the_list(field):
    fields = tuple(name for name in DungeonCards.FIELDS if name != field)
    caught(check_declarations, state_class(FIELDS=fields), f"{field} is not in FIELDS")


@interpreted_only
def test_a_field_that_is_listed_but_not_there():
    caught(check_declarations, state_class(FIELDS=(*DungeonCards.FIELDS, "mana")), "FIELDS names mana")


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


# --- Options and refusals ----------------------------------------------------------------------------------------


def asking(options: list[int]) -> Callable[[DungeonCards, int, int], None]:
    """A function for the choice of an adventurer that asks on with these options."""

    def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
        game.ask(seat, questions.PUSH_OR_STOP, options)

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
def test_options_that_cannot_be(options, sentence, monkeypatch):
    monkeypatch.setattr(questions.CHOOSE_ADVENTURER, "answered", asking(options))
    caught(check_options, GAME, sentence)


def test_an_option_that_the_rules_cannot_carry_out(monkeypatch):
    monkeypatch.setattr(questions.CHOOSE_ADVENTURER, "answered", asking([0, 1]))
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


# --- Endings, snapshots, seeds, undo -----------------------------------------------------------------------------


def test_a_game_that_does_not_end(monkeypatch):
    def face_boss(game: DungeonCards, seat: int, option: int) -> None:
        game.ask(seat, questions.FACE_BOSS, [0, 1])

    game = broken(longest=2000)  # which binds the questions to the real functions
    monkeypatch.setattr(questions.FACE_BOSS, "answered", face_boss)
    caught(check_termination, game, "not over after 2000 decisions")


def test_a_game_that_stops_without_an_end(monkeypatch):
    monkeypatch.setattr(questions.FACE_BOSS, "answered", lambda *_: None)
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


def test_a_snapshot_that_forgets_something():
    def blank(setup: Setup, dice: Dice) -> State:
        return GAME.blank(GAME.setup(setup.seats, {"rounds": 1}), dice)

    game = broken(blank=blank)
    caught(check_round_trips, game, "play goes on differently|not the same state")


def test_a_game_that_is_different_every_time():
    deals = itertools.count()

    def start(setup: Setup, dice: Dice) -> State:
        return GAME.start(setup, Dice(bytes(31) + bytes([next(deals) % 256])))

    caught(check_determinism, broken(start=start), "two different records|not the same")


def test_sealed_answers_whose_order_matters(monkeypatch):
    def bid(state: toy.HighCard, seat: int, option: int) -> None:
        toy.bid(state, seat, option)
        state.rolled[seat] += max(state.bids)

    monkeypatch.setattr(toy.BID, "answered", bid)
    check_determinism(toy.GAME, 3, 4, "sealed")  # they are opened in the order of the asks, so this is sound
    seals = itertools.count()

    def late_bid(state: toy.HighCard, seat: int, option: int) -> None:
        toy.bid(state, seat, option)
        state.rolled[seat] += next(seals) % 7

    monkeypatch.setattr(toy.BID, "answered", late_bid)
    with pytest.raises(NotConforming, match=r"sealed answers|two different records"):
        check_determinism(toy.GAME, 3, 4, "sealed")


@interpreted_only
def test_chance_that_is_not_revealed():
    game = state_class(reveal=lambda self: None)
    caught(check_twins, game, "though nothing was revealed")


# --- Secrecy -----------------------------------------------------------------------------------------------------


def seeing(change: Callable[[DungeonCards, int | None], dict[str, Any]]) -> Game:
    """Dungeon Cards with a view in which something is changed."""

    def see(game: DungeonCards, seat: int | None) -> Any:
        return msgspec.structs.replace(view.view(game, seat), **change(game, seat))

    return broken(view=see)


def card_name(game: DungeonCards, card: int) -> str:
    return game.setup.catalogues["card"][card]


def test_a_view_that_leaks_the_order_of_the_deck():
    game = seeing(lambda game, _: {"deck": {card_name(game, card): 1 for card in game.deck}})
    caught(check_imagination, game, "tell an imagined world from the real one by its view")


def test_views_made_together_that_show_what_another_seat_looked_at():
    def views(game: DungeonCards, seats: Sequence[int | None]) -> list[view.View]:
        top = next((seen.top_card for seen in view.views(game, seats) if seen.top_card), None)
        return [msgspec.structs.replace(seen, top_card=top) for seen in view.views(game, seats)]

    caught(check_views, broken(views=views), "when others look too", games=20)


def test_a_view_that_shows_a_seat_what_another_one_looked_at():
    def change(game: DungeonCards, seat: int | None) -> dict[str, Any]:
        known = game.top_seen and game.deck
        return {"top_card": card_name(game, game.deck[-1]) if known else None}

    caught(check_imagination, seeing(change), "by its view", games=20)


def test_a_view_that_shows_the_boss_too_early():
    def change(game: DungeonCards, _: int | None) -> dict[str, Any]:
        return {"boss": game.setup.catalogues["boss"][game.boss] if game.boss >= 0 else None}

    caught(check_canary, seeing(change), "view holds the name")
    caught(check_imagination, seeing(change), "by its view")


def test_a_view_that_holds_the_key_of_the_dice():
    caught(check_canary, seeing(lambda game, _: {"phase": game.dice.key.hex()}), "the key of the dice")


def test_an_event_for_everyone_that_should_be_private(monkeypatch):
    monkeypatch.setattr(events.TOP_CARD_SEEN, "audience", EVERYONE)
    caught(check_twins, GAME, "hears what its view does not tell.*top_card_seen", games=40)


def test_an_event_that_tells_a_secret_name(monkeypatch):
    def push_or_stop(game: DungeonCards, seat: int, option: int) -> None:
        game.tell(events.BOSS_NAMED, game.boss)
        rules.push_or_stop(game, seat, option)

    monkeypatch.setattr(questions.PUSH_OR_STOP, "answered", push_or_stop)
    caught(check_canary, GAME, "events holds the name")
    caught(check_twins, GAME, "before anything is revealed, by events")


def test_odds_from_what_the_seat_cannot_know():
    def odds(game: DungeonCards, seat: int, ask: Ask) -> Any:
        return {0: {"bust": float(game.tables.action[game.deck[-1]])}} if game.deck else {}

    caught(check_imagination, broken(odds=odds), "by its odds")


def test_a_refusal_that_gives_something_away():
    def why_not(game: DungeonCards, ask: Ask, option: int) -> Refusal:
        top = card_name(game, game.deck[-1]) if game.deck else ""
        return Refusal("refusal-not-now", "6.3", {"card": top})

    caught(check_imagination, broken(why_not=why_not), "by its refusals")


def test_options_that_depend_on_what_is_hidden(monkeypatch):
    def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
        rules.choose_adventurer(game, seat, option)
        if NOBODY not in game.adventurer:
            rules.lay_out_deck(game)
            game.ask(seat, questions.COLLECT, [0, 1] if game.deck[-1] % 2 else [0])

    def collect(game: DungeonCards, seat: int, option: int) -> None:
        boss.rank_players(game)
        boss.finish(game)

    monkeypatch.setattr(questions.CHOOSE_ADVENTURER, "answered", choose_adventurer)
    monkeypatch.setattr(questions.COLLECT, "answered", collect)
    caught(check_imagination, GAME, "told apart by its asks|something of the real asks")


def test_an_imagination_that_keeps_the_real_deck():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        other = view.imagine(game, seat, dice)
        other.deck = game.deck[:]
        return other

    caught(check_imagination, broken(imagine=imagine), "keeps something of the real deck")


def test_an_imagination_that_keeps_the_real_boss():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        other = view.imagine(game, seat, dice)
        other.boss = game.boss
        return other

    caught(check_imagination, broken(imagine=imagine), "keeps something of the real boss")


def test_an_imagination_that_starts_from_the_real_order():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        other = view.imagine(game, seat, dice.copy())
        other.deck = game.deck[:]
        dice.shuffle(other.deck)
        return other

    caught(check_imagination, broken(imagine=imagine), "depends on what is hidden")


def test_an_imagination_that_forgets_what_the_seat_looked_at():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        return view.imagine(game, None, dice)

    caught(check_imagination, broken(imagine=imagine), "by its view", games=20)


def test_an_imagination_with_the_real_dice():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        other = view.imagine(game, seat, dice)
        other.dice = game.dice.copy()
        return other

    caught(check_imagination, broken(imagine=imagine), "the real ones")


def test_an_imagination_that_is_always_the_same():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        other = view.imagine(game, seat, Dice(bytes(32)))
        other.dice = dice.copy()
        return other

    caught(check_imagination, broken(imagine=imagine), "always the same world")


def test_an_imagination_that_changes_the_real_state():
    def imagine(game: DungeonCards, seat: int | None, dice: Dice) -> DungeonCards:
        game.deck.reverse()
        return view.imagine(game, seat, dice)

    caught(check_imagination, broken(imagine=imagine), "changed the real state")


def test_a_view_that_shows_sealed_answers():
    def see(state: toy.HighCard, seat: int | None) -> Any:
        return {**toy.view(state, seat), "all_sealed": state.sealed[:]}

    game = replace(toy.GAME, view=see)
    caught(check_twins, game, "sealed answer by view")
    caught(check_imagination, game, "by its view", games=10)


def test_a_view_that_shows_another_hand():
    def see(state: toy.HighCard, seat: int | None) -> Any:
        return {**toy.view(state, seat), "cards": [toy.view(state, other)["card"] for other in range(3)]}

    game = replace(toy.GAME, view=see)
    caught(check_canary, game, "is told a secret: view")


def test_a_private_event_for_everyone_in_the_opening(monkeypatch):
    monkeypatch.setattr(toy.DEALT, "audience", EVERYONE)
    caught(check_twins, toy.GAME, "hears what its view does not tell.*dealt")


def test_sealed_answers_are_asked_in_the_toy_game():
    assert toy.GAME.new(toy.GAME.setup(3), Dice(bytes(32))).mode == ALL


# --- Minds -------------------------------------------------------------------------------------------------------


class FirstOption:
    """A sound mind, for others to be broken in one way."""

    name = "first"

    def __init__(self, game: Game, number: int, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[self.dice.below(len(seat.ask.options))]


class Illegal(FirstOption):
    def choose(self, seat: Seat) -> int:
        return 999


class Fickle(FirstOption):
    moods: Iterator[int] = itertools.count()

    def choose(self, seat: Seat) -> int:
        return seat.ask.options[next(self.moods) % len(seat.ask.options)]


class Peeping(FirstOption):
    """Finds the state behind the seat's functions."""

    def choose(self, seat: Seat) -> int:
        state: Any = next(cell.cell_contents for cell in seat._look.__closure__ or () if _is_state(cell))
        known = state.deck[-1] if state.deck else 0
        return seat.ask.options[known % len(seat.ask.options)]


class Hoarding(FirstOption):
    def choose(self, seat: Seat) -> int:
        self.seat = seat
        return super().choose(seat)


class Meddling(FirstOption):
    def choose(self, seat: Seat) -> int:
        state: Any = next(cell.cell_contents for cell in seat._look.__closure__ or () if _is_state(cell))
        state.gold[0] += 1
        return super().choose(seat)


class Nameless(FirstOption):
    name = ""


def _is_state(cell: Any) -> bool:
    return isinstance(cell.cell_contents, State)


def test_a_sound_mind_passes():
    check_mind(GAME, FirstOption)
    check_mind(toy.GAME, FirstOption, 4)


@pytest.mark.parametrize(
    ("mind", "sentence"),
    [
        (Illegal, "not one of the options"),
        (Fickle, "with the same dice"),
        (Peeping, "only what is hidden"),
        (Hoarding, "keeps hold of the table"),
        (Meddling, "changed the table"),
        (Nameless, "no name"),
    ],
)
def test_a_mind_that_does_what_it_must_not(mind, sentence):
    with pytest.raises(NotConforming, match=sentence):
        check_mind(GAME, mind, games=10)


def test_an_undo_that_leaves_a_trace(monkeypatch):
    """What the rules keep outside the state cannot be taken back."""
    picks = itertools.count()

    def pick_side(state: toy.HighCard, seat: int, option: int) -> None:
        toy.pick_side(state, seat, option)
        state.rolled[seat] += next(picks) % 5

    monkeypatch.setattr(toy.PICK_SIDE, "answered", pick_side)
    caught(check_undo, toy.GAME, "came out differently")
