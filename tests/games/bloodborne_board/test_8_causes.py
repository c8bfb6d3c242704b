"""8.1 Whatever a hunter suffers is told with its cause."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.fight import dodging
from duskhall.games.bloodborne_board.missions import mission_steps
from duskhall.kernel.text import KERNEL_TEXTS, LANGUAGES, TableTexts, Texts


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
