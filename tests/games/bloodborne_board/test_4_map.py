"""4 Moving and exploring, 5 interacting, 6 activation."""

from tests.games.bloodborne_board.table import LAMP, Table
from tests.rule import rule

from duskhall.games.bloodborne_board import events
from duskhall.games.bloodborne_board.board import foes, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.moving import walking
from duskhall.games.bloodborne_board.printed import NOBODY
from duskhall.games.bloodborne_board.turn import interact


@rule("bloodborne-board", "4.1")
def test_a_move_takes_up_to_two_spaces_and_nobody_blocks():
    table = Table("saw_cleaver").at("saw_cleaver", "central_lamp_a").enemy("hunter_mob_1", LAMP)
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("move")
    assert table.refusal("stay").reason == "refusal-first-step"
    table.answer(LAMP, "central_lamp_c")
    assert table.place("saw_cleaver") == "central_lamp_c"
    assert table.question() == "act"


@rule("bloodborne-board", "4.2")
def test_tiles_touch_only_where_two_exits_face_each_other():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("walls", 0, -1, 1)
    near = [
        table.setup.catalogues["space"][s]
        for s in ground.neighbours(table.state, table.number("space", "central_lamp_c"))
    ]
    assert near == ["central_lamp_b", "market_a"]
    lamp = ground.neighbours(table.state, table.number("space", LAMP))
    names = {table.setup.catalogues["space"][space] for space in lamp}
    assert names == {"central_lamp_a", "central_lamp_c"}  # the walls have no exit to the south when they lie so
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("move")
    refusal = table.refusal("market_a")
    assert (refusal.reason, refusal.rule) == ("refusal-not-adjacent", "4.2")


@rule("bloodborne-board", "4.3", "4.4")
def test_exploring_lays_a_tile_as_chosen_populates_it_and_takes_one_step():
    table = Table("saw_cleaver").tiles_to_come("well", "market", "pillar").hand("saw_cleaver", "skill")
    table.turn("saw_cleaver").answer("move", "north")
    assert table.question() == "join"
    assert table.options() == ["north", "east", "south", "west"]
    assert (table.state.view(None).found, table.state.view(None).explored) == ("well", "north")
    table.answer("west")
    assert table.state.view(None).explored is None
    assert table.place("saw_cleaver") == "well_a"
    well = table.number("tile", "well")
    assert (table.state.tile_x[well], table.state.tile_y[well]) == (0, -1)
    assert (table.state.tile_turn[well] + 3) % 4 == 2  # its west exit faces south now
    assert table.state.goods[table.number("space", "well_b")] == 1
    kinds = [table.state.tables.unit_kind[unit] for unit in table.state.units_at(table.number("space", "well_a"))]
    assert kinds == [table.state.slot_kind[1]]
    assert table.state.steps_left == 1


@rule("bloodborne-board", "4.5")
def test_a_tile_that_would_close_the_map_is_shuffled_back():
    table = Table("saw_cleaver")
    for name, x, y, turn in (("ransacked_house", 0, -1, 0), ("iosefkas_clinic", -1, 0, 3), ("tomb_of_oedon", 1, 0, 1)):
        table.tile(name, x, y, turn)
    assert tiles.open_edges(table.state) == 1
    table.tiles_to_come("grand_cathedral", "market").hand("saw_cleaver", "skill").turn("saw_cleaver")
    table.answer("move", "south")
    assert table.events("tile_turned_up")[-1]["tile"] == "market"
    assert "tile_shuffled_back" in table.happened()
    cathedral = table.number("tile", "grand_cathedral")
    assert table.state.tile_deck == [cathedral]


def dead_ends(table):
    """The tiles with a single exit that are not on the map, and that exit."""
    return [
        (table.setup.catalogues["tile"][tile], next(way for way in range(4) if printed.exit[way] != -1))
        for tile, printed in enumerate(table.state.tables.tiles)
        if sum(way != -1 for way in printed.exit) == 1 and not ground.is_laid(table.state, tile)
    ]


@rule("bloodborne-board", "4.5")
def test_a_join_that_would_close_the_map_is_not_allowed_while_another_keeps_it_open():
    table = Table("saw_cleaver")
    for name, x, y, turn in (("ransacked_house", 0, -1, 0), ("iosefkas_clinic", -1, 0, 3), ("tomb_of_oedon", 1, 0, 1)):
        table.tile(name, x, y, turn)
    for (name, way), x in zip(dead_ends(table), (-1, 1), strict=True):
        table.tile(name, x, 1, -way % 4)  # on both sides of the place in the south, facing the walls above them
    assert tiles.open_edges(table.state) == 1
    table.tiles_to_come("shrine", "market").hand("saw_cleaver", "skill").turn("saw_cleaver").answer("move", "south")
    assert table.options() == ["east", "west"]  # each leads on to the south, but its south exit would lead nowhere
    table.answer("east")
    assert tiles.open_edges(table.state) == 1


@rule("bloodborne-board", "4.6")
def test_when_no_tile_that_is_left_keeps_the_map_open_the_one_turned_up_is_laid_and_the_rest_stays():
    table = Table("saw_cleaver")
    for name, x, y, turn in (("ransacked_house", 0, -1, 0), ("iosefkas_clinic", -1, 0, 3), ("tomb_of_oedon", 1, 0, 1)):
        table.tile(name, x, y, turn)
    left = [name for name, _ in dead_ends(table)]
    table.tiles_to_come(*left).hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("move", "south")
    assert ground.is_laid(table.state, table.number("tile", left[0]))
    assert "tile_shuffled_back" not in table.happened()
    assert tiles.open_edges(table.state) == 0
    assert len(table.state.tile_deck) == len(left) - 1 > 0


@rule("bloodborne-board", "4.6")
def test_open_exits_lead_nowhere_when_the_deck_is_empty():
    table = Table("saw_cleaver").tiles_to_come().hand("saw_cleaver", "skill").turn("saw_cleaver").answer("move")
    assert table.options() == ["central_lamp_a", "central_lamp_c"]
    assert table.refusal("north").reason == "refusal-nothing-to-explore"


@rule("bloodborne-board", "4.7", "R11")
def test_enemies_follow_a_move_action_along_the_path_without_attacking():
    table = (
        Table("saw_cleaver").tile("market", 1, 0).enemy("hunter_mob_1", LAMP).enemy("hunter_mob_2", "central_lamp_a")
    )
    table.enemy("scourge_beast_1", LAMP).at("saw_cleaver", LAMP).hand("saw_cleaver", "skill", "skill")
    table.turn("saw_cleaver").answer("move", "central_lamp_c", "market_a")
    assert table.where("hunter_mob_1") == "central_lamp_c"
    assert table.where("hunter_mob_2") == LAMP  # the tile was left, too
    assert table.where("scourge_beast_1") == "market_a"
    assert "attacked" not in table.happened()


@rule("bloodborne-board", "4.7", "R14")
def test_a_scourge_beast_follows_two_spaces():
    table = Table("saw_cleaver").tile("market", 1, 0).enemy("scourge_beast_1").enemy("hunter_mob_1")
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("move", "central_lamp_c", "market_a")
    assert (table.where("scourge_beast_1"), table.where("hunter_mob_1")) == ("market_a", "central_lamp_c")
    assert "attacked" not in table.happened()


@rule("bloodborne-board", "4.8", "15.6")
def test_an_elixir_moves_without_pursuit():
    table = Table("saw_cleaver").tile("market", 1, 0).enemy("hunter_mob_1", LAMP).items("saw_cleaver", "blue_elixir")
    table.turn("saw_cleaver").answer("blue_elixir", "central_lamp_c", "market_a")
    assert table.place("saw_cleaver") == "market_a"
    assert table.happened().count("pursues") == 0


@rule("bloodborne-board", "4.8")
def test_a_teleport_causes_no_pursuit():
    table = (
        Table("saw_cleaver").tile("courtyard_lamp", 0, -1).enemy("hunter_mob_1").items("saw_cleaver", "hand_lantern")
    )
    table.turn("saw_cleaver").answer("hand_lantern")
    assert table.place("saw_cleaver") == "courtyard_lamp_b"
    assert (table.where("hunter_mob_1"), table.happened().count("pursues")) == (LAMP, 0)


@rule("bloodborne-board", "4.9")
def test_an_enemy_that_a_mission_needs_is_not_taken():
    table = Table("saw_cleaver").tile("market", 1, 0)
    for number, space in enumerate(("central_lamp_a", LAMP, "market_b", "central_lamp_c"), 1):
        table.enemy(f"hunter_mob_{number}", space)
    table.state.unit_mission[table.number("unit", "hunter_mob_3")] = 0
    unit = foes.spawn(table.state, table.number("kind", "hunter_mob"), table.number("space", LAMP), events.SPAWNED)
    assert table.setup.catalogues["unit"][unit] == "hunter_mob_1"


@rule("bloodborne-board", "4.9", "18.1")
def test_the_farthest_miniature_is_used_when_none_is_left():
    table = Table("saw_cleaver").tile("market", 1, 0)
    for number, space in enumerate(("central_lamp_a", LAMP, "market_b", "central_lamp_c"), 1):
        table.enemy(f"hunter_mob_{number}", space)
    unit = foes.spawn(table.state, table.number("kind", "hunter_mob"), table.number("space", LAMP), events.SPAWNED)
    assert table.setup.catalogues["unit"][unit] == "hunter_mob_3"
    assert table.events("cruel") == [{"reason": "farthest_taken"}]


@rule("bloodborne-board", "4.9")
def test_there_are_eight_consumable_tokens():
    table = Table("saw_cleaver").tile("market", 1, 0)
    table.state.goods[table.number("space", "market_b")] = 2
    table.state.goods[table.number("space", LAMP)] = 6
    tiles.put_goods(table.state, table.number("space", "central_lamp_a"))
    assert sum(table.state.goods) == 8
    assert table.state.goods[table.number("space", "market_b")] == 1


@rule("bloodborne-board", "4.10")
def test_enemies_hold_hunters_on_the_great_bridge():
    table = Table("saw_cleaver").tile("the_great_bridge", 0, -1).at("saw_cleaver", "the_great_bridge_b")
    table.enemy("hunter_mob_1", "the_great_bridge_b").hand("saw_cleaver", "skill").turn("saw_cleaver")
    assert "move" not in table.options()
    assert table.refusal("move").reason == "refusal-held-here"
    table.state.unit_space[table.number("unit", "hunter_mob_1")] = -1
    table.state.asks = []
    table.state.agenda.clear()
    table.turn("saw_cleaver")
    assert "move" in table.options()


@rule("bloodborne-board", "5.1")
def test_interacting_takes_every_consumable_of_the_space():
    table = Table("saw_cleaver").tile("ransacked_house", 0, -1).at("saw_cleaver", "ransacked_house_a")
    table.state.goods[table.number("space", "ransacked_house_a")] = 2
    table.hand("saw_cleaver", "skill", "skill").turn("saw_cleaver").answer("interact")
    assert sum(table.state.held) == 2
    assert table.state.goods[table.number("space", "ransacked_house_a")] == 0
    table.state.place[0] = table.number("space", "central_lamp_a")
    table.state.asks = []
    table.turn("saw_cleaver")
    assert table.refusal("interact").reason == "refusal-nothing-here"


@rule("bloodborne-board", "5.2")
def test_enemies_attack_first_and_can_be_neither_fought_nor_dodged():
    table = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").enemy("hunter_mob_2", "central_lamp_a")
    table.at("saw_cleaver", "central_lamp_a").hand("saw_cleaver", "endurance", "endurance").actions("basic", "basic")
    table.state.goods[table.number("space", "central_lamp_a")] = 1
    table.turn("saw_cleaver").answer("interact")
    assert table.hp("saw_cleaver") == 2
    assert sum(table.state.held) == 1
    dead = Table("saw_cleaver").enemy("hunter_mob_1").health(saw_cleaver=2).actions("basic")
    dead.hand("saw_cleaver", "endurance")
    dead.state.goods[dead.number("space", LAMP)] = 1
    dead.turn("saw_cleaver").answer("interact")
    assert sum(dead.state.held) == 0
    assert dead.state.goods[dead.number("space", LAMP)] == 1


@rule("bloodborne-board", "5.2", "R9", "7.8")
def test_a_firearm_may_answer_an_ambush_but_the_old_bone_may_not():
    table = Table("saw_cleaver").enemy("hunter_mob_1").firearm("saw_cleaver", "hunter_pistol").actions("basic")
    table.items("saw_cleaver", "old_hunter_bone").hand("saw_cleaver", "skill")
    table.state.goods[table.number("space", LAMP)] = 1
    table.turn("saw_cleaver").answer("interact")
    assert table.options() == ["done", "firearm"]
    table.answer("firearm")
    assert table.hp("saw_cleaver") == 6


@rule("bloodborne-board", "5.3")
def test_the_central_lamp_leads_to_lamps_and_into_fog():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1).tile("market", 1, 0)
    table.state.fog[table.number("tile", "market")] = 1
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact", "teleport")
    assert table.options() == ["courtyard_lamp_b", "market_a", "market_b"]
    table.answer("market_b")
    assert table.place("saw_cleaver") == "market_b"


@rule("bloodborne-board", "5.4")
def test_a_consumable_of_the_tomb_is_the_pick_of_three():
    table = Table("saw_cleaver").tile("tomb_of_oedon", 0, -1).at("saw_cleaver", "tomb_of_oedon_a")
    table.state.goods[table.number("space", "tomb_of_oedon_a")] = 1
    items = [table.number("item", name) for name in ("pebble", "blood_vial", "antidote")]
    table.state.goods_deck += items
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact")
    assert table.options() == ["blood_vial", "pebble", "antidote"]
    assert table.refusal("sedative").reason == "refusal-item-not-usable"
    table.answer("pebble")
    assert table.state.goods_held(0) == [items[0]]
    assert sorted(table.state.goods_discard) == sorted(items[1:])


@rule("bloodborne-board", "5.5")
def test_interacting_in_the_cathedral_heals_2():
    table = Table("saw_cleaver").tile("grand_cathedral", 0, -1).at("saw_cleaver", "grand_cathedral_c")
    table.health(saw_cleaver=3).hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact")
    assert table.hp("saw_cleaver") == 5


@rule("bloodborne-board", "5.6", "R6")
def test_the_chalice_turns_a_held_consumable_into_an_echo():
    table = Table("saw_cleaver").tile("church_of_the_good_chalice", 0, -1)
    table.at("saw_cleaver", "church_of_the_good_chalice_c").items("saw_cleaver", "pebble")
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("interact", "chalice")
    assert table.state.echoes == [1]
    assert table.state.goods_held(0) == []


@rule("bloodborne-board", "5.6")
def test_the_chalice_takes_one_consumable_in_each_interact_action():
    table = Table("saw_cleaver").tile("church_of_the_good_chalice", 0, -1)
    table.at("saw_cleaver", "church_of_the_good_chalice_c").items("saw_cleaver", "pebble", "pebble", "pebble")
    table.hand("saw_cleaver", "skill", "skill", "skill").turn("saw_cleaver").answer("interact", "chalice")
    assert (table.question(), table.state.echoes) == ("act", [1])
    table.answer("interact", "chalice")
    assert (table.question(), table.state.echoes) == ("act", [2])


@rule("bloodborne-board", "5.7")
def test_the_clinic_trades_blood_for_a_card_once_a_turn():
    table = Table("saw_cleaver").tile("iosefkas_clinic", 0, -1).at("saw_cleaver", "iosefkas_clinic_b")
    table.turn("saw_cleaver").answer("blood")
    assert (table.hp("saw_cleaver"), len(table.cards("saw_cleaver"))) == (5, 1)
    assert table.refusal("blood").reason == "refusal-no-clinic"


@rule("bloodborne-board", "5.7")
def test_attacks_of_enemies_are_slower_in_oedon_chapel():
    table = Table("saw_cleaver").tile("oedon_chapel", 0, -1, 2).at("saw_cleaver", "oedon_chapel_b")
    table.enemy("hunter_mob_1", "oedon_chapel_b").hand("saw_cleaver", "endurance").actions("basic")
    table.attacked_by("hunter_mob_1", "saw_cleaver").answer("nothing")
    assert table.state.fight.foe.speed == 1


# --- 6 Activation ----------------------------------------------------------------------------------------------------


@rule("bloodborne-board", "6.1")
def test_enemies_of_the_tile_and_connected_ones_act_by_slot_then_bosses():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("walls", 2, 0, 1).at("saw_cleaver", "market_a")
    state = table.state
    names = table.setup.catalogues["kind"]
    for slot, kind in enumerate(state.slot_kind):
        table.enemy(f"{names[kind]}_1", ("market_b", "central_lamp_c", "market_b")[slot])
    table.enemy("church_giant_1", "market_b").enemy("cleric_beast", "market_b").enemy("hunter_mob_4", "central_lamp_a")
    state.unit_space[table.number("unit", "hunter_mob_4")] = -1
    on_map = [unit for unit, space in enumerate(state.unit_space) if space != -1]
    assert [table.setup.catalogues["unit"][unit] for unit in foes.in_order(state, on_map)] == [
        *(f"{names[kind]}_1" for kind in state.slot_kind), "church_giant_1", "cleric_beast",
    ]  # fmt: skip


@rule("bloodborne-board", "6.1")
def test_enemies_two_tiles_away_stay_where_they_are():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("shrine", 2, 0).enemy("hunter_mob_1", "shrine_b")
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("end_turn")
    assert table.where("hunter_mob_1") == "shrine_b"


@rule("bloodborne-board", "6.2", "6.3")
def test_an_enemy_walks_one_space_a_scourge_beast_two_and_attacks_on_arrival():
    table = (
        Table("saw_cleaver").tile("market", 1, 0).enemy("hunter_mob_1", "market_a").enemy("scourge_beast_1", "market_a")
    )
    table.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("end_turn")
    while table.question() == "attack_with":
        table.answer("nothing")
    assert table.where("hunter_mob_1") == "central_lamp_c"
    assert [event["unit"] for event in table.events("attacked")] == ["scourge_beast_1"]


@rule("bloodborne-board", "6.2", "6.3", "R4")
def test_an_enemy_beside_another_hunter_stays_unless_it_reaches_the_active_one():
    table = Table("saw_cleaver", "hunter_axe").tile("market", 1, 0).at("hunter_axe", "market_a")
    table.state.acted = [0, 1]
    table.enemy("hunter_mob_1", "market_a").hand("saw_cleaver", "skill").turn("saw_cleaver").answer("end_turn")
    assert table.where("hunter_mob_1") == "market_a"
    assert "attacked" not in table.happened()
    near = Table("saw_cleaver", "hunter_axe").at("hunter_axe", "central_lamp_c").enemy("hunter_mob_1", "central_lamp_c")
    near.hand("saw_cleaver", "skill").turn("saw_cleaver").answer("end_turn")
    assert near.where("hunter_mob_1") == LAMP
    assert near.events("attacked") == [{"seat": 0, "unit": "hunter_mob_1"}]


@rule("bloodborne-board", "6.4")
def test_an_enemy_that_appears_during_the_activation_acts_too_and_only_once():
    table = Table("saw_cleaver").enemy("scourge_beast_1").enemy_side("scourge_beast", 1).health(saw_cleaver=6)
    table.hand("saw_cleaver", "vitality").actions("ability", "basic").turn("saw_cleaver").answer("end_turn", "nothing")
    assert table.where("scourge_beast_2") is not None
    assert [event["unit"] for event in table.events("attacked")] == ["scourge_beast_1", "scourge_beast_2"]


@rule("bloodborne-board", "6.5")
def test_the_activation_ends_when_the_active_hunter_falls():
    table = Table("saw_cleaver").enemy("hunter_mob_1").enemy("hunter_mob_2").health(saw_cleaver=2)
    table.hand("saw_cleaver", "vitality").actions("basic", "basic").turn("saw_cleaver").answer("end_turn", "nothing")
    assert len(table.events("attacked")) == 1
    assert table.place("saw_cleaver") is None


@rule("bloodborne-board", "6.2", "18.1")
def test_where_ways_are_equal_the_enemy_takes_the_one_with_most_hunters():
    table = Table("saw_cleaver", "hunter_axe").tile("grand_cathedral", 0, -1)
    table.at("saw_cleaver", "grand_cathedral_a").at("hunter_axe", "grand_cathedral_c")
    table.enemy("hunter_mob_1", "grand_cathedral_d")
    space = walking.next_step(table.state, table.number("unit", "hunter_mob_1"), table.state.place[0])
    assert table.setup.catalogues["space"][space] == "grand_cathedral_c"
    assert space != NOBODY
    assert interact.lamp_targets(table.state, 0)
