"""What strangers may cost: every budget of a hall, and what connections, people and addresses have left of it.

Whatever arrives is counted before it is read.  Spending is a subtraction; the time is looked at only when nothing is
left.  A connection that spends more than its own is abuse, and is cut off.  Where an address as a whole spends more,
those of its connections wait that have spent most, so that its quiet ones do not suffer.
"""

import asyncio
import ipaddress
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol, TypeVar

from duskhall.hall import clock
from duskhall.hall.config import Config
from duskhall.hall.denied import Denied
from duskhall.hall.metrics import Metrics
from duskhall.hall.mistake import HallMistake

GO: Final = 0  # read it
WAIT: Final = 1  # read it when the address has something left again
CUT: Final = 2  # do not read it, nor anything after it

AT_ONCE: Final = 2  # seconds' worth of what is given by the second
REFUSED_AT_ONCE: Final = 100  # requests that are answered with a refusal, beside two seconds' worth
WEBSOCKET: Final = 4  # requests' worth of opening a WebSocket
PENALTY_SECONDS: Final = 1.0  # that a connection has to wait for its end where an address floods the hall
QUIET: Final = 0.8  # who has so much of its own left does not wait for the others of its address
MINUTE: Final = 60.0
RESERVED_HANDLES: Final = 256  # for the store, the workers, and connections that are just being closed
# What costs more than a message: the setting that limits it in a minute, and what is said to whoever does it too often.
ACTIONS: Final = {
    "guest": ("guests_per_minute", "limit-guests"),
    "table": ("tables_per_minute", "limit-tables"),
    "address-table": ("address_tables_per_minute", "limit-address-tables"),
    "chat": ("chat_per_minute", "limit-chat"),
    "undo": ("undos_per_minute", "limit-undos"),
    "remark": ("remarks_per_minute", "limit-remarks"),
    "replay": ("replays_per_minute", "limit-replays"),
    "odds": ("odds_per_minute", "limit-odds"),
    "hint": ("hints_per_minute", "limit-hints"),
    "code": ("codes_per_minute", "limit-codes"),
    "passphrase": ("passphrases_per_minute", "limit-passphrases"),
    "report": ("reports_per_minute", "limit-reports"),
    "pack": ("packs_per_minute", "limit-packs"),
}
_MOST_KEPT: Final = 20_000  # people or addresses whose spending is remembered
_KEPT = TypeVar("_KEPT", bound="Kept")


class Bucket:
    """What may be spent at a rate, and how much of it at once."""

    __slots__ = ("_at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        """Allow `rate` per second, and `most` at once; it begins full."""
        self.rate = rate
        self.most = most
        self.left = most
        self._at = clock.now()

    def take(self, amount: float = 1) -> bool:
        """Use something up; False, and nothing is used, when there is not so much left."""
        if self.left < amount and self.refill() < amount:
            return False
        self.left -= amount
        return True

    def spend(self, amount: float) -> bool:
        """Use up what was taken already; False when it was too much, and then a debt is left, within limits."""
        if self.left < amount:
            self.refill()
        self.left = max(self.left - amount, -self.most)
        return self.left >= 0

    def refill(self) -> float:
        """Add what has come since, and return what is left."""
        now = clock.now()
        self.left = min(self.most, self.left + (now - self._at) * self.rate)
        self._at = now
        return self.left

    def whole(self) -> bool:
        """Say whether nothing of it is missing, so that it can be forgotten."""
        return self.refill() >= self.most


class Cuttable(Protocol):
    """A connection that can be ended."""

    def cut(self) -> None:
        """End it at once."""


class Waiting(Protocol):
    """A connection that has received something, which is not read yet."""

    def go_on(self) -> None:
        """Read it."""


class Kept(Protocol):
    """What is remembered of somebody, until nothing is owed any more."""

    def whole(self) -> bool:
        """Say whether it can be forgotten."""


class Address:
    """Everything that comes from one address."""

    def __init__(self, config: Config) -> None:
        """Begin with everything to spend."""
        self.bytes = Bucket(config.address_byte_rate, AT_ONCE * config.address_byte_rate)
        self.frames = Bucket(config.address_frame_rate, AT_ONCE * config.address_frame_rate)
        self.requests = Bucket(config.request_rate, AT_ONCE * config.request_rate)
        self._refused = Bucket(config.request_rate, AT_ONCE * config.request_rate + REFUSED_AT_ONCE)
        self.sockets = 0
        self.websockets = 0
        self.half_open: dict[Cuttable, None] = {}  # in the order in which they came
        self._waiting: deque[Waiting] = deque()

    def in_debt(self) -> bool:
        """Say whether more was spent than there is by now."""
        return min(self.bytes.refill(), self.frames.refill()) < 0

    def may_ask(self, cost: int = 1) -> bool:
        """Count a request, and say whether it may be answered."""
        if self.requests.take(cost):
            return True
        self._refused.spend(1)
        return False

    def flooding(self) -> bool:
        """Say whether so many requests keep coming, although they are refused, that even refusing costs too much."""
        return self._refused.left < 0 and self._refused.refill() < 0

    def wait(self, connection: Waiting) -> None:
        """Let a connection go on when there is something left, after those that wait already."""
        self._waiting.append(connection)
        if len(self._waiting) == 1:
            self._look_later()

    def _look_later(self) -> None:
        debts = (-bucket.left / bucket.rate for bucket in (self.bytes, self.frames))
        asyncio.get_running_loop().call_later(max(0.01, *debts), self._let_on)

    def _let_on(self) -> None:
        while self._waiting and not self.in_debt():
            self._waiting.popleft().go_on()
        if self._waiting:
            self._look_later()

    def whole(self) -> bool:
        buckets = (self.bytes, self.frames, self.requests, self._refused)
        return not self.sockets and all(each.whole() for each in buckets)


class Visit:
    """One connection: what it has left of its own, and the address that it comes from."""

    __slots__ = ("_bytes", "_frames", "_metrics", "address")

    def __init__(self, address: Address, config: Config, metrics: Metrics, *, proxy: bool = False) -> None:
        """Begin with everything to spend; a proxy's connection is many people's, and has no budget of its own."""
        self.address = address
        self._metrics = metrics
        much = float("inf")
        self._bytes = Bucket(config.byte_rate, much if proxy else AT_ONCE * config.byte_rate)
        self._frames = Bucket(config.frame_rate, much if proxy else AT_ONCE * config.frame_rate)

    @property
    def most_frames(self) -> float:
        """How many frames can come at once without being too many."""
        return self._frames.most

    def spend(self, size: int, frames: int) -> int:
        """Count what has arrived, and say what to do with it."""
        own, every = self._bytes, self.address.bytes
        own_frames, every_frames = self._frames, self.address.frames
        if own.left > size < every.left and own_frames.left > frames < every_frames.left:
            own.left -= size
            every.left -= size
            own_frames.left -= frames
            every_frames.left -= frames
            return GO
        return self._spend_the_last(size, frames)

    def _spend_the_last(self, size: int, frames: int) -> int:
        own = self._bytes, self._frames
        if not own[0].spend(size) or not own[1].spend(frames):
            self._metrics.count("cut_off")
            return CUT
        enough = self.address.bytes.spend(size), self.address.frames.spend(frames)
        if all(enough) or min(bucket.refill() / bucket.most for bucket in own) >= QUIET:
            return GO
        return WAIT


class Budgets:
    """What a hall gives to everybody, and what each has left."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        """Begin with nobody."""
        self.config = config
        self.metrics = metrics
        self.most_sockets = config.sockets or most_sockets()
        self.sockets = 0
        self.websockets = 0
        self.half_open: dict[Cuttable, None] = {}
        self._addresses: dict[str, Address] = {}
        self._people: dict[str, Bucket] = {}
        self._actions = {action: (float(getattr(config, setting)), key) for action, (setting, key) in ACTIONS.items()}
        self._acting: dict[str, Bucket] = {}
        metrics.gauges["connections"] = lambda: self.websockets
        metrics.gauges["sockets"] = lambda: self.sockets

    def address(self, host: str) -> Address:
        """Return what is known of an address."""
        return _kept(self._addresses, block(host), lambda: Address(self.config))

    def person(self, person: str) -> Bucket:
        """Return what a person has left to ask and to say, on all connections together."""
        rate = self.config.person_rate
        return _kept(self._people, person, lambda: Bucket(rate, AT_ONCE * rate))

    def act(self, action: str, who: str) -> None:
        """Let a person, or an address, do something that costs more than a message, or raise `Denied`."""
        most, key = self._actions[action]
        if not _kept(self._acting, f"{action} {who}", lambda: Bucket(most / MINUTE, most)).take():
            raise Denied("slow-down", HallMistake(key), 429)

    def forget_the_settled(self) -> None:
        """Remember no longer who owes nothing: whoever comes again begins with as much."""
        _forget_the_settled(self._addresses)
        _forget_the_settled(self._people)
        _forget_the_settled(self._acting)

    # --- Connections --------------------------------------------------------------------------------------------

    def arrive(self, host: str, *, proxy: bool) -> Visit | None:
        """Let a connection in, or return None where there are too many."""
        address = self.address(host)
        most = self.config.sockets_per_address
        if (not proxy and not self._room(address.half_open, address.sockets, most)) or not self._room(
            self.half_open, self.sockets, self.most_sockets
        ):
            self.metrics.count("turned_away")
            return None
        address.sockets += 1
        self.sockets += 1
        return Visit(address, self.config, self.metrics, proxy=proxy)

    def leave(self, address: Address) -> None:
        """Forget a connection that was let in."""
        address.sockets -= 1
        self.sockets -= 1

    def expect(self, address: Address, connection: Cuttable) -> None:
        """Wait for a request on a connection; where too many are waited for, the oldest is given up."""
        for waiting, most in (
            (address.half_open, self.config.half_open_per_address),
            (self.half_open, self.config.half_open),
        ):
            self._room(waiting, len(waiting), most)
            waiting[connection] = None

    def _room(self, half_open: dict[Cuttable, None], number: int, most: int) -> bool:
        """Say whether there is room for one more; the oldest that has not asked for anything yet has to make it."""
        if number < most:
            return True
        oldest = next(iter(half_open), None)
        if oldest is None:
            return False
        self.metrics.count("slow_requests")
        oldest.cut()
        return True

    def have(self, address: Address, connection: Cuttable) -> None:
        """Wait no longer, because the request is there or will never be."""
        address.half_open.pop(connection, None)
        self.half_open.pop(connection, None)


def _kept(kept: dict[str, _KEPT], who: str, begin: Callable[[], _KEPT]) -> _KEPT:
    """Return what is remembered of somebody; those who owe nothing are forgotten when there are too many."""
    found = kept.get(who)
    if found is None:
        if len(kept) >= _MOST_KEPT:
            _forget_the_settled(kept)
            for each in list(kept)[: max(0, len(kept) - _MOST_KEPT // 2)]:  # so that this is seldom looked at
                del kept[each]
        found = kept[who] = begin()
    return found


def _forget_the_settled(kept: dict[str, _KEPT]) -> None:
    for each in [each for each, state in kept.items() if state.whole()]:
        del kept[each]


@lru_cache(4096)
def block(host: str) -> str:
    """Return the addresses that are one person's as far as anybody can tell: an IPv6 one with its whole /64.

    >>> block("2001:db8::1:2:3:4"), block("::ffff:192.0.2.1"), block("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def most_sockets() -> int:
    """Return how many connections this process can have without running out of file handles."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return 100_000
    return max(soft // 2, soft - RESERVED_HANDLES)
