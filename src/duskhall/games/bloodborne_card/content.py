"""Reads content/*.toml: what the cards say, validated, as tables that the rules look numbers up in.

The entries are described in `data`: their shape, the building blocks there are, and what else the rules need of them;
an error names file, entry and field.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from duskhall.games.bloodborne_card import state
from duskhall.games.bloodborne_card.data.blocks import BLOCKS, WHEN, WHO
from duskhall.games.bloodborne_card.data.checks import FILES, TROPHIES, check
from duskhall.games.bloodborne_card.data.entries import Box, Card, Creature, EffectEntry, Entry
from duskhall.games.bloodborne_card.effects import BONUSES, EFFECTS, GUARDS, REACTIONS
from duskhall.kernel.content import digest, messages, parse, read_folder
from duskhall.kernel.setup import Content

FOLDER: Final = Path(__file__).parent / "content"
KINDS: Final = ("melee", "ranged", "utility")
INTENTS: Final = ("attack", "dream")
CAUSES: Final = (
    "attack",
    "card",
    "splash",
    "retaliation",
    "recoil",
    "escape",
    "reveal",
    "survival",
    "round_start",
)
CAUSE_OF: Final = {
    "escape": state.ESCAPE_EFFECT,
    "reveal": state.REVEAL_EFFECT,
    "survive": state.SURVIVAL_EFFECT,
    "round_start": state.ROUND_EFFECT,
}
STEPS: Final = {"instant": state.INSTANT_STEP, "attack": state.ATTACK_STEP}
FULL: Final = 1000  # more health than anybody can have
LARGEST_TOTAL: Final = 500  # of a roll whose chance is worked out: more than kills whoever has 100 health


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    own = _own_data()
    data = own if data is None else data
    box = parse(data, Box, FILES)
    check(box)
    named = _named(box)
    catalogues = {noun: [entry.id for entry in entries] for noun, entries in named.items()}
    fixed = {
        "die": [die.id for die in box.die],
        "trophy": list(TROPHIES),
        "intent": list(INTENTS),
        "cause": list(CAUSES),
    }
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
        tables.die_chances.append(_chances(tuple(die.faces)))
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
    tables.cause.append(CAUSE_OF.get(effect.when, state.CARD))
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


@lru_cache(maxsize=16)
def _chances(faces: tuple[tuple[int, int], ...]) -> list[float]:
    """Return the chance of each total of a roll with combos (4.2); larger totals are left out.

    >>> _chances(((0, 0), (1, 1)))[:3]
    [0.5, 0.25, 0.125]
    """
    share = 1 / len(faces)
    again = len([damage for damage, plus in faces if plus and not damage]) * share  # rolled again for nothing
    chances = [0.0] * (LARGEST_TOTAL + 1)
    for total in range(len(chances)):
        chance = 0.0
        for damage, plus in faces:
            if not plus:
                chance += share * (damage == total)
            elif 0 < damage <= total:
                chance += share * chances[total - damage]
        chances[total] = chance / (1 - again)
    return chances


assert set(WHEN) >= {time for block in BLOCKS.values() for time in block.card + block.creature}
