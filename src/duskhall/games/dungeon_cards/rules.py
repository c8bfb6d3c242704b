"""The flow of Dungeon Cards: one function per step of the rulebook, in its order, with its rules' numbers.

A step calls the next one, and plans (`game.do`, `game.plan`) what has to wait for an answer.  Rolls and the aids that
change them are in `rolls`, what a safe end brings is in `spoils`, the boss and the final ranking are in `boss`; what
skills, items and boss skills do is in `effects`, and why an answer is refused is in `refusals`.
"""

from duskhall.games.dungeon_cards import boss, events, rolls, spoils
from duskhall.games.dungeon_cards.questions import (
    CARD_DRAWN,
    CHOOSE_ADVENTURER,
    DRAW,
    EVADE_IT,
    FATE,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    KEEP,
    PUSH_OR_STOP,
    STOP,
)
from duskhall.games.dungeon_cards.settings import (
    ADVENTURERS,
    ADVENTURERS_BY_CHANCE,
    BOSS_MET,
    FIRST_PLAYER,
    FIRST_PLAYER_BY_CHANCE,
    ROUNDS,
)
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    BEFORE_A_ROLL,
    BEFORE_DRAWING,
    CARD_JUST_DRAWN,
    CLAIM,
    DUNGEON,
    EVASION,
    FIGHT,
    FOUND,
    MONSTER,
    NOBODY,
    OPEN,
    OWN,
    TRAP,
    DungeonCards,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup


def start(setup: Setup, dice: Dice) -> DungeonCards:
    """1 Preparing to play."""
    game = DungeonCards(setup, dice)
    game.clear()  # 1.5
    game.plan(pick_first_player, choose_adventurers, lay_out_deck, draw_boss, begin_round)
    return game


# --- 1 Preparing to play ---------------------------------------------------------------------------------------------


def pick_first_player(game: DungeonCards) -> None:
    """1.2 One seat begins every round of the game."""
    if game.setting(FIRST_PLAYER) == FIRST_PLAYER_BY_CHANCE:
        game.first_player = game.dice.below(game.seats, "first player")
        game.reveal()
    game.tell(events.FIRST_PLAYER, game.first_player)


def choose_adventurers(game: DungeonCards) -> None:
    """1.3 Clockwise from the first player, everyone picks an adventurer that is still free."""
    free = [adventurer for adventurer in range(len(game.tables.hits)) if adventurer not in game.adventurer]
    for seat in game.turn_order():
        if game.adventurer[seat] == NOBODY:
            game.plan(choose_adventurers)
            if game.setting(ADVENTURERS) == ADVENTURERS_BY_CHANCE:
                choose_adventurer(game, seat, FATE)
            else:
                game.ask(seat, CHOOSE_ADVENTURER, [FATE] + CHOOSE_ADVENTURER.each(free), choose_adventurer)
            return


def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
    """1.3, 1.4 Take the adventurer that was picked, or what fate gives."""
    if option == FATE:
        free = [adventurer for adventurer in range(len(game.tables.hits)) if adventurer not in game.adventurer]
        game.adventurer[seat] = free[game.dice.below(len(free), "adventurer")]
        game.reveal()
        game.tell(events.ADVENTURER_BY_FATE, seat, game.adventurer[seat])
    else:
        game.adventurer[seat] = CHOOSE_ADVENTURER.entry(option)
        game.tell(events.ADVENTURER_CHOSEN, seat, game.adventurer[seat])


def lay_out_deck(game: DungeonCards) -> None:
    """1.6 Take out the cards of adventurers that nobody plays, and shuffle."""
    tables = game.tables
    for card, count in enumerate(tables.count):
        if tables.owner[card] == NOBODY or tables.owner[card] in game.adventurer:
            game.deck += [card] * count
    game.dice.shuffle(game.deck)
    game.tell(events.DECK_LAID_OUT, len(game.deck))


def draw_boss(game: DungeonCards) -> None:
    """1.7 One boss waits face down, unless the table named it."""
    named = game.setting(BOSS_MET)
    if named == NOBODY:
        game.boss = game.dice.below(len(game.tables.boss_hits), "boss")
        game.tell(events.BOSS_WAITS)
    else:
        game.boss = named
        game.boss_open = True
        game.tell(events.BOSS_NAMED, game.boss)
    game.phase = DUNGEON


# --- 2 The turn ------------------------------------------------------------------------------------------------------


def begin_round(game: DungeonCards) -> None:
    """2.6 The first player begins every round; after the last one the boss awakes."""
    if game.round == game.setting(ROUNDS):
        game.do(boss.wake_the_boss)
        return
    game.round += 1
    game.turn = game.first_player
    game.tell(events.ROUND_BEGINS, game.round)
    begin_turn(game)


def begin_turn(game: DungeonCards) -> None:
    """2.5 The knocked out are skipped."""
    if game.is_out(game.turn):
        game.do(next_player)
        return
    game.row = []
    game.status = []
    game.action_total = 0
    game.bust = False
    game.sanctuary = False
    game.noses = 0
    game.tell(events.TURN_BEGINS, game.turn)
    before_drawing(game)


def before_drawing(game: DungeonCards) -> None:
    """2.1, 2.3 Turn up another card, or stop; the first card of a turn is compulsory."""
    seat = game.turn
    if not game.deck and not game.discard:  # 11.2
        game.tell(events.DECK_EMPTY, seat)
        game.do(spoils.collecting)  # planned, not called: a whole game may pass so, and the calls would pile up
        return
    options = [DRAW, STOP] if game.row else [DRAW]
    rolls.add_aids(game, seat, BEFORE_DRAWING, PUSH_OR_STOP, options)
    if len(options) == 1:
        game.do(turn_up_card)
    else:
        game.ask(seat, PUSH_OR_STOP, options, push_or_stop)


def push_or_stop(game: DungeonCards, seat: int, option: int) -> None:
    """2.3, 2.4 Push on, stop, or use an aid first."""
    if option == DRAW:
        turn_up_card(game)
    elif option == STOP:
        game.tell(events.STOPPED, seat)
        spoils.collecting(game)
    else:
        game.do(before_drawing)
        rolls.use_aid(game, seat, PUSH_OR_STOP.entry(option))


def keep_or_discard(game: DungeonCards, seat: int, option: int) -> None:
    """6.6, 6.7 Leave the card that one looked at on the deck, or put it on the discard pile for all to see."""
    if option == KEEP:
        game.tell(events.TOP_CARD_KEPT, seat)
    else:
        card = game.deck.pop()
        game.discard.append(card)
        game.top_seen = 0
        game.reveal()
        game.tell(events.TOP_CARD_DISCARDED, seat, card)


def turn_up_card(game: DungeonCards) -> None:
    """2.2 The top card is laid face up next to the others of this turn."""
    refill_deck(game)
    card = game.deck.pop()
    game.top_seen = 0
    game.reveal()
    game.row.append(card)
    game.status.append(OPEN)
    game.action = game.tables.action[card]
    game.tell(events.CARD_TURNED, game.turn, card, game.action)
    card_just_drawn(game)


def refill_deck(game: DungeonCards) -> None:
    """11.1 If a card is needed and the deck is empty, the shuffled discard pile becomes the deck."""
    if not game.deck:
        game.deck, game.discard = game.discard, []
        game.dice.shuffle(game.deck, "reshuffle")
        game.top_seen = 0
        game.tell(events.DECK_RESHUFFLED, len(game.deck))


def card_just_drawn(game: DungeonCards) -> None:
    """6.3, 6.8 Aids may change the card before its actions count."""
    options = rolls.with_aids(game, CARD_JUST_DRAWN, CARD_DRAWN, GO_ON)
    if len(options) > 1:
        game.ask(game.turn, CARD_DRAWN, options, card_drawn)
    else:
        count_actions(game)


def card_drawn(game: DungeonCards, seat: int, option: int) -> None:
    """Let the actions count, or use an aid first."""
    if option == GO_ON:
        count_actions(game)
    else:
        game.do(card_just_drawn)
        rolls.use_aid(game, seat, CARD_DRAWN.entry(option))


# --- 3 Going bust ----------------------------------------------------------------------------------------------------


def count_actions(game: DungeonCards) -> None:
    """2.2, 3.1 Add the card's actions up; above the limit the player is bust. 3.2 The card is resolved all the same."""
    seat = game.turn
    limit = game.action_limit()
    game.action_total += game.action
    if game.action_total > limit:
        game.bust = True
        game.tell(events.WENT_BUST, seat, game.action_total, limit)
    else:
        game.tell(events.ACTIONS_COUNTED, seat, game.action_total, limit)
    resolve_card(game)


def lose_finds(game: DungeonCards) -> None:
    """3.3 Whoever is bust loses everything of this turn. 3.4 Skill points stay."""
    game.tell(events.LOST_FINDS, game.turn, len(game.row))
    discard_row(game)


def discard_row(game: DungeonCards) -> None:
    """3.3, 5.4 Every card of this turn goes to the discard pile, equipment included."""
    game.discard += game.row
    next_player(game)


# --- 4 The cards -----------------------------------------------------------------------------------------------------


def resolve_card(game: DungeonCards) -> None:
    """4 What a card demands depends on its type."""
    card = game.row[-1]
    kind = game.tables.type[card]
    if kind == ADVENTURER:
        meet_adventurer(game, card)
    elif kind in (MONSTER, TRAP):  # 4.2, 4.4
        before_a_roll(game)
    else:  # 4.1 explore, 4.3 treasure, 4.6 equipment: nothing to roll
        game.status[-1] = FOUND
        card_is_done(game)


def before_a_roll(game: DungeonCards) -> None:
    """4.2 A trap can only be evaded; 4.4 a monster or, 9.1, a rival is fought or evaded."""
    seat = game.turn
    options = [EVADE_IT] if game.tables.type[game.row[-1]] == TRAP else [FIGHT_IT, EVADE_IT]
    rolls.add_aids(game, seat, BEFORE_A_ROLL, FIGHT_OR_EVADE, options)
    if len(options) == 1:
        fight_or_evade(game, seat, EVADE_IT)
    else:
        game.ask(seat, FIGHT_OR_EVADE, options, fight_or_evade)


def fight_or_evade(game: DungeonCards, seat: int, option: int) -> None:
    """4.2, 4.4, 9.1 Make the roll that was chosen, or use an aid first."""
    card = game.row[-1]
    tables = game.tables
    kind = tables.type[card]
    if option == FIGHT_IT:
        dice = tables.strike_dice[game.adventurer[seat]]  # 5.2
        fights = events.FIGHTS_RIVAL if kind == ADVENTURER else events.FIGHTS
        game.tell(fights, seat, card, dice, tables.strike[card])
        rolls.make_roll(game, seat, FIGHT, dice, tables.strike[card])
    elif option == EVADE_IT:
        dice = tables.evade_dice[game.adventurer[seat]]  # 5.2
        evades = events.EVADES_RIVAL if kind == ADVENTURER else events.EVADES_TRAP if kind == TRAP else events.EVADES
        game.tell(evades, seat, card, dice, tables.evade[card])
        rolls.make_roll(game, seat, EVASION, dice, tables.evade[card])
    else:
        game.do(before_a_roll)
        rolls.use_aid(game, seat, FIGHT_OR_EVADE.entry(option))


def card_is_done(game: DungeonCards) -> None:
    """2.3 The player decides again, 3.3 unless the card made them bust."""
    if game.bust:
        lose_finds(game)
    else:
        before_drawing(game)


# --- 9 Adventurer encounters -----------------------------------------------------------------------------------------


def meet_adventurer(game: DungeonCards, card: int) -> None:
    """9.1, 9.4, 9.5 A rival is fought or evaded; one's own card is not, nor is a knocked-out rival."""
    seat = game.turn
    rival = game.seat_of(game.tables.owner[card])
    if rival == seat:
        meet_oneself(game, seat)
    elif game.is_out(rival):
        game.status[-1] = CLAIM
        game.tell(events.KNOCKED_OUT_PASSED, seat, rival)
        card_is_done(game)
    else:
        before_a_roll(game)


def meet_oneself(game: DungeonCards, seat: int) -> None:
    """9.4, 3.3 One's own card is worth a potion, unless it makes one bust."""
    game.status[-1] = OWN
    game.tell(events.OWN_CARD_LOST if game.bust else events.OWN_CARD_MET, seat)
    card_is_done(game)


# --- 2.5 to 2.7 The next turn ----------------------------------------------------------------------------------------


def next_player(game: DungeonCards) -> None:
    """2.5, 2.6, 2.7 Clockwise; back at the first player the round is over; with everyone knocked out, the game is."""
    game.row = []
    game.status = []
    for seat in range(game.seats):
        if not game.is_out(seat):
            break
    else:
        game.tell(events.ALL_KNOCKED_OUT)
        game.plan(boss.rank_players, boss.finish)
        return
    game.turn = (game.turn + 1) % game.seats
    if game.turn == game.first_player:
        begin_round(game)
    else:
        begin_turn(game)
