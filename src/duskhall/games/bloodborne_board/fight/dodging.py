"""Dodging: the dodge step of a combat, and Dodge(speed) outside it (7.9, 7.14, 7.15)."""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import slaying
from duskhall.games.bloodborne_board.fight import combat, enemy_actions, slots
from duskhall.games.bloodborne_board.printed import AMBUSH, NOBODY, NOWHERE, WEAPON_DODGE_HURTS, WINDOW_ATTACKED
from duskhall.games.bloodborne_board.questions import (
    DODGE,
    MEET_DEMAND,
    NO_DODGE,
    NO_REACTION,
    NOT_MET,
    REACT,
    SLOT_WORDS,
)
from duskhall.games.bloodborne_board.state import COMBO_OF_OTHERS, BoardGame

# --- 7.9 The dodge step ----------------------------------------------------------------------------------------------


def can_dodge(game: BoardGame) -> bool:
    """7.9 Say whether the attack can be dodged at all by the hunter who fights."""
    return game.fight.may_dodge > 0 and (game.fight.foe.plain > 0 or not game.tables.lines[game.fight.line].no_dodge)


def fight_dodge(game: BoardGame) -> None:
    """7.9 The hunter who fights may dodge; 7.14 so may the others whom the attack is aimed at."""
    if not combat.fighting(game) or not game.fight.foe.live:
        return
    line = game.tables.lines[game.fight.line]
    if line.all_here and not game.fight.foe.plain and not line.no_dodge:
        for other in reversed(game.hunters_at(game.unit_space[game.fight.unit])):
            if other != game.fight.seat:
                game.do(dodge_chance, other)
    if can_dodge(game):
        game.do(dodge_chance, game.fight.seat)


def dodge_chance(game: BoardGame, seat: int) -> None:
    """7.14 A hunter who does not fight may use a tool that dodges, too; the one who fights was asked before (7.8)."""
    tools = [] if seat == game.fight.seat else game.usable(seat, WINDOW_ATTACKED)
    game.do(dodge_by_card, seat)
    if tools and combat.fighting(game):
        game.ask(seat, REACT, [NO_REACTION] + REACT.each(tools), dodge_by_tool)


def dodge_by_tool(game: BoardGame, seat: int, option: int) -> None:
    """7.8, 7.14 The tool dodges the attack, or is not used."""
    if option != NO_REACTION:
        use_tool(game, seat, REACT.entry(option))


def use_tool(game: BoardGame, seat: int, item: int) -> None:
    """15.3, 15.7 The tool is exhausted and the attack dodged."""
    game.ready[item] = 0
    game.tell(events.ITEM_USED, seat, item)
    dodged(game, seat, NOBODY)


def dodge_by_card(game: BoardGame, seat: int) -> None:
    """7.9 Ask a hunter who has a fitting card and slot."""
    if seat in game.fight.dodgers or not combat.fighting(game):
        return
    options = [NO_DODGE]
    for card in hunters.kinds_in(game.hand[seat]):
        if dodge_slots(game, seat, card):
            options.append(DODGE.of(card))
    if len(options) > 1:
        game.ask(seat, DODGE, options, dodge)


def dodge_slots(game: BoardGame, seat: int, card: int) -> list[int]:
    """7.9 Return the empty slots from which this card dodges the attack."""
    printed = game.tables.cards[card]
    if not printed.dodge:
        return []
    only = 0 if game.fight.foe.plain else game.tables.lines[game.fight.line].dodge_only
    weapon = game.weapon(seat)
    fitting = []
    for number in game.empty_slots(seat):
        speed = weapon.slots[number].speed
        if speed + printed.speed >= game.fight.foe.speed and (not only or speed == only):
            fitting.append(number)
    return fitting


def dodge(game: BoardGame, seat: int, option: int) -> None:
    """7.9 Place the card, or do not dodge."""
    if option == NO_DODGE:
        return
    card = DODGE.entry(option)
    fitting = dodge_slots(game, seat, card)
    hunters.offer_slot(game, seat, slots.different_slots(game, seat, fitting), place_dodge, card)


def place_dodge(game: BoardGame, seat: int, option: int, card: int) -> None:
    """7.9 The attack does nothing to this hunter; 7.3 the card has its effects."""
    game.hand[seat].remove(card)
    game.tell(events.DODGED, seat, card)
    slots.place_card(game, seat, card, SLOT_WORDS.index(option))
    dodged(game, seat, card)


def dodged(game: BoardGame, seat: int, card: int) -> None:
    """7.9 What a dodge brings about."""
    game.fight.dodgers.append(seat)
    unit = game.fight.unit
    if seat == game.fight.seat and not game.fight.foe.plain:
        game.fight.own.damage += game.tables.lines[game.fight.line].if_dodged
    dodge_blows(game, seat, card, unit)


def dodge_blows(game: BoardGame, seat: int, card: int, unit: int) -> None:
    """16.1, 16.3 The Cane hurts every enemy in range 1, Counter Strike the attacker; Quick Change transforms later."""
    if game.weapon(seat).ability == WEAPON_DODGE_HURTS:
        near = ground.in_range(game, game.place[seat], 1)
        for other, space in enumerate(game.unit_space):
            if space in near:
                slaying.wound(game, other, 1, seat, events.WOUNDED_BY_WEAPON)
    if card == NOBODY:
        return
    slaying.wound(game, unit, game.tables.cards[card].counter, seat, events.WOUNDED_BY_CARD)
    if game.tables.cards[card].transform and seat == game.fight.seat:
        game.fight.combo |= COMBO_OF_OTHERS


# --- 7.15 Dodge(speed) -----------------------------------------------------------------------------------------------


def demand(game: BoardGame, number: int, seats: list[int]) -> None:
    """7.15 Each of these hunters dodges or suffers, one after another."""
    for seat in reversed(seats):
        game.do(demand_of, seat, number)


def demand_of(game: BoardGame, seat: int, number: int) -> None:
    """7.15 Ask a hunter who has a fitting card and slot."""
    if game.place[seat] == NOWHERE or game.hp[seat] <= 0:
        return
    game.fight.demand_line = number
    options = [NOT_MET]
    if game.fight.mode != AMBUSH or seat != game.fight.seat:
        for card in hunters.kinds_in(game.hand[seat]):
            if demand_slots(game, seat, card, game.tables.lines[number].demand.speed):
                options.append(MEET_DEMAND.of(card))
    hunters.offer(game, seat, MEET_DEMAND, options, meet_demand)


def demand_slots(game: BoardGame, seat: int, card: int, speed: int) -> list[int]:
    """7.15 Return the empty slots that are fast enough."""
    printed = game.tables.cards[card]
    if not printed.dodge:
        return []
    weapon = game.weapon(seat)
    return [number for number in game.empty_slots(seat) if weapon.slots[number].speed + printed.speed >= speed]


def meet_demand(game: BoardGame, seat: int, option: int) -> None:
    """7.15 Dodge, or suffer what the card says."""
    if option == NOT_MET:
        enemy_actions.not_met(game, seat, game.fight.demand_line)
        return
    card = MEET_DEMAND.entry(option)
    fitting = demand_slots(game, seat, card, game.tables.lines[game.fight.demand_line].demand.speed)
    hunters.offer_slot(game, seat, slots.different_slots(game, seat, fitting), place_demand, card)


def place_demand(game: BoardGame, seat: int, option: int, card: int) -> None:
    """7.15 The card goes into the slot and has its effects."""
    number = SLOT_WORDS.index(option)
    game.fight.dodge_speed = game.weapon(seat).slots[number].speed + game.tables.cards[card].speed
    game.hand[seat].remove(card)
    game.tell(events.DEMAND_MET, seat, card)
    slots.place_card(game, seat, card, number)
    dodge_blows(game, seat, card, game.fight.unit)
    enemy_actions.met(game, seat, game.fight.demand_line)
