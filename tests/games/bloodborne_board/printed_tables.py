"""The tables in RULES.md and RULES.es.md, made of the content and its texts: `make tables` writes them anew.

Each is the table that follows a numbered rule.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.content import read_files
from duskhall.games.bloodborne_board.data.reading import words_of
from duskhall.games.bloodborne_board.printed import (
    ITEM_CONSUMABLE,
    ITEM_RUNE,
    ITEM_TOOL,
    ROLE_BOSS,
    ROLE_ENEMY,
    ROLE_RIVAL,
)
from duskhall.games.bloodborne_board.shown.enemies import line_view
from duskhall.games.bloodborne_board.shown.lines import does, joined, speed
from duskhall.games.bloodborne_board.tables import EnemyKind, Side, Tables
from duskhall.kernel.describe import sentence
from duskhall.kernel.text import KERNEL_TEXTS, LANGUAGES, TableTexts, Texts, key

BOOKS = {"en": GAME.folder / "RULES.md", "es": GAME.folder / "RULES.es.md"}
SETUP = GAME.setup(1)
TABLES: Tables = SETUP.content.tables

# What stands over the columns, and the few words in them that nothing else says.
HEADS = {
    "en": {
        "12.5": "enemy | HP | moves | side | basic attack | special attack | ability",
        "12.6": "rival | HP | basic attack | special attack | ability",
        "12.7": "boss | phase | HP | action | cards | what it does",
        "15.6": "item | when | what it does | copies",
        "15.7": "tool | when | what it does",
        "15.8": "rune | when | what it does",
        "15.9": "firearm | what it does | copies",
        "16.1": "weapon | side | slots | ability",
        "16.2": "card | what it does | copies",
        "16.3": "card | stat | what it does | copies",
    },
    "es": {
        "12.5": "enemigo | PV | se mueve | lado | ataque básico | ataque especial | habilidad",
        "12.6": "rival | PV | ataque básico | ataque especial | habilidad",
        "12.7": "jefe | fase | PV | acción | cartas | qué hace",
        "15.6": "objeto | cuándo | qué hace | copias",
        "15.7": "herramienta | cuándo | qué hace",
        "15.8": "runa | cuándo | qué hace",
        "15.9": "arma de fuego | qué hace | copias",
        "16.1": "arma | lado | espacios | habilidad",
        "16.2": "carta | qué hace | copias",
        "16.3": "carta | atributo | qué hace | copias",
    },
}
WINDOWS = {
    "en": {
        "turn": "turn", "attack": "attack", "entry": "an enemy enters", "attacked": "attacked",
        "kill": "kill", "slain": "slain", "lasting": "lasting", "story": "lasting",
    },
    "es": {
        "turn": "turno", "attack": "ataque", "entry": "un enemigo entra", "attacked": "atacado",
        "kill": "al matar", "slain": "al morir", "lasting": "siempre", "story": "siempre",
    },
}  # fmt: skip


class Printer:
    """Makes the tables in one language."""

    def __init__(self, lang: str) -> None:
        """Speak this language."""
        self.lang = lang
        self.texts = TableTexts(Texts(lang, [KERNEL_TEXTS, GAME.folder / "texts"]), SETUP)

    def tables(self) -> dict[str, list[str]]:
        """Return the lines of every table, by the rule before it."""
        rows = {
            "12.5": self.enemies(),
            "12.6": self.rivals(),
            "12.7": self.bosses(),
            "15.6": self.items(ITEM_CONSUMABLE),
            "15.7": self.items(ITEM_TOOL),
            "15.8": self.items(ITEM_RUNE),
            "15.9": self.firearms(),
            "16.1": self.weapons(),
            "16.2": self.cards(True),
            "16.3": self.cards(False),
        }
        return {number: self.table(number, list(each)) for number, each in rows.items()}

    def table(self, number: str, rows: list[list[str]]) -> list[str]:
        """Return a table in Markdown."""
        head = HEADS[self.lang][number].split(" | ")
        assert all(len(row) == len(head) for row in rows), number
        lines = [head, ["---"] * len(head), *rows]
        return ["| " + " | ".join(cells) + " |" if cells[0] != "---" else "|" + "---|" * len(cells) for cells in lines]

    def noun(self, noun: str, number: int) -> str:
        """Return what an entry is called."""
        return self.texts.noun(noun, SETUP.catalogues[noun][number])

    def says(self, noun: str, number: int) -> str:
        """Return what is printed on it."""
        return self.texts.text(key(noun, SETUP.catalogues[noun][number]) + "-text")

    def line(self, number: int) -> str:
        """Return an action: its name, its figures, and what it does."""
        said = self.done(number)
        return f"*{self.noun('line', number)}*: {said}" if said else f"*{self.noun('line', number)}*"

    def done(self, number: int) -> str:
        """Return the figures of an action, and what it does."""
        line = line_view(SETUP, number)
        pace = sentence(speed(line.speed), self.texts)
        figures = f"{pace} {line.damage}." if not line.ability else f"{pace}." if line.speed else ""
        effects = does(line)
        said = sentence(joined(effects), self.texts) if effects else ""
        return f"{figures} {said}".strip()

    def kinds(self, role: int) -> Iterable[tuple[int, EnemyKind]]:
        """Return the kinds of a role."""
        return [(number, kind) for number, kind in enumerate(TABLES.kinds) if kind.role == role]

    def enemies(self) -> Iterable[list[str]]:
        """12.5 Both sides of every enemy."""
        for number, kind in self.kinds(ROLE_ENEMY):
            for side in range(2):
                lines = [self.line(line) for line in kind.lines[side * 3 : side * 3 + 3]]
                yield [self.noun("kind", number), str(kind.hp[0]), str(kind.move), "AB"[side], *lines]

    def rivals(self) -> Iterable[list[str]]:
        """12.6 The one card of every rival."""
        for number, kind in self.kinds(ROLE_RIVAL):
            yield [self.noun("kind", number), by_hunters(kind.hp), *[self.line(line) for line in kind.lines[:3]]]

    def bosses(self) -> Iterable[list[str]]:
        """12.7 The actions of every boss, phase by phase."""
        for number, kind in self.kinds(ROLE_BOSS):
            for phase, hp, deck in ((1, kind.hp, kind.phase1), (2, kind.hp2, kind.phase2)):
                for line in dict.fromkeys(deck):
                    cells = [str(phase), by_hunters(hp), self.noun("line", line), str(deck.count(line))]
                    yield [self.noun("kind", number), *cells, self.done(line)]

    def items(self, kind: int) -> Iterable[list[str]]:
        """15.6 to 15.8 Consumables, tools or runes."""
        windows = list(words_of("Window"))
        for number, item in enumerate(TABLES.items):
            if item.type == kind:
                row = [self.noun("item", number), WINDOWS[self.lang][windows[item.window]], self.says("item", number)]
                yield [*row, str(item.copies)] if kind == ITEM_CONSUMABLE else row

    def firearms(self) -> Iterable[list[str]]:
        """15.9 Firearms, with the price that refreshes them."""
        for number, gun in enumerate(TABLES.firearms):
            yield [self.noun("firearm", number), self.says("firearm", number), str(gun.copies)]

    def weapons(self) -> Iterable[list[str]]:
        """16.1 Both sides of every weapon."""
        abilities = list(words_of("WeaponAbility"))
        for number, side in enumerate(TABLES.sides):
            ability = self.texts.text("ability-" + abilities[side.ability].replace("_", "-"))
            yield [self.noun("hunter", number // 2), "AB"[number % 2], self.slots(side), ability]

    def cards(self, basic: bool) -> Iterable[list[str]]:
        """16.2, 16.3 Basic cards, or upgrades with their stat, which is called like its basic card."""
        stats = {entry["id"]: entry["stat"] for entry in read_files()["card"]}
        for number, card in enumerate(TABLES.cards):
            if bool(card.basic) == basic:
                stat = [] if basic else [self.texts.noun("card", stats[SETUP.catalogues["card"][number]])]
                yield [self.noun("card", number), *stat, self.says("card", number), str(card.copies)]

    def slots(self, side: Side) -> str:
        """Return the slots of a side, those of which its ability speaks with a star."""
        names = [sentence(speed(slot.speed), self.texts) for slot in side.slots]
        stars = ["\\*" if slot.special else "" for slot in side.slots]
        return ", ".join(
            f"{name} {slot.damage}{star}" for name, slot, star in zip(names, side.slots, stars, strict=True)
        )


def by_hunters(hp: list[int]) -> str:
    """Return HP against one, two, three and four hunters."""
    return "/".join(map(str, hp))


def with_tables(book: str, lang: str) -> str:
    """Return a rulebook with today's tables in it."""
    for number, lines in Printer(lang).tables().items():
        found = re.search(rf"\*\*{re.escape(number)}\*\* (?:[^\n]+\n)+\n", book)
        assert found, number
        rest = re.sub(r"\A(?:\|[^\n]*\n)*\n?", "", book[found.end() :])
        book = book[: found.end()] + "\n".join(lines) + "\n\n" + rest
    return book


if __name__ == "__main__":
    for lang in LANGUAGES:
        path: Path = BOOKS[lang]
        path.write_text(with_tables(path.read_text(encoding="utf-8"), lang), encoding="utf-8")
        print(path.name)
