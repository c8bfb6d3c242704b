"""Snapshots of older layouts of the board game, each made one layout newer."""

from collections.abc import Mapping
from typing import Any, Final

from duskhall.games.bloodborne_board.printed import NOWHERE

# In layout 1 a question was heard by the function of its name, and registers said what it was asked for.
PAID_FOR: Final = {1: "pay_to_move", 2: "pay_to_interact", 3: "pay_to_transform", 4: "pay_to_dream"}
RELOADING: Final = 7
GIVEN: Final = {2: "give_to_chalice", 3: "donate", 5: "lay_bait"}
AIMED: Final = {
    0: "attack_target", 1: "cut_down", 2: "struck", 10: "struck", 11: "shifted", 12: "distracted",
    13: "struck_and_pushed", 14: "executed", 15: "shocked", 16: "shot_at",
}  # fmt: skip
AIMED_PLAINLY: Final = ("attack_target", "cut_down", "distracted", "executed")
PLACED: Final = {0: "place_attack", 1: "place_dodge", 2: "place_demand", 3: "clear_chosen", 4: "lay_shard"}
PUSHED: Final = {0: "push", 1: "shift", 2: "push", 3: "drive"}
TO_TELEPORT: Final = 2
WALK, FREE, LEAP = 0, 1, 2
FIREARMS, TRADED, SWAPPED = 1000, 2000, 3000  # what was added to the number of what is given, to say what it is

# The fields of layout 3, and what those of a fight were called when they stood on the state itself.
FIGHT: Final = {
    "seat": "fight_seat", "unit": "fight_unit", "mode": "fight_mode",
    "slot": "own_slot", "ties": "own_ties", "immune": "immune", "combo": "combo",
    "dodgers": "dodgers", "dodge_speed": "dodge_speed", "may_dodge": "may_dodge",
    "line": "line", "next_speed": "next_speed", "next_damage": "next_damage", "next_stagger": "next_stagger",
    "next_poison": "next_poison", "ability_line": "ability_line", "ability_speed": "ability_speed",
    "demand_line": "demand_line", "mirror": "mirror",
    "batch": "batch", "staggered": "staggered", "dealt": "dealt", "killed": "killed", "slain": "slain",
}  # fmt: skip
OWN_BLOW: Final = {
    "card": "own_card", "speed": "own_speed", "damage": "own_damage", "stagger": "own_stagger",
    "block": "block", "live": "own_live", "plain": "own_plain",
}  # fmt: skip
FOE_BLOW: Final = {
    "card": "foe_card", "speed": "foe_speed", "damage": "foe_damage", "stagger": "foe_stagger",
    "poison": "foe_poison", "block": "foe_block", "live": "foe_live", "plain": "foe_plain",
}  # fmt: skip
CHAPTER: Final = (
    "deck", "held", "owner", "firearm", "echoes", "shard", "flags", "upgrades", "removed_upgrades", "offer",
    "goods_deck", "goods_discard", "guns_left",
)  # fmt: skip


def heard_by_purpose(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """1 to 2: an ask names the step that hears its answer, with its number, and so does the agenda."""
    asks = [[seat, question, options, _heard(frozen, seat, question)] for seat, question, options in frozen["asks"]]
    agenda = [_planned(frozen, *entry) for entry in frozen["agenda"]]
    asked = [question for _, question, _ in frozen["asks"]]
    planned = [name for name, *_ in frozen["agenda"]]
    picks = frozen["picks"]
    watched = "enters" in asked or "watch_entry" in planned
    moving = "step" in asked or "join" in asked or "next_move_step" in planned
    return {
        **frozen,
        "asks": asks,
        "agenda": agenda,
        "path": [] if frozen["move_for"] == FREE and not moving else frozen["path"],
        "turned_up": frozen["found"] if "join" in asked else -1,
        "explored": frozen["amount"] if "join" in asked else 0,
        "let_in": [seat for seat in picks if "enters" not in asked or seat != frozen["asks"][0][0]] if watched else [],
        "picks": [] if watched else picks,
        "pusher": frozen["chooser"],
        "pushed": frozen["found"] if "choose_space" in asked and frozen["space_for"] != TO_TELEPORT else -1,
    }


def _heard(frozen: Mapping[str, Any], seat: int, question: str) -> list[Any]:
    """Return the step that hears a question, with its number where it has one."""
    found, amount = frozen["found"], frozen["amount"]
    if question == "pay":
        reloads = frozen["paying_for"] == RELOADING
        return ["pay_to_reload", amount] if reloads else [PAID_FOR[frozen["paying_for"]]]
    if question == "give_item":
        return [GIVEN[frozen["paying_for"]]]
    if question == "target":
        step = AIMED[frozen["target_for"]]
        return [step] if step in AIMED_PLAINLY else [step, amount]
    if question == "slot":
        step = PLACED[frozen["slot_for"]]
        return [step, frozen["dodge_card"]] if step in ("place_dodge", "place_demand") else [step]
    if question == "choose_space":
        to_lamp = frozen["space_for"] == TO_TELEPORT
        return ["teleport_to"] if to_lamp else [PUSHED[frozen["space_for"]] + "_on", amount]
    if question == "step":
        return ["leap_on"] if frozen["move_for"] == LEAP else ["move_on", int(frozen["move_for"] == WALK)]
    if question == "join":
        return ["join", int(frozen["move_for"] == WALK)]
    if question == "react":
        return ["react" if seat == frozen["fight_seat"] else "dodge_by_tool"]
    if question == "receive":
        return _received(found)
    if question == "keep_firearm":
        return ["swap_firearms", frozen["giver"]] if found >= SWAPPED else ["keep_firearm", found - FIREARMS]
    numbers = {"enters": amount, "prevent": amount, "swap_back": found, "swap_in": found}
    return [question, numbers[question]] if question in numbers else [question]


def _received(found: int) -> list[Any]:
    if found >= SWAPPED:
        return ["offer_firearm"]
    if found >= TRADED:
        return ["hand_over", found - TRADED]
    return ["receive_firearm", found - FIREARMS] if found >= FIREARMS else ["receive_item", found]


def _planned(frozen: Mapping[str, Any], name: str, *arguments: int) -> list[Any]:
    """Return an entry of the agenda."""
    if name == "award":
        seat, what = arguments
        return ["award_firearm", seat, what - FIREARMS] if what >= FIREARMS else ["award_item", seat, what]
    if name == "push_step":
        return [PUSHED[frozen["space_for"]] + "_step", *arguments]
    if name == "next_move_step":
        leaps = frozen["move_for"] == LEAP
        return ["next_leap_step", *arguments] if leaps else [name, *arguments, int(frozen["move_for"] == WALK)]
    return [name, *arguments]


def in_pieces(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """2 to 3: the combat and what a chapter began with are objects."""
    fight = {name: frozen[old] for name, old in FIGHT.items()}
    own = {"poison": 0, **{name: frozen[old] for name, old in OWN_BLOW.items()}}
    foe = {name: frozen[old] for name, old in FOE_BLOW.items()}
    seats, saved = len(frozen["hunter"]), frozen["saved"]
    kept = [saved[:seats], *saved[seats:]] if saved else [[] for _ in CHAPTER]
    fought = {**fight, "own": own, "foe": foe}
    return {**frozen, "fight": fought, "saved": dict(zip(CHAPTER, kept, strict=True))}


def with_places(frozen: Mapping[str, Any]) -> Mapping[str, Any]:
    """3 to 4: an interaction knows its space, a trade whether a firearm was offered; fleeing is looked at by itself."""
    return {
        **frozen,
        "asks": [_with_offer(*ask) for ask in frozen["asks"]],
        "agenda": [newer for entry in frozen["agenda"] for newer in _with_place(frozen, *entry)],
    }


def _with_offer(seat: int, question: str, options: list[str], then: list[Any]) -> list[Any]:
    """Return an ask; whoever could not offer the firearm any more had offered it."""
    if then[0] == "trade":
        then = ["trade", int("firearm" not in options)]
    return [seat, question, options, then]


def _with_place(frozen: Mapping[str, Any], name: str, *arguments: int) -> list[list[Any]]:
    """Return what an entry of the agenda has become; whoever interacts does so on the space of now, if there is one."""
    if name == "interact_result":
        space = frozen["place"][arguments[0]]
        return [[name, arguments[0], space]] if space != NOWHERE else []
    if name == "ended_move":
        return [["catch_up", *arguments], [name, *arguments]]
    return [[name, *arguments]]
