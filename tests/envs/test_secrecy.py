"""What a seat observes and remembers tells nothing that is hidden from it."""

import pytest
from tests.scale import FULL

from duskhall.envs.match import Match
from duskhall.envs.wish import Wish
from duskhall.games import GAMES, find
from duskhall.kernel.conformance.play import deal, decisions, dice_of
from duskhall.kernel.conformance.reach import heard, view_of
from duskhall.kernel.event import Recorder


def matches(wish, number):
    """Yield a match at every decision of a game, with everything that was told so far."""
    match = Match(wish)
    match.begin(dice_of("secrecy", number))
    dice = dice_of("answers", number)
    while not match.is_over:
        yield match
        legal = match.legal(match.seat)
        match.act(legal[dice.below(len(legal))])


@pytest.mark.parametrize("game_id", GAMES)
def test_another_world_that_a_seat_cannot_tell_apart_is_observed_and_remembered_alike(game_id):
    game = find(game_id)
    differing = 0
    for seats in game.seats if FULL else [game.usual_seats]:
        wish = Wish.of(game_id, seats, {})
        for number in range(2 if FULL else 1):
            for move, match in enumerate(matches(wish, number)):
                if move % (10 if FULL else 25):
                    continue
                for seat in range(seats):
                    world = match.state.imagine(seat, dice_of("other", number, move, seat))
                    other = Match(wish)
                    other.become(world, match.events[:], match.answers[:])
                    assert (other.observe(seat) == match.observe(seat)).all()
                    assert (other.mask(seat) == match.mask(seat)).all()
                    assert other.text(seat) == match.text(seat)
                    assert other.information(seat) == match.information(seat)
                    differing += (other.perfect() != match.perfect()).any()
    assert differing or not game.hidden_information or game_id in ("dungeon-cards",)


@pytest.mark.parametrize("game_id", GAMES)
def test_answers_that_are_still_sealed_and_events_for_others_are_in_nobody_else_s_memory(game_id):
    wish = Wish.of(game_id, None, {})
    compared = 0
    for move, match in enumerate(matches(wish, 7)):
        if move > 200:
            break
        seat, legal = match.seat, match.legal(match.seat)
        if len(match.state.pending()) < 2 or len(legal) < 2:
            continue
        one, other = match.clone(), match.clone()
        one.act(legal[0])
        other.act(legal[-1])
        for watcher in range(match.players):
            alike = one.information(watcher) == other.information(watcher)
            same = (one.observe(watcher) == other.observe(watcher)).all()
            if one.state.mode == match.state.mode and len(one.state.pending()) < len(match.state.pending()):
                assert alike == same == (watcher != seat)
                compared += 1
    assert compared or not find(game_id).simultaneous


def test_deals_in_which_a_seat_saw_and_heard_the_same_are_remembered_alike():
    wish = Wish.of("blood-bound", 6, {})
    alike: dict[tuple[int, bytes, bytes], list[Match]] = {}
    for number in range(200):
        match = Match(wish)
        match.begin(dice_of("twins", number))
        for seat in range(match.players):
            told = (seat, view_of(match.state, seat), heard(match.events, seat))
            alike.setdefault(told, []).append(match)
    twins = 0
    for (seat, _, _), found in alike.items():
        for other in found[1:]:
            assert other.information(seat) == found[0].information(seat)
            assert (other.observe(seat) == found[0].observe(seat)).all()
            twins += (other.perfect() != found[0].perfect()).any()
    assert twins


def test_a_memory_tells_two_courses_apart_that_lead_to_one_view():
    game = find("dungeon-cards")
    setup = game.setup(2, simulation=True)
    state = deal(setup, "memory")
    recorder = Recorder(setup)
    state.listener = recorder
    for number, _ in enumerate(decisions(state, "memory")):
        if number == 30:
            break
    wish = Wish(setup)
    one, other = Match(wish), Match(wish)
    one.become(state.copy(), recorder.events[:], [])
    other.become(state.copy(), recorder.events[:-1], [])
    assert (one.observe(0) == other.observe(0)).all()
    assert one.information(0) != other.information(0)
