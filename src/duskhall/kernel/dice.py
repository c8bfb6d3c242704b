"""Chance: one verifiable stream of integers per table.

The stream is the concatenation of ``SHA-256(key + counter)`` for the counters 0, 1, 2 ... (eight bytes, big
endian).  An integer below a bound takes as many bytes as the bound needs, big endian, and is drawn again while
it falls into the uneven rest.  Anyone who knows the key can repeat every draw with a hash function and a
division; see :mod:`duskhall.kernel.fairness` for where the key comes from.

This module must not know what the integers are used for.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import mypyc_attr

BLOCK: Final = 32  # bytes of one SHA-256 digest
EVEN: Final = [256] + [256 - 256 % bound for bound in range(1, 257)]  # by bound: a byte from here on is the uneven rest

# A draw as it is exported: where its first byte stood in the stream, the bound, the value, what it was for.
Draw = tuple[int, int, int, str]


@mypyc_attr(acyclic=True, free_list_len=1)
class Dice:
    """A stream of unbiased integers; copying it is copying a few values.

    >>> dice = Dice(bytes(32))
    >>> [dice.below(6) for _ in range(8)]
    [2, 4, 2, 5, 2, 5, 5, 2]
    """

    def __init__(self, key: bytes) -> None:
        """Start the stream of this key at its first byte."""
        self.key = key
        self.counter = 0
        self.block = b""
        self.used = BLOCK
        self.log: list[Draw] | None = None

    def below(self, bound: int, purpose: str = "") -> int:
        """Return an integer from 0 to bound - 1, each equally likely."""
        if bound > 256:
            return self._wide(bound, purpose)
        even = EVEN[bound]
        while True:
            used = self.used
            if used == BLOCK:
                self._hash()
                used = 0
            self.used = used + 1
            value = self.block[used]
            if value < even:
                value %= bound
                if self.log is not None:
                    self.log.append((self.position() - 1, bound, value, purpose))
                return value

    def shuffle(self, items: list[int], purpose: str = "shuffle") -> None:
        """Put the items into a random order, in place (Fisher and Yates, from the end)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1, purpose)
            items[last], items[other] = items[other], items[last]

    def position(self) -> int:
        """How many bytes of the stream have been used."""
        return (self.counter - 1) * BLOCK + self.used

    def copy(self) -> "Dice":
        """Return a stream that goes on from here on its own; what it draws is not logged."""
        new = Dice(self.key)
        new.counter = self.counter
        new.block = self.block
        new.used = self.used
        return new

    def move_to(self, position: int) -> None:
        """Go to the place where `position` bytes of the stream have been used."""
        self.counter = position // BLOCK
        self.used = BLOCK
        if position % BLOCK:
            self._hash()
            self.used = position % BLOCK

    def move_past(self, draw: Draw) -> None:
        """Go to the place where the stream stood after this draw."""
        self.move_to(draw[0] + _size(draw[1]))

    def _hash(self) -> None:
        self.block = sha256(self.key + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        self.used = 0

    def _wide(self, bound: int, purpose: str) -> int:
        size = _size(bound)
        span: int = 256**size
        even = span - span % bound
        while True:
            value = 0
            for _ in range(size):
                if self.used == BLOCK:
                    self._hash()
                value = value * 256 + self.block[self.used]
                self.used += 1
            if value < even:
                value %= bound
                if self.log is not None:
                    self.log.append((self.position() - size, bound, value, purpose))
                return value


def _size(bound: int) -> int:
    """Return how many bytes of the stream an integer below the bound takes."""
    return max(1, ((bound - 1).bit_length() + 7) // 8)
