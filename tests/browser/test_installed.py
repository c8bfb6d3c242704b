"""The client as something installed: what can be read without the hall, and that a new release is never kept out."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.halls import HallProcess
from tests.patience import until

KEPT = """async () => {
    const kept = await caches.open('duskhall-rules')
    const names = (await kept.keys()).map((request) => new URL(request.url).pathname + new URL(request.url).search)
    return ['dungeon-cards', 'bloodborne-board'].every((game) => names.includes(`/api/games/${game}/examples`))
}"""
STALE = """async () => {
    const page = new Response('<title>Stale</title>', { headers: { 'content-type': 'text/html' } })
    const names = (await caches.keys()).filter((name) => name !== 'duskhall-rules')
    for (const name of names) await (await caches.open(name)).put('/', page.clone())
    return names.length
}"""


@pytest.fixture
def context(browser: Browser, own_hall: HallProcess) -> Iterator[BrowserContext]:
    """A browser that keeps a worker beside its pages, as people's do."""
    context = browser.new_context(base_url=own_hall.address, viewport={"width": 360, "height": 740}, locale="en")
    yield context
    context.close()


def look_again(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_rules_are_read_without_the_hall_and_a_new_release_comes_in(context, own_hall):
    page = context.new_page()
    page.goto("/")
    until(lambda: page.evaluate(KEPT))
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert context.request.get(icon["src"]).headers["content-type"] == icon["type"]
    assert page.evaluate(STALE) == 1
    page.reload()
    expect(page).to_have_title("Duskhall")  # whatever is kept, the hall is asked first

    own_hall.stop()
    page.goto("/rules/dungeon-cards")
    expect(page.get_by_role("heading", name="Dungeon Cards").first).to_be_visible()
    expect(page.locator("main h2").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="The hall cannot be reached")).to_be_visible()
    expect(page.get_by_role("link", name="The rules of Blood Bound")).to_be_visible()
    own_hall.start()
    look_again(page)
    expect(page.get_by_role("heading", name="The hall cannot be reached")).to_be_hidden()
