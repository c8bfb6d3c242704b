"""Campaign packs: chapters, missions and their steps as content/campaigns/*.toml write them, or a file of your own.

A step is made of named building blocks; what each of them means is said in `tables`, what must fit together is looked
at in `checks`.
"""

from duskhall.games.bloodborne_board import tables
from duskhall.games.bloodborne_board.data.reading import Written, says
from duskhall.kernel.content import Identifier, Provenance, Words


@says(tables.Modifier)
class Modifier(Written, kw_only=True):
    """How a mission changes an enemy."""

    id: str


@says(tables.Spawn)
class Spawn(Written):
    """Enemies that a step brings."""


@says(tables.Reward)
class Reward(Written):
    """What a step or choice pays; packs of the first edition wrote a number for its frenzy."""

    frenzy: bool | int = False


@says(tables.Penalty)
class Penalty(Written):
    """What a step revealed with too little insight costs every hunter."""


@says(tables.Choice)
class Choice(Written, kw_only=True):
    """One of the ways that a step offers."""

    id: Identifier
    name: Words = {}


@says(tables.MissionStep)
class Step(Written, kw_only=True):
    """One card of a mission; its name is what it tells the hunters to do."""

    id: Identifier
    name: Words = {}
    choices: list[Choice] = []
    next: str | None = None


@says(tables.Mission)
class Mission(Written, kw_only=True):
    """A chain of steps."""

    id: Identifier
    name: Words = {}
    chapter: int
    step: list[Step]


@says(tables.Chapter)
class Chapter(Written):
    """The setup side of a chapter card; `text` is the story that it begins with, `provenance` that of its setup."""

    provenance: Provenance = "reported"
    name: Words = {}
    text: Words = {}


class Campaign(Written, kw_only=True):
    """A campaign pack."""

    id: Identifier
    provenance: Provenance
    chapter: list[Chapter]
    mission: list[Mission]
    modifier: list[Modifier] = []
    name: Words = {}
