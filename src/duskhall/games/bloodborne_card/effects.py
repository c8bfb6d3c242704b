"""What cards and creatures do: one short function per building block, named as in the content (13).

Active effects change the table when their time comes; bonuses and guards change the damage of a strike; reactions
follow damage that was dealt.  Blocks that only forbid or allow something (`halve_damage`, `forbid_prevention` ...)
are columns of the tables, and `rules` and `combat` look them up there.
"""

from duskhall.games.bloodborne_card import events
from duskhall.games.bloodborne_card.combat import gain, heal_up, lose, strike, suffer, take_echoes
from duskhall.games.bloodborne_card.questions import BLOCK_HUNTER, DISCARD_CARD, RECLAIM_CARD, STEAL_FROM
from duskhall.games.bloodborne_card.settings import ANYONE, TARGETS
from duskhall.games.bloodborne_card.state import (
    AGAINST_BOSSES,
    ALIVE,
    ANY_KIND,
    ANY_STEP,
    DID_NOT_DAMAGE,
    EVERYBODY,
    HIGHEST_COLLECTED,
    IN_PLAY,
    INSTANT_STEP,
    LOWEST_TOTAL,
    MELEE,
    MONSTER,
    NEIGHBOURS,
    NOBODY,
    OTHERS_WITH_MELEE,
    RECOIL,
    RETALIATION,
    SELF,
    SPLASH,
    UTILITY,
    Bonus,
    CardGame,
    Effect,
    Guard,
    Reaction,
)


def hunters(game: CardGame, who: int, seat: int) -> list[int]:
    """13.33 Return the living hunters that an effect concerns, in player order; ties are all of them."""
    if who == SELF:
        return [seat] if game.status[seat] == ALIVE else []
    living = game.living()
    if who == EVERYBODY or not living:
        return living
    if who == OTHERS_WITH_MELEE:
        return [other for other in living if other != seat and shows_melee(game, other)]
    if who == NEIGHBOURS:
        near = (game.left_of(seat), game.right_of(seat))
        return [other for other in living if other != seat and other in near]
    if who == DID_NOT_DAMAGE:
        return [other for other in living if game.dealt[other] == 0]
    if who == HIGHEST_COLLECTED:
        most = max([game.collected[other] for other in living])
        return [other for other in living if game.collected[other] == most]
    totals = [game.total(other) for other in living]
    wanted = min(totals) if who == LOWEST_TOTAL else max(totals)
    return [other for other in living if game.total(other) == wanted]


def shows_melee(game: CardGame, seat: int) -> bool:
    """Say whether a hunter shows a melee weapon."""
    weapon = game.weapon(seat)
    return weapon != NOBODY and game.tables.kind[weapon] == MELEE


# --- Active effects: (game, seat, effect) ----------------------------------------------------------------------------


def instant_strike(game: CardGame, seat: int, effect: int) -> None:
    """13.4 The weapon strikes now instead of in step 5; 3.3 if that needs a sole copy, only then."""
    weapon = game.weapon(seat)
    if weapon == NOBODY or not strikes_now(game, seat, weapon):
        return
    game.struck[seat] = True  # 3.4
    if game.fate == IN_PLAY:
        strike(game, seat, weapon, INSTANT_STEP)


def strikes_now(game: CardGame, seat: int, weapon: int) -> bool:
    """3.3 Say whether a weapon strikes in step 3: for some, only if no other hunter shows the same title (R4)."""
    tables = game.tables
    if not tables.strikes_at_once[weapon]:
        return False
    if tables.only_alone[weapon]:
        for other in range(game.seats):
            if other != seat and game.weapon(other) == weapon:
                return False
    return True


def damage_hunters(game: CardGame, seat: int, effect: int) -> None:
    """13.10 Hunters suffer damage that no die dealt."""
    tables = game.tables
    for other in hunters(game, tables.who[effect], seat):
        suffer(
            game, other, tables.amount[effect], RECOIL if other == seat else tables.cause[effect], tables.floor[effect]
        )


def damage_monster(game: CardGame, seat: int, effect: int) -> None:
    """13.11 Take Echoes from the creature, without a weapon."""
    if game.fate == IN_PLAY:
        take_echoes(game, seat, game.played[seat], game.tables.amount[effect], INSTANT_STEP)


def heal(game: CardGame, seat: int, effect: int) -> None:
    """13.12 Hunters regain health."""
    tables = game.tables
    for other in hunters(game, tables.who[effect], seat):
        heal_up(game, other, tables.amount[effect])


def gain_echoes(game: CardGame, seat: int, effect: int) -> None:
    """13.13 Hunters collect Echoes from the reserve."""
    tables = game.tables
    for other in hunters(game, tables.who[effect], seat):
        gain(game, other, tables.amount[effect])


def lose_echoes(game: CardGame, seat: int, effect: int) -> None:
    """13.14 Hunters return collected Echoes to the reserve."""
    tables = game.tables
    for other in hunters(game, tables.who[effect], seat):
        lose(game, other, tables.amount[effect], RECOIL if other == seat else tables.cause[effect])


def steal_echoes(game: CardGame, seat: int, effect: int) -> None:
    """13.15 Choose another living hunter who has collected any; with only one such hunter there is no choice."""
    victims = [other for other in range(game.seats) if can_be_robbed(game, seat, other)]
    game.effect_row = effect
    if len(victims) == 1:
        steal_from(game, seat, victims[0])
    elif victims:
        game.ask(seat, STEAL_FROM, victims, steal_from)


def can_be_robbed(game: CardGame, seat: int, other: int) -> bool:
    """Say whether a hunter can take Echoes from another (R29)."""
    if other == seat or game.status[other] != ALIVE:
        return False
    return game.collected[other] > 0 or game.setting(TARGETS) == ANYONE


def steal_from(game: CardGame, seat: int, other: int) -> None:
    """13.15 Up to so many collected Echoes change hands; 13.35 always as many as possible."""
    echoes = min(game.tables.amount[game.effect_row], game.collected[other])
    game.collected[other] -= echoes
    game.collected[seat] += echoes
    game.tell(events.ECHOES_STOLEN, seat, other, echoes)


def bank_echoes(game: CardGame, seat: int, effect: int) -> None:
    """13.16 Up to so many collected Echoes are banked; 13.35 always as many as possible."""
    echoes = min(game.tables.amount[effect], game.collected[seat])
    game.collected[seat] -= echoes
    game.banked[seat] += echoes
    game.tell(events.ECHOES_BANKED, seat, echoes, game.banked[seat])


def discard_cards(game: CardGame, seat: int, effect: int) -> None:
    """13.17 Hunters move cards from their hand to their used pile."""
    for other in reversed(hunters(game, game.tables.who[effect], seat)):
        game.do(discard_from_hand, other, effect)


def discard_from_hand(game: CardGame, seat: int, effect: int) -> None:
    """13.17 As many as able, never the Dream."""
    game.effect_row = effect
    game.owed = game.tables.amount[effect]
    go_on_discarding(game, seat)


def go_on_discarding(game: CardGame, seat: int) -> None:
    """13.17 Choose card after card; what leaves no choice happens at once.

    Recursive: once for each card that is owed.
    """
    cards = can_be_discarded(game, seat)
    if len(cards) <= game.owed:
        for card in cards:
            discard(game, seat, card)
    elif game.owed:
        titles = sorted(set(cards))
        if len(titles) == 1:
            discard_card(game, seat, titles[0])
        else:
            game.ask(seat, DISCARD_CARD, titles, discard_card)


def can_be_discarded(game: CardGame, seat: int) -> list[int]:
    """13.17 Return the cards in hand of the kind that is asked for, without the Dream."""
    tables = game.tables
    weapons = tables.of_kind[game.effect_row] != ANY_KIND
    return [
        card for card in game.hand[seat] if not tables.dream[card] and not (weapons and tables.kind[card] == UTILITY)
    ]


def discard_card(game: CardGame, seat: int, card: int) -> None:
    """13.17 Discard the card that was chosen, and go on."""
    discard(game, seat, card)
    game.owed -= 1
    go_on_discarding(game, seat)


def discard(game: CardGame, seat: int, card: int) -> None:
    """13.17 One card goes from the hand to the used pile."""
    game.hand[seat].remove(card)
    game.used[seat].append(card)
    game.tell(events.CARD_DISCARDED, seat, card, game.tables.cause[game.effect_row])


def reclaim_cards(game: CardGame, seat: int, effect: int) -> None:
    """13.19 Cards go from the used pile back to the hand; 13.35 as many as possible."""
    game.owed = game.tables.amount[effect]
    go_on_reclaiming(game, seat)


def go_on_reclaiming(game: CardGame, seat: int) -> None:
    """13.19 Choose card after card; what leaves no choice happens at once.

    Recursive: once for each card that is owed.
    """
    cards = game.used[seat]
    if len(cards) <= game.owed:
        for card in cards[:]:
            reclaim(game, seat, card)
    elif game.owed:
        titles = sorted(set(cards))
        if len(titles) == 1:
            reclaim_card(game, seat, titles[0])
        else:
            game.ask(seat, RECLAIM_CARD, titles, reclaim_card)


def reclaim_card(game: CardGame, seat: int, card: int) -> None:
    """13.19 Take back the card that was chosen, and go on."""
    reclaim(game, seat, card)
    game.owed -= 1
    go_on_reclaiming(game, seat)


def reclaim(game: CardGame, seat: int, card: int) -> None:
    """13.19 One card goes from the used pile to the hand."""
    game.used[seat].remove(card)
    game.hand[seat].append(card)
    game.tell(events.RECLAIMED, seat, card)


def weaken_attacks(game: CardGame, seat: int, effect: int) -> None:
    """13.20 Weapons of that kind which these hunters show deal less in step 5."""
    tables = game.tables
    for other in hunters(game, tables.who[effect], seat):
        weapon = game.weapon(other)
        if weapon != NOBODY and tables.of_kind[effect] in (ANY_KIND, tables.kind[weapon]):
            game.weakened[other] += tables.amount[effect]
            game.tell(events.WEAKENED, other, tables.amount[effect])


def block_attack(game: CardGame, seat: int, effect: int) -> None:
    """13.21 Choose another living hunter whose weapon of that kind is still to strike."""
    game.effect_row = effect
    targets = [other for other in range(game.seats) if can_be_blocked(game, seat, other)]
    if len(targets) == 1:
        block_hunter(game, seat, targets[0])
    elif targets:
        game.ask(seat, BLOCK_HUNTER, targets, block_hunter)


def can_be_blocked(game: CardGame, seat: int, other: int) -> bool:
    """Say whether a hunter can block another's weapon (R29)."""
    if other == seat or game.status[other] != ALIVE:
        return False
    if game.setting(TARGETS) == ANYONE:
        return True
    weapon = NOBODY if game.struck[other] else game.weapon(other)
    return weapon != NOBODY and game.tables.of_kind[game.effect_row] in (ANY_KIND, game.tables.kind[weapon])


def block_hunter(game: CardGame, seat: int, other: int) -> None:
    """13.21 That weapon deals no damage in step 5."""
    game.blocked[other] = True
    game.tell(events.BLOCKED, seat, other)


def add_monster_from_box(game: CardGame, seat: int, effect: int) -> None:
    """11.7, 13.32 Random monsters from the box, unseen, go on top of the dungeon deck (R28)."""
    for _ in range(game.tables.amount[effect]):
        monsters = [creature for creature in game.box if game.tables.creature_kind[creature] == MONSTER]
        if monsters:
            creature = monsters[game.dice.below(len(monsters), "box")]
            game.box.remove(creature)
            game.deck.append(creature)
            game.on_top += 1
            game.tell(events.MONSTER_ADDED)


EFFECTS: dict[str, Effect] = {
    "instant_strike": instant_strike,
    "damage_hunters": damage_hunters,
    "damage_monster": damage_monster,
    "heal": heal,
    "gain_echoes": gain_echoes,
    "lose_echoes": lose_echoes,
    "steal_echoes": steal_echoes,
    "bank_echoes": bank_echoes,
    "discard_cards": discard_cards,
    "reclaim_cards": reclaim_cards,
    "weaken_attacks": weaken_attacks,
    "block_attack": block_attack,
    "add_monster_from_box": add_monster_from_box,
}

# --- Bonuses: (game, seat, effect) -> more damage --------------------------------------------------------------------


def bonus_damage(game: CardGame, seat: int, effect: int) -> int:
    """13.6 More damage, if the condition holds as the weapon strikes."""
    tables = game.tables
    if tables.condition[effect] == AGAINST_BOSSES:
        holds = tables.creature_kind[game.creature] != MONSTER
    else:
        holds = game.health[seat] <= tables.value[effect]
    return tables.amount[effect] if holds else 0


BONUSES: dict[str, Bonus] = {"bonus_damage": bonus_damage}

# --- Guards: (game, effect, damage, kind, step) -> damage ------------------------------------------------------------


def cap_damage(game: CardGame, effect: int, damage: int, kind: int, step: int) -> int:
    """13.23 Each weapon of that kind deals at most so much to it."""
    tables = game.tables
    return min(damage, tables.amount[effect]) if kind == tables.of_kind[effect] else damage


def reduce_damage(game: CardGame, effect: int, damage: int, kind: int, step: int) -> int:
    """13.24 Damage to it in that step is lowered."""
    tables = game.tables
    return max(0, damage - tables.amount[effect]) if step == tables.in_step[effect] else damage


GUARDS: dict[str, Guard] = {"cap_damage": cap_damage, "reduce_damage": reduce_damage}

# --- Reactions: (game, seat, effect, kind, step, taken) --------------------------------------------------------------


def reward(game: CardGame, seat: int, effect: int, kind: int, step: int, taken: int) -> None:
    """13.13 Whoever damages it collects more from the reserve, where it says so once per round (R21)."""
    tables = game.tables
    once = tables.once_per_round[effect]
    if game.status[seat] == ALIVE and not (once and game.rewarded[seat]):
        game.rewarded[seat] = game.rewarded[seat] or once
        gain(game, seat, tables.amount[effect])


def retaliate(game: CardGame, seat: int, effect: int, kind: int, step: int, taken: int) -> None:
    """13.25 A hunter who damages it with that kind of weapon, or in that step, suffers damage."""
    tables = game.tables
    if tables.of_kind[effect] in (ANY_KIND, kind) and tables.in_step[effect] in (ANY_STEP, step):
        suffer(game, seat, tables.amount[effect], RETALIATION)


def splash_left(game: CardGame, seat: int, effect: int, kind: int, step: int, taken: int) -> None:
    """13.26 The damage dealt to it with that kind is also dealt to the next hunter on the left."""
    if kind == game.tables.of_kind[effect]:
        other = game.left_of(seat)
        if other != seat:
            suffer(game, other, taken, SPLASH)


REACTIONS: dict[str, Reaction] = {"gain_echoes": reward, "retaliate": retaliate, "splash_left": splash_left}
