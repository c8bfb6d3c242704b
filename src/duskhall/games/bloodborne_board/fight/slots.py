"""Weapon slots: which card goes where, and what it does as it enters (7.1, 7.3)."""

from duskhall.games.bloodborne_board import effects, events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.items import weapons
from duskhall.games.bloodborne_board.missions import tokens
from duskhall.games.bloodborne_board.printed import (
    CLEAR_ANY,
    CLEAR_OWN,
    NOBODY,
    SLOTS,
    WEAPON_COMBO_TRANSFORMS,
    WEAPON_STAGGER_TIES,
    WINDOW_LASTING,
)
from duskhall.games.bloodborne_board.questions import SLOT_WORDS
from duskhall.games.bloodborne_board.state import COMBO_OF_CARD, COMBO_OF_SLOT, BoardGame

# --- 7.1 Choosing a slot ---------------------------------------------------------------------------------------------


def choose_slot(game: BoardGame) -> None:
    """7.1 Which empty slot the card goes into."""
    if game.fight.own.card == NOBODY:
        return
    seat = game.fight.seat
    hunters.offer_slot(game, seat, different_slots(game, seat, game.empty_slots(seat)), place_attack)


def different_slots(game: BoardGame, seat: int, slots: list[int]) -> list[int]:
    """Return the slots, one for each combination of speed, damage and special meaning."""
    kept: list[int] = []
    for slot in slots:
        if not any(are_alike(game, seat, slot, other) for other in kept):
            kept.append(slot)
    return kept


def are_alike(game: BoardGame, seat: int, slot: int, other: int) -> bool:
    """Say whether it makes no difference into which of two slots a card goes."""
    one, two = game.weapon(seat).slots[slot], game.weapon(seat).slots[other]
    alike = one.speed == two.speed and one.special == two.special
    return alike and slot_damage(game, seat, slot) == slot_damage(game, seat, other)


def slot_damage(game: BoardGame, seat: int, slot: int) -> int:
    """7.1 Return the damage of a slot; 15.7 a Blood Stone Shard adds to its own."""
    damage = game.weapon(seat).slots[slot].damage
    for item in game.tables.rewards_at[WINDOW_LASTING]:
        if game.owner[item] == seat and game.shard[seat] == slot:
            damage += game.tables.items[item].amount
    return damage


# --- 7.3 Placing a card ----------------------------------------------------------------------------------------------


def place_attack(game: BoardGame, seat: int, option: int) -> None:
    """7.1 The slot gives speed and damage, 7.3 the card adds its own."""
    number = SLOT_WORDS.index(option)
    card = game.tables.cards[game.fight.own.card]
    weapon = game.weapon(seat)
    game.fight.slot = number
    speed, damage = weapon.slots[number].speed + card.speed, slot_damage(game, seat, number) + card.damage
    set_attack(game, seat, speed, damage, card.stagger)
    if weapon.ability == WEAPON_COMBO_TRANSFORMS and weapon.slots[number].special:
        game.fight.combo |= COMBO_OF_SLOT
    if card.transform:
        game.fight.combo |= COMBO_OF_CARD
    game.tell(events.CARD_PLACED, seat, game.fight.own.card, game.fight.own.speed, game.fight.own.damage)
    place_card(game, seat, game.fight.own.card, number)


def set_attack(game: BoardGame, seat: int, speed: int, damage: int, stagger: int) -> None:
    """7.1, R8 The attack of a card or firearm, with what allies, loads and poisonous air change in it."""
    slowed = game.aura != NOBODY and game.poison[seat] > 0 and game.unit_space[game.aura] == game.place[seat]
    game.fight.own.speed = max(0, speed - int(slowed) - tokens.burden(game, seat))
    game.fight.own.damage = damage + tokens.ally_damage(game, seat)
    game.fight.own.stagger = stagger
    game.fight.ties = int(game.weapon(seat).ability == WEAPON_STAGGER_TIES)


def place_card(game: BoardGame, seat: int, card_number: int, number: int) -> None:
    """7.3, 16.3 What a card does when it enters a slot, for an attack or a dodge."""
    card = game.tables.cards[card_number]
    game.slots[seat * SLOTS + number] = card_number
    if seat == game.fight.seat:
        game.fight.immune |= card.immune
        game.fight.own.block += card.block
    elif card.transform:  # a dodge in the combat of another, or out of combat
        game.do(weapons.offer_transform, seat)
    if card.clear == CLEAR_OWN:
        weapons.empty_slot(game, seat, number)
    elif card.clear == CLEAR_ANY:
        game.do(weapons.clear_any, seat)
    if card.heal:
        hunters.heal(game, seat, card.heal, events.HEALED_BY_CARD)
    if card.discard:
        game.do(effects.discard_after_draw, seat)
    if card.draw:
        hunters.draw_cards(game, seat, card.draw, events.DRAWN_BY_CARD)
    if card.cleanse:
        effects.cleanse(game, seat)
