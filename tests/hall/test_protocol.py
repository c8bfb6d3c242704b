"""The protocol's documentation and schemas, which are generated from its structs."""

import json
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from duskhall import games
from duskhall.hall import protocol
from duskhall.hall.table.frames import described
from duskhall.hall.tools import document, schemas
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_document_is_what_the_structs_say():
    assert DOCUMENT.read_text(encoding="utf-8") == document.text(), "run: python -m duskhall.hall.tools.document"


def test_the_schemas_of_the_client_are_what_the_structs_say():
    paths = schemas.FOLDER.rglob("*.json")
    found = {path.relative_to(schemas.FOLDER).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    assert found == schemas.files(), "run: make schemas"


@pytest.mark.parametrize("game_id", games.GAMES)
def test_what_happens_is_what_the_schema_of_events_says(game_id):
    game = games.find(game_id)
    setup = game.setup(game.seats[-1], simulation=True)
    recorder = Recorder(setup)
    state, dice = game.new(setup, Dice(b"table"), recorder), Dice(b"players")
    for _ in range(300):
        if not state.asks:
            break
        ask = state.pending()[0]
        state.take(ask, ask.options[dice.below(len(ask.options), "")])
    kinds = schemas.events(game_id)["$defs"].values()
    told = {kind["properties"]["event"]["const"]: kind["properties"] for kind in kinds}
    types = {"integer": int, "string": str}
    for event in recorder.events:
        fields = {name: types[field["type"]] for name, field in told[event.kind.name].items() if name != "event"}
        assert {name: type(value) for name, value in event.values.items()} == fields


@pytest.mark.parametrize("game_id", games.GAMES)
def test_a_view_in_words_is_what_the_schema_of_a_tree_says(game_id):
    game = games.find(game_id)
    setup = game.setup(game.usual_seats, simulation=True)
    state, dice = game.new(setup, Dice(b"table")), Dice(b"players")
    tree = jsonschema_rs.validator_for({"$ref": "#/$defs/Tree", "$defs": protocol.TREES})
    for _ in range(40):
        tree.validate(described(setup, state.view(0)))
        for _ in range(7):
            if state.asks:
                ask = state.pending()[0]
                state.take(ask, ask.options[dice.below(len(ask.options), "")])


def test_every_example_of_the_document_is_a_message_of_its_kind():
    examples = document.examples(DOCUMENT.read_text(encoding="utf-8"))
    kinds = {example["type"] for example in examples}
    assert kinds == {kind.__struct_config__.tag for kind in document.kinds()}
    for example in examples:
        text = json.dumps(example)
        read = protocol.read if example["type"] in document.client_types() else protocol.read_server
        assert json.loads(protocol.write(read(text))) == example


def test_the_schema_describes_every_message():
    schema = protocol.schema()
    assert len(schema["$defs"]["ClientMessage"]["anyOf"]) == len(document.client_types())
    assert msgspec.json.encode(schema)
