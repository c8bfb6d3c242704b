"""9 Winning: every ending."""

import pytest
from tests.games.blood_bound.table import SIX, Table
from tests.rule import rule

ROSES = ["rose_elder", "rose_assassin", "rose_mage"]
BEASTS = ["beast_elder", "beast_assassin", "beast_mage"]
SEVEN = (*SIX, "inquisitor_rose")
WOUNDS = {"elder": ("{0}", "{0}"), "assassin": ("unknown", "unknown"), "mage": ("{0}", "unknown")}


def dying(table: Table, name: str) -> Table:
    clan, rank = name.split("_")
    return table.showing(name, "rank", *(token.format(clan) for token in WOUNDS[rank]))


@rule("blood-bound", "9.1")
def test_all_cards_are_turned_up():
    table = dying(Table(), "beast_elder")
    assert not any(table.view(name).leaders for name in (*SIX, None))
    table.attack("beast_elder")
    for name in (*SIX, None):
        leaders = table.view(name).leaders
        assert {clan: table.name(seat) for clan, seat in leaders.items()} == {
            "rose": "rose_elder",
            "beast": "beast_elder",
        }
        assert [table.sees(name, other) for other in SIX] == list(SIX)
    assert len(table.events("card_turned_up")) == 6


@rule("blood-bound", "9.2", "R19")
def test_capturing_the_rival_leader_wins_for_the_whole_clan():
    table = dying(Table(), "beast_elder").attack("beast_elder")
    assert table.winners() == ROSES
    outcome = table.outcome()
    assert outcome.ending == "ending-rose"
    assert outcome.scores == (1, 0, 1, 0, 1, 0)
    assert outcome.places == (1, 4, 1, 4, 1, 4)


@rule("blood-bound", "9.2")
def test_the_beast_wins_in_the_same_way():
    table = dying(Table().dagger("beast_mage"), "rose_elder").attack("rose_elder")
    assert table.winners() == BEASTS
    assert table.outcome().ending == "ending-beast"


@rule("blood-bound", "9.3", "R19")
@pytest.mark.parametrize("captured", ["beast_assassin", "beast_mage", "rose_mage", "rose_assassin"])
def test_capturing_anybody_else_loses(captured):
    table = dying(Table(), captured).attack(captured)
    assert table.winners() == BEASTS


@rule("blood-bound", "9.3")
def test_capturing_ones_own_leader_loses():
    table = dying(Table().dagger("rose_mage"), "rose_elder").attack("rose_elder")
    assert table.winners() == BEASTS


@rule("blood-bound", "9.2", "7.1")
def test_with_the_quill_the_capture_of_the_highest_number_wins():
    table = dying(Table().holding("beast_elder", "quill"), "beast_mage").attack("beast_mage")
    assert table.winners() == ROSES


@rule("blood-bound", "9.3", "7.1")
def test_with_the_quill_the_capture_of_the_elder_loses():
    table = dying(Table().holding("beast_elder", "quill"), "beast_elder").attack("beast_elder")
    assert table.winners() == BEASTS


@rule("blood-bound", "9.4", "R16")
def test_the_user_of_an_ability_is_the_captor():
    """The Rose Elder attacks a Beast Assassin, who captures the Rose's leader in return."""
    table = dying(Table(), "rose_elder").attack("beast_assassin").take("rank").answer("rose_elder")
    assert table.state.captor == table.seat("beast_assassin")
    assert table.winners() == BEASTS


@rule("blood-bound", "9.4", "R16")
@pytest.mark.parametrize(("captor", "winners"), [("ability_user", BEASTS), ("active_player", ROSES)])
def test_or_the_active_player_if_the_table_says_so(captor, winners):
    """The Rose Assassin, attacked by a Beast, captures a Beast who is no leader."""
    table = dying(Table(captor=captor).dagger("beast_elder"), "beast_mage")
    table.attack("rose_assassin").take("rank").answer("beast_mage")
    assert table.state.captor == table.seat("rose_assassin" if captor == "ability_user" else "beast_elder")
    assert table.winners() == winners


@rule("blood-bound", "9.4", "R16", "R17")
def test_the_inquisitor_is_never_the_captor():
    table = dying(Table(*SEVEN, captor="active_player").dagger("inquisitor_rose"), "beast_elder")
    table.attack("rose_assassin").take("rank").answer("beast_elder")
    assert table.state.captor == table.seat("rose_assassin")
    assert table.winners() == ROSES


@rule("blood-bound", "9.5")
def test_the_true_curse_on_the_winning_leader_steals_the_victory():
    table = dying(Table(*SEVEN).cursed("rose_elder", "true_curse"), "beast_elder").attack("beast_elder")
    assert table.winners() == ["inquisitor_rose"]
    assert table.outcome().ending == "ending-order"
    assert table.events("victory_stolen") == [{"seat": 6, "leader": 0}]
    assert table.events("curse_turned_up") == [{"seat": 0, "curse": "true_curse"}]


@rule("blood-bound", "9.5")
@pytest.mark.parametrize(("holder", "face"), [
    ("rose_elder", "false_curse"), ("rose_mage", "true_curse"), ("beast_elder", "true_curse"),
])  # fmt: skip
def test_any_other_curse_does_nothing(holder, face):
    table = dying(Table(*SEVEN).cursed(holder, face), "beast_elder").attack("beast_elder")
    assert table.winners() == ROSES


@rule("blood-bound", "9.5", "9.3")
def test_the_curse_counts_for_a_clan_that_wins_by_a_wrong_capture():
    table = dying(Table(*SEVEN).cursed("beast_elder", "true_curse"), "beast_mage").attack("beast_mage")
    assert table.winners() == ["inquisitor_rose"]


@rule("blood-bound", "9.5", "7.1")
def test_the_curse_looks_at_the_leader_that_the_quill_made():
    table = Table(*SEVEN).holding("rose_elder", "quill").cursed("rose_mage", "true_curse")
    table = dying(table, "beast_elder").attack("beast_elder")
    assert table.winners() == ["inquisitor_rose"]


@rule("blood-bound", "9.6")
@pytest.mark.parametrize("captor", ["rose_elder", "beast_mage"])
def test_the_captured_inquisitor_wins_alone(captor):
    table = Table(*SEVEN).dagger(captor).showing("inquisitor_rose", "rank", "rose", "beast").attack("inquisitor_rose")
    assert table.winners() == ["inquisitor_rose"]
    assert table.outcome().ending == "ending-order"


@rule("blood-bound", "9.6", "R17")
def test_the_inquisitor_captured_by_an_ability_wins_too():
    table = Table(*SEVEN).dagger("inquisitor_rose").showing("inquisitor_rose", "rank", "rose", "beast")
    table.attack("beast_assassin").take("rank").answer("inquisitor_rose")
    assert table.winners() == ["inquisitor_rose"]


@rule("blood-bound", "9.2", "9.3", "9.5", "9.6")
@pytest.mark.parametrize(
    ("captured", "cursed", "why"),
    [
        ("beast_elder", "", "leader"),
        ("beast_mage", "", "not-leader"),
        ("rose_mage", "", "own-clan"),
        ("inquisitor_rose", "", "inquisitor"),
        ("beast_elder", "rose_elder", "stolen"),
    ],
)
def test_everybody_is_told_why_the_game_ended_so(captured, cursed, why):
    table = Table(*SEVEN).cursed(cursed, "true_curse") if cursed else Table(*SEVEN)
    wounds = ("rank", "rose", "beast")
    table = table.showing(captured, *wounds) if captured == SEVEN[-1] else dying(table, captured)
    assert table.view(None).why is None
    table.attack(captured)
    assert [table.view(name).why for name in (*SEVEN, None)] == [why] * 8


@rule("blood-bound", "9.7")
def test_a_limit_ends_endless_passing_without_a_winner():
    table = Table(pass_limit=3)
    table.pass_to("beast_elder").pass_to("rose_elder")
    assert not table.is_over()
    table.pass_to("beast_elder")
    assert table.is_over()
    outcome = table.outcome()
    assert (outcome.winners, outcome.truncated) == ((), True)
    assert table.sees("rose_elder", "beast_elder") is None


@rule("blood-bound", "9.7")
def test_a_wound_starts_the_count_anew():
    table = Table(pass_limit=2).pass_to("beast_elder").attack("rose_elder").take("rose").pass_to("beast_elder")
    assert not table.is_over()
    assert table.pass_to("rose_elder").is_over()


@rule("blood-bound", "9.7")
def test_without_a_limit_passing_goes_on():
    table = Table()
    for _ in range(500):
        table.pass_to("beast_elder").pass_to("rose_elder")
    assert not table.is_over()


@rule("blood-bound", "9.7", "R18")
def test_two_alchemists_who_heal_each_other_come_to_the_limit():
    names = ("rose_alchemist", "beast_alchemist", "rose_elder", "beast_elder", "rose_mage", "beast_mage")
    table = Table(*names, pass_limit=4).showing("rose_alchemist", "rank").dagger("rose_elder")
    for patient, helper in [("rose_alchemist", "beast_alchemist"), ("beast_alchemist", "rose_alchemist")] * 4:
        if not table.is_over():
            table.attack_with_help(patient, helper).answer("heal").dagger("rose_elder")
    assert table.outcome().truncated


@rule("blood-bound", "9.2", "9.3")
def test_the_log_says_by_which_rule_a_clan_wins():
    right = Table().showing("beast_elder", "rank", "beast", "beast").attack("beast_elder")
    assert (right.cited("clan_wins"), right.cited("rivals_win")) == (["9.2"], [])
    wrong = Table().showing("beast_mage", "rank", "beast", "unknown").attack("beast_mage")
    assert (wrong.cited("clan_wins"), wrong.cited("rivals_win")) == ([], ["9.3"])
    assert wrong.events("rivals_win") == [{"clan": "beast", "leader": 1}]
