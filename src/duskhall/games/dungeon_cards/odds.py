"""The chances that a careful player would work out, from what one seat knows.

A fight roll of n dice counts each die as a strike with probability 1/2, an evade roll as an evade with 1/3 (5.1);
the deck is known as a multiset, and its top card to whoever looked at it (6.7).
"""

from typing import Final

from duskhall.games.dungeon_cards.effects import add_evades, add_strikes, extra_hit, reroll
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_ROLL,
    ATTACK,
    CARD_DRAWN,
    CHALLENGE,
    DRAW,
    EVADE_IT,
    FACE_BOSS,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    GO_ON,
    PUSH_OR_STOP,
    REROLL_DICE,
    REROLL_EVADE,
    REROLL_NOW,
    REROLL_STRIKE,
    SETTLE_ROLL,
    STRIKE_BOSS,
)
from duskhall.games.dungeon_cards.state import BATTLE, EVADE, EVASION, FIGHT, NOBODY, STRIKE, DungeonCards
from duskhall.kernel.question import Ask

# What each number takes for granted; `assumed` says the same as answers.
ASSUMES: Final = {
    "bust": "No skill or item is used on the card.",
    "success": "No other skill or item is used on the roll; a reroll throws every die again that does not count, or one"
    " die where all of them count.",
    "boss_beaten": "No skill or item is used in the whole battle, which goes on until the boss or the challenger is"
    " beaten.",
}


def assumed(game: DungeonCards, seat: int, ask: Ask) -> int:
    """Return how a question is taken to be answered, where the odds of this seat are worked out."""
    if ask.question is CARD_DRAWN:
        return GO_ON
    if ask.question is SETTLE_ROLL:
        return ACCEPT_ROLL
    if ask.question is REROLL_DICE:
        counting = REROLL_EVADE if game.roll == EVASION else REROLL_STRIKE
        for option in ask.options:
            if option not in (counting, REROLL_NOW):
                return option
        return REROLL_NOW if REROLL_NOW in ask.options else counting
    return ask.options[0]


def at_least(dice: int, need: int, chance: float) -> float:
    """Return the chance that at least `need` of so many dice show a face that each shows with this chance.

    >>> at_least(6, 3, 0.5)
    0.65625
    """
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    total = 0.0
    ways = 1.0
    for hits in range(dice + 1):
        if hits >= need:
            total += ways * chance**hits * (1 - chance) ** (dice - hits)
        ways = ways * (dice - hits) / (hits + 1)
    return total


def face_chance(game: DungeonCards, roll: int) -> float:
    """Return the chance that one die shows what this roll counts (5.1)."""
    faces = game.tables.faces
    return faces.count(EVADE if roll == EVASION else STRIKE) / len(faces)


def success(game: DungeonCards, seat: int, roll: int, need: int) -> float:
    """Return the chance that a roll of this player succeeds, permanent items included, without other aids."""
    tables = game.tables
    adventurer = game.adventurer[seat]
    dice = tables.evade_dice[adventurer] if roll == EVASION else tables.strike_dice[adventurer]
    return at_least(dice, need - game.permanent_bonus(seat, roll), face_chance(game, roll))


def boss_beaten(game: DungeonCards, seat: int) -> float:
    """Return the chance that this player beats the boss from the beginning, without aids (12.4, 12.10).

    It is won if all hits come before too many misses, which is to say: if they are among the rolls up to the last one
    that it can take at all.
    """
    tables = game.tables
    boss = game.boss
    hits = tables.boss_hits[boss]
    miss = 1 + (tables.boss_amount[boss] if tables.boss_with_hit[boss] is extra_hit else 0)  # 12.6, 12.8
    health = tables.hits[game.adventurer[seat]] - game.hits[seat]
    misses = -(-health // miss)
    return at_least(hits + misses - 1, hits, success(game, seat, BATTLE, tables.boss_strikes[boss]))


def bust_chance(game: DungeonCards, seat: int) -> float:
    """Return the chance that the next card is too many, before any aid, as far as this player or nobody knows."""
    room = game.action_limit() - game.action_total
    pile = game.deck if game.deck else game.discard
    if game.deck and seat != NOBODY and game.knows_top(seat):
        pile = game.deck[-1:]
    if not pile:
        return 0.0
    over = 0
    for card in pile:
        if game.tables.action[card] > room:
            over += 1
    return over / len(pile)


def reroll_success(game: DungeonCards, seat: int) -> float:
    """Return the chance that the roll succeeds if every die that does not count is thrown again, 6.11 or one of all."""
    counting = game.evades if game.roll == EVASION else game.strikes
    others = game.strikes + game.evades + game.stars - counting
    missing = game.need - game.roll_result(seat)
    chance = face_chance(game, game.roll)
    return at_least(others, missing, chance) if others else at_least(1, missing + 1, chance)


def thrown_again(game: DungeonCards, seat: int) -> float:
    """Return the chance that the roll succeeds if the dice that are set aside are thrown again now (6.11)."""
    kept = game.roll_result(seat) - (game.aside_evades if game.roll == EVASION else game.aside_strikes)
    again = game.aside_strikes + game.aside_evades + game.aside_stars
    return at_least(again, game.need - kept, face_chance(game, game.roll))


def odds(game: DungeonCards, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of the ask, what can be said about it: `bust`, `success` or `boss_beaten`."""
    question = ask.question
    card = game.row[-1] if game.row else -1
    chances: dict[int, dict[str, float]] = {}
    if question is PUSH_OR_STOP:
        chances[DRAW] = {"bust": bust_chance(game, seat)}
    elif question is FIGHT_OR_EVADE:
        if FIGHT_IT in ask.options:
            chances[FIGHT_IT] = {"success": success(game, seat, FIGHT, game.tables.strike[card])}
        chances[EVADE_IT] = {"success": success(game, seat, EVASION, game.tables.evade[card])}
    elif question is FACE_BOSS:
        chances[CHALLENGE] = {"boss_beaten": boss_beaten(game, seat)}
    elif question is STRIKE_BOSS:
        need = game.tables.boss_strikes[game.boss]
        chances[ATTACK] = {"success": success(game, seat, BATTLE, need)}
    elif question is SETTLE_ROLL:
        missing = game.need - game.roll_result(seat)
        chances[ACCEPT_ROLL] = {"success": 1.0 if missing <= 0 else 0.0}
        for option in ask.options:
            if option != ACCEPT_ROLL:
                chances[option] = {"success": settled(game, seat, SETTLE_ROLL.entry(option), missing)}
    elif question is REROLL_DICE and REROLL_NOW in ask.options:
        chances[REROLL_NOW] = {"success": thrown_again(game, seat)}
    return chances


def settled(game: DungeonCards, seat: int, aid: int, missing: int) -> float:
    """Return the chance that the roll succeeds once this aid has been used."""
    effect = game.tables.effect[aid]
    if effect is reroll:
        return reroll_success(game, seat)
    added = game.tables.amount[aid] if effect is add_strikes or effect is add_evades else 0
    return 1.0 if added >= missing else 0.0
