"""Reads content/*.toml: what the cards say, validated, as tables that the rules look numbers up in."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from duskhall.games.blood_bound import state
from duskhall.games.blood_bound.effects import ABILITIES
from duskhall.kernel.content import (
    BadContent,
    Provenance,
    all_different,
    between,
    digest,
    known_fields,
    one_of,
    parse,
    read_folder,
)
from duskhall.kernel.mistake import Argument
from duskhall.kernel.setup import Content

FOLDER = Path(__file__).parent / "content"
FILES = {"character": "characters.toml", "card": "supply.toml", "curses": "supply.toml"}

CLANS = ("rose", "beast")
TOKENS = ("rank", "rose", "beast", "unknown")
CARDS = ("quill", "sword_purple", "sword_green", "shield_purple", "shield_green", "staff", "fan", "curse")
RANKS = 9  # of each clan
ODD = (7, 9, 11)


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = FOLDER.parent / "texts"


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry says of itself: where it comes from, and which values the rulebook states."""

    id: str
    provenance: Provenance
    known: list[str]


class Character(Entry, forbid_unknown_fields=True, kw_only=True):
    """A character, the same in both clans."""

    number: int
    affiliations: tuple[Literal["own", "unknown", "wild"], Literal["own", "unknown", "wild"]]
    clue: Literal["own", "rival", "either"]
    ability: str


class Card(Entry, forbid_unknown_fields=True, kw_only=True):
    """A sort of ability card, and how many of it the supply holds."""

    count: int


class Curses(Entry, forbid_unknown_fields=True, kw_only=True):
    """How many curses there are with an odd number of players."""

    players: int
    true: int
    false: int


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """Everything in the box."""

    character: list[Character]
    card: list[Card]
    curses: list[Curses]


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    data = read_folder(FOLDER, FILES.values()) if data is None else data
    box = parse(data, Box, FILES)
    _check(box)
    ranks = [character.id for character in box.character]
    catalogues = {
        "clan": [*CLANS, "secret_order"],
        "rank": ranks,
        "character": [f"{clan}_{rank}" for clan in CLANS for rank in ranks[:RANKS]]
        + [f"{ranks[RANKS]}_{clan}" for clan in CLANS],
        "token": list(TOKENS),
        "card": list(CARDS),
        "curse": ["false_curse", "true_curse"],
        "cause": ["attack", "intervention", "ability"],
    }
    return Content(data, digest(data), catalogues, _tables(box))


def _check(box: Box) -> None:
    """Hold the entries to what the rules need of them."""
    if len(box.character) != RANKS + 1:
        raise BadBox(FILES["character"], "", "content-ten-characters", given=len(box.character))
    all_different(FILES["character"], "character", [character.id for character in box.character])
    for place, character in enumerate(box.character):
        _check_character(character, place)
    for noun, entries in (("character", box.character), ("card", box.card), ("curses", box.curses)):
        for entry in entries:
            known_fields(FILES[noun], f"{noun} {entry.id}", entry, entry.known)
    if tuple(card.id for card in box.card) != CARDS[:-1]:
        raise BadBox(FILES["card"], "", "content-cards", cards=CARDS[:-1])
    for card in box.card:
        between(FILES["card"], f"card {card.id}, count", card.count, 0, 100)
    if tuple(curses.players for curses in box.curses) != ODD:
        raise BadBox(FILES["curses"], "", "content-curses")
    for curses in box.curses:
        _must("curses", curses.id, "true", curses.true == 1, "content-one-true-curse")
        _must("curses", curses.id, "false", 0 <= curses.false < curses.players - 1, "content-few-players")


def _check_character(character: Character, place: int) -> None:
    def must(field: str, holds: bool, key: str, **arguments: Argument) -> None:
        _must("character", character.id, field, holds, key, **arguments)

    ability = character.ability
    one_of(FILES["character"], f"character {character.id}, ability", ability, ABILITIES)
    tenth = place == RANKS
    number = 0 if tenth else place + 1
    must("number", character.number == number, "content-number", number=number)
    must("affiliations", tenth == (set(character.affiliations) == {"wild"}), "content-of-tenth", value="wild")
    must("clue", tenth == (character.clue == "either"), "content-of-tenth", value="either")
    must("ability", tenth == (ability == "curses"), "content-of-tenth", value="curses")
    must("ability", place == 0 or ability != "quill", "content-of-first", value="quill")  # 7.1


def _must(noun: str, entry: str, field: str, holds: bool, key: str, **arguments: Argument) -> None:
    if not holds:
        raise BadBox(FILES[noun], f"{noun} {entry}, {field}", key, **arguments)


def _tables(box: Box) -> state.Tables:
    tables = state.Tables()
    tables.ranks = RANKS
    for clan in (state.ROSE, state.BEAST):
        for rank, character in enumerate(box.character[:RANKS]):
            _add_character(tables, clan, rank, character)
    for clue in (state.ROSE, state.BEAST):
        _add_character(tables, state.ORDER, RANKS, box.character[RANKS])
        tables.clue[-1] = clue
    for character in box.character:
        carry_out, usable = ABILITIES[character.ability]
        tables.ability.append(carry_out)
        tables.usable.append(usable)
    tables.cards = [card.count for card in box.card] + [0]
    tables.curses = [0] * 13
    for curses in box.curses:
        tables.curses[curses.players] = curses.true + curses.false
    return tables


def _add_character(tables: state.Tables, clan: int, rank: int, character: Character) -> None:
    icons = [1, 0, 0, 0]
    for affiliation in character.affiliations:
        if affiliation == "own":
            icons[1 + clan] += 1
        elif affiliation == "unknown":
            icons[state.UNKNOWN] += 1
    tables.clan.append(clan)
    tables.rank.append(rank)
    tables.icons += icons
    tables.wild.append("wild" in character.affiliations)
    # 2.3 The Inquisitor's two cards are given theirs one by one.
    tables.clue.append(clan if character.clue == "own" else 1 - clan)
