"""What content must be besides well formed: references that lead somewhere, numbers that the rules can work with."""

from collections.abc import Sequence

from duskhall.games.bloodborne_board.data import packs, written
from duskhall.games.bloodborne_board.data.definitions import LETTERS, kinds_of, lines_of, numbers
from duskhall.games.bloodborne_board.data.pack_checks import BadBox, PackChecks
from duskhall.games.bloodborne_board.data.reading import MOST
from duskhall.games.bloodborne_board.effects import ITEM_EFFECTS
from duskhall.games.bloodborne_board.printed import DECK, SLOTS
from duskhall.kernel.content import all_different, between, one_of


def check(box: written.Box, campaigns: Sequence[packs.Campaign]) -> None:
    """Raise `BadContent` for the first thing that does not fit."""
    _check_box(box)
    for tile in box.tile:
        _check_tile(tile)
    central = [tile.id for tile in box.tile if tile.special == "lamp"]
    if len(central) != 1:
        raise BadBox("tiles.toml", "tile, special", "content-one-lamp", given=len(central))
    missions = [mission for campaign in campaigns for mission in campaign.mission]
    steps = [step for mission in missions for step in mission.step]
    choices = [choice for step in steps for choice in step.choices]
    for noun, entries in (("campaign", campaigns), ("mission", missions), ("step", steps), ("choice", choices)):
        all_different("campaigns", noun, [entry.id for entry in entries])
    known = numbers(box, campaigns)
    for campaign in campaigns:
        PackChecks(known, box, central[0], campaign).check()


def _check_box(box: written.Box) -> None:
    for file, noun, ids in (
        ("hunters.toml", "hunter", [hunter.id for hunter in box.hunter]),
        ("cards.toml", "card", [card.id for card in box.card]),
        ("firearms.toml", "firearm", [gun.id for gun in box.firearm]),
        ("items.toml", "item", [item.id for item in box.item]),
        ("enemies.toml", "enemy", kinds_of(box)),
        ("enemies.toml", "line", [line.id for line in lines_of(box)]),
        ("tiles.toml", "tile", [tile.id for tile in box.tile]),
    ):
        all_different(file, noun, ids)
    guns = [gun.id for gun in box.firearm]
    for hunter in box.hunter:
        one_of("hunters.toml", f"hunter {hunter.id}, firearm", hunter.firearm, guns)
        if len(hunter.side) != 2:
            raise BadBox("hunters.toml", f"hunter {hunter.id}, side", "content-sides", sides=2, given=len(hunter.side))
        for side in hunter.side:
            if not 1 <= len(side.slots) <= SLOTS:
                raise BadBox("hunters.toml", f"hunter {hunter.id}, slots", "content-slots")
    if len(box.hunter) < 4:
        raise BadBox("hunters.toml", "", "content-few-hunters", given=len(box.hunter))
    if sum(card.copies for card in box.card if card.basic) != DECK:
        raise BadBox("cards.toml", "card, copies", "content-basic-cards")
    goods = [item.type == "consumable" for item in box.item]
    if goods != sorted(goods, reverse=True):
        raise BadBox("items.toml", "item, type", "content-consumables-first")
    for item in box.item:
        one_of("items.toml", f"item {item.id}, effect", item.effect, ITEM_EFFECTS)
    _check_kinds(box)


def _check_kinds(box: written.Box) -> None:
    for enemy in box.enemy:
        sides = {"enemy": 2, "rival": 1, "object": 0}[enemy.role]
        if len(enemy.side) != sides:
            raise BadBox("enemies.toml", f"enemy {enemy.id}, side", "content-sides", sides=sides, given=len(enemy.side))
        if len(enemy.hp) != 4:
            raise BadBox("enemies.toml", f"enemy {enemy.id}, hp", "content-enemy-hp")
    if sum(enemy.role == "enemy" for enemy in box.enemy) < 3:
        raise BadBox("enemies.toml", "", "content-three-kinds")
    for line in lines_of(box):
        between("bosses.toml", f"line {line.id}, copies", line.copies, 1, MOST)
    for boss in box.boss:
        if len(boss.hp) != 4 or len(boss.hp2) not in (0, 4) or not boss.phase1:
            raise BadBox("bosses.toml", f"boss {boss.id}, hp", "content-boss-hp")
        if boss.hp2 and not boss.phase2:
            raise BadBox("bosses.toml", f"boss {boss.id}, phase2", "content-second-phase")
        if boss.soothed_by:
            one_of("bosses.toml", f"boss {boss.id}, soothed_by", boss.soothed_by, [item.id for item in box.item])


def _check_tile(tile: written.Tile) -> None:
    place = f"tile {tile.id}"
    letters = list(tile.spaces)
    if letters != list(LETTERS[: len(letters)]) or not letters:
        raise BadBox("tiles.toml", f"{place}, spaces", "content-spaces")
    for pair in tile.adjacent:
        ends = pair.split("-")
        if len(ends) != 2 or not set(ends) <= set(letters) or ends[0] == ends[1]:
            raise BadBox("tiles.toml", f"{place}, adjacent", "content-adjacent", value=repr(pair))
    if not tile.exits:
        raise BadBox("tiles.toml", f"{place}, exits", "content-no-exits")
    for way, space in tile.exits.items():
        one_of("tiles.toml", f"{place}, exits, {way}", space, letters)
    if tile.named:
        one_of("tiles.toml", f"{place}, named", tile.named, letters)
    reached = {letters[0]}
    for _ in letters:
        for pair in tile.adjacent:
            a, b = pair.split("-")
            if a in reached or b in reached:
                reached |= {a, b}
    if reached != set(letters):
        lonely = min(set(letters) - reached)
        raise BadBox("tiles.toml", f"{place}, adjacent", "content-unreachable-space", space=lonely)
