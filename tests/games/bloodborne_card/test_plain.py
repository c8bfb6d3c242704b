"""The rules against a second, simple implementation (`plain`): the same games, equal after every decision."""

from typing import Any

import pytest
from tests.games.bloodborne_card.plain import TYPES, Asked, Plain
from tests.games.bloodborne_card.table import GAME_ID
from tests.games.scenario import prepared
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.bloodborne_card import rules
from duskhall.games.bloodborne_card.state import ALIVE, IN_PLAY, NOBODY, OUT, CardGame
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

GAME = find(GAME_ID)
GAMES = 20_000 if FULL else 200
CHUNKS = 10  # so that several processes share them
LONGEST = 60  # rounds


def laid_out(number: int) -> tuple[CardGame, Plain]:
    """Lay the same table out for both."""
    setup = GAME.setup(3 + number % 3, {"round_limit": 0})
    game = prepared(
        rules.start, setup, number, Recorder(setup), "begin_round", "dead_on_reveal", "reveal_next_creature"
    )
    game.listener = None
    names, cards = setup.catalogues["creature"], setup.catalogues["card"]

    def chance(purpose: str) -> int:
        assert game.dice.log
        _, _, value, drawn_for = game.dice.log.pop(0)
        assert drawn_for == purpose
        return value

    plain = Plain(setup.content.data, game.seats, game.first_player, names[game.final_boss], chance)
    plain.deck = [names[each] for each in game.deck]
    plain.box = [names[each] for each in game.box]
    plain.upgrades = [cards[each] for each in game.upgrade_deck]
    plain.display = [cards[each] for each in game.display]
    return game, plain


def of_game(game: CardGame) -> dict[str, Any]:
    """Return what is on the game's table, by names."""
    names, cards = game.setup.catalogues["creature"], game.setup.catalogues["card"]

    def card(number: int) -> str | None:
        return cards[number] if number != NOBODY else None

    hunters = [
        (
            game.status[seat] == ALIVE,
            game.status[seat] == OUT,
            game.health[seat],
            game.collected[seat],
            game.banked[seat],
            game.trophies[seat * 3 : seat * 3 + 3],
            game.deaths[seat],
            game.dealt[seat],
            game.weakened[seat],
            game.blocked[seat],
            game.struck[seat],
            sorted(cards[each] for each in game.hand[seat]),
            sorted(cards[each] for each in game.used[seat]),
            card(game.played[seat]),
            card(game.shown[seat]),
        )
        for seat in range(game.seats)
    ]
    return {
        "round": game.round,
        "first": game.first_player,
        "creature": names[game.creature] if game.fate == IN_PLAY else None,
        "echoes": game.echoes,
        "deck": [names[each] for each in game.deck],
        "display": sorted(cards[each] for each in game.display),
        "upgrades": [cards[each] for each in game.upgrade_deck],
        "hunters": hunters,
    }


def of_plain(plain: Plain) -> dict[str, Any]:
    """Return the same of the simple one."""
    hunters = [
        (
            each.alive,
            each.out,
            each.health,
            each.collected,
            each.banked,
            [each.tokens[trophy] for trophy in TYPES],
            each.deaths,
            each.dealt,
            each.weakened,
            each.blocked,
            each.struck,
            sorted(each.hand),
            sorted(each.used),
            each.played,
            each.shown,
        )
        for each in plain.hunters
    ]
    return {
        "round": plain.round,
        "first": plain.first,
        "creature": plain.creature["id"] if plain.creature is not None else None,
        "echoes": plain.echoes,
        "deck": plain.deck,
        "display": sorted(plain.display),
        "upgrades": plain.upgrades,
        "hunters": hunters,
    }


def asked(game: CardGame) -> Asked:
    """Return what is asked, by names."""
    name = game.setup.option_name
    return {
        ask.seat: (ask.question.name, sorted(name(ask.question, option) for option in ask.options))
        for ask in game.pending()
    }


def play_both(number: int) -> None:
    """Play one game through both, and compare after every decision."""
    game, plain = laid_out(number)
    dice: Dice = dice_of("plain", number)
    game.dice.log = []
    game.plan(rules.reveal_next_creature, rules.dead_on_reveal, rules.begin_round)
    game.run()
    flow = plain.play()
    now: Asked | None = next(flow)
    while game.asks and game.round < LONGEST:
        assert now == asked(game), f"game {number}, round {game.round}"
        assert of_plain(plain) == of_game(game), f"game {number}, round {game.round}"
        answers = {}
        for ask in game.pending():
            option = ask.options[dice.below(len(ask.options))]
            answers[ask.seat] = game.setup.option_name(ask.question, option)
            game.answer(ask.seat, ask.question, option)
        try:
            now = flow.send(answers)
        except StopIteration:
            now = None
    if game.ended:
        assert now is None
        outcome = game.outcome()
        assert outcome is not None
        assert plain.scores() == list(outcome.scores)
        assert plain.winners() == list(outcome.winners)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_second_implementation_agrees_after_every_decision(chunk):
    for number in range(chunk, GAMES, CHUNKS):
        play_both(number)
