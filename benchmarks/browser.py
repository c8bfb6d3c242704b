"""How fast the browser client is, by Chromium's own measures: `python -m benchmarks.browser`.

First interaction: from the request of the front page to a "Play now" button that answers, with the processor slowed
down four times, and what was loaded until then.  Moving: the longest task in each game while cards move at normal
speed at 1280x800, and whatever else than transform and opacity was animated.  Answering: from a click on an option to
the next paint, with the processor slowed down four times, at the 95th percentile.  The load of the machine is told
with the figures: tasks are measured by the clock on the wall.
"""

import argparse
import json
import os
import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess

SLOWER = 4
CLICK = 2000  # milliseconds in which an option can be clicked
SEATS = {"dungeon-cards": 4, "bloodborne-card": 5, "blood-bound": 8, "bloodborne-board": 2}
WATCH = """() => {
  unseen.disabled = true
  window.tasks = []
  window.paints = {}
  window.animated = new Set()
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) paints[interactionId] = Math.max(paints[interactionId] ?? 0, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const look = () => {
    for (const each of document.getAnimations())
      for (const frame of each.effect.getKeyframes?.() ?? [])
        for (const property of Object.keys(frame)) animated.add(property)
  }
  setInterval(look, 100)
}"""
CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
FIELDS = {"offset", "easing", "composite", "computedOffset"}


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


def moving(browser: Browser, hall: HallProcess, game: str, answers: int, slower: int) -> dict[str, Any]:
    """Play a game by clicks at normal speed; return tasks, interactions and what was animated, in milliseconds."""
    ana = Guest(browser, hall, "Ana", speed="normal")
    ana.sit_down(game, SEATS[game])
    expect(ana.options.first).to_be_visible()
    ana.settle()
    ana.page.evaluate(WATCH)
    ana.context.new_cdp_session(ana.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    chance = random.Random(1)
    for _ in range(answers):
        expect(ana.options.first.or_(ana.result)).to_be_visible()
        if ana.result.count():
            break
        with suppress(TooLate):  # of a question that somebody else's answer has settled meanwhile
            ana.options.nth(chance.randrange(ana.options.count() or 1)).click(timeout=CLICK)
    expect(ana.options.first.or_(ana.result)).to_be_visible()
    tasks, paints, animated = ana.page.evaluate("() => [tasks, Object.values(paints), [...animated]]")
    ana.leave()
    # What is faster than the threshold is not reported, and counts as nothing.
    paints = sorted([*paints, *[0] * max(0, answers - len(paints))])
    return {
        "longest task": round(max(tasks, default=0)),
        "tasks over 50": len(tasks),
        "interaction to next paint": round(paints[min(len(paints) - 1, int(0.95 * len(paints)))]) if paints else 0,
        "animated besides": sorted(set(animated) - CHEAP - FIELDS),
    }


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
                "first interaction": first_interaction(browser, hall, wanted.times),
                "moving": {game: moving(browser, hall, game, wanted.answers, 1) for game in wanted.games},
                "answering": {game: moving(browser, hall, game, wanted.answers, SLOWER) for game in wanted.games},
                "load afterwards": os.getloadavg()[0],
            }
        finally:
            hall.stop()
            browser.close()
    print(json.dumps(figures, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
