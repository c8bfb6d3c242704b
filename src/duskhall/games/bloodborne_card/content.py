"""Reads content/*.toml: what the cards say, validated, as tables that the rules look numbers up in.

`blocks` says which building blocks there are and what each one needs; an error names file, entry and field.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from duskhall.games.bloodborne_card import state
from duskhall.games.bloodborne_card.data.blocks import ANYBODY, BLOCKS, OF_CREATURES, WHEN, WHO, Block
from duskhall.games.bloodborne_card.effects import BONUSES, EFFECTS, GUARDS, REACTIONS
from duskhall.kernel.content import (
    BadContent,
    Identifier,
    Provenance,
    Words,
    between,
    digest,
    messages,
    one_of,
    parse,
    read_folder,
)
from duskhall.kernel.mistake import Argument
from duskhall.kernel.setup import Content

FOLDER: Final = Path(__file__).parent / "content"
FILES: Final = {
    "starter": "starters.toml",
    "upgrade": "upgrades.toml",
    "monster": "monsters.toml",
    "boss": "bosses.toml",
    "final_boss": "final_bosses.toml",
    "die": "dice.toml",
    "numbers": "numbers.toml",
}
KINDS: Final = ("melee", "ranged", "utility")
TROPHIES: Final = ("kin", "humanoid", "beast")
INTENTS: Final = ("attack", "dream")
STEPS: Final = {"instant": state.INSTANT_STEP, "attack": state.ATTACK_STEP}
NOT_FOR: Final = {"card": "content-not-for-cards", "creature": "content-not-for-creatures"}
FULL: Final = 1000  # more health than anybody can have


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = FOLDER.parent / "texts"


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry says of itself: where it comes from, which values are known, and its own words, if any."""

    id: Identifier
    provenance: Provenance
    known: list[str] = []
    reported: list[str] = []
    name: Words = {}
    text: Words = {}


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One effect: a building block, when it takes place, and its parameters."""

    block: str
    when: str
    amount: int | Literal["full"] | None = None
    count: int | None = None
    bonus: int | None = None
    max: int | None = None
    value: int | None = None
    floor: int | None = None
    deaths: int | None = None
    who: str | None = None
    kind: str | None = None
    step: str | None = None
    scope: str | None = None
    position: str | None = None
    condition: str | None = None
    limit: str | None = None
    only_if_sole_copy: bool | None = None


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """An action card."""

    kind: Literal["melee", "ranged", "utility"]
    copies: int = 0
    damage: int = 0
    effects: list[EffectEntry]


class Creature(Entry, forbid_unknown_fields=True, kw_only=True):
    """A monster, boss or final boss."""

    health: int
    die: str
    trophies: list[Literal["kin", "humanoid", "beast"]]
    effects: list[EffectEntry]


class Die(Entry, forbid_unknown_fields=True, kw_only=True):
    """A monster die: damage and plus of each face."""

    faces: list[tuple[int, int]]


class Numbers(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The numbers that belong to no card."""

    full_health: int
    card_limit: int
    dungeon_monsters: int
    dungeon_bosses: int
    extra_echoes: list[int]
    trophy_track: list[int]
    reserve: int
    provenance: Provenance
    known: list[str] = []
    reported: list[str] = []


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    starter: list[Card]
    upgrade: list[Card]
    monster: list[Creature]
    boss: list[Creature]
    final_boss: list[Creature]
    die: list[Die]
    numbers: Numbers


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    own = _own_data()
    data = own if data is None else data
    box = parse(data, Box, FILES)
    _check(box)
    named = _named(box)
    catalogues = {noun: [entry.id for entry in entries] for noun, entries in named.items()}
    fixed = {"die": [die.id for die in box.die], "trophy": list(TROPHIES), "intent": list(INTENTS)}
    content = Content(data, digest(data), catalogues | fixed, _tables(box))
    content.designed = {
        noun: frozenset(entry.id for entry in entries if entry.provenance == "designed")
        for noun, entries in named.items()
    }
    ours = {noun: [entry.id for entry in entries] for noun, entries in _named(parse(own, Box, FILES)).items()}
    said = [(noun, entry.id, entry.name, entry.text) for noun, entries in named.items() for entry in entries]
    content.words = messages(catalogues, ours, said)
    return content


def _named(box: Box) -> dict[str, list[Entry]]:
    """Return the entries that people see by name."""
    return {"card": [*box.starter, *box.upgrade], "creature": [*box.monster, *box.boss, *box.final_boss]}


@lru_cache(maxsize=1)
def _own_data() -> dict[str, Any]:
    """Return the game's own content as it stands in its files; it is never changed."""
    return read_folder(FOLDER, FILES.values())


# --- Validation ------------------------------------------------------------------------------------------------------


def _place(noun: str, entry: str, field: str) -> str:
    """Return how a field of an entry is called; a table without entries has none."""
    return f"{noun}{f' {entry}' * bool(entry)}, {field}"


def _wrong(noun: str, entry: str, field: str, key: str, **arguments: Argument) -> BadBox:
    """Return what is said of a field of an entry."""
    return BadBox(FILES[noun], _place(noun, entry, field), key, **arguments)


def _check(box: Box) -> None:
    """Hold the entries to what the rules need of them."""
    _all_different([("starter", box.starter), ("upgrade", box.upgrade)])
    _all_different([("monster", box.monster), ("boss", box.boss), ("final_boss", box.final_boss)])
    _all_different([("die", box.die)])
    for noun, cards in (("starter", box.starter), ("upgrade", box.upgrade)):
        for card in cards:
            _check_card(noun, card)
    for noun, creatures in (("monster", box.monster), ("boss", box.boss), ("final_boss", box.final_boss)):
        for creature in creatures:
            _check_creature(noun, creature, [die.id for die in box.die])
    for die in box.die:
        _check_die(die)
    _check_numbers(box)


def _all_different(groups: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for noun, entries in groups:
        for entry in entries:
            if entry.id in seen:
                raise _wrong(noun, entry.id, "id", "content-same-id")
            seen.add(entry.id)


def _between(noun: str, entry: str, field: str, value: int, least: int, most: int = 100) -> None:
    between(FILES[noun], _place(noun, entry, field), value, least, most)


def _one_of(noun: str, entry: str, field: str, value: object, possible: Collection[str]) -> None:
    one_of(FILES[noun], _place(noun, entry, field), value, possible)


def _check_card(noun: str, card: Card) -> None:
    _between(noun, card.id, "copies", card.copies, 1 if noun == "upgrade" else 0)
    _between(noun, card.id, "damage", card.damage, 0)
    if card.kind == "utility" and card.damage:
        raise _wrong(noun, card.id, "damage", "content-utility-damage")
    for effect in card.effects:
        block = _check_effect(noun, card.id, effect, "card")
        if block.weapons_only and card.kind == "utility":
            raise _wrong(noun, card.id, f"effect {effect.block}", "content-weapons-only")
        if effect.block in ("reveal_weapon", "damage_monster") and card.kind != "utility":
            raise _wrong(noun, card.id, f"effect {effect.block}", "content-utility-only")


def _check_creature(noun: str, creature: Creature, dice: list[str]) -> None:
    _between(noun, creature.id, "health", creature.health, 1)
    _one_of(noun, creature.id, "die", creature.die, dice)
    if not creature.trophies or len(set(creature.trophies)) != len(creature.trophies):
        raise _wrong(noun, creature.id, "trophies", "content-trophies")
    for effect in creature.effects:
        block = _check_effect(noun, creature.id, effect, "creature")
        if block.final_boss_only and noun != "final_boss":
            raise _wrong(noun, creature.id, f"effect {effect.block}", "content-final-boss-only")


def _check_effect(noun: str, entry: str, effect: EffectEntry, owner: str) -> Block:
    """Hold an effect to its block: its time, and exactly the parameters it needs."""
    if effect.block not in BLOCKS:
        raise _wrong(noun, entry, "effects", "content-no-effect", value=repr(effect.block), possible=tuple(BLOCKS))
    block = BLOCKS[effect.block]
    field = f"effect {effect.block}"
    if effect.when not in block.when[owner]:
        times = tuple(block.when[owner])
        key = "content-when" if times else NOT_FOR[owner]
        raise _wrong(noun, entry, f"{field}, when", key, value=repr(effect.when), times=times)
    given = {name: value for name, value in msgspec.structs.asdict(effect).items() if value is not None}
    for name in given.keys() - {"block", "when"} - set(block.needs) - set(block.may):
        raise _wrong(noun, entry, f"{field}, {name}", "content-no-parameter")
    for name in block.needs:
        if name not in given:
            raise _wrong(noun, entry, f"{field}, {name}", "content-missing")
    for name, value in given.items():
        if isinstance(value, int) and not isinstance(value, bool):
            _between(noun, entry, f"{field}, {name}", value, 0)
        elif name in block.words:
            _one_of(noun, entry, f"{field}, {name}", value, block.words[name])
    _check_condition(noun, entry, field, effect)
    if effect.who is not None and effect.block != "block_attack":
        possible = ANYBODY if owner == "card" else ("attacker",) if effect.when == "hit" else OF_CREATURES
        _one_of(noun, entry, f"{field}, who", effect.who, possible)
    return block


def _check_condition(noun: str, entry: str, field: str, effect: EffectEntry) -> None:
    if effect.condition == "health_at_most" and effect.value is None:
        raise _wrong(noun, entry, f"{field}, value", "content-needs-value")
    if effect.block == "retaliate" and effect.kind is None and effect.step is None:
        raise _wrong(noun, entry, f"{field}, kind", "content-kind-or-step")


def _check_die(die: Die) -> None:
    if not 2 <= len(die.faces) <= 20:
        raise _wrong("die", die.id, "faces", "content-faces")
    for damage, plus in die.faces:
        _between("die", die.id, "faces, damage", damage, 0)
        _between("die", die.id, "faces, plus", plus, 0, 1)
    if all(plus for _, plus in die.faces):
        raise _wrong("die", die.id, "faces", "content-endless-roll")


def _check_numbers(box: Box) -> None:
    numbers = box.numbers
    for field, least in (("full_health", 1), ("card_limit", 1), ("dungeon_monsters", 0), ("dungeon_bosses", 0)):
        _between("numbers", "", field, getattr(numbers, field), least)
    _between("numbers", "", "reserve", numbers.reserve, 1, 10_000)
    if len(numbers.extra_echoes) != 6 or min(numbers.extra_echoes) < 0:
        raise _wrong("numbers", "", "extra_echoes", "content-extra-echoes")
    if len(numbers.trophy_track) < 2 or numbers.trophy_track[0] != 0 or min(numbers.trophy_track) < 0:
        raise _wrong("numbers", "", "trophy_track", "content-trophy-track")
    if len(box.monster) < numbers.dungeon_monsters or len(box.boss) < numbers.dungeon_bosses:
        raise BadBox(FILES["monster"], "", "content-few-creatures")
    if not box.final_boss:
        raise BadBox(FILES["final_boss"], "", "content-no-final-boss")
    _check_starters(box)


def _check_starters(box: Box) -> None:
    """R17 The rules need exactly one card that enters the Dream, and a hand that fits the limit."""
    for name in ("hunters_dream", "transform", "saw_cleaver", "hunter_axe", "hunter_pistol"):
        if name not in [card.id for card in box.starter]:
            raise BadBox(FILES["starter"], f"starter {name}", "content-no-starter")
    dreams = [card.id for card in box.starter if any(effect.block == "enter_dream" for effect in card.effects)]
    if dreams != ["hunters_dream"]:
        raise _wrong("starter", "hunters_dream", "effects", "content-one-dream")
    if len(box.starter) > box.numbers.card_limit:
        raise BadBox(FILES["starter"], "", "content-many-starters")


# --- Tables ----------------------------------------------------------------------------------------------------------


def _tables(box: Box) -> state.Tables:
    tables = state.Tables()
    for card in box.starter:
        tables.starters.append(len(tables.kind))
        _add_card(tables, card, 0)
    for card in box.upgrade:
        _add_card(tables, card, card.copies)
    dice = [die.id for die in box.die]
    for kind, creatures in enumerate((box.monster, box.boss, box.final_boss)):
        for creature in creatures:
            _add_creature(tables, creature, kind, dice.index(creature.die))
    for die in box.die:
        tables.die_damage.append([damage for damage, _ in die.faces])
        tables.die_plus.append([plus for _, plus in die.faces])
        tables.die_chances.append(_chances(die.faces))
    numbers = box.numbers
    tables.full_health = numbers.full_health
    tables.card_limit = numbers.card_limit
    tables.dungeon_monsters = numbers.dungeon_monsters
    tables.dungeon_bosses = numbers.dungeon_bosses
    tables.extra_echoes = list(numbers.extra_echoes)
    tables.track = list(numbers.trophy_track)
    tables.reserve = numbers.reserve
    return tables


def _add_card(tables: state.Tables, card: Card, copies: int) -> None:
    of = {effect.block: effect for effect in card.effects}
    tables.kind.append(KINDS.index(card.kind))
    tables.damage.append(card.damage)
    tables.copies.append(copies)
    tables.dream.append("enter_dream" in of)
    tables.halves.append("halve_damage" in of)
    scope = of["ignore_damage"].scope if "ignore_damage" in of else None
    tables.protects.append({None: state.NOTHING, "monster_attack": state.THE_ATTACK, "all": state.EVERYTHING}[scope])
    tables.shields.append("halve_damage" in of or "ignore_damage" in of)
    tables.extra_damage.append(_amount(of.get("extra_monster_damage")))
    tables.shows_weapon.append("reveal_weapon" in of)
    tables.weapon_bonus.append(_amount(of.get("reveal_weapon")))
    tables.strikes_at_once.append("instant_strike" in of)
    tables.only_alone.append("instant_strike" in of and bool(of["instant_strike"].only_if_sole_copy))
    order = of["attack_order"].position if "attack_order" in of else None
    tables.position.append({None: 0, "first": -1, "last": 1}[order])
    tables.returns.append("return_to_hand" in of)
    tables.extra_trophies.append(_amount(of.get("extra_trophy")))
    tables.instants.append(_rows(tables, card.effects, EFFECTS, "instant"))
    tables.as_it_strikes.append(_rows(tables, card.effects, EFFECTS, "attack"))
    tables.after_hit.append(_rows(tables, card.effects, EFFECTS, "hit"))
    tables.bonuses.append(_rows(tables, card.effects, BONUSES, "attack"))


def _add_creature(tables: state.Tables, creature: Creature, kind: int, die: int) -> None:
    of = {effect.block: effect for effect in creature.effects}
    tables.creature_kind.append(kind)
    tables.health.append(creature.health)
    tables.die.append(die)
    tables.trophies.append(sorted(TROPHIES.index(trophy) for trophy in creature.trophies))
    tables.forbids_prevention.append("forbid_prevention" in of)
    tables.forbids_halving.append("forbid_halving" in of)
    tables.removes_weapons.append("remove_weapons" in of)
    tables.echo_bonus.append(_amount(of.get("bonus_monster_echoes")))
    tables.elimination.append(_amount(of.get("eliminate_on_death")))
    tables.max_health.append(_amount(of.get("set_max_health")))
    tables.guards.append(_rows(tables, creature.effects, GUARDS, "hit"))
    tables.reactions.append(_rows(tables, creature.effects, REACTIONS, "hit"))
    tables.on_reveal.append(_rows(tables, creature.effects, EFFECTS, "reveal"))
    tables.if_it_escapes.append(_rows(tables, creature.effects, EFFECTS, "escape"))
    tables.if_it_survives.append(_rows(tables, creature.effects, EFFECTS, "survive"))
    tables.at_round_start.append(_rows(tables, creature.effects, EFFECTS, "round_start"))


def _rows(tables: state.Tables, effects: list[EffectEntry], functions: Mapping[str, Any], when: str) -> list[int]:
    """Add the effects of that time which these functions carry out, and return their rows."""
    rows = []
    for effect in effects:
        if effect.when == when and effect.block in functions:
            rows.append(len(tables.amount))
            _add_effect(tables, effect, functions[effect.block])
    return rows


def _add_effect(tables: state.Tables, effect: EffectEntry, function: Any) -> None:
    for column in (tables.effect, tables.bonus, tables.guard, tables.reaction):
        column.append(function)  # a row is only ever used through the column it was made for
    tables.amount.append(_amount(effect))
    tables.who.append(WHO[effect.who or "self"])
    kind = effect.kind if effect.kind in KINDS else None
    weapons = state.MELEE if effect.kind == "weapon" else state.ANY_KIND
    tables.of_kind.append(KINDS.index(kind) if kind else weapons)
    tables.in_step.append(STEPS[effect.step] if effect.step else state.ANY_STEP)
    tables.floor.append(effect.floor or 0)
    tables.condition.append(state.AGAINST_BOSSES if effect.condition == "boss" else state.HEALTH_AT_MOST)
    tables.value.append(effect.value or 0)
    tables.once_per_round.append(effect.limit == "once_per_round")


def _amount(effect: EffectEntry | None) -> int:
    """Return the one number of an effect, whatever its block calls it."""
    if effect is None:
        return 0
    if effect.amount == "full":
        return FULL
    for value in (effect.amount, effect.count, effect.bonus, effect.max, effect.deaths, effect.value):
        if isinstance(value, int):
            return value
    return 0


def _chances(faces: list[tuple[int, int]], most: int = 60) -> list[float]:
    """Return the chance of each total of a roll with combos (4.2), from 0 to `most`."""
    chances = [0.0] * (most + 1)
    rolling = [1.0] + [0.0] * most  # the chance that the die is rolled again at this total
    while sum(rolling) > 1e-12:
        again = [0.0] * (most + 1)
        for total, chance in enumerate(rolling):
            for damage, plus in faces if chance else []:
                at = min(most, total + damage)
                (again if plus else chances)[at] += chance / len(faces)
        rolling = again
    return chances


assert set(WHEN) >= {time for block in BLOCKS.values() for times in block.when.values() for time in times}
