"""The flow of Blood Bound: one function per step of the rulebook, in its order, with its rules' numbers.

An attack is the literal list of its steps; what happens within one of them is planned on top.  What abilities do is
in `effects`, why an answer is refused is in `refusals`.  A moment at which only one thing can be done passes without
a question where everybody can see that it is so (R3).
"""

from duskhall.games.blood_bound import events
from duskhall.games.blood_bound.questions import (
    ACCEPT,
    ACCEPT_NOBODY,
    ACT,
    ALONE,
    ASK_FOR_HELP,
    ATTACK,
    HELD_BACK,
    OFFER,
    OFFERED,
    PASS_DAGGER,
    REQUEST,
    TAKE_TOKEN,
    TO_ATTACK,
    TO_PASS,
)
from duskhall.games.blood_bound.settings import (
    ATTACKER_MAY_OFFER,
    ATTACKER_OFFERS,
    CAPTOR,
    CAPTOR_IS_ACTIVE_PLAYER,
    PASS_LIMIT,
)
from duskhall.games.blood_bound.state import (
    ABILITY_CAUSE,
    ATTACK_CAUSE,
    BEAST,
    CAPTURED,
    CAUGHT_FRIEND,
    CAUGHT_INQUISITOR,
    CAUGHT_LEADER,
    CAUGHT_MEMBER,
    COLOURS,
    CURSE,
    FAN,
    INTERVENTION_CAUSE,
    NOBODY,
    ORDER,
    RANK,
    ROSE,
    SHIELD,
    STAFF,
    SWORD,
    TOKENS,
    TRUE_CURSE,
    UNKNOWN,
    BloodBound,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import TRUNCATED


def start(setup: Setup, dice: Dice) -> BloodBound:
    """1 Preparing to play."""
    game = BloodBound(setup, dice)
    game.clear()  # 1.2
    game.plan(deal_characters, show_clues, place_dagger, begin_turn)
    return game


# --- 1 Preparing to play ---------------------------------------------------------------------------------------------


def deal_characters(game: BloodBound) -> None:
    """1.3, 1.4, 1.5 Half the players of each clan, at odd numbers the Inquisitor too; one card for everyone."""
    ranks = game.tables.ranks
    members = game.seats // 2
    dealt: list[int] = []
    for clan in (ROSE, BEAST):
        deck = list(range(clan * ranks, (clan + 1) * ranks))
        game.dice.shuffle(deck, "clan")
        dealt += deck[:members]
    game.tell(events.CLANS_DRAWN, members)
    game.cards[CURSE] = 0
    if game.seats % 2:
        dealt.append(2 * ranks + game.dice.below(2, "inquisitor"))
        game.cards[CURSE] = game.tables.curses[game.seats]
        game.tell(events.INQUISITOR_JOINS, game.cards[CURSE])
    game.dice.shuffle(dealt, "deal")
    game.character = dealt
    for seat in range(game.seats):
        game.tell(events.CARD_DEALT, seat, dealt[seat])


def show_clues(game: BloodBound) -> None:
    """1.6 Everyone shows their clue to the neighbour on the left, who is the next one clockwise."""
    for seat in range(game.seats):
        neighbour = game.on_the_right(seat)
        game.tell(events.CLUE_SHOWN, seat, neighbour, game.tables.clue[game.character[neighbour]])


def place_dagger(game: BloodBound) -> None:
    """1.7 Chance says who begins."""
    game.dagger = game.dice.below(game.seats, "dagger")
    game.reveal()
    game.tell(events.DAGGER_PLACED, game.dagger)


# --- 3 The turn ------------------------------------------------------------------------------------------------------


def begin_turn(game: BloodBound) -> None:
    """3.1 Whoever has the dagger attacks or passes it on."""
    game.turn += 1
    game.target = game.wounded = game.blame = game.dagger_to = game.first_look = NOBODY
    game.offers = []
    game.disclosed = game.by_ability = False
    game.ask(game.dagger, ACT, turn_options(game, game.dagger), act)


def turn_options(game: BloodBound, seat: int) -> list[int]:
    """3.1 Attack, if there is anybody to attack, or pass."""
    return [TO_ATTACK, TO_PASS] if attack_targets(game, seat) else [TO_PASS]


def act(game: BloodBound, seat: int, option: int) -> None:
    """3.1 Say whom."""
    if option == TO_ATTACK:
        if not open_targets(game, seat, True):
            game.not_inquisitor[seat] = 1  # 8.2
        game.ask(seat, ATTACK, ATTACK.each(attack_targets(game, seat)), attack)
    else:
        game.ask(seat, PASS_DAGGER, PASS_DAGGER.each(others(game, seat)), pass_dagger)


def pass_dagger(game: BloodBound, seat: int, option: int) -> None:
    """3.2 The dagger goes to any other player, and nothing else happens."""
    game.dagger = PASS_DAGGER.entry(option)
    game.tell(events.DAGGER_PASSED, seat, game.dagger)
    game.do(end_turn)


def attack_targets(game: BloodBound, seat: int) -> list[int]:
    """3.3 Whom this player may attack; 8.2 the Inquisitor spares those with three wounds."""
    return open_targets(game, seat, game.clan(seat) == ORDER)


def open_targets(game: BloodBound, seat: int, spares: bool) -> list[int]:
    """3.3 Any other player, 7.9 without a Shield, 8.2 and without three wounds if these are spared."""
    targets = []
    for other in range(game.seats):
        if other != seat and not game.is_shielded(other) and not (spares and game.wounds[other] == CAPTURED - 1):
            targets.append(other)
    return targets


def attack(game: BloodBound, seat: int, option: int) -> None:
    """3.3 The target is named; the steps of an attack follow."""
    target = ATTACK.entry(option)
    game.target = game.wounded = target
    game.blame = seat
    if game.wounds[target] == CAPTURED - 1:
        game.not_inquisitor[seat] = 1  # 8.2
    game.tell(events.ATTACKED, seat, target)
    game.plan(request_intervention, suffer_attack, use_ability, give_dagger, end_turn)


def give_dagger(game: BloodBound) -> None:
    """3.4 The dagger goes to whoever suffered the wound, unless an ability sent it elsewhere (7.2, 7.7)."""
    game.dagger = game.wounded if game.dagger_to == NOBODY else game.dagger_to
    game.tell(events.DAGGER_GIVEN, game.dagger)


def end_turn(game: BloodBound) -> None:
    """9.7 Too many turns without progress end the game where the table set a limit; else the next turn begins."""
    wounds = sum(game.wounds)
    game.quiet_turns += 1
    if wounds > game.most_wounds:
        game.most_wounds = wounds
        game.quiet_turns = 0
    limit = game.setting(PASS_LIMIT)
    if limit and game.quiet_turns >= limit:
        game.tell(events.LIMIT_REACHED, game.quiet_turns)
        game.end(TRUNCATED)
    else:
        game.do(begin_turn)


def others(game: BloodBound, seat: int) -> list[int]:
    """Return every seat but this one."""
    return [other for other in range(game.seats) if other != seat]


# --- 5 Intervening ---------------------------------------------------------------------------------------------------


def request_intervention(game: BloodBound) -> None:
    """5.1 The target may ask for help, 7.15 unless a Fan forbids it or nobody could offer any."""
    if not game.has(game.target, FAN) and may_offer(game):
        game.ask(game.target, REQUEST, [ASK_FOR_HELP, ALONE], request)


def may_offer(game: BloodBound) -> list[int]:
    """5.2 Everyone but the target whose rank token is in the supply; the attacker too, if the table lets them."""
    attacker_too = game.setting(ATTACKER_OFFERS) == ATTACKER_MAY_OFFER
    seats = []
    for seat in range(game.seats):
        if seat != game.target and not game.shows_rank(seat) and (attacker_too or seat != game.dagger):
            seats.append(seat)
    return seats


def request(game: BloodBound, seat: int, option: int) -> None:
    """5.1 Ask for help, or face the attack alone; 5.3 offers are sealed and opened together."""
    if option == ASK_FOR_HELP:
        game.tell(events.HELP_REQUESTED, seat)
        game.do(accept_an_offer)
        game.ask_all([Ask(other, OFFER, [OFFERED, HELD_BACK], offer) for other in may_offer(game)])
    else:
        game.tell(events.HELP_NOT_WANTED, seat)


def offer(game: BloodBound, seat: int, option: int) -> None:
    """5.2 Make an offer known, now that all answers are opened."""
    if option == OFFERED:
        game.offers.append(seat)
        game.tell(events.OFFER_MADE, seat, game.target)


def accept_an_offer(game: BloodBound) -> None:
    """5.2, 5.4 The target accepts one offer, or none."""
    if game.offers:
        game.ask(game.target, ACCEPT, accept_options(game), accept)
    else:
        game.tell(events.NO_OFFERS, game.target)


def accept_options(game: BloodBound) -> list[int]:
    """5.4 Nobody, or one of those who offered."""
    return [ACCEPT_NOBODY] + ACCEPT.each(game.offers)


def accept(game: BloodBound, seat: int, option: int) -> None:
    """5.4, 5.5 Whoever was accepted suffers the wound in the target's place."""
    if option == ACCEPT_NOBODY:
        game.tell(events.OFFERS_DECLINED, seat)
    else:
        game.wounded = ACCEPT.entry(option)
        game.tell(events.OFFER_ACCEPTED, game.wounded, seat)


# --- 4 Wounds --------------------------------------------------------------------------------------------------------


def suffer_attack(game: BloodBound) -> None:
    """4.1 The target suffers the wound as they choose, 5.5 an intervener by taking the rank token."""
    if game.wounded == game.target:
        suffer(game, game.wounded)
    else:
        suffer_rank(game, game.wounded)


def suffer(game: BloodBound, seat: int) -> None:
    """4.1 Take one token, 4.3 of which there are enough, or 4.4 be captured; 5.6 it is too late to intervene."""
    if game.wounds[seat] == CAPTURED - 1:
        capture(game, seat)
    else:
        choose_token(game, seat, open_tokens(game, seat))


def suffer_rank(game: BloodBound, seat: int) -> None:
    """5.5, 7.6 The rank token must be taken; 7.7 if it lies there already, any other wound is suffered."""
    if game.shows_rank(seat):
        suffer(game, seat)
    else:
        place_token(game, seat, RANK)


def choose_token(game: BloodBound, seat: int, tokens: list[int]) -> None:
    """4.2 The wounded player chooses, if there is a choice (R3)."""
    if len(tokens) == 1:
        place_token(game, seat, tokens[0])
    else:
        game.ask(seat, TAKE_TOKEN, TAKE_TOKEN.each(tokens), take_token)


def open_tokens(game: BloodBound, seat: int) -> list[int]:
    """4.2 The icons of the card not used yet; 7.13 with a Staff all affiliations are unknown; 8.3 or wild."""
    tables = game.tables
    shown = game.tokens
    own = seat * TOKENS
    tokens = [] if shown[own] else [RANK]
    if shown[own + 1] + shown[own + 2] + shown[own + 3] < 2:
        card = game.character[seat]
        if game.has(seat, STAFF):
            tokens.append(UNKNOWN)
        elif tables.wild[card]:
            tokens += [1, 2, 3]
        else:
            for token in range(1, TOKENS):
                if tables.icons[card * TOKENS + token] > shown[own + token]:
                    tokens.append(token)
    return tokens


def take_token(game: BloodBound, seat: int, option: int) -> None:
    """4.1 Take the token that was chosen."""
    place_token(game, seat, TAKE_TOKEN.entry(option))


def place_token(game: BloodBound, seat: int, token: int) -> None:
    """4.1 The token lies before the player for all to see; 6.1 a rank token of an attack lets an ability be used."""
    place = seat * TOKENS + token
    game.reveal()
    game.tokens[place] += 1
    game.wounds[seat] += 1
    if token == RANK:
        game.disclosed = not game.by_ability  # 6.2
        game.tell(events.RANK_TAKEN, seat, game.tables.rank[game.character[seat]], game.wounds[seat], cause(game))
    else:
        game.tell(events.TOKEN_TAKEN, seat, token, game.wounds[seat], cause(game))
    if game.tokens[place] > game.most[place] and (token == RANK or not game.has(seat, STAFF)):
        game.most[place] = game.tokens[place]
    if game.wounds[seat] == CAPTURED - 1:
        lose_sword(game, seat)


def cause(game: BloodBound) -> int:
    """Return why a wound is suffered now: 6.3 for an ability, 5.5 by intervening, 3.3 or as the target of an attack."""
    if game.by_ability:
        return ABILITY_CAUSE
    return ATTACK_CAUSE if game.wounded == game.target else INTERVENTION_CAUSE


def lose_sword(game: BloodBound, seat: int) -> None:
    """7.10 At the third wound the Guardian's Sword and every Shield of its colour go back."""
    for colour in range(COLOURS):
        if game.has(seat, SWORD + colour):
            game.give_back(seat, SWORD + colour)
            game.tell(events.SWORD_RETURNED, seat, SWORD + colour)
            for other in range(game.seats):
                while game.has(other, SHIELD + colour):
                    game.give_back(other, SHIELD + colour)
                    game.tell(events.SHIELD_RETURNED, other, SHIELD + colour)


# --- 6 Abilities -----------------------------------------------------------------------------------------------------


def use_ability(game: BloodBound) -> None:
    """6.1 Whoever took the rank token as the wound of this attack may use their ability, 6.4 if the cards are there."""
    seat = game.wounded
    rank = game.tables.rank[game.character[seat]]
    if game.disclosed and game.tables.usable[rank](game, seat):
        game.by_ability = True  # 6.3
        game.blame = seat
        game.tables.ability[rank](game, seat)


# --- 9 Winning -------------------------------------------------------------------------------------------------------


def capture(game: BloodBound, seat: int) -> None:
    """4.4, 9.1 The game is over, and every card is turned up."""
    game.wounds[seat] = CAPTURED
    game.captured = seat
    game.captor = captor_of(game)
    game.reveal()
    game.tell(events.CAPTURE, seat, game.captor)
    for other in range(game.seats):
        game.tell(events.CARD_TURNED_UP, other, game.character[other])
    for other in range(game.seats):
        if game.curse[other]:
            game.tell(events.CURSE_TURNED_UP, other, game.curse[other] - 1)
    name_winner(game)
    game.end()


def captor_of(game: BloodBound) -> int:
    """9.4 Whoever caused the wound: the attacker, or whoever used the ability; or the active player, by option."""
    if game.setting(CAPTOR) == CAPTOR_IS_ACTIVE_PLAYER and game.clan(game.dagger) != ORDER:
        return game.dagger
    return game.blame


def name_winner(game: BloodBound) -> None:
    """9.2, 9.3, 9.5, 9.6 The Inquisitor captured wins; a rival leader wins for the captor's clan, others lose it."""
    caught = caught_of(game)
    if caught == CAUGHT_INQUISITOR:
        game.winner = ORDER
        game.tell(events.INQUISITOR_CAPTURED, game.captured)
        return
    clan = game.clan(game.captor)
    game.winner = clan if caught == CAUGHT_LEADER else rival_of(clan)
    leader = game.leader(game.winner)
    game.tell(events.CLAN_WINS if caught == CAUGHT_LEADER else events.RIVALS_WIN, game.winner, leader)
    if game.curse[leader] == TRUE_CURSE:  # 9.5
        game.winner = ORDER
        game.tell(events.VICTORY_STOLEN, inquisitor(game), leader)


def caught_of(game: BloodBound) -> int:
    """9.2, 9.3, 9.6 Return what the captured player is to the captor's clan."""
    clan = game.clan(game.captor)
    if game.clan(game.captured) == ORDER:
        return CAUGHT_INQUISITOR
    if game.captured == game.leader(rival_of(clan)):
        return CAUGHT_LEADER
    return CAUGHT_FRIEND if game.clan(game.captured) == clan else CAUGHT_MEMBER


def rival_of(clan: int) -> int:
    """Return the other clan."""
    return BEAST if clan == ROSE else ROSE


def inquisitor(game: BloodBound) -> int:
    """Return who is the Inquisitor, 8.1 the only one of the Secret Order; NOBODY at even numbers of players."""
    for seat in range(game.seats):
        if game.clan(seat) == ORDER:
            return seat
    return NOBODY
