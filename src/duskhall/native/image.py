"""Tables and states as lists of numbers, which is how native rules take them and give them back.

The order is that of the declarations: what every state has, then the fields; a list is preceded by its length.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import NOTHING_ASKED, Piece, State

Fields = list[list[Any]]  # name and type, each


class Images:
    """Writes and reads the states of one game, as its library describes them."""

    def __init__(self, game: Game, description: dict[str, Any]) -> None:
        self.game = game
        self.structs: dict[str, Fields] = description["structs"]
        self.state: Fields = self.structs[description["state"]]
        self.labels = {label: number for number, label in enumerate(description["steps"])}
        flow = {module.__name__ for module in game.flow}
        self.steps = [
            game.step(name) if module in flow else None
            for module, _, name in (label.rpartition(".") for label in description["steps"])
        ]
        self.number_of = {step: number for number, step in enumerate(self.steps) if step is not None}
        self.fields: Callable[[Any], list[int]] = _fields(self.structs, self.state)

    def tables(self, setup: Setup) -> list[int]:
        """Return what is printed on everything."""
        return list(self._printed(setup.content.tables, "Tables"))

    def _printed(self, value: Any, sort: Any) -> Iterator[int]:
        if sort in ("int", "bool"):
            yield int(value)
        elif sort == "step":
            yield self.labels[f"{value.__module__}.{value.__name__}"]
        elif isinstance(sort, list):
            yield len(value)
            for each in value:
                yield from self._printed(each, sort[1])
        else:
            for name, inner in self.structs[sort]:
                yield from self._printed(getattr(value, name), inner)

    def numbers(self, state: State) -> list[int]:
        """Return a state as numbers."""
        number_of = self.number_of
        found = [state.ended, state.reveals, state.mode, len(state.sealed), *state.sealed, len(state.agenda)]
        for step, a, b in state.agenda:
            found += (number_of[step], a, b)
        found.append(len(state.asks))
        for ask in state.asks:
            found += (ask.seat, ask.question.index, number_of[ask.then], ask.number, len(ask.options), *ask.options)
        found += state.dice.key
        found.append(state.dice.position())
        found += self.fields(state)
        return found

    def state_of(self, setup: Setup, numbers: Iterable[int]) -> State:
        """Return the state that these numbers are."""
        given = iter(numbers)
        state = self.game.blank(setup, Dice(b""))
        state.clear()
        state.ended, state.reveals, state.mode = next(given), next(given), next(given)
        state.sealed = _list(given)
        state.agenda = [(self._step(next(given)), next(given), next(given)) for _ in range(next(given))]
        state.asks = [self._ask(given) for _ in range(next(given))] or NOTHING_ASKED
        state.dice = Dice(bytes(next(given) for _ in range(32)))
        state.dice.move_to(next(given))
        self._fill(state, self.state, given)
        return state

    def _ask(self, given: Iterator[int]) -> Ask:
        seat, question, then, number = next(given), next(given), next(given), next(given)
        return Ask(seat, self.game.questions[question], _list(given), self._step(then), number)

    def _step(self, number: int) -> Any:
        return self.steps[number]

    def _fill(self, owner: State | Piece, fields: Fields, given: Iterator[int]) -> None:
        for name, sort in fields:
            if isinstance(sort, str) and sort in self.structs:
                self._fill(getattr(owner, name), self.structs[sort], given)
            else:
                setattr(owner, name, _value(sort, given))


def _value(sort: Any, given: Iterator[int]) -> Any:
    if isinstance(sort, list):
        return [_value(sort[1], given) for _ in range(next(given))]
    return bool(next(given)) if sort == "bool" else next(given)


def _list(given: Iterator[int]) -> list[int]:
    return [next(given) for _ in range(next(given))]


def _fields(structs: dict[str, Fields], fields: Fields) -> Callable[[Any], list[int]]:
    """Return a function that lists the fields of a state, written out so that it takes little time."""

    def parts(owner: str, declared: Fields) -> Iterator[str]:
        for name, sort in declared:
            place = f"{owner}.{name}"
            if sort == ["list", ["list", "int"]]:
                yield f"len({place}), *[each for row in {place} for each in (len(row), *row)]"
            elif isinstance(sort, list):
                yield f"len({place}), *{place}"
            elif sort in structs:
                yield from parts(place, structs[sort])
            else:
                yield place

    names: dict[str, Any] = {}
    exec(f"def fields(state):\n    return [{', '.join(parts('state', fields))}]", names)
    made: Callable[[Any], list[int]] = names["fields"]
    return made
