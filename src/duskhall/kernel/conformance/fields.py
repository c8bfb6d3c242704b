"""What a state holds: its attributes, whether its class is compiled or not, and the lists inside them."""

from typing import Any, Final

from duskhall.kernel.conformance.play import fail
from duskhall.kernel.state import Piece, State

NOT_STATE: Final = frozenset({"setup", "dice", "listener"})  # written apart, or not part of what is on the table


def attributes(state: State) -> set[str]:
    """Return the names of everything that a state holds, whether its class is compiled or not."""
    names = set(getattr(state, "__dict__", ()))
    for each in type(state).__mro__:
        names.update(each.__dict__.get("__mypyc_attrs__", ()))
    return {name for name in names if not name.startswith("__")}


def value_of(state: State, name: str) -> Any:
    """Return an attribute of a state, which a copy may have forgotten."""
    try:
        return getattr(state, name)
    except AttributeError:
        fail(state, f"the state, or a copy of it, has no {name}")


def share_a_list(one: Any, other: Any) -> bool:
    """Say whether two values have a list in common, at any depth."""
    mine: set[int] = set()
    _collect_lists(one, mine)
    its: set[int] = set()
    _collect_lists(other, its)
    return not mine.isdisjoint(its)


def _collect_lists(value: Any, found: set[int]) -> None:
    if isinstance(value, Piece):
        found.add(id(value))
        value = [getattr(value, name) for name in type(value).FIELDS if name not in type(value).SHARED]
        for item in value:
            _collect_lists(item, found)
        return
    if isinstance(value, list | dict | set):
        found.add(id(value))
    if isinstance(value, list | tuple):
        for item in value:
            if not isinstance(item, int):
                _collect_lists(item, found)
