"""How fast the browser client is, by Chromium's own measures: `python -m benchmarks.browser`.

First interaction: from the request of the front page to a "Play now" button that answers, with the processor slowed
down four times.  Reveal: the longest task while five hunters turn their cards at normal speed.
"""

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.guests import Guest
from tests.browser.halls import HallProcess

SLOWER = 4
LONG_TASKS = """() => {
  window.longTasks = []
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: 'longtask' })
}"""


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


def reveal(browser: Browser, hall: HallProcess, rounds: int) -> dict[str, Any]:
    """Play rounds of the card game with five hunters at normal speed; return the longest task in milliseconds."""
    ana = Guest(browser, hall, "Ana", speed="normal")
    ana.sit_down("bloodborne-card", 5)
    expect(ana.options.first).to_be_visible()
    ana.page.evaluate(LONG_TASKS)
    chance = random.Random(1)
    for _ in range(3 * rounds):
        expect(ana.options.first.or_(ana.result)).to_be_visible()
        if ana.result.count():
            break
        ana.press(chance)
    tasks = sorted(ana.page.evaluate("() => window.longTasks"), reverse=True)
    ana.leave()
    return {"longest": round(tasks[0]) if tasks else 0, "over_50_ms": len(tasks)}


def main() -> None:
    """Measure, and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4)
    wanted = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        hall = HallProcess(Path(folder))
        try:
            figures = {
                "first interaction": first_interaction(browser, hall, wanted.times),
                "reveal": reveal(browser, hall, wanted.rounds),
            }
        finally:
            hall.stop()
            browser.close()
    print(json.dumps(figures, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
