"""Content that cannot be used is refused with one sentence that names file, entry and field."""

import copy
import re
from typing import Any

import pytest
from tests.games.bloodborne_card.table import game

from duskhall.games.bloodborne_card.content import load
from duskhall.games.bloodborne_card.data.blocks import BLOCKS
from duskhall.games.bloodborne_card.data.checks import FILES
from duskhall.games.bloodborne_card.state import CardGame
from duskhall.kernel.content import BadContent, load_file
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.game import BadSetup
from duskhall.kernel.record import Holder, loads
from duskhall.kernel.rulebook import Rulebook
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts

CLAW = """
[[upgrade]]
id = "beast_claw"
kind = "melee"
copies = 2
damage = 3
effects = [{ block = "heal", when = "instant", who = "self", amount = 1 }]
provenance = "rulebook"
name = { en = "Beast Claw", es = "Garra de bestia" }
text = { en = "Melee weapon, damage 3." }
"""


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
    files = "|".join(re.escape(file) for file in FILES.values())
    assert re.fullmatch(rf"({files}|content): .*\.", sentence), sentence
    for word in words:
        assert word in sentence, sentence


def test_the_games_own_content_can_be_given_again(data):
    assert load(data).digest == load().digest


def test_a_final_boss_of_the_tables_own_content_can_be_named(data):
    data["final_boss"].append({**copy.deepcopy(data["final_boss"][0]), "id": "night_sovereign"})
    setup = game().setup(3, {"final_boss": "night_sovereign"}, data)
    state = game().new(setup, Dice(bytes(32)))
    assert isinstance(state, CardGame)
    assert setup.catalogues["creature"][state.final_boss] == "night_sovereign"
    with pytest.raises(BadSetup, match="final_boss cannot be night_sovereign"):
        game().setup(3, {"final_boss": "night_sovereign"})


def test_other_content_has_another_digest(data):
    entry(data, "upgrade", "kirkhammer")["damage"] = 5
    assert load(data).digest != load().digest


def test_an_unknown_effect(data):
    entry(data, "upgrade", "molotov")["effects"][0]["block"] = "explode"
    refused(data, "upgrades.toml", "upgrade molotov, effects, block", "'explode'", "not one of")


@pytest.mark.parametrize(
    ("noun", "name", "field", "value"),
    [
        ("monster", "yurie", "health", -3),
        ("monster", "yurie", "health", 0),
        ("boss", "watchdog", "health", 101),
        ("upgrade", "kirkhammer", "damage", -1),
        ("upgrade", "kirkhammer", "copies", 0),
    ],
)
def test_a_number_out_of_range(data, noun, name, field, value):
    entry(data, noun, name)[field] = value
    refused(data, FILES[noun], f"{noun} {name}", field, f"{value} is not from ")


def test_a_missing_starter(data):
    data["starter"] = [each for each in data["starter"] if each["id"] != "transform"]
    refused(data, "starters.toml", "starter transform", "missing")


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"block": "heal", "when": "trophy", "who": "self", "amount": 1}, ["when", "'trophy'", "instant"]),
        ({"block": "heal", "when": "instant", "who": "self"}, ["amount", "missing"]),
        ({"block": "heal", "when": "instant", "who": "nobody", "amount": 1}, ["who", "'nobody'"]),
        ({"block": "heal", "when": "instant", "who": "self", "amount": -1}, ["amount", "-1 is not from"]),
        ({"block": "heal", "when": "instant", "who": "self", "amount": 1, "kind": "melee"}, ["kind", "no such"]),
        ({"block": "heal", "when": "instant", "who": "self", "amount": 1, "colour": "red"}, ["colour"]),
        ({"block": "splash_left", "when": "hit", "kind": "melee"}, ["when", "no card can have it"]),
        ({"block": "bonus_damage", "when": "attack", "amount": 1, "condition": "health_at_most"}, ["value"]),
    ],
)
def test_an_effect_that_does_not_fit(data, effect, words):
    entry(data, "upgrade", "kirkhammer")["effects"] = [effect]
    refused(data, "upgrades.toml", "upgrade kirkhammer", *words)


def test_effects_that_only_some_cards_can_have(data):
    weapon = {"block": "instant_strike", "when": "instant", "only_if_sole_copy": False}
    entry(data, "upgrade", "molotov")["effects"] = [weapon]
    refused(data, "upgrade molotov", "only a weapon")
    entry(data, "upgrade", "molotov")["effects"] = []
    entry(data, "boss", "watchdog")["effects"] = [{"block": "set_max_health", "when": "game", "value": 5}]
    refused(data, "bosses.toml", "boss watchdog", "only a final boss")


HURT = {"block": "damage_hunters", "who": "all", "amount": 1}
PAY = {"block": "gain_echoes", "who": "attacker", "amount": 1, "when": "hit", "limit": "once_per_round"}


@pytest.mark.parametrize(
    ("noun", "name", "effects", "words"),
    [
        ("boss", "watchdog", [{**HURT, "when": "escape"}], ["effect damage_hunters, when", "'escape'", "survive"]),
        ("monster", "yurie", [{**HURT, "when": "survive"}], ["effect damage_hunters, when", "'survive'", "escape"]),
        ("monster", "yurie", [{"block": "remove_weapons", "when": "end"}], ["remove_weapons, when", "only a boss"]),
        ("monster", "yurie", [{**HURT, "when": "reveal", "who": "did_not_damage"}], ["who", "'did_not_damage'"]),
        ("monster", "yurie", [{**HURT, "when": "reveal", "amount": "full"}], ["amount", "only heal"]),
        ("monster", "yurie", [{"block": "forbid_halving", "when": "round"}] * 2, ["forbid_halving", "only once"]),
        ("boss", "watchdog", [PAY, PAY], ["gain_echoes", "only once"]),
        ("boss", "watchdog", [{**PAY, "when": "reveal", "who": "all"}], ["limit", "whoever hits it"]),
        ("final_boss", "rom", [{"block": "eliminate_on_death", "when": "game", "deaths": 0}], ["deaths", "0 is not"]),
        ("final_boss", "amelia", [{"block": "set_max_health", "when": "game", "value": 0}], ["value", "0 is not from"]),
        ("upgrade", "molotov", [{**HURT, "when": "attack"}], ["effect damage_hunters", "only a weapon"]),
        ("upgrade", "molotov", [{"block": "steal_echoes", "when": "hit", "amount": 1}], ["steal", "only a weapon"]),
        ("upgrade", "molotov", [{"block": "enter_dream", "when": "dream"}], ["enter_dream", "only Hunter's Dream"]),
        (
            "upgrade",
            "molotov",
            [{"block": "enter_draem", "when": "dream"}],
            ["effects, block", "'enter_draem'", "the nearest is enter_dream"],
        ),
        (
            "upgrade",
            "kirkhammer",
            [{"block": "bonus_damage", "when": "attack", "amount": 1, "condition": "boss", "value": 3}],
            ["value", "only health_at_most"],
        ),
        (
            "upgrade",
            "ludwigs_rifle",
            [
                {"block": "instant_strike", "when": "instant", "only_if_sole_copy": False},
                {"block": "attack_order", "when": "attack", "position": "first"},
            ],
            ["attack_order", "no place in step 5"],
        ),
    ],
)
def test_an_effect_that_the_rules_would_overlook(data, noun, name, effects, words):
    entry(data, noun, name)["effects"] = effects
    refused(data, FILES[noun], f"{noun} {name}", *words)


@pytest.mark.parametrize(
    ("noun", "name", "changes", "words"),
    [
        ("starter", "hunter_axe", {"copies": 2}, ["copies", "only upgrades"]),
        ("starter", "hunters_dream", {"kind": "melee"}, ["kind", "utility card"]),
        ("starter", "hunters_dream", {"effects": []}, ["effects", "enter_dream"]),
        ("final_boss", "rom", {"trophies": ["kin"]}, ["trophies", "all three"]),
    ],
)
def test_a_field_that_the_rules_would_overlook(data, noun, name, changes, words):
    entry(data, noun, name).update(changes)
    refused(data, FILES[noun], f"{noun} {name}", *words)


@pytest.mark.parametrize("block", ["reveal_weapon", "return_to_hand"])
def test_what_the_dream_cannot_have(data, block):
    more: dict[str, dict[str, Any]] = {
        "reveal_weapon": {"when": "choose", "bonus": 0},
        "return_to_hand": {"when": "end", "condition": "alive"},
    }
    entry(data, "starter", "hunters_dream")["effects"].append({"block": block, **more[block]})
    refused(data, "starters.toml", "starter hunters_dream", f"effect {block}", "always be playable")


@pytest.mark.parametrize(("field", "value"), [("extra_echoes", [0, 0, 0, 0, 1, 101]), ("trophy_track", [0, -1])])
def test_lists_of_numbers_have_a_range(data, field, value):
    data["numbers"][field] = value
    refused(data, "numbers.toml", f"numbers, {field}", f"{value[-1]} is not from 0 to 100")


def test_a_trophy_track_has_an_end(data):
    data["numbers"]["trophy_track"] = [0] * 40
    refused(data, "numbers.toml", "numbers, trophy_track", "1 to 20 spaces")


def test_a_creature_without_a_die_or_trophy(data):
    entry(data, "monster", "yurie")["die"] = "blue"
    refused(data, "monsters.toml", "monster yurie", "die", "'blue'", "green")
    entry(data, "monster", "yurie").update(die="green", trophies=[])
    refused(data, "monster yurie", "trophies")


def test_a_die_that_would_roll_for_ever(data):
    entry(data, "die", "red")["faces"] = [[1, 1], [2, 1]]
    refused(data, "dice.toml", "die red", "faces", "never end")


@pytest.mark.parametrize("noun", ["starter", "upgrade", "monster", "boss", "final_boss", "die"])
def test_an_id_that_two_entries_have(data, noun):
    data[noun].append(copy.deepcopy(data[noun][0]))
    refused(data, FILES[noun], data[noun][0]["id"], "same id")


@pytest.mark.parametrize("noun", ["starter", "upgrade", "monster", "boss", "final_boss", "die"])
def test_an_unknown_field_a_missing_one_and_a_wrong_type(data, noun):
    data[noun][0]["colour"] = "red"
    refused(data, FILES[noun], f"{noun} {data[noun][0]['id']}", "colour")
    del data[noun][0]["colour"]
    kept = data[noun][0].pop("provenance")
    refused(data, FILES[noun], "provenance")
    data[noun][0].update(provenance=kept, known="everything")
    refused(data, FILES[noun], "known")


def test_a_missing_table_or_too_few_creatures(data):
    data["boss"] = data["boss"][:2]
    refused(data, "fewer")
    del data["boss"]
    refused(data, "boss")


# --- A file of one's own ---------------------------------------------------------------------------------------------


def test_a_file_replaces_and_adds_cards(tmp_path):
    file = tmp_path / "mine.toml"
    kirkhammer = CLAW.replace("beast_claw", "kirkhammer").replace("Beast Claw", "Real Kirkhammer")
    file.write_text(CLAW + kirkhammer, encoding="utf-8")
    setup = game().setup(4, content=load_file(game(), file))
    cards = setup.catalogues["card"]
    assert cards.count("kirkhammer") == cards.count("beast_claw") == 1
    assert setup.content.tables.damage[cards.index("kirkhammer")] == 3
    assert setup.content.tables.copies[cards.index("beast_claw")] == 2
    state = game().new(setup, Dice(bytes(32)))
    assert state.play_out(Dice(bytes(32))) > 0


def test_a_card_of_ones_own_is_called_by_its_own_name(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(CLAW + CLAW.replace("beast_claw", "second_claw").split("name =")[0], encoding="utf-8")
    setup = game().setup(3, content=load_file(game(), file))
    english, spanish = (TableTexts(Texts(lang, [game().folder / "texts"]), setup) for lang in ("en", "es"))
    assert (english.noun("card", "beast_claw"), spanish.noun("card", "beast_claw")) == ("Beast Claw", "Garra de bestia")
    assert english.noun("card", "second_claw") == "Second Claw"
    assert spanish.noun("card", "saw_cleaver") == "Cuchilla dentada"


def test_designed_cards_carry_a_sign_and_others_do_not():
    setup = game().setup(3)
    texts = TableTexts(Texts("en", [game().folder / "texts"]), setup)
    assert texts.noun("card", "widows_thresher") == "Widow's Thresher°"
    assert texts.noun("creature", "psalm_eater") == "Psalm-Eater°"
    assert texts.noun("card", "stake_driver") == "Stake Driver"
    marked = [each["id"] for noun in ("upgrade", "monster", "boss") for each in setup.content.data[noun]
              if each["provenance"] == "designed"]  # fmt: skip
    assert set(marked) == set(setup.content.designed["card"] | setup.content.designed["creature"])


def test_a_table_with_a_file_of_ones_own_can_be_replayed(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(CLAW, encoding="utf-8")
    setup = game().setup(3, content=load_file(game(), file))
    table = Table.open(setup, [Holder(f"P{seat}", "person") for seat in range(3)], seed_from("own"), "own")
    for seat in range(3):
        table.answer(seat, "play_card", "hunters_dream")
    read = loads(table.record.to_json())
    assert read.embedded_content is not None
    assert Table.replay(game(), read).state.digest() == table.state.digest()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (CLAW.replace('"heal"', '"bless"'), ["upgrade beast_claw", "'bless'"]),
        (CLAW.replace("damage = 3", "damage = -3"), ["upgrade beast_claw, damage", "-3"]),
        (CLAW.replace("[[upgrade]]", "[[weapon]]"), ["weapon", "no such table"]),
        (CLAW.replace('id = "beast_claw"', ""), ["upgrade 1, id", "missing"]),
        (CLAW.replace('id = "beast_claw"', 'id = "Beast Claw!"'), ["upgrade", "id"]),
        ("upgrade = 3", ["upgrade", "list"]),
        ("numbers = 3", ["numbers", "table"]),
        ("[numbers]\nfull_health = 0", ["full_health", "0 is not from 1"]),
        ("= what", ["no TOML"]),
        ("\ud800", ["no TOML"]),
    ],
)
def test_a_bad_file_gets_one_sentence_that_names_it(tmp_path, text, words):
    file = tmp_path / "mine.toml"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadContent) as refusal:
        load_file(game(), file)
    sentence = str(refusal.value)
    assert sentence.startswith(f"{file}: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    for word in words:
        assert word in sentence, sentence


def test_a_file_that_is_not_there_or_no_file(tmp_path):
    for path in (tmp_path / "none.toml", tmp_path, "nul\0l.toml"):
        with pytest.raises(BadContent):
            load_file(game(), path)


def test_json_is_read_as_well(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"numbers": {"full_health": 9}}')
    assert game().load(load_file(game(), file)).tables.full_health == 9
    file.write_text("[1, 2]")
    with pytest.raises(BadContent, match="no tables"):
        load_file(game(), file)


# --- The rulebook's tables say what the content says -----------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebooks_table_of_settings_is_the_games(lang):
    rows = [cells for cells in tables_of(lang) if cells[0].startswith("`")]
    for setting, cells in zip(game().settings, rows, strict=True):
        assert cells[0] == f"`{setting.name}`"
        assert cells[2].split(";")[0].strip("`") == str(setting.default)
        assert setting.rule in cells[3].split(", ")
        if setting.name != "round_limit":
            assert tuple(re.findall(r"`(\w+)`", cells[1])) == setting.values


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rulebook_names_every_building_block_in_order(lang):
    assert Rulebook(game().folder, lang).named == {block: f"13.{number}" for number, block in enumerate(BLOCKS, 1)}


def test_every_building_block_is_used_by_some_card(data):
    used = {effect["block"] for noun in ("starter", "upgrade", "monster", "boss", "final_boss")
            for each in data[noun] for effect in each["effects"]}  # fmt: skip
    assert used == set(BLOCKS)


def tables_of(lang):
    """The rows of the rulebook's tables, as lists of cells."""
    text = Rulebook(game().folder, lang).path.read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
