"""A pack in the browser: brought by a host, marked wherever its table is shown, and never more than text."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.test_reach import serious

LAMP = Path(__file__).parents[2] / "examples" / "the_last_lamp.toml"


def test_a_host_brings_a_campaign_and_plays_it(guest):
    ana, bram = guest("Ana"), guest("Bram")
    page = ana.page
    text = LAMP.read_text().replace('en = "The Last Lamp', 'en = "<marquee>Last</marquee> { $lamp }')
    page.goto("/new/bloodborne-board")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Pack", exact=True).select_option("own")
    bring = page.get_by_label(re.compile("A file of content"))
    bring.set_input_files({"name": "no.toml", "mimeType": "text/plain", "buffer": b"[[item]]\nid = 'x'\n"})
    expect(page.get_by_text("no.toml: item x")).to_be_visible()
    bring.set_input_files({"name": "the_last_lamp.toml", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.get_by_text("brought by the host")).to_be_visible()
    assert serious(ana) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Bring friends")).to_be_visible()
    expect(page.get_by_text("The last lamp")).to_be_visible()
    link = page.get_by_role("textbox", name="Link to this table").input_value()

    bram.page.goto(link)
    expect(bram.page.get_by_text("brought by the host")).to_be_visible()
    bram.page.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("header bdi")).to_have_text("The last lamp")
    expect(page.get_by_text("<marquee>Last</marquee> { $lamp }").first).to_be_attached()
    assert page.locator("marquee").count() == 0
    assert serious(ana) == []
