"""What the odds of Dungeon Cards are about, for `tests/games/test_odds_are_right.py`."""

from duskhall.games.dungeon_cards.questions import (
    CARD_DRAWN,
    FACE_BOSS,
    PUSH_OR_STOP,
    REROLL_DICE,
    SETTLE_ROLL,
    STRIKE_BOSS,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.rules import before_drawing
from duskhall.games.dungeon_cards.state import NOBODY, DungeonCards
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event

POSITIONS = 150
DEEPEST = 25


def settings_of(number: int) -> dict[str, object]:
    """Short games come to the boss, long ones to the end of the deck."""
    return {"rounds": (1, 2, 10)[number % 3], "potions": ("beaten", "evaded_too")[number % 2]}


def stir(game: DungeonCards, dice: Dice) -> None:
    """Now and then, before a card is drawn: skill points, an item, and what was looked at; always at the boss."""
    if game.asks[0].question is FACE_BOSS:
        stir_at_the_boss(game, dice)
        return
    if game.asks[0].question is not PUSH_OR_STOP or not game.row or dice.below(2):
        return
    seat = game.turn
    game.points[seat] = dice.below(7)
    equip(game, seat, dice)
    game.top_seen = 1 << seat if game.deck and dice.below(3) == 0 else 0
    if dice.below(4) == 0:  # a deck that runs out
        game.discard += game.deck[3:]
        del game.deck[3:]
    game.asks = []
    game.do(before_drawing)
    game.run()


def stir_at_the_boss(game: DungeonCards, dice: Dice) -> None:
    """Challengers are hurt or not, and some have what it takes to win."""
    seat = game.turn
    game.hits[seat] = dice.below(game.tables.hits[game.adventurer[seat]])
    game.points[seat] = dice.below(7)
    for _ in range(dice.below(6)):
        equip(game, seat, dice)


def equip(game: DungeonCards, seat: int, dice: Dice) -> None:
    """Give a player an item of the deck, every other time one that lasts."""
    tables = game.tables
    items = [card for card in game.deck if tables.item[card] != NOBODY]
    lasting = [card for card in items if tables.item_strikes[tables.item[card]] + tables.item_evades[tables.item[card]]]
    if items:
        card = lasting[dice.below(len(lasting))] if lasting and dice.below(2) else items[dice.below(len(items))]
        game.deck.remove(card)
        game.give_item(seat, tables.item[card], 1)


def group_of(game: DungeonCards, seat: int, option: int) -> str:
    """Return what is asked, and the answer."""
    ask = game.asks[0]
    return f"{ask.question.name}, {game.setup.option_name(ask.question, option)}"


def settled(game: DungeonCards, seat: int) -> bool:
    """Aids are passed over: whatever else is asked, the card has been counted, the roll judged, and the battle over."""
    return game.asks[0].question not in (CARD_DRAWN, SETTLE_ROLL, REROLL_DICE, STRIKE_BOSS, TAKE_HIT)


def went_bust(before: DungeonCards, after: DungeonCards, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the card that was drawn made the player bust."""
    counted = [event.kind.name for event in told if event.kind.name in ("went_bust", "actions_counted")]
    return counted[0] == "went_bust"


def succeeded(before: DungeonCards, after: DungeonCards, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the roll was judged a success."""
    judged = ("roll_succeeded", "roll_failed", "boss_missed")
    return next(event.kind.name for event in told if event.kind.name in judged) == "roll_succeeded"


def beat_the_boss(before: DungeonCards, after: DungeonCards, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the battle ended with the boss beaten."""
    return after.slayer == seat


HAPPENED = {"bust": went_bust, "success": succeeded, "boss_beaten": beat_the_boss}
