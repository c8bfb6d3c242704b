"""What content must be besides well formed: references that lead somewhere, numbers that the rules can work with."""

from collections.abc import Collection, Sequence
from pathlib import Path

from duskhall.games.bloodborne_board import tables
from duskhall.games.bloodborne_board.data import packs, written
from duskhall.games.bloodborne_board.data.definitions import (
    LETTERS,
    file_of,
    flags_set_by,
    kinds_of,
    lines_of,
    numbered,
    numbers,
)
from duskhall.games.bloodborne_board.data.reading import Reader
from duskhall.games.bloodborne_board.death.track import RESET_POINTS
from duskhall.games.bloodborne_board.effects import ITEM_EFFECTS
from duskhall.games.bloodborne_board.printed import DECK, SLOTS
from duskhall.kernel.content import BadContent, all_different, at_least, between, one_of

# Which goals need a tile, and which a count.
NEED_TILE = ("reach", "interact", "deliver", "donate", "clear", "lure")
RESETS = len(RESET_POINTS[0])  # 10.1
NEED_COUNT = ("kills", "deliver", "donate", "pay", "chase", "tiles", "collect", "lead")


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = Path(__file__).parent.parent / "texts"


def check(box: written.Box, campaigns: Sequence[packs.Campaign]) -> None:
    """Raise `BadContent` for the first thing that does not fit."""
    _check_box(box)
    for tile in box.tile:
        _check_tile(tile)
    steps = [step.id for campaign in campaigns for mission in campaign.mission for step in mission.step]
    all_different("campaigns", "step", steps)
    missions = [mission.id for campaign in campaigns for mission in campaign.mission]
    all_different("campaigns", "mission", missions)
    known = numbers(box, campaigns)
    central = [tile.id for tile in box.tile if tile.special == "lamp"]
    for campaign in campaigns:
        _Pack(known, central, campaign).check()


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
    for card in box.card:
        at_least("cards.toml", f"card {card.id}, copies", card.copies, 1)
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
        if len(enemy.hp) != 4 or min(enemy.hp) < 1:
            raise BadBox("enemies.toml", f"enemy {enemy.id}, hp", "content-enemy-hp")
    if sum(enemy.role == "enemy" for enemy in box.enemy) < 3:
        raise BadBox("enemies.toml", "", "content-three-kinds")
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


class _Pack:
    """Checks one campaign pack."""

    def __init__(self, known: dict[str, dict[str, int]], central: list[str], pack: packs.Campaign) -> None:
        self.pack = pack
        self.file = file_of(pack)
        self.central = central
        self.tiles = known["tile"]
        self.reader = Reader(self.file, known | {"modifier": numbered(modifier.id for modifier in pack.modifier)})

    def check(self) -> None:
        if [chapter.number for chapter in self.pack.chapter] != [1, 2, 3]:
            raise BadBox(self.file, "chapter, number", "content-three-chapters")
        for modifier in self.pack.modifier:
            self.reader.read(tables.Modifier(), modifier, f"modifier {modifier.id}")
            if modifier.price and not modifier.roams:
                raise BadBox(self.file, f"modifier {modifier.id}, price", "content-price")
        for chapter in self.pack.chapter:
            self._chapter(chapter)
        for mission in self.pack.mission:
            self._mission(mission)
        for chapter in self.pack.chapter:
            hunts = [each for each in self.pack.mission if each.chapter == chapter.number and each.type == "hunt"]
            if not hunts:
                raise BadBox(self.file, f"chapter {chapter.number}", "content-no-hunt")

    def _chapter(self, chapter: packs.Chapter) -> None:
        place = f"chapter {chapter.number}"
        if len(chapter.enemies) != 3:
            raise BadBox(self.file, f"{place}, enemies", "content-chapter-enemies")
        self.reader.read(tables.Chapter(), chapter, place)
        if len(chapter.laid) != len(chapter.laid_to):
            raise BadBox(self.file, f"{place}, laid_to", "content-laid-to")
        at_least(self.file, f"{place}, random", chapter.random, 0)
        at_least(self.file, f"{place}, cap", chapter.cap, 0)

    def _mission(self, mission: packs.Mission) -> None:
        place = f"mission {mission.id}"
        between(self.file, f"{place}, chapter", mission.chapter, 1, 3)
        if not mission.step:
            raise BadBox(self.file, f"{place}, step", "content-no-step")
        chapter = self.pack.chapter[mission.chapter - 1]
        self.reachable = {*chapter.tiles, *chapter.laid, *self.central}
        self.reachable |= {
            step.lay for each in self.pack.mission for step in each.step if each.chapter == mission.chapter
        }
        if mission.trigger in ("tile", "space"):
            self._on_map(f"{place}, tile", mission.tile)
        if mission.trigger == "reset":
            between(self.file, f"{place}, reset", mission.reset, 1, RESETS)
        self.reader.read(tables.Mission(), mission, place)
        self._history(place, mission)
        own = [step.id for step in mission.step]
        for step in mission.step:
            self._step(f"{place}, step {step.id}", step, own)
            self._places(f"{place}, step {step.id}", step, step is mission.step[0])
            self._opens(f"{place}, step {step.id}", step, mission)
        self._all_reached(place, mission)

    def _history(self, place: str, mission: packs.Mission) -> None:
        """A branch must be possible: what it needs was set in an earlier chapter, and is not what bars it."""
        earlier = [each for each in self.pack.mission if each.chapter < mission.chapter]
        known = flags_set_by(earlier)
        for flag in mission.needs:
            if flag not in known:
                raise BadBox(self.file, f"{place}, needs", "content-never-set", flag=repr(flag))
            if flag in mission.without:
                raise BadBox(self.file, f"{place}, without", "content-contradiction", flag=repr(flag))
        openers = [
            each
            for each in self.pack.mission
            if each.chapter == mission.chapter and each is not mission
            for step in each.step
            if mission.id in step.opens
        ]
        if mission.trigger == "opened" and not openers:
            raise BadBox(self.file, f"{place}, trigger", "content-never-opened")

    def _opens(self, place: str, step: packs.Step, mission: packs.Mission) -> None:
        others = [each.id for each in self.pack.mission if each.chapter == mission.chapter and each is not mission]
        for name in step.opens:
            one_of(self.file, f"{place}, opens", name, others)

    def _places(self, place: str, step: packs.Step, first: bool) -> None:
        """Places that speak of the step before need one."""
        if first and "same" in [spawn.place for spawn in step.spawns]:
            raise BadBox(self.file, f"{place}, spawns, place", "content-same-nowhere")
        if "hand" in [spawn.place for spawn in step.spawns]:
            raise BadBox(self.file, f"{place}, spawns, place", "content-enemy-in-hand")
        if step.token_place == "same":
            raise BadBox(self.file, f"{place}, token_place", "content-same-for-enemies")
        if step.changes and not step.kind:
            raise BadBox(self.file, f"{place}, changes", "content-no-kind")

    def _step(self, place: str, step: packs.Step, own: list[str]) -> None:
        self.reader.read(tables.MissionStep(), step, place)
        for choice in step.choices:
            self.reader.read(tables.Choice(), choice, f"{place}, choice {choice.id}")
        if step.goal in NEED_TILE and not (step.goal == "deliver" and step.choices):
            self._on_map(f"{place}, tile", step.tile)
        if step.goal in NEED_COUNT and step.count < 1:
            raise BadBox(self.file, f"{place}, count", "content-goal-count", goal=step.goal)
        if step.goal == "choice" and not step.choices:
            raise BadBox(self.file, f"{place}, choices", "content-goal-choices")
        if step.choices and step.goal not in ("choice", "deliver"):
            raise BadBox(self.file, f"{place}, choices", "content-goal-without-choices", goal=step.goal)
        for choice in step.choices:
            if step.goal == "deliver":
                self._on_map(f"{place}, choice {choice.id}, tile", choice.tile)
        if step.goal in ("slay", "phase") and not step.spawns:
            raise BadBox(self.file, f"{place}, spawns", "content-nobody-to-slay")
        for name in ("fog", "seals", "blocks", "token_tile", "lay_at"):
            if getattr(step, name):
                self._on_map(f"{place}, {name}", getattr(step, name))
        for spawn in step.spawns:
            if spawn.tile:
                self._on_map(f"{place}, spawns, tile", spawn.tile)
        for following in [step.next or "", step.reset_next, *(choice.next for choice in step.choices)]:
            self._maybe(f"{place}, next", following, own)

    def _all_reached(self, place: str, mission: packs.Mission) -> None:
        """Every step must be reached from the first one."""
        order = [step.id for step in mission.step]
        reached = {order[0]}
        for _ in order:
            for at, step in enumerate(mission.step):
                if step.id in reached:
                    following = order[at + 1] if at + 1 < len(order) else ""
                    if not step.choices:
                        reached.add(following if step.next is None else step.next)
                    reached |= {choice.next for choice in step.choices} | {step.reset_next}
        for name in order:
            if name not in reached:
                raise BadBox(self.file, f"{place}, step {name}", "content-unreachable-step")

    def _on_map(self, place: str, tile: str) -> None:
        one_of(self.file, place, tile, self.tiles)
        if tile not in self.reachable:
            raise BadBox(self.file, place, "content-other-tile", tile=repr(tile))

    def _maybe(self, place: str, value: str, possible: Collection[str]) -> None:
        if value:
            one_of(self.file, place, value, possible)
