"""Something that a person asked for and that cannot be: a message key with its arguments, said in any language."""

from typing import TYPE_CHECKING, Any, ClassVar, Union

if TYPE_CHECKING:
    from pathlib import Path

# What a message can be given.  A mistake within another is its reason, or a part of its sentence; several things are
# said one after another, with commas.
Argument = Union[str, int, float, "Mistake", tuple["Argument", ...]]


class Mistake(ValueError):
    """The message of `key` explains it in one sentence; `str()` is that sentence in English.

    >>> str(Mistake("mistake-unknown-game", game="chess", games="dungeon-cards"))
    'There is no game chess; the games are dungeon-cards.'

    `texts` is the folder of its messages, where they are not the kernel's; whatever stands within it may use them too.
    """

    texts: ClassVar["Path | None"] = None

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        """Name the message and its arguments."""
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        from duskhall.kernel.text import Texts

        return Texts("en").mistake(self)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON can hold it, in the form of a `describe.Text`, for clients that render it themselves."""
        return {"key": self.key, "args": {name: _plain(each) for name, each in self.arguments.items()}, "children": []}

    @classmethod
    def read(cls, plain: dict[str, Any]) -> "Mistake":
        """Return the mistake that was written so by `plain`.

        >>> str(Mistake.read(Mistake("mistake-unknown-game", game="chess", games="dungeon-cards").plain()))
        'There is no game chess; the games are dungeon-cards.'
        """
        return cls(plain["key"], **{name: _read(cls, each) for name, each in plain["args"].items()})


def _read(kind: type[Mistake], argument: Any) -> Argument:
    if isinstance(argument, dict):
        return kind.read(argument)
    return tuple(_read(kind, each) for each in argument) if isinstance(argument, list) else argument


def _plain(argument: Argument) -> Any:
    if isinstance(argument, Mistake):
        return argument.plain()
    return [_plain(each) for each in argument] if isinstance(argument, tuple) else argument
