"""What shows that something of the box took effect in a game: not that it lay there, but what it did.

A line is not shown by being flipped: an attack has to hurt somebody, an ability to bring about what it is for.  A tile
is shown by a hunter who walks on it, its special rule by what the rule allows or forbids, an item by its use, and the
two that nobody uses by the blow that they strengthened or slowed.
"""

from collections.abc import Iterator

from duskhall.games.bloodborne_board import GAME
from duskhall.games.bloodborne_board.board import map as ground
from duskhall.games.bloodborne_board.missions import step_rules
from duskhall.games.bloodborne_board.printed import (
    NOBODY,
    NOWHERE,
    SPACES,
    TILE_BRIDGE,
    TILE_CATHEDRAL,
    TILE_CHAPEL,
    WINDOW_LASTING,
    WINDOW_STORY,
)
from duskhall.games.bloodborne_board.questions import BLOOD, CHALICE, MOVE, TELEPORT
from duskhall.games.bloodborne_board.state import BoardGame
from duskhall.games.bloodborne_board.tables import EnemyLine
from duskhall.kernel.event import Event
from duskhall.kernel.question import Ask

# Events that show an entry of a catalogue by themselves: what is shown -> the events, the field that names it
TOLD = {
    "stat card": (("card_placed", "dodged", "demand_met"), "card"),
    "item": (("item_used",), "item"),
    "firearm": (("gun_fired",), "firearm"),
    "firearm refreshed": (("gun_refreshed",), "firearm"),
    "mission": (("mission_completed",), "mission"),
    "mission card": (("step_completed",), "step"),
    "choice": (("way_chosen",), "choice"),
    "reason": (("cruel",), "reason"),
}
# After any of these whatever was flipped before has had its effect or will never have it
ANOTHER = (
    "attacks",
    "attacked",
    "ambushed",
    "turn_begins",
    "turn_ends",
    "activation",
    "round_begins",
    "chapter_begins",
)
SUFFERING = ("suffered", "dodged", "demand_met", "poisoned", "stunned", "hunter_staggered")


def everything() -> dict[str, list[str]]:
    """Return all that has to be seen, by what it is."""
    setup = GAME.setup(1)
    names, tables = setup.catalogues, setup.content.tables
    sides = [f"{hunter} {side}" for hunter in names["hunter"] for side in names["weapon_side"]]
    rules = [tile for number, tile in enumerate(names["tile"]) if tables.tiles[number].special]
    return {
        "stat card": list(names["card"]),
        "weapon side": sides,
        "consumable": list(names["item"][: tables.consumables]),
        "reward": list(names["item"][tables.consumables :]),
        "firearm": list(names["firearm"]),
        "firearm refreshed": list(names["firearm"]),
        "line": list(names["line"]),  # every side of every enemy, every card of every boss, every hazard
        "tile": list(names["tile"]),
        "rule of a tile": rules,
        "mission": list(names["mission"]),
        "mission card": list(names["mission_step"]),
        "choice": list(names["choice"]),
        "memory": list(names["flag"]),
        "reason": [reason for reason in names["reason"] if reason != "nothing"],
    }


def cards() -> dict[str, int]:
    """Return how many cards of the box those are of which there are several copies."""
    tables = GAME.setup(1).content.tables
    return {
        "stat card": sum(card.copies * (4 if card.basic else 1) for card in tables.cards),
        "consumable": sum(item.copies for item in tables.items[: tables.consumables]),
        "reward": sum(item.copies for item in tables.items[tables.consumables :]),
        "firearm": sum(gun.copies for gun in tables.firearms),
    }


def shows(line: EnemyLine) -> tuple[str, ...]:
    """Return the events of which one has to follow the flip of a line."""
    if not line.ability:
        return ("suffered",)
    if line.dive:
        return ("dives",)
    if line.demand.when or line.missiles:
        return SUFFERING
    if line.spawn:
        return ("comes_to_call",)
    if line.heal:
        return ("unit_healed", "unit_moves_off")
    return ()  # at once, and nothing can prevent it


class Witness:
    """Watches one game and notes what took effect."""

    def __init__(self, state: BoardGame, seen: dict[str, set[str]]) -> None:
        """Watch a game; what earlier games showed is in `seen` already."""
        self.state = state
        self.names = state.setup.catalogues
        self.seen = seen
        self.flipped = ""  # the line that has not shown its effect yet
        self.healing = False  # somebody is interacting in the cathedral
        self.flags = state.flags[:]

    def before(self, ask: Ask, option: int) -> None:
        """Note what an answer shows that is about to be given."""
        state, seat = self.state, ask.seat
        name = ask.question.name
        act, interact = name == "act", name == "interact_with"
        if name == "pick" or (act and option == BLOOD) or (interact and option in (TELEPORT, CHALICE)):
            self.seen["rule of a tile"].add(self.tile_of(seat))
        bound = act and self.special_at(seat) == TILE_BRIDGE and state.units_at(state.place[seat])
        if bound and state.hand[seat] and MOVE not in ask.options:
            self.seen["rule of a tile"].add(self.tile_of(seat))
        self.healing = False

    def after(self, events: list[Event]) -> None:
        """Note what happened since the answer."""
        for event in events:
            self.note(event)
        for what in self.in_combat():
            self.seen["item"].add(what)
        for flag, known in enumerate(self.flags):
            if self.state.flags[flag] and not known:
                self.seen["memory"].add(self.names["flag"][flag])
        self.flags = self.state.flags[:]

    def note(self, event: Event) -> None:
        """Note what an event shows."""
        kind, values = event.kind.name, event.values
        for what, (kinds, field) in TOLD.items():
            if kind in kinds:
                self.seen[what].add(str(values[field]))
        if kind in ("flipped", "hazard"):
            self.flipped = str(values["line"])
        elif kind in ANOTHER:
            self.flipped = ""
        if self.flipped:
            self.note_line(kind)
        if kind in ("moved", "stands"):
            self.seen["tile"].add(str(values["space"])[:-2])
        if kind == "interacts":
            self.healing = self.special_of(str(values["space"])[:-2]) == TILE_CATHEDRAL
        elif kind == "healed_there" and self.healing:
            self.seen["rule of a tile"].add("grand_cathedral")

    def note_line(self, kind: str) -> None:
        """Note the line that was flipped if this event is what it is for."""
        line = self.state.tables.lines[self.names["line"].index(self.flipped)]
        wanted = shows(line) if kind != "hazard" else SUFFERING
        if wanted and kind not in wanted:
            return
        self.seen["line"].add(self.flipped)
        seat = self.state.fight.seat
        if not line.ability and seat != NOBODY and self.special_at(seat) == TILE_CHAPEL:
            self.seen["rule of a tile"].add(self.tile_of(seat))

    def in_combat(self) -> Iterator[str]:
        """Name the items that nobody uses and that changed a blow of the combat that is going on."""
        state, seat = self.state, self.state.fight.seat
        if seat == NOBODY or state.fight.unit == NOBODY:
            return
        if state.fight.slot != NOBODY:
            side = self.names["weapon_side"][state.side[seat]]
            self.seen["weapon side"].add(f"{self.names['hunter'][state.hunter[seat]]} {side}")
        for item, printed in enumerate(state.tables.items):
            if state.owner[item] != seat:
                continue
            sharp = printed.window == WINDOW_LASTING and state.fight.slot == state.shard[seat]
            slow = printed.window == WINDOW_STORY and state.fight.foe.live and step_rules.music(state, state.fight.unit)
            if sharp or slow:
                yield self.names["item"][item]

    def tile_of(self, seat: int) -> str:
        """Name the tile of a hunter."""
        return self.names["tile"][ground.tile_of(self.state.place[seat])]

    def special_at(self, seat: int) -> int:
        """Return the special rule of a hunter's tile."""
        space = self.state.place[seat]
        return 0 if space == NOWHERE else self.state.tables.tiles[space // SPACES].special

    def special_of(self, tile: str) -> int:
        """Return the special rule of a tile."""
        return self.state.tables.tiles[self.names["tile"].index(tile)].special
