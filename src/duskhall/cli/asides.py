"""What a person in the terminal may do beside answering: open the notebook, speak, give standing answers.

A game has these or not (`Game.notebook`, `Game.statements`, `Game.standing`); where it has not, one sentence says so.
Everything here is worked out from what a seat sees; whoever asks carries it out, at a table here or at a hall.
"""

from collections.abc import Sequence
from typing import Any, Final

from duskhall.cli.screen import Screen
from duskhall.kernel import describe
from duskhall.kernel.event import NUMBER, SEAT, Kind
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.standing import Standing, StandingAnswer
from duskhall.kernel.table import said
from duskhall.kernel.text import key

Statement = dict[str, str | int]
NO_SEAT: Final = -1


def show_notebook(screen: Screen, view: Any) -> None:
    """Show what a seat can work out from what it sees."""
    setup = screen.table.setup
    if setup.game.notebook is None:
        screen.say("play-no-notebook", "red")
        return
    for line in describe.lines(setup.game.notebook(setup, view), screen.table):
        screen.console.print(line, markup=False)


def statement(screen: Screen, seat: int, text: str) -> Statement | None:
    """Return what was typed as a statement, such as `accuse 3 beast`; with nothing typed, list what can be said."""
    kinds = screen.table.setup.game.statements
    word, *given = text.split()[:8] or [""]
    kind = next((kind for number, kind in enumerate(kinds, 1) if word in (str(number), kind.name)), None)
    if kind is None:
        _list(screen, "play-no-talk", [(key("statement", kind.name), _statement_form(screen, kind)) for kind in kinds])
        return None
    meant: Statement = {"say": kind.name}
    if len(given) == len(kind.fields) - 1:
        for field, noun, value in zip(kind.fields[1:], kind.nouns[1:], given):
            meant[field] = _value(screen, noun, value)
    try:
        said(screen.table.setup, seat, meant)
    except Refusal:
        screen.say("play-talk-form", "red", form=_statement_form(screen, kind))
        return None
    return meant


def stand(
    screen: Screen, seat: int, view: Any, text: str, standing: Sequence[StandingAnswer]
) -> list[StandingAnswer] | None:
    """Return the standing answers after what was typed: `1`, `3 5` (for seat 5), `off`; with nothing, list them."""
    kinds = [kind for kind in screen.table.setup.game.standing if not kind.by_day]
    word, *given = text.split()[:3] or [""]
    if word == "off" and kinds:
        screen.say("play-standing-off", "dim")
        return [each for each in standing if each.seat != seat]
    kind = next((kind for number, kind in enumerate(kinds, 1) if word in (str(number), kind.name)), None)
    if kind is None or (kind.while_same == "target") != bool(given):
        _list(
            screen, "play-no-standing", [(key("standing", kind.name), _standing_form(screen, kind)) for kind in kinds]
        )
        return None
    value = None
    if kind.while_same:
        value = _value(screen, SEAT, given[0]) if given else getattr(view, kind.while_same)
    if value == NO_SEAT:
        screen.say("mistake-seat", "red", seat=given[0], seats=screen.table.setup.seats)
        return None
    screen.say("play-standing-given", "dim", answer=screen.table.text(key("standing", kind.name)))
    return [*standing, StandingAnswer(seat, kind, value)]


def seat_of(screen: Screen, text: str) -> int:
    """Return the seat of a number, counted from 1, or of a player's name; `NO_SEAT` where there is none."""
    seats = range(screen.table.setup.seats)
    if text.isdecimal():
        return int(text) - 1 if len(text) < 4 and int(text) - 1 in seats else NO_SEAT
    named = [seat for seat in seats if screen.table.seat(seat).casefold() == text.casefold()]
    return named[0] if len(named) == 1 else NO_SEAT


def _list(screen: Screen, none: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        screen.say(none, "red")
    for number, (message, form) in enumerate(rows, 1):
        screen.console.print(f"{number}  {screen.table.text(message)}: {form}", markup=False)


def _statement_form(screen: Screen, kind: Kind) -> str:
    """How a statement is typed."""
    words = [screen.table.text("play-seat") if noun == SEAT else noun.upper() for noun in kind.nouns[1:]]
    return " ".join(["t", kind.name, *words])


def _standing_form(screen: Screen, kind: Standing) -> str:
    words = ["s", kind.name]
    if kind.while_same == "target":
        words.append(screen.table.text("play-seat"))
    return " ".join(words)


def _value(screen: Screen, noun: str, text: str) -> str | int:
    """Read a seat, a plain number, or the name of something in a catalogue."""
    if noun == SEAT:
        return seat_of(screen, text)
    if noun == NUMBER:
        return int(text) if text.isdecimal() and len(text) < 10 else text
    wanted = text.casefold().replace("-", "_")
    for name in screen.table.setup.catalogues[noun]:
        if wanted in (name, screen.table.noun(noun, name).casefold().replace(" ", "_")):
            return name
    return text
