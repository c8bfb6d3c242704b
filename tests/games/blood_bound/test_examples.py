"""Every worked example of the rulebook, and the facts of its quick reference."""

import pytest
from tests.games.blood_bound.table import GAME_ID, Table
from tests.rule import rule

from duskhall.games import find


@rule("blood-bound", "4.1", "4.2")
def test_the_rose_berserker_keeps_her_clan_a_secret():
    """Attacked early by the player on her left, she may show unknown or rose, and shows unknown."""
    table = Table("rose_berserker", "beast_elder", "rose_mage", "beast_mage", "rose_elder", "beast_guardian")
    table.dagger("beast_elder").attack("rose_berserker")
    assert table.options() == ["rank", "rose", "unknown"]
    table.answer("unknown")
    assert table.shows("rose_berserker") == ["unknown"]
    assert table.active() == "rose_berserker"
    assert not table.events("rank_taken")


@rule("blood-bound", "5.1", "5.2", "5.4", "5.5", "7.4", "6.2", "3.4")
@pytest.mark.parametrize("alchemist", ["rose_alchemist", "beast_alchemist"])
def test_the_alchemist_intervenes_and_wounds_the_beast_berserker(alchemist):
    """Two offer; one is accepted, shows a 4, and makes the player helped show a 7, who then strikes nobody."""
    other = "beast" if alchemist == "rose_alchemist" else "rose"
    table = Table("rose_elder", "beast_berserker", alchemist, "rose_mage", f"{other}_guardian", "beast_courtesan")
    table.showing("beast_berserker", "beast", "unknown")
    table.answer("attack", "beast_berserker", "ask").offers(alchemist, "rose_mage")
    assert table.options() == ["nobody", alchemist, "rose_mage"]
    table.answer(alchemist)
    assert table.events("rank_taken") == [{"seat": 2, "rank": "alchemist", "wounds": 1, "cause": "intervention"}]
    assert table.sees("rose_elder", alchemist) is None  # nobody knows which clan
    table.answer("wound")
    assert table.events("rank_taken")[-1] == {"seat": 1, "rank": "berserker", "wounds": 3, "cause": "ability"}
    assert table.wounds("rose_elder") == 0  # an ability is no attack: the Berserker does not strike back
    assert table.active() == alchemist
    assert table.question() == "act"


@rule("blood-bound", "3.3", "5.1", "5.4", "4.1", "6.1", "3.4")
def test_the_six_steps_of_an_attack_come_in_the_order_of_the_quick_reference():
    table = Table().answer("attack", "beast_elder", "ask").offers("beast_mage").answer("beast_mage", "rose_elder")
    assert table.happened() == [
        "attacked", "help_requested", "offer_made", "offer_accepted", "rank_taken", "staff_given", "staff_taken",
        "dagger_given",
    ]  # fmt: skip


@rule("blood-bound", "1.3", "1.4")
@pytest.mark.parametrize(
    ("players", "members", "inquisitor", "true", "false"),
    [(6, 3, 0, 0, 0), (7, 3, 1, 1, 1), (8, 4, 0, 0, 0), (9, 4, 1, 1, 2), (10, 5, 0, 0, 0), (11, 5, 1, 1, 3),
     (12, 6, 0, 0, 0)],
)  # fmt: skip
def test_the_setup_ratios(players, members, inquisitor, true, false):
    assert players == 2 * members + inquisitor
    assert find(GAME_ID).setup(players).content.tables.curses[players] == true + false
