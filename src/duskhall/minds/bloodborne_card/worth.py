"""What cards and trophies are worth to a hunter, in Echoes: read off the tables, so that any content will do."""

from functools import lru_cache
from typing import Final

from duskhall.games.bloodborne_card.effects import (
    bank_echoes,
    block_attack,
    damage_hunters,
    damage_monster,
    heal,
    reclaim_cards,
    steal_echoes,
    weaken_attacks,
)
from duskhall.games.bloodborne_card.state import EVERYTHING, NOTHING, SELF, UTILITY, Effect, Tables

UPGRADE: Final = 1.6  # what gaining one is worth
HIGHEST_HEAL: Final = 6

# What one unit of an instant effect is worth.
UNIT: Final[dict[Effect, float]] = {
    damage_monster: 0.9,
    steal_echoes: 0.8,
    bank_echoes: 0.35,
    reclaim_cards: 0.55,
    weaken_attacks: 0.5,
    heal: 0.2,
}


@lru_cache(maxsize=16)
def ratings(tables: Tables) -> list[float]:
    """Return how much a hunter wants to own each card."""
    return [rating(tables, card) for card in range(len(tables.kind))]


def rating(tables: Tables, card: int) -> float:
    """Return how much a hunter wants to own a card."""
    worth = float(tables.damage[card])
    if tables.kind[card] != UTILITY:
        worth += 0.2 * tables.strikes_at_once[card] - 0.35 * tables.position[card]
        worth += sum(0.45 * tables.amount[effect] for effect in tables.bonuses[card])
    worth += 1.1 * tables.extra_trophies[card] + 0.8 * tables.returns[card]
    worth += {NOTHING: 0.0, EVERYTHING: 1.2}.get(tables.protects[card], 0.9)
    worth += (1.2 + tables.weapon_bonus[card]) * tables.shows_weapon[card] - 0.25 * tables.extra_damage[card]
    for effect in tables.instants[card] + tables.as_it_strikes[card] + tables.after_hit[card]:
        worth += effect_worth(tables, effect)
    return worth


def effect_worth(tables: Tables, effect: int) -> float:
    """Return what an effect adds to the worth of its card."""
    function = tables.effect[effect]
    amount = min(tables.amount[effect], HIGHEST_HEAL)
    if function is block_attack:
        return 0.8
    if function is damage_hunters:
        return (-0.3 if tables.who[effect] == SELF else 0.3) * amount
    return UNIT.get(function, 0.0) * amount


def next_trophy(tables: Tables, space: int) -> float:
    """Return what moving a token up from this space is worth: the step itself, and what it leads to."""
    track = tables.track
    if space + 1 >= len(track):
        return 0.0
    after = track[space + 2] - track[space + 1] if space + 2 < len(track) else 0
    return track[space + 1] - track[space] + 0.35 * after
