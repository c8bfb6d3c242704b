"""Tests of the command line: the programs that they start hear Ctrl-C."""

import signal

import pytest


@pytest.fixture(scope="session", autouse=True)
def interruptible() -> None:
    """Whoever runs the tests in the background makes them ignore Ctrl-C, and with them all that they start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
