"""Two implementations of Dungeon Cards, the rules and `plain`, play the same games: equal after every decision."""

from typing import Any

from tests.games.dungeon_cards.plain import PlainDungeon
from tests.scale import FULL

from duskhall.games import find
from duskhall.games.dungeon_cards.state import DungeonCards
from duskhall.games.dungeon_cards.view import STATUSES
from duskhall.kernel.conformance.play import dice_of

GAME = find("dungeon-cards")
GAMES = 20_000 if FULL else 200


def by_the_rules(state: DungeonCards) -> dict[str, Any]:
    """What lies on the table, by names."""
    names = state.setup.catalogues
    kinds = len(names["item"])
    return {
        "round": state.round,
        "gold": state.gold,
        "hits": state.hits,
        "points": state.points,
        "items": [
            [item for item, held in zip(names["item"], state.held[seat * kinds :]) for _ in range(held)]
            for seat in range(state.seats)
        ],
        "sources": [
            list(each)
            for each in zip(state.from_treasures, state.from_monsters, state.from_rivals, state.from_boss, strict=True)
        ],
        "deck": [names["card"][card] for card in state.deck],
        "discard": [names["card"][card] for card in state.discard],
        "row": [(names["card"][card], STATUSES[status]) for card, status in zip(state.row, state.status, strict=True)],
        "known to": [seat for seat in range(state.seats) if state.knows_top(seat)],
        "slayer": state.slayer,
        "places": state.places,
        "final gold": state.final_gold,
    }


def plainly(game: PlainDungeon) -> dict[str, Any]:
    """The same of the other implementation."""
    items = [card["id"] for card in game.content["card"] if card["type"] == "equipment"]
    return {
        "round": game.round,
        "gold": [player.gold for player in game.players],
        "hits": [player.hits for player in game.players],
        "points": [player.points for player in game.players],
        "items": [sorted(player.items, key=items.index) for player in game.players],
        "sources": [list(player.sources.values()) for player in game.players],
        "deck": game.deck,
        "discard": game.discard,
        "row": [(turned.card["id"], turned.status) for turned in game.row],
        "known to": sorted(game.knowers),
        "slayer": game.slayer,
        "places": game.ranking,
        "final gold": game.final,
    }


def test_the_rules_and_the_plain_game_agree_after_every_decision():
    told = 0
    for number in range(GAMES):
        dice = dice_of("plain", number)
        settings = {setting.name: setting.values[dice.below(min(10, len(setting.values)))] for setting in GAME.settings}
        seats = GAME.seats[dice.below(len(GAME.seats))]
        setup = GAME.setup(seats, settings)
        state = GAME.new(setup, dice_of("deal", number))
        assert isinstance(state, DungeonCards)
        plain = PlainDungeon(setup.content.data, seats, settings, dice_of("deal", number))
        playing = plain.play()
        asked = next(playing, None)
        while asked is not None:
            ask = state.next_ask()
            options = [setup.option_name(ask.question, option) for option in ask.options]
            assert (ask.seat, ask.question.name, options) == asked, f"game {number}"
            assert by_the_rules(state) == plainly(plain), f"game {number}"
            choice = dice.below(len(options))
            state.answer(ask.seat, ask.question, ask.options[choice])
            told += 1
            try:
                asked = playing.send(options[choice])
            except StopIteration:
                asked = None
        assert state.ended, f"game {number}"
        assert by_the_rules(state) == plainly(plain), f"game {number}"
        assert state.dice.position() == plain.dice.position()
    assert told > 20 * GAMES
