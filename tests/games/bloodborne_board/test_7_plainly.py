"""Every fight comes out as in the plain implementation beside this file, decision by decision."""

import random
from copy import copy
from functools import cache
from typing import Any

import pytest
from tests.games.bloodborne_board.plain import Plain
from tests.games.bloodborne_board.plain_table import Foe, Hunter, entries, joined, kinds, modifiers
from tests.games.bloodborne_board.table import ACTIONS, Table
from tests.rule import rule
from tests.scale import FULL

from duskhall.games.bloodborne_board import rules
from duskhall.games.bloodborne_board.fight import combat
from duskhall.games.bloodborne_board.printed import BARRED, NOBODY, SLOTS
from duskhall.games.bloodborne_board.turn import interact
from duskhall.kernel.dice import Dice
from duskhall.kernel.event import Recorder

FIGHTS = 200_000 if FULL else 2_000
PARTS = 8
TILES = ("central_lamp", "grand_cathedral", "oedon_chapel", "market")
DOORS = [
    ("central_lamp_b", "grand_cathedral_d"),
    ("central_lamp_c", "oedon_chapel_b"),
    ("oedon_chapel_c", "market_a"),
]
SPACES = [f"{tile}_{letter}" for tile in TILES for letter in entries("tile")[tile]["spaces"]]
WEAPONS = ("saw_cleaver", "threaded_cane", "hunter_axe", "ludwigs_holy_blade")
BEGIN: dict[str, Any] = {
    "attack": combat.begin_attack,
    "activation": rules.begin_activation,
    "ambush": interact.begin_interact,
}
ENDED = ("", "act", "choose_side", "interact_with", "take_turn")  # what is asked when a fight is over
ITEMS = [name for name, item in entries("item").items() if item["window"] not in ("turn", "story")]
GOODS = [name for name in ITEMS if entries("item")[name]["type"] == "consumable"]
REWARDS = [name for name in ITEMS if name not in GOODS] + ["tiny_music_box"]


@cache
def empty_table(seats: int) -> Table:
    """A table with the tiles and nobody on it, which breaks off when its round ends; it must not be changed."""
    table = Table(*WEAPONS[:seats], round_limit=1)
    table.tile("grand_cathedral", 0, -1).tile("oedon_chapel", 1, 0).tile("market", 2, 0)
    table.state.unit_space = [-1] * len(table.state.unit_space)
    table.state.mission_at = [BARRED] * len(table.state.mission_at)
    table.state.round = 1
    return table


@cache
def nearby() -> dict[str, list[str]]:
    """Which spaces touch; nobody may change it."""
    near: dict[str, list[str]] = {}
    for one, other in joined({name: entries("tile")[name] for name in TILES}, DOORS):
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    return near


class Fight:
    """The same fight on both tables."""

    def __init__(self, seed: int) -> None:
        """Lay it out by chance."""
        self.chance = random.Random(seed)
        seats = self.chance.choice((1, 1, 2, 3, 4))
        self.begins = self.chance.choice(("attack", "attack", "activation", "activation", "activation", "ambush"))
        self.table = copy(empty_table(seats))
        self.state = self.table.state = self.table.state.copy()
        self.state.listener = self.table.recorder = Recorder(self.table.setup)
        self.plain = Plain(self.hunters(seats), [], self.slots(), {})
        self.plain.near, self.plain.order = nearby(), SPACES
        self.plain.foes = self.foes(seats)
        self.lay_decks(seed)
        self.copy_to_engine()

    # --- Laying out --------------------------------------------------------------------------------------------------

    def hunters(self, seats: int) -> list[Hunter]:
        chance, cards = self.chance, list(entries("card"))
        home, rewards = chance.choice(SPACES), chance.sample(REWARDS, chance.randint(0, 5))
        hunters = []
        for seat in range(seats):
            hunter = Hunter(seat, WEAPONS[seat], home if chance.random() < 0.7 else chance.choice(SPACES))
            hunter.side, hunter.hp, hunter.echoes = chance.randrange(2), chance.randint(1, 6), chance.randint(0, 3)
            hunter.hand = chance.choices(cards, k=chance.randint(1 if not seat else 0, 4))
            hunter.deck = chance.choices(cards, k=chance.randint(1, 6))
            hunter.discard = chance.choices(cards, k=chance.randint(0, 3))
            for slot in range(len(hunter.weapon["slots"]) - 1):
                hunter.slots[slot] = chance.choice(cards) if chance.random() < 0.25 else ""
            hunter.gun, hunter.loaded = chance.choice(list(entries("firearm"))), chance.random() < 0.5
            hunter.poison, hunter.frenzy = chance.random() < 0.3, chance.random() < 0.2
            hunter.goods = chance.choices(GOODS, k=chance.choice((0, 0, 1, 2)))
            hunter.rewards = {item: chance.random() < 0.8 for item in rewards[seat::seats]}
            hunter.shard = chance.randrange(2)
            hunters.append(hunter)
        return hunters

    def slots(self) -> list[str]:
        return self.chance.sample([name for name, kind in entries("enemy").items() if kind["role"] == "enemy"], 3)

    def foes(self, seats: int) -> list[Foe]:
        chance, plain = self.chance, self.plain
        chosen = chance.sample(kinds(), 2) + chance.choices(list(entries("boss")), k=chance.randrange(2))
        foes: dict[str, Foe] = {}
        for number in range(chance.randint(1, 5)):
            kind = chance.choice([*chosen, plain.slots[0]])
            minis = entries("enemy")[kind]["minis"] if kind in entries("enemy") else 0
            name = f"{kind}_{chance.randint(1, minis)}" if minis else kind
            foe = Foe(name, plain.hunters[0].space if not number else chance.choice(SPACES))
            foe.home, foe.phase = chance.choice(SPACES), chance.randint(1, 2) if not minis else 1
            foe.skips = chance.random() < 0.1
            if chance.random() < 0.4:
                foe.mission, foe.changes = True, chance.choice([{}, *modifiers().values()])
                foe.lives = foe.spare = chance.randint(0, 2) + int(bool(foe.changes.get("friend")))
            foe.shots = chance.randrange(3) if not minis else 0
            foe.damage = chance.randrange(plain.hp_of(foe))
            foes.setdefault(name, foe)
        return list(foes.values())

    def lay_decks(self, seed: int) -> None:
        chance, plain = self.chance, self.plain
        plain.dice = Dice(seed.to_bytes(32, "big"))
        plain.sides = {name: chance.randrange(2) for name, kind in entries("enemy").items() if kind["role"] == "enemy"}
        actions = ["basic", "basic", "basic", "special", "special", "ability"]
        chance.shuffle(actions)
        cut = chance.randrange(6)
        plain.actions, plain.actions_used = actions[cut:], actions[:cut]
        plain.track = chance.choice((1, 4, 8, 16))
        plain.offer, plain.upgrades = chance.choices(list(entries("card"))[4:], k=4), ["agile"] * chance.randrange(2)
        plain.goods = chance.choices(GOODS, k=3)
        beast = next((foe for foe in plain.foes if foe.kind == "blood_starved_beast"), None)
        if beast and beast.phase == 2 and chance.random() < 0.3:
            plain.aura = beast
            phase: list[Any] = beast.printed["phase2"]
            plain.boss_cards[beast.kind] = [line for line in phase if not line.get("aura")]

    def copy_to_engine(self) -> None:
        table, state, plain = self.table, self.state, self.plain
        for hunter in plain.hunters:
            seat = hunter.seat
            table.at(hunter.name, hunter.space).side(hunter.name, hunter.side).slots(hunter.name, *hunter.slots)
            table.firearm(hunter.name, hunter.gun, int(hunter.loaded)).echoes(hunter.name, hunter.echoes)
            table.items(hunter.name, *hunter.goods, *hunter.rewards)
            for item, ready in hunter.rewards.items():
                state.ready[table.number("item", item)] = int(ready)
            state.hp[seat] = hunter.hp
            state.hand[seat], state.deck[seat], state.discard[seat] = (
                [table.number("card", card) for card in pile] for pile in (hunter.hand, hunter.deck, hunter.discard)
            )
            state.poison[seat], state.frenzy[seat] = int(hunter.poison), int(hunter.frenzy)
        state.shard = [hunter.shard for hunter in plain.hunters]
        for foe in plain.foes:
            self.place_foe(foe)
        state.slot_kind = [table.number("kind", kind) for kind in plain.slots]
        for kind, side in plain.sides.items():
            table.enemy_side(kind, side)
        state.dice = plain.dice.copy()
        state.actions, state.actions_used = (
            [ACTIONS.index(action) for action in pile] for pile in (plain.actions, plain.actions_used)
        )
        for boss, lines in plain.boss_cards.items():
            table.boss_acts(boss, *[line["id"] for line in reversed(lines)])
        state.aura = table.number("unit", plain.aura.name) if plain.aura else NOBODY
        state.offer = [table.number("card", card) for card in plain.offer]
        state.upgrades = [table.number("card", card) for card in plain.upgrades]
        state.goods_deck, state.goods_discard = [table.number("item", item) for item in plain.goods], []
        state.track, state.turn, state.acted = plain.track, 0, [0] * state.seats

    def place_foe(self, foe: Foe) -> None:
        table, state = self.table, self.state
        table.enemy(foe.name, foe.space, foe.damage, foe.lives, foe.phase)
        unit = table.number("unit", foe.name)
        state.unit_home[unit] = table.number("space", foe.home)
        state.unit_tokens[unit], state.unit_skip[unit] = foe.shots, int(foe.skips)
        state.unit_mission[unit] = 0 if foe.mission else NOBODY
        if foe.changes:
            state.unit_modifier[unit] = list(modifiers()).index(foe.changes["id"])

    # --- Playing -----------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play it out, comparing after every decision; return how many there were."""
        plain = self.plain
        asking = {"attack": plain.attack, "activation": plain.activation, "ambush": plain.interact}[self.begins]()
        self.table.run(BEGIN[self.begins], *([] if self.begins == "activation" else [0]))
        answer, decisions = None, 0
        while True:
            try:
                asked = next(asking) if answer is None else asking.send(answer)
            except StopIteration:
                assert self.table.question() in ENDED, self.table.question()
                assert self.seen() == self.expected()
                return decisions
            assert self.table.question(), f"nobody is asked, instead of {asked}"
            assert (self.state.pending()[0].seat, self.table.question(), self.table.options()) == asked
            assert self.seen() == self.expected()
            answer = self.chance.choice(asked[2])
            self.table.answer(answer)
            decisions += 1

    def seen(self) -> Any:
        """What lies on the table of the engine."""
        state, names = self.state, self.table.setup.catalogues
        card, item, goods = ["", *names["card"]], names["item"], state.tables.consumables
        hunters = [
            (
                (state.hp[seat], self.table.place(hunter) or "", state.echoes[seat], state.side[seat]),
                [[card[number + 1] for number in pile[seat]] for pile in (state.hand, state.deck, state.discard)],
                [card[number + 1] for number in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]],
                [bool(tokens[seat]) for tokens in (state.gun_ready, state.poison, state.frenzy)],
                [item[n] for n in range(goods) for _ in range(state.held[seat * goods + n])],
                {item[n]: bool(state.ready[n]) for n, owner in enumerate(state.owner) if owner == seat},
                state.shard[seat],
            )
            for seat, hunter in enumerate(self.table.hunters)
        ]
        units = [
            (name, self.table.where(name), state.unit_damage[n], state.unit_lives[n], state.unit_phase[n])
            for n, name in enumerate(names["unit"])
            if state.unit_space[n] >= 0
        ]
        decks = [[ACTIONS[action] for action in pile] for pile in (state.actions, state.actions_used)]
        lines = names["line"]
        bosses = [[lines[line] for line in pile] for piles in (state.boss_deck, state.boss_used) for pile in piles]
        offer = [card[number + 1] for number in state.offer]
        return hunters, units, decks, bosses, offer, [item[n] for n in state.goods_discard], state.track

    def expected(self) -> Any:
        """What lies on the plain table."""
        plain, items = self.plain, list(entries("item"))
        hunters = [
            (
                (h.hp, h.space, h.echoes, h.side),
                [h.hand, h.deck, h.discard],
                h.slots,
                [h.loaded, h.poison, h.frenzy],
                sorted(h.goods, key=items.index),
                h.rewards,
                h.shard,
            )
            for h in plain.hunters
        ]
        units = [(foe.name, foe.space, foe.damage, foe.lives, foe.phase) for foe in plain.sorted_foes()]
        piles = [*plain.boss_cards.values(), *plain.boss_used.values()]
        bosses = [[line["id"] for line in pile] for pile in piles]
        decks = [plain.actions, plain.actions_used]
        return hunters, units, decks, bosses, plain.offer, plain.goods_used, plain.track


@rule("bloodborne-board", "5.2", "6.1", "6.2", "6.3", "6.4", "6.5", "7.1", "7.4", "7.5", "7.8", "7.9", "7.10", "7.11")
@rule("bloodborne-board", "7.12", "7.13", "7.14", "7.15", "7.16", "7.17", "9.3", "9.4", "9.5", "12.1", "12.2", "14.14")
@pytest.mark.parametrize("part", range(PARTS))
def test_a_fight_goes_on_as_the_plain_one_does(part):
    decisions = 0
    for seed in range(part, FIGHTS, PARTS):
        try:
            decisions += Fight(seed).play()
        except AssertionError as difference:
            raise AssertionError(f"fight {seed}: {difference}") from difference
    assert decisions > FIGHTS // PARTS
