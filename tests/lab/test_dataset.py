"""Data sets: rows that can be played again to the same end, the same file whoever plays, and a card for it."""

import json
from itertools import groupby

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.cli.test_messages import Strict

from duskhall.cli import main
from duskhall.games import GAMES, find
from duskhall.kernel.dice import Dice
from duskhall.kernel.observation import observation_of
from duskhall.kernel.text import LANGUAGES
from duskhall.lab import card, dataset
from duskhall.lab.arena import game_seed
from duskhall.lab.courses import Plan


@pytest.mark.parametrize("game_id", GAMES)
def test_the_decisions_of_a_game_played_again_come_to_the_same_end(game_id, tmp_path):
    plan = Plan(game_id, find(game_id).seats[0], games=2, seed="again")
    file = tmp_path / "games.parquet"
    dataset.write(plan, file)
    table = pq.read_table(file)
    assert table.column_names == list(dataset.COLUMNS)
    for number, rows in groupby(table.to_pylist(), key=lambda row: row["game"]):
        setup = plan.setups[number % len(plan.setups)]
        state = setup.game.new(setup, Dice(game_seed(plan.seed, number)))
        played = list(rows)
        for place, row in enumerate(played):
            ask = state.pending()[0]
            assert (row["decision"], row["seat"], row["question"]) == (place, ask.seat, ask.question.name)
            assert row["observation"] == observation_of(setup).of(state, ask.seat)
            assert row["actions"] == [setup.action(ask.question, option) for option in ask.options]
            assert row["choice"] in row["options"]
            assert row["options"].index(row["choice"]) == row["actions"].index(row["action"])
            state.take(ask, setup.option_number(ask.question, row["choice"]))
        outcome = state.outcome()
        assert outcome is not None
        for row in played:
            assert row["score"] == outcome.scores[row["seat"]]
            assert row["place"] == outcome.places[row["seat"]]
            assert (row["won"] > 0) == (row["seat"] in outcome.winners)


def test_the_file_is_the_same_with_any_number_of_workers_a_row_group_for_each_part(tmp_path, monkeypatch):
    monkeypatch.setattr(dataset, "CHUNK", 2)
    plan = Plan("dungeon-cards", 2, (("rounds", 1),), games=9)
    finished: list[int] = []
    dataset.write(plan, tmp_path / "one.parquet", 1, finished.append)
    dataset.write(plan, tmp_path / "two.parquet", 2)
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "two.parquet").read_bytes()
    assert finished == [2, 2, 2, 2, 1]
    assert pq.ParquetFile(tmp_path / "one.parquet").num_row_groups == 5


def test_what_could_not_be_finished_leaves_nothing(tmp_path, monkeypatch):
    def broken(plan, first, count):
        raise RuntimeError("the power failed")

    monkeypatch.setattr(dataset, "play_part", broken)
    with pytest.raises(RuntimeError):
        dataset.write(Plan("dungeon-cards", 2, games=3), tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_and_the_metadata_say_how_to_make_it_again(lang, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(card, "Texts", Strict)
    folder = tmp_path / "data"
    command = ["dataset", "dungeon-cards", "--games", "1", "--players", "2", "--setting", "rounds=1", "--seed", "a b"]
    assert main([*command, "--bots", "threshold", "--out", str(folder), "--lang", lang]) == 0
    assert str(folder / "games.parquet") in capsys.readouterr().out
    about = json.loads(pq.read_schema(folder / "games.parquet").metadata[b"duskhall"])
    words = (folder / "README.md").read_text(encoding="utf-8")
    for fact in (about["content"], about["licence"], about["command"], "threshold"):
        assert fact in words
    assert "--seed 'a b'" in about["command"]
    assert all(f"`{name}`" in words for name in dataset.COLUMNS)
    assert about["setups"][0]["rounds"] == 1
    assert sum(part["length"] for part in about["observation"]) == len(
        pq.read_table(folder / "games.parquet")["observation"][0]
    )


def test_the_types_are_narrow_and_fixed():
    kinds = {field.name: field.type for field in dataset.schema_of(Plan("blood-bound", 6))}
    assert kinds["observation"].list_size == observation_of(Plan("blood-bound", 6).setups[0]).length
    assert kinds["question"] == pa.dictionary(pa.int16(), pa.string())


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ([], "Missing option '--out'"),
        (["--out", "/no/such/folder/games.parquet"], "cannot be written"),
        (["--out", "/no/such/folder/data"], "cannot be written"),
        (["--out", "data.parquet", "--players", "1"], "is for 2 to 6 players, not for 1"),
        (["--out", "data.parquet", "--bots", "nobody"], "There is no bot nobody"),
    ],
)
def test_what_cannot_be_written_is_said_in_one_sentence(more, words, capsys):
    assert main(["dataset", "dungeon-cards", *more]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_missing_extra_is_named(monkeypatch, capsys):
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)
    assert main(["dataset", "dungeon-cards", "--out", "data"]) == 2
    assert capsys.readouterr().err == 'This needs pyarrow: pip install "duskhall[lab]".\n'
