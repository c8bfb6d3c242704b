"""10 Table talk."""

import pytest
from tests.games.blood_bound.table import GAME_ID
from tests.rule import rule

from duskhall.games import find
from duskhall.kernel.fairness import seed_from
from duskhall.kernel.record import Holder, loads
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.table import Table
from duskhall.kernel.text import TableTexts, Texts
from duskhall.kernel.verify import verify

GAME = find(GAME_ID)

SAID = [
    {"say": "claim_clan", "clan": "rose"},
    {"say": "claim_clan", "clan": "secret_order"},
    {"say": "claim_rank", "rank": "elder"},
    {"say": "accuse", "target": 2, "clan": "beast"},
    {"say": "call_leader", "target": 3},
    {"say": "vouch", "target": 4},
    {"say": "say_clue", "target": 0, "clan": "beast"},
    {"say": "say_seen", "target": 5, "character": "beast_elder"},
    {"say": "call_for_help", "target": 1},
]


def table_of(players: int = 6) -> Table:
    holders = [Holder(f"Player {seat + 1}", "person") for seat in range(players)]
    return Table.open(GAME.setup(players), holders, seed_from("talk"), "talk")


@rule("blood-bound", "10.1", "R20")
@pytest.mark.parametrize("statement", SAID)
def test_whatever_is_said_is_heard_by_all_recorded_and_changes_nothing(statement):
    table = table_of()
    before = table.state.digest()
    table.speak(1, statement)
    assert table.state.digest() == before
    for seat in (*range(6), None):
        number, event = table.events_for(seat)[-1]
        assert (number, event.kind.name, event.values["seat"]) == (1, statement["say"], 1)
    assert loads(table.record.to_json()).entries[0].statement == statement
    assert verify(GAME, table.record).ok


@rule("blood-bound", "10.1")
def test_a_mind_hears_what_was_said_and_anybody_may_speak_at_any_time():
    table = table_of()
    quiet = next(seat for seat in range(6) if table.state.ask_for(seat) is None)
    table.speak(quiet, {"say": "claim_clan", "clan": "rose"})
    active = table.pending()[0].seat
    assert table.seat(active).heard[-1].values == {"seat": quiet, "clan": "rose"}


@rule("blood-bound", "10.1")
def test_a_statement_may_be_a_lie_and_binds_nobody():
    table = table_of()
    active = table.pending()[0].seat
    for clan in ("rose", "beast", "secret_order"):
        table.speak(active, {"say": "claim_clan", "clan": clan})
    table.answer(active, "act", "pass")
    assert table.pending()[0].question.name == "pass_dagger"


@rule("blood-bound", "10.2")
@pytest.mark.parametrize(
    "statement",
    [
        {"say": "shout"},
        {"say": "claim_clan"},
        {"say": "claim_clan", "clan": "wolf"},
        {"say": "claim_clan", "clan": "rose", "rank": "elder"},
        {"say": "accuse", "target": 6, "clan": "rose"},
        {"say": "accuse", "target": "seat_1", "clan": "rose"},
        {"say": "vouch", "target": -1},
        {"clan": "rose"},
        {},
    ],
)
def test_only_what_the_game_declares_can_be_said(statement):
    table = table_of()
    with pytest.raises(Refusal) as refused:
        table.speak(1, statement)
    assert refused.value.reason == "refusal-bad-statement"
    assert table.seq == 0


@rule("blood-bound", "10.2")
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("statement", SAID)
def test_every_statement_has_words(statement, lang):
    table = table_of()
    table.speak(1, statement)
    texts = TableTexts(Texts(lang, [GAME.folder / "texts"]), table.setup)
    sentence = texts.event_text(table.events[-1][1])
    assert texts.seat(1) in sentence
    assert "event-" not in sentence
    assert texts.texts.has(f"statement-{statement['say']}".replace("_", "-"))
