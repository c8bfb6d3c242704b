"""A view of Bloodborne: The Card Game in words: what the terminal, the generic table and screen readers say of it."""

from duskhall.games.bloodborne_card.view import CreatureView, HunterView, View
from duskhall.kernel.describe import Argument, Noun, SeatName, Text


def describe(view: View) -> Text:
    """Return the table as a tree of texts: the creature, the hunters, the upgrades, the dungeon."""
    parts = []
    if view.creature is not None:
        parts.append(_creature(view.creature))
    parts += [_hunter(view, seat, hunter) for seat, hunter in enumerate(view.hunters)]
    parts.append(Text("table-display", {"cards": _cards(view.display), "left": sum(view.upgrades_left.values())}))
    parts.append(_dungeon(view))
    if view.chosen is not None:
        parts.append(Text("table-chosen", {"card": Noun("card", view.chosen)}))
    key = "table-over" if view.over else "table-round"
    return Text(key, {"round": view.round, "seat": SeatName(view.first_player)}, tuple(parts))


def _creature(creature: CreatureView) -> Text:
    arguments: dict[str, Argument] = {
        "creature": Noun("creature", creature.creature),
        "echoes": creature.echoes,
        "die": Noun("die", creature.die),
        "trophies": tuple(Noun("trophy", trophy) for trophy in creature.trophies),
    }
    ability = Text("table-ability", {"text": Noun("creature", f"{creature.creature}-text")})
    key = "table-creature" if creature.fate == "in_play" else f"table-creature-{creature.fate}"
    return Text(key, arguments, (ability,) if creature.fate == "in_play" else ())


def _hunter(view: View, seat: int, hunter: HunterView) -> Text:
    kin, humanoid, beast = hunter.trophies
    below = [Text("table-hand", {"cards": _cards(hunter.hand)}), Text("table-used", {"cards": _cards(hunter.used)})]
    if hunter.played is not None:
        cards = [hunter.played]
        if hunter.weapon is not None and hunter.weapon != hunter.played:
            cards.append(hunter.weapon)
        below.insert(0, Text("table-played", {"cards": _cards(cards)}))
    return Text(
        f"table-hunter-{hunter.status}",
        {
            "seat": SeatName(seat),
            "health": hunter.health,
            "most": view.max_health,
            "collected": hunter.collected,
            "banked": hunter.banked,
            "kin": kin,
            "humanoid": humanoid,
            "beast": beast,
            "bonus": hunter.trophy_value,
        },
        tuple(below) if hunter.status != "out" else (),
    )


def _dungeon(view: View) -> Text:
    boss: Argument = Noun("creature", view.final_boss) if view.final_boss is not None else ""
    ability = Text("table-ability", {"text": Noun("creature", f"{view.final_boss}-text")})
    return Text(
        "table-dungeon",
        {"monsters": view.monsters_left, "bosses": view.bosses_left, "boss": boss},
        (ability,) if view.final_boss is not None else (),
    )


def _cards(cards: list[str]) -> Argument:
    return tuple(Noun("card", card) for card in cards)
