"""What a person in the terminal may do beside answering: open the notebook, speak, give standing answers.

A game has these or not (`Game.notebook`, `Game.statements`, `Game.standing`); where it has not, one sentence says so.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duskhall.cli.screen import Screen
from duskhall.kernel import describe
from duskhall.kernel.event import NUMBER, SEAT, Kind
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.standing import Standing, StandingAnswer
from duskhall.kernel.text import key

if TYPE_CHECKING:
    from duskhall.kernel.table import Table


def show_notebook(screen: Screen, table: "Table", seat: int) -> None:
    """Show what a seat can work out from what it sees."""
    if table.game.notebook is None:
        screen.say("play-no-notebook", "red")
        return
    tree = table.game.notebook(table.setup, table.state.view(seat))
    for line in describe.lines(tree, screen.table):
        screen.console.print(line, markup=False)


def talk(screen: Screen, table: "Table", seat: int, text: str) -> None:
    """Say what was typed, such as `accuse 3 beast`; with nothing typed, list what can be said."""
    kinds = table.game.statements
    word, *given = text.split()[:8] or [""]
    kind = next((kind for number, kind in enumerate(kinds, 1) if word in (str(number), kind.name)), None)
    if kind is None:
        _list(screen, "play-no-talk", [(key("statement", kind.name), _form(screen, kind)) for kind in kinds])
        return
    statement: dict[str, str | int] = {"say": kind.name}
    if len(given) == len(kind.fields) - 1:
        for field, noun, said in zip(kind.fields[1:], kind.nouns[1:], given):
            statement[field] = _value(screen, noun, said)
    try:
        table.speak(seat, statement)
    except Refusal:
        screen.say("play-talk-form", "red", form=_form(screen, kind))


def stand(screen: Screen, table: "Table", seat: int, text: str, standing: list[StandingAnswer]) -> list[StandingAnswer]:
    """Return the standing answers after what was typed: `1`, `3 5` (for seat 5), `off`; with nothing, list them."""
    kinds = table.game.standing
    word, *given = text.split()[:3] or [""]
    others = [each for each in standing if each.seat != seat]
    if word == "off":
        screen.say("play-standing-off", "dim")
        return others
    kind = next((kind for number, kind in enumerate(kinds, 1) if word in (str(number), kind.name)), None)
    if kind is None or (kind.while_same == "target") != bool(given):
        _list(
            screen, "play-no-standing", [(key("standing", kind.name), _standing_form(screen, kind)) for kind in kinds]
        )
        return standing
    value = _value(screen, SEAT, given[0]) if given else getattr(table.state.view(seat), kind.while_same or "seat")
    screen.say("play-standing-given", "dim", answer=screen.table.text(key("standing", kind.name)))
    return [*standing, StandingAnswer(seat, kind, value)]


def _list(screen: Screen, none: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        screen.say(none, "red")
    for number, (message, form) in enumerate(rows, 1):
        screen.console.print(f"{number}  {screen.table.text(message)}: {form}", markup=False)


def _form(screen: Screen, kind: Kind) -> str:
    """How a statement is typed."""
    words = [screen.table.text("play-seat") if noun == SEAT else noun.upper() for noun in kind.nouns[1:]]
    return " ".join(["t", kind.name, *words])


def _standing_form(screen: Screen, kind: Standing) -> str:
    words = ["s", kind.name]
    if kind.while_same == "target":
        words.append(screen.table.text("play-seat"))
    return " ".join(words)


def _value(screen: Screen, noun: str, said: str) -> str | int:
    """Read a seat's number as people count, a plain number, or the name of something in a catalogue."""
    if noun == SEAT:
        return int(said) - 1 if said.isdecimal() and len(said) < 4 else -1
    if noun == NUMBER:
        return int(said) if said.isdecimal() and len(said) < 10 else said
    wanted = said.casefold().replace("-", "_")
    for name in screen.table.setup.catalogues[noun]:
        if wanted in (name, screen.table.noun(noun, name).casefold().replace(" ", "_")):
            return name
    return said
