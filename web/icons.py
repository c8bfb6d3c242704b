"""Draws the icons of the installed client, public/icons, from public/lantern.svg, with the Chromium of the tests.

Run from the root of the sources: `.venv/bin/python web/icons.py`.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS, find_chromium

PUBLIC = Path(__file__).parent / "public"
ICONS = {"lantern-192": (192, 1.0), "lantern-512": (512, 1.0), "lantern-whole-512": (512, 0.7), "touch-180": (180, 0.8)}


def main() -> None:
    """Draw every icon; those that a phone cuts to its own shape have ground to their edges and a smaller lantern."""
    lantern = (PUBLIC / "lantern.svg").read_text(encoding="utf-8")
    bare = re.sub(r"<rect[^>]*/>", "", lantern)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 1 else "#14161f"
            drawn = lantern if part == 1 else bare
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{size * part}px;line-height:0">{drawn}</div>')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
