"""A hall as a process of its own, that can be stopped, killed and started again at the same address."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.patience import PATIENCE, until

from duskhall.hall.config import UNLIMITED


class HallProcess:
    """`duskhall serve` on a store and a port of its own, and with dice that are the same every time."""

    def __init__(self, folder: Path) -> None:
        """Start with an empty store in this folder."""
        self.db = f"sqlite:///{folder}/hall.sqlite3"
        self.log = folder / "hall.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        quick = {
            "DUSKHALL_BOT_PACE": "0",
            "DUSKHALL_BOT_SECONDS": str(PATIENCE),
            "DUSKHALL_ANSWER_WINDOW": "0",
            **{f"DUSKHALL_{name.upper()}": str(most) for name, most in UNLIMITED.items()},
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.known_hall", "serve", "--port", str(self.port), "--db", self.db],
                env={**os.environ, **quick},
                stdout=log,
                stderr=log,
            )
        try:
            until(self._answers)
        except AssertionError:
            self.stop(signal.SIGKILL)  # nobody else would: whoever starts it has nothing to stop
            raise

    def _answers(self) -> bool:
        assert self.process is not None
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5):
                return True
        except OSError:
            assert self.process.poll() is None, self.log.read_text()
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, or kill it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None
