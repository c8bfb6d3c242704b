"""2 The round, 3 the turn, 10 the track."""

import pytest
from tests.games.bloodborne_board.table import LAMP, Table, fresh, outcome_of
from tests.rule import rule

from duskhall.games.bloodborne_board import events, rules
from duskhall.games.bloodborne_board.campaign import winning
from duskhall.games.bloodborne_board.death import track


@rule("bloodborne-board", "2.1", "2.2")
def test_hands_come_before_the_track():
    table = Table("saw_cleaver").run(rules.begin_round)
    assert table.happened().index("card_drawn") < table.happened().index("track_advances")
    other = Table("saw_cleaver", round_start="track_first").run(rules.begin_round)
    assert other.happened().index("track_advances") < other.happened().index("card_drawn")


@rule("bloodborne-board", "2.2")
def test_any_number_of_cards_is_discarded_before_drawing_to_three():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "skill").run(rules.begin_round)
    assert table.question() == "refill"
    table.answer("skill", "skill")
    assert table.discarded("saw_cleaver") == ["skill", "skill"]
    assert len(table.cards("saw_cleaver")) == 3
    four = Table("saw_cleaver", hand=4).run(rules.begin_round)
    assert len(four.cards("saw_cleaver")) == 4


@rule("bloodborne-board", "2.3")
def test_the_track_advances_every_round_the_first_included():
    assert Table("saw_cleaver").run(rules.begin_round).state.track == 2
    assert Table("saw_cleaver", first_advance="no").run(rules.begin_round).state.track == 1


@rule("bloodborne-board", "2.4")
def test_an_empty_deck_is_made_of_the_discard_pile_without_the_slots():
    table = Table("saw_cleaver").slots("saw_cleaver", "strength")
    state = table.state
    state.discard[0], state.deck[0] = [card for card in state.deck[0] if card != 2][:4], []
    table.run(rules.begin_round)
    assert len(table.cards("saw_cleaver")) == 3
    assert len(state.deck[0]) == 1
    assert state.slots[0] == table.number("card", "strength")


@rule("bloodborne-board", "2.5", "2.7")
def test_whoever_wants_goes_next_and_the_round_ends_after_all():
    table = Table("saw_cleaver", "hunter_axe").hand("saw_cleaver", "skill").hand("hunter_axe", "skill")
    table.run(rules.begin_turns)
    asks = table.state.pending()
    assert [ask.seat for ask in asks] == [0, 1]
    table.state.answer(1, asks[1].question, 0)
    assert table.state.turn == 1
    table.answer("end_turn")
    assert table.state.turn == 0  # the only one left begins without being asked
    table.answer("end_turn")
    assert table.state.round == 1
    assert "round_begins" in table.happened()


@rule("bloodborne-board", "2.6", "6.5")
def test_each_turn_is_followed_by_its_own_activation_unless_the_hunter_left():
    table = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").hand("saw_cleaver", "skill")
    table.turn("saw_cleaver").answer("end_turn")
    assert table.happened().count("activation") == 1
    assert table.question() == "attack_with"
    away = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").hand("saw_cleaver", "skill")
    away.turn("saw_cleaver").answer("dream")
    assert "activation" not in away.happened()
    assert "attacked" not in away.happened()


@rule("bloodborne-board", "3.1", "3.2")
def test_actions_cost_a_card_and_may_be_repeated_until_the_hand_is_empty():
    table = Table("saw_cleaver").hand("saw_cleaver", "skill", "strength").items("saw_cleaver", "blood_vial")
    table.health(saw_cleaver=3).turn("saw_cleaver")
    table.answer("move", "skill", "central_lamp_a", "stay", "move")
    assert table.cards("saw_cleaver") == []
    table.answer("central_lamp_b", "stay")
    assert table.options() == ["end_turn", "blood_vial"]
    assert table.refusal("move").reason == "refusal-no-card"
    assert table.discarded("saw_cleaver") == ["skill", "strength"]


@rule("bloodborne-board", "3.3")
def test_a_transform_empties_all_slots_and_flips_the_weapon():
    table = Table("saw_cleaver").slots("saw_cleaver", "skill", "", "strength").hand("saw_cleaver", "vitality")
    table.turn("saw_cleaver").answer("transform")
    assert table.state.slots[:3] == [-1, -1, -1]
    assert table.state.side == [1]
    assert sorted(table.discarded("saw_cleaver")) == ["skill", "strength", "vitality"]


@rule("bloodborne-board", "3.4")
def test_the_dream_can_be_reached_beside_enemies_and_ends_the_turn():
    table = Table("saw_cleaver", "hunter_axe").enemy("hunter_mob_1").hand("saw_cleaver", "skill")
    table.hand("hunter_axe", "skill").turn("saw_cleaver").answer("dream")
    assert table.place("saw_cleaver") is None
    assert table.state.turn == 1


@rule("bloodborne-board", "3.5")
def test_items_of_the_turn_cost_no_card():
    table = Table("saw_cleaver").health(saw_cleaver=3).items("saw_cleaver", "blood_vial", "fire_paper")
    table.turn("saw_cleaver")
    assert table.refusal("fire_paper").reason == "refusal-item-at-another-moment"
    assert table.refusal("pebble").reason == "refusal-item-not-held"
    table.answer("blood_vial")
    assert table.hp("saw_cleaver") == 5


@rule("bloodborne-board", "3.6", "8.4")
def test_poison_costs_1_hp_at_the_end_of_the_turn():
    table = Table("saw_cleaver").enemy("hunter_mob_1", "central_lamp_a").hand("saw_cleaver", "skill")
    table.state.poison[0] = 1
    table.turn("saw_cleaver").answer("end_turn")
    assert table.hp("saw_cleaver") == 5


@rule("bloodborne-board", "3.6")
def test_whoever_dies_of_poison_is_spared_the_activation():
    table = Table("saw_cleaver").enemy("hunter_mob_1").hand("saw_cleaver", "skill").health(saw_cleaver=1)
    table.state.poison[0] = 1
    table.turn("saw_cleaver").answer("end_turn")
    assert "hunter_slain" in table.happened()
    assert "attacked" not in table.happened()


@rule("bloodborne-board", "10.1", "10.2")
@pytest.mark.parametrize(("length", "resets"), [("standard", [5, 9, 13, 16]), ("gentle", [6, 11, 16, 18])])
def test_the_map_is_reset_on_the_reset_points(length, resets):
    table = Table("saw_cleaver", track=length)
    found = []
    while table.state.track < resets[-1]:
        before = table.state.resets
        track.advance_track(table.state, events.TRACK_ADVANCES)
        if table.state.resets > before:
            found.append(table.state.track)
    assert found == resets


@rule("bloodborne-board", "10.1")
def test_the_endless_track_goes_back_and_has_no_final_round():
    table = Table("saw_cleaver", track="endless")
    table.state.track = 15
    table.state.round = 3
    table.run(rules.advance_for_round)
    assert (table.state.track, table.state.final) == (16, 0)
    track.advance_track(table.state, events.TRACK_ADVANCES)
    assert table.state.track == 13


@rule("bloodborne-board", "10.3", "10.4", "10.5")
def test_a_reset_removes_enemies_and_brings_mission_enemies_icons_and_goods_back():
    table = Table("saw_cleaver").tile("pillar", 0, -1, 2).tile("shrine", 0, 1)
    state = table.state
    table.enemy("hunter_mob_1", "central_lamp_a").enemy("cleric_beast", "central_lamp_c", damage=5, phase=2)
    table.enemy("church_giant_1", "central_lamp_a", damage=3, lives=1)
    giant = table.number("unit", "church_giant_1")
    state.unit_mission[giant], state.unit_home[giant], state.unit_lives[giant] = 0, table.number("space", LAMP), 0
    track.reset_map(state)
    assert table.damage("cleric_beast") == 0
    assert state.unit_phase[table.number("unit", "cleric_beast")] == 2
    assert (table.where("church_giant_1"), table.damage("church_giant_1")) == (LAMP, 0)
    assert state.unit_lives[giant] == 1
    assert state.goods[table.number("space", "shrine_a")] == 1
    icons = {"pillar_a": 0, "pillar_b": 2, "shrine_b": 2}
    for space, slot in icons.items():
        kinds = [state.tables.unit_kind[unit] for unit in state.units_at(table.number("space", space))]
        assert kinds == [state.slot_kind[slot]]
    assert not state.units_at(table.number("space", "central_lamp_a"))


@rule("bloodborne-board", "10.2")
def test_a_reset_in_a_dream_visit_ends_the_combat_that_was_going_on():
    table = Table("saw_cleaver", "hunter_axe").enemy("hunter_mob_1").health(saw_cleaver=1).actions("basic")
    table.state.track = 4
    table.attacked_by("hunter_mob_1", "saw_cleaver")
    assert "map_reset" in table.happened()
    assert table.where("hunter_mob_1") is None
    assert table.place("saw_cleaver") is None
    assert table.hp("saw_cleaver") == 6


@rule("bloodborne-board", "10.6")
def test_every_advance_on_the_last_space_is_another_reset():
    table = Table("saw_cleaver")
    table.state.track = 16
    track.advance_track(table.state, events.TRACK_ADVANCES)
    track.advance_track(table.state, events.TRACK_ADVANCES)
    assert (table.state.track, table.state.resets) == (16, 2)


@rule("bloodborne-board", "10.7", "17.4", "R3")
def test_the_final_round_is_granted_and_then_the_hunt_is_lost():
    table = Table("saw_cleaver")
    table.state.track, table.state.round = 15, 14
    table.run(rules.begin_round)
    assert table.state.final
    table.answer("end_turn")
    assert table.state.ended
    assert outcome_of(table.state).ending == "ending-lost"
    assert outcome_of(table.state).winners == ()


@rule("bloodborne-board", "17.4")
def test_with_retries_the_chapter_is_played_again_with_what_the_hunters_had():
    table = Table("saw_cleaver", retries=1)
    table.items("saw_cleaver", "blood_vial").echoes("saw_cleaver", 3)
    winning.hunt_lost(table.state)
    table.state.run()
    assert not table.state.ended
    assert (table.state.attempts, table.state.round, table.state.track) == (1, 0, 1)
    assert table.state.echoes == [0]
    assert sum(table.state.held) == 0
    winning.hunt_lost(table.state)
    assert table.state.ended


@rule("bloodborne-board", "17.5")
def test_a_round_limit_breaks_the_game_off():
    table = Table("saw_cleaver", round_limit=3)
    table.state.round = 3
    table.run(rules.begin_round)
    assert outcome_of(table.state).truncated
    assert outcome_of(table.state).ending == "ending-broken-off"


@rule("bloodborne-board", "17.1", "17.2", "17.3")
def test_a_campaign_goes_from_chapter_to_chapter_with_dream_and_trade():
    state = fresh(2, hunters="random")
    table = Table.__new__(Table)
    table.state, table.setup, table.hunters = state, state.setup, ("a", "b")
    for _ in range(2):
        table.answer("side_a", LAMP)
    state.echoes[0] = 1
    table.items("a", "blood_vial", "hand_lantern")
    track = state.track
    state.asks = []
    winning.hunt_completed(state)
    state.run()
    assert state.track == track
    assert table.question() == "buy"
    card = table.options()[0]
    table.answer(card, "skill")
    assert table.question() == "trade"
    assert set(table.options()) == {"done", "blood_vial", "hand_lantern"}
    table.answer("hand_lantern")
    assert state.owner[table.number("item", "hand_lantern")] == 1
    table.answer("done", "done")
    assert (state.chapter, state.won) == (1, 1)
    assert all(len(state.deck[seat] + state.hand[seat]) == 12 for seat in (0, 1))
    state.chapter = 2
    state.asks = []
    winning.hunt_completed(state)
    state.run()
    assert state.ended
    state.won = 3
    assert outcome_of(state).winners == (0, 1)
