"""Turns parsed content into the catalogues of names and the definitions that the rules look up."""

from collections.abc import Iterable, Sequence

from duskhall.games.bloodborne_board import printed
from duskhall.games.bloodborne_board import tables as made_of
from duskhall.games.bloodborne_board.data import packs, written
from duskhall.games.bloodborne_board.data.reading import Reader, words_of
from duskhall.games.bloodborne_board.effects import ITEM_EFFECTS

WAYS = ("n", "e", "s", "w")
LETTERS = "abcd"


def kinds_of(box: written.Box) -> list[str]:
    """Return the names of all kinds: enemies, rivals, objects, bosses."""
    return [enemy.id for enemy in box.enemy] + [boss.id for boss in box.boss]


def lines_of(box: written.Box) -> list[written.EnemyLine]:
    """Return all lines in the order of their numbers."""
    lines = [line for enemy in box.enemy for side in enemy.side for line in (side.basic, side.special, side.ability)]
    lines += [line for boss in box.boss for line in boss.phase1 + boss.phase2]
    return lines + box.hazard


def file_of(pack: packs.Campaign) -> str:
    """Return the file of a campaign pack."""
    return f"campaigns/{pack.id}.toml"


def flags_of(campaigns: Sequence[packs.Campaign]) -> list[str]:
    """Return everything that campaigns remember."""
    return flags_set_by([mission for campaign in campaigns for mission in campaign.mission])


def flags_set_by(missions: Sequence[packs.Mission]) -> list[str]:
    """Return what these missions can leave behind to be remembered, each once."""
    flags: dict[str, None] = {}
    for mission in missions:
        for step in mission.step:
            rewards = [step.reward, step.lost_reward, step.gift] + [choice.reward for choice in step.choices]
            found = [flag for reward in rewards if reward for flag in reward.flags]
            found += [flag for choice in step.choices for flag in choice.flags]
            flags.update(dict.fromkeys([*found, *([step.lost_flag] if step.lost_flag else [])]))
    return list(flags)


def catalogues(box: written.Box, campaigns: Sequence[packs.Campaign]) -> dict[str, list[str]]:
    """Return the names behind the numbers."""
    units = [f"{enemy.id}_{number + 1}" for enemy in box.enemy for number in range(enemy.minis)]
    missions = [mission for campaign in campaigns for mission in campaign.mission]
    steps = [step for mission in missions for step in mission.step]
    chapters = [f"{campaign.id}_{number}" for campaign in campaigns for number in (1, 2, 3)]
    return {
        "hunter": [hunter.id for hunter in box.hunter],
        "card": [card.id for card in box.card],
        "firearm": [gun.id for gun in box.firearm],
        "item": [item.id for item in box.item],
        "kind": kinds_of(box),
        "unit": units + [boss.id for boss in box.boss],
        "line": [line.id for line in lines_of(box)],
        "tile": [tile.id for tile in box.tile],
        "space": [f"{tile.id}_{letter}" for tile in box.tile for letter in LETTERS],
        "campaign": [campaign.id for campaign in campaigns],
        "chapter": chapters,
        "mission": [mission.id for mission in missions],
        "mission_step": [step.id for step in steps],
        "choice": [choice.id for step in steps for choice in step.choices] or ["none"],
        "flag": flags_of(campaigns),
        "weapon_side": ["side_a", "side_b"],
        "reason": list(words_of("Reason")),
        "cause": list(words_of("Cause")),
    }


def numbers(box: written.Box, campaigns: Sequence[packs.Campaign]) -> dict[str, dict[str, int]]:
    """Return the numbers of all entries by their ids, per noun as the types of `tables` name it."""
    kinds, items = numbered(kinds_of(box)), numbered(item.id for item in box.item)
    missions = [mission for campaign in campaigns for mission in campaign.mission]
    return {
        "kind": kinds,
        "enemy": {enemy.id: kinds[enemy.id] for enemy in box.enemy if enemy.role == "enemy"},
        "item": items,
        "consumable": {item.id: items[item.id] for item in box.item if item.type == "consumable"},
        "firearm": numbered(gun.id for gun in box.firearm),
        "line": numbered(line.id for line in lines_of(box)),
        "tile": numbered(tile.id for tile in box.tile),
        "flag": numbered(flags_of(campaigns)),
        "mission": numbered(mission.id for mission in missions),
        "step": numbered(step.id for mission in missions for step in mission.step),
    }


def numbered(ids: Iterable[str], first: int = 0) -> dict[str, int]:
    """Return the numbers of ids that follow each other."""
    return {name: number for number, name in enumerate(ids, first)}


def tables(box: written.Box, campaigns: Sequence[packs.Campaign]) -> made_of.Tables:
    """Return the definitions."""
    made = made_of.Tables()
    known = numbers(box, campaigns)
    _Box(made, box, known).add()
    made.flags = len(flags_of(campaigns))
    for number, campaign in enumerate(campaigns):
        _Pack(made, number, campaign, known).add()
    return made


class _Box:
    """Makes definitions of what is in the box."""

    def __init__(self, made: made_of.Tables, box: written.Box, numbers: dict[str, dict[str, int]]) -> None:
        self.made = made
        self.box = box
        self.numbers = numbers

    def add(self) -> None:
        self._hunters()
        self._cards()
        self._items()
        self._kinds()
        for number, tile in enumerate(self.box.tile):
            self._tile(number, tile)

    def _hunters(self) -> None:
        reader = Reader("hunters.toml", self.numbers)
        for hunter in self.box.hunter:
            self.made.starting.append(self.numbers["firearm"][hunter.firearm])
            self.made.sides += [reader.read(made_of.Side(), side, f"hunter {hunter.id}") for side in hunter.side]

    def _cards(self) -> None:
        reader = Reader("cards.toml", self.numbers)
        for number, card in enumerate(self.box.card):
            self.made.cards.append(reader.read(made_of.Card(), card, f"card {card.id}"))
            if card.basic:
                self.made.basics.append(number)
        reader = Reader("firearms.toml", self.numbers)
        for gun in self.box.firearm:
            self.made.firearms.append(reader.read(made_of.Firearm(), gun, f"firearm {gun.id}"))

    def _items(self) -> None:
        reader = Reader("items.toml", self.numbers)
        for number, item in enumerate(self.box.item):
            new = reader.read(made_of.Item(), item, f"item {item.id}")
            new.effect, new.helps = ITEM_EFFECTS[item.effect]
            self.made.items.append(new)
            if item.type == "consumable":
                self.made.consumables += 1
                self.made.goods_at[new.window].append(number)
            else:
                self.made.rewards_at[new.window].append(number)

    def _kinds(self) -> None:
        reader = Reader("enemies.toml", self.numbers)
        self.made.lines = [reader.read(made_of.EnemyLine(), line, f"line {line.id}") for line in lines_of(self.box)]
        lines = self.numbers["line"]
        for number, enemy in enumerate(self.box.enemy):
            kind = reader.read(made_of.EnemyKind(), enemy, f"enemy {enemy.id}")
            for side in enemy.side:
                kind.lines += [lines[line.id] for line in (side.basic, side.special, side.ability)]
            self._add_kind(kind)
            if enemy.role == "enemy":
                self.made.enemy_kinds.append(number)
        reader = Reader("bosses.toml", self.numbers)
        for place, boss in enumerate(self.box.boss):
            kind = reader.read(made_of.EnemyKind(), boss, f"boss {boss.id}")
            kind.boss = place
            kind.phase1 = [lines[line.id] for line in boss.phase1 for _ in range(line.copies)]
            kind.phase2 = [lines[line.id] for line in boss.phase2 for _ in range(line.copies)]
            self._add_kind(kind)
        self.made.bosses = len(self.box.boss)

    def _add_kind(self, kind: made_of.EnemyKind) -> None:
        kind.first_unit = len(self.made.unit_kind)
        self.made.unit_kind += [len(self.made.kinds)] * kind.minis
        self.made.kinds.append(kind)

    def _tile(self, number: int, tile: written.Tile) -> None:
        first = number * printed.SPACES
        made = self.made
        new = Reader("tiles.toml", self.numbers).read(made_of.Tile(), tile, f"tile {tile.id}")
        new.spaces = len(tile.spaces)
        new.exit = [first + LETTERS.index(tile.exits[way]) if way in tile.exits else printed.CLOSED for way in WAYS]
        new.has_name = int(bool(tile.named))
        new.named = first + (LETTERS.index(tile.named) if tile.named else 0)
        for place in range(printed.SPACES):
            icons = tile.spaces.get(LETTERS[place], [])
            made.icons.append([int(icon[-1]) - 1 for icon in icons if icon.startswith("enemy")])
            made.goods.append(icons.count("consumable"))
            made.ways.append([way for way in range(4) if new.exit[way] == first + place])
            pairs = [pair.split("-") for pair in tile.adjacent]
            near = [LETTERS.index(b) for a, b in pairs if a == LETTERS[place]]
            near += [LETTERS.index(a) for a, b in pairs if b == LETTERS[place]]
            made.inner.append([first + other for other in sorted(near)])
            if made.icons[-1]:
                made.spawning.append(first + place)
            if made.goods[-1]:
                made.stocked.append(first + place)
            if "lamp" in icons:
                new.lamp = first + place
                made.lamps.append(first + place)
        if tile.special == "lamp":
            made.central = number
        made.tiles.append(new)


class _Pack:
    """Makes chapters and missions out of a pack."""

    def __init__(
        self, made: made_of.Tables, number: int, pack: packs.Campaign, numbers: dict[str, dict[str, int]]
    ) -> None:
        self.made = made
        self.number = number
        self.pack = pack
        self.steps = numbers["step"]
        self.opened = {name for mission in pack.mission for step in mission.step for name in step.opens}
        modifiers = numbered((modifier.id for modifier in pack.modifier), len(made.modifiers))
        self.reader = Reader(file_of(pack), numbers | {"modifier": modifiers})

    def add(self) -> None:
        for modifier in self.pack.modifier:
            self.made.modifiers.append(self.reader.read(made_of.Modifier(), modifier, f"modifier {modifier.id}"))
        for chapter in self.pack.chapter:
            new = self.reader.read(made_of.Chapter(), chapter, f"chapter {chapter.number}")
            new.campaign = self.number
            self.made.chapters.append(new)
            self.made.of_chapter.append([])
        for mission in self.pack.mission:
            self._mission(mission)

    def _mission(self, mission: packs.Mission) -> None:
        new = self.reader.read(made_of.Mission(), mission, f"mission {mission.id}")
        new.chapter = self.number * 3 + mission.chapter - 1
        new.opened = int(mission.id in self.opened)
        new.first = len(self.made.steps)
        place = len(self.made.missions)
        self.made.missions.append(new)
        self.made.of_chapter[new.chapter].append(place)
        for at, step in enumerate(mission.step):
            following = mission.step[at + 1].id if at + 1 < len(mission.step) else ""
            self._step(place, mission, step, following if step.next is None else step.next)

    def _step(self, place: int, mission: packs.Mission, step: packs.Step, following: str) -> None:
        where = f"mission {mission.id}, step {step.id}"
        new = self.reader.read(made_of.MissionStep(), step, where)
        new.mission = place
        new.next = self.steps.get(following, printed.NOBODY)
        for choice in step.choices:
            new.choices.append(len(self.made.choices))
            self.made.choices.append(self.reader.read(made_of.Choice(), choice, f"{where}, choice {choice.id}"))
            if new.tile == printed.NOBODY:
                new.tile = self.made.choices[-1].tile
        self.made.steps.append(new)
