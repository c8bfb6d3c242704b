"""Words as a picture, for whoever wants frames: letters of five by seven dots, light on dark.

A letter is five columns, each a byte whose lowest bit is the topmost dot; the printable characters of ASCII from the
space on.
"""

from typing import Final
from unicodedata import normalize

import numpy as np
import numpy.typing as npt

DOTS: Final = bytes.fromhex(
    "000000000000005f00000007000700147f147f14242a7f2a12231308646236495522500000070000001c2241000041221c00"
    "14083e081408083e080800503000000808080808006060000020100804023e5149453e00427f400042615149462141454b31"
    "1814127f1027454545393c4a49493001710905033649494936064949291e0036360000005636000008142241001414141414"
    "00412214080201510906324979413e7e1111117e7f494949363e414141227f4141221c7f494949417f090909013e4149497a"
    "7f0808087f00417f41002040413f017f081422417f404040407f020c027f7f0408107f3e4141413e7f090909063e4151215e"
    "7f09192946464949493101017f01013f4040403f1f2040201f3f4038403f631408146307087008076151494543007f414100"
    "02040810200041417f0004020102044040404040000102040020545454787f484444383844444420384444487f3854545418"
    "087e0901020c5252523e7f0804047800447d40002040443d007f1028440000417f40007c041804787c080404783844444438"
    "7c14141408081414187c7c080404084854545420043f4440203c4040207c1c2040201c3c4030403c44281028440c5050503c"
    "4464544c44000836410000007f000000413608000804081008"
)
WIDE, HIGH, LETTER = 6, 10, 5  # dots from one letter to the next, from one line to the next, and of a letter
MARGIN: Final = 6
MOST: Final = 120  # letters of a line
PLAIN: Final = str.maketrans({"–": "-", "—": "-", "’": "'", "“": '"', "”": '"', "…": "...", "×": "x", "·": "."})
GROUND: Final = np.array((24, 20, 24), np.uint8)
INK: Final = np.array((224, 205, 164), np.uint8)


def picture(text: str) -> npt.NDArray[np.uint8]:
    """Return the picture of a text: rows of dots, each red, green and blue."""
    lines = [line[at : at + MOST] for line in _plain(text).splitlines() for at in range(0, max(1, len(line)), MOST)]
    columns = max((len(line) for line in lines), default=1)
    dots = np.zeros((HIGH * len(lines) + 2 * MARGIN, WIDE * columns + 2 * MARGIN), np.bool_)
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            top, left = MARGIN + row * HIGH, MARGIN + column * WIDE
            dots[top : top + 8, left : left + LETTER] = _dots(letter)
    image: npt.NDArray[np.uint8] = np.where(dots[..., np.newaxis], INK, GROUND)
    return image


def _dots(letter: str) -> npt.NDArray[np.uint8]:
    """Return a letter as rows of dots."""
    place = (ord(letter) - ord(" ")) * LETTER
    columns = np.frombuffer(DOTS, np.uint8, LETTER, place)
    return np.unpackbits(columns[np.newaxis], axis=0, bitorder="little")


def _plain(text: str) -> str:
    """Return a text in the letters that there are: without accents, and "?" for what has no other form."""
    parts = normalize("NFKD", text.translate(PLAIN))
    kept = [each for each in parts if not 0x300 <= ord(each) < 0x370]
    return "".join(each if " " <= each <= "~" or each == "\n" else "?" for each in kept)
