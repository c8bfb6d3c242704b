"""15 Items and firearms, 16 weapons and stat cards."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board import GAME, events
from duskhall.games.bloodborne_board.board import foes, hunters
from duskhall.games.bloodborne_board.missions import rewards


def duel(hunter, unit, *cards, side=0):
    return Table(hunter).enemy(unit).side(hunter, side).hand(hunter, *cards)


def use(item, **health):
    """A hunter about to act with this item; an enemy stands on the lamp, another beside it."""
    table = Table("saw_cleaver", "hunter_axe").health(**health).items("saw_cleaver", item).tile("courtyard_lamp", 0, -1)
    table.enemy("hunter_mob_1").enemy("hunter_mob_2", "central_lamp_a").at("hunter_axe", "central_lamp_c")
    return table.turn("saw_cleaver")


@rule("bloodborne-board", "15.1")
def test_a_consumable_is_used_once_and_discards_become_the_deck():
    table = use("blood_vial", saw_cleaver=2).answer("blood_vial")
    assert table.state.goods_held(0) == []
    assert table.state.goods_discard == [table.number("item", "blood_vial")]
    table.state.goods_deck = []
    assert hunters.draw_goods(table.state) == table.number("item", "blood_vial")
    assert hunters.draw_goods(table.state) == -1


@rule("bloodborne-board", "15.2", "R1")
def test_a_third_tool_or_rune_must_go():
    table = Table("saw_cleaver").items("saw_cleaver", "hand_lantern", "beast_roar")
    rewards.award_item(table.state, 0, table.number("item", "old_hunter_bone"))
    table.state.run()
    assert table.question() == "set_aside"
    assert table.options() == ["beast_roar", "hand_lantern", "old_hunter_bone"]
    table.answer("beast_roar")
    assert table.state.owner[table.number("item", "beast_roar")] == rewards.GONE
    assert sum(owner == 0 for owner in table.state.owner) == 2


@rule("bloodborne-board", "15.2", "R1")
def test_a_third_tool_may_be_given_to_whoever_has_room():
    table = Table("saw_cleaver", "hunter_axe", "threaded_cane").items("saw_cleaver", "hand_lantern", "beast_roar")
    table.items("hunter_axe", "tiny_tonitrus", "a_call_beyond")
    rewards.take(table.state, 0, table.number("item", "old_hunter_bone"), events.ITEM_REWARDED)
    table.run(rewards.keep_two, 0).answer("beast_roar")
    assert (table.question(), table.options()) == ("pass_on", ["nobody", "seat_3"])
    assert table.state.view(None).found == "beast_roar"
    table.answer("seat_3")
    assert table.state.owner[table.number("item", "beast_roar")] == 2
    assert "item_set_aside" not in table.happened()


@rule("bloodborne-board", "15.3")
def test_a_reward_is_exhausted_by_its_use():
    table = use("rune_communion", saw_cleaver=1).answer("rune_communion")
    assert table.hp("saw_cleaver") == 3
    assert table.refusal("rune_communion").reason == "refusal-item-not-held"


@rule("bloodborne-board", "15.4")
def test_a_firearm_is_refreshed_for_its_price():
    table = (
        Table("saw_cleaver").firearm("saw_cleaver", "cannon", 0).hand("saw_cleaver", "skill", "strength", "vitality")
    )
    table.turn("saw_cleaver").answer("reload", "skill", "strength")
    assert (table.state.gun_ready, table.cards("saw_cleaver")) == ([1], ["vitality"])
    assert table.refusal("reload").reason == "refusal-gun-ready"
    poor = Table("saw_cleaver").firearm("saw_cleaver", "cannon", 0).hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert poor.refusal("reload").reason == "refusal-cannot-pay"
    evelyn = (
        Table("saw_cleaver").firearm("saw_cleaver", "evelyn", 0).echoes("saw_cleaver", 1).hand("saw_cleaver", "skill")
    )
    evelyn.turn("saw_cleaver").answer("reload", "echo")
    assert (evelyn.state.gun_ready, evelyn.state.echoes) == ([1], [0])
    free = Table("saw_cleaver").firearm("saw_cleaver", "repeating_pistol", 0).hand("saw_cleaver", "skill")
    free.turn("saw_cleaver").answer("transform")
    assert free.state.gun_ready == [1]


@rule("bloodborne-board", "15.5")
def test_what_would_change_nothing_cannot_be_used():
    table = use("blood_vial")
    assert table.refusal("blood_vial").reason == "refusal-item-useless"
    assert table.refusal("shoot").reason == "refusal-cannot-shoot"


@rule("bloodborne-board", "15.6")
def test_consumables_of_the_turn():
    assert use("molotov_cocktail").answer("molotov_cocktail").damage("hunter_mob_1") == 2
    assert use("throwing_knife").answer("throwing_knife", "hunter_mob_2").damage("hunter_mob_2") == 1
    pebble = use("pebble").answer("pebble", "hunter_mob_1", "courtyard_lamp_b", "courtyard_lamp_a")
    assert pebble.where("hunter_mob_1") == "courtyard_lamp_a"
    bait = (
        use("pungent_blood_cocktail").hand("saw_cleaver", "vitality").answer("pungent_blood_cocktail", "hunter_mob_1")
    )
    bait.answer("end_turn")
    assert [event["unit"] for event in bait.events("skips")] == ["hunter_mob_1"]
    assert use("coldblood_dew").answer("coldblood_dew").state.echoes[0] == 1
    bell = use("beckoning_bell").answer("beckoning_bell")
    assert bell.place("hunter_axe") == LAMP
    for item, token in (("antidote", "poison"), ("sedative", "frenzy")):
        table = use(item)
        getattr(table.state, token)[0] = 1
        table.answer(item)
        assert getattr(table.state, token)[0] == 0
        assert len(table.cards("saw_cleaver")) == 1
    ash = use("bone_marrow_ash").items("saw_cleaver", "rune_eye")
    ash.state.ready[ash.number("item", "rune_eye")] = 0
    ash.state.asks = []
    ash.turn("saw_cleaver").answer("bone_marrow_ash")
    assert ash.state.ready[ash.number("item", "rune_eye")] == 1
    assert use("quicksilver_bullets").answer("quicksilver_bullets").state.gun_ready[0] == 1
    assert use("bold_hunters_mark").answer("bold_hunters_mark").place("saw_cleaver") == "courtyard_lamp_b"
    pellet = Table("saw_cleaver").slots("saw_cleaver", "skill").items("saw_cleaver", "beast_blood_pellet")
    assert pellet.turn("saw_cleaver").answer("beast_blood_pellet").state.slots[0] == -1


@rule("bloodborne-board", "15.6")
def test_numbing_mist_takes_the_effects_away():
    table = duel("saw_cleaver", "hunter_mob_1", "vitality").deck_top("saw_cleaver", "skill").actions("special")
    table.items("saw_cleaver", "numbing_mist").attacked_by("hunter_mob_1", "saw_cleaver")
    table.answer("vitality", "slot_1", "numbing_mist")
    assert "stunned" not in table.happened()
    assert table.hp("saw_cleaver") == 4


@rule("bloodborne-board", "15.7")
def test_hunter_tools():
    table = use("a_call_beyond").enemy("hunter_mob_3")
    table.answer("a_call_beyond")
    assert (table.damage("hunter_mob_1"), table.damage("hunter_mob_3"), table.damage("hunter_mob_2")) == (2, 2, 0)
    roar = use("beast_roar").answer("beast_roar", "courtyard_lamp_b", "courtyard_lamp_c")
    assert roar.where("hunter_mob_1") == "courtyard_lamp_c"
    adella = use("blood_of_adella", saw_cleaver=1)
    adella.state.echoes[0] = 1
    adella.answer("blood_of_adella", "three")
    assert (adella.hp("saw_cleaver"), adella.state.echoes[0]) == (4, 0)
    arianna = use("blood_of_arianna", saw_cleaver=1).answer("blood_of_arianna")
    assert (arianna.hp("saw_cleaver"), len(arianna.cards("saw_cleaver"))) == (2, 1)
    gloves = use("executioners_gloves").enemy("hunter_mob_2", "central_lamp_a", damage=2)
    gloves.state.asks = []
    gloves.turn("saw_cleaver").answer("executioners_gloves")
    assert gloves.where("hunter_mob_2") is None
    assert use("hand_lantern").answer("hand_lantern").place("saw_cleaver") == "courtyard_lamp_b"
    assert use("iosefkas_blood_vial", saw_cleaver=1).answer("iosefkas_blood_vial").hp("saw_cleaver") == 3
    gift = use("messengers_gift").hand("saw_cleaver", "vitality").answer("messengers_gift", "end_turn")
    assert "attacked" not in [event.kind.name for event in gift.recorder.events if event.values.get("seat") == 0]
    tonitrus = use("tiny_tonitrus").answer("tiny_tonitrus", "hunter_mob_2")
    assert (tonitrus.damage("hunter_mob_2"), tonitrus.state.unit_skip[tonitrus.number("unit", "hunter_mob_2")]) == (
        2,
        1,
    )
    bone = duel("saw_cleaver", "hunter_mob_1").items("saw_cleaver", "old_hunter_bone").actions("basic")
    bone.attacked_by("hunter_mob_1", "saw_cleaver").answer("old_hunter_bone")
    assert bone.hp("saw_cleaver") == 6


@rule("bloodborne-board", "15.7")
def test_torch_shard_shell_and_music_box():
    torch = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").items("saw_cleaver", "hunter_torch")
    torch.hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("end_turn")
    assert torch.question() == "enters"
    torch.answer("hunter_torch")
    assert (torch.where("hunter_mob_1"), torch.damage("hunter_mob_1")) == ("central_lamp_a", 1)
    assert "attacked" not in torch.happened()
    shard = duel("saw_cleaver", "hunter_mob_1", "vitality").items("saw_cleaver", "blood_stone_shard").actions("special")
    shard.state.shard = [2]
    shard.turn("saw_cleaver").answer("attack", "slot_3")
    assert shard.damage("hunter_mob_1") == 3
    moved = Table("saw_cleaver").items("saw_cleaver", "blood_stone_shard").hand("saw_cleaver", "skill")
    moved.turn("saw_cleaver").answer("transform", "slot_2")
    assert moved.state.shard == [1]
    shell = (
        duel("saw_cleaver", "hunter_mob_1", "strength").items("saw_cleaver", "empty_phantasm_shell").actions("basic")
    )
    shell.attacked_by("hunter_mob_1", "saw_cleaver").answer("strength", "slot_3", "empty_phantasm_shell")
    assert shell.where("hunter_mob_1") is None  # 2, 1 and 1: fast now, so it dies before it strikes
    assert shell.hp("saw_cleaver") == 6
    music = (
        Table("saw_cleaver")
        .enemy("father_gascoigne")
        .items("saw_cleaver", "tiny_music_box")
        .hand("saw_cleaver", "skill")
    )
    music.boss_acts("father_gascoigne", "axe_slash").attacked_by("father_gascoigne", "saw_cleaver")
    music.answer("skill", "slot_3")
    assert music.hp("saw_cleaver") == 6  # slowed to 1, so a medium stagger cancels it


@rule("bloodborne-board", "15.7", "6.2")
def test_a_torch_ends_the_walk_even_of_what_has_a_step_left():
    table = Table("saw_cleaver").enemy("scourge_beast_1", "central_lamp_a").items("saw_cleaver", "hunter_torch")
    table.hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("end_turn", "hunter_torch")
    assert (table.where("scourge_beast_1"), table.damage("scourge_beast_1")) == ("central_lamp_a", 1)
    assert "attacked" not in table.happened()
    table.enemy("hunter_mob_1", "central_lamp_c").answer("draw", "end_turn")
    while table.question() == "attack_with":
        table.answer("nothing")
    assert {event["unit"] for event in table.events("attacked")} >= {"hunter_mob_1"}  # the next one is not held off


@rule("bloodborne-board", "15.8")
def test_caryll_runes():
    beast = (
        duel("saw_cleaver", "hunter_mob_1", "strength")
        .enemy("hunter_mob_1", damage=3)
        .items("saw_cleaver", "rune_beast")
    )
    beast.enemy("hunter_mob_2", "central_lamp_a").actions("special").turn("saw_cleaver").answer("attack", "slot_1")
    beast.answer("rune_beast")
    assert beast.damage("hunter_mob_2") == 2
    claw = duel("saw_cleaver", "hunter_mob_1", "vitality").items("saw_cleaver", "rune_clawmark").actions("basic")
    claw.deck_top("saw_cleaver", "skill").turn("saw_cleaver").answer("attack", "slot_1", "rune_clawmark")
    assert (claw.damage("hunter_mob_1"), claw.hp("saw_cleaver")) == (3, 6)  # 1, 1 and the cleaver's 1
    eye = Table("saw_cleaver").hand("saw_cleaver", "skill").items("saw_cleaver", "rune_eye")
    eye.state.discard[0] = [eye.number("card", "strength")]
    eye.turn("saw_cleaver").answer("rune_eye")
    assert (eye.cards("saw_cleaver"), eye.discarded("saw_cleaver")) == (["strength"], ["skill"])
    assert use("rune_formless_oedon").answer("rune_formless_oedon").state.gun_ready[0] == 1
    guide = Table("saw_cleaver").slots("saw_cleaver", "skill").items("saw_cleaver", "rune_guidance")
    guide.turn("saw_cleaver").answer("rune_guidance", "central_lamp_a", "stay")
    assert (guide.state.slots[0], guide.place("saw_cleaver")) == (-1, "central_lamp_a")
    runner = duel("saw_cleaver", "hunter_mob_1", "strength").items("saw_cleaver", "rune_hunter").actions("basic")
    runner.turn("saw_cleaver").answer("attack", "slot_3", "rune_hunter", "yes")
    assert runner.state.side == [1]
    moon = duel("saw_cleaver", "hunter_mob_1").items("saw_cleaver", "rune_moon").echoes("saw_cleaver", 3)
    moon.health(saw_cleaver=1).actions("basic").attacked_by("hunter_mob_1", "saw_cleaver")
    assert (moon.question(), moon.state.echoes) == ("buy", [1])
    writhe = duel("hunter_axe", "hunter_mob_1", "strength").items("hunter_axe", "rune_oedon_writhe").actions("basic")
    writhe.attacked_by("hunter_mob_1", "hunter_axe").answer("strength", "slot_1", "rune_oedon_writhe")
    assert (writhe.hp("hunter_axe"), writhe.damage("hunter_mob_1")) == (6, 3)


@rule("bloodborne-board", "15.8", "R15")
def test_a_clawmark_replaces_what_the_card_gives_to_the_attack():
    table = duel("saw_cleaver", "hunter_mob_1", "rallying").items("saw_cleaver", "rune_clawmark").actions("basic")
    table.health(saw_cleaver=3).turn("saw_cleaver").answer("attack", "slot_3", "rune_clawmark")
    assert table.damage("hunter_mob_1") == 4 or table.where("hunter_mob_1") is None  # 2, the mark's 1, the cleaver's 1
    assert table.hp("saw_cleaver") == 1  # and no rally
    block = duel("saw_cleaver", "scourge_beast_1", "defensive").items("saw_cleaver", "rune_clawmark").actions("basic")
    block.attacked_by("scourge_beast_1", "saw_cleaver").answer("defensive", "slot_3", "rune_clawmark")
    assert block.hp("saw_cleaver") == 4


@rule("bloodborne-board", "16.1", "15.7")
def test_a_dodge_by_the_old_bone_is_a_dodge_for_the_cane_too():
    table = duel("threaded_cane", "hunter_mob_1").items("threaded_cane", "old_hunter_bone").actions("basic")
    table.attacked_by("hunter_mob_1", "threaded_cane").answer("old_hunter_bone")
    assert (table.hp("threaded_cane"), table.damage("hunter_mob_1")) == (6, 1)


@rule("bloodborne-board", "7.6", "16.3")
def test_a_death_rattle_is_heard_whatever_slew_the_patient():
    table = duel("saw_cleaver", "male_beast_patient_1", "counter_strike").enemy("male_beast_patient_1", damage=1)
    table.actions("special").attacked_by("male_beast_patient_1", "saw_cleaver").answer("nothing", "counter_strike")
    if table.question() == "slot":
        table.answer("slot_3")
    assert table.where("male_beast_patient_1") is None
    assert (table.hp("saw_cleaver"), table.state.poison) == (4, [1])


@rule("bloodborne-board", "15.9", "R8")
def test_firearms_as_attacks_and_in_the_turn():
    cannon = Table("threaded_cane").enemy("church_giant_1").firearm("threaded_cane", "cannon").actions("ability")
    cannon.slots("threaded_cane", "skill", "skill", "skill").turn("threaded_cane").answer("attack")
    assert cannon.damage("church_giant_1") == 3
    flame = Table("saw_cleaver").enemy("hunter_mob_1").enemy("hunter_mob_2").firearm("saw_cleaver", "flamesprayer")
    flame.actions("special").turn("saw_cleaver").answer("attack", "hunter_mob_1")
    assert (flame.damage("hunter_mob_1"), flame.damage("hunter_mob_2")) == (3, 1)  # 2, and the cleaver's 1 for Stagger
    blunder = Table("saw_cleaver").enemy("hunter_mob_1").firearm("saw_cleaver", "hunter_blunderbuss")
    blunder.turn("saw_cleaver").answer("shoot", "central_lamp_a")
    assert (blunder.damage("hunter_mob_1"), blunder.where("hunter_mob_1")) == (1, "central_lamp_a")
    rifle = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").firearm("saw_cleaver", "ludwigs_rifle")
    rifle.hand("saw_cleaver", "vitality").turn("saw_cleaver").answer("end_turn", "firearm")
    assert (rifle.damage("hunter_mob_1"), rifle.where("hunter_mob_1")) == (2, LAMP)
    rosmarinus = duel("saw_cleaver", "hunter_mob_1", "skill").firearm("saw_cleaver", "rosmarinus").actions("special")
    rosmarinus.attacked_by("hunter_mob_1", "saw_cleaver").answer("skill", "slot_3", "firearm")
    assert rosmarinus.hp("saw_cleaver") == 6  # slow now, so the medium stagger cancels it


@rule("bloodborne-board", "R27")
def test_who_is_pushed_into_a_space_or_appears_there_has_not_entered_it():
    table = Table("saw_cleaver", "hunter_axe").enemy("hunter_mob_1").at("hunter_axe", "central_lamp_a")
    table.items("saw_cleaver", "augur_of_ebrietas").items("hunter_axe", "hunter_torch")
    table.firearm("hunter_axe", "ludwigs_rifle").turn("saw_cleaver").answer("augur_of_ebrietas", "central_lamp_a")
    assert table.question() != "enters"
    assert (table.where("hunter_mob_1"), table.damage("hunter_mob_1")) == ("central_lamp_a", 2)  # the Augur's
    alone = Table("saw_cleaver").items("saw_cleaver", "hunter_torch").firearm("saw_cleaver", "ludwigs_rifle")
    alone.run(foes.spawn, alone.number("kind", "hunter_mob"), alone.number("space", LAMP), events.SPAWNED)
    assert alone.where("hunter_mob_1") == LAMP
    assert [ask.question.name for ask in alone.state.pending()] == []


@rule("bloodborne-board", "16.1")
def test_weapon_abilities():
    cane = duel("threaded_cane", "hunter_mob_1", "endurance").enemy("hunter_mob_2", "central_lamp_a").actions("basic")
    cane.attacked_by("hunter_mob_1", "threaded_cane").answer("nothing", "endurance", "slot_1")
    assert (cane.damage("hunter_mob_1"), cane.damage("hunter_mob_2")) == (1, 1)
    axe = duel("hunter_axe", "hunter_mob_1", "strength").health(hunter_axe=4).actions("basic")
    axe.turn("hunter_axe").answer("attack", "slot_3")
    assert axe.hp("hunter_axe") == 5  # 2 suffered, 3 dealt by the Rally Strike and regained
    blade = duel("ludwigs_holy_blade", "hunter_mob_1", "strength").actions("special")
    blade.turn("ludwigs_holy_blade").answer("attack", "slot_1")
    while blade.question() == "discard_one":
        blade.answer("suffer")
    assert blade.question() == "free_transform"
    blade.answer("yes")
    assert blade.state.side == [1]
    clear = duel("ludwigs_holy_blade", "hunter_mob_1", "vitality", side=1).slots("ludwigs_holy_blade", "skill", "skill")
    clear.turn("ludwigs_holy_blade").answer("transform")
    assert clear.damage("hunter_mob_1") == 2


UPGRADES = [
    ("invigorating", {"heal": 1, "clear": 2, "dodge": 1}),
    ("tactical", {"speed": 1, "clear": 1, "dodge": 1}),
    ("agile", {"stagger": 1, "speed": 1}),
    ("visceral", {"stagger": 1, "damage": 1}),
    ("swift", {"damage": 1, "speed": 1}),
    ("unyielding", {"stagger": 1, "draw": 1}),
    ("adaptive", {"dodge": 1, "stagger": 1, "clear": 1}),
    ("rapid", {"dodge": 1, "draw": 1, "clear": 1}),
]


@rule("bloodborne-board", "16.2", "16.3")
@pytest.mark.parametrize(("name", "fields"), UPGRADES)
def test_upgrades_have_the_keywords_on_their_cards(name, fields):
    table = Table("saw_cleaver")
    card = table.state.tables.cards[table.number("card", name)]
    known = ("dodge", "stagger", "damage", "speed", "draw", "heal", "clear", "block")
    assert {field: getattr(card, field) for field in known if getattr(card, field)} == fields
    assert card.copies == 3


@rule("bloodborne-board", "16.3")
def test_upgrades_in_play():
    dash = Table("saw_cleaver").tile("market", 1, 0).at("saw_cleaver", "central_lamp_a").hand("saw_cleaver", "dash")
    dash.turn("saw_cleaver").answer("move", LAMP, "central_lamp_c", "market_a")
    assert dash.place("saw_cleaver") == "market_a"
    wind = Table("saw_cleaver").health(saw_cleaver=2).hand("saw_cleaver", "second_wind").turn("saw_cleaver")
    assert wind.answer("transform").hp("saw_cleaver") == 4
    counter = duel("saw_cleaver", "hunter_mob_1", "counter_strike").actions("basic")
    counter.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing", "counter_strike", "slot_1")
    assert counter.damage("hunter_mob_1") == 2
    cheap = duel("saw_cleaver", "church_giant_1", "cheap_shot").actions("ability")
    cheap.attacked_by("church_giant_1", "saw_cleaver").answer("nothing", "cheap_shot")
    assert cheap.damage("church_giant_1") == 2
    change = duel("saw_cleaver", "hunter_mob_1", "quick_change").actions("basic")
    change.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing", "quick_change", "slot_1", "yes")
    assert change.state.side == [1]
    poised = duel("saw_cleaver", "hunter_mob_1", "poised", side=1).actions("special")
    poised.attacked_by("hunter_mob_1", "saw_cleaver").answer("poised", "slot_3")
    assert poised.where("hunter_mob_1") is None  # not staggered, 3 and 1
    calm = duel("saw_cleaver", "church_servant_1", "indomitable").actions("special").enemy_side("church_servant", 1)
    calm.deck_top("saw_cleaver", "skill").attacked_by("church_servant_1", "saw_cleaver").answer("indomitable", "slot_1")
    assert calm.state.frenzy == [0]
    tireless = duel("saw_cleaver", "church_giant_1", "tireless").deck_top("saw_cleaver", "skill", "strength")
    tireless.state.poison = [1]
    tireless.actions("ability").turn("saw_cleaver").answer("attack", "slot_1", "skill")
    assert (tireless.state.poison, tireless.cards("saw_cleaver")) == ([0], ["strength"])
    both = (
        duel("saw_cleaver", "church_giant_1", "tireless").deck_top("saw_cleaver", "skill", "skill").actions("ability")
    )
    both.state.poison = both.state.frenzy = [1]
    both.state.frenzy = [1]
    both.turn("saw_cleaver").answer("attack", "slot_1", "frenzy_token")
    assert (both.state.poison, both.state.frenzy) == ([1], [0])


@rule("bloodborne-board", "16.3", "R12")
def test_a_leap_reaches_an_enemy_two_spaces_away_in_the_own_attack_only():
    table = Table("saw_cleaver").at("saw_cleaver", "central_lamp_a").enemy("hunter_mob_1", "central_lamp_c")
    table.hand("saw_cleaver", "leaping").actions("special").turn("saw_cleaver").answer("attack")
    assert table.place("saw_cleaver") == "central_lamp_c"
    table.answer("slot_3")
    assert table.damage("hunter_mob_1") == 3
    struck = duel("saw_cleaver", "hunter_mob_1", "leaping").actions("basic")
    struck.attacked_by("hunter_mob_1", "saw_cleaver").answer("leaping", "slot_3")
    assert struck.place("saw_cleaver") == LAMP


@rule("bloodborne-board", "4.10")
def test_refusals_of_the_bridge_and_of_nonsense():
    table = Table("saw_cleaver").tile("the_great_bridge", 0, -1).at("saw_cleaver", LAMP).hand("saw_cleaver", "skill")
    table.turn("saw_cleaver").answer("move", "the_great_bridge_b")
    table.enemy("hunter_mob_1", "the_great_bridge_b")
    table.state.place[0] = table.number("space", "the_great_bridge_b")
    ask = table.state.asks[0]
    blocked = GAME.why_not(table.state, ask, 5 + table.number("space", "central_lamp_a"))
    assert blocked.reason == "refusal-held-on-bridge"
    other = GAME.why_not(Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver").state, table_ask(), 3)
    assert other.reason == "refusal-not-now"


def table_ask():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").turn("saw_cleaver")
    return table.state.asks[0]
