"""Packs: content of a table's own, offered by its host or by the hall's keeper.

A pack is validated as in the terminal (`kernel.content`), and further, since strangers read it here: it is small, and
nothing in it is called so that it looks like something else.  A table keeps its pack as it was given; the record of
its game holds the whole content.  Text of a pack is shown as it is, never read as a message or as markup.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from duskhall import games
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.names import honest_name, likeness
from duskhall.hall.protocol import PackMark
from duskhall.kernel.content import LARGEST, Messages, load_data, read_bytes
from duskhall.kernel.game import BadSetup, Game
from duskhall.kernel.mistake import Mistake
from duskhall.kernel.setup import Content
from duskhall.kernel.text import LANGUAGES, Texts, key

LOADED: Final = 32  # contents that are kept loaded
MOST_ENTRIES: Final = 400  # of one kind, those of the game included
_log = logging.getLogger("duskhall.packs")


class Pack(msgspec.Struct, frozen=True):
    """A pack: how it is marked, its game, and its entries as JSON."""

    mark: PackMark
    game: str
    entries: str


class Choice(msgspec.Struct, frozen=True):
    """A setting of a game, with the values that it has with a pack."""

    name: str
    default: str | int
    values: list[str | int]
    rule: str


class Vetted(msgspec.Struct, frozen=True):
    """A pack that can be played: what its settings can be, and its words by language and key.

    `kept` is the id of a keeper's pack.
    """

    pack: Pack
    settings: list[Choice]
    words: Messages
    kept: str = ""


def vet(game_id: str, file: str, raw: bytes, most: int = LARGEST, kept: str = "") -> Vetted:
    """Return what a file holds, or raise a `Mistake` that says why it cannot be played."""
    game = games.find(game_id)
    name = honest_title(file)
    if len(raw) > most:
        raise HallMistake("pack-too-large", most=most // 1024)
    given = read_bytes(raw, file)
    content = load_data(game, given, file)
    for noun, names in content.catalogues.items():
        if len(names) > MOST_ENTRIES:
            raise HallMistake("pack-too-many", noun=noun, most=MOST_ENTRIES)
    _check_likeness(game, content)
    entries = msgspec.json.encode(given).decode()
    mark = PackMark(name, sha256(entries.encode()).hexdigest()[:16], bool(kept))
    return Vetted(Pack(mark, game_id, entries), choices(game, content), words(game, content), kept)


def honest_title(file: str) -> str:
    """Return what a pack is called by the name of its file.

    >>> honest_title("the_last_lamp.toml")
    'The last lamp'
    """
    stem = Path(file).name.rpartition(".")[0] or file
    title = honest_name(stem.replace("_", " ").replace("-", " "))
    return title[:1].upper() + title[1:]


def choices(game: Game, content: Content) -> list[Choice]:
    """Return the settings of a game, with the values that they have with this content."""
    return [Choice(each.name, each.default, list(each.possible(content.data)), each.rule) for each in game.settings]


def words(game: Game, content: Content) -> Messages:
    """Return the words that content brings along; a setting calls an entry as the entry is called."""
    made = {lang: dict(found) for lang, found in content.words.items()}
    for setting in (each for each in game.settings if each.noun):
        for value in setting.possible(content.data):
            for said in made.values():
                called = said.get(key(setting.noun, str(value)))
                if called is not None:
                    said[key("setting", setting.name, str(value))] = called
    return made


def _check_likeness(game: Game, content: Content) -> None:
    """Refuse what is called nearly as something else of its kind, but not quite."""
    for lang in LANGUAGES:
        texts = Texts(lang, [game.folder / "texts"])
        for noun, names in content.catalogues.items():
            seen: dict[str, str] = {}
            for called in _called(content, texts, noun, names):
                before = seen.setdefault(likeness(called), called)
                if before.casefold() != called.casefold():
                    raise HallMistake("pack-alike", one=before, other=called)


def _called(content: Content, texts: Texts, noun: str, names: list[str]) -> Iterator[str]:
    """Yield what the entries of a kind are called, those of the game first, where the pack has words for any."""
    own = content.words.get(texts.lang, {})
    keys = [key(noun, name) for name in names]
    if any(each in own for each in keys):
        yield from (texts.text(each) for each in keys if each not in own and texts.has(each))
        yield from (own[each] for each in keys if each in own)


def loaded(pack: Pack) -> Content:
    """Return the content of a table with this pack, or raise `Denied` where it no longer fits the game."""
    game = games.find(pack.game)
    try:
        return load_data(game, msgspec.json.decode(pack.entries), pack.mark.name)
    except BadSetup as error:
        raise Denied("bad-pack", HallMistake("pack-no-longer", problem=error), 422) from error


class Packs:
    """The packs of the hall's keeper, and the content of packs that was loaded lately."""

    def __init__(self, folder: str, most: int) -> None:
        """Look for packs of at most so many bytes in a folder, `folder/<game>/<file>`; "" is none."""
        self.folder = folder
        self.most = most
        self.kept: Mapping[str, list[Vetted]] = {}
        self._loaded: OrderedDict[tuple[str, str], Content] = OrderedDict()

    async def read(self) -> None:
        """Read the keeper's folder anew; what cannot be used is logged and left out."""
        if not self.folder:
            return
        found, problems = await asyncio.to_thread(read_folder, Path(self.folder), self.most)
        for file, problem in problems:
            _log.warning("a pack cannot be used", extra={"file": file, "problem": str(problem)})
        self.kept = found

    def find(self, game: str, kept: str) -> Pack:
        """Return a pack of the keeper's, or raise `Denied` where there is none (any more)."""
        for each in self.kept.get(game, ()):
            if each.kept == kept:
                return each.pack
        raise Denied("no-such-pack", "The hall has no such pack (any more): choose another.", 404)

    async def content(self, pack: Pack | None) -> Content | None:
        """Return the content of a table with this pack; None where it has none."""
        if pack is None:
            return None
        name = pack.game, pack.entries
        if name not in self._loaded:
            content = await asyncio.to_thread(loaded, pack)
            self._loaded[name] = content
            while len(self._loaded) > LOADED:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(name)
        return self._loaded[name]


def read_folder(folder: Path, most: int) -> tuple[dict[str, list[Vetted]], list[tuple[str, Mistake]]]:
    """Return the packs of a folder by game, and which files cannot be used, and why."""
    found: dict[str, list[Vetted]] = {}
    problems: list[tuple[str, Mistake]] = []
    if not folder.is_dir():
        return found, [(str(folder), HallMistake("packs-no-folder", folder=str(folder)))]
    for path in sorted(each for each in folder.glob("*/*") if each.suffix in (".toml", ".json")):
        try:
            found.setdefault(path.parent.name, []).append(_vet_file(path, most))
        except Mistake as problem:
            problems.append((str(path), problem))
    return found, problems


def _vet_file(path: Path, most: int) -> Vetted:
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as error:
        raise HallMistake("pack-unreadable", detail=error.strerror or str(error)) from error
    return vet(path.parent.name, path.name, raw, most, kept=path.stem)
