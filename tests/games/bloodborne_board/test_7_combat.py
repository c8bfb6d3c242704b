"""7 Combat, 8 damage and conditions, 9 slaying: tables worked by hand."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import hunters
from duskhall.games.bloodborne_board.printed import CAUSE_POISON


def duel(hunter="saw_cleaver", unit="hunter_mob_1", *cards, side=0, **settings):
    """A hunter with these cards against an enemy on the same space."""
    return Table(hunter, **settings).enemy(unit).side(hunter, side).hand(hunter, *cards)


@rule("bloodborne-board", "7.1")
def test_an_attack_needs_an_enemy_a_card_and_an_empty_slot():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert table.refusal("attack").reason == "refusal-no-enemy-here"
    full = duel("saw_cleaver", "hunter_mob_1", "skill").slots("saw_cleaver", "skill", "skill", "strength")
    assert full.turn("saw_cleaver").refusal("attack").reason == "refusal-no-empty-slot"
    table = duel("saw_cleaver", "hunter_mob_1", "strength").actions("special").turn("saw_cleaver")
    table.answer("attack", "slot_3")
    assert table.state.slots[2] == table.number("card", "strength")
    assert table.damage("hunter_mob_1") == 3


@rule("bloodborne-board", "7.1", "7.9")
def test_what_is_not_in_the_hand_is_refused():
    table = duel("saw_cleaver", "hunter_mob_1", "skill", "endurance", "vitality").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.refusal("strength").reason == "refusal-card-not-there"
    assert table.refusal("firearm").reason == "refusal-gun-is-no-attack"
    table.answer("nothing")
    assert table.question() == "dodge"
    assert table.refusal("skill").reason == "refusal-no-dodge-card"
    assert table.refusal("rapid").reason == "refusal-card-not-there"


@rule("bloodborne-board", "7.1")
def test_whoever_began_an_attack_must_say_with_what():
    table = duel("saw_cleaver", "hunter_mob_1", "skill", "strength").turn("saw_cleaver").answer("attack")
    assert table.refusal("nothing").reason == "refusal-attack-is-on"


@rule("bloodborne-board", "7.2")
def test_a_hunter_who_is_attacked_may_strike_back():
    table = duel("saw_cleaver", "hunter_mob_1", "strength").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_3")
    assert table.damage("hunter_mob_1") == 3
    assert table.hp("saw_cleaver") == 4
    helpless = duel().actions("basic").attacked_by("hunter_mob_1", "saw_cleaver")
    assert helpless.hp("saw_cleaver") == 4


@rule("bloodborne-board", "7.3", "16.2")
def test_card_effects_happen_at_once_and_the_attack_waits():
    table = duel("saw_cleaver", "hunter_mob_1", "vitality").deck_top("saw_cleaver", "endurance").actions("basic")
    table.turn("saw_cleaver").answer("attack", "slot_3")
    assert table.cards("saw_cleaver") == ["endurance"]  # drawn before the enemy's blow, so it can be used to dodge
    assert table.question() == "dodge"
    assert table.damage("hunter_mob_1") == 0


@rule("bloodborne-board", "7.4", "15.6")
def test_items_marked_on_attack_come_before_the_flip():
    table = duel("saw_cleaver", "hunter_mob_1", "vitality").items(
        "saw_cleaver", "fire_paper", "bolt_paper", "lead_elixir"
    )
    table.deck_top("saw_cleaver", "vitality").actions("basic").turn("saw_cleaver").answer("attack", "slot_3")
    assert table.question() == "on_attack"
    assert "flipped" not in table.happened()
    table.answer("fire_paper", "bolt_paper", "lead_elixir")
    assert table.damage("hunter_mob_1") == 3
    assert table.hp("saw_cleaver") == 5  # 2 less the blocked 1


@rule("bloodborne-board", "7.5")
def test_the_action_deck_is_shuffled_only_when_it_has_run_out():
    table = Table("saw_cleaver")
    state = table.state
    state.actions, state.actions_used = [2], [0, 0, 0, 1, 1]
    table.enemy("church_giant_1").attacked_by("church_giant_1", "saw_cleaver")
    assert (state.actions, len(state.actions_used)) == ([], 6)
    assert "actions_shuffled" not in table.happened()
    table.attacked_by("church_giant_1", "saw_cleaver")
    assert "actions_shuffled" in table.happened()
    assert len(state.actions) == 5


@rule("bloodborne-board", "7.6")
def test_a_timed_ability_comes_before_the_hunters_attack_of_its_speed_if_the_enemy_lives():
    table = duel("hunter_axe", "hunter_mob_1", "skill", side=1).enemy_side("hunter_mob", 1).actions("ability")
    table.turn("hunter_axe").answer("attack", "slot_2")  # slow, like the Molotov
    assert table.where("hunter_mob_1") != LAMP  # it backed off first, so the blow misses
    assert "missed" in table.happened()
    assert table.hp("hunter_axe") == 3
    dead = duel("hunter_axe", "hunter_mob_1", "strength", side=1).enemy("hunter_mob_1", damage=1)
    dead.enemy_side("hunter_mob", 1).actions("ability").turn("hunter_axe").answer("attack", "slot_1")
    assert dead.hp("hunter_axe") == 6


@rule("bloodborne-board", "7.7")
def test_flip_again_gives_its_bonus_to_the_next_action():
    table = duel("saw_cleaver", "hunter_mob_1").actions("ability", "basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.hp("saw_cleaver") == 3  # 2 and 1 more
    assert [event["line"] for event in table.events("flipped")] == ["mob_frenzy", "axe_swing"]


@rule("bloodborne-board", "7.8", "15.4", "15.9")
def test_a_pistol_staggers_a_basic_attack_and_is_exhausted():
    table = duel().firearm("saw_cleaver", "hunter_pistol").actions("basic").attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.question() == "react"
    table.answer("firearm")
    assert (table.hp("saw_cleaver"), table.state.gun_ready) == (6, [0])
    special = duel().firearm("saw_cleaver", "hunter_pistol").actions("special")
    special.attacked_by("hunter_mob_1", "saw_cleaver")
    assert special.hp("saw_cleaver") < 6


@rule("bloodborne-board", "7.9")
def test_a_dodge_needs_a_slot_at_least_as_fast_and_leaves_the_own_attack_alone():
    table = duel("saw_cleaver", "hunter_mob_1", "strength", "endurance").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_1")
    assert table.question() == "dodge"
    table.answer("endurance", "slot_3")
    assert table.hp("saw_cleaver") == 6
    assert table.damage("hunter_mob_1") == 2
    slow = duel("hunter_axe", "scourge_beast_1", "endurance", "vitality").actions("basic")
    slow.attacked_by("scourge_beast_1", "hunter_axe").answer("vitality", "slot_1")
    assert "dodged" not in slow.happened()  # fast against medium slots
    assert slow.hp("hunter_axe") == 4


@rule("bloodborne-board", "7.9")
def test_a_slot_that_was_cleared_in_the_combat_can_be_used_to_dodge():
    table = duel("saw_cleaver", "hunter_mob_1", "endurance", "endurance").slots("saw_cleaver", "skill", "skill")
    table.actions("basic").attacked_by("hunter_mob_1", "saw_cleaver").answer("endurance")
    assert table.question() == "dodge"
    table.answer("endurance")
    assert table.hp("saw_cleaver") == 6
    assert table.state.slots[2] == -1


@rule("bloodborne-board", "7.9")
def test_a_dodge_card_that_is_too_slow_is_refused_by_name():
    table = duel("hunter_axe", "scourge_beast_1", "endurance", "tactical", "vitality").actions("basic")
    table.attacked_by("scourge_beast_1", "hunter_axe").answer("nothing")
    assert table.options() == ["no", "tactical"]
    assert table.refusal("endurance").reason == "refusal-too-slow"


# Speeds, ties, stagger: hunter's weapon, side, slot, card; enemy, its side, its action -> damage to enemy, HP left
CASES = [
    ("fast before medium, no stagger", "saw_cleaver", 0, "slot_1", "strength", "hunter_mob_1", 0, "basic", 2, 4),
    ("fast stagger cancels medium", "saw_cleaver", 0, "slot_1", "skill", "hunter_mob_1", 0, "basic", 2, 6),
    ("a tie is simultaneous", "saw_cleaver", 0, "slot_3", "strength", "hunter_mob_1", 0, "basic", 3, 4),
    ("stagger does not beat a tie", "saw_cleaver", 0, "slot_3", "skill", "hunter_mob_1", 0, "basic", 3, 4),
    ("unless the cane says so", "threaded_cane", 1, "slot_2", "skill", "hunter_mob_1", 0, "basic", 2, 6),
    (
        "slow after medium",
        "saw_cleaver",
        1,
        "slot_3",
        "strength",
        "hunter_mob_1",
        0,
        "basic",
        4,
        5,
    ),  # and healed 1 for the kill
    ("enemy stagger cancels slow", "saw_cleaver", 1, "slot_3", "strength", "hunter_mob_1", 0, "special", 0, 3),
    ("enemy stagger spares ties", "saw_cleaver", 1, "slot_2", "strength", "hunter_mob_1", 0, "special", 3, 3),
    ("a faster blow is not staggered", "saw_cleaver", 1, "slot_1", "strength", "hunter_mob_1", 0, "special", 2, 3),
    ("what cannot be staggered is not", "saw_cleaver", 1, "slot_1", "skill", "church_giant_1", 0, "special", 1, 0),
    ("medium stagger cancels slow", "hunter_axe", 0, "slot_1", "skill", "church_giant_1", 0, "basic", 2, 6),
    ("slow stagger in a slow tie", "hunter_axe", 1, "slot_2", "skill", "church_giant_1", 0, "basic", 3, 2),
    ("saw cleaver: stagger hurts more", "saw_cleaver", 0, "slot_3", "skill", "church_giant_1", 0, "basic", 3, 6),
    ("a fast enemy hits first", "hunter_axe", 0, "slot_1", "strength", "scourge_beast_1", 0, "basic", 3, 4),
    ("a slow enemy hits last", "ludwigs_holy_blade", 0, "slot_2", "strength", "church_giant_1", 0, "basic", 5, 2),
]


@rule("bloodborne-board", "7.10", "7.11", "7.12", "16.1")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_speeds_are_resolved_as_worked_out_by_hand(case):
    _, hunter, side, slot, card, unit, enemy_side, action, damage, hp = case
    table = duel(hunter, unit, card, side=side, stun="discard").enemy_side(unit[:-2], enemy_side).actions(action)
    table.attacked_by(unit, hunter).answer(card)
    if table.question() == "slot":
        table.answer(slot)
    while table.question() in ("dodge", "free_transform", "discard_one"):
        table.answer("no" if table.question() != "discard_one" else table.options()[0])
    if hp == 0:
        assert "hunter_slain" in table.happened()
    else:
        assert table.hp(hunter) == hp
    assert [event["damage"] for event in table.events("wounded")] == ([damage] if damage else [])


@rule("bloodborne-board", "7.12", "R7")
def test_two_staggers_that_count_in_ties_cancel_each_other():
    table = Table("threaded_cane").side("threaded_cane", 1).hand("threaded_cane", "skill")
    table.enemy("vicar_amelia").boss_acts("vicar_amelia", "uppercut_sweep")
    table.state.tables.lines[table.number("line", "uppercut_sweep")].no_stagger = 0
    try:
        table.attacked_by("vicar_amelia", "threaded_cane").answer("skill", "slot_3")
    finally:
        table.state.tables.lines[table.number("line", "uppercut_sweep")].no_stagger = 1
    assert (table.hp("threaded_cane"), table.damage("vicar_amelia")) == (6, 0)


@rule("bloodborne-board", "7.13")
def test_the_dead_do_not_strike_and_a_mutual_kill_costs_the_fresh_echo():
    table = duel("saw_cleaver", "hunter_mob_1", "strength").enemy("hunter_mob_1", damage=2).actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_1")
    assert (table.hp("saw_cleaver"), table.where("hunter_mob_1")) == (6, None)
    assert table.state.echoes == [1]
    both = duel("saw_cleaver", "hunter_mob_1", "strength").enemy("hunter_mob_1", damage=1).actions("basic")
    both.health(saw_cleaver=2).attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_3")
    assert both.where("hunter_mob_1") is None
    assert both.place("saw_cleaver") is None
    assert both.state.echoes == [0]


@rule("bloodborne-board", "7.14")
def test_everybody_in_the_space_may_dodge_an_attack_on_all():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.hand("hunter_axe", "endurance").attacked_by("church_giant_1", "saw_cleaver")
    assert table.question() == "dodge"
    table.answer("endurance", "slot_1")
    assert (table.hp("saw_cleaver"), table.hp("hunter_axe")) == (2, 6)


@rule("bloodborne-board", "7.15")
def test_others_in_the_space_meet_a_demand_or_suffer():
    table = Table("saw_cleaver", "hunter_axe").enemy("huntsmans_minion_1").actions("special")
    table.hand("hunter_axe", "endurance").attacked_by("huntsmans_minion_1", "saw_cleaver")
    assert table.question() == "meet_demand"
    table.answer("no")
    assert (table.hp("saw_cleaver"), table.hp("hunter_axe")) == (2, 4)
    met = Table("saw_cleaver", "hunter_axe").enemy("huntsmans_minion_1").actions("special")
    met.hand("hunter_axe", "endurance").attacked_by("huntsmans_minion_1", "saw_cleaver").answer("endurance", "slot_1")
    assert met.hp("hunter_axe") == 6


@rule("bloodborne-board", "7.15")
def test_a_second_blow_comes_even_if_the_first_was_dodged():
    table = duel("saw_cleaver", "scourge_beast_1", "endurance").actions("special")
    table.attacked_by("scourge_beast_1", "saw_cleaver").answer("nothing", "endurance", "slot_3")
    assert table.hp("saw_cleaver") == 4


@rule("bloodborne-board", "7.16")
def test_an_attack_misses_whoever_left_the_space():
    table = duel("hunter_axe", "hunter_mob_1", "rallying", side=1).enemy_side("hunter_mob", 1).actions("ability")
    table.health(hunter_axe=5).turn("hunter_axe").answer("attack", "slot_2")
    assert "missed" in table.happened()
    assert table.hp("hunter_axe") == 4  # 3 from the fire, then 2 healed: the attack still counts as made


@rule("bloodborne-board", "7.17", "9.4")
def test_healing_after_the_attack_does_not_save_the_slain():
    table = (
        duel("saw_cleaver", "hunter_mob_1", "rallying").health(saw_cleaver=2).echoes("saw_cleaver", 2).actions("basic")
    )
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("rallying", "slot_3")
    assert table.place("saw_cleaver") is None
    assert "hunter_slain" in table.happened()
    assert table.state.echoes == [0]


# --- 8 Damage and conditions -----------------------------------------------------------------------------------------


@rule("bloodborne-board", "8.1", "16.3")
def test_block_takes_off_damage_whatever_the_speed():
    table = duel("saw_cleaver", "scourge_beast_1", "defensive").actions("basic")
    table.attacked_by("scourge_beast_1", "saw_cleaver").answer("defensive", "slot_3")
    assert table.hp("saw_cleaver") == 6


@rule("bloodborne-board", "8.2")
def test_healing_stops_at_6():
    table = Table("saw_cleaver").health(saw_cleaver=5)
    hunters.heal(table.state, 0, 3, events.HEALED)
    assert table.hp("saw_cleaver") == 6


@rule("bloodborne-board", "8.3")
def test_a_stun_costs_a_card_or_1_damage():
    table = duel("saw_cleaver", "hunter_mob_1", "vitality").actions("special")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert table.options() == ["suffer", "vitality"]
    table.answer("suffer")
    assert (table.hp("saw_cleaver"), table.cards("saw_cleaver")) == (3, ["vitality"])
    forced = duel("saw_cleaver", "hunter_mob_1", "vitality", stun="discard").actions("special")
    forced.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert (forced.hp("saw_cleaver"), forced.cards("saw_cleaver")) == (4, [])


@rule("bloodborne-board", "8.5")
def test_frenzy_adds_1_to_what_is_suffered():
    table = duel().actions("basic")
    table.state.frenzy[0] = 1
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert table.hp("saw_cleaver") == 3
    hunters.suffer(table.state, 0, 1, CAUSE_POISON)
    assert table.hp("saw_cleaver") == 1
    attacks = Table("saw_cleaver", frenzy="attacks")
    attacks.state.frenzy[0] = 1
    hunters.suffer(attacks.state, 0, 1, CAUSE_POISON)
    assert attacks.hp("saw_cleaver") == 5


@rule("bloodborne-board", "8.4", "8.5")
def test_there_is_one_token_of_each_kind_at_most():
    table = Table("saw_cleaver")
    for _ in range(2):
        hunters.gain_poison(table.state, 0)
        hunters.gain_frenzy(table.state, 0)
    assert (table.state.poison, table.state.frenzy) == ([1], [1])
    assert table.happened() == ["poisoned", "frenzied"]


@rule("bloodborne-board", "8.6", "18.1")
def test_a_pushed_hunter_lands_where_most_enemies_are():
    table = Table("saw_cleaver").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.tile("market", 1, 0).tile("well", -1, 0).enemy("hunter_mob_1", "market_a")
    table.attacked_by("church_giant_1", "saw_cleaver")
    assert table.place("saw_cleaver") == "market_a"  # two spaces away, as is the well
    assert table.events("cruel") == [{"reason": "most_enemies"}]


@rule("bloodborne-board", "8.6", "8.7", "15.7")
def test_hunters_choose_where_they_push():
    table = Table("saw_cleaver").enemy("church_giant_1").items("saw_cleaver", "augur_of_ebrietas")
    table.tile("market", 1, 0).turn("saw_cleaver").answer("augur_of_ebrietas")
    assert table.question() == "choose_space"
    assert table.options() == ["stay", "central_lamp_a", "central_lamp_c"]
    assert table.refusal("market_b").reason == "refusal-space-not-possible"
    table.answer("central_lamp_c", "market_a")
    assert (table.where("church_giant_1"), table.damage("church_giant_1")) == ("market_a", 2)


@rule("bloodborne-board", "8.7")
def test_range_includes_the_own_space():
    table = Table("saw_cleaver").enemy("hunter_mob_1").enemy("hunter_mob_2", "central_lamp_a").tile("market", 1, 0)
    table.enemy("hunter_mob_3", "market_a").items("saw_cleaver", "throwing_knife").turn("saw_cleaver")
    table.answer("throwing_knife")
    assert table.options() == ["hunter_mob_1", "hunter_mob_2"]
    assert table.refusal("hunter_mob_3").reason == "refusal-no-target"


# --- 9 Slaying -------------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "9.1", "9.2")
def test_the_slayer_gains_an_echo_but_never_more_than_three():
    table = duel("saw_cleaver", "hunter_mob_1", "strength").enemy("hunter_mob_1", damage=3).echoes("saw_cleaver", 3)
    table.actions("special").turn("saw_cleaver").answer("attack", "slot_1")
    assert table.where("hunter_mob_1") is None
    assert table.state.echoes == [3]
    first = duel("saw_cleaver", "hunter_mob_1", "strength").enemy("hunter_mob_1", damage=3)
    assert first.actions("special").turn("saw_cleaver").answer("attack", "slot_1").state.echoes == [1]


@rule("bloodborne-board", "9.3")
def test_an_extra_life_is_lost_instead_and_the_attack_goes_on():
    table = duel("saw_cleaver", "hunter_mob_1", "strength").enemy("hunter_mob_1", damage=3, lives=1).actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_1")
    assert (table.damage("hunter_mob_1"), table.where("hunter_mob_1")) == (0, LAMP)
    assert (table.hp("saw_cleaver"), table.state.echoes) == (4, [0])


@rule("bloodborne-board", "9.4", "7.14")
def test_whoever_an_ability_slays_is_gone_before_the_next_action():
    table = Table("saw_cleaver", "hunter_axe").enemy("cleric_beast", phase=2).health(hunter_axe=1)
    table.hand("saw_cleaver", "skill").hand("hunter_axe", "endurance").slots("hunter_axe", "skill", "skill", "skill")
    table.boss_acts("cleric_beast", "jumping_smash", "cleric_slam_2").attacked_by("cleric_beast", "saw_cleaver")
    table.answer("skill", "slot_1")
    order = [kind for kind in table.happened() if kind in ("dreams", "flipped")]
    assert order == ["flipped", "dreams", "flipped"]


@rule("bloodborne-board", "9.4")
def test_a_hunter_slain_before_acting_loses_the_turn():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.health(hunter_axe=2)
    table.state.acted = [1, 0]
    table.attacked_by("church_giant_1", "saw_cleaver")
    assert table.place("hunter_axe") is None
    assert table.state.acted == [1, 1]


@rule("bloodborne-board", "9.5", "16.1")
def test_kill_effects_of_weapon_card_and_rune_happen():
    table = duel("saw_cleaver", "hunter_mob_1", "bloodthirsty", side=1).enemy("hunter_mob_1", damage=3)
    table.health(saw_cleaver=1).items("saw_cleaver", "rune_blood_rapture").actions("special").turn("saw_cleaver")
    table.answer("attack", "slot_1", "rune_blood_rapture")
    assert (table.hp("saw_cleaver"), len(table.cards("saw_cleaver"))) == (4, 3)
    axe = duel("hunter_axe", "hunter_mob_1", "skill", side=1).enemy("hunter_mob_1", damage=3)
    axe.enemy("hunter_mob_2", "central_lamp_a").actions("special").turn("hunter_axe").answer("attack", "slot_1")
    assert axe.damage("hunter_mob_2") == 2


@rule("bloodborne-board", "7.5")
def test_an_action_deck_that_has_run_out_counts_as_the_whole_one():
    table = Table("saw_cleaver")
    table.state.actions, table.state.actions_used = [1], [0, 0, 0, 1, 2]
    assert table.state.view(0).actions == [0, 1, 0]
    table.state.actions, table.state.actions_used = [], [0, 0, 0, 1, 2, 1]
    assert table.state.view(0).actions == [3, 2, 1]
