"""A finished game is told again, from any seat, and its dice are checked in the browser."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.guests import DRAWN
from tests.browser.test_reach import PHONE, overflow

from duskhall.games import GAMES, find


def test_a_game_is_told_again_through_every_eye_and_its_dice_are_proven(guest):
    ana = guest("Ana")
    table = ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    ana.play(random.Random(11))
    ana.page.get_by_role("link", name="Replay").click()
    ana.page.wait_for_url(re.compile(f"/replay/{table}"))
    slider = ana.page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    slider.press("End")
    expect(ana.log).to_contain_text(re.compile("wins|won", re.IGNORECASE))
    last = slider.input_value()
    slider.press("Home")
    expect(ana.log).not_to_contain_text(re.compile("wins|won", re.IGNORECASE))
    ana.page.get_by_role("combobox", name="Speed").select_option("5")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(last)
    for eyes in ("0", "1", "everything"):
        ana.page.get_by_role("combobox", name="Through whose eyes").select_option(eyes)
        slider.focus()
        slider.press("End")
        expect(slider).to_have_value(last)
    expect(ana.page.get_by_text("What Ana knew")).to_be_visible()
    ana.page.get_by_text("Fairness", exact=True).click()
    expect(ana.page.get_by_text(re.compile("The promise was kept"))).to_be_visible()
    ana.page.get_by_role("combobox", name="Speed").select_option("0.5")  # so that it is not over before it is paused
    ana.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(last)  # from the beginning again
    ana.page.get_by_role("button", name="Pause").click()
    ana.page.set_viewport_size(PHONE)
    ana.page.get_by_text("What Ana knew").click()
    expect(ana.page.locator("details[open] .board")).to_be_visible()
    ana.page.evaluate(DRAWN)
    knew, log = ana.page.locator(".shown").bounding_box(), ana.log.bounding_box()
    assert knew["y"] + knew["height"] <= log["y"]  # nothing lies over anything else
    expect(slider).to_be_in_viewport(ratio=1)
    assert overflow(ana.page) <= 0


def test_the_replay_of_a_running_game_shows_only_what_one_may_know(guest):
    ana = guest("Ana")
    ana.come_in("Ana")
    table = ana.new_table("blood-bound", 6, bots=5, public=True)["table"]
    ana.start(table)
    bo = guest("Bo")
    bo.come_in("Bo")
    bo.page.goto(f"/replay/{table}")
    eyes = bo.page.get_by_role("combobox", name="Through whose eyes")
    expect(eyes).to_be_visible()
    expect(eyes.locator("option")).to_have_text(["A spectator"])


def test_a_result_is_shared_and_a_moment_of_it(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    ana.play(random.Random(11))
    expect(ana.result).to_contain_text("What everybody did")
    ana.page.get_by_role("button", name="Share").click()
    link = ana.page.get_by_label("Link to the replay through my eyes")
    expect(link).to_have_value(re.compile("pass=."))  # it comes when the hall has told that the game is over
    bo = guest("Bo")
    bo.page.goto(link.input_value())
    slider = bo.page.get_by_role("slider", name="Moment of the game")
    expect(bo.page.get_by_role("combobox", name="Through whose eyes")).to_have_value("0")
    for key, place in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("ArrowLeft", "0")):
        bo.page.keyboard.press(key)  # whatever has the focus
        expect(slider).to_have_value(place)
    bo.page.get_by_role("button", name="To the next mark").click()
    expect(bo.page.get_by_role("combobox", name="Go to")).to_contain_text("Round 1")
    place = slider.input_value()
    bo.page.get_by_role("button", name="Link to this moment").click()
    expect(bo.page).to_have_url(re.compile(f"step={place}&pass="))
    bo.page.reload()
    expect(slider).to_have_value(place)
    bo.page.goto(link.input_value() + "&step=1")  # of a game that this tab shows already
    expect(slider).to_have_value("1")
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.options.first).to_be_visible()  # alone with a bot: nobody else has to agree


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_begins_with_a_table(guest, game):
    ana = guest("Ana")
    table = ana.sit_down(game, find(game).usual_seats)
    expect(ana.options.first).to_be_visible()
    ana.page.goto(f"/replay/{table}")
    expect(ana.page.get_by_role("slider", name="Moment of the game")).to_have_value("0")
    expect(ana.page.locator(".shown .board")).to_be_visible()
    expect(ana.page.locator(".shown")).to_contain_text("Bram")
