"""What is counted over games of Bloodborne: The Card Game, in its order."""

from duskhall.games.bloodborne_card import tally
from duskhall.kernel.counting import Balance, Count, Rate

CREATURE = {"met": "times it was met", "killed": "times it was killed", "escaped": "times it got away"}
COURSE = {
    "rounds": "rounds",
    "banked": "Echoes banked in the Dream",
    "scores": "scores, added up",
    "winning_scores": "scores of winners, added up",
    "nobody_left": "games in which everybody was eliminated",
    "out_of_time": "games that a limit ended",
}

COUNTED = (
    Count("creatures", ("creature", CREATURE), "the creatures", tally.creatures),
    Count("final_bosses", ("creature",), "games with this final boss", tally.final_bosses),
    Count("deaths", ("creature",), "deaths with this creature in play", tally.deaths),
    Count("causes", ("cause",), "deaths of this cause", tally.causes),
    Count("played", ("card",), "how often a card was played or shown", tally.played),
    Count("taken", ("card",), "how often an upgrade was taken", tally.taken),
    Count("removed", ("card",), "how often a card was removed", tally.removed),
    Count("owned", ("card",), "how many hunters had at the end", tally.owned),
    Count("owned_by_winners", ("card",), "how many winners had at the end", tally.owned_by_winners),
    Count("won_by_seat", ("seat",), "games that a seat won", tally.won_by_seat),
    Count("course", (COURSE,), "how games went", tally.course),
    Count("order", ("seat", "seat"), "who came first, second and so on", tally.order),
    Count("taken_by", ("card", "seat"), "how often a seat took an upgrade", tally.taken_by),
    Count("owned_by", ("card", "seat"), "how many a seat had at the end", tally.owned_by),
    Count("killed_by", ("creature", "seat"), "how often a seat killed a creature", tally.killed_by),
    Count("died_by", ("creature", "seat"), "how often a seat died with a creature in play", tally.died_by),
)

BALANCE = Balance(
    order="order",
    held=("taken_by", "owned_by", "killed_by", "died_by"),
    rates=(
        Rate("final_bosses", "final_bosses"),
        Rate("creatures_killed", "creatures.killed", "creatures.met"),
        Rate("deaths", "deaths", "creatures.met"),
        Rate("played", "played"),
    ),
)
