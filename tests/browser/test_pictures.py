"""The pictures of the README and the documents, drawn from the hall as it is: `make pictures` writes them anew."""

import os
from base64 import b64decode, b64encode
from pathlib import Path

import pytest
from tests.browser.screens import Tour
from tests.scale import FULL

from duskhall.games import GAMES

WANTED = os.environ.get("DUSKHALL_PICTURES")  # the folder they are written to
DRAWN = Path(__file__).parents[2] / "docs" / "images"
# A picture as PNG is four times as large.
AS_WEBP = """async png => {
    const drawn = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: drawn.width, height: drawn.height }).getContext('2d').drawImage(drawn, 0, 0)
    return canvas.toDataURL('image/webp', 0.9).split(',')[1]
}"""


@pytest.mark.skipif(not (FULL or WANTED), reason="`make pictures` draws them, and so does a soak")
def test_every_picture_of_a_table_can_be_drawn_anew(guest, tmp_path):
    folder = Path(WANTED or tmp_path)
    tour = Tour(guest, lang="en", theme="dark")
    painter = tour.ana.context.new_page()  # an empty page, which may read what it is given
    for name in ("front", *GAMES):
        looker = tour.front() if name == "front" else tour.panel(name, "log")
        with looker.drawn():
            looker.settle()
            png = b64encode(looker.page.screenshot()).decode()
        (folder / f"{name}.webp").write_bytes(b64decode(painter.evaluate(AS_WEBP, png)))
        assert (DRAWN / f"{name}.webp").exists()
