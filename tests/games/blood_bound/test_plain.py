"""Two implementations of Blood Bound, the rules and `plain`, play the same games: equal after every decision."""

from typing import Any

from tests.games.blood_bound.plain import Asked, Option, PlainBound
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.blood_bound.state import CARDS, NOBODY, TOKENS, BloodBound
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.question import Ask

GAME = find("blood-bound")
GAMES = 20_000 if FULL else 200


def by_the_rules(state: BloodBound) -> dict[str, Any]:
    """What lies on the table, by names."""
    names = state.setup.catalogues
    seats = range(state.seats)
    return {
        "characters": [names["character"][character] for character in state.character],
        "clues": [names["clan"][state.tables.clue[character]] for character in state.character],
        "dagger": state.dagger,
        "wounds": state.wounds,
        "tokens": [dict(zip(names["token"], state.tokens[seat * TOKENS :], strict=False)) for seat in seats],
        "cards": [dict(zip(names["card"], state.held[seat * CARDS :], strict=False)) for seat in seats],
        "supply": dict(zip(names["card"], state.cards, strict=True)),
        "curses": [["", *names["curse"]][curse] for curse in state.curse],
        "seen": [[other for other in seats if state.looked[seat * state.seats + other]] for seat in seats],
        "captured": state.captured,
        "captor": state.captor,
        "winner": names["clan"][state.winner] if state.winner != NOBODY else "",
    }


def plainly(game: PlainBound, tokens: list[str], cards: list[str]) -> dict[str, Any]:
    """The same of the other implementation."""
    return {
        "characters": [
            f"{player.character['id']}_{player.clue}"
            if player.clan == "secret_order"
            else f"{player.clan}_{player.character['id']}"
            for player in game.players
        ],
        "clues": [player.clue for player in game.players],
        "dagger": game.dagger,
        "wounds": [player.wounds for player in game.players],
        "tokens": [{token: player.tokens.count(token) for token in tokens} for player in game.players],
        "cards": [{card: player.cards.count(card) for card in cards} for player in game.players],
        "supply": game.supply,
        "curses": [player.curse for player in game.players],
        "seen": [sorted(player.seen) for player in game.players],
        "captured": game.captured,
        "captor": game.captor,
        "winner": game.winner,
    }


def named(state: BloodBound, ask: Ask, option: int) -> Option:
    """An option by its name, a seat by its number."""
    if ask.question.noun == "seat" and not ask.question.is_word(option):
        return ask.question.entry(option)
    return state.setup.option_name(ask.question, option)


def test_the_rules_and_the_plain_game_agree_after_every_decision():
    told = 0
    for number in range(GAMES):
        dice = dice_of("plain", number)
        settings = {setting.name: setting.values[dice.below(len(setting.values))] for setting in GAME.settings}
        settings["pass_limit"] = (30, 100)[dice.below(2)]
        seats = GAME.seats[dice.below(len(GAME.seats))]
        setup = GAME.setup(seats, settings)
        names = setup.catalogues
        state = GAME.new(setup, dice_of("deal", number))
        assert isinstance(state, BloodBound)
        plain = PlainBound(setup.content.data, seats, settings, dice_of("deal", number))
        playing = plain.play()
        asked: Asked | None = next(playing)
        while asked is not None:
            asks = state.pending()
            found = [(ask.seat, ask.question.name, [named(state, ask, each) for each in ask.options]) for ask in asks]
            assert found == asked, f"game {number}"
            assert by_the_rules(state) == plainly(plain, names["token"], names["card"]), f"game {number}"
            chosen = [ask.options[dice.below(len(ask.options))] for ask in asks]
            answers = [named(state, ask, option) for ask, option in zip(asks, chosen, strict=True)]
            for ask, option in zip(asks, chosen, strict=True):
                state.answer(ask.seat, ask.question, option)
            told += 1
            try:
                asked = playing.send(answers)
            except StopIteration:
                asked = None
        assert state.ended, f"game {number}"
        assert by_the_rules(state) == plainly(plain, names["token"], names["card"]), f"game {number}"
        assert plain.truncated == (plain.winner == "")
        assert state.dice.position() == plain.dice.position()
    assert told > 20 * GAMES
