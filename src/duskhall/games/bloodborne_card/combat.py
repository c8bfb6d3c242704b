"""Blows and their consequences: damage to hunters, death, damage to the creature, the kill and its trophies.

What a card or a creature adds to this is in `effects`; this module finds it in the tables.
"""

from duskhall.games.bloodborne_card import events
from duskhall.games.bloodborne_card.questions import CHOOSE_TROPHY
from duskhall.games.bloodborne_card.settings import (
    AT_ONCE,
    BARE,
    COUNTED,
    DREAM_HALVES,
    FINAL_KILL,
    FORBIDDEN_PREVENTION,
    HALVING_TOO,
    INSTANTS_OF_THE_DEAD,
    LOST,
    MONSTER_ATTACK,
    PAID,
    RESERVE,
    SPLASH_IS,
    TROPHY_FOR_THE_DEAD,
)
from duskhall.games.bloodborne_card.state import (
    ALIVE,
    ATTACK_STEP,
    DEAD,
    DIE,
    EVERYTHING,
    FINAL_BOSS,
    IN_PLAY,
    INSTANT_STEP,
    KILLED,
    NOBODY,
    NOTHING,
    ORDERS,
    OUT,
    RETALIATION,
    SPLASH,
    THE_ATTACK,
    UTILITY,
    CardGame,
)

# --- 4, 9 Damage to hunters ------------------------------------------------------------------------------------------


def suffer(game: CardGame, seat: int, damage: int, cause: int, floor: int = 0) -> None:
    """4.1, 4.3, 4.4, 13.10 A hunter suffers what their cards leave of it; 4.5 at 0 they are dead."""
    if game.status[seat] != ALIVE or damage <= 0:
        return
    played = game.played[seat]
    if played != NOBODY:
        shown = game.shown[seat]
        shields = game.tables.shields
        if shields[played] or (shown != NOBODY and shields[shown]):
            damage = lessened(game, seat, damage, cause)
            if damage <= 0:
                if game.listener is not None:
                    game.tell(events.UNHURT if kept_off(game, seat, cause) else events.SPARED, seat)
                return
    if floor:
        damage = min(damage, max(0, game.health[seat] - floor))
        if damage <= 0:
            game.tell(events.HELD_BACK, seat)
            return
    left = game.health[seat] = max(0, game.health[seat] - damage)
    if game.listener is not None:
        tell_damage(game, seat, damage, left, cause)
    if left == 0:
        die(game, seat, cause)


def tell_damage(game: CardGame, seat: int, damage: int, left: int, cause: int) -> None:
    """4.1, 13.10, 13.25, 13.26 Tell what a hunter suffered, and from what."""
    if cause == DIE:
        game.tell(events.SUFFERED, seat, damage, left)
    elif cause == RETALIATION:
        game.tell(events.STRUCK_BACK, seat, damage, left)
    elif cause == SPLASH:
        game.tell(events.SPLASHED, seat, damage, left)
    else:
        game.tell(events.HURT, seat, damage, left, cause)


def lessened(game: CardGame, seat: int, damage: int, cause: int) -> int:
    """4.3, 4.4 Return what the cards that a hunter shows leave of some damage."""
    if cause == SPLASH and game.setting(SPLASH_IS) == BARE:  # R12
        return damage
    tables = game.tables
    for card in (game.played[seat], game.shown[seat]):
        if card == NOBODY:
            continue
        if tables.protects[card] != NOTHING and kept_off(game, seat, cause):
            return 0
        if tables.halves[card] and can_halve(game, cause):
            damage //= 2  # 4.3, 13.2
    return damage


def kept_off(game: CardGame, seat: int, cause: int) -> bool:
    """4.4, 13.8 Say whether a card keeps all of the damage off; 13.27 some creatures do not let it."""
    protects = game.tables.protects
    for card in (game.played[seat], game.shown[seat]):
        if card != NOBODY and (protects[card] == EVERYTHING or (protects[card] == THE_ATTACK and cause == DIE)):
            return not prevention_forbidden(game)
    return False


def prevention_forbidden(game: CardGame) -> bool:
    """13.27 Say whether the creature in play lets no card keep damage off."""
    return game.tables.forbids_prevention[game.creature] and game.fate == IN_PLAY


def can_halve(game: CardGame, cause: int) -> bool:
    """4.3 The Dream halves any damage, R8 or only the monster's attack; 13.28 some creatures do not let it."""
    if cause == DIE:
        if game.tables.forbids_halving[game.creature]:
            return False
    elif game.setting(DREAM_HALVES) == MONSTER_ATTACK:
        return False
    return not (prevention_forbidden(game) and game.setting(FORBIDDEN_PREVENTION) == HALVING_TOO)  # R13


def die(game: CardGame, seat: int, cause: int) -> None:
    """9.1, 11.4 Collected Echoes are lost, banked ones are not; 9.2 the hunter is out of play until the Dream."""
    lost = game.collected[seat]
    game.reserve += lost
    game.collected[seat] = 0
    game.status[seat] = DEAD
    game.died[seat] = True
    game.deaths[seat] += 1
    game.tell(events.DIED, seat, lost, cause)
    limit = game.tables.elimination[game.final_boss]
    if limit and game.deaths[seat] >= limit:  # 13.30
        game.status[seat] = OUT
        game.tell(events.ELIMINATED, seat)


def heal_up(game: CardGame, seat: int, amount: int) -> None:
    """13.12 A living hunter regains health, up to the maximum."""
    health = min(game.max_health(), game.health[seat] + amount)
    if game.status[seat] == ALIVE and health > game.health[seat]:
        game.health[seat] = health
        game.tell(events.HEALED, seat, health)


def gain(game: CardGame, seat: int, amount: int) -> None:
    """13.13, 5.3 A hunter collects Echoes from the reserve, R15 which may be counted."""
    if game.setting(RESERVE) == COUNTED:
        amount = max(0, min(amount, game.reserve))
    game.reserve -= amount
    game.collected[seat] += amount
    if amount:
        game.tell(events.ECHOES_GAINED, seat, amount)


def lose(game: CardGame, seat: int, amount: int, cause: int) -> None:
    """13.14 A hunter returns collected Echoes to the reserve, as far as able."""
    amount = min(amount, game.collected[seat])
    game.collected[seat] -= amount
    game.reserve += amount
    if amount:
        game.tell(events.ECHOES_LOST, seat, amount, cause)


# --- 5 Damage to the creature ----------------------------------------------------------------------------------------


def strike(game: CardGame, seat: int, card: int, step: int) -> None:
    """5.2 A hunter's weapon strikes the creature: printed damage and bonuses, less what holds it back.

    Recursive: what a weapon does as it strikes hurts hunters, and strikes nothing.
    """
    tables = game.tables
    for effect in tables.as_it_strikes[card]:
        tables.effect[effect](game, seat, effect)
    if not (game.status[seat] == ALIVE or (step == INSTANT_STEP and still_acts(game, seat))):  # 5.5, 13.34
        return
    damage = tables.damage[card]
    for effect in tables.bonuses[card]:
        damage += tables.bonus[effect](game, seat, effect)  # 13.6
    if game.shown[seat] != NOBODY:
        damage += tables.weapon_bonus[game.played[seat]]  # 13.3, R27
    if step == ATTACK_STEP:  # R26
        damage -= game.weakened[seat]  # 13.20
        if game.blocked[seat]:
            damage = 0  # 13.21
    take_echoes(game, seat, card, damage, step)


def take_echoes(game: CardGame, seat: int, card: int, damage: int, step: int) -> None:
    """5.2, 5.4, 13.11 Damage is Echoes taken, if they are left; 5.7, R19 then come reactions, the kill, the weapon."""
    tables = game.tables
    creature = game.creature
    kind = tables.kind[card]
    for effect in tables.guards[creature]:
        damage = tables.guard[effect](game, effect, damage, kind, step)  # 13.23, 13.24
    taken = min(damage, game.echoes)
    if taken <= 0:
        game.tell(events.NO_DAMAGE, seat, creature)
        return
    game.echoes -= taken
    game.collected[seat] += taken
    game.dealt[seat] += taken
    if kind == UTILITY:
        game.tell(events.SCORCHED, seat, creature, taken, game.echoes)
    else:
        game.tell(events.DAMAGED, seat, creature, taken, game.echoes)
        game.weapon_hit[seat] = True
        for effect in reversed(tables.after_hit[card]):
            game.do(carry_out, seat, effect)
    for effect in tables.reactions[creature]:
        tables.reaction[effect](game, seat, effect, kind, step, taken)
    if game.echoes == 0:
        kill(game, seat)


def carry_out(game: CardGame, seat: int, effect: int) -> None:
    """13.34 The effects of a card follow one another; they stop when its owner or, 12.1, the final boss dies."""
    if game.fate == KILLED and game.won() and game.setting(FINAL_KILL) == AT_ONCE:  # R25
        return
    if game.status[seat] == ALIVE or still_acts(game, seat):
        game.tables.effect[effect](game, seat, effect)


def still_acts(game: CardGame, seat: int) -> bool:
    """13.34 Say whether what a hunter's card says still takes place: R7 not if the hunter is dead."""
    status = game.status[seat]
    return status == ALIVE or (status == DEAD and game.setting(INSTANTS_OF_THE_DEAD) != LOST)


def kill(game: CardGame, seat: int) -> None:
    """5.6 Without Echoes the creature is killed and leaves; 10.1 whoever damaged it this round wins trophies."""
    game.fate = KILLED
    game.tell(events.CREATURE_KILLED, seat, game.creature)
    pay_the_dead = game.setting(TROPHY_FOR_THE_DEAD) == PAID  # R6
    for other in reversed(ORDERS[game.seats][game.first_player]):
        if game.dealt[other] and (game.status[other] == ALIVE or pay_the_dead):
            game.do(pay_trophies, other)


# --- 10 Trophies -----------------------------------------------------------------------------------------------------


def pay_trophies(game: CardGame, seat: int) -> None:
    """10.1 One trophy of the monster's type, 10.2 one of each type of a boss, 10.4 of all three of the final boss."""
    tables = game.tables
    types = tables.trophies[game.creature]
    if tables.creature_kind[game.creature] == FINAL_BOSS:
        types = [0, 1, 2]
    for trophy in types:
        game.tell(events.TROPHY_WON, seat, trophy, advance(game, seat, trophy))
    weapon = game.weapon(seat)
    if weapon != NOBODY and game.status[seat] != OUT:  # R18
        for _ in range(tables.extra_trophies[weapon]):
            game.do(extra_trophy, seat)


def extra_trophy(game: CardGame, seat: int) -> None:
    """13.7 One more trophy, of a type of that creature; the hunter chooses where there is a choice."""
    types = game.tables.trophies[game.creature]
    if len(types) == 1:
        choose_trophy(game, seat, types[0])
    else:
        game.ask(seat, CHOOSE_TROPHY, sorted(types), choose_trophy)


def choose_trophy(game: CardGame, seat: int, trophy: int) -> None:
    """13.7 Take the trophy that was chosen."""
    game.tell(events.EXTRA_TROPHY_WON, seat, trophy, advance(game, seat, trophy))


def advance(game: CardGame, seat: int, trophy: int) -> int:
    """10.3 The token moves up one space, and stays on the last one (R24); return what it is worth now."""
    at = seat * 3 + trophy
    track = game.tables.track
    if game.trophies[at] < len(track) - 1:
        game.trophies[at] += 1
    return track[game.trophies[at]]
