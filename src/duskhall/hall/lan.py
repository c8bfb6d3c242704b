"""For friends in one room: the address at which other devices reach this machine, and pictures that phones read."""

import io
import socket
from functools import lru_cache
from typing import Final

import segno

from duskhall.hall.config import BadConfig

# An address that belongs to nobody (RFC 5737).  Nothing is sent to it: the system only says by which of its own
# addresses it would be.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def own_address() -> str:
    """Return this machine's address in its network, or raise `BadConfig` where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)
            address = str(asked.getsockname()[0])
        except OSError as error:
            raise BadConfig("config-no-network") from error
    return address


def picture(link: str) -> str:
    """Return a QR code that a terminal shows and a phone's camera reads."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


@lru_cache(256)
def outline(link: str) -> tuple[int, str]:
    """Return the QR code of a link that is asked for again and again, as `drawn` does."""
    return drawn(link)


def drawn(link: str) -> tuple[int, str]:
    """Return a QR code as a browser draws it: how many squares it is wide, and the path of an SVG around the dark ones.

    >>> size, path = drawn("https://hall.example")
    >>> size, path[:14]
    (25, 'M0 0h7v1h-7zM8')
    """
    rows = [bytes(row) for row in segno.make(link, micro=False, error="m").matrix]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while (x := row.find(1, x)) >= 0:
            end = row.find(0, x) if 0 in row[x:] else len(row)
            parts.append(f"M{x} {y}h{end - x}v1h-{end - x}z")
            x = end
    return len(rows), "".join(parts)
