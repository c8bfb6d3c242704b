"""A sensible player of Blood Bound, quick enough for rollouts and for balance: from what a seat knows of the deal.

For every player it keeps four chances, in thousandths: to be a friend, to be a rival, to lead the own clan, to lead
the rivals.  They follow from the characters that each can still be, one by one, and not from all deals at once, so they
are close to what `knowledge` counts, and much cheaper.
"""

from typing import Final

from duskhall.games.blood_bound.questions import (
    ACCEPT,
    ACCEPT_NOBODY,
    ACT,
    ALONE,
    ASK_FOR_HELP,
    ATTACK,
    COMMAND,
    DECLINE,
    GIVE_CURSE,
    GIVE_FAN,
    GIVE_SHIELD,
    GIVE_STAFF,
    HEAL,
    HELD_BACK,
    LOOK_AT,
    NAME_CURSED,
    OFFER,
    OFFERED,
    PASS_DAGGER,
    RAGE,
    REQUEST,
    STRIKE,
    TAKE_QUILL,
    TAKE_TOKEN,
    TO_ATTACK,
    TO_PASS,
    TO_RAGE,
    TO_TAKE,
    TREAT,
    WOUND,
)
from duskhall.games.blood_bound.state import (
    BEAST,
    CURSE,
    FAN,
    ORDER,
    QUILL,
    RANK,
    ROSE,
    STAFF,
    TOKENS,
    UNKNOWN,
    BloodBound,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

SURE: Final = 1000
STRIKE_AT: Final = 500  # how likely a leader must be, to be captured
HELP_AT: Final = 450
LAST: Final = 3  # wounds of a player whom one more captures (4.4)

# What is believed of each player: seats * one of these + player.
FRIEND: Final = 0
RIVAL: Final = 1
OWN_LEADER: Final = 2
RIVAL_LEADER: Final = 3
BELIEFS: Final = 4

# Ranks, from 0
ELDER: Final = 0
ASSASSIN: Final = 1
HARLEQUIN: Final = 2
MENTALIST: Final = 4
BERSERKER: Final = 6
INQUISITOR: Final = 9


def answer(game: BloodBound, ask: Ask, dice: Dice) -> int:
    """Return one of the options of an ask, from what its seat knows."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    question = ask.question
    believed = belief(game, ask.seat)
    chosen = options[0]
    if question is ACT:
        chosen = act(game, ask.seat, believed)
    elif question is REQUEST:
        chosen = request(game, ask.seat, believed)
    elif question is OFFER:
        chosen = offer(game, ask.seat, believed)
    elif question is ACCEPT:
        chosen = accept(game, ask.seat, options, believed)
    elif question is TAKE_TOKEN:
        chosen = take_token(game, ask.seat, options, believed)
    elif question is TAKE_QUILL:
        chosen = TO_TAKE
    elif question is TREAT:
        chosen = treat(game, options, believed)
    elif question is RAGE:
        chosen = rage(game, believed)
    elif question.is_word(options[0]) or question is ATTACK or question is PASS_DAGGER or question is NAME_CURSED:
        chosen = best_player(game, ask, believed, dice)
    return chosen if chosen in options else options[0]


# --- What is believed -------------------------------------------------------------------------------------------------


def can_be(game: BloodBound, seat: int, other: int) -> list[int]:
    """1.5, 1.6, 4.2, 7.3, 8.2 Return the characters that another player can be, as far as this seat has seen."""
    tables = game.tables
    true = game.character[other]
    if game.knows(seat, other):
        return [true]
    first = other * TOKENS
    shows_rank = game.most[first + RANK] > 0
    shows_clue = other == game.on_the_right(seat)
    shows_more = any(game.most[first + token] > 0 for token in range(RANK + 1, TOKENS))
    found: list[int] = []
    for card in range(len(tables.clan)):
        if shows_rank and tables.rank[card] != tables.rank[true]:
            continue
        if shows_clue and tables.clue[card] != tables.clue[true]:
            continue
        if tables.clan[card] == ORDER:
            if game.seats % 2 == 1 and game.not_inquisitor[other] == 0:
                found.append(card)
        elif not shows_more or has_icons(game, card, first):
            found.append(card)
    return found


def has_icons(game: BloodBound, card: int, first: int) -> bool:
    """4.2 Say whether a character has all icons that a player, whose tokens begin there, has shown."""
    icons = game.tables.icons
    return all(game.most[first + token] <= icons[card * TOKENS + token] for token in range(RANK + 1, TOKENS))


def belief(game: BloodBound, seat: int) -> list[int]:
    """Return what a seat believes of every player."""
    tables = game.tables
    seats = game.seats
    own = game.clan(seat)
    found = [0] * (seats * BELIEFS)
    chances = [0] * (seats * 2)  # Rose, then Beast
    taken = [0] * len(tables.clan)  # characters that are known to be somebody
    free = [seats // 2, seats // 2]
    for other in range(seats):
        if game.knows(seat, other):
            card = game.character[other]
            taken[card] = 1
            if tables.clan[card] != ORDER:
                free[tables.clan[card]] -= 1
    leading = [0] * (seats * 2)
    leads = leadership(game, seat, taken)
    for other in range(seats):
        known = game.knows(seat, other)
        cards = [0, 0]
        first = [0, 0]
        strangers = 0
        for card in can_be(game, seat, other):
            if known or not taken[card]:
                clan = tables.clan[card]
                if clan == ORDER:
                    strangers += 1
                else:
                    cards[clan] += 1
                    first[clan] += leads[card]
        rose = cards[ROSE] * (1 if known else max(0, free[ROSE]))
        beast = cards[BEAST] * (1 if known else max(0, free[BEAST]))
        total = max(1, rose + beast + strangers)
        chances[other] = rose * SURE // total
        chances[seats + other] = beast * SURE // total
        for clan in (ROSE, BEAST):
            if cards[clan] > 0:
                leading[clan * seats + other] = chances[clan * seats + other] * first[clan] // cards[clan] // SURE
    for clan in (ROSE, BEAST):
        every = max(1, sum(leading[clan * seats : (clan + 1) * seats]))
        friends = clan == own or (own == ORDER and clan == ROSE)
        for other in range(seats):
            place = clan * seats + other
            found[(FRIEND if friends else RIVAL) * seats + other] = chances[place]
            found[(OWN_LEADER if friends else RIVAL_LEADER) * seats + other] = leading[place] * SURE // every
    return found


def leadership(game: BloodBound, seat: int, taken: list[int]) -> list[int]:
    """2.2, 7.1 Return for every character the chance to lead its clan, if it plays: the first of them, or the last."""
    tables = game.tables
    absent = SURE - SURE * (game.seats // 2) // max(1, tables.ranks)
    found = [0] * len(tables.clan)
    for clan in (ROSE, BEAST):
        quill = with_quill(game, seat, clan)
        chance = SURE  # that nobody before it plays, then that nobody after it does
        for card in range(clan * tables.ranks, (clan + 1) * tables.ranks):
            found[card] = chance * (SURE - quill)
            chance = 0 if taken[card] else chance * absent // SURE
        chance = SURE
        for card in range((clan + 1) * tables.ranks - 1, clan * tables.ranks - 1, -1):
            found[card] = (found[card] + chance * quill) // SURE
            chance = 0 if taken[card] else chance * absent // SURE
    return found


def with_quill(game: BloodBound, seat: int, clan: int) -> int:
    """7.1 Return the chance that a clan's Elder has the Quill, as far as this seat can tell who has one."""
    tables = game.tables
    chance = 0
    for other in range(game.seats):
        if game.has(other, QUILL):
            own = 0
            every = 0
            for card in can_be(game, seat, other):
                every += 1
                own += int(tables.clan[card] == clan)
            chance = max(chance, own * SURE // max(1, every))
    return chance


# --- 3 The turn -------------------------------------------------------------------------------------------------------


def act(game: BloodBound, seat: int, believed: list[int]) -> int:
    """3.1 Attack where that is worth more than keeping quiet; 9.7 passing for ever wins nothing."""
    best = -10 * SURE
    for other in range(game.seats):
        if other != seat and not game.is_shielded(other):
            best = max(best, attack_value(game, seat, other, believed))
    return TO_ATTACK if best + 100 * max(0, game.quiet_turns - game.seats) > 0 else TO_PASS


def attack_value(game: BloodBound, seat: int, other: int, believed: list[int]) -> int:
    """3.3 Return what attacking a player is worth: 4.4 the last wound captures."""
    seats = game.seats
    wounds = game.wounds[other]
    if game.clan(seat) == ORDER:
        return -SURE if wounds == LAST else 300 - 200 * wounds
    leader = believed[RIVAL_LEADER * seats + other]
    if wounds == LAST:
        return 10 * (leader - STRIKE_AT)
    harm = believed[FRIEND * seats + other] // 2 + believed[OWN_LEADER * seats + other] * wounds * 6 // 10
    return believed[RIVAL * seats + other] // 2 + leader - harm


def pass_value(game: BloodBound, other: int, believed: list[int]) -> int:
    """3.2 Return what passing the dagger to a player is worth: rather to a friend."""
    seats = game.seats
    risk = 0
    for each in range(seats):
        if each != other and game.wounds[each] == LAST:
            risk += believed[OWN_LEADER * seats + each]
    return believed[FRIEND * seats + other] * (200 + risk) // SURE - believed[RIVAL_LEADER * seats + other] // 10


# --- 5 Interventions --------------------------------------------------------------------------------------------------


def if_captured(game: BloodBound, seat: int, target: int, captor: int, believed: list[int]) -> int:
    """9.2, 9.3 Return the chance that the own side wins if this captor captures this target."""
    seats = game.seats
    if game.clan(seat) == ORDER:
        return SURE if target == seat else 0
    friend = believed[FRIEND * seats + captor]
    either = believed[FRIEND * seats + target] + believed[RIVAL * seats + target]
    lost = (SURE - friend) * (either - believed[OWN_LEADER * seats + target])
    return (friend * believed[RIVAL_LEADER * seats + target] + lost) // SURE


def request(game: BloodBound, seat: int, believed: list[int]) -> int:
    """5.1 A leader wants help early, others only where their capture would lose the game."""
    if game.wounds[seat] == LAST:
        return ASK_FOR_HELP if if_captured(game, seat, seat, game.dagger, believed) < 500 else ALONE
    leads = believed[OWN_LEADER * game.seats + seat] > 500 and game.clan(seat) != ORDER
    return ASK_FOR_HELP if leads else ALONE


def offer(game: BloodBound, seat: int, believed: list[int]) -> int:
    """5.2 Step in for a likely leader, against a capture that loses, or for the sake of the own ability."""
    target = game.target
    if game.clan(seat) == ORDER:
        return OFFERED if game.cards[CURSE] > 0 else HELD_BACK
    if wins_at_once(game, seat, believed):
        return OFFERED
    leading = believed[OWN_LEADER * game.seats + seat]
    if game.wounds[target] == LAST:
        loses = SURE - if_captured(game, seat, target, game.dagger, believed)
        return OFFERED if loses - 3 * leading // 10 > HELP_AT else HELD_BACK
    worth = believed[OWN_LEADER * game.seats + target] * (3 + 2 * game.wounds[target]) // 10
    return OFFERED if worth > 350 and leading < 300 else HELD_BACK


def accept(game: BloodBound, seat: int, options: list[int], believed: list[int]) -> int:
    """5.4 The likeliest friend, unless it is better to be wounded oneself."""
    best = -10 * SURE
    chosen = ACCEPT_NOBODY
    for option in options:
        if not ACCEPT.is_word(option):
            other = ACCEPT.entry(option)
            value = believed[FRIEND * game.seats + other] - believed[OWN_LEADER * game.seats + other] // 2
            if value > best:
                best = value
                chosen = option
    if chosen == ACCEPT_NOBODY or game.wounds[seat] == LAST:
        return chosen
    return chosen if believed[FRIEND * game.seats + ACCEPT.entry(chosen)] > 400 else ACCEPT_NOBODY


# --- 4 Wounds ---------------------------------------------------------------------------------------------------------


def take_token(game: BloodBound, seat: int, options: list[int], believed: list[int]) -> int:
    """4.2 Show the rank for the sake of the ability, else as little as possible."""
    if RANK in options and (len(options) == 1 or ability_is_worth_it(game, seat, believed)):
        return RANK
    if UNKNOWN in options:
        return UNKNOWN
    return options[-1]


def ability_is_worth_it(game: BloodBound, seat: int, believed: list[int]) -> bool:
    """6.1 Say whether the ability, used now, is worth showing the rank."""
    if game.target != seat:
        return False
    if wins_at_once(game, seat, believed):
        return True
    rank = game.tables.rank[game.character[seat]]
    if rank == INQUISITOR:
        return game.cards[CURSE] > 0
    if believed[OWN_LEADER * game.seats + seat] > 400:
        return rank == ELDER and game.wounds[seat] == LAST - 1
    if rank == BERSERKER:
        return believed[RIVAL * game.seats + game.dagger] > 700
    return rank in (HARLEQUIN, MENTALIST, ASSASSIN)


def wins_at_once(game: BloodBound, seat: int, believed: list[int]) -> bool:
    """7.2, 7.6 Say whether the own ability, used now, would probably capture the rival leader."""
    rank = game.tables.rank[game.character[seat]]
    if game.shows_rank(seat) or rank not in (ASSASSIN, MENTALIST):
        return False
    reach = 2 if rank == ASSASSIN else 1
    for other in range(game.seats):
        near = game.wounds[other] + reach > LAST and not game.is_shielded(other)
        if near and other != seat and believed[RIVAL_LEADER * game.seats + other] > STRIKE_AT:
            return True
    return False


# --- 7, 8 Abilities ---------------------------------------------------------------------------------------------------


def treat(game: BloodBound, options: list[int], believed: list[int]) -> int:
    """7.4 Heal friends, wound rivals, capture the rival leader."""
    patient = game.target
    if game.wounds[patient] == LAST and believed[RIVAL_LEADER * game.seats + patient] > STRIKE_AT:
        return WOUND
    if believed[FRIEND * game.seats + patient] > 500:
        return HEAL if HEAL in options else DECLINE
    return WOUND if game.wounds[patient] < LAST else DECLINE


def rage(game: BloodBound, believed: list[int]) -> int:
    """7.11 Strike back at rivals, but capture nobody else than their leader."""
    attacker = game.dagger
    if game.wounds[attacker] == LAST:
        return TO_RAGE if believed[RIVAL_LEADER * game.seats + attacker] > STRIKE_AT else DECLINE
    return TO_RAGE if believed[RIVAL * game.seats + attacker] > 500 else DECLINE


def best_player(game: BloodBound, ask: Ask, believed: list[int], dice: Dice) -> int:
    """Return the option of the player who is worth most; to decline (6.1) is worth nothing."""
    best = -100 * SURE
    equal: list[int] = []
    for option in ask.options:
        value = 0
        if not ask.question.is_word(option):
            value = player_value(game, ask, ask.question.entry(option), believed)
        if value > best:
            best = value
            equal = [option]
        elif value == best:
            equal.append(option)
    return equal[dice.below(len(equal))] if len(equal) > 1 else equal[0]


def player_value(game: BloodBound, ask: Ask, other: int, believed: list[int]) -> int:
    """Return what choosing a player is worth: 3.2, 3.3, 7.2, 7.3, 7.6, 7.8, 7.12, 7.14, 8.4."""
    question = ask.question
    seats = game.seats
    rival = believed[RIVAL * seats + other]
    own_leader = believed[OWN_LEADER * seats + other]
    rival_leader = believed[RIVAL_LEADER * seats + other]
    if question is ATTACK:
        return attack_value(game, ask.seat, other, believed)
    if question is PASS_DAGGER:
        return pass_value(game, other, believed)
    if question is STRIKE or question is COMMAND:
        if game.wounds[other] + (2 if question is STRIKE else 1) > LAST:
            return 10 * (rival_leader - STRIKE_AT)
        return rival_leader + 4 * rival // 10 - 4 * believed[FRIEND * seats + other] // 10 - 100
    if question is LOOK_AT:
        return 300 - abs(rival - 500) + rival_leader
    if question is GIVE_SHIELD:
        return own_leader - 300 + 100 * game.wounds[other] - (SURE if game.is_shielded(other) else 0)
    if question is GIVE_STAFF:
        return own_leader - 400 - (SURE if game.has(other, STAFF) else 0)
    if question is GIVE_FAN:
        return rival_leader - 300 - (SURE if game.has(other, FAN) else 0)
    if question is GIVE_CURSE or question is NAME_CURSED:
        return own_leader + rival_leader
    return 0
