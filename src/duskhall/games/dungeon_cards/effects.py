"""What skills, items and boss skills do: one short function per effect, named as in the content.

Beside each effect of an aid stands when it helps: an aid that could change nothing cannot be used (6.5).
"""

from duskhall.games.dungeon_cards.events import (
    ACTION_LOWERED,
    FINDS_SAVED,
    GORED,
    HEALED,
    HIT_CANCELLED,
    POCKET_PICKED,
    POINTS_DRAINED,
    PURSE_SCORCHED,
    TOP_CARD_SEEN,
    TREASURE_PRIZED,
)
from duskhall.games.dungeon_cards.questions import (
    DISCARD,
    KEEP,
    KEEP_OR_DISCARD,
    REROLL_DICE,
)
from duskhall.games.dungeon_cards.rolls import faces_left, reroll_dice
from duskhall.games.dungeon_cards.rules import keep_or_discard, refill_deck
from duskhall.games.dungeon_cards.settings import POTIONS, POTIONS_OF_THE_EVADED_TOO
from duskhall.games.dungeon_cards.spoils import gold_on, would_pay
from duskhall.games.dungeon_cards.state import (
    BATTLE,
    EVADED,
    FOUND,
    TREASURE,
    Condition,
    DungeonCards,
    Effect,
)

# --- Skills and items (6, 8): (game, seat, amount), and for the conditions (game, seat, aid) -------------------------


def add_strikes(game: DungeonCards, seat: int, amount: int) -> None:
    """6.9, 8.3 More strikes count."""
    game.added += amount


def add_evades(game: DungeonCards, seat: int, amount: int) -> None:
    """6.10, 8.3 More evades count."""
    game.added += amount


def falls_short(game: DungeonCards, seat: int, aid: int) -> bool:
    """Additions help while the roll would fail."""
    return game.roll_result(seat) < game.need


def reroll(game: DungeonCards, seat: int, amount: int) -> None:
    """6.11, 8.4 Set dice aside, one after another, and throw them again."""
    game.aside_strikes = game.aside_evades = game.aside_stars = 0
    game.ask(seat, REROLL_DICE, faces_left(game), reroll_dice)


def not_rerolled(game: DungeonCards, seat: int, aid: int) -> bool:
    """6.11 Each source of rerolls works once per roll."""
    return not game.used_on_roll >> aid & 1


def peek_discard(game: DungeonCards, seat: int, amount: int) -> None:
    """6.6, 6.7 Look at the top card; keep it there, or discard it."""
    refill_deck(game)  # 11.1
    game.reveal()
    game.top_seen |= 1 << seat
    game.tell(TOP_CARD_SEEN, seat, game.deck[-1])
    game.ask(seat, KEEP_OR_DISCARD, [KEEP, DISCARD], keep_or_discard)


def top_unknown(game: DungeonCards, seat: int, aid: int) -> bool:
    """Looking helps if there is a card that one does not know."""
    return not game.knows_top(seat) and (len(game.deck) > 0 or len(game.discard) > 0)


def reduce_action(game: DungeonCards, seat: int, amount: int) -> None:
    """6.8 The card just drawn takes fewer actions, never fewer than none."""
    game.action = max(0, game.action - amount)
    game.tell(ACTION_LOWERED, seat, game.row[-1], game.action)


def takes_actions(game: DungeonCards, seat: int, aid: int) -> bool:
    """Lowering helps while the card takes any action."""
    return game.action > 0


def loot_on_evade(game: DungeonCards, seat: int, amount: int) -> None:
    """6.12 What was evaded pays as if it had been beaten."""
    game.status[-1] = FOUND
    game.tell(POCKET_PICKED, seat, game.row[-1])


def worth_looting(game: DungeonCards, seat: int, aid: int) -> bool:
    """6.5 Looting helps once per card, if there is gold or a potion to be had and it is not lost anyway."""
    if game.status[-1] != EVADED or game.bust:
        return False
    potion = game.setting(POTIONS) != POTIONS_OF_THE_EVADED_TOO and game.tables.potion[game.row[-1]] > 0
    return potion or gold_on(game, len(game.row) - 1) > 0


def prevent_hit(game: DungeonCards, seat: int, amount: int) -> None:
    """6.13 Cancel hits that are coming."""
    game.hits_coming = max(0, game.hits_coming - amount)
    game.tell(HIT_CANCELLED, seat, game.hits_coming)


def hit_is_coming(game: DungeonCards, seat: int, aid: int) -> bool:
    """Cancelling helps while a hit is coming."""
    return game.hits_coming > 0


def keep_loot(game: DungeonCards, seat: int, amount: int) -> None:
    """6.14 What was found before the card that one failed at will be collected."""
    game.sanctuary = True
    game.tell(FINDS_SAVED, seat)


def has_finds(game: DungeonCards, seat: int, aid: int) -> bool:
    """6.5 Saving helps once, in the dungeon (R23), if one is not bust and something before this card would pay."""
    if game.roll == BATTLE or game.sanctuary or game.bust:
        return False
    return any(would_pay(game, seat, place) for place in range(len(game.row)))


def treasure_bonus(game: DungeonCards, seat: int, amount: int) -> None:
    """6.15 One more treasure of this turn is worth more gold."""
    game.noses += 1
    game.gold[seat] += amount
    game.from_treasures[seat] += amount
    game.tell(TREASURE_PRIZED, seat, amount)


def treasure_left(game: DungeonCards, seat: int, aid: int) -> bool:
    """6.15 It works once for each treasure card."""
    treasures = 0
    for card in game.row:
        if game.tables.type[card] == TREASURE:
            treasures += 1
    return game.noses < treasures


def heal(game: DungeonCards, seat: int, amount: int) -> None:
    """6.16 Remove hits."""
    game.hits[seat] = max(0, game.hits[seat] - amount)
    game.tell(HEALED, seat, game.hits[seat])


def is_hurt(game: DungeonCards, seat: int, aid: int) -> bool:
    """Healing helps whoever has a hit."""
    return game.hits[seat] > 0


AID_EFFECTS: dict[str, tuple[Effect, Condition]] = {
    "add_strikes": (add_strikes, falls_short),
    "add_evades": (add_evades, falls_short),
    "reroll": (reroll, not_rerolled),
    "peek_discard": (peek_discard, top_unknown),
    "reduce_action": (reduce_action, takes_actions),
    "loot_on_evade": (loot_on_evade, worth_looting),
    "prevent_hit": (prevent_hit, hit_is_coming),
    "keep_loot": (keep_loot, has_finds),
    "treasure_bonus": (treasure_bonus, treasure_left),
    "heal": (heal, is_hurt),
}

# --- Boss skills (12.6) ----------------------------------------------------------------------------------------------


def lose_skill_points(game: DungeonCards, seat: int, amount: int) -> None:
    """12.7 The challenger loses skill points."""
    lost = min(amount, game.points[seat])
    game.points[seat] -= lost
    game.tell(POINTS_DRAINED, seat, lost)


def extra_hit(game: DungeonCards, seat: int, amount: int) -> None:
    """12.8 More hits come at once."""
    game.hits_coming += amount
    game.tell(GORED, seat, game.hits_coming)


def lose_gold(game: DungeonCards, seat: int, amount: int) -> None:
    """12.9 The challenger loses gold."""
    lost = min(amount, game.gold[seat])
    game.gold[seat] -= lost
    game.from_boss[seat] -= lost
    game.tell(PURSE_SCORCHED, seat, lost)


def nothing(game: DungeonCards, seat: int, amount: int) -> None:
    """The boss's skill has no effect at this moment."""


# With the hit that is coming, and after it.
BOSS_EFFECTS: dict[str, tuple[Effect, Effect]] = {
    "lose_skill_points": (nothing, lose_skill_points),
    "extra_hit": (extra_hit, nothing),
    "lose_gold": (nothing, lose_gold),
}
