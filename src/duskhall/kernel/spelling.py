"""What the wheel compiles: a module of the sources with everything written out that is declared in it.

Declared classes get their methods (:mod:`duskhall.kernel.fields`), and a word read off a question or a setting becomes
the number that it is, so that a compiled rule compares and offers constants.

This module needs nothing but the standard library: the build uses it too.
"""

import ast

from duskhall.kernel.fields import expanded


def spelled_out(source: str, where: str) -> str:
    """Return a module as it is compiled; `where` names its file."""
    return expanded(numbered(source), where)


def numbered(source: str) -> str:
    """Return a module with the numbers of the words that it reads off its own questions and settings.

    `PASS: Final = ACT.word("pass")` becomes `PASS: Final = 1`, where `ACT` has that word in the second place.
    """
    lines = source.splitlines()
    words: dict[str, list[str]] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        match node.value:
            case ast.Call(func=ast.Name(id="Question"), args=[_, _, *parts]):
                words[node.target.id] = _texts(parts)
            case ast.Call(func=ast.Name(id="Setting"), args=[_, _, ast.Tuple(elts=values), *_]):
                words[node.target.id] = _texts(values)
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id=name), attr="word"), args=[ast.Constant(value=str(word))]
            ):
                if word in words.get(name, ()):
                    lines[node.lineno - 1] = f"{node.target.id}: Final = {words[name].index(word)}"
                    lines[node.lineno : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno)
    return "\n".join(lines) + "\n"


def _texts(nodes: list[ast.expr]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
