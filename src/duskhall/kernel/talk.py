"""When minds may speak: after something public happened, asked or not, and only so often in a turn.

Whoever runs a table looks at what was told since it last did (`is_due`), lets the minds speak (`hear_out`), and enters
what they say as statements.  All of it follows from the events and the minds' own dice: the same table says the same
again.  People are not counted: they speak when they like.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from duskhall.kernel.event import Event
from duskhall.kernel.game import Game
from duskhall.kernel.seat import Mind, Onlooker, Talker
from duskhall.kernel.state import State
from duskhall.kernel.table import said

MOST_PER_TURN: Final = 2  # statements of one mind between two turns


def is_due(game: Game, told: Iterable[Event]) -> bool:
    """Say whether minds may talk about what was told: something public that is not talk, which never feeds itself."""
    return bool(game.statements) and any(event.hears(None) and event.kind not in game.statements for event in told)


def may_speak(game: Game, events: Sequence[Event], seat: int) -> bool:
    """Say whether the mind in a seat has something left to say this turn, after all these events of the table."""
    spoken = 0
    for event in reversed(events):
        if event.kind in game.turn_ends:
            break
        if event.kind in game.statements and event.values[event.kind.fields[0]] == seat:
            spoken += 1
    return spoken < MOST_PER_TURN


def hear_out(
    state: State, events: Sequence[Event], minds: Mapping[int, Mind]
) -> Iterator[tuple[int, dict[str, str | int]]]:
    """Let every mind that talks say one thing, seat by seat; each hears what was said before it.

    `events` is everything that was told at the table.  A statement that the game does not know raises a `Refusal`.
    """
    told = list(events)
    for seat in sorted(minds):
        mind = minds[seat]
        if not isinstance(mind, Talker) or not may_speak(state.setup.game, told, seat):
            continue
        statement = mind.speak(Onlooker(state, seat, [event for event in told if event.hears(seat)]))
        if statement is not None:
            told.append(said(state.setup, seat, statement))
            yield seat, dict(statement)
