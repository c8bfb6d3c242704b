"""Tells people on their devices that it is their turn, where a game is played by the day: once for each turn.

It is said when a turn is noted in the store, not when a move is made; not while the person is at the table, has a
holiday or quiet hours, after which it is said if it is still their turn.  A device is told which game it is and no
more: it may lie on a table where others read it.
"""

import asyncio
import json
import logging
from functools import cache

from duskhall import games
from duskhall.hall.clock import wall
from duskhall.hall.config import Config
from duskhall.hall.courier import Courier, Letter
from duskhall.hall.metrics import Metrics
from duskhall.hall.mistake import HALL_TEXTS
from duskhall.hall.push import Device, Sender, can_push, new_key
from duskhall.hall.storage import Store, persons, pushes
from duskhall.hall.storage.pushes import StoredPush, Untold
from duskhall.hall.table.room import Room
from duskhall.kernel.text import Texts

_log = logging.getLogger("duskhall.push")


class Ringing:
    """Whoever is to be told of a turn is told."""

    def __init__(self, store: Store, config: Config, metrics: Metrics, rooms: dict[str, Room]) -> None:
        """Prepare; the key of the hall is made when it is first needed."""
        self._store = store
        self._rooms = rooms
        self._contact = _contact(config)
        self._sender: Sender | None = None
        self._complained = False
        self._courier = Courier(metrics, config.push_anywhere, self._gone)

    async def sender(self) -> Sender | None:
        """Return the hall as devices know it, or None where the extra `push` is not installed."""
        if self._sender is None and can_push():
            new = await asyncio.to_thread(new_key)  # beside the loop: the package takes long to load
            self._sender = Sender(await self._store.write(persons.salt, "push", new), self._contact)
        return self._sender

    async def ring(self) -> None:
        """Tell everybody who was not told of a turn, and may be told now."""
        if not await self._store.read(pushes.untold, wall()):
            return
        sender = await self.sender()
        if sender is None:
            if not self._complained:
                _log.warning("devices are to be told of turns, but the extra 'push' is not installed")
            self._complained = True
            return
        for turn in await self._store.write(pushes.take_untold, wall()):
            if not self._is_there(turn):
                for device in await self._store.read(pushes.pushes_of, turn.person):
                    self._courier.send(sender, self._letter(turn, device))

    def _letter(self, turn: Untold, push: StoredPush) -> Letter:
        async def still() -> bool:
            return bool(await self._store.read(pushes.is_wanted, turn, push.endpoint, wall()))

        return Letter(Device(push.endpoint, push.key, push.auth), message(turn, push), turn.table_id, still)

    def _is_there(self, turn: Untold) -> bool:
        room = self._rooms.get(turn.table_id)
        return room is not None and turn.person in room.audience.people()

    async def _gone(self, endpoint: str) -> None:
        await self._store.write(pushes.drop_push, endpoint)

    @property
    def busy(self) -> bool:
        """Whether something is being said just now."""
        return self._courier.busy

    async def close(self) -> None:
        """Tell nobody any more."""
        await self._courier.close()


def _contact(config: Config) -> str:
    """Return where push services reach whoever runs the hall: what they set, or the hall itself."""
    secure = (origin for origin in config.origins if origin.startswith("https://"))
    return config.push_contact or next(secure, "https://localhost")


def message(turn: Untold, push: StoredPush) -> bytes:
    """Return what a device shows: the game, and that it is one's turn."""
    texts = _texts(push.lang, turn.game)
    said = {
        "title": texts.text("game-title"),
        "body": texts.text("notice-turn"),
        "stop": texts.text("notice-stop"),
        "lang": push.lang,
        "table": turn.table_id,
    }
    return json.dumps(said, ensure_ascii=False).encode()


@cache
def _texts(lang: str, game: str) -> Texts:
    return Texts(lang, (HALL_TEXTS, games.find(game).folder / "texts"))
