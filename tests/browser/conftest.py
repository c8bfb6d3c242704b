"""Fixtures of the tests in a browser: Chromium, a hall, and people who come to it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess

HINT = "The tests in a browser need Chromium: please install it (on Debian: chromium-headless-shell)."
REQUIRED = bool(os.environ.get("DUSKHALL_REQUIRE_CHROMIUM"))
FLAGS = [
    "--no-sandbox",  # Chromium's own sandbox does not run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_chromium() -> str | None:
    """Return the path of a Chromium of this machine: best one without windows, menus and tabs to draw."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = find_chromium()
    if path is None:
        if REQUIRED:
            pytest.fail(HINT)
        pytest.skip(HINT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def shared_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall for everybody who does not stop it."""
    hall = HallProcess(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.stop()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallProcess]:
    """A hall that a test may stop and start."""
    hall = HallProcess(tmp_path)
    yield hall
    hall.stop()


@pytest.fixture
def guest(browser: Browser, shared_hall: HallProcess) -> Iterator[Callable[..., Guest]]:
    """Let people come, each with a browser of their own; `hall` names another hall than the shared one."""
    guests: list[Guest] = []

    def come(name: str = "", *, hall: HallProcess | None = None, **likes: object) -> Guest:
        guests.append(Guest(browser, hall or shared_hall, name, **likes))
        return guests[-1]

    yield come
    problems = [problem for each in guests for problem in each.leave()]
    assert not problems, problems
