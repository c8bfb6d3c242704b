"""Something that a person asked for and that cannot be: a message key with its arguments, said in any language."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskhall.kernel.text import Plain


class Mistake(ValueError):
    """The message of `key` explains it in one sentence; `str()` is that sentence in English.

    >>> str(Mistake("mistake-unknown-game", game="chess", games="dungeon-cards"))
    'There is no game chess; the games are dungeon-cards.'
    """

    def __init__(self, key: str, /, **arguments: "Plain") -> None:
        """Name the message and its arguments."""
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        from duskhall.kernel.text import Texts

        return Texts("en").text(self.key, **self.arguments)
