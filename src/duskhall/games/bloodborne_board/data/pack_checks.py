"""What a campaign pack must be besides well formed: chapters that can be laid out, missions that can be won.

docs/packs.md lists these checks.
"""

from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from duskhall.games.bloodborne_board import tables
from duskhall.games.bloodborne_board.data import packs, written
from duskhall.games.bloodborne_board.data.definitions import file_of, flags_set_by, numbered
from duskhall.games.bloodborne_board.data.reading import Reader
from duskhall.games.bloodborne_board.death.track import RESET_POINTS
from duskhall.kernel.content import BadContent, between, one_of

# Which goals need a tile, and which a count.
NEED_TILE: Final = ("reach", "interact", "deliver", "donate", "clear", "lure")
NEED_COUNT: Final = ("kills", "deliver", "donate", "pay", "chase", "tiles", "collect", "lead")
# Which goals need enemies, and what these must not be.
BARS: Final = {"slay": ("invulnerable", "unkillable"), "phase": ("invulnerable",), "lure": ("rooted",)}
AT_ONCE: Final = ("insight", "choice")  # goals that may be met as soon as the step is revealed
RESETS: Final = len(RESET_POINTS[0])  # 10.1
HUNTERS: Final = range(1, 5)
# Steps of a chapter: so many could complete one another at once, one call within another (14.3).
STEPS: Final = 60
FLAGS: Final = 10  # things that a campaign may remember: so many are tried in every combination


class BadBox(BadContent):
    """Content of this game that cannot be used; its own texts say what the rules need."""

    texts = Path(__file__).parent.parent / "texts"


class PackChecks:
    """Checks one campaign pack."""

    def __init__(self, known: dict[str, dict[str, int]], box: written.Box, central: str, pack: packs.Campaign) -> None:
        self.pack = pack
        self.file = file_of(pack)
        self.central = central
        self.tiles = known["tile"]
        self.enemies = list(known["enemy"])
        self.two_phases = {boss.id for boss in box.boss if boss.hp2}
        self.modifiers = {modifier.id: modifier for modifier in pack.modifier}
        self.casts: dict[int, list[set[str]]] = {}  # by chapter: which missions take part in it together
        self.reader = Reader(self.file, known | {"modifier": numbered(modifier.id for modifier in pack.modifier)})

    def check(self) -> None:
        """Raise `BadContent` for the first thing that does not fit."""
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
            missions = [each for each in self.pack.mission if each.chapter == chapter.number]
            if not [each for each in missions if each.type == "hunt"]:
                raise BadBox(self.file, f"chapter {chapter.number}", "content-no-hunt")
            if sum(len(each.step) for each in missions) > STEPS:
                raise BadBox(self.file, f"chapter {chapter.number}", "content-many-steps", most=STEPS)
            self._all_start(missions)
            for each in missions:
                for step in each.step:
                    self._insight(f"mission {each.id}, step {step.id}", step, each)

    # --- Chapters --------------------------------------------------------------------------------------------------

    def _chapter(self, chapter: packs.Chapter) -> None:
        place = f"chapter {chapter.number}"
        if len(chapter.enemies) != 3:
            raise BadBox(self.file, f"{place}, enemies", "content-chapter-enemies")
        self.reader.read(tables.Chapter(), chapter, place)
        if len(chapter.laid) != len(chapter.laid_to):
            raise BadBox(self.file, f"{place}, laid_to", "content-laid-to")
        for name in ("enemies", "tiles", "laid", "removed"):
            self._each_once(f"{place}, {name}", getattr(chapter, name))
        for name in ("tiles", "laid", "removed"):
            if self.central in getattr(chapter, name):
                raise BadBox(self.file, f"{place}, {name}", "content-central-tile", tile=repr(self.central))
        for tile in chapter.removed:
            if tile in (*chapter.tiles, *chapter.laid):
                raise BadBox(self.file, f"{place}, removed", "content-removed-tile", tile=repr(tile))
        spare = set(self.enemies) - {*chapter.enemies, *chapter.never}
        if len(spare) < chapter.enemies.count(""):
            raise BadBox(self.file, f"{place}, never", "content-no-spare-kind")
        others = set(self.tiles) - {self.central, *chapter.tiles, *chapter.laid, *chapter.removed}
        if len(others) < chapter.laid.count(""):
            raise BadBox(self.file, f"{place}, laid", "content-no-spare-tile")

    def _each_once(self, place: str, names: list[str]) -> None:
        for name in names:
            if name and names.count(name) > 1:
                raise BadBox(self.file, place, "content-twice", value=repr(name))

    # --- Missions --------------------------------------------------------------------------------------------------

    def _mission(self, mission: packs.Mission) -> None:
        place = f"mission {mission.id}"
        between(self.file, f"{place}, chapter", mission.chapter, 1, 3)
        if not mission.step:
            raise BadBox(self.file, f"{place}, step", "content-no-step")
        chapter = self.pack.chapter[mission.chapter - 1]
        self.surely = {*chapter.tiles, *chapter.laid, self.central} - {""}
        self.surely |= {step.lay for each in self._beside(mission) for step in each.step if step.lay}
        if mission.trigger in ("tile", "space"):
            self._on_map(f"{place}, tile", mission.tile)
        if mission.trigger == "reset":
            between(self.file, f"{place}, reset", mission.reset, 1, RESETS)
        self.reader.read(tables.Mission(), mission, place)
        self._history(place, mission)
        own = [step.id for step in mission.step]
        for step in mission.step:
            where = f"{place}, step {step.id}"
            self._step(where, step, own)
            self._places(where, step, step is mission.step[0])
            self._opens(where, step, mission)
            self._can_be_met(where, step, mission)
        self._course(place, mission)

    def _beside(self, mission: packs.Mission) -> list[packs.Mission]:
        """Return the missions of the same chapter, this one included."""
        return [each for each in self.pack.mission if each.chapter == mission.chapter]

    def _history(self, place: str, mission: packs.Mission) -> None:
        """A branch must be possible: what it needs was set in an earlier chapter, and is not what bars it."""
        earlier = [each for each in self.pack.mission if each.chapter < mission.chapter]
        known = flags_set_by(earlier)
        for flag in mission.needs:
            if flag not in known:
                raise BadBox(self.file, f"{place}, needs", "content-never-set", flag=repr(flag))
            if flag in mission.without:
                raise BadBox(self.file, f"{place}, without", "content-contradiction", flag=repr(flag))

    def _all_start(self, missions: list[packs.Mission]) -> None:
        """A mission that waits for a step of another needs one that is revealed some time."""
        opened = {name for each in missions for step in each.step for name in step.opens}
        started = {each.id for each in missions if each.id not in opened and each.trigger != "opened"}
        for _ in missions:
            for each in missions:
                if each.id in started:
                    started |= {name for step in each.step for name in step.opens}
        for each in missions:
            if each.id not in started:
                raise BadBox(self.file, f"mission {each.id}, trigger", "content-never-opened")

    def _opens(self, place: str, step: packs.Step, mission: packs.Mission) -> None:
        others = [each.id for each in self._beside(mission) if each is not mission]
        for name in step.opens:
            one_of(self.file, f"{place}, opens", name, others)

    # --- Steps -----------------------------------------------------------------------------------------------------

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
        for name in ("fog", "seals", "blocks", "token_tile", "lay_at"):
            if getattr(step, name):
                self._on_map(f"{place}, {name}", getattr(step, name))
        if step.lay == self.central:
            raise BadBox(self.file, f"{place}, lay", "content-central-tile", tile=repr(self.central))
        for spawn in step.spawns:
            if spawn.tile:
                self._on_map(f"{place}, spawns, tile", spawn.tile)
            if spawn.phase == 2 and spawn.kind not in self.two_phases:
                raise BadBox(self.file, f"{place}, spawns, phase", "content-no-second-phase", kind=repr(spawn.kind))
        between(self.file, f"{place}, or_reset", step.or_reset, 0, RESETS)
        for following in [step.next or "", step.reset_next, *(choice.next for choice in step.choices)]:
            self._maybe(f"{place}, next", following, own)

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

    # --- Goals -----------------------------------------------------------------------------------------------------

    def _can_be_met(self, place: str, step: packs.Step, mission: packs.Mission) -> None:
        """14.23 The goal of a step can be met, with any number of hunters."""
        if step.goal in BARS:
            self._enemies_of_goal(place, step)
        if step.goal == "kills":
            self._kinds_that_come(place, step, mission)
        for hunters in HUNTERS:
            self._tokens(place, step, hunters)
            self._tiles_to_visit(place, step, mission, hunters)

    def _enemies_of_goal(self, place: str, step: packs.Step) -> None:
        """Somebody to slay, to drive into a second phase, or to lure, who can be."""
        aims = [spawn for spawn in step.spawns if spawn.goal]
        if not step.everywhere:
            aims = [spawn for spawn in aims if spawn.count + spawn.count_per_hunter > 0]
        if not aims:
            raise BadBox(self.file, f"{place}, spawns", "content-nobody-to-slay")
        for spawn in aims:
            changes = self.modifiers.get(spawn.modifier)
            for bar in BARS[step.goal]:
                if changes is not None and getattr(changes, bar):
                    where = f"{place}, spawns, modifier"
                    raise BadBox(self.file, where, "content-goal-barred", goal=step.goal, bar=bar)
        if step.goal == "phase" and not [each for each in aims if each.kind in self.two_phases and each.phase == 1]:
            raise BadBox(self.file, f"{place}, spawns, kind", "content-no-second-phase", kind=repr(aims[0].kind))

    def _kinds_that_come(self, place: str, step: packs.Step, mission: packs.Mission) -> None:
        """A kind that is to be slain comes to this chapter: as one of its three, or by a mission."""
        chapter = self.pack.chapter[mission.chapter - 1]
        come = {*chapter.enemies}
        if "" in come:
            come |= set(self.enemies) - set(chapter.never)
        for each in (step for beside in self._beside(mission) for step in beside.step):
            come |= {spawn.kind for spawn in each.spawns} | {each.after_resets}
        come |= {modifier.calls for modifier in self.pack.modifier}
        for name in ("kind", "or_kind"):
            if getattr(step, name) and getattr(step, name) not in come:
                where = f"{place}, {name}"
                raise BadBox(self.file, where, "content-kind-never-comes", kind=repr(getattr(step, name)))

    def _insight(self, place: str, step: packs.Step, mission: packs.Mission) -> None:
        """14.4 No more insight is asked for than the other missions give, whatever the campaign remembers."""
        if step.goal not in ("insight", "reach", "round_end"):
            return
        given = self._insight_beside(mission)
        if step.goal == "round_end":
            between(self.file, f"{place}, count", _quota(step, HUNTERS[-1]), 0, given)
        else:
            between(self.file, f"{place}, insight", step.insight, 0, given)

    def _insight_beside(self, mission: packs.Mission) -> int:
        """Return how many other insight missions take part wherever this one does."""
        if mission.chapter not in self.casts:
            self.casts[mission.chapter] = list(_casts(self._beside(mission)))
        casts = self.casts[mission.chapter]
        casts = [cast for cast in casts if mission.id in cast] or casts
        others = [each.id for each in self._beside(mission) if each.type == "insight" and each is not mission]
        return min(len(cast.intersection(others)) for cast in casts)

    def _tokens(self, place: str, step: packs.Step, hunters: int) -> None:
        """14.7 What is to be brought, caught, gathered or led is there."""
        enough = _quota(step, hunters)
        if step.goal == "lead" or (step.goal == "deliver" and step.choices) or (step.goal == "kills" and step.ally):
            enough = 1
        elif step.goal not in ("deliver", "chase", "collect"):
            return
        endless = {"deliver": bool(step.corpses) or step.finds, "collect": step.everywhere}
        if step.tokens + step.tokens_per_hunter * hunters < enough and not endless.get(step.goal):
            where = f"{place}, tokens"
            raise BadBox(self.file, where, "content-few-tokens", goal=step.goal, needed=enough, hunters=hunters)

    def _tiles_to_visit(self, place: str, step: packs.Step, mission: packs.Mission, hunters: int) -> None:
        """14.10 No more tiles are to be visited than surely come."""
        if step.goal in ("tiles", "lead"):
            chapter = self.pack.chapter[mission.chapter - 1]
            spare = set(self.tiles) - self.surely - set(chapter.removed)
            come = len(self.surely) + min(chapter.random * hunters, chapter.cap, len(spare))
            between(self.file, f"{place}, count", _quota(step, hunters), 1, come)

    # --- The course of a mission -----------------------------------------------------------------------------------

    def _course(self, place: str, mission: packs.Mission) -> None:
        """Every step is reached from the first one and leads to the end, and none back to itself at once."""
        following = dict(_following(mission))
        resets = {step.id: {step.reset_next} - {""} for step in mission.step}
        reached = _closure({mission.step[0].id}, {name: following[name] | resets[name] for name in following})
        for step in mission.step:
            where = f"{place}, step {step.id}"
            if step.id not in reached:
                raise BadBox(self.file, where, "content-unreachable-step")
            if "" not in _closure({step.id}, following):
                raise BadBox(self.file, f"{where}, next", "content-no-end")
        at_once = {step.id for step in mission.step if step.goal in AT_ONCE or step.or_reset}
        for step in mission.step:
            idle = {name: following[name] & at_once for name in at_once}
            if step.id in at_once and step.id in _closure(idle[step.id], idle):
                raise BadBox(self.file, f"{place}, step {step.id}, next", "content-no-progress")

    def _on_map(self, place: str, tile: str) -> None:
        one_of(self.file, place, tile, self.tiles)
        if tile not in self.surely:
            raise BadBox(self.file, place, "content-other-tile", tile=repr(tile))

    def _maybe(self, place: str, value: str, possible: Collection[str]) -> None:
        if value:
            one_of(self.file, place, value, possible)


def _quota(step: packs.Step, hunters: int) -> int:
    """14.5 Return how many a step asks for."""
    return int(step.count + step.hunters * hunters + (step.more if hunters > 2 else 0))


def _following(mission: packs.Mission) -> Iterator[tuple[str, set[str]]]:
    """Yield the steps of a mission with those that may follow, "" for its end."""
    order = [step.id for step in mission.step] + [""]
    for at, step in enumerate(mission.step):
        ways = {choice.next for choice in step.choices}
        yield step.id, ways or {order[at + 1] if step.next is None else step.next}


def _casts(missions: list[packs.Mission]) -> Iterator[set[str]]:
    """Yield which missions of a chapter take part in it, for each thing that the campaign may remember.

    Where it may remember more than `FLAGS` things, missions that look at any of them are not counted on.
    """
    flags = sorted({flag for each in missions for flag in (*each.needs, *each.without)})
    if len(flags) > FLAGS:
        flags, missions = [], [each for each in missions if not each.needs and not each.without]
    opens = {each.id: {name for step in each.step for name in step.opens} for each in missions}
    opened = {name for names in opens.values() for name in names}
    at_once = {each.id for each in missions if each.id not in opened and each.trigger != "opened"}
    for past in product((False, True), repeat=len(flags)):
        held = {flag for flag, value in zip(flags, past, strict=True) if value}
        fitting = {each.id for each in missions if held.issuperset(each.needs) and held.isdisjoint(each.without)}
        yield _closure(at_once & fitting, {name: opens[name] & fitting for name in fitting})


def _closure(found: set[str], following: dict[str, set[str]]) -> set[str]:
    """Return everything that is reached from there."""
    found, news = set(found), list(found)
    while news:
        for name in following.get(news.pop(), ()):
            if name not in found:
                found.add(name)
                news.append(name)
    return found
