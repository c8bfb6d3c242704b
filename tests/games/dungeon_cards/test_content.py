"""Content that cannot be used is refused with one sentence that names file, entry and field."""

import copy
import re

import pytest
from tests.games.dungeon_cards.table import Table, game

from duskhall.games.dungeon_cards.content import MOMENTS, load
from duskhall.games.dungeon_cards.effects import AID_EFFECTS
from duskhall.kernel.content import BadContent
from duskhall.kernel.game import BadSetup
from duskhall.kernel.rulebook import Rulebook


@pytest.fixture
def data():
    return copy.deepcopy(dict(load().data))


def entry(data, noun, name):
    return next(entry for entry in data[noun] if entry["id"] == name)


def refused(data, *words):
    """Hold that the content is refused with one sentence that has all these words."""
    with pytest.raises(BadContent) as refusal:
        load(data)
    sentence = str(refusal.value)
    assert re.fullmatch(r"(adventurers|deck|bosses|dice)\.toml: .*\.|content: .*\.", sentence), sentence
    assert "\n" not in sentence
    for word in words:
        assert word in sentence, sentence


def test_the_games_own_content_can_be_given_again(data):
    assert load(data).digest == load().digest


def test_other_content_has_another_digest(data):
    entry(data, "card", "zombie")["gold"] = 4
    assert load(data).digest != load().digest


def test_a_game_can_be_played_with_other_content(data):
    entry(data, "card", "zombie")["gold"] = 11
    table = Table(content=data).deck("zombie").rolling("SSSEEE").answer("fight", "stop")
    assert table.gold("warrior") == 11


def test_an_unknown_effect_of_a_skill(data):
    entry(data, "adventurer", "rogue")["skill"][1]["effect"] = "fly"
    refused(data, "adventurers.toml", "adventurer rogue", "skill tumble", "effect", "'fly'", "add_evades")


def test_an_unknown_timing_of_a_skill(data):
    entry(data, "adventurer", "rogue")["skill"][1]["timing"] = "at_noon"
    refused(data, "adventurers.toml", "adventurer rogue", "skill tumble", "timing", "'at_noon'", "on_draw")


def test_an_unknown_effect_of_an_item(data):
    entry(data, "card", "lucky_coin")["effect"] = "heal"
    refused(data, "deck.toml", "card lucky_coin", "effect", "'heal'")


def test_an_unknown_effect_of_a_boss(data):
    entry(data, "boss", "minotaur")["effect"] = "laugh"
    refused(data, "bosses.toml", "boss minotaur", "effect", "'laugh'", "extra_hit")


@pytest.mark.parametrize(
    ("noun", "file"), [("card", "deck.toml"), ("adventurer", "adventurers.toml"), ("boss", "bosses.toml")]
)
def test_an_id_that_two_entries_have(data, noun, file):
    data[noun].append(copy.deepcopy(data[noun][0]))
    refused(data, file, noun, data[noun][0]["id"])


def test_an_id_that_a_skill_and_a_card_have(data):
    entry(data, "card", "zombie")["id"] = "heal"
    refused(data, "heal", "id: another entry has the same id")


@pytest.mark.parametrize(
    ("noun", "name", "field", "value"),
    [
        ("card", "zombie", "gold", -1),
        ("card", "zombie", "action", -1),
        ("card", "zombie", "count", -3),
        ("card", "zombie", "strike", 1001),
        ("adventurer", "warrior", "hits", 0),
        ("adventurer", "warrior", "action_limit", -9),
        ("adventurer", "warrior", "strike_dice", 0),
        ("boss", "lich_queen", "hits", 0),
        ("boss", "lich_queen", "strikes_per_hit", -4),
        ("boss", "lich_queen", "gold", -9),
        ("boss", "lich_queen", "amount", -3),
    ],
)
def test_a_number_out_of_range(data, noun, name, field, value):
    entry(data, noun, name)[field] = value
    refused(data, f"{noun} {name}", field, f"{value} is not from ")


@pytest.mark.parametrize(("field", "value"), [("cost", 0), ("cost", -1), ("amount", -2)])
def test_a_number_of_a_skill_out_of_range(data, field, value):
    entry(data, "adventurer", "dwarf")["skill"][0][field] = value
    refused(data, "adventurers.toml", "adventurer dwarf", "skill nose_for_gold", field, str(value))


def test_a_card_of_an_adventurer_that_does_not_exist(data):
    entry(data, "card", "adv_dwarf")["adventurer"] = "bard"
    refused(data, "deck.toml", "card adv_dwarf", "adventurer", "'bard'", "warrior")


@pytest.mark.parametrize(
    ("field", "value"),
    [("adventurer", "dwarf"), ("adventurer", "bard"), ("duration", "single_use"), ("effect", "reroll")],
)
def test_a_field_that_belongs_to_another_type_of_card(data, field, value):
    entry(data, "card", "zombie")[field] = value
    refused(data, "deck.toml", "card zombie", field, f"{value!r} is not for this type")


@pytest.mark.parametrize("noun", ["card", "adventurer", "boss"])
def test_an_unknown_field(data, noun):
    data[noun][0]["colour"] = "red"
    refused(data, f"{noun} {data[noun][0]['id']}", "colour")


def test_an_unknown_field_of_a_skill(data):
    entry(data, "adventurer", "dwarf")["skill"][0]["colour"] = "red"
    refused(data, "adventurers.toml", "adventurer dwarf", "skill", "colour")


@pytest.mark.parametrize(
    ("noun", "field"), [("card", "action"), ("adventurer", "hits"), ("boss", "gold"), ("card", "provenance")]
)
def test_a_missing_field(data, noun, field):
    del data[noun][0][field]
    refused(data, f"{noun} {data[noun][0]['id']}", field)


def test_a_value_of_the_wrong_type(data):
    entry(data, "card", "zombie")["gold"] = "three"
    refused(data, "deck.toml", "card zombie", "gold", "int")


def test_an_unknown_type_of_card(data):
    entry(data, "card", "zombie")["type"] = "friend"
    refused(data, "deck.toml", "card zombie", "type", "friend")


def test_a_missing_id(data):
    del data["card"][3]["id"]
    refused(data, "deck.toml", "card 3", "id")


def test_a_missing_file(data):
    del data["boss"]
    refused(data, "boss")


def test_something_that_is_no_list(data):
    data["card"] = "all of them"
    refused(data, "deck.toml", "card")


def test_too_few_adventurers(data):
    gone = data["adventurer"].pop()["id"]
    data["card"] = [card for card in data["card"] if card.get("adventurer") != gone]
    refused(data, "adventurers.toml", "six")


def test_no_boss(data):
    data["boss"] = []
    refused(data, "bosses.toml", "no boss")


@pytest.mark.parametrize(("field", "value"), [("strike", 4), ("skill", 0), ("evade", -1), ("count", 0)])
def test_dice_that_are_no_dice(data, field, value):
    data["dice"][field] = value
    refused(data, "dice.toml", "dice")


@pytest.mark.parametrize("faces", [{"strike": 0, "evade": 5, "skill": 1}, {"strike": 6, "evade": 0, "skill": 0}])
def test_dice_that_would_leave_a_tie_for_ever(data, faces):
    data["dice"].update(faces)
    refused(data, "dice.toml", "dice, strike", "is not from 1 to 5")


# --- The rulebook's tables say what the content says -----------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebooks_table_of_adventurers_is_the_contents(data, lang):
    expected = [
        [str(each[field]) for field in ("action_limit", "strike_dice", "evade_dice", "hits")]
        + [[str(skill["cost"]) for skill in each["skill"]]]
        for each in data["adventurer"]
    ]
    rows = [cells for cells in tables_of(lang) if len(cells) == 6 and cells[1].isdigit()]
    assert [[*cells[1:5], re.findall(r"\d+", cells[5])] for cells in rows] == expected


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebooks_table_of_bosses_is_the_contents(data, lang):
    expected = [[str(each[field]) for field in ("strikes_per_hit", "hits", "gold")] for each in data["boss"]]
    rows = [cells for cells in tables_of(lang) if len(cells) == 5 and cells[1].isdigit()]
    assert [cells[1:4] for cells in rows] == expected


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebooks_table_of_settings_is_the_games(lang):
    rows = [cells for cells in tables_of(lang) if cells[0].startswith("`")]
    for setting, cells in zip(game().settings, rows, strict=True):
        assert cells[0] == f"`{setting.name}`"
        assert cells[2].strip("`") == str(setting.default)
        assert setting.rule in cells[3].split(", ")
        if setting.name != "rounds":
            assert tuple(re.findall(r"`(\w+)`", cells[1])) == setting.values


def test_every_moment_and_effect_that_the_rules_know_is_used_by_some_skill(data):
    skills = [skill for adventurer in data["adventurer"] for skill in adventurer["skill"]]
    assert {skill["timing"] for skill in skills} == set(MOMENTS)
    assert {skill["effect"] for skill in skills} == set(AID_EFFECTS)


def tables_of(lang):
    """The rows of the rulebook's tables, as lists of cells."""
    text = Rulebook(game().folder, lang).path.read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def test_a_boss_that_the_content_does_not_have_cannot_be_named(data):
    data["boss"] = [boss for boss in data["boss"] if boss["id"] != "minotaur"]
    assert game().setup(2, {"boss": "lich_queen"}, data).settings["boss"] == "lich_queen"
    with pytest.raises(BadSetup, match="Setting boss cannot be minotaur; it is one of random, lich_queen, crypt"):
        game().setup(2, {"boss": "minotaur"}, data)


# --- What would have no effect ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("empty_corridor", "gold"), ("empty_corridor", "potion"), ("empty_corridor", "evade"),
        ("empty_corridor", "strike"), ("empty_corridor", "amount"), ("tripwire", "strike"),
        ("tripwire", "gold"), ("tripwire", "potion"),
        ("tripwire", "amount"), ("silver_cup", "evade"), ("silver_cup", "strike"), ("silver_cup", "amount"),
        ("zombie", "amount"), ("keen_blade", "gold"), ("keen_blade", "potion"), ("keen_blade", "evade"),
        ("keen_blade", "strike"), ("adv_rogue", "amount"),
    ],
)  # fmt: skip
def test_a_number_that_this_type_of_card_does_not_have(data, name, field):
    entry(data, "card", name)[field] = 2
    refused(data, "deck.toml", f"card {name}", field, "2 is not for this type")


@pytest.mark.parametrize(
    ("name", "skill", "timing", "possible"),
    [
        ("warrior", "mighty_blow", "after_any_roll", "after_fight_roll"),
        ("rogue", "tumble", "any_time", "after_evade_roll"),
        ("rogue", "pickpocket", "on_collect", "after_evade_success"),
        ("wizard", "foresight", "on_draw", "before_draw"),
        ("wizard", "blink", "before_draw", "on_draw"),
        ("ranger", "sure_aim", "on_hit", "after_any_roll"),
        ("cleric", "sanctuary", "any_time", "on_failed_roll"),
        ("dwarf", "stone_skin", "after_fight_roll", "on_hit"),
        ("dwarf", "nose_for_gold", "any_time", "on_collect"),
    ],
)
def test_a_skill_at_a_moment_at_which_its_effect_can_do_nothing(data, name, skill, timing, possible):
    skills = entry(data, "adventurer", name)["skill"]
    next(each for each in skills if each["id"] == skill)["timing"] = timing
    refused(data, "adventurers.toml", f"adventurer {name}, skill {skill}, timing", repr(timing), possible)


@pytest.mark.parametrize(
    ("name", "skill", "amount", "words"),
    [("cleric", "blessing", 1, "which has none"), ("cleric", "sanctuary", 2, "which has none"),
     ("wizard", "foresight", 1, "which has none"), ("rogue", "pickpocket", 3, "which has none"),
     ("warrior", "mighty_blow", 0, "0 is not from 1"), ("cleric", "heal", 0, "0 is not from 1")],
)  # fmt: skip
def test_an_amount_that_the_effect_of_a_skill_does_not_have(data, name, skill, amount, words):
    skills = entry(data, "adventurer", name)["skill"]
    next(each for each in skills if each["id"] == skill)["amount"] = amount
    refused(data, "adventurers.toml", f"adventurer {name}, skill {skill}, amount", words)


@pytest.mark.parametrize(
    ("name", "field", "value", "words"),
    [("lucky_coin", "duration", "permanent", "'reroll' is not one of"), ("lucky_coin", "amount", 1, "which has none"),
     ("keen_blade", "amount", 0, "0 is not from 1")],
)  # fmt: skip
def test_equipment_that_would_do_nothing(data, name, field, value, words):
    entry(data, "card", name)[field] = value
    refused(data, "deck.toml", f"card {name}", words)


@pytest.mark.parametrize("field", ["strike_dice", "evade_dice"])
def test_more_dice_than_there_are(data, field):
    entry(data, "adventurer", "warrior")[field] = 7
    refused(data, "adventurers.toml", f"adventurer warrior, {field}", "7 is not from 1 to 6")


@pytest.mark.parametrize(("noun", "name"), [("card", "zombie"), ("adventurer", "warrior"), ("boss", "minotaur")])
def test_what_is_known_of_an_entry_are_fields_of_it(data, noun, name):
    entry(data, noun, name)["known"] = ["golt"]
    refused(data, f"{noun} {name}, known", "'golt'")
