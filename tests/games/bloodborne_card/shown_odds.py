"""What the odds of Bloodborne: The Card Game are about, for `tests/games/test_odds_are_right.py`."""

from duskhall.games.bloodborne_card.questions import PLAY_CARD
from duskhall.games.bloodborne_card.rules import choose_and_play_action_cards
from duskhall.games.bloodborne_card.state import ALIVE, CardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event

POSITIONS = 200
DEEPEST = 16  # of the numbers told in a game, the last one that a position is taken from


def settings_of(number: int) -> dict[str, object]:
    """Half of the tables play by the usual rules, the others by other ones."""
    if number % 2:
        return {}
    return {
        "instants_of_the_dead": ("lost", "resolve")[number // 2 % 2],
        "instants_after_kill": ("resolve", "stop")[number // 4 % 2],
        "dream_halves": ("all_damage", "monster_attack")[number // 8 % 2],
        "splash": ("protected", "bare")[number // 16 % 2],
        "forbidden_prevention": ("ignoring", "halving_too")[number // 4 % 2],
        "targets": ("vulnerable", "anyone")[number // 8 % 2],
    }


def stir(game: CardGame, dice: Dice) -> None:
    """Now and then, before anybody has chosen: other creatures, wounds, and upgrades in the hands."""
    if game.asks[0].question is not PLAY_CARD or len(game.pending()) < len(game.asks) or dice.below(3):
        return
    tables = game.tables
    for pile in (game.deck, game.box):
        hurting = [at for at, each in enumerate(pile) if tables.reactions[each] or tables.if_it_escapes[each]]
        places = hurting if hurting and dice.below(3) else list(range(len(pile)))
        if places and game.creature != game.final_boss:
            at = places[dice.below(len(places))]
            pile[at], game.creature = game.creature, pile[at]
            game.echoes = 1 + dice.below(6)
    for seat in range(game.seats):
        if game.status[seat] == ALIVE:
            game.health[seat] = 1 + dice.below(5)
            game.collected[seat] = dice.below(4)
            if game.upgrade_deck and len(game.owned(seat)) < game.tables.card_limit:
                game.hand[seat].append(game.upgrade_deck.pop())
    game.agenda.pop()  # what comes after the choice: it is asked for anew
    game.asks = []
    game.do(choose_and_play_action_cards)
    game.run()


def group_of(game: CardGame, seat: int, card: int) -> str:
    """Return what is fought, and with what kind of card."""
    kind = ("melee", "ranged", "utility")[game.tables.kind[card]]
    return f"{game.setup.catalogues['creature'][game.creature]}, {kind}"


def settled(game: CardGame, seat: int) -> bool:
    """The Dream step has begun: everybody is asked for an upgrade, or for a card of the next round."""
    return game.asks[0].question.name in ("take_upgrade", "remove_card", "play_card")


def died(before: CardGame, after: CardGame, seat: int, option: int, told: list[Event]) -> bool:
    """Whether the hunter has died before the Dream step, and not on the reveal that comes after it."""
    for event in told:
        if event.kind.name in ("cards_reclaimed", "rested", "first_player_passed"):
            return False
        if event.kind.name == "died" and event.values["seat"] == seat:
            return True
    return False


HAPPENED = {"death": died}
