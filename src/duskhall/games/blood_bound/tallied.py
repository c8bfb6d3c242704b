"""What is counted over games of Blood Bound, in its order."""

from duskhall.games.blood_bound import tally
from duskhall.kernel.counting import Count

COURSE = {
    "attacks": "attacks",
    "passes": "turns that passed the dagger",
    "interventions": "offers accepted",
    "looks": "cards looked at",
    "stolen": "victories that the Inquisitor stole",
    "cut_short": "games that a limit ended",
}

COUNTED = (
    Count("dealt", ("character",), "games in which it was played", tally.dealt),
    Count("won", ("character",), "games that it won", tally.won),
    Count("clans", ("clan",), "games that a clan won", tally.clans),
    Count("captured", ("character",), "how often it was captured", tally.captured),
    Count("captors", ("character",), "how often it captured somebody", tally.captors),
    Count("shown", ("rank",), "how often a rank was shown", tally.shown),
    Count("declined", ("rank",), "how often its ability was declined", tally.declined),
    Count("course", (COURSE,), "how games went", tally.course),
)
