"""What one seat may know of Bloodborne: The Card Game, built by allow-list; and worlds that agree with it.

Hidden are the cards chosen in steps 1 and 2 until all are in, the order of both decks, and which unseen creatures
are in the dungeon deck and which in the box.  Hands are not: everybody knows the starter cards, sees every upgrade
that is taken and every used pile, so the deduction is shown to everyone (1.4).
"""

from collections.abc import Sequence

import msgspec

from duskhall.games.bloodborne_card.scoring import score
from duskhall.games.bloodborne_card.state import BOSS, FINAL_BOSS, IN_PLAY, MONSTER, NOBODY, CardGame
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ALL, NO_ANSWER

CREATURE_KINDS = ("monster", "boss", "final_boss")
FATES = ("in_play", "killed", "escaped")
STATUSES = ("alive", "dead", "out")


class HunterView(msgspec.Struct, frozen=True):
    """A hunter as everybody sees them."""

    status: str
    health: int
    collected: int
    banked: int
    trophies: list[int]
    trophy_value: int
    score: int
    deaths: int
    hand: list[str]
    used: list[str]
    played: str | None
    weapon: str | None
    dealt: int
    weakened: int
    blocked: bool
    struck: bool
    ready: bool


class CreatureView(msgspec.Struct, frozen=True):
    """The creature in the middle of the table."""

    creature: str
    kind: str
    echoes: int
    die: str
    trophies: list[str]
    fate: str


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    round: int
    first_player: int
    max_health: int
    final_boss: str | None
    creature: CreatureView | None
    monsters_left: int
    bosses_left: int
    from_box: int
    seen: list[str]
    display: list[str]
    upgrades_left: dict[str, int]
    hunters: list[HunterView]
    chosen: str | None
    reserve: int
    over: bool


def faces_boss(view: View) -> bool:
    """Say whether a boss is in the middle of the table, the final one or another."""
    return view.creature is not None and view.creature.kind != CREATURE_KINDS[MONSTER]


def view(game: CardGame, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    return views(game, (seat,))[0]


def views(game: CardGame, seats: Sequence[int | None]) -> list[View]:
    """Return what each of these seats (None: a spectator) may know; what everybody sees is made once for all."""
    public = _public(game)
    return [msgspec.structs.replace(public, seat=seat, chosen=_chosen(game, seat)) for seat in seats]


def _public(game: CardGame) -> View:
    """What lies open on the table."""
    names = game.setup.catalogues
    kinds = game.tables.creature_kind
    boss = game.final_boss
    hidden = secrets(game, None)
    return View(
        seat=None,
        round=game.round,
        first_player=game.first_player,
        max_health=game.max_health(),
        final_boss=names["creature"][boss] if boss != NOBODY else None,
        creature=_creature(game),
        monsters_left=len([creature for creature in game.deck if kinds[creature] == MONSTER]),
        bosses_left=len([creature for creature in game.deck if kinds[creature] == BOSS]),
        from_box=game.on_top,
        seen=[name for name in names["creature"] if name not in hidden],
        display=_names(names["card"], game.display),
        upgrades_left={names["card"][card]: game.upgrade_deck.count(card) for card in sorted(set(game.upgrade_deck))},
        hunters=[_hunter(game, other) for other in range(game.seats)],
        chosen=None,
        reserve=game.reserve,
        over=bool(game.ended),
    )


def secrets(game: CardGame, seat: int | None) -> list[str]:
    """Return the names that nobody may be told now: the creatures that are still in the deck or in the box."""
    names = game.setup.catalogues["creature"]
    return [names[creature] for creature in sorted(game.deck + game.box)] + _other_final_bosses(game)


def _other_final_bosses(game: CardGame) -> list[str]:
    """The final bosses that this game is not about: nobody meets them."""
    names = game.setup.catalogues["creature"]
    kinds = game.tables.creature_kind
    return [
        name for creature, name in enumerate(names) if kinds[creature] == FINAL_BOSS and creature != game.final_boss
    ]


def _hunter(game: CardGame, seat: int) -> HunterView:
    names = game.setup.catalogues["card"]
    weapon = game.weapon(seat)
    return HunterView(
        status=STATUSES[game.status[seat]],
        health=game.health[seat],
        collected=game.collected[seat],
        banked=game.banked[seat],
        trophies=game.trophies[seat * 3 : seat * 3 + 3],
        trophy_value=game.trophy_value(seat),
        score=score(game, seat),
        deaths=game.deaths[seat],
        hand=_names(names, game.hand[seat]),
        used=_names(names, game.used[seat]),
        played=names[game.played[seat]] if game.played[seat] != NOBODY else None,
        weapon=names[weapon] if weapon != NOBODY else None,
        dealt=game.dealt[seat],
        weakened=game.weakened[seat],
        blocked=game.blocked[seat],
        struck=game.struck[seat],
        ready=_ready(game, seat),
    )


def _creature(game: CardGame) -> CreatureView | None:
    creature = game.creature
    if creature == NOBODY:
        return None
    names = game.setup.catalogues
    tables = game.tables
    types = [0, 1, 2] if tables.creature_kind[creature] == FINAL_BOSS else tables.trophies[creature]
    return CreatureView(
        creature=names["creature"][creature],
        kind=CREATURE_KINDS[tables.creature_kind[creature]],
        echoes=game.echoes if game.fate == IN_PLAY else 0,
        die=names["die"][tables.die[creature]],
        trophies=[names["trophy"][trophy] for trophy in types],
        fate=FATES[game.fate],
    )


def _ready(game: CardGame, seat: int) -> bool:
    """Whether a hunter has chosen, where all choose at once: anybody at a table sees that."""
    if game.mode != ALL:
        return False
    return any(ask.seat == seat and answer != NO_ANSWER for ask, answer in zip(game.asks, game.sealed))


def _chosen(game: CardGame, seat: int | None) -> str | None:
    """What this seat itself has chosen and can still change (1.2)."""
    if game.mode == ALL:
        for ask, answer in zip(game.asks, game.sealed):
            if ask.seat == seat and answer != NO_ANSWER:
                return game.setup.option_name(ask.question, answer)
    return None


def _names(names: list[str], cards: list[int]) -> list[str]:
    """Cards by name, in the order of the content: never in the order of a pile."""
    return [names[card] for card in sorted(cards)]


# --- Worlds that a seat cannot tell apart ----------------------------------------------------------------------------


def imagine(game: CardGame, seat: int | None, dice: Dice) -> CardGame:
    """Return a game that this seat cannot tell from the real one: decks, box, sealed choices and dice drawn anew."""
    other = game.copy()
    _imagine_dungeon(other, dice)
    other.upgrade_deck.sort()  # so that the result does not depend on the real order
    dice.shuffle(other.upgrade_deck, "imagine")
    if other.mode == ALL:
        for place, ask in enumerate(other.asks):
            if ask.seat != seat and other.sealed[place] != NO_ANSWER:
                other.sealed[place] = ask.options[dice.below(len(ask.options), "imagine")]
    other.dice = dice.copy()
    return other


def _imagine_dungeon(game: CardGame, dice: Dice) -> None:
    """Deal the creatures that nobody has seen to the deck and the box: how many of each kind are where is known."""
    kinds = game.tables.creature_kind
    unseen = sorted(game.deck + game.box)
    monsters = [creature for creature in unseen if kinds[creature] == MONSTER]
    bosses = [creature for creature in unseen if kinds[creature] == BOSS]
    dice.shuffle(monsters, "imagine")
    dice.shuffle(bosses, "imagine")
    in_deck = [creature for creature in game.deck if kinds[creature] == MONSTER]
    monsters_below = len(in_deck) - game.on_top
    bosses_below = len(game.deck) - len(in_deck)
    deck = monsters[:monsters_below] + bosses[:bosses_below]
    dice.shuffle(deck, "imagine")
    game.deck = deck + monsters[monsters_below : len(in_deck)]  # 13.32 what came from the box lies on top
    game.box = monsters[len(in_deck) :] + bosses[bosses_below:]
