"""What is counted over games of Blood Bound, in its order."""

from duskhall.games.blood_bound import tally
from duskhall.kernel.counting import Balance, Count, Rate

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
    Count("order", ("seat", "seat"), "who began, and who sat how far to its left", tally.order),
    Count("characters", ("character", "seat"), "who played it", tally.characters),
    Count("captor_of", ("character", "seat"), "how often a seat captured it", tally.captor_of),
    Count("shown_by", ("rank", "seat"), "how often a seat showed a rank", tally.shown_by),
    Count("standing", ("seat",), "kept to tell who is ahead, 0 after a game", tally.standing),
)

BALANCE = Balance(
    order="order",
    held=("characters", "captor_of", "shown_by"),
    rates=(
        Rate("clans", "clans"),
        Rate("captured", "captured", "dealt"),
        Rate("declined", "declined", "shown"),
    ),
)
