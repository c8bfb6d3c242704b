"""A true record is accepted; of a changed one, the first thing that is wrong is named."""

import json
from typing import Any

import pytest
from msgspec.structs import replace
from tests.kernel import toy
from tests.kernel.tables import finished_table, new_table, play_to_end, table_after_bids
from tests.kernel.toy import GAME, make_game

from duskhall.kernel.event import NUMBER, SEAT, Kind, Since
from duskhall.kernel.outcome import Outcome
from duskhall.kernel.record import Entry, Holder, Record, chain, loads
from duskhall.kernel.table import Table
from duskhall.kernel.verify import Difference, adopt, arithmetic, verify

Json = dict[str, Any]


def rolling_record() -> Json:
    """A whole record, as JSON, whose entry 7 is a roll by seat 0 (after bids, a side, and a side taken back)."""
    table = table_after_bids()
    table.answer(0, "pick_side", "left")
    table.undo(0)
    table.answer(0, "pick_side", "right")
    table.answer(0, "roll_or_stop", "roll")
    data: Json = json.loads(play_to_end(table).record.to_json())
    return data


def loaded(data: Json) -> Record:
    return loads(json.dumps(data).encode())


def first_difference(data: Json) -> Difference:
    verdict = verify(GAME, loaded(data))
    assert not verdict.ok
    assert verdict.difference is not None
    return verdict.difference


def rechain(data: Json) -> Json:
    """Give every entry the digest that fits, as a careful forger would."""
    record = loaded(data)
    digest = chain(record.head_digest(), record.opening)
    data["opening"]["digest"] = digest
    for entry, written in zip(record.entries, data["entries"], strict=True):
        digest = written["digest"] = chain(digest, entry)
    return data


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_a_true_record_is_accepted(seats, seed):
    record = play_to_end(new_table(seats, seed=seed), seed).record
    assert verify(GAME, loads(record.to_json())).ok


def test_a_true_record_with_undos_is_accepted():
    assert verify(GAME, loaded(rolling_record())).ok


def test_a_running_table_is_accepted_as_far_as_it_went():
    verdict = verify(GAME, table_after_bids().record)
    assert verdict.ok
    assert not verdict.complete
    assert verdict.waiting == ((0, "pick_side"),)


def test_a_record_to_the_end_is_complete():
    verdict = verify(GAME, loaded(rolling_record()))
    assert verdict.complete
    assert verdict.waiting == ()


@pytest.mark.parametrize("kept", [0, 1, 3, 6, 8])
def test_a_cut_record_that_claims_to_be_whole_is_refused(kept):
    data = rolling_record()
    data["entries"] = data["entries"][:kept]
    difference = first_difference(rechain(data))
    assert (difference.entry, difference.what, difference.key) == (kept, "outcome", "verify-cut")
    assert "The record is cut short: it says that the game ended" in str(difference)
    del data["outcome"]
    verdict = verify(GAME, loaded(data))
    assert verdict.ok
    assert not verdict.complete


# --- Decisions -----------------------------------------------------------------------------------------------


def test_an_impossible_decision_is_named_with_seat_question_option_and_rule():
    data = rolling_record()
    data["entries"][-1].update(seat=1, option="seat_2")
    difference = first_difference(data)
    assert difference.what == "decision"
    assert difference.entry == len(data["entries"])
    assert str(difference) == (
        f"Entry {difference.entry}: seat 1 cannot answer take_crown with seat_2: refusal-own-seat (rule 4.1)."
    )


def test_swapped_entries_name_the_question_that_was_asked_and_the_one_that_was_answered():
    data = rolling_record()
    entries = data["entries"]
    entries[5], entries[6] = entries[6], entries[5]
    difference = first_difference(data)
    assert (difference.entry, difference.details["question"]) == (6, "roll_or_stop")
    assert difference.refusal is not None
    assert difference.refusal.details["question"] == "pick_side"


@pytest.mark.parametrize("number", [1, 3, 6, 7])
def test_a_decision_changed_to_another_legal_one_is_named(number):
    data = rolling_record()
    entry = data["entries"][number - 1]
    other = {"low": "high", "right": "left", "roll": "stop", "stop": "roll"}[entry["option"]]
    truth, entry["option"] = entry["option"], other
    difference = first_difference(data)
    assert (difference.entry, difference.what, difference.key) == (number, "decision", "verify-decision-changed")
    assert (difference.expected, difference.found) == (truth, other)


def test_a_changed_decision_that_was_chained_anew_shows_in_what_it_caused():
    data = rolling_record()
    data["entries"][2]["option"] = "high"
    difference = first_difference(rechain(data))
    assert (difference.entry, difference.what) == (3, "event")
    assert (difference.expected, difference.found) == (1, 0)


def test_a_removed_entry_is_noticed_where_it_is_missing():
    data = rolling_record()
    del data["entries"][5]
    assert first_difference(data).entry == 6


def test_an_undo_across_a_barrier_is_not_possible():
    data = rolling_record()
    data["entries"].insert(7, {"kind": "undo", "seat": 0, "to": 6})
    difference = first_difference(data)
    assert (difference.entry, difference.key) == (8, "verify-entry")
    assert difference.details["reason"] == "refusal-undo-barrier"


def test_an_entry_after_the_end_is_not_possible():
    data = rolling_record()
    data["entries"].append({"kind": "statement", "seat": 0, "statement": {"good": "game"}})
    assert first_difference(data).details["reason"] == "refusal-game-over"


# --- Draws and events ----------------------------------------------------------------------------------------


def test_a_wrong_roll_is_named_with_what_the_seed_gives():
    data = rolling_record()
    draw = data["entries"][6]["draws"][0]
    truth, draw[2] = draw[2], (draw[2] + 1) % 6
    for forged in (data, rechain(data)):
        difference = first_difference(forged)
        assert str(difference) == f"Entry 7, draw 1 (roll): the record says {draw[2]}, the seed gives {truth}."
        assert (difference.what, difference.expected, difference.found) == ("draw", truth, draw[2])


def test_a_wrong_deal_is_named_as_part_of_the_opening():
    data = rolling_record()
    data["opening"]["draws"][2][2] ^= 1
    difference = first_difference(data)
    assert (difference.entry, difference.what, difference.details["draw"]) == (0, "draw", 3)


@pytest.mark.parametrize(
    "change",
    [
        lambda draws: draws.clear(),
        lambda draws: draws.append([99, 6, 1, "roll"]),
        lambda draws: draws[0].__setitem__(0, 99),
        lambda draws: draws[0].__setitem__(3, "attack"),
    ],
)
def test_draws_that_the_rules_do_not_make_are_named(change):
    data = rolling_record()
    change(data["entries"][6]["draws"])
    difference = first_difference(data)
    assert (difference.entry, difference.what, difference.key) == (7, "draw", "verify-other-draw")


def test_a_wrong_card_is_named():
    data = rolling_record()
    event = data["entries"][-1]["events"][-1]
    truth, event["card"] = event["card"], "joker"
    for forged in (data, rechain(data)):
        difference = first_difference(forged)
        assert (difference.what, difference.expected, difference.found) == ("event", truth, "joker")
        assert "event 4 (shown), card: the record says joker" in str(difference)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda events: events.pop(), "verify-other-event"),
        (lambda events: events.append({"event": "shown", "seat": 0, "card": "king"}), "verify-other-event"),
        (lambda events: events[0].update(event="dealt"), "verify-other-event"),
        (lambda events: events[0].pop("event"), "verify-other-event"),
        (lambda events: events[0].pop("seat"), "verify-event"),
        (lambda events: events[0].update(colour="red"), "verify-event"),
        (lambda events: events[0].update(given_by=""), "verify-event"),
    ],
)
def test_events_that_the_rules_do_not_tell_are_named(change, key):
    data = rolling_record()
    change(data["entries"][-1]["events"])
    difference = first_difference(data)
    assert (difference.entry, difference.what, difference.key) == (len(data["entries"]), "event", key)
    assert str(difference)


def test_a_secret_event_smuggled_into_the_opening_is_named():
    data = rolling_record()
    data["opening"]["events"] = [{"event": "dealt", "seat": 0, "card": "king"}]
    assert first_difference(data).key == "verify-other-event"


# --- The head, the chain and the outcome ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "what", "key"),
    [
        ({"game": "chess"}, "game", "verify-game"),
        ({"rules_version": 2}, "rules_version", "verify-rules-version"),
        ({"content": "0" * 16}, "content", "verify-content"),
        ({"server_seed": None}, "commitment", "verify-no-seed"),
        ({"server_seed": "00" * 32}, "commitment", "verify-commitment"),
        ({"table": "table-2"}, "commitment", "verify-commitment"),
        ({"commitment": "00"}, "commitment", "verify-commitment"),
        ({"options": {"colour": 1}}, "setup", "verify-setup"),
        ({"embedded_content": {"cards": {"a": 1}}}, "content", "verify-embedded-content"),
        ({"contributions": ["n", "", ""]}, "draw", "verify-draw"),
        ({"options": {"roll_limit": 99}}, "digest", "verify-head-digest"),
    ],
)
def test_a_changed_head_is_named(change, what, key):
    data = rolling_record()
    data.update(change)
    difference = first_difference(data)
    assert (difference.entry, difference.what, difference.key) == (0, what, key)
    assert str(difference)


def test_a_changed_name_breaks_the_chain_at_its_beginning():
    data = rolling_record()
    data["seats"][0]["name"] = "Eve"
    assert first_difference(data).key == "verify-head-digest"


def test_a_changed_statement_breaks_the_chain():
    table = new_table()
    table.speak(1, {"claim": "king"})
    record = loads(table.record.to_json().replace(b'"claim":"king"', b'"claim":"fool"'))
    difference = verify(GAME, record).difference
    assert difference is not None
    assert (difference.entry, difference.what) == (1, "digest")


def test_a_wrong_outcome_is_named():
    data = rolling_record()
    data["outcome"]["scores"][1] += 1
    difference = first_difference(data)
    assert (difference.what, difference.details["field"]) == ("outcome", "scores")
    data = rolling_record()
    del data["outcome"]
    assert first_difference(data).key == "verify-no-outcome"
    running = table_after_bids().record
    running.outcome = Outcome((0,), (1, 2, 3), (1, 0, 0), (), "ending-scored")
    verdict = verify(GAME, running)
    assert verdict.difference is not None
    assert verdict.difference.what == "outcome"


def test_rules_that_fail_on_a_records_own_content_are_no_crash():
    record = table_after_bids().record
    record.embedded_content = {"cards": {"a": 1}}  # fewer cards than seats
    record.content = toy.load(record.embedded_content).digest
    difference = verify(GAME, record).difference
    assert difference is not None
    assert difference.what == "setup"
    assert "the rules fail" in str(difference)


# --- Another rules version -----------------------------------------------------------------------------------


def test_a_record_that_comes_out_the_same_by_newer_rules_is_adopted():
    record = finished_table().record
    newer = make_game(rules_version=2)
    assert not verify(newer, record).ok
    verdict = adopt(newer, record)
    assert verdict.ok
    assert verdict.adopted is not None
    assert verdict.adopted.rules_version == 2
    assert verdict.adopted.entries == record.entries
    assert verify(newer, verdict.adopted).ok
    assert record.rules_version == 1


@pytest.fixture
def telling_more(monkeypatch):
    """Version 2 of the toy: a roll also tells how often was rolled, and a kind of event is new."""
    monkeypatch.setattr(toy, "ROLLED", Kind("rolled", "3.3", seat=SEAT, value=NUMBER, rolls=Since(2, NUMBER)))
    tired = Kind("tired", "3.3", seat=SEAT).since(2)
    monkeypatch.setattr(toy, "TIRED", tired, raising=False)

    def roll_or_stop(state: toy.HighCard, seat: int, option: int) -> None:
        if option == toy.STOP:
            return
        value = state.dice.below(6, "roll") + 1
        state.reveal()
        state.rolls += 1
        state.tell(toy.ROLLED, seat, value, state.rolls)
        state.tell(tired, seat)
        state.rolled[seat] = 0 if value == 1 else state.rolled[seat] + value
        if value > 1:
            state.do(toy.push_luck, seat)

    monkeypatch.setattr(toy, "roll_or_stop", roll_or_stop)
    return make_game(rules_version=2)


def test_a_record_of_older_rules_is_compared_on_the_events_and_fields_that_it_had(telling_more):
    record = loaded(rolling_record())
    verdict = adopt(telling_more, record)
    assert verdict.ok
    assert verdict.adopted is not None
    assert (verdict.adopted.rules_version, verdict.adopted.told_by) == (2, 1)
    assert verdict.adopted.entries == record.entries
    again = loads(verdict.adopted.to_json(), "adopted.json")
    assert verify(telling_more, again).ok


def test_a_table_that_was_begun_by_older_rules_goes_on_as_it_was_told(telling_more):
    record = loaded(rolling_record())
    rolls = [number for number, entry in enumerate(record.entries, 1) if entry.option == "roll"]
    table = Table.replay(telling_more, record, rolls[0] - 1)
    entry = table.enter(record.entries[rolls[0] - 1])
    assert [set(event) for event in entry.events] == [{"event", "seat", "value"}]
    assert [event.kind.name for number, event in table.events if number == rolls[0]] == ["rolled", "tired"]
    assert table.events[-2][1].values["rolls"] == 1  # whoever looks on is told everything


def test_a_new_table_is_told_with_everything(telling_more):
    holders = [Holder("A", "person"), Holder("B", "person")]
    table = Table.open(telling_more.setup(2), holders, b"seed", "table")
    assert table.record.told_by is None
    for seat in (0, 1):
        table.answer(seat, "bid", "low")
    table.answer(0, "pick_side", "left")
    entry = table.answer(0, "roll_or_stop", "roll")
    assert [set(event) for event in entry.events] == [{"event", "seat", "value", "rolls"}, {"event", "seat"}]


def test_a_record_that_comes_out_differently_by_newer_rules_is_refused_at_the_first_difference(monkeypatch):
    data = rolling_record()
    newer = make_game(rules_version=2)

    def bid(state: toy.HighCard, seat: int, option: int) -> None:
        state.bids[seat] = option
        state.tell(toy.BIDS_OPENED, seat, 1 - option)

    monkeypatch.setattr(toy, "bid", bid)
    verdict = adopt(newer, loaded(data))
    assert verdict.adopted is None
    assert verdict.difference is not None
    assert (verdict.difference.entry, verdict.difference.what) == (3, "event")


def test_what_holds_by_any_rules_is_checked_without_them():
    assert arithmetic(loaded(rolling_record())) is None
    assert arithmetic(table_after_bids().record) is None


@pytest.mark.parametrize(
    ("change", "entry", "what"),
    [
        (lambda data: data["entries"][6]["draws"][0].__setitem__(2, 9), 7, "draw"),
        (lambda data: data["entries"][6]["draws"][0].__setitem__(1, 0), 7, "draw"),
        (lambda data: data["entries"][6]["draws"].append([99, 6, 1, "roll"]), 7, "draw"),
        (lambda data: data["opening"]["draws"].pop(0), 0, "draw"),
        (lambda data: data["contributions"].__setitem__(0, "luck"), 0, "draw"),
    ],
)
def test_a_draw_that_the_seed_does_not_give_is_false_by_any_rules(change, entry, what):
    data = rolling_record()
    change(data)
    difference = arithmetic(loaded(rechain(data)))
    assert difference is not None
    assert (difference.entry, difference.what) == (entry, what)


def test_a_broken_chain_is_false_by_any_rules():
    data = rolling_record()
    data["entries"][2]["option"] = "high"
    difference = arithmetic(loaded(data))
    assert difference is not None
    assert (difference.entry, difference.what) == (3, "digest")


def test_no_single_change_of_a_record_goes_unnoticed():
    """Every entry field that can be changed without making the file unreadable is changed once."""
    record = loaded(rolling_record())
    for index, entry in enumerate(record.entries):
        for changed in variants(entry):
            entries = [*record.entries[:index], changed, *record.entries[index + 1 :]]
            forged = Record(
                **{**{name: getattr(record, name) for name in record.__struct_fields__}, "entries": entries}
            )
            difference = verify(GAME, forged).difference
            assert difference is not None
            assert difference.entry == index + 1
            assert str(difference)


def variants(entry: Entry) -> list[Entry]:
    changes: list[Json] = [{"seat": (entry.seat + 1) % 3}, {"digest": "0" * 64}, {"consent": not entry.consent}]
    if entry.option:
        changes += [{"option": "nonsense"}, {"question": "bid" if entry.question != "bid" else "pick_side"}]
        changes += [{"kind": "timeout"}]
    if entry.draws:
        changes += [{"draws": entry.draws[:-1]}]
    if entry.events:
        changes += [{"events": entry.events[:-1]}]
    return [replace(entry, **change) for change in changes]
