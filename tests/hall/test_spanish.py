"""What a hall denies is said in the language of whoever asks, down to what is wrong with a table's record."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.hall.halls import Player, RunningHall, run
from tests.hall.test_web import request

from duskhall.games import find
from duskhall.hall.client import Visitor
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HALL_TEXTS
from duskhall.hall.protocol import Error
from duskhall.kernel.text import Texts


@pytest.fixture
def frozen(open_hall: Any, tmp_path: Path) -> Any:
    """Return somebody at a table that can no longer go on, since what is stored of it was changed."""

    def freeze(field: str, value: object) -> tuple[RunningHall, str, Visitor]:
        first = open_hall()
        table, (ana, _) = first.table("Ana", "Bo", game="dungeon-cards")
        first.stop()
        with sqlite3.connect(tmp_path / "hall.sqlite3") as connection:
            head = json.loads(connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()[0])
            head[field] = value
            connection.execute("UPDATE tables SET head = ? WHERE id = ?", (json.dumps(head), table))
        connection.close()
        return open_hall(port=int(first.address.rpartition(":")[2])), table, ana

    return freeze


def notebook(hall: RunningHall, table: str, visitor: Visitor, lang: str) -> tuple[str, str]:
    """Ask for something that only a table which goes on has; return the code and the sentence of the refusal."""
    path = f"/api/tables/{table}/notebook?seat=0"
    _, _, body = request(hall, "GET", path, Authorization=f"Bearer {visitor.token}", Accept_Language=lang)
    problem = json.loads(body)
    return problem["code"], problem["message"]


def rendered(reason: Any, lang: str) -> str:
    """Say why a table is frozen as a client does: from the tree of texts, with the words of the game and the hall."""
    texts = Texts(lang, [find("dungeon-cards").folder / "texts", HALL_TEXTS])
    said = {name: rendered(each, lang) if isinstance(each, dict) else each for name, each in reason["args"].items()}
    return texts.text(reason["key"], **said)


def test_a_damaged_record_is_named_in_the_language_of_whoever_asks(frozen):
    hall, table, ana = frozen("options", {"rounds": 9})
    spanish = "La apertura del registro sale de otra manera: comprueba el registro para ver por qué."
    assert notebook(hall, table, ana, "es-MX,es;q=0.9,en;q=0.8") == ("frozen", spanish)
    english = "The opening of the record comes out differently: verify the record to see why."
    assert notebook(hall, table, ana, "fr, en;q=0.5") == ("frozen", english)
    info = ana.get(f"/api/tables/{table}")
    assert info["status"] == "frozen"
    assert (rendered(info["reason"], "es"), rendered(info["reason"], "en")) == (spanish, english)


def test_content_that_cannot_be_used_is_named_in_the_language_of_whoever_asks(frozen):
    own = json.loads(json.dumps(find("dungeon-cards").setup(2).content.data))
    hall, table, ana = frozen("embedded_content", {**own, "boss": []})
    spanish = "El registro no se puede preparar: bosses.toml: no hay ningún jefe."
    assert notebook(hall, table, ana, "es") == ("frozen", spanish)
    assert notebook(hall, table, ana, "") == ("frozen", "The record cannot be set up: bosses.toml: there is no boss.")
    assert rendered(ana.get(f"/api/tables/{table}")["reason"], "es") == spanish


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"game": "chess", "seats": 2}, "No existe el juego chess; los juegos son "),
        ({"game": "dungeon-cards", "seats": 9}, "dungeon-cards es para 2 a 6 personas, no para 9."),
        ({"game": "dungeon-cards", "seats": 2, "settings": {"rounds": 99}}, "El ajuste rounds no puede ser 99"),
        ({"game": "dungeon-cards", "seats": 2, "bots": ["genius"]}, "No existe el bot genius para dungeon-cards"),
    ],
)
def test_an_impossible_table_is_refused_in_the_language_of_whoever_asks(hall, wish, sentence):
    visitor = Visitor(hall.address, "Ana", lang="es")
    with pytest.raises(Denied) as caught:
        visitor.post("/api/tables", **wish)
    visitor.close()
    assert str(caught.value).startswith(sentence)


def test_what_is_denied_on_either_way_is_said_in_the_language_of_whoever_asks(hall):
    table, (ana, _) = hall.table("Ana", "Bo", start=False)
    spanish = Visitor(hall.address, "", ana.token, lang="es")
    with pytest.raises(Denied, match=r"^Ahí ya se sienta alguien\.$"):
        spanish.post(f"/api/tables/{table}/sit", seat=1)
    with pytest.raises(Denied, match=r"^Somebody sits there"):
        ana.post(f"/api/tables/{table}/sit", seat=1)
    spanish.close()

    async def work() -> None:
        for visitor, sentence in ((spanish, "En esta mesa no se juega ninguna partida."), (ana, "No game is being")):
            player = await Player.come(visitor)
            await player.watch(table, 0)
            await player.answer(table, 0, "bid", "low")
            assert (await player.hear(Error)).message.startswith(sentence)

    run(work())
