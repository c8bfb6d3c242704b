"""What one seat may know of a game of Dungeon Cards, built by allow-list; it is made at every decision, so compiled.

Hidden are the order of the deck, except for a card that a seat has looked at (6.7), and the boss until it is
turned up (1.7).  What is in the deck is public: everybody can count the cards that are not in it.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from duskhall.games.dungeon_cards.odds import bust_chance
from duskhall.games.dungeon_cards.questions import CLAIM_SPOILS, REROLL_DICE, SETTLE_ROLL
from duskhall.games.dungeon_cards.settings import ROUNDS
from duskhall.games.dungeon_cards.shown import CardView, PlayerView, RollView, View
from duskhall.games.dungeon_cards.state import ADVENTURER, DUNGEON, FOUND, NOBODY, DungeonCards

PHASES: Final[tuple[str, ...]] = ("choosing", "dungeon", "boss", "over")
STATUSES: Final[tuple[str, ...]] = ("open", "found", "evaded", "claim", "own")
ROLLS: Final[tuple[str, ...]] = ("fight", "evade", "battle")


def views(game: DungeonCards, seats: Sequence[int | None]) -> list[View]:
    """Return what each of these seats (None: a spectator) may know; what everybody sees is made once for all."""
    public = _public(game)
    return [
        msgspec.structs.replace(public, seat=seat, top_card=_top_card(game, seat), bust_chance=_bust_chance(game, seat))
        if seat is not None and game.knows_top(seat)
        else msgspec.structs.replace(public, seat=seat)
        for seat in seats
    ]


def _public(game: DungeonCards) -> View:
    """What lies open on the table."""
    names = game.setup.catalogues
    ready = game.turn != NOBODY and game.adventurer[game.turn] != NOBODY
    return View(
        seat=None,
        phase=PHASES[game.phase],
        round=game.round,
        rounds=game.setting(ROUNDS),
        first_player=game.first_player,
        turn=game.turn if game.turn != NOBODY else None,
        players=[_player(game, other) for other in range(game.seats)],
        row=[CardView(names["card"][card], STATUSES[status]) for card, status in zip(game.row, game.status)],
        action=game.action,
        action_total=game.action_total,
        action_limit=game.action_limit() if ready else 0,
        bust=game.bust,
        stake=_stake(game),
        hits_coming=game.hits_coming,
        roll=_roll(game),
        deck=_counts(game.deck, names["card"]),
        discard=_counts(game.discard, names["card"]),
        top_card=None,
        bust_chance=_bust_chance(game, None),
        boss=names["boss"][game.boss] if game.boss_open else None,
        boss_damage=game.boss_damage,
        boss_order=list(game.boss_order),
        slayer=game.slayer if game.slayer != NOBODY else None,
        places=list(game.places),
    )


def _top_card(game: DungeonCards, seat: int | None) -> str | None:
    """6.7 The card that this seat has looked at, while it is still the top one."""
    if seat is None or not game.deck or not game.knows_top(seat):
        return None
    return game.setup.catalogues["card"][game.deck[-1]]


def _bust_chance(game: DungeonCards, seat: int | None) -> float | None:
    """3.1 How likely the next card is too many, as far as this seat knows; None outside of a turn or with no card."""
    in_turn = game.phase == DUNGEON and game.turn != NOBODY and game.adventurer[game.turn] != NOBODY
    if not in_turn or game.is_out(game.turn) or not (game.deck or game.discard):
        return None
    return bust_chance(game, NOBODY if seat is None else seat)


def _player(game: DungeonCards, seat: int) -> PlayerView:
    names = game.setup.catalogues
    adventurer = game.adventurer[seat]
    kinds = len(names["item"])
    held = game.held[seat * kinds : (seat + 1) * kinds]
    return PlayerView(
        adventurer=names["adventurer"][adventurer] if adventurer != NOBODY else None,
        gold=game.gold[seat],
        hits=game.hits[seat],
        most_hits=game.tables.hits[adventurer] if adventurer != NOBODY else 0,
        points=game.points[seat],
        items=[name for name, number in zip(names["item"], held) for _ in range(number)] if any(held) else [],
        out=adventurer != NOBODY and game.is_out(seat),
    )


def _roll(game: DungeonCards) -> RollView | None:
    """The dice are shown while aids can still change the roll."""
    ask = game.asks[0] if game.asks else None
    if ask is None or ask.question not in (SETTLE_ROLL, REROLL_DICE):
        return None
    aside = [0, 0, 0]
    if ask.question is REROLL_DICE:
        aside = [game.aside_strikes, game.aside_evades, game.aside_stars]
    result = game.roll_result(ask.seat)
    return RollView(ROLLS[game.roll], game.strikes, game.evades, game.stars, result, game.need, aside)


def _stake(game: DungeonCards) -> int:
    """Return the gold that a safe end of this turn would still bring (2.4), before aids and claims."""
    tables = game.tables
    purses = game.gold[:]
    total = 0
    paid = game.settling if game.asks and game.asks[0].question is CLAIM_SPOILS else 0
    for card, status in zip(game.row[paid:], game.status[paid:]):
        if status == FOUND and tables.type[card] == ADVENTURER:
            rival = game.seat_of(tables.owner[card])
            gold = min(tables.gold[card], purses[rival])  # 9.3
            purses[rival] -= gold
            total += gold
        elif status == FOUND:
            total += tables.gold[card]
    return total


def _counts(pile: list[int], names: list[str]) -> dict[str, int]:
    """How many cards of each kind a pile holds, in the order of the content: never the pile's own order."""
    numbers = [0] * len(names)
    for card in pile:
        numbers[card] += 1
    return {name: number for name, number in zip(names, numbers) if number}
