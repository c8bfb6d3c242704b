"""How bytes arrive, of HTTP and of WebSockets alike: counted before they are read, and held while the address waits."""

from duskhall.hall.budgets import CUT, GO, Visit


class Intake:
    """The side of a connection that receives; it stands before the protocol of uvicorn's that reads."""

    _visit: Visit | None = None  # None where nothing more is to be read
    _held = b""

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if visit is None:
            return
        verdict = visit.spend(len(data), self._frames_in(data))
        if verdict == GO and not self._held:
            self._read(data)
        elif verdict == CUT:
            self.cut()
        else:
            if not self._held:
                visit.address.wait(self)
            self._held += data

    def go_on(self) -> None:
        """Read what came while the address had nothing left."""
        data, self._held = self._held, b""
        if self._visit is not None:
            self._read_on(data)

    def cut(self) -> None:
        """End the connection because it sends too much; nothing more of it is read."""
        raise NotImplementedError

    def _frames_in(self, data: bytes) -> int:
        """Return how many frames begin in what has arrived, where it comes in frames."""
        return 0

    def _read(self, data: bytes) -> None:
        """Read what has just arrived."""
        self._read_on(data)

    def _read_on(self, data: bytes) -> None:
        """Read whatever comes next."""
        raise NotImplementedError
