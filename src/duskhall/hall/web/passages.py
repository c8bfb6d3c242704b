"""The Markdown of the rules as passages: texts, lists and tables that a client draws without reading Markdown."""

from typing import Final, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pydantic import BaseModel

Style = Literal["", "strong", "emphasis", "code"]

_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")
_OPENS: Final[dict[str, Style]] = {"strong_open": "strong", "em_open": "emphasis", "strong_close": "", "em_close": ""}


class Span(BaseModel):
    """Words of one style."""

    text: str
    style: Style


class Passage(BaseModel):
    """A text, a list or a table: rows of cells of spans.  A text is one cell, a list has one in each row.

    The first row of a table is its head.
    """

    kind: Literal["text", "list", "table"]
    rows: list[list[list[Span]]]


def passages(markdown: str) -> list[Passage]:
    r"""Return what a paragraph of Markdown consists of.

    >>> [(each.kind, len(each.rows)) for each in passages("Some *words*.\n\n- one\n- two")]
    [('text', 1), ('list', 2)]
    """
    found: list[Passage] = []
    inside = False  # a list or a table
    for token in _MARKDOWN.parse(markdown):
        if token.type in ("bullet_list_open", "ordered_list_open", "table_open"):
            found.append(Passage(kind="table" if token.type == "table_open" else "list", rows=[]))
            inside = True
        elif token.type in ("bullet_list_close", "ordered_list_close", "table_close"):
            inside = False
        elif token.type == "tr_open":
            found[-1].rows.append([])
        elif token.type == "list_item_open":
            found[-1].rows.append([[]])
        elif token.type in ("th_open", "td_open"):
            found[-1].rows[-1].append([])
        elif token.type == "inline" and inside:
            found[-1].rows[-1][-1].extend(_spans(token))
        elif token.type == "inline":
            found.append(Passage(kind="text", rows=[[_spans(token)]]))
    return found


def _spans(inline: Token) -> list[Span]:
    spans: list[Span] = []
    style: Style = ""
    for token in inline.children or ():
        style = _OPENS.get(token.type, style)
        text = " " if token.type in ("softbreak", "hardbreak") else token.content
        if text:
            spans.append(Span(text=text, style="code" if token.type == "code_inline" else style))
    return spans
