"""Every screen in both themes at every size: no serious fault, nothing sideways, and a picture (web/screenshots)."""

from itertools import cycle

import pytest
from tests.browser.legible import LEGIBLE
from tests.browser.screens import AROUND, Tour, of_game
from tests.browser.test_reach import overflow, serious
from tests.browser.test_sizes import SIZES
from tests.scale import FULL

from duskhall.games import GAMES

THEMES = ("dark", "light")
BESIDE = 1000  # pixels from which panels stand beside the table: wider screens and others are come to anew
SPANISH = ("blood-bound", "bloodborne-board")  # the others in English


def looks(sizes, themes):
    """Return at which sizes, of one kind after the other, and in which themes a screen is looked at."""
    return [[(size, themes) for size in sizes if (size[0] >= BESIDE) == wide] for wide in (True, False)]


def look_at(tour, prefix, screens, chosen):
    """Go to each screen at its sizes, and return what is wrong there."""
    faults = {}
    for name, come in screens.items():
        for kind in looks(*next(chosen)):
            for number, ((width, height), themes) in enumerate(kind):
                tour.ana.page.set_viewport_size({"width": width, "height": height})
                if number == 0:
                    looker = come(tour)
                looker.page.set_viewport_size({"width": width, "height": height})
                with looker.drawn():
                    for theme in themes:
                        looker.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                        looker.settle()
                        found = serious(looker)
                        found += [f"{overflow(looker.page)} sideways"] if overflow(looker.page) > 0 else []
                        found += looker.page.evaluate(LEGIBLE)
                        looker.photograph(f"{prefix}-{name}-{width}x{height}-{theme}")
                        if found:
                            faults[f"{name} at {width}x{height}, {theme}"] = found
    return faults


def samples():
    """In a sample every screen has one size, the next one has the next, in one theme after the other."""
    if FULL:
        return cycle([(SIZES, THEMES)])
    return cycle([([size], [theme]) for theme, size in zip(cycle(THEMES), SIZES * 2)])


@pytest.mark.long
@pytest.mark.parametrize("of", ["around", *GAMES])
def test_no_screen_has_serious_faults(guest, of):
    tour = Tour(guest, lang="es" if of in SPANISH else "en")
    assert look_at(tour, of, AROUND if of == "around" else of_game(of), samples()) == {}
