"""Being told of one's turn on a device whose page is closed, and when not."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from duskhall.hall import push
from duskhall.hall.clock import wall
from duskhall.hall.denied import Denied
from duskhall.hall.mistake import HallMistake
from duskhall.hall.push import Device
from duskhall.hall.storage import pushes
from duskhall.hall.storage.pushes import DAY_MINUTES, QuietHours, StoredPush
from duskhall.hall.web.days import Offset
from duskhall.hall.web.edge import PROBLEMS, AnyHall, Body, Someone
from duskhall.kernel.text import LANGUAGES

router = APIRouter(prefix="/api/people/me/push", tags=["people"], responses=PROBLEMS)

Endpoint = Annotated[str, Field(min_length=1, max_length=push.LONGEST_ENDPOINT)]
Minute = Annotated[int, Field(ge=0, lt=DAY_MINUTES)]


class Subscription(Body):
    """A device that is to be told: what its browser's PushSubscription says, and in which language."""

    endpoint: Endpoint
    key: str = Field(max_length=100)
    auth: str = Field(max_length=40)
    lang: str = Field(default="en", max_length=8)


class Ended(Body):
    """The device that is to be told no more; without one, all of them."""

    endpoint: Endpoint | None = None


class Quiet(Body):
    """Minutes of one's own day between which nothing is told, over midnight if they end before they begin."""

    begins: Minute
    ends: Minute
    offset: Offset = 0


class Pushing(Body):
    """By which key devices know this hall, "" where it cannot push; how many of one's own are told, and quiet hours."""

    key: str
    devices: int
    quiet: Quiet | None


@router.get("", operation_id="getPush")
async def get_push(hall: AnyHall, person: Someone) -> Pushing:
    """Say how one is told."""
    return await _now(hall, person.id)


@router.post("", operation_id="addPush")
async def add_push(hall: AnyHall, person: Someone, wish: Subscription) -> Pushing:
    """Be told on a device."""
    if await hall.ringing.sender() is None:
        raise Denied("no-push", HallMistake("push-not-here"), 501)
    device = push.checked(Device(wish.endpoint, wish.key, wish.auth), hall.config.push_anywhere)
    lang = wish.lang if wish.lang in LANGUAGES else LANGUAGES[0]
    stored = StoredPush(device.endpoint, person.id, device.key, device.auth, lang, wall())
    await hall.store.write(pushes.add_push, stored)
    return await _now(hall, person.id)


@router.delete("", operation_id="endPush")
async def end_push(hall: AnyHall, person: Someone, wish: Ended) -> Pushing:
    """Be told no more, on one device or on any."""
    if wish.endpoint is None:
        await hall.store.write(pushes.drop_pushes, person.id)
    else:
        await hall.store.write(pushes.drop_push, wish.endpoint, person.id)
    return await _now(hall, person.id)


@router.put("/quiet", operation_id="setQuietHours")
async def set_quiet(hall: AnyHall, person: Someone, wish: Quiet) -> Pushing:
    """Choose when nothing is told; hours that end when they begin are none."""
    await hall.store.write(pushes.set_quiet, person.id, QuietHours(wish.begins, wish.ends, wish.offset))
    return await _now(hall, person.id)


async def _now(hall: AnyHall, person: str) -> Pushing:
    devices = await hall.store.read(pushes.pushes_of, person)
    quiet = await hall.store.read(pushes.quiet_of, person)
    own = None if quiet is None else Quiet(begins=quiet.begins, ends=quiet.ends, offset=quiet.offset)
    sender = await hall.ringing.sender()
    return Pushing(key="" if sender is None else sender.public, devices=len(devices), quiet=own)
