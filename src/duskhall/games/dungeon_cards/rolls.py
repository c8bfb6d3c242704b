"""Rolling dice in Dungeon Cards, what follows from it, and the skills and items that help (sections 5 and 6)."""

from duskhall.games.dungeon_cards import boss, events, rules, spoils
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_HIT,
    ACCEPT_ROLL,
    AFTER_EVADING,
    LEAVE_IT,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_SKILL,
    REROLL_STRIKE,
    SETTLE_ROLL,
    TAKE_HIT,
)
from duskhall.games.dungeon_cards.state import (
    AFTER_A_FIGHT_ROLL,
    AFTER_AN_EVADE_ROLL,
    BATTLE,
    EVADE,
    EVADED,
    EVASION,
    FOUND,
    HAVING_EVADED,
    HIT_COMING,
    NOBODY,
    STRIKE,
    DungeonCards,
)
from duskhall.kernel.question import Question

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
    """5.1, 5.2 Throw so many dice; their faces count along with those that lie there."""
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
    options = with_aids(game, moment, SETTLE_ROLL, ACCEPT_ROLL)
    if len(options) > 1:
        game.ask(game.turn, SETTLE_ROLL, options, settle_roll)
    else:
        judge_roll(game, game.turn)


def settle_roll(game: DungeonCards, seat: int, option: int) -> None:
    """Let the roll stand, or use an aid first."""
    if option == ACCEPT_ROLL:
        judge_roll(game, seat)
    else:
        game.do(after_a_roll)
        use_aid(game, seat, SETTLE_ROLL.entry(option))


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
            game.ask(seat, REROLL_DICE, options + [REROLL_NOW], reroll_dice)
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
    """5.3, 5.4, 6.1, 12.6 Enough strikes, or enough evades, and the roll succeeds; its skill faces give points."""
    result = game.roll_result(seat)
    success = result >= game.need
    failed = events.BOSS_MISSED if game.roll == BATTLE else events.ROLL_FAILED
    game.tell(events.ROLL_SUCCEEDED if success else failed, seat, result, game.need)
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
        rules.card_is_done(game)


def having_evaded(game: DungeonCards) -> None:
    """6.12 Aids may still make something of what was evaded."""
    options = with_aids(game, HAVING_EVADED, AFTER_EVADING, LEAVE_IT)
    if len(options) > 1:
        game.ask(game.turn, AFTER_EVADING, options, after_evading)
    else:
        rules.card_is_done(game)


def after_evading(game: DungeonCards, seat: int, option: int) -> None:
    """Go on, or use an aid first."""
    if option == LEAVE_IT:
        rules.card_is_done(game)
    else:
        game.do(having_evaded)
        use_aid(game, seat, AFTER_EVADING.entry(option))


def hit_coming(game: DungeonCards) -> None:
    """6.13, 6.14 Aids may cancel the hit or save what was found."""
    options = with_aids(game, HIT_COMING, TAKE_HIT, ACCEPT_HIT)
    if len(options) > 1:
        game.ask(game.turn, TAKE_HIT, options, take_hit)


def take_hit(game: DungeonCards, seat: int, option: int) -> None:
    """Take it, or use an aid first."""
    if option != ACCEPT_HIT:
        game.do(hit_coming)
        use_aid(game, seat, TAKE_HIT.entry(option))


def take_hits(game: DungeonCards) -> None:
    """5.4, 10.1, 12.6 The hits that are coming are taken; with as many as their value adventurers are knocked out."""
    seat = game.turn
    limit = game.tables.hits[game.adventurer[seat]]
    if game.hits_coming:
        game.hits[seat] = min(limit, game.hits[seat] + game.hits_coming)
        if game.roll == BATTLE:
            game.tell(events.HIT_BY_BOSS, seat, game.hits[seat], limit, game.boss)
        else:
            game.tell(events.HIT_TAKEN, seat, game.hits[seat], limit, game.row[-1])
        if game.hits[seat] == limit:
            game.tell(events.KNOCKED_OUT, seat)
    game.hits_coming = 0


def end_failed_turn(game: DungeonCards) -> None:
    """5.4 A failed roll ends the turn with nothing, 6.14 except what was found before if that was saved."""
    if game.sanctuary:
        game.settling = 0
        game.do(spoils.collect_finds)
    else:
        game.tell(events.LOST_BY_FAILING, game.turn, len(game.row))
        game.do(rules.discard_row)


# --- 6 Skill points and skills ---------------------------------------------------------------------------------------


def add_aids(game: DungeonCards, seat: int, moment: int, question: Question, options: list[int]) -> None:
    """6.2, 6.3, 6.5 Add the aids that can be used at this moment, 6.4 those used before included."""
    tables = game.tables
    points = game.points[seat]
    if points:
        for aid in tables.skills_at[game.adventurer[seat]][moment]:
            if tables.cost[aid] <= points and tables.helps[aid](game, seat, aid):
                options.append(question.of(aid))
    for aid in tables.items_at[moment]:
        if game.has_item(seat, tables.aid_item[aid]) and tables.helps[aid](game, seat, aid):
            options.append(question.of(aid))


def with_aids(game: DungeonCards, moment: int, question: Question, without: int) -> list[int]:
    """6.3 Go on without an aid, or use one; a moment with none to use passes without a question (R9)."""
    options = [without]
    add_aids(game, game.turn, moment, question, options)
    return options


def use_aid(game: DungeonCards, seat: int, aid: int) -> None:
    """6.2, 8.5 Pay for a skill, or discard an item, and carry out what it does."""
    tables = game.tables
    item = tables.aid_item[aid]
    if item == NOBODY:
        game.points[seat] -= tables.cost[aid]
    else:
        game.give_item(seat, item, -1)
        game.discard.append(tables.item_card[item])
    game.used_on_roll |= 1 << aid
    game.tell(events.AID_USED if item == NOBODY else events.ITEM_USED, seat, aid, game.points[seat])
    tables.effect[aid](game, seat, tables.amount[aid])
