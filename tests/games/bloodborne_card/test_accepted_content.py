"""Content that is accepted works: every effect that the loader lets pass changes what happens in some game.

All blocks are tried on all kinds of entries, at all times, with all their parameters.  Each is refused with file, entry
and field, or a game played with it comes out otherwise than the same game without it.
"""

import json
import re
from collections.abc import Iterator
from copy import copy, deepcopy
from functools import cache
from itertools import product
from typing import Any

import pytest
from tests.games.bloodborne_card.table import GAME_ID, PLAIN

from duskhall.games import find
from duskhall.games.bloodborne_card.data.blocks import BLOCKS, WHEN, WHO
from duskhall.games.bloodborne_card.data.checks import FILES
from duskhall.kernel.content import BadContent
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

pytestmark = pytest.mark.once

GAME = find(GAME_ID)
ENTRIES = {
    "melee": ("starter", "own_card"),
    "ranged": ("starter", "own_card"),
    "utility": ("starter", "own_card"),
    "monster": ("monster", "scourge_beast"),
    "boss": ("boss", "watchdog"),
    "final_boss": ("final_boss", "gehrman"),
}
# What a parameter can be; of numbers one is enough.
PARAMETERS: dict[str, tuple[Any, ...]] = {
    "amount": (2,),
    "count": (1,),
    "bonus": (1,),
    "max": (0,),
    "value": (3,),
    "floor": (7,),
    "deaths": (1,),
    "who": tuple(WHO),
    "kind": ("any", "weapon", "melee", "ranged"),
    "step": ("instant", "attack"),
    "scope": ("all", "monster_attack"),
    "position": ("first", "last"),
    "condition": ("boss", "health_at_most", "alive"),
    "limit": ("once_per_round",),
    "only_if_sole_copy": (True, False),
}
TRIED = 80  # games until an effect must have shown

# What everybody has in hand besides, so that there is something for any effect to work on.
BURN = {"block": "damage_hunters", "when": "instant", "who": "all", "amount": 1}
SPARK = {"block": "damage_monster", "when": "instant", "amount": 1}
QUICK = {"block": "instant_strike", "when": "instant", "only_if_sole_copy": False}
COVER = {"block": "ignore_damage", "when": "round", "scope": "all"}
COMMON: list[dict[str, Any]] = [
    {"id": "burner", "kind": "utility", "effects": [BURN], "provenance": "designed"},
    {"id": "sparks", "kind": "utility", "effects": [SPARK, SPARK], "provenance": "designed"},
    {"id": "quick_axe", "kind": "melee", "damage": 2, "effects": [QUICK, COVER], "provenance": "designed"},
]


def small_box() -> dict[str, Any]:
    """The game's own content with little in it, so that it is quickly read, and hands that hold something of all."""
    data = deepcopy(dict(PLAIN))
    data["starter"] += COMMON
    data["upgrade"] = data["upgrade"][:4]
    data["monster"] = [each for each in data["monster"] if not each["effects"]][:3]
    data["boss"] = [each for each in data["boss"] if each["id"] == "watchdog"]
    data["final_boss"] = [each for each in data["final_boss"] if each["id"] == "gehrman"]
    data["numbers"].update(full_health=9, card_limit=10, dungeon_monsters=2, dungeon_bosses=0)
    return data


SMALL = small_box()


def content(owner: str, *given: dict[str, Any]) -> dict[str, Any]:
    """Return a small box in which everybody has a card of that kind with these effects, or fights such creatures."""
    data: dict[str, Any] = {noun: copy(entries) for noun, entries in SMALL.items()}
    noun, name = ENTRIES[owner]
    if noun == "starter":
        damage = 0 if owner == "utility" else 2
        card = {"id": name, "kind": owner, "damage": damage, "effects": list(given), "provenance": "designed"}
        data["starter"].append(card)
        data["numbers"].update(dungeon_bosses=1)
        return data
    entry = {**next(each for each in data[noun] if each["id"] == name), "effects": list(given), "health": 4}
    data[noun] = [entry]
    if noun != "final_boss":
        data[noun] += [{**entry, "id": f"twin_{at}"} for at in range(2)]
        monsters = 3 if noun == "monster" else 0
        data["numbers"].update(dungeon_monsters=monsters, dungeon_bosses=3 - monsters)
    return data


def refusal(owner: str, effect: dict[str, Any]) -> str:
    """Return what the loader says of it, naming file, entry and field; nothing where it accepts it."""
    noun, name = ENTRIES[owner]
    try:
        GAME.load(content(owner, effect))
    except BadContent as error:
        said = str(error)
    else:
        return ""
    assert re.fullmatch(rf"{FILES[noun]}: {noun} {name}, [^:]+: .+\.", said), said
    return said


@cache
def played(owner: str, written: str, number: int) -> list[Any]:
    """Return what happens in a game, everybody answering by the same dice."""
    settings = {"round_limit": 8, "final_boss": "gehrman"}
    setup = GAME.setup(3 + number % 2, settings, content(owner, *json.loads(written)))
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(number.to_bytes(32, "big")), recorder)
    dice = Dice((1000 + number).to_bytes(32, "big"))
    while state.asks:
        ask = state.next_ask()
        state.take(ask, ask.options[dice.below(2**30) % len(ask.options)])
    return [event.plain() for event in recorder.events]


def shows(owner: str, effect: dict[str, Any], *without: dict[str, Any]) -> bool:
    """Whether some game comes out otherwise than without the effect, or with another one in its place."""
    one, other = json.dumps([effect]), json.dumps(without)
    return any(played(owner, one, number) != played(owner, other, number) for number in range(TRIED))


def accepted(block: str, owner: str) -> Iterator[dict[str, Any]]:
    """Return every way to write a block that the loader accepts, with and without what it may have."""
    needs, may = BLOCKS[block].needs, BLOCKS[block].may
    optional = [(None, *PARAMETERS[name]) for name in may]
    for when in WHEN:
        for values in product(*[PARAMETERS[name] for name in needs], *optional):
            given = {name: value for name, value in zip((*needs, *may), values) if value is not None}
            effect = {"block": block, "when": when, **given}
            refused = refusal(owner, effect)
            if ", when:" in refused or "only a" in refused:
                break  # whatever the parameters are
            if not refused:
                yield effect


@pytest.mark.parametrize("owner", ENTRIES)
@pytest.mark.parametrize("block", BLOCKS)
def test_an_effect_is_refused_or_changes_what_happens(block, owner):
    for effect in accepted(block, owner):
        assert shows(owner, effect), effect
        for name in BLOCKS[block].may:
            less = {key: value for key, value in effect.items() if key != name}
            if less != effect and not refusal(owner, less):
                assert shows(owner, effect, less), f"{name} of {effect}"


@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_is_accepted_somewhere(block):
    found = [owner for owner in ENTRIES if next(accepted(block, owner), None)]
    assert bool(found) == (block != "enter_dream")  # which only Hunter's Dream has
