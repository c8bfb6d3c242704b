"""Writes docs/protocol.md out of the structs of the protocol: `python -m duskhall.hall.tools.document`.

Every message has an example, which a test replays, so the document cannot say what the hall does not do.
"""

import inspect
import json
import re
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from duskhall.hall import protocol
from duskhall.hall.protocol import ClientMessage, ServerMessage
from duskhall.teacher import hint

HEAD: Final = f"""# The protocol of the hall, version {protocol.PROTOCOL}

This file is generated from `src/duskhall/hall/protocol.py` (`python -m duskhall.hall.tools.document`); do not edit it.

HTTP is for everything around a game (`/docs` and `/openapi.json` of a running hall describe it). The game itself is on
one WebSocket per client, at `/api/live`: one JSON message per text frame, told apart by `type`. A browser shows who it
is by its cookie, a program by `Authorization: Bearer TOKEN` (`POST /api/people` with `"program": true` gives one).
`/api/protocol.json` is the JSON Schema of all messages.

A client says `hello`, then `watch`, and is sent a `snapshot`. From then on every entry of the table's record is told by
one `update`, with numbers (`seq`) that have no gap. Whoever sees a gap, or connects again, says `watch` with `seen`.
An `answer` is carried out when `done` comes back: then it is stored, whatever happens to the server. When nothing
comes back, send it again with the same `move_id`: it is carried out once. A frame has at most
{protocol.LARGEST_FRAME // 1024} kB. When the hall stops it says `going_away` and closes with code 1012; a client that
does not read is closed with 1013; both connect again and find everything. 1008 means: not you, or not like this.
"""

_NOW: Final[dict[str, Any]] = {
    "view": {"round": 1},
    "asks": [{"seat": 0, "question": "push_or_stop"}],
    "ask": {
        "question": "push_or_stop",
        "rule": "3.1",
        "options": [{"name": "draw"}, {"name": "healing_potion", "noun": "item"}],
    },
    "players": ["person", "bot:careful"],
}
_INFO: Final[dict[str, Any]] = {
    "table": "9f1c0a",
    "version": 4,
    "game": "dungeon-cards",
    "settings": {"rounds": 10},
    "status": "running",
    "public": False,
    "clock": {"seconds": 60, "bank": 300},
    "host": "a1",
    "seats": [
        {"person": "a1", "player": "person", "ready": True, "contributed": True, "here": True},
        {"person": None, "player": "bot:careful", "ready": False, "contributed": False, "here": False},
    ],
    "people": [{"person": "a1", "name": "Ana"}],
    "commitment": "098af8c0",
    "created": 1767225600.0,
    "rematch": None,
    "proof_ends": None,
    "reason": None,
    "invite": "k3yk3yk3yk3yk3yk",
    "replay_pass": None,
    "aids": True,
    "votes": {},
    "swaps": [],
    "lesson": False,
    "daily": None,
    "follows": None,
    "retries": None,
    "hints": True,
    "pack": None,
}
_HAPPENED: Final[dict[str, Any]] = {
    "seq": 7,
    "kind": "decision",
    "seat": 0,
    "events": [{"event": "card_drawn", "seat": 0, "card": "giant_rat"}],
}
_MOVE: Final[dict[str, Any]] = {"table": "9f1c0a", "seat": 0, "move_id": "c4e1-7"}

EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "hello": {"protocol": protocol.PROTOCOL},
    "watch": {"table": "9f1c0a", "seat": 0, "seen": 6, "chat_seen": 0, "words": False, "remarks": False},
    "unwatch": {"table": "9f1c0a"},
    "answer": {**_MOVE, "question": "push_or_stop", "option": "draw"},
    "undo": _MOVE,
    "consent": {"table": "9f1c0a", "seat": 1, "agree": True},
    "speak": {**_MOVE, "statement": {"claim": "inquisitor", "about": 2}},
    "say": {"table": "9f1c0a", "text": "Good evening."},
    "remark": {"table": "9f1c0a", "seat": 0, "remark": "well_played"},
    "mute": {"person": "b2", "muted": True},
    "return": {"table": "9f1c0a", "seat": 0},
    "stand": {
        "table": "9f1c0a",
        "seat": 0,
        "answers": [{"kind": "never_this_turn"}, {"kind": "always_for", "value": 4}],
    },
    "let_go": {"table": "9f1c0a", "seat": 1},
    "ask_odds": {"table": "9f1c0a", "seat": 0},
    "ask_hint": {"table": "9f1c0a", "seat": 0},
    "ping": {},
    "welcome": {
        "protocol": protocol.PROTOCOL,
        "person": "a1",
        "name": "Ana",
        "server": "Duskhall 0.1.0",
        "muted": ["b2"],
    },
    "snapshot": {"table": "9f1c0a", "seat": 0, "seq": 7, "info": _INFO, "now": _NOW, "log": [_HAPPENED]},
    "update": {"table": "9f1c0a", "seat": 0, "happened": _HAPPENED, "now": _NOW},
    "info": {"info": _INFO},
    "chat": {
        "table": "9f1c0a",
        "line": {"number": 3, "person": "a1", "name": "Ana", "text": "Good evening.", "at": 1767225600.0},
    },
    "remarked": {"table": "9f1c0a", "seat": 0, "remark": "well_played"},
    "done": {"table": "9f1c0a", "move_id": "c4e1-7", "seq": 7},
    "refused": {"table": "9f1c0a", "move_id": "c4e1-7", "reason": "refusal-not-asked", "details": {"seat": 0}},
    "odds": {"table": "9f1c0a", "seat": 0, "seq": 7, "odds": {"draw": {"bust": 0.25}}},
    "hint": {
        "table": "9f1c0a",
        "seat": 0,
        "seq": 7,
        "hint": {
            "question": "push_or_stop",
            "rule": "3.1",
            "measure": "win",
            "advice": "draw",
            "choices": [
                {"option": "draw", "noun": "", "chance": 2788, "error": 311, "odds": {"bust": 0.25}},
                {"option": "stop", "noun": "", "chance": 2400, "error": 296, "odds": {}},
            ],
            "close": True,
            "doubt": "",
            "believed": False,
            "plays": 1600,
        },
    },
    "standing": {
        "table": "9f1c0a",
        "seat": 0,
        "answers": [{"kind": "never_this_turn", "value": 3}, {"kind": "always_for", "value": 4}],
    },
    "undo_asked": {"table": "9f1c0a", "seat": 0, "to": 5, "waiting": [1]},
    "undo_settled": {"table": "9f1c0a", "agreed": True},
    "error": {"code": "not-your-seat", "message": "This is not your seat.", "about": "answer", "table": "9f1c0a"},
    "pong": {},
    "going_away": {},
}


def kinds() -> list[Any]:
    """Return every kind of message, the client's first."""
    return [*typing.get_args(ClientMessage), *typing.get_args(ServerMessage)]


def client_types() -> list[str]:
    """Return the types of the client's messages."""
    return [str(kind.__struct_config__.tag) for kind in typing.get_args(ClientMessage)]


def text() -> str:
    """Return the whole document."""
    parts = [HEAD, "## What a client says\n", *map(_message, typing.get_args(ClientMessage))]
    parts += ["## What the hall says\n", *map(_message, typing.get_args(ServerMessage))]
    parts += ["## What messages are made of\n", *map(_struct, _values())]
    return "\n".join(parts).rstrip() + "\n"


def examples(document: str) -> list[dict[str, Any]]:
    """Return the examples that a document shows."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", document, re.DOTALL)]


def _values() -> list[Any]:
    """Return the structs that messages hold, in the order of the protocol's source, then those of hints."""
    messages = set(kinds())
    bases = (protocol.FromClient, protocol.FromServer)
    declared = {**vars(protocol), **vars(hint)}
    found = [each for each in declared.values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in found if each not in messages and each not in bases and each is not msgspec.Struct]


def _message(kind: Any) -> str:
    tag = str(kind.__struct_config__.tag)
    example = json.dumps({"type": tag, **EXAMPLES[tag]}, ensure_ascii=False, indent=2)
    return f"### {tag}\n\n{inspect.getdoc(kind)}\n\n{_fields(kind)}```json\n{example}\n```\n"


def _struct(kind: Any) -> str:
    return f"### {kind.__name__}\n\n{inspect.getdoc(kind)}\n\n{_fields(kind)}"


def _fields(kind: Any) -> str:
    fields = msgspec.structs.fields(kind)
    if not fields:
        return ""
    lines = ["| field | type | default |", "|---|---|---|"]
    for field in fields:
        default = "" if field.required else f"`{json.dumps(_default(field))}`"
        lines.append(f"| `{field.encode_name}` | {_type(field.type)} | {default} |")
    return "\n".join(lines) + "\n\n"


def _default(field: Any) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def _type(kind: Any) -> str:
    """Say a type as a reader of JSON does."""
    if typing.get_origin(kind) is typing.Annotated:
        meant, *notes = typing.get_args(kind)
        return next((note.title for note in notes if note.title), None) or _type(meant)
    arguments = typing.get_args(kind)
    if typing.get_origin(kind) in (list, tuple):
        return f"list of {_type(arguments[0])}"
    if typing.get_origin(kind) is dict:
        return f"object of {_type(arguments[1])}"
    if arguments:
        return " or ".join(dict.fromkeys(_type(each) for each in arguments))
    plain = {str: "text", int: "integer", float: "number", bool: "true or false", type(None): "null", Any: "anything"}
    return plain.get(kind, getattr(kind, "__name__", str(kind)))


def main() -> None:
    """Write the document where it belongs."""
    path = Path(__file__).parents[4] / "docs" / "protocol.md"
    path.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
