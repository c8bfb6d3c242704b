"""One page that needs nothing else: sections with plots and tables, in one language, with Vega's own code in it."""

import json
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from duskhall.kernel.mistake import Mistake

FOLDER: Final = Path(__file__).parent
NEEDED: Final = ("altair", "vl_convert")
# How numbers are written, as d3 wants to be told.
LOCALES: Final = {
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["$", ""]},
    "es": {"decimal": ",", "thousands": "\u00a0", "grouping": [3], "currency": ["", "\u00a0€"], "percent": "\u00a0%"},
}


@dataclass
class Plot:
    """A plot with the words that stand over it and below it, and what somebody hears who cannot see it."""

    title: str
    spec: dict[str, Any]
    heard: str


@dataclass
class Table:
    """Rows of text under their heads; the first column is text, all others are numbers."""

    heads: list[str]
    rows: list[list[str]]


@dataclass
class Section:
    """A part of the page: what it is about, what it says, plots beside each other, and a table that can be opened."""

    title: str
    words: list[str] = field(default_factory=list)
    points: list[str] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)
    table: Table | None = None


def check() -> None:
    """Say in a sentence which extra a page needs, where it is missing."""
    if any(find_spec(name) is None for name in NEEDED):
        raise Mistake("mistake-extra", extra="lab", packages="altair, vl-convert-python")


def write(lang: str, title: str, words: list[str], sections: list[Section], labels: dict[str, str], accent: str) -> str:
    """Return the page; `labels` are the words of its own controls."""
    style = (FOLDER / "page.css").read_text(encoding="utf-8").replace("/* accent */", f"--accent: {accent};")
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    body = "".join(_section(number, section, labels) for number, section in enumerate(sections))
    plots = [plot.spec for section in sections for plot in section.plots]
    contents = "".join(
        f'<li><a href="#part-{number}">{escape(section.title)}</a></li>' for number, section in enumerate(sections)
    )
    listing = escape(labels["contents"])
    lead = "".join(f"<p>{escape(each)}</p>" for each in words)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f'<header><h1>{escape(title)}</h1><div class="lead">{lead}</div>'
        f'<nav aria-label="{listing}"><ul>{contents}</ul></nav></header>\n<main>{body}</main>\n'
        f'<script type="application/json" id="plots">{_embedded(plots)}</script>\n'
        f'<script type="application/json" id="locale">{_embedded(LOCALES[lang])}</script>\n'
        f"<script>{_vega()}</script>\n<script>{script}</script>\n</body>\n</html>\n"
    )


def _section(number: int, section: Section, labels: dict[str, str]) -> str:
    words = "".join(f"<p>{escape(each)}</p>" for each in section.words)
    points = "".join(f"<li>{escape(each)}</li>" for each in section.points)
    figures = "".join(
        f'<figure><figcaption>{escape(plot.title)}</figcaption><div class="plot" role="img" '
        f'aria-label="{escape(plot.heard)}"></div></figure>'
        for plot in section.plots
    )
    listed = f'<ul class="points">{points}</ul>' if points else ""
    drawn = f'<div class="plots">{figures}</div>' if figures else ""
    table = _table(section.table, labels["numbers"]) if section.table and section.table.rows else ""
    return f'<section id="part-{number}"><h2>{escape(section.title)}</h2>{words}{listed}{drawn}{table}</section>'


def _table(table: Table, label: str) -> str:
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(each)}</td>" for each in row[1:]) + "</tr>"
        for row in table.rows
    )
    return (
        f'<details><summary>{escape(label)}</summary><div class="wide" tabindex="0" role="region" '
        f'aria-label="{escape(label)}"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>'
    )


def _embedded(value: Any) -> str:
    """Return JSON that can stand in a script, whatever words are in it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


@cache
def _vega() -> str:
    import vl_convert

    bundle: Any = vl_convert.javascript_bundle
    code: str = bundle()
    return code.replace("</script", "<\\/script")
