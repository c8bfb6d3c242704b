"""What `duskhall keeper` does, on the store of a hall that may run meanwhile."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from duskhall.hall.clock import HOUR, wall
from duskhall.hall.config import Config
from duskhall.hall.keeping import read_network
from duskhall.hall.mistake import HallMistake
from duskhall.hall.packs import read_folder
from duskhall.hall.storage import Store, keeping
from duskhall.hall.writing import clean_line, clean_text

LONGEST: Final = 24 * 366 * 10  # hours


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What the keeper wants: an action, whom or what it is about, where, for how long, and why."""

    action: str
    about: str = ""
    table: str = ""
    hours: float | None = None
    why: str = ""


class Found(msgspec.Struct, frozen=True):
    """What there is to be told: the key of a message, and its arguments, for each line."""

    key: str
    lines: list[dict[str, Any]]


async def carry_out(store: Store, config: Config, wish: Wish) -> Found:
    """Do what the keeper wants, and return what is to be told; or raise a `Mistake`."""
    if wish.action not in ACTIONS:
        raise HallMistake("keeper-action", action=wish.action, actions=tuple(ACTIONS))
    if wish.action in ABOUT and not wish.about:
        raise HallMistake("keeper-whom", action=wish.action)
    return await ACTIONS[wish.action](store, config, wish)


async def _reports(store: Store, config: Config, wish: Wish) -> Found:
    if wish.about not in ("", "all"):
        raise HallMistake("keeper-which-reports", about=wish.about)
    found = await store.read(keeping.all_reports, settled=wish.about == "all")
    # Older editions kept reasons as they came, with what a terminal follows.
    return Found("keeper-report", [msgspec.to_builtins(each) | {"why": clean_text(each.why)} for each in found])


async def _settle(store: Store, config: Config, wish: Wish) -> Found:
    number = int(wish.about) if wish.about.isascii() and wish.about.isdigit() and len(wish.about) < 10 else 0
    if not await store.write(keeping.settle, wall(), number):
        raise HallMistake("keeper-no-report", number=wish.about)
    return Found("keeper-settled", [{"number": number}])


async def _bans(store: Store, config: Config, wish: Wish) -> Found:
    order = await store.read(keeping.order)
    bans = [{"about": each.person or each.network, "until": each.until, "why": each.why} for each in order.bans]
    return Found("keeper-ban", bans)


async def _mutes(store: Store, config: Config, wish: Wish) -> Found:
    order = await store.read(keeping.order)
    mutes = [{"about": each.person, "table": each.table, "until": each.until} for each in order.silences]
    return Found("keeper-mute", mutes)


async def _ban(store: Store, config: Config, wish: Wish) -> Found:
    person, network = await _whom(store, wish.about)
    await store.write(keeping.ban, wall(), person, network, _until(wish), _why(wish))
    return Found("keeper-banned", [{"about": person or network, "until": _until(wish)}])


async def _lift(store: Store, config: Config, wish: Wish) -> Found:
    person, network = await _whom(store, wish.about, known=False)
    if not await store.write(keeping.lift, wall(), person, network):
        raise HallMistake("keeper-no-ban", about=wish.about)
    return Found("keeper-lifted", [{"about": person or network}])


async def _mute(store: Store, config: Config, wish: Wish) -> Found:
    person, network = await _whom(store, wish.about)
    if network:
        raise HallMistake("keeper-nobody", about=wish.about)
    if wish.table and not await store.read(keeping.is_table, wish.table):
        raise HallMistake("keeper-no-table", table=wish.table)
    await store.write(keeping.silence, wall(), person, wish.table, _until(wish), _why(wish))
    return Found("keeper-muted", [{"about": person, "table": wish.table, "until": _until(wish)}])


async def _unmute(store: Store, config: Config, wish: Wish) -> Found:
    if not await store.write(keeping.unsilence, wall(), wish.about, wish.table):
        raise HallMistake("keeper-not-muted", about=wish.about)
    order = await store.read(keeping.order)
    elsewhere = any(each.person == wish.about for each in order.silences)
    return Found("keeper-unmuted", [{"about": wish.about, "elsewhere": elsewhere}])


async def _packs(store: Store, config: Config, wish: Wish) -> Found:
    """Look at the keeper's packs, and let the hall read them anew."""
    found, problems = read_folder(Path(config.packs), config.largest_pack)
    await store.write(keeping.note, wall(), "packs", None)
    lines: list[dict[str, Any]] = [
        {"game": game, "name": each.pack.mark.name, "digest": each.pack.mark.digest, "problem": ""}
        for game, packs in found.items()
        for each in packs
    ]
    lines += [{"game": "", "name": file, "digest": "", "problem": problem} for file, problem in problems]
    return Found("keeper-pack", lines)


async def _log(store: Store, config: Config, wish: Wish) -> Found:
    found = await store.read(keeping.deeds)
    return Found("keeper-deed", [msgspec.to_builtins(each) for each in found])


async def _whom(store: Store, about: str, *, known: bool = True) -> tuple[str, str]:
    """Return a person or a network, "" for the other."""
    if await store.read(keeping.is_known, about):
        return about, ""
    network = read_network(about)
    if network is not None:
        return "", str(network)
    if known:
        raise HallMistake("keeper-nobody", about=about)
    return about, ""


def _until(wish: Wish) -> float | None:
    return None if wish.hours is None else wall() + min(wish.hours, LONGEST) * HOUR


def _why(wish: Wish) -> str:
    return clean_line(wish.why) if wish.why.strip() else ""


ACTIONS: Final[dict[str, Callable[[Store, Config, Wish], Awaitable[Found]]]] = {
    "reports": _reports,
    "settle": _settle,
    "bans": _bans,
    "ban": _ban,
    "lift": _lift,
    "mutes": _mutes,
    "mute": _mute,
    "unmute": _unmute,
    "packs": _packs,
    "log": _log,
}
ABOUT: Final = ("settle", "ban", "lift", "mute", "unmute")
