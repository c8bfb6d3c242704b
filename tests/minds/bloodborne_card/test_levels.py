"""The levels: none of the old blunders, nothing that is hidden, and a mixture that cannot be turned to account."""

from typing import Any

import numpy as np
import pytest
from tests.games.bloodborne_card.table import Table
from tests.scale import FULL

from duskhall import minds
from duskhall.games import find
from duskhall.games.bloodborne_card.odds import finish
from duskhall.games.bloodborne_card.rules import (
    everyone_suffers,
    hunters_attack,
    monster_escapes,
    play_card,
    resolve_instant_effects,
    transform_weapons,
)
from duskhall.games.bloodborne_card.scoring import score
from duskhall.games.bloodborne_card.state import KILLED, CardGame
from duskhall.kernel.budget import Budget
from duskhall.kernel.conformance.play import deal, decisions, dice_of
from duskhall.kernel.dice import Dice
from duskhall.kernel.question import ONE
from duskhall.kernel.seat import Seat
from duskhall.lab.rounds import strength
from duskhall.minds.bloodborne_card import level
from duskhall.minds.bloodborne_card.level import Level, Trying
from duskhall.minds.bloodborne_card.master import TEMPER
from duskhall.minds.bloodborne_card.others import likely
from duskhall.minds.search.mixing import against, mixed
from duskhall.minds.search.trials import Course, Numbers, Trials, trials_of

GAME = find("bloodborne-card")
LEVELS = ("novice", "adept", "master")
TESTED = ("adept", "master")  # who must not blunder


def shares(table: Table, name: str, bot: str, tries: int = 40) -> dict[str, float]:
    """How often a level answers what it is asked with each option; a master says so itself."""
    ask = table.go().state.ask_for(table.seat(name))
    assert ask is not None
    seat, setup = Seat(table.state, ask), table.state.setup
    if bot == "master":
        found = Level(Dice(bytes(32)), TEMPER).find(seat)
        pairs = list(zip(found.options, found.shares))
    else:
        mind = minds.find(GAME.id, bot)(GAME, ask.seat, Dice(bytes(32)))
        answers = [mind.choose(seat) for _ in range(tries)]
        pairs = [(option, answers.count(option) / tries) for option in ask.options]
    return {setup.option_name(ask.question, option): float(share) for option, share in pairs}


def positions(seats: int, number: int, every: int = 23) -> list[tuple[Any, Any]]:
    """States from all over the course of a game, each with an ask that leaves a choice."""
    state: Any = deal(GAME.setup(seats, simulation=True), "levels")
    found = []
    for move, (ask, _) in enumerate(decisions(state, "levels")):
        if move % every == every - 1 and len(ask.options) > 1:
            found.append((state.copy(), ask))
        if len(found) == number:
            break
    return found


# --- What is hidden stays hidden -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_what_a_seat_cannot_know_changes_no_answer(name):
    for move, (state, ask) in enumerate(positions(4, 40 if FULL else 6, 7)):
        answers = []
        for world in (state, state.imagine(ask.seat, dice_of("twin", move))):
            mind = minds.find(GAME.id, name)(GAME, ask.seat, dice_of("mind", move))
            answers.append(mind.choose(Seat(world, world.ask_for(ask.seat), budget=Budget(percent=10))))
        assert answers[0] == answers[1]
        assert answers[0] in ask.options


def test_a_master_stops_when_it_is_told_to_and_does_more_with_a_larger_budget(monkeypatch):
    state, ask = positions(3, 1)[0]
    made: list[Trials] = []

    def kept(*given: Any) -> Trials:
        made.append(trials_of(*given))
        return made[-1]

    monkeypatch.setattr(level, "trials_of", kept)
    for budget in (Budget(percent=10**6, is_over=lambda: True), Budget(percent=50), Budget(percent=100)):
        Level(Dice(bytes(32)), TEMPER).find(Seat(state, ask, budget=budget))
    works = [trials.work for trials in made]
    assert works == sorted(set(works))


# --- Blunders of the older bot ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", TESTED)
def test_nobody_dreams_at_full_health_with_nothing_to_bank_and_all_cards_in_hand(bot):
    table = Table("a", "b", "c", "d").facing("bloody_crow")
    for name in ("b", "c", "d"):
        table.hand(**{name: "transform saw_cleaver hunter_axe hunter_pistol"})
    table.hand(a="transform saw_cleaver hunter_axe hunter_pistol")
    assert shares(table, "a", bot).get("hunters_dream", 0) < 0.1


@pytest.mark.parametrize("bot", TESTED)
def test_with_an_instant_in_hand_that_kills_nobody_dreams(bot):
    table = Table("a", "b", "c").facing("scourge_beast", echoes=1).hand(a="ludwigs_rifle", b="hunter_axe")
    assert shares(table.hand(c="hunter_axe"), "a", bot).get("hunters_dream", 0) < 0.1


@pytest.mark.parametrize("bot", TESTED)
def test_where_a_pistol_is_shown_a_second_one_is_not_drawn_over_a_stronger_weapon(bot):
    table = Table("a", "b", "c").facing("bloody_crow", echoes=5)
    table.hand(a="transform hunter_axe hunter_pistol", b="hunter_pistol", c="hunter_axe")
    table.play(a="transform", b="hunter_pistol", c="hunter_axe")
    assert shares(table, "a", bot)["hunter_axe"] > 0.9


@pytest.mark.parametrize("bot", TESTED)
def test_the_rifle_that_strikes_at_once_is_taken_before_lesser_cards(bot):
    table = Table("a", "b", "c").display("ludwigs_rifle", "molotov", "blood_vial")
    table.play(a="hunters_dream", b="saw_cleaver", c="saw_cleaver")
    found = shares(table, "a", bot)
    assert max(found, key=lambda option: found[option]) == "ludwigs_rifle"


def test_four_masters_do_not_all_open_alike():
    opened = set()
    for number in range(8):
        state: Any = deal(GAME.setup(4, simulation=True), f"opening {number}")
        for ask in list(state.asks):
            mind = minds.find(GAME.id, "master")(GAME, ask.seat, dice_of("opening", number, ask.seat))
            opened.add((number, mind.choose(Seat(state, ask, budget=Budget(percent=25)))))
    assert len(opened) > 10  # of 32 openings, not one for each deal


# --- A reduced round of two hunters, paid by difference --------------------------------------------------------------

# Creature, its Echoes, hands, health and Echoes collected.  In these nobody has one best card.
ROUNDS = [
    ("executioner", 4, "widows_thresher saw_cleaver hunter_pistol stake_driver",
     "cutpurse_siphon snarewire_crossbow hunter_axe blood_vial", (4, 6), (2, 1)),
    ("rabid_dog", 3, "snarewire_crossbow ludwigs_rifle pitchfire_censer hunter_pistol",
     "last_ember_falchion kirkhammer repeating_pistol saw_cleaver", (4, 6), (6, 6)),
    ("winter_lantern", 4, "cutpurse_siphon gallows_maul pitchfire_censer repeating_pistol",
     "last_ember_falchion widows_thresher bellmouth_mortar ludwigs_rifle", (4, 7), (3, 2)),
    ("carrion_crows", 1, "widows_thresher stake_driver hunter_pistol hailshot_carbine",
     "lantern_of_retreat hailshot_carbine hunter_pistol gallows_maul", (5, 3), (0, 2)),
]  # fmt: skip


def duel(creature: str, echoes: int, one: str, other: str, health: tuple[int, int], carried: tuple[int, int]) -> Table:
    """Two hunters, the third one eliminated, about to choose."""
    table = Table("a", "b", "c").facing(creature, echoes=echoes).eliminated("c").hand(a=one, b=other)
    table.with_health(a=health[0], b=health[1]).with_collected(a=carried[0], b=carried[1])
    return table.go()


def differences(state: CardGame) -> np.ndarray[Any, Any]:
    """What the first hunter's score is ahead of the second's after steps 1 to 6, for every pair of cards, exactly."""
    chances = state.tables.die_chances[state.tables.die[state.creature]]
    found = np.zeros([len(ask.options) for ask in state.asks])
    for place in np.ndindex(found.shape):
        world = state.copy()
        world.agenda, world.asks, world.sealed, world.mode, world.dice = [], [], [], ONE, Dice(bytes(32))
        for ask, at in zip(state.asks, place):
            play_card(world, ask.seat, ask.options[at])
        world.plan(transform_weapons, resolve_instant_effects)
        finish(world, 0)
        for total, chance in enumerate(chances[:24]):
            after = world.copy()
            if after.fate != KILLED:
                everyone_suffers(after, total)
            after.plan(hunters_attack, monster_escapes)
            finish(after, 0)
            found[place] += chance * (score(after, 0) - score(after, 1))
    return found


class Paid:
    """Trials of that round: what they come to is the difference, exactly."""

    def __init__(self, state: CardGame, gains: np.ndarray[Any, Any]) -> None:
        self.work, self.state, self.gains = 0, state, gains

    def run(self, worlds: Any, answers: Any, numbers: Any, course: Course) -> Numbers:
        first, second = (ask.options for ask in self.state.asks)
        rows = []
        for one, other in answers:
            gain = int(1000 * self.gains[first.index(one), second.index(other)])
            rows.append([gain, -gain, 0])
        return np.array(rows)


@pytest.mark.parametrize("round_", ROUNDS)
@pytest.mark.parametrize("me", [0, 1])
def test_an_exact_best_response_gains_at_most_2_percent_against_a_masters_mixture(round_, me):
    state = duel(*round_).state
    gains = differences(state)
    assert gains.min(1).max() < gains.max(0).min() - 0.01  # there is something to mix
    asks = state.asks
    models = [likely(state, ask, TEMPER.softness, TEMPER.models) for ask in asks]
    mixture = Trying(TEMPER, Seat(state, asks[me]), asks, me, Paid(state, gains), models).found().shares
    own = gains if me == 0 else -gains.T
    assert value_of(own) - (mixture @ own).min() <= 0.02 * (gains.max() - gains.min())


def value_of(gains: np.ndarray[Any, Any]) -> float:
    """What a round between two is worth to the first."""
    both = np.stack([gains, -gains])
    even = [np.full(size, 1 / size) for size in gains.shape]
    one, other = mixed(both, 0, even, 0.0, 3000).mixtures
    least, most = (gains.T @ one).min(), (gains @ other).max()
    assert most - least < 0.005 * (gains.max() - gains.min())
    return float((least + most) / 2)


def test_mixtures_answer_what_is_known_of_the_others_and_hold_against_the_rest():
    pennies = np.array([[1.0, -1.0], [-1.0, 1.0]])
    both, even, heads = np.stack([pennies, -pennies]), np.array([0.5, 0.5]), np.array([1.0, 0.0])
    assert mixed(both, 0, [even, heads], 0.0).mixtures[0] == pytest.approx([0.5, 0.5], abs=0.05)
    assert mixed(both, 0, [even, heads], 0.9).mixtures[0][0] > 0.9
    assert against(pennies, 0, [even, heads]) == pytest.approx([1, -1])


# --- Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "players", "least"),
    [("master,hunter", 3, 0.55), ("master,hunter", 4, 0.45), ("master,adept", 3, 0.4), ("adept,novice", 3, 0.4)],
)
def test_each_level_takes_its_share(bots, players, least):
    if FULL:
        assert strength(GAME.id, bots, players, 1000).value >= least
    elif bots == "adept,novice":
        assert strength(GAME.id, bots, players, 60).value > 1 / players
    elif players == 3:
        first, other = bots.split(",")
        assert strength(GAME.id, f"{first}@10,{other}", players, 6).value > 1 / players
