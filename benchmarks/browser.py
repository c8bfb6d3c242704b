"""How fast the browser client is, by Chromium's own measures: `python -m benchmarks.browser`.

To the first decision: how many clicks and words it takes a stranger, from the front page on.
First interaction: from the request of the front page to a "Play now" button that answers, with the processor slowed
down four times, and what was loaded until then.  For each game, played by clicks at normal speed at 1280x800: the
longest task while cards move, the time from a click to the next paint at the 95th percentile, times four as on a
processor that slow, and whatever else than transform and opacity was animated.  Tasks are measured in processor time,
which a busy machine does not change; its load is told with the figures, and last what exceeds its limit.
"""

import argparse
import json
import os
import random
import tempfile
from bisect import bisect_left
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess
from tests.browser.test_arriving import ON_THE_WAY

SLOWER = 4
LONG = 50  # milliseconds from which on a task is felt
CLICK = 2000  # milliseconds in which an option can be clicked
LIMITS = {
    "clicks to it": 2,
    "words": 120,
    "kilobytes": 250,
    "longest task": LONG,
    "interaction to next paint": 200,
}
SEATS = {"dungeon-cards": 4, "bloodborne-card": 5, "blood-bound": 8, "bloodborne-board": 2}
WATCH = """() => {
  unseen.disabled = true
  window.animated = new Set()
  setInterval(() => {
    for (const each of document.getAnimations())
      for (const frame of each.effect.getKeyframes?.() ?? [])
        for (const property of Object.keys(frame)) animated.add(property)
  }, 100)
}"""
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
FIELDS = {"offset", "easing", "composite", "computedOffset"}


def first_decision(browser: Browser, hall: HallProcess) -> dict[str, Any]:
    """Come as a stranger and play each game at once; return clicks, and of the words on the way the most."""
    words = 0
    for game in SEATS:
        ana = Guest(browser, hall)
        ana.page.goto("/")
        play = ana.page.locator(f"article[data-game='{game}'] .bright")
        expect(play).to_be_enabled()
        read = ana.page.evaluate(ON_THE_WAY, game)
        play.click()
        expect(ana.options.first).to_be_visible()
        read.append(ana.page.locator("section.dock .prompt").inner_text())
        words = max(words, len(" ".join(read).split()))
        ana.leave()
    return {"clicks to it": 1, "words": words}


def first_interaction(browser: Browser, hall: HallProcess, times: int) -> dict[str, Any]:
    """Open the front page with an empty cache and a slow processor; return milliseconds and bytes."""
    found = []
    weight = 0
    for _ in range(times):
        ana = Guest(browser, hall)
        tools = ana.context.new_cdp_session(ana.page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        tools.send("Network.enable")
        sizes: list[int] = []
        tools.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
        ana.page.goto("/")
        expect(ana.page.get_by_role("button", name="Play now").first).to_be_enabled()
        found.append(ana.page.evaluate("() => performance.now()"))
        weight = sum(sizes)
        ana.leave()
    return {"milliseconds": round(min(found)), "all": [round(each) for each in found], "kilobytes": weight // 1000}


def playing(browser: Browser, hall: HallProcess, game: str, answers: int) -> dict[str, Any]:
    """Play a game by clicks at normal speed; return milliseconds of processor time, and what was animated."""
    ana = Guest(browser, hall, "Ana", speed="normal")
    ana.sit_down(game, SEATS[game])
    expect(ana.options.first).to_be_visible()
    ana.settle()
    ana.page.evaluate(WATCH)
    browser.start_tracing(page=ana.page, categories=TRACED)
    chance = random.Random(1)
    for _ in range(answers):
        expect(ana.options.first.or_(ana.result)).to_be_visible()
        if ana.result.count():
            break
        with suppress(TooLate):  # of a question that somebody else's answer has settled meanwhile
            ana.options.nth(chance.randrange(ana.options.count() or 1)).click(timeout=CLICK)
    expect(ana.options.first.or_(ana.result)).to_be_visible()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    animated = ana.page.evaluate("() => [...animated]")
    ana.leave()
    tasks, paints = main_thread(events)
    return {
        "longest task": round(max((took for _, took in tasks), default=0)),
        "tasks over 50": sum(took > LONG for _, took in tasks),
        "interaction to next paint": round(SLOWER * percentile(paints)),
        "clicks": len(paints),
        "animated besides": sorted(set(animated) - CHEAP - FIELDS),
    }


def main_thread(events: list[dict[str, Any]]) -> tuple[list[tuple[float, float]], list[float]]:
    """Return the tasks of the page, as pairs of their beginning and their processor time, and what each click took."""
    named = (each for each in events if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain")
    threads = {(each["pid"], each["tid"]) for each in named}
    here = [each for each in events if (each["pid"], each["tid"]) in threads and each.get("ph") == "X"]
    # Messages that let nothing of the page run are the tools' own.
    asked = sorted(each["ts"] for each in here if each["name"] == "Receive mojo message")
    done = sorted(each["ts"] for each in here if each["name"] in {"EventDispatch", "FunctionCall", "TimerFire"})
    tasks = [
        (each["ts"], each["tdur"] / 1000)
        for each in here
        if each["name"] == "RunTask" and "tdur" in each and (within(each, done) or not within(each, asked))
    ]
    ends = sorted(each["ts"] + each["dur"] for each in here if each["name"] in {"Commit", "Paint"})
    paints = []
    for click in (each for each in here if each["name"] == "EventDispatch" and each["args"]["data"]["type"] == "click"):
        painted = next((end for end in ends if end > click["ts"]), click["ts"])
        meanwhile = sum(took for at, took in tasks if click["ts"] < at <= painted)
        paints.append(click["tdur"] / 1000 + meanwhile)
    return tasks, paints


def within(task: dict[str, Any], moments: list[float]) -> bool:
    """Say whether one of the moments is in a task; they are in their order."""
    first = bisect_left(moments, task["ts"])
    return first < len(moments) and moments[first] <= task["ts"] + task["dur"]


def percentile(values: list[float], share: float = 0.95) -> float:
    """Return what so large a share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0


def main() -> None:
    """Measure, and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--games", nargs="*", default=list(SEATS))
    wanted = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        hall = HallProcess(Path(folder))
        try:
            figures = {
                "load": os.getloadavg()[0],
                "first decision": first_decision(browser, hall),
                "first interaction": first_interaction(browser, hall, wanted.times),
                "playing": {game: playing(browser, hall, game, wanted.answers) for game in wanted.games},
                "load afterwards": os.getloadavg()[0],
            }
        finally:
            hall.stop()
            browser.close()
    print(json.dumps({**figures, "over": over(figures)}, indent=2))  # noqa: T201


def over(figures: dict[str, Any], of: str = "") -> list[str]:
    """Return what exceeds its limit, and what was animated that should not be."""
    found = []
    for name, figure in figures.items():
        if isinstance(figure, dict):
            found += over(figure, f"{of}{name}: ")
        elif name == "animated besides" and figure:
            found.append(f"{of}{name}: {', '.join(figure)}")
        elif name in LIMITS and figure > LIMITS[name]:
            found.append(f"{of}{name}: {figure}, at most {LIMITS[name]}")
    return found


if __name__ == "__main__":
    main()
