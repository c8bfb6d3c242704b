"""Whatever gives a secret away, or imagines with the truth, is caught."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from tests.games.broken.breaking import GAME, broken, caught, interpreted_only, state_class
from tests.kernel import toy

from duskhall.games.dungeon_cards import boss, events, questions, rules, view
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards
from duskhall.kernel.conformance import check_canary, check_imagination, check_twins
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import EVERYONE
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL, Ask
from duskhall.kernel.refusal import Refusal


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


# --- Events, odds, refusals and options --------------------------------------------------------------------------


def test_an_event_for_everyone_that_should_be_private(monkeypatch):
    monkeypatch.setattr(events.TOP_CARD_SEEN, "audience", EVERYONE)
    caught(check_twins, GAME, "hears what its view does not tell.*top_card_seen", games=40)


@interpreted_only
def test_an_event_that_tells_a_secret_name(monkeypatch):
    heard = rules.push_or_stop

    def push_or_stop(game: DungeonCards, seat: int, option: int) -> None:
        game.tell(events.BOSS_NAMED, game.boss)
        heard(game, seat, option)

    monkeypatch.setattr(rules, "push_or_stop", push_or_stop)
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


@interpreted_only
def test_options_that_depend_on_what_is_hidden(monkeypatch):
    heard = rules.choose_adventurer

    def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
        heard(game, seat, option)
        if NOBODY not in game.adventurer:
            rules.lay_out_deck(game)
            game.ask(seat, questions.COLLECT, [0, 1] if game.deck[-1] % 2 else [0], collect)

    def collect(game: DungeonCards, seat: int, option: int) -> None:
        boss.rank_players(game)
        boss.finish(game)

    monkeypatch.setattr(rules, "choose_adventurer", choose_adventurer)
    caught(check_imagination, GAME, "told apart by its asks|something of the real asks")


# --- Imaginations ------------------------------------------------------------------------------------------------


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


# --- Sealed answers and chance -----------------------------------------------------------------------------------


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


@interpreted_only
def test_chance_that_is_not_revealed():
    game = state_class(reveal=lambda self: None)
    caught(check_twins, game, "though nothing was revealed")
