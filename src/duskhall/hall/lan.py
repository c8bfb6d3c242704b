"""For friends in one room: the address at which other devices of the network reach this machine, and its picture."""

import io
import socket
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
