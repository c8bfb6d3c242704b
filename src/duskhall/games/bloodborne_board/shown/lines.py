"""What an enemy's action says (12.5, 12.6, 12.7): a message for every keyword, one for a demanded dodge (7.15)."""

from functools import reduce

from duskhall.games.bloodborne_board.shown.enemies import LineView
from duskhall.kernel.describe import Argument, Noun, Text

SUFFERED = ("stun", "poison", "stagger", "mirror", "carry", "poisoned")


def action(line: LineView) -> Text:
    """Return an action with its figures and everything that it does."""
    figures = _figures(line)
    effects = does(line)
    return Text("table-does", {"line": figures, "does": joined(effects)}) if effects else figures


def _figures(line: LineView) -> Text:
    name = Noun("line", line.line)
    if not line.ability:
        return Text("table-line", {"line": name, "speed": line.speed, "damage": line.damage})
    if line.speed:
        return Text("table-ability-at", {"line": name, "speed": speed(line.speed)})
    return Text("table-ability", {"line": name})


def does(line: LineView) -> list[Text]:
    """Return what an action does besides its damage, as short sentences; another flip is said last."""
    said = [
        Text(f"keyword-{name.replace('_', '-')}", {"value": value, "speed": speed(value)})
        for name, value in line.keywords.items()
        if not name.startswith("demand_") and name != "flip"
    ]
    if line.demand:
        said.append(_demand(line))
    if "flip" in line.keywords:
        said.append(Text("keyword-flip"))
    return said


def _demand(line: LineView) -> Text:
    """7.15 Return who dodges how fast, or suffers what."""
    keywords = line.keywords
    suffers: list[Argument] = []
    if "demand_damage" in keywords:
        suffers.append(Text("demand-damage", {"damage": keywords["demand_damage"]}))
    suffers += [Text(f"demand-{each}") for each in SUFFERED if f"demand_{each}" in keywords]
    return Text(f"demand-{line.demand}", {"speed": speed(keywords["demand_speed"]), "suffers": tuple(suffers)})


def speed(value: int) -> Text:
    """Return a speed by its name; whatever is above fast is fast."""
    return Text(f"speed-{max(0, min(3, value))}")


def joined(sentences: list[Text]) -> Text:
    """Return sentences one after another, as one."""
    return reduce(lambda one, other: Text("table-and", {"one": one, "other": other}), sentences)
