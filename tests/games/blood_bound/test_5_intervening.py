"""5 Intervening."""

import pytest
from tests.games.blood_bound.table import Table
from tests.rule import rule

from duskhall.games.blood_bound.questions import OFFER, OFFERED
from duskhall.kernel.refusal import Refusal


def offer_of(table: Table, name: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        table.state.answer(table.seat(name), OFFER, OFFERED)
    return refused.value


@rule("blood-bound", "5.1")
def test_the_target_decides_whether_to_ask_for_help():
    table = Table().answer("attack", "beast_elder")
    assert table.asks_whom() == ["beast_elder"]
    assert table.options() == ["ask", "alone"]
    table.answer("alone")
    assert table.question() == "take_token"
    assert table.asks_whom() == ["beast_elder"]


@rule("blood-bound", "5.1", "R5")
def test_where_nobody_could_offer_the_target_is_not_asked():
    table = Table(attacker_offers="barred")
    for name in table.characters[2:]:
        table.showing(name, "rank")
    assert table.answer("attack", "beast_elder").question() == "take_token"


@rule("blood-bound", "5.2", "R4")
def test_everyone_else_with_the_rank_token_in_the_supply_is_asked_the_attacker_too():
    table = Table().showing("rose_mage", "rank").showing("beast_mage", "beast", "unknown")
    table.answer("attack", "beast_elder", "ask")
    assert table.asks_whom() == ["rose_elder", "rose_assassin", "beast_assassin", "beast_mage"]
    assert [table.name(seat) for seat in table.view(None).may_offer] == table.asks_whom()


@rule("blood-bound", "5.2")
def test_a_table_may_bar_the_attacker():
    table = Table(attacker_offers="barred").answer("attack", "beast_elder", "ask")
    assert "rose_elder" not in table.asks_whom()
    assert [table.name(seat) for seat in table.view(None).may_offer] == table.asks_whom()
    refusal = offer_of(table, "rose_elder")
    assert (refusal.reason, refusal.rule) == ("refusal-attacker-barred", "5.2")


@rule("blood-bound", "5.2")
def test_an_offer_without_a_rank_token_in_the_supply_is_refused():
    table = Table().showing("rose_mage", "rank").answer("attack", "beast_elder", "ask")
    refusal = offer_of(table, "rose_mage")
    assert (refusal.reason, refusal.rule) == ("refusal-rank-not-in-supply", "5.2")


@rule("blood-bound", "5.2")
def test_an_offer_to_oneself_is_refused():
    refusal = offer_of(Table().answer("attack", "beast_elder", "ask"), "beast_elder")
    assert (refusal.reason, refusal.rule) == ("refusal-own-target", "5.2")


@rule("blood-bound", "5.2")
def test_an_offer_when_nobody_asked_for_one_is_no_matter_of_a_rule():
    refusal = offer_of(Table(), "rose_mage")
    assert (refusal.reason, refusal.rule) == ("refusal-not-asked", "")


@rule("blood-bound", "5.2", "R4")
def test_an_attacker_who_intervenes_is_wounded_and_active_again():
    table = Table().attack_with_help("beast_elder", "rose_elder").answer("decline")
    assert table.shows("rose_elder") == ["rank"]
    assert table.active() == "rose_elder"


@rule("blood-bound", "5.2")
def test_with_no_offers_the_target_suffers():
    table = Table().answer("attack", "beast_elder", "ask").offers()
    assert "no_offers" in table.happened()
    assert table.take("beast").shows("beast_elder") == ["beast"]


@rule("blood-bound", "5.3")
def test_offers_are_sealed_until_the_last_one_is_in():
    table = Table().answer("attack", "beast_elder", "ask")
    for ask in table.state.pending()[:-1]:
        table.state.answer(ask.seat, OFFER, OFFERED)
        assert "offer_made" not in table.happened()
        for name in (*table.characters, None):
            view = table.view(name)
            assert view.offers == []
            answered = name is not None and table.seat(name) <= ask.seat and name != "beast_elder"
            assert view.my_offer == ("offer" if answered else None)
    table.state.answer(table.state.pending()[0].seat, OFFER, 1)
    assert table.view(None).offers == [0, 2, 3, 4]


@rule("blood-bound", "5.3")
def test_an_offer_can_be_changed_until_then():
    table = Table().answer("attack", "beast_elder", "ask")
    table.state.answer(0, OFFER, OFFERED)
    table.state.answer(0, OFFER, 1)
    assert table.offers("rose_mage").view(None).offers == [table.seat("rose_mage")]


@rule("blood-bound", "5.4")
def test_the_target_accepts_one_of_the_offers_or_none():
    table = Table().answer("attack", "beast_elder", "ask").offers("rose_mage", "beast_mage")
    assert table.asks_whom() == ["beast_elder"]
    assert table.options() == ["nobody", "rose_mage", "beast_mage"]
    table.refused("rose_assassin", "5.4", "refusal-no-offer")
    table.answer("nobody").take("beast")
    assert table.shows("beast_elder") == ["beast"]
    assert table.wounds("rose_mage") == table.wounds("beast_mage") == 0


@rule("blood-bound", "5.5")
def test_the_intervener_must_take_the_rank_token():
    table = Table().showing("beast_mage", "beast").attack_with_help("beast_elder", "beast_mage")
    assert table.shows("beast_mage") == ["rank", "beast"]
    assert table.shows("beast_elder") == []


@rule("blood-bound", "5.5")
def test_somebody_with_three_wounds_can_be_saved():
    table = Table().showing("beast_elder", "rank", "beast", "beast")
    table.attack_with_help("beast_elder", "beast_mage")
    assert not table.is_over()


@rule("blood-bound", "5.6")
def test_a_wound_that_an_ability_causes_cannot_be_taken_over():
    table = Table().attack("beast_assassin").take("rank").answer("rose_elder")
    assert "help_requested" not in table.happened()
    assert table.question() == "take_token"
    assert table.asks_whom() == ["rose_elder"]
