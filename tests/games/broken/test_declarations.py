"""Declarations that are not true are caught."""

from dataclasses import replace

import pytest
from tests.games.broken.breaking import GAME, broken, caught, interpreted_only, state_class
from tests.kernel import toy

from duskhall.games.dungeon_cards import events
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.kernel.conformance import check_declarations
from duskhall.kernel.setting import Setting


def test_a_number_of_seats_that_the_game_is_not_for():
    caught(check_declarations, GAME, "not for 7 seats", seats=7)


def test_an_event_that_is_not_declared():
    kinds = tuple(kind for kind in GAME.kinds if kind is not events.ROLLED)
    caught(check_declarations, broken(kinds=kinds), "rolled was told, but the game does not declare it")


def test_two_events_of_one_name():
    caught(check_declarations, broken(kinds=GAME.kinds + GAME.kinds[:1]), "events are not all different: first_player")


def test_a_default_that_is_not_one_of_the_values():
    bad = Setting("speed", "fast", ("slow",), "1.1")
    caught(check_declarations, broken(settings=(*GAME.settings, bad)), "speed can be 'fast'")


def test_a_declaration_that_names_no_rule():
    bad = Setting("speed", "fast", ("fast",), "99.9")
    caught(check_declarations, broken(settings=(*GAME.settings, bad)), "speed names the rule 99.9")


def test_hidden_information_without_secrets():
    caught(check_declarations, broken(secrets=None), "no `secrets`")


def test_simultaneous_asks_that_are_not_declared():
    game = replace(toy.GAME, simultaneous=False)
    caught(check_declarations, game, "does not say that it is simultaneous")


@interpreted_only
@pytest.mark.parametrize("field", ["gold", "deck", "round", "bust"])
def test_a_field_that_is_missing_in_the_list(field):
    fields = tuple(name for name in DungeonCards.FIELDS if name != field)
    caught(check_declarations, state_class(FIELDS=fields), f"{field} is not in FIELDS")


@interpreted_only
def test_a_field_that_is_listed_but_not_there():
    caught(check_declarations, state_class(FIELDS=(*DungeonCards.FIELDS, "mana")), "FIELDS names mana")
