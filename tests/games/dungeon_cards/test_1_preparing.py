"""1 Preparing to play."""

from collections import Counter

import pytest
from tests.games.dungeon_cards.table import ADVENTURERS, Table, fresh, game
from tests.rule import rule

from duskhall.games.dungeon_cards.questions import CHOOSE_ADVENTURER
from duskhall.kernel.game import BadSetup
from duskhall.kernel.refusal import Refusal

SEEDS = range(40)


def pick(state, name):
    """Let whoever is asked pick this adventurer, or "fate"."""
    ask = state.asks[0]
    state.answer(ask.seat, ask.question, state.setup.option_number(CHOOSE_ADVENTURER, name))


def picked(state):
    return [state.setup.catalogues["adventurer"][number] for number in state.adventurer]


@rule("dungeon-cards", "1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_people_can_play(players):
    assert len(fresh(players).gold) == players


@rule("dungeon-cards", "1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(players):
    with pytest.raises(BadSetup, match="2 to 6 players"):
        game().setup(players)


@rule("dungeon-cards", "1.2", "R1")
def test_chance_picks_the_first_player():
    assert {fresh(3, seed).first_player for seed in SEEDS} == {0, 1, 2}


@rule("dungeon-cards", "1.2")
def test_the_table_can_agree_that_seat_1_begins():
    assert {fresh(3, seed, first_player="seat").first_player for seed in SEEDS} == {0}


@rule("dungeon-cards", "1.2", "2.6")
def test_the_first_player_begins_every_round_of_the_game():
    state = next(state for state in (fresh(3, seed) for seed in SEEDS) if state.first_player == 1)
    for name in ("warrior", "rogue", "wizard"):
        pick(state, name)
    began: dict[int, int] = {}
    while not state.ended and state.round < 4:
        began.setdefault(state.round, state.turn)
        state.take(state.asks[0], state.asks[0].options[-1])
    assert began == {1: 1, 2: 1, 3: 1}


@rule("dungeon-cards", "1.3", "R1")
def test_adventurers_are_picked_clockwise_from_the_first_player():
    state = next(state for state in (fresh(4, seed) for seed in SEEDS) if state.first_player == 2)
    asked = []
    for name in ADVENTURERS[:4]:
        asked.append(state.asks[0].seat)
        pick(state, name)
    assert asked == [2, 3, 0, 1]
    assert picked(state) == ["wizard", "ranger", "warrior", "rogue"]


@rule("dungeon-cards", "1.3")
def test_an_adventurer_that_was_picked_is_not_offered_again():
    state = fresh(3, first_player="seat")
    pick(state, "wizard")
    offered = [state.setup.option_name(CHOOSE_ADVENTURER, option) for option in state.asks[0].options]
    assert offered == ["fate", "warrior", "rogue", "ranger", "cleric", "dwarf"]


@rule("dungeon-cards", "1.3")
def test_picking_an_adventurer_twice_is_refused():
    state = fresh(3, first_player="seat")
    pick(state, "wizard")
    before = state.digest()
    with pytest.raises(Refusal) as refused:
        pick(state, "wizard")
    assert (refused.value.reason, refused.value.rule) == ("refusal-adventurer-taken", "1.3")
    assert refused.value.details == {"adventurer": "wizard", "seat": 0}
    assert state.digest() == before


@rule("dungeon-cards", "1.4")
def test_fate_gives_any_adventurer_that_is_still_free():
    given = set()
    for seed in range(80):
        state = fresh(2, seed, first_player="seat")
        pick(state, "wizard")
        pick(state, "fate")
        given.add(picked(state)[1])
    assert given == set(ADVENTURERS) - {"wizard"}


@rule("dungeon-cards", "1.4")
def test_the_table_can_leave_all_adventurers_to_fate():
    tables = [picked(fresh(6, seed, adventurers="random")) for seed in SEEDS]
    assert all(sorted(names) == sorted(ADVENTURERS) for names in tables)
    assert {names[0] for names in tables} == set(ADVENTURERS)


@rule("dungeon-cards", "1.5")
def test_everyone_starts_with_nothing():
    table = Table(*ADVENTURERS)
    for name in ADVENTURERS:
        assert (table.gold(name), table.points(name), table.hits(name), table.items(name)) == (0, 0, 0, [])


@rule("dungeon-cards", "1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cards_of_adventurers_that_nobody_plays_leave_the_deck(players):
    deck = Counter(Table(*ADVENTURERS[:players]).in_deck())
    assert sum(deck.values()) == 84 - 2 * (6 - players)
    for place, name in enumerate(ADVENTURERS):
        assert deck[f"adv_{name}"] == (2 if place < players else 0)


@rule("dungeon-cards", "1.6")
def test_the_deck_is_shuffled():
    decks = []
    for seed in range(5):
        state = fresh(2, seed, first_player="seat")
        pick(state, "warrior")
        pick(state, "rogue")
        decks.append(state.row + state.deck[::-1])
    assert len({tuple(deck) for deck in decks}) == 5
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


@rule("dungeon-cards", "1.7")
def test_any_of_the_three_bosses_may_be_waiting():
    names = game().setup(2).catalogues["boss"]
    assert names == ["lich_queen", "minotaur", "crypt_dragon"]
    assert {Table(seed=seed).state.boss for seed in SEEDS} == {0, 1, 2}


@rule("dungeon-cards", "1.7")
def test_nobody_knows_the_boss_before_it_is_turned_up():
    table = Table().go()
    assert [table.view(who).boss for who in ("warrior", "rogue", None)] == [None, None, None]
    assert "boss_waits" in table.happened()
    table = Table().at_the_boss().with_gold(rogue=1).go()
    assert table.view("warrior").boss is not None


@rule("dungeon-cards", "1.7")
@pytest.mark.parametrize("boss", ["lich_queen", "minotaur", "crypt_dragon"])
def test_a_boss_that_the_table_named_is_known_from_the_start(boss):
    table = Table(boss=boss).go()
    assert [table.view(who).boss for who in ("warrior", "rogue", None)] == [boss] * 3
    assert table.events("boss_named") == [{"boss": boss}]


@rule("dungeon-cards", "1.2", "1.3", "1.7", "2.6", "13.1")
@pytest.mark.parametrize(
    ("setting", "value"),
    [("first_player", "tallest"), ("adventurers", "all"), ("boss", "kraken"), ("rounds", 31), ("winner", "me")],
)
def test_a_setting_of_another_value_is_refused_with_what_is_possible(setting, value):
    with pytest.raises(BadSetup, match=f"Setting {setting} cannot be .*; it is one of "):
        game().setup(2, {setting: value})
