"""Where a request comes from: its peer, or what a proxy that is trusted says of it."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from duskhall.hall.config import BadConfig, Config

NEARBY: Final = ("127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10")
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """The proxies that are believed."""

    def __init__(self, config: Config) -> None:
        """Read addresses and networks, or raise `BadConfig`; without any, `behind_proxy` stands for those nearby."""
        listed = config.trusted_proxies or (NEARBY if config.behind_proxy else ())
        self._networks = [_network(each) for each in listed]
        self.trusts = lru_cache(4096)(self._trusts)

    def _trusts(self, host: str) -> bool:
        """Say whether what comes from this address is believed."""
        try:
            found = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

    def origin(self, peer: str, secure: bool, headers: Iterable[tuple[bytes, bytes]]) -> tuple[str, bool]:
        """Return who sent a request by way of a trusted proxy, and whether it came to that by TLS.

        Every proxy adds to the end of X-Forwarded-For whom it was sent the request by; so the last address that is no
        trusted proxy's is the sender's, and what stands before it is whatever the sender liked.
        """
        hops: list[str] = []
        for name, value in headers:
            if name == b"x-forwarded-for":
                hops += [hop.strip() for hop in value.decode("latin-1").split(",")]
            elif name == b"x-forwarded-proto":
                secure = value.strip().lower() in (b"https", b"wss")
        host = peer
        for hop in map(_host, reversed(hops)):
            if hop is None:
                break
            host = hop
            if not self.trusts(hop):
                break
        return host, secure


def _network(text: str) -> _Network:
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadConfig("config-proxy", value=repr(text)) from error


def _host(hop: str) -> str | None:
    """Return the address of a hop, which may have a port, or None where it is none.

    >>> [_host(hop) for hop in ("192.0.2.1", "192.0.2.1:80", "[2001:db8::1]:80", "2001:db8::1", "unknown")]
    ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::1', None]
    """
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ipaddress.ip_address(hop))
    except ValueError:
        return None
