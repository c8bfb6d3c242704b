"""What an enemy's action says (12.5, 12.6, 12.7), in words."""

from functools import reduce

from duskhall.games.bloodborne_board.shown.enemies import LineView, Said
from duskhall.kernel.describe import Noun, Text


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
    """Return what an action does besides its damage, as short sentences."""
    return [_said(each) for each in line.says]


def _said(said: Said) -> Text:
    suffers = tuple(_said(each) for each in said.suffers)
    return Text(said.key, {"value": said.value, "speed": speed(said.value), "suffers": suffers})


def speed(value: int) -> Text:
    """Return a speed by its name; whatever is above fast is fast."""
    return Text(f"speed-{max(0, min(3, value))}")


def joined(sentences: list[Text]) -> Text:
    """Return sentences one after another, as one."""
    return reduce(lambda one, other: Text("table-and", {"one": one, "other": other}), sentences)
