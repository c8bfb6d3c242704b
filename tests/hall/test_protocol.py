"""The protocol's documentation and schemas, which are generated from its structs."""

import json
from pathlib import Path

import msgspec

from duskhall.hall import document, protocol, schemas

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_document_is_what_the_structs_say():
    assert DOCUMENT.read_text(encoding="utf-8") == document.text(), "run: python -m duskhall.hall.document"


def test_the_schemas_of_the_client_are_what_the_structs_say():
    found = {path.name: path.read_text(encoding="utf-8") for path in schemas.FOLDER.glob("*.json")}
    assert found == schemas.files(), "run: make schemas"


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
