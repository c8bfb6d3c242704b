"""What everybody sees of the enemies: where they are, what a mission changes in them, and what their cards say."""

from collections.abc import Sequence

import msgspec

from duskhall.games.bloodborne_board.printed import (
    DODGE_AGAIN,
    DODGE_TURN_END,
    NEVER,
    NOBODY,
    NOWHERE,
    ROLE_BOSS,
    ROLE_ENEMY,
    WHOM_HERE,
    WHOM_HUNTER,
    WHOM_NEAR,
    WHOM_OTHERS,
)
from duskhall.games.bloodborne_board.shown.piles import counts
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import Demand, EnemyLine, Modifier
from duskhall.kernel.setup import Setup

# What a mission may change in an enemy besides whom it calls, and what a line says in numbers of its own.
CHANGES = tuple(name for name, kind in zip(Modifier.FIELDS, Modifier.TYPES) if not kind.endswith("Id"))
SAID_APART = ("speed", "damage", "ability", "demand", "flip")
SUFFERED = ("damage", "stun", "poison", "stagger", "mirror", "carry", "poisoned")
# What of a demand its message is named by: when it comes, where that matters, or else whom it concerns.
TIMES = {DODGE_AGAIN: "again", DODGE_TURN_END: "turn-end"}
WHOM = {WHOM_HUNTER: "hunter", WHOM_OTHERS: "others", WHOM_HERE: "here", WHOM_NEAR: "near"}


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
    changes: list[str]


class Said(msgspec.Struct, frozen=True):
    """A short sentence: its message is given `value`, as a number and as the name of a speed, and what is suffered."""

    key: str
    value: int
    suffers: list["Said"]


class LineView(msgspec.Struct, frozen=True):
    """An action of an enemy: speed and damage of an attack, or an ability; and what else it says.

    `dodge_only` is the speed of the slots from which alone it is dodged; 0 for any.
    """

    line: str
    speed: int
    damage: int
    ability: bool
    dodge_only: int
    says: list[Said]


class CardView(msgspec.Struct, frozen=True):
    """The card of a kind in play: what it may do, as basic, special, ability; for a boss the actions of its phase."""

    kind: str
    side: int
    move: int
    lines: list[LineView]


def unit_view(game: BoardGame, unit: int) -> UnitView:
    """Return an enemy on the map."""
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
        boss=game.tables.kinds[kind].role == ROLE_BOSS,
        changes=_changes(game, unit),
    )


def _changes(game: BoardGame, unit: int) -> list[str]:
    """Return the names of what a mission changes in a unit."""
    modifier = game.unit_modifier[unit]
    if modifier == NOBODY:
        return []
    changes = game.tables.modifiers[modifier]
    return [name for name in CHANGES if getattr(changes, name) > 0]


def cards(game: BoardGame) -> list[CardView]:
    """The cards of the three slots, and of every other kind on the map."""
    on_map = {game.tables.unit_kind[unit] for unit, place in enumerate(game.unit_space) if place != NOWHERE}
    found = []
    for number in [*game.slot_kind, *sorted(on_map - set(game.slot_kind))]:
        kind = game.tables.kinds[number]
        side = game.kind_side[number] if kind.role == ROLE_ENEMY else 0
        lines = kind.lines[side * 3 : side * 3 + 3]
        if kind.role == ROLE_BOSS:
            side = game.unit_phase[kind.first_unit] - 1
            lines = kind.phase2 if side else kind.phase1
        every = [line_view(game.setup, line) for line in dict.fromkeys(lines)]
        found.append(CardView(game.setup.catalogues["kind"][number], side, kind.move, every))
    return found


def line_view(setup: Setup, number: int) -> LineView:
    """Return an action of an enemy; what it demands comes after its keywords, and another flip is said last."""
    line: EnemyLine = setup.content.tables.lines[number]
    says = _said("keyword", line, [name for name in EnemyLine.FIELDS if name not in SAID_APART])
    if line.demand.when != NEVER:
        says.append(_demand(line.demand))
    says += _said("keyword", line, ["flip"])
    name = setup.catalogues["line"][number]
    return LineView(name, line.speed, line.damage, bool(line.ability), line.dodge_only, says)


def _said(kind: str, printed: EnemyLine | Demand, names: Sequence[str]) -> list[Said]:
    """Return a sentence for each of these fields that is printed there."""
    values = [(name, getattr(printed, name)) for name in names]
    return [Said(f"{kind}-{name.replace('_', '-')}", value, []) for name, value in values if value]


def _demand(demand: Demand) -> Said:
    """7.15 Whom a demand concerns, or when it comes where that matters more; how fast to dodge, or what to suffer."""
    concerns = TIMES.get(demand.when, WHOM[demand.whom])
    return Said(f"demand-{concerns}", demand.speed, _said("demand", demand, SUFFERED))


def next_actions(game: BoardGame) -> list[int]:
    """7.5 Return what the next flip may be: a deck that has run out is shuffled before it."""
    return game.actions or game.actions_used


def boss_actions(game: BoardGame) -> dict[str, dict[str, int]]:
    """How many of each action a boss's deck still holds, by boss; one that has run out is not named."""
    names = game.setup.catalogues
    return {
        names["kind"][number]: counts(game.boss_deck[kind.boss], names["line"])
        for number, kind in enumerate(game.tables.kinds)
        if kind.boss != NOBODY and game.boss_deck[kind.boss]
    }
