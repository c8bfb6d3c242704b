"""The page of a balance report: in both languages, whole by itself, and without a word that nobody wrote."""

import json
import re
from html.parser import HTMLParser

import pytest
from tests.cli.test_messages import Strict

from duskhall.cli import main
from duskhall.games import GAMES, find
from duskhall.kernel.text import LANGUAGES
from duskhall.lab import balance, page, plots, telling
from duskhall.lab.courses import Plan


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.sources: list[str] = []
        self.open: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag, attrs):
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        self.scripts += tag == "script"
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def results():
    return {
        game_id: balance.report(Plan(game_id, find(game_id).usual_seats, games=24), effects=game_id == "dungeon-cards")
        for game_id in GAMES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_on_a_page_has_words_and_nothing_comes_from_elsewhere(game_id, lang, results, monkeypatch):
    monkeypatch.setattr(page, "_vega", lambda: "/* vega */")
    monkeypatch.setattr(telling, "Texts", Strict)
    game = find(game_id)
    written = telling.report_page(lang, game.setup(game.usual_seats, simulation=True), results[game_id])
    tags = Tags()
    tags.feed(written)
    assert not tags.open
    assert all(source.startswith("#part-") for source in tags.sources)
    drawn = json.loads(re.findall(r'id="plots">(.*?)</script>', written)[0])
    assert len(drawn) == written.count('class="plot"') >= 8
    assert all(spec["width"] == "container" for spec in drawn)
    assert f'<html lang="{lang}">' in written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_shares_a_name_is_numbered_so_that_its_figures_are_told_apart(lang, results):
    game = find("bloodborne-board")
    told = telling.Telling(lang, game.setup(game.usual_seats, simulation=True), results[game.id])
    called = told.names("mission")
    assert len(set(called.values())) == len(called)
    alone, shared = (
        [name for name in called if (told.table.noun("mission", name) == called[name]) is is_alone]
        for is_alone in (True, False)
    )
    assert alone
    assert all(re.search(r" \(\d\)$", called[name]) for name in shared)
    assert any(called[name].endswith(" (1)") for name in shared)
    assert any(called[name].endswith(" (2)") for name in shared)


def test_words_of_content_cannot_leave_their_place(monkeypatch):
    monkeypatch.setattr(page, "_vega", lambda: "")
    evil = '</script><img src=x onerror="alert(1)">'
    spec = plots.dots([{"name": evil, "value": 1, "low": 0, "high": 2, "found": True, "says": evil}], evil, "%", 1.0)
    table = page.Table([evil], [[evil, evil]])
    section = page.Section(evil, [evil], [evil], [page.Plot(evil, spec, evil)], table)
    written = page.write("en", evil, [evil], [section], {"contents": evil, "numbers": evil}, "#000")
    assert "<img" not in written
    assert written.count("</script>") == 4


def test_the_command_writes_a_page_with_the_code_that_draws_it(tmp_path, capsys):
    out = tmp_path / "report.html"
    command = ["balance", "dungeon-cards", "--games", "20", "--players", "2", "--setting", "rounds=2", "--lang", "es"]
    assert main([*command, "--out", str(out), "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["players"] == 2
    assert str(out) in said.err
    written = out.read_text(encoding="utf-8")
    assert "window.vegaEmbed=" in written
    assert "Lo que destaca" in written


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ([], "Say where the report goes"),
        (["--out", "/no/such/folder/report.html"], "cannot be written: name a file in a folder that exists"),
        (["--json", "--bots", "random"], "says nothing about its balance"),
        (["--json", "--players", "9"], "is for 2 to 6 players, not for 9"),
        (["--json", "--games", "0"], "Invalid value for '--games'"),
        (["--json", "--setting", "moon=full"], "moon"),
        (["--json", "--compare", "-", "moon=full"], "moon"),
        (["--json", "--compare", "-", "rounds=many"], "rounds"),
        (["--json", "--compare", "-", "/no/such/cards.toml"], "/no/such/cards.toml"),
        (["--json", "--compare", "-"], "--compare"),
    ],
)
def test_what_cannot_be_reported_is_said_in_one_sentence(command, words, capsys):
    assert main(["balance", "dungeon-cards", *command]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_a_missing_extra_is_named(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    assert main(["balance", "dungeon-cards", "--out", str(tmp_path / "report.html")]) == 2
    assert capsys.readouterr().err == 'This needs altair, vl-convert-python: pip install "duskhall[lab]".\n'
