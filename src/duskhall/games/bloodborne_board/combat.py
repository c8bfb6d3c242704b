"""Combat: one hunter against one enemy, from the card in a slot to the last blow (section 7).

The steps are those of the rulebook: place a card, On Attack items, flip the enemy's action, answer with a firearm,
dodge, resolve from the fastest speed to the slowest.  What enemies' abilities do is in `lines`.
"""

from typing import Final

from duskhall.games.bloodborne_board import dream, effects, events, foes, hunters, lines, missions, moves
from duskhall.games.bloodborne_board import map as ground
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    AMBUSH,
    AT_ATTACK,
    AT_KILL,
    BASIC,
    BOSS,
    CLEARING_HURTS,
    COMBO_TRANSFORMS,
    DODGE_HURTS,
    ENEMY_ATTACKS,
    EVEN_IF_AVOIDED,
    GUN_ATTACK,
    GUN_BASIC,
    GUN_WEAKEN,
    HUNTER_ATTACKS,
    KILL_REFRESHES,
    KILL_SPLASHES,
    LASTING,
    NO_STAGGER,
    NOBODY,
    NOWHERE,
    OBJECT,
    RALLY_HEALS,
    RIVAL,
    SLOTS,
    SPECIAL,
    STAGGER_HURTS,
    STAGGER_TIES,
    TILE_CHAPEL,
    WHEN_ATTACKED,
)
from duskhall.games.bloodborne_board.questions import (
    AFTER_FIREARM,
    ATTACK_WITH,
    DODGE,
    FIREARM,
    FREE_TRANSFORM,
    MEET_DEMAND,
    NONE,
    ON_ATTACK,
    ON_KILL,
    REACT,
    SLOT,
    TARGET,
    YES,
)
from duskhall.games.bloodborne_board.state import BoardGame

# What a slot is chosen for
FOR_ATTACK: Final = 0
FOR_DODGE: Final = 1
FOR_DEMAND: Final = 2
TO_CLEAR: Final = 3
FOR_SHARD: Final = 4

# What a target is chosen for; other modules add theirs from 10 on
TO_ATTACK: Final = 0
CLEARING_BLOW: Final = 1
SPLASH: Final = 2


# --- 7.1, 7.2 Placing a card -----------------------------------------------------------------------------------------


def attack_cards(game: BoardGame, seat: int) -> list[int]:
    """7.1 Return the options with which a hunter can attack now."""
    options = []
    here = game.place[seat]
    enemies = len(game.units_at(here)) > 0
    if enemies and game.gun_ready[seat] and game.tables.firearms[game.firearm[seat]].use == GUN_ATTACK:  # R8
        options.append(FIREARM)
    if game.empty_slots(seat):
        for card in sorted(set(game.hand[seat])):
            leap = game.tables.cards[card].leap
            if enemies or (leap and moves.enemy_within(game, seat, leap)):
                options.append(AFTER_FIREARM + card)
    return options


def begin_attack(game: BoardGame, seat: int) -> None:
    """7.1 The hunter attacks in the own turn."""
    game.clear_fight()
    game.fight_seat = seat
    game.fight_mode = HUNTER_ATTACKS
    game.plan(choose_target, choose_slot, fight_items, fight_flip, fight_answer, fight_dodge, fight_resolve, fight_end)
    hunters.offer(game, seat, ATTACK_WITH, attack_cards(game, seat))


def enemy_attacks(game: BoardGame, seat: int, unit: int) -> None:
    """6.3 An enemy attacks; 7.2 the hunter may strike back."""
    game.clear_fight()
    game.fight_seat = seat
    game.fight_unit = unit
    game.fight_mode = ENEMY_ATTACKS
    game.tell(events.ATTACKED, seat, unit)
    game.plan(choose_slot, fight_items, fight_flip, fight_answer, fight_dodge, fight_resolve, fight_end)
    hunters.offer(game, seat, ATTACK_WITH, [NONE] + attack_cards(game, seat))


def ambush(game: BoardGame, seat: int, unit: int) -> None:
    """5.2 An enemy attacks a hunter who interacts: neither attack nor dodge is possible."""
    if game.place[seat] == NOWHERE or game.unit_space[unit] != game.place[seat]:
        return
    game.clear_fight()
    game.fight_seat = seat
    game.fight_unit = unit
    game.fight_mode = AMBUSH
    game.may_dodge = 0
    game.tell(events.ATTACKED, seat, unit)
    game.plan(fight_flip, fight_answer, fight_resolve, fight_end)


def attack_with(game: BoardGame, seat: int, option: int) -> None:
    """7.1 Take the card from the hand, or raise the firearm (R8)."""
    if option == NONE:
        return
    game.own_live = 1
    if option == FIREARM:
        gun = game.tables.firearms[game.firearm[seat]]
        game.gun_ready[seat] = 0
        game.own_speed = gun.speed
        game.own_damage = gun.damage
        game.own_stagger = gun.stagger
        game.tell(events.GUN_FIRED, seat, game.firearm[seat])
        return
    card = option - AFTER_FIREARM
    game.own_card = card
    game.hand[seat].remove(card)
    leap = game.tables.cards[card].leap
    if leap and game.fight_mode == HUNTER_ATTACKS:  # R12
        moves.begin_leap(game, seat, leap)


def choose_target(game: BoardGame) -> None:
    """7.1 Whom to attack, if there are several."""
    seat = game.fight_seat
    game.target_for = TO_ATTACK
    hunters.offer(game, seat, TARGET, game.units_at(game.place[seat]))


def target(game: BoardGame, seat: int, unit: int) -> None:
    """A target was chosen, for an attack, a blow or an item."""
    if game.target_for == TO_ATTACK:
        game.fight_unit = unit
        game.tell(events.ATTACKS, seat, unit)
    elif game.target_for == CLEARING_BLOW:
        foes.wound(game, unit, 1, seat)
    elif game.target_for == SPLASH:
        foes.wound(game, unit, game.amount, seat)
    else:
        effects.target_chosen(game, seat, unit)


def choose_slot(game: BoardGame) -> None:
    """7.1 Which empty slot the card goes into."""
    if game.own_card == NOBODY:
        return
    game.slot_for = FOR_ATTACK
    seat = game.fight_seat
    hunters.offer(game, seat, SLOT, different_slots(game, seat, game.empty_slots(seat)))


def different_slots(game: BoardGame, seat: int, slots: list[int]) -> list[int]:
    """Return the slots, one for each combination of speed, damage and special meaning."""
    weapon = game.weapon(seat)
    seen = []
    kept = []
    for slot in slots:
        mark = (weapon.speed[slot] * 10 + slot_damage(game, seat, slot)) * 2 + weapon.special[slot]
        if mark not in seen:
            seen.append(mark)
            kept.append(slot)
    return kept


def slot_damage(game: BoardGame, seat: int, slot: int) -> int:
    """7.1 Return the damage of a slot; 15.7 a Blood Stone Shard adds to its own."""
    damage = game.weapon(seat).damage[slot]
    for item in game.tables.at_window[LASTING]:
        if game.owner[item] == seat and game.shard[seat] == slot:
            damage += game.tables.items[item].amount
    return damage


def slot(game: BoardGame, seat: int, number: int) -> None:
    """A slot was chosen, for what the question was about."""
    if game.slot_for == FOR_ATTACK:
        place_attack(game, seat, number)
    elif game.slot_for == FOR_DODGE:
        place_dodge(game, seat, number)
    elif game.slot_for == FOR_DEMAND:
        place_demand(game, seat, number)
    elif game.slot_for == FOR_SHARD:
        game.shard[seat] = number
    else:
        empty_slot(game, seat, number)


def place_attack(game: BoardGame, seat: int, number: int) -> None:
    """7.1 The slot gives speed and damage, 7.3 the card adds its own."""
    card = game.tables.cards[game.own_card]
    weapon = game.weapon(seat)
    game.own_slot = number
    game.own_speed = weapon.speed[number] + card.speed
    game.own_damage = slot_damage(game, seat, number) + card.damage + missions.ally_damage(game, seat)
    game.own_stagger = card.stagger
    if weapon.ability == STAGGER_TIES:
        game.own_ties = 1
    if weapon.ability == COMBO_TRANSFORMS and weapon.special[number]:
        game.combo = 1
    if game.aura != NOBODY and game.poison[seat] and game.unit_space[game.aura] == game.place[seat]:
        game.own_speed -= 1
    game.own_speed = max(0, game.own_speed - missions.burden(game, seat))
    game.tell(events.CARD_PLACED, seat, game.own_card, game.own_speed, game.own_damage)
    place_card(game, seat, game.own_card, number)


def place_card(game: BoardGame, seat: int, card_number: int, number: int) -> None:
    """7.3 What a card does when it enters a slot, for an attack or a dodge."""
    card = game.tables.cards[card_number]
    game.slots[seat * SLOTS + number] = card_number
    if seat == game.fight_seat:
        game.immune |= card.immune
        game.block += card.block
        if card.transform:
            game.combo = 1
    if card.clear == 1:
        empty_slot(game, seat, number)
    elif card.clear == 2:
        game.do(clear_any, seat)
    if card.heal:
        hunters.heal(game, seat, card.heal)
    if card.discard:
        game.do(effects.discard_after_draw, seat)
    if card.draw:
        hunters.draw_cards(game, seat, card.draw)
    if card.cleanse:
        effects.cleanse(game, seat)


def clear_any(game: BoardGame, seat: int) -> None:
    """16.3 Clear any one slot."""
    game.slot_for = TO_CLEAR
    full = hunters.full_slots(game, seat)
    if full:
        hunters.offer(game, seat, SLOT, full)


def empty_slot(game: BoardGame, seat: int, number: int) -> None:
    """Clear a slot; 16.1 with the Holy Blade's second side that hurts an enemy in the space."""
    if game.slots[seat * SLOTS + number] == NOBODY:
        return
    hunters.clear_slot(game, seat, number)
    if game.weapon(seat).ability == CLEARING_HURTS:
        game.do(clearing_blow, seat)


def clearing_blow(game: BoardGame, seat: int) -> None:
    """16.1 One enemy in the space takes 1."""
    units = game.units_at(game.place[seat])
    if units:
        game.target_for = CLEARING_BLOW
        hunters.offer(game, seat, TARGET, units)


# --- 7.4 On Attack items ---------------------------------------------------------------------------------------------


def fight_items(game: BoardGame) -> None:
    """7.4 Items marked On Attack, as many as the hunter wants."""
    seat = game.fight_seat
    if not game.own_live or not fighting(game):
        return
    options = [NONE]
    for item in game.usable(seat, AT_ATTACK):
        if effects.helps(game, seat, item):
            options.append(1 + item)
    if len(options) > 1:
        game.ask(seat, ON_ATTACK, options)


def on_attack(game: BoardGame, seat: int, option: int) -> None:
    """7.4 Use an item and look again, or go on."""
    if option != NONE:
        game.do(fight_items)
        effects.use_item(game, seat, option - 1)


def fighting(game: BoardGame) -> bool:
    """Say whether both sides of the combat are still there."""
    unit = game.fight_unit
    seat = game.fight_seat
    return unit != NOBODY and game.unit_space[unit] != NOWHERE and game.place[seat] != NOWHERE and game.hp[seat] > 0


# --- 7.5 to 7.7 The enemy's action -----------------------------------------------------------------------------------


def fight_flip(game: BoardGame) -> None:
    """7.5 Flip the enemy's action."""
    if not fighting(game):
        return
    kind = game.kind_of(game.fight_unit)
    if kind.role == OBJECT:
        return
    if kind.role == BOSS:
        game.foe_card = SPECIAL
        number = lines.flip_boss(game, game.fight_unit)
    else:
        game.foe_card = flip_action(game)
        number = line_for(game, game.fight_unit, game.foe_card)
    missions.flipped(game, game.foe_card)
    game.line = number
    line = game.tables.lines[number]
    game.tell(events.FLIPPED, game.fight_unit, number)
    if line.ability:
        lines.use_ability(game, number)
    else:
        prepare_attack(game, number)


def flip_action(game: BoardGame) -> int:
    """7.5 Turn up the top card of the shared deck; it is shuffled again only when it has run out."""
    if not game.actions:
        game.actions, game.actions_used = game.actions_used, []
        game.dice.shuffle(game.actions, "enemy actions")
        game.tell(events.ACTIONS_SHUFFLED)
    card = game.actions.pop()
    game.actions_used.append(card)
    game.reveal()
    return card


def line_for(game: BoardGame, unit: int, card: int) -> int:
    """7.5 Return the line of an enemy that an action card stands for."""
    kind = game.kind_of(unit)
    modifier = game.unit_modifier[unit]
    if card == ABILITY and modifier != NOBODY and game.tables.modifiers[modifier].ability_line != NOBODY:
        return game.tables.modifiers[modifier].ability_line
    side = game.kind_side[game.tables.unit_kind[unit]] if kind.role != RIVAL else 0
    number = kind.lines[side * 3 + card]
    if game.tables.lines[number].special_instead and game.fight_mode == ENEMY_ATTACKS:
        return kind.lines[SPECIAL]
    return number


def prepare_attack(game: BoardGame, number: int) -> None:
    """7.5 The enemy is going to attack: its speed, damage and effects with everything that changes them."""
    line = game.tables.lines[number]
    unit = game.fight_unit
    seat = game.fight_seat
    game.line = number
    game.foe_live = 1
    game.foe_speed = line.speed + game.next_speed
    game.foe_damage = line.damage + game.next_damage
    game.foe_stagger = 1 if line.stagger or game.next_stagger else 0
    game.foe_poison = 1 if line.poison or game.next_poison else 0
    if game.unit_modifier[unit] != NOBODY:
        changes = game.tables.modifiers[game.unit_modifier[unit]]
        game.foe_speed += changes.speed
        game.foe_damage += changes.damage
        game.foe_stagger |= changes.stagger
        game.foe_poison |= changes.poison
    if line.flip:
        lines.rage_flip(game, line.next_basic_damage)
    if line.rage and game.unit_damage[unit] >= (10 if game.seats > 2 else 4):
        game.foe_speed += 1
        game.foe_damage += 1
    if line.weakened:
        game.foe_damage = max(0, game.foe_damage - game.unit_tokens[unit])
    if line.if_frenzied_speed and game.frenzy[seat]:
        game.foe_speed += line.if_frenzied_speed
    if game.tables.tiles[ground.tile_of(game.place[seat])].special == TILE_CHAPEL:  # 5.7
        game.foe_speed -= 1
    game.foe_speed = max(0, game.foe_speed - missions.music(game, unit))
    if game.poison[seat]:
        lines.already_poisoned(game, line)
    if line.demand == EVEN_IF_AVOIDED:
        game.ability_line = number
        game.ability_speed = line.demand_at if line.demand_at else game.foe_speed
    if game.foe_plain:
        game.foe_stagger = game.foe_poison = 0
    game.next_speed = game.next_damage = game.next_stagger = game.next_poison = 0


# --- 7.8 Answers -----------------------------------------------------------------------------------------------------


def fight_answer(game: BoardGame) -> None:
    """7.8 Firearms and tools that answer an attack."""
    if not fighting(game) or not game.foe_live:
        return
    seat = game.fight_seat
    line = game.tables.lines[game.line]
    boss = game.kind_of(game.fight_unit).role == BOSS
    options = [NONE]
    if game.gun_ready[seat] and game.firearm[seat] != NOBODY:
        use = game.tables.firearms[game.firearm[seat]].use
        basic = use == GUN_BASIC and game.foe_card == BASIC and not line.no_stagger
        weaken = use == GUN_WEAKEN and not boss and not game.foe_plain
        if basic or weaken or (boss and line.weakened and game.foe_damage > 0):
            options.append(FIREARM)
    for item in game.usable(seat, WHEN_ATTACKED):
        if can_dodge(game) and seat not in game.dodgers:
            options.append(AFTER_FIREARM + item)
    if len(options) > 1:
        game.ask(seat, REACT, options)


def react(game: BoardGame, seat: int, option: int) -> None:
    """7.8 Use it and look again, or go on."""
    if option == NONE:
        return
    game.do(fight_answer)
    if option != FIREARM:
        item = option - AFTER_FIREARM
        game.ready[item] = 0
        game.tell(events.ITEM_USED, seat, item)
        dodged(game, seat, NOBODY)
        return
    game.gun_ready[seat] = 0
    game.tell(events.GUN_FIRED, seat, game.firearm[seat])
    use = game.tables.firearms[game.firearm[seat]].use
    if game.tables.lines[game.line].weakened and game.kind_of(game.fight_unit).role == BOSS:
        game.unit_tokens[game.fight_unit] += 1
        game.foe_damage = max(0, game.foe_damage - 1)
    elif use == GUN_BASIC:
        stagger_foe(game)
    else:
        game.foe_speed = max(0, game.foe_speed - 1)
        game.foe_plain = 1
        game.foe_stagger = game.foe_poison = 0


def stagger_foe(game: BoardGame) -> None:
    """7.12 The enemy's attack is cancelled, damage and effects alike."""
    game.foe_live = 0
    game.staggered = 1
    game.tell(events.STAGGERED, game.fight_unit)


# --- 7.9 Dodging -----------------------------------------------------------------------------------------------------


def can_dodge(game: BoardGame) -> bool:
    """7.9 Say whether the attack can be dodged at all by the hunter who fights."""
    return game.may_dodge > 0 and (game.foe_plain > 0 or not game.tables.lines[game.line].no_dodge)


def fight_dodge(game: BoardGame) -> None:
    """7.9 The hunter who fights may dodge; 7.14 so may the others whom the attack is aimed at."""
    if not fighting(game) or not game.foe_live:
        return
    line = game.tables.lines[game.line]
    if line.all_here and not game.foe_plain and not line.no_dodge:
        for other in reversed(game.hunters_at(game.unit_space[game.fight_unit])):
            if other != game.fight_seat:
                game.do(dodge_chance, other)
    if can_dodge(game):
        game.do(dodge_chance, game.fight_seat)


def dodge_chance(game: BoardGame, seat: int) -> None:
    """7.9 Ask a hunter who has a fitting card and slot."""
    if seat in game.dodgers or not fighting(game):
        return
    options = [NONE]
    for card in sorted(set(game.hand[seat])):
        if dodge_slots(game, seat, card):
            options.append(1 + card)
    if len(options) > 1:
        game.ask(seat, DODGE, options)


def dodge_slots(game: BoardGame, seat: int, card: int) -> list[int]:
    """7.9 Return the empty slots from which this card dodges the attack."""
    printed = game.tables.cards[card]
    if not printed.dodge:
        return []
    only = 0 if game.foe_plain else game.tables.lines[game.line].dodge_only
    weapon = game.weapon(seat)
    fitting = []
    for number in game.empty_slots(seat):
        speed = weapon.speed[number]
        if speed + printed.speed >= game.foe_speed and (not only or speed == only):
            fitting.append(number)
    return fitting


def dodge(game: BoardGame, seat: int, option: int) -> None:
    """7.9 Place the card, or do not dodge."""
    if option == NONE:
        return
    card = option - 1
    slots = dodge_slots(game, seat, card)
    game.dodge_card = card
    game.slot_for = FOR_DODGE
    hunters.offer(game, seat, SLOT, different_slots(game, seat, slots))


def place_dodge(game: BoardGame, seat: int, number: int) -> None:
    """7.9 The attack does nothing to this hunter; 7.3 the card has its effects."""
    card = game.dodge_card
    game.hand[seat].remove(card)
    game.tell(events.DODGED, seat, card)
    place_card(game, seat, card, number)
    dodged(game, seat, card)


def dodged(game: BoardGame, seat: int, card: int) -> None:
    """7.9 What a dodge brings about."""
    game.dodgers.append(seat)
    unit = game.fight_unit
    if seat == game.fight_seat and not game.foe_plain:
        game.own_damage += game.tables.lines[game.line].if_dodged
    dodge_blows(game, seat, card, unit)


def dodge_blows(game: BoardGame, seat: int, card: int, unit: int) -> None:
    """16.1 The Threaded Cane hurts every enemy in range 1; 16.3 Counter Strike hurts the attacker."""
    if game.weapon(seat).ability == DODGE_HURTS and card != NOBODY:
        near = ground.in_range(game, game.place[seat], 1)
        for other, space in enumerate(game.unit_space):
            if space in near:
                foes.wound(game, other, 1, seat)
    if card != NOBODY and game.tables.cards[card].counter:
        foes.wound(game, unit, game.tables.cards[card].counter, seat)


# --- 7.10 to 7.14 Resolving ------------------------------------------------------------------------------------------


def fight_resolve(game: BoardGame) -> None:
    """7.10 The fastest first, one batch per speed."""
    if not fighting(game):
        return
    timed = game.ability_line != NOBODY
    if not game.own_live and not game.foe_live and not timed:
        return
    speed = game.own_speed if game.own_live else -1
    if game.foe_live:
        speed = max(speed, game.foe_speed)
    if timed:
        speed = max(speed, game.ability_speed)
    game.batch = speed
    game.plan(dream.bury, fight_resolve)
    if timed and game.ability_speed == speed:  # 7.6
        number = game.ability_line
        game.ability_line = NOBODY
        lines.carry_out(game, number)
        return
    resolve_batch(game, speed)


def resolve_batch(game: BoardGame, speed: int) -> None:
    """7.11 Both sides at the same time, 7.12 unless stagger counts in ties."""
    own = game.own_live > 0 and game.own_speed == speed
    foe = game.foe_live > 0 and game.foe_speed == speed
    line = game.tables.lines[game.line] if game.line != NOBODY else game.tables.lines[0]
    if own and foe:
        if line.first and not game.foe_plain:
            own = False
        else:
            foe_tied = game.own_stagger > 0 and game.own_ties > 0 and may_stagger_foe(game)
            own_tied = game.foe_stagger > 0 and line.ties > 0 and not game.immune & NO_STAGGER
            own_tied = own_tied and game.fight_seat not in game.dodgers
            if foe_tied:
                stagger_foe(game)
                foe = False
            if own_tied:
                stagger_own(game)
                own = False
    staggers = game.foe_stagger > 0 and game.fight_seat not in game.dodgers and foe
    if own:
        will_stagger = game.own_stagger > 0 and game.foe_live > 0 and game.foe_speed < speed and may_stagger_foe(game)
        if (will_stagger or game.staggered) and not game.foe_plain:
            game.own_damage += line.if_staggered
        if will_stagger:
            stagger_foe(game)
    if foe:
        game.foe_live = 0
        foe_hits(game)
    if own:
        game.own_live = 0
        own_hits(game)
    if staggers and game.own_live and not game.immune & NO_STAGGER:
        stagger_own(game)


def may_stagger_foe(game: BoardGame) -> bool:
    """7.12 Say whether the enemy's attack can be staggered, and the hunter's attack does not miss."""
    line = game.tables.lines[game.line]
    if line.no_stagger and not game.foe_plain:
        return False
    modifier = game.unit_modifier[game.fight_unit]
    if modifier != NOBODY and game.tables.modifiers[modifier].no_stagger:
        return False
    return game.unit_space[game.fight_unit] == game.place[game.fight_seat]


def stagger_own(game: BoardGame) -> None:
    """7.12 The hunter's attack is cancelled."""
    game.own_live = 0
    game.tell(events.HUNTER_STAGGERED, game.fight_seat)


def foe_hits(game: BoardGame) -> None:
    """The enemy's attack is made: damage and effects for everybody whom it reaches."""
    line = game.tables.lines[game.line]
    unit = game.fight_unit
    space = game.unit_space[unit]
    lines.after_attack(game, game.line)
    hit = False
    seats = [game.fight_seat]
    if line.all_here and not game.foe_plain:
        seats = game.hunters_at(space)
    damage = game.foe_damage
    if line.faster and not game.foe_plain:
        slower = game.own_speed if game.own_card != NOBODY or game.own_damage else 0  # 7.10
        damage += line.faster * max(0, game.foe_speed - slower)
    for seat in seats:
        if seat in game.dodgers or game.place[seat] != space:  # 7.16
            continue
        if hunters.suffer(game, seat, damage, True) > 0:
            hit = True
        if not game.foe_plain:
            lines.effects_on(game, game.line, seat, space)
    if hit and line.leech and not game.foe_plain:
        lines.heal_unit(game, unit, line.leech)


def own_hits(game: BoardGame) -> None:
    """The hunter's attack is made."""
    seat = game.fight_seat
    unit = game.fight_unit
    line = game.tables.lines[game.line] if game.line != NOBODY else game.tables.lines[0]
    if game.unit_space[unit] != game.place[seat]:  # 7.16
        game.own_missed = 1
        game.tell(events.MISSED, seat, unit)
        return
    damage = game.own_damage - game.foe_block
    weapon = game.weapon(seat)
    if game.own_stagger and weapon.ability == STAGGER_HURTS and game.own_card != NOBODY:
        damage += 1
    before = game.killed
    game.dealt = foes.wound(game, unit, damage, seat)
    if weapon.ability == RALLY_HEALS and game.own_slot != NOBODY and weapon.special[game.own_slot]:
        hunters.heal(game, seat, game.dealt)
    if game.own_card == NOBODY and game.tables.firearms[game.firearm[seat]].splash:
        for other in game.units_at(game.place[seat]):
            if other != unit:
                foes.wound(game, other, game.tables.firearms[game.firearm[seat]].splash, seat)
    if game.mirror and game.dealt:
        hunters.suffer(game, seat, game.dealt, False)
        hunters.gain_poison(game, seat)
    if game.killed > before:
        if line.death_damage and not game.staggered and not game.foe_plain and game.foe_card != NOBODY:
            hunters.suffer(game, seat, line.death_damage, False)
            if line.death_poison:
                hunters.gain_poison(game, seat)
        game.foe_live = 0  # 7.13
        game.ability_line = NOBODY


# --- 7.15 Dodge(speed) -----------------------------------------------------------------------------------------------


def demand(game: BoardGame, number: int, seats: list[int]) -> None:
    """7.15 Each of these hunters dodges or suffers, one after another."""
    for seat in reversed(seats):
        game.do(demand_of, seat, number)


def demand_of(game: BoardGame, seat: int, number: int) -> None:
    """7.15 Ask a hunter who has a fitting card and slot."""
    if game.place[seat] == NOWHERE or game.hp[seat] <= 0:
        return
    game.demand_line = number
    options = [NONE]
    if game.fight_mode != AMBUSH or seat != game.fight_seat:
        for card in sorted(set(game.hand[seat])):
            if demand_slots(game, seat, card, game.tables.lines[number].demand_speed):
                options.append(1 + card)
    hunters.offer(game, seat, MEET_DEMAND, options)


def demand_slots(game: BoardGame, seat: int, card: int, speed: int) -> list[int]:
    """7.15 Return the empty slots that are fast enough."""
    printed = game.tables.cards[card]
    if not printed.dodge:
        return []
    weapon = game.weapon(seat)
    return [number for number in game.empty_slots(seat) if weapon.speed[number] + printed.speed >= speed]


def meet_demand(game: BoardGame, seat: int, option: int) -> None:
    """7.15 Dodge, or suffer what the card says."""
    if option == NONE:
        lines.not_met(game, seat, game.demand_line)
        return
    card = option - 1
    game.dodge_card = card
    game.slot_for = FOR_DEMAND
    slots = demand_slots(game, seat, card, game.tables.lines[game.demand_line].demand_speed)
    hunters.offer(game, seat, SLOT, different_slots(game, seat, slots))


def place_demand(game: BoardGame, seat: int, number: int) -> None:
    """7.15 The card goes into the slot and has its effects."""
    card = game.dodge_card
    game.dodge_speed = game.weapon(seat).speed[number] + game.tables.cards[card].speed
    game.hand[seat].remove(card)
    game.tell(events.DODGED, seat, card)
    place_card(game, seat, card, number)
    dodge_blows(game, seat, card, game.fight_unit)
    lines.met(game, seat, game.demand_line)


# --- 9.5 Kill effects, and the end -----------------------------------------------------------------------------------


def kill_effects(game: BoardGame, seat: int, space: int) -> None:
    """9.5 What weapon, card and runes do for an enemy slain."""
    if game.place[seat] == NOWHERE:
        return
    ability = game.weapon(seat).ability
    game.do(kill_runes, seat)
    if ability == KILL_REFRESHES and seat == game.fight_seat:
        hunters.draw_cards(game, seat, 1)
        hunters.heal(game, seat, 1)
    if seat == game.fight_seat and game.own_card != NOBODY:
        card = game.tables.cards[game.own_card]
        hunters.draw_cards(game, seat, card.kill_draw)
        hunters.heal(game, seat, card.kill_heal)
    if ability == KILL_SPLASHES and seat == game.fight_seat:
        splash(game, seat, 2)


def splash(game: BoardGame, seat: int, damage: int) -> None:
    """16.1, 15.8 Damage to an enemy in range 1, of the hunter's choice."""
    near = ground.in_range(game, game.place[seat], 1)
    units = [unit for unit, space in enumerate(game.unit_space) if space in near]
    if units:
        game.target_for = SPLASH
        game.amount = damage
        hunters.offer(game, seat, TARGET, units)


def kill_runes(game: BoardGame, seat: int) -> None:
    """15.8 Runes that answer a kill."""
    options = [NONE]
    for item in game.usable(seat, AT_KILL):
        if effects.helps(game, seat, item):
            options.append(1 + item)
    if len(options) > 1 and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        game.ask(seat, ON_KILL, options)


def on_kill(game: BoardGame, seat: int, option: int) -> None:
    """15.8 Use a rune and look again, or go on."""
    if option != NONE:
        game.do(kill_runes, seat)
        effects.use_item(game, seat, option - 1)


def fight_end(game: BoardGame) -> None:
    """After the attacks: what cards, weapons and the enemy still do."""
    seat = game.fight_seat
    game.plan(fight_over)
    if game.line != NOBODY and game.tables.lines[game.line].again and fighting(game):
        game.do(strike_again, seat, game.fight_unit)
    if game.line != NOBODY and game.tables.lines[game.line].missiles and fighting(game):
        demand(game, game.line, [seat])
    game.do(dream.bury)
    if game.own_card != NOBODY and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        hunters.heal(game, seat, game.tables.cards[game.own_card].rally)  # 7.17
    if game.combo and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        game.do(offer_transform, seat)


def strike_again(game: BoardGame, seat: int, unit: int) -> None:
    """A boss that activates again attacks again, if hunter and boss still share a space."""
    if game.place[seat] != NOWHERE and game.unit_space[unit] == game.place[seat] and game.hp[seat] > 0:
        enemy_attacks(game, seat, unit)


def offer_transform(game: BoardGame, seat: int) -> None:
    """16.1, 16.3, 15.8 A transform without a card."""
    game.ask(seat, FREE_TRANSFORM, [NONE, YES])


def free_transform(game: BoardGame, seat: int, option: int) -> None:
    """Transform, or not."""
    if option == YES:
        moves.transform(game, seat)


def fight_over(game: BoardGame) -> None:
    """The combat is over."""
    game.plan(dream.bury, forget_fight)


def forget_fight(game: BoardGame) -> None:
    """Nothing of the combat remains but what it did."""
    game.clear_fight()
