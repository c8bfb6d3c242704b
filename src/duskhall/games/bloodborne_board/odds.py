"""The chances that a careful player would work out: how a combat ends, over everything that may still be flipped.

Every possible card on top of the enemy's deck is tried on a copy of the table by the rules themselves, with the hunter
doing nothing else.  Which cards are left is public, since everybody can count; in which order they lie is not, so the
copy's face-down decks are sorted first.
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.fight import combat, slots
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    BASIC,
    NOBODY,
    ROLE_BOSS,
    SPECIAL,
)
from duskhall.games.bloodborne_board.questions import (
    ATTACK_WITH,
    DISCARD_ONE,
    DODGE,
    DUCK,
    ON_ATTACK,
    REACT,
    SLOT_WORDS,
    TARGET,
    WITH_NOTHING,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Kind, Listener
from duskhall.kernel.question import Ask

MOST_STEPS = 40  # no combat asks a hunter who does nothing more than this
MOST_FLIPS = 5  # nor does an action lead to more of them, as far as chances go

# What each number takes for granted: it looks as far as this combat, and not at another attack of the same enemy.
ALONE = "After it the hunter does nothing that need not be done, takes the best slot, and discards when stunned"
ASSUMES = {
    "hits": f"{ALONE}; the enemy of this combat loses HP, a life or a phase before it ends.",
    "slays": f"{ALONE}; the enemy of this combat is slain before it ends.",
    "hurt": f"{ALONE}; the hunter has fewer HP when it ends, or is slain.",
    "falls": f"{ALONE}; the hunter is slain before it ends.",
}


def assumed(game: BoardGame, seat: int, ask: Ask) -> int:
    """Return how a later question of a combat is taken to be answered: passively, but with the best slot."""
    unit = game.fight.unit
    if ask.then is not slots.place_attack:
        return passive(game, unit, NOBODY)
    found = [(worth(list(chances(game, ask, option, unit).values())), option) for option in ask.options]
    return max(found, key=lambda each: each[0])[1]


def odds(game: BoardGame, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of a combat's question, how often the hunter hits, slays, is hurt or falls."""
    if game.fight.seat != seat:
        return {}
    if ask.then is combat.attack_target:
        return {option: chances(game, ask, option, TARGET.entry(option)) for option in ask.options}
    unit = target_of(game, seat)
    attacks = ask.then is slots.place_attack or ask.question in (ATTACK_WITH, ON_ATTACK, REACT, DODGE)
    if unit == NOBODY or not attacks:
        return {}
    return {option: chances(game, ask, option, unit) for option in ask.options}


def target_of(game: BoardGame, seat: int) -> int:
    """Return the enemy of the combat, or the only one whom the hunter could attack here."""
    if game.fight.unit != NOBODY:
        return game.fight.unit
    here = game.units_at(game.place[seat])
    return here[0] if len(here) == 1 else NOBODY


def action_chances(game: BoardGame) -> dict[str, float]:
    """7.5 Return the chance of each card of the shared deck; it is shuffled when it has run out."""
    pile = game.actions if game.actions else game.actions_used
    if not pile:
        return {}
    return {
        "basic": pile.count(BASIC) / len(pile),
        "special": pile.count(SPECIAL) / len(pile),
        "ability": pile.count(ABILITY) / len(pile),
    }


def chances(game: BoardGame, ask: Ask, option: int, unit: int) -> dict[str, float]:
    """Return the chances of an option; where a slot is still to be chosen, those of the best one."""
    best: list[float] = []
    for number in slots_to_try(game, ask, option):
        found = [0.0, 0.0, 0.0, 0.0]
        add_up(game, ask, option, unit, [], number, 1.0, found)
        if not best or worth(found) > worth(best):
            best = found
    hits, slays, hurt, falls = [round(chance, 9) for chance in best]
    if not hits and not strikes(game, ask, option):
        return {"hurt": hurt, "falls": falls}
    return {"hits": hits, "slays": slays, "hurt": hurt, "falls": falls}


def strikes(game: BoardGame, ask: Ask, option: int) -> bool:
    """Say whether the hunter attacks in this combat: whoever does not has no chance to hit that is worth a word."""
    if ask.question is ATTACK_WITH:
        return option != WITH_NOTHING
    own = game.fight.own
    return ask.question not in (REACT, DODGE) or own.card != NOBODY or own.damage > 0


def add_up(
    game: BoardGame, ask: Ask, option: int, unit: int, top: list[int], number: int, share: float, found: list[float]
) -> None:
    """Add what happens with these cards on top; where more are flipped, with every one that may come next.

    Recursive: every call lays one more card on top, up to a limit.
    """
    happened, flipped = tried(game, ask, option, unit, top, number)
    cards = next_cards(game, unit, top) if flipped > len(top) and len(top) < MOST_FLIPS else []
    if not cards:
        for at, each in enumerate(happened):
            found[at] += share * each
    for card in sorted(set(cards)):
        chance = share * cards.count(card) / len(cards)
        add_up(game, ask, option, unit, [*top, card], number, chance, found)


def worth(found: list[float]) -> float:
    """Return how good chances are."""
    hits, slays, hurt, falls = found
    return 2 * slays + hits - hurt - 3 * falls


def slots_to_try(game: BoardGame, ask: Ask, option: int) -> list[int]:
    """Return the slots into which the attack of this option could go; NOBODY where there is nothing to choose."""
    places = ask.question is TARGET or (ask.question is ATTACK_WITH and not ATTACK_WITH.is_word(option))
    if not places or (ask.question is TARGET and game.fight.own.card == NOBODY):
        return [NOBODY]
    return slots.different_slots(game, ask.seat, game.empty_slots(ask.seat)) or [NOBODY]


def next_cards(game: BoardGame, unit: int, top: list[int]) -> list[int]:
    """Return the cards of which one is flipped after these; a deck that has run out is shuffled again."""
    left, used = piles(game, unit)
    left, used = left[:], used[:]
    for card in top:
        if not left:
            left, used = used, []
        left.remove(card)
        used.append(card)
    return left if left else used


def piles(game: BoardGame, unit: int) -> tuple[list[int], list[int]]:
    """Return the cards that may be flipped next for a unit, and those that lie flipped."""
    kind = game.kind_of(unit)
    if kind.role != ROLE_BOSS:
        return (game.actions, game.actions_used) if game.actions else (game.actions_used, [])
    left, used = game.boss_deck[kind.boss], game.boss_used[kind.boss]
    if left:
        return left, used
    return (used if used else (kind.phase2 if game.unit_phase[unit] == 2 else kind.phase1)), []


def tried(game: BoardGame, ask: Ask, option: int, unit: int, top: list[int], number: int) -> tuple[list[int], int]:
    """Try an option with these cards on top: return whether the hunter hits, slays, is hurt, falls; and all flips."""
    world = game.copy()
    world.dice = Dice(bytes(32))
    for pile in hidden_piles(world):
        pile.sort()
    lay_on_top(world, unit, top)
    last = max([at for at, entry in enumerate(world.agenda) if entry[0] is combat.fight_end] + [0])
    world.agenda = world.agenda[last:]
    watch = world.listener = Watch(ask.seat, unit, world.hp[ask.seat])
    world.take(world.asks[0], option)
    for _ in range(MOST_STEPS):
        if not world.asks or world.fight.seat != ask.seat or watch.over:
            break
        world.take(world.asks[0], passive(world, unit, number))
    kind = world.kind_of(unit)
    used = len(world.boss_used[kind.boss] if kind.role == ROLE_BOSS else world.actions_used)
    flipped = max(used, watch.flips)  # a death may have reset the map, and the deck with it
    return [watch.hits, watch.slays, int(watch.falls > 0 or watch.hp < game.hp[ask.seat]), watch.falls], flipped


class Watch(Listener):
    """Notes what befalls a hunter and an enemy, until the combat is over or another attack begins."""

    def __init__(self, seat: int, unit: int, hp: int) -> None:
        """Watch these two."""
        self.seat = seat
        self.unit = unit
        self.hp = hp
        self.hits = self.slays = self.falls = self.flips = 0
        self.over = False

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Note what concerns them; what a death brings about is no part of the combat."""
        if kind is events.ATTACKED or kind is events.AMBUSHED:
            self.over = True
        elif self.over:
            return
        elif kind is events.FLIPPED:
            self.flips += 1
        elif events.WOUNDED in (kind, kind.older) and b == self.unit:
            self.hits = 1
        elif kind is events.SLAIN and b == self.unit:
            self.slays = 1
        elif kind is events.HUNTER_SLAIN and a == self.seat:
            self.falls = 1
        elif a == self.seat and (kind is events.SUFFERED or events.HEALED in (kind, kind.older)):
            self.hp = c


def lay_on_top(world: BoardGame, unit: int, top: list[int]) -> None:
    """Let these cards be flipped next, in this order, and then others that are not looked at."""
    kind = world.kind_of(unit)
    if kind.role == ROLE_BOSS:
        world.boss_deck[kind.boss] = [kind.phase1[0]] * MOST_FLIPS + top[::-1]
        world.boss_used[kind.boss] = []
    else:
        world.actions = [BASIC] * MOST_FLIPS + top[::-1]
        world.actions_used = []


def passive(world: BoardGame, unit: int, number: int) -> int:
    """Return the answer of a hunter who does nothing but what has to be done."""
    ask = world.asks[0]
    options = ask.options
    if ask.then is slots.place_attack and number != NOBODY and SLOT_WORDS[number] in options:
        return SLOT_WORDS[number]
    if ask.question is TARGET and TARGET.of(unit) in options:
        return TARGET.of(unit)
    if ask.question is DISCARD_ONE or ask.question is DUCK:
        return options[-1]
    return options[0]


def hidden_piles(game: BoardGame) -> list[list[int]]:
    """Return the face-down piles themselves, whose order nobody knows; what is in them is public."""
    return [game.tile_deck, game.actions, game.upgrades, game.goods_deck, *game.boss_deck, *game.deck]
