"""Carries messages to push services: a few at a time, each for a few seconds, and only where strangers may send us.

Whoever gives us an endpoint names a server that we call.  So its addresses are looked up once, none of them may be one
of this machine or of a private network, and one that was looked at is the one that is called.  No redirect is followed,
wherever it leads.  A server that hangs or talks without end costs one place in the line for a moment; one that has
trouble of its own is tried again a few times, as long as there is still something to say.
"""

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from duskhall.hall.clock import wall
from duskhall.hall.metrics import Metrics
from duskhall.hall.push import HTTPS_PORT, Device, Sender, sealed

AT_ONCE: Final = 16
LOOKUPS_AT_ONCE: Final = 4  # in threads of their own: a name that takes long to look up keeps nothing else waiting
MOST_WAITING: Final = 1000  # messages; what is more is dropped
SECONDS: Final = 10.0  # for one message, from looking its address up to the answer
AGAIN_SECONDS: Final = (60.0, 300.0)  # after which it is tried again, and then no more
KEPT_SECONDS: Final = 86_400  # that a push service keeps it for a device that is off
LARGEST_LINE: Final = 1024  # bytes of an answer's first line; nothing more is read
MOST_ADDRESSES: Final = 4  # of a server that are tried
HTTP_PORT: Final = 80
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
_log = logging.getLogger("duskhall.push")


class Refused(Exception):
    """A server that is not called."""


class Letter(NamedTuple):
    """A message for a device; `topic` takes the place of an older one of the same."""

    device: Device
    message: bytes
    topic: str
    still: Callable[[], Awaitable[bool]]  # whether it is still to be said
    tried: int = 0


class Courier:
    """Sends letters outside everything else that a hall does."""

    def __init__(self, metrics: Metrics, anywhere: bool, gone: Callable[[str], Awaitable[None]]) -> None:
        """Tell `gone` of endpoints that are no more; `anywhere` allows private addresses, for tests."""
        self._metrics = metrics
        self._anywhere = anywhere
        self._gone = gone
        self._sender: Sender | None = None
        self._waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._later: set[asyncio.TimerHandle] = set()
        self._lookups = ThreadPoolExecutor(LOOKUPS_AT_ONCE, "push")
        self._tls: ssl.SSLContext | None = None
        self._carried = 0  # letters that are on their way

    def send(self, sender: Sender, letter: Letter) -> None:
        """Have a letter sent, some time soon; where too many wait, it is dropped."""
        self._sender = sender
        if not self._tasks:
            self._tasks = [asyncio.get_running_loop().create_task(self._work()) for _ in range(AT_ONCE)]
        try:
            self._waiting.put_nowait(letter)
        except asyncio.QueueFull:
            self._metrics.count("pushes_dropped")

    @property
    def busy(self) -> bool:
        """Whether letters wait or are on their way."""
        return bool(self._carried) or not self._waiting.empty()

    async def close(self) -> None:
        """Send no more."""
        for handle in self._later:
            handle.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lookups.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            letter = await self._waiting.get()
            self._carried += 1
            try:
                if await letter.still():
                    await self._try(letter)
            except Exception as error:  # of the store's, or of ours: the next letter is waiting
                self._metrics.count("pushes_failed")
                _log.warning("push failed", extra={"problem": type(error).__name__})
            finally:
                self._carried -= 1

    async def _try(self, letter: Letter) -> None:
        assert self._sender is not None
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._carry(self._sender, letter)
        except Refused as error:
            _log.info("push refused", extra={"problem": str(error)})
            status = HTTPStatus.FORBIDDEN
        except (OSError, TimeoutError, ValueError, EOFError) as error:  # whatever a stranger's server does
            _log.info("push failed", extra={"problem": type(error).__name__})
            status = HTTPStatus.BAD_GATEWAY
        self._metrics.count("pushes" if status < HTTPStatus.MULTIPLE_CHOICES else "pushes_failed")
        if status in GONE:
            await self._gone(letter.device.endpoint)
        elif status >= HTTPStatus.INTERNAL_SERVER_ERROR or status == HTTPStatus.TOO_MANY_REQUESTS:
            self._try_again(letter)

    def _try_again(self, letter: Letter) -> None:
        """Have a letter sent once more, later, unless it was tried often enough or too many wait for that."""
        if letter.tried >= len(AGAIN_SECONDS) or len(self._later) >= MOST_WAITING:
            return

        def again() -> None:
            self._later.discard(handle)
            assert self._sender is not None
            self.send(self._sender, letter._replace(tried=letter.tried + 1))

        handle = asyncio.get_running_loop().call_later(AGAIN_SECONDS[letter.tried], again)
        self._later.add(handle)

    async def _carry(self, sender: Sender, letter: Letter) -> int:
        """Send a letter, and return the status that is answered."""
        parts = urlsplit(letter.device.endpoint)
        reader, writer = await self._connect(parts)
        try:
            writer.write(_request(parts, sender, letter))
            await writer.drain()
            version, status = (await reader.readline()).split(maxsplit=2)[:2]
            if not version.startswith(b"HTTP/1.") or not status.isdigit():
                raise ValueError("no status")
            return int(status)
        finally:
            writer.transport.abort()

    async def _connect(self, parts: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to an address of a server that was looked at; its certificate is for its name."""
        secure, host = parts.scheme == "https", parts.hostname or ""
        if not secure and not self._anywhere:
            raise Refused("not https")
        port = parts.port or (HTTPS_PORT if secure else HTTP_PORT)
        if secure and self._tls is None:
            self._tls = ssl.create_default_context()
        trouble: OSError = ConnectionError("no address")
        for address in await self._addresses(host, port):
            try:
                return await asyncio.open_connection(
                    address,
                    port,
                    ssl=self._tls if secure else None,
                    server_hostname=host if secure else None,
                    limit=LARGEST_LINE,
                )
            except OSError as error:
                trouble = error
        raise trouble

    async def _addresses(self, host: str, port: int) -> list[str]:
        """Look a host up, and return its addresses if all of them may be called; or raise `Refused`."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._lookups, look_up, host, port)
        addresses = list(dict.fromkeys(found))
        if not self._anywhere and not all(is_public(each) for each in addresses):
            raise Refused("not a public address")
        return addresses[:MOST_ADDRESSES]


def _request(parts: SplitResult, sender: Sender, letter: Letter) -> bytes:
    body = sealed(letter.message, letter.device)
    path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Authorization: {sender.proof(letter.device.endpoint, wall())}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(body)}",
        f"TTL: {KEPT_SECONDS}",
        f"Topic: {letter.topic}",
        "Urgency: normal",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii") + body


def look_up(host: str, port: int) -> list[str]:
    """Return the addresses that a host's name stands for just now."""
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """Say whether an address is one that anybody may call: not of this machine, a private network, or many at once."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inside = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inside is not None:
            return is_public(str(inside))
        if any(ip in network for network in _TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


# An IPv4 address in an IPv6 one, by whoever translates: of these nobody knows whom they reach.
_TRANSLATED: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")))
