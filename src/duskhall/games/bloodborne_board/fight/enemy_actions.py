"""What the lines of enemies, rivals and bosses do: abilities, effects of attacks, demands for a dodge (7.6, 7.15).

A line is data (`EnemyLine`): each field has one function or branch here that carries it out at its moment.
"""

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import dream, slaying
from duskhall.games.bloodborne_board.fight import blows, combat, dodging
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import (
    BASIC,
    CAUSE_ABILITY,
    CAUSE_BLOW,
    CAUSE_HAZARD,
    DODGE_AGAIN,
    DODGE_AT,
    DODGE_NOW,
    DODGE_TURN_END,
    DODGE_WITH,
    IMMUNE_FRENZY,
    IMMUNE_POISON,
    IMMUNE_STAGGER,
    IMMUNE_STUN,
    NOBODY,
    NOWHERE,
    WHOM_HERE,
    WHOM_NEAR,
    WHOM_OTHERS,
)
from duskhall.games.bloodborne_board.questions import (
    CHEAP_SHOT,
    DUCK,
    FOLLOW,
    GO_AFTER,
    NO_SHOT,
    STAY_BEHIND,
    TAKE_BRICK,
)
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import EnemyLine

# --- 12.1 Action cards of bosses -------------------------------------------------------------------------------------


def flip_boss(game: BoardGame, unit: int) -> int:
    """12.1 Flip the top card of a boss's deck for its phase; it is shuffled again when it has run out."""
    kind = game.kind_of(unit)
    deck = game.boss_deck[kind.boss]
    if not deck:
        used = game.boss_used[kind.boss]
        deck += used if used else (kind.phase2 if game.unit_phase[unit] == 2 else kind.phase1)
        game.boss_used[kind.boss] = []
        game.dice.shuffle(deck, "boss actions")
    number = deck.pop()
    game.boss_used[kind.boss].append(number)
    game.reveal()
    return number


def reshuffle(game: BoardGame, unit: int) -> None:
    """The boss's deck is shuffled anew, with the cards that were flipped."""
    boss = game.kind_of(unit).boss
    if boss != NOBODY:
        game.boss_deck[boss] += game.boss_used[boss]
        game.boss_used[boss] = []
        game.dice.shuffle(game.boss_deck[boss], "boss actions")


# --- 7.6 Abilities ---------------------------------------------------------------------------------------------------


def use_ability(game: BoardGame, number: int) -> None:
    """7.6 At once, or at its speed; 7.7 and then another action is flipped."""
    line = game.tables.lines[number]
    if line.flip:
        game.fight.next_speed += line.next_speed
        game.fight.next_damage += line.next_damage
        game.fight.next_stagger |= line.next_stagger
        game.fight.next_poison |= line.next_poison
        game.do(combat.fight_flip)
    if line.speed:
        game.fight.ability_line = number
        game.fight.ability_speed = line.speed
    elif not line.missiles:
        game.do(dream.bury)  # 9.4 before another action is flipped, and before the hunter's attack
        game.do(carry_out, number)
    for seat in reversed(game.hunters_at(game.unit_space[game.fight.unit])):
        game.do(cheap_shots, seat)


def cheap_shots(game: BoardGame, seat: int) -> None:
    """16.3 A Cheap Shot may be thrown from the hand at whoever uses an ability."""
    cards = [card for card in hunters.kinds_in(game.hand[seat]) if game.tables.cards[card].cheap]
    if cards and combat.fighting(game) and game.hp[seat] > 0:
        game.ask(seat, CHEAP_SHOT, [NO_SHOT] + CHEAP_SHOT.each(cards), cheap_shot)


def cheap_shot(game: BoardGame, seat: int, option: int) -> None:
    """16.3 Discard it for its damage, or not."""
    if option != NO_SHOT:
        card = CHEAP_SHOT.entry(option)
        hunters.discard_card(game, seat, card, events.EFFECT_DISCARDED)
        slaying.wound(game, game.fight.unit, game.tables.cards[card].cheap, seat, events.WOUNDED_BY_CARD)


def carry_out(game: BoardGame, number: int) -> None:
    """7.6 What an ability does, if the enemy is still alive; and second blows."""
    if not combat.fighting(game):
        return
    line = game.tables.lines[number]
    unit = game.fight.unit
    seat = game.fight.seat
    if not line.ability:
        if line.demand.when == DODGE_AGAIN and not game.fight.foe.plain and game.unit_space[unit] == game.place[seat]:
            dodging.demand(game, number, [seat])
        return
    carry_out_for_itself(game, line, unit)
    if line.demand.when in (DODGE_NOW, DODGE_AT):
        seats = concerned(game, line, unit)  # those in the space that it leaves
        if line.away and not line.demand.carry:
            walking.step_away(game, unit, line.away, game.place[seat])
        dodging.demand(game, number, seats)
    elif line.away:
        walking.step_away(game, unit, line.away, game.place[seat])
    carry_out_on_hunters(game, line, unit, seat)


def carry_out_for_itself(game: BoardGame, line: EnemyLine, unit: int) -> None:
    """7.6 What an ability does for the enemy itself."""
    for _ in range(line.spawn):
        foes.spawn(game, game.tables.unit_kind[unit], game.unit_space[unit], events.COMES_TO_CALL)
    game.fight.foe.block += line.block
    if line.heal:
        foes.heal_unit(game, unit, line.heal, events.UNIT_HEALED)
    if line.drop_tokens:
        game.unit_tokens[unit] = 0
    if line.reshuffle:
        reshuffle(game, unit)
    if line.aura:
        spread_aura(game, unit)
    if line.supplies:
        if game.unit_damage[unit]:
            foes.heal_unit(game, unit, line.supplies + (1 if game.seats > 2 else 0), events.UNIT_HEALED)
        else:
            game.fight.own.live = 0
            walking.step_away(game, unit, 1, game.place[game.fight.seat])
    if line.dive:
        game.diving = unit
        game.unit_space[unit] = NOWHERE
        game.tell(events.DIVES, unit)


def carry_out_on_hunters(game: BoardGame, line: EnemyLine, unit: int, seat: int) -> None:
    """What an ability does to hunters without asking for a dodge."""
    if line.frenzy and not game.fight.immune & IMMUNE_FRENZY:
        if game.frenzy[seat] and line.if_frenzied_stun:
            stun_unless_immune(game, seat)
        else:
            hunters.gain_frenzy(game, seat)
    if line.stun_here:
        for other in game.hunters_at(game.unit_space[unit]):
            stun_unless_immune(game, other)
    if line.brick:
        if game.hand[seat]:
            game.do(brick, seat)
        else:
            slow_down(game)


def brick(game: BoardGame, seat: int) -> None:
    """Discard a card, or lose 2 speed and the dodge: the same question as a stun, with another price."""
    game.ask(seat, DUCK, [TAKE_BRICK] + DUCK.each(hunters.kinds_in(game.hand[seat])), duck)


def duck(game: BoardGame, seat: int, option: int) -> None:
    """7.6 Discard the card, or take the brick."""
    if option == TAKE_BRICK:
        slow_down(game)
    else:
        hunters.discard_card(game, seat, DUCK.entry(option), events.DUCKED)


def slow_down(game: BoardGame) -> None:
    """The hunter's attack loses 2 speed, and there is no dodging in this combat."""
    game.fight.own.speed = max(0, game.fight.own.speed - 2)
    game.fight.may_dodge = 0


def spread_aura(game: BoardGame, unit: int) -> None:
    """7.6 The aura stays in play: its card is in no deck as long as the boss lives."""
    if game.aura == unit:
        return
    game.aura = unit
    game.tell(events.AURA, unit)
    boss = game.kind_of(unit).boss
    for pile in (game.boss_deck[boss], game.boss_used[boss]):
        for number in pile[:]:
            if game.tables.lines[number].aura:
                pile.remove(number)


def end_dive(game: BoardGame) -> None:
    """A boss that dives comes down at the end of a turn or activation."""
    if game.diving != NOBODY:
        game.do(land)


def land(game: BoardGame) -> None:
    """7.6 A boss comes down from its dive onto the active hunter; everybody there dodges or suffers."""
    unit = game.diving
    game.diving = NOBODY
    seat = game.turn
    space = game.place[seat] if game.place[seat] != NOWHERE else game.unit_home[unit]
    if space == NOWHERE:
        return
    game.unit_space[unit] = space
    game.tell(events.UNIT_MOVES_OFF, unit, space)
    for number in game.kind_of(unit).phase2:
        if game.tables.lines[number].dive:
            dodging.demand(game, number, game.hunters_at(space))


# --- Attacks ---------------------------------------------------------------------------------------------------------


def strengthen(game: BoardGame, line: EnemyLine) -> None:
    """What the effects of an attack change before it is made: in itself, and in a hunter who is poisoned already."""
    if line.flip and combat.flip_action(game) != BASIC:  # flipped only to strengthen this attack
        game.fight.foe.stagger = game.fight.foe.poison = 1
    game.fight.foe.speed += speed_gained(game, line)
    game.fight.foe.damage += damage_gained(game, line)
    if game.poison[game.fight.seat]:
        game.fight.own.damage -= line.if_poisoned_weaken
        if line.if_poisoned_no_dodge:
            game.fight.may_dodge = 0
        if line.if_poisoned_no_stagger:
            game.fight.own.stagger = 0


def lose_effects(game: BoardGame) -> None:
    """15.9 The attack loses its effects, and with them what they have changed already."""
    line = game.tables.lines[game.fight.line]
    game.fight.foe.speed -= speed_gained(game, line)
    game.fight.foe.damage -= damage_gained(game, line)
    if game.poison[game.fight.seat]:
        game.fight.own.damage += line.if_poisoned_weaken
    if game.fight.ability_line == game.fight.line:  # a second blow
        game.fight.ability_line = NOBODY
    game.fight.foe.plain = 1
    game.fight.foe.stagger = game.fight.foe.poison = 0


def speed_gained(game: BoardGame, line: EnemyLine) -> int:
    """Return what an attack gains in speed by how things stand."""
    frenzied = line.if_frenzied_speed if game.frenzy[game.fight.seat] else 0
    return frenzied + int(rages(game, line))


def damage_gained(game: BoardGame, line: EnemyLine) -> int:
    """Return what an attack gains in damage by how things stand, and by the card that it flipped."""
    flipped = line.next_basic_damage if line.flip and game.actions_used[-1] == BASIC else 0
    return flipped + int(rages(game, line))


def rages(game: BoardGame, line: EnemyLine) -> bool:
    """Say whether the enemy is hurt badly enough to rage."""
    return line.rage > 0 and game.unit_damage[game.fight.unit] >= (10 if game.seats > 2 else 4)


def effects_on(game: BoardGame, number: int, seat: int) -> None:
    """The effects of an attack on a hunter whom it hit."""
    line = game.tables.lines[number]
    immune = game.fight.immune if seat == game.fight.seat else 0
    stuns = line.stun
    frenzies = line.frenzy
    if game.unit_modifier[game.fight.unit] != NOBODY:
        changes = game.tables.modifiers[game.unit_modifier[game.fight.unit]]
        stuns |= changes.stun
        frenzies |= changes.frenzy
    if stuns or (line.if_poisoned_stun and game.poison[seat]):
        stun_unless_immune(game, seat)
    if game.fight.foe.poison and not immune & IMMUNE_POISON:
        hunters.gain_poison(game, seat)
    if frenzies and not immune & IMMUNE_FRENZY:
        hunters.gain_frenzy(game, seat)
    if line.push:
        game.do(walking.push_hunter, seat, line.push)  # 7.11 a blow of the same speed still finds the enemy


def stun_unless_immune(game: BoardGame, seat: int) -> None:
    """8.3, unless a card makes the hunter immune."""
    if seat != game.fight.seat or not game.fight.immune & IMMUNE_STUN:
        hunters.stun(game, seat)


def after_attack(game: BoardGame, number: int) -> None:
    """What follows when an attack is made: others in the space, moving off, further attacks."""
    if game.fight.foe.plain:
        return
    line = game.tables.lines[number]
    unit = game.fight.unit
    if line.fetch_aura:
        spread_aura(game, unit)
    if line.then_basic:
        game.do(further_attack, unit)
    if line.away:
        if line.follow and game.fight.seat in game.fight.dodgers:
            game.do(offer_to_follow, game.fight.seat, unit)
        game.do(back_off, unit, line.away)
    if line.demand.when == DODGE_WITH:
        others = [seat for seat in game.hunters_at(game.unit_space[unit]) if seat != game.fight.seat]
        dodging.demand(game, number, others)


def back_off(game: BoardGame, unit: int, steps: int) -> None:
    """The enemy moves away from the hunter."""
    if combat.fighting(game) or game.unit_space[unit] != NOWHERE:
        seat = game.fight.seat
        origin = game.place[seat] if game.place[seat] != NOWHERE else game.unit_space[unit]
        walking.step_away(game, unit, steps, origin)


def offer_to_follow(game: BoardGame, seat: int, unit: int) -> None:
    """A hunter who dodged may follow the boss that moved off."""
    space = game.unit_space[unit]
    if combat.fighting(game) and space != game.place[seat] and space in ground.neighbours(game, game.place[seat]):
        game.ask(seat, FOLLOW, [STAY_BEHIND, GO_AFTER], follow)


def follow(game: BoardGame, seat: int, option: int) -> None:
    """7.9 Follow, or stay."""
    if option == GO_AFTER:
        game.place[seat] = game.unit_space[game.fight.unit]
        game.tell(events.GOES_AFTER, seat, game.place[seat])


def further_attack(game: BoardGame, unit: int) -> None:
    """The enemy also makes its basic attack, which can be dodged anew."""
    if combat.fighting(game):
        game.fight.foe.card = BASIC
        game.fight.dodgers = []
        combat.prepare_attack(game, game.kind_of(unit).lines[BASIC])
        game.fight.foe.speed = min(game.fight.foe.speed, game.fight.batch)
        game.plan(combat.fight_answer, dodging.fight_dodge)


# --- 7.15 Demands ----------------------------------------------------------------------------------------------------


def concerned(game: BoardGame, line: EnemyLine, unit: int) -> list[int]:
    """Return the hunters whom a demand concerns."""
    space = game.unit_space[unit]
    if line.demand.whom == WHOM_HERE:
        return game.hunters_at(space)
    if line.demand.whom == WHOM_OTHERS:
        return [seat for seat in game.hunters_at(space) if seat != game.fight.seat]
    if line.demand.whom == WHOM_NEAR:
        near = ground.in_range(game, space, 1)
        return [seat for seat in range(game.seats) if game.place[seat] in near]
    return [game.fight.seat]


def not_met(game: BoardGame, seat: int, number: int) -> None:
    """7.15 The hunter did not dodge and suffers what the card says."""
    line = game.tables.lines[number]
    immune = game.fight.immune if seat == game.fight.seat else 0
    cause = CAUSE_ABILITY if line.ability else CAUSE_BLOW
    if line.demand.when == DODGE_TURN_END and not line.dive:
        cause = CAUSE_HAZARD  # 14.22
    if line.demand.carry and game.unit_space[game.fight.unit] != NOWHERE:
        unit = game.fight.unit
        walking.step_away(game, unit, line.away, game.place[seat])
        game.place[seat] = game.unit_space[unit]
        game.tell(events.CARRIED_OFF, seat, game.place[seat])
    if line.missiles:
        hunters.suffer(game, seat, line.missiles, CAUSE_ABILITY)
    hunters.suffer(game, seat, line.demand.damage, cause)
    if line.demand.poisoned and game.poison[seat]:
        stun_unless_immune(game, seat)
        stagger_by_ability(game, seat)
    elif line.demand.poison and not immune & IMMUNE_POISON:
        hunters.gain_poison(game, seat)
    if line.demand.stun:
        stun_unless_immune(game, seat)
    if line.demand.stagger:
        stagger_by_ability(game, seat)
    if line.demand.mirror:
        game.fight.mirror = 1


def stagger_by_ability(game: BoardGame, seat: int) -> None:
    """The hunter's attack is staggered, if there is one and nothing protects it."""
    if seat == game.fight.seat and game.fight.own.live and not game.fight.immune & IMMUNE_STAGGER:
        blows.stagger_own(game)


def met(game: BoardGame, seat: int, number: int) -> None:
    """7.15 The hunter dodged; missiles still hurt for what the dodge does not block."""
    line = game.tables.lines[number]
    if line.missiles:
        hunters.suffer(game, seat, line.missiles - 2 * game.fight.dodge_speed, CAUSE_ABILITY)
    if line.demand.when == DODGE_TURN_END:
        return
    if line.demand.carry and game.unit_space[game.fight.unit] != NOWHERE:
        walking.step_away(game, game.fight.unit, line.away, game.place[seat])
