"""Analysis of finished games: from what each seat knew, adding up exactly, with mistakes that are some."""

import json

import msgspec
import pytest
from typer.testing import CliRunner

from duskhall import minds
from duskhall.cli.program import app
from duskhall.games import find
from duskhall.kernel.conformance.play import dice_of
from duskhall.kernel.record import Holder, Record
from duskhall.kernel.seat import Seat
from duskhall.kernel.table import Table
from duskhall.teacher import analysis
from duskhall.teacher.analysis import Analysis, Decision, Unfinished, Weighed, analyse, decisions_of
from duskhall.teacher.estimate import PARTS


@pytest.fixture(autouse=True)
def little(monkeypatch):
    for name, value in (("MOST", 12), ("PLAYS", 16), ("CLOSER", 4), ("CLOSER_PLAYS", 160), ("OPENED", 8)):
        monkeypatch.setattr(analysis, name, value)


def game_of(game_id: str, seats: int, bots: list[str], settings: dict[str, str | int] | None = None) -> Record:
    """A finished game of these bots."""
    game = find(game_id)
    setup = game.setup(seats, settings or {}, simulation=True)
    table = Table.open(setup, [Holder(str(seat), "person") for seat in range(seats)], b"game" * 8, "analysed")
    players = [minds.find(game_id, bot)(game, seat, dice_of("bot", seat)) for seat, bot in enumerate(bots)]
    while pending := table.pending():
        ask = pending[0]
        option = players[ask.seat].choose(table.seat(ask.seat))
        table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, option))
    return table.record


GAMES = [
    ("dungeon-cards", 3, ["careful", "random", "threshold"]),
    ("bloodborne-card", 3, ["hunter", "random", "random"]),
    ("blood-bound", 6, ["schemer", "novice", "random"] * 2),
    ("bloodborne-board", 1, ["novice"]),
    ("bloodborne-board", 2, ["novice", "random"]),
]


@pytest.mark.parametrize(("game_id", "seats", "bots"), GAMES)
def test_start_decisions_and_luck_add_up_to_the_result(game_id, seats, bots):
    record = game_of(game_id, seats, bots)
    told: list[int] = []
    found = analyse(record, told.append)
    assert told == sorted(told)
    assert told[-1] == PARTS
    assert record.outcome is not None
    for seat, way in enumerate(found.seats):
        assert way.start + way.decisions + way.luck == way.result
        assert way.points[-1].chance == way.opened[-1].chance == way.result
        assert (way.result > 0) == (seat in record.outcome.winners)
        assert way.decisions == -sum(moment.loss for moment in way.moments if moment.mistake)
        for moment in way.moments:
            assert abs(moment.loss) > moment.error
            assert moment.mistake == (moment.loss > 0)
            assert moment.chosen in {choice.option for choice in moment.hint.choices} or len(moment.hint.choices) == 8
            entry = record.entries[moment.entry - 1]
            assert (entry.seat, entry.question, entry.option) == (seat, moment.question, moment.chosen)
    if game_id == "dungeon-cards":
        assert analyse(record) == found, "the same game, the same analysis"
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


@pytest.mark.parametrize(("game_id", "seats", "bots"), GAMES)
def test_what_a_seat_knew_is_all_that_its_chances_and_mistakes_come_from(game_id, seats, bots):
    decisions, _ = decisions_of(game_of(game_id, seats, bots))
    for decision in decisions[2::31]:
        twin = decision.seat.imagine(dice_of("twin", decision.entry))
        ask = twin.ask_for(decision.seat.number)
        assert ask is not None
        told = []
        for state, seat in ((decision.state, decision.seat), (twin, Seat(twin, ask, decision.seat.heard))):
            weighed = Weighed(Decision(decision.entry, state, seat, decision.chosen))
            weighed.look_closer()
            told.append((weighed.chance, msgspec.json.encode(weighed.moment(0))))
        assert told[0] == told[1]


def test_a_clear_blunder_is_found_with_what_was_better(monkeypatch):
    """Who stays in the card game's fight to die, hands full of echoes, loses by it."""
    monkeypatch.setattr(analysis, "MOST", 60)
    monkeypatch.setattr(analysis, "PLAYS", 32)
    monkeypatch.setattr(analysis, "CLOSER_PLAYS", 480)
    found = analyse(game_of("bloodborne-card", 3, ["hunter", "random", "random"]))
    mistakes = [moment for way in found.seats for moment in way.moments if moment.mistake]
    assert {moment.seat for moment in mistakes} <= {1, 2}, "the strongest bot does as it advises"
    assert mistakes
    assert all(moment.hint.advice != moment.chosen for moment in mistakes)


def test_what_came_out_better_than_the_advice_is_told_with_its_doubt_and_counts_for_nothing(monkeypatch):
    """In a game of three rounds simple players do well with what the strongest bot, who thinks of more, leaves out."""
    monkeypatch.setattr(analysis, "MOST", 60)
    monkeypatch.setattr(analysis, "CLOSER_PLAYS", 480)
    found = analyse(game_of("bloodborne-card", 3, ["random"] * 3, {"round_limit": 3}))
    better = [(way, moment) for way in found.seats for moment in way.moments if not moment.mistake]
    assert better
    for way, moment in better:
        chances = {choice.option: (choice.chance, choice.error) for choice in moment.hint.choices}
        point = next(point for point in way.points if point.entry == moment.entry)
        assert moment.loss < -moment.error
        assert moment.hint.doubt
        assert (point.chance, point.error) == chances[moment.chosen]
        assert way.decisions == -sum(each.loss for each in way.moments if each.mistake)
    assert all(way.decisions <= 0 for way in found.seats)


def test_only_a_finished_game_is_analysed():
    record = game_of("dungeon-cards", 2, ["threshold", "threshold"])
    running = msgspec.structs.replace(record, entries=record.entries[:20], outcome=None)
    with pytest.raises(Unfinished, match="not over"):
        analyse(running)


def test_decisions_that_were_taken_back_do_not_count():
    game = find("blood-bound")
    setup = game.setup(6)
    table = Table.open(setup, [Holder(str(seat), "person") for seat in range(6)], b"undo" * 8, "undone")
    ask = table.pending()[0]
    table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, ask.options[0]))
    table.undo(ask.seat)
    table.answer(ask.seat, ask.question.name, setup.option_name(ask.question, ask.options[1]))
    assert [(each.entry, each.chosen) for each in decisions_of(table.record)[0]] == [(3, ask.options[1])]


@pytest.mark.parametrize(("lang", "words"), [("en", "mistakes"), ("es", "errores")])
def test_the_command_tells_it_in_words_or_as_json(tmp_path, lang, words):
    file = tmp_path / "game.json"
    game_of("dungeon-cards", 2, ["careful", "random"]).save(file)
    shown = CliRunner().invoke(app, ["analyse", str(file), "--lang", lang])
    assert words in shown.stdout
    if lang == "en":
        told = CliRunner().invoke(app, ["analyse", str(file), "--json"])
        assert msgspec.convert(json.loads(told.stdout), Analysis).game == "dungeon-cards"
