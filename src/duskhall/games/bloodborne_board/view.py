"""What one seat may know of the board game, built by allow-list; and worlds that agree with it.

The hunters play with open hands.  Hidden from everybody is only the order of face-down decks: stat cards, enemy and
boss actions, tiles, consumables, upgrades.  What is in them is public, since everybody can count.
"""

from collections.abc import Sequence

import msgspec

from duskhall.games.bloodborne_board import rules
from duskhall.games.bloodborne_board.death import dream
from duskhall.games.bloodborne_board.death.track import after_advance, last_space, reset_points
from duskhall.games.bloodborne_board.fight import dodging
from duskhall.games.bloodborne_board.fight.stagger import LANDS, foe_fate, own_fate
from duskhall.games.bloodborne_board.items import item_targets
from duskhall.games.bloodborne_board.missions import rewards
from duskhall.games.bloodborne_board.moving import moves, walking
from duskhall.games.bloodborne_board.odds import action_chances, hidden_piles
from duskhall.games.bloodborne_board.printed import (
    ACTION_DECK,
    HUNTING,
    MOST_HP,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    SLOTS,
    WAITING,
)
from duskhall.games.bloodborne_board.questions import WAYS
from duskhall.games.bloodborne_board.settings import ENDLESS, TRACK
from duskhall.games.bloodborne_board.shown.enemies import (
    CardView,
    UnitView,
    boss_actions,
    cards,
    next_actions,
    unit_view,
)
from duskhall.games.bloodborne_board.shown.map import TileView, tiles
from duskhall.games.bloodborne_board.shown.missions import MissionView, StartView, TokenView, missions, starts, tokens
from duskhall.games.bloodborne_board.shown.piles import counts
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.turn import hazards
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask

PHASES = ("preparing", "hunting", "between", "over")
MODES = ("attack", "attacked", "ambush")
FATES = ("lands", "staggered", "dodged", "misses")  # by the numbers of `stagger`
PAID = {
    rules.pay_to_move: "move",
    rules.pay_to_interact: "interact",
    rules.pay_to_transform: "transform",
    rules.pay_to_dream: "dream",
    rules.pay_to_reload: "reload",
}  # the option of `act` that a card pays for


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a weapon's side: speed (3 fast, 2 medium, 1 slow), damage, and whether the side's ability names it."""

    speed: int
    damage: int
    special: bool


class HunterView(msgspec.Struct, frozen=True):
    """A hunter as everybody sees them; `weapon` is the side that is shown, `other_side` what a transform would show."""

    hunter: str | None
    side: int
    hp: int
    most_hp: int
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
    weapon: list[SlotView]
    other_side: list[SlotView]
    carries: list[str]


class DreamView(msgspec.Struct, frozen=True):
    """What going to the Dream now would cost, before anybody does: the track then, and when the next round starts."""

    track: int
    reset: bool
    next_track: int
    next_reset: bool
    final: bool
    bosses_heal: list[str]


class BlowView(msgspec.Struct, frozen=True):
    """Something that is still to be resolved in a combat: whose, and at which speed."""

    who: str
    speed: int
    fate: str  # what becomes of it, if nobody does anything more


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
    slot: int | None
    ties: bool
    block: int
    foe_stagger: bool
    foe_poison: bool
    foe_plain: bool
    may_dodge: bool
    order: list[BlowView]


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
    action_deck: list[int]
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
    explored: str | None
    won: int
    attempts: int
    cards: list[CardView]
    kind_sides: dict[str, int]
    starts: list[StartView]
    dream: DreamView | None
    chances: dict[str, float]


def view(game: BoardGame, seat: int | None) -> View:
    """Return what that seat, or a spectator (None), may know."""
    return views(game, (seat,))[0]


def views(game: BoardGame, seats: Sequence[int | None]) -> list[View]:
    """Return what each of these seats (None: a spectator) may know: hunters have no secrets from each other."""
    public = _public(game)
    return [msgspec.structs.replace(public, seat=seat) for seat in seats]


def _public(game: BoardGame) -> View:
    """What lies open on the table."""
    names = game.setup.catalogues
    last, resets = last_space(game), reset_points(game)
    space = names["space"]
    return View(
        seat=None,
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
        tiles=tiles(game),
        goods={space[place]: tokens for place, tokens in enumerate(game.goods) if tokens},
        units=[unit_view(game, unit) for unit, place in enumerate(game.unit_space) if place != NOWHERE],
        slots=[names["kind"][kind] for kind in game.slot_kind],
        sides=[game.kind_side[kind] for kind in game.slot_kind],
        actions=[next_actions(game).count(card) for card in range(3)],
        action_deck=[ACTION_DECK.count(card) for card in range(3)],
        boss_actions=boss_actions(game),
        tiles_left=counts(game.tile_deck, names["tile"]),
        offer=sorted(names["card"][card] for card in game.offer),
        upgrades=counts(game.upgrades, names["card"]),
        consumables=counts(game.goods_deck, names["item"]),
        consumables_used=counts(game.goods_discard, names["item"]),
        missions=missions(game),
        waiting=[names["mission"][mission] for mission, at in enumerate(game.mission_at) if at == WAITING],
        tokens=tokens(game),
        flags=[name for name, flag in zip(names["flag"], game.flags) if flag],
        fight=_fight(game),
        steps_left=game.steps_left,
        found=_found(game),
        explored=_explored(game),
        won=game.won,
        attempts=game.attempts,
        cards=cards(game),
        kind_sides={names["kind"][kind]: game.kind_side[kind] for kind in game.tables.enemy_kinds},
        starts=starts(game),
        dream=_dream(game),
        chances=action_chances(game),
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
        most_hp=MOST_HP,
        echoes=game.echoes[seat],
        poison=bool(game.poison[seat]),
        frenzy=bool(game.frenzy[seat]),
        space=names["space"][game.place[seat]] if game.place[seat] != NOWHERE else None,
        acted=bool(game.acted[seat]),
        hand=sorted(names["card"][card] for card in game.hand[seat]),
        deck=counts(game.deck[seat], names["card"]),
        discard=counts(game.discard[seat], names["card"]),
        slots=[names["card"][card] if card != NOBODY else None for card in slots],
        firearm=names["firearm"][game.firearm[seat]] if game.firearm[seat] != NOBODY else None,
        gun_ready=bool(game.gun_ready[seat]),
        consumables=[name for name, number in zip(names["item"], held) for _ in range(number)],
        rewards={names["item"][item]: bool(game.ready[item]) for item, owner in enumerate(game.owner) if owner == seat},
        shard=game.shard[seat],
        weapon=_weapon(game, seat, game.side[seat]),
        other_side=_weapon(game, seat, 1 - game.side[seat]),
        carries=[names["mission"][game.token_mission[at]] for at, owner in enumerate(game.token_seat) if owner == seat],
    )


def _weapon(game: BoardGame, seat: int, number: int) -> list[SlotView]:
    if game.hunter[seat] == NOBODY:
        return []
    side = game.tables.sides[game.hunter[seat] * 2 + number]
    return [SlotView(slot.speed, slot.damage, bool(slot.special)) for slot in side.slots]


def _dream(game: BoardGame) -> DreamView | None:
    """11.1, 10.6, 10.7 What a visit would do to the track, and what comes of it."""
    if game.phase != HUNTING:
        return None
    last, points = last_space(game), reset_points(game)
    then = after_advance(game, game.track)
    following = after_advance(game, then)
    bosses = [
        unit for unit, place in enumerate(game.unit_space) if place != NOWHERE and game.kind_of(unit).role == ROLE_BOSS
    ]
    hurt = [game.setup.catalogues["unit"][unit] for unit in bosses if game.unit_damage[unit]]
    return DreamView(
        track=then,
        reset=then in points,
        next_track=following,
        next_reset=following in points,
        final=following == last and game.setting(TRACK) != ENDLESS,
        bosses_heal=hurt if then in points else [],
    )


def _fight(game: BoardGame) -> FightView | None:
    if game.fight.seat == NOBODY:
        return None
    names = game.setup.catalogues
    return FightView(
        seat=game.fight.seat,
        unit=names["unit"][game.fight.unit] if game.fight.unit != NOBODY else None,
        mode=MODES[game.fight.mode],
        card=names["card"][game.fight.own.card] if game.fight.own.card != NOBODY else None,
        speed=game.fight.own.speed,
        damage=game.fight.own.damage,
        stagger=bool(game.fight.own.stagger),
        line=names["line"][game.fight.line] if game.fight.line != NOBODY else None,
        foe_speed=game.fight.foe.speed,
        foe_damage=game.fight.foe.damage,
        foe_attacks=bool(game.fight.foe.live),
        dodged=sorted(game.fight.dodgers),
        slot=game.fight.slot if game.fight.slot != NOBODY else None,
        ties=bool(game.fight.ties),
        block=game.fight.own.block,
        foe_stagger=bool(game.fight.foe.stagger),
        foe_poison=bool(game.fight.foe.poison),
        foe_plain=bool(game.fight.foe.plain),
        may_dodge=game.fight.foe.live > 0 and dodging.can_dodge(game),
        order=_order(game),
    )


def _order(game: BoardGame) -> list[BlowView]:
    """7.10 What is still to be resolved, the fastest first; 7.6 an ability before the hunter at the same speed."""
    blows = []
    if game.fight.ability_line != NOBODY:
        blows.append(BlowView("ability", game.fight.ability_speed, FATES[LANDS]))
    if game.fight.foe.live:
        blows.append(BlowView("enemy", game.fight.foe.speed, FATES[foe_fate(game)]))
    if game.fight.own.live and game.fight.own.damage:
        blows.append(BlowView("hunter", game.fight.own.speed, FATES[own_fate(game)]))
    return sorted(blows, key=lambda blow: -blow.speed)


def _found(game: BoardGame) -> str | None:
    """Return what the question is about: a tile, card, item, reward, firearm, enemy or action, or what is paid for."""
    if not game.asks:
        return None
    names = game.setup.catalogues
    ask = game.asks[0]
    if ask.then is moves.join:
        return names["tile"][game.turned_up]
    if ask.then in (dream.swap_in, dodging.place_dodge, dodging.place_demand):
        return names["card"][ask.number]
    if ask.then is dream.exchange:
        return names["item"][game.tables.chapters[game.chapter].exchange]
    if ask.then in (rewards.receive_item, rewards.hand_over, rewards.pass_on):
        return names["item"][ask.number]
    if ask.then in (walking.enters, hazards.prevent):
        return names["unit"][ask.number]
    if ask.then in (item_targets.push_on, item_targets.drive_on, item_targets.shift_on):
        return names["unit"][game.pushed]
    if ask.then is dodging.meet_demand:
        return names["line"][game.fight.demand_line]
    return PAID.get(ask.then) or _firearm(game, ask)


def _explored(game: BoardGame) -> str | None:
    """4.3 Return in which direction the tile is going to be laid that was turned up."""
    return WAYS[game.explored] if game.asks and game.asks[0].then is moves.join else None


def _firearm(game: BoardGame, ask: Ask) -> str | None:
    """Return the firearm that changes hands."""
    names = game.setup.catalogues
    if ask.then in (rewards.receive_firearm, rewards.keep_firearm):
        return names["firearm"][ask.number]
    if ask.then is rewards.offer_firearm:
        return names["firearm"][game.firearm[ask.seat]]
    if ask.then is rewards.swap_firearms:
        return names["firearm"][game.firearm[ask.number]]
    return None


def imagine(game: BoardGame, seat: int | None, dice: Dice) -> BoardGame:
    """Return a game that nobody at the table can tell from the real one: face-down decks and dice drawn anew."""
    other = game.copy()
    chapter = other.saved = other.saved.copy()
    chapter.upgrades, chapter.goods_deck = chapter.upgrades[:], chapter.goods_deck[:]
    for pile in (*hidden_piles(other), chapter.upgrades, chapter.goods_deck):
        pile.sort()  # so that the result does not depend on the real order
        dice.shuffle(pile, "imagine")
    other.dice = dice.copy()
    return other
