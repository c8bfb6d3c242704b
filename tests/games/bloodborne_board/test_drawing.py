"""The map in the terminal, and what the view tells before anybody confirms."""

from io import StringIO

import pytest
from rich.console import Console
from tests.games.bloodborne_board.table import LAMP, Table, reveal

from duskhall.cli.screen import Screen
from duskhall.games.bloodborne_board.drawing import WIDTH, draw
from duskhall.games.bloodborne_board.view import view
from duskhall.kernel.text import TableTexts, Texts


def named(_, name):
    return name.replace("_", " ").title()


def drawn(table, width=100):
    return draw(view(table.state, 0), named, width)


def test_a_tile_shows_its_spaces_exits_and_who_is_there():
    table = Table("saw_cleaver", "hunter_axe").at("hunter_axe", "central_lamp_c").enemy("hunter_mob_1")
    table.enemy("hunter_mob_2").enemy("cleric_beast", "central_lamp_a").enemy("alfred_1", "central_lamp_a")
    table.state.goods[table.number("space", "central_lamp_c")] = 2
    slot = table.state.slot_kind.index(table.number("kind", "hunter_mob")) + 1
    assert drawn(table) == [
        "+-------b?-------+",
        "|Central Lamp    |",
        "a? a E B        ?c",
        f"| b* 1 e{slot}x2      |",
        "| c 2 oo         |",
        "|                |",
        "+-------b?-------+",
    ]


def test_joined_exits_fog_and_seals_are_seen_at_the_edges():
    table = Table("saw_cleaver").tile("courtyard_lamp", 0, -1)
    reveal(table, "lh1_on_the_hunt_1", "courtyard_lamp_b")
    lines = drawn(table)
    assert lines[0].strip("+") == "~" * (WIDTH - 2)  # the courtyard has no exit to the north
    assert lines[6] == "+~~~~~~~b~~~~~~~~+"
    assert lines[7] == "+-------b--------+"
    assert lines[2].startswith("a?")
    table.state.fog[table.number("tile", "courtyard_lamp")] = -1
    assert drawn(table)[0].strip("+") == "#" * (WIDTH - 2)


def test_a_wide_map_is_cut_about_the_hunter_whose_turn_it_is():
    table = Table("saw_cleaver").tile("market", 1, 0).tile("alleyway", 2, 0).tile("shrine", -1, 0)
    assert all(len(line) <= 2 * WIDTH for line in drawn(table, 2 * WIDTH))
    table.at("saw_cleaver", "alleyway_b").turn("saw_cleaver")
    lines = drawn(table, 2 * WIDTH)
    assert any("Alleyway" in line for line in lines)
    assert not any("Shrine" in line for line in lines)


@pytest.mark.parametrize(
    ("lang", "lamp", "legend"), [("en", "Central Lamp", "unexplored exit"), ("es", "Farol Central", "sin explorar")]
)
def test_the_terminal_shows_the_map_and_its_legend_in_both_languages(lang, lamp, legend):
    table = Table("saw_cleaver")
    texts = TableTexts(Texts(lang, [table.setup.game.folder / "texts"]), table.setup, ["Ana"])
    console = Console(width=200, record=True, file=StringIO())
    Screen(texts, console).view(view(table.state, 0))
    shown = console.export_text()
    assert f"|{lamp}" in shown
    assert legend in shown
    assert "b* 1" in shown


# --- What a visit to the Dream will trigger --------------------------------------------------------------------------


def dream(table):
    found = view(table.state, 0).dream
    assert found is not None
    return found


def test_the_view_tells_what_a_dream_visit_will_trigger():
    table = Table("saw_cleaver").enemy("cleric_beast", damage=3)
    table.state.track = 3
    calm = dream(table)
    assert (calm.track, calm.reset, calm.next_track, calm.next_reset, calm.final) == (4, False, 5, True, False)
    assert calm.bosses_heal == []
    table.state.track = 4
    assert (dream(table).reset, dream(table).bosses_heal) == (True, ["cleric_beast"])
    table.state.track = 14
    assert (dream(table).track, dream(table).reset, dream(table).final) == (15, False, True)
    table.state.track = 16
    assert (dream(table).track, dream(table).reset) == (16, True)


def test_what_the_view_says_of_the_dream_is_what_happens():
    for track in range(1, 17):
        table = Table("saw_cleaver").hand("saw_cleaver", "skill")
        table.state.track = track
        foreseen = dream(table)
        table.turn("saw_cleaver").answer("dream")
        happened = table.happened()
        assert table.events("dream_advances")[0]["space"] == foreseen.track
        assert ("map_reset" in happened[: happened.index("rested")]) == foreseen.reset
        while table.question() and not table.events("final_round") and not table.events("track_advances"):
            table.answer(table.options()[0])
        assert ("final_round" in table.happened()) == foreseen.final


def test_the_view_tells_the_order_of_blows_and_what_missions_want():
    table = Table("saw_cleaver").enemy("scourge_beast_1").hand("saw_cleaver", "strength", "endurance").actions("basic")
    table.attacked_by("scourge_beast_1", "saw_cleaver").answer("strength", "slot_3")
    fight = view(table.state, 0).fight
    assert fight is not None
    assert [(blow.who, blow.speed) for blow in fight.order] == [("enemy", 3), ("hunter", 2)]
    assert fight.may_dodge
    shown = view(Table("saw_cleaver").state, 0)
    assert shown.missions[0].goal == "reach"
    assert (shown.missions[0].tile, shown.missions[0].insight, shown.missions[0].type) == ("central_lamp", 2, "hunt")
    assert [start.tile for start in shown.starts] == ["courtyard_lamp", "occupied_house", "ransacked_house"]
    assert [(slot.speed, slot.damage) for slot in shown.hunters[0].weapon] == [(3, 1), (3, 1), (2, 2)]
    assert {card.kind for card in shown.cards} == set(shown.slots)
    assert all(len(card.lines) == 3 for card in shown.cards)
    tile = shown.tiles[0]
    assert [leading.state for leading in tile.exits] == ["open"] * 4
    assert tile.spaces[1].near == ["central_lamp_a", "central_lamp_c"]
    assert (tile.spaces[1].lamp, tile.spaces[1].space) == (True, LAMP)
