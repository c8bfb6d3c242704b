"""A real terminal for tests: runs a command behind a pseudo-terminal, waits for what it says, types answers."""

import os
import pty
import re
import select
import signal
import sys
from collections.abc import Mapping

from tests.patience import PATIENCE


class Terminal:
    """One run of `duskhall` in a terminal."""

    def __init__(self, *arguments: str, environ: Mapping[str, str] | None = None) -> None:
        self.output = ""
        self.seen = 0
        self.closed = False
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm", "COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "", **(environ or {})})
            os.execv(sys.executable, [sys.executable, "-m", "duskhall", *arguments])

    def expect(self, *texts: str) -> str:
        """Wait until one of these texts appears after what was expected before, and return it."""
        while not (found := [(at, text) for text in texts if (at := self.output.find(text, self.seen)) >= 0]):
            if not self._read():
                raise AssertionError(f"{texts} was not said; this was:\n{self.output[self.seen :]}")
        place, text = min(found)
        self.seen = place + len(text)
        return text

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.master, text.encode() + b"\n")

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        os.write(self.master, b"\x03")

    def end(self) -> int:
        """Wait for the end, and return the exit status."""
        while self._read():
            pass
        if not self.closed:
            os.kill(self.pid, signal.SIGKILL)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.master)
        return os.waitstatus_to_exitcode(status)

    def _read(self) -> bool:
        """Read what is said next; return False where there is nothing more, or nothing was said for too long."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            data = b""
        self.closed = not data
        self.output += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data.decode(errors="replace"))
        return bool(data)
