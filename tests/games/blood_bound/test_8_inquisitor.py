"""8 The Inquisitor."""

import pytest
from tests.games.blood_bound.table import Table
from tests.rule import rule

SEVEN = ("inquisitor_rose", "rose_elder", "beast_elder", "rose_mage", "beast_mage", "rose_guardian", "beast_guardian")
NINE = (*SEVEN, "rose_berserker", "beast_berserker")


def seven() -> Table:
    return Table(*SEVEN)


@rule("blood-bound", "8.1")
@pytest.mark.parametrize(("captured", "clan"), [("rose_mage", "rose"), ("beast_mage", "beast")])
def test_the_inquisitor_wins_with_neither_clan(captured, clan):
    captor = "beast_elder" if clan == "rose" else "rose_elder"
    table = seven().dagger(captor).showing(captured, "rank", clan, "unknown").attack(captured)
    assert "inquisitor_rose" not in table.winners()


@rule("blood-bound", "8.2")
def test_the_inquisitor_cannot_attack_a_player_with_three_wounds():
    table = seven().showing("rose_mage", "rank", "rose", "unknown").answer("attack")
    assert "rose_mage" not in table.options()
    table.refused("rose_mage", "8.2", "refusal-inquisitor-spares")


@rule("blood-bound", "8.2")
def test_others_can():
    table = seven().showing("rose_mage", "rank", "rose", "unknown").dagger("beast_elder").answer("attack")
    assert "rose_mage" in table.options()


@rule("blood-bound", "8.2", "R14")
def test_with_nobody_to_attack_the_inquisitor_must_pass():
    table = seven()
    for name in SEVEN[1:]:
        clan = name.split("_")[0]
        table.showing(name, "rank", clan, "unknown" if "mage" in name else clan)
    assert table.options() == ["pass"]
    table.refused("attack", "8.2", "refusal-nobody-to-attack")
    assert table.pass_to("rose_mage").options() == ["attack", "pass"]


@rule("blood-bound", "8.2")
def test_whoever_attacks_a_player_with_three_wounds_is_known_not_to_be_the_inquisitor():
    table = seven().showing("rose_mage", "rank", "rose", "unknown").dagger("beast_elder")
    table.attack_with_help("rose_mage", "rose_elder").answer("decline")
    assert table.view(None).players[table.seat("beast_elder")].spared_nobody


@rule("blood-bound", "8.3")
def test_the_inquisitors_affiliations_are_wild():
    table = seven().dagger("rose_elder").attack("inquisitor_rose")
    assert table.options() == ["rank", "rose", "beast", "unknown"]
    table.answer("beast").dagger("rose_elder").attack("inquisitor_rose")
    assert table.options() == ["rank", "rose", "beast", "unknown"]
    assert table.answer("beast").shows("inquisitor_rose") == ["beast", "beast"]


@rule("blood-bound", "8.3", "4.2")
def test_but_there_are_only_two_of_them():
    table = seven().dagger("rose_elder").showing("inquisitor_rose", "rose", "beast").attack("inquisitor_rose")
    assert table.shows("inquisitor_rose") == ["rank", "rose", "beast"]


@rule("blood-bound", "8.3", "R13")
def test_a_staff_binds_the_inquisitor():
    table = seven().dagger("rose_elder").holding("inquisitor_rose", "staff").attack("inquisitor_rose")
    assert table.options() == ["rank", "unknown"]


@rule("blood-bound", "8.4")
def test_all_curses_are_given_each_to_a_different_other_player():
    table = Table(*NINE).dagger("rose_elder").attack("inquisitor_rose").take("rank")
    table.refused("inquisitor_rose", "6.5", "refusal-oneself").answer("beast_elder")
    table.refused("beast_elder", "8.4", "refusal-second-curse")
    table.refused("decline", "8.4", "refusal-begun-already")
    table.answer("rose_mage", "beast_mage")
    assert table.question() == "name_cursed"
    assert table.supply("curse") == 0
    table.refused("rose_guardian", "8.4", "refusal-no-curse-there").answer("rose_mage")
    assert [table.has(name) for name in ("beast_elder", "rose_mage", "beast_mage")] == [["curse"]] * 3
    assert table.active() == "inquisitor_rose"


@rule("blood-bound", "8.4", "R15")
def test_the_inquisitor_may_keep_the_curses_in_the_supply():
    table = seven().dagger("rose_elder").attack("inquisitor_rose").take("rank").answer("decline")
    assert table.supply("curse") == 2


@rule("blood-bound", "8.4", "6.4")
def test_there_are_no_curses_for_a_second_use():
    table = seven().dagger("rose_elder").without_supply("curse").attack("inquisitor_rose").take("rank")
    assert table.question() == "act"


@rule("blood-bound", "8.5", "R15")
def test_everybody_sees_who_is_cursed_and_only_the_inquisitor_which_curse_is_true():
    table = seven().dagger("rose_elder").attack("inquisitor_rose").take("rank")
    table.answer("beast_elder", "rose_mage", "rose_mage")
    for name in (*SEVEN, None):
        players = table.view(name).players
        assert "curse" in players[table.seat("rose_mage")].cards
        assert "curse" in players[table.seat("beast_elder")].cards
        faces = [players[table.seat(cursed)].true_curse for cursed in ("beast_elder", "rose_mage")]
        assert faces == ([False, True] if name == "inquisitor_rose" else [None, None])
    named = [event for event in table.recorder.events if event.kind.name == "true_curse_given"]
    assert [table.name(seat) for seat in range(7) if named[0].hears(seat)] == ["inquisitor_rose"]
