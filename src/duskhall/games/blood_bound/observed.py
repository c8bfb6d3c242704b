"""What a seat observes of a game of Blood Bound: the parts, in their order."""

from duskhall.games.blood_bound import observation
from duskhall.kernel.observation import Part

TABLE = {
    "turn": "the turn",
    "dagger": "who has the dagger",
    "target": "who is attacked",
    "wounded": "who suffers the wound of the attack",
    "first_look": "the first of the two that the Harlequin chooses",
    "quiet_turns": "turns since the wounds on the table were at their highest",
    "pass_limit": "so many of them end the game, 0 for never",
    "captured": "who was captured",
    "captor": "by whom",
    "winner": "1 Rose, 2 Beast, 3 the Secret Order",
}
PLAYER = {
    "wounds": "wounds",
    "rank": "the rank whose token lies before them",
    "showed_rank": "the rank that they have ever shown",
    "spared_nobody": "1 where they have attacked a player with three wounds",
    "character": "their card, where this seat has seen it",
    "clue": "the clan of their clue, where this seat has seen it",
    "curse": "1 a false curse, 2 the true one, where this seat knows",
    "may_offer": "1 where they may offer to intervene",
    "offered": "1 where they have offered it",
}

OBSERVED = (
    Part("table", (TABLE,), "where the game stands", observation.table),
    Part("players", ("seat", PLAYER), "every player", observation.players),
    Part("tokens", ("seat", "token"), "the tokens before every player", observation.tokens),
    Part(
        "showed", ("seat", "token"), "the most of each that every player has shown, without a Staff", observation.showed
    ),
    Part("cards", ("seat", "card"), "the ability cards before every player", observation.cards),
    Part("supply", ("card",), "the ability cards in the supply", observation.supply),
    Part("looked", ("seat", "seat"), "1 where the first has looked at the second one's card", observation.looked),
)
