"""8.1 What a hunter suffers is told with its cause; what wounds, heals, gives cards or echoes cites its own rule."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.campaign import preparing
from duskhall.games.bloodborne_board.fight import dodging
from duskhall.games.bloodborne_board.missions import mission_steps, rewards
from duskhall.kernel.text import KERNEL_TEXTS, LANGUAGES, TableTexts, Texts

CHALICE = "church_of_the_good_chalice"


def struck_by(unit, card="", action="basic", side=0):
    table = Table("saw_cleaver").enemy(unit).actions(action)
    table.enemy_side(unit.rpartition("_")[0], side).hand("saw_cleaver", *[card] * bool(card))
    table.attacked_by(unit, "saw_cleaver")
    if card:
        table.answer(card, "slot_1")
    return table


def breathed_upon():
    table = Table("saw_cleaver").enemy("male_beast_patient_1", damage=2).hand("saw_cleaver", "strength")
    table.actions("special").attacked_by("male_beast_patient_1", "saw_cleaver")
    return table.answer("strength", "slot_1")


def poisoned():
    table = Table("saw_cleaver")
    table.state.poison[0] = 1
    return table.turn("saw_cleaver").answer("end_turn")


def bled():
    table = Table("saw_cleaver").tile("iosefkas_clinic", 0, -1).at("saw_cleaver", "iosefkas_clinic_a")
    return table.turn("saw_cleaver").answer("blood")


def unwise():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=2)
    steps = table.state.tables.steps
    hurting = next(step for step in steps if any(penalty.damage for penalty in step.penalties))
    return table.run(mission_steps.penalties, hurting)


def endangered():
    table = Table("saw_cleaver", campaign="growing_madness").tile("the_great_bridge", 0, -1)
    return table.run(dodging.demand, table.number("line", "falling_boulder"), [0])


def rewarded():
    table = Table("saw_cleaver", campaign="growing_madness")
    reveal(table, "gm1_bystanders_3", LAMP)
    return table.run(mission_steps.complete, table.number("mission", "gm1_bystanders"), 0)


@rule("bloodborne-board", "8.1")
@pytest.mark.parametrize(
    ("cause", "made"),
    [
        ("attack", lambda: struck_by("hunter_mob_1")),
        ("blow", lambda: struck_by("scourge_beast_1", action="special")),
        ("ability", lambda: struck_by("hunter_mob_1", action="ability", side=1)),
        ("last_breath", breathed_upon),
        ("mirror", lambda: struck_by("female_beast_patient_1", "strength", "ability")),
        ("poison", poisoned),
        ("stun", lambda: struck_by("hunter_mob_1", action="special")),
        ("blood", bled),
        ("reward", rewarded),
        ("insight", unwise),
        ("hazard", endangered),
    ],
)
def test_whoever_suffers_is_told_of_what(cause, made):
    table = made()
    assert cause in [event["cause"] for event in table.events("suffered")]


@rule("bloodborne-board", "7.12", "8.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_after_a_stagger_does_not_look_like_a_mistake(lang):
    table = Table("saw_cleaver").enemy("scourge_beast_1").hand("saw_cleaver", "skill").actions("special")
    table.attacked_by("scourge_beast_1", "saw_cleaver").answer("skill", "slot_1")
    told = table.happened()
    assert told.index("staggered") < told.index("suffered")
    texts = TableTexts(Texts(lang, [KERNEL_TEXTS, GAME.folder / "texts"]), table.setup)
    said = texts.event_text(next(event for event in table.recorder.events if event.kind.name == "suffered"))
    assert texts.text("cause-blow") in said


def in_turn(*answers, items=(), **health):
    """A hunter beside an enemy does these things in the own turn."""
    table = Table("saw_cleaver").items("saw_cleaver", *items).health(**health).enemy("hunter_mob_1")
    return table.hand("saw_cleaver", "skill", "second_wind").turn("saw_cleaver").answer(*answers)


def in_place(tile, space, *answers):
    """A wounded hunter with a consumable interacts there, on what lies there."""
    table = Table("saw_cleaver").tile(tile, 0, -1).at("saw_cleaver", space).health(saw_cleaver=3)
    table.items("saw_cleaver", "fire_paper").hand("saw_cleaver", "skill").turn("saw_cleaver")
    return table.answer("interact", *answers)


def sprayed():
    table = Table("saw_cleaver").enemy("hunter_mob_1").enemy("hunter_mob_2").firearm("saw_cleaver", "flamesprayer")
    return table.actions("basic").turn("saw_cleaver").answer("attack", "hunter_mob_1")


def dodging_with(hunter, side, card):
    table = Table(hunter).side(hunter, side).enemy("church_giant_1").hand(hunter, card).actions("basic")
    return table.attacked_by("church_giant_1", hunter).answer("nothing", card, "slot_1")


def slaying_with(hunter, side, card, slot):
    table = Table(hunter).side(hunter, side).enemy("hunter_mob_1", damage=3).hand(hunter, card).actions("basic")
    table.health(**{hunter: 3})
    return table.attacked_by("hunter_mob_1", hunter).answer(card, slot)


def rewarded_with_echo():
    table = Table("saw_cleaver")
    reward = next(step.reward for step in table.state.tables.steps if step.reward.echoes)
    return table.run(rewards.pay_out, reward, 0)


@rule("bloodborne-board", "9.1", "8.2", "2.2", "9.2")
@pytest.mark.parametrize(
    ("kind", "cited", "made"),
    [
        ("wounded", "7.11", lambda: slaying_with("saw_cleaver", 0, "skill", "slot_1")),
        ("wounded_by_item", "15.3", lambda: in_turn("molotov_cocktail", items=["molotov_cocktail"])),
        ("wounded_by_gun", "15.9", sprayed),
        ("wounded_by_weapon", "16.1", lambda: dodging_with("threaded_cane", 0, "endurance")),
        ("wounded_by_card", "16.3", lambda: dodging_with("saw_cleaver", 0, "counter_strike")),
        ("healed", "15.3", lambda: in_turn("blood_vial", items=["blood_vial"], saw_cleaver=3)),
        ("healed_by_kill", "9.5", lambda: slaying_with("saw_cleaver", 1, "skill", "slot_1")),
        ("healed_by_weapon", "16.1", lambda: slaying_with("hunter_axe", 0, "skill", "slot_3")),
        ("healed_by_card", "16.3", lambda: in_turn("transform", "second_wind", saw_cleaver=3)),
        ("healed_there", "5.5", lambda: in_place("grand_cathedral", "grand_cathedral_a")),
        ("hand_drawn", "1.6", lambda: Table("saw_cleaver").run(preparing.fresh_hunter, 0)),
        ("drawn_by_card", "7.3", lambda: slaying_with("saw_cleaver", 0, "vitality", "slot_1")),
        ("drawn_by_kill", "9.5", lambda: slaying_with("saw_cleaver", 1, "skill", "slot_1")),
        ("drawn_by_item", "15.3", lambda: in_turn("antidote", items=["antidote"])),
        ("drawn_for_blood", "5.7", bled),
        ("echo_gained", "9.2", lambda: slaying_with("saw_cleaver", 0, "skill", "slot_1")),
        ("echo_of_chalice", "5.6", lambda: in_place(CHALICE, f"{CHALICE}_b", "chalice")),
        ("echo_by_item", "15.3", lambda: in_turn("coldblood_dew", items=["coldblood_dew"])),
        ("echo_rewarded", "14.8", rewarded_with_echo),
    ],
)
def test_the_log_says_what_wounds_heals_and_gives(kind, cited, made):
    told = [event.kind for event in made().recorder.events if event.kind.name == kind]
    assert told
    assert told[0].rule == cited
