"""10 The hunt track and its resets, 11 Dream visits: in the middle of whatever is going on."""

from tests.games.bloodborne_board.table import LAMP, Table, at, kill, reveal
from tests.rule import rule

from duskhall.games.bloodborne_board.board import foes, tiles
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.death import track


@rule("bloodborne-board", "10.2", "11.1", "11.3")
def test_a_reset_inside_a_visit_comes_before_everything_else_of_it():
    table = Table("saw_cleaver", "hunter_axe").tile("pillar", 0, -1, 2).enemy("hunter_mob_1")
    table.hand("saw_cleaver", "skill").hand("hunter_axe", "skill").echoes("saw_cleaver", 1)
    table.health(saw_cleaver=2)
    table.state.track = 4
    table.turn("saw_cleaver").answer("dream")
    told = table.happened()
    assert told.index("dreams") < told.index("dream_advances") < told.index("map_reset")
    assert (table.question(), table.hp("saw_cleaver")) == ("buy", 2)  # healing comes after the purchase
    assert table.where("hunter_mob_1") != LAMP
    assert len([space for space in table.state.unit_space if space != -1]) == 2  # those of the pillar
    table.answer(table.options()[0], "unused")
    assert (table.hp("saw_cleaver"), table.state.turn) == (6, 1)


@rule("bloodborne-board", "10.2", "6.4")
def test_an_activation_goes_on_after_a_reset_with_whoever_has_come():
    table = Table("saw_cleaver", "hunter_axe").enemy("church_giant_1").enemy_side("church_giant", 1).actions("special")
    table.tile("well", 0, -1).health(hunter_axe=1).hand("saw_cleaver", "skill")
    table.state.track = 4
    table.turn("saw_cleaver").answer("end_turn")
    while table.question() in ("attack_with", "dodge", "react"):
        table.answer(table.options()[0])
    told = table.happened()
    assert table.place("hunter_axe") is None  # slain by the swing at all, and in the Dream
    assert table.where("church_giant_1") is None  # gone with the reset
    assert "attacked" in told[told.index("map_reset") :]  # by the enemy of the well, where the push led


@rule("bloodborne-board", "10.5", "12.1")
def test_a_boss_in_its_dive_heals_too():
    table = Table("saw_cleaver").enemy("gascoigne_transformed", phase=2, damage=4)
    boss = table.number("unit", "gascoigne_transformed")
    table.state.diving, table.state.unit_space[boss] = boss, -1
    track.reset_map(table.state)
    assert table.damage("gascoigne_transformed") == 0
    assert (table.where("gascoigne_transformed"), table.state.unit_phase[boss]) == (None, 2)


@rule("bloodborne-board", "10.2", "10.5")
def test_a_combat_with_a_boss_goes_on_after_a_reset():
    table = Table("saw_cleaver", "hunter_axe").enemy("cleric_beast", damage=5).health(hunter_axe=1)
    table.boss_acts("cleric_beast", "cleric_slam").hand("saw_cleaver", "strength", "endurance")
    table.side("saw_cleaver", 1).state.track = 4
    table.attacked_by("cleric_beast", "saw_cleaver").answer("strength", "slot_3", "endurance")
    if table.question() == "slot":
        table.answer("slot_2")
    assert "map_reset" in table.happened()
    assert table.damage("cleric_beast") == 4  # healed by the reset, then struck by the slow blow


@rule("bloodborne-board", "10.4", "4.9")
def test_with_too_few_miniatures_the_icons_next_to_the_hunters_are_filled():
    table = Table("saw_cleaver")
    state = table.state
    place = 1
    for tile in range(len(state.tile_turn)):
        if not ground.is_laid(state, tile) and any(state.tables.icons[tile * 4 + at] for at in range(4)):
            side = 1 if state.tables.tiles[tile].exit[3] != -1 else 0
            tiles.lay_tile(state, tile, place, 0, 0 if side else 1)
            place += 1
    track.reset_map(state)
    far = ground.nearest_hunter(state)
    for slot, kind in enumerate(state.slot_kind):
        wanted = sorted(
            (far[space], space) for space, icons in enumerate(state.tables.icons) for icon in icons if icon == slot
        )
        found = [
            state.unit_space[unit] for unit in range(len(state.unit_space)) if state.tables.unit_kind[unit] == kind
        ]
        assert sorted(found) == sorted(space for _, space in wanted[:4])
        assert len(wanted) > 4


@rule("bloodborne-board", "10.4", "R20")
def test_an_enemy_of_a_mission_that_was_slain_does_not_come_back():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3).tile("courtyard_lamp", 5, 5)
    for unit in range(len(table.state.unit_space)):
        foes.remove(table.state, unit)
    reveal(table, "sc3_hunt_2", "courtyard_lamp_b")
    mission = table.number("mission", "sc3_hunt")
    mine = [unit for unit, owner in enumerate(table.state.unit_mission) if owner == mission]
    assert len(mine) == 3
    kill(table, table.setup.catalogues["unit"][mine[0]])
    track.reset_map(table.state)
    assert [unit for unit, owner in enumerate(table.state.unit_mission) if owner == mission] == mine[1:]


@rule("bloodborne-board", "11.1", "10.6")
def test_every_visit_of_a_round_costs_a_space_and_on_the_last_one_a_reset():
    table = Table("saw_cleaver", "hunter_axe").hand("saw_cleaver", "skill").hand("hunter_axe", "skill")
    table.state.track = 15
    table.turn("saw_cleaver").answer("dream")
    assert (table.state.track, table.state.resets, table.state.final) == (16, 1, 0)  # the round goes on as before
    table.answer("dream")
    assert table.state.resets == 3  # the visit, and the start of the next round
    assert table.state.final == 1
    assert not table.state.ended


@rule("bloodborne-board", "11.2", "11.7")
def test_a_dreamer_draws_a_hand_from_the_whole_deck_at_the_start_of_the_next_round():
    table = Table("saw_cleaver").slots("saw_cleaver", "skill", "strength").hand("saw_cleaver", "vitality")
    for name in ("skill", "strength"):
        table.state.deck[0].remove(table.number("card", name))
    table.turn("saw_cleaver").answer("dream")
    assert table.question() == "choose_side"
    assert (len(table.state.hand[0]), len(table.state.deck[0]), table.state.slots) == (3, 9, [-1, -1, -1])


@rule("bloodborne-board", "11.6")
def test_an_upgrade_that_is_swapped_out_leaves_the_campaign_too():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill").echoes("saw_cleaver", 2).turn("saw_cleaver")
    table.answer("dream")
    first = table.options()[0]
    table.answer(first, "skill")
    table.answer(table.options()[0], first)
    assert table.state.removed_upgrades == [table.number("card", first)]
    assert table.number("card", first) not in table.state.deck[0] + table.state.hand[0]


@rule("bloodborne-board", "14.2", "14.23")
def test_some_goals_are_met_by_a_reset():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3).tile("courtyard_lamp", 5, 5)
    reveal(table, "sc3_hunt_2", "courtyard_lamp_b")
    for _ in range(2):
        track.reset_map(table.state)
        assert at(table, "sc3_hunt") == "sc3_hunt_2"
    track.reset_map(table.state)
    assert at(table, "sc3_hunt") == "sc3_hunt_3"


@rule("bloodborne-board", "1.13", "14.7")
def test_other_missions_see_a_tile_that_a_step_lays_out():
    table = Table("saw_cleaver", campaign="fall_of_old_yharnam", chapter=3)
    reveal(table, "fy3_escaping_1")
    space = table.number("space", "the_great_bridge_a")
    assert space not in table.state.token_space
    reveal(table, "fy3_vengeance_djura_1")
    assert ground.is_laid(table.state, table.number("tile", "the_great_bridge"))
    assert space in table.state.token_space  # a survivor waits at its consumable icon


@rule("bloodborne-board", "3.6", "11.5")
def test_whoever_goes_to_the_dream_is_rid_of_poison_before_it_works():
    table = Table("saw_cleaver", "hunter_axe").hand("saw_cleaver", "skill").health(saw_cleaver=1)
    table.state.poison[0] = 1
    table.turn("saw_cleaver").answer("dream")
    assert "poison_works" not in table.happened()
    assert (table.state.poison, table.hp("saw_cleaver")) == ([0, 0], 6)


@rule("bloodborne-board", "10.4", "R20")
def test_where_the_table_says_so_the_slain_of_an_open_step_return():
    table = Table("saw_cleaver", campaign="secrets_of_the_church", chapter=3, returning="all")
    table.tile("courtyard_lamp", 5, 5)
    for unit in range(len(table.state.unit_space)):
        foes.remove(table.state, unit)
    reveal(table, "sc3_hunt_2", "courtyard_lamp_b")
    mission = table.number("mission", "sc3_hunt")

    def mine():
        owners = enumerate(table.state.unit_mission)
        return [(unit, table.state.unit_space[unit]) for unit, owner in owners if owner == mission]

    before = mine()
    kill(table, table.setup.catalogues["unit"][before[0][0]])
    assert mine() == before[1:]
    track.reset_map(table.state)
    assert mine() == before
