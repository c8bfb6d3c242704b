"""Hints, analysis and exercises in the browser: asked for, read, and decided, at both widths and in both languages."""

import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.guests import Guest
from tests.browser.test_reach import overflow, serious

from duskhall.games import find
from duskhall.native.library import library

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PICTURES = os.environ.get("DUSKHALL_PICTURES")  # a folder for what somebody wants to look at


def look(ana: Guest, name: str) -> None:
    """Nothing serious, nothing sideways, and a picture where somebody wants one."""
    assert serious(ana) == []
    assert overflow(ana.page) <= 0
    if PICTURES:
        with ana.drawn():
            ana.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=not name.startswith("hint"))


@pytest.mark.parametrize(("lang", "size", "theme", "would", "learnt"), [
    ("en", WIDE, "dark", "I would:", "Next exercise"),
    ("es", NARROW, "light", "Yo haría esto:", "Otro ejercicio"),
])  # fmt: skip
def test_somebody_is_advised_looks_at_the_analysis_and_learns(guest, lang, size, theme, would, learnt):
    library(find("dungeon-cards"))  # built here where it is not yet: nobody at a hall waits for a compiler
    ana = guest("Ana", lang=lang, viewport=size, theme=theme)
    table = ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    expect(ana.options.first).to_be_visible()
    ana.page.keyboard.press("!")
    advice = ana.page.get_by_role("status").filter(has_text=would)
    expect(advice).to_be_visible()
    expect(advice.get_by_role("listitem").first).to_contain_text("±")
    look(ana, f"hint-{lang}")
    ana.page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    ana.play(random.Random(11))

    ana.page.goto(f"/analysis/{table}")
    expect(ana.page.get_by_role("img", name=re.compile("Ana"))).to_be_visible()
    look(ana, f"analysis-{lang}")

    ana.page.goto("/exercises/dungeon-cards")
    question = ana.page.locator("section.ask")
    question.locator(".options button").first.click()
    expect(question.get_by_role("status")).to_be_visible()
    expect(ana.page.locator(".board [data-answer]")).to_have_count(0)
    look(ana, f"exercise-{lang}")
    ana.page.get_by_role("button", name=learnt).click()
    expect(question.get_by_role("status")).to_have_count(0)
    expect(question.locator(".options button").first).to_be_visible()
