"""Fixtures of the tests of a release: a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, HINT, REQUIRED, find_chromium


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Chromium, for one test: while it runs, none in the same process can run a loop of its own."""
    path = find_chromium()
    if path is None:
        if REQUIRED:
            pytest.fail(HINT)
        pytest.skip(HINT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()
