"""What one seat may know of the board game, built by allow-list; and worlds that agree with it.

The hunters play with open hands.  Hidden from everybody is only the order of face-down decks: stat cards, enemy and
boss actions, tiles, consumables, upgrades.  What is in them is public, since everybody can count.
"""

import msgspec

from duskhall.games.bloodborne_board.printed import BARRED, BOSS, DONE, NOBODY, NOWHERE, SLOTS, WAITING
from duskhall.games.bloodborne_board.rules import TRACKS
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.kernel.dice import Dice

PHASES = ("preparing", "hunting", "between", "over")
MODES = ("attack", "attacked", "ambush")


class HunterView(msgspec.Struct, frozen=True):
    """A hunter as everybody sees them."""

    hunter: str | None
    side: int
    hp: int
    echoes: int
    poison: bool
    frenzy: bool
    space: str | None
    acted: bool
    hand: list[str]
    deck: dict[str, int]
    discard: dict[str, int]
    slots: list[str | None]
    firearm: str | None
    gun_ready: bool
    consumables: list[str]
    rewards: dict[str, bool]
    shard: int


class TileView(msgspec.Struct, frozen=True):
    """A tile on the map: where it lies, its quarter turns clockwise, and whether fog gates close it."""

    tile: str
    x: int
    y: int
    turn: int
    fog: bool


class UnitView(msgspec.Struct, frozen=True):
    """An enemy on the map."""

    unit: str
    kind: str
    space: str | None
    damage: int
    hp: int
    lives: int
    phase: int
    mission: str | None
    boss: bool


class TokenView(msgspec.Struct, frozen=True):
    """A mission's token: on a space, or carried."""

    mission: str
    space: str | None
    seat: int | None


class MissionView(msgspec.Struct, frozen=True):
    """A mission that is open or done."""

    mission: str
    step: str | None
    progress: int
    quota: int
    done: bool


class FightView(msgspec.Struct, frozen=True):
    """The combat that is going on."""

    seat: int
    unit: str | None
    mode: str
    card: str | None
    speed: int
    damage: int
    stagger: bool
    line: str | None
    foe_speed: int
    foe_damage: int
    foe_attacks: bool
    dodged: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    phase: str
    chapter: str
    round: int
    track: int
    last: int
    resets: list[int]
    final: bool
    insight: int
    turn: int | None
    hunters: list[HunterView]
    tiles: list[TileView]
    goods: dict[str, int]
    units: list[UnitView]
    slots: list[str]
    sides: list[int]
    actions: list[int]
    boss_actions: dict[str, dict[str, int]]
    tiles_left: dict[str, int]
    offer: list[str]
    upgrades: dict[str, int]
    consumables: dict[str, int]
    consumables_used: dict[str, int]
    missions: list[MissionView]
    waiting: list[str]
    tokens: list[TokenView]
    flags: list[str]
    fight: FightView | None
    steps_left: int
    found: str | None
    won: int
    attempts: int


def view(game: BoardGame, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    names = game.setup.catalogues
    last, resets = TRACKS[game.option("track")]
    space = names["space"]
    return View(
        seat=seat,
        phase=PHASES[game.phase],
        chapter=names["chapter"][game.chapter],
        round=game.round,
        track=game.track,
        last=last,
        resets=list(resets),
        final=bool(game.final),
        insight=game.insight,
        turn=game.turn if game.turn != NOBODY else None,
        hunters=[_hunter(game, other) for other in range(game.seats)],
        tiles=_tiles(game),
        goods={space[place]: tokens for place, tokens in enumerate(game.goods) if tokens},
        units=[_unit(game, unit) for unit, place in enumerate(game.unit_space) if place != NOWHERE],
        slots=[names["kind"][kind] for kind in game.slot_kind],
        sides=[game.kind_side[kind] for kind in game.slot_kind],
        actions=[game.actions.count(card) for card in range(3)],
        boss_actions=_boss_actions(game),
        tiles_left=_counts(game.tile_deck, names["tile"]),
        offer=sorted(names["card"][card] for card in game.offer),
        upgrades=_counts(game.upgrades, names["card"]),
        consumables=_counts(game.goods_deck, names["item"]),
        consumables_used=_counts(game.goods_discard, names["item"]),
        missions=_missions(game),
        waiting=[names["mission"][mission] for mission, at in enumerate(game.mission_at) if at == WAITING],
        tokens=_tokens(game),
        flags=[name for name, flag in zip(names["flag"], game.flags) if flag],
        fight=_fight(game),
        steps_left=game.steps_left,
        found=_found(game),
        won=game.won,
        attempts=game.attempts,
    )


def _hunter(game: BoardGame, seat: int) -> HunterView:
    names = game.setup.catalogues
    slots = game.slots[seat * SLOTS : seat * SLOTS + SLOTS]
    kinds = game.tables.consumables
    held = game.held[seat * kinds : (seat + 1) * kinds]
    hunter = game.hunter[seat]
    return HunterView(
        hunter=names["hunter"][hunter] if hunter != NOBODY else None,
        side=game.side[seat],
        hp=game.hp[seat],
        echoes=game.echoes[seat],
        poison=bool(game.poison[seat]),
        frenzy=bool(game.frenzy[seat]),
        space=names["space"][game.place[seat]] if game.place[seat] != NOWHERE else None,
        acted=bool(game.acted[seat]),
        hand=sorted(names["card"][card] for card in game.hand[seat]),
        deck=_counts(game.deck[seat], names["card"]),
        discard=_counts(game.discard[seat], names["card"]),
        slots=[names["card"][card] if card != NOBODY else None for card in slots],
        firearm=names["firearm"][game.firearm[seat]] if game.firearm[seat] != NOBODY else None,
        gun_ready=bool(game.gun_ready[seat]),
        consumables=[name for name, number in zip(names["item"], held) for _ in range(number)],
        rewards={names["item"][item]: bool(game.ready[item]) for item, owner in enumerate(game.owner) if owner == seat},
        shard=game.shard[seat],
    )


def _tiles(game: BoardGame) -> list[TileView]:
    names = game.setup.catalogues["tile"]
    laid = [tile for tile, turn in enumerate(game.tile_turn) if turn != NOBODY]
    return [
        TileView(names[tile], game.tile_x[tile], game.tile_y[tile], game.tile_turn[tile], bool(game.fog[tile]))
        for tile in laid
    ]


def _unit(game: BoardGame, unit: int) -> UnitView:
    names = game.setup.catalogues
    kind = game.tables.unit_kind[unit]
    mission = game.unit_mission[unit]
    return UnitView(
        unit=names["unit"][unit],
        kind=names["kind"][kind],
        space=names["space"][game.unit_space[unit]],
        damage=game.unit_damage[unit],
        hp=game.unit_hp(unit),
        lives=game.unit_lives[unit],
        phase=game.unit_phase[unit],
        mission=names["mission"][mission] if mission != NOBODY else None,
        boss=game.tables.kinds[kind].role == BOSS,
    )


def _boss_actions(game: BoardGame) -> dict[str, dict[str, int]]:
    """How many of each action a boss's deck still holds, by boss; one that has run out is not named."""
    names = game.setup.catalogues
    return {
        names["kind"][number]: _counts(game.boss_deck[kind.boss], names["line"])
        for number, kind in enumerate(game.tables.kinds)
        if kind.boss != NOBODY and game.boss_deck[kind.boss]
    }


def _missions(game: BoardGame) -> list[MissionView]:
    names = game.setup.catalogues
    found = []
    for mission, at in enumerate(game.mission_at):
        if at in (BARRED, WAITING):
            continue
        step = names["mission_step"][at] if at >= 0 else None
        quota = game.quota(game.tables.steps[at]) if at >= 0 else 0
        found.append(MissionView(names["mission"][mission], step, game.progress[mission], quota, at == DONE))
    return found


def _tokens(game: BoardGame) -> list[TokenView]:
    names = game.setup.catalogues
    return [
        TokenView(
            names["mission"][mission],
            names["space"][space] if space != NOWHERE else None,
            seat if seat != NOBODY else None,
        )
        for mission, space, seat in zip(game.token_mission, game.token_space, game.token_seat)
    ]


def _fight(game: BoardGame) -> FightView | None:
    if game.fight_seat == NOBODY:
        return None
    names = game.setup.catalogues
    return FightView(
        seat=game.fight_seat,
        unit=names["unit"][game.fight_unit] if game.fight_unit != NOBODY else None,
        mode=MODES[game.fight_mode],
        card=names["card"][game.own_card] if game.own_card != NOBODY else None,
        speed=game.own_speed,
        damage=game.own_damage,
        stagger=bool(game.own_stagger),
        line=names["line"][game.line] if game.line != NOBODY else None,
        foe_speed=game.foe_speed,
        foe_damage=game.foe_damage,
        foe_attacks=bool(game.foe_live),
        dodged=sorted(game.dodgers),
    )


def _found(game: BoardGame) -> str | None:
    """Return the tile, card or reward that the open question is about."""
    names = game.setup.catalogues
    question = game.asks[0].question.name if game.asks else ""
    if question == "join":
        return names["tile"][game.found]
    if question == "swap_in":
        return names["card"][game.found]
    if question in ("receive", "keep_firearm"):
        if game.found >= 2000:
            return names["item"][game.found - 2000]
        return names["firearm"][game.found - 1000] if game.found >= 1000 else names["item"][game.found]
    return None


def _counts(pile: list[int], names: list[str]) -> dict[str, int]:
    """How many of each a pile holds, in the order of the content: never the pile's own order."""
    return {name: pile.count(number) for number, name in enumerate(names) if number in pile}


def imagine(game: BoardGame, seat: int | None, dice: Dice) -> BoardGame:
    """Return a game that nobody at the table can tell from the real one: face-down decks and dice drawn anew."""
    other = game.copy()
    piles = [other.tile_deck, other.actions, other.upgrades, other.goods_deck, *other.boss_deck, *other.deck]
    if other.saved:
        piles += [other.saved[other.seats + 6], other.saved[other.seats + 9]]
    for pile in piles:
        pile.sort()  # so that the result does not depend on the real order
        dice.shuffle(pile, "imagine")
    other.dice = dice.copy()
    return other
