"""What abilities do: for each, when it can be used, what it asks, and what the answer does.

An ability is found by its name in the content.  It is called when its owner has just taken the rank token as the
wound of an attack (6.1); whether it can be used is always plain for everybody to see, so asking tells nothing.
"""

from duskhall.games.blood_bound import events
from duskhall.games.blood_bound.questions import (
    COMMAND,
    DECLINE,
    GIVE_CURSE,
    GIVE_FAN,
    GIVE_SHIELD,
    GIVE_STAFF,
    HEAL,
    LOOK_AT,
    NAME_CURSED,
    RAGE,
    RETURN_TOKEN,
    STRIKE,
    TAKE_QUILL,
    TO_RAGE,
    TO_TAKE,
    TREAT,
    WOUND,
)
from duskhall.games.blood_bound.rules import suffer, suffer_rank
from duskhall.games.blood_bound.settings import (
    LATE_SHIELD,
    LATE_SHIELD_BARRED,
    SECOND_CARD,
    SECOND_CARD_BARRED,
    SHIELD_FOR,
    SHIELD_FOR_ANYONE,
)
from duskhall.games.blood_bound.state import (
    CAPTURED,
    COLOURS,
    CURSE,
    FALSE_CURSE,
    FAN,
    NOBODY,
    QUILL,
    RANK,
    SHIELD,
    STAFF,
    SWORD,
    TOKENS,
    TRUE_CURSE,
    Ability,
    BloodBound,
    Usable,
)
from duskhall.kernel.question import Question, Step
from duskhall.kernel.state import changed


def declined(game: BloodBound, seat: int) -> None:
    """6.1 An ability is never compulsory."""
    game.tell(events.ABILITY_DECLINED, seat, game.tables.rank[game.character[seat]])


def choose_player(game: BloodBound, seat: int, question: Question, players: list[int], then: Step) -> None:
    """Ask for one of these players, or for nobody."""
    game.ask(seat, question, [DECLINE] + question.each(players), then)


def anybody(game: BloodBound, seat: int) -> list[int]:
    """Return the players on whom an ability that wounds nobody can be used: 6.5 others only."""
    return [other for other in range(game.seats) if other != seat]


def unshielded(game: BloodBound, seat: int) -> list[int]:
    """Return the players who can be wounded by an ability: 7.9 nobody with a Shield."""
    return [other for other in range(game.seats) if other != seat and not game.is_shielded(other)]


def without(game: BloodBound, seat: int, card: int) -> list[int]:
    """Return the others who do not have a card of this sort yet."""
    return [other for other in range(game.seats) if other != seat and not game.has(other, card)]


def receivers(game: BloodBound, seat: int, card: int) -> list[int]:
    """Return to whom a card of this sort can be given: 6.5 others, 6.4 without one if the table bars a second (R10)."""
    return without(game, seat, card) if game.setting(SECOND_CARD) == SECOND_CARD_BARRED else anybody(game, seat)


def always(game: BloodBound, seat: int) -> bool:
    """6.1 Nothing stands in the way."""
    return True


# --- 7.1 The Elder ---------------------------------------------------------------------------------------------------


def quill(game: BloodBound, seat: int) -> None:
    """7.1 The Elder may hand the lead to the other end of the clan."""
    game.ask(seat, TAKE_QUILL, [DECLINE, TO_TAKE], take_quill)


def quill_is_new(game: BloodBound, seat: int) -> bool:
    """6.4 There is a Quill to take, and the Elder has none yet."""
    return game.cards[QUILL] > 0 and not game.has(seat, QUILL)


def take_quill(game: BloodBound, seat: int, option: int) -> None:
    """7.1 From now on the highest number of this clan leads it."""
    if option == DECLINE:
        declined(game, seat)
    else:
        game.give(seat, QUILL)
        game.tell(events.QUILL_TAKEN, seat)


# --- 7.2 The Assassin ------------------------------------------------------------------------------------------------


def two_wounds(game: BloodBound, seat: int) -> None:
    """7.2 Whom to strike."""
    choose_player(game, seat, STRIKE, unshielded(game, seat), strike)


def strike(game: BloodBound, seat: int, option: int) -> None:
    """7.2 Two wounds, one after the other; then the dagger goes there."""
    if option == DECLINE:
        declined(game, seat)
        return
    victim = STRIKE.entry(option)
    game.tell(events.STRUCK, seat, victim)
    game.dagger_to = victim
    game.do(suffer, victim)
    game.do(suffer, victim)


# --- 7.3 The Harlequin -----------------------------------------------------------------------------------------------


def two_looks(game: BloodBound, seat: int) -> None:
    """7.3 Two different players are chosen before either card is looked at."""
    choose_player(game, seat, LOOK_AT, anybody(game, seat), look_at)


def look_at(game: BloodBound, seat: int, option: int) -> None:
    """7.3 Choose the first, then the second; then look at both cards, unseen by the others."""
    if option == DECLINE:
        declined(game, seat)
        return
    player = LOOK_AT.entry(option)
    game.tell(events.LOOK_CHOSEN, seat, player)
    if game.first_look == NOBODY:
        game.first_look = player
        game.ask(seat, LOOK_AT, LOOK_AT.each(second_look(game, seat)), look_at)
        return
    game.reveal()
    for other in (game.first_look, player):
        game.looked[seat * game.seats + other] = 1
        game.tell(events.CARD_SEEN, seat, other, game.character[other])
    game.first_look = NOBODY


def second_look(game: BloodBound, seat: int) -> list[int]:
    """7.3 Return whose card may be the second: not the same player's, and there is no way back."""
    return [other for other in range(game.seats) if other not in (seat, game.first_look)]


# --- 7.4 The Alchemist -----------------------------------------------------------------------------------------------


def wound_or_heal(game: BloodBound, seat: int) -> None:
    """7.4 What happens to the player for whom the Alchemist intervened is the Alchemist's choice."""
    game.ask(seat, TREAT, treatments(game), treat)


def treatments(game: BloodBound) -> list[int]:
    """7.4 Wound, or 7.5 heal if there is anything to heal; whoever was attacked has no Shield."""
    return [DECLINE, WOUND, HEAL] if game.wounds[game.target] else [DECLINE, WOUND]


def has_intervened(game: BloodBound, seat: int) -> bool:
    """7.4 Only when intervening."""
    return game.wounded != game.target


def treat(game: BloodBound, seat: int, option: int) -> None:
    """7.4 The player suffers a wound or heals one."""
    patient = game.target
    if option == DECLINE:
        declined(game, seat)
    elif option == WOUND:
        game.tell(events.WOUND_DEALT, seat, patient)
        game.do(suffer, patient)
    else:
        game.tell(events.HEALING, seat, patient)
        options = RETURN_TOKEN.each(tokens_held(game, patient))
        if len(options) == 1:
            return_token(game, patient, options[0])
        else:
            game.ask(patient, RETURN_TOKEN, options, return_token)


def tokens_held(game: BloodBound, seat: int) -> list[int]:
    """7.5 The healed player returns any one of their tokens."""
    return [token for token in range(TOKENS) if game.tokens[seat * TOKENS + token]]


def return_token(game: BloodBound, seat: int, option: int) -> None:
    """7.5 The token goes back to the supply; 6.6 with the rank token the ability can be used again."""
    token = RETURN_TOKEN.entry(option)
    game.tokens[seat * TOKENS + token] -= 1
    game.wounds[seat] -= 1
    if token == RANK:
        game.tell(events.RANK_RETURNED, seat, game.tables.rank[game.character[seat]], game.wounds[seat])
    else:
        game.tell(events.TOKEN_RETURNED, seat, token, game.wounds[seat])


# --- 7.6 The Mentalist -----------------------------------------------------------------------------------------------


def rank_wound(game: BloodBound, seat: int) -> None:
    """7.6 Whom to command."""
    choose_player(game, seat, COMMAND, unshielded(game, seat), command)


def command(game: BloodBound, seat: int, option: int) -> None:
    """7.6 The player shows their rank, 7.7 or suffers another wound; then the dagger goes there."""
    if option == DECLINE:
        declined(game, seat)
        return
    victim = COMMAND.entry(option)
    game.tell(events.COMMANDED, seat, victim)
    game.dagger_to = victim
    game.do(suffer_rank, victim)


# --- 7.8 The Guardian ------------------------------------------------------------------------------------------------


def shield(game: BloodBound, seat: int) -> None:
    """7.8 Whom to protect."""
    choose_player(game, seat, GIVE_SHIELD, protectable(game, seat), give_shield)


def protectable(game: BloodBound, seat: int) -> list[int]:
    """7.8 Another player, or by option the Guardian too (R21)."""
    players = receivers(game, seat, SHIELD + colour_of(game, seat))
    if game.setting(SHIELD_FOR) == SHIELD_FOR_ANYONE:
        barred = game.setting(SECOND_CARD) == SECOND_CARD_BARRED
        if not (barred and game.has(seat, SHIELD + colour_of(game, seat))):
            return sorted(players + [seat])
    return players


def can_shield(game: BloodBound, seat: int) -> bool:
    """6.4 A Sword and a Shield of one colour are there; 7.10 not at the third wound, if the table bars that (R9)."""
    if game.wounds[seat] == CAPTURED - 1 and game.setting(LATE_SHIELD) == LATE_SHIELD_BARRED:
        return False
    return colour_of(game, seat) != NOBODY and len(protectable(game, seat)) > 0


def colour_of(game: BloodBound, seat: int) -> int:
    """Return the colour that a Guardian would use: the one they have, else the first in the supply."""
    for colour in range(COLOURS):
        if game.has(seat, SWORD + colour):
            return colour if game.cards[SHIELD + colour] else NOBODY
    for colour in range(COLOURS):
        if game.cards[SWORD + colour] and game.cards[SHIELD + colour]:
            return colour
    return NOBODY


def give_shield(game: BloodBound, seat: int, option: int) -> None:
    """7.8 A Shield for the player, the Sword of its colour for the Guardian."""
    if option == DECLINE:
        declined(game, seat)
        return
    colour = colour_of(game, seat)
    player = GIVE_SHIELD.entry(option)
    game.give(player, SHIELD + colour)
    if not game.has(seat, SWORD + colour):
        game.give(seat, SWORD + colour)
    game.tell(events.SHIELD_GIVEN, seat, player, SHIELD + colour)


# --- 7.11 The Berserker ----------------------------------------------------------------------------------------------


def strike_back(game: BloodBound, seat: int) -> None:
    """7.11 Whether to strike back."""
    game.ask(seat, RAGE, [DECLINE, TO_RAGE], rage)


def attacker_is_open(game: BloodBound, seat: int) -> bool:
    """7.11 The attacker is somebody else (R12), 7.9 and has no Shield."""
    return game.dagger != seat and not game.is_shielded(game.dagger)


def rage(game: BloodBound, seat: int, option: int) -> None:
    """7.11 The attacker suffers one wound."""
    if option == DECLINE:
        declined(game, seat)
    else:
        game.tell(events.RAGED, seat, game.dagger)
        game.do(suffer, game.dagger)


# --- 7.12 The Mage ---------------------------------------------------------------------------------------------------


def two_staffs(game: BloodBound, seat: int) -> None:
    """7.12 Who shall have a Staff as well."""
    choose_player(game, seat, GIVE_STAFF, receivers(game, seat, STAFF), give_staff)


def staffs_left(game: BloodBound, seat: int) -> bool:
    """6.4, 7.12 A Staff for each of the two; the Mage takes only one, ever."""
    needed = 1 if game.took_staff[seat] else 2
    return game.cards[STAFF] >= needed and len(receivers(game, seat, STAFF)) > 0


def give_staff(game: BloodBound, seat: int, option: int) -> None:
    """7.12 Both receive a Staff; a Mage who took one at an earlier use does not take a second."""
    if option == DECLINE:
        declined(game, seat)
        return
    player = GIVE_STAFF.entry(option)
    game.give(player, STAFF)
    game.tell(events.STAFF_GIVEN, seat, player)
    if not game.took_staff[seat]:
        game.took_staff = changed(game.took_staff, seat, 1)
        game.give(seat, STAFF)
        game.tell(events.STAFF_TAKEN, seat)


# --- 7.14 The Courtesan ----------------------------------------------------------------------------------------------


def fan(game: BloodBound, seat: int) -> None:
    """7.14 Who shall have a Fan."""
    choose_player(game, seat, GIVE_FAN, receivers(game, seat, FAN), give_fan)


def fans_left(game: BloodBound, seat: int) -> bool:
    """6.4 A Fan is there, and somebody to give it to."""
    return game.cards[FAN] > 0 and len(receivers(game, seat, FAN)) > 0


def give_fan(game: BloodBound, seat: int, option: int) -> None:
    """7.14 Nobody intervenes for its holder any more (7.15)."""
    if option == DECLINE:
        declined(game, seat)
    else:
        player = GIVE_FAN.entry(option)
        game.give(player, FAN)
        game.tell(events.FAN_GIVEN, seat, player)


# --- 8.4 The Inquisitor ----------------------------------------------------------------------------------------------


def curses(game: BloodBound, seat: int) -> None:
    """8.4 Who shall have a curse; all of them are given, or none."""
    choose_player(game, seat, GIVE_CURSE, without(game, seat, CURSE), give_curse)


def curses_left(game: BloodBound, seat: int) -> bool:
    """6.4 The curses are still in the supply."""
    return game.cards[CURSE] > 0


def give_curse(game: BloodBound, seat: int, option: int) -> None:
    """8.4 Face down, each to a different player; 8.5 only the Inquisitor knows which one is true."""
    if option == DECLINE:
        declined(game, seat)
        return
    player = GIVE_CURSE.entry(option)
    game.give(player, CURSE)
    game.curse[player] = FALSE_CURSE
    game.tell(events.CURSE_GIVEN, seat, player)
    if game.cards[CURSE]:
        game.ask(seat, GIVE_CURSE, GIVE_CURSE.each(without(game, seat, CURSE)), give_curse)
    else:
        game.ask(seat, NAME_CURSED, NAME_CURSED.each(cursed(game)), name_cursed)


def cursed(game: BloodBound) -> list[int]:
    """8.4 Return those with a curse."""
    return [seat for seat in range(game.seats) if game.curse[seat]]


def name_cursed(game: BloodBound, seat: int, option: int) -> None:
    """8.4, 8.5 One of the curses given is the true one; the Inquisitor alone knows whose."""
    player = NAME_CURSED.entry(option)
    game.curse[player] = TRUE_CURSE
    game.tell(events.CURSES_SETTLED, seat)
    game.tell(events.TRUE_CURSE_GIVEN, seat, player)


ABILITIES: dict[str, tuple[Ability, Usable]] = {
    "quill": (quill, quill_is_new),
    "two_wounds": (two_wounds, always),
    "two_looks": (two_looks, always),
    "wound_or_heal": (wound_or_heal, has_intervened),
    "rank_wound": (rank_wound, always),
    "shield": (shield, can_shield),
    "strike_back": (strike_back, attacker_is_open),
    "two_staffs": (two_staffs, staffs_left),
    "fan": (fan, fans_left),
    "curses": (curses, curses_left),
}
