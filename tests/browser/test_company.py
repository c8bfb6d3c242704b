"""Several people at a table, each in a browser of their own; and several at one device."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.test_reach import serious
from tests.patience import until
from tests.scale import FULL

SHORT = {} if FULL else {"round_limit": 4}  # a whole game of the card game, but not a long one


def friends(guest, game, *names, bots=0, **wish):
    """Sit friends down by the link that the first of them sends."""
    host, *others = (guest(name) for name in names)
    host.come_in(names[0])
    info = host.new_table(game, len(names) + bots, bots=bots, **wish)
    for other in others:
        other.page.goto(f"/table/{info['table']}#{info['invite']}")

    def everybody_sits():
        seats = host.api("GET", f"/tables/{info['table']}")["seats"]
        return sum(seat["person"] is not None for seat in seats) == len(names)

    until(everybody_sits)
    return str(info["table"]), [host, *others]


def everybody_ready(host, others, table):
    for other in others:
        other.api("POST", f"/tables/{table}/ready", ready=True, contribution="chance")
    host.start(table)


def play_together(guests, chance, is_so, wanted=(), most=600):
    """Let whoever is asked press keys, if possible those of wanted options, until something is so."""
    for _ in range(most):
        until(lambda: is_so() or any(each.look().keys for each in guests))
        if is_so():
            return
        for each in guests:
            each.press(chance, wanted)
    raise AssertionError("it does not come to that")


@pytest.mark.long
def test_two_people_and_bots_play_a_game_to_its_end(guest):
    table, (ana, bo) = friends(guest, "bloodborne-card", "Ana", "Bo", bots=1, settings=SHORT)
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    play_together([ana, bo], random.Random(5), lambda: ana.result.count() and bo.result.count())
    expect(ana.result).to_contain_text("Bo")
    expect(bo.result).to_contain_text("Ana")


def test_the_waiting_room_leads_to_the_game(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1})
    ana.open_table(table)
    expect(ana.page.get_by_text("Bo").first).to_be_visible()
    bo.page.get_by_role("button", name="I am ready").click()
    ana.page.get_by_role("button", name="Start the game").click()
    for each in (ana, bo):
        expect(each.page.locator("[data-seq]")).to_be_visible()


@pytest.mark.long
def test_twelve_people_sit_at_a_blood_bound_table(guest):
    names = [f"P{number}" for number in range(1, 13)]
    table, guests = friends(guest, "blood-bound", *names, settings={"pass_limit": 30})
    everybody_ready(guests[0], guests[1:], table)
    guests[0].open_table(table)
    for each in guests:
        expect(each.page.locator("[data-seq]")).to_be_visible()
    # Twelve pages draw everything that happens, so a small run is short: one call for help asks everybody, and then two
    # people fight it out.  A full one plays at random.
    chance, fight = random.Random(12), set() if FULL else {"attack", "seat_1", "seat_12", "decline"}
    play_together(guests, chance, lambda: guests[0].seq() > len(guests), {*fight, "ask", "nobody"} if fight else ())
    play_together(
        guests, chance, lambda: all(each.result.count() for each in guests), {*fight, "alone"} if fight else ()
    )
    for each in guests:
        expect(each.result).to_contain_text("P12")


def test_a_decision_is_taken_back_before_anything_became_known(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1, "first_player": "seat"})
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    until(lambda: ana.options.count() or bo.options.count())
    asked = ana if ana.options.count() else bo
    first, before = asked.options.first.get_attribute("data-option"), asked.seq()
    asked.page.keyboard.press("2")
    asked.wait_beyond(before)
    expect(asked.options).to_have_count(0)
    asked.page.keyboard.press("u")
    expect(asked.options.first).to_have_attribute("data-option", first)
    expect(asked.log).to_contain_text("took a decision back")


def test_a_seat_goes_to_a_bot_and_back(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1})
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    expect(bo.page.locator("[data-seq]")).to_be_visible()
    bo.page.get_by_role("button", name="Players").click()
    bo.page.get_by_role("button", name="Leave the game").click()
    bo.page.get_by_role("button", name="Leave the game").click()
    expect(bo.page).to_have_url(re.compile("/$"))
    expect(ana.log).to_contain_text("plays for Bo now")
    bo.open_table(table)
    expect(ana.log).to_contain_text("Bo plays again")
    play_together([ana, bo], random.Random(3), lambda: ana.result.count() and bo.result.count())


def test_a_spectator_sees_public_things_and_is_asked_nothing(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1}, public=True)
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    cleo = guest("Cleo")
    cleo.open_table(table)
    expect(cleo.page.locator("[data-seq]")).to_be_visible()
    cleo.page.get_by_role("button", name="Chat").click()
    expect(cleo.page.get_by_text("Spectators listen while a game runs.")).to_be_visible()
    cleo.page.keyboard.press("?")
    keys = cleo.page.locator("dialog[open] dt")
    expect(keys.get_by_text("l", exact=True)).to_be_visible()
    assert not {"n", "u"} & set(keys.all_text_contents())  # a notebook and decisions belong to a seat
    cleo.page.keyboard.press("Escape")
    play_together([ana, bo], random.Random(4), lambda: bool(cleo.result.count()))
    assert cleo.options.count() == 0


def test_friends_talk(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1})
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    for each in (ana, bo):
        expect(each.page.locator("[data-seq]")).to_be_visible()
        each.page.get_by_role("button", name="Chat").click()
    ana.page.get_by_role("textbox", name="Say something").fill("Good evening <b>all</b>.")
    ana.page.keyboard.press("Enter")
    heard = bo.page.get_by_role("log", name="Chat").get_by_text("Good evening <b>all</b>.")
    expect(heard).to_be_visible()
    for muted in (True, False):
        bo.page.get_by_text("Mute somebody").click()
        bo.page.get_by_role("checkbox", name="Ana").set_checked(muted)
        expect(heard).to_have_count(0 if muted else 1)
        bo.page.reload()
        bo.page.get_by_role("button", name="Chat").click()
        bo.page.get_by_text("Mute somebody").click()
        expect(bo.page.get_by_role("checkbox", name="Ana")).to_be_checked(checked=muted)
        expect(heard).to_have_count(0 if muted else 1)
        bo.page.get_by_text("Mute somebody").click()


def test_a_rematch_brings_the_same_people_together(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo", settings={"rounds": 1})
    everybody_ready(ana, [bo], table)
    ana.open_table(table)
    play_together([ana, bo], random.Random(6), lambda: ana.result.count() and bo.result.count())
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.result.get_by_role("status")).to_contain_text("It begins by itself. Still awaited: Bo.")
    expect(bo.result.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("agrees")
    bo.result.get_by_role("button", name="Play again").click()
    for each in (ana, bo):
        each.page.wait_for_url(re.compile(f"/table/(?!{table})"))
        expect(each.page.locator("[data-seq]")).to_be_visible()
    assert ana.page.url == bo.page.url


def test_the_table_stands_still_whoever_is_asked(guest):
    table, (ana, bo) = friends(guest, "dungeon-cards", "Ana", "Bo")
    everybody_ready(ana, [bo], table)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    ana.open_table(table)
    board = ana.page.locator("main.board")
    two = ana.page.locator("[data-option=draw]:enabled")
    play_together([ana, bo], random.Random(4), two.count)
    ana.settle()
    asked = board.bounding_box()
    waiting = ana.page.get_by_text("Waiting for Bo.")
    play_together([ana, bo], random.Random(4), waiting.count)
    assert board.bounding_box() == asked


def test_after_the_result_the_table_still_says_what_can_be_done(guest):
    ana = guest("Ana")
    ana.sit_down("dungeon-cards", 2, settings={"rounds": 1})
    ana.play(random.Random(3))
    ana.page.get_by_role("button", name="Look at the table").click()
    expect(ana.page.get_by_role("link", name="Replay")).to_be_visible()
    ana.page.get_by_role("button", name="Result").click()
    ana.result.get_by_role("button", name="Look at the table").click()
    ended = ana.page.url
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.page).not_to_have_url(ended)
    expect(ana.options.first).to_be_visible()  # alone with a bot: nobody else has to agree


def test_two_people_share_one_device_behind_a_curtain(guest):
    ana = guest("Ana")
    ana.come_in("Ana")
    info = ana.new_table("bloodborne-card", 3, bots=1, settings=SHORT)
    table = info["table"]
    ana.api("POST", f"/tables/{table}/sit", seat=1, another=True)
    ana.start(table)
    seen: list[str] = []
    ana.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame))))
    ana.open_table(table)
    expect(ana.options.first).to_be_visible()
    ana.press(random.Random(1))
    curtain = ana.page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(curtain).to_contain_text("Which card will you play?")  # what waits for whoever takes the device
    with ana.drawn():
        ana.settle()
        assert serious(ana) == []
    expect(ana.log).to_have_count(0)  # it tells what the last player saw
    expect(ana.options).to_have_count(0)
    expect(ana.page.locator("[data-option]")).to_have_count(0)
    ana.page.keyboard.press("Enter")
    expect(ana.options.first).to_be_visible()
    ana.play(random.Random(2))
    # What is sealed for one seat was never sent while the device was with the other.
    views = [frame for frame in seen if '"seat":0' in frame and '"type":"update"' in frame]
    assert views


def test_a_code_that_is_said_aloud_brings_a_friend_to_the_table(guest):
    ana, bo = guest("Ana"), guest()
    ana.come_in("Ana")
    ana.open_table(ana.new_table("dungeon-cards", 2)["table"])
    code = ana.page.locator(".code[aria-label]").get_attribute("aria-label")
    bo.page.goto("/")
    field = bo.page.get_by_label("A friend told you a code, or sent you a link?")
    field.fill("222222")
    field.press("Enter")
    expect(bo.page.get_by_role("alert")).to_have_text("No table here has this code: check it, character by character.")
    field.fill(code.lower())
    field.press("Enter")
    expect(bo.page.get_by_text("Ana has kept you a chair.")).to_be_visible()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("list").get_by_text("Bo")).to_be_visible()
