"""Tables and states as lists of numbers, which is how native rules take them and give them back.

The order is that of the declarations: what every state has, then the fields; a list is preceded by its length.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from duskhall.kernel.dice import Dice
from duskhall.kernel.game import Game
from duskhall.kernel.question import Ask
from duskhall.kernel.setup import Setup
from duskhall.kernel.state import State

Fields = list[list[Any]]  # name and type, each
KEY: Final = 32  # bytes of the key of dice


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
        self._told: tuple[object, list[int]] = (None, [])  # the content that was last asked for, and its tables
        self.fields: Callable[[Any], list[int]] = _fields(self.structs, self.state)
        self.fill: Callable[[Any, Sequence[int], int], int] = _filling(self.structs, self.state)

    def tables(self, setup: Setup) -> list[int]:
        """Return what is printed on everything."""
        content, numbers = self._told
        if content is not setup.content:
            numbers = list(self._printed(setup.content.tables, "Tables"))
            self._told = (setup.content, numbers)
        return numbers

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

    def state_of(self, setup: Setup, numbers: Sequence[int]) -> State:
        """Return the state that these numbers are."""
        state = self.game.blank(setup, Dice(b""))
        state.clear()
        state.ended, state.reveals, state.mode, size = numbers[:4]
        at = 4 + size
        state.sealed = list(numbers[4:at])
        size, at = numbers[at], at + 1
        for place in range(at, at + 3 * size, 3):
            state.agenda.append((self._step(numbers[place]), numbers[place + 1], numbers[place + 2]))
        size, at = numbers[at + 3 * size], at + 3 * size + 1
        if size:
            state.asks = []
        for _ in range(size):
            seat, question, then, number, options = numbers[at : at + 5]
            at += 5 + options
            chosen = list(numbers[at - options : at])
            state.asks.append(Ask(seat, self.game.questions[question], chosen, self._step(then), number))
        state.dice = Dice(bytes(numbers[at : at + KEY]))
        state.dice.move_to(numbers[at + KEY])
        self.fill(state, numbers, at + KEY + 1)
        return state

    def _step(self, number: int) -> Any:
        return self.steps[number]


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


def _filling(structs: dict[str, Fields], fields: Fields) -> Callable[[Any, Sequence[int], int], int]:
    """Return a function that gives a state its fields, written out likewise."""

    def lines(owner: str, declared: Fields) -> Iterator[str]:
        for name, sort in declared:
            place = f"{owner}.{name}"
            if sort == ["list", ["list", "int"]]:
                yield f"size = numbers[at]; at += 1; rows = {place} = []"
                row = "last = at + 1 + numbers[at]; rows.append(list(numbers[at + 1:last])); at = last"
                yield f"for _ in range(size): {row}"
            elif isinstance(sort, list):
                kind = "map(bool, numbers[at:last])" if sort[1] == "bool" else "numbers[at:last]"
                yield f"at += 1; last = at + numbers[at - 1]; {place} = list({kind}); at = last"
            elif sort in structs:
                yield from lines(place, structs[sort])
            else:
                yield f"{place} = {'bool(numbers[at])' if sort == 'bool' else 'numbers[at]'}; at += 1"

    names: dict[str, Any] = {}
    body = "\n".join(f"    {line}" for line in lines("state", fields))
    exec(f"def fill(state, numbers, at):\n{body}\n    return at", names)
    made: Callable[[Any, Sequence[int], int], int] = names["fill"]
    return made
