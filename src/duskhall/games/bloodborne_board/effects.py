"""What consumables, tools and runes do: one short function per effect, named as in the content (15.6 to 15.8).

Beside each effect stands when it helps: an item that could change nothing cannot be used (15.5).
"""

from typing import Final

from duskhall.games.bloodborne_board import combat, events, foes, hunters, moves
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import (
    BOSS,
    MOST_ECHOES,
    MOST_HP,
    NOBODY,
    NOWHERE,
    OBJECT,
    Condition,
    Effect,
    always,
    no_effect,
)
from duskhall.games.bloodborne_board.questions import (
    ADELLA,
    BECKON,
    CHOOSE_SPACE,
    DISCARD_ONE,
    DROP,
    NONE,
    REFRESH,
    SLOT,
    SWAP_AWAY,
    SWAP_BACK,
    TARGET,
)
from duskhall.games.bloodborne_board.state import BoardGame

# What a target is chosen for, after those of `combat`
TO_STRIKE: Final = 10
TO_SHIFT: Final = 11
TO_SKIP: Final = 12
TO_STRIKE_AND_PUSH: Final = 13
TO_EXECUTE: Final = 14
TO_SHOCK: Final = 15
TO_SHOOT: Final = 16

# What a space is chosen for
TO_PUSH_TO: Final = 0
TO_SHIFT_TO: Final = 1
TO_TELEPORT_TO: Final = 2


def helps(game: BoardGame, seat: int, item: int) -> bool:
    """15.5 Say whether the item would change anything now."""
    printed = game.tables.items[item]
    return printed.helps(game, seat, printed.amount)


def use_item(game: BoardGame, seat: int, item: int) -> None:
    """15.1 A consumable is used up, 15.3 a reward exhausted; then it does what it says."""
    printed = game.tables.items[item]
    game.tell(events.ITEM_USED, seat, item)
    if item < game.tables.consumables:
        hunters.drop_goods(game, seat, item)
    else:
        game.ready[item] = 0
    printed.effect(game, seat, printed.amount)


def units_within(game: BoardGame, seat: int, reach: int, bosses: bool) -> list[int]:
    """8.7 Return the enemies within so many spaces of a hunter."""
    near = ground.in_range(game, game.place[seat], reach)
    found = []
    for unit, space in enumerate(game.unit_space):
        if space in near and (bosses or game.kind_of(unit).role != BOSS):
            found.append(unit)
    return found


def choose_unit(game: BoardGame, seat: int, units: list[int], purpose: int, amount: int) -> None:
    """Let the hunter choose a target, if there is one."""
    if units:
        game.target_for = purpose
        game.amount = amount
        hunters.offer(game, seat, TARGET, units)


def target_chosen(game: BoardGame, seat: int, unit: int) -> None:
    """Carry out what the target was chosen for."""
    purpose = game.target_for
    amount = game.amount
    if purpose == TO_STRIKE:
        foes.wound(game, unit, amount, seat)
    elif purpose == TO_SHIFT:
        game.space_for = TO_SHIFT_TO
        game.do(push_step, unit, amount)
        game.chooser = seat
    elif purpose == TO_SKIP:
        game.unit_skip[unit] = 1
    elif purpose in (TO_STRIKE_AND_PUSH, TO_SHOOT):
        game.space_for = TO_PUSH_TO
        game.chooser = seat
        game.do(push_step, unit, 2 if purpose == TO_STRIKE_AND_PUSH else 1)
        foes.wound(game, unit, amount, seat)
    elif purpose == TO_EXECUTE:
        foes.wound(game, unit, game.unit_hp(unit) - game.unit_damage[unit], seat)
    elif purpose == TO_SHOCK:
        game.unit_skip[unit] = 1
        foes.wound(game, unit, amount, seat)


def push_step(game: BoardGame, unit: int, left: int) -> None:
    """8.6 The hunter chooses where an enemy is pushed, space by space: away from the hunter, or wherever it can go."""
    here = game.unit_space[unit]
    seat = game.chooser
    if left <= 0 or here == NOWHERE or game.place[seat] == NOWHERE:
        return
    spaces = sorted(ground.enemy_steps(game, here))
    if game.space_for == TO_PUSH_TO:
        far = ground.distances(game, game.place[seat], True)
        spaces = [space for space in spaces if far[space] > far[here]]
    if not spaces:
        return
    game.found = unit
    game.amount = left
    game.ask(seat, CHOOSE_SPACE, [NONE] + [1 + space for space in spaces])


def choose_space(game: BoardGame, seat: int, option: int) -> None:
    """8.6 Push it there, 4.8 or teleport there."""
    if option == NONE:
        return
    space = option - 1
    if game.space_for == TO_TELEPORT_TO:
        moves.teleport(game, seat, space)
        return
    unit = game.found
    game.do(push_step, unit, game.amount - 1)
    game.unit_space[unit] = space
    game.tell(events.UNIT_MOVED, unit, space)


# --- Health and cards ------------------------------------------------------------------------------------------------


def heal(game: BoardGame, seat: int, amount: int) -> None:
    """Heal."""
    hunters.heal(game, seat, amount)


def is_hurt(game: BoardGame, seat: int, amount: int) -> bool:
    """Healing helps whoever lacks HP."""
    return game.hp[seat] < MOST_HP


def gain_echo(game: BoardGame, seat: int, amount: int) -> None:
    """Gain blood echoes."""
    hunters.gain_echo(game, seat, amount)


def has_room_for_echo(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever has fewer than three."""
    return game.echoes[seat] < MOST_ECHOES


def can_draw(game: BoardGame, seat: int, amount: int) -> bool:
    """Drawing helps while a card is left."""
    return len(game.deck[seat]) + len(game.discard[seat]) > 0


def antidote(game: BoardGame, seat: int, amount: int) -> None:
    """Draw, and drop poison."""
    hunters.draw_cards(game, seat, amount)
    game.poison[seat] = 0


def antidote_helps(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever is poisoned or can draw."""
    return game.poison[seat] > 0 or can_draw(game, seat, amount)


def sedative(game: BoardGame, seat: int, amount: int) -> None:
    """Draw, and drop frenzy."""
    hunters.draw_cards(game, seat, amount)
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
    game.ask(seat, DROP, [0, 1])


def drop(game: BoardGame, seat: int, option: int) -> None:
    """16.3 Drop it."""
    if option == 0:
        game.poison[seat] = 0
    else:
        game.frenzy[seat] = 0


def discard_after_draw(game: BoardGame, seat: int) -> None:
    """16.3 Discard one of the cards in hand."""
    if game.hand[seat]:
        hunters.offer(game, seat, DISCARD_ONE, hunters.kinds_in(game.hand[seat], 1))


def draw_and_heal(game: BoardGame, seat: int, amount: int) -> None:
    """Draw 1, heal 1."""
    hunters.draw_cards(game, seat, 1)
    hunters.heal(game, seat, 1)


def draw_or_heal_helps(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can draw or lacks HP."""
    return can_draw(game, seat, amount) or is_hurt(game, seat, amount)


def blood_of_adella(game: BoardGame, seat: int, amount: int) -> None:
    """Heal 1, or 3 for an echo."""
    hunters.offer(game, seat, ADELLA, [0, 1] if game.echoes[seat] else [0])


def adella(game: BoardGame, seat: int, option: int) -> None:
    """Heal 1, or pay for 3."""
    game.echoes[seat] -= option
    hunters.heal(game, seat, 3 if option else 1)


def swap_card(game: BoardGame, seat: int, amount: int) -> None:
    """Swap a card in hand for one in the discard pile."""
    hunters.offer(game, seat, SWAP_AWAY, hunters.kinds_in(game.hand[seat], 0))


def can_swap(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs a card in hand and one in the discard pile."""
    return len(game.hand[seat]) > 0 and len(game.discard[seat]) > 0


def swap_away(game: BoardGame, seat: int, card: int) -> None:
    """The card that goes."""
    game.found = card
    hunters.offer(game, seat, SWAP_BACK, hunters.kinds_in(game.discard[seat], 0))


def swap_back(game: BoardGame, seat: int, card: int) -> None:
    """The card that comes."""
    game.discard[seat].remove(card)
    hunters.discard_card(game, seat, game.found)
    game.hand[seat].append(card)
    game.tell(events.CARD_DRAWN, seat, card)


# --- Weapons ---------------------------------------------------------------------------------------------------------


def refresh_gun(game: BoardGame, seat: int, amount: int) -> None:
    """Refresh the firearm."""
    hunters.refresh_gun(game, seat)


def gun_is_used(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when the firearm is exhausted."""
    return not game.gun_ready[seat]


def refresh_reward(game: BoardGame, seat: int, amount: int) -> None:
    """Refresh one reward."""
    hunters.offer(game, seat, REFRESH, used_rewards(game, seat))


def used_rewards(game: BoardGame, seat: int) -> list[int]:
    """Return the exhausted rewards of a hunter."""
    return [item for item in range(len(game.owner)) if game.owner[item] == seat and not game.ready[item]]


def has_used_reward(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when a reward is exhausted."""
    return len(used_rewards(game, seat)) > 0


def refresh(game: BoardGame, seat: int, item: int) -> None:
    """The reward can be used again."""
    game.ready[item] = 1


def clear_slot(game: BoardGame, seat: int, amount: int) -> None:
    """Clear one slot."""
    game.slot_for = combat.TO_CLEAR
    full = hunters.full_slots(game, seat)
    if full:
        hunters.offer(game, seat, SLOT, full)


def has_full_slot(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when a slot is full."""
    return len(hunters.full_slots(game, seat)) > 0


# --- Moving ----------------------------------------------------------------------------------------------------------


def free_move(game: BoardGame, seat: int, amount: int) -> None:
    """Move without a card; 4.8 nobody pursues."""
    moves.begin_move(game, seat, amount, moves.FREE)


def can_move(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can leave the space."""
    return moves.can_move(game, seat)


def clear_and_move(game: BoardGame, seat: int, amount: int) -> None:
    """Clear a slot and move."""
    if moves.can_move(game, seat):
        moves.begin_move(game, seat, amount, moves.FREE)
    clear_slot(game, seat, 1)


def can_clear_or_move(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps whoever can do one of the two."""
    return has_full_slot(game, seat, amount) or moves.can_move(game, seat)


def to_lamp(game: BoardGame, seat: int, amount: int) -> None:
    """Teleport to a lamp."""
    game.space_for = TO_TELEPORT_TO
    spaces = [space for space in ground.lamps(game) if space != game.place[seat]]
    hunters.offer(game, seat, CHOOSE_SPACE, [1 + space for space in sorted(spaces)])


def other_lamp(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when there is a lamp elsewhere; 13.2 it is no way out of fog gates."""
    if game.fog[ground.tile_of(game.place[seat])]:
        return False
    return len([space for space in ground.lamps(game) if space != game.place[seat]]) > 0


def call_hunter(game: BoardGame, seat: int, amount: int) -> None:
    """Teleport another hunter here."""
    hunters.offer(game, seat, BECKON, elsewhere(game, seat))


def elsewhere(game: BoardGame, seat: int) -> list[int]:
    """Return the other hunters on other spaces; 13.2 none who stand behind fog gates."""
    found = []
    for other in range(game.seats):
        space = game.place[other]
        if other != seat and space not in (NOWHERE, game.place[seat]) and not game.fog[ground.tile_of(space)]:
            found.append(other)
    return found


def somebody_elsewhere(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps when another hunter can be called."""
    return len(elsewhere(game, seat)) > 0


def beckon(game: BoardGame, seat: int, other: int) -> None:
    """The other hunter comes."""
    moves.teleport(game, other, game.place[seat])


# --- Enemies ---------------------------------------------------------------------------------------------------------


def strike_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space."""
    choose_unit(game, seat, units_within(game, seat, 0, True), TO_STRIKE, amount)


def enemy_here(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in the own space."""
    return len(units_within(game, seat, 0, True)) > 0


def strike_near(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1."""
    choose_unit(game, seat, units_within(game, seat, 1, True), TO_STRIKE, amount)


def enemy_near(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy in range 1."""
    return len(units_within(game, seat, 1, True)) > 0


def shift(game: BoardGame, seat: int, amount: int) -> None:
    """Move an enemy in range 2."""
    choose_unit(game, seat, movable(game, seat), TO_SHIFT, amount)


def movable(game: BoardGame, seat: int) -> list[int]:
    """Return the enemies in range 2 that have somewhere to go."""
    found = []
    for unit in units_within(game, seat, 2, True):
        if game.kind_of(unit).role != OBJECT and ground.enemy_steps(game, game.unit_space[unit]):
            found.append(unit)
    return found


def somebody_movable(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs an enemy that can be moved."""
    return len(movable(game, seat)) > 0


def distract(game: BoardGame, seat: int, amount: int) -> None:
    """An enemy in range 2, no boss, skips the activation."""
    choose_unit(game, seat, units_within(game, seat, amount, False), TO_SKIP, 0)


def somebody_to_distract(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(units_within(game, seat, amount, False)) > 0


def strike_all_here(game: BoardGame, seat: int, amount: int) -> None:
    """Damage each enemy in the own space."""
    for unit in units_within(game, seat, 0, True):
        foes.wound(game, unit, amount, seat)


def strike_and_push(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in the own space and push it."""
    choose_unit(game, seat, units_within(game, seat, 0, True), TO_STRIKE_AND_PUSH, amount)


def push_all(game: BoardGame, seat: int, amount: int) -> None:
    """Push every enemy in the own space."""
    game.space_for = TO_PUSH_TO
    game.chooser = seat
    for unit in units_within(game, seat, 0, True):
        if game.kind_of(unit).role != OBJECT:
            game.do(push_step, unit, amount)


def execute(game: BoardGame, seat: int, amount: int) -> None:
    """Slay an enemy in range 2 that has few HP left."""
    choose_unit(game, seat, almost_dead(game, seat, amount), TO_EXECUTE, 0)


def almost_dead(game: BoardGame, seat: int, amount: int) -> list[int]:
    """Return the enemies in range 2 with so many HP left or fewer."""
    near = units_within(game, seat, 2, True)
    return [unit for unit in near if game.unit_hp(unit) - game.unit_damage[unit] <= amount]


def somebody_almost_dead(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(almost_dead(game, seat, amount)) > 0


def shock(game: BoardGame, seat: int, amount: int) -> None:
    """Damage an enemy in range 1, no boss, which then skips the activation."""
    choose_unit(game, seat, units_within(game, seat, 1, False), TO_SHOCK, amount)


def somebody_to_shock(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs such an enemy."""
    return len(units_within(game, seat, 1, False)) > 0


def silence(game: BoardGame, seat: int, amount: int) -> None:
    """Only bosses activate after this turn."""
    game.silence = 1


def not_silent(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps once."""
    return not game.silence


# --- On Attack -------------------------------------------------------------------------------------------------------


def add_damage(game: BoardGame, seat: int, amount: int) -> None:
    """The attack deals more."""
    game.own_damage += amount


def add_speed(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster."""
    game.own_speed += amount


def add_both(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster and deals more."""
    game.own_speed += amount
    game.own_damage += amount


def block(game: BoardGame, seat: int, amount: int) -> None:
    """8.1 Damage of this combat is less."""
    game.block += amount


def numb(game: BoardGame, seat: int, amount: int) -> None:
    """The enemy's attack loses its effects."""
    game.foe_plain = 1


def not_numb(game: BoardGame, seat: int, amount: int) -> bool:
    """It helps once."""
    return not game.foe_plain


def claw(game: BoardGame, seat: int, amount: int) -> None:
    """The effects of the card become damage and Stagger."""
    card = game.tables.cards[game.own_card]
    game.own_damage += amount - card.damage
    game.own_speed -= card.speed
    game.own_stagger = 1


def has_card(game: BoardGame, seat: int, amount: int) -> bool:
    """It needs a stat card in the attack."""
    return game.own_card != NOBODY


def speed_and_transform(game: BoardGame, seat: int, amount: int) -> None:
    """The attack is faster, and a free transform follows."""
    game.own_speed += amount
    game.combo = 1


def writhe(game: BoardGame, seat: int, amount: int) -> None:
    """The attack has Stagger that counts in ties."""
    game.own_stagger = game.own_ties = 1


# --- On a kill -------------------------------------------------------------------------------------------------------


def splash(game: BoardGame, seat: int, amount: int) -> None:
    """Damage to another enemy in range 1."""
    combat.splash(game, seat, amount)


ITEM_EFFECTS: dict[str, tuple[Effect, Condition]] = {
    "heal": (heal, is_hurt),
    "gain_echo": (gain_echo, has_room_for_echo),
    "antidote": (antidote, antidote_helps),
    "sedative": (sedative, sedative_helps),
    "draw_and_heal": (draw_and_heal, draw_or_heal_helps),
    "blood_of_adella": (blood_of_adella, is_hurt),
    "swap_card": (swap_card, can_swap),
    "refresh_gun": (refresh_gun, gun_is_used),
    "refresh_reward": (refresh_reward, has_used_reward),
    "clear_slot": (clear_slot, has_full_slot),
    "free_move": (free_move, can_move),
    "clear_and_move": (clear_and_move, can_clear_or_move),
    "to_lamp": (to_lamp, other_lamp),
    "call_hunter": (call_hunter, somebody_elsewhere),
    "strike_here": (strike_here, enemy_here),
    "strike_near": (strike_near, enemy_near),
    "shift": (shift, somebody_movable),
    "distract": (distract, somebody_to_distract),
    "strike_all_here": (strike_all_here, enemy_here),
    "strike_and_push": (strike_and_push, enemy_here),
    "push_all": (push_all, enemy_here),
    "execute": (execute, somebody_almost_dead),
    "shock": (shock, somebody_to_shock),
    "silence": (silence, not_silent),
    "add_damage": (add_damage, always),
    "add_speed": (add_speed, always),
    "add_both": (add_both, always),
    "block": (block, always),
    "numb": (numb, not_numb),
    "claw": (claw, has_card),
    "speed_and_transform": (speed_and_transform, always),
    "writhe": (writhe, always),
    "splash": (splash, enemy_near),
    "dodge": (no_effect, always),
    "hold_off": (no_effect, always),
    "keep_echo": (no_effect, always),
    "sharpen_slot": (no_effect, always),
    "story": (no_effect, always),
}
