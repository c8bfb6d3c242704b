"""What is on the table of the board game: the state of a campaign.

Cards, items, kinds of enemies, units, tiles, spaces and missions are ints, indices into the content's catalogues;
what is printed on them is in `printed`.  This module must not know how the game flows; that is in `rules` and its
neighbours.
"""

from typing import Any, ClassVar, Final

from duskhall.games.bloodborne_board.printed import (
    BARRED,
    BOSS,
    CLOSED,
    HUNTER_ATTACKS,
    MOST_HP,
    NOBODY,
    NOWHERE,
    PREPARING,
    SLOTS,
    SPACES,
    Kind,
    MissionStep,
    Side,
    Tables,
)
from duskhall.kernel.dice import Dice
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

# What a target is chosen for; `item_targets` adds theirs from 10 on
TO_ATTACK: Final = 0
CLEARING_BLOW: Final = 1
SPLASH: Final = 2

# What a slot is chosen for
FOR_ATTACK: Final = 0
FOR_DODGE: Final = 1
FOR_DEMAND: Final = 2
TO_CLEAR: Final = 3
FOR_SHARD: Final = 4

# What grants a free transform after the combat, one bit each
COMBO_OF_SLOT: Final = 1  # 16.1
COMBO_OF_CARD: Final = 2  # 16.3 the card of the attack
COMBO_OF_OTHERS: Final = 4  # 16.3 the card of a dodge, 15.8 a rune


class BoardGame(State):
    """One campaign, or one chapter, of the board game."""

    FIELDS: ClassVar[tuple[str, ...]] = State.FIELDS + (
        "phase", "chapter", "round", "track", "resets", "final", "attempts", "flags", "insight", "won", "saved",
        "hunter", "side", "hp", "echoes", "poison", "frenzy", "place", "acted", "hand", "deck", "discard", "slots",
        "firearm", "gun_ready", "held", "owner", "ready", "shard",
        "upgrades", "removed_upgrades", "offer", "goods_deck", "goods_discard", "guns_left",
        "tile_deck", "tile_x", "tile_y", "tile_turn", "link", "fog", "goods",
        "slot_kind", "kind_side", "kind_modifier",
        "unit_space", "unit_damage", "unit_lives", "unit_spare", "unit_mission", "unit_home",
        "unit_modifier", "unit_acted", "unit_skip", "unit_phase", "unit_tokens", "unit_goal",
        "actions", "actions_used", "boss_deck", "boss_used", "aura", "diving",
        "mission_at", "progress", "mask", "token_mission", "token_space", "token_seat", "token_home",
        "turn", "path", "steps_left", "move_for", "clinic_used", "chalice_used", "silence", "halted", "walkers",
        "walk_path", "paying_for", "slot_for", "target_for", "space_for", "chooser", "amount", "picks", "giver",
        "found",
        "fight_seat", "fight_unit", "fight_mode", "own_card", "own_slot", "own_speed", "own_damage", "own_stagger",
        "own_ties", "own_live", "own_missed", "own_plain", "immune", "block", "line",
        "foe_card", "foe_speed", "foe_damage", "foe_stagger", "foe_poison", "foe_live", "foe_plain", "foe_block",
        "next_speed", "next_damage", "next_stagger", "next_poison",
        "dodgers", "dodge_card", "may_dodge", "mirror", "staggered", "ability_line", "ability_speed",
        "dodge_speed", "dealt", "killed", "batch", "demand_line", "slain", "combo",
    )  # fmt: skip

    # Where the game stands
    phase: int
    chapter: int  # number in the content: campaign * 3 + chapter - 1
    round: int
    track: int
    resets: int  # reset points reached in this chapter
    final: int
    attempts: int
    flags: list[int]  # what the campaign remembers
    insight: int
    won: int
    saved: list[list[int]]  # what the hunters had when the chapter began
    # Hunters
    hunter: list[int]
    side: list[int]
    hp: list[int]
    echoes: list[int]
    poison: list[int]
    frenzy: list[int]
    place: list[int]
    acted: list[int]
    hand: list[list[int]]
    deck: list[list[int]]  # the top card is the last one
    discard: list[list[int]]
    slots: list[int]  # seat by seat, the card in each slot
    firearm: list[int]
    gun_ready: list[int]
    held: list[int]  # seat by seat, how many of each consumable
    owner: list[int]  # per item: who holds the reward, NOBODY, or GONE
    ready: list[int]
    shard: list[int]
    # Decks
    upgrades: list[int]
    removed_upgrades: list[int]
    offer: list[int]
    goods_deck: list[int]
    goods_discard: list[int]
    guns_left: list[int]
    # The map
    tile_deck: list[int]
    tile_x: list[int]
    tile_y: list[int]
    tile_turn: list[int]  # quarter turns clockwise, NOBODY where the tile is not on the map
    link: list[int]  # tile * 4 + printed direction -> the space on the other side
    fog: list[int]  # per tile: the mission that closed it, plus 1
    goods: list[int]  # per space: consumable tokens
    # Enemies
    slot_kind: list[int]
    kind_side: list[int]
    kind_modifier: list[int]  # what a mission does to every enemy of a kind
    unit_space: list[int]
    unit_damage: list[int]
    unit_lives: list[int]
    unit_spare: list[int]  # the extra lives with which it came
    unit_mission: list[int]
    unit_home: list[int]
    unit_modifier: list[int]
    unit_acted: list[int]
    unit_skip: list[int]
    unit_phase: list[int]
    unit_tokens: list[int]
    unit_goal: list[int]
    actions: list[int]
    actions_used: list[int]
    boss_deck: list[list[int]]
    boss_used: list[list[int]]
    aura: int  # the unit whose poison aura lies out
    diving: int  # the unit that left the map for its dive
    # Missions
    mission_at: list[int]
    progress: list[int]
    mask: list[int]  # tiles that count already, one bit each
    token_mission: list[int]
    token_space: list[int]
    token_seat: list[int]
    token_home: list[int]
    # The turn
    turn: int
    path: list[int]
    steps_left: int
    move_for: int
    clinic_used: int
    chalice_used: int
    silence: int
    halted: int
    walkers: list[int]
    walk_path: list[int]
    # What a choice is for
    paying_for: int
    slot_for: int
    target_for: int
    space_for: int
    chooser: int
    amount: int
    picks: list[int]
    giver: int
    found: int
    # The combat
    fight_seat: int
    fight_unit: int
    fight_mode: int
    own_card: int
    own_slot: int
    own_speed: int
    own_damage: int
    own_stagger: int
    own_ties: int
    own_live: int
    own_missed: int
    own_plain: int  # 1: the effects of the card are replaced
    immune: int
    block: int
    line: int
    foe_card: int
    foe_speed: int
    foe_damage: int
    foe_stagger: int
    foe_poison: int
    foe_live: int
    foe_plain: int
    foe_block: int
    next_speed: int
    next_damage: int
    next_stagger: int
    next_poison: int
    dodgers: list[int]  # seats that dodged the attack
    dodge_card: int
    may_dodge: int
    mirror: int
    staggered: int
    ability_line: int  # an ability, or a second blow, that waits for its speed
    ability_speed: int
    dodge_speed: int
    dealt: int
    killed: int
    batch: int
    demand_line: int
    slain: list[int]
    combo: int

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables
        self.seats = setup.seats

    def clear(self) -> None:
        """Lay out an empty table."""
        tables = self.tables
        seats = self.seats
        self.phase = PREPARING
        self.chapter = self.round = self.track = self.resets = self.final = self.attempts = self.insight = 0
        self.won = 0
        self.flags = [0] * tables.flags
        self.saved = []
        self.hunter = [NOBODY] * seats
        self.side = [0] * seats
        self.hp = [MOST_HP] * seats
        self.echoes = [0] * seats
        self.poison = [0] * seats
        self.frenzy = [0] * seats
        self.place = [NOWHERE] * seats
        self.acted = [0] * seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.slots = [NOBODY] * (seats * SLOTS)
        self.firearm = [NOBODY] * seats
        self.gun_ready = [1] * seats
        self.held = [0] * (seats * tables.consumables)
        self.owner = [NOBODY] * len(tables.items)
        self.ready = [1] * len(tables.items)
        self.shard = [0] * seats
        self.upgrades = []
        self.removed_upgrades = []
        self.offer = []
        self.goods_deck = []
        self.goods_discard = []
        self.guns_left = [gun.copies for gun in tables.firearms]
        self.clear_map()
        self.clear_turn()
        self.clear_fight()

    def clear_map(self) -> None:
        """Take everything off the map."""
        tables = self.tables
        tiles = len(tables.tiles)
        units = len(tables.unit_kind)
        self.tile_deck = []
        self.tile_x = [0] * tiles
        self.tile_y = [0] * tiles
        self.tile_turn = [NOBODY] * tiles
        self.link = [CLOSED] * (tiles * 4)
        self.fog = [0] * tiles
        self.goods = [0] * (tiles * SPACES)
        self.slot_kind = []
        self.kind_side = [0] * len(tables.kinds)
        self.kind_modifier = [NOBODY] * len(tables.kinds)
        self.unit_space = [NOWHERE] * units
        self.unit_damage = [0] * units
        self.unit_lives = [0] * units
        self.unit_spare = [0] * units
        self.unit_mission = [NOBODY] * units
        self.unit_home = [NOWHERE] * units
        self.unit_modifier = [NOBODY] * units
        self.unit_acted = [0] * units
        self.unit_skip = [0] * units
        self.unit_phase = [1] * units
        self.unit_tokens = [0] * units
        self.unit_goal = [0] * units
        self.actions = []
        self.actions_used = []
        self.boss_deck = [[] for _ in range(tables.bosses)]
        self.boss_used = [[] for _ in range(tables.bosses)]
        self.aura = NOBODY
        self.diving = NOBODY
        self.mission_at = [BARRED] * len(tables.missions)
        self.progress = [0] * len(tables.missions)
        self.mask = [0] * len(tables.missions)
        self.token_mission = []
        self.token_space = []
        self.token_seat = []
        self.token_home = []

    def clear_turn(self) -> None:
        """Forget the turn."""
        self.turn = NOBODY
        self.path = []
        self.steps_left = self.move_for = self.clinic_used = self.chalice_used = self.silence = self.halted = 0
        self.walkers = []
        self.walk_path = []
        self.paying_for = self.slot_for = self.target_for = self.space_for = self.amount = 0
        self.chooser = NOBODY
        self.picks = []
        self.giver = NOBODY
        self.found = NOBODY

    def clear_fight(self) -> None:
        """Forget the combat."""
        self.fight_seat = self.fight_unit = self.own_card = self.own_slot = self.line = NOBODY
        self.fight_mode = HUNTER_ATTACKS
        self.own_speed = self.own_damage = self.own_stagger = self.own_ties = self.own_live = self.own_missed = 0
        self.own_plain = self.immune = self.block = 0
        self.foe_card = NOBODY
        self.foe_speed = self.foe_damage = self.foe_stagger = self.foe_poison = self.foe_live = 0
        self.foe_plain = self.foe_block = 0
        self.next_speed = self.next_damage = self.next_stagger = self.next_poison = 0
        self.dodgers = []
        self.dodge_card = NOBODY
        self.may_dodge = 1
        self.mirror = self.staggered = self.ability_speed = self.dodge_speed = self.dealt = self.killed = 0
        self.ability_line = NOBODY
        self.batch = 0
        self.demand_line = NOBODY
        self.slain = []
        self.combo = 0

    def copy(self) -> "BoardGame":
        new = BoardGame(self.setup, self.dice.copy())
        self.copy_kernel(new)
        self._copy_hunters(new)
        self._copy_map(new)
        self._copy_units(new)
        self._copy_turn(new)
        self._copy_fight(new)
        return new

    def _copy_hunters(self, new: "BoardGame") -> None:
        new.phase = self.phase
        new.chapter = self.chapter
        new.round = self.round
        new.track = self.track
        new.resets = self.resets
        new.final = self.final
        new.attempts = self.attempts
        new.flags = self.flags[:]
        new.insight = self.insight
        new.won = self.won
        new.saved = [pile[:] for pile in self.saved]
        new.hunter = self.hunter[:]
        new.side = self.side[:]
        new.hp = self.hp[:]
        new.echoes = self.echoes[:]
        new.poison = self.poison[:]
        new.frenzy = self.frenzy[:]
        new.place = self.place[:]
        new.acted = self.acted[:]
        new.hand = [pile[:] for pile in self.hand]
        new.deck = [pile[:] for pile in self.deck]
        new.discard = [pile[:] for pile in self.discard]
        new.slots = self.slots[:]
        new.firearm = self.firearm[:]
        new.gun_ready = self.gun_ready[:]
        new.held = self.held[:]
        new.owner = self.owner[:]
        new.ready = self.ready[:]
        new.shard = self.shard[:]
        new.upgrades = self.upgrades[:]
        new.removed_upgrades = self.removed_upgrades[:]
        new.offer = self.offer[:]
        new.goods_deck = self.goods_deck[:]
        new.goods_discard = self.goods_discard[:]
        new.guns_left = self.guns_left[:]

    def _copy_map(self, new: "BoardGame") -> None:
        new.tile_deck = self.tile_deck[:]
        new.tile_x = self.tile_x[:]
        new.tile_y = self.tile_y[:]
        new.tile_turn = self.tile_turn[:]
        new.link = self.link[:]
        new.fog = self.fog[:]
        new.goods = self.goods[:]
        new.mission_at = self.mission_at[:]
        new.progress = self.progress[:]
        new.mask = self.mask[:]
        new.token_mission = self.token_mission[:]
        new.token_space = self.token_space[:]
        new.token_seat = self.token_seat[:]
        new.token_home = self.token_home[:]

    def _copy_units(self, new: "BoardGame") -> None:
        new.slot_kind = self.slot_kind[:]
        new.kind_side = self.kind_side[:]
        new.kind_modifier = self.kind_modifier[:]
        new.unit_space = self.unit_space[:]
        new.unit_damage = self.unit_damage[:]
        new.unit_lives = self.unit_lives[:]
        new.unit_spare = self.unit_spare[:]
        new.unit_mission = self.unit_mission[:]
        new.unit_home = self.unit_home[:]
        new.unit_modifier = self.unit_modifier[:]
        new.unit_acted = self.unit_acted[:]
        new.unit_skip = self.unit_skip[:]
        new.unit_phase = self.unit_phase[:]
        new.unit_tokens = self.unit_tokens[:]
        new.unit_goal = self.unit_goal[:]
        new.actions = self.actions[:]
        new.actions_used = self.actions_used[:]
        new.boss_deck = [pile[:] for pile in self.boss_deck]
        new.boss_used = [pile[:] for pile in self.boss_used]
        new.aura = self.aura
        new.diving = self.diving

    def _copy_turn(self, new: "BoardGame") -> None:
        new.turn = self.turn
        new.path = self.path[:]
        new.steps_left = self.steps_left
        new.move_for = self.move_for
        new.clinic_used = self.clinic_used
        new.chalice_used = self.chalice_used
        new.silence = self.silence
        new.halted = self.halted
        new.walkers = self.walkers[:]
        new.walk_path = self.walk_path[:]
        new.paying_for = self.paying_for
        new.slot_for = self.slot_for
        new.target_for = self.target_for
        new.space_for = self.space_for
        new.chooser = self.chooser
        new.amount = self.amount
        new.picks = self.picks[:]
        new.giver = self.giver
        new.found = self.found

    def _copy_fight(self, new: "BoardGame") -> None:
        new.fight_seat = self.fight_seat
        new.fight_unit = self.fight_unit
        new.fight_mode = self.fight_mode
        new.own_card = self.own_card
        new.own_slot = self.own_slot
        new.own_speed = self.own_speed
        new.own_damage = self.own_damage
        new.own_stagger = self.own_stagger
        new.own_ties = self.own_ties
        new.own_live = self.own_live
        new.own_missed = self.own_missed
        new.own_plain = self.own_plain
        new.immune = self.immune
        new.block = self.block
        new.line = self.line
        new.foe_card = self.foe_card
        new.foe_speed = self.foe_speed
        new.foe_damage = self.foe_damage
        new.foe_stagger = self.foe_stagger
        new.foe_poison = self.foe_poison
        new.foe_live = self.foe_live
        new.foe_plain = self.foe_plain
        new.foe_block = self.foe_block
        new.next_speed = self.next_speed
        new.next_damage = self.next_damage
        new.next_stagger = self.next_stagger
        new.next_poison = self.next_poison
        new.dodgers = self.dodgers[:]
        new.dodge_card = self.dodge_card
        new.may_dodge = self.may_dodge
        new.mirror = self.mirror
        new.staggered = self.staggered
        new.ability_line = self.ability_line
        new.ability_speed = self.ability_speed
        new.dodge_speed = self.dodge_speed
        new.dealt = self.dealt
        new.killed = self.killed
        new.batch = self.batch
        new.demand_line = self.demand_line
        new.slain = self.slain[:]
        new.combo = self.combo

    # --- What can be read off the table --------------------------------------------------------------------------

    def option(self, name: str) -> Any:
        """Return the value of one of the table's options."""
        return self.setup.options[name]

    def kind_of(self, unit: int) -> Kind:
        """Return the kind of a unit."""
        return self.tables.kinds[self.tables.unit_kind[unit]]

    def weapon(self, seat: int) -> Side:
        """Return the side of the trick weapon that a hunter shows."""
        return self.tables.sides[self.hunter[seat] * 2 + self.side[seat]]

    def unit_hp(self, unit: int) -> int:
        """Return how much damage slays a unit, or ends a boss's phase: by number of hunters (12.1, 12.4)."""
        kind = self.kind_of(unit)
        modifier = self.unit_modifier[unit]
        if modifier != NOBODY and self.tables.modifiers[modifier].hp:
            return self.tables.modifiers[modifier].hp
        if kind.role == BOSS and self.unit_phase[unit] == 2:
            return kind.hp2[self.seats - 1]
        return kind.hp[self.seats - 1]

    def units_at(self, space: int) -> list[int]:
        """Return the units on a space, in fixed order."""
        if space == NOWHERE:
            return []
        places = self.unit_space
        if space not in places:
            return []
        return [unit for unit, place in enumerate(places) if place == space]

    def hunters_at(self, space: int) -> list[int]:
        """Return the hunters on a space."""
        return [seat for seat in range(self.seats) if self.place[seat] == space]

    def empty_slots(self, seat: int) -> list[int]:
        """Return the empty slots of the side that a hunter's weapon shows."""
        first = seat * SLOTS
        return [slot for slot in range(len(self.weapon(seat).speed)) if self.slots[first + slot] == NOBODY]

    def has_item(self, seat: int, item: int) -> bool:
        """Say whether a hunter holds a consumable, or a reward that is not exhausted."""
        if item < self.tables.consumables:
            return self.held[seat * self.tables.consumables + item] > 0
        return self.owner[item] == seat and self.ready[item] > 0

    def usable(self, seat: int, window: int) -> list[int]:
        """Return the items of a window that a hunter holds and has not exhausted."""
        goods = self.tables.consumables
        first = seat * goods
        held = self.held
        owner = self.owner
        ready = self.ready
        return [
            item
            for item in self.tables.at_window[window]
            if (held[first + item] > 0 if item < goods else owner[item] == seat and ready[item] > 0)
        ]

    def goods_held(self, seat: int) -> list[int]:
        """Return the kinds of consumables that a hunter holds."""
        kinds = self.tables.consumables
        return [item for item in range(kinds) if self.held[seat * kinds + item] > 0]

    def hidden_piles(self) -> list[list[int]]:
        """Return the face-down piles, whose order nobody knows; what is in them is public."""
        return [self.tile_deck, self.actions, self.upgrades, self.goods_deck, *self.boss_deck, *self.deck]

    def quota(self, step: MissionStep) -> int:
        """Return how many a step asks for (14.5)."""
        return step.count + step.hunters * self.seats + (step.more if self.seats > 2 else 0)


def counts(pile: list[int], names: list[str]) -> dict[str, int]:
    """Return how many of each a pile holds, in the order of the content: never the pile's own order."""
    return {name: pile.count(number) for number, name in enumerate(names) if number in pile}
