"""Reads content/: what cards, enemies, tiles and campaigns say, validated, as definitions that the rules look up."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from duskhall.games.bloodborne_board.data import definitions
from duskhall.games.bloodborne_board.data.checks import check
from duskhall.games.bloodborne_board.data.pack_checks import BadBox
from duskhall.games.bloodborne_board.data.packs import Campaign
from duskhall.games.bloodborne_board.data.written import Box, Enemy
from duskhall.games.bloodborne_board.settings import CAMPAIGNS
from duskhall.kernel.content import Said, Words, all_different, digest, messages, parse, read_folder
from duskhall.kernel.setup import Content

FOLDER = Path(__file__).parent / "content"
FILES = {
    "hunter": "hunters.toml",
    "card": "cards.toml",
    "firearm": "firearms.toml",
    "item": "items.toml",
    "enemy": "enemies.toml",
    "hazard": "enemies.toml",
    "boss": "bosses.toml",
    "tile": "tiles.toml",
}


def load(data: Mapping[str, Any] | None = None) -> Content:
    """Return the game's own content, or that of the data given in its place."""
    own = data is None
    data = read_files() if data is None else data
    box = parse({key: value for key, value in data.items() if key != "campaign"}, Box, FILES)
    campaigns = _campaigns(data.get("campaign"))
    check(box, campaigns)
    tables = definitions.tables(box, campaigns)  # first, since it looks at the numbers
    catalogues = definitions.catalogues(box, campaigns)
    for noun, names in catalogues.items():
        all_different("content", noun, names)
    content = Content(data, digest(data), catalogues, tables)
    content.designed = {"chapter": _designed(campaigns)}
    if not own:
        content.words = messages(catalogues, _own_catalogues(), _said(box, campaigns))
    return content


def _designed(campaigns: list[Campaign]) -> frozenset[str]:
    """The chapters whose setup is ours, in campaigns that are not."""
    return frozenset(
        f"{campaign.id}_{chapter.number}"
        for campaign in campaigns
        for chapter in campaign.chapter
        if chapter.provenance == "designed" != campaign.provenance
    )


@lru_cache(maxsize=1)
def _own_catalogues() -> Mapping[str, list[str]]:
    return load().catalogues


def read_files() -> dict[str, Any]:
    """Return the game's own content as it is written; every campaign is a pack in a file of its own."""
    data = read_folder(FOLDER, FILES.values())
    packs = [read_folder(FOLDER / "campaigns", [f"{name}.toml"]) for name in CAMPAIGNS]
    return data | {"campaign": [entry for pack in packs for entry in pack["campaign"]]}


def _campaigns(packs: object) -> list[Campaign]:
    if not isinstance(packs, list) or not packs:
        raise BadBox("content", "campaign", "content-no-campaign")
    campaigns = []
    for number, pack in enumerate(packs, 1):
        if not isinstance(pack, Mapping):
            raise BadBox("content", f"campaign {number}", "content-no-table")
        file = f"campaigns/{pack.get('id', number)}.toml"
        campaigns.append(parse(pack, Campaign, dict.fromkeys(Campaign.__struct_fields__, file)))
    if CAMPAIGNS[0] not in [campaign.id for campaign in campaigns]:
        raise BadBox("content", "campaign", "content-no-usual-campaign", campaign=CAMPAIGNS[0])
    return campaigns


def _said(box: Box, campaigns: Iterable[Campaign]) -> Iterator[Said]:
    """Yield the words that entries bring along; miniatures and spaces are called by what they belong to."""
    for noun in ("hunter", "card", "firearm", "item", "tile"):
        yield from ((noun, entry.id, entry.name, entry.text) for entry in getattr(box, noun))
    for kind in [*box.enemy, *box.boss]:
        yield "kind", kind.id, kind.name, kind.text
        minis = [f"{kind.id}_{number + 1}" for number in range(kind.minis)] if isinstance(kind, Enemy) else [kind.id]
        for number, unit in enumerate(minis, 1):
            yield "unit", unit, _numbered(kind.name, str(number) if len(minis) > 1 else ""), {}
    for tile in box.tile:
        for letter in tile.spaces:
            yield "space", f"{tile.id}_{letter}", _numbered(tile.name, letter.upper()), {}
    for campaign in campaigns:
        yield "campaign", campaign.id, campaign.name, {}
        for chapter in campaign.chapter:
            name = chapter.name or _numbered(campaign.name, str(chapter.number))
            yield "chapter", f"{campaign.id}_{chapter.number}", name, chapter.text
        for mission in campaign.mission:
            yield "mission", mission.id, mission.name, {}
            for step in mission.step:
                yield "mission_step", step.id, step.name, {}
                yield from (("choice", choice.id, choice.name, {}) for choice in step.choices)


def _numbered(name: Words, mark: str) -> Words:
    return {lang: f"{words} {mark}".rstrip() for lang, words in name.items()}
