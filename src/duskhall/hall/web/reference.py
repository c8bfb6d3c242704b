"""The description of the HTTP interface as a plain page: no script, no style, nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: HTTP</title>
<h1>{title}: HTTP</h1>
<p>{about}</p>
<p>For programs: <a href="/openapi.json">the same as OpenAPI</a>, and
<a href="/api/protocol.json">the messages of the WebSocket</a>.</p>
{body}
</html>
"""


def page(schema: dict[str, Any]) -> str:
    """Return an OpenAPI description as HTML: every request, then every kind of value."""
    parts = ["<h2>Requests</h2>", *_requests(schema["paths"]), "<h2>Values</h2>"]
    for name, kind in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts += _kind(name, kind)
    info = schema["info"]
    return _PAGE.format(title=escape(info["title"]), about=escape(info["description"]), body="\n".join(parts))


def _requests(paths: dict[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield f'<h3 id="{escape(operation["operationId"])}"><code>{method.upper()} {escape(path)}</code></h3>'
            yield f"<p>{escape(operation.get('description', ''))}</p>"
            yield "<ul>"
            for each in operation.get("parameters", ()):
                yield f"<li>{_name(each['name'])} in the {each['in']}: {_type(each.get('schema', {}))}</li>"
            if "requestBody" in operation:
                yield f"<li>body: {_content(operation['requestBody'])}</li>"
            for status, answer in operation.get("responses", {}).items():
                yield f"<li>{status}: {_content(answer) or escape(answer.get('description', ''))}</li>"
            yield "</ul>"


def _kind(name: str, kind: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
    yield f"<p>{escape(kind.get('description', ''))}</p>"
    if "properties" in kind:
        needed = kind.get("required", ())
        yield "<ul>"
        for field, each in kind["properties"].items():
            yield f"<li>{_name(field)}: {_type(each)}{'' if field in needed else ' (may be left out)'}</li>"
        yield "</ul>"
    else:
        yield f"<p>{_type(kind)}</p>"


def _content(answer: dict[str, Any]) -> str:
    return " or ".join(_type(each.get("schema", {})) for each in answer.get("content", {}).values())


def _name(name: str) -> str:
    return f"<code>{escape(name)}</code>"


def _type(schema: Any) -> str:
    """Return what a value is, in a few words."""
    if not isinstance(schema, dict) or not schema:
        return "anything"
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema or "const" in schema:
        return " or ".join(_name(str(each)) for each in schema.get("enum", [schema.get("const")]))
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(_type(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items'))}"
    return escape(str(schema.get("type", "anything")))
