"""What lies on a plain table (see `plain`): hunters, enemies, the map and the decks; and how a table asks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from duskhall.games.bloodborne_board.content import read_files
from duskhall.kernel.dice import Dice

Asking = Generator[tuple[int, str, list[str]], str, Any]
Line = dict[str, Any]
SPEEDS = {"slow": 1, "medium": 2, "fast": 3}
GONE = ""  # off the map


@cache
def content() -> dict[str, Any]:
    """Return what is printed."""
    return read_files()


@cache
def entries(kind: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a content file by their ids."""
    return {entry["id"]: entry for entry in content()[kind]}


@cache
def modifiers() -> dict[str, dict[str, Any]]:
    """Return what missions change in enemies, by its id."""
    return {entry["id"]: entry for campaign in content()["campaign"] for entry in campaign.get("modifier", [])}


@cache
def kinds() -> list[str]:
    """Return all kinds of enemies in fixed order, bosses last."""
    return [*entries("enemy"), *entries("boss")]


@dataclass(eq=False)
class Hunter:
    """A hunter and what lies before them."""

    seat: int
    name: str
    space: str
    side: int = 0
    hp: int = 6
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=lambda: ["", "", ""])
    gun: str = "hunter_pistol"
    loaded: bool = False
    poison: bool = False
    frenzy: bool = False
    echoes: int = 0
    goods: list[str] = field(default_factory=list)  # consumables
    rewards: dict[str, bool] = field(default_factory=dict)  # tools and runes, and whether each can be used
    shard: int = 0  # the slot with a Blood Stone Shard

    @property
    def weapon(self) -> dict[str, Any]:
        """The side of the weapon that is shown."""
        side: dict[str, Any] = entries("hunter")[self.name]["side"][self.side]
        return side

    @property
    def lives(self) -> bool:
        """On the map and not slain."""
        return self.space != GONE and self.hp > 0

    def usable(self, window: str) -> list[str]:
        """The different items for this moment that are held and not exhausted."""
        held = [item for item in entries("item") if item in self.goods or self.rewards.get(item)]
        return [item for item in held if entries("item")[item]["window"] == window]


@dataclass(eq=False)
class Foe:
    """An enemy on the map."""

    name: str
    space: str
    damage: int = 0
    lives: int = 0
    phase: int = 1
    shots: int = 0
    skips: bool = False
    changes: dict[str, Any] = field(default_factory=dict)  # by its mission
    mission: bool = False  # it belongs to one
    home: str = GONE
    spare: int = 0  # the extra lives with which it came

    @property
    def kind(self) -> str:
        """What it is."""
        return self.name if self.name in entries("boss") else self.name.rpartition("_")[0]

    @property
    def printed(self) -> dict[str, Any]:
        """Its card."""
        return entries("boss").get(self.kind) or entries("enemy")[self.kind]

    @property
    def role(self) -> str:
        """Enemy, rival, object or boss."""
        return "boss" if self.kind in entries("boss") else str(self.printed["role"])


NOBODY = Foe("nobody_1", GONE)


@dataclass
class Attack:
    """One side's attack."""

    speed: int = 0
    damage: int = 0
    stagger: bool = False
    poison: bool = False
    live: bool = False
    plain: bool = False
    card: str = ""


@dataclass(eq=False)
class Combat:
    """One hunter against one enemy."""

    hunter: Hunter
    foe: Foe
    mode: str  # attack, activation or ambush
    own: Attack = field(default_factory=Attack)
    its: Attack = field(default_factory=Attack)
    slot: int = -1
    block: int = 0
    its_block: int = 0
    immune: set[str] = field(default_factory=set)
    combos: set[str] = field(default_factory=set)
    ties: bool = False
    dodgers: list[int] = field(default_factory=list)
    may_dodge: bool = True
    line: Line | None = None
    action: str = ""
    bonus: dict[str, int] = field(default_factory=dict)
    gained: tuple[int, int] = (0, 0)  # speed and damage that the effects of its attack have added
    weakened: int = 0  # what they have taken off the hunter's
    timed: tuple[Line, int] | None = None
    mirror: bool = False
    staggered: bool = False
    killed: bool = False
    batch: int = 0


class PlainTable:
    """A table with hunters and enemies on it."""

    def __init__(self, hunters: list[Hunter], foes: list[Foe], slots: list[str], sides: dict[str, int]) -> None:
        """Lay it out; `slots` are the kinds of the three slots, `sides` the sides of the enemies' cards."""
        self.hunters, self.foes, self.slots, self.sides = hunters, foes, slots, sides
        self.dice = Dice(bytes(32))
        self.actions: list[str] = []  # the next one last, as in all decks
        self.actions_used: list[str] = []
        self.boss_cards: dict[str, list[Line]] = {boss: [] for boss in entries("boss")}
        self.boss_used: dict[str, list[Line]] = {boss: [] for boss in entries("boss")}
        self.goods: list[str] = []
        self.goods_used: list[str] = []
        self.tokens: dict[str, int] = {}
        self.offer: list[str] = []
        self.upgrades: list[str] = []
        self.track = 1
        self.near: dict[str, list[str]] = {}
        self.order: list[str] = []  # of spaces
        self.aura: Foe | None = None
        self.diving: Foe | None = None
        self.fallen: list[Hunter] = []
        self.later: list[Callable[[], Asking]] = []
        self.acted: set[str] = set()
        self.waiting: set[str] = set()
        self.c: Combat | None = None

    # --- Asking ------------------------------------------------------------------------------------------------------

    def ask(self, seat: int, question: str, options: list[str]) -> Asking:
        """Ask, unless there is only one answer."""
        if len(options) == 1:
            return options[0]
        answer = yield seat, question, options
        return answer

    def settle(self) -> Asking:
        """Do what was left for later, the youngest first."""
        while self.later:
            yield from self.later.pop()()

    def leave(self, step: Callable[..., Asking], *arguments: Any) -> None:
        """Leave a step for later."""
        self.later.append(lambda: step(*arguments))

    # --- Decks -------------------------------------------------------------------------------------------------------

    def shuffle(self, cards: list[Any]) -> None:
        """By the dice of the table."""
        order = list(range(len(cards)))
        self.dice.shuffle(order)
        cards[:] = [cards[number] for number in order]

    def take_from(self, deck: list[Any], used: list[Any]) -> Any:
        """The top card; the used ones are shuffled when the deck has run out."""
        if not deck:
            deck[:], used[:] = used[:], []
            self.shuffle(deck)
        return deck.pop()

    # --- The map -----------------------------------------------------------------------------------------------------

    def far(self, origin: str) -> dict[str, int]:
        """How far every space is."""
        found, edge = {origin: 0}, [origin]
        while edge:
            further = {there: found[here] + 1 for here in edge for there in self.near[here] if there not in found}
            found |= further
            edge = list(further)
        return found

    def to_hunters(self) -> dict[str, int]:
        """How far every space is from the nearest hunter; all as far where there is none."""
        each = [self.far(hunter.space) for hunter in self.hunters if hunter.space]
        return {space: min([far[space] for far in each], default=99) for space in self.order}

    def within(self, space: str, reach: int) -> list[str]:
        """The spaces in range."""
        return [other for other, steps in self.far(space).items() if steps <= reach] if space else []

    def tiles_in_range(self, space: str) -> set[str]:
        """The tile of a space and those connected to it."""
        here = [each for each in self.order if tile_of(each) == tile_of(space)]
        return {tile_of(space)} | {tile_of(other) for each in here for other in self.near[each]}

    def foes_at(self, space: str) -> list[Foe]:
        """The enemies on a space, in fixed order."""
        return [foe for foe in self.sorted_foes() if foe.space == space]

    def sorted_foes(self) -> list[Foe]:
        """All enemies in fixed order."""
        return sorted(self.foes, key=lambda foe: (kinds().index(foe.kind), foe.name))

    def hunters_at(self, space: str) -> list[Hunter]:
        """The hunters on a space."""
        return [hunter for hunter in self.hunters if hunter.space == space]

    def cruelest(self, spaces: list[str]) -> str:
        """18.1 To most hunters, to the weakest, to where the ways are few, else the first."""

        def badness(space: str) -> tuple[int, int, int]:
            here = self.hunters_at(space)
            return len(here), -min([hunter.hp for hunter in here], default=7), -len(self.near[space])

        return max(sorted(spaces, key=self.order.index), key=badness)

    # --- 8.6 Moving off ----------------------------------------------------------------------------------------------

    def step_away(self, foe: Foe, steps: int, origin: str) -> None:
        """To where it is farthest from there; 18.1 the worst of several, 14.14 unless it is rooted."""
        if foe.changes.get("rooted"):
            return
        far = self.far(origin)
        reached = self.within(foe.space, steps)
        most = max(far[space] for space in reached)
        if most > far[foe.space]:
            foe.space = self.cruelest([space for space in reached if far[space] == most])

    def push(self, hunter: Hunter, steps: int) -> Asking:
        """8.6 Away, each step farther; 18.1 to most enemies, then where the ways out are fewest."""
        yield from ()
        if not hunter.lives:
            return
        far, ends = self.far(hunter.space), [hunter.space]
        for _ in range(steps):
            further = [near for space in ends for near in self.near[space] if far[near] > far[space]]
            ends = further or ends
        ends.sort(key=self.order.index)
        hunter.space = min(ends, key=lambda space: (-len(self.foes_at(space)), len(self.near[space])))


def tile_of(space: str) -> str:
    """Return the tile of a space."""
    return space.rpartition("_")[0]


def joined(tiles: dict[str, Any], doors: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Return the pairs of spaces that touch: across the lines of tiles, and through these doors."""
    for name, tile in tiles.items():
        for pair in tile["adjacent"]:
            one, other = pair.split("-")
            yield f"{name}_{one}", f"{name}_{other}"
    yield from doors
