"""The commands, called in this process: what they print, their JSON, and one sentence for every mistake."""

import json
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.games import find
from duskhall.kernel.record import chain, load, loads


class Cli:
    """Runs commands and keeps what they said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: str) -> int:
        status = main(arguments)
        self.out, self.err = self.capsys.readouterr()
        return status


@pytest.fixture
def duskhall(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    return Cli(capsys)


@pytest.fixture
def record(duskhall: Cli, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    short = ("--players", "2", "--setting", "rounds=2", "--seed", "5", "--bots", "random")
    assert duskhall("watch", "dungeon-cards", *short, "--record", str(file)) == 0
    return file


# --- Help and version --------------------------------------------------------------------------------------------


def test_the_version_says_how_the_rules_run(duskhall: Cli):
    assert duskhall("--version") == 0
    assert duskhall.out.startswith("Duskhall 0.")
    assert ", interpreted, CPython 3." in duskhall.out or ", compiled, CPython 3." in duskhall.out
    assert "native rules" in duskhall.out


def test_without_a_cpp_compiler_the_version_says_so_and_games_are_played(duskhall: Cli, monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    assert duskhall("--version") == 0
    assert "no native rules: no C++ compiler" in duskhall.out
    assert duskhall("simulate", "dungeon-cards", "--games", "2") == 0


@pytest.mark.parametrize("command", ["games", "play", "watch", "simulate", "rules", "replay", "verify", "bench"])
@pytest.mark.parametrize(("lang", "word"), [("en", "Examples:"), ("es", "Ejemplos:")])
def test_every_command_explains_itself_with_examples(duskhall: Cli, command, lang, word):
    assert duskhall(command, "--help", "--lang", lang) == 0
    assert word in duskhall.out
    assert f"duskhall {command}" in duskhall.out
    assert "help-" not in duskhall.out


def test_without_a_command_the_program_explains_itself(duskhall: Cli):
    assert duskhall() == 0
    assert "Watch bots play" in duskhall.out
    assert duskhall.err == ""


def test_the_program_lists_its_commands(duskhall: Cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert duskhall("--help") == 0
    assert "Mira cómo juegan los bots" in duskhall.out


# --- Games and rules ---------------------------------------------------------------------------------------------


def test_games_are_listed(duskhall: Cli):
    assert duskhall("games") == 0
    assert "dungeon-cards  Dungeon Cards: The Catacombs" in duskhall.out
    assert "2 to 6 players" in duskhall.out


def test_games_as_json(duskhall: Cli):
    assert duskhall("games", "--json") == 0
    (game,) = (each for each in json.loads(duskhall.out) if each["id"] == "dungeon-cards")
    assert game["seats"] == [2, 6]
    assert game["settings"]["rounds"]["default"] == 10
    assert "random" in game["bots"]


def test_rules_say_where_they_stand_in_the_printed_rulebook(duskhall: Cli):
    assert duskhall("rules", "dungeon-cards", "5.1") == 0
    assert "Rulebook: Components, line 17; Rolling Dice, page 9" in duskhall.out
    assert duskhall("rules", "blood-bound", "4.3", "--lang", "es") == 0
    assert "No está en el reglamento" in duskhall.out


def test_rules_by_number_chapter_word_and_all(duskhall: Cli):
    assert duskhall("rules", "dungeon-cards", "3.4", "--lang", "es") == 0
    assert duskhall.out.startswith("3.4  ")
    assert duskhall("rules", "dungeon-cards", "3") == 0
    assert "Going bust" in duskhall.out
    assert "3.4" in duskhall.out
    assert duskhall("rules", "dungeon-cards", "--search", "POTION") == 0
    assert "7.1" in duskhall.out
    assert duskhall("rules", "dungeon-cards") == 0
    assert "13.6" in duskhall.out
    assert "R25" in duskhall.out


# --- Watching, replaying, verifying ------------------------------------------------------------------------------


def test_watching_tells_the_game_and_the_ranking(duskhall: Cli):
    short = ("--players", "2", "--setting", "rounds=1", "--seed", "5", "--bots", "random")
    assert duskhall("watch", "dungeon-cards", *short) == 0
    told = duskhall.out
    assert "Round 1 begins." in told
    assert "1st" in told
    assert duskhall("watch", "dungeon-cards", *short) == 0
    assert duskhall.out == told
    assert duskhall("watch", "dungeon-cards", *short, "--lang", "es") == 0
    assert "Puesto" in duskhall.out


def test_play_without_people_needs_no_terminal(duskhall: Cli):
    bots = ("--humans", "none", "--bots", "random", "--players", "2", "--setting", "rounds=1")
    assert duskhall("play", "dungeon-cards", *bots) == 0
    assert "1st" in duskhall.out


def test_a_replay_tells_what_was_told(duskhall: Cli, record: Path):
    told = duskhall.out
    assert duskhall("replay", str(record)) == 0
    assert duskhall.out.splitlines()[1:] == told.splitlines()[: len(duskhall.out.splitlines()) - 1]


def test_a_replay_shows_one_seats_eyes(duskhall: Cli, record: Path):
    assert duskhall("replay", str(record), "--seat", "2") == 0
    assert duskhall("replay", str(record), "--seat", "3") == 2
    assert duskhall.err == "There is no seat 3; the seats are 1 to 2.\n"


def test_a_true_record_is_verified(duskhall: Cli, record: Path):
    assert duskhall("verify", str(record)) == 0
    assert duskhall.out.startswith("The record is true")
    assert duskhall("verify", str(record), "--json") == 0
    verdict = json.loads(duskhall.out)
    assert verdict["true"] is True
    assert verdict["entries"] == len(load(record).entries)


def test_a_changed_decision_is_named(duskhall: Cli, record: Path):
    data = json.loads(record.read_text())
    number, entry = next((n, e) for n, e in enumerate(data["entries"], 1) if e.get("option") == "stop")
    entry["option"] = "draw"
    record.write_text(json.dumps(data))
    assert duskhall("verify", str(record)) == 1
    assert duskhall.out == ""
    assert duskhall.err.startswith(f"Entry {number}: ")
    assert duskhall("verify", str(record), "--json", "--lang", "es") == 1
    verdict = json.loads(duskhall.out)
    assert (verdict["true"], verdict["entry"], verdict["what"]) == (False, number, "decision")
    assert verdict["sentence"].startswith(f"Entrada {number}: ")
    assert duskhall("replay", str(record)) == 2
    assert duskhall.err.count("\n") == 1


def test_a_true_record_says_that_its_game_is_complete(duskhall: Cli, record: Path):
    assert duskhall("verify", str(record)) == 0
    assert duskhall.out.endswith("The game is complete.\n")


def changed(record: Path, **changes: object) -> None:
    record.write_text(json.dumps({**json.loads(record.read_text()), **changes}))


def test_a_game_broken_off_is_told_from_a_complete_one(duskhall: Cli, record: Path):
    data = json.loads(record.read_text())
    changed(record, entries=data["entries"][:-3], outcome=None)
    assert duskhall("verify", str(record)) == 3
    assert "The record is true" in duskhall.out
    assert "The game is not complete: after entry " in duskhall.out
    assert duskhall("verify", str(record), "--json") == 3
    verdict = json.loads(duskhall.out)
    assert (verdict["true"], verdict["finished"]) == (True, False)


def test_a_game_broken_off_that_claims_to_be_whole_is_refused(duskhall: Cli, record: Path):
    changed(record, entries=json.loads(record.read_text())["entries"][:-3])
    assert duskhall("verify", str(record)) == 1
    assert duskhall.err.startswith("The record is cut short: it says that the game ended")


@pytest.mark.parametrize("version", [0, 99])
def test_a_record_of_other_rules_is_not_vouched_for(duskhall: Cli, record: Path, version: int):
    changed(record, rules_version=version)
    assert duskhall("verify", str(record)) == 3
    assert f"it was played by rules version {version}, which is not here and cannot be checked" in duskhall.out
    assert "come out the same. The game is complete." in duskhall.out
    assert duskhall("verify", str(record), "--json") == 3
    assert json.loads(duskhall.out)["adopted"] is True


def test_a_record_of_other_rules_that_comes_out_differently_is_neither_true_nor_false(duskhall: Cli, record: Path):
    data = json.loads(record.read_text())
    events = next(entry["events"] for entry in data["entries"] if entry.get("events"))
    events[0]["event"] = "forgotten"
    changed(record, entries=data["entries"], rules_version=0)
    assert duskhall("verify", str(record)) == 1, "the chain of digests shows the change, whatever the rules"
    chained = loads(record.read_bytes())
    digest = chain(chained.head_digest(), chained.opening)
    for entry, written in zip(chained.entries, data["entries"], strict=True):
        digest = written["digest"] = chain(digest, entry)
    changed(record, entries=data["entries"])
    assert duskhall("verify", str(record)) == 3
    assert "its seed, draws and digests are right, but by version" in duskhall.out
    assert "forgotten" in duskhall.out
    changed(record, rules_version=find("dungeon-cards").rules_version, content="0" * 64)
    assert duskhall("verify", str(record)) == 3
    assert "with the content here" in duskhall.out


def test_a_forged_digest_of_the_content_is_not_vouched_for(duskhall: Cli, record: Path):
    changed(record, content="0" * 64)
    assert duskhall("verify", str(record)) == 3
    assert f"it was played with content {'0' * 64}, which is not here and cannot be checked" in duskhall.out
    changed(record, embedded_content=dict(find("dungeon-cards").setup(2).content.data))
    assert duskhall("verify", str(record)) == 1
    assert "The content that the record holds has the digest" in duskhall.err


def test_swapped_answers_name_the_question_that_was_asked(duskhall: Cli, record: Path):
    data = json.loads(record.read_text())
    entries = data["entries"]
    at = next(
        n
        for n in range(len(entries) - 1)
        if entries[n]["seat"] == entries[n + 1]["seat"] and entries[n]["question"] != entries[n + 1]["question"]
    )
    asked, answered = entries[at]["question"], entries[at + 1]["question"]
    entries[at], entries[at + 1] = entries[at + 1], entries[at]
    changed(record, entries=entries)
    assert duskhall("verify", str(record)) == 1
    assert f" cannot answer {answered} with " in duskhall.err
    assert f"The question is: {asked}" in duskhall.err


# --- Simulating --------------------------------------------------------------------------------------------------


def test_a_simulation_is_the_same_with_any_number_of_processes(duskhall: Cli):
    results = []
    for jobs in ("1", "2"):
        series = ("--players", "3", "--games", "41", "--seed", "9", "--setting", "rounds=2", "--jobs", jobs)
        assert duskhall("simulate", "dungeon-cards", *series, "--counts", "--json") == 0
        results.append(json.loads(duskhall.out))
        assert results[-1].pop("timing")["decisions_per_s"] > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 41
    assert len(results[0]["seats"]) == len(results[0]["counts"]["won_by_seat"]) == 3
    assert sum(results[0]["counts"]["picked"].values()) == 3 * 41
    assert results[0]["counts"]["winning_gold"] > 0


def test_a_simulation_is_shown_as_a_table(duskhall: Cli):
    series = ("--players", "2", "--games", "4", "--setting", "rounds=1", "--bots", "random,random", "--lang", "es")
    assert duskhall("simulate", "dungeon-cards", *series) == 0
    assert "4 partidas de dungeon-cards con 2 jugadores" in duskhall.out
    assert "Asiento 2" in duskhall.out
    assert "Bot random" in duskhall.out
    assert "Recuento" not in duskhall.out
    assert duskhall("simulate", "dungeon-cards", *series, "--counts") == 0
    assert "Recuento" in duskhall.out
    assert "won_by_seat" in duskhall.out


def test_bench_prints_figures(duskhall: Cli):
    assert duskhall("bench", "--seconds", "0.02", "--players", "2") == 0
    assert "loops/s" in duskhall.out
    assert duskhall("bench", "dungeon-cards", "--seconds", "0.02", "--json") == 0
    assert json.loads(duskhall.out)["copy_us"] > 0


# --- Mistakes ----------------------------------------------------------------------------------------------------

MISTAKES = [
    (["play", "chess"], "There is no game chess; the games are "),
    (["rules", "chess"], "There is no game chess; the games are "),
    (["simulate", "dungeon-cards", "--players", "9"], "dungeon-cards is for 2 to 6 players, not for 9."),
    (["watch", "dungeon-cards", "--players", "1"], "dungeon-cards is for 2 to 6 players, not for 1."),
    (["watch", "dungeon-cards", "--bots", "genius"], "There is no bot genius for dungeon-cards"),
    (["watch", "dungeon-cards", "--bots", "random,random"], "2 bots were named for 4 seats"),
    (["watch", "dungeon-cards", "--setting", "rounds"], "A setting is written name=value, not rounds."),
    (["watch", "dungeon-cards", "--setting", "rounds=99"], "Setting rounds cannot be 99; it is one of 1-30."),
    (["watch", "dungeon-cards", "--option", "rounds=99"], "Setting rounds cannot be 99; it is one of 1-30."),
    (["watch", "dungeon-cards", "--setting", "luck=1"], "dungeon-cards has no setting luck; it has "),
    (["games", "--lang", "fr"], "Duskhall does not speak fr; it speaks en, es."),
    (
        ["watch", "dungeon-cards", "--bots", "random", "--record", "/no/such/folder/x.json"],
        "There is no folder /no/such/folder ",
    ),
    (["play", "dungeon-cards"], "Playing needs a terminal"),
    (["play", "dungeon-cards", "--seat", "5"], "There is no seat 5; the seats are 1 to 4."),
    (["play", "dungeon-cards", "--humans", "1,x"], "There is no seat x; the seats are 1 to 4."),
    (["rules", "dungeon-cards", "3.9"], "There is no rule 3.9; see 3.4, 4.1."),
    (["rules", "dungeon-cards", "--search", "spaceship"], "No rule contains “spaceship”."),
    (["rules", "dungeon-cards", "3.9", "--lang=es"], "No existe la regla 3.9; mira 3.4, 4.1."),
    (["replay", "/no/such/file.json"], "There is no file /no/such/file.json"),
    (["verify", "/no/such/file.json"], "There is no file /no/such/file.json"),
    (["play", "chess", "--lang", "es"], "No existe el juego chess; los juegos son "),
    (["watch", "dungeon-cards", "--players", "9", "--lang=es"], "dungeon-cards es para 2 a 6 personas, no para 9."),
    (["bench", "chess"], "There is no game chess"),
    (["simulate", "dungeon-cards", "--games", "0"], "Invalid value for '--games'"),
    (["simulate", "dungeon-cards", "--jobs", "many"], "Invalid value for '--jobs'"),
    (["simulate"], "Missing argument 'GAME'"),
    (["dance"], "No such command 'dance'"),
    (["play", "--moonwalk"], "No such option: --moonwalk"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=[" ".join(each) for each, _ in MISTAKES])
def test_every_mistake_gets_one_sentence_and_exit_status_2(duskhall: Cli, arguments, sentence):
    assert duskhall(*arguments) == 2
    assert duskhall.out == ""
    assert duskhall.err.startswith(sentence)
    assert duskhall.err.count("\n") == 1
    assert duskhall.err.endswith(".\n")


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"format": "duskhall-record/9"}', "\0\0", "é" * 10])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_gets_one_sentence(duskhall, tmp_path, content, command):
    file = tmp_path / "bad.json"
    file.write_text(content)
    assert duskhall(command, str(file)) == 2
    assert duskhall.err.count("\n") == 1
    assert str(file) in duskhall.err


def test_a_record_cut_short_gets_one_sentence(duskhall: Cli, record: Path):
    record.write_bytes(record.read_bytes()[:2000])
    assert duskhall("verify", str(record)) == 2
    assert "breaks off" in duskhall.err
