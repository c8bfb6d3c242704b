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
