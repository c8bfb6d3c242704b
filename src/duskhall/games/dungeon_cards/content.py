"""Reads content/*.toml: what the cards say, validated, as tables that the rules look numbers up in."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from duskhall.games.dungeon_cards import state
from duskhall.games.dungeon_cards.effects import AID_EFFECTS, BOSS_EFFECTS
from duskhall.kernel.content import BadContent, all_different, between, digest, known_fields, one_of, parse, read_folder
from duskhall.kernel.setup import Content

FOLDER = Path(__file__).parent / "content"
FILES = {"adventurer": "adventurers.toml", "card": "deck.toml", "boss": "bosses.toml", "dice": "dice.toml"}

TYPES = ("explore", "trap", "treasure", "monster", "equipment", "adventurer")

# At which moments an aid of each timing is used (6.3).
MOMENTS = {
    "before_draw": (state.BEFORE_DRAWING,),
    "on_draw": (state.CARD_JUST_DRAWN,),
    "after_fight_roll": (state.AFTER_A_FIGHT_ROLL,),
    "after_evade_roll": (state.AFTER_AN_EVADE_ROLL,),
    "after_any_roll": (state.AFTER_A_FIGHT_ROLL, state.AFTER_AN_EVADE_ROLL),
    "after_evade_success": (state.HAVING_EVADED,),
    "on_failed_roll": (state.HIT_COMING,),
    "on_hit": (state.HIT_COMING,),
    "on_collect": (state.COLLECTING,),
    "any_time": tuple(range(state.MOMENTS)),
}

# When single-use equipment of each effect is used (8.3, 8.4).
ITEM_TIMING = {"add_strikes": "after_fight_roll", "add_evades": "after_evade_roll", "reroll": "after_any_roll"}

# When a skill of each effect can do something; healing always can.
EFFECT_TIMINGS = {
    "add_strikes": ("after_fight_roll",),
    "add_evades": ("after_evade_roll",),
    "reroll": ("after_fight_roll", "after_evade_roll", "after_any_roll"),
    "peek_discard": ("before_draw",),
    "reduce_action": ("on_draw",),
    "loot_on_evade": ("after_evade_success",),
    "prevent_hit": ("on_failed_roll", "on_hit"),
    "keep_loot": ("on_failed_roll", "on_hit"),
    "treasure_bonus": ("on_collect",),
    "heal": tuple(MOMENTS),
}

# Effects that do not come in amounts.
UNMEASURED = ("reroll", "peek_discard", "loot_on_evade", "keep_loot")

# What permanent equipment can do (8.2).
LASTING = ("add_strikes", "add_evades")

# The numbers that each type of card has besides how many there are and its action number (section 4).
NUMBERS_OF = {
    "explore": (),
    "trap": ("evade",),
    "treasure": ("gold", "potion"),
    "monster": ("evade", "strike", "gold", "potion"),
    "equipment": ("amount",),
    "adventurer": ("evade", "strike", "gold", "potion"),
}

MOST = 1000  # of any number on a card

Provenance = Literal["rulebook", "designed"]


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = FOLDER.parent / "texts"


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry says of itself: where it comes from, and which values the rulebook states."""

    id: str
    provenance: Provenance
    known: list[str]


class Skill(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A skill of an adventurer."""

    id: str
    cost: int
    timing: str
    effect: str
    amount: int


class Adventurer(Entry, forbid_unknown_fields=True, kw_only=True):
    """An adventurer's profile."""

    action_limit: int
    strike_dice: int
    evade_dice: int
    hits: int
    skill: list[Skill]


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A kind of card of the dungeon deck."""

    type: Literal["explore", "trap", "treasure", "monster", "equipment", "adventurer"]
    count: int
    action: int
    evade: int = 0
    strike: int = 0
    gold: int = 0
    potion: int = 0
    adventurer: str = ""
    duration: Literal["", "permanent", "single_use"] = ""
    effect: str = ""
    amount: int = 0


class Boss(Entry, forbid_unknown_fields=True, kw_only=True):
    """A dungeon boss."""

    strikes_per_hit: int
    hits: int
    gold: int
    skill: str
    effect: str
    amount: int


class DiceFaces(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How many dice there are, and how many faces of each kind a die has."""

    count: int
    strike: int
    evade: int
    skill: int
    provenance: Provenance
    known: list[str]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    adventurer: list[Adventurer]
    card: list[Card]
    boss: list[Boss]
    dice: DiceFaces


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    data = read_folder(FOLDER, FILES.values()) if data is None else data
    box = parse(data, Box, FILES)
    _check(box)
    skills = [skill.id for adventurer in box.adventurer for skill in adventurer.skill]
    items = [card.id for card in box.card if card.type == "equipment"]
    single_use = [card.id for card in box.card if card.duration == "single_use"]
    catalogues = {
        "card": [card.id for card in box.card],
        "adventurer": [adventurer.id for adventurer in box.adventurer],
        "aid": skills + single_use,
        "item": items,
        "boss": [boss.id for boss in box.boss],
        "face": ["strike", "evade", "skill"],
    }
    return Content(data, digest(data), catalogues, _tables(box))


def _check(box: Box) -> None:
    """Hold the entries to what the rules need of them."""
    names = [skill.id for adventurer in box.adventurer for skill in adventurer.skill]
    names += [card.id for card in box.card]
    # 13.4 Dice that always or never strike would leave a tie for ever.
    for field, least, most in (("count", 1, MOST), ("strike", 1, 5), ("evade", 0, 5), ("skill", 0, 5)):
        between(FILES["dice"], f"dice, {field}", getattr(box.dice, field), least, most)
    if box.dice.strike + box.dice.evade + box.dice.skill != 6:  # 5.1
        raise BadBox(FILES["dice"], "dice", "content-faces")
    all_different(FILES["adventurer"], "adventurer", [adventurer.id for adventurer in box.adventurer])
    all_different(FILES["card"], "card", names)
    all_different(FILES["boss"], "boss", [boss.id for boss in box.boss])
    for adventurer in box.adventurer:
        for skill in adventurer.skill:
            _check_skill(adventurer.id, skill)
        for field in ("action_limit", "hits"):
            _at_least("adventurer", adventurer.id, field, getattr(adventurer, field), 1)
        for field in ("strike_dice", "evade_dice"):  # 5.1 there are no more dice than these
            place = f"adventurer {adventurer.id}, {field}"
            between(FILES["adventurer"], place, getattr(adventurer, field), 1, box.dice.count)
    for card in box.card:
        _check_card(card, [adventurer.id for adventurer in box.adventurer])
    for noun, entries in (("adventurer", box.adventurer), ("card", box.card), ("boss", box.boss)):
        for entry in entries:
            known_fields(FILES[noun], f"{noun} {entry.id}", entry, entry.known)
    known_fields(FILES["dice"], "dice", box.dice, box.dice.known)
    for boss in box.boss:
        _one_of("boss", boss.id, "effect", boss.effect, BOSS_EFFECTS)
        for field, least in (("strikes_per_hit", 1), ("hits", 1), ("gold", 0), ("amount", 0)):
            _at_least("boss", boss.id, field, getattr(boss, field), least)
    if len(box.adventurer) < 6:
        raise BadBox(FILES["adventurer"], "", "content-few-adventurers", given=len(box.adventurer))
    if not box.boss:
        raise BadBox(FILES["boss"], "", "content-no-boss")


def _check_skill(adventurer: str, skill: Skill) -> None:
    """Hold a skill to what its effect needs."""
    place = f"skill {skill.id}"
    _one_of("adventurer", adventurer, f"{place}, timing", skill.timing, MOMENTS)
    _one_of("adventurer", adventurer, f"{place}, effect", skill.effect, AID_EFFECTS)
    _one_of("adventurer", adventurer, f"{place}, timing", skill.timing, EFFECT_TIMINGS[skill.effect])
    _at_least("adventurer", adventurer, f"{place}, cost", skill.cost, 1)
    _check_amount("adventurer", adventurer, f"{place}, amount", skill.effect, skill.amount)


def _check_card(card: Card, heroes: list[str]) -> None:
    """Hold a card to the fields that its type has."""
    for field in ("count", "action", "evade", "strike", "gold", "potion", "amount"):
        value = getattr(card, field)
        _at_least("card", card.id, field, value, 0)
        if value and field not in ("count", "action", *NUMBERS_OF[card.type]):
            raise BadBox(FILES["card"], f"card {card.id}, {field}", "content-other-type", value=repr(value))
    equipment = card.type == "equipment"
    _one_of("card", card.id, "duration", card.duration, ("permanent", "single_use") if equipment else [""])
    _one_of("card", card.id, "effect", card.effect, ITEM_TIMING if equipment else [""])
    _one_of("card", card.id, "adventurer", card.adventurer, heroes if card.type == "adventurer" else [""])
    if equipment:
        if card.duration == "permanent":
            _one_of("card", card.id, "effect", card.effect, LASTING)
        _check_amount("card", card.id, "amount", card.effect, card.amount)


def _check_amount(noun: str, entry: str, field: str, effect: str, amount: int) -> None:
    """Hold an amount to its effect: something where there is anything to measure, else nothing."""
    _at_least(noun, entry, field, amount, 0 if effect in UNMEASURED else 1)
    if effect in UNMEASURED and amount:
        raise BadBox(FILES[noun], f"{noun} {entry}, {field}", "content-no-amount", value=amount, effect=effect)


def _one_of(noun: str, entry: str, field: str, value: str, possible: Any) -> None:
    place = f"{noun} {entry}, {field}"
    if "" in possible and value:  # a field that this type of entry does not have must be empty
        raise BadBox(FILES[noun], place, "content-other-type", value=repr(value))
    one_of(FILES[noun], place, value, possible)


def _at_least(noun: str, entry: str, field: str, value: int, least: int) -> None:
    between(FILES[noun], f"{noun} {entry}, {field}", value, least, MOST)


def _tables(box: Box) -> state.Tables:
    tables = state.Tables()
    _add_adventurers(tables, box)
    _add_cards(tables, box)
    for boss in box.boss:
        with_hit, after_hit = BOSS_EFFECTS[boss.effect]
        tables.boss_strikes.append(boss.strikes_per_hit)
        tables.boss_hits.append(boss.hits)
        tables.boss_gold.append(boss.gold)
        tables.boss_amount.append(boss.amount)
        tables.boss_with_hit.append(with_hit)
        tables.boss_after_hit.append(after_hit)
    dice = box.dice
    tables.dice = dice.count
    tables.faces = [state.STRIKE] * dice.strike + [state.EVADE] * dice.evade + [state.SKILL] * dice.skill
    return tables


def _add_adventurers(tables: state.Tables, box: Box) -> None:
    for adventurer in box.adventurer:
        tables.action_limit.append(adventurer.action_limit)
        tables.strike_dice.append(adventurer.strike_dice)
        tables.evade_dice.append(adventurer.evade_dice)
        tables.hits.append(adventurer.hits)
        skills_at: list[list[int]] = [[] for _ in range(state.MOMENTS)]
        for skill in adventurer.skill:
            aid = _add_aid(tables, skill.cost, skill.effect, skill.amount, state.NOBODY)
            for moment in MOMENTS[skill.timing]:
                skills_at[moment].append(aid)
        tables.skills_at.append(skills_at)


def _add_cards(tables: state.Tables, box: Box) -> None:
    heroes = [adventurer.id for adventurer in box.adventurer]
    tables.items_at = [[] for _ in range(state.MOMENTS)]
    for index, card in enumerate(box.card):
        tables.type.append(TYPES.index(card.type))
        for field in ("count", "action", "evade", "strike", "gold", "potion"):
            getattr(tables, field).append(getattr(card, field))
        tables.owner.append(heroes.index(card.adventurer) if card.adventurer else state.NOBODY)
        tables.item.append(len(tables.item_card) if card.type == "equipment" else state.NOBODY)
        if card.type != "equipment":
            continue
        item = len(tables.item_card)
        lasting = card.duration == "permanent"
        tables.item_card.append(index)
        tables.item_strikes.append(card.amount if lasting and card.effect == "add_strikes" else 0)
        tables.item_evades.append(card.amount if lasting and card.effect == "add_evades" else 0)
        if lasting:
            tables.lasting.append(item)
        else:
            aid = _add_aid(tables, 0, card.effect, card.amount, item)
            for moment in MOMENTS[ITEM_TIMING[card.effect]]:
                tables.items_at[moment].append(aid)


def _add_aid(tables: state.Tables, cost: int, effect: str, amount: int, item: int) -> int:
    carry_out, helps = AID_EFFECTS[effect]
    tables.cost.append(cost)
    tables.amount.append(amount)
    tables.effect.append(carry_out)
    tables.helps.append(helps)
    tables.aid_item.append(item)
    return len(tables.cost) - 1
