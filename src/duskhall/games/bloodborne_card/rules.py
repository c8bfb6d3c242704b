"""The flow of Bloodborne: The Card Game: one function per step of the rulebook, in its order, with its rules' numbers.

What a blow does is in `combat`, what cards and creatures add is in `effects`, the end and the score are in
`scoring`, and why an answer is refused is in `refusals`.
"""

from duskhall.games.bloodborne_card import events, scoring
from duskhall.games.bloodborne_card.combat import carry_out, strike, suffer
from duskhall.games.bloodborne_card.effects import strikes_now
from duskhall.games.bloodborne_card.questions import NOTHING, PLAY_CARD, REMOVE_CARD, SHOW_WEAPON, TAKE_UPGRADE
from duskhall.games.bloodborne_card.settings import (
    COUNTED,
    DEATH_ON_REVEAL,
    EMPTY_TRANSFORM,
    EXTRA_ECHOES,
    FINAL_BOSS_MET,
    FIRST_PLAYER,
    FIRST_PLAYER_BY_CHANCE,
    FORBIDDEN,
    HUNTERS_IN_PLAY,
    INSTANTS_AFTER_KILL,
    INSTANTS_OF_THE_DEAD,
    KILLED_TOO,
    LOST,
    NEXT_DREAM,
    OPTIONAL,
    RESERVE,
    STOP,
    UPGRADES,
    WEAPONS_BREAK,
)
from duskhall.games.bloodborne_card.state import (
    ALIVE,
    ATTACK_STEP,
    BOSS,
    DEAD,
    DIE,
    ESCAPED,
    IN_PLAY,
    KILLED,
    MONSTER,
    NOBODY,
    OUT,
    UTILITY,
    CardGame,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.setup import Setup


def start(setup: Setup, dice: Dice) -> CardGame:
    """0 Preparing to play."""
    game = CardGame(setup, dice)
    game.clear()  # 0.5
    game.plan(
        set_final_boss,
        prepare_dungeon_deck,
        prepare_upgrade_deck,
        pick_first_player,
        reveal_next_creature,  # 0.8
        dead_on_reveal,
        begin_round,
    )
    return game


# --- 0 Preparing to play ---------------------------------------------------------------------------------------------


def set_final_boss(game: CardGame) -> None:
    """0.2 One final boss is drawn, or named by the table; 11.2 its rule holds from now on."""
    tables = game.tables
    named = game.setting(FINAL_BOSS_MET)
    if named == NOBODY:
        first = tables.creature_kind.count(MONSTER) + tables.creature_kind.count(BOSS)
        game.final_boss = first + game.dice.below(len(tables.creature_kind) - first, "final boss")
        game.reveal()
    else:
        game.final_boss = named
    game.health = [game.max_health()] * game.seats  # 0.6, 11.5
    game.tell(events.FINAL_BOSS_SET, game.final_boss)


def prepare_dungeon_deck(game: CardGame) -> None:
    """0.3 Seven random monsters and three random bosses, shuffled together; the others stay in the box."""
    tables = game.tables
    monsters = [creature for creature, kind in enumerate(tables.creature_kind) if kind == MONSTER]
    bosses = [creature for creature, kind in enumerate(tables.creature_kind) if kind == BOSS]
    game.dice.shuffle(monsters)
    game.dice.shuffle(bosses)
    game.deck = monsters[: tables.dungeon_monsters] + bosses[: tables.dungeon_bosses]
    game.box = monsters[tables.dungeon_monsters :] + bosses[tables.dungeon_bosses :]
    game.dice.shuffle(game.deck)
    game.tell(events.DUNGEON_LAID_OUT, tables.dungeon_monsters, tables.dungeon_bosses)


def prepare_upgrade_deck(game: CardGame) -> None:
    """0.4 The upgrades are shuffled, and one per hunter is turned up."""
    for card, copies in enumerate(game.tables.copies):
        game.upgrade_deck += [card] * copies
    game.dice.shuffle(game.upgrade_deck)
    refill_display(game)


def pick_first_player(game: CardGame) -> None:
    """0.7 One hunter is the first player of the first round, R1 whom chance picks."""
    if game.setting(FIRST_PLAYER) == FIRST_PLAYER_BY_CHANCE:
        game.first_player = game.dice.below(game.seats, "first player")
        game.reveal()
    game.tell(events.FIRST_PLAYER, game.first_player)


# --- The round -------------------------------------------------------------------------------------------------------


def begin_round(game: CardGame) -> None:
    """1.1, 8.3 A round is these eight steps; 11.6, 13.36 something may happen before the first of them."""
    if scoring.nobody_left(game) or scoring.out_of_time(game):
        return
    if game.status[game.first_player] == OUT:  # on the reveal (R18)
        game.first_player = game.left_of(game.first_player)
        game.tell(events.FIRST_PLAYER_PASSED, game.first_player)
    game.round += 1
    game.clear_round()
    game.tell(events.ROUND_BEGINS, game.round, game.first_player)
    game.plan(
        choose_and_play_action_cards,
        transform_weapons,
        resolve_instant_effects,
        monster_attacks,
        hunters_attack,
        monster_escapes,
        the_hunters_dream,
        end_of_the_round,
    )
    if game.creature != game.final_boss:
        creature_acts(game, game.tables.at_round_start[game.creature])
    creature_acts(game, game.tables.at_round_start[game.final_boss])


def creature_acts(game: CardGame, effects: list[int]) -> None:
    """13.34 Do what a creature's card says, one effect after another."""
    for effect in reversed(effects):
        game.do(creature_effect, effect)


def creature_effect(game: CardGame, effect: int) -> None:
    """Carry out one effect of a creature, which no hunter owns."""
    game.tables.effect[effect](game, NOBODY, effect)


# --- 1 Choose and play action cards ----------------------------------------------------------------------------------


def choose_and_play_action_cards(game: CardGame) -> None:
    """1.1 Every living hunter chooses a card from the hand, secretly and at the same time (R2)."""
    game.do(show_cards)
    forbidden = game.setting(EMPTY_TRANSFORM) == FORBIDDEN  # R3
    asks = []
    for seat in game.player_order():
        if game.status[seat] == ALIVE:
            titles = sorted({*game.hand[seat]})
            if forbidden and not weapons_in_hand(game, seat):
                titles = [card for card in titles if not game.tables.shows_weapon[card]]
            asks.append(Ask(seat, PLAY_CARD, titles, play_card))
    if asks:
        game.ask_all(asks)


def play_card(game: CardGame, seat: int, card: int) -> None:
    """1.2 The chosen card is played."""
    game.hand[seat].remove(card)
    game.played[seat] = card


def show_cards(game: CardGame) -> None:
    """1.2 All cards are shown at once."""
    if game.listener is not None:
        for seat in game.player_order():
            if game.played[seat] != NOBODY:
                game.tell(events.CARD_SHOWN, seat, game.played[seat])


# --- 2 Transform weapons ---------------------------------------------------------------------------------------------


def transform_weapons(game: CardGame) -> None:
    """2.1, 2.2 Those whose card says so choose a weapon from the hand, secretly and at the same time."""
    tables = game.tables
    asks = []
    draw = False
    for seat in game.player_order():
        card = game.played[seat]
        if card != NOBODY and tables.shows_weapon[card]:
            weapons = weapons_in_hand(game, seat)
            if not weapons:
                game.tell(events.NO_WEAPON, seat)
                continue
            draw = True
            if len(weapons) > 1:  # 13.35
                asks.append(Ask(seat, SHOW_WEAPON, weapons, show_weapon))
    if draw:
        game.do(show_weapons)
    if asks:
        game.ask_all(asks)


def weapons_in_hand(game: CardGame, seat: int) -> list[int]:
    """2.1 Return the titles of the weapons in a hunter's hand."""
    kind = game.tables.kind
    return sorted({card for card in game.hand[seat] if kind[card] != UTILITY})


def show_weapon(game: CardGame, seat: int, card: int) -> None:
    """2.1 The chosen weapon is played beside the first card."""
    game.hand[seat].remove(card)
    game.shown[seat] = card


def show_weapons(game: CardGame) -> None:
    """2.1 These weapons too are shown at once, 13.35 the only one that a hunter has among them."""
    shows_weapon = game.tables.shows_weapon
    for seat in game.player_order():
        card = game.played[seat]
        if game.shown[seat] == NOBODY and card != NOBODY and shows_weapon[card]:
            weapons = weapons_in_hand(game, seat)
            if weapons:
                show_weapon(game, seat, weapons[0])
        if game.shown[seat] != NOBODY:
            game.tell(events.WEAPON_SHOWN, seat, game.shown[seat])


# --- 3 Resolve instant effects ---------------------------------------------------------------------------------------


def resolve_instant_effects(game: CardGame) -> None:
    """3.1 Instant effects are resolved in player order."""
    instants = game.tables.instants
    for seat in reversed(game.player_order()):
        for card in (game.shown[seat], game.played[seat]):
            if card != NOBODY and instants[card]:
                game.do(resolve_instant, seat, card)


def resolve_instant(game: CardGame, seat: int, card: int) -> None:
    """3.1, 3.2 One card's instant effects, 3.7 unless its owner is dead; 3.6 after a kill without the creature."""
    if game.fate == KILLED and (game.won() or game.setting(INSTANTS_AFTER_KILL) == STOP):  # R25, R5
        return
    if game.status[seat] == OUT or (game.status[seat] == DEAD and game.setting(INSTANTS_OF_THE_DEAD) == LOST):  # R7
        return
    tables = game.tables
    instants = tables.instants[card]
    if len(instants) == 1 and tables.only_alone[card] and not strikes_now(game, seat, card):  # 3.3
        return
    game.tell(events.INSTANT_BEGINS, seat, card)
    for effect in reversed(instants):
        game.do(carry_out, seat, effect)


# --- 4 The monster attacks -------------------------------------------------------------------------------------------


def monster_attacks(game: CardGame) -> None:
    """4.1, 3.5 The first player rolls the creature's die, and every hunter suffers the total; not if it was killed."""
    if game.fate == KILLED:
        game.tell(events.SKIPS_STEPS)
        return
    everyone_suffers(game, roll_with_combos(game, game.tables.die[game.creature]))


def everyone_suffers(game: CardGame, damage: int) -> None:
    """4.1 Every hunter suffers what the die came to."""
    extra = game.tables.extra_damage
    for seat in game.player_order():
        more = 0
        if game.played[seat] != NOBODY:
            more = extra[game.played[seat]]  # 13.9
            if game.shown[seat] != NOBODY:
                more += extra[game.shown[seat]]
        suffer(game, seat, damage + more, DIE)


def roll_with_combos(game: CardGame, die: int) -> int:
    """4.1, 4.2 A face with a plus is added, and the die is rolled again."""
    damage = game.tables.die_damage[die]
    plus = game.tables.die_plus[die]
    face = game.dice.below(len(damage), "monster")
    total = damage[face]
    game.reveal()
    game.tell(events.MONSTER_ROLLED, die, damage[face], total)
    while plus[face]:
        face = game.dice.below(len(damage), "monster")
        total += damage[face]
        game.tell(events.COMBO_ROLLED, die, damage[face], total)
    return total


# --- 5 Hunters attack ------------------------------------------------------------------------------------------------


def hunters_attack(game: CardGame) -> None:
    """5.1 In player order, 5.8, 13.5 some before and some after all others, every hunter with a weapon strikes."""
    if game.fate == KILLED:  # 3.5
        return
    position = game.tables.position
    first: list[int] = []
    between: list[int] = []
    last: list[int] = []
    for seat in game.player_order():
        weapon = game.weapon(seat)
        if weapon == NOBODY or game.struck[seat]:  # 3.4
            continue
        if position[weapon] == 0:
            between.append(seat)
        elif position[weapon] < 0:
            first.append(seat)
        else:
            last.append(seat)
    for seat in reversed(first + between + last):
        game.do(hunter_attacks, seat)


def hunter_attacks(game: CardGame, seat: int) -> None:
    """5.2 One weapon strikes, 5.5 unless its owner is dead; 5.4 nothing is left of a killed creature."""
    if game.status[seat] != ALIVE or game.fate == KILLED:
        return
    strike(game, seat, game.weapon(seat), ATTACK_STEP)


# --- 6 The monster escapes -------------------------------------------------------------------------------------------


def monster_escapes(game: CardGame) -> None:
    """6.1, 6.3 A monster with Echoes left escapes, 6.2 and does what it does then; 11.1 bosses stay as they are."""
    if game.fate == KILLED:  # 3.5
        return
    tables = game.tables
    creature = game.creature
    if tables.creature_kind[creature] == MONSTER:
        game.tell(events.CREATURE_ESCAPED, creature)
        game.do(monster_is_gone)  # R30
        creature_acts(game, tables.if_it_escapes[creature])
    else:
        game.tell(events.BOSS_STAYS, creature, game.echoes)
        creature_acts(game, tables.if_it_survives[creature])  # 6.4, R23


def monster_is_gone(game: CardGame) -> None:
    """6.1 It leaves the game with its Echoes; 11.7 the final boss may send another one."""
    game.fate = ESCAPED
    game.reserve += game.echoes
    game.echoes = 0
    creature_acts(game, game.tables.if_it_escapes[game.final_boss])


# --- 7 The Hunter's Dream --------------------------------------------------------------------------------------------


def the_hunters_dream(game: CardGame) -> None:
    """7.1 In player order those who play the Dream enter it, 7.3 and so, in part, do the dead."""
    if game.won():  # 12.1
        scoring.end_of_the_game(game)
        return
    if scoring.nobody_left(game):
        return
    game.do(refill_display)
    dream = game.tables.dream
    for seat in reversed(game.player_order()):
        if game.status[seat] == DEAD or (game.played[seat] != NOBODY and dream[game.played[seat]]):
            game.do(enter_the_dream, seat)


def enter_the_dream(game: CardGame, seat: int) -> None:
    """7.1, 7.2 Bank, take back all used cards, 7.5 gain an upgrade, 7.4 rest; 7.3 the dead bank nothing."""
    card = game.played[seat]
    if card != NOBODY and game.tables.dream[card]:  # 13.1
        if game.status[seat] == ALIVE:
            game.banked[seat] += game.collected[seat]
            game.tell(events.BANKED, seat, game.collected[seat], game.banked[seat])
            game.collected[seat] = 0
        game.tell(events.CARDS_RECLAIMED, seat, len(game.used[seat]) + 1)
        game.hand[seat] += game.used[seat]
        game.hand[seat].append(card)
        game.used[seat] = []
        game.played[seat] = NOBODY
    game.do(rest, seat)
    gain_an_upgrade(game, seat)


def gain_an_upgrade(game: CardGame, seat: int) -> None:
    """7.5 Take one of the upgrades on display, if there is any."""
    if not game.display:
        return
    options = TAKE_UPGRADE.each(sorted(set(game.display)))
    if game.setting(UPGRADES) == OPTIONAL:  # R10
        options.insert(0, NOTHING)
    if len(options) == 1:
        take_upgrade(game, seat, options[0])
    else:
        game.ask(seat, TAKE_UPGRADE, options, take_upgrade)


def take_upgrade(game: CardGame, seat: int, option: int) -> None:
    """7.5 The upgrade goes into the hand; 7.7 with an eighth card, one leaves the game, 7.8 never the Dream."""
    if option == NOTHING:
        game.tell(events.UPGRADE_DECLINED, seat)
        return
    card = TAKE_UPGRADE.entry(option)
    game.display.remove(card)
    game.hand[seat].append(card)
    game.tell(events.UPGRADE_TAKEN, seat, card)
    owned = game.owned(seat)
    if len(owned) > game.tables.card_limit:
        dream = game.tables.dream
        game.ask(seat, REMOVE_CARD, sorted({card for card in owned if not dream[card]}), remove_card)


def remove_card(game: CardGame, seat: int, card: int) -> None:
    """7.7 The card leaves the game: R11 from the used pile, else from the table, else from the hand."""
    if card in game.used[seat]:
        game.used[seat].remove(card)
    elif card == game.played[seat]:
        game.played[seat] = NOBODY
    elif card == game.shown[seat]:
        game.shown[seat] = NOBODY
    else:
        game.hand[seat].remove(card)
    game.tell(events.CARD_REMOVED, seat, card)


def rest(game: CardGame, seat: int) -> None:
    """7.4 Full health; 9.3 the dead are back."""
    game.status[seat] = ALIVE
    game.health[seat] = game.max_health()
    game.tell(events.RESTED, seat, game.health[seat])


def refill_display(game: CardGame) -> None:
    """0.4, 7.6 When everyone has chosen, one upgrade per hunter is on display again, as long as the deck lasts."""
    deck = game.upgrade_deck
    while deck and len(game.display) < game.seats:
        card = deck.pop()
        game.display.append(card)
        game.reveal()
        game.tell(events.DISPLAY_FILLED if game.round else events.UPGRADE_TURNED_UP, card)


# --- 8 The end of the round ------------------------------------------------------------------------------------------


def end_of_the_round(game: CardGame) -> None:
    """8.1, 8.3 Played cards go to the used piles, the first player passes (R18), 8.4 the next creature comes."""
    game.plan(reveal_next_creature, dead_on_reveal, begin_round)
    for seat in range(game.seats):
        if game.played[seat] != NOBODY or game.shown[seat] != NOBODY:
            put_cards_away(game, seat)
    game.first_player = game.left_of(game.first_player)
    game.tell(events.FIRST_PLAYER_PASSED, game.first_player)


def put_cards_away(game: CardGame, seat: int) -> None:
    """8.1, 8.2, 13.18, 13.22 To the used pile; some weapons leave the game (R20), some cards return to the hand."""
    tables = game.tables
    broken = NOBODY
    breaks = tables.removes_weapons[game.creature]
    if breaks and game.weapon_hit[seat] and (game.fate == IN_PLAY or game.setting(WEAPONS_BREAK) == KILLED_TOO):
        broken = game.weapon(seat)
    for card in game.on_table(seat):
        if card == broken:
            game.tell(events.WEAPON_REMOVED, seat, card)
        elif tables.returns[card] and not game.died[seat]:
            game.hand[seat].append(card)
            game.tell(events.CARD_RETURNED, seat, card)
        else:
            game.used[seat].append(card)
    game.played[seat] = NOBODY
    game.shown[seat] = NOBODY


def reveal_next_creature(game: CardGame) -> None:
    """8.4, 8.8 If none is in play, the top card of the deck is turned up, or the final boss comes; 8.6 on reveal."""
    if game.fate == IN_PLAY:
        return
    final = not game.deck
    if final:
        game.creature = game.final_boss
    else:
        game.creature = game.deck.pop()
        game.on_top = max(0, game.on_top - 1)
        game.reveal()
    game.fate = IN_PLAY
    game.echoes = echoes_of(game)
    game.reserve -= game.echoes
    game.tell(events.FINAL_BOSS_COMES if final else events.CREATURE_REVEALED, game.creature, game.echoes)
    creature_acts(game, game.tables.on_reveal[game.creature])


def echoes_of(game: CardGame) -> int:
    """8.5 Its health and one more for four hunters, two more for five; 11.3 the final boss may add to that."""
    tables = game.tables
    seats = game.seats
    if game.setting(EXTRA_ECHOES) == HUNTERS_IN_PLAY:  # R14
        seats = len(game.player_order())
    echoes = tables.health[game.creature] + tables.extra_echoes[seats]
    if game.creature != game.final_boss:
        echoes += tables.echo_bonus[game.final_boss]  # 13.29
    if game.setting(RESERVE) == COUNTED:  # R15
        echoes = max(1, min(echoes, game.reserve))
    return echoes


def dead_on_reveal(game: CardGame) -> None:
    """8.7 Hunters who die as a creature is revealed visit the Dream at once, as the dead do."""
    if game.setting(DEATH_ON_REVEAL) == NEXT_DREAM:  # R9
        return
    dead = [seat for seat in game.player_order() if game.status[seat] == DEAD]
    if dead:
        game.do(refill_display)
        for seat in reversed(dead):
            game.do(enter_the_dream, seat)
