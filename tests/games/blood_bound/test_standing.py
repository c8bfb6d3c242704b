"""Standing answers: the same decisions, the same trace, and nothing that tells there was one."""

import msgspec
from tests.games.blood_bound.table import GAME_ID

from duskhall.games import find
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder
from duskhall.kernel.standing import Standing, StandingAnswer, answers
from duskhall.kernel.table import Table

GAME = find(GAME_ID)
KINDS = {kind.name: kind for kind in GAME.standing}


def asked_for_help(players: int = 12) -> Table:
    """A table where somebody was attacked and asks for help."""
    holders = [Holder(f"Player {seat + 1}", "person") for seat in range(players)]
    table = Table.open(GAME.setup(players), holders, seed_from("standing"), "standing")
    active = table.pending()[0].seat
    table.answer(active, "act", "attack")
    target = (active + 5) % players
    table.answer(active, "attack", f"seat_{target + 1}")
    table.answer(target, "request", "ask")
    return table


def settled(table: Table, given: list[StandingAnswer]) -> dict[int, str]:
    return {ask.seat: option for ask, option in answers(table.pending(), given, table.state.view)}


def test_never_and_always_answer_in_the_seats_place():
    table = asked_for_help()
    view = table.state.view(None)
    given = [
        StandingAnswer(0, KINDS["never"]),
        StandingAnswer(1, KINDS["always_for"], view.target),
        StandingAnswer(2, KINDS["always_for"], (view.target + 1) % 12),
        StandingAnswer(3, KINDS["never_this_turn"], view.turn),
        StandingAnswer(4, KINDS["never_this_turn"], view.turn - 1),
        StandingAnswer(view.target, KINDS["always_for"], view.target),
    ]
    asked = {ask.seat for ask in table.pending()}
    expected = {0: "decline", 1: "offer", 3: "decline"}
    assert settled(table, given) == {seat: option for seat, option in expected.items() if seat in asked}


def test_the_later_of_two_counts():
    table = asked_for_help()
    seat = table.pending()[0].seat
    target = table.state.view(None).target
    never, always = StandingAnswer(seat, KINDS["never"]), StandingAnswer(seat, KINDS["always_for"], target)
    assert settled(table, [never, always]) == {seat: "offer"}
    assert settled(table, [always, never]) == {seat: "decline"}


def test_every_kind_answers_a_question_of_the_game_with_one_of_its_options():
    setup = GAME.setup(6)
    assert len(KINDS) == len(GAME.standing) == 3
    for kind in GAME.standing:
        assert setup.option_number(GAME.question(kind.question), kind.option) >= 0
        if kind.while_same:
            assert hasattr(GAME.new(setup, find_dice()).view(0), kind.while_same)


def find_dice():
    from duskhall.kernel.dice import Dice

    return Dice(bytes(32))


def test_a_standing_answer_leaves_the_same_trace_as_one_that_was_thought_about():
    by_hand, standing = asked_for_help(), asked_for_help()
    given = [StandingAnswer(ask.seat, Standing("never", "offer", "decline")) for ask in standing.pending()]
    for ask in by_hand.pending():
        by_hand.answer(ask.seat, "offer", "decline")
    for ask, option in list(answers(standing.pending(), given, standing.state.view)):
        standing.answer(ask.seat, ask.question.name, option)
    assert standing.record.to_json() == by_hand.record.to_json()
    assert standing.record.public().to_json() == by_hand.record.public().to_json()


def test_nobody_else_sees_which_answer_it_was():
    """Whether by hand or standing, an offer and a refusal look alike until the last answer is in."""
    streams = []
    for option in ("offer", "decline"):
        table = asked_for_help()
        seat = table.pending()[0].seat
        table.answer(seat, "offer", option)
        others = [other for other in (*range(12), None) if other != seat]
        streams.append(
            [
                (
                    msgspec.json.encode(table.state.view(other)),
                    [event.plain() for _, event in table.events_for(other)],
                    [(ask.seat, ask.question.name) for ask in table.pending()],
                    table.record.public().to_json(),
                )
                for other in others
            ]
        )
    assert streams[0] == streams[1]
