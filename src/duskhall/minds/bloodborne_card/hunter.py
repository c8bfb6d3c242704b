"""The bot `hunter`: weighs Echoes and trophies of a fight against the blood it carries and the chance to die.

It reads used piles (who can still play what), the odds of the monster's die and the order of attack.
"""

from collections.abc import Sequence
from typing import Final

from duskhall.games.bloodborne_card.effects import (
    bank_echoes,
    block_attack,
    damage_hunters,
    heal,
    reclaim_cards,
    steal_echoes,
    weaken_attacks,
)
from duskhall.games.bloodborne_card.state import EVERYBODY, FINAL_BOSS, NOBODY, UTILITY
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask, Question
from duskhall.kernel.seat import Seat
from duskhall.minds.bloodborne_card.forecast import NEVER, Forecast, blow
from duskhall.minds.bloodborne_card.knowledge import Knowledge
from duskhall.minds.bloodborne_card.worth import UPGRADE, next_trophy, ratings

# What things are worth, in Echoes.
SAFETY: Final = 0.42  # of each collected Echo that is banked
REFILL: Final = 0.3  # of what each used card is worth, when it comes back
HEALTH: Final = 0.16  # of each point regained
SPENT: Final = 0.14  # of what a card is worth, when it is used up until the next Dream
DENIED: Final = 0.35  # of each Echo that another hunter does not get


class HunterMind:
    """Chooses what is worth most; equal choices are decided by its own dice."""

    name: Final = "hunter"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, seat: Seat) -> int:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        known = Knowledge(seat)
        values = value_options(seat, known)
        best = max(values)
        equal = [option for option, value in zip(options, values) if value > best - 1e-9]
        return equal[self.dice.below(len(equal))] if len(equal) > 1 else equal[0]


def mind(game: Game, seat: int, dice: Dice) -> HunterMind:
    """Return a hunter for any seat."""
    return HunterMind(dice)


def value_options(seat: Seat, known: Knowledge) -> list[float]:
    """Return what each option of an ask is worth."""
    ask = seat.ask
    name = ask.question.name
    if name == "play_card":
        return _cards(seat, ask, known, NOBODY)
    if name == "show_weapon":
        return _cards(seat, ask, known, known.own.played)
    if name in ("steal_from", "block_hunter"):
        return [known.hunters[other].score + 2.0 * known.hunters[other].collected for other in ask.options]
    if name == "choose_trophy":
        return [next_trophy(known.tables, known.own.trophies[trophy]) for trophy in ask.options]
    rated = ratings(known.tables)
    if name in ("take_upgrade", "reclaim_card"):
        return [_gained(known, rated, ask.question, option) for option in ask.options]
    return [-rated[card] for card in ask.options]  # remove_card, discard_card


def _gained(known: Knowledge, rated: Sequence[float], question: Question, option: int) -> float:
    """What a card more in hand is worth, a second one of its title less; nothing is worth nothing."""
    if question.is_word(option):
        return 0.0
    card = question.entry(option)
    return rated[card] - (0.3 if card in known.own.hand + known.own.used else 0.0)


def _cards(seat: Seat, ask: Ask, known: Knowledge, shown: int) -> list[float]:
    odds = seat.odds()
    forecast = Forecast(known)
    return [_card(known, forecast, card, odds[card]["death"], shown) for card in ask.options]


def _card(known: Knowledge, forecast: Forecast, card: int, death: float, shown: int) -> float:
    """Return what playing a card is worth; `shown` is the card that it is shown beside in step 2."""
    tables = known.tables
    own = known.own
    if tables.dream[card]:
        return _dream(known, forecast, death)
    when, damage = blow(known, own, card)
    if shown != NOBODY:
        damage += tables.weapon_bonus[shown]
    taken, killed = forecast.share(when, damage) if when != NEVER else (0.0, 0.0)
    reaction = _reaction(known, card) if damage else 0.0
    gained = taken + killed * _trophies(known) * (1.0 + 0.9 * tables.extra_trophies[card]) + reaction
    survival = 1.0 - death
    alive = 1.0 if when == 0 else survival
    worth = alive * gained - death * (own.collected + (taken if when == 0 else 0.0)) + death * 0.6 * UPGRADE
    worth += sum(_effect(known, effect, survival) for effect in tables.instants[card])
    worth += sum(0.6 * tables.amount[effect] for effect in tables.after_hit[card] if _victims(known))
    keeps = 0.2 if tables.returns[card] else 1.0
    worth -= keeps * SPENT * ratings(tables)[card]
    if tables.shows_weapon[card]:
        worth += 0.25 - 0.2 * tables.extra_damage[card]  # seeing the others' cards first
        worth -= SPENT * 1.5
    return worth


def _dream(known: Knowledge, forecast: Forecast, death: float) -> float:
    """Return what entering the Dream is worth: safety, cards, an upgrade and health."""
    own = known.own
    rated = ratings(known.tables)
    ending = _ending(known, forecast)
    worth = (1.0 - death) * SAFETY * own.collected * (1.0 - 0.8 * ending) - death * own.collected
    later = REFILL * sum(rated[card] for card in own.used) + UPGRADE + HEALTH * (known.max_health - own.health)
    weapons = len(own.weapons)
    later += (1.2, 0.5, 0.1)[weapons] if weapons < 3 else 0.0
    return worth + later * (1.0 - ending)


def _ending(known: Knowledge, forecast: Forecast) -> float:
    """Return the chance that the game ends this round whatever one plays."""
    if known.tables.creature_kind[known.creature] != FINAL_BOSS:
        return 0.0
    return forecast.others[known.echoes]


def _trophies(known: Knowledge) -> float:
    """Return what the trophies of this creature are worth."""
    tables = known.tables
    final = tables.creature_kind[known.creature] == FINAL_BOSS
    types = (0, 1, 2) if final else tables.trophies[known.creature]
    return sum(next_trophy(tables, known.own.trophies[trophy]) for trophy in types)


def _reaction(known: Knowledge, card: int) -> float:
    """Return what the creature gives or does to whoever strikes it with a card."""
    tables = known.tables
    worth = 0.0
    if tables.removes_weapons[known.creature] and tables.kind[card] != UTILITY:
        worth -= 0.35 * ratings(tables)[card]
    for row in tables.reactions[known.creature]:
        if tables.once_per_round[row]:
            worth += tables.amount[row]
        elif tables.of_kind[row] in (-1, tables.kind[card]) and tables.amount[row]:
            worth -= 0.3 * tables.amount[row]
    return worth


def _effect(known: Knowledge, effect: int, survival: float) -> float:
    """Return what an instant effect is worth now."""
    tables = known.tables
    own = known.own
    function = tables.effect[effect]
    amount = tables.amount[effect]
    if function is heal:
        return 0.3 * min(amount, known.max_health - own.health)
    if function is steal_echoes:
        return max([min(amount, each) * (1 + DENIED) for each in _victims(known)], default=-1.0) * survival
    if function is bank_echoes:
        return SAFETY * 1.2 * min(amount, own.collected)
    if function is reclaim_cards:
        return 0.35 * sum(sorted([ratings(tables)[card] for card in own.used])[-amount:])
    if function in (block_attack, weaken_attacks):
        return DENIED * 1.5
    if function is damage_hunters and tables.who[effect] == EVERYBODY:
        return sum(DENIED * known.hunters[seat].collected for seat in known.others()
                   if known.hunters[seat].health <= amount) - 0.1  # fmt: skip
    return 0.0


def _victims(known: Knowledge) -> list[int]:
    """Return what the other living hunters have collected, as far as they have anything."""
    return [known.hunters[seat].collected for seat in known.others() if known.hunters[seat].collected]
