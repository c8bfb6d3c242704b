"""What a worker process is asked for, and what comes of it: the hall and its workers say nothing else to each other.

A job holds everything it needs, so a worker that dies takes nothing with it.
"""

from typing import Any

import msgspec

from duskhall.hall.conclusion import Conclusion
from duskhall.hall.protocol import Happened, Now, Tree
from duskhall.teacher.hint import Hint


class Job(msgspec.Struct, tag_field="job", kw_only=True):
    """Something to work out."""


class Situation(Job, kw_only=True):
    """A state in which a seat is asked; `head` is the record's head, which says what is played."""

    head: str
    state: dict[str, Any]
    seat: int


class Choose(Situation, tag="choose", kw_only=True):
    """Let a bot answer; `heard` is what its seat heard, `chance` the seed of its own dice.

    After so many `seconds` it is to come to an end; without them it does its usual work, however long that takes.
    """

    bot: str
    heard: list[dict[str, Any]]
    chance: str
    seconds: float | None = None


class Together(Job, kw_only=True):
    """Something for several bots, by seat and name; `events` is all that was told at the table."""

    head: str
    state: dict[str, Any]
    bots: list[tuple[int, str]]
    events: list[dict[str, Any]]
    chance: str


class Speak(Together, tag="speak", kw_only=True):
    """Let bots say something about what happened."""


class Settle(Together, tag="settle", kw_only=True):
    """Let bots settle who of them goes next; after so many `seconds` by what they have found."""

    seconds: float | None = None


class Weigh(Situation, tag="odds", kw_only=True):
    """Work out a seat's odds."""


class Advise(Situation, tag="hint", kw_only=True):
    """Say what a strong player would do in a seat that heard this; after so many `seconds` with what is known then."""

    heard: list[dict[str, Any]]
    seconds: float


class Replay(Job, tag="replay", kw_only=True):
    """Tell a record again, entries `first` to `last`, as a seat or a spectator (None) saw it."""

    record: str
    seat: int | None
    first: int
    last: int
    everything: bool = False
    words: bool = True
    aids: bool = True


class Tell(Job, tag="story", kw_only=True):
    """Tell the story of an ended game by its record."""

    record: str


class Conclude(Job, tag="conclude", kw_only=True):
    """Say what an ended game came to, for history: by its record as it is stored, and by its last state."""

    head: str
    entries: list[msgspec.Raw]
    state: str | None


class Analyse(Job, tag="analysis", kw_only=True):
    """Say what an ended game came to, by its record; how far that is comes before it, in results of their own."""

    record: str


class Vet(Job, tag="pack", kw_only=True):
    """Say whether a pack can be played: `text` is what its file holds; what is wrong is said in a language."""

    game: str
    file: str
    text: str
    most: int
    lang: str


class Story(msgspec.Struct):
    """What is told of an ended game: the moment that decided it and the number of its entry, and everybody's deeds.

    `deeds` are by seat, `together` is what all did.  `again` is the entry from which on what was lost can be played
    again, `part` says what that is.  All of it is empty where the game has no story, or today's rules
    cannot tell the record again.
    """

    turning: Tree | None = None
    at: int = 0
    deeds: list[list[Tree]] = []
    together: list[Tree] = []
    again: int | None = None
    part: Tree | None = None


class Frame(msgspec.Struct):
    """One moment of a replay; `views` holds every seat's view where everything is shown.

    Where today's rules fail on the record there is no `now`: what happened is told as it was stored.
    """

    happened: Happened
    now: Now | None = None
    views: list[Any] | None = None


class Result(msgspec.Struct, omit_defaults=True):
    """What came of a job: the name of an option, a seat, what was said, odds, a hint, frames, a story; or the problem.

    `vetted` is a `Vetted` in JSON; a pack that cannot be played is `refused` with a sentence.

    `silent` names the bots that never speak.  `frames` is a list of `Frame` in JSON, `story` a `Story` and `analysis`
    an `Analysis`, which the hall passes on as they are.  What has `progress`, in ten-thousandths, comes before that.
    """

    option: str = ""
    seat: int = 0
    said: list[tuple[int, dict[str, str | int]]] = []
    silent: list[str] = []
    odds: dict[str, dict[str, float]] = {}
    hint: Hint | None = None
    frames: msgspec.Raw = msgspec.Raw()
    story: msgspec.Raw = msgspec.Raw()
    conclusion: Conclusion | None = None
    analysis: msgspec.Raw = msgspec.Raw()
    vetted: msgspec.Raw = msgspec.Raw()
    refused: str = ""
    progress: int | None = None
    problem: str = ""
