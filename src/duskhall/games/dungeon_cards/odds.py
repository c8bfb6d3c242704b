"""The chances that a careful player would work out, from what one seat knows.

A fight roll of n dice counts each die as a strike with probability 1/2, an evade roll as an evade with 1/3 (5.1);
the deck is known as a multiset, and its top card to whoever looked at it (6.7).
"""

from duskhall.games.dungeon_cards.effects import heal, reroll
from duskhall.games.dungeon_cards.questions import (
    ACCEPT_ROLL,
    ATTACK,
    DRAW,
    EVADE_IT,
    FIGHT_IT,
    FIGHT_OR_EVADE,
    PUSH_OR_STOP,
    SETTLE_ROLL,
    STRIKE_BOSS,
)
from duskhall.games.dungeon_cards.state import BATTLE, EVADE, EVASION, FIGHT, STRIKE, DungeonCards
from duskhall.kernel.question import Ask


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


def bust_chance(game: DungeonCards, seat: int) -> float:
    """Return the chance that the next card makes this player bust, before any aid."""
    room = game.action_limit() - game.action_total
    pile = game.deck if game.deck else game.discard
    if game.deck and game.knows_top(seat):
        pile = game.deck[-1:]
    if not pile:
        return 0.0
    over = 0
    for card in pile:
        if game.tables.action[card] > room:
            over += 1
    return over / len(pile)


def reroll_success(game: DungeonCards, seat: int) -> float:
    """Return the chance that the roll succeeds if every die that does not count is thrown again."""
    counting = game.evades if game.roll == EVASION else game.strikes
    dice = game.strikes + game.evades + game.stars
    missing = game.need - game.roll_result(seat)
    return at_least(dice - counting, missing, face_chance(game, game.roll))


def odds(game: DungeonCards, seat: int, ask: Ask) -> dict[int, dict[str, float]]:
    """Return, per option of the ask, what can be said about it: `bust` or `success`."""
    question = ask.question
    card = game.row[-1] if game.row else -1
    chances: dict[int, dict[str, float]] = {}
    if question is PUSH_OR_STOP:
        chances[DRAW] = {"bust": bust_chance(game, seat)}
    elif question is FIGHT_OR_EVADE:
        if FIGHT_IT in ask.options:
            chances[FIGHT_IT] = {"success": success(game, seat, FIGHT, game.tables.strike[card])}
        chances[EVADE_IT] = {"success": success(game, seat, EVASION, game.tables.evade[card])}
    elif question is STRIKE_BOSS:
        need = game.tables.boss_strikes[game.boss]
        chances[ATTACK] = {"success": success(game, seat, BATTLE, need)}
    elif question is SETTLE_ROLL:
        missing = game.need - game.roll_result(seat)
        chances[ACCEPT_ROLL] = {"success": 1.0 if missing <= 0 else 0.0}
        for option in ask.options:
            if option != ACCEPT_ROLL:
                chances[option] = {"success": settled(game, seat, SETTLE_ROLL.entry(option), missing)}
    return chances


def settled(game: DungeonCards, seat: int, aid: int, missing: int) -> float:
    """Return the chance that the roll succeeds once this aid has been used."""
    if game.tables.effect[aid] is reroll:
        return reroll_success(game, seat)
    if game.tables.effect[aid] is heal:
        return 1.0 if missing <= 0 else 0.0
    return 1.0 if game.tables.amount[aid] >= missing else 0.0
