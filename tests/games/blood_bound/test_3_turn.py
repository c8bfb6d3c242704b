"""3 The turn."""

from tests.games.blood_bound.table import Table
from tests.rule import rule


@rule("blood-bound", "3.1")
def test_whoever_has_the_dagger_attacks_or_passes():
    table = Table()
    assert table.asks_whom() == ["rose_elder"]
    assert table.question() == "act"
    assert table.options() == ["attack", "pass"]


@rule("blood-bound", "3.2")
def test_passing_gives_the_dagger_to_any_other_player_and_wounds_nobody():
    table = Table().answer("pass")
    assert table.options() == [name for name in table.characters if name != "rose_elder"]
    table.refused("rose_elder", "3.2", "refusal-oneself").answer("beast_mage")
    assert table.active() == "beast_mage"
    assert table.asks_whom() == ["beast_mage"]
    assert set(table.state.wounds) == {0}


@rule("blood-bound", "3.2")
def test_the_dagger_can_be_passed_to_the_shielded():
    assert Table().holding("beast_mage", "shield_green").pass_to("beast_mage").active() == "beast_mage"


@rule("blood-bound", "3.3")
def test_an_attack_is_on_any_other_player():
    table = Table().answer("attack")
    assert table.options() == [name for name in table.characters if name != "rose_elder"]


@rule("blood-bound", "3.3")
def test_nobody_can_attack_themselves():
    Table().answer("attack").refused("rose_elder", "3.3", "refusal-attack-oneself")


@rule("blood-bound", "3.4")
def test_the_dagger_goes_to_whoever_suffered_the_wound():
    table = Table().attack("beast_mage").take("unknown")
    assert table.active() == "beast_mage"
    assert table.question() == "act"


@rule("blood-bound", "3.4")
def test_after_an_intervention_the_dagger_goes_to_the_intervener():
    table = Table().attack_with_help("beast_elder", "beast_mage").answer("decline")
    assert table.active() == "beast_mage"
    assert table.wounds("beast_elder") == 0
