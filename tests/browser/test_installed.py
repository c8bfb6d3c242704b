"""The client as something installed: rules without the hall, no release kept out, and what a push shows."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.halls import HallProcess
from tests.hall.phones import Phone
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


# A browser without a window shows no notifications: the worker notes what it would show.
NOTED = """() => {
    self.noted = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, actions }) =>
        void self.noted.push([title, body, tag, ...actions.map((each) => each.action)])
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


# One click on what a message offers beside itself, on a device that is told at an address.
CLICKED = """async (endpoint) => {
    PushManager.prototype.getSubscription = async () => ({ endpoint, unsubscribe: async () => true })
    const notification = { close: () => undefined, data: {} }
    await new Promise((resolve, reject) => {
        const waitUntil = { value: (work) => work.then(resolve, reject) }
        const click = Object.defineProperties(new Event('notificationclick'), { waitUntil })
        self.dispatchEvent(Object.assign(click, { action: 'stop', notification }))
    })
}"""


def delivering(context: BrowserContext, page: Page) -> Callable[[str], None]:
    """Return what delivers a push to the page's worker, as the browser itself does."""
    session = context.new_cdp_session(page)
    found: list[str] = []

    def noted(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", noted)
    session.send("ServiceWorker.enable")
    until(lambda: page.evaluate("navigator.serviceWorker.ready.then(() => true)") and found)
    origin = page.evaluate("location.origin")

    def deliver(data: str) -> None:
        told = {"origin": origin, "registrationId": found[0], "data": data}
        session.send("ServiceWorker.deliverPushMessage", told)

    return deliver


def test_a_push_is_shown_as_what_may_stand_on_a_lock_screen_and_ended_by_one_click(context, own_hall):
    page = context.new_page()
    page.goto("/")
    deliver = delivering(context, page)
    worker = context.service_workers[0]
    worker.evaluate(NOTED)
    said = {"title": "Blood Bound", "body": "It is your turn.", "stop": "No more", "lang": "en", "table": "abc123"}
    for data in ("{}", "no words", json.dumps({**said, "table": "../me"}), json.dumps(said)):
        deliver(data)
    until(lambda: worker.evaluate("self.noted.length"))
    assert worker.evaluate("self.noted") == [["Blood Bound", "It is your turn.", "abc123", "stop"]]

    api = context.request
    assert api.post("/api/people", data={"name": "Ana"}, headers={"origin": own_hall.address}).ok
    with Phone() as phone:
        wish = {**phone.subscription, "endpoint": "https://push.example/1"}
    added = api.post("/api/people/me/push", data=wish, headers={"origin": own_hall.address})
    assert added.json()["devices"] == 1
    worker.evaluate(CLICKED, wish["endpoint"])
    assert api.get("/api/people/me/push").json()["devices"] == 0
