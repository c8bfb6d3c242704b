"""What the rules need of the entries: whatever they would overlook or could not play is refused, with its place."""

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import msgspec

from duskhall.games.bloodborne_card.data.blocks import (
    ANYBODY,
    BLOCKS,
    OF_CREATURES,
    WHEN_DAMAGE_WAS_DEALT,
    Block,
)
from duskhall.games.bloodborne_card.data.entries import Box, Card, Creature, Die, EffectEntry
from duskhall.kernel.content import BadContent, between, one_of
from duskhall.kernel.mistake import Argument

FILES: Final = {
    "starter": "starters.toml",
    "upgrade": "upgrades.toml",
    "monster": "monsters.toml",
    "boss": "bosses.toml",
    "final_boss": "final_bosses.toml",
    "die": "dice.toml",
    "numbers": "numbers.toml",
}
TROPHIES: Final = ("kin", "humanoid", "beast")
CREATURES: Final = ("monster", "boss", "final_boss")
NOT_FOR: Final = {"card": "content-not-for-cards", "creature": "content-not-for-creatures"}
LONGEST_TRACK: Final = 21  # spaces of a trophy track, the one before it included


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = Path(__file__).parent.parent / "texts"


def _place(noun: str, entry: str, field: str) -> str:
    """Return how a field of an entry is called; a table without entries has none."""
    return f"{noun}{f' {entry}' * bool(entry)}, {field}"


def _wrong(noun: str, entry: str, field: str, key: str, **arguments: Argument) -> BadBox:
    """Return what is said of a field of an entry."""
    return BadBox(FILES[noun], _place(noun, entry, field), key, **arguments)


def check(box: Box) -> None:
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
    if noun == "upgrade":
        _between(noun, card.id, "copies", card.copies, 1)
    elif card.copies:
        raise _wrong(noun, card.id, "copies", "content-starter-copies")
    _between(noun, card.id, "damage", card.damage, 0)
    if card.kind == "utility" and card.damage:
        raise _wrong(noun, card.id, "damage", "content-utility-damage")
    for effect in card.effects:
        block = _check_effect(noun, card.id, effect)
        weapons_only = block.weapons_only or effect.when in ("attack", "hit")
        if weapons_only and card.kind == "utility":
            raise _wrong(noun, card.id, f"effect {effect.block}", "content-weapons-only")
        if block.utility_only and card.kind != "utility":
            raise _wrong(noun, card.id, f"effect {effect.block}", "content-utility-only")
        if effect.block == "enter_dream" and card.id != "hunters_dream":
            raise _wrong(noun, card.id, f"effect {effect.block}", "content-only-the-dream")
    _check_repeated(noun, card.id, card.effects)
    of = {effect.block: effect for effect in card.effects}
    if "attack_order" in of and "instant_strike" in of and not of["instant_strike"].only_if_sole_copy:
        raise _wrong(noun, card.id, "effect attack_order", "content-always-instant")


def _check_creature(noun: str, creature: Creature, dice: list[str]) -> None:
    _between(noun, creature.id, "health", creature.health, 1)
    _one_of(noun, creature.id, "die", creature.die, dice)
    if not creature.trophies or len(set(creature.trophies)) != len(creature.trophies):
        raise _wrong(noun, creature.id, "trophies", "content-trophies")
    if noun == "final_boss" and len(creature.trophies) < len(TROPHIES):  # 10.4
        raise _wrong(noun, creature.id, "trophies", "content-all-trophies")
    for effect in creature.effects:
        block = _check_effect(noun, creature.id, effect)
        if block.final_boss_only and noun != "final_boss":
            raise _wrong(noun, creature.id, f"effect {effect.block}", "content-final-boss-only")
    _check_repeated(noun, creature.id, creature.effects)


def _check_repeated(noun: str, entry: str, effects: list[EffectEntry]) -> None:
    """Refuse what an entry can have only once: a second one would be overlooked."""
    once = [effect.block for effect in effects if BLOCKS[effect.block].once or effect.limit is not None]
    for block in once:
        if once.count(block) > 1:
            raise _wrong(noun, entry, f"effect {block}", "content-twice")


def _check_effect(noun: str, entry: str, effect: EffectEntry) -> Block:
    """Hold an effect to its block: its time, and exactly the parameters it needs."""
    _one_of(noun, entry, "effects, block", effect.block, BLOCKS)
    block = BLOCKS[effect.block]
    field = f"effect {effect.block}"
    times = block.times(noun)
    if effect.when not in times:
        if times:
            key = "content-when"
        elif block.creature and noun in CREATURES:
            key = "content-bosses-only"
        else:
            key = NOT_FOR["creature" if noun in CREATURES else "card"]
        raise _wrong(noun, entry, f"{field}, when", key, value=repr(effect.when), times=times)
    given = {name: value for name, value in msgspec.structs.asdict(effect).items() if value is not None}
    for name in given.keys() - {"block", "when"} - set(block.needs) - set(block.may):
        raise _wrong(noun, entry, f"{field}, {name}", "content-no-parameter")
    for name in block.needs:
        if name not in given:
            raise _wrong(noun, entry, f"{field}, {name}", "content-missing")
    for name, value in given.items():
        if isinstance(value, int) and not isinstance(value, bool):
            _between(noun, entry, f"{field}, {name}", value, block.least.get(name, 0))
        elif name in block.words:
            _one_of(noun, entry, f"{field}, {name}", value, block.words[name])
    if effect.amount == "full" and effect.block != "heal":
        raise _wrong(noun, entry, f"{field}, amount", "content-full")
    _check_condition(noun, entry, field, effect)
    if effect.who is not None and effect.block != "block_attack":
        _one_of(noun, entry, f"{field}, who", effect.who, _whom(noun, effect.when))
    return block


def _whom(noun: str, when: str) -> tuple[str, ...]:
    """Return whom an effect can concern at that time."""
    if noun not in CREATURES:
        return ANYBODY
    if when == "hit":
        return ("attacker",)
    return tuple(who for who in OF_CREATURES if who != "did_not_damage" or when in WHEN_DAMAGE_WAS_DEALT)


def _check_condition(noun: str, entry: str, field: str, effect: EffectEntry) -> None:
    """Refuse parameters that say nothing without another one, and the other way round."""
    if effect.condition == "health_at_most" and effect.value is None:
        raise _wrong(noun, entry, f"{field}, value", "content-needs-value")
    if effect.condition == "boss" and effect.value is not None:
        raise _wrong(noun, entry, f"{field}, value", "content-no-value")
    if effect.block == "retaliate" and effect.kind is None and effect.step is None:
        raise _wrong(noun, entry, f"{field}, kind", "content-kind-or-step")
    if effect.limit is not None and effect.who != "attacker":
        raise _wrong(noun, entry, f"{field}, limit", "content-limit")


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
    if len(numbers.extra_echoes) != 6:
        raise _wrong("numbers", "", "extra_echoes", "content-extra-echoes")
    if not 2 <= len(numbers.trophy_track) <= LONGEST_TRACK or numbers.trophy_track[0] != 0:
        raise _wrong("numbers", "", "trophy_track", "content-trophy-track", most=LONGEST_TRACK - 1)
    for field, values in (("extra_echoes", numbers.extra_echoes), ("trophy_track", numbers.trophy_track)):
        for value in values:
            _between("numbers", "", field, value, 0)
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
    dream = next(card for card in box.starter if card.id == "hunters_dream")
    if dream.kind != "utility":
        raise _wrong("starter", dream.id, "kind", "content-dream-kind")
    blocks = [effect.block for effect in dream.effects]
    if "enter_dream" not in blocks:
        raise _wrong("starter", dream.id, "effects", "content-one-dream")
    for block in ("reveal_weapon", "return_to_hand"):
        if block in blocks:
            raise _wrong("starter", dream.id, f"effect {block}", "content-not-the-dream")
    if len(box.starter) > box.numbers.card_limit:
        raise BadBox(FILES["starter"], "", "content-many-starters")
