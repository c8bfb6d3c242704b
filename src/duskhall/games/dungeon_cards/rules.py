"""The flow of Dungeon Cards: one function per step of the rulebook, in its order, with its rules' numbers.

A step calls the next one, and plans (`game.do`, `game.plan`) what has to wait for an answer.  What skills, items and
boss skills do is in `effects`, the boss and the final ranking are in `boss`, and why an answer is refused is in
`refusals`.
"""

from duskhall.games.dungeon_cards import boss, events
from duskhall.games.dungeon_cards.questions import (
    AFTER_EVADING,
    CARD_DRAWN,
    CHOOSE_ADVENTURER,
    CLAIM_GOLD,
    CLAIM_SPOILS,
    COLLECT,
    DRAW,
    EVADE_IT,
    FATE,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    KEEP,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STOP,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.state import (
    ADVENTURER,
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    BATTLE,
    BEFORE_A_ROLL,
    BEFORE_DRAWING,
    CARD_JUST_DRAWN,
    CLAIM,
    COLLECTING,
    DUNGEON,
    EQUIPMENT,
    EVADE,
    EVADED,
    EVASION,
    EXPLORE,
    FIGHT,
    FOUND,
    HAVING_EVADED,
    HIT_COMING,
    MONSTER,
    NOBODY,
    OPEN,
    OWN,
    STRIKE,
    TRAP,
    TREASURE,
    DungeonCards,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Question
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
    if game.option("first_player") == "random":
        game.first_player = game.dice.below(game.seats, "first player")
        game.reveal()
    game.tell(events.FIRST_PLAYER, game.first_player)


def choose_adventurers(game: DungeonCards) -> None:
    """1.3 Clockwise from the first player, everyone picks an adventurer that is still free."""
    free = [adventurer for adventurer in range(len(game.tables.hits)) if adventurer not in game.adventurer]
    for seat in game.turn_order():
        if game.adventurer[seat] == NOBODY:
            game.plan(choose_adventurers)
            if game.option("adventurers") == "random":
                choose_adventurer(game, seat, FATE)
            else:
                game.ask(seat, CHOOSE_ADVENTURER, [FATE] + [adventurer + 1 for adventurer in free])
            return


def choose_adventurer(game: DungeonCards, seat: int, option: int) -> None:
    """1.3, 1.4 Take the adventurer that was picked, or what fate gives."""
    if option == FATE:
        free = [adventurer for adventurer in range(len(game.tables.hits)) if adventurer not in game.adventurer]
        game.adventurer[seat] = free[game.dice.below(len(free), "adventurer")]
        game.reveal()
        game.tell(events.ADVENTURER_BY_FATE, seat, game.adventurer[seat])
    else:
        game.adventurer[seat] = option - 1
        game.tell(events.ADVENTURER_CHOSEN, seat, option - 1)


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
    named = game.option("boss")
    if named == "random":
        game.boss = game.dice.below(len(game.tables.boss_hits), "boss")
        game.tell(events.BOSS_WAITS)
    else:
        game.boss = game.setup.catalogues["boss"].index(named)
        game.boss_open = True
        game.tell(events.BOSS_NAMED, game.boss)
    game.phase = DUNGEON


# --- 2 The turn ------------------------------------------------------------------------------------------------------


def begin_round(game: DungeonCards) -> None:
    """2.6 The first player begins every round; after the last one the boss awakes."""
    if game.round == game.option("rounds"):
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
        game.do(collecting)  # planned, not called: a whole game may pass so, and the calls would pile up
        return
    options = [DRAW, STOP] if game.row else [DRAW]
    add_aids(game, seat, BEFORE_DRAWING, options, 2)
    if len(options) == 1:
        game.do(turn_up_card)
    else:
        game.ask(seat, PUSH_OR_STOP, options)


def push_or_stop(game: DungeonCards, seat: int, option: int) -> None:
    """2.3 Push on, stop, or use an aid first."""
    if option == DRAW:
        turn_up_card(game)
    elif option == STOP:
        game.tell(events.STOPPED, seat)
        collecting(game)
    else:
        game.do(before_drawing)
        use_aid(game, seat, option - 2)


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
    if not asked_for_aid(game, game.turn, CARD_JUST_DRAWN, CARD_DRAWN):
        count_actions(game)


def card_drawn(game: DungeonCards, seat: int, option: int) -> None:
    """Let the actions count, or use an aid first."""
    if option == GO_ON:
        count_actions(game)
    else:
        game.do(card_just_drawn)
        use_aid(game, seat, option - 1)


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
    """3.3, 5.4 Every card of this turn goes to the discard pile, equipment included. 3.4 Skill points stay."""
    game.tell(events.LOST_FINDS, game.turn, len(game.row))
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
    add_aids(game, seat, BEFORE_A_ROLL, options, 2)
    if len(options) == 1:
        fight_or_evade(game, seat, EVADE_IT)
    else:
        game.ask(seat, FIGHT_OR_EVADE, options)


def fight_or_evade(game: DungeonCards, seat: int, option: int) -> None:
    """4.4 Make the roll that was chosen, or use an aid first."""
    card = game.row[-1]
    tables = game.tables
    if option == FIGHT_IT:
        dice = tables.strike_dice[game.adventurer[seat]]  # 5.2
        game.tell(events.FIGHTS, seat, card, dice, tables.strike[card])
        make_roll(game, seat, FIGHT, dice, tables.strike[card])
    elif option == EVADE_IT:
        dice = tables.evade_dice[game.adventurer[seat]]  # 5.2
        game.tell(events.EVADES, seat, card, dice, tables.evade[card])
        make_roll(game, seat, EVASION, dice, tables.evade[card])
    else:
        game.do(before_a_roll)
        use_aid(game, seat, option - 2)


def card_is_done(game: DungeonCards) -> None:
    """2.3 The player decides again, 3.3 unless the card made them bust."""
    if game.bust:
        lose_finds(game)
    else:
        before_drawing(game)


# --- 5 Rolling dice --------------------------------------------------------------------------------------------------


def make_roll(game: DungeonCards, seat: int, roll: int, dice: int, need: int) -> None:
    """5.1, 5.2 Throw the dice; success is judged when aids have been used."""
    game.roll = roll
    game.need = need
    game.strikes = game.evades = game.stars = 0
    game.added = 0
    game.used_on_roll = 0
    throw(game, seat, dice)
    after_a_roll(game)


def throw(game: DungeonCards, seat: int, number: int) -> None:
    """5.1 Throw so many dice; their faces count along with those that lie there."""
    faces = game.tables.faces
    dice = game.dice
    for _ in range(number):
        face = faces[dice.below(6, "die")]
        if face == STRIKE:
            game.strikes += 1
        elif face == EVADE:
            game.evades += 1
        else:
            game.stars += 1
    game.reveal()
    game.tell(events.ROLLED, seat, game.strikes, game.evades, game.stars)


def after_a_roll(game: DungeonCards) -> None:
    """6.3 Aids may still change the roll."""
    moment = AFTER_AN_EVADE_ROLL if game.roll == EVASION else AFTER_A_FIGHT_ROLL
    if not asked_for_aid(game, game.turn, moment, SETTLE_ROLL):
        judge_roll(game, game.turn)


def settle_roll(game: DungeonCards, seat: int, option: int) -> None:
    """Let the roll stand, or use an aid first."""
    if option == GO_ON:
        judge_roll(game, seat)
    else:
        game.do(after_a_roll)
        use_aid(game, seat, option - 1)


def reroll_dice(game: DungeonCards, seat: int, option: int) -> None:
    """6.11, 8.4 Set one die after another aside, then throw these again."""
    if option != REROLL_NOW:
        game.tell(events.DICE_SET_ASIDE, seat, option)
        if option == REROLL_STRIKE:
            game.aside_strikes += 1
        elif option == REROLL_EVADE:
            game.aside_evades += 1
        else:
            game.aside_stars += 1
        options = faces_left(game)
        if options:
            game.ask(seat, REROLL_DICE, options + [REROLL_NOW])
            return
    game.strikes -= game.aside_strikes
    game.evades -= game.aside_evades
    game.stars -= game.aside_stars
    throw(game, seat, game.aside_strikes + game.aside_evades + game.aside_stars)


def faces_left(game: DungeonCards) -> list[int]:
    """6.11 Return the faces of which a die can still be set aside."""
    options = []
    if game.strikes > game.aside_strikes:
        options.append(REROLL_STRIKE)
    if game.evades > game.aside_evades:
        options.append(REROLL_EVADE)
    if game.stars > game.aside_stars:
        options.append(REROLL_SKILL)
    return options


def judge_roll(game: DungeonCards, seat: int) -> None:
    """5.3 Enough strikes, or enough evades, and the roll succeeds."""
    result = game.roll_result(seat)
    success = result >= game.need
    game.tell(events.ROLL_SUCCEEDED if success else events.ROLL_FAILED, seat, result, game.need)
    if success and game.stars:
        game.points[seat] += game.stars  # 6.1, 12.13
        game.tell(events.POINTS_GAINED, seat, game.stars, game.points[seat])
    if game.roll == BATTLE:
        game.do(boss.hit_the_boss if success else boss.boss_strikes_back)
    elif not success:
        game.hits_coming = 1
        game.plan(hit_coming, take_hits, end_failed_turn)
    elif game.roll == EVASION:
        game.status[-1] = EVADED
        having_evaded(game)
    else:
        game.status[-1] = FOUND
        card_is_done(game)


def having_evaded(game: DungeonCards) -> None:
    """6.12 Aids may still make something of what was evaded."""
    if not asked_for_aid(game, game.turn, HAVING_EVADED, AFTER_EVADING):
        card_is_done(game)


def after_evading(game: DungeonCards, seat: int, option: int) -> None:
    """Go on, or use an aid first."""
    if option == GO_ON:
        card_is_done(game)
    else:
        game.do(having_evaded)
        use_aid(game, seat, option - 1)


def hit_coming(game: DungeonCards) -> None:
    """6.13, 6.14 Aids may cancel the hit or save what was found."""
    asked_for_aid(game, game.turn, HIT_COMING, TAKE_HIT)


def take_hit(game: DungeonCards, seat: int, option: int) -> None:
    """Take it, or use an aid first."""
    if option != GO_ON:
        game.do(hit_coming)
        use_aid(game, seat, option - 1)


def take_hits(game: DungeonCards) -> None:
    """5.4 The hits that are coming are taken. 10.1 As many as the adventurer's value, and they are knocked out."""
    seat = game.turn
    limit = game.tables.hits[game.adventurer[seat]]
    if game.hits_coming:
        game.hits[seat] = min(limit, game.hits[seat] + game.hits_coming)
        game.tell(events.HIT_TAKEN, seat, game.hits[seat], limit)
        if game.hits[seat] == limit:
            game.tell(events.KNOCKED_OUT, seat)
    game.hits_coming = 0


def end_failed_turn(game: DungeonCards) -> None:
    """5.4 A failed roll ends the turn with nothing, 6.14 except what was found before if that was saved."""
    if game.sanctuary:
        game.status[-1] = EVADED
        game.settling = 0
        game.do(collect_finds)
    else:
        game.do(lose_finds)


# --- 6 Skill points and skills ---------------------------------------------------------------------------------------


def add_aids(game: DungeonCards, seat: int, moment: int, options: list[int], first: int) -> None:
    """6.2, 6.3, 6.5 Add the aids that can be used at this moment, 6.4 those used before included.

    Option `first` is the first aid.
    """
    tables = game.tables
    points = game.points[seat]
    if points:
        for aid in tables.skills_at[game.adventurer[seat]][moment]:
            if tables.cost[aid] <= points and tables.helps[aid](game, seat, aid):
                options.append(first + aid)
    for aid in tables.items_at[moment]:
        if game.has_item(seat, tables.aid_item[aid]) and tables.helps[aid](game, seat, aid):
            options.append(first + aid)


def asked_for_aid(game: DungeonCards, seat: int, moment: int, question: Question) -> bool:
    """6.3 Ask whether to use an aid; a moment with none to use passes without a question (R9)."""
    options = [GO_ON]
    add_aids(game, seat, moment, options, 1)
    if len(options) == 1:
        return False
    game.ask(seat, question, options)
    return True


def use_aid(game: DungeonCards, seat: int, aid: int) -> None:
    """6.2 Pay for a skill, or 8.5 discard an item, and carry out what it does."""
    tables = game.tables
    item = tables.aid_item[aid]
    if item == NOBODY:
        game.points[seat] -= tables.cost[aid]
    else:
        game.give_item(seat, item, -1)
        game.discard.append(tables.item_card[item])
    game.used_on_roll |= 1 << aid
    game.tell(events.AID_USED, seat, aid, game.points[seat])
    tables.effect[aid](game, seat, tables.amount[aid])


# --- 2.4, 7, 8, 9.6 Collecting ---------------------------------------------------------------------------------------


def collecting(game: DungeonCards) -> None:
    """2.4 The turn ends safely; 6.15 aids may raise what it pays."""
    game.settling = 0
    if not asked_for_aid(game, game.turn, COLLECTING, COLLECT):
        collect_finds(game)


def collect(game: DungeonCards, seat: int, option: int) -> None:
    """Collect, or use an aid first."""
    if option == GO_ON:
        collect_finds(game)
    else:
        game.do(collecting)
        use_aid(game, seat, option - 1)


def collect_finds(game: DungeonCards) -> None:
    """2.4 The cards pay in the order in which they were drawn (R13), and then go to the discard pile."""
    seat = game.turn
    tables = game.tables
    while game.settling < len(game.row):
        card, status = game.row[game.settling], game.status[game.settling]
        game.settling += 1
        if status == CLAIM:
            game.do(collect_finds)
            claim_from(game, seat, tables.owner[card])
            return
        if status == FOUND:
            collect_card(game, seat, card)
        elif status == OWN:
            drink_potions(game, seat, 1)  # 9.4
    for card, status in zip(game.row, game.status):
        if tables.item[card] == NOBODY or status != FOUND:
            game.discard.append(card)
    next_player(game)


def collect_card(game: DungeonCards, seat: int, card: int) -> None:
    """4.3, 4.5, 4.6, 9.2 Gold, potions and items of what was found or beaten."""
    tables = game.tables
    kind = tables.type[card]
    if kind == ADVENTURER:
        move_gold(game, seat, game.seat_of(tables.owner[card]), card)
    elif kind == EQUIPMENT:
        game.give_item(seat, tables.item[card], 1)  # 8.1
        game.tell(events.ITEM_COLLECTED, seat, tables.item[card])
    elif kind != EXPLORE:
        gold = tables.gold[card]
        game.gold[seat] += gold
        if kind == TREASURE:
            game.from_treasures[seat] += gold
        else:
            game.from_monsters[seat] += gold
        game.tell(events.GOLD_COLLECTED, seat, card, gold, game.gold[seat])
    drink_potions(game, seat, tables.potion[card])


def drink_potions(game: DungeonCards, seat: int, potions: int) -> None:
    """7.1 Each potion removes a hit; 7.2 with none left it does nothing; 10.2 the knocked out stay so."""
    for _ in range(potions):
        if game.hits[seat] and not game.is_out(seat):
            game.hits[seat] -= 1
            game.tell(events.POTION_DRUNK, seat, game.hits[seat])


# --- 9 Adventurer encounters -----------------------------------------------------------------------------------------


def meet_adventurer(game: DungeonCards, card: int) -> None:
    """9.1 A rival is fought or evaded, 9.4 one's own card is not, 9.5 nor is a knocked-out rival."""
    seat = game.turn
    rival = game.seat_of(game.tables.owner[card])
    if rival == seat:
        game.status[-1] = OWN
        game.tell(events.OWN_CARD_MET, seat)
        card_is_done(game)
    elif game.is_out(rival):
        game.status[-1] = CLAIM
        game.tell(events.KNOCKED_OUT_PASSED, seat, rival)
        card_is_done(game)
    else:
        before_a_roll(game)


def move_gold(game: DungeonCards, seat: int, rival: int, card: int) -> None:
    """9.2 The gold on the card moves from the rival, 9.3 as much of it as they have."""
    gold = min(game.tables.gold[card], game.gold[rival])
    game.gold[rival] -= gold
    game.gold[seat] += gold
    game.from_rivals[rival] -= gold
    game.from_rivals[seat] += gold
    game.tell(events.GOLD_MOVED, seat, rival, gold, game.gold[seat])


def claim_from(game: DungeonCards, seat: int, adventurer: int) -> None:
    """9.6 Gold or an item of a knocked-out rival; if they have no item, it is the gold."""
    rival = game.seat_of(adventurer)
    options = [CLAIM_GOLD]
    for item in range(len(game.tables.item_card)):
        if game.has_item(rival, item):
            options.append(item + 1)
    if len(options) > 1:
        game.ask(seat, CLAIM_SPOILS, options)
    else:
        claim(game, seat, CLAIM_GOLD)


def claim(game: DungeonCards, seat: int, option: int) -> None:
    """9.6 Take what was claimed."""
    card = game.row[game.settling - 1]
    rival = game.seat_of(game.tables.owner[card])
    if option == CLAIM_GOLD:
        move_gold(game, seat, rival, card)
    else:
        game.give_item(rival, option - 1, -1)
        game.give_item(seat, option - 1, 1)
        game.tell(events.ITEM_CLAIMED, seat, rival, option - 1)


# --- 2.5 to 2.7 The next turn ----------------------------------------------------------------------------------------


def next_player(game: DungeonCards) -> None:
    """2.5 Clockwise; 2.6 back at the first player the round is over; 2.7 with everyone knocked out, the game is."""
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
