"""The chances that a careful player would work out, from what one seat knows.

For every card that can be played or shown: the chance to die with it before the Dream step, of the monster's attack, of
the card itself, of what the creature does to whoever hits it or if it stays or escapes, and of what the others show.
The rules themselves are tried on a copy of the table, once for every total that the die may come to.
"""

from typing import Final

from duskhall.games.bloodborne_card.combat import lessened
from duskhall.games.bloodborne_card.effects import damage_hunters, reward
from duskhall.games.bloodborne_card.questions import PLAY_CARD, SHOW_WEAPON
from duskhall.games.bloodborne_card.rules import (
    everyone_suffers,
    hunters_attack,
    monster_escapes,
    play_card,
    resolve_instant_effects,
    show_weapon,
    show_weapons,
    transform_weapons,
)
from duskhall.games.bloodborne_card.state import ALIVE, DIE, KILLED, NOBODY, CardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ONE, Ask

# What each number takes for granted; `assumed` says the same as answers.
ASSUMES: Final = {
    "death": "Until the cards are shown, all others are taken to enter the Dream; whoever draws a weapon draws the one"
    " that deals the most, and whoever has another choice takes the first.",
}


def assumed(game: CardGame, seat: int, ask: Ask) -> int:
    """Return how a question is taken to be answered, where the odds of this seat are worked out."""
    tables = game.tables
    best = ask.options[0]
    for card in ask.options:
        if ask.question is PLAY_CARD and tables.dream[card]:
            return card
        if ask.question is SHOW_WEAPON and tables.damage[card] > tables.damage[best]:
            best = card
    return best


def odds(game: CardGame, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of the ask, the chance to die before the Dream step: `death`."""
    if ask.question is not PLAY_CARD and ask.question is not SHOW_WEAPON:
        return {}
    return {card: {"death": death_chance(instants_resolved(game, seat, ask, card), seat)} for card in ask.options}


def instants_resolved(game: CardGame, seat: int, ask: Ask, card: int) -> CardGame:
    """Return a copy of the table after step 3, where this hunter plays or shows that card and the others as assumed."""
    world = game.copy()
    world.dice = Dice(bytes(32))  # which no chance depends on
    world.agenda = []
    world.asks = []
    world.sealed = []
    world.mode = ONE
    answer = play_card if ask.question is PLAY_CARD else show_weapon
    for each in game.asks:
        answer(world, each.seat, card if each.seat == seat else assumed(game, seat, each))
    if ask.question is PLAY_CARD:
        world.plan(transform_weapons, resolve_instant_effects)
    else:
        world.plan(show_weapons, resolve_instant_effects)
    finish(world, seat)
    return world


def finish(world: CardGame, seat: int) -> None:
    """Do what is planned, and answer what is asked meanwhile as assumed."""
    world.run()
    while world.asks:
        ask = world.next_ask()
        world.take(ask, assumed(world, seat, ask))


def death_chance(world: CardGame, seat: int) -> float:
    """Return the chance that a hunter dies in steps 4 to 6, or 1 for one who has died before."""
    if world.status[seat] != ALIVE:
        return 1.0
    if world.fate == KILLED:
        return 0.0
    chances = world.tables.die_chances[world.tables.die[world.creature]]
    need = deadly_total(world, seat, len(chances))
    dies = 1.0 - sum(chances[:need]) if need < len(chances) else 0.0
    if not hurts_besides(world):
        return max(0.0, dies)
    # Totals that would kill everybody several times over all come to the same.
    most = min(need, 4 * world.max_health() + 4)
    for total in range(most):
        chance = chances[total]
        if total == most - 1 and need > most:
            chance = 1.0 - sum(chances[:total])
        if chance > 0.0 and is_deadly(world, seat, total):
            dies += chance
    return min(1.0, max(0.0, dies))


def deadly_total(world: CardGame, seat: int, most: int) -> int:
    """Return the smallest total of the die that kills a hunter; 4.3, 4.4 cards leave less of it, 13.9 or add to it."""
    extra = sum([world.tables.extra_damage[card] for card in world.on_table(seat)])
    health = world.health[seat]
    if lessened(world, seat, most + extra, DIE) < health:
        return most
    total = 0
    while lessened(world, seat, total + extra, DIE) < health:
        total += 1
    return total


def hurts_besides(world: CardGame) -> bool:
    """Say whether anything but the attack can still hurt a hunter in this round."""
    tables = world.tables
    creature = world.creature
    later = tables.if_it_escapes[creature] + tables.if_it_survives[creature] + tables.if_it_escapes[world.final_boss]
    if [effect for effect in later if tables.effect[effect] is damage_hunters]:
        return True
    if [effect for effect in tables.reactions[creature] if tables.reaction[effect] is not reward]:
        return True
    for seat in range(world.seats):
        weapon = world.weapon(seat)
        if weapon != NOBODY and tables.as_it_strikes[weapon]:
            return True
    return False


def is_deadly(world: CardGame, seat: int, total: int) -> bool:
    """Say whether a hunter is dead after step 6, if the die comes to this total."""
    after = world.copy()
    everyone_suffers(after, total)
    after.plan(hunters_attack, monster_escapes)
    finish(after, seat)
    return after.status[seat] != ALIVE
