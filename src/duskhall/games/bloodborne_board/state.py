"""What is on the table of the board game: the state of a campaign.

Cards, items, kinds of enemies, units, tiles, spaces and missions are ints, indices into the content's catalogues;
what is printed on them is in `printed`.  This module must not know how the game flows; that is in `rules` and its
neighbours.
"""

from typing import Final

from duskhall.games.bloodborne_board.printed import (
    BARRED,
    CLOSED,
    HUNTER_ATTACKS,
    MOST_HP,
    NOBODY,
    NOWHERE,
    PREPARING,
    ROLE_BOSS,
    SLOTS,
    SPACES,
)
from duskhall.games.bloodborne_board.tables import EnemyKind, MissionStep, Side, Tables
from duskhall.kernel.dice import Dice
from duskhall.kernel.fields import cells, declared, during, made, piece, pile, piles, shared
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import Piece, State

# What grants a free transform after the combat, one bit each
COMBO_OF_SLOT: Final = 1  # 16.1
COMBO_OF_CARD: Final = 2  # 16.3 the card of the attack
COMBO_OF_OTHERS: Final = 4  # 16.3 the card of a dodge, 15.8 a rune


@declared
class Blow(Piece):
    """What one side of a combat brings: the hunter's card or firearm, or the enemy's action."""

    card: int = NOBODY
    speed: int = 0
    damage: int = 0
    stagger: int = 0
    poison: int = 0
    block: int = 0
    live: int = 0  # it is still to be made
    plain: int = 0  # its effects are gone


@declared
class Fight(Piece):
    """One combat, of a hunter and an enemy; `seat` is NOBODY while nobody fights."""

    seat: int = NOBODY
    unit: int = NOBODY
    mode: int = HUNTER_ATTACKS
    own: Blow = piece()
    foe: Blow = piece()
    # The hunter
    slot: int = NOBODY
    ties: int = 0  # stagger counts in ties (7.12)
    immune: int = 0
    combo: int = 0  # what grants a free transform afterwards, one bit each
    dodgers: list[int] = pile("seats")  # seats that dodged the attack
    dodge_speed: int = 0
    may_dodge: int = 1
    # The enemy
    line: int = NOBODY
    next_speed: int = 0  # what abilities add to the next attack (7.7)
    next_damage: int = 0
    next_stagger: int = 0
    next_poison: int = 0
    ability_line: int = NOBODY  # an ability, or a second blow, that waits for its speed
    ability_speed: int = 0
    demand_line: int = NOBODY
    mirror: int = 0
    # What has happened
    batch: int = 0
    staggered: int = 0
    dealt: int = 0
    killed: int = 0
    slain: list[int] = pile("len(tables.unit_kind)")


@declared
class Chapter(Piece):
    """17.4 What the hunters had when the chapter began, in case it is played again."""

    deck: list[list[int]] = shared(piles("0", "24"))
    held: list[int] = shared(pile("seats * tables.consumables"))
    owner: list[int] = shared(pile("len(tables.items)"))
    firearm: list[int] = shared(pile("seats"))
    echoes: list[int] = shared(pile("seats"))
    shard: list[int] = shared(pile("seats"))
    flags: list[int] = shared(pile("tables.flags"))
    upgrades: list[int] = shared(pile("sum(card.copies for card in tables.cards)"))
    removed_upgrades: list[int] = shared(pile("sum(card.copies for card in tables.cards)"))
    offer: list[int] = shared(pile())
    goods_deck: list[int] = shared(pile("sum(item.copies for item in tables.items)"))
    goods_discard: list[int] = shared(pile("sum(item.copies for item in tables.items)"))
    guns_left: list[int] = shared(pile("len(tables.firearms)"))


@declared
class BoardGame(State):
    """One campaign, or one chapter, of the board game."""

    # Where the game stands
    phase: int = PREPARING
    chapter: int = 0  # number in the content: campaign * 3 + chapter - 1
    round: int = 0
    track: int = 0
    resets: int = 0  # reset points reached in this chapter
    final: int = 0
    attempts: int = 0
    flags: list[int] = shared(cells("tables.flags", 0))  # what the campaign remembers
    insight: int = 0
    won: int = 0
    saved: Chapter = shared(piece())  # what the hunters had when the chapter began
    # Hunters
    hunter: list[int] = shared(cells("seats", NOBODY))
    side: list[int] = cells("seats", 0)
    hp: list[int] = cells("seats", MOST_HP)
    echoes: list[int] = cells("seats", 0)
    poison: list[int] = cells("seats", 0)
    frenzy: list[int] = cells("seats", 0)
    place: list[int] = cells("seats", NOWHERE)
    acted: list[int] = cells("seats", 0)
    hand: list[list[int]] = piles("seats", "24")
    deck: list[list[int]] = piles("seats", "24")  # the top card is the last one
    discard: list[list[int]] = piles("seats", "24")
    slots: list[int] = cells(f"seats * {SLOTS}", NOBODY)  # seat by seat, the card in each slot
    firearm: list[int] = shared(cells("seats", NOBODY))
    gun_ready: list[int] = cells("seats", 1)
    held: list[int] = cells("seats * tables.consumables", 0)  # seat by seat, how many of each consumable
    owner: list[int] = cells("len(tables.items)", NOBODY)  # per item: who holds the reward, NOBODY, or GONE
    ready: list[int] = cells("len(tables.items)", 1)
    shard: list[int] = shared(cells("seats", 0))
    # Decks
    upgrades: list[int] = pile("sum(card.copies for card in tables.cards)")
    removed_upgrades: list[int] = shared(pile("sum(card.copies for card in tables.cards)"))
    offer: list[int] = pile()
    goods_deck: list[int] = pile("sum(item.copies for item in tables.items)")
    goods_discard: list[int] = pile("sum(item.copies for item in tables.items)")
    guns_left: list[int] = shared(made("[gun.copies for gun in tables.firearms]"))
    # The map
    tile_deck: list[int] = during("map", pile("len(tables.tiles)"))
    tile_x: list[int] = during("map", shared(cells("len(tables.tiles)", 0)))
    tile_y: list[int] = during("map", shared(cells("len(tables.tiles)", 0)))
    # Quarter turns clockwise, NOBODY where the tile is not on the map
    tile_turn: list[int] = during("map", shared(cells("len(tables.tiles)", NOBODY)))
    # Tile * 4 + printed direction -> the space on the other side
    link: list[int] = during("map", shared(cells("len(tables.tiles) * 4", CLOSED)))
    # Per tile: the mission that closed it, plus 1
    fog: list[int] = during("map", shared(cells("len(tables.tiles)", 0)))
    goods: list[int] = during("map", cells(f"len(tables.tiles) * {SPACES}", 0))  # per space: consumable tokens
    # Enemies
    slot_kind: list[int] = during("map", shared(pile()))
    kind_side: list[int] = during("map", shared(cells("len(tables.kinds)", 0)))
    # What a mission does to every enemy of a kind
    kind_modifier: list[int] = during("map", shared(cells("len(tables.kinds)", NOBODY)))
    unit_space: list[int] = during("map", cells("len(tables.unit_kind)", NOWHERE))
    unit_damage: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    unit_lives: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    # The extra lives with which it came
    unit_spare: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    unit_mission: list[int] = during("map", cells("len(tables.unit_kind)", NOBODY))
    unit_home: list[int] = during("map", cells("len(tables.unit_kind)", NOWHERE))
    unit_modifier: list[int] = during("map", cells("len(tables.unit_kind)", NOBODY))
    unit_acted: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    unit_skip: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    unit_phase: list[int] = during("map", cells("len(tables.unit_kind)", 1))
    unit_tokens: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    unit_goal: list[int] = during("map", cells("len(tables.unit_kind)", 0))
    actions: list[int] = during("map", pile())
    actions_used: list[int] = during("map", pile())
    boss_deck: list[list[int]] = during("map", piles("tables.bosses"))
    boss_used: list[list[int]] = during("map", piles("tables.bosses"))
    aura: int = during("map", NOBODY)  # the unit whose poison aura lies out
    diving: int = during("map", NOBODY)  # the unit that left the map for its dive
    # Missions
    mission_at: list[int] = during("map", cells("len(tables.missions)", BARRED))
    progress: list[int] = during("map", cells("len(tables.missions)", 0))
    mask: list[int] = during("map", cells("len(tables.missions)", 0))  # tiles that count already, one bit each
    token_mission: list[int] = during("map", shared(pile("2 * len(tables.tiles)")))
    token_space: list[int] = during("map", pile("2 * len(tables.tiles)"))
    token_seat: list[int] = during("map", pile("2 * len(tables.tiles)"))
    token_home: list[int] = during("map", shared(pile("2 * len(tables.tiles)")))
    # The turn
    turn: int = during("turn", NOBODY)
    path: list[int] = during("turn", pile())  # of the hunter's move, or of the leap before an attack
    steps_left: int = during("turn", 0)
    turned_up: int = during("turn", NOBODY)  # the tile that is going to be laid
    explored: int = during("turn", 0)  # in this direction
    clinic_used: int = during("turn", 0)
    chalice_used: int = during("turn", 0)
    silence: int = during("turn", 0)
    halted: int = during("turn", 0)
    walkers: list[int] = during("turn", pile("len(tables.unit_kind)"))
    walk_path: list[int] = during("turn", pile())
    let_in: list[int] = during("turn", pile("seats"))  # the hunters who let an enemy come in
    picks: list[int] = during("turn", pile("tables.consumables"))  # the consumables of which a hunter picks one
    pusher: int = during("turn", NOBODY)  # the hunter who pushes enemies
    pushed: int = during("turn", NOBODY)  # the enemy whose turn it is to be pushed
    fight: Fight = piece()

    def __init__(self, setup: Setup, dice: Dice) -> None:
        super().__init__(setup, dice)
        tables: Tables = setup.content.tables
        self.tables = tables

    def clear_map(self) -> None:
        """Take everything off the map."""

    def clear_turn(self) -> None:
        """Forget the turn."""

    def clear_fight(self) -> None:
        """Forget the combat."""
        self.fight.clear(self.tables, self.seats)

    # --- What can be read off the table --------------------------------------------------------------------------

    def kind_of(self, unit: int) -> EnemyKind:
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
        if kind.role == ROLE_BOSS and self.unit_phase[unit] == 2:
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
        return [slot for slot in range(len(self.weapon(seat).slots)) if self.slots[first + slot] == NOBODY]

    def has_item(self, seat: int, item: int) -> bool:
        """Say whether a hunter holds a consumable, or a reward that is not exhausted."""
        if item < self.tables.consumables:
            return self.held[seat * self.tables.consumables + item] > 0
        return self.owner[item] == seat and self.ready[item] > 0

    def usable(self, seat: int, window: int) -> list[int]:
        """Return the items of a window that a hunter holds and has not exhausted."""
        kinds = self.tables.consumables
        held = self.held[seat * kinds : (seat + 1) * kinds]
        items = [item for item in self.tables.goods_at[window] if held[item]]
        for item in self.tables.rewards_at[window]:
            if self.owner[item] == seat and self.ready[item]:
                items.append(item)
        return items

    def goods_held(self, seat: int) -> list[int]:
        """Return the kinds of consumables that a hunter holds."""
        kinds = self.tables.consumables
        return [item for item, number in enumerate(self.held[seat * kinds : (seat + 1) * kinds]) if number]

    def has_goods(self, seat: int) -> bool:
        """Say whether a hunter holds any consumable."""
        kinds = self.tables.consumables
        return sum(self.held[seat * kinds : (seat + 1) * kinds]) > 0

    def quota(self, step: MissionStep) -> int:
        """Return how many a step asks for (14.5)."""
        return step.count + step.hunters * self.seats + (step.more if self.seats > 2 else 0)
