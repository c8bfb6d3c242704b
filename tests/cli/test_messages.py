"""Both languages have every message, and everything that can be told has one."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from duskhall import minds
from duskhall.cli.help import parameter_key
from duskhall.cli.program import app
from duskhall.cli.words import CLI_TEXTS
from duskhall.envs.extra import ENVS_TEXTS
from duskhall.games import GAMES, find
from duskhall.hall.mistake import HALL_TEXTS
from duskhall.kernel import describe
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import NUMBER, SEAT, Recorder
from duskhall.kernel.game import Game
from duskhall.kernel.text import KERNEL_TEXTS, LANGUAGES, TableTexts, Texts, key, message_keys
from duskhall.lab.telling import LAB_TEXTS

FOLDERS = {
    "kernel": KERNEL_TEXTS,
    "cli": CLI_TEXTS,
    "hall": HALL_TEXTS,
    "envs": ENVS_TEXTS,
    "lab": LAB_TEXTS,
    **{name: find(name).folder / "texts" for name in GAMES},
}
PACKAGES = {owner: folder.parent for owner, folder in FOLDERS.items()}
PACKAGES["games"] = find(next(iter(GAMES))).folder.parent
PACKAGES["minds"] = Path(minds.__file__).parent

SAID: dict[tuple[object, ...], str] = {}


class Strict(Texts):
    """Texts that accept no missing message and no missing argument; what was said once is remembered."""

    def text(self, name: str, /, **arguments: str | int | float) -> str:
        said = (self.lang, self.folders, name, *arguments.items())
        if said not in SAID:
            SAID[said] = self.said_anew(name, **arguments)
        return SAID[said]

    def said_anew(self, name: str, /, **arguments: str | int | float) -> str:
        bundle = self._bundles[0]
        assert bundle.has_message(name), f"{self.lang} has no message {name}"
        value = bundle.get_message(name).value
        assert value is not None, f"{self.lang} has no words for {name}"
        text, errors = bundle.format_pattern(value, dict(arguments))
        assert not errors, f"{name} in {self.lang}: {errors}"
        return str(text)


@pytest.mark.parametrize("owner", FOLDERS)
def test_both_languages_have_the_same_messages_in_the_same_order(owner):
    english, spanish = (message_keys(FOLDERS[owner] / f"{lang}.ftl") for lang in LANGUAGES)
    assert english
    assert english == spanish
    assert len(set(english)) == len(english), "a message is there twice"


@pytest.mark.parametrize("owner", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_a_message_file_is_unreadable(owner, lang):
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource((FOLDERS[owner] / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert [item.content for item in resource.body if isinstance(item, Junk)] == []


@pytest.mark.parametrize("owner", FOLDERS)
def test_both_languages_use_the_same_arguments(owner):
    english, spanish = (arguments_of(FOLDERS[owner] / f"{lang}.ftl") for lang in LANGUAGES)
    assert english == spanish


def arguments_of(path: Path) -> dict[str, set[str]]:
    """The arguments of each message; what it is selected by may differ between languages, so ids do not count."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            name = match[1]
        found.setdefault(name, set()).update(
            argument for argument in re.findall(r"\$(\w+)", line) if not argument.endswith("_id")
        )
    return found


NAMED = (
    "refusal|score|ending|verify|mistake|replay|table|play|result|bench|simulate|help|content|record|misfit|restore|room|"
    "doctor|config|store|backup|client|request|usage"
)
HEADERS = {"content-type", "content-length", "content-disposition", "content-security-policy"}


def usable(owner: str) -> dict[str, set[str]]:
    """The messages that a package can say, with their arguments: its own, the kernel's, and a command the hall's."""
    own = [FOLDERS[name] for name in (owner, "kernel", *["hall"] * (owner == "cli")) if name in FOLDERS]
    return {name: each for folder in own for name, each in arguments_of(folder / "en.ftl").items() if name}


@pytest.mark.parametrize("owner", PACKAGES)
def test_every_message_that_the_code_names_exists(owner):
    named = {text for text in literals(PACKAGES[owner]) if re.fullmatch(rf"({NAMED})(-[a-z]+)+", text)}
    assert not named - HEADERS - usable(owner).keys()


@pytest.mark.parametrize("owner", PACKAGES)
def test_every_mistake_that_the_code_makes_has_a_message_and_its_arguments(owner):
    known = usable(owner)
    made = list(mistakes(PACKAGES[owner]))
    assert made or owner in ("games", "minds")
    for path, line, name, given in made:
        assert name in known, f"{path}:{line} has no message {name}"
        assert given is None or given >= known[name], f"{path}:{line} does not say {known[name] - given} of {name}"


def mistakes(folder: Path) -> Iterator[tuple[str, int, str, set[str] | None]]:
    """Where a package makes a mistake: file, line, message, and which arguments are given, where that is seen."""
    classes = kinds_of_mistake()
    for path in sources(folder):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        makers = classes | {
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and "key" in [each.arg for each in node.args.args]
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            texts = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            if called == "Denied" and texts:
                yield path.name, node.lineno, f"error-{texts[0]}", {"message"}
            for text in texts if called in makers else ():
                if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text):
                    seen = {each.arg for each in node.keywords if each.arg is not None}
                    whole = len(seen) == len(node.keywords) and called in classes
                    yield path.name, node.lineno, text, seen if whole else None


@cache
def kinds_of_mistake() -> set[str]:
    """The classes that are made of the key of a message; `Denied` is made of its code."""
    classes = [
        (node.name, {base.id for base in node.bases if isinstance(base, ast.Name)})
        for path in KERNEL_TEXTS.parent.parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found, size = {"Mistake"}, 0
    while size < len(found):
        size = len(found)
        found |= {name for name, bases in classes if bases & found}
    assert {"BadRecord", "BadContent", "BadBox", "BadConfig", "StoreError"} <= found
    return found - {"Denied"}


def sources(folder: Path) -> Iterator[Path]:
    """The modules of a package, without those of packages within it that have texts of their own."""
    for path in folder.rglob("*.py"):
        within = [each for each in path.parents if each.is_relative_to(folder) and each != folder]
        if not any((each / "texts").is_dir() for each in within):
            yield path


def literals(folder: Path) -> Iterator[str]:
    for path in sources(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


PROGRAM: Any = typer.main.get_command(app)


@pytest.mark.parametrize("name", PROGRAM.commands)
def test_every_command_and_parameter_has_help(name):
    texts = Strict("en", [CLI_TEXTS])
    assert texts.text(f"help-{name}")
    assert texts.text(f"help-{name}-examples").startswith(f"duskhall {name}")
    context = PROGRAM.make_context("duskhall", ["games"], resilient_parsing=True)
    for parameter in PROGRAM.commands[name].get_params(context):
        assert texts.text(parameter_key(name, parameter.name, texts.has))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_a_title_and_its_settings_have_words(game_id, lang):
    game = find(game_id)
    table = strict(game, lang, game.seats[0])
    for name in ("game-title", "game-tagline"):
        assert table.text(name)
    for setting in game.settings:
        assert table.text(key("setting", setting.name))
        for value in setting.values if isinstance(setting.default, str) else ():
            assert table.text(key("setting", setting.name, str(value)))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_option_has_words(game_id, lang):
    game = find(game_id)
    table = strict(game, lang, game.seats[0])
    for question in game.questions:
        assert table.question_text(question)
        for option_number in range(len(table.setup.domains[question.index])):
            assert table.option_label(question, option_number)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_catalogue_has_a_name(game_id, lang):
    game = find(game_id)
    table = strict(game, lang, game.seats[0])
    for noun, names in table.setup.catalogues.items():
        for name in names if noun != SEAT else ():
            assert table.noun(noun, name)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(game_id, lang):
    game = find(game_id)
    table = strict(game, lang, game.seats[0])
    recorder = Recorder(table.setup)
    for kind in game.kinds:
        for value in (0, 1):
            limits = [value if noun in (NUMBER, SEAT) else 0 for noun in kind.nouns]
            recorder.hear(kind, *(*limits, 0, 0, 0, 0)[:4])
    for event in recorder.events:
        assert table.event_text(event)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_during_a_whole_game_has_words(game_id, lang, number):
    game = find(game_id)
    seats = game.seats[number % len(game.seats)]
    narrate_a_game(game, strict(game, lang, seats), Dice(bytes([number]) * 32), Dice(bytes([99 - number]) * 32))


def narrate_a_game(game: Game, table: TableTexts, dice: Dice, choices: Dice) -> None:
    state = game.new(table.setup, dice)
    while pending := state.pending():
        ask = pending[choices.below(len(pending))]
        for seat in (None, ask.seat):
            assert describe.lines(game.describe(state.view(seat)), table)
        for chances in state.odds(ask.seat, ask).values():
            assert all(table.odds_text(name, chance) or chance < 0.005 for name, chance in chances.items())
        for option in range(len(table.setup.domains[ask.question.index])):
            if option not in ask.options:
                assert table.refusal_text(game.refuse(state, ask, option))
        state.take(ask, ask.options[choices.below(len(ask.options))])
    outcome = state.outcome()
    assert outcome is not None
    assert table.text(outcome.ending)
    assert all(table.text(line.key) for lines in outcome.breakdown for line in lines)
    assert describe.lines(game.describe(state.view(None)), table)


def strict(game: Game, lang: str, seats: int) -> TableTexts:
    texts = Strict(lang, [game.folder / "texts", CLI_TEXTS])
    return TableTexts(texts, game.setup(seats, simulation=True))
