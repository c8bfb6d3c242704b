"""The numbers that `careful` works with agree with counting every case."""

from collections.abc import Callable
from itertools import product

import pytest
from tests.minds.dungeon_cards.test_play import GAME, played

from duskhall.games.dungeon_cards.questions import CHALLENGE
from duskhall.games.dungeon_cards.state import EVADE, EVASION, FIGHT, STRIKE, DungeonCards, Tables
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.battle import battles_with, throws
from duskhall.minds.dungeon_cards.careful import Careful
from duskhall.minds.dungeon_cards.knowledge import Knowledge
from duskhall.minds.dungeon_cards.prospects import Prospects, future
from duskhall.minds.dungeon_cards.turn import Turn

TABLES: Tables = GAME.setup(4).content.tables


def count(dice: int, enough: Callable[[tuple[int, ...]], bool]) -> float:
    """Return the share of all throws of so many dice that are enough."""
    cases = list(product(TABLES.faces, repeat=dice))
    return sum(enough(faces) for faces in cases) / len(cases)


def positions(question: str, most: int) -> list[tuple[DungeonCards, Ask]]:
    """Return positions of played games at which a question was asked."""
    found = []
    for number in range(20):
        for state, ask, _ in played(["careful", "random", "threshold", "random"], f"positions {number}"):
            if ask.question.name == question:
                found.append((state.copy(), ask))
                if len(found) == most:
                    return found
    return found


def thinking(state: DungeonCards, ask: Ask) -> Turn:
    know = Knowledge(Seat(state, ask))
    return Turn(know, Prospects(know))


def test_the_chance_of_a_fight_or_evade_is_that_of_counting_all_throws():
    checked = 0
    for state, ask in positions("fight_or_evade", 40):
        seat, card, adventurer = ask.seat, state.row[-1], state.adventurer[ask.seat]
        turn = thinking(state, ask)
        plain = turn.level_of(0)  # no skill points, so that nothing but the dice and permanent items counts
        if any(state.has_item(seat, item) for item in TABLES.aid_item if item >= 0):
            continue
        for roll, face, dice, need in (
            (FIGHT, STRIKE, TABLES.strike_dice[adventurer], TABLES.strike[card]),
            (EVASION, EVADE, TABLES.evade_dice[adventurer], TABLES.evade[card]),
        ):
            bonus = state.permanent_bonus(seat, roll)
            chance = count(dice, lambda faces, face=face, need=need, bonus=bonus: faces.count(face) + bonus >= need)  # type: ignore[misc]
            way = plain.fight(card) if roll == FIGHT else plain.evade(card)
            assert 1 - way.failing == pytest.approx(chance)
            checked += 1
    assert checked > 20


def test_the_chance_to_go_bust_is_that_of_counting_the_deck():
    for state, ask in positions("push_or_stop", 60):
        turn = thinking(state, ask)
        pile = [state.deck[-1]] if state.knows_top(ask.seat) else state.deck or state.discard
        over = [card for card in pile if state.action_total + TABLES.action[card] > state.action_limit()]
        assert turn.bust_chance(turn.know.next_card()) == pytest.approx(len(over) / len(pile))
        assert turn.bust_chance(turn.know.next_card()) == pytest.approx(state.odds(ask.seat, ask)[0]["bust"])


def test_the_worth_of_drawing_is_the_average_over_the_cards_of_the_deck():
    for state, ask in positions("push_or_stop", 30):
        turn = thinking(state, ask)
        if state.knows_top(ask.seat) or not state.deck:
            continue
        loot, total = turn.loot(), state.action_total
        one_by_one = [turn.drawn(card, total, loot) for card in state.deck]
        drawing = turn.drawing(total, loot, turn.know.next_card())
        assert drawing == pytest.approx(sum(one_by_one) / len(one_by_one))


def test_the_throws_of_a_battle_are_all_throws():
    found = throws(4, 3 / 6, 2 / 6, 1 / 6)
    assert sum(chance for chance, _, _ in found) == pytest.approx(1)
    for chance, strikes, stars in found:
        assert chance == pytest.approx(
            count(4, lambda faces, k=strikes, n=stars: (faces.count(0), faces.count(2)) == (k, n))  # type: ignore[misc]
        )


def test_the_chance_against_the_boss_is_what_battles_show():
    state, ask = positions("face_boss", 1)[0]
    know = Knowledge(Seat(state, ask))
    foreseen = battles_with(TABLES).chance(know, ask.seat)
    dice, number, won = Dice(bytes(32)), 400, 0
    for _ in range(number):
        battle = state.imagine(ask.seat, dice)
        assert isinstance(battle, DungeonCards)
        battle.take(battle.asks[0], CHALLENGE)
        mind = Careful()
        while battle.asks and battle.asks[0].seat == ask.seat:
            battle.take(battle.asks[0], mind.choose(Seat(battle, battle.asks[0])))
        won += battle.slayer == ask.seat
    error = (foreseen * (1 - foreseen) / number) ** 0.5
    assert abs(won / number - foreseen) < 4 * error + 0.03  # skill faces thrown again are not foreseen


def test_what_the_future_brings_is_certain_to_be_something():
    for turns in range(11):
        for hits_left in range(5):
            chances = future("warrior", 4, hits_left, turns)
            assert sum(chances) == pytest.approx(1)
    assert future("warrior", 4, 0, 10) == (1.0,)  # 10.2 knocked out
    assert future("warrior", 4, 3, 0)[0] > 0.5  # the last round is over, and few beat the boss


def test_more_gold_and_more_health_are_never_worth_less():
    for state, ask in positions("push_or_stop", 30):
        know = Knowledge(Seat(state, ask))
        prospects = Prospects(know)
        for hits_left in range(1, know.most_hits[ask.seat] + 1):
            healthy, hurt = prospects.worth(hits_left), prospects.worth(hits_left - 1)
            assert healthy == sorted(healthy)
            assert all(more >= less - 1e-9 for more, less in zip(healthy, hurt, strict=True))
