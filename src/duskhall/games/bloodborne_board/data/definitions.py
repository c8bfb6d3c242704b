"""Turns parsed content into the catalogues of names and the definitions that the rules look up."""

from collections.abc import Sequence
from typing import Any

from duskhall.games.bloodborne_board import printed
from duskhall.games.bloodborne_board.data import packs, written
from duskhall.games.bloodborne_board.effects import ITEM_EFFECTS

SPEEDS = {"": 0, "slow": printed.SPEED_SLOW, "medium": printed.SPEED_MEDIUM, "fast": printed.SPEED_FAST}
STATS = ("endurance", "skill", "strength", "vitality")
IMMUNE = {
    "stagger": printed.IMMUNE_STAGGER,
    "stun": printed.IMMUNE_STUN,
    "frenzy": printed.IMMUNE_FRENZY,
    "poison": printed.IMMUNE_POISON,
}
ABILITIES = {
    "plain": printed.WEAPON_PLAIN,
    "stagger_hurts": printed.WEAPON_STAGGER_HURTS,
    "kill_refreshes": printed.WEAPON_KILL_REFRESHES,
    "dodge_hurts": printed.WEAPON_DODGE_HURTS,
    "stagger_ties": printed.WEAPON_STAGGER_TIES,
    "rally_heals": printed.WEAPON_RALLY_HEALS,
    "kill_splashes": printed.WEAPON_KILL_SPLASHES,
    "combo_transforms": printed.WEAPON_COMBO_TRANSFORMS,
    "clearing_hurts": printed.WEAPON_CLEARING_HURTS,
}
USES = ("basic_attack", "attack", "turn", "entry", "weaken")
TYPES = ("consumable", "tool", "rune", "story")
WINDOWS = ("turn", "attack", "entry", "attacked", "kill", "slain", "lasting", "story")
WHEN = ("", "with", "again", "now", "at", "turn_end")
WHOM = ("hunter", "others", "here", "near")
ROLES = ("enemy", "rival", "boss", "object")
WAYS = ("n", "e", "s", "w")
SPECIALS = ("", "lamp", "bridge", "tomb", "cathedral", "clinic", "chapel", "chalice")
PLACES = ("lamp", "named", "slot_1", "slot_2", "slot_3", "consumable", "here", "entrance", "same", "hand")
TRIGGERS = ("start", "tile", "space", "reset", "opened")
MISSION_TYPES = ("hunt", "insight", "side")
GOALS = (
    "insight", "reach", "slay", "kills", "interact", "deliver", "donate", "pay", "clear", "chase", "phase", "lure",
    "round_end", "choice", "tiles", "collect", "lead",
)  # fmt: skip
LETTERS = "abcd"
# Why a cruel choice was made (18.1), as `events` numbers them
REASONS = (
    "nothing", "farthest_taken", "most_hunters", "most_enemies", "weakest_hunter", "fewest_ways", "fixed_order",
)  # fmt: skip


def kinds_of(box: written.Box) -> list[str]:
    """Return the names of all kinds: enemies, rivals, objects, bosses."""
    return [enemy.id for enemy in box.enemy] + [boss.id for boss in box.boss]


def lines_of(box: written.Box) -> list[written.Line]:
    """Return all lines in the order of their numbers."""
    lines = [line for enemy in box.enemy for side in enemy.side for line in (side.basic, side.special, side.ability)]
    lines += [line for boss in box.boss for line in boss.phase1 + boss.phase2]
    return lines + box.hazard


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
        "reason": list(REASONS),
    }


def tables(box: written.Box, campaigns: Sequence[packs.Campaign]) -> printed.Tables:
    """Return the definitions."""
    made = printed.Tables()
    _add_hunters(made, box)
    _add_cards(made, box)
    _add_items(made, box)
    _add_kinds(made, box)
    _add_tiles(made, box)
    _Campaigns(made, box, campaigns).add()
    return made


def _fill(target: Any, source: Any, *skip: str) -> None:
    """Copy the numbers and yes-or-no fields that both have under the same name; speeds become numbers."""
    for name in source.__struct_fields__:
        value = getattr(source, name)
        if name in skip or not hasattr(target, name):
            continue
        if isinstance(value, str):
            if value in SPEEDS and ("speed" in name or name == "dodge_only"):
                setattr(target, name, SPEEDS[value])
        elif isinstance(value, int):
            setattr(target, name, int(value))


def _add_hunters(made: printed.Tables, box: written.Box) -> None:
    guns = [gun.id for gun in box.firearm]
    for hunter in box.hunter:
        made.starting.append(guns.index(hunter.firearm))
        for side in hunter.side:
            new = printed.Side()
            new.ability = ABILITIES[side.ability]
            new.speed = [SPEEDS[slot.speed] for slot in side.slots]
            new.damage = [slot.damage for slot in side.slots]
            new.special = [int(slot.special) for slot in side.slots]
            made.sides.append(new)


def _add_cards(made: printed.Tables, box: written.Box) -> None:
    for number, card in enumerate(box.card):
        new = printed.Card()
        _fill(new, card, "clear", "immune", "stat")
        new.stat = STATS.index(card.stat)
        new.clear = ("", "own", "any").index(card.clear)
        new.immune = sum(IMMUNE[each] for each in card.immune)
        made.cards.append(new)
        if card.basic:
            made.basics.append(number)
    for gun in box.firearm:
        made_gun = printed.Firearm()
        _fill(made_gun, gun, "use")
        made_gun.use = USES.index(gun.use)
        made_gun.free = int(gun.free_on_transform)
        made.firearms.append(made_gun)


def _add_items(made: printed.Tables, box: written.Box) -> None:
    for number, item in enumerate(box.item):
        new = printed.Item()
        new.type = TYPES.index(item.type)
        new.window = WINDOWS.index(item.window)
        new.effect, new.helps = ITEM_EFFECTS[item.effect]
        new.amount = item.amount
        new.copies = item.copies
        made.items.append(new)
        made.at_window[new.window].append(number)
        if item.type == "consumable":
            made.consumables += 1


def _add_kinds(made: printed.Tables, box: written.Box) -> None:
    names = [line.id for line in lines_of(box)]
    items = [item.id for item in box.item]
    made.lines = [_line(line) for line in lines_of(box)]
    for number, enemy in enumerate(box.enemy):
        kind = printed.Kind()
        kind.role = ROLES.index(enemy.role)
        kind.hp = enemy.hp
        kind.move = enemy.move
        for side in enemy.side:
            kind.lines += [names.index(line.id) for line in (side.basic, side.special, side.ability)]
        _add_minis(made, kind, number, enemy.minis)
        if enemy.role == "enemy":
            made.enemy_kinds.append(number)
    for place, boss in enumerate(box.boss):
        kind = printed.Kind()
        kind.role = printed.ROLE_BOSS
        kind.hp, kind.hp2 = boss.hp, boss.hp2
        kind.move = boss.move
        kind.boss = place
        kind.soothed_by = items.index(boss.soothed_by) if boss.soothed_by else printed.NOBODY
        kind.phase1 = [names.index(line.id) for line in boss.phase1 for _ in range(line.copies)]
        kind.phase2 = [names.index(line.id) for line in boss.phase2 for _ in range(line.copies)]
        _add_minis(made, kind, len(box.enemy) + place, 1)
    made.bosses = len(box.boss)


def _add_minis(made: printed.Tables, kind: printed.Kind, number: int, minis: int) -> None:
    kind.first_unit = len(made.unit_kind)
    kind.minis = minis
    made.unit_kind += [number] * minis
    made.kinds.append(kind)


def _line(line: written.Line) -> printed.Line:
    new = printed.Line()
    _fill(new, line, "demand")
    if line.demand is not None:
        demand = line.demand
        new.demand = WHEN.index(demand.when)
        new.demand_scope = WHOM.index(demand.whom)
        new.demand_speed = SPEEDS[demand.speed]
        new.demand_at = SPEEDS[demand.at]
        for name in ("damage", "stun", "poison", "stagger", "mirror", "carry", "poisoned"):
            setattr(new, f"demand_{name}", int(getattr(demand, name)))
    return new


def _add_tiles(made: printed.Tables, box: written.Box) -> None:
    for number, tile in enumerate(box.tile):
        first = number * printed.SPACES
        new = printed.Tile()
        new.spaces = len(tile.spaces)
        new.exit = [first + LETTERS.index(tile.exits[way]) if way in tile.exits else printed.CLOSED for way in WAYS]
        new.special = SPECIALS.index(tile.special)
        new.has_name = int(bool(tile.named))
        new.named = first + (LETTERS.index(tile.named) if tile.named else 0)
        for place in range(printed.SPACES):
            icons = tile.spaces.get(LETTERS[place], [])
            made.exists.append(int(LETTERS[place] in tile.spaces))
            made.icons.append([int(icon[-1]) - 1 for icon in icons if icon.startswith("enemy")])
            made.goods.append(icons.count("consumable"))
            made.ways.append([way for way in range(4) if new.exit[way] == first + place])
            pairs = [pair.split("-") for pair in tile.adjacent]
            near = [LETTERS.index(b) for a, b in pairs if a == LETTERS[place]]
            near += [LETTERS.index(a) for a, b in pairs if b == LETTERS[place]]
            made.inner.append([first + other for other in sorted(near)])
            if "lamp" in icons:
                new.lamp = first + place
        if tile.special == "lamp":
            made.central = number
        made.tiles.append(new)


class _Campaigns:
    """Makes chapters and missions out of packs."""

    def __init__(self, made: printed.Tables, box: written.Box, campaigns: Sequence[packs.Campaign]) -> None:
        self.made = made
        self.campaigns = campaigns
        self.kinds = kinds_of(box)
        self.tiles = [tile.id for tile in box.tile]
        self.items = [item.id for item in box.item]
        self.guns = [gun.id for gun in box.firearm]
        self.lines = [line.id for line in lines_of(box)]
        self.flags = flags_of(campaigns)
        missions = [mission for campaign in campaigns for mission in campaign.mission]
        self.missions = [mission.id for mission in missions]
        self.steps = [step.id for mission in missions for step in mission.step]
        self.opened = {name for mission in missions for step in mission.step for name in step.opens}

    def add(self) -> None:
        self.made.flags = len(self.flags)
        for number, campaign in enumerate(self.campaigns):
            first_modifier = len(self.made.modifiers)
            names = [modifier.id for modifier in campaign.modifier]
            self.modifiers = {name: first_modifier + place for place, name in enumerate(names)}
            for modifier in campaign.modifier:
                new = printed.Modifier()
                _fill(new, modifier)
                new.ability_line = self._index(self.lines, modifier.ability_line)
                new.calls = self._index(self.kinds, modifier.calls)
                self.made.modifiers.append(new)
            for chapter in campaign.chapter:
                self._chapter(number, chapter)
            for mission in campaign.mission:
                self._mission(number, mission)

    def _index(self, names: list[str], name: str) -> int:
        return names.index(name) if name else printed.NOBODY

    def _chapter(self, number: int, chapter: packs.Chapter) -> None:
        new = printed.Chapter()
        new.campaign = number
        new.number, new.random, new.cap = chapter.number, chapter.random, chapter.cap
        new.enemies = [self._index(self.kinds, kind) for kind in chapter.enemies]
        new.never = [self.kinds.index(kind) for kind in chapter.never]
        new.tiles = [self.tiles.index(tile) for tile in chapter.tiles]
        new.removed = [self.tiles.index(tile) for tile in chapter.removed]
        new.laid = [self._index(self.tiles, tile) for tile in chapter.laid]
        new.laid_to = [("central", "before").index(to) for to in chapter.laid_to]
        new.exchange = self._index(self.items, chapter.exchange)
        self.made.chapters.append(new)
        self.made.of_chapter.append([])

    def _mission(self, number: int, mission: packs.Mission) -> None:
        new = printed.Mission()
        new.chapter = number * 3 + mission.chapter - 1
        new.type = MISSION_TYPES.index(mission.type)
        new.trigger = TRIGGERS.index(mission.trigger)
        new.opened = int(mission.id in self.opened)
        new.tile = self._index(self.tiles, mission.tile)
        new.reset = mission.reset
        new.needs = [self.flags.index(flag) for flag in mission.needs]
        new.without = [self.flags.index(flag) for flag in mission.without]
        new.first = len(self.made.steps)
        place = len(self.made.missions)
        self.made.missions.append(new)
        self.made.of_chapter[new.chapter].append(place)
        for at, step in enumerate(mission.step):
            following = mission.step[at + 1].id if at + 1 < len(mission.step) else ""
            self._step(place, step, following if step.next is None else step.next)

    def _step(self, mission: int, step: packs.Step, following: str) -> None:
        new = printed.MissionStep()
        _fill(new, step)
        new.mission = mission
        new.goal = GOALS.index(step.goal)
        new.hunters = int(step.hunters)
        new.tokens_hunters = step.tokens_per_hunter
        for name in ("tile", "fog", "seals", "blocks", "token_tile", "lay", "lay_at"):
            setattr(new, name, self._index(self.tiles, getattr(step, name)))
        for name in ("kind", "or_kind", "corpses", "after_resets", "bait"):
            setattr(new, name, self._index(self.kinds, getattr(step, name)))
        for name in ("gunfire", "boulders"):
            setattr(new, name, self._index(self.lines, getattr(step, name)))
        new.token_place = PLACES.index(step.token_place)
        new.after_resets_place = PLACES.index(step.after_resets_place)
        new.after_resets_modifier = self.modifiers.get(step.after_resets_modifier, printed.NOBODY)
        new.changes = self.modifiers.get(step.changes, printed.NOBODY)
        new.item = self._index(self.items, step.item)
        new.opens = [self.missions.index(name) for name in step.opens]
        new.penalties = [self._penalty(penalty) for penalty in step.penalties]
        new.gift = self._reward(step.gift)
        new.reset_next = self._index(self.steps, step.reset_next)
        new.lost_flag = self._index(self.flags, step.lost_flag)
        new.reward = self._reward(step.reward)
        new.lost_reward = self._reward(step.lost_reward)
        new.next = self._index(self.steps, following)
        new.spawns = [self._spawn(spawn) for spawn in step.spawns]
        for choice in step.choices:
            new.choices.append(len(self.made.choices))
            made = printed.Choice()
            made.tile = self._index(self.tiles, choice.tile)
            made.next = self._index(self.steps, choice.next)
            made.flags = [self.flags.index(flag) for flag in choice.flags]
            made.reward = self._reward(choice.reward)
            self.made.choices.append(made)
            new.tile = made.tile if new.tile == printed.NOBODY else new.tile
        self.made.steps.append(new)

    def _penalty(self, penalty: packs.Penalty) -> printed.Penalty:
        new = printed.Penalty()
        _fill(new, penalty)
        return new

    def _spawn(self, spawn: packs.Spawn) -> printed.Spawn:
        new = printed.Spawn()
        _fill(new, spawn)
        new.kind = self.kinds.index(spawn.kind)
        new.tile = self._index(self.tiles, spawn.tile)
        new.place = PLACES.index(spawn.place)
        new.count_hunters = spawn.count_per_hunter
        new.lives_hunters = spawn.lives_per_hunter
        new.modifier = self.modifiers.get(spawn.modifier, printed.NOBODY)
        new.goal = int(spawn.goal)
        return new

    def _reward(self, reward: packs.Reward | None) -> printed.Reward:
        new = printed.Reward()
        if reward is not None:
            _fill(new, reward)
            new.items = [self.items.index(item) for item in reward.items]
            new.firearms = [self.guns.index(gun) for gun in reward.firearms]
            new.flags = [self.flags.index(flag) for flag in reward.flags]
        return new
