"""The levels of Dungeon Cards: worked out exactly, from what a seat knows, without the blunders of the older bots."""

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from tests.scale import FULL

from duskhall import games, minds
from duskhall.games.dungeon_cards.effects import loot_on_evade
from duskhall.games.dungeon_cards.odds import at_least, bust_chance, success
from duskhall.games.dungeon_cards.questions import CLAIM_SPOILS, FIGHT_IT, FIGHT_OR_EVADE, PUSH_OR_STOP, STOP
from duskhall.games.dungeon_cards.spoils import would_pay
from duskhall.games.dungeon_cards.state import EVASION, FIGHT, HAVING_EVADED, MONSTER, NOBODY, TRAP, DungeonCards
from duskhall.kernel.budget import Budget
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Seat
from duskhall.minds.dungeon_cards.delver import Delver, Thought
from duskhall.minds.dungeon_cards.dive import LOOT, POINTS, Dive, Ends, Explorer
from duskhall.minds.dungeon_cards.knowledge import Knowledge
from duskhall.minds.dungeon_cards.throws import Faces, faces_of, judged, throws

GAME = games.find("dungeon-cards")
SETUP = GAME.setup(4, simulation=True)
TABLES = SETUP.content.tables
ADVENTURERS = range(len(TABLES.hits))
LEVELS = ("novice", "adept", "master")
PLAYED = 1000 if FULL else 2  # games


def played(names: list[str], seed: str) -> Iterator[tuple[DungeonCards, Ask, int]]:
    """Play a game and yield every state with its ask and the answer, before it is carried out."""
    state = GAME.new(SETUP, dice_of(seed))
    assert isinstance(state, DungeonCards)
    players = [minds.find(GAME.id, name)(GAME, seat, dice_of(seed, seat)) for seat, name in enumerate(names)]
    while state.asks:
        ask = state.asks[0]
        option = players[ask.seat].choose(Seat(state, ask))
        yield state, ask, option
        state.answer(ask.seat, ask.question, option)


# --- Throws and turns, worked out ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(4))
def test_throws_are_all_throws(dice):
    faces = Faces(3, 1, 2)
    counted: dict[tuple[int, int], int] = {}
    for thrown in product("SSS*EE", repeat=dice):
        key = (thrown.count("S"), thrown.count("*"))
        counted[key] = counted.get(key, 0) + 1
    assert {(counting, stars): ways for ways, counting, stars in throws(dice, faces)} == counted
    wins, losses = judged(dice, 2, faces)
    assert sum(wins.values()) + sum(losses.values()) == 6**dice


def plain_dive(adventurer: int, point: int = 0) -> Dive:
    """Return a dive in which half a gold is worth a thousand, a point what is given, and a hit costs a million."""
    cards = [card for card, kind in enumerate(TABLES.type) if kind in (MONSTER, TRAP)]
    explorer = Explorer(adventurer, (), 0, 0, {card: 2 * TABLES.gold[card] for card in cards}, frozenset())
    loot, points = np.arange(LOOT + 1)[None, None, :], np.arange(POINTS + 1)[None, :, None]
    safe = (1000 * loot + point * points + 0 * points).astype(np.int64) * 46656
    return Dive(TABLES, explorer, dict.fromkeys(cards, 1), Ends(safe, safe - 10**6 * 46656))


@pytest.mark.parametrize("adventurer", ADVENTURERS)
def test_without_points_a_roll_is_worth_what_its_chance_says(adventurer):
    dive = plain_dive(adventurer)
    limit = TABLES.action_limit[adventurer]  # at which nobody draws another card
    for card in dive.pile:
        for way in dive.ways(card):
            needed = (TABLES.evade if way == EVASION else TABLES.strike)[card]
            faces = faces_of(TABLES, way == EVASION)
            chance = at_least(dive.dice(way), needed, faces.counting / faces.all)
            gain = 2 * TABLES.gold[card] if way == FIGHT else 0
            worth = dive.rolled(card, way, limit)[0, 0, 0, 0] / 46656
            # A pocket may be picked with a skill face of the roll itself
            more = 2000 * TABLES.gold[card] if dive.looting != NOBODY and way == EVASION else 1
            expected = chance * 1000 * gain - (1 - chance) * 10**6
            assert expected - 1 <= worth <= expected + more


def test_points_that_a_roll_brings_do_not_pay_for_it():
    """6.1, 6.2: a warrior's Mighty Blow costs four points at once."""
    dive = plain_dive(0)
    card = next(card for card in dive.pile if TABLES.strike[card] >= 3)
    worth = dive.rolled(card, FIGHT, TABLES.action_limit[0])[0, 0, :, 0]
    assert worth[3] == worth[0] < worth[4]


@pytest.mark.parametrize("adventurer", ADVENTURERS)
def test_more_loot_and_more_points_are_never_worth_less(adventurer):
    drawing = plain_dive(adventurer, point=10).drawing(0)
    assert (np.diff(drawing, axis=3) >= 0).all()
    assert (np.diff(drawing, axis=2) >= 0).all()


def test_a_hit_is_never_worth_having_however_far_behind_one_is():
    bound = 0
    for state, ask, _ in played(["novice"] * 4, "behind"):
        if ask.question is PUSH_OR_STOP and state.round > 5:
            behind = state.copy()
            behind.gold = [0 if seat == ask.seat else 44 for seat in range(4)]
            behind.hits[ask.seat] = TABLES.hits[state.adventurer[ask.seat]] - 2
            know = Knowledge(Seat(behind, behind.asks[0]))
            dive = Thought(know, dict.fromkeys(range(3), 1), Delver.outlook_of, 3, lambda: False).dive
            assert (dive.failed_bust.at(0) <= dive.bust.at(0)).all()
            bound += (dive.failed_bust.at(0) == dive.bust.at(0)).any()
    assert bound, "nobody was so far behind that it mattered"


def test_where_nothing_hangs_on_a_roll_the_likelier_one_is_made():
    """3.2 Who is bust in the last round, with no boss to come, collects nothing and minds no hit."""
    names = ["careful", "novice", "novice", "novice"]
    asked = (moment for moment in played(names, "vain") if moment[1].question is FIGHT_OR_EVADE)
    for state, ask, _ in asked:
        card = state.row[-1]
        fight, evade = (
            success(state, ask.seat, FIGHT, TABLES.strike[card]),
            success(state, ask.seat, EVASION, TABLES.evade[card]),
        )
        if fight < evade and not any(state.held[ask.seat * 5 : ask.seat * 5 + 5]):
            vain = state.copy()
            vain.bust, vain.round = True, 10
            vain.gold = [0 if seat == ask.seat else 100 for seat in range(4)]
            vain.hits[ask.seat] = 0
            vain.points[ask.seat] = 0
            master = minds.find(GAME.id, "master")(GAME, ask.seat, Dice(bytes(32)))
            assert master.choose(Seat(vain, vain.asks[0])) != FIGHT_IT
            return
    raise AssertionError("nobody met a monster that is rather evaded")


# --- No secret is used -----------------------------------------------------------------------------------------------


def test_what_a_seat_cannot_know_changes_no_answer_of_any_level():
    names = [*LEVELS, "adept"]
    for number in range(20 if FULL else 1):
        for move, (state, ask, _) in enumerate(played(names, f"twins {number}")):
            if len(ask.options) > 1 and (FULL or move % 5 == 0):
                twin = state.imagine(ask.seat, dice_of("twin", move))
                answers = [
                    minds.find(GAME.id, names[ask.seat])(GAME, ask.seat, Dice(bytes(32))).choose(
                        Seat(each, each.asks[0])
                    )
                    for each in (state, twin)
                ]
                assert answers[0] == answers[1]


def test_what_a_master_remembers_only_saves_time():
    for move, (state, ask, option) in enumerate(played(["master", "novice", "novice", "novice"], "memory")):
        if ask.seat == 0 and move % 7 == 0:
            assert minds.find(GAME.id, "master")(GAME, 0, Dice(bytes(32))).choose(Seat(state, ask)) == option


# --- Work ------------------------------------------------------------------------------------------------------------


def test_more_work_than_usual_changes_nothing_and_much_less_does():
    """At the usual work every card is followed; a single one that stands for all of them is a poor guide."""
    differ = 0
    for move, (state, ask, option) in enumerate(played(["master", "novice", "novice", "novice"], "work")):
        if ask.seat == 0 and len(ask.options) > 1 and (FULL or move % 4 == 0):
            master = minds.find(GAME.id, "master")(GAME, 0, Dice(bytes(32)))
            few, many = (master.choose(Seat(state, ask, (), Budget(percent))) for percent in (1, 400))
            assert many == option
            differ += few != option
    assert differ


def test_a_master_whose_time_is_over_answers_all_the_same_and_forgets_what_it_did_not_think_through():
    master = minds.find(GAME.id, "master")(GAME, 0, Dice(bytes(32)))
    for move, (state, ask, option) in enumerate(played(["master", "novice", "novice", "novice"], "hurry")):
        if ask.seat == 0 and move % 5 == 0:
            assert master.choose(Seat(state, ask, (), Budget(is_over=lambda: True))) in ask.options
            assert master.choose(Seat(state, ask)) == option


# --- None of the old blunders ----------------------------------------------------------------------------------------


def blunder(state: DungeonCards, ask: Ask, option: int) -> str:
    """Name the blunder that an answer is, or return nothing."""
    seat = ask.seat
    if ask.question is FIGHT_OR_EVADE and option == FIGHT_IT:
        card = state.row[-1]
        fight = success(state, seat, FIGHT, TABLES.strike[card])
        evade = success(state, seat, EVASION, TABLES.evade[card])
        helped = state.points[seat] >= 3 or any(state.held[seat * 5 : seat * 5 + 5])
        if state.bust and fight < evade and not helped:
            return "bust, it fights although evading is likelier"
        if fight < min(evade, picked(state.adventurer[seat], card)) and not helped and not state.bust:
            return "it fights although evading and its stars would more often bring the loot"
    if ask.question is PUSH_OR_STOP and option == STOP:
        left = TABLES.hits[state.adventurer[seat]] - state.hits[seat]
        likely = bust_chance(state, seat) < 0.5  # that another card is not one too many
        if left > 2 and likely and not any(would_pay(state, seat, place) for place in range(len(state.row))):
            return "it stops with empty hands although it can afford a hit"
    if ask.question is CLAIM_SPOILS:
        card = state.row[state.settling - 1]
        outlook = Delver.outlook_of(Knowledge(Seat(state, ask)), ())
        gold = outlook.robbing(state.seat_of(TABLES.owner[card]), TABLES.gold[card])
        items = [outlook.item(CLAIM_SPOILS.entry(each)) for each in ask.options[1:]]
        if (max(items) > gold) != (option != ask.options[0]):
            return "a claim is judged by another rival"
    return ""


def picked(adventurer: int, card: int) -> float:
    """6.12 Return the chance that a roll succeeds in evading and its skill faces pay for the pocket."""
    prices = [TABLES.cost[aid] for aid in TABLES.skills_at[adventurer][HAVING_EVADED] if is_picking(aid)]
    faces, dice = faces_of(TABLES, True), TABLES.evade_dice[adventurer]
    wins, _ = judged(dice, TABLES.evade[card], faces)
    paid = sum(ways for stars, ways in wins.items() if prices and stars >= prices[0])
    return paid / float(faces.all**dice)


def is_picking(aid: int) -> bool:
    return TABLES.effect[aid] is loot_on_evade


def test_a_master_makes_none_of_the_old_blunders():
    found: dict[str, int] = {}
    for number in range(PLAYED):
        for state, ask, option in played(["master", "adept", "master", "careful"], f"blunders {number}"):
            if ask.seat in (0, 2):
                named = blunder(state, ask, option)
                found[named] = found.get(named, 0) + 1
    assert set(found) == {""}


def test_the_detectors_know_a_blunder_when_they_see_one():
    found = set()
    for number in range(20):
        for state, ask, _ in played(["novice"] * 4, f"detectors {number}"):
            found |= {blunder(state, ask, option) for option in ask.options}
    assert len(found) == 5
