"""Forged records, of every kind that somebody might try: each takes a true record as JSON and changes it in place.

A careful forger makes all digests anew; where `chained` is set, this is done after the change.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from duskhall.kernel.record import chain, loads

Json = dict[str, Any]


class Forgery(NamedTuple):
    """How a record is forged, and whether its digests are made anew."""

    name: str
    change: Callable[[Json], None]
    chained: bool = False


def forged(record: Json, forgery: Forgery) -> Json:
    """Return a forged copy of a record."""
    data: Json = json.loads(json.dumps(record))
    forgery.change(data)
    if forgery.chained:
        again = loads(json.dumps(data).encode())
        digest = data["opening"]["digest"] = chain(again.head_digest(), again.opening)
        for entry, written in zip(again.entries, data["entries"], strict=True):
            digest = written["digest"] = chain(digest, entry)
    return data


def drawing(data: Json) -> Json:
    """Return the last entry that drew, or the opening."""
    links: list[Json] = [data["opening"], *data["entries"]]
    return next(link for link in reversed(links) if link.get("draws"))


def decided(data: Json) -> Json:
    """Return a decision in the middle of the game."""
    entries = [entry for entry in data["entries"] if entry["kind"] == "decision"]
    found: Json = entries[len(entries) // 2]
    return found


def change_value(data: Json) -> None:
    draw = drawing(data)["draws"][0]
    draw[2] = (draw[2] + 1) % draw[1]


def change_bound(data: Json) -> None:
    drawing(data)["draws"][0][1] += 1


def change_position(data: Json) -> None:
    drawing(data)["draws"][-1][0] += 1


def leave_out_a_draw(data: Json) -> None:
    data["opening"]["draws"].pop(0)


def add_a_draw(data: Json) -> None:
    draws = drawing(data)["draws"]
    draws.append([draws[-1][0] + 1, 256, 7, draws[-1][3]])


def swap_draws(data: Json) -> None:
    links = [data["opening"], *data["entries"]]
    draws = next(link["draws"] for link in links if len(link.get("draws", ())) > 1)
    draws[0], draws[1] = draws[1], draws[0]


def change_purpose(data: Json) -> None:
    drawing(data)["draws"][0][3] = "luck"


def skip_bytes(data: Json) -> None:
    """Pretend that the whole game was drawn one byte later, as if chance had been tried before."""
    for link in [data["opening"], *data["entries"]]:
        for draw in link.get("draws", []):
            draw[0] += 1


def draw_while_speaking(data: Json) -> None:
    draw = drawing(data)["draws"][-1]
    said = {"kind": "statement", "seat": 0, "statement": {"say": "hello"}, "draws": [[draw[0] + 1, 2, 0, draw[3]]]}
    data["entries"].insert(0, said)


def change_seed(data: Json) -> None:
    data["server_seed"] = "00" * 32


def change_commitment(data: Json) -> None:
    data["commitment"] = "00" * 32


def change_table(data: Json) -> None:
    data["table"] += "-2"


def change_contribution(data: Json) -> None:
    data["contributions"][-1] += "!"


def drop_contribution(data: Json) -> None:
    data["contributions"].pop()


def swap_contributions(data: Json) -> None:
    data["contributions"].reverse()


def change_digest(data: Json) -> None:
    decided(data)["digest"] = "0" * 64


def remove_entry(data: Json) -> None:
    data["entries"].remove(decided(data))


def swap_entries(data: Json) -> None:
    entries = data["entries"]
    at = len(entries) // 2
    entries[at], entries[at + 1] = entries[at + 1], entries[at]


def change_option(data: Json) -> None:
    decided(data)["option"] = "another"


def change_seat(data: Json) -> None:
    decided(data)["seat"] += 1


def change_name(data: Json) -> None:
    data["seats"][0]["name"] = "Eve"


def change_settings(data: Json) -> None:
    data["options"]["house"] = 1


def hide_seed(data: Json) -> None:
    del data["server_seed"]


def other_format(data: Json) -> None:
    data["format"] = "duskhall-record/2"


def cut(data: Json) -> None:
    del data["entries"][-1]


def undo_nothing(data: Json) -> None:
    data["entries"].append({"kind": "undo", "seat": 0, "to": len(data["entries"])})


FORGERIES = (
    Forgery("a value that the seed does not give", change_value, chained=True),
    Forgery("another bound", change_bound, chained=True),
    Forgery("another place in the stream", change_position, chained=True),
    Forgery("a draw left out", leave_out_a_draw, chained=True),
    Forgery("a draw too many", add_a_draw, chained=True),
    Forgery("draws in another order", swap_draws, chained=True),
    Forgery("a draw for something else", change_purpose, chained=True),
    Forgery("chance that was tried before", skip_bytes, chained=True),
    Forgery("a draw where nobody decided", draw_while_speaking, chained=True),
    Forgery("another seed", change_seed, chained=True),
    Forgery("another commitment", change_commitment, chained=True),
    Forgery("another table", change_table, chained=True),
    Forgery("another contribution", change_contribution, chained=True),
    Forgery("a contribution less", drop_contribution),
    Forgery("contributions of other seats", swap_contributions, chained=True),
    Forgery("another digest", change_digest),
    Forgery("an entry less", remove_entry),
    Forgery("entries in another order", swap_entries),
    Forgery("another decision", change_option),
    Forgery("a decision of another seat", change_seat),
    Forgery("another name", change_name),
    Forgery("other settings", change_settings),
    Forgery("no seed", hide_seed),
    Forgery("another format", other_format),
    Forgery("a game cut short that claims to be whole", cut, chained=True),
    Forgery("nothing taken back", undo_nothing, chained=True),
)

# What was told, against what the dice gave: by game, the kind of event and the field that is changed.
TOLD = {
    "dungeon-cards": (("rolled", "strikes"), ("card_turned", "card"), ("first_player", "seat")),
    "bloodborne-card": (
        ("creature_revealed", "creature"),
        ("upgrade_turned_up", "card"),
        ("monster_rolled", "damage"),
        ("display_filled", "card"),
    ),
    "blood-bound": (("card_turned_up", "character"), ("dagger_placed", "seat")),
    "bloodborne-board": (
        ("slot_assigned", "kind"),
        ("slot_assigned", "side"),
        ("hand_drawn", "card"),
        ("card_drawn", "card"),
    ),
}


def tell_otherwise(kind: str, field: str) -> Forgery:
    """Return the forgery that lets the first event of a kind tell something else, with all digests made anew."""

    def change(data: Json) -> None:
        links = [data["opening"], *data["entries"]]
        event = next(event for link in links for event in link.get("events", []) if event["event"] == kind)
        event[field] = event[field] + 1 if isinstance(event[field], int) else "another"

    return Forgery(f"{field} of {kind}", change, chained=True)
