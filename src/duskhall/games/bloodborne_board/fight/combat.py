"""Combat: one hunter against one enemy, from the card in a slot to the last blow (section 7).

The steps are those of the rulebook: place a card (`slots`), On Attack items, flip the enemy's action, answer with a
firearm, dodge (`dodging`), resolve from the fastest speed to the slowest (`blows`).  What enemies' abilities do is
in `enemy_actions`.
"""

from duskhall.games.bloodborne_board import effects, events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.fight import blows, dodging, enemy_actions, slots
from duskhall.games.bloodborne_board.fight.stagger import may_stagger_foe
from duskhall.games.bloodborne_board.items import weapons
from duskhall.games.bloodborne_board.missions import step_rules
from duskhall.games.bloodborne_board.moving import moves
from duskhall.games.bloodborne_board.printed import (
    ABILITY,
    AMBUSH,
    BASIC,
    DODGE_AGAIN,
    ENEMY_ATTACKS,
    GUN_ATTACK,
    GUN_BASIC_ATTACK,
    GUN_WEAKEN,
    HUNTER_ATTACKS,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    ROLE_OBJECT,
    ROLE_RIVAL,
    SPECIAL,
    TILE_CHAPEL,
    WINDOW_ATTACK,
    WINDOW_ATTACKED,
)
from duskhall.games.bloodborne_board.questions import (
    ATTACK_WITH,
    FIRE_BACK,
    NO_MORE_ITEMS,
    NO_REACTION,
    ON_ATTACK,
    REACT,
    TARGET,
    WITH_FIREARM,
    WITH_NOTHING,
)
from duskhall.games.bloodborne_board.state import Blow, BoardGame

# --- 7.1, 7.2 Who fights, and with what ------------------------------------------------------------------------------


def attack_cards(game: BoardGame, seat: int) -> list[int]:
    """7.1 Return the options with which a hunter can attack now."""
    options = []
    here = game.place[seat]
    enemies = len(game.units_at(here)) > 0
    if enemies and game.gun_ready[seat] and game.tables.firearms[game.firearm[seat]].use == GUN_ATTACK:  # R8
        options.append(WITH_FIREARM)
    if game.empty_slots(seat):
        for card in hunters.kinds_in(game.hand[seat]):
            leap = game.tables.cards[card].leap
            if enemies or (leap and moves.enemy_within(game, seat, leap)):
                options.append(ATTACK_WITH.of(card))
    return options


def begin_attack(game: BoardGame, seat: int) -> None:
    """7.1 The hunter attacks in the own turn."""
    game.clear_fight()
    game.fight.seat = seat
    game.fight.mode = HUNTER_ATTACKS
    game.plan(
        choose_target,
        slots.choose_slot,
        fight_items,
        fight_flip,
        fight_answer,
        dodging.fight_dodge,
        blows.fight_resolve,
        fight_end,
    )
    hunters.offer(game, seat, ATTACK_WITH, attack_cards(game, seat), attack_with)


def enemy_attacks(game: BoardGame, seat: int, unit: int) -> None:
    """6.3 An enemy attacks; 7.2 the hunter may strike back."""
    game.clear_fight()
    game.fight.seat = seat
    game.fight.unit = unit
    game.fight.mode = ENEMY_ATTACKS
    game.tell(events.ATTACKED, seat, unit)
    game.plan(
        slots.choose_slot, fight_items, fight_flip, fight_answer, dodging.fight_dodge, blows.fight_resolve, fight_end
    )
    hunters.offer(game, seat, ATTACK_WITH, [WITH_NOTHING] + attack_cards(game, seat), attack_with)


def ambush(game: BoardGame, seat: int, unit: int) -> None:
    """5.2 An enemy attacks a hunter who interacts: neither attack nor dodge is possible."""
    if game.place[seat] == NOWHERE or game.unit_space[unit] != game.place[seat]:
        return
    game.clear_fight()
    game.fight.seat = seat
    game.fight.unit = unit
    game.fight.mode = AMBUSH
    game.fight.may_dodge = 0
    game.tell(events.AMBUSHED, seat, unit)
    game.plan(fight_flip, fight_answer, dodging.fight_dodge, blows.fight_resolve, fight_end)  # 7.14 others may dodge


def attack_with(game: BoardGame, seat: int, option: int) -> None:
    """7.1, 15.4 Take the card from the hand, or raise the firearm (R8)."""
    if option == WITH_NOTHING:
        return
    game.fight.own.live = 1
    if option == WITH_FIREARM:
        gun = game.tables.firearms[game.firearm[seat]]
        game.gun_ready[seat] = 0
        slots.set_attack(game, seat, gun.speed, gun.damage, gun.stagger)
        game.tell(events.GUN_FIRED, seat, game.firearm[seat])
        return
    card = ATTACK_WITH.entry(option)
    game.fight.own.card = card
    game.hand[seat].remove(card)
    leap = game.tables.cards[card].leap
    if leap and game.fight.mode == HUNTER_ATTACKS:  # R12
        moves.begin_leap(game, seat, leap)


def choose_target(game: BoardGame) -> None:
    """7.1 Whom to attack, if there are several."""
    seat = game.fight.seat
    hunters.offer(game, seat, TARGET, TARGET.each(game.units_at(game.place[seat])), attack_target)


def attack_target(game: BoardGame, seat: int, option: int) -> None:
    """7.1 The attack is aimed at this enemy."""
    game.fight.unit = TARGET.entry(option)
    game.tell(events.ATTACKS, seat, game.fight.unit)


# --- 7.4 On Attack items ---------------------------------------------------------------------------------------------


def fight_items(game: BoardGame) -> None:
    """7.4 Items marked On Attack, as many as the hunter wants, 15.5 those that need an attack only with one."""
    seat = game.fight.seat
    if not fighting(game):
        return
    options = [NO_MORE_ITEMS]
    for item in game.usable(seat, WINDOW_ATTACK):
        if effects.helps(game, seat, item):
            options.append(ON_ATTACK.of(item))
    if len(options) > 1:
        game.ask(seat, ON_ATTACK, options, on_attack)


def on_attack(game: BoardGame, seat: int, option: int) -> None:
    """7.4 Use an item and look again, or go on."""
    if option != NO_MORE_ITEMS:
        game.do(fight_items)
        effects.use_item(game, seat, ON_ATTACK.entry(option))


def fighting(game: BoardGame) -> bool:
    """Say whether both sides of the combat are still there."""
    unit = game.fight.unit
    seat = game.fight.seat
    return unit != NOBODY and game.unit_space[unit] != NOWHERE and game.place[seat] != NOWHERE and game.hp[seat] > 0


# --- 7.5 to 7.7 The enemy's action -----------------------------------------------------------------------------------


def fight_flip(game: BoardGame) -> None:
    """7.5 Flip the enemy's action."""
    if not fighting(game):
        return
    kind = game.kind_of(game.fight.unit)
    if kind.role == ROLE_OBJECT:
        return
    if kind.role == ROLE_BOSS:
        game.fight.foe.card = SPECIAL
        number = enemy_actions.flip_boss(game, game.fight.unit)
    else:
        game.fight.foe.card = flip_action(game)
        number = line_for(game, game.fight.unit, game.fight.foe.card, game.fight.mode == ENEMY_ATTACKS)
        step_rules.flipped(game, game.fight.foe.card)
        if game.fight.foe.card == BASIC and number != kind.lines[BASIC] and kind.role == ROLE_RIVAL:
            game.fight.foe.card = SPECIAL  # made in place of the basic attack, and no such attack any more
    game.fight.line = number
    line = game.tables.lines[number]
    game.tell(events.FLIPPED, game.fight.unit, number)
    if line.ability:
        enemy_actions.use_ability(game, number)
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


def line_for(game: BoardGame, unit: int, card: int, attacked: bool) -> int:
    """7.5 Return the line of an enemy that an action card stands for; some differ when the enemy has attacked."""
    kind = game.kind_of(unit)
    modifier = game.unit_modifier[unit]
    if card == ABILITY and modifier != NOBODY and game.tables.modifiers[modifier].ability_line != NOBODY:
        return game.tables.modifiers[modifier].ability_line
    side = game.kind_side[game.tables.unit_kind[unit]] if kind.role != ROLE_RIVAL else 0
    number = kind.lines[side * 3 + card]
    if game.tables.lines[number].special_instead and attacked:
        return kind.lines[SPECIAL]
    return number


def prepare_attack(game: BoardGame, number: int) -> None:
    """7.5 The enemy is going to attack: its speed, damage and effects with everything that changes them."""
    fight, foe = game.fight, game.fight.foe
    line = game.tables.lines[number]
    unit = fight.unit
    seat = fight.seat
    fight.line = number
    foe.live = 1
    foe.speed = line.speed + fight.next_speed
    foe.damage = line.damage + fight.next_damage
    foe.stagger = 1 if line.stagger or fight.next_stagger else 0
    foe.poison = 1 if line.poison or fight.next_poison else 0
    change_attack(game, unit, ground.tile_of(game.place[seat]), foe)
    if foe.plain:
        foe.stagger = foe.poison = 0
    else:
        enemy_actions.strengthen(game, line)
    if line.weakened:
        foe.damage = max(0, foe.damage - game.unit_tokens[unit])
    foe.speed = max(0, foe.speed - step_rules.music(game, unit))
    if line.demand.when == DODGE_AGAIN and not foe.plain:
        fight.ability_line = number
        fight.ability_speed = line.demand.at if line.demand.at else foe.speed
    fight.next_speed = fight.next_damage = fight.next_stagger = fight.next_poison = 0


def change_attack(game: BoardGame, unit: int, tile: int, foe: Blow) -> None:
    """14.6 What a mission changes in an enemy's attack; 5.7 the chapel slows it."""
    if game.unit_modifier[unit] != NOBODY:
        changes = game.tables.modifiers[game.unit_modifier[unit]]
        foe.speed += changes.speed
        foe.damage += changes.damage
        foe.stagger |= changes.stagger
        foe.poison |= changes.poison
    if game.tables.tiles[tile].special == TILE_CHAPEL:
        foe.speed -= 1


# --- 7.8 Answers -----------------------------------------------------------------------------------------------------


def fight_answer(game: BoardGame) -> None:
    """7.8 Firearms and tools that answer an attack."""
    if not fighting(game) or not game.fight.foe.live:
        return
    seat = game.fight.seat
    line = game.tables.lines[game.fight.line]
    boss = game.kind_of(game.fight.unit).role == ROLE_BOSS
    options = [NO_REACTION]
    if game.gun_ready[seat] and game.firearm[seat] != NOBODY:
        use = game.tables.firearms[game.firearm[seat]].use
        basic = use == GUN_BASIC_ATTACK and game.fight.foe.card == BASIC and may_stagger_foe(game)
        weaken = use == GUN_WEAKEN and not boss and not game.fight.foe.plain
        if basic or weaken or (boss and line.shot and game.fight.foe.damage > 0):
            options.append(FIRE_BACK)
    for item in game.usable(seat, WINDOW_ATTACKED):
        if dodging.can_dodge(game) and seat not in game.fight.dodgers:
            options.append(REACT.of(item))
    if len(options) > 1:
        game.ask(seat, REACT, options, react)


def react(game: BoardGame, seat: int, option: int) -> None:
    """7.8, 15.4 Use it and look again, or go on."""
    if option == NO_REACTION:
        return
    game.do(fight_answer)
    if option != FIRE_BACK:
        dodging.use_tool(game, seat, REACT.entry(option))
        return
    game.gun_ready[seat] = 0
    game.tell(events.GUN_FIRED, seat, game.firearm[seat])
    use = game.tables.firearms[game.firearm[seat]].use
    if game.tables.lines[game.fight.line].shot and game.kind_of(game.fight.unit).role == ROLE_BOSS:
        game.unit_tokens[game.fight.unit] += 1
        game.fight.foe.damage = max(0, game.fight.foe.damage - 1)
    elif use == GUN_BASIC_ATTACK:
        stagger_foe(game)
    else:
        enemy_actions.lose_effects(game)
        game.fight.foe.speed = max(0, game.fight.foe.speed - 1)


def stagger_foe(game: BoardGame) -> None:
    """7.12 The enemy's attack is cancelled, damage and effects alike."""
    game.fight.foe.live = 0
    game.fight.staggered = 1
    game.tell(events.STAGGERED, game.fight.unit)


# --- The end ---------------------------------------------------------------------------------------------------------


def fight_end(game: BoardGame) -> None:
    """16.3, 7.17 After the attacks: what cards, weapons and the enemy still do, unless the hunter is slain."""
    fight = game.fight
    seat = fight.seat
    if fight.mode == HUNTER_ATTACKS and fight.own.card != NOBODY and game.tables.cards[fight.own.card].leap:
        game.do(moves.end_leap, seat)
    game.plan(fight_over)
    again = (
        fight.line != NOBODY and game.tables.lines[fight.line].again > 0 and not fight.foe.plain and not fight.staggered
    )
    if again and fighting(game):
        game.do(strike_again, seat, fight.unit)
    if fight.line != NOBODY and game.tables.lines[fight.line].missiles and fighting(game):
        dodging.demand(game, fight.line, [seat])
    game.do(dream.bury)
    if fight.own.card != NOBODY and not fight.own.plain and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        hunters.heal(game, seat, game.tables.cards[fight.own.card].rally, events.HEALED_BY_CARD)  # 7.17
    if fight.combo and game.place[seat] != NOWHERE and game.hp[seat] > 0:
        game.do(weapons.offer_transform, seat)


def strike_again(game: BoardGame, seat: int, unit: int) -> None:
    """A boss that activates again attacks again, if hunter and boss still share a space."""
    if game.place[seat] == NOWHERE or game.unit_space[unit] != game.place[seat] or game.hp[seat] <= 0:
        return
    if game.fight.mode == AMBUSH:  # 5.2 still neither attack nor dodge
        ambush(game, seat, unit)
    else:
        enemy_attacks(game, seat, unit)


def fight_over(game: BoardGame) -> None:
    """The combat is over."""
    game.plan(dream.bury, forget_fight)


def forget_fight(game: BoardGame) -> None:
    """Nothing of the combat remains but what it did."""
    game.clear_fight()
