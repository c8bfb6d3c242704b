"""Files that only whoever runs the hall may read: they hold the seeds of running games."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

MODE: Final = 0o600


def make_private(path: Path) -> None:
    """Make a file if there is none, and let nobody else read or write it, whatever the umask is."""
    descriptor = os.open(path, os.O_CREAT | os.O_RDWR, MODE)
    try:
        os.fchmod(descriptor, MODE)
    finally:
        os.close(descriptor)


def tighten(*paths: Path) -> None:
    """Let nobody else read or write these files, those of them that are there and are ours."""
    for path in paths:
        with suppress(FileNotFoundError, PermissionError):
            path.chmod(MODE)
