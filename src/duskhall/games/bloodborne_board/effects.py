"""What consumables, tools and runes do: one short function per effect, named as in the content (15.6 to 15.8).

Beside each effect stands when it helps: an item that could change nothing cannot be used (15.5).
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.items import item_targets, weapons
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import MOST_ECHOES, MOST_HP, NOBODY, NOWHERE
from duskhall.games.bloodborne_board.questions import (
    ADELLA,
    BECKON,
    CHOOSE_SPACE,
    DISCARD_ONE,
    DROP,
    DROP_FRENZY,
    DROP_POISON,
    HEAL_ONE,
    HEAL_THREE,
    REFRESH,
    SWAP_AWAY,
    SWAP_BACK,
)
from duskhall.games.bloodborne_board.state import COMBO_OF_CARD, COMBO_OF_OTHERS, BoardGame
from duskhall.games.bloodborne_board.tables import Condition, Effect, always, no_effect


def helps(game: BoardGame, seat: int, item: int) -> bool:
    """15.5 Say whether the item would change anything now."""
    printed = game.tables.items[item]
    return printed.helps(game, seat, printed.amount)


def use_item(game: BoardGame, seat: int, item: int) -> None:
    """15.1, 15.3 A consumable is used up, a reward exhausted; then it does what it says."""
    printed = game.tables.items[item]
    game.tell(events.ITEM_USED, seat, item)
    if item < game.tables.consumables:
        hunters.drop_goods(game, seat, item)
    else:
        game.ready[item] = 0
    printed.effect(game, seat, printed.amount)


# --- Health and cards ------------------------------------------------------------------------------------------------


def is_hurt(game: BoardGame, seat: int, amount: int) -> bool:
    """Healing helps whoever lacks HP."""
    return game.hp[seat] < MOST_HP


def has_room_for_echo(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever has fewer than three."""
    return game.echoes[seat] < MOST_ECHOES


def can_draw(game: BoardGame, seat: int, amount: int) -> bool:
    """Drawing helps while a card is left."""
    return len(game.deck[seat]) + len(game.discard[seat]) > 0


def heal_by_item(game: BoardGame, seat: int, amount: int) -> None:
    """Heal."""
    hunters.heal(game, seat, amount, events.HEALED)


def echo_by_item(game: BoardGame, seat: int, amount: int) -> None:
    """Gain blood echoes."""
    hunters.gain_echo(game, seat, amount, events.ECHO_BY_ITEM)


def antidote(game: BoardGame, seat: int, amount: int) -> None:
    """Draw, and drop poison."""
    hunters.draw_cards(game, seat, amount, events.DRAWN_BY_ITEM)
    game.poison[seat] = 0


def antidote_helps(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever is poisoned or can draw."""
    return game.poison[seat] > 0 or can_draw(game, seat, amount)


def sedative(game: BoardGame, seat: int, amount: int) -> None:
    """Draw, and drop frenzy."""
    hunters.draw_cards(game, seat, amount, events.DRAWN_BY_ITEM)
    game.frenzy[seat] = 0


def sedative_helps(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever is frenzied or can draw."""
    return game.frenzy[seat] > 0 or can_draw(game, seat, amount)


def cleanse(game: BoardGame, seat: int) -> None:
    """16.3 Lose one poison or frenzy token."""
    if game.poison[seat] and game.frenzy[seat]:
        game.do(choose_token, seat)
    else:
        game.poison[seat] = game.frenzy[seat] = 0


def choose_token(game: BoardGame, seat: int) -> None:
    """16.3 Which of the two."""
    game.ask(seat, DROP, [DROP_POISON, DROP_FRENZY], drop)


def drop(game: BoardGame, seat: int, option: int) -> None:
    """16.3 Drop it."""
    if option == DROP_POISON:
        game.poison[seat] = 0
    else:
        game.frenzy[seat] = 0


def discard_after_draw(game: BoardGame, seat: int) -> None:
    """16.3 Discard one of the cards in hand."""
    if game.hand[seat]:
        cards = DISCARD_ONE.each(hunters.kinds_in(game.hand[seat]))
        hunters.offer(game, seat, DISCARD_ONE, cards, discard_drawn)


def discard_drawn(game: BoardGame, seat: int, option: int) -> None:
    """16.3 This one."""
    hunters.discard_card(game, seat, DISCARD_ONE.entry(option), events.EFFECT_DISCARDED)


def draw_and_heal(game: BoardGame, seat: int, amount: int) -> None:
    """Draw 1, heal 1."""
    hunters.draw_cards(game, seat, 1, events.DRAWN_BY_ITEM)
    heal_by_item(game, seat, 1)


def draw_or_heal_helps(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can draw or lacks HP."""
    return can_draw(game, seat, amount) or is_hurt(game, seat, amount)


def blood_of_adella(game: BoardGame, seat: int, amount: int) -> None:
    """Heal 1, or 3 for an echo."""
    hunters.offer(game, seat, ADELLA, [HEAL_ONE, HEAL_THREE] if game.echoes[seat] else [HEAL_ONE], adella)


def adella(game: BoardGame, seat: int, option: int) -> None:
    """15.3, 15.7 Heal 1, or pay for 3."""
    if option == HEAL_ONE:
        heal_by_item(game, seat, 1)
    else:
        game.echoes[seat] -= 1
        heal_by_item(game, seat, 3)


def swap_card(game: BoardGame, seat: int, amount: int) -> None:
    """Swap a card in hand for one in the discard pile."""
    hunters.offer(game, seat, SWAP_AWAY, SWAP_AWAY.each(hunters.kinds_in(game.hand[seat])), swap_away)


def can_swap(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs a card in hand and one in the discard pile."""
    return len(game.hand[seat]) > 0 and len(game.discard[seat]) > 0


def swap_away(game: BoardGame, seat: int, option: int) -> None:
    """15.8 The card that goes."""
    cards = SWAP_BACK.each(hunters.kinds_in(game.discard[seat]))
    hunters.offer(game, seat, SWAP_BACK, cards, swap_back, SWAP_AWAY.entry(option))


def swap_back(game: BoardGame, seat: int, option: int, away: int) -> None:
    """15.8 The card that comes."""
    card = SWAP_BACK.entry(option)
    game.discard[seat].remove(card)
    hunters.discard_card(game, seat, away, events.SWAP_DISCARDED)
    game.hand[seat].append(card)
    game.tell(events.CARD_SWAPPED, seat, card)


# --- Weapons ---------------------------------------------------------------------------------------------------------


def refresh_firearm(game: BoardGame, seat: int, amount: int) -> None:
    """Refresh the firearm."""
    hunters.refresh_gun(game, seat)


def gun_is_used(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when the firearm is exhausted."""
    return not game.gun_ready[seat]


def refresh_reward(game: BoardGame, seat: int, amount: int) -> None:
    """Refresh one reward."""
    hunters.offer(game, seat, REFRESH, REFRESH.each(used_rewards(game, seat)), refresh)


def used_rewards(game: BoardGame, seat: int) -> list[int]:
    """Return the exhausted rewards of a hunter."""
    return [item for item in range(len(game.owner)) if game.owner[item] == seat and not game.ready[item]]


def has_used_reward(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when a reward is exhausted."""
    return len(used_rewards(game, seat)) > 0


def refresh(game: BoardGame, seat: int, option: int) -> None:
    """The reward can be used again."""
    game.ready[REFRESH.entry(option)] = 1


def clear_one_slot(game: BoardGame, seat: int, amount: int) -> None:
    """Clear one slot."""
    weapons.clear_any(game, seat)


def has_full_slot(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when a slot is full."""
    return len(hunters.full_slots(game, seat)) > 0


# --- Moving ----------------------------------------------------------------------------------------------------------


def free_move(game: BoardGame, seat: int, amount: int) -> None:
    """Move without a card; 4.8 nobody pursues."""
    moves.begin_move(game, seat, amount, False)


def can_leave(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can leave the space."""
    return moves.can_move(game, seat)


def clear_and_move(game: BoardGame, seat: int, amount: int) -> None:
    """Clear a slot and move."""
    if moves.can_move(game, seat):
        moves.begin_move(game, seat, amount, False)
    weapons.clear_any(game, seat)


def can_clear_or_move(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can do one of the two."""
    return has_full_slot(game, seat, amount) or moves.can_move(game, seat)


def to_lamp(game: BoardGame, seat: int, amount: int) -> None:
    """Teleport to a lamp."""
    spaces = [space for space in ground.lamps(game) if space != game.place[seat]]
    hunters.offer(game, seat, CHOOSE_SPACE, CHOOSE_SPACE.each(sorted(spaces)), moves.teleport_to)


def other_lamp(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when there is a lamp elsewhere; 13.2 it is no way out of fog gates."""
    if game.fog[ground.tile_of(game.place[seat])]:
        return False
    return len([space for space in ground.lamps(game) if space != game.place[seat]]) > 0


def call_hunter(game: BoardGame, seat: int, amount: int) -> None:
    """Teleport another hunter here."""
    hunters.offer(game, seat, BECKON, BECKON.each(elsewhere(game, seat)), beckon)


def elsewhere(game: BoardGame, seat: int) -> list[int]:
    """Return the other hunters on other spaces; 13.2 none from behind fog gates, 13.6 and none onto a sealed tile."""
    found: list[int] = []
    if ground.is_sealed(game, game.place[seat]):
        return found
    for other in range(game.seats):
        space = game.place[other]
        if other != seat and space not in (NOWHERE, game.place[seat]) and not game.fog[ground.tile_of(space)]:
            found.append(other)
    return found


def somebody_elsewhere(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when another hunter can be called."""
    return len(elsewhere(game, seat)) > 0


def beckon(game: BoardGame, seat: int, option: int) -> None:
    """The other hunter comes."""
    moves.teleport(game, BECKON.entry(option), game.place[seat])


def silence(game: BoardGame, seat: int, amount: int) -> None:
    """Only bosses activate after this turn."""
    game.silence = 1


def not_silent(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps once."""
    return not game.silence


# --- On Attack -------------------------------------------------------------------------------------------------------


def has_attack(game: BoardGame, seat: int, amount: int) -> bool:
    """15.5 It needs an attack of the hunter, by card or firearm."""
    return game.fight.own.live > 0


def add_damage(game: BoardGame, seat: int, amount: int) -> None:
    """The attack deals more."""
    game.fight.own.damage += amount


def add_speed(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster."""
    game.fight.own.speed += amount


def add_both(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster and deals more."""
    game.fight.own.speed += amount
    game.fight.own.damage += amount


def block(game: BoardGame, seat: int, amount: int) -> None:
    """8.1 Damage of this combat is less."""
    game.fight.own.block += amount


def numb(game: BoardGame, seat: int, amount: int) -> None:
    """The enemy's attack loses its effects."""
    game.fight.foe.plain = 1


def not_numb(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps once."""
    return not game.fight.foe.plain


def claw(game: BoardGame, seat: int, amount: int) -> None:
    """The effects of the card become damage and Stagger; R15 what it did on entering its slot is done."""
    card = game.tables.cards[game.fight.own.card]
    game.fight.own.damage += amount - card.damage
    game.fight.own.speed -= card.speed
    game.fight.own.stagger = 1
    game.fight.own.plain = 1
    game.fight.own.block -= card.block
    game.fight.immune &= ~card.immune
    game.fight.combo &= ~COMBO_OF_CARD


def has_card(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs a stat card in the attack."""
    return game.fight.own.card != NOBODY


def speed_and_transform(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster, and a free transform follows."""
    game.fight.own.speed += amount
    game.fight.combo |= COMBO_OF_OTHERS


def writhe(game: BoardGame, seat: int, amount: int) -> None:
    """The attack has Stagger that counts in ties."""
    game.fight.own.stagger = game.fight.ties = 1


ITEM_EFFECTS: dict[str, tuple[Effect, Condition]] = {
    "heal": (heal_by_item, is_hurt),
    "gain_echo": (echo_by_item, has_room_for_echo),
    "antidote": (antidote, antidote_helps),
    "sedative": (sedative, sedative_helps),
    "draw_and_heal": (draw_and_heal, draw_or_heal_helps),
    "blood_of_adella": (blood_of_adella, is_hurt),
    "swap_card": (swap_card, can_swap),
    "refresh_gun": (refresh_firearm, gun_is_used),
    "refresh_reward": (refresh_reward, has_used_reward),
    "clear_slot": (clear_one_slot, has_full_slot),
    "free_move": (free_move, can_leave),
    "clear_and_move": (clear_and_move, can_clear_or_move),
    "to_lamp": (to_lamp, other_lamp),
    "call_hunter": (call_hunter, somebody_elsewhere),
    "strike_here": (item_targets.strike_here, item_targets.enemy_here),
    "strike_near": (item_targets.strike_near, item_targets.enemy_near),
    "shift": (item_targets.shift, item_targets.somebody_movable),
    "distract": (item_targets.distract, item_targets.somebody_to_distract),
    "strike_all_here": (item_targets.strike_all_here, item_targets.enemy_here),
    "strike_and_push": (item_targets.strike_and_push, item_targets.enemy_here),
    "push_all": (item_targets.push_all, item_targets.somebody_to_push),
    "execute": (item_targets.execute, item_targets.somebody_almost_dead),
    "shock": (item_targets.shock, item_targets.somebody_to_shock),
    "silence": (silence, not_silent),
    "add_damage": (add_damage, has_attack),
    "add_speed": (add_speed, has_attack),
    "add_both": (add_both, has_attack),
    "block": (block, always),
    "numb": (numb, not_numb),
    "claw": (claw, has_card),
    "speed_and_transform": (speed_and_transform, has_attack),
    "writhe": (writhe, has_attack),
    "splash": (item_targets.strike_near, item_targets.enemy_near),
    "dodge": (no_effect, always),
    "hold_off": (no_effect, always),
    "keep_echo": (no_effect, always),
    "sharpen_slot": (no_effect, always),
    "story": (no_effect, always),
}
