"""What a seat knows is exactly what can still be: counted by brute force, and nothing hidden is ever used."""

from collections import Counter

import pytest
from tests.games.blood_bound.table import GAME_ID, Table

from duskhall.games import find
from duskhall.games.blood_bound.knowledge import Deals, Facts, facts_of
from duskhall.games.blood_bound.notebook import facts_in, notebook
from duskhall.games.blood_bound.state import BEAST, NOBODY, ORDER, ROSE, BloodBound, Tables
from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import seed_from

GAME = find(GAME_ID)
TABLES: Tables = GAME.setup(6).content.tables


def played(players: int, seed: str, decisions: int) -> BloodBound:
    state = GAME.new(GAME.setup(players, simulation=True), Dice(seed_from(seed)))
    dice = Dice(seed_from(seed + " answers"))
    for _ in range(decisions):
        if state.asks:
            ask = state.next_ask()
            state.take(ask, ask.options[dice.below(len(ask.options))])
    assert isinstance(state, BloodBound)
    return state


def every_deal(facts: Facts) -> list[tuple[int, ...]]:
    """All deals that agree with some facts, found the slow way: seat by seat, and then the clans are counted."""
    hands: list[tuple[int, ...]] = [()]
    for seat in range(facts.seats):
        possible = facts.possible(seat)
        hands = [(*hand, card) for hand in hands for card in possible if card not in hand]
    members = facts.seats // 2
    return [
        hand
        for hand in hands
        if [TABLES.clan[card] for card in hand].count(ROSE) == members
        and [TABLES.clan[card] for card in hand].count(BEAST) == members
    ]


def leader(facts: Facts, deal: tuple[int, ...], clan: int) -> int:
    own = sorted((TABLES.rank[card], seat) for seat, card in enumerate(deal) if TABLES.clan[card] == clan)
    quill = any(facts.quill[seat] and TABLES.clan[card] == clan for seat, card in enumerate(deal))
    return own[-1 if quill else 0][1]


def late_states() -> list[tuple[BloodBound, int]]:
    """States of six players late enough that brute force is quick, and seats that look at them."""
    found: list[tuple[BloodBound, int]] = []
    for number in range(400):
        if len(found) >= 12:
            break
        state = played(6, f"late {number}", 60)
        if not state.ended:
            for seat in range(6):
                facts = facts_of(state, seat)
                size = 1
                for other in range(6):
                    size *= len(facts.possible(other))
                if size < 3000:
                    found.append((state, seat))
    return found[:12]


def test_deals_are_counted_exactly():
    checked = 0
    for state, seat in late_states():
        facts = facts_of(state, seat)
        deals = facts.deals()
        every = every_deal(facts)
        assert deals.total == len(every)
        assert tuple(state.character) in every
        for other in range(6):
            held = Counter(deal[other] for deal in every)
            assert [deals.holding(other, card) for card in range(20)] == [held[card] for card in range(20)]
            for clan in (ROSE, BEAST, ORDER):
                assert deals.in_clan(other, clan) == sum(TABLES.clan[deal[other]] == clan for deal in every)
            for clan in (ROSE, BEAST):
                assert deals.leading(other, clan) == sum(leader(facts, deal, clan) == other for deal in every)
        checked += 1
    assert checked >= 5


@pytest.mark.parametrize("quills", [0, 0b000001, 0b000010, 0b000011])
def test_leaders_are_counted_with_quills(quills):
    """Two Elders, some of whom have a Quill, and four others of whom little is known."""
    facts = Facts(TABLES, 6)
    facts.rank[0] = facts.rank[1] = 0
    for seat, clue in ((2, ROSE), (3, ROSE), (4, BEAST), (5, BEAST)):
        facts.clue[seat] = clue
        facts.most[seat * 4 + 3] = 2  # two unknown tokens: Assassin, Harlequin or Alchemist
    facts.quill = [quills & 1, quills >> 1 & 1, 0, 0, 0, 0]
    every = every_deal(facts)
    deals = facts.deals()
    assert deals.total == len(every) > 0
    for seat in range(6):
        for clan in (ROSE, BEAST):
            assert deals.leading(seat, clan) == sum(leader(facts, deal, clan) == seat for deal in every)


@pytest.mark.parametrize(("players", "total"), [(6, 20 * 504**2), (7, 2 * 7 * 20 * 504**2), (8, 70 * 3024**2)])
def test_a_spectator_can_imagine_every_deal_at_first(players, total):
    state = played(players, "first", 0)
    assert facts_of(state, NOBODY).deals().total == total


@pytest.mark.parametrize("players", [6, 7])
def test_every_deal_is_drawn_equally_often(players):
    facts = Facts(TABLES, players)
    names = [0, 9, 1, 10, 2, 11, 18][:players]
    facts.character = list(names)
    for seat in (0, 1, 2, 3):
        facts.character[seat] = NOBODY
        facts.rank[seat] = 0 if seat < 2 else 1
    deals = Deals(TABLES, tuple(tuple(facts.possible(seat)) for seat in range(players)), 0)
    assert deals.total == len(every_deal(facts)) == 4
    dice = Dice(seed_from("draw"))
    drawn = Counter(tuple(deals.draw(dice)) for _ in range(4000))
    assert len(drawn) == 4
    assert all(900 < times < 1100 for times in drawn.values())


@pytest.mark.parametrize("players", range(6, 13))
def test_the_truth_is_always_possible_and_the_view_says_as_much_as_the_state(players):
    for number in range(4):
        for decisions in (0, 25, 60, 500):
            state = played(players, f"truth {number}", decisions)
            for seat in (*range(players), None):
                facts = facts_of(state, NOBODY if seat is None else seat)
                for other in range(players):
                    assert state.character[other] in facts.possible(other)
                seen = facts_in(state.setup, state.view(seat))
                assert [seen.possible(other) for other in range(players)] == [
                    facts.possible(other) for other in range(players)
                ]
                assert seen.quill == facts.quill


def test_the_notebook_is_made_of_the_view_alone():
    for number in range(5):
        state = played(7, f"notebook {number}", 40)
        for seat in (*range(7), None):
            if state.ended:
                continue
            world = state.imagine(seat, Dice(seed_from("other")))
            own, other = state.view(seat), world.view(seat)
            assert notebook(state.setup, own) == notebook(world.setup, other)


def test_the_notebook_says_who_can_be_what():
    table = Table().showing("beast_mage", "rank")
    page = notebook(table.state.setup, table.view("rose_mage")).children[table.seat("beast_mage")]
    assert (page.args["rose"], page.args["beast"]) == (0, 100)  # there is one Mage of each clan
    shown = page.children[0].args["characters"]
    assert isinstance(shown, tuple)
    assert len(shown) == 1


def test_two_signs_of_a_clan_leave_three_characters():
    table = Table().showing("beast_elder", "beast", "beast")
    possible = facts_of(table.state, NOBODY).possible(table.seat("beast_elder"))
    names = table.state.setup.catalogues["character"]
    assert [names[card] for card in possible] == ["beast_elder", "beast_mentalist", "beast_guardian"]


def test_a_token_that_was_healed_is_remembered():
    names = ("rose_elder", "beast_alchemist", "rose_berserker", "beast_mage", "rose_mage", "beast_courtesan")
    table = Table(*names).showing("rose_berserker", "rose").attack_with_help("rose_berserker", "beast_alchemist")
    table.answer("heal")
    assert table.shows("rose_berserker") == []
    possible = facts_of(table.state, NOBODY).possible(table.seat("rose_berserker"))
    assert {TABLES.clan[card] for card in possible} == {ROSE}


def test_unknown_signs_under_a_staff_say_nothing():
    table = Table().holding("beast_elder", "staff").attack("beast_elder").take("unknown")
    assert len(facts_of(table.state, NOBODY).possible(table.seat("beast_elder"))) == 18


def test_odds_are_shares_of_the_deals():
    table = Table().showing("beast_elder", "beast", "beast").answer("attack")
    ask = table.state.asks[0]
    odds = table.state.odds(ask.seat, ask)[table.seat("beast_elder")]
    assert odds["friend"] == 0.0
    assert odds["own_leader"] == 0.0
    assert 0.4 < odds["rival_leader"] < 0.8


def test_the_inquisitor_sees_the_chance_of_either_leader():
    names = (
        "inquisitor_rose",
        "rose_elder",
        "beast_elder",
        "rose_mage",
        "beast_mage",
        "rose_guardian",
        "beast_guardian",
    )
    table = Table(*names).answer("attack")
    ask = table.state.asks[0]
    odds = table.state.odds(ask.seat, ask)
    assert all(set(chances) == {"leader"} for chances in odds.values())
    assert sum(chances["leader"] for chances in odds.values()) == pytest.approx(2.0)
