"""The check of what a game says of itself: questions, events, settings, rule numbers and the list of fields."""

import re
from collections.abc import Sequence

from duskhall.kernel.conformance.fields import NOT_STATE, attributes, value_of
from duskhall.kernel.conformance.play import NotConforming, deal, decisions, dice_of, fail, play_out
from duskhall.kernel.event import NUMBER, SEAT, Kind, Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL
from duskhall.kernel.rulebook import Rulebook
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State


def check_declarations(game: Game, seats: int, games: int = 2, seed: str = "conformance") -> None:
    """Hold questions, events, settings and the list of fields to what is true of played games."""
    if seats not in game.seats:
        fail(game, f"it is not for {seats} seats")
    setup = game.setup(seats)
    _all_different(game, "events", [kind.name for kind in _kinds(game)])
    _all_different(game, "settings", [setting.name for setting in game.settings])
    _check_questions(game, setup)
    _check_kinds(game, setup)
    _check_setting_values(game)
    _check_shown(game)
    _check_rule_numbers(game)
    if game.hidden_information and game.secrets is None:
        fail(game, "it has hidden information, but no `secrets` that say which names a seat may not know")
    asked_together = False
    for number in range(games):
        state = deal(setup, seed, number)
        _check_fields(state)
        for _ in decisions(state, seed, number):
            _check_fields(state)
            asked_together = asked_together or state.mode == ALL
        _check_fields(state)
    if asked_together and not game.simultaneous:
        fail(game, "seats are asked at once, but it does not say that it is simultaneous")
    _check_told(setup, seed)


def _check_questions(game: Game, setup: Setup) -> None:
    for question, domain in zip(game.questions, setup.domains):
        if not domain:
            fail(game, f"the question {question.name} has no options")
        if game.questions[question.index] is not question:
            fail(game, f"the question {question.name} has the number of another")
    if setup.actions != sum(len(domain) for domain in setup.domains):
        fail(game, "the action space is not the sum of the domains")


def _kinds(game: Game) -> list[Kind]:
    """Everything that can be told or said; what is listed as both counts once."""
    return [*game.kinds, *(kind for kind in game.statements if kind not in game.kinds)]


def _check_kinds(game: Game, setup: Setup) -> None:
    for kind in _kinds(game):
        for field, noun in zip(kind.fields, kind.nouns):
            if noun != NUMBER and noun not in setup.catalogues:
                fail(game, f"the field {field} of the event {kind.name} is a {noun}, of which there is no catalogue")


def _check_shown(game: Game) -> None:
    if game.usual_seats not in game.seats:
        fail(game, f"usually {game.usual_seats} play, which is not one of its numbers of seats")
    for colour in game.colours:
        for value in (colour.ground, colour.on_dark, colour.on_light):
            if re.fullmatch("#[0-9a-f]{6}", value) is None:
                fail(game, f"the colour {value!r} is not written as #rrggbb")


def _check_setting_values(game: Game) -> None:
    for setting in game.settings:
        for value in (setting.default, setting.in_simulation):
            if value is not None and value not in setting.values:
                fail(game, f"the setting {setting.name} can be {value!r}, which is not one of its values")


def _check_rule_numbers(game: Game) -> None:
    """Every rule that is named in a declaration stands in RULES.md, if the game has one."""
    book = Rulebook(game.folder)
    if not book.path.is_file():
        return
    declared = [(question.name, question.rule) for question in game.questions]
    declared += [(kind.name, kind.rule) for kind in _kinds(game)]
    declared += [(setting.name, setting.rule) for setting in game.settings]
    for name, rule in declared:
        if rule not in book.rules:
            fail(game, f"{name} names the rule {rule or '(none)'}, which RULES.md does not have")


def _check_fields(state: State) -> None:
    """FIELDS are exactly what can change: an attribute that is not listed stays as it is on an empty table."""
    fields = type(state).FIELDS
    held = attributes(state)
    _all_different(state.setup.game, "fields", fields)
    for name in fields:
        if name not in held:
            fail(state, f"FIELDS names {name}, which the state does not have")
    blank = state.setup.game.blank(state.setup, dice_of())
    for name in sorted(held - set(fields) - NOT_STATE):
        value, first = value_of(state, name), getattr(blank, name, None)
        if value is not first and not (isinstance(value, int | str) and value == first):
            fail(state, f"{name} is not in FIELDS, but it belongs to what is on the table")


def _check_told(setup: Setup, seed: str) -> None:
    """Everything told is one of the declared kinds, with values that its catalogues have."""
    declared = set(setup.game.kinds)
    recorder = Recorder(setup)
    try:
        state = setup.game.new(setup, dice_of("deal", seed, "told"), recorder)
        play_out(state, seed, "told")
    except LookupError as error:
        raise NotConforming(f"{setup.game.id}: an event holds a number that no catalogue has") from error
    for event in recorder.events:
        if event.kind not in declared:
            fail(setup, f"the event {event.kind.name} was told, but the game does not declare it")
        for field, noun in zip(event.kind.fields, event.kind.nouns):
            value = event.values[field]
            if noun == SEAT and value is not None and value not in range(setup.seats):
                fail(setup, f"the event {event.kind.name} names a seat {value}")


def _all_different(game: Game, what: str, names: Sequence[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        fail(game, f"its {what} are not all different: {', '.join(twice)}")
