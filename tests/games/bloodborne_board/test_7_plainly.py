"""Every fight comes out as in the plain implementation beside this file, decision by decision."""

import random
from copy import copy
from functools import cache
from typing import Any

import pytest
from tests.games.bloodborne_board.plain import Plain
from tests.games.bloodborne_board.plain_table import Foe, Hunter, HunterDown, entries, joined
from tests.games.bloodborne_board.table import Table
from tests.rule import rule
from tests.scale import FULL

from duskhall.games.bloodborne_board import rules
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.printed import BARRED, SLOTS
from duskhall.kernel.event import Recorder

FIGHTS = 200_000 if FULL else 2_000
PARTS = 8
TILES = ("central_lamp", "grand_cathedral")
DOOR = ("central_lamp_b", "grand_cathedral_d")
WEAPONS = ("saw_cleaver", "threaded_cane", "hunter_axe", "ludwigs_holy_blade")
GUNS = ("hunter_pistol", "cannon", "flamesprayer", "rosmarinus", "repeating_pistol")
ACTIONS = ("basic", "special", "ability")


@cache
def empty_table(seats: int) -> Table:
    """A table with both tiles and nobody on it; it must not be changed."""
    table = Table(*WEAPONS[:seats]).tile("grand_cathedral", 0, -1)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    table.state.mission_at = [BARRED] * len(table.state.mission_at)
    return table


class Fight:
    """The same fight on both tables."""

    def __init__(self, seed: int) -> None:
        """Lay it out by chance."""
        self.chance = random.Random(seed)
        seats = self.chance.choice((1, 1, 2, 3))
        self.own_attack = self.chance.random() < 0.4
        self.table = copy(empty_table(seats))
        self.state = self.table.state = self.table.state.copy()
        self.state.listener = self.table.recorder = Recorder(self.table.setup)
        self.spaces = [f"{tile}_{letter}" for tile in TILES for letter in entries("tile")[tile]["spaces"]]
        self.plain = self.laid_out(seats)
        self.copy_to_engine()

    def laid_out(self, seats: int) -> Plain:
        chance = self.chance
        cards = [card for card in entries("card") if card not in ("leaping", "second_wind", "dash")]
        home = chance.choice(self.spaces)
        hunters = []
        for seat in range(seats):
            hunter = Hunter(seat, WEAPONS[seat], home if chance.random() < 0.7 else chance.choice(self.spaces))
            hunter.side, hunter.hp = chance.randrange(2), chance.randint(2, 6)
            hunter.hand = chance.choices(cards, k=chance.randint(1 if not seat else 0, 4))
            hunter.deck = chance.choices(cards, k=60)
            for slot in range(len(hunter.weapon["slots"]) - 1):
                hunter.slots[slot] = chance.choice(cards) if chance.random() < 0.25 else ""
            hunter.gun, hunter.loaded = chance.choice(GUNS), chance.random() < 0.5
            hunter.poison, hunter.frenzy = chance.choice(((False, False), (True, False), (False, True)))
            hunters.append(hunter)
        kinds = [name for name, kind in entries("enemy").items() if kind["role"] != "object"]
        chosen = chance.sample(kinds, 3)
        foes: dict[str, Foe] = {}
        for number in range(chance.randint(1, 4)):
            kind = chance.choice(chosen)
            name = f"{kind}_{chance.randint(1, entries('enemy')[kind]['minis'])}"
            space = hunters[0].space if not number else chance.choice(self.spaces)
            hp = entries("enemy")[kind]["hp"][seats - 1]
            foes.setdefault(name, Foe(name, space, chance.randrange(hp)))
        enemies = [kind for kind in kinds if entries("enemy")[kind]["role"] == "enemy"]
        slots = chance.sample(enemies, 3)
        plain = Plain(hunters, list(foes.values()), slots, {kind: chance.randrange(2) for kind in enemies})
        plain.actions = chance.choices(ACTIONS, (3, 2, 2), k=200)
        plain.order = self.spaces
        tiles = {name: entries("tile")[name] for name in TILES}
        for one, other in joined(tiles, [DOOR]):
            plain.near.setdefault(one, []).append(other)
            plain.near.setdefault(other, []).append(one)
        return plain

    def copy_to_engine(self) -> None:
        table, state, plain = self.table, self.state, self.plain
        for hunter in plain.hunters:
            seat = hunter.seat
            table.at(hunter.name, hunter.space).side(hunter.name, hunter.side).slots(hunter.name, *hunter.slots)
            table.firearm(hunter.name, hunter.gun, int(hunter.loaded))
            state.hp[seat] = hunter.hp
            state.hand[seat] = [table.number("card", card) for card in hunter.hand]
            state.deck[seat] = [table.number("card", card) for card in hunter.deck]
            state.discard[seat] = []
            state.poison[seat], state.frenzy[seat] = int(hunter.poison), int(hunter.frenzy)
        for foe in plain.foes:
            table.enemy(foe.name, foe.space, foe.damage)
        state.slot_kind = [table.number("kind", kind) for kind in plain.slots]
        for kind, side in plain.sides.items():
            table.enemy_side(kind, side)
        state.actions = [ACTIONS.index(action) for action in plain.actions]
        state.acted = [0] * state.seats
        state.turn = 0

    # --- Playing -----------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play it out, comparing after every decision; return how many there were."""
        asking = self.plain.attack() if self.own_attack else self.plain.activation()
        self.table.run(combat.begin_attack if self.own_attack else rules.begin_activation, *[0] * self.own_attack)
        answer, decisions = None, 0
        while True:
            try:
                asked = next(asking) if answer is None else asking.send(answer)
            except StopIteration:
                assert self.table.question() in ("", "take_turn", "act"), self.table.question()
                assert self.seen() == self.expected()
                return decisions
            except HunterDown:
                fallen = [hunter.seat for hunter in self.plain.hunters if hunter.hp <= 0]
                assert fallen[0] in [event["seat"] for event in self.table.events("hunter_slain")]
                return decisions
            assert (self.state.pending()[0].seat, self.table.question(), self.table.options()) == asked
            assert self.seen() == self.expected()
            answer = self.chance.choice(asked[2])
            self.table.answer(answer)
            decisions += 1

    def seen(self) -> Any:
        """What lies on the table of the engine."""
        state, names = self.state, self.table.setup.catalogues
        card = ["", *names["card"]]
        hunters = [
            (
                state.hp[seat],
                self.table.cards(hunter),
                sorted(self.table.discarded(hunter)),
                [card[number + 1] for number in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]],
                (state.side[seat], bool(state.gun_ready[seat]), bool(state.poison[seat]), bool(state.frenzy[seat])),
                (state.echoes[seat], self.table.place(hunter)),
            )
            for seat, hunter in enumerate(self.table.hunters)
        ]
        units = [
            (name, self.table.where(name), state.unit_damage[number])
            for number, name in enumerate(names["unit"])
            if state.unit_space[number] >= 0
        ]
        return hunters, sorted(units)

    def expected(self) -> Any:
        """What lies on the plain table."""
        hunters = [
            (
                h.hp,
                sorted(h.hand),
                sorted(h.discard),
                h.slots,
                (h.side, h.loaded, h.poison, h.frenzy),
                (h.echoes, h.space),
            )
            for h in self.plain.hunters
        ]
        return hunters, sorted((foe.name, foe.space, foe.damage) for foe in self.plain.foes)


@rule("bloodborne-board", "6.1", "6.2", "6.3", "6.4", "7.1", "7.5", "7.9", "7.10", "7.11", "7.12", "7.13", "7.15")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_fight_goes_on_as_the_plain_one_does(part):
    decisions = 0
    for seed in range(part, FIGHTS, PARTS):
        try:
            decisions += Fight(seed).play()
        except AssertionError as difference:
            raise AssertionError(f"fight {seed}: {difference}") from difference
    assert decisions > FIGHTS // PARTS
