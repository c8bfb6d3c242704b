"""What a seat observes of a game of Dungeon Cards: the parts, in their order."""

from duskhall.games.dungeon_cards import observation
from duskhall.kernel.observation import Part

TABLE = {
    "phase": "0 choosing, 1 dungeon, 2 boss, 3 over",
    "round": "the round",
    "rounds": "how many there are",
    "first_player": "who begins a round",
    "turn": "whose turn or battle it is",
    "action": "the action number of the card just drawn",
    "action_total": "the action numbers of this turn, added up",
    "action_limit": "the limit of whoever's turn it is",
    "bust": "1 after going bust",
    "hits_coming": "hits about to be taken",
    "settled": "cards of the row already collected, while a claim is asked for",
    "top_card": "the card on top of the deck, where this seat has looked at it",
    "boss": "the boss, once it is turned up",
    "boss_damage": "hits that the boss has taken",
    "slayer": "who has beaten the boss",
}
ROLL = {
    "kind": "1 fight, 2 evade, 3 battle; 0 while no roll can be changed",
    "strikes": "faces shown",
    "evades": "faces shown",
    "skills": "faces shown",
    "result": "what the roll counts, everything added",
    "need": "what it has to reach",
    "aside_strikes": "dice set aside to be rolled again",
    "aside_evades": "dice set aside to be rolled again",
    "aside_skills": "dice set aside to be rolled again",
}
PLAYER = {
    "adventurer": "which one it is",
    "gold": "gold",
    "hits": "hits taken",
    "most_hits": "hits that knock out",
    "points": "skill points",
}
CARD = {"card": "which one it is", "status": "1 open, 2 found, 3 evaded, 4 to be claimed, 5 one's own"}

OBSERVED = (
    Part("table", (TABLE,), "where the game stands", observation.table),
    Part("roll", (ROLL,), "the roll on the table", observation.roll),
    Part("players", ("seat", PLAYER), "every player", observation.players),
    Part("items", ("seat", "item"), "how many of each item every player has", observation.items),
    Part("row", (observation.ROW, CARD), "the cards of this turn, the last one first", observation.row),
    Part("row_cards", ("card",), "how many of each card lie in the row", observation.row_cards),
    Part("deck", ("card",), "how many of each card are in the deck", observation.deck),
    Part("discard", ("card",), "how many of each card are in the discard pile", observation.discard),
    Part("boss_order", ("seat",), "who may face the boss, in this order", observation.boss_order),
    Part("places", ("seat",), "who came first, second and so on", observation.places),
)
