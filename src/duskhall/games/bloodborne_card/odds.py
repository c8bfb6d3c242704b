"""The chances that a careful player would work out, from what one seat knows.

For every card that can be played: the chance that its owner dies of the monster's attack (4.1) and of the card
itself.  What other hunters will do is not known, so the creature is taken to live until it attacks, and no other
hunter to interfere; a weapon of step 2 is not known either before it is shown.
"""

from duskhall.games.bloodborne_card.effects import damage_hunters, heal
from duskhall.games.bloodborne_card.questions import PLAY_CARD, SHOW_WEAPON
from duskhall.games.bloodborne_card.settings import DREAM_HALVES, FORBIDDEN_PREVENTION, HALVING_TOO, MONSTER_ATTACK
from duskhall.games.bloodborne_card.state import EVERYBODY, EVERYTHING, NOTHING, SELF, CardGame
from duskhall.kernel.question import Ask


def odds(game: CardGame, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of the ask, the chance to die this round: `death`."""
    if ask.question is PLAY_CARD:
        return {card: {"death": death_chance(game, seat, [card])} for card in ask.options}
    if ask.question is SHOW_WEAPON:
        return {card: {"death": death_chance(game, seat, [game.played[seat], card])} for card in ask.options}
    return {}


def at_least(chances: list[float], need: int) -> float:
    """Return the chance that a roll comes to at least so much.

    >>> at_least([0.5, 0.25, 0.25], 1)
    0.5
    """
    if need <= 0:
        return 1.0
    return max(0.0, 1.0 - sum(chances[:need]))


def death_chance(game: CardGame, seat: int, cards: list[int]) -> float:
    """Return the chance that a hunter dies this round showing these cards, if nobody else interferes."""
    tables = game.tables
    creature = game.creature
    prevented = tables.forbids_prevention[creature]
    halves = False
    protects = NOTHING
    extra = 0
    for card in cards:
        halves = halves or tables.halves[card]
        protects = max(protects, tables.protects[card]) if not prevented else NOTHING
        extra += tables.extra_damage[card]
    if prevented and game.setting(FORBIDDEN_PREVENTION) == HALVING_TOO:
        halves = False
    health = health_after_instants(game, seat, cards, protects, halves)
    if health <= 0:
        return 1.0
    if protects != NOTHING:
        return 0.0
    if halves and not tables.forbids_halving[creature]:
        health *= 2  # half of less than twice the health, rounded down, does not kill
    return at_least(tables.die_chances[tables.die[creature]], health - extra)


def health_after_instants(game: CardGame, seat: int, cards: list[int], protects: int, halves: bool) -> int:
    """Return the health that one's own instant effects leave or give back (3.1)."""
    tables = game.tables
    health = game.health[seat]
    for card in reversed(cards):
        for effect in tables.instants[card]:
            if tables.who[effect] not in (SELF, EVERYBODY):
                continue
            amount = tables.amount[effect]
            if tables.effect[effect] is heal:
                health = min(game.max_health(), health + amount)
            elif tables.effect[effect] is damage_hunters and protects != EVERYTHING:
                halved = halves and game.setting(DREAM_HALVES) != MONSTER_ATTACK
                health -= amount // 2 if halved else amount
                if health <= 0:
                    return 0
    return health
