"""12 What enemies, rivals and bosses do by their cards, worked out by hand line by line."""

import pytest
from tests.games.bloodborne_board.table import Table, reveal
from tests.rule import rule

CLERIC = "cleric_beast"


def duel(hunter, unit, *cards, side=0, phase=1):
    return Table(hunter).enemy(unit, phase=phase).side(hunter, side).hand(hunter, *cards)


def poisoned(table):
    table.state.poison[0] = 1
    return table


# --- What befalls a hunter who does nothing --------------------------------------------------------------------------

# Unit, side, actions flipped; what the hunter suffers, blow by blow (a stun costs an empty hand 1), and tokens gained
ENEMIES = [
    ("huntsmans_minion_1", 0, "basic", [3], ""),
    ("huntsmans_minion_1", 0, "special", [4], ""),
    ("huntsmans_minion_1", 0, "ability special", [4], ""),
    ("huntsmans_minion_1", 1, "basic", [3], ""),
    ("huntsmans_minion_1", 1, "special", [2], ""),
    ("huntsmans_minion_1", 1, "ability", [3, 1], ""),
    ("hunter_mob_1", 0, "basic", [2], ""),
    ("hunter_mob_1", 0, "special", [2, 1], ""),
    ("hunter_mob_1", 0, "ability basic", [3], ""),
    ("hunter_mob_1", 1, "basic", [2], ""),
    ("hunter_mob_1", 1, "special", [4, 1], ""),
    ("hunter_mob_1", 1, "ability", [3], ""),
    ("scourge_beast_1", 0, "basic", [2], ""),
    ("scourge_beast_1", 0, "special", [2, 2], ""),
    ("scourge_beast_1", 0, "ability basic", [3], ""),
    ("scourge_beast_1", 1, "basic", [2], ""),
    ("scourge_beast_1", 1, "special", [4, 1], ""),
    ("scourge_beast_1", 1, "ability", [], ""),
    ("male_beast_patient_1", 0, "basic", [2], ""),
    ("male_beast_patient_1", 0, "special", [2], ""),
    ("male_beast_patient_1", 0, "ability", [], ""),
    ("male_beast_patient_1", 1, "basic", [2], ""),
    ("male_beast_patient_1", 1, "special", [3], "poison"),
    ("male_beast_patient_1", 1, "ability", [], ""),
    ("female_beast_patient_1", 0, "basic", [2], ""),
    ("female_beast_patient_1", 0, "special", [3, 1], "poison"),
    ("female_beast_patient_1", 0, "ability", [], ""),
    ("female_beast_patient_1", 1, "basic", [2], ""),
    ("female_beast_patient_1", 1, "special ability", [2], "poison"),
    ("female_beast_patient_1", 1, "ability", [], ""),
    ("church_giant_1", 0, "basic", [4], ""),
    ("church_giant_1", 0, "special", [6], ""),
    ("church_giant_1", 0, "ability", [], ""),
    ("church_giant_1", 1, "basic", [4], ""),
    ("church_giant_1", 1, "special", [4], ""),
    ("church_giant_1", 1, "ability", [], ""),
    ("church_servant_1", 0, "basic", [3], ""),
    ("church_servant_1", 0, "special", [3, 1], ""),
    ("church_servant_1", 0, "ability basic", [4], "frenzy"),
    ("church_servant_1", 1, "basic", [3], ""),
    ("church_servant_1", 1, "special", [3], "frenzy"),
    ("church_servant_1", 1, "ability", [5], ""),
    ("eileen_the_crow_1", 0, "basic", [5], ""),  # three arrows faster than no attack at all
    ("eileen_the_crow_1", 0, "special", [3, 1], ""),
    ("eileen_the_crow_1", 0, "ability special", [3, 1], ""),
    ("iosefka_1", 0, "basic", [2], "poison"),
    ("iosefka_1", 0, "special", [3], ""),
    ("iosefka_1", 0, "ability special", [3], ""),
    ("old_hunter_henryk_1", 0, "basic", [3], ""),
    ("old_hunter_henryk_1", 0, "special", [2], ""),
    ("old_hunter_henryk_1", 0, "ability special", [1, 2], "poison"),
    ("old_hunter_djura_1", 0, "basic", [4, 1], ""),  # the special in its place
    ("old_hunter_djura_1", 0, "special", [4, 1], ""),
    ("old_hunter_djura_1", 0, "ability special", [1, 1, 4], ""),
    ("alfred_1", 0, "basic", [3, 1], ""),
    ("alfred_1", 0, "special", [2, 3, 1], ""),
    ("alfred_1", 0, "ability basic", [1, 3, 1], ""),
    ("djuras_ally_1", 0, "basic", [3], ""),
    ("djuras_ally_1", 0, "special", [3], ""),
    ("djuras_ally_1", 0, "ability basic", [3], ""),
    ("bloody_crow_of_cainhurst_1", 0, "basic", [2], ""),
    ("bloody_crow_of_cainhurst_1", 0, "special", [2, 2], ""),
    ("bloody_crow_of_cainhurst_1", 0, "ability", [], ""),
]
BOSSES = [
    ("cleric_beast", "cleric_slam", [4], ""),
    ("cleric_beast", "cleric_grab", [3], ""),
    ("cleric_beast", "lunging_swipe", [4], ""),
    ("cleric_beast", "recovery", [], ""),
    ("cleric_beast", "cleric_slam_2", [4], ""),
    ("cleric_beast", "grab_and_toss", [3, 1], ""),
    ("cleric_beast", "crushing_slam", [6], ""),
    ("cleric_beast", "jumping_smash recovery_2", [2, 1], ""),
    ("father_gascoigne", "axe_slash", [2], ""),
    ("father_gascoigne", "scattergun_burst", [2], ""),
    ("father_gascoigne", "spark_uppercut", [3, 1], ""),
    ("father_gascoigne", "charged_swing", [4, 1], ""),
    ("father_gascoigne", "axe_sweep", [2], ""),
    ("father_gascoigne", "scattergun_burst_2", [2], ""),
    ("father_gascoigne", "jump_attack", [4, 1], ""),
    ("father_gascoigne", "charged_spin", [3, 3], ""),
    ("gascoigne_transformed", "beast_claw", [2], ""),
    ("gascoigne_transformed", "claw_combo", [2, 2], ""),
    ("gascoigne_transformed", "overhead_smash", [3, 1], ""),
    ("gascoigne_transformed", "pin_and_maul", [4, 1], ""),
    ("gascoigne_transformed", "beast_claw_2", [5], ""),
    ("gascoigne_transformed", "double_slash", [2, 2], ""),
    ("gascoigne_transformed", "overhead_smash_2", [3, 1], ""),
    ("gascoigne_transformed", "aerial_dive", [], ""),
    ("gascoigne_transformed", "bestial_roar", [1], ""),
    ("blood_starved_beast", "lunging_slash", [2], "poison"),
    ("blood_starved_beast", "crippling_poison", [3], "poison"),
    ("blood_starved_beast", "rage_combo", [4], ""),
    ("blood_starved_beast", "poison_blast rage_combo", [4], "poison"),
    ("blood_starved_beast", "lunging_slash_2", [2], "poison"),
    ("blood_starved_beast", "crippling_poison_2", [3], "poison"),
    ("blood_starved_beast", "quick_lunge", [2], "poison"),
    ("blood_starved_beast", "starved_maul", [4, 1], ""),
    ("blood_starved_beast", "poison_aura starved_maul", [4, 1], ""),
    ("vicar_amelia", "gnashing_grab", [3, 1], ""),
    ("vicar_amelia", "cross_sweep", [3], ""),
    ("vicar_amelia", "timed_slash_medium", [3], ""),
    ("vicar_amelia", "timed_slash_slow", [3], ""),
    ("vicar_amelia", "uppercut_sweep", [4, 1], ""),
    ("vicar_amelia", "quick_bite", [2, 1], ""),
    ("vicar_amelia", "tantrum_combo quick_bite", [3, 2, 1], ""),
    ("vicar_amelia", "timed_slash_2", [3], ""),
    ("vicar_amelia", "axe_handle_smash", [4, 1], ""),
    ("vicar_amelia", "healing_prayer", [], ""),
]


def befalls(table):
    """Return what the hunter suffered, blow by blow, and the tokens that came with it."""
    gained = {"poisoned": "poison", "frenzied": "frenzy"}
    tokens = [token for event, token in gained.items() if event in table.happened()]
    return [event["damage"] for event in table.events("suffered")], " ".join(tokens)


@rule("bloodborne-board", "7.5", "12.4")
@pytest.mark.parametrize(("unit", "side", "actions", "suffers", "tokens"), ENEMIES)
def test_what_every_side_of_every_enemy_does(unit, side, actions, suffers, tokens):
    table = Table("saw_cleaver").enemy(unit).enemy_side(unit[:-2], side)
    table.actions(*actions.split()).attacked_by(unit, "saw_cleaver")
    assert befalls(table) == (suffers, tokens)


@rule("bloodborne-board", "12.1")
@pytest.mark.parametrize(("boss", "lines", "suffers", "tokens"), BOSSES)
def test_what_every_card_of_every_boss_does(boss, lines, suffers, tokens):
    table = Table("saw_cleaver").enemy(boss)
    printed = table.state.kind_of(table.number("unit", boss))
    second = table.number("line", lines.split()[0]) in printed.phase2
    table.enemy(boss, phase=2 if second else 1).boss_acts(boss, *lines.split()).attacked_by(boss, "saw_cleaver")
    assert befalls(table) == (suffers, tokens)


@rule("bloodborne-board", "12.1")
def test_no_line_of_an_enemy_or_boss_is_left_out():
    names = Table("saw_cleaver").setup.catalogues["line"]
    worked_out = {line for _, lines, _, _ in BOSSES for line in lines.split()}
    tables = Table("saw_cleaver").state.tables
    of_bosses = {names[line] for kind in tables.kinds for line in kind.phase1 + kind.phase2}
    assert of_bosses == worked_out
    of_enemies = {(unit, side, actions.split()[0]) for unit, side, actions, _, _ in ENEMIES}
    assert len(of_enemies) == sum(len(kind.lines) for kind in tables.kinds)


# --- Bosses ----------------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "12.1", "7.8")
@pytest.mark.parametrize(
    ("line", "phase", "shots", "suffers"),
    [
        ("cleric_slam", 1, True, 3),
        ("cleric_grab", 1, True, 2),
        ("lunging_swipe", 1, True, 3),
        ("cleric_slam_2", 2, True, 3),
        ("crushing_slam", 2, False, 6),
    ],
)
def test_a_firearm_leaves_a_token_on_the_cleric_beast_where_the_card_says_so(line, phase, shots, suffers):
    table = duel("saw_cleaver", CLERIC, phase=phase).firearm("saw_cleaver", "hunter_pistol").boss_acts(CLERIC, line)
    table.attacked_by(CLERIC, "saw_cleaver")
    assert (table.question() == "react") is shots
    if shots:
        table.answer("firearm")
    assert [event["damage"] for event in table.events("suffered")] == [suffers]
    assert table.state.unit_tokens[table.number("unit", CLERIC)] == int(shots)


@rule("bloodborne-board", "12.1")
def test_tokens_on_the_cleric_beast_lower_its_crushing_slam_until_it_recovers():
    table = duel("saw_cleaver", CLERIC, phase=2)
    table.state.unit_tokens[table.number("unit", CLERIC)] = 4
    table.boss_acts(CLERIC, "crushing_slam").attacked_by(CLERIC, "saw_cleaver")
    assert table.hp("saw_cleaver") == 4
    table.boss_acts(CLERIC, "recovery_2").attacked_by(CLERIC, "saw_cleaver")
    assert table.state.unit_tokens[table.number("unit", CLERIC)] == 0


@rule("bloodborne-board", "7.12")
@pytest.mark.parametrize(("card", "blows"), [("strength", 2), ("skill", 1)])
def test_a_tantrum_goes_on_unless_it_is_staggered(card, blows):
    table = duel("threaded_cane", "vicar_amelia", card, side=1, phase=2)  # whose Stagger counts in ties
    table.boss_acts("vicar_amelia", "tantrum_combo", "timed_slash_2").attacked_by("vicar_amelia", "threaded_cane")
    table.answer(card, "slot_1")
    assert len(table.events("flipped")) == blows


@rule("bloodborne-board", "R24")
def test_poisonous_air_poisons_at_the_end_of_a_turn_and_slows_the_poisoned():
    table = duel("saw_cleaver", "blood_starved_beast", "strength", phase=2)
    table.state.aura = table.number("unit", "blood_starved_beast")
    table.boss_acts("blood_starved_beast", "quick_lunge").turn("saw_cleaver").answer("end_turn")
    assert [event["seat"] for event in table.events("poisoned")] == [0]
    assert table.events("suffered")[0] == {"seat": 0, "damage": 1, "hp": 5, "cause": "poison"}
    slow = poisoned(duel("saw_cleaver", "blood_starved_beast", "strength", phase=2))
    slow.state.aura = slow.number("unit", "blood_starved_beast")
    slow.boss_acts("blood_starved_beast", "quick_lunge").attacked_by("blood_starved_beast", "saw_cleaver")
    slow.answer("strength", "slot_3")
    assert slow.events("card_placed")[0]["speed"] == 1


# --- Effects that are lost (15.6, 15.9) ------------------------------------------------------------------------------


@rule("bloodborne-board", "15.6")
@pytest.mark.parametrize("item", ["", "numbing_mist"])
def test_numbing_mist_takes_the_second_blow_away(item):
    table = duel("saw_cleaver", "scourge_beast_1", "strength").actions("special")
    table.items("saw_cleaver", *[item] if item else []).attacked_by("scourge_beast_1", "saw_cleaver")
    table.answer("strength", "slot_3", *[item] if item else [])
    assert table.hp("saw_cleaver") == (4 if item else 2)


@rule("bloodborne-board", "15.6", "15.9")
@pytest.mark.parametrize(("means", "dealt"), [("", 1), ("numbing_mist", 3), ("rosmarinus", 3)])
def test_a_poisoned_hunter_strikes_as_hard_as_ever_at_an_attack_without_effects(means, dealt):
    table = poisoned(duel("saw_cleaver", "male_beast_patient_1", "strength")).enemy_side("male_beast_patient", 1)
    table.state.unit_lives[table.number("unit", "male_beast_patient_1")] = 0
    table.state.unit_damage[table.number("unit", "male_beast_patient_1")] = -9  # it outlives the blow
    table.items("saw_cleaver", *["numbing_mist"] if means == "numbing_mist" else [])
    table.firearm("saw_cleaver", "rosmarinus", int(means == "rosmarinus")).actions("special")
    table.attacked_by("male_beast_patient_1", "saw_cleaver").answer("strength", "slot_3")
    if means:
        table.answer("firearm" if means == "rosmarinus" else means)
    assert [event["damage"] for event in table.events("wounded")] == [dealt]


@rule("bloodborne-board", "15.9", "R22")
@pytest.mark.parametrize(
    ("flipped", "shot", "suffers", "poison"),
    [("basic", False, 4, 0), ("special", False, 2, 1), ("basic", True, 2, 0), ("special", True, 2, 0)],
)
def test_ashen_rage_is_what_the_next_card_makes_of_it(flipped, shot, suffers, poison):
    table = duel("saw_cleaver", "female_beast_patient_1").enemy_side("female_beast_patient", 1)
    table.firearm("saw_cleaver", "rosmarinus", int(shot)).actions("special", flipped)
    table.attacked_by("female_beast_patient_1", "saw_cleaver")
    if shot:
        table.answer("firearm")
    assert (6 - table.hp("saw_cleaver"), table.state.poison) == (suffers, [poison])
    assert len(table.events("flipped")) == 1


@rule("bloodborne-board", "R23")
def test_what_would_help_the_hunter_is_lost_with_the_other_effects_but_shots_still_count():
    giant = duel("saw_cleaver", "church_giant_1", "strength", "endurance").items("saw_cleaver", "numbing_mist")
    giant.actions("basic").attacked_by("church_giant_1", "saw_cleaver")
    giant.answer("strength", "slot_3", "numbing_mist", "endurance")
    assert giant.damage("church_giant_1") == 3  # and not 1 more for the dodge
    cleric = duel("saw_cleaver", CLERIC, "vitality").items("saw_cleaver", "numbing_mist")
    cleric.state.unit_tokens[cleric.number("unit", CLERIC)] = 2
    cleric.boss_acts(CLERIC, "cleric_slam").attacked_by(CLERIC, "saw_cleaver")
    cleric.answer("vitality", "slot_1", "numbing_mist")
    assert cleric.hp("saw_cleaver") == 4


# --- Rivals ----------------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "7.8")
def test_a_pistol_answers_djuras_basic_attack_but_not_the_special_in_its_place():
    struck = duel("saw_cleaver", "old_hunter_djura_1", "strength").firearm("saw_cleaver", "hunter_pistol")
    struck.actions("basic").turn("saw_cleaver").answer("attack", "slot_3")
    assert (struck.question(), struck.events("flipped")[0]["line"]) == ("react", "stake_driver")
    striking = duel("saw_cleaver", "old_hunter_djura_1").firearm("saw_cleaver", "hunter_pistol")
    striking.actions("basic").attacked_by("old_hunter_djura_1", "saw_cleaver")
    assert (striking.question(), striking.events("flipped")[0]["line"]) == ("", "primed_stake")
    assert striking.hp("saw_cleaver") == 1  # 4, and the stun of an empty hand


@rule("bloodborne-board", "7.8", "14.6")
def test_a_pistol_does_not_stagger_what_a_mission_made_steady():
    table = Table("saw_cleaver", chapter=2).firearm("saw_cleaver", "hunter_pistol").tile("the_great_bridge", 0, -1)
    table.at("saw_cleaver", "the_great_bridge_a")
    reveal(table, "lh2_last_minute_1", "the_great_bridge_a")
    minion = next(unit for unit in range(4) if table.where(f"huntsmans_minion_{unit + 1}") == "the_great_bridge_a")
    table.actions("basic").attacked_by(f"huntsmans_minion_{minion + 1}", "saw_cleaver")
    assert table.question() != "react"
    assert table.hp("saw_cleaver") == 3


@rule("bloodborne-board", "14.16")
def test_a_friend_loses_a_life_only_to_the_enemy_that_she_fights():
    table = Table("saw_cleaver", campaign="growing_madness", chapter=2).tile("graveyard", 0, -1)
    reveal(table, "gm2_henryk_2", "graveyard_b")
    friend = table.number("unit", "eileen_as_friend_1")
    table.enemy("father_gascoigne").boss_acts("father_gascoigne", "axe_slash")
    table.attacked_by("father_gascoigne", "saw_cleaver")
    table.enemy("hunter_mob_1").state.unit_mission[table.number("unit", "hunter_mob_1")] = table.number(
        "mission", "gm2_blood_moon"
    )
    table.actions("special").attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.state.unit_lives[friend] == 3
    table.at("saw_cleaver", "graveyard_b").actions("special").attacked_by("old_hunter_henryk_1", "saw_cleaver")
    assert table.state.unit_lives[friend] == 2
