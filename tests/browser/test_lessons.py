"""Every lesson is played to its recap: the aim, steps that are counted, a move to try, one mistake explained."""

import re

import pytest
from playwright.sync_api import expect

from duskhall.games import find, shelf
from duskhall.hall.teaching import learning

SAID = {
    "en": ("Step", "I see", "Let us begin", "Now a real game"),
    "es": ("Paso", "Entendido", "Empecemos", "Ahora una"),
}

TAUGHT = [(game.id, lang) for game, lang in zip(shelf(), ["en", "es"] * 2) if learning(game).lesson]


def follow(guest, lang, moves, steps):
    """Do what the lantern suggests, so many moves; everything that it says is heard."""
    step, understood, *_ = SAID[lang]
    lesson = guest.page.locator(".coach")
    heard = []
    for number in range(moves[0], moves[1]):
        expect(lesson.locator("small")).to_have_text(f"{step} {number + 2} {'of' if lang == 'en' else 'de'} {steps}")
        tried = lesson.locator("[data-try]")
        seen = lesson.get_by_role("button", name=understood)
        while True:
            expect(tried.or_(seen).first).to_be_visible()
            heard.append(lesson.inner_text())
            if tried.count():
                break
            seen.click()
        tried.click()
    return heard


@pytest.mark.parametrize(("game", "lang"), TAUGHT)
def test_a_lesson_is_played_to_its_recap_and_leads_to_a_real_game(guest, game, lang):
    taught = learning(find(game)).lesson
    assert taught is not None
    moves = taught.moves
    ana = guest("Ana", lang=lang)
    ana.page.goto(f"/learn/{game}")
    lesson = ana.page.locator(".coach")
    begin, real = SAID[lang][2:]
    expect(lesson.get_by_role("button", name=begin)).to_be_visible()
    heard = [lesson.inner_text()]
    lesson.get_by_role("button", name=begin).click()
    heard += follow(ana, lang, (0, len(moves)), len(moves) + 2)
    expect(lesson.get_by_role("button", name=re.compile(real))).to_be_visible()
    heard.append(lesson.inner_text())
    assert f"{len(moves) + 2}" in lesson.locator("small").inner_text()
    assert not re.findall(r"\blesson-[a-z0-9-]+", " ".join(heard))
    table = ana.page.url
    lesson.get_by_role("button", name=re.compile(real)).click()
    ana.page.wait_for_url(lambda url: "/table/" in url and url != table)
    expect(ana.options.first).to_be_visible()
    expect(lesson).to_have_count(0)


def test_whoever_chooses_otherwise_is_told_why_and_may_do_so(guest):
    ana = guest("Ana")
    ana.page.goto("/learn/dungeon-cards")
    lesson = ana.page.locator(".coach")
    lesson.get_by_role("button", name="Let us begin").click()
    follow(ana, "en", (0, 1), 9)
    evade = ana.page.locator("button[data-option='evade']")
    expect(evade).to_be_enabled()
    before = ana.seq()
    ana.page.keyboard.press("2")
    expect(lesson).to_contain_text("You chose “Evade”")
    assert ana.seq() == before
    lesson.get_by_role("button", name="Evade, all the same").click()
    ana.wait_beyond(before)
    expect(lesson.locator("[data-try]")).to_have_count(0)
