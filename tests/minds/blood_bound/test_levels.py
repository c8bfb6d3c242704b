"""The levels know what can be known, use nothing that is hidden, and tell stories that hold."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.scale import FULL

from duskhall import minds
from duskhall.games import find
from duskhall.games.blood_bound import policy
from duskhall.games.blood_bound.knowledge import facts_of
from duskhall.games.blood_bound.state import BEAST, ORDER, RANK, ROSE, TOKENS, BloodBound
from duskhall.kernel import talk
from duskhall.kernel.budget import Budget
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Event, Recorder
from duskhall.kernel.question import Ask
from duskhall.kernel.seat import Mind, Onlooker, Seat, Talker
from duskhall.kernel.table import said
from duskhall.lab.arena import game_seed, mind_seed
from duskhall.minds.blood_bound.level import Level
from duskhall.minds.blood_bound.master import TEMPER
from duskhall.minds.blood_bound.models import MASTER
from duskhall.minds.blood_bound.reading import Reader, Reading
from duskhall.minds.blood_bound.signs import STATEMENTS
from duskhall.minds.blood_bound.worlds import Weighed, worlds_of

GAME = find("blood-bound")
LEVELS = ("novice", "adept", "master")


def moments(
    players: int, number: int, *bots: str, guest: Mind | None = None
) -> Iterator[tuple[BloodBound, list[Event], Ask | None]]:
    """Play a game that bots talk through; yield the state, the events and the ask before every decision.

    Bots sit by clan; a guest takes the seat of the game's number.
    """
    seed = game_seed("levels", number)
    setup = GAME.setup(players, simulation=True)
    recorder = Recorder(setup)
    state = GAME.new(setup, Dice(seed), recorder)
    assert isinstance(state, BloodBound)
    table = {
        seat: minds.find("blood-bound", bots[state.clan(seat) % len(bots)])(GAME, seat, Dice(mind_seed(seed, seat)))
        for seat in range(players)
    }
    if guest is not None:
        table[number % players] = guest
    events, talked = recorder.events, 0
    while state.asks:
        if talk.is_due(GAME, events[talked:]):
            for seat, statement in talk.hear_out(state, events, table):
                events.append(said(setup, seat, statement))
        talked = len(events)
        ask = state.next_ask()
        yield state, events, ask
        state.take(ask, table[ask.seat].choose(Seat(state, ask, heard(events, ask.seat))))
    yield state, events, None


def heard(events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if event.hears(seat)]


# --- What is known ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [6, 7, 8, 12] if FULL else [6, 7])
def test_without_signs_every_chance_is_the_share_of_all_deals(players):
    setup = GAME.setup(players, simulation=True)
    state, dice = GAME.new(setup, Dice(bytes([players]) * 32)), Dice(bytes(32))
    assert isinstance(state, BloodBound)
    for moment in range(10_000):
        if not state.asks:
            break
        if moment % 15 == 0:
            seat = moment % players
            facts = facts_of(state, seat)
            deals, worlds = facts.deals(), worlds_of(players, seat, state.clan(seat))
            cards = np.ones((players, len(facts.tables.clan)))
            weighed = Weighed(worlds, facts, cards, np.zeros(len(worlds.clan)))
            for clan in (ROSE, BEAST):
                for other in range(players):
                    assert weighed.in_clan(clan)[other] == pytest.approx(deals.in_clan(other, clan) / deals.total)
                    assert weighed.leads(clan)[other] == pytest.approx(deals.leading(other, clan) / deals.total)
        ask = state.next_ask()
        state.take(ask, policy.answer(state, ask, dice))


def test_a_master_tells_friend_from_rival_far_better_than_the_cards_alone():
    """Over all seats of some games of schemers, at the end, in points of probability given to the truth."""
    read: list[float] = []
    counted: list[float] = []
    for number in range(20 if FULL else 2):
        *_, (state, events, _) = moments(8, number, "schemer")
        before = [event for event in events if event.kind.rule[0] != "9"]
        for seat in range(8):
            rival = state.clan(seat) ^ 1
            for told, chances in ((before, read), ([], counted)):
                known = [event for event in told if event.hears(seat) and event.kind.name != "capture"]
                belief = reading_at(state, seat, known)
                chances += [belief.rival[other] if state.clan(other) == rival else 1 - belief.rival[other]
                            for other in range(8) if other != seat]  # fmt: skip
    assert np.mean(read) > np.mean(counted) + 0.05


def reading_at(state: BloodBound, seat: int, told: list[Event]) -> Reading:
    """What a master believes there, had the capture not turned up all cards."""
    hidden = state.copy()
    assert isinstance(hidden, BloodBound)
    hidden.captured = -1
    return Reading(Onlooker(hidden, seat, told), Reader(listens=True))


def test_a_reader_that_has_just_been_made_finds_the_same_as_one_that_read_all_along():
    """The hall makes a new mind for every moment."""
    old = Reader(listens=True)
    for number, (state, events, _) in enumerate(moments(6, 1, "master")):
        if number % 10 == 0 and state.asks:
            first = Reading(Onlooker(state, 2, heard(events, 2)), old)
            second = Reading(Onlooker(state, 2, heard(events, 2)), Reader(listens=True))
            assert first.rose == second.rose
            assert first.leads_beast == second.leads_beast


def test_with_less_work_fewer_signs_are_read_and_with_more_than_usual_no_others():
    *_, (state, events, _) = moments(6, 3, "master")
    state.captured = -1  # as if nobody had turned up the cards
    rose = {
        percent: Reading(Onlooker(state, 2, heard(events, 2), Budget(percent)), Reader(listens=True)).rose
        for percent in (1, 25, 100, 400)
    }
    none = Reading(Onlooker(state, 2, heard(events, 2)), Reader(listens=True, usual=0)).rose
    hurried = Reading(Onlooker(state, 2, heard(events, 2), Budget(is_over=lambda: True)), Reader(listens=True)).rose
    assert rose[400] == rose[100] != rose[25] != rose[1] == none == hurried


# --- No secret is used -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [6, 7])
def test_another_deal_that_the_seat_cannot_tell_apart_changes_no_answer_and_no_word(level, players):
    make = minds.find("blood-bound", level)
    dice = Dice(b"d" * 32)
    for number in range(20 if FULL else 1):
        for moment, (state, events, ask) in enumerate(moments(players, number, "master")):
            if ask is None or moment % (4 if FULL else 10):
                continue
            known = heard(events, ask.seat)
            key = mind_seed(game_seed(level, number), moment)
            answers, words = set(), set()
            for world in (state, state.imagine(ask.seat, dice), state.imagine(ask.seat, dice)):
                own = world.ask_for(ask.seat)
                assert own is not None
                answers.add(make(GAME, ask.seat, Dice(key)).choose(Seat(world, own, known)))
                talkers = [make(GAME, ask.seat, Dice(mind_seed(key, salt))) for salt in range(3)]
                onlooker = Onlooker(world, ask.seat, known)
                words.add(str([mind.speak(onlooker) for mind in talkers if isinstance(mind, Talker)]))
            assert len(answers) == len(words) == 1


# --- Talk ------------------------------------------------------------------------------------------------------------


class Listener:
    """Checks every statement against what lies open and against what its speaker said before."""

    def __init__(self) -> None:
        self.claims: dict[tuple[int, str, int], str] = {}  # by speaker, matter and seat
        self.counted: dict[str, int] = {}
        self.clans: list[bool] = []  # whether claims of a clan were true

    def hear(self, state: BloodBound, event: Event) -> None:
        """Check one statement."""
        names, said_as = state.setup.catalogues, event.kind.name
        values: dict[str, Any] = dict(event.values)
        speaker = values["seat"]
        about = values.get("target", speaker)
        self.counted[said_as] = self.counted.get(said_as, 0) + 1
        if said_as in ("claim_clan", "accuse"):
            clan = names["clan"].index(values["clan"])
            assert not state.most[about * TOKENS + 2 - clan], f"{event} against an open token"
            self.agree(speaker, "clan", about, values["clan"])
            if about == speaker and state.clan(speaker) != ORDER:
                self.clans.append(clan == state.clan(speaker))
        if said_as == "claim_rank":
            shown = state.most[about * TOKENS + RANK]
            own = names["rank"][state.tables.rank[state.character[about]]]
            assert not shown or values["rank"] == own, f"{event} against the open rank"
            icons = state.tables.icons
            cards = [card for card, rank in enumerate(state.tables.rank) if names["rank"][rank] == values["rank"]]
            assert any(
                all(state.most[about * TOKENS + token] <= icons[card * TOKENS + token] for token in (1, 2, 3))
                for card in cards
            ), f"{event} against open tokens"
            self.agree(speaker, "rank", about, values["rank"])
        if said_as in ("say_clue", "say_seen"):
            self.agree(speaker, said_as, about, values.get("clan") or values["character"])
        if said_as in ("vouch", "call_leader"):
            self.agree(speaker, "side", about, said_as)

    def agree(self, speaker: int, matter: str, about: int, claim: str) -> None:
        """What was said of a matter once is said so for ever."""
        assert self.claims.setdefault((speaker, matter, about), claim) == claim


def test_no_claim_contradicts_an_open_token_or_an_earlier_claim():
    total: dict[str, int] = {}
    true: list[bool] = []
    for number in range(200 if FULL else 4):
        listener, listened = Listener(), 0
        for state, events, _ in moments(6 + number % 2, number, "master"):
            for event in events[listened:]:
                if event.kind in GAME.statements:
                    listener.hear(state, event)
            listened = len(events)
        true += listener.clans
        for name, count in listener.counted.items():
            total[name] = total.get(name, 0) + count
    assert {"claim_clan", "claim_rank", "say_clue", "vouch", "accuse"} <= set(total)
    if FULL:
        assert {"say_seen", "call_leader", "call_for_help"} <= set(total)
        assert 0.35 < np.mean(true) < 0.65  # neither to be trusted nor to be turned round


class Silent:
    """A master who says nothing, and believes every word, or none."""

    name = "silent"

    def __init__(self, dice: Dice, honest: float | None) -> None:
        self.level = Level(dice, TEMPER)
        words = dict.fromkeys(STATEMENTS, honest) if honest else {}
        self.level.reader = Reader(honest is not None, [replace(MASTER, honest=words)])

    def choose(self, seat: Seat) -> int:
        return self.level.choose(seat)


def test_whoever_believes_every_word_of_masters_gains_nothing_by_it():
    pairs = 1000 if FULL else 4
    gains = []
    for number in range(pairs):
        won = []
        for honest in (0.97, None):
            dice = Dice(mind_seed(game_seed("silent", number), 0))
            *_, (state, _, _) = moments(6, number, "master", guest=Silent(dice, honest))
            won.append(state.clan(number % 6) == state.winner)
        gains.append(won[0] - won[1])
    mean, error = float(np.mean(gains)), float(np.std(gains)) / pairs**0.5
    print(f"believing gains {100 * mean:.1f} points ± {196 * error:.1f} in {pairs} pairs")
    assert mean + 1.645 * error <= (0.05 if FULL else 1.0)


# --- Strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stronger", "weaker"), [("master", "schemer"), ("adept", "novice")])
def test_a_clan_of_the_stronger_level_wins_more_often(stronger, weaker):
    deals = 100 if FULL else 4
    wins = 0
    for number in range(deals):
        for bots, clan in (((stronger, weaker), ROSE), ((weaker, stronger), BEAST)):
            *_, (state, _, _) = moments(6, number, *bots)
            wins += state.winner == clan
    print(f"{stronger} {wins} of {2 * deals} against {weaker}")
    assert wins > deals


def test_the_quill_is_declined_where_it_would_make_an_exposed_player_the_leader():
    level = Level(Dice(bytes(32)), TEMPER)
    assert quill_with(level, wounds_of_the_last=0) == 1
    assert quill_with(level, wounds_of_the_last=3) == 0


def quill_with(level: Level, wounds_of_the_last: int) -> int:
    """Ask an Elder with two wounds whose clan's last rank, whom it knows, has so many."""
    setup = GAME.setup(6, simulation=True)
    state = GAME.new(setup, Dice(bytes(32)))
    assert isinstance(state, BloodBound)
    state.character = [0, 8, 4, 9, 12, 16]
    state.dagger = 3
    state.wounds = [2, wounds_of_the_last, 0, 0, 0, 0]
    state.tokens[0] = state.most[0] = 1
    state.looked[1] = state.looked[2] = 1
    if wounds_of_the_last:
        state.tokens[TOKENS] = state.most[TOKENS] = 1
    level.belief = level.believe(Onlooker(state, 0))
    return level.take_quill()
