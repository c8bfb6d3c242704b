"""Whoever is at a table tells the keeper of somebody, and that one is put out with a sentence."""

import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.halls import HallProcess
from tests.browser.test_reach import serious


def keep(hall: HallProcess, *arguments: str) -> str:
    """Do what a keeper does at a terminal, and return what it says."""
    command = [sys.executable, "-m", "duskhall", "keeper", *arguments, "--db", hall.db, "--lang", "en"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_one_line_of_the_chat_is_reported_by_keys_alone(guest, shared_hall):
    ana, bram = guest("Ana", viewport={"width": 360, "height": 740}), guest("Bram")
    ana.come_in("Ana")
    bram.come_in("Bram")
    info = ana.new_table("dungeon-cards", 2)
    bram.api("POST", f"/tables/{info['table']}/join", invite=info["invite"])
    bram.api("POST", f"/tables/{info['table']}/sit", seat=1)
    bram.api("POST", f"/tables/{info['table']}/ready", ready=True, contribution="chance")
    ana.start(info["table"])
    ana.open_table(info["table"])
    bram.open_table(info["table"])
    for person, text in ((bram, "Good evening."), (bram, "You play like a turnip."), (ana, "Bram!"), (bram, "What?")):
        expect(person.page.locator("main.board")).to_be_visible()
        person.page.locator("body").press("c")
        person.page.get_by_label("Say something").fill(text)
        person.page.get_by_role("button", name="Say", exact=True).click()
        expect(person.page.get_by_role("log", name="Chat").get_by_text(text)).to_be_visible()
        person.page.locator("body").press("c")
    page = ana.page
    page.locator("body").press("c")
    flags = page.get_by_role("button", name="Report this line of Bram")
    expect(flags).to_have_count(3)
    page.get_by_role("log", name="Chat").focus()
    page.keyboard.press("Tab")
    expect(flags.nth(2)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Report this line")
    expect(form.locator("blockquote")).to_have_text("You play like a turnip.")
    assert serious(ana) == []
    form.get_by_label("What happened").fill("turnips")
    form.get_by_role("button", name="Tell the keeper").press("Enter")
    expect(form.get_by_text("The keeper will find it.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(flags.nth(1)).to_be_focused()
    (told,) = [each for each in keep(shared_hall, "reports").splitlines() if "turnips" in each]
    assert "You play like a turnip." in told
    assert "Good evening" not in told


def test_somebody_is_reported_and_banned_and_is_told_why(guest, own_hall):
    ana, bram = guest("Ana", hall=own_hall), guest("Bram", hall=own_hall, viewport={"width": 360, "height": 740})
    ana.come_in("Ana")
    bram.come_in("Bram")
    info = ana.new_table("dungeon-cards", 2)
    bram.api("POST", f"/tables/{info['table']}/join", invite=info["invite"])
    ana.open_table(info["table"])
    bram.open_table(info["table"])
    page = ana.page
    page.get_by_text("Report somebody").click()
    page.get_by_label("What happened").fill("<b>insults</b>")
    assert serious(ana) == []
    page.get_by_role("button", name="Tell the keeper").click()
    expect(page.get_by_text("The keeper will find it.")).to_be_visible()

    assert "<b>insults</b>" in keep(own_hall, "reports")
    people = ana.api("GET", f"/tables/{info['table']}")["people"]
    person = next(each["person"] for each in people if each["name"] == "Bram")
    keep(own_hall, "ban", person, "--hours", "3")
    expect(bram.page.get_by_role("alert")).to_contain_text("does not let you in until 20")
    bram.page.goto("/")
    expect(bram.page.get_by_role("alert")).to_contain_text("does not let you in until 20")
