"""What is wrong with a file is said in Spanish to whoever speaks it, down to the field and the value."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from duskhall.cli import main

Json = dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A record of a finished game, as JSON."""
    file = tmp_path_factory.mktemp("played") / "game.json"
    command = ["watch", "dungeon-cards", "--players", "2", "--bots", "random", "--seed", "1", "--setting", "rounds=1"]
    assert main([*command, "--record", str(file)]) == 0
    data: Json = json.loads(file.read_text())
    return data


@pytest.fixture
def wrong(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Run a command that must fail, and return its one sentence."""

    def run(*arguments: str, status: int = 2) -> str:
        capsys.readouterr()
        assert main([*arguments, "--lang", "es"]) == status
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err.rstrip("\n")

    return run


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data["entries"][2].update(seat="one"), "entrada 3, seat: se esperaba int y hay str"),
        (lambda data: data["seats"][1].pop("name"), "asiento 2: falta el campo name"),
        (lambda data: data["entries"][2].update(colour="red"), "entrada 3: el campo colour no existe"),
        (lambda data: data["entries"][2].update(kind="cheat"), "entrada 3, kind: el valor 'cheat' no es posible"),
        (lambda data: data["entries"][2].pop("option"), "a la entrada 3 (decision) le falta option"),
        (lambda data: data["contributions"].pop(), "tiene 1 contribuciones para 2 asientos"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_damaged_record_is_refused(wrong, played, tmp_path, change, problem, command):
    data = json.loads(json.dumps(played))
    change(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert wrong(command, str(file)) == (f"El archivo {file} está dañado, {problem}: usa una copia sin cambios.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "está vacío: usa otra copia."),
        ("{", "no es un registro: se corta por la mitad, así que falta el final."),
        ("[]", "es JSON, pero no un registro de Duskhall: indica uno que haya escrito Duskhall."),
        ('{"format": "duskhall-record/9"}', "usa la versión de Duskhall que lo escribió."),
    ],
)
def test_a_file_that_is_no_record_is_refused(wrong, tmp_path, text, sentence):
    file = tmp_path / "game.json"
    file.write_text(text)
    said = wrong("verify", str(file))
    assert said.startswith(f"El archivo {file} ")
    assert said.endswith(sentence)


def test_a_record_that_comes_out_differently_is_refused(wrong, played, tmp_path):
    data = json.loads(json.dumps(played))
    data["entries"][0]["digest"] = "0" * 64
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert wrong("replay", str(file)) == (
        "La entrada 1 del registro sale de otra manera: comprueba el registro para ver por qué."
    )
    assert wrong("verify", str(file), status=1).startswith("La entrada 1 no es la que era: su huella es 000")


def test_a_record_with_content_that_cannot_be_used_is_refused_in_the_words_of_its_game(wrong, played, tmp_path):
    data = json.loads(json.dumps(played))
    content = dict(load_own("dungeon-cards"))
    data["embedded_content"] = {**content, "boss": []}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    sentence = "El registro no se puede preparar: bosses.toml: no hay ningún jefe."
    assert wrong("replay", str(file)) == sentence
    assert wrong("verify", str(file), status=1) == sentence


def load_own(game: str) -> Json:
    from duskhall.games import find

    found = find(game)
    own: Json = json.loads(json.dumps(found.setup(found.seats[0]).content.data))
    return own


def with_field(noun: str, field: str, value: object) -> Callable[[Json], Json]:
    return lambda own: {noun: [{**own[noun][0], field: value}]}


@pytest.mark.parametrize(
    ("game", "change", "problem"),
    [
        ("dungeon-cards", with_field("boss", "hits", 0), "hits: 0 no está entre 1 y 1000."),
        ("dungeon-cards", with_field("boss", "hits", "many"), "hits: se esperaba int y hay str."),
        ("dungeon-cards", lambda own: {"weapon": []}, "weapon: esa tabla no existe; existen "),
        ("dungeon-cards", with_field("card", "effect", "fly"), "effect: 'fly' no es para este tipo."),
        ("blood-bound", with_field("character", "number", 7), "number: en este lugar tiene que ser 1."),
        ("bloodborne-card", with_field("upgrade", "damage", -3), "damage: -3 no está entre 0 y 100."),
        ("bloodborne-card", with_field("die", "faces", [[1, 1], [2, 1]]), "así que la tirada no acabaría nunca."),
        ("bloodborne-board", with_field("tile", "exits", {}), "exits: a una loseta sin salidas no se puede llegar."),
    ],
)
def test_content_that_cannot_be_used_is_refused(wrong, tmp_path, game, change, problem):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(change(load_own(game))))
    said = wrong("watch", game, "--content", str(file))
    assert said.startswith(f"{file}: ")
    assert problem in said
    assert said.endswith(".")


def test_a_content_file_that_is_none_is_refused(wrong, tmp_path):
    file = tmp_path / "mine.toml"
    assert wrong("watch", "dungeon-cards", "--content", str(file)).startswith(f"{file}: no se puede leer (")
    file.write_text("= what")
    assert wrong("watch", "dungeon-cards", "--content", str(file)).startswith(f"{file}: no es TOML ni JSON (")


def test_what_is_wrong_with_a_hall_and_its_store_is_said_too(wrong, tmp_path):
    assert wrong("serve", "--port", "70000") == "La configuración no se puede usar: port: se esperaba int <= 65535."
    assert wrong("doctor", "--db", "mysql://x").startswith("'mysql://x' no es un almacén: ")
    missing = tmp_path / "hall.sqlite3"
    assert wrong("doctor", "--db", f"sqlite:///{missing}") == (
        f"No existe el almacén {missing}: indica el archivo de una sala."
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "--moonwalk"], "No existe la opción --moonwalk"),
        (["dance"], "No existe la orden 'dance'"),
        (["simulate"], "Falta el argumento 'GAME'"),
        (["games", "and", "more"], "Sobran argumentos (and more)"),
        (["simulate", "dungeon-cards", "--games", "0"], "Valor imposible para '--games': tiene que ser 1 como mínimo"),
        (
            ["simulate", "dungeon-cards", "--jobs", "many"],
            "Valor imposible para '--jobs': tiene que ser un número entero",
        ),
    ],
)
def test_a_command_line_that_cannot_be_read_is_refused(capsys, arguments, problem):
    assert main([*arguments, "--lang=es"]) == 2
    assert capsys.readouterr().err.startswith(f"{problem}; ")
