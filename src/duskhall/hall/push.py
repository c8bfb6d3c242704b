"""Web Push: what is said to a device whose page is closed, sealed so that only that device can read it.

RFC 8291 says how a message is encrypted, RFC 8292 (VAPID) how a hall shows that it is the one that the device knows.
Both are left to the package pywebpush, which is loaded when somebody asks for push; a hall without it cannot push.
"""

import base64
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

import msgspec

from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake

LARGEST_MESSAGE: Final = 2048  # bytes, before it is encrypted
TOKEN_SECONDS: Final = 12 * 3600  # that a proof of who sends is good for
LONGEST_ENDPOINT: Final = 1000
HTTPS_PORT: Final = 443
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16


class Device(msgspec.Struct, frozen=True):
    """Where a device is told, and the keys by which only it can read what it is told, in base64url."""

    endpoint: str
    key: str
    auth: str


def can_push() -> bool:
    """Say whether this hall can push at all: whether the extra `push` is installed."""
    return find_spec("pywebpush") is not None


def checked(device: Device, anywhere: bool) -> Device:
    """Return a device that can be told something, or raise `Denied`; `anywhere` allows what only tests need."""
    try:
        if not (
            _is_endpoint(device.endpoint, anywhere) and _is_long(device.key, _POINT) and _is_long(device.auth, _AUTH)
        ):
            raise ValueError
        sealed(b"{}", device)
    except ValueError:
        raise Denied("bad-push", HallMistake("push-bad"), 422) from None
    return device


def _is_endpoint(endpoint: str, anywhere: bool) -> bool:
    parts = urlsplit(endpoint)
    secure = parts.scheme == "https" and parts.port in (None, HTTPS_PORT)
    plain = endpoint.isascii() and endpoint.isprintable() and not set(endpoint) & set(' \\<>"')
    named = bool(parts.hostname) and "@" not in parts.netloc and ":" not in (parts.hostname or "")
    return plain and named and (secure or (anywhere and parts.scheme == "http"))


def _is_long(text: str, length: int) -> bool:
    return len(base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)) == length


def sealed(message: bytes, device: Device) -> bytes:
    """Return a message as only a device can read it, or raise `ValueError` where its keys are none."""
    from pywebpush import WebPusher

    assert len(message) <= LARGEST_MESSAGE
    info = {"endpoint": device.endpoint, "keys": {"p256dh": device.key, "auth": device.auth}}
    return bytes(WebPusher(info).encode(message)["body"])


def new_key() -> str:
    """Return a new private key of a hall, in hexadecimal."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return f"{vapid.private_key.private_numbers().private_value:064x}"


class Sender:
    """A hall as devices know it: by its key."""

    def __init__(self, key: str, contact: str) -> None:
        """Speak with a private key; `contact` is where whoever runs a push service reaches whoever runs the hall."""
        from py_vapid import Vapid02

        raw = base64.urlsafe_b64encode(bytes.fromhex(key)).rstrip(b"=")
        self._vapid = Vapid02.from_raw(raw)
        self._vapid.conf = {"no-strict": True}  # a hall at a name of one's own network has a contact, too
        self._contact = contact
        numbers = self._vapid.public_key.public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.public = base64.urlsafe_b64encode(point).decode().rstrip("=")

    def proof(self, endpoint: str, now: float) -> str:
        """Return the header that shows a push service who sends."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        signed = self._vapid.sign({"aud": audience, "exp": int(now + TOKEN_SECONDS), "sub": self._contact})
        return str(signed["Authorization"])
