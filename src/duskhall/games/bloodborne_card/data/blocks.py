"""The building blocks that cards and creatures are made of: 32 names, when each can take place, what each needs.

Section 13 of RULES.md says what they do; `effects` and `combat` do it.
"""

from dataclasses import dataclass, field
from typing import Final

from duskhall.games.bloodborne_card import state

WHEN: Final = (
    "game",
    "round_start",
    "reveal",
    "choose",
    "round",
    "instant",
    "attack",
    "hit",
    "trophy",
    "escape",
    "survive",
    "dream",
    "end",
)

WHO: Final = {
    "self": state.SELF,
    "all": state.EVERYBODY,
    "others_with_melee": state.OTHERS_WITH_MELEE,
    "neighbours": state.NEIGHBOURS,
    "did_not_damage": state.DID_NOT_DAMAGE,
    "lowest_total": state.LOWEST_TOTAL,
    "highest_total": state.HIGHEST_TOTAL,
    "highest_collected": state.HIGHEST_COLLECTED,
    "attacker": state.SELF,
    "chosen": state.SELF,
}
ANYBODY: Final = (
    "self",
    "all",
    "others_with_melee",
    "neighbours",
    "lowest_total",
    "highest_total",
    "highest_collected",
)
OF_CREATURES: Final = ("all", "did_not_damage", "lowest_total", "highest_total", "highest_collected")
WHEN_DAMAGE_WAS_DEALT: Final = ("escape", "survive")  # the only times at which somebody did not damage it
WEAPONS: Final = ("melee", "ranged")
CREATURE_TIMES: Final = ("reveal", "escape", "survive", "round_start")

# 6.3 Bosses never escape, and a monster is never in play when step 6 is over.
NEVER: Final = {"monster": ("survive", "end"), "boss": ("escape",), "final_boss": ()}


@dataclass(frozen=True)
class Block:
    """A building block: the times at which a card or a creature can have it, and its parameters."""

    card: tuple[str, ...] = ()
    creature: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what a parameter of words can be
    least: dict[str, int] = field(default_factory=dict)  # where a number of 0 would mean nothing
    weapons_only: bool = False
    utility_only: bool = False
    final_boss_only: bool = False
    once: bool = False  # a card has it only once

    def times(self, noun: str) -> tuple[str, ...]:
        """The times at which an entry of this noun can have it."""
        if noun not in NEVER:
            return self.card
        return tuple(time for time in self.creature if time not in NEVER[noun])


BLOCKS: Final = {
    "enter_dream": Block(card=("dream",), once=True),
    "halve_damage": Block(card=("round",), once=True),
    "reveal_weapon": Block(card=("choose",), needs=("bonus",), utility_only=True, once=True),
    "instant_strike": Block(card=("instant",), needs=("only_if_sole_copy",), weapons_only=True, once=True),
    "attack_order": Block(
        card=("attack",), needs=("position",), words={"position": ("first", "last")}, weapons_only=True, once=True
    ),
    "bonus_damage": Block(
        card=("attack",),
        needs=("amount", "condition"),
        may=("value",),
        words={"condition": ("boss", "health_at_most")},
        weapons_only=True,
    ),
    "extra_trophy": Block(card=("trophy",), needs=("count",), weapons_only=True, once=True),
    "ignore_damage": Block(card=("round",), needs=("scope",), words={"scope": ("all", "monster_attack")}, once=True),
    "extra_monster_damage": Block(card=("round",), needs=("amount",), once=True),
    "damage_hunters": Block(
        card=("instant", "attack"), creature=CREATURE_TIMES, needs=("who", "amount"), may=("floor",)
    ),
    "damage_monster": Block(card=("instant",), needs=("amount",), utility_only=True),
    "heal": Block(card=("instant",), creature=CREATURE_TIMES, needs=("who", "amount")),
    "gain_echoes": Block(
        card=("instant", "hit"),
        creature=(*CREATURE_TIMES, "hit"),
        needs=("who", "amount"),
        may=("limit",),
        words={"limit": ("once_per_round",)},
    ),
    "lose_echoes": Block(card=("instant",), creature=CREATURE_TIMES, needs=("who", "amount")),
    "steal_echoes": Block(card=("instant", "hit"), needs=("amount",)),
    "bank_echoes": Block(card=("instant",), needs=("amount",)),
    "discard_cards": Block(
        card=("instant",),
        creature=CREATURE_TIMES,
        needs=("who", "count", "kind"),
        words={"kind": ("any", "weapon")},
    ),
    "return_to_hand": Block(card=("end",), needs=("condition",), words={"condition": ("alive",)}, once=True),
    "reclaim_cards": Block(card=("instant",), needs=("count",)),
    "weaken_attacks": Block(card=("instant",), needs=("who", "kind", "amount"), words={"kind": WEAPONS}),
    "block_attack": Block(card=("instant",), needs=("who", "kind"), words={"who": ("chosen",), "kind": WEAPONS}),
    "remove_weapons": Block(creature=("end",), once=True),
    "cap_damage": Block(creature=("hit",), needs=("kind", "max"), words={"kind": WEAPONS}),
    "reduce_damage": Block(creature=("hit",), needs=("step", "amount"), words={"step": ("instant", "attack")}),
    "retaliate": Block(
        creature=("hit",),
        needs=("amount",),
        may=("kind", "step"),
        words={"kind": WEAPONS, "step": ("instant", "attack")},
    ),
    "splash_left": Block(creature=("hit",), needs=("kind",), words={"kind": WEAPONS}),
    "forbid_prevention": Block(creature=("round",), once=True),
    "forbid_halving": Block(creature=("round",), once=True),
    "bonus_monster_echoes": Block(creature=("game",), needs=("amount",), final_boss_only=True, once=True),
    "eliminate_on_death": Block(
        creature=("game",), needs=("deaths",), least={"deaths": 1}, final_boss_only=True, once=True
    ),
    "set_max_health": Block(creature=("game",), needs=("value",), least={"value": 1}, final_boss_only=True, once=True),
    "add_monster_from_box": Block(creature=("escape",), needs=("count",), final_boss_only=True),
}
