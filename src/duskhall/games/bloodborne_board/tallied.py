"""What is counted over hunts of the board game, in its order."""

from duskhall.games.bloodborne_board import tally
from duskhall.kernel.counting import Balance, Count, Rate

CHAPTER = {"begun": "how often it was begun", "won": "how often it was won", "lost": "how often it was lost"}
HUNTER = {"picked": "games in which it was played", "slain": "how often it was slain", "won": "chapters won with it"}
STEP = {"revealed": "how often it was revealed", "completed": "how often it was completed"}
COURSE = {
    "rounds": "rounds",
    "resets": "resets of the map",
    "dreams": "visits to the Dream",
    "attacks": "attacks of hunters",
    "attacked": "attacks of enemies",
    "ambushed": "ambushes",
}

COUNTED = (
    Count("chapters", ("chapter", CHAPTER), "the chapters", tally.chapters),
    Count("hunters", ("hunter", HUNTER), "the hunters", tally.hunters),
    Count("slain", ("kind",), "how often a kind of enemy was slain", tally.slain),
    Count("deadly", ("kind",), "how often hunters fell in a combat with it", tally.deadly),
    Count("missions", ("mission",), "how often a mission was completed", tally.missions),
    Count("steps", ("mission_step", STEP), "the steps of missions", tally.steps),
    Count("bought", ("card",), "how often an upgrade was bought", tally.bought),
    Count("items", ("item",), "how often an item was used", tally.items),
    Count("firearms", ("firearm",), "how often a firearm was fired", tally.firearms),
    Count("course", (COURSE,), "how hunts went", tally.course),
    Count("hunters_by", ("hunter", "seat"), "who played it", tally.hunters_by),
    Count("bought_by", ("card", "seat"), "how often a seat bought an upgrade", tally.bought_by),
    Count("items_by", ("item", "seat"), "how often a seat used an item", tally.items_by),
    Count("firearms_by", ("firearm", "seat"), "how often a seat fired it", tally.firearms_by),
    Count("slain_by", ("kind", "seat"), "how often a seat slew it", tally.slain_by),
    Count("steps_done", ("mission_step",), "how often it was completed", tally.steps_done),
)

BALANCE = Balance(
    held=("hunters_by", "bought_by", "items_by", "firearms_by", "slain_by", "missions", "steps_done"),
    rates=(
        Rate("chapters_won", "chapters.won", "chapters.begun"),
        Rate("hunters_slain", "hunters.slain", "hunters.picked"),
        Rate("steps_completed", "steps.completed", "steps.revealed"),
        Rate("slain", "slain"),
        Rate("deadly", "deadly"),
    ),
    spread=("campaign", "chapter"),
)
