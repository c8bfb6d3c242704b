"""Everything that reaches a seat, as bytes: the one place that says what secrecy is measured on.

Whoever sends a seat anything sends a part of this.  What is not in here, such as a state, a seed, the draws or
the digests of a running record, reaches nobody while the game is on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from duskhall.kernel.conformance.play import NotConforming, refusal_of
from duskhall.kernel.event import Event, Kind, Recorder
from duskhall.kernel.observation import observation_of
from duskhall.kernel.question import Ask
from duskhall.kernel.refusal import Refusal
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

# What reaches a seat, by its part: view, observation, description, asks, odds, refusals, outcome.
Reach = Mapping[str, bytes]


def reach(state: State, seat: int | None) -> Reach:
    """Return everything that this seat, or a spectator (None), can be told of a state, events apart.

    Everybody learns who is asked what; the options, the odds and the refusals are those of the seat itself.  A game's
    notebook is made from the view alone, so it cannot tell more.
    """
    view = state.view(seat)
    own = None if seat is None else state.ask_for(seat)
    parts = {
        "view": view,
        "observation": [] if seat is None else observation_of(state.setup).of(state, seat),
        "description": _plain(state.setup.game.describe(view)),
        "asks": _asks(state, own),
        "odds": _odds(state, own),
        "refusals": [] if seat is None else [_plain(refusal) for refusal in _refusals(state, seat, own)],
        "outcome": state.outcome(),
    }
    return {name: _bytes(state, name, part) for name, part in parts.items()}


def view_of(state: State, seat: int | None) -> bytes:
    """Return the view alone, the part of `reach` that everything else should follow from."""
    return _bytes(state, "view", state.view(seat))


def heard(events: Sequence[Event], seat: int | None) -> bytes:
    """Return what this seat, or a spectator (None), hears of these events."""
    return msgspec.json.encode([event.plain() for event in events if event.hears(seat)])


def difference(one: Reach, other: Reach) -> str:
    """Name the part that differs and show how, or return ""."""
    for name, part in one.items():
        if part != other[name]:
            return f"{name}: {_around(part, other[name])}"
    return ""


class Ear(Recorder):
    """Hears everything, and notes how much had been revealed when each event was told."""

    def __init__(self, state: State) -> None:
        """Listen to this state from now on."""
        super().__init__(state.setup)
        self.state = state
        self.first = state.reveals
        self.reveals: list[int] = []
        state.listener = self

    def hear(self, kind: Kind, a: int, b: int, c: int, d: int) -> None:
        """Keep the event and the number of reveals before it."""
        super().hear(kind, a, b, c, d)
        self.reveals.append(self.state.reveals - self.first)

    def forget(self) -> None:
        """Listen on as if nothing had been heard."""
        self.events = []
        self.reveals = []

    def before_reveal(self) -> list[Event]:
        """Return what was told before anything was revealed."""
        return [event for event, revealed in zip(self.events, self.reveals) if not revealed]


def _asks(state: State, own: Ask | None) -> list[Any]:
    """Who is asked what; the options are for the seat itself, which may change a sealed answer."""
    asks = [[ask.seat, ask.question.name] for ask in state.pending()]
    return [asks, None if own is None else [own.question.name, _names(state.setup, own)]]


def _names(setup: Setup, ask: Ask) -> list[str]:
    return [setup.option_name(ask.question, option) for option in ask.options]


def _odds(state: State, own: Ask | None) -> Any:
    if own is None:
        return None
    odds = state.odds(own.seat, own)
    return {state.setup.option_name(own.question, option): dict(odds[option]) for option in sorted(odds)}


def _refusals(state: State, seat: int, own: Ask | None) -> list[Refusal]:
    """What a seat is told when it answers what it may not: every illegal option, every other question."""
    setup = state.setup
    refusals = []
    if own is not None:
        for option in range(len(setup.domains[own.question.index])):
            if option not in own.options:
                refusals.append(refusal_of(state, seat, own, option))
    for question in setup.game.questions:
        if own is None or question is not own.question:
            refusals.append(refusal_of(state, seat, Ask(seat, question, []), 0))
    return refusals


def _plain(value: Any) -> Any:
    if isinstance(value, Refusal):
        return [value.reason, value.rule, value.details]
    return value.plain() if hasattr(value, "plain") else value


def _bytes(state: State, name: str, part: Any) -> bytes:
    try:
        return msgspec.json.encode(part)
    except TypeError as error:
        raise NotConforming(f"{state.setup.game.id}: {name} cannot be written as JSON ({error})") from error


def _around(one: bytes, other: bytes) -> str:
    """Show two texts around the first byte in which they differ."""
    place = next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, place - 40)
    shown = [text[start : place + 40].decode(errors="replace") for text in (one, other)]
    return f"…{shown[0]}… and …{shown[1]}…"
