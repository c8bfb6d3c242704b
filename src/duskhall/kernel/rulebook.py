"""The numbered rules of a game, read from RULES.md (RULES.es.md ...) in its folder.

A rule is a paragraph that opens with its number in bold, ``**3.2** ...``, a ruling one with ``**R4** ...``; a
section opens with ``## 3 Going bust``.  The same numbers appear in the code, in tests, in refusals and in the log.

A rule ends with the places of the printed rulebook that it carries, ``[Rolling Dice, p. 9; Health Potions, l. 268]``:
each a heading with its page, or its line where no page is known.  One that no rulebook has ends with ``[ours]``.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

_RULE: Final = re.compile(r"\*\*(R?\d+(?:\.\d+)*)\*\*\s+(.*)", re.DOTALL)
_SOURCES: Final = re.compile(r"(.*\S)\s+\[([^\[\]]+)\]", re.DOTALL)
_SOURCE: Final = re.compile(r"(.+), ([pl])\. (\d+)")
_OURS: Final = "ours"
_NAMED: Final = re.compile(r"\(`(\w+)`\) ")
_SECTION: Final = re.compile(r"## (?:(\d+) )?(.*)")
_TITLE: Final = re.compile(r"# (.*)")


class UnknownRule(LookupError):
    """A number that no rule has; `nearest` are numbers that exist, closest first."""

    def __init__(self, number: str, nearest: tuple[str, ...]) -> None:
        """Name the number and what there is instead."""
        self.number = number
        self.nearest = nearest
        instead = f"; the nearest are {' and '.join(nearest)}" if nearest else ""
        super().__init__(f"There is no rule {number}{instead}.")

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class Source:
    """A place of the printed rulebook: a heading, and its page, or its line where no page is known."""

    heading: str
    place: Literal["page", "line"]
    number: int


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph, in Markdown without its number and its sources, on one line."""

    number: str
    text: str
    section: str
    sources: tuple[Source, ...] = ()
    ours: bool = False  # it stands in no rulebook

    @property
    def said(self) -> str:
        """The text without the name that it opens with, which content files alone use."""
        return _NAMED.sub("", self.text, count=1) if _NAMED.match(self.text) else self.text


@dataclass(frozen=True)
class Section:
    """A chapter: its number ("" for the chapters that only explain), its title, and its paragraphs in order."""

    number: str
    title: str
    blocks: tuple[Rule | str, ...]

    @property
    def rules(self) -> list[Rule]:
        """The numbered paragraphs."""
        return [block for block in self.blocks if isinstance(block, Rule)]


class Rulebook:
    """A game's rules in one language; English where the language has no file."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        """Read the rules of a game's folder when they are first needed."""
        translated = folder / f"RULES.{lang}.md"
        self.path = translated if translated.is_file() else folder / "RULES.md"

    @cached_property
    def sections(self) -> list[Section]:
        """The chapters in order; what stands before the first one is a chapter with the book's title."""
        return _parse(self.path.read_text(encoding="utf-8"))

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule and ruling by its number, in the book's order."""
        return {rule.number: rule for section in self.sections for rule in section.rules}

    @cached_property
    def named(self) -> dict[str, str]:
        """The number of every rule that is about one thing of the content, by the name it opens with: (`heal`)."""
        found = ((_NAMED.match(rule.text), number) for number, rule in self.rules.items())
        return {match[1]: number for match, number in found if match}

    @property
    def numbers(self) -> list[str]:
        """Every number in the book's order."""
        return list(self.rules)

    def rule(self, number: str) -> Rule:
        """Return the rule of this number, or raise `UnknownRule`."""
        wanted = number.strip().upper()
        if wanted not in self.rules:
            raise UnknownRule(number.strip(), self._nearest(wanted))
        return self.rules[wanted]

    def section(self, number: str) -> Section | None:
        """Return the chapter of this number, or None."""
        return next((section for section in self.sections if section.number == number.strip()), None)

    def search(self, words: str) -> list[Rule]:
        """Return the rules that contain these words, whatever their case and accents."""
        wanted = _folded(words.strip())
        return [rule for rule in self.rules.values() if wanted in _folded(rule.text)]

    def _nearest(self, number: str) -> tuple[str, ...]:
        """The neighbours of a number that does not exist: before it and after it, of the same kind."""
        place = _place(number)
        if place is None:
            return (self.numbers[0], self.numbers[-1]) if self.numbers else ()
        kind = [(other, name) for name in self.numbers if (other := _place(name)) and other[0] == place[0]]
        before = [name for other, name in kind if other < place]
        after = [name for other, name in kind if other > place]
        return tuple(before[-1:] + after[:1])


def _parse(markdown: str) -> list[Section]:
    sections: list[Section] = []
    number = title = ""
    blocks: list[Rule | str] = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        heading = _SECTION.fullmatch(block.strip())
        if heading:
            sections.append(Section(number, title, tuple(blocks)))
            number, title, blocks = heading[1] or "", heading[2], []
        elif first := _TITLE.fullmatch(block.strip()):
            title = first[1]
        elif rule := _RULE.fullmatch(block.strip()):
            text, sources, ours = _sourced(" ".join(rule[2].split()))
            blocks.append(Rule(rule[1], text, title, sources, ours))
        else:
            blocks.append(block)
    sections.append(Section(number, title, tuple(blocks)))
    return sections


def _sourced(text: str) -> tuple[str, tuple[Source, ...], bool]:
    """Part a rule from its sources; what stands in brackets and is none stays with the rule."""
    found = _SOURCES.fullmatch(text)
    if found is None:
        return text, (), False
    if found[2] == _OURS:
        return found[1], (), True
    sources = []
    for each in found[2].split("; "):
        source = _SOURCE.fullmatch(each)
        if source is None:
            return text, (), False
        sources.append(Source(source[1], "page" if source[2] == "p" else "line", int(source[3])))
    return found[1], tuple(sources), False


def _place(number: str) -> tuple[int, ...] | None:
    """Where a number stands among its kind: rules are kind 0, rulings kind 1."""
    if not re.fullmatch(r"R?\d+(\.\d+)*", number):
        return None
    return (int(number.startswith("R")), *(int(part) for part in number.lstrip("R").split(".")))


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(char for char in decomposed if not unicodedata.combining(char)).split())
