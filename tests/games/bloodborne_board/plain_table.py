"""What lies on a plain table (see `plain`): hunters, enemies, the map, and what may befall them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from duskhall.games.bloodborne_board.content import read_files

Asking = Generator[tuple[int, str, list[str]], str, Any]
Line = dict[str, Any]
SPEEDS = {"slow": 1, "medium": 2, "fast": 3}


class HunterDown(Exception):
    """A hunter has fallen."""


@cache
def content() -> dict[str, Any]:
    """Return what is printed."""
    return read_files()


def entries(kind: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a content file by their ids."""
    return {entry["id"]: entry for entry in content()[kind]}


@dataclass
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

    @property
    def weapon(self) -> dict[str, Any]:
        """The side of the weapon that is shown."""
        side: dict[str, Any] = entries("hunter")[self.name]["side"][self.side]
        return side


@dataclass
class Foe:
    """An enemy on the map."""

    name: str
    space: str
    damage: int = 0

    @property
    def kind(self) -> str:
        """What it is."""
        return self.name.rpartition("_")[0]


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


@dataclass
class Combat:
    """One hunter against one enemy."""

    hunter: Hunter
    foe: Foe
    attacked: bool
    own: Attack = field(default_factory=Attack)
    its: Attack = field(default_factory=Attack)
    slot: int = -1
    block: int = 0
    immune: set[str] = field(default_factory=set)
    combos: set[str] = field(default_factory=set)
    dodgers: list[int] = field(default_factory=list)
    may_dodge: bool = True
    line: Line | None = None
    action: str = ""
    bonus: dict[str, int] = field(default_factory=dict)
    timed: tuple[Line, int] | None = None
    mirror: bool = False
    staggered: bool = False
    killed: bool = False
    batch: int = 0
    dodge_speed: int = 0


class PlainTable:
    """A table with nothing on it but hunters and enemies."""

    def __init__(self, hunters: list[Hunter], foes: list[Foe], slots: list[str], sides: dict[str, int]) -> None:
        """Lay it out; `slots` are the kinds of the three slots, `sides` the sides of the enemies' cards."""
        self.hunters, self.foes, self.slots, self.sides = hunters, foes, slots, sides
        self.actions: list[str] = []  # the next one last
        self.near: dict[str, list[str]] = {}
        self.order: list[str] = []  # of spaces
        self.minis: dict[str, int] = {}
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

    # --- The map -----------------------------------------------------------------------------------------------------

    def far(self, origin: str) -> dict[str, int]:
        """How far every space is."""
        found, edge = {origin: 0}, [origin]
        while edge:
            further = {there: found[here] + 1 for here in edge for there in self.near[here] if there not in found}
            found |= further
            edge = list(further)
        return found

    def within(self, space: str, reach: int) -> list[str]:
        """The spaces in range."""
        return [other for other, steps in self.far(space).items() if steps <= reach]

    def foes_at(self, space: str) -> list[Foe]:
        """The enemies on a space, in fixed order."""
        return [foe for foe in self.sorted_foes() if foe.space == space]

    def sorted_foes(self) -> list[Foe]:
        """All enemies in fixed order."""
        kinds = list(entries("enemy"))
        return sorted(self.foes, key=lambda foe: (kinds.index(foe.kind), foe.name))

    def hunters_at(self, space: str) -> list[Hunter]:
        """The hunters on a space."""
        return [hunter for hunter in self.hunters if hunter.space == space]

    def cruelest(self, spaces: list[str]) -> str:
        """18.1 To most hunters, to the weakest, to where the ways are few, else the first."""

        def badness(space: str) -> tuple[int, int, int]:
            here = self.hunters_at(space)
            return len(here), -min([hunter.hp for hunter in here], default=7), -len(self.near[space])

        return max(sorted(spaces, key=self.order.index), key=badness)

    # --- 8, 9 Damage, conditions, slaying ----------------------------------------------------------------------------

    def suffer(self, hunter: Hunter, damage: int) -> bool:
        """8.1, 8.5 Say whether it hurt."""
        if damage <= 0:
            return False
        damage += int(hunter.frenzy)
        if self.c is not None and hunter is self.c.hunter:
            blocked = min(damage, self.c.block)
            self.c.block -= blocked
            damage -= blocked
        hunter.hp -= damage
        if hunter.hp <= 0:
            raise HunterDown(str(hunter.seat))
        return damage > 0

    def heal(self, hunter: Hunter, amount: int) -> None:
        """8.2 Never above 6."""
        hunter.hp = min(6, hunter.hp + amount)

    def stun(self, hunter: Hunter, immune: set[str]) -> None:
        """8.3 Discard a card or suffer 1."""
        if self.c is None or hunter is not self.c.hunter or "stun" not in immune:
            self.leave(self.discard_one, hunter, "suffer")

    def discard_one(self, hunter: Hunter, or_else: str) -> Asking:
        """8.3, 16.3 A card from the hand."""
        options = ([or_else] if or_else else []) + self.kinds(hunter.hand)
        if not options:
            return
        card = yield from self.ask(hunter.seat, "discard_one", options)
        if card == "suffer":
            self.suffer(hunter, 1)
        else:
            hunter.hand.remove(card)
            hunter.discard.append(card)

    def wound(self, foe: Foe, damage: int, hunter: Hunter) -> int:
        """9.1 Return what it came to."""
        if foe not in self.foes or damage <= 0:
            return 0
        foe.damage += damage
        printed = entries("enemy")[foe.kind]
        if foe.damage >= printed["hp"][len(self.hunters) - 1]:
            self.foes.remove(foe)
            c = self.c
            if c is not None and foe is c.foe:
                c.killed = True
                if c.line and not c.staggered and not c.its.plain:
                    self.suffer(c.hunter, c.line.get("death_damage", 0))
                    if c.line.get("death_poison") and "poison" not in c.immune:
                        c.hunter.poison = True
            hunter.echoes = min(3, hunter.echoes + 1)
            self.leave(self.kill, hunter)
        return damage

    def kill(self, hunter: Hunter) -> Asking:
        """9.5 What weapon and card do for an enemy slain."""
        c, ability = self.c, hunter.weapon["ability"]
        if ability == "kill_refreshes":
            self.draw(hunter, 1)
            self.heal(hunter, 1)
        if c is not None and hunter is c.hunter and c.own.card and not c.own.plain:
            self.draw(hunter, entries("card")[c.own.card].get("kill_draw", 0))
            self.heal(hunter, entries("card")[c.own.card].get("kill_heal", 0))
        if ability == "kill_splashes":
            near = self.within(hunter.space, 1)
            yield from self.strike_one(hunter, [foe for foe in self.sorted_foes() if foe.space in near], 2)

    def strike_one(self, hunter: Hunter, foes: list[Foe], damage: int) -> Asking:
        """One of these, of the hunter's choice."""
        if foes:
            name = yield from self.ask(hunter.seat, "target", [foe.name for foe in foes])
            self.wound(next(foe for foe in foes if foe.name == name), damage, hunter)

    # --- Cards and slots ---------------------------------------------------------------------------------------------

    def kinds(self, hand: list[str]) -> list[str]:
        """The different cards of a hand in the order of the content."""
        return [card for card in entries("card") if card in hand]

    def empty(self, hunter: Hunter) -> list[int]:
        """The empty slots."""
        return [slot for slot in range(len(hunter.weapon["slots"])) if not hunter.slots[slot]]

    def draw(self, hunter: Hunter, number: int) -> None:
        """2.2 From the top of the deck."""
        for _ in range(number):
            hunter.hand.append(hunter.deck.pop())

    def clear(self, hunter: Hunter, slot: int) -> None:
        """3.3 To the discard pile; 16.1 which may hurt an enemy in the space."""
        if hunter.slots[slot]:
            hunter.discard.append(hunter.slots[slot])
            hunter.slots[slot] = ""
            if hunter.weapon["ability"] == "clearing_hurts":
                self.leave(self.clearing_blow, hunter)

    def clearing_blow(self, hunter: Hunter) -> Asking:
        """16.1 One enemy in the space takes 1."""
        yield from self.strike_one(hunter, self.foes_at(hunter.space), 1)

    def clear_any(self, hunter: Hunter) -> Asking:
        """16.3 Any one slot."""
        full = [slot for slot in range(3) if hunter.slots[slot]]
        if full:
            answer = yield from self.ask(hunter.seat, "slot", [f"slot_{slot + 1}" for slot in full])
            self.clear(hunter, int(answer[-1]) - 1)

    # --- 8.6 Moving off ----------------------------------------------------------------------------------------------

    def step_away(self, foe: Foe, steps: int, origin: str) -> None:
        """To where it is farthest from there; 18.1 the worst of several."""
        far = self.far(origin)
        reached = self.within(foe.space, steps)
        most = max(far[space] for space in reached)
        if most > far[foe.space]:
            foe.space = self.cruelest([space for space in reached if far[space] == most])

    def push(self, hunter: Hunter, steps: int) -> Asking:
        """8.6 Away, each step farther; 18.1 to most enemies, then where the ways out are fewest."""
        yield from ()
        far, ends = self.far(hunter.space), [hunter.space]
        for _ in range(steps):
            further = [near for space in ends for near in self.near[space] if far[near] > far[space]]
            ends = further or ends
        ends.sort(key=self.order.index)
        hunter.space = min(ends, key=lambda space: (-len(self.foes_at(space)), len(self.near[space])))


def joined(tiles: dict[str, Any], doors: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Return the pairs of spaces that touch: across the lines of tiles, and through these doors."""
    for name, tile in tiles.items():
        for pair in tile["adjacent"]:
            one, other = pair.split("-")
            yield f"{name}_{one}", f"{name}_{other}"
    yield from doors
