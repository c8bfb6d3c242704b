"""Who is not let in, and who is silent, as the keeper has ordered: looked at before every request and every message.

The order is kept in memory; `duskhall keeper` writes another one to the store, where each process of
the hall looks every second.
"""

import ipaddress
from datetime import UTC, datetime
from typing import Final

from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.storage import Store, keeping
from duskhall.hall.storage.keeping import Ban, Silence

NOTICE_SECONDS: Final = 1.0
WIDEST: Final = {4: 8, 6: 16}  # bits: a wider network is nearly everybody
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Keeper:
    """The keeper's order, as this process knows it."""

    def __init__(self, store: Store) -> None:
        """Know nothing; `look` looks."""
        self._store = store
        self._latest = -1
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self._silent: dict[tuple[str, str], Silence] = {}

    async def look(self) -> list[str]:
        """Look whether the keeper has done something since, and return what."""
        if await self._store.read(keeping.latest) == self._latest:
            return []
        done = await self._store.read(keeping.deeds_after, self._latest)
        order = await self._store.read(keeping.order)
        self._latest = order.latest
        self._people = {each.person: each for each in order.bans if each.person}
        self._networks = [(ipaddress.ip_network(each.network), each) for each in order.bans if each.network]
        self._silent = {(each.person, each.table): each for each in order.silences}
        return done

    def ban_on(self, person: str = "", address: str = "") -> Ban | None:
        """Return the ban on a person, or on where they come from."""
        found = self._people.get(person)
        if found is not None and _counts(found.until):
            return found
        if not self._networks or not address:
            return None
        here = read_address(address)
        return next(
            (ban for network, ban in self._networks if here is not None and here in network and _counts(ban.until)),
            None,
        )

    def check(self, person: str = "", address: str = "") -> None:
        """Raise `Denied` where somebody is not let in."""
        found = self.ban_on(person, address)
        if found is not None:
            raise banned(found)

    def check_speaks(self, person: str, table: str) -> None:
        """Raise `Denied` where somebody is silent."""
        for place in (table, ""):
            found = self._silent.get((person, place))
            if found is not None and _counts(found.until):
                key = "silenced-here" if place else "silenced"
                raise Denied("silenced", _dated(key, found.until), 403)


def banned(ban: Ban) -> Denied:
    """Return what somebody is told who is not let in."""
    return Denied("banned", _dated("banned-person" if ban.person else "banned-network", ban.until), 403)


def read_network(written: str) -> Network | None:
    """Return an address or a network, None where it is neither; or raise where nearly everybody would be in it."""
    try:
        network = ipaddress.ip_network(written, strict=False)
    except ValueError:
        return None
    if network.prefixlen < WIDEST[network.version]:
        raise HallMistake("keeper-too-wide", network=written)
    return network


def read_address(written: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return an address; one of IPv4 within IPv6 as what it is."""
    try:
        found = ipaddress.ip_address(written.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if found.version == 6 else found


def _counts(until: float | None) -> bool:
    return until is None or until > wall()


def _dated(key: str, until: float | None) -> HallMistake:
    if until is None:
        return HallMistake(f"{key}-for-good")
    return HallMistake(key, until=datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC"))
