"""What the other hunters may do to the creature: how much damage comes before one's own blow, and how much in all.

Everybody can work out the others' hands (1.4), so each of their cards has a weight; before the reveal these are
guesses, afterwards one card is certain.
"""

from collections.abc import Callable

from duskhall.games.bloodborne_card.effects import damage_monster
from duskhall.games.bloodborne_card.state import (
    ANY_STEP,
    ATTACK_STEP,
    INSTANT_STEP,
    MONSTER,
    NOBODY,
    UTILITY,
)
from duskhall.minds.bloodborne_card.knowledge import Hunter, Knowledge

# When a blow falls: in step 3, or in step 5 first, between or last.
INSTANT, FIRST, BETWEEN, LAST, NEVER = range(5)

Blow = tuple[float, int, int]  # chance, when, damage
Counts = Callable[[int, int], bool]  # whether a hunter's blow at some moment counts


class Forecast:
    """The damage that others may deal, by the moments at which they do."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.blows = {seat: blows_of(known, seat) for seat in known.others()}
        self.others = self._sum(lambda seat, when: True)
        self._before: dict[int, list[float]] = {}

    def before(self, when: int) -> list[float]:
        """Return the chances of each amount of damage before a blow of one's own at that moment."""
        if when not in self._before:
            order = self.known.order
            mine = order.index(self.known.me)
            self._before[when] = self._sum(lambda seat, its: its < when or (its == when and order.index(seat) < mine))
        return self._before[when]

    def _sum(self, counts: Counts) -> list[float]:
        most = self.known.echoes
        total = [1.0] + [0.0] * most
        for seat, blows in self.blows.items():
            dealt = [0.0] * (most + 1)
            for chance, when, damage in blows:
                dealt[min(most, damage) if counts(seat, when) else 0] += chance
            added = [0.0] * (most + 1)
            for already, likely in enumerate(total):
                if likely:
                    for damage, chance in enumerate(dealt):
                        if chance:
                            added[min(most, already + damage)] += likely * chance
            total = added
        return total

    def share(self, when: int, damage: int) -> tuple[float, float]:
        """Return how many Echoes a blow takes on average, and the chance that its owner shares in the kill."""
        left = self.known.echoes
        before = self.before(when)
        taken = sum(chance * min(damage, left - done) for done, chance in enumerate(before))
        killed = sum(self.others[max(0, left - damage) :]) - before[left]
        return taken, max(0.0, killed) if damage else 0.0


def blows_of(known: Knowledge, seat: int) -> list[Blow]:
    """Return what a hunter may do to the creature, with chances that add up to 1."""
    hunter = known.hunters[seat]
    if hunter.played != NOBODY:  # shown already
        weapon = hunter.weapon
        if weapon != NOBODY:
            return [(1.0, NEVER, 0)] if hunter.struck else [(1.0, *blow(known, hunter, weapon))]
        if known.tables.shows_weapon[hunter.played] and hunter.weapons:
            return [(1 / len(hunter.weapons), *blow(known, hunter, each)) for each in hunter.weapons]
        return [(1.0, *blow(known, hunter, hunter.played))]
    weights = [(weight(known, hunter, card), card) for card in hunter.hand]
    total = sum(each for each, _ in weights)
    return [(each / total, *blow(known, hunter, card)) for each, card in weights]


def weight(known: Knowledge, hunter: Hunter, card: int) -> float:
    """Return how likely a hunter is to play a card, beside the other cards of the hand."""
    if known.tables.dream[card]:
        return 1.0 + 0.15 * hunter.collected + 0.35 * len(hunter.used)
    return 1.0


def blow(known: Knowledge, hunter: Hunter, card: int) -> tuple[int, int]:
    """Return when a card would strike the creature in a hunter's hands, and how hard."""
    tables = known.tables
    if tables.kind[card] == UTILITY:
        if tables.shows_weapon[card] and hunter.weapons:
            best = max(hunter.weapons, key=lambda weapon: tables.damage[weapon])
            when, damage = blow(known, hunter, best)
            return when, damage + tables.weapon_bonus[card]
        damage = sum(tables.amount[row] for row in tables.instants[card] if tables.effect[row] is damage_monster)
        return (INSTANT, guarded(known, damage, UTILITY, INSTANT_STEP)) if damage else (NEVER, 0)
    damage = tables.damage[card]
    for row in tables.bonuses[card]:
        boss = tables.creature_kind[known.creature] != MONSTER
        holds = boss if tables.condition[row] == 0 else hunter.health <= tables.value[row] + 1
        damage += tables.amount[row] if holds else 0
    when = INSTANT if tables.strikes_at_once[card] else BETWEEN + tables.position[card]
    return when, guarded(known, damage, tables.kind[card], INSTANT_STEP if when == INSTANT else ATTACK_STEP)


def guarded(known: Knowledge, damage: int, kind: int, step: int) -> int:
    """Return what the creature lets through."""
    tables = known.tables
    for row in tables.guards[known.creature]:
        if tables.in_step[row] == ANY_STEP:
            damage = min(damage, tables.amount[row]) if tables.of_kind[row] == kind else damage
        elif tables.in_step[row] == step:
            damage = max(0, damage - tables.amount[row])
    return damage
