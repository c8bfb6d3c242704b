"""Content that cannot be used is refused with one sentence that names file, entry and field."""

import copy
import itertools

import pytest
from tests.games.bloodborne_board.table import fresh

from duskhall.games.bloodborne_board import GAME, tables
from duskhall.games.bloodborne_board.content import load, read_files
from duskhall.games.bloodborne_board.data.reading import LARGE, RANGES
from duskhall.games.bloodborne_board.effects import ITEM_EFFECTS
from duskhall.games.bloodborne_board.missions import open_steps
from duskhall.games.bloodborne_board.printed import (
    DODGE_AGAIN,
    MISSION_HUNT,
    MISSION_INSIGHT,
    SPEED_FAST,
    SPEED_MEDIUM,
    SPEED_SLOW,
    WHOM_NEAR,
)
from duskhall.games.bloodborne_board.tables import EnemyLine
from duskhall.kernel.content import BadContent
from duskhall.kernel.dice import Dice
from duskhall.kernel.game import BadSetup
from duskhall.kernel.setup import Definition

HUNT = "campaigns/the_long_hunt.toml"
KINDS = [enemy["id"] for enemy in read_files()["enemy"] if enemy["role"] == "enemy"]
TYPES = ("consumable", "tool", "rune", "story")


@pytest.fixture
def data():
    return copy.deepcopy(read_files())


def entry(entries, name):
    return next(entry for entry in entries if entry.get("id", entry.get("number")) == name)


def refused(data, *words):
    with pytest.raises(BadContent) as refusal:
        load(data)
    for word in words:
        assert word in str(refusal.value), str(refusal.value)


def test_the_games_own_content_can_be_given_again(data):
    assert load(data).digest == load().digest == GAME.setup(1).content.digest


def test_the_box_holds_what_the_facts_say(data):
    assert [len(data[noun]) for noun in ("hunter", "card", "firearm", "item", "tile")] == [4, 24, 8, 43, 20]
    assert sum(gun["copies"] for gun in data["firearm"]) == 11  # of eight kinds: three also lie with a hunter
    assert [card["copies"] for card in data["card"] if card.get("basic")] == [3] * 4
    assert [card["copies"] for card in data["card"] if not card.get("basic")] == [3] * 20
    copies = {kind: [item["copies"] for item in data["item"] if item["type"] == kind] for kind in TYPES}
    assert copies == {"consumable": [2] * 18, "tool": [1] * 14, "rune": [1] * 10, "story": [1]}
    enemies = [enemy for enemy in data["enemy"] if enemy["role"] == "enemy"]
    assert [(enemy["minis"], len(enemy["side"])) for enemy in enemies] == [(4, 2)] * 7
    assert [enemy["role"] for enemy in data["enemy"]].count("rival") == 7
    icons = [icon for tile in data["tile"] for space in tile["spaces"].values() for icon in space]
    assert [icons.count(icon) for icon in ("enemy1", "enemy2", "enemy3", "lamp", "consumable")] == [6, 5, 6, 7, 14]
    assert len(data["boss"]) == 5
    for boss in data["boss"]:
        assert sum(line.get("copies", 1) for line in boss["phase1"]) == 5
        assert sum(line.get("copies", 1) for line in boss["phase2"]) == 5


def test_the_decks_hold_every_copy_that_the_box_has():
    state = fresh(4, hunters="random")
    assert len(state.upgrades + state.offer) == 60
    assert {(state.upgrades + state.offer).count(card) for card in set(state.upgrades)} == {3}
    assert len(state.goods_deck) == 36
    assert {state.goods_deck.count(item) for item in state.goods_deck} == {2}
    left = dict(zip(state.setup.catalogues["firearm"], state.guns_left, strict=True))
    assert sum(left.values()) == 7  # four of eleven are in the hunters' hands
    assert [left[gun] for gun in ("hunter_pistol", "evelyn", "cannon", "rosmarinus")] == [0, 1, 1, 1]


def test_every_chapter_allows_as_many_random_tiles_as_its_card_says(data):
    caps = {pack["id"]: [chapter["cap"] for chapter in pack["chapter"]] for pack in data["campaign"]}
    assert caps == {
        "the_long_hunt": [6, 5, 5],
        "growing_madness": [6, 6, 5],
        "secrets_of_the_church": [6, 6, 6],
        "fall_of_old_yharnam": [5, 5, 6],
    }
    assert {chapter["random"] for pack in data["campaign"] for chapter in pack["chapter"]} == {2}


@pytest.mark.parametrize("chapter", range(12))
def test_whatever_the_campaign_remembers_a_chapter_has_one_hunt_and_three_insight_missions(chapter):
    state = fresh(1)
    missions = [state.tables.missions[number] for number in state.tables.of_chapter[chapter]]
    remembered = sorted({flag for mission in missions for flag in mission.needs + mission.without})
    for past in itertools.product((0, 1), repeat=len(remembered)):
        for flag, value in zip(remembered, past, strict=True):
            state.flags[flag] = value
        part = [each for each in missions if open_steps.branch_is_open(state, each.needs, each.without)]
        assert [each.type for each in part if not each.opened].count(MISSION_HUNT) == 1
        assert [each.type for each in part if not each.opened].count(MISSION_INSIGHT) == 3


def test_every_effect_of_items_is_used_by_the_content(data):
    assert {item["effect"] for item in data["item"]} == set(ITEM_EFFECTS)


def test_bad_numbers_and_unknown_fields_are_named(data):
    entry(data["card"], "skill")["damage"] = "much"
    refused(data, "cards.toml", "card skill", "damage")


def test_an_unknown_field_is_named(data):
    entry(data["tile"], "market")["colour"] = "red"
    refused(data, "tiles.toml", "tile market", "colour")


def test_a_field_that_no_definition_takes_is_named_with_its_entry(data):
    entry(data["enemy"], "hunter_mob")["side"][0]["basic"]["demand_damage"] = 2  # as the view calls it
    refused(data, "enemies.toml", "enemy hunter_mob", "basic", "demand_damage")


def test_a_word_that_stands_for_no_number_is_named_with_its_field(data):
    entry(data["firearm"], "cannon")["speed"] = "quick"
    refused(data, "firearms.toml", "firearm cannon", "speed", "quick")


def test_every_field_of_an_entry_reaches_its_definition(data):
    """A line that says everything: no number, word or yes of it gets lost."""
    said = entry(data["enemy"], "hunter_mob")["side"][0]["basic"]
    for name, kind in zip(EnemyLine.FIELDS, EnemyLine.TYPES, strict=True):
        said[name] = {"int": 7, "Yes": True, "Speed": "fast", "Demand": None}[kind]
    said["demand"] = {"when": "again", "whom": "near", "speed": "slow", "at": "medium", "carry": True, "damage": 7}
    content = load(data)
    line = content.tables.lines[content.catalogues["line"].index(said["id"])]
    numbers = {"int": 7, "Yes": 1, "Speed": SPEED_FAST}
    for name, kind in zip(EnemyLine.FIELDS, EnemyLine.TYPES, strict=True):
        assert kind == "Demand" or getattr(line, name) == numbers[kind], name
    demand = [getattr(line.demand, name) for name in ("when", "whom", "speed", "at", "carry", "damage", "mirror")]
    assert demand == [DODGE_AGAIN, WHOM_NEAR, SPEED_SLOW, SPEED_MEDIUM, 1, 7, 0]


@pytest.mark.parametrize(
    ("noun", "name", "change", "words"),
    [
        ("tile", "market", {"exits": {}}, ("tiles.toml", "market", "exits")),
        ("tile", "market", {"exits": {"n": "d"}}, ("tiles.toml", "market", "exits", "'d'")),
        ("tile", "market", {"adjacent": []}, ("tiles.toml", "market", "adjacent", "cannot be reached")),
        ("tile", "market", {"adjacent": ["a-x"]}, ("tiles.toml", "market", "adjacent")),
        ("tile", "market", {"spaces": {"a": [], "x": []}}, ("tiles.toml", "market", "spaces")),
        ("hunter", "hunter_axe", {"firearm": "bow"}, ("hunters.toml", "hunter_axe", "firearm")),
        ("hunter", "hunter_axe", {"side": []}, ("hunters.toml", "hunter_axe", "side")),
        ("card", "skill", {"copies": 4}, ("cards.toml", "copies", "12")),
        ("card", "swift", {"copies": 0}, ("cards.toml", "swift", "copies")),
        ("item", "pebble", {"effect": "fly"}, ("items.toml", "pebble", "effect")),
        ("item", "pebble", {"type": "tool"}, ("items.toml", "type")),
        ("enemy", "hunter_mob", {"hp": [4]}, ("enemies.toml", "hunter_mob", "hp")),
        ("enemy", "hunter_mob", {"side": []}, ("enemies.toml", "hunter_mob", "side")),
        ("enemy", "hunter_mob", {"id": "scourge_beast"}, ("enemies.toml", "scourge_beast", "id")),
        ("boss", "cleric_beast", {"hp": [1]}, ("bosses.toml", "cleric_beast", "hp")),
        ("boss", "cleric_beast", {"phase2": []}, ("bosses.toml", "cleric_beast", "phase2")),
        ("boss", "cleric_beast", {"soothed_by": "lute"}, ("bosses.toml", "cleric_beast", "soothed_by", "lute")),
    ],
)
def test_what_does_not_fit_is_named(data, noun, name, change, words):
    entry(data[noun], name).update(change)
    refused(data, *words)


@pytest.mark.parametrize(
    ("mission", "step", "change", "words"),
    [
        ("lh1_source", 0, {"tile": "nowhere"}, ("lh1_source_1", "tile", "nowhere")),
        ("lh1_source", 0, {"tile": "graveyard"}, ("lh1_source_1", "tile", "may never be laid")),
        ("lh1_source", 0, {"goal": "dance"}, ("lh1_source_1", "goal", "dance")),
        ("lh1_source", 1, {"spawns": []}, ("lh1_source_2", "spawns")),
        ("lh1_source", 0, {"next": ""}, ("lh1_source_2", "no step leads to it")),
        ("lh1_source", 0, {"next": "lh1_rescue_1"}, ("lh1_source_1", "next")),
        ("lh1_source", 1, {"reward": {"items": ["crown"]}}, ("lh1_source_2", "reward", "crown")),
        ("lh1_source", 1, {"reward": {"firearms": ["bow"]}}, ("lh1_source_2", "reward", "bow")),
        ("lh1_source", 1, {"spawns": [{"kind": "bat"}]}, ("lh1_source_2", "spawns", "bat")),
        ("lh1_rescue", 2, {"choices": []}, ("lh1_rescue_3", "choices")),
        ("lh1_safe_haven", 0, {"count": 0}, ("lh1_safe_haven_1", "count")),
        ("lh1_safe_haven", 0, {"item": "crown"}, ("lh1_safe_haven_1", "item", "crown")),
        ("lh1_safe_haven", 0, {"token_place": "same"}, ("lh1_safe_haven_1", "token_place")),
        ("lh1_safe_haven", 0, {"changes": "tough"}, ("lh1_safe_haven_1", "changes", "kind")),
        ("lh1_safe_haven", 0, {"changes": "huge"}, ("lh1_safe_haven_1", "changes", "huge")),
        ("lh1_safe_haven", 0, {"seals": "graveyard"}, ("lh1_safe_haven_1", "seals", "may never be laid")),
        ("lh1_safe_haven", 0, {"blocks": "palace"}, ("lh1_safe_haven_1", "blocks", "palace")),
        ("lh1_safe_haven", 0, {"opens": ["lh1_safe_haven"]}, ("lh1_safe_haven_1", "opens", "lh1_safe_haven")),
        ("lh1_safe_haven", 0, {"opens": ["lh2_research"]}, ("lh1_safe_haven_1", "opens", "lh2_research")),
        ("lh1_safe_haven", 0, {"reset_next": "lh1_rescue_1"}, ("lh1_safe_haven_1", "next")),
        ("lh1_safe_haven", 0, {"gift": {"items": ["crown"]}}, ("lh1_safe_haven_1", "gift", "crown")),
        ("lh1_safe_haven", 0, {"choices": [{"id": "x"}]}, ("lh1_safe_haven_1", "choice x", "tile")),
        ("lh1_source", 0, {"choices": [{"id": "x"}]}, ("lh1_source_1", "choices", "reach")),
        ("lh1_on_the_hunt", 0, {"spawns": [{"kind": "alfred", "place": "same"}]}, ("lh1_on_the_hunt_1", "same")),
        ("lh1_on_the_hunt", 0, {"spawns": [{"kind": "alfred", "place": "hand"}]}, ("lh1_on_the_hunt_1", "hand")),
        ("lh3_bridge", 0, {"or_kind": "bat"}, ("lh3_bridge_1", "or_kind", "bat")),
        ("lh3_bridge", 0, {"kind": "alfred"}, ("lh3_bridge_1", "kind", "'alfred' never comes")),
        # Goals that nobody could meet
        ("lh1_source", 0, {"insight": 9}, ("lh1_source_1", "insight", "9 is not from 0 to 3")),
        ("lh1_source", 0, {"goal": "insight", "insight": 4}, ("lh1_source_1", "insight", "4 is not from 0 to 3")),
        ("lh1_source", 0, {"goal": "round_end", "count": 3, "more": 1}, ("lh1_source_1", "count", "4 is not from")),
        ("lh1_safe_haven", 0, {"tokens": 0}, ("lh1_safe_haven_1", "tokens", "deliver needs 1 of them with one")),
        ("lh1_safe_haven", 0, {"hunters": True}, ("lh1_safe_haven_1", "tokens", "deliver needs 2")),
        ("lh1_safe_haven", 0, {"more": 1}, ("lh1_safe_haven_1", "tokens", "needs 2 of them with 3 hunters")),
        ("lh1_rescue", 1, {"tokens": 0}, ("lh1_rescue_2", "tokens", "chase")),
        ("lh1_rescue", 1, {"goal": "collect", "count": 2}, ("lh1_rescue_2", "tokens", "collect")),
        ("lh1_rescue", 1, {"goal": "lead", "tokens": 0}, ("lh1_rescue_2", "tokens", "lead")),
        ("lh1_rescue", 1, {"goal": "lead", "count": 8}, ("lh1_rescue_2", "count", "8 is not from 1 to 7")),
        ("lh1_rescue", 1, {"goal": "tiles", "count": 20}, ("lh1_rescue_2", "count", "20 is not from 1 to 7")),
        ("lh3_chapel_escort", 0, {"tokens": 0}, ("lh3_chapel_escort_1", "tokens", "kills")),
        ("lh2_last_minute", 1, {"tokens": 0}, ("lh2_last_minute_2", "tokens", "deliver")),
        ("lh1_source", 1, {"goal": "phase"}, ("lh1_source_2", "spawns, kind", "'scourge_beast' is no boss")),
        ("lh1_source", 1, {"spawns": [{"kind": "hunter_mob", "count": 0}]}, ("lh1_source_2", "nobody to slay")),
        ("lh1_source", 1, {"spawns": [{"kind": "hunter_mob", "goal": False}]}, ("lh1_source_2", "nobody to slay")),
        ("lh2_source", 3, {"spawns": []}, ("lh2_source_4", "spawns")),
        (
            "lh1_source",
            1,
            {"spawns": [{"kind": "hunter_mob", "modifier": "unhurt"}]},
            ("lh1_source_2", "spawns, modifier", "invulnerable"),
        ),
        # Missions that go round in circles
        (
            "lh1_source",
            0,
            {"goal": "insight", "insight": 0, "next": "lh1_source_1"},
            ("lh1_source_1", "next", "never ends"),
        ),
        ("lh1_source", 1, {"next": "lh1_source_1"}, ("lh1_source_1", "next", "never ends")),
        # Numbers that no rule was written for
        ("lh1_source", 1, {"reward": {"echoes": -1}}, ("lh1_source_2", "reward, echoes", "-1 is not from 0 to 20")),
        ("lh1_source", 1, {"reward": {"damage": 21}}, ("lh1_source_2", "reward, damage", "21")),
        (
            "lh1_source",
            1,
            {"spawns": [{"kind": "cleric_beast", "phase": 7}]},
            ("lh1_source_2", "phase", "7 is not from 1"),
        ),
        ("lh1_source", 1, {"spawns": [{"kind": "alfred", "phase": 2}]}, ("lh1_source_2", "spawns, phase", "no boss")),
        ("lh1_source", 1, {"spawns": [{"kind": "alfred", "lives": -1}]}, ("lh1_source_2", "lives", "-1")),
        ("lh1_source", 1, {"or_reset": 5}, ("lh1_source_2", "or_reset", "5")),
        ("lh1_source", 1, {"lay": "central_lamp"}, ("lh1_source_2", "lay", "Central Lamp")),
    ],
)
def test_a_mission_that_cannot_be_played_is_named(data, mission, step, change, words):
    pack = entry(data["campaign"], "the_long_hunt")
    entry(pack["mission"], mission)["step"][step].update(change)
    refused(data, HUNT, *words)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"enemies": ["hunter_mob"]}, ("chapter 1", "enemies")),
        ({"tiles": ["palace"]}, ("chapter 1", "tiles", "palace")),
        ({"laid": ["market"]}, ("chapter 1", "laid_to")),
        ({"random": -1}, ("chapter 1", "random")),
        ({"number": 2}, ("chapter", "number")),
        ({"exchange": "crown"}, ("chapter 1", "exchange", "crown")),
        ({"tiles": ["central_lamp"]}, ("chapter 1", "tiles", "'central_lamp' is the Central Lamp")),
        ({"tiles": ["market", "market"]}, ("chapter 1", "tiles", "'market' is named twice")),
        ({"laid": ["market", "market"], "laid_to": ["central"] * 2}, ("chapter 1", "laid", "twice")),
        ({"laid": [""] * 30, "laid_to": ["central"] * 30}, ("chapter 1", "laid", "too few tiles")),
        ({"removed": ["courtyard_lamp"]}, ("chapter 1", "removed", "'courtyard_lamp' is to be used")),
        ({"enemies": ["hunter_mob"] * 3}, ("chapter 1", "enemies", "twice")),
        (
            {"enemies": ["hunter_mob", "", ""], "never": ["scourge_beast", *KINDS[3:]]},
            ("chapter 1", "never", "too few kinds"),
        ),
        ({"random": 21}, ("chapter 1", "random", "21 is not from 0 to 20")),
        ({"cap": -1}, ("chapter 1", "cap", "-1")),
    ],
)
def test_a_chapter_that_cannot_be_set_up_is_named(data, change, words):
    entry(data["campaign"], "the_long_hunt")["chapter"][0].update(change)
    refused(data, HUNT, *words)


@pytest.mark.parametrize(
    ("mission", "change", "words"),
    [
        ("lh1_rescue", {"trigger": "opened"}, ("trigger", "no step opens it")),
        ("lh1_rescue", {"trigger": "reset", "reset": 5}, ("reset", "5")),
        ("lh1_rescue", {"trigger": "reset", "reset": 0}, ("reset", "0")),
        ("lh1_rescue", {"tile": "graveyard"}, ("tile", "may never be laid")),
        ("lh1_rescue", {"needs": ["girl_spared"]}, ("needs", "earlier chapter", "girl_spared")),
        ("lh1_rescue", {"needs": ["gone"]}, ("needs", "gone")),
        ("lh2_chapel_shelter", {"without": ["girl_spared"]}, ("without", "never starts")),
        ("lh1_rescue", {"chapter": 4}, ("chapter", "4")),
        ("lh1_rescue", {"step": []}, ("step",)),
    ],
)
def test_a_mission_that_can_never_start_is_named(data, mission, change, words):
    entry(entry(data["campaign"], "the_long_hunt")["mission"], mission).update(change)
    refused(data, HUNT, f"mission {mission}", *words)


def test_missions_that_exclude_each_other_do_not_give_their_insight_together(data):
    missions = entry(data["campaign"], "the_long_hunt")["mission"]
    hunt = next(each for each in missions if each["chapter"] == 3 and each.get("type") == "hunt")
    hunt["step"][0].update(goal="insight", insight=3)
    load(data)  # three take part, whatever the campaign remembers
    hunt["step"][0]["insight"] = 4
    refused(data, HUNT, hunt["step"][0]["id"], "insight", "4 is not from 0 to 3")


def test_what_is_asked_for_is_there_even_if_the_campaign_remembers_much(data):
    pack = entry(data["campaign"], "the_long_hunt")
    flags = [f"seen_{number}" for number in range(11)]
    entry(pack["mission"], "lh1_source")["step"][-1].setdefault("reward", {})["flags"] = flags
    hunt = next(each for each in pack["mission"] if each["chapter"] == 3 and each.get("type") == "hunt")
    insight = [each for each in pack["mission"] if each["chapter"] == 3 and each.get("type", "insight") == "insight"]
    insight[0].update(needs=flags)
    hunt["step"][0].update(goal="insight", insight=3)
    refused(data, HUNT, hunt["step"][0]["id"], "insight")


def test_a_circle_in_which_nobody_has_to_do_anything_is_named(data):
    steps = entry(entry(data["campaign"], "the_long_hunt")["mission"], "lh1_rescue")["step"]
    steps[2]["choices"][0]["next"] = "lh1_rescue_3"
    refused(data, HUNT, "lh1_rescue_3", "next", "leads back to itself")
    steps[2]["choices"][0]["next"] = "lh1_rescue_2"
    load(data)  # the girl is to be caught again
    steps[1].update(goal="insight", insight=1)
    refused(data, HUNT, "lh1_rescue_2", "next", "leads back to itself")
    steps[1].update(goal="chase", or_reset=1)
    refused(data, HUNT, "lh1_rescue_2", "next", "leads back to itself")


def test_missions_that_only_open_one_another_are_named(data):
    missions = entry(data["campaign"], "the_long_hunt")["mission"]
    entry(missions, "lh1_rescue")["step"][0]["opens"] = ["lh1_safe_haven"]
    load(data)
    entry(missions, "lh1_safe_haven")["step"][0]["opens"] = ["lh1_rescue"]
    refused(data, HUNT, "mission lh1_", "trigger", "no step opens it")


def test_a_chapter_of_more_steps_than_could_be_met_one_within_another_is_named(data):
    steps = entry(entry(data["campaign"], "the_long_hunt")["mission"], "lh1_source")["step"]
    steps[:1] = [{"id": f"lh1_wait_{number}", "goal": "insight"} for number in range(60)]
    refused(data, HUNT, "chapter 1", "more than 60 steps")


def test_sixty_steps_that_are_met_at_once_are_played(data):
    pack = entry(data["campaign"], "the_long_hunt")
    hunt = entry(pack["mission"], "lh1_source")
    waits = [{"id": f"lh1_wait_{number}", "goal": "insight"} for number in range(60)]
    pack["mission"] = [
        {**hunt, "id": f"wait_{number}", "chapter": number, "step": steps}
        for number, steps in (
            (1, waits),
            (2, [{"id": "wait", "goal": "insight"}]),
            (3, [{"id": "end", "goal": "insight"}]),
        )
    ]
    setup = GAME.setup(1, {"campaign": "the_long_hunt"}, data)
    state = GAME.new(setup, Dice(bytes(32)))
    state.play_out(Dice(bytes(32)))
    assert state.ended


def test_frenzy_of_a_reward_is_yes_or_no_and_the_numbers_of_older_packs_are_read(data):
    step = entry(entry(data["campaign"], "the_long_hunt")["mission"], "lh1_source")["step"][1]
    for written, meant in ((True, 1), (False, 0), (1, 1), (3, 1), (0, 0)):
        step["reward"] = {"frenzy": written}
        content = load(data)
        number = content.catalogues["mission_step"].index("lh1_source_2")
        assert content.tables.steps[number].reward.frenzy == meant
    step["reward"] = {"frenzy": "yes"}
    refused(data, HUNT, "lh1_source_2", "frenzy")


def test_a_name_that_nearly_fits_is_answered_with_the_nearest(data):
    step = entry(entry(data["campaign"], "the_long_hunt")["mission"], "lh1_source")["step"][0]
    step["tile"] = "occupied_hous"
    refused(
        data, "lh1_source_1, tile", "'occupied_hous' is not one of occupied_house, ", "the nearest is occupied_house"
    )
    step["tile"], step["goal"] = "occupied_house", "raech"
    refused(data, "lh1_source_1, goal", "the nearest is reach")
    step["goal"], step["tiles"] = "reach", 3
    refused(data, "lh1_source_1", "unknown field tiles; the nearest is tile")


def test_every_number_of_every_entry_has_a_range(data):
    """No number of the content can be negative, nor so large that a table would not end."""
    fields = [
        (definition.__name__, name)
        for definition in vars(tables).values()
        if isinstance(definition, type) and issubclass(definition, Definition) and definition is not tables.Tables
        for name, kind in zip(definition.FIELDS, definition.TYPES, strict=True)
        if kind in ("int", "list[int]")
    ]
    assert set(RANGES) <= set(fields)
    assert all(0 <= least <= most <= LARGE for least, most in RANGES.values())


@pytest.mark.parametrize(
    ("noun", "name", "change", "words"),
    [
        ("card", "skill", {"damage": -1}, ("cards.toml", "card skill", "damage", "-1 is not from 0 to 20")),
        ("firearm", "cannon", {"cards": 21}, ("firearms.toml", "cannon", "cards")),
        ("firearm", "cannon", {"cards": 0}, ("firearms.toml", "cannon", "cards", "0 is not from 1")),
        ("item", "pebble", {"amount": -2}, ("items.toml", "pebble", "amount")),
        ("enemy", "hunter_mob", {"minis": 10**9}, ("enemies.toml", "hunter_mob", "minis")),
        ("enemy", "hunter_mob", {"hp": [0, 1, 1, 1]}, ("enemies.toml", "hunter_mob", "hp", "0 is not from 1")),
        ("boss", "cleric_beast", {"hp2": [100] * 4}, ("bosses.toml", "cleric_beast", "hp2", "100")),
        ("tile", "market", {"special": "lamp"}, ("tiles.toml", "special", "one Central Lamp, not 2")),
        ("tile", "central_lamp", {"special": ""}, ("tiles.toml", "special", "one Central Lamp, not 0")),
    ],
)
def test_a_number_out_of_its_range_is_named(data, noun, name, change, words):
    entry(data[noun], name).update(change)
    refused(data, *words)


def test_an_id_that_is_an_option_already_is_refused_before_anything_is_played(data):
    entry(data["item"], "pebble")["id"] = "firearm"
    with pytest.raises(BadSetup, match="would be called firearm"):
        GAME.setup(1, content=data)


@pytest.mark.parametrize(
    ("change", "words"),
    [({"calls": "bat"}, ("calls", "bat")), ({"price": 1, "roams": 0}, ("price",)), ({"hp": "x"}, ("hp",))],
)
def test_a_change_of_enemies_that_cannot_be_is_named(data, change, words):
    entry(entry(data["campaign"], "the_long_hunt")["modifier"], "loose").update(change)
    refused(data, HUNT, "modifier loose", *words)


def test_a_chapter_without_a_hunt_and_a_content_without_campaigns_are_refused(data):
    pack = entry(data["campaign"], "the_long_hunt")
    for mission in pack["mission"]:
        mission["type"] = "insight"
    refused(data, HUNT, "chapter 1", "hunt")
    data["campaign"] = []
    refused(data, "campaign")
