"""What a seat observes of Bloodborne: The Card Game: the parts, in their order."""

from duskhall.games.bloodborne_card import observation
from duskhall.kernel.observation import Part

TABLE = {
    "round": "the round",
    "first_player": "who is the first player",
    "max_health": "the most health that a hunter has",
    "final_boss": "the final boss",
    "creature": "the creature that was last turned up",
    "fate": "1 it is in play, 2 killed, 3 escaped",
    "echoes": "Echoes on it",
    "monsters_left": "monsters in the dungeon deck",
    "bosses_left": "bosses in the dungeon deck",
    "from_box": "cards on top of the deck that came from the box",
    "reserve": "Echoes in the reserve",
}
HUNTER = {
    "status": "0 alive, 1 dead, 2 eliminated",
    "health": "health",
    "collected": "Echoes collected",
    "banked": "Echoes banked",
    "kin": "the space reached on this track",
    "humanoid": "the space reached on this track",
    "beast": "the space reached on this track",
    "trophy_value": "what the three are worth",
    "score": "the score so far",
    "deaths": "deaths",
    "played": "the card of this round",
    "weapon": "the weapon that is shown",
    "dealt": "damage dealt to the creature in this round",
    "weakened": "damage taken off this round's attack",
    "blocked": "1 where the weapon is blocked",
    "struck": "1 where the weapon has struck already",
}

OBSERVED = (
    Part("table", (TABLE,), "the dungeon and its creature", observation.table),
    Part("seen", ("creature",), "1 for every creature that has been seen", observation.seen),
    Part("display", ("card",), "how many of each upgrade lie open", observation.display),
    Part("upgrades", ("card",), "how many of each upgrade are in the deck", observation.upgrades),
    Part("hunters", ("seat", HUNTER), "every hunter", observation.hunters),
    Part("hand", ("seat", "card"), "how many of each card are in every hand", observation.hand),
    Part("used", ("seat", "card"), "how many of each card are in every used pile", observation.used),
)
