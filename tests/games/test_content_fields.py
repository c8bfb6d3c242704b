"""Every field of the content takes effect: with another value, games from the same seeds go otherwise.

What a field may not be is refused, which the tests of each game's loader show.  `WORTH` lists one other value for every
field, by the struct that has it; the fields of the structs are read from the loaders, so that none is forgotten.
"""

import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from duskhall.games import find
from duskhall.kernel.conformance.play import decisions, dice_of
from duskhall.kernel.content import BadContent
from duskhall.kernel.event import Recorder
from duskhall.kernel.setup import Setup

GAMES = ["dungeon-cards", "blood-bound"]
MOST_GAMES = 150  # most fields show in the first one

# Of no rule: they tell where an entry comes from, and the client says so; how a boss's skill is called, which it says,
# too; and by which name a row of curses is refused.
TOLD = {"dungeon-cards": {"provenance", "known", "Boss.skill"}, "blood-bound": {"provenance", "known", "Curses.id"}}

# Per game and field: where it stands (list, entry, perhaps a skill of it), and what is changed.
WORTH: dict[str, dict[str, tuple[tuple[str, ...], dict[str, Any]]]] = {
    "dungeon-cards": {
        "Box.adventurer": (("adventurer", "warrior"), {"action_limit": 3}),
        "Box.card": (("card", "zombie"), {"count": 9}),
        "Box.boss": (("boss", "minotaur"), {"hits": 1}),
        "Box.dice": (("dice",), {"strike": 2, "skill": 2}),
        "Adventurer.id": (("adventurer", "warrior"), {"id": "hero"}),
        "Adventurer.action_limit": (("adventurer", "warrior"), {"action_limit": 3}),
        "Adventurer.strike_dice": (("adventurer", "warrior"), {"strike_dice": 2}),
        "Adventurer.evade_dice": (("adventurer", "warrior"), {"evade_dice": 6}),
        "Adventurer.hits": (("adventurer", "warrior"), {"hits": 1}),
        "Adventurer.skill": (("adventurer", "cleric"), {"skill": []}),
        "Skill.id": (("adventurer", "cleric", "blessing"), {"id": "prayer"}),
        "Skill.cost": (("adventurer", "cleric", "blessing"), {"cost": 3}),
        "Skill.timing": (("adventurer", "cleric", "heal"), {"timing": "on_collect"}),
        "Skill.effect": (("adventurer", "ranger", "pathfinder"), {"effect": "heal"}),
        "Skill.amount": (("adventurer", "ranger", "pathfinder"), {"amount": 2}),
        "Card.id": (("card", "zombie"), {"id": "husk"}),
        "Card.type": (("card", "silver_cup"), {"type": "monster"}),
        "Card.count": (("card", "zombie"), {"count": 9}),
        "Card.action": (("card", "zombie"), {"action": 1}),
        "Card.evade": (("card", "tripwire"), {"evade": 3}),
        "Card.strike": (("card", "zombie"), {"strike": 6}),
        "Card.gold": (("card", "silver_cup"), {"gold": 9}),
        "Card.potion": (("card", "adv_warrior"), {"potion": 2}),
        "Card.adventurer": (("card", "adv_warrior"), {"adventurer": "dwarf"}),
        "Card.duration": (("card", "throwing_knives"), {"duration": "permanent"}),
        "Card.effect": (("card", "keen_blade"), {"effect": "add_evades"}),
        "Card.amount": (("card", "keen_blade"), {"amount": 3}),
        "Boss.id": (("boss", "minotaur"), {"id": "bull"}),
        "Boss.strikes_per_hit": (("boss", "minotaur"), {"strikes_per_hit": 2}),
        "Boss.hits": (("boss", "minotaur"), {"hits": 1}),
        "Boss.gold": (("boss", "lich_queen"), {"gold": 1}),
        "Boss.effect": (("boss", "minotaur"), {"effect": "lose_gold"}),
        "Boss.amount": (("boss", "minotaur"), {"amount": 3}),
        "DiceFaces.count": (("dice",), {"count": 9}),
        "DiceFaces.strike": (("dice",), {"strike": 2, "skill": 2}),
        "DiceFaces.evade": (("dice",), {"evade": 3, "skill": 0}),
        "DiceFaces.skill": (("dice",), {"skill": 2, "evade": 1}),
    },
    "blood-bound": {
        "Box.character": (("character", "mage"), {"ability": "fan"}),
        "Box.card": (("card", "fan"), {"count": 0}),
        "Box.curses": (("curses", "seven"), {"false": 3}),
        "Character.id": (("character", "mage"), {"id": "sorcerer"}),
        "Character.affiliations": (("character", "mage"), {"affiliations": ["own", "own"]}),
        "Character.clue": (("character", "mage"), {"clue": "rival"}),
        "Character.ability": (("character", "mage"), {"ability": "fan"}),
        "Card.count": (("card", "fan"), {"count": 0}),
        "Curses.false": (("curses", "seven"), {"false": 3}),
    },
}

# Fields that can have one value only, in their place: any other is refused.
FIXED: dict[str, dict[str, tuple[tuple[str, ...], dict[str, Any]]]] = {
    "dungeon-cards": {},
    "blood-bound": {
        "Character.number": (("character", "mage"), {"number": 3}),
        "Card.id": (("card", "fan"), {"id": "umbrella"}),
        "Curses.players": (("curses", "seven"), {"players": 8}),
        "Curses.true": (("curses", "seven"), {"true": 2}),
    },
}


def fields_of(game_id: str) -> set[str]:
    """The fields of a game's content, by the struct that has them, but for what only tells where they come from."""
    box: type[msgspec.Struct] = sys.modules[find(game_id).load.__module__].Box
    left, found = [box], set[str]()
    while left:
        struct = left.pop()
        for field in msgspec.structs.fields(struct):
            found.add(f"{struct.__name__}.{field.name}")
            for each in (field.type, *getattr(field.type, "__args__", ())):
                if isinstance(each, type) and issubclass(each, msgspec.Struct):
                    left.append(each)
    told = TOLD[game_id]
    return {field for field in found if field not in told and field.split(".")[1] not in told}


def changed(content: dict[str, Any], where: tuple[str, ...], values: dict[str, Any]) -> dict[str, Any]:
    """The content with one entry changed; a card of an adventurer that is called otherwise follows it."""
    content = deepcopy(content)
    entry: Any = content[where[0]]
    for name, noun in zip(where[1:], ("", "skill")):
        entry = next(each for each in (entry[noun] if noun else entry) if each["id"] == name)
    if where[0] == "adventurer" and "id" in values and len(where) == 2:
        for card in content["card"]:
            if card.get("adventurer") == entry["id"]:
                card["adventurer"] = values["id"]
    entry.update(values)
    return content


def told(setup: Setup, number: int) -> Iterator[Any]:
    """What is asked, and in the end what happened, in a game that is answered at random."""
    recorder = Recorder(setup)
    state = setup.game.new(setup, dice_of("fields", number), recorder)
    for ask, option in decisions(state, "fields", number):
        yield ask.seat, ask.question.name, setup.option_name(ask.question, option), len(ask.options)
    yield from [event.plain() for event in recorder.events]


def differ(game_id: str, content: dict[str, Any]) -> bool:
    """Say whether some game goes otherwise with this content."""
    game = find(game_id)
    for number in range(MOST_GAMES):
        seats = game.seats[(1 + number) % len(game.seats)]
        settings = {"rounds": 2 + number % 3, "potions": "beaten"} if game_id == "dungeon-cards" else {}
        own, other = (game.setup(seats, settings, each, simulation=True) for each in (None, content))
        if list(told(own, number)) != list(told(other, number)):
            return True
    return False


@pytest.mark.parametrize(("game_id", "field"), [(game_id, field) for game_id in GAMES for field in WORTH[game_id]])
def test_a_field_with_another_value_changes_some_game(game_id, field):
    own = dict(find(game_id).setup(find(game_id).seats[0]).content.data)
    assert not differ_at_first(game_id, own)
    assert differ(game_id, changed(own, *WORTH[game_id][field]))


def differ_at_first(game_id: str, content: dict[str, Any]) -> bool:
    """Say whether the first game goes otherwise: with the game's own content given again it does not."""
    game = find(game_id)
    own, other = (game.setup(game.seats[0], content=each, simulation=True) for each in (None, content))
    return list(told(own, 0)) != list(told(other, 0))


@pytest.mark.parametrize(("game_id", "field"), [(game_id, field) for game_id in GAMES for field in FIXED[game_id]])
def test_a_field_that_can_have_one_value_only_is_refused_with_another(game_id, field):
    game = find(game_id)
    own = dict(game.setup(game.seats[0]).content.data)
    with pytest.raises(BadContent):
        game.load(changed(own, *FIXED[game_id][field]))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_field_is_forgotten(game_id):
    assert fields_of(game_id) == set(WORTH[game_id]) | set(FIXED[game_id])
