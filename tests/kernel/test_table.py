"""A table is at every moment the replay of its record, and nothing harms it."""

import pytest
from tests.kernel import toy
from tests.kernel.tables import finished_table, new_table, play_to_end, table_after_bids
from tests.kernel.toy import GAME, HighCard, make_game

from duskhall.kernel.dice import Dice
from duskhall.kernel.fairness import commitment, seed_from
from duskhall.kernel.game import Game
from duskhall.kernel.question import ALL, NO_ANSWER
from duskhall.kernel.record import BadRecord, Holder, loads
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.state import MOST_STEPS, Unending
from duskhall.kernel.table import UNDOABLE, Table


def at_crown(seats: int = 3) -> Table:
    """The table when everyone may take the crown."""
    table = table_after_bids(seats)
    for seat in range(seats):
        table.answer(seat, "pick_side", "left")
        table.answer(seat, "roll_or_stop", "stop")
    return table


def refusal(call, *arguments, **named) -> Refusal:
    with pytest.raises(Refusal) as caught:
        call(*arguments, **named)
    return caught.value


def same(one: Table, other: Table) -> bool:
    return one.state == other.state and one.record == other.record and one.events == other.events


# --- Opening and answering -----------------------------------------------------------------------------------


def test_an_open_table_has_promised_its_seed_and_dealt_its_cards():
    table = new_table()
    assert table.record.commitment == commitment(seed_from("7"), "table-1")
    assert table.record.contributions == ["north", "", "söuth"]
    assert [purpose for *_, purpose in table.record.opening.draws] == ["deal"] * 5
    assert table.record.opening.events == []  # cards are dealt face down
    assert [event.kind.name for _, event in table.events] == ["dealt"] * 3
    assert table.seq == 0


def test_every_contribution_changes_the_dice():
    setup = GAME.setup(2)
    holders = [Holder("Ana", "person"), Holder("Bo", "bot:random")]
    deals = {
        str(Table.open(setup, holders, b"seed", "t", each).record.opening.draws)
        for each in [(), ("a",), ("", "a"), ("b",)]
    }
    assert len(deals) == 4


def test_a_table_needs_a_holder_for_every_seat():
    with pytest.raises(ValueError, match="holder"):
        Table.open(GAME.setup(2), [Holder("Ana", "person")], b"seed", "t")


def test_an_answer_becomes_an_entry_with_what_it_caused():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    entry = table.answer(0, "roll_or_stop", "roll")
    assert table.record.entries[-1] is entry
    assert table.seq == 5
    [(_, bound, value, purpose)] = entry.draws
    assert (bound, purpose) == (6, "roll")
    assert entry.events == [{"event": "rolled", "seat": 0, "value": value + 1}]
    assert table.events[-1] == (5, table.events_for(None)[-1][1])


@pytest.mark.parametrize(
    ("seat", "question", "option", "reason", "rule"),
    [
        (0, "roll_or_stop", "roll", "refusal-other-question", "3.1"),
        (0, "no_question", "left", "refusal-other-question", "3.1"),
        (0, "", "", "refusal-other-question", "3.1"),
        (0, "pick_side", "up", "refusal-no-such-option", "3.1"),
        (0, "pick_side", "\ud800", "refusal-no-such-option", "3.1"),
        (1, "pick_side", "left", "refusal-not-asked", ""),
        (9, "pick_side", "left", "refusal-not-asked", ""),
        (-1, "pick_side", "left", "refusal-not-asked", ""),
        (2**70, "pick_side", "left", "refusal-not-asked", ""),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat, question, option, reason, rule):
    table, untouched = table_after_bids(), table_after_bids()
    refused = refusal(table.answer, seat, question, option)
    assert (refused.reason, refused.rule) == (reason, rule)
    assert same(table, untouched)


def test_a_rule_refuses_by_its_number():
    table = at_crown()
    assert refusal(table.answer, 1, "take_crown", "seat_2").rule == "4.1"


def test_an_error_in_the_rules_leaves_the_table_as_it_was(monkeypatch):
    table, untouched = table_after_bids(), table_after_bids()

    def pick_side(state: HighCard, seat: int, option: int) -> None:
        state.sides[seat] = option
        state.dice.below(6)
        state.tell(toy.CROWNED, seat)
        raise ZeroDivisionError

    monkeypatch.setattr(table.state.asks[0], "then", pick_side)
    with pytest.raises(ZeroDivisionError):
        table.answer(0, "pick_side", "left")
    assert same(table, untouched)


def test_states_that_were_handed_out_never_change():
    table = new_table()
    dice = Dice(b"play")
    kept = []
    while table.pending():
        kept.append((table.state, table.state.digest()))
        ask = table.pending()[0]
        names = table.seat(ask.seat).option_names()
        table.answer(ask.seat, ask.question.name, names[dice.below(len(names))])
    assert all(state.digest() == digest for state, digest in kept)


# --- Simultaneous and open asks ------------------------------------------------------------------------------


def test_a_sealed_answer_may_be_changed_until_the_last_is_in():
    table = new_table(2)
    table.answer(1, "bid", "low")
    table.answer(1, "bid", "high")
    assert [ask.seat for ask in table.pending()] == [0]
    assert table.events_for(None) == []
    table.answer(0, "bid", "low")
    assert table.record.entries[-1].events == [
        {"event": "bids_opened", "seat": 0, "high": 0},
        {"event": "bids_opened", "seat": 1, "high": 1},
    ]
    assert refusal(table.answer, 1, "bid", "low").reason == "refusal-not-asked"


def test_the_order_in_which_sealed_answers_arrive_never_matters():
    one, other = new_table(), new_table()
    for seat in (0, 1, 2):
        one.answer(seat, "bid", "high")
    for seat in (2, 0, 1):
        other.answer(seat, "bid", "high")
    assert one.state == other.state
    assert one.record.entries[-1].events == other.record.entries[-1].events


def test_whoever_is_second_hears_that_it_is_taken():
    table = at_crown(2)
    table.answer(1, "take_crown", "take")
    assert table.record.entries[-1].events[0] == {"event": "crowned", "seat": 1, "given_by": None}
    table = crown_before_a_question()
    refused = refusal(table.answer, 0, "take_crown", "take")
    assert (refused.reason, refused.rule) == ("refusal-already-taken", "4.1")


def crown_before_a_question() -> Table:
    """A table where the crown was taken and the game goes on, which the toy's own flow does not do."""
    table = at_crown()
    table.state.do(toy.begin_turn, 2)
    table.answer(1, "take_crown", "take")
    assert not table.state.ended
    return table


def test_the_clock_answers_for_a_seat_only_what_it_owes():
    table = new_table(2)
    table.answer(0, "bid", "high")
    assert refusal(table.timeout, 0, "low").reason == "refusal-not-asked"
    entry = table.timeout(1, "low")
    assert (entry.kind, entry.seat, entry.question, entry.option) == ("timeout", 1, "bid", "low")
    assert table.state.mode != ALL
    assert refusal(table.timeout, 1, "low").reason == "refusal-not-asked"


# --- Seats and statements ------------------------------------------------------------------------------------


def test_a_bot_can_take_over_a_seat_and_hand_it_back():
    table = new_table()
    table.set_player(1, "bot:careful")
    assert table.players() == ["person", "bot:careful", "person"]
    table.set_player(1, "person")
    assert table.players() == ["person"] * 3
    assert refusal(table.set_player, 1, "dog").reason == "refusal-no-such-player"
    assert refusal(table.set_player, 1, "bot:\ud800").reason == "refusal-no-such-player"
    assert refusal(table.set_player, 3, "person").reason == "refusal-no-such-seat"


def test_a_statement_is_recorded_and_ignored_by_the_rules():
    table = new_table()
    state = table.state
    table.speak(2, {"claim": "king", "of": 1})
    assert table.state is state
    assert table.record.entries[-1].statement == {"claim": "king", "of": 1}


@pytest.mark.parametrize("statement", [{"claim": ["king"]}, {"claim": 1.5}, {"claim": float("nan")}, {"a": "\ud800"}])
def test_a_statement_that_cannot_be_written_is_refused(statement):
    table = new_table()
    assert refusal(table.speak, 2, statement).reason == "refusal-bad-statement"
    assert refusal(table.speak, 5, {"claim": "king"}).reason == "refusal-no-such-seat"
    assert table.seq == 0


def test_after_the_end_nothing_is_recorded():
    table = finished_table()
    entries = table.seq
    assert table.record.outcome == table.outcome() is not None
    assert refusal(table.answer, 0, "bid", "low").reason == "refusal-game-over"
    assert refusal(table.undo, 0).reason == "refusal-game-over"
    assert refusal(table.speak, 0, {"good": "game"}).reason == "refusal-game-over"
    assert table.seq == entries


def test_a_limit_ends_in_a_truncated_outcome_without_winners():
    table = table_after_bids(roll_limit=1)
    table.answer(0, "pick_side", "left")
    table.answer(0, "roll_or_stop", "roll")
    while table.pending():
        ask = table.pending()[0]
        table.answer(ask.seat, ask.question.name, table.seat(ask.seat).option_names()[0])
    outcome = table.record.outcome
    assert outcome is not None
    assert outcome.truncated
    assert outcome.winners == ()


# --- Undo ----------------------------------------------------------------------------------------------------


def test_an_undo_goes_back_to_before_the_decision_and_keeps_the_numbers():
    table = table_after_bids()
    before = table.state.digest()
    table.answer(0, "pick_side", "left")
    entry = table.undo(0)
    assert (entry.kind, entry.to, table.seq) == ("undo", 3, 5)
    assert table.state.digest() == before
    assert [number for number, _ in table.effective_entries()] == [1, 2, 3]
    table.answer(0, "pick_side", "right")
    assert table.state.sides[0] == 1  # type: ignore[attr-defined]


def test_several_decisions_can_be_taken_back_one_by_one_or_at_once():
    one, other = table_after_bids(), table_after_bids()
    for table in (one, other):
        table.answer(0, "pick_side", "left")
        table.answer(0, "roll_or_stop", "stop")
    one.undo(0)
    one.undo(0)
    other.undo(0, to=3)
    assert one.state == other.state == table_after_bids().state


def test_what_became_known_cannot_be_taken_back():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    table.answer(0, "roll_or_stop", "roll")
    untouched = table.branch()
    assert refusal(table.undo, 0).reason == "refusal-undo-barrier"
    assert refusal(table.undo, 0, to=3).reason == "refusal-undo-barrier"
    assert refusal(table.undo, 0, to=0).reason == "refusal-undo-barrier"
    assert same(table, untouched)


def test_opened_bids_cannot_be_taken_back_but_a_sealed_one_can():
    table = new_table(2)
    table.answer(0, "bid", "low")
    table.undo(0)
    assert table.state.sealed == [NO_ANSWER, NO_ANSWER]
    table.answer(0, "bid", "low")
    table.answer(1, "bid", "low")
    assert refusal(table.undo, 1).reason == "refusal-undo-barrier"


def test_another_seats_decision_is_a_barrier():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    table.answer(0, "roll_or_stop", "stop")
    table.answer(1, "pick_side", "left")
    assert refusal(table.undo, 0).reason == "refusal-undo-barrier"
    assert refusal(table.undo, 0, consent=True).reason == "refusal-undo-barrier"  # not a cooperative game
    table.undo(1)
    table.undo(0)
    assert [ask.question.name for ask in table.pending()] == ["roll_or_stop"]


def test_in_a_cooperative_game_others_may_consent():
    game = make_game(cooperative=True)
    table = table_after_bids(game=game)
    table.answer(0, "pick_side", "left")
    table.answer(0, "roll_or_stop", "stop")
    table.answer(1, "pick_side", "left")
    assert refusal(table.undo, 0).reason == "refusal-undo-barrier"
    assert table.undo(0, consent=True).to == 4
    assert same(Table.replay(game, table.record), table)
    assert refusal(table.undo, 0, to=0, consent=True).reason == "refusal-undo-barrier"  # bids were opened


def test_there_must_be_something_to_take_back():
    table = new_table()
    assert refusal(table.undo, 0).reason == "refusal-nothing-to-undo"
    table.answer(0, "bid", "low")
    assert refusal(table.undo, 1).reason == "refusal-nothing-to-undo"
    assert refusal(table.undo, 0, to=1).reason == "refusal-nothing-to-undo"
    assert refusal(table.undo, 0, to=-1).reason == "refusal-nothing-to-undo"
    assert refusal(table.undo, 7).reason == "refusal-no-such-seat"


def test_undoing_keeps_what_was_said_and_forgets_what_happened():
    table = new_table(2)
    table.answer(0, "bid", "low")
    table.speak(1, {"claim": "king"})
    table.undo(0)
    assert [entry.kind for _, entry in table.effective_entries()] == ["statement"]
    assert {number for number, _ in table.events} == {0}


# --- Replay --------------------------------------------------------------------------------------------------


def test_a_replay_is_the_table_itself_at_every_moment():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    table.undo(0)
    table.speak(1, {"claim": "king"})
    table.set_player(2, "bot:random")
    play_to_end(table)
    again = Table.replay(GAME, loads(table.record.to_json()))
    assert same(again, table)
    live = table_after_bids()
    assert same(Table.replay(GAME, table.record, 3), live)
    assert Table.replay(GAME, table.record, 5).state == live.state


def test_a_table_goes_on_after_a_replay_as_if_nothing_had_happened():
    table = table_after_bids()
    again = Table.replay(GAME, loads(table.record.to_json()))
    again.answer(0, "pick_side", "left")
    again.undo(0)
    assert play_to_end(again).state == play_to_end(table).state


def test_the_effective_entries_alone_lead_to_the_same_state():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    table.answer(0, "roll_or_stop", "stop")
    table.undo(0, to=3)
    table.answer(0, "pick_side", "right")
    again = new_table()
    for _, entry in table.effective_entries():
        again.enter(entry)
    assert again.state == table.state


def test_a_branch_goes_on_alone():
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    untouched = Table.replay(GAME, table.record)
    branch = table.branch()
    branch.undo(0)
    play_to_end(branch)
    assert same(table, untouched)
    table.undo(0)


def test_custom_content_is_embedded_and_replayed():
    setup = GAME.setup(2, content={"cards": {"mouse": 1, "cat": 3, "dog": 4}})
    holders = [Holder("Ana", "person"), Holder("Bo", "person")]
    table = play_to_end(Table.open(setup, holders, b"seed", "t"))
    assert table.record.embedded_content == {"cards": {"mouse": 1, "cat": 3, "dog": 4}}
    assert same(Table.replay(GAME, loads(table.record.to_json())), table)
    assert finished_table().record.embedded_content is None


def test_a_record_that_comes_out_differently_is_refused_with_the_entry():
    record = finished_table().record
    record.entries[3], record.entries[4] = record.entries[4], record.entries[3]
    with pytest.raises(BadRecord, match="Entry 4 "):
        Table.replay(GAME, record)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("game", "chess", "of chess, not of high-card"),
        ("server_seed", None, "without its seed"),
        ("server_seed", "00", "The opening"),
        ("settings", {"colour": 1}, "no setting colour"),
        ("settings", {"roll_limit": "--5"}, "roll_limit cannot be"),
        ("seats", [], "2 to 4 players"),
        ("embedded_content", {"cards": 5}, "cannot be set up"),
        ("embedded_content", {}, "cannot be set up"),
        ("embedded_content", {"cards": {"a": 1}}, "The opening"),
    ],
)
def test_a_record_that_cannot_be_set_up_is_refused(field, value, says):
    record = finished_table().record
    setattr(record, field, value)
    with pytest.raises(BadRecord, match=says):
        Table.replay(GAME, record)


# --- Condensed -----------------------------------------------------------------------------------------------


def test_a_condensed_table_plays_on_as_if_it_were_not():
    whole = new_table()
    condensed = new_table()
    condensed.condense()

    def both(act):
        nonlocal condensed
        entry = act(whole)
        condensed = condensed.branch()
        assert act(condensed) == entry
        condensed.condense()
        assert condensed.events == whole.events
        assert condensed.state == whole.state
        assert [condensed.events_of(number) for number in range(whole.seq + 1)] == [
            [event for at, event in whole.events if at == number] for number in range(whole.seq + 1)
        ]
        assert condensed.events_since(2) == [each for each in whole.events if each[0] >= 2]

    both(lambda table: table.speak(1, {"claim": "king"}))
    for seat in range(3):
        both(lambda table, seat=seat: table.answer(seat, "bid", "low"))
    both(lambda table: table.answer(0, "pick_side", "left"))
    both(lambda table: table.undo(0))
    both(lambda table: table.answer(0, "pick_side", "right"))
    both(lambda table: table.answer(0, "roll_or_stop", "roll"))
    both(lambda table: table.set_player(1, "bot:random"))
    assert condensed.players() == whole.players()
    assert [(number, entry.kind) for number, entry in condensed.effective_entries()] == [
        (number, entry.kind) for number, entry in whole.effective_entries()
    ]
    assert refusal(condensed.undo, 0).reason == "refusal-undo-barrier"
    assert same(Table.replay(GAME, whole.record), whole), "a table that is not condensed keeps everything"


def played(game: Game, bids: int) -> Table:
    """The table after so many changes of a bid."""
    table = new_table(seats=2, game=game)
    for turn in range(bids):
        table.answer(0, "bid", ("low", "high")[turn % 2])
    return table


def test_a_condensed_table_keeps_no_draws_and_takes_so_many_decisions_back():
    game = make_game(cooperative=True)
    table = new_table(seats=2, game=game)
    for turn in range(2 * UNDOABLE):
        table.answer(0, "bid", ("low", "high")[turn % 2])
        table.condense()
    far = table.branch()
    assert refusal(far.undo, 0, to=UNDOABLE - 1).reason == "refusal-undo-barrier"
    far.undo(0, to=UNDOABLE)
    assert far.state == Table.replay(game, played(game, UNDOABLE).record).state
    for step in range(UNDOABLE):
        table.undo(0)
        assert table.state == played(game, 2 * UNDOABLE - 1 - step).state
        table.condense()
    assert all(not entry.draws and not entry.events and not entry.digest for entry in table.record.entries[:-1])
    assert not table.record.opening.draws
    assert table.record.last_digest()


# --- Rules that do not end ------------------------------------------------------------------------------------


def test_rules_that_never_ask_again_are_stopped_with_a_sentence(monkeypatch):
    def push_luck(state: toy.HighCard, seat: int) -> None:
        state.do(push_luck, seat)

    table = table_after_bids()
    before = table.state.digest()
    monkeypatch.setattr(toy, "push_luck", push_luck)
    with pytest.raises(Unending) as stopped:
        table.answer(0, "pick_side", "left")
    assert str(stopped.value).startswith("The rules of high-card do not end: they did 10,000 steps without asking")
    assert stopped.value.arguments["step"] == "push_luck"
    assert table.state.digest() == before
    assert table.seq == len(table.record.entries)
    monkeypatch.undo()
    table.answer(0, "pick_side", "left")


def test_rules_may_do_as_many_steps_as_are_allowed(monkeypatch):
    left: list[int] = []

    def push_luck(state: toy.HighCard, seat: int) -> None:
        if left.pop():
            state.do(push_luck, seat)
        else:
            state.ask(seat, toy.ROLL_OR_STOP, [toy.ROLL, toy.STOP], toy.roll_or_stop)

    monkeypatch.setattr(toy, "push_luck", push_luck)
    left[:] = [0, *[1] * (MOST_STEPS - 1)]
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    assert table.pending()[0].question is toy.ROLL_OR_STOP
